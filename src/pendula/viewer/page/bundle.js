"use strict";(()=>{var Qe=class{q;v;z;size;identity;unit;constructor({nq:t,nv:e,nz:n,unit:s,identity:r}){this.q=bl(0,t),this.v=bl(this.q.end,e),this.z=bl(this.v.end,n),this.size=this.z.end,this.identity=r,this.unit=s.map(([o,a])=>bl(this.q.first+o,a))}get paired(){return this.identity?this.q.length:0}get hasUnits(){return this.unit.length>0}isUnit(t){let e=this.q.first+t;return this.unit.some(({first:n,end:s})=>n<=e&&e<s)}take(t,e){return e.subarray(t.first,t.end)}join(t,e,n){let s=new Float64Array(this.size);for(let[r,o,a]of[["q",this.q,t],["v",this.v,e],["z",this.z,n]]){if(a.length!==o.length)throw new Error(`A state of this system needs ${o.length} numbers in ${r}, not ${a.length}.`);s.set(a,o.first)}return s}normalise(t){let e=0;for(let{first:n,end:s}of this.unit){let r=Hp(t,n,s);if(r!==0){for(let o=n;o<s;o++)t[o]/=r;e=Math.max(e,Math.abs(r-1))}}return e}lacksDirection(t){return this.unit.some(({first:e,end:n})=>Hp(t,e,n)===0)}};function bl(i,t){return{first:i,end:i+t,length:t}}function Hp(i,t,e){let n=0;for(let s=t;s<e;s++)n+=i[s]*i[s];return Math.sqrt(n)}var Gs=0,ni=1,Wp=2,Xt=new Float64Array(0),Ml=class{constructor(t,e){this.data=t;this.functions=e;this.layout=new Qe(t.layout),this.constrained=t.constraints.length>0,this.rate=e.rate,this.p=Float64Array.from(t.parameters,n=>n.value),this.u=new Float64Array(t.inputs.length),this.rates=new Float64Array(this.layout.size)}data;functions;layout;constrained;rate;p;u;rates;deadline=1/0;solve(t,e,n){if(this.functions.solution!==void 0){this.functions.solution(t,e,this.u,this.p,Xt,n);return}this.rate(t,e,this.u,this.p,Xt,this.rates),n.set(this.layout.take(this.layout.v,this.rates))}};function Zn(i,t,e,n){for(let s=0;s<e.length;s++)n[s]=e[s]}function Fi(i,t){if(i===void 0)throw new Error(`This page was written without the function '${t}'.`);return i}var Sl=class{constructor(t){this.motion=t;let{data:e,layout:n}=t,s=n.size;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(e.powers.length),this.solution=new Float64Array(n.v.length+e.constraints.length),this.pushes=e.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;energies=new Float64Array(3);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;get busy(){if(!this.motion.data.energy)return!1;if(this.powers.length>0)return!0;let{u:t}=this.motion;for(let e of this.pushes)if(t[e]!==0)return!0;return!1}open(t,e){this.total=this.energyAt(t,e),this.known=!1}book(t){Number.isFinite(t)&&(this.total+=t)}forget(){this.known=!1}before(t,e){if(this.known)return;let{motion:n}=this;this.earlier.set(e),n.rate(t,e,n.u,n.p,Xt,this.earlierRate),[this.power,this.known]=[this.powerAt(t,e),!0]}after(t,e,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(e,n,s.u,s.p,Xt,l);for(let u=0;u<n.length;u++)a[u]=.5*(r[u]+n[u])+.125*t*(o[u]-l[u]);s.layout.normalise(a);let c=this.powerAt(e-.5*t,a),h=this.powerAt(e,n);this.book(t/6*(this.power+4*c+h)),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}energyAt(t,e){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(t,e,s,r,Xt,this.energies),this.energies[0]+this.energies[1])}powerAt(t,e){let{functions:n,data:s,layout:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(t,e,c),n.powers(t,e,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*e[r.v.first+d];return u}};function wl(i){let{layout:t,u:e,p:n,functions:s,data:r}=i,{q:o,v:a}=t,{most:l,nearly:c}=r.decisions.projection,h=Fi(s.velocity_correction,"velocity_correction"),u=r.holonomic>0?Fi(s.position_correction,"position_correction"):void 0,[d,p]=[new Float64Array(o.length),new Float64Array(a.length)];return(g,y)=>{for(let m=0;u!==void 0&&m<l;m++){u(g,y,e,n,Xt,d);let f=0;for(let x=0;x<o.length;x++){let S=o.first+x;y[S]+=d[x],f=Math.max(f,Math.abs(d[x])/(1+Math.abs(y[S])))}if(!(f>c))break}h(g,y,e,n,Xt,p);for(let m=0;m<a.length;m++)y[a.first+m]+=p[m]}}var Al=class{constructor(t){this.motion=t;let e=t.layout.size;this.turning=new Uint8Array(e);for(let n of t.data.scales.turning)this.turning[n]=1;[this.size,this.floor,this.sums]=[new Float64Array(e),new Float64Array(e),new Float64Array(e)],this.M=new Float64Array(t.layout.v.length**2)}motion;turning;size;floor;sums;M;passed=0;length=0;begin(t,e,n){for(let s=0;s<e.length;s++)this.floor[s]=this.turning[s],this.size[s]=this.turning[s]?1:Math.abs(e[s]);this.sums.fill(0),this.passed=0,this.length=this.lengthOf(t,e),this.raiseFloors(e,n)}of(t,e){return this.turning[t]?this.size[t]:Math.max(this.size[t],e)}update(t,e){this.passed+=t;for(let n=0;n<e.length;n++)this.turning[n]||(this.sums[n]+=t*Math.abs(e[n]),this.size[n]=Math.max(this.floor[n],this.sums[n]/this.passed))}raiseFloors(t,e){let{data:n,layout:s}=this.motion,{part:r,moment:o}=n.decisions.scales,{kinds:a,lengths:l}=n.scales,{q:c,v:h,paired:u}=s,{floor:d,size:p}=this,g=t.map((E,R)=>this.of(R,Math.abs(E))),y=Xp(a,g),m=Xp(a,e),f=this.typicalTime(g,e),x=Math.max(this.length,...l.map(E=>this.turning[E]?0:Math.abs(t[E])));for(let E of l)y[E]=x;for(let E=0;E<u;E++)y[h.first+E]=Math.max(y[h.first+E],y[c.first+E]/f);y.forEach((E,R)=>{E===0&&(y[R]=o*n.until*m[R])});let S=y.slice(h.first,h.first+h.length).filter(Number.isFinite),b=o*n.until*Math.max(0,...S);for(let E=c.first;E<c.first+c.length;E++)y[E]===0&&(y[E]=b);for(let E=0;E<t.length;E++){let R=r*y[E];this.turning[E]||!Number.isFinite(R)||R<=d[E]||(d[E]=R,p[E]=Math.max(p[E],R))}}lengthOf(t,e){let{functions:n,layout:s,u:r,p:o}=this.motion,{M:a}=this,{first:l,length:c}=s.q,h=0,u=0,d=0;n.mass_matrix?.(t,e,r,o,Xt,a);for(let g=0;g<c;g++){let y=Math.abs(a[g*c+g]??0);this.turning[l+g]?u=Math.max(u,y):[h,d]=[Math.max(h,Math.abs(e[l+g])),Math.max(d,y)]}let p=Math.sqrt(u/d);return n.mass_matrix!==void 0&&Number.isFinite(p)?Math.max(h,p):h}typicalTime(t,e){let{paired:n,q:s,v:r}=this.motion.layout,o=0;for(let a=0;a<t.length;a++){let l=a-r.first,c=l>=0&&l<n,h=Math.abs(e[a]),u=c?Math.sqrt(h/t[s.first+l]):h/t[a];Number.isFinite(u)&&(o=Math.max(o,u))}return 1/o}};function Xp(i,t){let e=new Float64Array(t.length);for(let n of i){let s=Math.max(...n.map(r=>Math.abs(t[r])));for(let r of n)e[r]=s}return e}var px=32,mx=1e-4,gx=1e-14,yx=1e-22,vx=1e3;function qp(i,t){return new $u(i,t)}var $u=class{constructor(t,e){this.motion=t;this.method=e;let n=t.layout.size;this.k=Array.from({length:e.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.scales=new Al(t),this.project=t.constrained?wl(t):void 0,this.exponent=1/(e.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;scales;project;exponent;length=0;lastError=1;repeated=!1;steps=0;reached=NaN;reveal=Zn;step(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+e;t===ni&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1,!1,!1,NaN],this.steps=0);let c=Number.isNaN(this.reached)?n:this.reached;t!==Gs&&r(c,s,o,a,Xt,this.k[0]),t===ni&&this.scales.begin(c,s,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:e,d=u>=l-c,p=d?l:c+u,g=p-c,y=this.attempt(c,g,p,s);if(y<=1)this.accept(g,y,d,s),c=p,++this.steps===this.motion.data.decisions.scales.look&&this.scales.raiseFloors(s,this.k[0]);else if(!this.reject(g,y,c,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(h%px===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,{a:l,b:c,c:h}=this.method.tableau,{k:u,stage:d,fresh:p}=this,g=s.length,y=c.length;for(let f=1;f<=y;f++){let x=f<y?l[f]:c,S=f<y?d:p;this.combined(f,e,x,s,S),f===y&&this.settle(n,p),r(f<y?t+h[f]*e:n,S,o,a,Xt,u[f])}let m=0;for(let f=0;f<g;f++){let x=0;for(let E=0;E<=y;E++)x+=this.method.error[E]*u[E][f];let S=this.scales.of(f,Math.max(Math.abs(s[f]),Math.abs(p[f]))),b=S===0?0:Math.abs(e*x)/(this.method.tolerance*S);b<=m||(m=b)}return m}settle(t,e){let{layout:n}=this.motion;n.normalise(e),this.project!==void 0&&(this.project(t,e),n.normalise(e))}combined(t,e,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<t;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+e*a}}accept(t,e,n,s){let r=e>0?.9*e**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=t*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(e,mx),this.repeated=!1,this.scales.update(t,this.fresh),s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(t,e,n,s){let r=e<1e300?t*Math.min(.9,Math.max(.2,.9*e**-this.exponent)):.1*t;return this.length=r,this.repeated=!0,r>Math.max(gx*Math.max(n,Math.min(s,vx*n)),yx*this.motion.data.until)}};function Yp(){return{step:()=>!0,reveal:Zn,failed:!1}}function $p({rate:i,layout:t,u:e,p:n}){let s=t.size,r=new Float64Array(s);function o(a,l,c,h){i(c,h,e,n,Xt,r);for(let u=0;u<s;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:Zn,failed:!1}}function Zp({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,z:a,size:l}=e,c=new Float64Array(l),h=e.identity?void 0:Fi(t.qdot,"qdot"),u=new Float64Array(r.length);function d(p,g,y,m){i(y,m,n,s,Xt,c);for(let f=o.first;f<o.end;f++)m[f]+=g*c[f];if(h===void 0)for(let f=0;f<r.length;f++)m[r.first+f]+=g*m[o.first+f];else{h(y,m,n,s,Xt,u);for(let f=0;f<r.length;f++)m[r.first+f]+=g*u[f]}for(let f=a.first;f<a.end;f++)m[f]+=g*c[f];return!0}return{step:d,reveal:Zn,failed:!1}}function jp({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,size:a}=e,l=new Float64Array(a),c=e.identity?void 0:Fi(t.qdot,"qdot"),h=new Float64Array(a),u=new Float64Array(r.length);function d(p,g,y,m){if(i(y,m,n,s,Xt,l),c===void 0){for(let f=0;f<r.length;f++)m[r.first+f]+=.5*g*g*l[o.first+f];for(let f=r.first;f<r.end;f++)m[f]+=g*l[f]}else{h.set(m);for(let f=o.first;f<o.end;f++)h[f]+=.5*g*l[f];c(y,h,n,s,Xt,u);for(let f=0;f<r.length;f++)m[r.first+f]+=g*u[f]}for(let f=o.first;f<a;f++)m[f]+=g*l[f];return!0}return{step:d,reveal:Zn,failed:!1}}function El(i,t,e,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(t[e+h*i+r])>Math.abs(t[e+o*i+r])&&(o=h);n[s+r]=o;let a=e+r*i,l=e+o*i;if(o!==r)for(let h=0;h<i;h++){let u=t[a+h];t[a+h]=t[l+h],t[l+h]=u}let c=1/t[a+r];for(let h=r+1;h<i;h++){let u=e+h*i,d=t[u+r]*c;if(t[u+r]=d,d!==0)for(let p=r+1;p<i;p++)t[u+p]-=d*t[a+p]}}}function Tl(i,t,e,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=t[e+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=t[e+o*i+l]*r[s+l];r[s+o]=a/t[e+o*i+o]}}var xx=15e-9;function Kp(i,t){return new Zu(i,t)}var Zu=class{constructor(t,e){this.motion=t;let{a:n,b:s,c:r}=e.tableau,o=this.ny=t.layout.size,a=this.stages=s.length,l=o*a,{functions:c}=t;this.canonical=e.canonical===!0,this.rate=this.canonical?Fi(c.canonical_rate,"canonical_rate"):t.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(e.continuation.flat()),this.ends=e.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(t,e,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(t,n,s),u=t!==ni,d=0,p=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let y=this.ends[d],m=(y-d)*r;this.outdated&&(this.newtonMatrix(e,d,m,g),El(m,this.factors,g,this.pivots,d*r));let f=this.newton(e,n,s,h,d,y,g);f>0?[d,p,g]=[y,Math.max(p,f),g+m*m]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let y=0;y<o;y++)for(let m=0;m<r;m++)s[m]+=e*a[y]*l[y*r+m];return this.outdated?[this.iterations,this.outdated]=[p,!1]:p>this.iterations+c&&(this.outdated=!0),!0}reveal(t,e,n,s){if(Zn(t,e,n,s),!this.canonical||!this.started)return;let{layout:{q:r,v:o},u:a,p:l}=this.motion;this.rate(e,n,a,l,Xt,this.result);for(let c=0;c<o.length;c++)s[o.first+c]=this.result[r.first+c]}begun(t,e,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{layout:{v:c},u:h,p:u,functions:d,data:p}=this.motion;if(t===ni){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){Fi(d.momenta,"momenta")(e,n,h,u,Xt,this.result);for(let y=0;y<c.length;y++)n[c.first+y]=this.result[y]}}else{for(let y=0;y<r;y++)for(let m=0;m<s;m++){let f=0;for(let x=0;x<r;x++)f+=l[y*r+x]*o[x*s+m];a[y*s+m]=f}o.set(a)}let g=0;for(let y=0;y<s;y++)g=Math.max(g,Math.abs(n[y]));return p.decisions.newton.negligible*g+1e-300}renewed(t,e,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!t){this.rate(e,n,l,c,Xt,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(e,n,l,c,Xt,this.J):this.differences(e,n))}differences(t,e){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(t,e,a,l,Xt,r);let c=Float64Array.from(e);for(let h=0;h<n;h++){let u=e[h];c[h]=u+xx*(1+Math.abs(u)),this.rate(t,c,a,l,Xt,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(t,e,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=e+Math.floor(h/r),d=h%r;for(let p=0;p<n;p++){let g=a[u*o+e+Math.floor(p/r)];c[s+h*n+p]=-t*g*l[d*r+p%r]}c[s+h*n+h]+=1}}newton(t,e,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,p=r*l,g=o===r+1&&h[r*c+r]===0,y=0,m=0,f=0;for(;m<=u.growth&&f<u.most;){this.changes(t,e,n,r,o),g||Tl(d,this.factors,a,this.pivots,p,this.change);let x=y;y=this.applied(t,d,p,s,n),f++;let S=y<x;if(g||y===0||S&&y*y<=u.converged*(x-y))return f;if(f>1&&!S){if(y<=u.stagnant)return f;m++}}return 0}applied(t,e,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<e;u++){let d=l[n+u];a[n+u]+=d;let p=t*Math.abs(d)/(Math.abs(r[u%o])+t*Math.abs(a[n+u])+s);p>c&&(c=p),h+=p*0}return c+h}changes(t,e,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:p}=this,{u:g,p:y}=this.motion;for(let m=s;m<r;m++){for(let f=0;f<o;f++)d[f]=n[f];for(let f=0;f<r;f++){let x=t*l[m*a+f];if(x!==0)for(let S=0;S<o;S++)d[S]+=x*h[f*o+S]}this.rate(e+c[m]*t,d,g,y,Xt,p);for(let f=0;f<o;f++)u[m*o+f]=p[f]-h[m*o+f]}}};function Jp({rate:i,layout:t,u:e,p:n},s){let r=t.size,o=s.b.length,a=Float64Array.from(s.a.flat()),l=Float64Array.from(s.b),c=Float64Array.from(s.c),h=s.b.map(()=>new Float64Array(r)),u=new Float64Array(r);function d(p,g,y,m){i(y,m,e,n,Xt,h[0]);for(let f=1;f<o;f++){for(let x=0;x<r;x++)u[x]=m[x];for(let x=0;x<f;x++){let S=g*a[f*o+x];if(S===0)continue;let b=h[x];for(let E=0;E<r;E++)u[E]+=S*b[E]}i(y+c[f]*g,u,e,n,Xt,h[f])}for(let f=0;f<o;f++){let x=g*l[f],S=h[f];for(let b=0;b<r;b++)m[b]+=x*S[b]}return!0}return{step:d,reveal:Zn,failed:!1}}function Qp({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,z:o,size:a}=t,l=new Float64Array(a),c=new Float64Array(s.length),h=new Float64Array(a),u=new Float64Array(a),d=!1;function p(y,m,f,x){if(y===ni)for(let S=0;S<a;S++)h[S]=x[S];d=!0,i(f,h,e,n,Xt,l);for(let S=0;S<s.length;S++){let b=s.first+S,E=r.first+S,R=l[E];y===ni?c[S]=m*x[E]-.5*m*m*R:c[S]+=x[b]-h[b],c[S]+=m*m*R,x[b]+=c[S],x[E]=c[S]/m+.5*m*R,h[b]=x[b],h[E]=x[E]}for(let S=o.first;S<o.end;S++)x[S]+=.5*m*(3*l[S]-(y===ni?l[S]:u[S])),u[S]=l[S],h[S]=x[S];return!0}function g(y,m,f,x){if(Zn(y,m,f,x),!!d){i(m,h,e,n,Xt,l);for(let S=0;S<s.length;S++){let b=s.first+S,E=r.first+S;x[E]=(c[S]+(f[b]-h[b]))/y+.5*y*l[E]}}}return{step:p,reveal:g,forget:()=>{d=!1},failed:!1}}function tm({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,size:o}=t,a=new Float64Array(o),l=new Float64Array(o),c=new Float64Array(o);function h(u,d,p,g){u!==Gs&&i(p,g,e,n,Xt,a);for(let y=0;y<s.length;y++){let m=s.first+y,f=r.first+y;c[m]=g[m]+d*g[f]+.5*d*d*a[f]}for(let y=r.first;y<o;y++)c[y]=g[y]+d*a[y];i(p+d,c,e,n,Xt,l);for(let y=s.first;y<s.end;y++)g[y]=c[y];for(let y=r.first;y<o;y++)g[y]+=.5*d*(a[y]+l[y]);for(let y=0;y<o;y++)a[y]=l[y];return!0}return{step:h,reveal:Zn,failed:!1}}function em({rate:i,layout:t,u:e,p:n},s,r){let{q:o,v:a,size:l}=t,c=new Float64Array(l);function h(u,d,p,g){u!==Gs&&i(p,g,e,n,Xt,c);for(let y=0;y<s.length;y++){let m=s[y]*d;for(let f=a.first;f<a.end;f++)g[f]+=.5*m*c[f];for(let f=0;f<o.length;f++)g[o.first+f]+=m*g[a.first+f];i(p+r[y+1]*d,g,e,n,Xt,c);for(let f=a.first;f<a.end;f++)g[f]+=.5*m*c[f]}return!0}return{step:h,reveal:Zn,failed:!1}}function Ko(i,t){switch(t.kind){case"none":return Yp();case"euler":return $p(i);case"semi-implicit-euler":return Zp(i);case"half-acceleration-euler":return jp(i);case"verlet":return Qp(i);case"velocity-verlet":return tm(i);case"tableau":return Jp(i,t.tableau);case"composition":return em(i,t.weights,t.nodes);case"implicit":return Kp(i,t);case"adaptive":return qp(i,t)}}var _x=1/3,bx=.3,Mx=.4,Rl=class{constructor(t,e){this.motion=t;let{data:n,layout:s}=t,r=s.v.length,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*r),this.rates=[new Float64Array(s.size),new Float64Array(s.size)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(r),this.size=this.extent(e)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(t,e,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[t]?.draggable)){for(let l=0;l<3;l++)this.target[l]=e[l]??0;t!==this.point&&(this.point=t,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(t,e){let{data:n,layout:{v:s}}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(t,e);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s.length;d++)u+=l[(r+h)*s.length+d]*e[s.first+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s.length;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s.length+h]*c[u]}}look(t,e){let{functions:n,u:s,p:r}=this.motion;n.positions(t,e,s,r,Xt,this.positions),n.point_jacobians(t,e,s,r,Xt,this.jacobians)}gauge(t,e,n){let s=this.felt(t,e),r=bx/n,o=2*this.motion.data.energyScale/(_x*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*Mx*Math.sqrt(this.stiffness*s)}felt(t,e){let{data:n,layout:{v:s},rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(t,e),r(t,e,o,a,Xt,h);let p=0;for(let g=0;g<c;g++){let y=this.jacobians.subarray((l+g)*s.length,(l+g+1)*s.length);for(let f=0;f<s.length;f++)o[this.first+f]+=y[f];r(t,e,o,a,Xt,u),o.set(d);let m=0;for(let f=0;f<s.length;f++)m+=y[f]*(u[s.first+f]-h[s.first+f]);p=Math.max(p,m)}return p>0&&Number.isFinite(p)?1/p:0}extent(t){let{data:e,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,t,s,r,Xt,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of e.points)for(let c of e.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var Sx=4*Number.EPSILON,wx=64*Number.EPSILON;function nm(i,t){let e=Ax(i,t),n=new Float64Array(i*i),s=[],r=i-1,o=0;for(;r>=0;){let l=r;for(;l>0&&!Ex(i,e,n,l);)l--;if(l===r){s.push([e[r*i+r],n[r*i+r]]),r--,o=0;continue}if(++o>60)return null;let c=o%12===0?[e[r*i+r]+Math.abs(e[r*i+r-1]),Math.abs(e[r*i+r-1])]:Tx(i,e,n,r);Rx(i,e,n,l,r,c)}let a=Math.max(...s.map(([l,c])=>Math.hypot(l,c)),0);return s.map(([l,c])=>[l,Math.abs(c)<=wx*a*i?0:c])}function Ax(i,t){let e=Float64Array.from(t),n=new Float64Array(i);for(let s=0;s+2<i;s++){let r=0;for(let a=s+1;a<i;a++)r=Math.hypot(r,e[a*i+s]);if(r===0)continue;let o=0;for(let a=s+1;a<i;a++)n[a]=e[a*i+s],a===s+1&&(n[a]+=n[a]<0?-r:r),o+=n[a]*n[a];for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=n[c]*e[c*i+a];for(let c=s+1;c<i;c++)e[c*i+a]-=2*l*n[c]/o}for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=e[a*i+c]*n[c];for(let c=s+1;c<i;c++)e[a*i+c]-=2*l*n[c]/o}for(let a=s+2;a<i;a++)e[a*i+s]=0}return e}function Ex(i,t,e,n){let s=n*i+n-1,r=n*i+n,o=(n-1)*i+n-1,a=Math.hypot(t[r],e[r])+Math.hypot(t[o],e[o]);return Math.hypot(t[s],e[s])>Sx*a?!1:(t[s]=e[s]=0,!0)}function Tx(i,t,e,n){let s=(g,y)=>[t[g*i+y],e[g*i+y]],r=s(n-1,n-1),o=s(n-1,n),a=s(n,n-1),l=s(n,n),c=[(r[0]-l[0])/2,(r[1]-l[1])/2],h=cr(o,a),u=cr(c,c),d=Lx([u[0]+h[0],u[1]+h[1]]),p=c[0]*d[0]+c[1]*d[1]>0?-1:1;return[l[0]+c[0]+p*d[0],l[1]+c[1]+p*d[1]]}function Rx(i,t,e,n,s,r){let o=[];for(let a=n;a<=s;a++)t[a*i+a]-=r[0],e[a*i+a]-=r[1];for(let a=n;a<s;a++){let[l,c]=[a*i+a,(a+1)*i+a],h=Math.hypot(t[l],e[l]),u=Math.hypot(t[c],e[c]),d=Math.hypot(h,u),p=d>0?h/d:1,g=h>0?[t[l]/h,e[l]/h]:[1,0],y=d>0?Ix(cr(g,[t[c],-e[c]]),1/d):[0,0];o.push({c:p,s:y});for(let m=a;m<=s;m++)Cx(i,t,e,a,m,p,y)}o.forEach(({c:a,s:l},c)=>{let h=n+c;for(let u=n;u<=Math.min(h+1,s);u++)Px(i,t,e,u,h,a,l)});for(let a=n;a<=s;a++)t[a*i+a]+=r[0],e[a*i+a]+=r[1]}function Cx(i,t,e,n,s,r,o){let[a,l]=[n*i+s,(n+1)*i+s],c=[t[a],e[a]],h=[t[l],e[l]],u=cr(o,h),d=cr([o[0],-o[1]],c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function Px(i,t,e,n,s,r,o){let a=n*i+s,l=a+1,c=[t[a],e[a]],h=[t[l],e[l]],u=cr([o[0],-o[1]],h),d=cr(o,c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function cr(i,t){return[i[0]*t[0]-i[1]*t[1],i[0]*t[1]+i[1]*t[0]]}function Ix(i,t){return[i[0]*t,i[1]*t]}function Lx([i,t]){let e=Math.hypot(i,t),n=Math.sqrt((e+Math.abs(i))/2);if(n===0)return[0,0];let s=t/(2*n);return i>=0?[n,s]:[Math.abs(s),t<0?-n:n]}var Dx=40,Nx=1e-9,Fx=1e-13,Ux=Math.cbrt(Number.EPSILON),im=1e-6;function rm(i,t){let{layout:e}=i;if(i.constrained||!e.identity||e.hasUnits)return null;let n=e.join(t.state.q,t.state.v,t.state.z),s=Ox(i,n),r=s&&nm(e.size,s);if(!r)return null;let o=c=>({q:Array.from(e.take(e.q,c)),v:Array.from(e.take(e.v,c)),z:Array.from(e.take(e.z,c))}),a=e.join(t.state.q,t.state.v,t.state.z),l=e.join(t.beside.q,t.beside.v,t.beside.z).map((c,h)=>c+n[h]-a[h]);return{...t,state:o(n),beside:o(l),poles:r,...Bx(t,r)}}function Ox(i,t){let{layout:{q:e,v:n,z:s,size:r},rate:o,p:a}=i,l=new Float64Array(i.u.length),c=[...Cl(e),...Cl(s)],h=[...Cl(n),...Cl(s)],u=c.length,d=new Float64Array(r),p=new Float64Array(r*r),g=new Float64Array(u*u),y=new Float64Array(u),m=new Int32Array(u);for(let f=0;f<Dx;f++){o(0,t,l,a,Xt,d),sm(i,t,l,p);let x=0;c.forEach((S,b)=>{y[b]=-h.reduce((E,R)=>E+p[R*r+S]*d[R],0),c.forEach((E,R)=>{g[b*u+R]=h.reduce((v,T)=>v+p[T*r+S]*p[T*r+E],0),x=Math.max(x,Math.abs(g[b*u+R]))})});for(let S=0;S<u;S++)g[S*u+S]+=Fx*x;if(El(u,g,0,m,0),Tl(u,g,0,m,0,y),!y.every(Number.isFinite))return null;if(c.forEach((S,b)=>{t[S]+=y[b]}),c.every((S,b)=>Math.abs(y[b])<=Nx*(1+Math.abs(t[S]))))return sm(i,t,l,p),p.every(Number.isFinite)?p:null}return null}function sm(i,t,e,n){let{functions:{jacobian:s},rate:r,p:o}=i,a=t.length;if(s!==void 0){s(0,t,e,o,Xt,n);return}let l=Float64Array.from(t),[c,h]=[new Float64Array(a),new Float64Array(a)];for(let u=0;u<a;u++){let d=t[u],p=Ux*(1+Math.abs(d));l[u]=d+p,r(0,l,e,o,Xt,c),l[u]=d-p,r(0,l,e,o,Xt,h),l[u]=d;for(let g=0;g<a;g++)n[g*a+u]=(c[g]-h[g])/(2*p)}}function Cl({first:i,end:t}){return Array.from({length:t-i},(e,n)=>i+n)}function Bx(i,t){let e=Math.max(...t.map(([o,a])=>Math.hypot(o,a)),0),n=Math.max(...t.map(([o])=>o));return n>im*e?{stability:"unstable",sentence:"A pole lies right of the axis: a deviation grows."}:n<-im*e?{stability:"asymptotically stable",sentence:"All poles lie left of the axis: deviations decay."}:i.stability==="unstable"||i.stability==="asymptotically stable"?{stability:"undecided",sentence:"No pole lies right of the axis, but some on it: the linear system does not decide."}:{stability:i.stability,sentence:i.sentence}}var Pl=class{constructor(t,e){this.motion=t;this.servo=e;this.held=new Float64Array(t.u.length),this.law=new Float64Array(e.inputs.length+e.integrals.length+e.signals.length),this.active=t.data.parameters.findIndex(n=>n.name===e.active),this.mode=e.on?e.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(t){this.current=t,this.motion.p[this.active]=t==="continuous"?1:0,this.held.fill(0),this.law.fill(NaN)}every(t){return Math.max(1,Math.round(this.servo.sampled/t))}sample(t,e,n,s){let{servo:r,law:o,held:a}=this,{first:l}=this.motion.layout.z,c=this.every(t)*t;this.evaluate(e,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(t,e,n){this.current==="continuous"&&(this.evaluate(t,e),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}signals(t,e){return this.current==="continuous"&&this.evaluate(t,e),this.law.subarray(this.servo.inputs.length+this.servo.integrals.length)}evaluate(t,e){let{functions:n,u:s,p:r}=this.motion;Fi(n.law,"law")(t,e,s,r,Xt,this.law)}};function om(i){let t=1;for(let e=0;e<i.length;e++)t=Math.max(t,Math.abs(i[e]));return 1e15*t}function Ku(i,t){for(let e=0;e<i.length;e++)if(!(Math.abs(i[e])<=t))return!1;return!0}function am(i,t,{t:e,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let m=1;m<n.length;m++)Math.abs(n[m])>Math.abs(n[l])&&(l=m);let c=`; there ${a[l].label} = ${ju(n[l])}`,h=i.energyLabel==="total"?"energy":i.energyLabel;i.energy&&(c+=Number.isFinite(s)?` and the ${h} was ${ju(s)} ${i.units.energy}`.trimEnd():` and no finite ${h}`);let u=(m,f)=>`${ju(m,f)} ${i.units.time}`.trimEnd(),d=`t = ${u(e,6)}`;if(o==="unsolved"&&t.kind==="adaptive")return`Diverged: at ${d} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${t.label} did not converge at ${d}${c}. Try a step smaller than ${u(r,3)}.`;let p=t.order<4?" or a method of higher order (Runge–Kutta 4)":"",g=t.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${u(r,3)}`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${d}${c}. Try ${g}${p}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function ju(i,t=3){let e=Math.abs(i);return e!==0&&(e<1e-4||e>=1e6)?i.toExponential(t-1):String(+i.toPrecision(t))}var kx=200,lm=1;function Qu(i,t){return new Ju(i,t)}var Ju=class{constructor(t,e){this.data=t;this.functions=e;let n=this.motion=new Ml(t,e),{layout:s}=n,r=s.size;this.start=s.join(t.start.q,t.start.v,t.start.z),[this.moved,this.last,this.shown]=[new Float64Array(r),new Float64Array(r),new Float64Array(r)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(t.points.reduce((o,a)=>o+a.dimension,0)),sizes:new Float64Array(t.sizes),solution:new Float64Array(s.v.length+t.constraints.length)},this.ledger=new Sl(n),this.drive=t.servo&&new Pl(n,t.servo),this.project=n.constrained?wl(n):void 0,this.hand=new Rl(n,this.start),this.h=t.step,this.method=this.found(t.integrator),this.stepper=Ko(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=ni;paused=!1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}signals(){return this.drive?.signals(this.t,this.y)??Xt}follow(t){return rm(this.motion,t)}get integrator(){return this.method.name}set integrator(t){let e=this.found(t);if(e.refusal)throw new Error(e.refusal);this.restart(),this.method=e,this.stepper=Ko(this.motion,e)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");this.restart(),this.h=t,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(t){if(!(this.drive===void 0||t===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){let{first:e}=this.motion.layout.z;for(let n of this.drive.servo.integrals)this.moved[e+n]=this.data.start.z[n]??0;this.revealed=!1}this.drive.mode=t,this.impose(),this.ledger.forget()}}parameter(t){return this.motion.p[this.place(t)]}setParameter(t,e){let n=this.place(t),s=this.motion.p[n];if(!Number.isFinite(e))throw new Error(`The parameter '${t}' must be a finite number.`);if(e===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved);this.motion.p[n]=e,this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.settle(this.t),this.revealed=!1,this.ledger.forget()}setInput(t,e){if(!(t in this.given))throw new Error(`There is no input ${t}.`);this.given[t]=e,this.impose()}pull(t,e){e===null?this.hand.release():this.hand.hold(t,e,this.t,this.y,this.h),this.impose()}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9);this.carry+=t-n*this.h;let s=performance.now(),r=s+e;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(lm,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,lm)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+kx,this.march(1),this.carry=0)}setState(t,e,n){let{layout:s}=this.motion,r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");this.start.set(r),this.reset()}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=Ko(this.motion,this.method),[this.begin,this.paused]=[ni,!1],this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.settle(0),this.limit=om(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let[t=0,e=0,n=0]=this.evaluated("energy",new Float64Array(3));return{kinetic:t,potential:e,total:t+e,ledger:this.ledger.total,jacobi:n}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}multipliers(){return this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.layout.v.length)}evaluated(t,e){return this.functions[t]?.(this.t,this.y,this.motion.u,this.motion.p,Xt,e),e}march(t){let{moved:e,last:n,stepper:s,h:r,ledger:o,hand:a}=this,l=e.length,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active,u=this.project!==void 0||this.motion.layout.hasUnits;this.revealed=!1;for(let d=0;d<t;d++){let p=this.origin+this.count*r;if(!this.paused){for(let f=0;f<l;f++)n[f]=e[f];h&&this.react(p)}let g=o.busy;g&&o.before(p,this.seen(p));let y=s.step(this.begin,r,p,e);if(this.begin=Gs,this.paused=!y,!y)return d;let m=this.origin+(this.count+1)*r;if(u&&Ku(e,this.limit)&&this.settle(m),!Ku(e,this.limit))return this.end(p),d;this.count++,this.steps++,g&&o.after(r,m,this.seen(m))}return t}react(t){let{drive:e,hand:n,h:s}=this;e!==void 0&&e.mode==="sampled"&&this.count%e.every(s)===0&&e.sample(s,t,this.seen(t),this.moved),n.active&&n.apply(t,this.seen(t)),this.impose()}settle(t){let{moved:e,ledger:n,data:s}=this,{layout:r}=this.motion;if(r.normalise(e),this.project===void 0)return;let o=s.energy?n.energyAt(t,e):0;this.project(t,e),s.energy&&n.book(n.energyAt(t,e)-o),r.normalise(e)}end(t){let e=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":e?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(t,s);this.outcome=am(this.data,this.method,{t,y:s,energy:r,step:this.h,reason:n})}seen(t){return this.stepper.reveal(this.h,t,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:t}=this.motion,{given:e,drive:n,hand:s}=this,r=t.length-s.Q.length,o=!1;for(let a=0;a<t.length;a++){let l=e[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==t[a]&&(t[a]=l,o=!0)}o&&(this.begin===Gs&&(this.begin=Wp),this.ledger.forget())}restart(){this.paused&&(this.moved.set(this.last),this.paused=this.revealed=!1),this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,ni],this.stepper=Ko(this.motion,this.method),this.revealed=!1}found(t){let e=this.data.methods.find(n=>n.name===t);if(e===void 0)throw new Error(`There is no integrator '${t}' in this page.`);return e}place(t){let e=this.data.parameters.findIndex(n=>n.name===t);if(e<0)throw new Error(`There is no parameter '${t}' in this page.`);return e}};var zx=new Float64Array(0);function nd(i,t={}){return new ed(i,t)}function cm(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return new Float64Array(e.buffer)}var Il=class{row;values;constructor(t,e){this.values=cm(t),this.row=new Float64Array(e>0?this.values.length/e:0)}at(t,e){let n=this.row.length,s=t*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=e>0?o+e*(this.values[s+n+r]-o):o}return this.row}},td=class{constructor(t,e,n){this.layout=n;[this.y,this.rates,this.bends]=[t.y,t.rates,t.bends].map(s=>new Il(s,e)),this.row=new Float64Array(this.y.row.length)}layout;row;y;rates;bends;at(t,e,n){let s=this.row.length,r=this.bends.row.length,o=1-e;for(let a=0;a<s;a++){let l=t*s+a,c=this.y.values[l];if(!(e>0)){this.row[a]=c;continue}let h=this.y.values[l+s]-c,u=n*this.rates.values[l],d=n*this.rates.values[l+s],p=c+e*e*(3-2*e)*h+e*o*(o*u-e*d);if(a<r){let g=n*n*this.bends.values[t*r+a]/2-(3*h-2*u-d),y=n*n*this.bends.values[(t+1)*r+a]/2-(-3*h+u+2*d);p+=(e*o)**2*(o*g+e*y)}this.row[a]=p}return e>0&&this.layout.normalise(this.row),this.row}},ed=class{constructor(t,e){this.data=t;this.functions=e;let n=t.run;if(n===void 0)throw new Error("This page holds no recorded run.");this.times=cm(n.t);let s=this.times.length,r=o=>new Il(o??"",s);this.states=new td(n,s,new Qe(t.layout)),this.series={u:r(n.u),positions:r(n.positions),sizes:r(n.sizes),multipliers:r(n.multipliers)},this.energies=[n.energy?.kinetic,n.energy?.potential,n.energy?.total,n.energy?.jacobi].map(r),this.works=(n.ledger??[]).map(o=>r(o.values)),this.p=Float64Array.from(t.parameters,o=>o.value),this.outcome=n.outcome,this.end=s>0?this.times[s-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;functions;outcome;end;p;times;states;series;energies;works;first;index=0;part=0;get t(){let t=this.times[this.index]??0;return this.part>0?t+this.part*(this.times[this.index+1]-t):t}get steps(){return this.index}get y(){let{times:t,index:e}=this;return this.states.at(e,this.part,this.part>0?t[e+1]-t[e]:0)}get u(){return this.series.u.at(this.index,this.part)}seek(t){let{times:e}=this,n=0,s=e.length-1;for(;n<s;){let o=n+s+1>>1;e[o]<=t?n=o:s=o-1}let r=n+1<e.length?e[n+1]-e[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((t-e[n])/r,0),1):0]}energy(){let t=this.energies.map(a=>a.at(this.index,this.part)[0]),[e=0,n=0,s=0,r=0]=t,o=this.works.reduce((a,l)=>a+l.at(this.index,this.part)[0],0);return{kinetic:e,potential:n,total:s,ledger:this.first+o,jacobi:r}}positions(){return this.computed(this.functions.positions,this.series.positions)}sizes(){return this.computed(this.functions.sizes,this.series.sizes)}computed(t,e){let n=e.at(this.index,this.part);if(t===void 0||!(this.part>0))return n;t(this.t,this.y,this.u,this.p,zx,n);for(let s=0;s<n.length;s++)Number.isFinite(n[s])||(n[s]=0);return n}multipliers(){return this.series.multipliers.at(this.index,this.part)}};function Q(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of e)s!=null&&n.append(s);return n}var hm=0;function ii(i){return hm+=1,`${i}-${hm}`}var Gx={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function Ll(i){let t="http://www.w3.org/2000/svg",e=document.createElementNS(t,"svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true"),e.classList.add("icon");let n=document.createElementNS(t,"path");return n.setAttribute("d",Gx[i]),i==="play"&&n.classList.add("filled"),e.append(n),e}function es(i,t,e,n=""){return Q("button",{type:"button",class:n?"button":"button only-icon","aria-label":t,title:t,onclick:e},Ll(i),n||null)}function um(i,t,e){i.getAttribute("aria-label")!==e&&(i.setAttribute("aria-label",e),i.title=e,i.querySelector("svg")?.replaceWith(Ll(t)))}function yn(i,t,...e){return Q("details",{class:"card",open:t},Q("summary",{},Q("h2",{},i)),Q("div",{class:"card-body"},...e))}function qe(i,t){i.textContent!==t&&(i.textContent=t)}var Vx=new Set(["text","number","search","email","url","tel","password"]),Hx=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function Wx(i,t){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?Vx.has(i.type)?!0:Hx.has(t)||i.type!=="range"&&t===" ":i.closest("button, summary, a[href]")!==null&&(t===" "||t==="Enter"):!1}var Nl=class{constructor(t){this.keys=t;for(let e of t)for(let n of e.keys)this.bound.set(n,e);window.addEventListener("keydown",e=>this.down(e)),window.addEventListener("keyup",e=>this.up(Dl(e))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;down(t){let e=this.bound.get(Dl(t));!e||t.ctrlKey||t.metaKey||t.altKey||Wx(t.target,t.key)||document.querySelector("dialog[open]")&&Dl(t)!=="?"||(t.preventDefault(),!(t.repeat&&!e.repeats)&&(this.held.add(Dl(t)),e.press()))}up(t){this.held.delete(t)&&this.bound.get(t)?.release?.()}releaseAll(){for(let t of[...this.held])this.up(t)}};function Dl(i){return i.key.length===1?i.key.toLowerCase():i.key}function dm(i){let t=!1;i.addEventListener("pointerdown",()=>{t=!0},!0),i.addEventListener("keydown",()=>{t=!1},!0),i.addEventListener("change",e=>{t&&e.target instanceof HTMLSelectElement&&e.target.blur()})}function be(i,t=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let e=Math.abs(i);if(e!==0&&(e<.001||e>=1e6))return i.toExponential(t-2).replace("-","−").replace("e+","e");let n=e===0?0:Math.max(0,t-1-Math.floor(Math.log10(e)));return String(Number(i.toFixed(n))).replace("-","−")}function jr(i){return String(Number(i.toPrecision(5)))}function vs(i){return i.toFixed(2)}function id(i,t){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return be(i);let e=i.toFixed(t);return(/^-0\.?0*$/.test(e)?e.slice(1):e).replace("-","−")}function wi(i){if(!(i>0)||!Number.isFinite(i))return 1;let t=10**Math.floor(Math.log10(i)),e=i/t,n=e<=1?1:e<=2?2:e<=5?5:10;return Number((n*t).toPrecision(6))}function hr(i){let t=i-2*Math.PI*Math.round(i/(2*Math.PI));return t===-Math.PI?Math.PI:t}function xs(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n+=1)e[n]=t.charCodeAt(n);return e.buffer}var fm="http://www.w3.org/2000/svg",sd=240,rd=150,Xx=20,ur=2e3,qx="M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5",Yx=1e-9,Ul=class{constructor(t){this.timeUnit=t;this.drawing.setAttribute("viewBox",`${-sd/2} ${-rd/2} ${sd} ${rd}`),this.drawing.setAttribute("role","img"),this.drawing.classList.add("poles"),this.element=Q("figure",{class:"poles-figure"},this.drawing,this.words)}timeUnit;element;drawing=document.createElementNS(fm,"svg");words=Q("figcaption",{class:"note"});poles=[];scale=1;show(t){this.poles=t;let e=wi(Math.max(...t.flat().map(Math.abs))),n=this.timeUnit?`1/${this.timeUnit}`:"",s=Math.min(sd,rd)/2-Xx;this.scale=s/e,this.drawing.setAttribute("aria-label",`Poles: ${t.map($x).join(", ")} ${n}`.trim()),this.words.textContent=`Poles of the linear system; the ring is ${be(e)} ${n}`.trim(),this.drawing.replaceChildren(Fl("rect",{x:0,y:-ur,width:ur,height:2*ur,class:"growing"}),Fl("path",{d:`M${-ur} 0H${ur}M0 ${-ur}V${ur}`,class:"axes"}),Fl("circle",{r:s,class:"axes"}),...t.map(([r,o])=>{let a=`translate(${this.scale*r} ${-this.scale*o})`;return Fl("path",{d:qx,transform:a,class:"pole"})}))}mark(t){let e=this.drawing.querySelectorAll(".pole"),n=Yx*Math.max(1e-300,...this.poles.flat().map(Math.abs));this.poles.forEach(([s,r],o)=>{let a=t!==null&&Math.hypot(s-t[0],Math.abs(r)-Math.abs(t[1]))<=n;e[o]?.classList.toggle("chosen",a)})}};function Fl(i,t){let e=document.createElementNS(fm,i);for(let[n,s]of Object.entries(t))e.setAttribute(n,String(s));return e}function $x([i,t]){return t===0?be(i):`${i===0?"":`${be(i)} `}${t<0?"−":i===0?"":"+ "}${be(Math.abs(t))}i`}var Zx="These are for the parameters the page opened with.",jx="Rests and poles follow the parameters; modes are those of the parameters the page opened with.",Kx="as opened",Jx=.01;function Bl({stability:i}){return i==="stable"||i==="asymptotically stable"}var Ol=class{constructor(t,e,n){this.session=t;this.analysis=e;this.theatre=n;let{data:s}=t;this.poles=new Ul(s.units.time),this.marks=e.equilibria.map((r,o)=>pm(`equilibrium ${o}`,mm(s,r),r.stability,Bl(r),()=>t.rest(o))),this.release=od("release","True motion from here",()=>t.release()),this.chosen=Q("div",{class:"equilibrium",hidden:!0},Q("div",{class:"button-row"},od("rest","At rest",()=>t.rest(t.equilibrium)),od("beside","Slightly beside",()=>t.rest(t.equilibrium,!0))),this.sentence,this.poles.element,this.modes,this.remark,this.release),this.element=yn("Equilibria",!1,Q("div",{class:"marks",role:"group","aria-label":"Equilibria to start from"},...this.marks),this.stale,this.chosen,Q("p",{class:"note"},e.sentence)),t.whenChanged(()=>this.update()),this.update()}session;analysis;theatre;element;marks;poles;sentence=Q("p",{class:"note"});stale=Q("p",{class:"note",role:"status"});chosen;modes=Q("div",{class:"marks",role:"group","aria-label":"Modes to watch"});remark=Q("p",{class:"note",role:"status"});release;listed=-1;update(){let{session:t,analysis:e}=this,n=e.equilibria.map((l,c)=>t.equilibriumNow(c)),s=e.equilibria[t.equilibrium];this.marks.forEach((l,c)=>{l.setAttribute("aria-pressed",String(c===t.equilibrium)),Qx(t.data,l,n[c])});let r=n.some(l=>l.followed);if(qe(this.stale,t.retuned&&n.length?r?jx:Zx:""),this.chosen.hidden=!s,!s)return;this.listed!==t.equilibrium&&this.list(s);let o=n[t.equilibrium]?.found??s;qe(this.sentence,o.sentence),this.poles.show(o.poles);let a=t.swing?s.modes.indexOf(t.swing.mode):-1;[...this.modes.children].forEach((l,c)=>l.setAttribute("aria-pressed",String(c===a))),this.poles.mark(s.modes[a]?.pole??null),this.release.hidden=a<0,qe(this.remark,t.swing?i_(t.swing.slower):"")}list(t){let{session:e,theatre:n}=this,{time:s}=e.data.units;this.listed=e.equilibrium,this.modes.hidden=!n?.stage||!t.modes.length,this.modes.replaceChildren(...t.modes.map((r,o)=>pm(`mode ${o}`,`Mode ${o+1}`,n_(r,s),!e_(r),()=>{e.swing?.mode===r?e.unwatch():e.watch(o,n?.framing.size??1)})))}};function pm(i,t,e,n,s){return Q("button",{type:"button",class:"mark","data-choice":i,"aria-pressed":"false",onclick:s},Q("span",{class:n?"dot filled":"dot","aria-hidden":"true"}),Q("span",{class:"name"},t),Q("span",{class:"fate"},e))}function Qx(i,t,e){let[n,s,r]=[...t.children];!e?.found||!n||!(s instanceof HTMLElement)||!(r instanceof HTMLElement)||(n.classList.toggle("filled",Bl(e.found)),qe(s,mm(i,e.found)),qe(r,e.followed?e.found.stability:`${e.found.stability}, ${Kx}`))}function od(i,t,e){return Q("button",{type:"button",class:"button","data-act":i,onclick:e},t)}function mm(i,{state:t}){return(t.q.length?i.coordinates.map((s,r)=>({...s,value:t.q[r]??0})):i.states.map((s,r)=>({...s,angle:!1,value:t.z[r]??0}))).map(({label:s,unit:r,angle:o,value:a})=>`${s} = ${o?t_(a):`${be(a)} ${r}`.trim()}`).join(", ")}function t_(i){return`${be(i*180/Math.PI)}°`}function e_({pole:i,rigid:t}){return!t&&i[0]>0}function n_({pole:[i,t],rigid:e},n){let s=n?`/${n}`:"";return e?"rigid body":t>0?`${be(t)} rad${s}`:`${i>0?"grows":"decays"} ${be(Math.abs(i))} ${s}`.trim()}function i_(i){return`The linear motion along the mode, larger than life${i===0||Math.abs(i-1)<Jx?"":i>1?`, ${be(i,2)} times slower`:`, ${be(1/i,2)} times faster`}.`}var hd="#0072B2",ad="#D55E00",kl="#009E73",gm="#CC79A7",ld="#E69F00",cd="#56B4E9",s_="#F0E442",r_={light:[hd,ad,kl,gm,ld,cd],dark:[cd,ld,kl,gm,s_,ad]},o_={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:ad,potential:hd,ledger:kl},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:ld,potential:cd,ledger:kl}},ym=window.matchMedia("(prefers-color-scheme: dark)"),vm=[],ud=null;function Jo(){return ud??(ym.matches?"dark":"light")}function ze(){return o_[Jo()]}function vn(i,t){let e=r_[Jo()];if(t<=e.length)return e[i%e.length]??hd;let n=i/(t-1);return`oklch(${(Jo()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function xm(i){vm.push(i)}function _m(){ud=Jo()==="dark"?"light":"dark",zl()}function zl(){document.documentElement.dataset.theme=Jo();for(let i of vm)i()}ym.addEventListener("change",()=>{ud===null&&zl()});var a_=200,l_=10,ns=class{constructor(t){this.options=t;let e=ii("field"),{label:n,unit:s,range:r,name:o}=t;this.value=t.value,this.slider=Q("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=Q("input",{type:"number",id:e,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed()}),this.element=Q("div",{class:n.length>l_?"field long":"field"},Q("label",{for:e},n),this.slider,this.number,Q("span",{class:"unit"},s)),this.show(t.value)}options;element;slider;number;value;show(t){t===this.value&&this.number.value!==""||(this.value=t,this.stretch(t),this.slider.value=String(t),this.slider.setAttribute("aria-valuetext",`${jr(t)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=jr(t)))}typed(){let t=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(t)?this.number.value=jr(this.value):this.take(t)}take(t){try{this.options.change(t),this.number.setCustomValidity(""),this.show(t),Number(this.number.value)!==t&&(this.number.value=jr(t))}catch(e){this.number.setCustomValidity(e instanceof Error?e.message:String(e)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=jr(this.value)}}rounded(t){let{low:e,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-e)/a_));return Number((Math.round(t/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(t){let{low:e,high:n}=this.bounds();t<e&&(this.slider.min=String(t)),t>n&&(this.slider.max=String(t))}};function bm(i,t){if(i===0)return t?{low:0,high:1}:{low:-1,high:1};let e=Number((3*i).toPrecision(2)),n=t?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:e}:{low:e,high:n}}function Gl(i,t,e){let n=t?Math.PI:Math.max(2*Math.abs(i),e);return{low:Math.min(-n,i),high:Math.max(n,i)}}function dd([i,t],e){return{low:Math.min(i,e),high:Math.max(t,e)}}function Wl(i,t){return i.data.methods.find(e=>e.name===t)?.label??t}var Vl=class{constructor(t){this.session=t;let e=ii("integrator"),{data:n,main:s}=t;this.menu=Q("select",{id:e,"data-menu":"integrator",onchange:()=>t.setIntegrator(this.menu.value)},...n.methods.map(r=>Q("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new ns({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>t.setStep(r)}),this.element=yn("Integrator",!0,Q("div",{class:"stacked"},Q("label",{for:e,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),t.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=Q("p",{class:"note"});step;update(){let{main:t,data:e}=this.session,n=e.methods.find(({name:s})=>s===t.integrator);this.menu.value=t.integrator,qe(this.remark,n?.remark??""),this.step.show(t.step)}},Hl=class{constructor(t){this.session=t;let e=Q("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of t.data.methods){if(r==="none"||o)continue;let a=Q("input",{type:"checkbox","data-rival":n,onchange:()=>t.setRival(n,a.checked)}),l=Q("span",{class:"swatch","aria-hidden":"true"}),c=Q("span",{class:"fate"});e.append(Q("li",{},Q("label",{},a,l,Q("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=yn("Side by side",!1,Q("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),e),t.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:t}=this,e=t.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=e.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&e.length>1?vn(a%6,6):"transparent"),qe(o,a===0?"shown":e[a]?.outcome?"failed":"")}}};function Qo(i,t){return t<new Qe(i.layout).paired?i.coordinates[t]:void 0}function Xl(i,t){return Qo(i,t)?.angle??i.velocities[t]?.unit.startsWith("rad")??!1}function Mm(i,t){return Qo(i,t)?.label??i.velocities[t]?.label??""}var c_=4;function ql(i,t){let e=i.inputs.findIndex(n=>n.kind==="push");return e<0?-1:e+t}function wm(i,t,e){let n=new Qe(i.layout),s=n.join(i.start.q,i.start.v,i.start.z),r=new Float64Array(i.inputs.length),o=Float64Array.from(i.parameters,({value:h})=>h),a=new Float64Array(0),l=new Float64Array(s.length),c=new Float64Array(s.length);return t.rate(0,s,r,o,a,l),r[e]=1,t.rate(0,s,r,o,a,c),c.map((h,u)=>Math.abs(h-(l[u]??0))).subarray(n.v.first)}function Am(i,t,e){return c_*(10/i.until)**2*(Xl(i,t)?1:e/3)}function Em(i,t,e,n){let s=ql(i,e),r=s<0?0:wm(i,t,s)[e]??0;return r>0&&Number.isFinite(r)?wi(Am(i,e,n)/r):1}function Tm(i,t,e){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...wm(n,t,c)].map((d,p)=>Am(n,p,e)/d).filter(d=>d>0&&Number.isFinite(d)),u=5*wi(h.length?Math.min(...h):1);s.push(new ns({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:d=>i.setInput(c,d)}).element)}),s.length?yn("Inputs",!0,...s):null}var Yl=class{constructor(t,e){this.session=t;let{data:n}=t;if(this.strength=e,this.element=null,ql(n,0)<0||!n.velocities.length)return;let s=ii("push"),r=n.layout.identity,o=Q("select",{id:s,"data-menu":"push",onchange:()=>this.choose(o.selectedIndex)},...n.velocities.map((a,l)=>Q("option",{},Mm(n,l))));this.field=new ns({label:"strength",unit:n.inputs[ql(n,0)]?.unit??"",value:e[0]??1,name:"push",range:{low:0,high:5*Math.max(...e)},change:a=>{this.strength[this.velocity]=a}}),this.element=yn("Push",!1,Q("div",{class:"push-row"},this.holdButton(-1),Q("label",{for:s,class:"hidden"},r?"Coordinate to push":"Velocity to push along"),o,this.holdButton(1)),this.field.element,Q("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;velocity=0;strength;held=new Set;field=null;choose(t){this.held.clear(),this.apply(),this.velocity=t,this.field?.show(this.strength[t]??1)}push(t,e){e?this.held.add(t):this.held.delete(t),this.apply()}apply(){let t=ql(this.session.data,this.velocity),e=0;for(let n of this.held)e+=n;t>=0&&this.session.setInput(t,e*(this.strength[this.velocity]??1))}holdButton(t){let e=()=>this.push(t,!0),n=()=>this.push(t,!1);return Q("button",{type:"button",class:"button hold","aria-label":t<0?"Push down, hold":"Push up, hold",onpointerdown:e,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{Sm(r)&&e()},onkeyup:r=>{Sm(r)&&n()}},Ll(t<0?"left":"right"),t<0?"push −":"push +")}};function Sm(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function h_(i,t){let e=i.servo?.desired.indexOf(t)??-1;return i.coordinates[i.servo?.coordinates[e]??-1]}function u_(i,t,e){if(t.kind==="desired"){let n=h_(i,t.name);return n?.limits?dd(n.limits,t.value):Gl(t.value,n?.angle??!1,e)}return bm(t.value,t.kind==="gain"||t.kind==="disturbance"||t.unit.includes("s²")||t.unit.includes("s^2"))}function ta(i,t,e){let{desired:n=[],gains:s=[]}=i.data.servo??{},r=[...n,...s.flatMap(({kp:l,ki:c,kd:h})=>[l,c,h])],a=i.data.parameters.filter(({kind:l})=>t.includes(l)).sort((l,c)=>r.indexOf(l.name)-r.indexOf(c.name)||(l.kind==="gain"?d_(l,c):0)).map(l=>({name:l.name,field:new ns({label:l.label,unit:l.unit,value:l.value,name:l.name,range:u_(i.data,l,e),change:c=>l.kind==="desired"?i.setDesired(l.name,c):i.setParameter(l.name,c)})}));return i.whenChanged(()=>{for(let{name:l,field:c}of a)c.show(i.main.parameter(l))}),a.map(({field:l})=>l.element)}function d_(i,t){return i.name.localeCompare(t.name)}function Rm(i,t){let e=ta(i,["parameter"],t);return e.length?yn("Parameters",!0,...e):null}function Cm(i,t){let e=ta(i,["disturbance"],t);return e.length?yn("Disturbances",!0,...e):null}function Pm(i,t){let{data:e}=i,n=[],s=new Set(e.servo?.integrals??[]),r=new Qe(e.layout),o=(c,h,u,d)=>{if(c==="v")return Gl(u,!1,d?10:2*t);if(c==="q"&&r.isUnit(h))return{low:-1,high:1};let p=c==="q"?e.coordinates[h]?.limits:void 0;return p?dd(p,u):Gl(u,d,t)},a=(c,h,u,d,p,g)=>{let y=i.start[c][h]??0,m=new ns({label:u,unit:d,value:y,name:`start ${g}`,range:o(c,h,y,p),change:f=>i.setStart(c,h,f)});n.push({part:c,index:h,field:m})},l=c=>{let h=e.velocities[c];h&&a("v",c,h.label,h.unit,Xl(e,c),h.name)};return e.coordinates.forEach(({label:c,unit:h,angle:u,name:d},p)=>{a("q",p,c,h,u,d),Qo(e,p)&&l(p)}),e.velocities.forEach((c,h)=>{Qo(e,h)||l(h)}),e.states.forEach(({label:c,unit:h,name:u},d)=>{s.has(d)||a("z",d,c,h,!1,u)}),i.whenChanged(()=>{for(let{part:c,index:h,field:u}of n)u.show(i.start[c][h]??0)}),yn("Start",!1,Q("p",{class:"note"},"A new start value takes the motion back to t = 0."),e.layout.unit.length?Q("p",{class:"note"},"Quaternions are divided by their length, so that only ratios count."):null,...n.map(({field:c})=>c.element))}var f_=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],p_="Paused, a slider sets the pose; running, it is what the servo goes to.",Im=8,$l=class{constructor(t,e){this.session=t;let n=ii("servo"),{servo:s,step:r,pendularm:o,units:a}=t.data,l=s?.sampled??r,c=s?.poses?"Joints":o?"Servo":"Controller",h=ta(t,["gain"],e),u=f_.map(({mode:d,label:p})=>{let g=Q("input",{type:"radio",name:n,value:d,"data-servo":d,onchange:()=>t.setServo(d)});return this.buttons.set(d,g),Q("label",{class:"segment"},g,Q("span",{},p))});this.signals=(s?.signals??[]).flatMap(({label:d,unit:p,input:g},y)=>g<0?[{index:y,label:d,unit:p,place:Q("p",{class:"note"})}]:[]),this.element=yn(c,!0,Q("div",{class:"segments",role:"radiogroup","aria-label":c},...u),Q("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${be(l)} ${a.time}.`),...this.signals.map(({place:d})=>d),s?.poses?Q("p",{class:"note"},p_):null,...ta(t,["desired"],e),...h.length>Im?[]:h),this.gains=h.length>Im?yn("Gains",!1,...h):null,t.whenChanged(()=>this.update()),this.update()}session;element;gains;buttons=new Map;signals;say(){let t=this.session.main.signals();for(let{index:e,label:n,unit:s,place:r}of this.signals)qe(r,`${n} = ${be(t[e]??NaN)} ${s}`.trim())}update(){let t=this.buttons.get(this.session.main.servoMode);t&&(t.checked=!0),this.say()}};var Lm=.35,Dm=.12,m_=.001,g_=.8,y_=4,v_=3,Zl=class{constructor(t,e,n,s,r){this.player=t;this.mode=n;let{q:o,v:a,z:l}=e.state,c=n.pole[1]*r;this.layout=new Qe(t.data.layout),this.rest=this.layout.join(o,a,l);let h=c>0?Math.min(y_,Math.max(g_,2*Math.PI/c)):v_;this.pace=2*Math.PI/h,this.slower=c>0?c/this.pace:0,this.amplitude=this.largest(s),this.show()}player;mode;pace;slower;rest;layout;amplitude;phase=0;get start(){return this.parts(this.amplitude,0)}advance(t){this.phase=(this.phase+this.pace*t)%(2*Math.PI),this.show()}show(){let{q:t,v:e,z:n}=this.parts(this.amplitude,this.phase);this.player.setState(t,e,n)}parts(t,e){let{layout:n,rest:s,mode:r}=this,[o,a]=[t*Math.cos(e),t*Math.sin(e)],l=s.map((d,p)=>d+o*r.real[p]-a*r.imaginary[p]),[c,h,u]=[n.q,n.v,n.z].map(d=>Array.from(n.take(d,l)));return{q:c,v:h,z:u}}largest(t){let{data:e}=this.player,{first:n}=this.layout.q,s=0,r=0;e.coordinates.forEach(({angle:h},u)=>{let d=Math.hypot(this.mode.real[n+u],this.mode.imaginary[n+u]);h?s=Math.max(s,d):r=Math.max(r,d)});let o=Math.min(Lm/s,Dm*t/r),a=m_*o;if(!Number.isFinite(o))return 1;let l=[null,0,Math.PI/2].map(h=>{let{q:u,v:d,z:p}=h===null?this.parts(0,0):this.parts(a,h);return this.player.setState(u,d,p),Float64Array.from(this.player.positions())}),c=l[0].reduce((h,u,d)=>Math.max(h,Math.hypot(l[1][d]-u,l[2][d]-u)),0);return Math.min(Lm/s,Dm*t*a/c)}};var fd=.1,x_=.02,__=12,Um=1500,b_=8,Nm=20,jl=class{constructor(t){this.data=t;let{until:e}=t,n=e>60?wi(e/20):e<2?1/wi(10/e):1;this.speed={value:n,usual:n}}data;speed;playing=!1;changed=[];moved=[];moving=[];whenChanged(t){this.changed.push(t)}whenMoved(t){this.moved.push(t)}whenMoving(t){this.moving.push(t)}play(t){this.playing!==t&&(this.playing=t,this.tell("playing"))}tell(t){for(let e of this.changed)e(t)}tellMoving(){for(let t of this.moving)t()}tellMoved(){for(let t of this.moved)t()}},dr=class extends jl{constructor(e,n){super(e.data);this.main=e;this.another=n;this.start=Fm(e.data.start)}main;another;rivals=[];slow=!1;start;equilibrium=-1;swing=null;late=0;inputs=new Map;owed=0;said="";get players(){return[this.main,...this.rivals]}get shown(){return this.swing?[this.swing.player]:this.players}get animated(){return this.playing||this.swing!==null}get time(){return Math.max(...this.players.map(e=>e.t))}get part(){let e=this.main.step/this.speed.value>x_;return this.playing&&e?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(e=>e.outcome!=="")}play(e){e&&this.over||(e&&this.unwatch(),super.play(e))}frame(e){if(this.swing?.advance(Math.min(e,fd)),!this.playing)return this.swing!==null;this.owed+=Math.min(e,fd)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(b_,n,Math.ceil(Um*n*this.main.step/this.data.until))),r=this.players.filter(c=>c.outcome===""),o=Math.min(...r.map(c=>c.t)),a=__/s/Math.max(1,r.length),l=!1;n===1&&this.tellMoving();for(let c=1;c<=s;c+=1){let h=o+Math.round(n*c/s)*this.main.step;for(let u of r){let d=Math.round((h-u.t)/u.step);d<1||u.outcome!==""||u.advance(d*u.step,a)<d&&u.outcome===""&&(l=!0)}this.tellMoved()}return this.owed=l?0:this.owed-n*this.main.step,this.judge(l),!0}single(){this.play(!1);for(let e of this.players)e.outcome===""&&e.single();this.tellMoved(),this.judge(!1),this.tell("settings")}reset(){this.unwatch();for(let e of this.players)e.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.late=0,this.slow=!1,this.said="",this.tell("reset")}get retuned(){return this.data.parameters.some(({name:e,value:n})=>this.main.parameter(e)!==n)}equilibriumNow(e){let n=this.data.analysis?.equilibria[e];if(!n||!this.retuned)return{found:n,followed:!0};let s=this.main.follow(n);return{found:s??n,followed:s!==null}}rest(e,n=!1){let{found:s}=this.equilibriumNow(e);if(!s)throw new Error(`There is no equilibrium ${e} in this page.`);this.play(!1),this.equilibrium=e,this.start=Fm(n?s.beside:s.state),this.reset()}watch(e,n){let s=this.data.analysis?.equilibria[this.equilibrium],r=s?.modes[e];if(!s||!r)throw new Error(`There is no mode ${e} to watch.`);this.play(!1),this.swing=new Zl(this.copy(),s,r,n,this.speed.value),this.tell("watched")}unwatch(){this.swing&&(this.swing=null,this.tell("watched"))}release(){this.swing&&(this.start=this.swing.start,this.reset(),this.play(!0))}setStart(e,n,s){let r=this.start[e][n];this.start[e][n]=s;try{this.reset()}catch(o){throw this.start[e][n]=r,o}}setParameter(e,n){for(let s of this.players)s.setParameter(e,n);this.tell("settings")}setDesired(e,n){let{servo:s}=this.data,r=s?.coordinates[s.desired.indexOf(e)];this.setParameter(e,n),!(!s?.poses||this.playing||r===void 0)&&(this.start={q:[...this.main.y.subarray(0,this.data.layout.nq)],v:this.start.v.map(()=>0),z:[...this.data.start.z]},this.setStart("q",r,n))}setStep(e){for(let n of this.players)n.step=e;this.owed=0,this.tell("settings")}setServo(e){for(let n of this.players)n.servoMode=e;this.tell("settings")}setIntegrator(e){this.main.integrator=e,this.leave(e),this.tell("players")}setInput(e,n){this.inputs.set(e,n);for(let s of this.players)s.setInput(e,n)}pull(e,n){this.unwatch();for(let s of this.players)s.pull(e,n)}setRival(e,n){if(n&&!this.rivals.some(s=>s.integrator===e)){let s=this.copy();s.integrator=e,this.rivals.push(s)}else n||this.leave(e);this.reset(),this.tell("players")}copy(){let e=this.another();e.step=this.main.step,e.servoMode=this.main.servoMode;for(let{name:n}of this.data.parameters)n!==this.data.servo?.active&&e.setParameter(n,this.main.parameter(n));for(let[n,s]of this.inputs)e.setInput(n,s);return e}leave(e){let n=this.rivals.findIndex(s=>s.integrator===e);n>=0&&this.rivals.splice(n,1)}judge(e){this.late=e?Math.min(this.late+1,2*Nm):Math.max(this.late-1,0),this.slow=this.slow?this.late>0:this.late>Nm;let n=this.players.map(s=>s.outcome).join(`
`);n!==this.said&&(this.said=n,this.over&&this.play(!1),this.tell("outcome"))}},fr=class extends jl{constructor(e){super(e.data);this.recorded=e;this.players=this.shown=[e],this.begin=e.t}recorded;slow=!1;part=1;players;shown;begin;get time(){return this.recorded.t}get animated(){return this.playing}play(e){e&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(e)}frame(e){if(!this.playing)return!1;let n=this.recorded.t+Math.min(e,fd)*this.speed.value;return this.recorded.seek(Math.min(n,this.recorded.end)),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/Um)}seek(e){this.recorded.seek(Math.max(this.begin,Math.min(e,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};function Fm({q:i,v:t,z:e}){return{q:[...i],v:[...t],z:[...e]}}var M_=-6,S_=5,pd=1e4,Kl=class{constructor(t){this.session=t;let e=t instanceof fr?t:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(e?t.data.until/1e3:t.data.step)))),this.playButton=es("play","Play (space)",()=>t.play(!t.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let n=es("step",e?"One picture further (full stop)":"One step (full stop)",()=>t.single()),s=es("reset","Back to the start (r)",()=>t.reset());n.dataset.act="step",s.dataset.act="reset";let r=Q("div",{class:"transport-row"},this.playButton,n,s,this.clock,this.remark,this.speedField());this.element=Q("div",{class:"transport card",role:"group","aria-label":"Playback"},r),e&&(this.line=Q("input",{type:"range",class:"time-line",min:0,max:pd,step:1,value:0,"aria-label":"Time line",oninput:()=>e.seek(e.begin+Number(this.line?.value)/pd*(e.recorded.end-e.begin))}),this.element.append(this.line)),t.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=Q("output",{class:"clock","aria-label":"Time"});remark=Q("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:t,line:e}=this,n=t.data.units.time;if(um(this.playButton,t.playing?"pause":"play",t.playing?"Pause (space)":"Play (space)"),qe(this.clock,`t = ${id(t.time,this.decimals)} ${n}`.trim()),qe(this.remark,t.slow?"slower than real time":""),!e||!(t instanceof fr))return;let{begin:s,recorded:r}=t;e.value=String(Math.round(pd*(t.time-s)/(r.end-s||1))),e.setAttribute("aria-valuetext",`${id(t.time,2)} ${n}`)}speedField(){let{speed:t}=this.session,e=ii("speed"),n=Q("output",{for:e,class:"speed-value"}),s=()=>{n.textContent=`${be(t.value,2)}×`,r.setAttribute("aria-valuetext",`${be(t.value,2)} times real time`)},r=Q("input",{type:"range",id:e,min:M_,max:S_,step:.5,value:0,"data-slider":"speed",oninput:()=>{t.value=t.usual*2**Number(r.value),s()}});return s(),Q("div",{class:"speed"},Q("label",{for:e},"Speed"),r,n)}};var md="http://www.w3.org/1998/Math/MathML";function Om(i,t){if(!i)return null;let e=new DOMParser().parseFromString(i,"text/html"),n=Q("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...e.body.childNodes]){let r=Bm(s);r&&n.append(r)}return yn("Equations of motion",t,n)}function Bm(i){let t=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(t);if(!(i instanceof Element))return null;if(!(i.namespaceURI===md||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===md?document.createElementNS(md,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=Bm(s);r&&n.append(r)}return n}var Jl=class{element;constructor(t,e){let n=t.flatMap(({keys:s,does:r})=>[Q("dt",{},...s.flatMap((o,a)=>a?[" ",Q("kbd",{},o)]:[Q("kbd",{},o)])),Q("dd",{},r)]);this.element=Q("dialog",{class:"help","aria-labelledby":"help-title"},Q("div",{class:"dialog-head"},Q("h2",{id:"help-title"},"Keys"),es("close","Close",()=>this.element.close())),Q("dl",{},...n),...e.filter(Boolean).map(s=>Q("p",{class:"note"},s))),this.element.addEventListener("click",s=>{s.target===this.element&&this.element.close()})}toggle(){this.element.open?this.element.close():this.element.showModal()}},Ql=class{constructor(t){this.reset=t}reset;element=Q("div",{class:"banner",role:"alert",hidden:!0});say(t){this.element.dataset.said!==t&&(this.element.dataset.said=t,this.element.hidden=t==="",this.element.replaceChildren(),t&&this.element.append(Q("p",{},t),es("reset","Reset",this.reset,"Reset")))}};var w_=["none","euler","verlet","velocity-verlet","rk4"],A_={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},km={m:"mass",l:"length",g:"gravity"},E_=3,zm=["12","34","56","78","90"];function Gm(i,t,e){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&w_.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${Vm(h)}`,press:()=>T_(i,h,e)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),(n===1?["qe"]:zm.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,p)=>o.push({keys:[h[p]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:n===1?["c"]:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function T_(i,t,e){let n=i.data.methods.find(s=>s.name===t)?.refusal;n?e(n):i.setIntegrator(t)}function Vm(i){return A_[i]??i}var tc=class{constructor(t){this.session=t;let{by:e="",links:n=1}=t.data.pendularm??{};this.element=Q("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>E_?0:void 0},Q("h2",{},"System"),this.system,e?Q("p",{class:"by"},e):null,this.servoHead,this.servo,Q("h2",{},"Pendulum"),this.pendulum,Q("div",{class:"screen-keys"},Q("h2",{},"Keys"),Q("p",{},P_(n)))),this.update()}session;element;system=Q("p");servo=Q("p");pendulum=Q("p");servoHead=Q("h2");update(){let{main:t,data:e}=this.session;qe(this.system,R_(t).join(`
`)),qe(this.servoHead,`Servo: ${t.servoMode==="off"?"inactive":"active"}${t.servoMode==="sampled"?", sampled":""}`),qe(this.servo,C_(t).join(`
`));let n=s=>Object.keys(km).indexOf(s)+1||1/0;qe(this.pendulum,e.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${km[s]??s} = ${vs(t.parameter(s))}`).join(`
`))}};function ea(i,t,e){return e>1?`${i}${t+1}`:i}function R_(i){let{data:t,y:e,step:n}=i,s=new Qe(t.layout),r=s.paired,o=t.servo,a=n<.01?String(Number(n.toPrecision(4))):vs(n),l=[`t = ${vs(i.t)} dt = ${a}`,`integrator = ${Vm(i.integrator)}`],c=s.take(s.q,e),h=s.take(s.v,e);for(let u=0;u<r;u+=1)l.push(`${ea("x",u,r)} = ${vs(c[u]??NaN)}`,`${ea("x",u,r)}_dot = ${vs(h[u]??NaN)}`);return o?.desired.forEach((u,d)=>l.push(`${ea("x",d,r)}_desired = ${vs(i.parameter(u))}`)),l}function C_(i){let{servo:t}=i.data,e=i.u;if(!t)return[];let n=t.inputs.length,s=t.inputs.map((r,o)=>`${ea("u",o,n)} = ${vs(e[r]??NaN)}`);for(let r of["kp","kd","ki"]){let o=t.gains.map(a=>vs(i.parameter(a[r])));new Set(o).size===1?s.push(`${r} = ${o[0]??""}`):o.forEach((a,l)=>s.push(`${ea(r,l,n)} = ${a}`))}return s}function P_(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...zm.slice(0,i).map((e,n)=>`${e[0]??""}/${e[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var Vs=class{constructor(t,e){this.width=t;this.capacity=e;this.columns=Array.from({length:t},()=>new Float64Array(2*e))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(t){if(this.end===2*this.capacity){for(let e of this.columns)e.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let e=0;e<this.width;e+=1)this.column(e)[this.end]=t[e]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(t){let e=this.column(0);for(;this.first+1<this.end&&(e[this.first+1]??0)<t;)this.first+=1}values(t){return this.column(t).subarray(this.first,this.end)}last(t){return this.count?this.column(t)[this.end-1]??NaN:NaN}column(t){let e=this.columns[t];if(!e)throw new RangeError(`A history of ${this.width} columns has no column ${t}.`);return e}};var I_="uplot",L_="u-hz",D_="u-vt",N_="u-title",F_="u-wrap",U_="u-under",O_="u-over",B_="u-axis",gr="u-off",k_="u-select",z_="u-cursor-x",G_="u-cursor-y",V_="u-cursor-pt",H_="u-legend",W_="u-live",X_="u-inline",q_="u-series",Y_="u-marker",Hm="u-label",$_="u-value",ia="width",sa="height";var Wm="bottom",Kr="left",gd="right",Dd="#000",Xm=Dd+"0",yd="mousemove",qm="mousedown",vd="mouseup",Ym="mouseenter",$m="mouseleave",Zm="dblclick",Z_="resize",j_="scroll",jm="change",rc="dppxchange",Nd="--",so=typeof window<"u",Sd=so?document:null,Qr=so?window:null,K_=so?navigator:null,we,ec;function wd(){let i=devicePixelRatio;we!=i&&(we=i,ec&&Ed(jm,ec,wd),ec=matchMedia(`(min-resolution: ${we-.001}dppx) and (max-resolution: ${we+.001}dppx)`),yr(jm,ec,wd),Qr.dispatchEvent(new CustomEvent(rc)))}function fi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Ad(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Ye(i,t,e){i.style[t]=e+"px"}function Ui(i,t,e,n){let s=Sd.createElement(i);return t!=null&&fi(s,t),e?.insertBefore(s,n),s}function Ai(i,t){return Ui("div",i,t)}var Km=new WeakMap;function is(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Km.get(i);r!=o&&(i.style.transform=r,Km.set(i,r),t<0||e<0||t>n||e>s?fi(i,gr):Ad(i,gr))}var Jm=new WeakMap;function Qm(i,t,e){let n=t+e,s=Jm.get(i);n!=s&&(Jm.set(i,n),i.style.background=t,i.style.borderColor=e)}var tg=new WeakMap;function eg(i,t,e,n){let s=t+""+e,r=tg.get(i);s!=r&&(tg.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Fd={passive:!0},J_={...Fd,capture:!0};function yr(i,t,e,n){t.addEventListener(i,e,n?J_:Fd)}function Ed(i,t,e,n){t.removeEventListener(i,e,Fd)}so&&wd();function Oi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:pi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function Cg(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var Pg=i=>i!=null,Ig=i=>i!=null&&i>0,lc=Cg(Pg),Q_=Cg(Ig);function tb(i,t,e,n=0,s=!1){let r=s?Q_:lc,o=s?Ig:Pg;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ue,l??-Ue]}function cc(i,t,e,n){let s=sg(i),r=sg(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?_s:Lg,a=s==1?pi:Ei,l=r==1?Ei:pi,c=a(o(wn(i))),h=l(o(wn(t))),u=to(e,c),d=to(e,h);return e==10&&(c<0&&(u=Oe(u,-c)),h<0&&(d=Oe(d,-h))),n||e==2?(i=u*s,t=d*r):(i=Ug(i,u),t=hc(t,d)),[i,t]}function Ud(i,t,e,n){let s=cc(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Od=.1,ng={mode:3,pad:Od},oa={pad:0,soft:null,mode:0},eb={min:oa,max:oa};function oc(i,t,e,n){return uc(e)?ig(i,t,e):(oa.pad=e,oa.soft=n?0:null,oa.mode=n?3:0,ig(i,t,eb))}function Me(i,t){return i??t}function nb(i,t,e){for(t=Me(t,0),e=Me(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function ig(i,t,e){let n=e.min,s=e.max,r=Me(n.pad,0),o=Me(s.pad,0),a=Me(n.hard,-Ue),l=Me(s.hard,Ue),c=Me(n.soft,Ue),h=Me(s.soft,-Ue),u=Me(n.mode,0),d=Me(s.mode,0),p=t-i,g=_s(p),y=jn(wn(i),wn(t)),m=_s(y),f=wn(m-g);(p<1e-24||f>10)&&(p=0,(i==0||t==0)&&(p=1e-24,u==2&&c!=Ue&&(r=0),d==2&&h!=-Ue&&(o=0)));let x=p||y||1e3,S=_s(x),b=to(10,pi(S)),E=x*(p==0?i==0?.1:1:r),R=Oe(Ug(i-E,b/10),24),v=i>=c&&(u==1||u==3&&R<=c||u==2&&R>=c)?c:Ue,T=jn(a,R<v&&i>=v?v:Bi(v,R)),F=x*(p==0?t==0?.1:1:o),I=Oe(hc(t+F,b/10),24),L=t<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Ue,B=Bi(l,I>L&&t<=L?L:jn(L,I));return T==B&&T==0&&(B=100),[T,B]}var ib=new Intl.NumberFormat(so?K_.language:"en-US"),Bd=i=>ib.format(i),mi=Math,sc=mi.PI,wn=mi.abs,pi=mi.floor,Sn=mi.round,Ei=mi.ceil,Bi=mi.min,jn=mi.max,to=mi.pow,sg=mi.sign,_s=mi.log10,Lg=mi.log2,sb=(i,t=1)=>mi.sinh(i)*t,xd=(i,t=1)=>mi.asinh(i/t),Ue=1/0;function rg(i){return(_s((i^i>>31)-(i>>31))|0)+1}function Td(i,t,e){return Bi(jn(i,t),e)}function Dg(i){return typeof i=="function"}function ye(i){return Dg(i)?i:()=>i}var rb=()=>{},Ng=i=>i,Fg=(i,t)=>t,ob=i=>null,og=i=>!0,ag=(i,t)=>i==t,ab=/\.\d*?(?=9{6,}|0{6,})/gm,vr=i=>{if(Bg(i)||Ws.has(i))return i;let t=`${i}`,e=t.match(ab);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${vr(s)}e${r}`}return Oe(i,n)};function pr(i,t){return vr(Oe(vr(i/t))*t)}function hc(i,t){return vr(Ei(vr(i/t))*t)}function Ug(i,t){return vr(pi(vr(i/t))*t)}function Oe(i,t=0){if(Bg(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return Sn(n)/e}var Ws=new Map;function Og(i){return((""+i).split(".")[1]||"").length}function la(i,t,e,n){let s=[],r=n.map(Og);for(let o=t;o<e;o++){let a=wn(o),l=Oe(to(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Oe(h,u);s.push(d),Ws.set(d,u)}}return s}var aa={},kd=[],eo=[null,null],Hs=Array.isArray,Bg=Number.isInteger,lb=i=>i===void 0;function lg(i){return typeof i=="string"}function uc(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function cb(i){return i!=null&&typeof i=="object"}var hb=Object.getPrototypeOf(Uint8Array),kg="__proto__";function no(i,t=uc){let e;if(Hs(i)){let n=i.find(s=>s!=null);if(Hs(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=no(i[s],t)}else e=i.slice()}else if(i instanceof hb)e=i.slice();else if(t(i)){e={};for(let n in i)n!=kg&&(e[n]=no(i[n],t))}else e=i;return e}function xn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=kg&&(uc(i[s])?xn(i[s],no(n[s])):i[s]=no(n[s]))}return i}var ub=0,db=1,fb=2;function pb(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function mb(i,t){if(vb(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return xb(o[0])||(o=yb(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:db,p=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=ub&&(u[m]=y,d==fb&&p.push(m)):u[m]=y}pb(u,p,s),n.push(u)}}return n}var gb=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function yb(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function vb(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function xb(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=jn(1,pi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var zg=["January","February","March","April","May","June","July","August","September","October","November","December"],Gg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Vg(i){return i.slice(0,3)}var _b=Gg.map(Vg),bb=zg.map(Vg),Mb={MMMM:zg,MMM:bb,WWWW:Gg,WWW:_b};function na(i){return(i<10?"0":"")+i}function Sb(i){return(i<10?"00":i<100?"0":"")+i}var wb={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>na(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>na(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>na(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>na(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>na(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>Sb(i.getMilliseconds())};function zd(i,t){t=t||Mb;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?wb[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var Ab=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Eb(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==Ab?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var Hg=i=>i%1==0,ac=[1,2,2.5,5],Tb=la(10,-32,0,ac),Wg=la(10,0,32,ac),Rb=Wg.filter(Hg),mr=Tb.concat(Wg),Gd=`
`,Xg="{YYYY}",cg=Gd+Xg,qg="{M}/{D}",ra=Gd+qg,nc=ra+"/{YY}",Yg="{aa}",Cb="{h}:{mm}",Jr=Cb+Yg,hg=Gd+Jr,ug=":{ss}",Ee=null;function $g(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?la(10,0,3,ac).filter(Hg):la(10,-3,0,ac)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Xg,Ee,Ee,Ee,Ee,Ee,Ee,1],[s*28,"{MMM}",cg,Ee,Ee,Ee,Ee,Ee,1],[s,qg,cg,Ee,Ee,Ee,Ee,Ee,1],[n,"{h}"+Yg,nc,Ee,ra,Ee,Ee,Ee,1],[e,Jr,nc,Ee,ra,Ee,Ee,Ee,1],[t,ug,nc+" "+Jr,Ee,ra+" "+Jr,Ee,hg,Ee,1],[i,ug+".{fff}",nc+" "+Jr,Ee,ra+" "+Jr,Ee,hg,Ee,1]];function h(u){return(d,p,g,y,m,f)=>{let x=[],S=m>=o,b=m>=r&&m<o,E=u(g),R=Oe(E*i,3),v=_d(E.getFullYear(),S?0:E.getMonth(),b||S?1:E.getDate()),T=Oe(v*i,3);if(b||S){let F=b?m/r:0,I=S?m/o:0,L=R==T?R:Oe(_d(v.getFullYear()+I,v.getMonth()+F,1)*i,3),B=new Date(Sn(L/i)),z=B.getFullYear(),D=B.getMonth();for(let G=0;L<=y;G++){let q=_d(z+I*G,D+F*G,1),V=q-u(Oe(q*i,3));L=Oe((+q+V)*i,3),L<=y&&x.push(L)}}else{let F=m>=s?s:m,I=pi(g)-pi(R),L=T+I+hc(R-T,F);x.push(L);let B=u(L),z=B.getHours()+B.getMinutes()/e+B.getSeconds()/n,D=m/n,G=d.axes[p]._space,q=f/G;for(;L=Oe(L+m,i==1?0:3),!(L>y);)if(D>1){let V=pi(Oe(z+D,6))%24,K=u(L).getHours()-V;K>1&&(K=-1),L-=K*n,z=(z+D)%24;let et=x[x.length-1];Oe((L-et)/m,3)*q>=.7&&x.push(L)}else x.push(L)}return x}}return[l,c,h]}var[Pb,Ib,Lb]=$g(1),[Db,Nb,Fb]=$g(.001);la(2,-53,53,[1]);function dg(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function fg(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,p;return n.map(g=>{let y=i(g),m=y.getFullYear(),f=y.getMonth(),x=y.getDate(),S=y.getHours(),b=y.getMinutes(),E=y.getSeconds(),R=m!=l&&a[2]||f!=c&&a[3]||x!=h&&a[4]||S!=u&&a[5]||b!=d&&a[6]||E!=p&&a[7]||a[1];return l=m,c=f,h=x,u=S,d=b,p=E,R(y)})}}function Ub(i,t){let e=zd(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function _d(i,t,e){return new Date(i,t,e)}function pg(i,t){return t(i)}var Ob="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function mg(i,t){return(e,n,s,r)=>r==null?Nd:t(i(n))}function Bb(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function kb(i,t){return i.series[t].fill(i,t)}var zb={show:!0,live:!0,isolate:!1,mount:rb,markers:{show:!0,width:2,stroke:Bb,fill:kb,dash:"solid"},idx:null,idxs:null,values:[]};function Gb(i,t){let e=i.cursor.points,n=Ai(),s=e.size(i,t);Ye(n,ia,s),Ye(n,sa,s);let r=s/-2;Ye(n,"marginLeft",r),Ye(n,"marginTop",r);let o=e.width(i,t,s);return o&&Ye(n,"borderWidth",o),n}function Vb(i,t){let e=i.series[t].points;return e._fill||e._stroke}function Hb(i,t){let e=i.series[t].points;return e._stroke||e._fill}function Wb(i,t){return i.series[t].points.size}var bd=[0,0];function Xb(i,t,e){return bd[0]=t,bd[1]=e,bd}function ic(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Md(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var qb={show:!0,x:!0,y:!0,lock:!1,move:Xb,points:{one:!1,show:Gb,size:Wb,width:0,stroke:Hb,fill:Vb},bind:{mousedown:ic,mouseup:ic,click:ic,dblclick:ic,mousemove:Md,mouseleave:Md,mouseenter:Md},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Zg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Vd=xn({},Zg,{filter:Fg}),jg=xn({},Vd,{size:10}),Kg=xn({},Zg,{show:!1}),Hd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Jg="bold "+Hd,Qg=1.5,gg={show:!0,scale:"x",stroke:Dd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Jg,side:2,grid:Vd,ticks:jg,border:Kg,font:Hd,lineGap:Qg,rotate:0},Yb="Value",$b="Time",yg={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function Zb(i,t,e,n,s){return t.map(r=>r==null?"":Bd(r))}function jb(i,t,e,n,s,r,o){let a=[],l=Ws.get(s)||0;e=o?e:Oe(hc(e,s),l);for(let c=e;c<=n;c=Oe(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Rd(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?_s:Lg,h=pi(c(e));s=to(l,h),l==10&&(s=mr[Oi(s,mr)]);let u=e,d=s*l;l==10&&(d=mr[Oi(d,mr)]);do a.push(u),u=u+s,l==10&&!Ws.has(u)&&(u=Oe(u,Ws.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=mr[Oi(d,mr)]));while(u<=n);return a}function Kb(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Rd(i,t,jn(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Rd(i,t,jn(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var t0=/./,Jb=/[12357]/,Qb=/[125]/,vg=/1/,Cd=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function tM(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?t0:l(7,o)-h>=c?Jb:l(5,o)-h>=c?Qb:vg;if(u==vg){let d=wn(l(1,o)-h);if(d<c)return Cd(t.slice().reverse(),a.distr,u,Ei(c/d)).reverse()}return Cd(t,a.distr,u,1)}function eM(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=wn(l(1,o)-l(2,o));return c<a?Cd(t.slice().reverse(),3,t0,Ei(a/c)).reverse():t}function nM(i,t,e,n){return n==null?Nd:t==null?"":Bd(t)}var xg={show:!0,scale:"y",stroke:Dd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Jg,side:3,grid:Vd,ticks:jg,border:Kg,font:Hd,lineGap:Qg,rotate:0};function iM(i,t){let e=3+(i||1)*2;return Oe(e*t,3)}function sM(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=wn(o-r),l=i.series[t],c=a/(l.points.space*we);return n[1]-n[0]<=c}var _g={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},e0=(i,t,e,n,s)=>s,bg={show:!0,auto:!0,sorted:0,gaps:e0,alpha:1,facets:[xn({},_g,{scale:"x"}),xn({},_g,{scale:"y"})]},Mg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:e0,alpha:1,points:{show:sM,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function rM(i,t,e,n,s){return e/10}var n0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},oM=xn({},n0,{time:!1,ori:1}),Sg={};function i0(i,t){let e=Sg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Sg[i]=e)),e}var io=1,Pd=2;function xr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,y=a.height,m=i.valToPosH,f=i.valToPosV;return h.ori==0?e(s,l,c,h,u,m,f,d,p,g,y,fc,ro,mc,r0,a0):e(s,l,c,h,u,f,m,p,d,y,g,pc,oo,qd,o0,l0)}function Wd(i,t){let e=0,n=0,s=Me(i.bands,kd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function aM(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function bs(i,t,e,n,s,r){return xr(i,t,(o,a,l,c,h,u,d,p,g,y,m)=>{let f=o.pxRound,x=c.dir*(c.ori==0?1:-1),S=c.ori==0?ro:oo,b,E;x==1?(b=e,E=n):(b=n,E=e);let R=f(u(a[b],c,y,p)),v=f(d(l[b],h,m,g)),T=f(u(a[E],c,y,p)),F=f(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return S(I,T,F),S(I,R,F),S(I,R,v),I})}function dc(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?mc:qd,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let p=d[0]-l;p>0&&a(o,l,n,p,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function lM(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Xd(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let p=r(i[u]),g=d==u?p:r(i[d]),y=u-s;p=o<=0&&y>=0&&y<l?r(i[y]):p;let f=d+s;g=o>=0&&f>=0&&f<l?r(i[f]):g,g>=p&&a.push([p,g])}return a}function wg(i){return i==0?Ng:i==1?Sn:t=>pr(t,i)}function s0(i){let t=i==0?fc:pc,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Bi(c,a/2,l/2),h=Bi(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var fc=(i,t,e)=>{i.moveTo(t,e)},pc=(i,t,e)=>{i.moveTo(e,t)},ro=(i,t,e)=>{i.lineTo(t,e)},oo=(i,t,e)=>{i.lineTo(e,t)},mc=s0(0),qd=s0(1),r0=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},o0=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},a0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},l0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function c0(i){return(t,e,n,s,r)=>xr(t,e,(o,a,l,c,h,u,d,p,g,y,m)=>{let{pxRound:f,points:x}=o,S,b;c.ori==0?(S=fc,b=r0):(S=pc,b=o0);let E=Oe(x.width*we,3),R=(x.size-x.width)/2*we,v=Oe(R*2,3),T=new Path2D,F=new Path2D,{left:I,top:L,width:B,height:z}=t.bbox;mc(F,I-v,L-v,B+v*2,z+v*2);let D=G=>{if(l[G]!=null){let q=f(u(a[G],c,y,p)),V=f(d(l[G],h,m,g));S(T,q+R,V),b(T,q,V,R,0,sc*2)}};if(r)r.forEach(D);else for(let G=n;G<=s;G++)D(G);return{stroke:E>0?T:null,fill:T,clip:F,flags:io|Pd}})}function h0(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var cM=h0(ro),hM=h0(oo);function u0(i){let t=Me(i?.alignGaps,0);return(e,n,s,r)=>xr(e,n,(o,a,l,c,h,u,d,p,g,y,m)=>{[s,r]=lc(l,s,r);let f=o.pxRound,x=z=>f(u(z,c,y,p)),S=z=>f(d(z,h,m,g)),b,E;c.ori==0?(b=ro,E=cM):(b=oo,E=hM);let R=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:io},T=v.stroke,F=!1;if(r-s>=y*4){let z=ut=>e.posToVal(ut,c.key,!0),D=null,G=null,q,V,lt,$=x(a[R==1?s:r]),K=x(a[s]),et=x(a[r]),dt=z(R==1?K+1:et-1);for(let ut=R==1?s:r;ut>=s&&ut<=r;ut+=R){let tt=a[ut],vt=(R==1?tt<dt:tt>dt)?$:x(tt),Tt=l[ut];vt==$?Tt!=null?(V=Tt,D==null?(b(T,vt,S(V)),q=D=G=V):V<D?D=V:V>G&&(G=V)):Tt===null&&(F=!0):(D!=null&&E(T,$,S(D),S(G),S(q),S(V)),Tt!=null?(V=Tt,b(T,vt,S(V)),D=G=q=V):(D=G=null,Tt===null&&(F=!0)),$=vt,dt=z($+R))}D!=null&&D!=G&&lt!=$&&E(T,$,S(D),S(G),S(q),S(V))}else for(let z=R==1?s:r;z>=s&&z<=r;z+=R){let D=l[z];D===null?F=!0:D!=null&&b(T,x(a[z]),S(D))}let[L,B]=Wd(e,n);if(o.fill!=null||L!=0){let z=v.fill=new Path2D(T),D=o.fillTo(e,n,o.min,o.max,L),G=S(D),q=x(a[s]),V=x(a[r]);R==-1&&([V,q]=[q,V]),b(z,V,G),b(z,q,G)}if(!o.spanGaps){let z=[];F&&z.push(...Xd(a,l,s,r,R,x,t)),v.gaps=z=o.gaps(e,n,s,r,z),v.clip=dc(z,c.ori,p,g,y,m)}return B!=0&&(v.band=B==2?[bs(e,n,s,r,T,-1),bs(e,n,s,r,T,1)]:bs(e,n,s,r,T,B)),v})}function uM(i){let t=Me(i.align,1),e=Me(i.ascDesc,!1),n=Me(i.alignGaps,0),s=Me(i.extend,!1);return(r,o,a,l)=>xr(r,o,(c,h,u,d,p,g,y,m,f,x,S)=>{[a,l]=lc(u,a,l);let b=c.pxRound,{left:E,width:R}=r.bbox,v=K=>b(g(K,d,x,m)),T=K=>b(y(K,p,S,f)),F=d.ori==0?ro:oo,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:io},L=I.stroke,B=d.dir*(d.ori==0?1:-1),z=T(u[B==1?a:l]),D=v(h[B==1?a:l]),G=D,q=D;s&&t==-1&&(q=E,F(L,q,z)),F(L,D,z);for(let K=B==1?a:l;K>=a&&K<=l;K+=B){let et=u[K];if(et==null)continue;let dt=v(h[K]),ut=T(et);t==1?F(L,dt,z):F(L,G,ut),F(L,dt,ut),z=ut,G=dt}let V=G;s&&t==1&&(V=E+R,F(L,V,z));let[lt,$]=Wd(r,o);if(c.fill!=null||lt!=0){let K=I.fill=new Path2D(L),et=c.fillTo(r,o,c.min,c.max,lt),dt=T(et);F(K,V,dt),F(K,q,dt)}if(!c.spanGaps){let K=[];K.push(...Xd(h,u,a,l,B,v,n));let et=c.width*we/2,dt=e||t==1?et:-et,ut=e||t==-1?-et:et;K.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=K=c.gaps(r,o,a,l,K),I.clip=dc(K,d.ori,m,f,x,S)}return $!=0&&(I.band=$==2?[bs(r,o,a,l,L,-1),bs(r,o,a,l,L,1)]:bs(r,o,a,l,L,$)),I})}function Ag(i,t,e,n,s,r,o=Ue){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=wn(i[l]-i[a]);h<c&&(c=h,o=wn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function dM(i){i=i||aa;let t=Me(i.size,[.6,Ue,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ye(s),o=1-t[0],a=Me(t[1],Ue),l=Me(t[2],1),c=Me(i.disp,aa),h=Me(i.each,p=>{}),{fill:u,stroke:d}=c;return(p,g,y,m)=>xr(p,g,(f,x,S,b,E,R,v,T,F,I,L)=>{let B=f.pxRound,z=e,D=n*we,G=a*we,q=l*we,V,lt;b.ori==0?[V,lt]=r(p,g):[lt,V]=r(p,g);let $=b.dir*(b.ori==0?1:-1),K=b.ori==0?mc:qd,et=b.ori==0?h:(Ct,Zt,oe,St,Fe,zt,qt)=>{h(Ct,Zt,oe,Fe,St,qt,zt)},dt=Me(p.bands,kd).find(Ct=>Ct.series[0]==g),ut=dt!=null?dt.dir:0,tt=f.fillTo(p,g,f.min,f.max,ut),mt=B(v(tt,E,L,F)),vt,Tt,Mt,Ht=I,re=B(f.width*we),Gt=!1,ue=null,le=null,ne=null,Ze=null;u!=null&&(re==0||d!=null)&&(Gt=!0,ue=u.values(p,g,y,m),le=new Map,new Set(ue).forEach(Ct=>{Ct!=null&&le.set(Ct,new Path2D)}),re>0&&(ne=d.values(p,g,y,m),Ze=new Map,new Set(ne).forEach(Ct=>{Ct!=null&&Ze.set(Ct,new Path2D)})));let{x0:ke,size:un}=c;if(ke!=null&&un!=null){z=1,x=ke.values(p,g,y,m),ke.unit==2&&(x=x.map(oe=>p.posToVal(T+oe*I,b.key,!0)));let Ct=un.values(p,g,y,m);un.unit==2?Tt=Ct[0]*I:Tt=R(Ct[0],b,I,T)-R(0,b,I,T),Ht=Ag(x,S,R,b,I,T,Ht),Mt=Ht-Tt+D}else Ht=Ag(x,S,R,b,I,T,Ht),Mt=Ht*o+D,Tt=Ht-Mt;Mt<1&&(Mt=0),re>=Tt/2&&(re=0),Mt<5&&(B=Ng);let De=Mt>0,Cn=Ht-Mt-(De?re:0);Tt=B(Td(Cn,q,G)),vt=(z==0?Tt/2:z==$?0:Tt)-z*$*((z==0?D/2:0)+(De?re/2:0));let xe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},bn=Gt?null:new Path2D,en=null;if(dt!=null)en=p.data[dt.series[1]];else{let{y0:Ct,y1:Zt}=c;Ct!=null&&Zt!=null&&(S=Zt.values(p,g,y,m),en=Ct.values(p,g,y,m))}let dn=V*Tt,O=lt*Tt;for(let Ct=$==1?y:m;Ct>=y&&Ct<=m;Ct+=$){let Zt=S[Ct];if(Zt==null)continue;if(en!=null){let X=en[Ct]??0;if(Zt-X==0)continue;mt=v(X,E,L,F)}let oe=b.distr!=2||c!=null?x[Ct]:Ct,St=R(oe,b,I,T),Fe=v(Me(Zt,tt),E,L,F),zt=B(St-vt),qt=B(jn(Fe,mt)),C=B(Bi(Fe,mt)),M=qt-C;if(Zt!=null){let X=Zt<0?O:dn,ht=Zt<0?dn:O;Gt?(re>0&&ne[Ct]!=null&&K(Ze.get(ne[Ct]),zt,C+pi(re/2),Tt,jn(0,M-re),X,ht),ue[Ct]!=null&&K(le.get(ue[Ct]),zt,C+pi(re/2),Tt,jn(0,M-re),X,ht)):K(bn,zt,C+pi(re/2),Tt,jn(0,M-re),X,ht),et(p,g,Ct,zt-re/2,C,Tt+re,M)}}return re>0?xe.stroke=Gt?Ze:bn:Gt||(xe._fill=f.width==0?f._fill:f._stroke??f._fill,xe.width=0),xe.fill=Gt?le:bn,xe})}function fM(i,t){let e=Me(t?.alignGaps,0);return(n,s,r,o)=>xr(n,s,(a,l,c,h,u,d,p,g,y,m,f)=>{[r,o]=lc(c,r,o);let x=a.pxRound,S=V=>x(d(V,h,m,g)),b=V=>x(p(V,u,f,y)),E,R,v;h.ori==0?(E=fc,v=ro,R=a0):(E=pc,v=oo,R=l0);let T=h.dir*(h.ori==0?1:-1),F=S(l[T==1?r:o]),I=F,L=[],B=[];for(let V=T==1?r:o;V>=r&&V<=o;V+=T)if(c[V]!=null){let $=l[V],K=S($);L.push(I=K),B.push(b(c[V]))}let z={stroke:i(L,B,E,v,R,x),fill:null,clip:null,band:null,gaps:null,flags:io},D=z.stroke,[G,q]=Wd(n,s);if(a.fill!=null||G!=0){let V=z.fill=new Path2D(D),lt=a.fillTo(n,s,a.min,a.max,G),$=b(lt);v(V,I,$),v(V,F,$)}if(!a.spanGaps){let V=[];V.push(...Xd(l,c,r,o,T,S,e)),z.gaps=V=a.gaps(n,s,r,o,V),z.clip=dc(V,h.ori,g,y,m,f)}return q!=0&&(z.band=q==2?[bs(n,s,r,o,D,-1),bs(n,s,r,o,D,1)]:bs(n,s,r,o,D,q)),z})}function pM(i){return fM(mM,i)}function mM(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Id=new Set;function Eg(){for(let i of Id)i.syncRect(!0)}so&&(yr(Z_,Qr,Eg),yr(j_,Qr,Eg,!0),yr(rc,Qr,()=>{On.pxRatio=we}));var gM=u0(),yM=c0();function Tg(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Ld(r,o,t,e))}function vM(i,t){return i.map((e,n)=>n==0?{}:xn({},t,e))}function Ld(i,t,e,n){return xn({},t==0?e:n,i)}function d0(i,t,e){return t==null?eo:[t,e]}var xM=d0;function _M(i,t,e){return t==null?eo:oc(t,e,Od,!0)}function f0(i,t,e,n){return t==null?eo:cc(t,e,i.scales[n].log,!1)}var bM=f0;function p0(i,t,e,n){return t==null?eo:Ud(t,e,i.scales[n].log,!1)}var MM=p0;function SM(i,t,e,n,s){let r=jn(rg(i),rg(t)),o=t-i,a=Oi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Ws.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Rg(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=Sn((e=+s)*we))+"px"),[i,t,e]}function wM(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Oe(t[2]*we,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function On(i,t,e){let n={mode:Me(i.mode,1)},s=n.mode;function r(_,w,P,N){let H=w.valToPct(_);return N+P*(w.dir==-1?1-H:H)}function o(_,w,P,N){let H=w.valToPct(_);return N+P*(w.dir==-1?H:1-H)}function a(_,w,P,N){return w.ori==0?r(_,w,P,N):o(_,w,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ai(I_);if(i.id!=null&&(c.id=i.id),fi(c,i.class),i.title){let _=Ai(N_,c);_.textContent=i.title}let h=Ui("canvas"),u=n.ctx=h.getContext("2d"),d=Ai(F_,c);yr("click",d,_=>{_.target===g&&(He!=Xr||je!=qr)&&Un.click(n,_)},!0);let p=n.under=Ai(U_,d);d.appendChild(h);let g=n.over=Ai(O_,d);i=no(i);let y=+Me(i.pxAlign,1),m=wg(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let f=i.ms||.001,x=n.series=s==1?Tg(i.series||[],yg,Mg,!1):vM(i.series||[null],bg),S=n.axes=Tg(i.axes||[],gg,xg,!0),b=n.scales={},E=n.bands=i.bands||[];E.forEach(_=>{_.fill=ye(_.fill||null),_.dir=Me(_.dir,-1)});let R=s==2?x[1].facets[0].scale:x[0].scale,v={axes:gs,series:fe},T=(i.drawOrder||["axes","series"]).map(_=>v[_]);function F(_){let w=_.distr==3?P=>_s(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>xd(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let N=w(P),{_min:H,_max:j}=_,at=j-H;return(N-H)/at}}function I(_){let w=b[_];if(w==null){let P=(i.scales||aa)[_]||aa;if(P.from!=null){I(P.from);let N=xn({},b[P.from],P,{key:_});N.valToPct=F(N),b[_]=N}else{w=b[_]=xn({},_==R?n0:oM,P),w.key=_;let N=w.time,H=w.range,j=Hs(H);if((_!=R||s==2&&!N)&&(j&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?ng:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?ng:{mode:1,hard:H[1],soft:H[1]}},j=!1),!j&&uc(H))){let at=H;H=(ft,_t,Dt)=>_t==null?eo:oc(_t,Dt,at)}w.range=ye(H||(N?xM:_==R?w.distr==3?bM:w.distr==4?MM:d0:w.distr==3?f0:w.distr==4?p0:_M)),w.auto=ye(j?!1:w.auto),w.clamp=ye(w.clamp||rM),w._min=w._max=null,w.valToPct=F(w)}}}I("x"),I("y"),s==1&&x.forEach(_=>{I(_.scale)}),S.forEach(_=>{I(_.scale)});for(let _ in i.scales)I(_);let L=b[R],B=L.distr,z,D;L.ori==0?(fi(c,L_),z=r,D=o):(fi(c,D_),z=o,D=r);let G={};for(let _ in b){let w=b[_];(w.min!=null||w.max!=null)&&(G[_]={min:w.min,max:w.max},w.min=w.max=null)}let q=i.tzDate||(_=>new Date(Sn(_/f))),V=i.fmtDate||zd,lt=f==1?Lb(q):Fb(q),$=fg(q,dg(f==1?Ib:Nb,V)),K=mg(q,pg(Ob,V)),et=[],dt=n.legend=xn({},zb,i.legend),ut=n.cursor=xn({},qb,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,vt=dt.markers;dt.idxs=et,vt.width=ye(vt.width),vt.dash=ye(vt.dash),vt.stroke=ye(vt.stroke),vt.fill=ye(vt.fill);let Tt,Mt,Ht,re=[],Gt=[],ue,le=!1,ne={};if(dt.live){let _=x[1]?x[1].values:null;le=_!=null,ue=le?_(n,1,0):{_:0};for(let w in ue)ne[w]=Nd}if(tt)if(Tt=Ui("table",H_,c),Ht=Ui("tbody",null,Tt),dt.mount(n,Tt),le){Mt=Ui("thead",null,Tt,Ht);let _=Ui("tr",null,Mt);Ui("th",null,_);for(var Ze in ue)Ui("th",Hm,_).textContent=Ze}else fi(Tt,X_),dt.live&&fi(Tt,W_);let ke={show:!0},un={show:!1};function De(_,w){if(w==0&&(le||!dt.live||s==2))return eo;let P=[],N=Ui("tr",q_,Ht,Ht.childNodes[w]);fi(N,_.class),_.show||fi(N,gr);let H=Ui("th",null,N);if(vt.show){let ft=Ai(Y_,H);if(w>0){let _t=vt.width(n,w);_t&&(ft.style.border=_t+"px "+vt.dash(n,w)+" "+vt.stroke(n,w)),ft.style.background=vt.fill(n,w)}}let j=Ai(Hm,H);_.label instanceof HTMLElement?j.appendChild(_.label):j.textContent=_.label,w>0&&(vt.show||(j.style.color=_.width>0?vt.stroke(n,w):vt.fill(n,w)),xe("click",H,ft=>{if(ut._lock)return;Kt(ft);let _t=x.indexOf(_);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=x.some((Nt,Ut)=>Ut>0&&Ut!=_t&&Nt.show);x.forEach((Nt,Ut)=>{Ut>0&&Ki(Ut,Dt?Ut==_t?ke:un:ke,!0,gn.setSeries)})}else Ki(_t,{show:!_.show},!0,gn.setSeries)},!1),Jt&&xe(Ym,H,ft=>{ut._lock||(Kt(ft),Ki(x.indexOf(_),$r,!0,gn.setSeries))},!1));for(var at in ue){let ft=Ui("td",$_,N);ft.textContent="--",P.push(ft)}return[N,P]}let Cn=new Map;function xe(_,w,P,N=!0){let H=Cn.get(w)||{},j=ut.bind[_](n,w,P,N);j&&(yr(_,w,H[_]=j),Cn.set(w,H))}function bn(_,w,P){let N=Cn.get(w)||{};for(let H in N)(_==null||H==_)&&(Ed(H,w,N[H]),delete N[H]);_==null&&Cn.delete(w)}let en=0,dn=0,O=0,Ct=0,Zt=0,oe=0,St=Zt,Fe=oe,zt=O,qt=Ct,C=0,M=0,X=0,ht=0;n.bbox={};let ot=!1,yt=!1,xt=!1,nt=!1,st=!1,pt=!1;function U(_,w,P){(P||_!=n.width||w!=n.height)&&rt(_,w),ce(!1),xt=!0,yt=!0,Bn()}function rt(_,w){n.width=en=O=_,n.height=dn=Ct=w,Zt=oe=0,bt(),Vt();let P=n.bbox;C=P.left=pr(Zt*we,.5),M=P.top=pr(oe*we,.5),X=P.width=pr(O*we,.5),ht=P.height=pr(Ct*we,.5)}let it=3;function wt(){let _=!1,w=0;for(;!_;){w++;let P=Vr(w),N=ji(w);_=w==it||P&&N,_||(rt(n.width,n.height),yt=!0)}}function gt({width:_,height:w}){U(_,w)}n.setSize=gt;function bt(){let _=!1,w=!1,P=!1,N=!1;S.forEach((H,j)=>{if(H.show&&H._show){let{side:at,_size:ft}=H,_t=at%2,Dt=H.label!=null?H.labelSize:0,Nt=ft+Dt;Nt>0&&(_t?(O-=Nt,at==3?(Zt+=Nt,N=!0):P=!0):(Ct-=Nt,at==0?(oe+=Nt,_=!0):w=!0))}}),$i[0]=_,$i[1]=P,$i[2]=w,$i[3]=N,O-=Li[1]+Li[3],Zt+=Li[3],Ct-=Li[2]+Li[0],oe+=Li[0]}function Vt(){let _=Zt+O,w=oe+Ct,P=Zt,N=oe;function H(j,at){switch(j){case 1:return _+=at,_-at;case 2:return w+=at,w-at;case 3:return P-=at,P+at;case 0:return N-=at,N+at}}S.forEach((j,at)=>{if(j.show&&j._show){let ft=j.side;j._pos=H(ft,j._size),j.label!=null&&(j._lpos=H(ft,j.labelSize))}})}if(ut.dataIdx==null){let _=ut.hover,w=_.skip=new Set(_.skip??[]);w.add(void 0);let P=_.prox=ye(_.prox),N=_.bias??=0;ut.dataIdx=(H,j,at,ft)=>{if(j==0)return at;let _t=at,Dt=P(H,j,at,ft)??Ue,Nt=Dt>=0&&Dt<Ue,Ut=L.ori==0?O:Ct,ie=ut.left,Se=t[0],_e=t[j];if(w.has(_e[at])){_t=null;let me=null,jt=null,Wt;if(N==0||N==-1)for(Wt=at;me==null&&Wt-- >0;)w.has(_e[Wt])||(me=Wt);if(N==0||N==1)for(Wt=at;jt==null&&Wt++<_e.length;)w.has(_e[Wt])||(jt=Wt);if(me!=null||jt!=null)if(Nt){let Xe=me==null?-1/0:z(Se[me],L,Ut,0),rn=jt==null?1/0:z(Se[jt],L,Ut,0),Dn=ie-Xe,Ne=rn-ie;Dn<=Ne?Dn<=Dt&&(_t=me):Ne<=Dt&&(_t=jt)}else _t=jt==null?me:me==null?jt:at-me<=jt-at?me:jt}else Nt&&wn(ie-z(Se[at],L,Ut,0))>Dt&&(_t=null);return _t}}let Kt=_=>{ut.event=_};ut.idxs=et,ut._lock=!1;let ct=ut.points;ct.show=ye(ct.show),ct.size=ye(ct.size),ct.stroke=ye(ct.stroke),ct.width=ye(ct.width),ct.fill=ye(ct.fill);let Ot=n.focus=xn({},i.focus||{alpha:.3},ut.focus),Jt=Ot.prox>=0,Rt=Jt&&ct.one,ae=[],Ve=[],Wn=[];function Ho(_,w){let P=ct.show(n,w);if(P instanceof HTMLElement)return fi(P,V_),fi(P,_.class),is(P,-10,-10,O,Ct),g.insertBefore(P,ae[w]),P}function kr(_,w){if(s==1||w>0){let P=s==1&&b[_.scale].time,N=_.value;_.value=P?lg(N)?mg(q,pg(N,V)):N||K:N||nM,_.label=_.label||(P?$b:Yb)}if(Rt||w>0){_.width=_.width==null?1:_.width,_.paths=_.paths||gM||ob,_.fillTo=ye(_.fillTo||aM),_.pxAlign=+Me(_.pxAlign,y),_.pxRound=wg(_.pxAlign),_.stroke=ye(_.stroke||null),_.fill=ye(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=iM(jn(1,_.width),1),N=_.points=xn({},{size:P,width:jn(1,P*.2),stroke:_.stroke,space:P*2,paths:yM,_stroke:null,_fill:null},_.points);N.show=ye(N.show),N.filter=ye(N.filter),N.fill=ye(N.fill),N.stroke=ye(N.stroke),N.paths=ye(N.paths),N.pxAlign=_.pxAlign}if(tt){let P=De(_,w);re.splice(w,0,P[0]),Gt.splice(w,0,P[1]),dt.values.push(null)}if(mt){et.splice(w,0,null);let P=null;Rt?w==0&&(P=Ho(_,w)):w>0&&(P=Ho(_,w)),ae.splice(w,0,P),Ve.splice(w,0,0),Wn.splice(w,0,0)}Ln("addSeries",w)}function Bu(_,w){w=w??x.length,_=s==1?Ld(_,w,yg,Mg):Ld(_,w,{},bg),x.splice(w,0,_),kr(x[w],w)}n.addSeries=Bu;function yl(_){if(x.splice(_,1),tt){dt.values.splice(_,1),Gt.splice(_,1);let w=re.splice(_,1)[0];bn(null,w.firstChild),w.remove()}mt&&(et.splice(_,1),ae.splice(_,1)[0].remove(),Ve.splice(_,1),Wn.splice(_,1)),Ln("delSeries",_)}n.delSeries=yl;let $i=[!1,!1,!1,!1];function fs(_,w){if(_._show=_.show,_.show){let P=_.side%2,N=b[_.scale];N==null&&(_.scale=P?x[1].scale:R,N=b[_.scale]);let H=N.time;_.size=ye(_.size),_.space=ye(_.space),_.rotate=ye(_.rotate),Hs(_.incrs)&&_.incrs.forEach(at=>{!Ws.has(at)&&Ws.set(at,Og(at))}),_.incrs=ye(_.incrs||(N.distr==2?Rb:H?f==1?Pb:Db:mr)),_.splits=ye(_.splits||(H&&N.distr==1?lt:N.distr==3?Rd:N.distr==4?Kb:jb)),_.stroke=ye(_.stroke),_.grid.stroke=ye(_.grid.stroke),_.ticks.stroke=ye(_.ticks.stroke),_.border.stroke=ye(_.border.stroke);let j=_.values;_.values=Hs(j)&&!Hs(j[0])?ye(j):H?Hs(j)?fg(q,dg(j,V)):lg(j)?Ub(q,j):j||$:j||Zb,_.filter=ye(_.filter||(N.distr>=3&&N.log==10?tM:N.distr==3&&N.log==2?eM:Fg)),_.font=Rg(_.font),_.labelFont=Rg(_.labelFont),_._size=_.size(n,null,w,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&($i[w]=!0,_._el=Ai(B_,d))}}function ps(_,w,P,N){let[H,j,at,ft]=P,_t=w%2,Dt=0;return _t==0&&(ft||j)&&(Dt=w==0&&!H||w==2&&!at?Sn(gg.size/3):0),_t==1&&(H||at)&&(Dt=w==1&&!j||w==3&&!ft?Sn(xg.size/2):0),Dt}let Wo=n.padding=(i.padding||[ps,ps,ps,ps]).map(_=>ye(Me(_,ps))),Li=n._padding=Wo.map((_,w)=>_(n,w,$i,0)),nn,an=null,ln=null,Zi=s==1?x[0].idxs:null,ci=null,Fs=!1;function Xo(_,w){if(t=_??[],n.data=n._data=t,s==2){nn=0;for(let P=1;P<x.length;P++)nn+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),ci=t[0],nn=ci.length;let P=t;if(B==2){P=t.slice();let N=P[0]=Array(nn);for(let H=0;H<nn;H++)N[H]=H}n._data=t=P}if(ce(!0),Ln("setData"),B==2&&(xt=!0),w!==!1){let P=L;P.auto(n,Fs)?qo():Bs(R,P.min,P.max),nt=nt||ut.left>=0,pt=!0,Bn()}}n.setData=Xo;function qo(){Fs=!0;let _,w;s==1&&(nn>0?(an=Zi[0]=0,ln=Zi[1]=nn-1,_=t[0][an],w=t[0][ln],B==2?(_=an,w=ln):_==w&&(B==3?[_,w]=cc(_,_,L.log,!1):B==4?[_,w]=Ud(_,_,L.log,!1):L.time?w=_+Sn(86400/f):[_,w]=oc(_,w,Od,!0))):(an=Zi[0]=_=null,ln=Zi[1]=w=null)),Bs(R,_,w)}let zr,Us,Gr,A,k,J,Y,Z,At,Pt;function Et(_,w,P,N,H,j){_??=Xm,P??=kd,N??="butt",H??=Xm,j??="round",_!=zr&&(u.strokeStyle=zr=_),H!=Us&&(u.fillStyle=Us=H),w!=Gr&&(u.lineWidth=Gr=w),j!=k&&(u.lineJoin=k=j),N!=J&&(u.lineCap=J=N),P!=A&&u.setLineDash(A=P)}function It(_,w,P,N){w!=Us&&(u.fillStyle=Us=w),_!=Y&&(u.font=Y=_),P!=Z&&(u.textAlign=Z=P),N!=At&&(u.textBaseline=At=N)}function kt(_,w,P,N,H=0){if(N.length>0&&_.auto(n,Fs)&&(w==null||w.min==null)){let j=Me(an,0),at=Me(ln,N.length-1),ft=P.min==null?tb(N,j,at,H,_.distr==3):[P.min,P.max];_.min=Bi(_.min,P.min=ft[0]),_.max=jn(_.max,P.max=ft[1])}}let Qt={min:null,max:null};function de(){for(let N in b){let H=b[N];G[N]==null&&(H.min==null||G[R]!=null&&H.auto(n,Fs))&&(G[N]=Qt)}for(let N in b){let H=b[N];G[N]==null&&H.from!=null&&G[H.from]!=null&&(G[N]=Qt)}G[R]!=null&&ce(!0);let _={};for(let N in G){let H=G[N];if(H!=null){let j=_[N]=no(b[N],cb);if(H.min!=null)xn(j,H);else if(N!=R||s==2)if(nn==0&&j.from==null){let at=j.range(n,null,null,N);j.min=at[0],j.max=at[1]}else j.min=Ue,j.max=-Ue}}if(nn>0){x.forEach((N,H)=>{if(s==1){let j=N.scale,at=G[j];if(at==null)return;let ft=_[j];if(H==0){let _t=ft.range(n,ft.min,ft.max,j);ft.min=_t[0],ft.max=_t[1],an=Oi(ft.min,t[0]),ln=Oi(ft.max,t[0]),ln-an>1&&(t[0][an]<ft.min&&an++,t[0][ln]>ft.max&&ln--),N.min=ci[an],N.max=ci[ln]}else N.show&&N.auto&&kt(ft,at,N,t[H],N.sorted);N.idxs[0]=an,N.idxs[1]=ln}else if(H>0&&N.show&&N.auto){let[j,at]=N.facets,ft=j.scale,_t=at.scale,[Dt,Nt]=t[H],Ut=_[ft],ie=_[_t];Ut!=null&&kt(Ut,G[ft],j,Dt,j.sorted),ie!=null&&kt(ie,G[_t],at,Nt,at.sorted),N.min=at.min,N.max=at.max}});for(let N in _){let H=_[N],j=G[N];if(H.from==null&&(j==null||j.min==null)){let at=H.range(n,H.min==Ue?null:H.min,H.max==-Ue?null:H.max,N);H.min=at[0],H.max=at[1]}}}for(let N in _){let H=_[N];if(H.from!=null){let j=_[H.from];if(j.min==null)H.min=H.max=null;else{let at=H.range(n,j.min,j.max,N);H.min=at[0],H.max=at[1]}}}let w={},P=!1;for(let N in _){let H=_[N],j=b[N];if(j.min!=H.min||j.max!=H.max){j.min=H.min,j.max=H.max;let at=j.distr;j._min=at==3?_s(j.min):at==4?xd(j.min,j.asinh):at==100?j.fwd(j.min):j.min,j._max=at==3?_s(j.max):at==4?xd(j.max,j.asinh):at==100?j.fwd(j.max):j.max,w[N]=P=!0}}if(P){x.forEach((N,H)=>{s==2?H>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)xt=!0,Ln("setScale",N);mt&&ut.left>=0&&(nt=pt=!0)}for(let N in G)G[N]=null}function Bt(_){let w=Td(an-1,0,nn-1),P=Td(ln+1,0,nn-1);for(;_[w]==null&&w>0;)w--;for(;_[P]==null&&P<nn-1;)P++;return[w,P]}function fe(){if(nn>0){let _=x.some(w=>w._focus)&&Pt!=Ot.alpha;_&&(u.globalAlpha=Pt=Ot.alpha),x.forEach((w,P)=>{if(P>0&&w.show&&(Je(P,!1),Je(P,!0),w._paths==null)){let N=Pt;Pt!=w.alpha&&(u.globalAlpha=Pt=w.alpha);let H=s==2?[0,t[P][0].length-1]:Bt(t[P]);w._paths=w.paths(n,P,H[0],H[1]),Pt!=N&&(u.globalAlpha=Pt=N)}}),x.forEach((w,P)=>{if(P>0&&w.show){let N=Pt;Pt!=w.alpha&&(u.globalAlpha=Pt=w.alpha),w._paths!=null&&Ce(P,!1);{let H=w._paths!=null?w._paths.gaps:null,j=w.points.show(n,P,an,ln,H),at=w.points.filter(n,P,j,H);(j||at)&&(w.points._paths=w.points.paths(n,P,an,ln,at),Ce(P,!0))}Pt!=N&&(u.globalAlpha=Pt=N),Ln("drawSeries",P)}}),_&&(u.globalAlpha=Pt=1)}}function Je(_,w){let P=w?x[_].points:x[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function Ce(_,w){let P=w?x[_].points:x[_],{stroke:N,fill:H,clip:j,flags:at,_stroke:ft=P._stroke,_fill:_t=P._fill,_width:Dt=P.width}=P._paths;Dt=Oe(Dt*we,3);let Nt=null,Ut=Dt%2/2;w&&_t==null&&(_t=Dt>0?"#fff":ft);let ie=P.pxAlign==1&&Ut>0;if(ie&&u.translate(Ut,Ut),!w){let Se=C-Dt/2,_e=M-Dt/2,me=X+Dt,jt=ht+Dt;Nt=new Path2D,Nt.rect(Se,_e,me,jt)}w?Ft(ft,Dt,P.dash,P.cap,_t,N,H,at,j):Pe(_,ft,Dt,P.dash,P.cap,_t,N,H,at,Nt,j),ie&&u.translate(-Ut,-Ut)}function Pe(_,w,P,N,H,j,at,ft,_t,Dt,Nt){let Ut=!1;_t!=0&&E.forEach((ie,Se)=>{if(ie.series[0]==_){let _e=x[ie.series[1]],me=t[ie.series[1]],jt=(_e._paths||aa).band;Hs(jt)&&(jt=ie.dir==1?jt[0]:jt[1]);let Wt,Xe=null;_e.show&&jt&&nb(me,an,ln)?(Xe=ie.fill(n,Se)||j,Wt=_e._paths.clip):jt=null,Ft(w,P,N,H,Xe,at,ft,_t,Dt,Nt,Wt,jt),Ut=!0}}),Ut||Ft(w,P,N,H,j,at,ft,_t,Dt,Nt)}let Mn=io|Pd;function Ft(_,w,P,N,H,j,at,ft,_t,Dt,Nt,Ut){Et(_,w,P,N,H),(_t||Dt||Ut)&&(u.save(),_t&&u.clip(_t),Dt&&u.clip(Dt)),Ut?(ft&Mn)==Mn?(u.clip(Ut),Nt&&u.clip(Nt),ge(H,at),fn(_,j,w)):ft&Pd?(ge(H,at),u.clip(Ut),fn(_,j,w)):ft&io&&(u.save(),u.clip(Ut),Nt&&u.clip(Nt),ge(H,at),u.restore(),fn(_,j,w)):(ge(H,at),fn(_,j,w)),(_t||Dt||Ut)&&u.restore()}function fn(_,w,P){P>0&&(w instanceof Map?w.forEach((N,H)=>{u.strokeStyle=zr=H,u.stroke(N)}):w!=null&&_&&u.stroke(w))}function ge(_,w){w instanceof Map?w.forEach((P,N)=>{u.fillStyle=Us=N,u.fill(P)}):w!=null&&_&&u.fill(w)}function ms(_,w,P,N){let H=S[_],j;if(N<=0)j=[0,0];else{let at=H._space=H.space(n,_,w,P,N),ft=H._incrs=H.incrs(n,_,w,P,N,at);j=SM(w,P,ft,N,at)}return H._found=j}function pn(_,w,P,N,H,j,at,ft,_t,Dt){let Nt=at%2/2;y==1&&u.translate(Nt,Nt),Et(ft,at,_t,Dt,ft),u.beginPath();let Ut,ie,Se,_e,me=H+(N==0||N==3?-j:j);P==0?(ie=H,_e=me):(Ut=H,Se=me);for(let jt=0;jt<_.length;jt++)w[jt]!=null&&(P==0?Ut=Se=_[jt]:ie=_e=_[jt],u.moveTo(Ut,ie),u.lineTo(Se,_e));u.stroke(),y==1&&u.translate(-Nt,-Nt)}function Vr(_){let w=!0;return S.forEach((P,N)=>{if(!P.show)return;let H=b[P.scale];if(H.min==null){P._show&&(w=!1,P._show=!1,ce(!1));return}else P._show||(w=!1,P._show=!0,ce(!1));let j=P.side,at=j%2,{min:ft,max:_t}=H,[Dt,Nt]=ms(N,ft,_t,at==0?O:Ct);if(Nt==0)return;let Ut=H.distr==2,ie=P._splits=P.splits(n,N,ft,_t,Dt,Nt,Ut),Se=H.distr==2?ie.map(Wt=>ci[Wt]):ie,_e=H.distr==2?ci[ie[1]]-ci[ie[0]]:Dt,me=P._values=P.values(n,P.filter(n,Se,N,Nt,_e),N,Nt,_e);P._rotate=j==2?P.rotate(n,me,N,Nt):0;let jt=P._size;P._size=Ei(P.size(n,me,N,_)),jt!=null&&P._size!=jt&&(w=!1)}),w}function ji(_){let w=!0;return Wo.forEach((P,N)=>{let H=P(n,N,$i,_);H!=Li[N]&&(w=!1),Li[N]=H}),w}function gs(){for(let _=0;_<S.length;_++){let w=S[_];if(!w.show||!w._show)continue;let P=w.side,N=P%2,H,j,at=w.stroke(n,_),ft=P==0||P==3?-1:1,[_t,Dt]=w._found;if(w.label!=null){let Yn=w.labelGap*ft,di=Sn((w._lpos+Yn)*we);It(w.labelFont[0],at,"center",P==2?"top":Wm),u.save(),N==1?(H=j=0,u.translate(di,Sn(M+ht/2)),u.rotate((P==3?-sc:sc)/2)):(H=Sn(C+X/2),j=di);let lr=Dg(w.label)?w.label(n,_,_t,Dt):w.label;u.fillText(lr,H,j),u.restore()}if(Dt==0)continue;let Nt=b[w.scale],Ut=N==0?X:ht,ie=N==0?C:M,Se=w._splits,_e=Nt.distr==2?Se.map(Yn=>ci[Yn]):Se,me=Nt.distr==2?ci[Se[1]]-ci[Se[0]]:_t,jt=w.ticks,Wt=w.border,Xe=jt.show?jt.size:0,rn=Sn(Xe*we),Dn=Sn((w.alignTo==2?w._size-Xe-w.gap:w.gap)*we),Ne=w._rotate*-sc/180,on=m(w._pos*we),hi=(rn+Dn)*ft,qn=on+hi;j=N==0?qn:0,H=N==1?qn:0;let Mi=w.font[0],Di=w.align==1?Kr:w.align==2?gd:Ne>0?Kr:Ne<0?gd:N==0?"center":P==3?gd:Kr,Qi=Ne||N==1?"middle":P==2?"top":Wm;It(Mi,at,Di,Qi);let ui=w.font[1]*w.lineGap,Si=Se.map(Yn=>m(a(Yn,Nt,Ut,ie))),Ni=w._values;for(let Yn=0;Yn<Ni.length;Yn++){let di=Ni[Yn];if(di!=null){N==0?H=Si[Yn]:j=Si[Yn],di=""+di;let lr=di.indexOf(`
`)==-1?[di]:di.split(/\n/gm);for(let $n=0;$n<lr.length;$n++){let Vp=lr[$n];Ne?(u.save(),u.translate(H,j+$n*ui),u.rotate(Ne),u.fillText(Vp,0,0),u.restore()):u.fillText(Vp,H,j+$n*ui)}}}jt.show&&pn(Si,jt.filter(n,_e,_,Dt,me),N,P,on,rn,Oe(jt.width*we,3),jt.stroke(n,_),jt.dash,jt.cap);let ts=w.grid;ts.show&&pn(Si,ts.filter(n,_e,_,Dt,me),N,N==0?2:1,N==0?M:C,N==0?ht:X,Oe(ts.width*we,3),ts.stroke(n,_),ts.dash,ts.cap),Wt.show&&pn([on],[1],N==0?1:0,N==0?1:2,N==1?M:C,N==1?ht:X,Oe(Wt.width*we,3),Wt.stroke(n,_),Wt.dash,Wt.cap)}Ln("drawAxes")}function ce(_){x.forEach((w,P)=>{P>0&&(w._paths=null,_&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let sn=!1,Xn=!1,Ie=[];function mn(){Xn=!1;for(let _=0;_<Ie.length;_++)Ln(...Ie[_]);Ie.length=0}function Bn(){sn||(gb(wp),sn=!0)}function vl(_,w=!1){sn=!0,Xn=w,_(n),wp(),w&&Ie.length>0&&queueMicrotask(mn)}n.batch=vl;function wp(){if(ot&&(de(),ot=!1),xt&&(wt(),xt=!1),yt){if(Ye(p,Kr,Zt),Ye(p,"top",oe),Ye(p,ia,O),Ye(p,sa,Ct),Ye(g,Kr,Zt),Ye(g,"top",oe),Ye(g,ia,O),Ye(g,sa,Ct),Ye(d,ia,en),Ye(d,sa,dn),h.width=Sn(en*we),h.height=Sn(dn*we),S.forEach(({_el:_,_show:w,_size:P,_pos:N,side:H})=>{if(_!=null)if(w){let j=H===3||H===0?P:0,at=H%2==1;Ye(_,at?"left":"top",N-j),Ye(_,at?"width":"height",P),Ye(_,at?"top":"left",at?oe:Zt),Ye(_,at?"height":"width",at?Ct:O),Ad(_,gr)}else fi(_,gr)}),zr=Us=Gr=k=J=Y=Z=At=A=null,Pt=1,Zo(!0),Zt!=St||oe!=Fe||O!=zt||Ct!=qt){ce(!1);let _=O/zt,w=Ct/qt;if(mt&&!nt&&ut.left>=0){ut.left*=_,ut.top*=w,Hr&&is(Hr,Sn(ut.left),0,O,Ct),Wr&&is(Wr,0,Sn(ut.top),O,Ct);for(let P=0;P<ae.length;P++){let N=ae[P];N!=null&&(Ve[P]*=_,Wn[P]*=w,is(N,Ei(Ve[P]),Ei(Wn[P]),O,Ct))}}if(We.show&&!st&&We.left>=0&&We.width>0){We.left*=_,We.width*=_,We.top*=w,We.height*=w;for(let P in Wu)Ye(Yr,P,We[P])}St=Zt,Fe=oe,zt=O,qt=Ct}Ln("setSize"),yt=!1}en>0&&dn>0&&(u.clearRect(0,0,h.width,h.height),Ln("drawClear"),T.forEach(_=>_()),Ln("draw")),We.show&&st&&(xl(We),st=!1),mt&&nt&&(ar(null,!0,!1),nt=!1),dt.show&&dt.live&&pt&&(Vu(),pt=!1),l||(l=!0,n.status=1,Ln("ready")),Fs=!1,sn=!1}n.redraw=(_,w)=>{xt=w||!1,_!==!1?Bs(R,L.min,L.max):Bn()};function ku(_,w){let P=b[_];if(P.from==null){if(nn==0){let N=P.range(n,w.min,w.max,_);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(nn>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;_==R&&P.distr==2&&nn>0&&(w.min=Oi(w.min,t[0]),w.max=Oi(w.max,t[0]),w.min==w.max&&w.max++),G[_]=w,ot=!0,Bn()}}n.setScale=ku;let zu,Gu,Hr,Wr,Ap,Ep,Xr,qr,Tp,Rp,He,je,Os=!1,Un=ut.drag,Pn=Un.x,In=Un.y;mt&&(ut.x&&(zu=Ai(z_,g)),ut.y&&(Gu=Ai(G_,g)),L.ori==0?(Hr=zu,Wr=Gu):(Hr=Gu,Wr=zu),He=ut.left,je=ut.top);let We=n.select=xn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Yr=We.show?Ai(k_,We.over?g:p):null;function xl(_,w){if(We.show){for(let P in _)We[P]=_[P],P in Wu&&Ye(Yr,P,_[P]);w!==!1&&Ln("setSelect")}}n.setSelect=xl;function nx(_){if(x[_].show)tt&&Ad(re[_],gr);else if(tt&&fi(re[_],gr),mt){let P=Rt?ae[0]:ae[_];P!=null&&is(P,-10,-10,O,Ct)}}function Bs(_,w,P){ku(_,{min:w,max:P})}function Ki(_,w,P,N){w.focus!=null&&ax(_),w.show!=null&&x.forEach((H,j)=>{j>0&&(_==j||_==null)&&(H.show=w.show,nx(j),s==2?(Bs(H.facets[0].scale,null,null),Bs(H.facets[1].scale,null,null)):Bs(H.scale,null,null),Bn())}),P!==!1&&Ln("setSeries",_,w),N&&jo("setSeries",n,_,w)}n.setSeries=Ki;function ix(_,w){xn(E[_],w)}function sx(_,w){_.fill=ye(_.fill||null),_.dir=Me(_.dir,-1),w=w??E.length,E.splice(w,0,_)}function rx(_){_==null?E.length=0:E.splice(_,1)}n.addBand=sx,n.setBand=ix,n.delBand=rx;function ox(_,w){x[_].alpha=w,mt&&ae[_]!=null&&(ae[_].style.opacity=w),tt&&re[_]&&(re[_].style.opacity=w)}let ys,ks,or,$r={focus:!0};function ax(_){if(_!=or){let w=_==null,P=Ot.alpha!=1;x.forEach((N,H)=>{if(s==1||H>0){let j=w||H==0||H==_;N._focus=w?null:j,P&&ox(H,j?1:Ot.alpha)}}),or=_,P&&Bn()}}tt&&Jt&&xe($m,Tt,_=>{ut._lock||(Kt(_),or!=null&&Ki(null,$r,!0,gn.setSeries))});function Ji(_,w,P){let N=b[w];P&&(_=_/we-(N.ori==1?oe:Zt));let H=O;N.ori==1&&(H=Ct,_=H-_),N.dir==-1&&(_=H-_);let j=N._min,at=N._max,ft=_/H,_t=j+(at-j)*ft,Dt=N.distr;return Dt==3?to(10,_t):Dt==4?sb(_t,N.asinh):Dt==100?N.bwd(_t):_t}function lx(_,w){let P=Ji(_,R,w);return Oi(P,t[0],an,ln)}n.valToIdx=_=>Oi(_,t[0]),n.posToIdx=lx,n.posToVal=Ji,n.valToPos=(_,w,P)=>b[w].ori==0?r(_,b[w],P?X:O,P?C:0):o(_,b[w],P?ht:Ct,P?M:0),n.setCursor=(_,w,P)=>{He=_.left,je=_.top,ar(null,w,P)};function Cp(_,w){Ye(Yr,Kr,We.left=_),Ye(Yr,ia,We.width=w)}function Pp(_,w){Ye(Yr,"top",We.top=_),Ye(Yr,sa,We.height=w)}let Yo=L.ori==0?Cp:Pp,$o=L.ori==1?Cp:Pp;function cx(){if(tt&&dt.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&le)continue;let w=dt.values[_],P=0;for(let N in w)Gt[_][P++].firstChild.nodeValue=w[N]}}function Vu(_,w){if(_!=null&&(_.idxs?_.idxs.forEach((P,N)=>{et[N]=P}):lb(_.idx)||et.fill(_.idx),dt.idx=et[0]),tt&&dt.live){for(let P=0;P<x.length;P++)(P>0||s==1&&!le)&&hx(P,et[P]);cx()}pt=!1,w!==!1&&Ln("setLegend")}n.setLegend=Vu;function hx(_,w){let P=x[_],N=_==0&&B==2?ci:t[_],H;le?H=P.values(n,_,w)??ne:(H=P.value(n,w==null?null:N[w],_,w),H=H==null?ne:{_:H}),dt.values[_]=H}function ar(_,w,P){Tp=He,Rp=je,[He,je]=ut.move(n,He,je),ut.left=He,ut.top=je,mt&&(Hr&&is(Hr,Sn(He),0,O,Ct),Wr&&is(Wr,0,Sn(je),O,Ct));let N,H=an>ln;ys=Ue,ks=null;let j=L.ori==0?O:Ct,at=L.ori==1?O:Ct;if(He<0||nn==0||H){N=ut.idx=null;for(let ft=0;ft<x.length;ft++){let _t=ae[ft];_t!=null&&is(_t,-10,-10,O,Ct)}Jt&&Ki(null,$r,!0,_==null&&gn.setSeries),dt.live&&(et.fill(N),pt=!0)}else{let ft,_t,Dt;s==1&&(ft=L.ori==0?He:je,_t=Ji(ft,R),N=ut.idx=Oi(_t,t[0],an,ln),Dt=z(t[0][N],L,j,0));let Nt=-10,Ut=-10,ie=0,Se=0,_e=!0,me="",jt="";for(let Wt=s==2?1:0;Wt<x.length;Wt++){let Xe=x[Wt],rn=et[Wt],Dn=rn==null?null:s==1?t[Wt][rn]:t[Wt][1][rn],Ne=ut.dataIdx(n,Wt,N,_t),on=Ne==null?null:s==1?t[Wt][Ne]:t[Wt][1][Ne];if(pt=pt||on!=Dn||Ne!=rn,et[Wt]=Ne,Wt>0&&Xe.show){let hi=Ne==null?-10:Ne==N?Dt:z(s==1?t[0][Ne]:t[Wt][0][Ne],L,j,0),qn=on==null?-10:D(on,s==1?b[Xe.scale]:b[Xe.facets[1].scale],at,0);if(Jt&&on!=null){let Mi=L.ori==1?He:je,Di=wn(Ot.dist(n,Wt,Ne,qn,Mi));if(Di<ys){let Qi=Ot.bias;if(Qi!=0){let ui=Ji(Mi,Xe.scale),Si=on>=0?1:-1,Ni=ui>=0?1:-1;Ni==Si&&(Ni==1?Qi==1?on>=ui:on<=ui:Qi==1?on<=ui:on>=ui)&&(ys=Di,ks=Wt)}else ys=Di,ks=Wt}}if(pt||Rt){let Mi,Di;L.ori==0?(Mi=hi,Di=qn):(Mi=qn,Di=hi);let Qi,ui,Si,Ni,ts,Yn,di=!0,lr=ct.bbox;if(lr!=null){di=!1;let $n=lr(n,Wt);Si=$n.left,Ni=$n.top,Qi=$n.width,ui=$n.height}else Si=Mi,Ni=Di,Qi=ui=ct.size(n,Wt);if(Yn=ct.fill(n,Wt),ts=ct.stroke(n,Wt),Rt)Wt==ks&&ys<=Ot.prox&&(Nt=Si,Ut=Ni,ie=Qi,Se=ui,_e=di,me=Yn,jt=ts);else{let $n=ae[Wt];$n!=null&&(Ve[Wt]=Si,Wn[Wt]=Ni,eg($n,Qi,ui,di),Qm($n,Yn,ts),is($n,Ei(Si),Ei(Ni),O,Ct))}}}}if(Rt){let Wt=Ot.prox,Xe=or==null?ys<=Wt:ys>Wt||ks!=or;if(pt||Xe){let rn=ae[0];rn!=null&&(Ve[0]=Nt,Wn[0]=Ut,eg(rn,ie,Se,_e),Qm(rn,me,jt),is(rn,Ei(Nt),Ei(Ut),O,Ct))}}}if(We.show&&Os)if(_!=null){let[ft,_t]=gn.scales,[Dt,Nt]=gn.match,[Ut,ie]=_.cursor.sync.scales,Se=_.cursor.drag;if(Pn=Se._x,In=Se._y,Pn||In){let{left:_e,top:me,width:jt,height:Wt}=_.select,Xe=_.scales[Ut].ori,rn=_.posToVal,Dn,Ne,on,hi,qn,Mi=ft!=null&&Dt(ft,Ut),Di=_t!=null&&Nt(_t,ie);Mi&&Pn?(Xe==0?(Dn=_e,Ne=jt):(Dn=me,Ne=Wt),on=b[ft],hi=z(rn(Dn,Ut),on,j,0),qn=z(rn(Dn+Ne,Ut),on,j,0),Yo(Bi(hi,qn),wn(qn-hi))):Yo(0,j),Di&&In?(Xe==1?(Dn=_e,Ne=jt):(Dn=me,Ne=Wt),on=b[_t],hi=D(rn(Dn,ie),on,at,0),qn=D(rn(Dn+Ne,ie),on,at,0),$o(Bi(hi,qn),wn(qn-hi))):$o(0,at)}else Xu()}else{let ft=wn(Tp-Ap),_t=wn(Rp-Ep);if(L.ori==1){let ie=ft;ft=_t,_t=ie}Pn=Un.x&&ft>=Un.dist,In=Un.y&&_t>=Un.dist;let Dt=Un.uni;Dt!=null?Pn&&In&&(Pn=ft>=Dt,In=_t>=Dt,!Pn&&!In&&(_t>ft?In=!0:Pn=!0)):Un.x&&Un.y&&(Pn||In)&&(Pn=In=!0);let Nt,Ut;Pn&&(L.ori==0?(Nt=Xr,Ut=He):(Nt=qr,Ut=je),Yo(Bi(Nt,Ut),wn(Ut-Nt)),In||$o(0,at)),In&&(L.ori==1?(Nt=Xr,Ut=He):(Nt=qr,Ut=je),$o(Bi(Nt,Ut),wn(Ut-Nt)),Pn||Yo(0,j)),!Pn&&!In&&(Yo(0,0),$o(0,0))}if(Un._x=Pn,Un._y=In,_==null){if(P){if(Gp!=null){let[ft,_t]=gn.scales;gn.values[0]=ft!=null?Ji(L.ori==0?He:je,ft):null,gn.values[1]=_t!=null?Ji(L.ori==1?He:je,_t):null}jo(yd,n,He,je,O,Ct,N)}if(Jt){let ft=P&&gn.setSeries,_t=Ot.prox;or==null?ys<=_t&&Ki(ks,$r,!0,ft):ys>_t?Ki(null,$r,!0,ft):ks!=or&&Ki(ks,$r,!0,ft)}}pt&&(dt.idx=N,Vu()),w!==!1&&Ln("setCursor")}let zs=null;Object.defineProperty(n,"rect",{get(){return zs==null&&Zo(!1),zs}});function Zo(_=!1){_?zs=null:(zs=g.getBoundingClientRect(),Ln("syncRect",zs))}function Ip(_,w,P,N,H,j,at){ut._lock||Os&&_!=null&&_.movementX==0&&_.movementY==0||(Hu(_,w,P,N,H,j,at,!1,_!=null),_!=null?ar(null,!0,!0):ar(w,!0,!1))}function Hu(_,w,P,N,H,j,at,ft,_t){if(zs==null&&Zo(!1),Kt(_),_!=null)P=_.clientX-zs.left,N=_.clientY-zs.top;else{if(P<0||N<0){He=-10,je=-10;return}let[Dt,Nt]=gn.scales,Ut=w.cursor.sync,[ie,Se]=Ut.values,[_e,me]=Ut.scales,[jt,Wt]=gn.match,Xe=w.axes[0].side%2==1,rn=L.ori==0?O:Ct,Dn=L.ori==1?O:Ct,Ne=Xe?j:H,on=Xe?H:j,hi=Xe?N:P,qn=Xe?P:N;if(_e!=null?P=jt(Dt,_e)?a(ie,b[Dt],rn,0):-10:P=rn*(hi/Ne),me!=null?N=Wt(Nt,me)?a(Se,b[Nt],Dn,0):-10:N=Dn*(qn/on),L.ori==1){let Mi=P;P=N,N=Mi}}_t&&(w==null||w.cursor.event.type==yd)&&((P<=1||P>=O-1)&&(P=pr(P,O)),(N<=1||N>=Ct-1)&&(N=pr(N,Ct))),ft?(Ap=P,Ep=N,[Xr,qr]=ut.move(n,P,N)):(He=P,je=N)}let Wu={width:0,height:0,left:0,top:0};function Xu(){xl(Wu,!1)}let Lp,Dp,Np,Fp;function Up(_,w,P,N,H,j,at){Os=!0,Pn=In=Un._x=Un._y=!1,Hu(_,w,P,N,H,j,at,!0,!1),_!=null&&(xe(vd,Sd,Op,!1),jo(qm,n,Xr,qr,O,Ct,null));let{left:ft,top:_t,width:Dt,height:Nt}=We;Lp=ft,Dp=_t,Np=Dt,Fp=Nt}function Op(_,w,P,N,H,j,at){Os=Un._x=Un._y=!1,Hu(_,w,P,N,H,j,at,!1,!0);let{left:ft,top:_t,width:Dt,height:Nt}=We,Ut=Dt>0||Nt>0,ie=Lp!=ft||Dp!=_t||Np!=Dt||Fp!=Nt;if(Ut&&ie&&xl(We),Un.setScale&&Ut&&ie){let Se=ft,_e=Dt,me=_t,jt=Nt;if(L.ori==1&&(Se=_t,_e=Nt,me=ft,jt=Dt),Pn&&Bs(R,Ji(Se,R),Ji(Se+_e,R)),In)for(let Wt in b){let Xe=b[Wt];Wt!=R&&Xe.from==null&&Xe.min!=Ue&&Bs(Wt,Ji(me+jt,Wt),Ji(me,Wt))}Xu()}else ut.lock&&(ut._lock=!ut._lock,ar(w,!0,_!=null));_!=null&&(bn(vd,Sd),jo(vd,n,He,je,O,Ct,null))}function ux(_,w,P,N,H,j,at){if(ut._lock)return;Kt(_);let ft=Os;if(Os){let _t=!0,Dt=!0,Nt=10,Ut,ie;L.ori==0?(Ut=Pn,ie=In):(Ut=In,ie=Pn),Ut&&ie&&(_t=He<=Nt||He>=O-Nt,Dt=je<=Nt||je>=Ct-Nt),Ut&&_t&&(He=He<Xr?0:O),ie&&Dt&&(je=je<qr?0:Ct),ar(null,!0,!0),Os=!1}He=-10,je=-10,et.fill(null),ar(null,!0,!0),ft&&(Os=ft)}function Bp(_,w,P,N,H,j,at){ut._lock||(Kt(_),qo(),Xu(),_!=null&&jo(Zm,n,He,je,O,Ct,null))}function kp(){S.forEach(wM),U(n.width,n.height,!0)}yr(rc,Qr,kp);let Zr={};Zr.mousedown=Up,Zr.mousemove=Ip,Zr.mouseup=Op,Zr.dblclick=Bp,Zr.setSeries=(_,w,P,N)=>{let H=gn.match[2];P=H(n,w,P),P!=-1&&Ki(P,N,!0,!1)},mt&&(xe(qm,g,Up),xe(yd,g,Ip),xe(Ym,g,_=>{Kt(_),Zo(!1)}),xe($m,g,ux),xe(Zm,g,Bp),Id.add(n),n.syncRect=Zo);let _l=n.hooks=i.hooks||{};function Ln(_,w,P){Xn?Ie.push([_,w,P]):_ in _l&&_l[_].forEach(N=>{N.call(null,n,w,P)})}(i.plugins||[]).forEach(_=>{for(let w in _.hooks)_l[w]=(_l[w]||[]).concat(_.hooks[w])});let zp=(_,w,P)=>P,gn=xn({key:null,setSeries:!1,filters:{pub:og,sub:og},scales:[R,x[1]?x[1].scale:null],match:[ag,ag,zp],values:[null,null]},ut.sync);gn.match.length==2&&gn.match.push(zp),ut.sync=gn;let Gp=gn.key,qu=i0(Gp);function jo(_,w,P,N,H,j,at){gn.filters.pub(_,w,P,N,H,j,at)&&qu.pub(_,w,P,N,H,j,at)}qu.sub(n);function dx(_,w,P,N,H,j,at){gn.filters.sub(_,w,P,N,H,j,at)&&Zr[_](null,w,P,N,H,j,at)}n.pub=dx;function fx(){qu.unsub(n),Id.delete(n),Cn.clear(),Ed(rc,Qr,kp),c.remove(),Tt?.remove(),Ln("destroy")}n.destroy=fx;function Yu(){Ln("init",i,t),Xo(t||i.data,!1),G[R]?ku(R,G[R]):qo(),st=We.show&&(We.width>0||We.height>0),nt=pt=!0,U(i.width,i.height)}return x.forEach(kr),S.forEach(fs),e?e instanceof HTMLElement?(e.appendChild(c),Yu()):e(n,Yu):Yu(),n}On.assign=xn;On.fmtNum=Bd;On.rangeNum=oc;On.rangeLog=cc;On.rangeAsinh=Ud;On.orient=xr;On.pxRatio=we;On.join=mb;On.fmtDate=zd,On.tzDate=Eb;On.sync=i0;{On.addGap=lM,On.clipGaps=dc;let i=On.paths={points:c0};i.linear=u0,i.stepped=uM,i.bars=dM,i.spline=pM}var m0=8,g0='11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';function lo(i,t="",e=""){let n=i==="y";return{scale:i,font:g0,labelFont:g0,stroke:()=>ze().muted,label:t||void 0,size:n?52:26,labelSize:14,labelGap:0,gap:4,space:n?28:56,grid:{stroke:()=>ze().grid,width:1},ticks:{show:!1},values:(s,r)=>r.map((o,a)=>e&&a===r.length-1?`${be(o)} ${e}`:be(o))}}var ao=class{card;head;legend=Q("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(t,e){this.place=Q("div",{class:"plot",role:"img","aria-label":e}),this.head=Q("div",{class:"chart-head"},Q("h2",{},t),this.legend),this.card=Q("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot=new On(this.options(t,e),this.current(),this.place))}say(t){this.values.forEach((e,n)=>qe(e,be(t[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,m0).forEach(e=>{let n=Q("output",{class:"value"}),s=Q("span",{class:e.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",e.colour()),this.values.push(n),this.legend.append(Q("li",{},s,Q("span",{class:"name"},e.label),n))});let t=this.lines.length-m0;t>0&&this.legend.append(Q("li",{},`and ${t} more`))}resize(){let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot?this.plot.setSize({width:t,height:e}):this.rebuild())}};function gc(i,t){if(!(i<=t)||!Number.isFinite(i)||!Number.isFinite(t))return[-1,1];let e=t-i,n=1e-9*Math.max(Math.abs(i),Math.abs(t),1e-12);if(e<=n){let s=Math.max(Math.abs(i)*.1,.5*10**Math.floor(Math.log10(Math.abs(i)||1)));return[i-s,t+s]}return[i-.06*e,t+.06*e]}var _r=class extends ao{constructor(e,n,s){super(n.title,n.description);this.columns=e;this.settings=n;this.sliding=s}columns;settings;sliding;cursorAt=null;setLines(e){this.lines=e,this.rebuild()}update(){this.plot?.setData(this.current())}mark(e,n){this.cursorAt=e,this.say(n),this.plot?.redraw(!1,!1)}current(){let e=this.columns(),n=this.lines.map(({column:s})=>e.values(s));return[e.values(0),...n]}options(e,n){return{width:e,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[lo("x","",this.settings.timeUnit),lo("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1}))],hooks:{draw:[s=>this.drawCursor(s)]}}}interval(){let e=this.columns().values(0),n=e[0]??0,s=e[e.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Math.max(s,n+this.settings.span);return[r-this.settings.span,r]}range(){let e=this.columns(),n=this.settings.limit?.()??1/0,s=1/0,r=-1/0;return this.lines.forEach(({column:o})=>{for(let a of e.values(o))Math.abs(a)<=n&&(a<s&&(s=a),a>r&&(r=a))}),gc(s,r)}drawCursor(e){if(this.cursorAt===null||this.sliding)return;let n=Math.round(e.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=e.bbox;e.ctx.save(),e.ctx.strokeStyle=ze().ink,e.ctx.lineWidth=window.devicePixelRatio,e.ctx.beginPath(),e.ctx.moveTo(n,s),e.ctx.lineTo(n,s+r),e.ctx.stroke(),e.ctx.restore()}};var yc=class{constructor(t,e,n){this.session=t;this.servo=e;let{data:s}=t;this.demands=e.signals.flatMap(({input:o},a)=>e.inputs.includes(o)?[a]:[]),this.history=new Vs(1+e.inputs.length+this.demands.length,n);let r=new Set(e.inputs.map(o=>s.inputs[o]?.unit??""));this.chart=new _r(()=>this.history,{title:"Inputs",description:"Inputs over time",unit:r.size===1?[...r][0]??"":"",timeUnit:s.units.time,span:s.until},!0),this.chart.setLines(this.lines())}session;servo;chart;history;demands;sample(t){this.history.append([t,...this.present()]),this.history.forget(t-this.session.data.until)}draw(){this.chart.update(),this.chart.say(this.present())}clear(){this.history.clear()}lines(){let{servo:t,session:e}=this,n=t.inputs.length,s=a=>()=>vn(a,n),r=t.inputs.map((a,l)=>({label:e.data.inputs[a]?.label??"",column:1+l,colour:s(l)})),o=this.demands.map((a,l)=>({label:t.signals[a]?.label??"",column:1+n+l,colour:s(t.inputs.indexOf(t.signals[a]?.input??-1)),dash:[5,4]}));return[...r,...o]}present(){let{main:t}=this.session;if(t.outcome!=="")return Array(this.history.width-1).fill(NaN);let{u:e}=t,n=t.signals();return[...this.servo.inputs.map(s=>e[s]??NaN),...this.demands.map(s=>n[s]??NaN)]}};var AM=5,Yd={mouse:12,touch:24},xc=class extends ao{constructor(e,n,s,r,o,a){super(e,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.colour=a;o&&this.legend.replaceWith(o)}columns;plane;end;colour;marks=[];picked=-1;choose(e){this.plane=e,this.place.setAttribute("aria-label",`Phase portrait: ${e.yLabel} against ${e.xLabel}`),this.rebuild()}moveMarks(e){this.marks=e}mark(e,n){this.moveMarks(e),e.length&&(this.place.title="Marks are equilibria: filled ones are stable. Click one to start there.",this.place.addEventListener("pointerup",s=>{let r=this.near(s,s.pointerType==="touch"?Yd.touch:Yd.mouse),o=r.find(a=>a>this.picked)??r[0];o!==void 0&&(this.picked=o,n(o))}),this.place.addEventListener("pointermove",s=>{this.place.style.cursor=this.near(s,Yd.mouse).length?"pointer":""}))}near(e,n){let{plot:s}=this;if(!s)return[];let r=s.over.getBoundingClientRect(),[o,a]=[e.clientX-r.left,e.clientY-r.top];return this.marks.flatMap((l,c)=>{let[h,u]=this.placeOf(s,l,!1);return Math.hypot(h-o,u-a)<=n?[c]:[]})}placeOf(e,{y:n},s){let r=vc(n,this.plane.x);return[e.valToPos(this.plane.angle?hr(r):r,"x",s),e.valToPos(vc(n,this.plane.y),"y",s)]}update(){this.plot?.setData(this.current())}current(){let{x:e,y:n}=this.plane;return[null,[this.columns().values(e),this.columns().values(n)]]}options(e,n){return{mode:2,width:e,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...lo("x",this.plane.xLabel),size:22},lo("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}range(e,n){let s=1/0,r=-1/0;for(let o of this.columns().values(e)){let a=n?hr(o):o;Number.isFinite(a)&&(a<s&&(s=a),a>r&&(r=a))}for(let{y:o}of n?this.marks:[])s=Math.min(s,hr(vc(o,e))),r=Math.max(r,hr(vc(o,e)));return gc(s,r)}draw(e){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=e,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),r<n.length&&this.stroke(e,n,s,n.length,ze().grid),this.stroke(e,n,s,r,this.colour()),this.drawMarks(e);let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=ze().ink,o.beginPath(),o.arc(e.valToPos(this.plane.angle?hr(c):c,"x",!0),e.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}drawMarks(e){let{ctx:n}=e,s=window.devicePixelRatio;n.lineWidth=1.5*s,n.strokeStyle=ze().ink;for(let r of this.marks)n.beginPath(),n.arc(...this.placeOf(e,r,!0),AM*s,0,2*Math.PI),n.fillStyle=r.filled?ze().ledger:ze().wall,n.fill(),n.stroke()}stroke(e,n,s,r,o){let{ctx:a}=e;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=NaN;for(let c=0;c<r;c+=1){let h=n[c]??NaN,u=this.plane.angle?hr(h):h,d=s[c]??NaN,p=e.valToPos(u,"x",!0),g=e.valToPos(d,"y",!0);Math.abs(u-l)<(this.plane.angle?Math.PI:1/0)?a.lineTo(p,g):a.moveTo(p,g),l=u}a.stroke()}};function vc(i,t){return i[t-1]??NaN}function ua(i){return 1+i}function ca(i,t){return t.map(({label:e,unit:n,angle:s=!1},r)=>({column:ua(i.first+r),label:e,unit:n,angle:s}))}function v0(i,t){let e=new Qe(i.layout),n=ca(e.q,i.coordinates),s=ca(e.v,i.velocities),r=ca(e.z,i.states);if(!e.identity)return EM([...n,...s,...r],s.length>1?s.slice(-2):n,t);let o=n.length?n.slice(0,e.paired).map((c,h)=>({...ha(c,s[h]),name:c.label})):r.flatMap((c,h)=>r.slice(h+1).map(u=>({...ha(c,u),name:`${c.label}, ${u.label}`}))),a=o[0];if(!a)return null;let l=$d("Coordinate of the phase portrait",o.map(({name:c})=>c),0,c=>t(o[c]??a));return{first:a,chooser:o.length>1?Q("div",{class:"inline-field"},...l):Q("span")}}function EM(i,t,e){let[n,s]=t;if(!n||!s)return null;let r=i.map(({label:h})=>h),o=h=>i.findIndex(({column:u})=>u===h.column),a=ha(n,s),l=$d("Horizontal axis of the phase portrait",r,o(n),h=>{n=i[h],n&&s&&e(ha(n,s))}),c=$d("Vertical axis of the phase portrait",r,o(s),h=>{s=i[h],n&&s&&e(ha(n,s))});return{first:a,chooser:Q("div",{class:"inline-field"},...l,...c)}}function ha(i,t){return{x:i.column,y:t.column,angle:i.angle,xLabel:y0(i),yLabel:y0(t)}}function y0({label:i,unit:t}){return t?`${i} / ${t}`:i}function $d(i,t,e,n){let s=ii("phase"),r=Q("select",{id:s,onchange:()=>n(r.selectedIndex)},...t.map(o=>Q("option",{},o)));return r.selectedIndex=e,[Q("label",{for:s,class:"hidden"},i),r]}var _c=3e3,TM=2500,RM=12;function CM(i){let{q:t,z:e}=new Qe(i.layout);return t.length?{part:t,list:i.coordinates}:{part:e,list:i.states}}function PM(i){let t=new Set(i.map(({unit:e})=>e));return t.size===1?[...t][0]??"":""}function Zd({energyLabel:i,jacobi:t}){let e=[{label:"kinetic",column:1,colour:()=>ze().kinetic},{label:"potential",column:2,colour:()=>ze().potential},{label:i,column:3,colour:()=>ze().ink,width:2.25},{label:"ledger",column:4,colour:()=>ze().ledger,dash:[5,4],width:2.25}];return t&&e.push({label:"Jacobi integral",column:5,colour:()=>vn(2,6),dash:[2,3]}),e}var bc=class{constructor(t,e,n,s){this.session=t;let{data:r}=t,{part:o,list:a}=CM(r),l=r.units.time;this.part=o;let c=r.coordinates.length?"Coordinates":"States",h=()=>t.players.length<2?1/0:RM*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new _r(n,{title:c,description:`${c} over time`,unit:PM(a),timeUnit:l,span:r.until},e),this.coordinates.setLines(ca(o,a).map(({label:d,column:p},g)=>({label:d,column:p,colour:()=>vn(g,a.length)}))),this.energy=r.energy?new _r(s,{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:l,span:r.until,limit:h},e):null;let u=v0(r,d=>this.phase?.choose(d));this.phase=u?new xc("Phase portrait",n,u.first,()=>this.behind(),u.chooser,()=>vn(0,6)):null;for(let d of[this.coordinates,this.energy,this.phase])d&&this.element.append(d.card)}session;element=Q("div",{class:"plots"});coordinates;energy;phase;part;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.phase?.rebuild()}plottedOf(t){return Array.from(t.subarray(this.part.first,this.part.end))}energyLines(){return Zd(this.session.data)}},Mc=class extends bc{constructor(e,n){let{data:s}=e,r=new Qe(s.layout),o=new Vs(ua(r.size),_c),a=new Vs(6,_c);super(e,!0,()=>o,()=>this.energies??a);this.nameOf=n;this.states=o,this.energies=a,this.row=new Float64Array(o.width),this.drive=s.servo?new yc(e,s.servo,_c):null,this.drive&&this.coordinates.card.after(this.drive.chart.card);let l=()=>(s.analysis?.equilibria??[]).flatMap((c,h)=>{let{found:u}=e.equilibriumNow(h);return u?[{y:r.join(u.state.q,u.state.v,u.state.z),filled:Bl(u)}]:[]});this.phase?.mark(l(),c=>e.rest(c)),e.whenChanged(c=>c==="settings"&&this.phase?.moveMarks(l())),this.energy?.setLines(this.energyLines())}nameOf;states;energies;row;drive;sample(){let{session:e,states:n}=this,s=e.players[0],r=e.time;!s||!(r>=n.last(0)+e.data.until/TM||n.count===0)||(this.row[0]=r,s.outcome===""||n.count===0?this.row.set(s.y,ua(0)):this.row.fill(NaN,ua(0)),n.append(this.row),n.forget(r-e.data.until),this.drive?.sample(r),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-e.data.until)))}draw(){let e=this.session.players[0];this.coordinates.update(),e&&this.coordinates.say(this.plottedOf(e.y)),this.drive?.draw(),this.energy?.update(),this.energy?.say(this.presentEnergies()),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.drive?.clear(),this.sample(),this.draw()}rebuild(){let{players:e}=this.session,n=e.length>1?1+e.length:6;n!==this.energies.width&&(this.energies=new Vs(n,_c)),this.drive?.chart.rebuild(),super.rebuild()}behind(){return this.states.count}energyLines(){let{players:e}=this.session;return e.length<2?Zd(this.session.data):e.map((n,s)=>({label:this.nameOf(s),column:1+s,colour:()=>vn(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:e}=this.session;if(e.length>1)return e.map(s=>s.outcome===""?s.energy().total:NaN);let n=e[0]?.outcome===""?e[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger,n.jacobi]:Array(5).fill(NaN)}},Sc=class{constructor(t){this.columns=t;this.count=t[0]?.length??0}columns;count;values(t){return this.columns[t]??new Float64Array(this.count)}};function IM(i,t){let e=t?i.length/t:0;return Array.from({length:e},(n,s)=>Float64Array.from({length:t},(r,o)=>i[o*e+s]??NaN))}var wc=class extends bc{constructor(e){let n=e.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(xs(c)),r=s(n.t),o=new Sc([r,...IM(s(n.y),r.length)]),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((p,g)=>p+(g[d]??0),h))),a.push(s(n.energy?.jacobi??""))}let l=new Sc([r,...a]);super(e,!1,()=>o,()=>l);this.replay=e;this.t=r,this.energy?.setLines(this.energyLines())}replay;t;sample(){}draw(){let{recorded:e}=this.replay,{kinetic:n,potential:s,total:r,ledger:o,jacobi:a}=e.energy();this.coordinates.mark(e.t,this.plottedOf(e.y)),this.energy?.mark(e.t,[n,s,r,o,a]),this.phase?.update()}clear(){this.draw()}energyLines(){let e=Zd(this.replay.data);return this.replay.data.run?.ledger?.length?e:e.slice(0,3)}behind(){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=this.replay.time?e=s+1:n=s}return e}};var er={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},nr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},$0=0,Af=1,Z0=2;var ja=1,j0=2,Do=3,ir=0,ei=1,Pi=2,Ir=0,No=1,Ef=2,Tf=3,Rf=4,K0=5;var Lr=100,J0=101,Q0=102,ty=103,ey=104,ny=200,iy=201,sy=202,ry=203,Cf=204,Pf=205,oy=206,ay=207,ly=208,cy=209,hy=210,uy=211,dy=212,fy=213,py=214,Zc=0,jc=1,Kc=2,wo=3,Jc=4,Qc=5,th=6,eh=7,Ch=0,my=1,gy=2,cs=0,If=1,Lf=2,Df=3,Nf=4,Ff=5,Uf=6,Of=7;var Bf=300,Dr=301,Fo=302,Ph=303,Ih=304,nh=1e3,rs=1001,ih=1002,Fn=1003,yy=1004;var Ka=1005;var Qn=1006,Lh=1007;var Ls=1008;var ri=1009,kf=1010,zf=1011,Uo=1012,Dh=1013,Hi=1014,Wi=1015,Xi=1016,Nh=1017,Fh=1018,Nr=1020,Gf=35902,Vf=35899,Hf=1021,Wf=1022,qi=1023,Rs=1026,Ds=1027,Xf=1028,Uh=1029,sr=1030,Oh=1031;var Bh=1033,Ja=33776,Qa=33777,tl=33778,el=33779,kh=35840,zh=35841,Gh=35842,Vh=35843,Hh=36196,Wh=37492,Xh=37496,qh=37488,Yh=37489,nl=37490,$h=37491,Zh=37808,jh=37809,Kh=37810,Jh=37811,Qh=37812,tu=37813,eu=37814,nu=37815,iu=37816,su=37817,ru=37818,ou=37819,au=37820,lu=37821,cu=36492,hu=36494,uu=36495,du=36283,fu=36284,il=36285,pu=36286;var _a=2300,sh=2301,Yc=2302,vf=2303,xf=2400,_f=2401,bf=2402;var vy=3200;var mu=0,xy=1,Ns="",Jn="srgb",ba="srgb-linear",Ma="linear",Te="srgb";var $c=7680;var _y=519,by=512,My=513,Sy=514,qf=515,wy=516,Ay=517,Yf=518,$f=519,Zf=35044;var jf="300 es",Ri=2e3,Ao=2001;function LM(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function DM(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Sa(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Ey(){let i=Sa("canvas");return i.style.display="block",i}var x0={},Eo=null;function wa(...i){let t="THREE."+i.shift();Eo?Eo("log",t,...i):console.log(t,...i)}function Ty(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=Ty(i);let t="THREE."+i.shift();if(Eo)Eo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function te(...i){i=Ty(i);let t="THREE."+i.shift();if(Eo)Eo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function ya(...i){let t=i.join(" ");t in x0||(x0[t]=!0,$t(...i))}function Ry(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Cy={[Zc]:Zc,[Kc]:th,[Jc]:Jc,[wo]:Qc,[jc]:jc,[th]:Kc,[eh]:eh,[Qc]:wo},Vi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],_0=1234567,va=Math.PI/180,To=180/Math.PI;function rr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]+"-"+kn[t&255]+kn[t>>8&255]+"-"+kn[t>>16&15|64]+kn[t>>24&255]+"-"+kn[e&63|128]+kn[e>>8&255]+"-"+kn[e>>16&255]+kn[e>>24&255]+kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]).toLowerCase()}function pe(i,t,e){return Math.max(t,Math.min(e,i))}function Kf(i,t){return(i%t+t)%t}function NM(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function FM(i,t,e){return i!==t?(e-i)/(t-i):0}function xa(i,t,e){return(1-e)*i+e*t}function UM(i,t,e,n){return xa(i,t,1-Math.exp(-e*n))}function OM(i,t=1){return t-Math.abs(Kf(i,t*2)-t)}function BM(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function kM(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function zM(i,t){return i+Math.floor(Math.random()*(t-i+1))}function GM(i,t){return i+Math.random()*(t-i)}function VM(i){return i*(.5-Math.random())}function HM(i){i!==void 0&&(_0=i);let t=_0+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function WM(i){return i*va}function XM(i){return i*To}function qM(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function YM(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Jf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function $M(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),p=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*p,a*c);break;case"YXY":i.set(l*p,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*p,a*h,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function gu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Qf(i,t){if(t.constructor===Float32Array)return i;let e=gu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function tp(i,t){if(t.constructor===Float32Array)return i;let e=gu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var yu={DEG2RAD:va,RAD2DEG:To,generateUUID:rr,clamp:pe,euclideanModulo:Kf,mapLinear:NM,inverseLerp:FM,lerp:xa,damp:UM,pingpong:OM,smoothstep:BM,smootherstep:kM,randInt:zM,randFloat:GM,randFloatSpread:VM,seededRandom:HM,degToRad:WM,radToDeg:XM,isPowerOfTwo:qM,ceilPowerOfTwo:YM,floorPowerOfTwo:Jf,setQuaternionFromProperEuler:$M,normalize:tp,denormalize:Qf},Yt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(pe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ti=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],p=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==p||h!==g){let m=l*d+c*p+h*g+u*y;m<0&&(d=-d,p=-p,g=-g,y=-y,m=-m);let f=1-a;if(m<.9995){let x=Math.acos(m),S=Math.sin(x);f=Math.sin(f*x)/S,a=Math.sin(a*x)/S,l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+y*a}else{l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+y*a;let x=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=x,c*=x,h*=x,u*=x}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*p-c*d,t[e+1]=l*g+h*d+c*u-a*p,t[e+2]=c*g+h*p+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),p=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"YXZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"ZXY":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"ZYX":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"YZX":this._x=d*h*u+c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u-d*p*g;break;case"XZY":this._x=d*h*u-c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u+d*p*g;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>u){let p=2*Math.sqrt(1+n-a-u);this._w=(h-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>u){let p=2*Math.sqrt(1+a-n-u);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+h)/p}else{let p=2*Math.sqrt(1+u-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(pe(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},W=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(b0.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(b0.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this.z=pe(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this.z=pe(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return jd.copy(this).projectOnVector(t),this.sub(jd)}reflect(t){return this.sub(jd.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(pe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},jd=new W,b0=new ti,ee=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],p=n[5],g=n[8],y=s[0],m=s[3],f=s[6],x=s[1],S=s[4],b=s[7],E=s[2],R=s[5],v=s[8];return r[0]=o*y+a*x+l*E,r[3]=o*m+a*S+l*R,r[6]=o*f+a*b+l*v,r[1]=c*y+h*x+u*E,r[4]=c*m+h*S+u*R,r[7]=c*f+h*b+u*v,r[2]=d*y+p*x+g*E,r[5]=d*m+p*S+g*R,r[8]=d*f+p*b+g*v,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,p=c*r-o*l,g=e*u+n*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=p*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return ya("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Kd.makeScale(t,e)),this}rotate(t){return ya("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Kd.makeRotation(-t)),this}translate(t,e){return ya("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Kd.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Kd=new ee,M0=new ee().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),S0=new ee().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function ZM(){let i={enabled:!0,workingColorSpace:ba,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Te&&(s.r=Ts(s.r),s.g=Ts(s.g),s.b=Ts(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Te&&(s.r=So(s.r),s.g=So(s.g),s.b=So(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ns?Ma:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ba]:{primaries:t,whitePoint:n,transfer:Ma,toXYZ:M0,fromXYZ:S0,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Jn},outputColorSpaceConfig:{drawingBufferColorSpace:Jn}},[Jn]:{primaries:t,whitePoint:n,transfer:Te,toXYZ:M0,fromXYZ:S0,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Jn}}}),i}var ve=ZM();function Ts(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function So(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var co,rh=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{co===void 0&&(co=Sa("canvas")),co.width=t.width,co.height=t.height;let s=co.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=co}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=Sa("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ts(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Ts(e[n]/255)*255):e[n]=Ts(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},jM=0,Ro=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:jM++}),this.uuid=rr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Jd(s[o].image)):r.push(Jd(s[o]))}else r=Jd(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Jd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?rh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}var KM=0,Qd=new W,si=class i extends Vi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=rs,s=rs,r=Qn,o=Ls,a=qi,l=ri,c=i.DEFAULT_ANISOTROPY,h=Ns){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:KM++}),this.uuid=rr(),this.name="",this.source=new Ro(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Yt(0,0),this.repeat=new Yt(1,1),this.center=new Yt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ee,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Qd).x}get height(){return this.source.getSize(Qd).y}get depth(){return this.source.getSize(Qd).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Bf)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case nh:t.x=t.x-Math.floor(t.x);break;case rs:t.x=t.x<0?0:1;break;case ih:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case nh:t.y=t.y-Math.floor(t.y);break;case rs:t.y=t.y<0?0:1;break;case ih:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=Bf;si.DEFAULT_ANISOTROPY=1;var Ke=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],p=l[5],g=l[9],y=l[2],m=l[6],f=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+p+f-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let S=(c+1)/2,b=(p+1)/2,E=(f+1)/2,R=(h+d)/4,v=(u+y)/4,T=(g+m)/4;return S>b&&S>E?S<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(S),s=R/n,r=v/n):b>E?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=R/s,r=T/s):E<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(E),n=v/r,s=T/r),this.set(n,s,r,e),this}let x=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(x)<.001&&(x=1),this.x=(m-g)/x,this.y=(u-y)/x,this.z=(d-h)/x,this.w=Math.acos((c+p+f-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this.z=pe(this.z,t.z,e.z),this.w=pe(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this.z=pe(this.z,t,e),this.w=pe(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},oh=class extends Vi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Qn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Ke(0,0,t,e),this.scissorTest=!1,this.viewport=new Ke(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new si({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Qn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new Ro(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},xi=class extends oh{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},Aa=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Fn,this.minFilter=Fn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var ah=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Fn,this.minFilter=Fn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Be=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m)}set(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m){let f=this.elements;return f[0]=t,f[4]=e,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=l,f[2]=c,f[6]=h,f[10]=u,f[14]=d,f[3]=p,f[7]=g,f[11]=y,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/ho.setFromMatrixColumn(t,0).length(),r=1/ho.setFromMatrixColumn(t,1).length(),o=1/ho.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,p=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=p+g*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=g+p*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,p=l*u,g=c*h,y=c*u;e[0]=d+y*a,e[4]=g*a-p,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=p*a-g,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,p=l*u,g=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=g+p*a,e[1]=p+g*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,p=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=g*c-p,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=p*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=g*u+p,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=p*u+g,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=p*u-g,e[2]=g*u-p,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(JM,t,QM)}lookAt(t,e,n){let s=this.elements;return gi.subVectors(t,e),gi.lengthSq()===0&&(gi.z=1),gi.normalize(),Xs.crossVectors(n,gi),Xs.lengthSq()===0&&(Math.abs(n.z)===1?gi.x+=1e-4:gi.z+=1e-4,gi.normalize(),Xs.crossVectors(n,gi)),Xs.normalize(),Ac.crossVectors(gi,Xs),s[0]=Xs.x,s[4]=Ac.x,s[8]=gi.x,s[1]=Xs.y,s[5]=Ac.y,s[9]=gi.y,s[2]=Xs.z,s[6]=Ac.z,s[10]=gi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],p=n[13],g=n[2],y=n[6],m=n[10],f=n[14],x=n[3],S=n[7],b=n[11],E=n[15],R=s[0],v=s[4],T=s[8],F=s[12],I=s[1],L=s[5],B=s[9],z=s[13],D=s[2],G=s[6],q=s[10],V=s[14],lt=s[3],$=s[7],K=s[11],et=s[15];return r[0]=o*R+a*I+l*D+c*lt,r[4]=o*v+a*L+l*G+c*$,r[8]=o*T+a*B+l*q+c*K,r[12]=o*F+a*z+l*V+c*et,r[1]=h*R+u*I+d*D+p*lt,r[5]=h*v+u*L+d*G+p*$,r[9]=h*T+u*B+d*q+p*K,r[13]=h*F+u*z+d*V+p*et,r[2]=g*R+y*I+m*D+f*lt,r[6]=g*v+y*L+m*G+f*$,r[10]=g*T+y*B+m*q+f*K,r[14]=g*F+y*z+m*V+f*et,r[3]=x*R+S*I+b*D+E*lt,r[7]=x*v+S*L+b*G+E*$,r[11]=x*T+S*B+b*q+E*K,r[15]=x*F+S*z+b*V+E*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],p=t[14],g=t[3],y=t[7],m=t[11],f=t[15],x=l*p-c*d,S=a*p-c*u,b=a*d-l*u,E=o*p-c*h,R=o*d-l*h,v=o*u-a*h;return e*(y*x-m*S+f*b)-n*(g*x-m*E+f*R)+s*(g*S-y*E+f*v)-r*(g*b-y*R+m*v)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],p=t[11],g=t[12],y=t[13],m=t[14],f=t[15],x=e*a-n*o,S=e*l-s*o,b=e*c-r*o,E=n*l-s*a,R=n*c-r*a,v=s*c-r*l,T=h*y-u*g,F=h*m-d*g,I=h*f-p*g,L=u*m-d*y,B=u*f-p*y,z=d*f-p*m,D=x*z-S*B+b*L+E*I-R*F+v*T;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let G=1/D;return t[0]=(a*z-l*B+c*L)*G,t[1]=(s*B-n*z-r*L)*G,t[2]=(y*v-m*R+f*E)*G,t[3]=(d*R-u*v-p*E)*G,t[4]=(l*I-o*z-c*F)*G,t[5]=(e*z-s*I+r*F)*G,t[6]=(m*b-g*v-f*S)*G,t[7]=(h*v-d*b+p*S)*G,t[8]=(o*B-a*I+c*T)*G,t[9]=(n*I-e*B-r*T)*G,t[10]=(g*R-y*b+f*x)*G,t[11]=(u*b-h*R-p*x)*G,t[12]=(a*F-o*L-l*T)*G,t[13]=(e*L-n*F+s*T)*G,t[14]=(y*S-g*E-m*x)*G,t[15]=(h*E-u*S+d*x)*G,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,p=r*h,g=r*u,y=o*h,m=o*u,f=a*u,x=l*c,S=l*h,b=l*u,E=n.x,R=n.y,v=n.z;return s[0]=(1-(y+f))*E,s[1]=(p+b)*E,s[2]=(g-S)*E,s[3]=0,s[4]=(p-b)*R,s[5]=(1-(d+f))*R,s[6]=(m+x)*R,s[7]=0,s[8]=(g+S)*v,s[9]=(m-x)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=ho.set(s[0],s[1],s[2]).length(),a=ho.set(s[4],s[5],s[6]).length(),l=ho.set(s[8],s[9],s[10]).length();r<0&&(o=-o),ki.copy(this);let c=1/o,h=1/a,u=1/l;return ki.elements[0]*=c,ki.elements[1]*=c,ki.elements[2]*=c,ki.elements[4]*=h,ki.elements[5]*=h,ki.elements[6]*=h,ki.elements[8]*=u,ki.elements[9]*=u,ki.elements[10]*=u,e.setFromRotationMatrix(ki),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ri,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),p=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ri)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Ao)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ri,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),p=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ri)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===Ao)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},ho=new W,ki=new Be,JM=new W(0,0,0),QM=new W(1,1,1),Xs=new W,Ac=new W,gi=new W,w0=new Be,A0=new ti,Cs=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(pe(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-pe(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(pe(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-pe(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(pe(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-pe(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return w0.makeRotationFromQuaternion(t),this.setFromRotationMatrix(w0,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return A0.setFromEuler(this),this.setFromQuaternion(A0,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Cs.DEFAULT_ORDER="XYZ";var Ea=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},tS=0,E0=new W,uo=new ti,Ms=new Be,Ec=new W,da=new W,eS=new W,nS=new ti,T0=new W(1,0,0),R0=new W(0,1,0),C0=new W(0,0,1),P0={type:"added"},iS={type:"removed"},fo={type:"childadded",child:null},tf={type:"childremoved",child:null},An=class i extends Vi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:tS++}),this.uuid=rr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new W,e=new Cs,n=new ti,s=new W(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Be},normalMatrix:{value:new ee}}),this.matrix=new Be,this.matrixWorld=new Be,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Ea,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return uo.setFromAxisAngle(t,e),this.quaternion.multiply(uo),this}rotateOnWorldAxis(t,e){return uo.setFromAxisAngle(t,e),this.quaternion.premultiply(uo),this}rotateX(t){return this.rotateOnAxis(T0,t)}rotateY(t){return this.rotateOnAxis(R0,t)}rotateZ(t){return this.rotateOnAxis(C0,t)}translateOnAxis(t,e){return E0.copy(t).applyQuaternion(this.quaternion),this.position.add(E0.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(T0,t)}translateY(t){return this.translateOnAxis(R0,t)}translateZ(t){return this.translateOnAxis(C0,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Ms.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Ec.copy(t):Ec.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),da.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ms.lookAt(da,Ec,this.up):Ms.lookAt(Ec,da,this.up),this.quaternion.setFromRotationMatrix(Ms),s&&(Ms.extractRotation(s.matrixWorld),uo.setFromRotationMatrix(Ms),this.quaternion.premultiply(uo.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(te("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(P0),fo.child=t,this.dispatchEvent(fo),fo.child=null):te("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(iS),tf.child=t,this.dispatchEvent(tf),tf.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Ms.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Ms.multiply(t.parent.matrixWorld)),t.applyMatrix4(Ms),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(P0),fo.child=t,this.dispatchEvent(fo),fo.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(da,t,eS),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(da,nS,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),p=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};An.DEFAULT_UP=new W(0,1,0);An.DEFAULT_MATRIX_AUTO_UPDATE=!0;An.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var cn=class extends An{constructor(){super(),this.isGroup=!0,this.type="Group"}},sS={type:"move"},Co=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new cn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new cn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new W,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new W),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new cn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new W,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new W,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let m=e.getJointPose(y,n),f=this._getHandJoint(c,y);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.quaternion,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),p=.02,g=.005;c.inputState.pinching&&d>p+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=p-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(sS)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new cn;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Py={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},qs={h:0,s:0,l:0},Tc={h:0,s:0,l:0};function ef(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var se=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Jn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,ve.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=ve.workingColorSpace){return this.r=t,this.g=e,this.b=n,ve.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=ve.workingColorSpace){if(t=Kf(t,1),e=pe(e,0,1),n=pe(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=ef(o,r,t+1/3),this.g=ef(o,r,t),this.b=ef(o,r,t-1/3)}return ve.colorSpaceToWorking(this,s),this}setStyle(t,e=Jn){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Jn){let n=Py[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Ts(t.r),this.g=Ts(t.g),this.b=Ts(t.b),this}copyLinearToSRGB(t){return this.r=So(t.r),this.g=So(t.g),this.b=So(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Jn){return ve.workingToColorSpace(zn.copy(this),t),Math.round(pe(zn.r*255,0,255))*65536+Math.round(pe(zn.g*255,0,255))*256+Math.round(pe(zn.b*255,0,255))}getHexString(t=Jn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=ve.workingColorSpace){ve.workingToColorSpace(zn.copy(this),e);let n=zn.r,s=zn.g,r=zn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=ve.workingColorSpace){return ve.workingToColorSpace(zn.copy(this),e),t.r=zn.r,t.g=zn.g,t.b=zn.b,t}getStyle(t=Jn){ve.workingToColorSpace(zn.copy(this),t);let e=zn.r,n=zn.g,s=zn.b;return t!==Jn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(qs),this.setHSL(qs.h+t,qs.s+e,qs.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(qs),t.getHSL(Tc);let n=xa(qs.h,Tc.h,e),s=xa(qs.s,Tc.s,e),r=xa(qs.l,Tc.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zn=new se;se.NAMES=Py;var Ta=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new se(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Ra=class extends An{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Cs,this.environmentIntensity=1,this.environmentRotation=new Cs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},zi=new W,Ss=new W,nf=new W,ws=new W,po=new W,mo=new W,I0=new W,sf=new W,rf=new W,of=new W,af=new Ke,lf=new Ke,cf=new Ke,js=class i{constructor(t=new W,e=new W,n=new W){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),zi.subVectors(t,e),s.cross(zi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){zi.subVectors(s,e),Ss.subVectors(n,e),nf.subVectors(t,e);let o=zi.dot(zi),a=zi.dot(Ss),l=zi.dot(nf),c=Ss.dot(Ss),h=Ss.dot(nf),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,p=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-p-g,g,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,ws)===null?!1:ws.x>=0&&ws.y>=0&&ws.x+ws.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,ws)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ws.x),l.addScaledVector(o,ws.y),l.addScaledVector(a,ws.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return af.setScalar(0),lf.setScalar(0),cf.setScalar(0),af.fromBufferAttribute(t,e),lf.fromBufferAttribute(t,n),cf.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(af,r.x),o.addScaledVector(lf,r.y),o.addScaledVector(cf,r.z),o}static isFrontFacing(t,e,n,s){return zi.subVectors(n,e),Ss.subVectors(t,e),zi.cross(Ss).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return zi.subVectors(this.c,this.b),Ss.subVectors(this.a,this.b),zi.cross(Ss).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;po.subVectors(s,n),mo.subVectors(r,n),sf.subVectors(t,n);let l=po.dot(sf),c=mo.dot(sf);if(l<=0&&c<=0)return e.copy(n);rf.subVectors(t,s);let h=po.dot(rf),u=mo.dot(rf);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(po,o);of.subVectors(t,r);let p=po.dot(of),g=mo.dot(of);if(g>=0&&p<=g)return e.copy(r);let y=p*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(mo,a);let m=h*g-p*u;if(m<=0&&u-h>=0&&p-g>=0)return I0.subVectors(r,s),a=(u-h)/(u-h+(p-g)),e.copy(s).addScaledVector(I0,a);let f=1/(m+y+d);return o=y*f,a=d*f,e.copy(n).addScaledVector(po,o).addScaledVector(mo,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},os=class{constructor(t=new W(1/0,1/0,1/0),e=new W(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Gi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Gi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Gi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Gi):Gi.fromBufferAttribute(r,o),Gi.applyMatrix4(t.matrixWorld),this.expandByPoint(Gi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Rc.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Rc.copy(n.boundingBox)),Rc.applyMatrix4(t.matrixWorld),this.union(Rc)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Gi),Gi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(fa),Cc.subVectors(this.max,fa),go.subVectors(t.a,fa),yo.subVectors(t.b,fa),vo.subVectors(t.c,fa),Ys.subVectors(yo,go),$s.subVectors(vo,yo),br.subVectors(go,vo);let e=[0,-Ys.z,Ys.y,0,-$s.z,$s.y,0,-br.z,br.y,Ys.z,0,-Ys.x,$s.z,0,-$s.x,br.z,0,-br.x,-Ys.y,Ys.x,0,-$s.y,$s.x,0,-br.y,br.x,0];return!hf(e,go,yo,vo,Cc)||(e=[1,0,0,0,1,0,0,0,1],!hf(e,go,yo,vo,Cc))?!1:(Pc.crossVectors(Ys,$s),e=[Pc.x,Pc.y,Pc.z],hf(e,go,yo,vo,Cc))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Gi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Gi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(As[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),As[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),As[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),As[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),As[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),As[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),As[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),As[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(As),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},As=[new W,new W,new W,new W,new W,new W,new W,new W],Gi=new W,Rc=new os,go=new W,yo=new W,vo=new W,Ys=new W,$s=new W,br=new W,fa=new W,Cc=new W,Pc=new W,Mr=new W;function hf(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Mr.fromArray(i,r);let a=s.x*Math.abs(Mr.x)+s.y*Math.abs(Mr.y)+s.z*Math.abs(Mr.z),l=t.dot(Mr),c=e.dot(Mr),h=n.dot(Mr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var _n=new W,Ic=new Yt,rS=0,tn=class extends Vi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:rS++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Zf,this.updateRanges=[],this.gpuType=Wi,this.version=0,this._normalizationScale=t!==void 0?gu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Ic.fromBufferAttribute(this,e),Ic.applyMatrix3(t),this.setXY(e,Ic.x,Ic.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.applyMatrix3(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.applyMatrix4(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.applyNormalMatrix(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.transformDirection(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Qf(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):tp(t,this.array)}};var Ca=class extends tn{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var Pa=class extends tn{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Re=class extends tn{constructor(t,e,n){super(new Float32Array(t),e,n)}},oS=new os,pa=new W,uf=new W,Ar=class{constructor(t=new W,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):oS.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;pa.subVectors(t,this.center);let e=pa.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(pa,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(uf.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(pa.copy(t.center).add(uf)),this.expandByPoint(pa.copy(t.center).sub(uf))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},aS=0,Ti=new Be,df=new An,xo=new W,yi=new os,ma=new os,Nn=new W,Ge=class i extends Vi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:aS++}),this.uuid=rr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(LM(t)?Pa:Ca)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ee().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ti.makeRotationFromQuaternion(t),this.applyMatrix4(Ti),this}rotateX(t){return Ti.makeRotationX(t),this.applyMatrix4(Ti),this}rotateY(t){return Ti.makeRotationY(t),this.applyMatrix4(Ti),this}rotateZ(t){return Ti.makeRotationZ(t),this.applyMatrix4(Ti),this}translate(t,e,n){return Ti.makeTranslation(t,e,n),this.applyMatrix4(Ti),this}scale(t,e,n){return Ti.makeScale(t,e,n),this.applyMatrix4(Ti),this}lookAt(t){return df.lookAt(t),df.updateMatrix(),this.applyMatrix4(df.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(xo).negate(),this.translate(xo.x,xo.y,xo.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Re(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new os);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new W(-1/0,-1/0,-1/0),new W(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];yi.setFromBufferAttribute(r),this.morphTargetsRelative?(Nn.addVectors(this.boundingBox.min,yi.min),this.boundingBox.expandByPoint(Nn),Nn.addVectors(this.boundingBox.max,yi.max),this.boundingBox.expandByPoint(Nn)):(this.boundingBox.expandByPoint(yi.min),this.boundingBox.expandByPoint(yi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&te('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ar);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new W,1/0);return}if(t){let n=this.boundingSphere.center;if(yi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];ma.setFromBufferAttribute(a),this.morphTargetsRelative?(Nn.addVectors(yi.min,ma.min),yi.expandByPoint(Nn),Nn.addVectors(yi.max,ma.max),yi.expandByPoint(Nn)):(yi.expandByPoint(ma.min),yi.expandByPoint(ma.max))}yi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Nn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Nn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Nn.fromBufferAttribute(a,c),l&&(xo.fromBufferAttribute(t,c),Nn.add(xo)),s=Math.max(s,n.distanceToSquared(Nn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&te('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){te("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new tn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new W,l[F]=new W;let h=new W,u=new W,d=new W,p=new Yt,g=new Yt,y=new Yt,m=new W,f=new W;function x(F,I,L){c[F]=c[I]=c[L]=1,h.fromBufferAttribute(n,F),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),p.fromBufferAttribute(r,F),g.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(p),y.sub(p);let B=1/(g.x*y.y-y.x*g.y);isFinite(B)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(B),f.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(B),a[F].add(m),a[I].add(m),a[L].add(m),l[F].add(f),l[I].add(f),l[L].add(f))}let S=this.groups;S.length===0&&(S=[{start:0,count:t.count}]);for(let F=0,I=S.length;F<I;++F){let L=S[F],B=L.start,z=L.count;for(let D=B,G=B+z;D<G;D+=3)x(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new W,E=new W,R=new W,v=new W;function T(F){R.fromBufferAttribute(s,F),v.copy(R);let I=a[F];b.copy(I),b.sub(R.multiplyScalar(R.dot(I))).normalize(),E.crossVectors(v,I);let B=E.dot(l[F])<0?-1:1;o.setXYZW(F,b.x,b.y,b.z,B)}for(let F=0,I=n.count;F<I;++F)c[F]&&T(F);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new tn(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new W,r=new W,o=new W,a=new W,l=new W,c=new W,h=new W,u=new W;if(t)for(let d=0,p=t.count;d<p;d+=3){let g=t.getX(d+0),y=t.getX(d+1),m=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,p=e.count;d<p;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Nn.fromBufferAttribute(t,e),Nn.normalize(),t.setXYZ(e,Nn.x,Nn.y,Nn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),p=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?p=l[y]*a.data.stride+a.offset:p=l[y]*h;for(let f=0;f<h;f++)d[g++]=c[p++]}return new tn(d,h,u)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],p=t(d,n);l.push(p)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let p=c[u];h.push(p.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,p=u.length;d<p;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ia=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Zf,this.updateRanges=[],this.version=0,this.uuid=rr()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=L0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let n=new this.array.constructor(t.arrayBuffers[e]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=L0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function L0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=rr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Kn=new W,Er=class i{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s,this._normalizationScale=t!==void 0?gu(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.applyMatrix4(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.applyNormalMatrix(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.transformDirection(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){wa("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new tn(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new i(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){wa("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Qf(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):tp(t,this.data.array)}},ff=new W,lS=new W,cS=new ee,vi=class{constructor(t=new W(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=ff.subVectors(n,e).cross(lS.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(ff),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||cS.getNormalMatrix(t),s=this.coplanarPoint(ff).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},hS=0,as=class extends Vi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:hS++}),this.uuid=rr(),this.name="",this.type="Material",this.blending=No,this.side=ir,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Cf,this.blendDst=Pf,this.blendEquation=Lr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new se(0,0,0),this.blendAlpha=0,this.depthFunc=wo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=_y,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=$c,this.stencilZFail=$c,this.stencilZPass=$c,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new se().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new vi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Yt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Yt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Es=new W,pf=new W,Lc=new W,Dc=new W,Tr=class{constructor(t=new W,e=new W(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Es)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Es.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Es.copy(this.origin).addScaledVector(this.direction,e),Es.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){pf.copy(t).add(e).multiplyScalar(.5),Lc.copy(e).sub(t).normalize(),Dc.copy(this.origin).sub(pf);let r=t.distanceTo(e)*.5,o=-this.direction.dot(Lc),a=Dc.dot(this.direction),l=-Dc.dot(Lc),c=Dc.lengthSq(),h=Math.abs(1-o*o),u,d,p,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,p=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),p=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(pf).addScaledVector(Lc,d),p}intersectSphere(t,e){if(t.radius<0)return null;Es.subVectors(t.center,this.origin);let n=Es.dot(this.direction),s=Es.dot(Es)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Es)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,p=t.z-o.z,g=e.x-o.x,y=e.y-o.y,m=e.z-o.z,f=n.x-o.x,x=n.y-o.y,S=n.z-o.z,b=Math.abs(l),E=Math.abs(c),R=Math.abs(h),v,T,F,I,L,B,z,D,G,q,V,lt;if(b>=E&&b>=R?(F=l,B=u,G=g,lt=f,l>=0?(v=c,T=h,I=d,L=p,z=y,D=m,q=x,V=S):(v=h,T=c,I=p,L=d,z=m,D=y,q=S,V=x)):E>=R?(F=c,B=d,G=y,lt=x,c>=0?(v=h,T=l,I=p,L=u,z=m,D=g,q=S,V=f):(v=l,T=h,I=u,L=p,z=g,D=m,q=f,V=S)):(F=h,B=p,G=m,lt=S,h>=0?(v=l,T=c,I=u,L=d,z=g,D=y,q=f,V=x):(v=c,T=l,I=d,L=u,z=y,D=g,q=x,V=f)),F===0)return null;let $=v/F,K=T/F,et=1/F,dt=I-$*B,ut=L-K*B,tt=z-$*G,mt=D-K*G,vt=q-$*lt,Tt=V-K*lt,Mt=vt*mt-Tt*tt,Ht=dt*Tt-ut*vt,re=tt*ut-mt*dt;if(s){if(Mt<0||Ht<0||re<0)return null}else if((Mt<0||Ht<0||re<0)&&(Mt>0||Ht>0||re>0))return null;let Gt=Mt+Ht+re;if(Gt===0)return null;let ue=et*(Mt*B+Ht*G+re*lt);return(Gt>0?ue<0:ue>0)?null:this.at(ue/Gt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},lh=class extends as{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Cs,this.combine=Ch,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},D0=new Be,Sr=new Tr,Nc=new Ar,N0=new W,Fc=new W,Uc=new W,Oc=new W,mf=new W,Bc=new W,F0=new W,kc=new W,Le=class extends An{constructor(t=new Ge,e=new lh){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){Bc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(mf.fromBufferAttribute(u,t),o?Bc.addScaledVector(mf,h):Bc.addScaledVector(mf.sub(e),h))}e.add(Bc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Nc.copy(n.boundingSphere),Nc.applyMatrix4(r),Sr.copy(t.ray).recast(t.near),!(Nc.containsPoint(Sr.origin)===!1&&(Sr.intersectSphere(Nc,N0)===null||Sr.origin.distanceToSquared(N0)>(t.far-t.near)**2))&&(D0.copy(r).invert(),Sr.copy(t.ray).applyMatrix4(D0),!(n.boundingBox!==null&&Sr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,Sr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],f=o[m.materialIndex],x=Math.max(m.start,p.start),S=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let b=x,E=S;b<E;b+=3){let R=a.getX(b),v=a.getX(b+1),T=a.getX(b+2);s=zc(this,f,t,n,c,h,u,R,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,p.start),y=Math.min(a.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){let x=a.getX(m),S=a.getX(m+1),b=a.getX(m+2);s=zc(this,o,t,n,c,h,u,x,S,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],f=o[m.materialIndex],x=Math.max(m.start,p.start),S=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let b=x,E=S;b<E;b+=3){let R=b,v=b+1,T=b+2;s=zc(this,f,t,n,c,h,u,R,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,p.start),y=Math.min(l.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){let x=m,S=m+1,b=m+2;s=zc(this,o,t,n,c,h,u,x,S,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}};function uS(i,t,e,n,s,r,o,a){let l;if(t.side===ei?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===ir,a),l===null)return null;kc.copy(a),kc.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(kc);return c<e.near||c>e.far?null:{distance:c,point:kc.clone(),object:i}}function zc(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,Fc),i.getVertexPosition(l,Uc),i.getVertexPosition(c,Oc);let h=uS(i,t,e,n,Fc,Uc,Oc,F0);if(h){let u=new W;js.getBarycoord(F0,Fc,Uc,Oc,u),s&&(h.uv=js.getInterpolatedAttribute(s,a,l,c,u,new Yt)),r&&(h.uv1=js.getInterpolatedAttribute(r,a,l,c,u,new Yt)),o&&(h.normal=js.getInterpolatedAttribute(o,a,l,c,u,new W),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new W,materialIndex:0};js.getNormal(Fc,Uc,Oc,d.normal),h.face=d,h.barycoord=u}return h}var ch=class extends si{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Fn,h=Fn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var wr=new Ar,dS=new Yt(.5,.5),Gc=new W,Ks=class{constructor(t=new vi,e=new vi,n=new vi,s=new vi,r=new vi,o=new vi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ri,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],p=r[7],g=r[8],y=r[9],m=r[10],f=r[11],x=r[12],S=r[13],b=r[14],E=r[15];if(s[0].setComponents(c-o,p-h,f-g,E-x).normalize(),s[1].setComponents(c+o,p+h,f+g,E+x).normalize(),s[2].setComponents(c+a,p+u,f+y,E+S).normalize(),s[3].setComponents(c-a,p-u,f-y,E-S).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,p-d,f-m,E-b).normalize();else if(s[4].setComponents(c-l,p-d,f-m,E-b).normalize(),e===Ri)s[5].setComponents(c+l,p+d,f+m,E+b).normalize();else if(e===Ao)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),wr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),wr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(wr)}intersectsSprite(t){wr.center.set(0,0,0);let e=dS.distanceTo(t.center);return wr.radius=.7071067811865476+e,wr.applyMatrix4(t.matrixWorld),this.intersectsSphere(wr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(Gc.x=s.normal.x>0?t.max.x:t.min.x,Gc.y=s.normal.y>0?t.max.y:t.min.y,Gc.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(Gc)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},U0=new Be,hh=class i{constructor(){this.coordinateSystem=Ri,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];U0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ks),n[s].setFromProjectionMatrix(U0,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Ks),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Po=class extends as{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new se(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},uh=new W,dh=new W,O0=new Be,ga=new Tr,Vc=new Ar,gf=new W,B0=new W,fh=class extends An{constructor(t=new Ge,e=new Po){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)uh.fromBufferAttribute(e,s-1),dh.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=uh.distanceTo(dh);t.setAttribute("lineDistance",new Re(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Vc.copy(n.boundingSphere),Vc.applyMatrix4(s),Vc.radius+=r,t.ray.intersectsSphere(Vc)===!1)return;O0.copy(s).invert(),ga.copy(t.ray).applyMatrix4(O0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){let f=h.getX(y),x=h.getX(y+1),S=Hc(this,t,ga,l,f,x,y);S&&e.push(S)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(p),f=Hc(this,t,ga,l,y,m,g-1);f&&e.push(f)}}else{let p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){let f=Hc(this,t,ga,l,y,y+1,y);f&&e.push(f)}if(this.isLineLoop){let y=Hc(this,t,ga,l,g-1,p,g-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Hc(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(uh.fromBufferAttribute(a,s),dh.fromBufferAttribute(a,r),e.distanceSqToSegment(uh,dh,gf,B0)>n)return;gf.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(gf);if(!(c<t.near||c>t.far))return{distance:c,point:B0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var k0=new W,z0=new W,La=class extends fh{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)k0.fromBufferAttribute(e,s),z0.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+k0.distanceTo(z0);t.setAttribute("lineDistance",new Re(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Da=class extends si{constructor(t=[],e=Dr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Ps=class extends si{constructor(t,e,n=Hi,s,r,o,a=Fn,l=Fn,c,h=Rs,u=1){if(h!==Rs&&h!==Ds)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Ro(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},Na=class extends Ps{constructor(t,e=Hi,n=Dr,s,r,o=Fn,a=Fn,l,c=Rs){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Fa=class extends si{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},ls=class i extends Ge{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,p=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Re(c,3)),this.setAttribute("normal",new Re(h,3)),this.setAttribute("uv",new Re(u,2));function g(y,m,f,x,S,b,E,R,v,T,F){let I=b/v,L=E/T,B=b/2,z=E/2,D=R/2,G=v+1,q=T+1,V=0,lt=0,$=new W;for(let K=0;K<q;K++){let et=K*L-z;for(let dt=0;dt<G;dt++){let ut=dt*I-B;$[y]=ut*x,$[m]=et*S,$[f]=D,c.push($.x,$.y,$.z),$[y]=0,$[m]=0,$[f]=R>0?1:-1,h.push($.x,$.y,$.z),u.push(dt/v),u.push(1-K/T),V+=1}}for(let K=0;K<T;K++)for(let et=0;et<v;et++){let dt=d+et+G*K,ut=d+et+G*(K+1),tt=d+(et+1)+G*(K+1),mt=d+(et+1)+G*K;l.push(dt,ut,mt),l.push(ut,tt,mt),lt+=6}a.addGroup(p,lt,F),p+=lt,d+=V}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},Ua=class i extends Ge{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,p=2*u+d,g=n*2+r,y=s+1,m=new W,f=new W;for(let x=0;x<=g;x++){let S=0,b=0,E=0,R=0;if(x<=n){let F=x/n,I=F*Math.PI/2;b=-h-t*Math.cos(I),E=t*Math.sin(I),R=-t*Math.cos(I),S=F*u}else if(x<=n+r){let F=(x-n)/r;b=-h+F*e,E=t,R=0,S=u+F*d}else{let F=(x-n-r)/n,I=F*Math.PI/2;b=h+t*Math.sin(I),E=t*Math.cos(I),R=t*Math.sin(I),S=u+d+F*u}let v=Math.max(0,Math.min(1,S/p)),T=0;x===0?T=.5/s:x===g&&(T=-.5/s);for(let F=0;F<=s;F++){let I=F/s,L=I*Math.PI*2,B=Math.sin(L),z=Math.cos(L);f.x=-E*z,f.y=b,f.z=E*B,a.push(f.x,f.y,f.z),m.set(-E*z,R,E*B),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+T,v)}if(x>0){let F=(x-1)*y;for(let I=0;I<s;I++){let L=F+I,B=F+I+1,z=x*y+I,D=x*y+I+1;o.push(L,B,z),o.push(B,D,z)}}}this.setIndex(o),this.setAttribute("position",new Re(a,3)),this.setAttribute("normal",new Re(l,3)),this.setAttribute("uv",new Re(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},Oa=class i extends Ge{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new W,h=new Yt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let p=n+u/e*s;c.x=t*Math.cos(p),c.y=t*Math.sin(p),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Re(o,3)),this.setAttribute("normal",new Re(a,3)),this.setAttribute("uv",new Re(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},Is=class i extends Ge{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],p=[],g=0,y=[],m=n/2,f=0;x(),o===!1&&(t>0&&S(!0),e>0&&S(!1)),this.setIndex(h),this.setAttribute("position",new Re(u,3)),this.setAttribute("normal",new Re(d,3)),this.setAttribute("uv",new Re(p,2));function x(){let b=new W,E=new W,R=0,v=(e-t)/n;for(let T=0;T<=r;T++){let F=[],I=T/r,L=I*(e-t)+t;for(let B=0;B<=s;B++){let z=B/s,D=z*l+a,G=Math.sin(D),q=Math.cos(D);E.x=L*G,E.y=-I*n+m,E.z=L*q,u.push(E.x,E.y,E.z),b.set(G,v,q).normalize(),d.push(b.x,b.y,b.z),p.push(z,1-I),F.push(g++)}y.push(F)}for(let T=0;T<s;T++)for(let F=0;F<r;F++){let I=y[F][T],L=y[F+1][T],B=y[F+1][T+1],z=y[F][T+1];(t>0||F!==0)&&(h.push(I,L,z),R+=3),(e>0||F!==r-1)&&(h.push(L,B,z),R+=3)}c.addGroup(f,R,0),f+=R}function S(b){let E=g,R=new Yt,v=new W,T=0,F=b===!0?t:e,I=b===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,m*I,0),d.push(0,I,0),p.push(.5,.5),g++;let L=g;for(let B=0;B<=s;B++){let D=B/s*l+a,G=Math.cos(D),q=Math.sin(D);v.x=F*q,v.y=m*I,v.z=F*G,u.push(v.x,v.y,v.z),d.push(0,I,0),R.x=G*.5+.5,R.y=q*.5*I+.5,p.push(R.x,R.y),g++}for(let B=0;B<s;B++){let z=E+B,D=L+B;b===!0?h.push(D,D+1,z):h.push(D+1,D,z),T+=3}c.addGroup(f,T,b===!0?1:2),f+=T}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Ba=class i extends Is{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var Rr=class i extends Ge{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,p=[],g=[],y=[],m=[];for(let f=0;f<h;f++){let x=f*d-o;for(let S=0;S<c;S++){let b=S*u-r;g.push(b,-x,0),y.push(0,0,1),m.push(S/a),m.push(1-f/l)}}for(let f=0;f<l;f++)for(let x=0;x<a;x++){let S=x+c*f,b=x+c*(f+1),E=x+1+c*(f+1),R=x+1+c*f;p.push(S,b,R),p.push(b,E,R)}this.setIndex(p),this.setAttribute("position",new Re(g,3)),this.setAttribute("normal",new Re(y,3)),this.setAttribute("uv",new Re(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var ka=class i extends Ge{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new W,d=new W,p=[],g=[],y=[],m=[];for(let f=0;f<=n;f++){let x=[],S=f/n,b=o+S*a,E=t*Math.cos(b),R=Math.sqrt(t*t-E*E),v=0;f===0&&o===0?v=.5/e:f===n&&l===Math.PI&&(v=-.5/e);for(let T=0;T<=e;T++){let F=T/e,I=s+F*r;u.x=-R*Math.cos(I),u.y=E,u.z=R*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(F+v,1-S),x.push(c++)}h.push(x)}for(let f=0;f<n;f++)for(let x=0;x<e;x++){let S=h[f][x+1],b=h[f][x],E=h[f+1][x],R=h[f+1][x+1];(f!==0||o>0)&&p.push(S,b,R),(f!==n-1||l<Math.PI)&&p.push(b,E,R)}this.setIndex(p),this.setAttribute("position",new Re(g,3)),this.setAttribute("normal",new Re(y,3)),this.setAttribute("uv",new Re(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var za=class i extends Ge{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new W,p=new W,g=new W;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let f=0;f<=s;f++){let x=f/s*r;p.x=(t+e*Math.cos(m))*Math.cos(x),p.y=(t+e*Math.cos(m))*Math.sin(x),p.z=e*Math.sin(m),c.push(p.x,p.y,p.z),d.x=t*Math.cos(x),d.y=t*Math.sin(x),g.subVectors(p,d).normalize(),h.push(g.x,g.y,g.z),u.push(f/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let f=(s+1)*y+m-1,x=(s+1)*(y-1)+m-1,S=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(f,x,b),l.push(x,S,b)}this.setIndex(l),this.setAttribute("position",new Re(c,3)),this.setAttribute("normal",new Re(h,3)),this.setAttribute("uv",new Re(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var Ga=class extends as{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new se(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function Fr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(G0(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(G0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Vn(i){let t={};for(let e=0;e<i.length;e++){let n=Fr(i[e]);for(let s in n)t[s]=n[s]}return t}function G0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function fS(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function ep(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:ve.workingColorSpace}var Iy={clone:Fr,merge:Vn},pS=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,mS=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ci=class extends as{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=pS,this.fragmentShader=mS,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Fr(t.uniforms),this.uniformsGroups=fS(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new se().setHex(s.value);break;case"v2":this.uniforms[n].value=new Yt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new W().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Ke().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ee().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Be().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},ph=class extends Ci{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Cr=class extends as{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=mu,this.normalScale=new Yt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Cs,this.combine=Ch,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},mh=class extends as{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=vy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},gh=class extends as{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function _o(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function Wc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Js=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},yh=class extends Js{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:xf,endingEnd:xf}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case _f:r=t,a=2*e-n;break;case bf:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case _f:o=t,l=2*n-e;break;case bf:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(n-e)/(s-e),y=g*g,m=y*g,f=-d*m+2*d*y-d*g,x=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,S=(-1-p)*m+(1.5+p)*y+.5*g,b=p*m-p*y;for(let E=0;E!==a;++E)r[E]=f*o[h+E]+x*o[c+E]+S*o[l+E]+b*o[u+E];return r}},vh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},xh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},_h=class extends Js{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,p=t-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],f=p*d+g*2,x=u[f],S=u[f+1],b=t*d+g*2,E=h[b],R=h[b+1],v=yS(n,e,x,E,s);r[g]=Ly(v,y,S,R,m)}return r}};function Ly(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function gS(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function yS(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Ly(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=gS(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var _i=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=_o(e,this.TimeBufferType),this.values=_o(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:_o(t.times,Array),values:_o(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),Wc(t.settings)&&(n.settings={inTangents:_o(t.settings.inTangents,Array),outTangents:_o(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new xh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new vh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new yh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new _h(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case _a:e=this.InterpolantFactoryMethodDiscrete;break;case sh:e=this.InterpolantFactoryMethodLinear;break;case Yc:e=this.InterpolantFactoryMethodSmooth;break;case vf:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $t("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return _a;case this.InterpolantFactoryMethodLinear:return sh;case this.InterpolantFactoryMethodSmooth:return Yc;case this.InterpolantFactoryMethodBezier:return vf}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;Wc(this.settings)&&(V0(this.settings.inTangents,t),V0(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;Wc(this.settings)&&(H0(this.settings.inTangents,t),H0(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(te("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(te("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){te("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){te("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&DM(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){te("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Yc,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,p=u+n;for(let g=0;g!==n;++g){let y=e[u+g];if(y!==e[d+g]||y!==e[p+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let p=0;p!==n;++p)e[d+p]=e[u+p]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,Wc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function V0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function H0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}_i.prototype.ValueTypeName="";_i.prototype.TimeBufferType=Float32Array;_i.prototype.ValueBufferType=Float32Array;_i.prototype.DefaultInterpolation=sh;var Qs=class extends _i{constructor(t,e,n){super(t,e,n)}};Qs.prototype.ValueTypeName="bool";Qs.prototype.ValueBufferType=Array;Qs.prototype.DefaultInterpolation=_a;Qs.prototype.InterpolantFactoryMethodLinear=void 0;Qs.prototype.InterpolantFactoryMethodSmooth=void 0;var bh=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}};bh.prototype.ValueTypeName="color";var Mh=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}};Mh.prototype.ValueTypeName="number";var Sh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)ti.slerpFlat(r,0,o,c-a,o,c,l);return r}},Va=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Sh(this.times,this.values,this.getValueSize(),t)}};Va.prototype.ValueTypeName="quaternion";Va.prototype.InterpolantFactoryMethodSmooth=void 0;var tr=class extends _i{constructor(t,e,n){super(t,e,n)}};tr.prototype.ValueTypeName="string";tr.prototype.ValueBufferType=Array;tr.prototype.DefaultInterpolation=_a;tr.prototype.InterpolantFactoryMethodLinear=void 0;tr.prototype.InterpolantFactoryMethodSmooth=void 0;var wh=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}};wh.prototype.ValueTypeName="vector";var Ah=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let p=c[u],g=c[u+1];if(p.global&&(p.lastIndex=0),p.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Dy=new Ah,Eh=class{constructor(t){this.manager=t!==void 0?t:Dy,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Eh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ha=class extends An{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new se(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Wa=class extends Ha{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(An.DEFAULT_UP),this.updateMatrix(),this.groundColor=new se(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},yf=new Be,W0=new W,X0=new W,Th=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Yt(512,512),this.mapType=ri,this.map=null,this.mapPass=null,this.matrix=new Be,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ks,this._frameExtents=new Yt(1,1),this._viewportCount=1,this._viewports=[new Ke(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;W0.setFromMatrixPosition(t.matrixWorld),e.position.copy(W0),X0.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(X0),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){yf.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(yf,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===Ao||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(yf)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Xc=new W,qc=new ti,ss=new W,Xa=class extends An{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Be,this.projectionMatrix=new Be,this.projectionMatrixInverse=new Be,this.coordinateSystem=Ri,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Xc,qc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Xc,qc,ss.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Xc,qc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Xc,qc,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Zs=new W,q0=new Yt,Y0=new Yt,Gn=class extends Xa{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=To*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(va*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return To*2*Math.atan(Math.tan(va*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Zs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Zs.x,Zs.y).multiplyScalar(-t/Zs.z),Zs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Zs.x,Zs.y).multiplyScalar(-t/Zs.z)}getViewSize(t,e){return this.getViewBounds(t,q0,Y0),e.subVectors(Y0,q0)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(va*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var Pr=class extends Xa{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Mf=class extends Th{constructor(){super(new Pr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},qa=class extends Ha{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(An.DEFAULT_UP),this.updateMatrix(),this.target=new An,this.shadow=new Mf}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Ya=class extends Ge{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){let t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}};var bo=-90,Mo=1,Io=class extends An{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Gn(bo,Mo,t,e);s.layers=this.layers,this.add(s);let r=new Gn(bo,Mo,t,e);r.layers=this.layers,this.add(r);let o=new Gn(bo,Mo,t,e);o.layers=this.layers,this.add(o);let a=new Gn(bo,Mo,t,e);a.layers=this.layers,this.add(a);let l=new Gn(bo,Mo,t,e);l.layers=this.layers,this.add(l);let c=new Gn(bo,Mo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ri)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===Ao)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,p),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Rh=class extends Gn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var np="\\[\\]\\.:\\/",vS=new RegExp("["+np+"]","g"),ip="[^"+np+"]",xS="[^"+np.replace("\\.","")+"]",_S=/((?:WC+[\/:])*)/.source.replace("WC",ip),bS=/(WCOD+)?/.source.replace("WCOD",xS),MS=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",ip),SS=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",ip),wS=new RegExp("^"+_S+bS+MS+SS+"$"),AS=["material","materials","bones","map"],Sf=class{constructor(t,e,n){let s=n||$e.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},$e=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(vS,"")}static parseTrackName(t){let e=wS.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);AS.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){$t("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){te("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){te("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){te("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){te("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){te("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;te("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};$e.Composite=Sf;$e.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};$e.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};$e.prototype.GetterByBindingType=[$e.prototype._getValue_direct,$e.prototype._getValue_array,$e.prototype._getValue_arrayElement,$e.prototype._getValue_toArray];$e.prototype.SetterByBindingTypeAndVersioning=[[$e.prototype._setValue_direct,$e.prototype._setValue_direct_setNeedsUpdate,$e.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[$e.prototype._setValue_array,$e.prototype._setValue_array_setNeedsUpdate,$e.prototype._setValue_array_setMatrixWorldNeedsUpdate],[$e.prototype._setValue_arrayElement,$e.prototype._setValue_arrayElement_setNeedsUpdate,$e.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[$e.prototype._setValue_fromArray,$e.prototype._setValue_fromArray_setNeedsUpdate,$e.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var yI=new Float32Array(1);var $a=class extends Ia{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){let e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){let e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}};var Lo=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=pe(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(pe(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var wf=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var Za=class extends Vi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function sp(i,t,e,n){let s=ES(n);switch(e){case Hf:return i*t;case Xf:return i*t/s.components*s.byteLength;case Uh:return i*t/s.components*s.byteLength;case sr:return i*t*2/s.components*s.byteLength;case Oh:return i*t*2/s.components*s.byteLength;case Wf:return i*t*3/s.components*s.byteLength;case qi:return i*t*4/s.components*s.byteLength;case Bh:return i*t*4/s.components*s.byteLength;case Ja:case Qa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case tl:case el:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case zh:case Vh:return Math.max(i,16)*Math.max(t,8)/4;case kh:case Gh:return Math.max(i,8)*Math.max(t,8)/2;case Hh:case Wh:case qh:case Yh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Xh:case nl:case $h:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Zh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case jh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Kh:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Jh:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case Qh:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case tu:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case eu:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case nu:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case iu:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case su:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case ru:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case ou:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case au:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case lu:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case cu:case hu:case uu:return Math.ceil(i/4)*Math.ceil(t/4)*16;case du:case fu:return Math.ceil(i/4)*Math.ceil(t/4)*8;case il:case pu:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function ES(i){switch(i){case ri:case kf:return{byteLength:1,components:1};case Uo:case zf:case Xi:return{byteLength:2,components:1};case Nh:case Fh:return{byteLength:2,components:4};case Hi:case Dh:case Wi:return{byteLength:4,components:1};case Gf:case Vf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function ev(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function LS(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<u.length;p++){let g=u[d],y=u[p];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let p=0,g=u.length;p<g;p++){let y=u[p];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var DS=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,NS=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,FS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,US=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,OS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,BS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,kS=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,zS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,GS=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,VS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,HS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,WS=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,XS=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,qS=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,YS=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,$S=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,ZS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,jS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,KS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,JS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,QS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,tw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,ew=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,nw=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,iw=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,sw=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,rw=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,ow=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,aw=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,lw="gl_FragColor = linearToOutputTexel( gl_FragColor );",cw=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,hw=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,uw=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,dw=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,fw=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,pw=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,mw=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,gw=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,yw=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,vw=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,xw=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,_w=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,bw=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Mw=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Sw=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,ww=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Aw=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Ew=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Tw=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Rw=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Cw=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Pw=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Iw=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Lw=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,Dw=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Nw=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Fw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Uw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ow=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Bw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,kw=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,zw=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Gw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Vw=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Hw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Ww=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Xw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,qw=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Yw=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,$w=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,Zw=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,jw=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,Kw=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Jw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Qw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,t1=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,e1=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,n1=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,i1=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,s1=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,r1=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,o1=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,a1=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,l1=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,c1=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,h1=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,u1=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,d1=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,f1=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,p1=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,m1=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,g1=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,y1=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,v1=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,x1=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,_1=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,b1=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,M1=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,S1=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,w1=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,A1=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,E1=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,T1=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,R1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,C1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,P1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,I1=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,L1=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,D1=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,N1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,F1=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,U1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,O1=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,B1=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,k1=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,z1=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,G1=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,V1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,H1=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,W1=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,X1=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,q1=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Y1=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,$1=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Z1=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,j1=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,K1=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,J1=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Q1=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,tA=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,eA=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,nA=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,iA=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,sA=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,rA=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,oA=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,aA=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,lA=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,cA=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,hA=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,uA=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,he={alphahash_fragment:DS,alphahash_pars_fragment:NS,alphamap_fragment:FS,alphamap_pars_fragment:US,alphatest_fragment:OS,alphatest_pars_fragment:BS,aomap_fragment:kS,aomap_pars_fragment:zS,batching_pars_vertex:GS,batching_vertex:VS,begin_vertex:HS,beginnormal_vertex:WS,bsdfs:XS,iridescence_fragment:qS,bumpmap_pars_fragment:YS,clipping_planes_fragment:$S,clipping_planes_pars_fragment:ZS,clipping_planes_pars_vertex:jS,clipping_planes_vertex:KS,color_fragment:JS,color_pars_fragment:QS,color_pars_vertex:tw,color_vertex:ew,common:nw,defaultnormal_vertex:iw,displacementmap_pars_vertex:sw,displacementmap_vertex:rw,emissivemap_fragment:ow,emissivemap_pars_fragment:aw,colorspace_fragment:lw,colorspace_pars_fragment:cw,envmap_fragment:hw,envmap_common_pars_fragment:uw,envmap_pars_fragment:dw,envmap_pars_vertex:fw,envmap_physical_pars_fragment:ww,envmap_vertex:pw,fog_vertex:mw,fog_pars_vertex:gw,fog_fragment:yw,fog_pars_fragment:vw,gradientmap_pars_fragment:xw,lightmap_pars_fragment:_w,lights_lambert_fragment:bw,lights_lambert_pars_fragment:Mw,lights_pars_begin:Sw,lights_toon_fragment:Aw,lights_toon_pars_fragment:Ew,lights_phong_fragment:Tw,lights_phong_pars_fragment:Rw,lights_physical_fragment:Cw,lights_physical_pars_fragment:Pw,lights_fragment_begin:Iw,lights_fragment_maps:Lw,lights_fragment_end:Dw,lightprobes_pars_fragment:Nw,logdepthbuf_fragment:Fw,logdepthbuf_pars_fragment:Uw,logdepthbuf_pars_vertex:Ow,logdepthbuf_vertex:Bw,map_fragment:kw,map_pars_fragment:zw,map_particle_fragment:Gw,map_particle_pars_fragment:Vw,metalnessmap_fragment:Hw,metalnessmap_pars_fragment:Ww,morphinstance_vertex:Xw,morphcolor_vertex:qw,morphnormal_vertex:Yw,morphtarget_pars_vertex:$w,morphtarget_vertex:Zw,normal_fragment_begin:jw,normal_fragment_maps:Kw,normal_pars_fragment:Jw,normal_pars_vertex:Qw,normal_vertex:t1,normalmap_pars_fragment:e1,clearcoat_normal_fragment_begin:n1,clearcoat_normal_fragment_maps:i1,clearcoat_pars_fragment:s1,iridescence_pars_fragment:r1,opaque_fragment:o1,packing:a1,premultiplied_alpha_fragment:l1,project_vertex:c1,dithering_fragment:h1,dithering_pars_fragment:u1,roughnessmap_fragment:d1,roughnessmap_pars_fragment:f1,shadowmap_pars_fragment:p1,shadowmap_pars_vertex:m1,shadowmap_vertex:g1,shadowmask_pars_fragment:y1,skinbase_vertex:v1,skinning_pars_vertex:x1,skinning_vertex:_1,skinnormal_vertex:b1,specularmap_fragment:M1,specularmap_pars_fragment:S1,tonemapping_fragment:w1,tonemapping_pars_fragment:A1,transmission_fragment:E1,transmission_pars_fragment:T1,uv_pars_fragment:R1,uv_pars_vertex:C1,uv_vertex:P1,worldpos_vertex:I1,background_vert:L1,background_frag:D1,backgroundCube_vert:N1,backgroundCube_frag:F1,cube_vert:U1,cube_frag:O1,depth_vert:B1,depth_frag:k1,distance_vert:z1,distance_frag:G1,equirect_vert:V1,equirect_frag:H1,linedashed_vert:W1,linedashed_frag:X1,meshbasic_vert:q1,meshbasic_frag:Y1,meshlambert_vert:$1,meshlambert_frag:Z1,meshmatcap_vert:j1,meshmatcap_frag:K1,meshnormal_vert:J1,meshnormal_frag:Q1,meshphong_vert:tA,meshphong_frag:eA,meshphysical_vert:nA,meshphysical_frag:iA,meshtoon_vert:sA,meshtoon_frag:rA,points_vert:oA,points_frag:aA,shadow_vert:lA,shadow_frag:cA,sprite_vert:hA,sprite_frag:uA},Lt={common:{diffuse:{value:new se(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ee},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ee}},envmap:{envMap:{value:null},envMapRotation:{value:new ee},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ee}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ee}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ee},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ee},normalScale:{value:new Yt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ee},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ee}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ee}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ee}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new se(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new se(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0},uvTransform:{value:new ee}},sprite:{diffuse:{value:new se(16777215)},opacity:{value:1},center:{value:new Yt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ee},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0}}},us={basic:{uniforms:Vn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:he.meshbasic_vert,fragmentShader:he.meshbasic_frag},lambert:{uniforms:Vn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},envMapIntensity:{value:1}}]),vertexShader:he.meshlambert_vert,fragmentShader:he.meshlambert_frag},phong:{uniforms:Vn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},specular:{value:new se(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:he.meshphong_vert,fragmentShader:he.meshphong_frag},standard:{uniforms:Vn([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag},toon:{uniforms:Vn([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)}}]),vertexShader:he.meshtoon_vert,fragmentShader:he.meshtoon_frag},matcap:{uniforms:Vn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:he.meshmatcap_vert,fragmentShader:he.meshmatcap_frag},points:{uniforms:Vn([Lt.points,Lt.fog]),vertexShader:he.points_vert,fragmentShader:he.points_frag},dashed:{uniforms:Vn([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:he.linedashed_vert,fragmentShader:he.linedashed_frag},depth:{uniforms:Vn([Lt.common,Lt.displacementmap]),vertexShader:he.depth_vert,fragmentShader:he.depth_frag},normal:{uniforms:Vn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:he.meshnormal_vert,fragmentShader:he.meshnormal_frag},sprite:{uniforms:Vn([Lt.sprite,Lt.fog]),vertexShader:he.sprite_vert,fragmentShader:he.sprite_frag},background:{uniforms:{uvTransform:{value:new ee},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:he.background_vert,fragmentShader:he.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ee}},vertexShader:he.backgroundCube_vert,fragmentShader:he.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:he.cube_vert,fragmentShader:he.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:he.equirect_vert,fragmentShader:he.equirect_frag},distance:{uniforms:Vn([Lt.common,Lt.displacementmap,{referencePosition:{value:new W},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:he.distance_vert,fragmentShader:he.distance_frag},shadow:{uniforms:Vn([Lt.lights,Lt.fog,{color:{value:new se(0)},opacity:{value:1}}]),vertexShader:he.shadow_vert,fragmentShader:he.shadow_frag}};us.physical={uniforms:Vn([us.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ee},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ee},clearcoatNormalScale:{value:new Yt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ee},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ee},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ee},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ee},sheen:{value:0},sheenColor:{value:new se(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ee},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ee},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ee},transmissionSamplerSize:{value:new Yt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ee},attenuationDistance:{value:0},attenuationColor:{value:new se(0)},specularColor:{value:new se(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ee},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ee},anisotropyVector:{value:new Yt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ee}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag};var vu={r:0,b:0,g:0},dA=new Be,nv=new ee;nv.set(-1,0,0,0,1,0,0,0,1);function fA(i,t,e,n,s,r){let o=new se(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function p(x){let S=x.isScene===!0?x.background:null;if(S&&S.isTexture){let b=x.backgroundBlurriness>0;S=t.get(S,b)}return S}function g(x){let S=!1,b=p(x);b===null?m(o,a):b&&b.isColor&&(m(b,1),S=!0);let E=i.xr.getEnvironmentBlendMode();E==="additive"?e.buffers.color.setClear(0,0,0,1,r):E==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||S)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(x,S){let b=p(S);b&&b.isCubeTexture?(c===void 0&&(c=new Le(new ls(1,1,1),new Ci({name:"BackgroundCubeMaterial",uniforms:Fr(us.backgroundCube.uniforms),vertexShader:us.backgroundCube.vertexShader,fragmentShader:us.backgroundCube.fragmentShader,side:ei,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(E,R,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=S.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(dA.makeRotationFromEuler(S.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(nv),c.material.toneMapped=ve.getTransfer(b.colorSpace)!==Te,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Le(new Rr(2,2),new Ci({name:"BackgroundMaterial",uniforms:Fr(us.background.uniforms),vertexShader:us.background.vertexShader,fragmentShader:us.background.fragmentShader,side:ir,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,l.material.toneMapped=ve.getTransfer(b.colorSpace)!==Te,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function m(x,S){x.getRGB(vu,ep(i)),e.buffers.color.setClear(vu.r,vu.g,vu.b,S,r)}function f(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,S=1){o.set(x),a=S,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,m(o,a)},render:g,addToRenderList:y,dispose:f}}function pA(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,B,z,D,G){let q=!1,V=u(L,D,z,B);r!==V&&(r=V,c(r.object)),q=p(L,D,z,G),q&&g(L,D,z,G),G!==null&&t.update(G,i.ELEMENT_ARRAY_BUFFER),(q||o)&&(o=!1,b(L,B,z,D),G!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(G).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,B,z,D){let G=D.wireframe===!0,q=n[B.id];q===void 0&&(q={},n[B.id]=q);let V=L.isInstancedMesh===!0?L.id:0,lt=q[V];lt===void 0&&(lt={},q[V]=lt);let $=lt[z.id];$===void 0&&($={},lt[z.id]=$);let K=$[G];return K===void 0&&(K=d(l()),$[G]=K),K}function d(L){let B=[],z=[],D=[];for(let G=0;G<e;G++)B[G]=0,z[G]=0,D[G]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:z,attributeDivisors:D,object:L,attributes:{},index:null}}function p(L,B,z,D){let G=r.attributes,q=B.attributes,V=0,lt=z.getAttributes();for(let $ in lt)if(lt[$].location>=0){let et=G[$],dt=q[$];if(dt===void 0&&($==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),$==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),et===void 0||et.attribute!==dt||dt&&et.data!==dt.data)return!0;V++}return r.attributesNum!==V||r.index!==D}function g(L,B,z,D){let G={},q=B.attributes,V=0,lt=z.getAttributes();for(let $ in lt)if(lt[$].location>=0){let et=q[$];et===void 0&&($==="instanceMatrix"&&L.instanceMatrix&&(et=L.instanceMatrix),$==="instanceColor"&&L.instanceColor&&(et=L.instanceColor));let dt={};dt.attribute=et,et&&et.data&&(dt.data=et.data),G[$]=dt,V++}r.attributes=G,r.attributesNum=V,r.index=D}function y(){let L=r.newAttributes;for(let B=0,z=L.length;B<z;B++)L[B]=0}function m(L){f(L,0)}function f(L,B){let z=r.newAttributes,D=r.enabledAttributes,G=r.attributeDivisors;z[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),G[L]!==B&&(i.vertexAttribDivisor(L,B),G[L]=B)}function x(){let L=r.newAttributes,B=r.enabledAttributes;for(let z=0,D=B.length;z<D;z++)B[z]!==L[z]&&(i.disableVertexAttribArray(z),B[z]=0)}function S(L,B,z,D,G,q,V){V===!0?i.vertexAttribIPointer(L,B,z,G,q):i.vertexAttribPointer(L,B,z,D,G,q)}function b(L,B,z,D){y();let G=D.attributes,q=z.getAttributes(),V=B.defaultAttributeValues;for(let lt in q){let $=q[lt];if($.location>=0){let K=G[lt];if(K===void 0&&(lt==="instanceMatrix"&&L.instanceMatrix&&(K=L.instanceMatrix),lt==="instanceColor"&&L.instanceColor&&(K=L.instanceColor)),K!==void 0){let et=K.normalized,dt=K.itemSize,ut=t.get(K);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,vt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||K.gpuType===Dh;if(K.isInterleavedBufferAttribute){let Mt=K.data,Ht=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,re=K.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Gt=0;Gt<$.locationSize;Gt++)f($.location+Gt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Gt=0;Gt<$.locationSize;Gt++)m($.location+Gt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Gt=0;Gt<$.locationSize;Gt++)S($.location+Gt,dt/$.locationSize,mt,et,Ht*vt,(re+dt/$.locationSize*Gt)*vt,Tt)}else{if(K.isInstancedBufferAttribute){for(let Mt=0;Mt<$.locationSize;Mt++)f($.location+Mt,K.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=K.meshPerAttribute*K.count)}else for(let Mt=0;Mt<$.locationSize;Mt++)m($.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<$.locationSize;Mt++)S($.location+Mt,dt/$.locationSize,mt,et,dt*vt,dt/$.locationSize*Mt*vt,Tt)}}else if(V!==void 0){let et=V[lt];if(et!==void 0)switch(et.length){case 2:i.vertexAttrib2fv($.location,et);break;case 3:i.vertexAttrib3fv($.location,et);break;case 4:i.vertexAttrib4fv($.location,et);break;default:i.vertexAttrib1fv($.location,et)}}}}x()}function E(){F();for(let L in n){let B=n[L];for(let z in B){let D=B[z];for(let G in D){let q=D[G];for(let V in q)h(q[V].object),delete q[V];delete D[G]}}delete n[L]}}function R(L){if(n[L.id]===void 0)return;let B=n[L.id];for(let z in B){let D=B[z];for(let G in D){let q=D[G];for(let V in q)h(q[V].object),delete q[V];delete D[G]}}delete n[L.id]}function v(L){for(let B in n){let z=n[B];for(let D in z){let G=z[D];if(G[L.id]===void 0)continue;let q=G[L.id];for(let V in q)h(q[V].object),delete q[V];delete G[L.id]}}}function T(L){for(let B in n){let z=n[B],D=L.isInstancedMesh===!0?L.id:0,G=z[D];if(G!==void 0){for(let q in G){let V=G[q];for(let lt in V)h(V[lt].object),delete V[lt];delete G[q]}delete z[D],Object.keys(z).length===0&&delete n[B]}}}function F(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:I,dispose:E,releaseStatesOfGeometry:R,releaseStatesOfObject:T,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:m,disableUnusedAttributes:x}}function mA(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let p=0;p<h;p++)d+=c[p];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function gA(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let v=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==qi&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let T=v===Xi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(v!==ri&&v!==Wi&&!T&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&($t("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&$t("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),S=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),E=i.getParameter(i.MAX_SAMPLES),R=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:p,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:x,maxVaryings:S,maxFragmentUniforms:b,maxSamples:E,samples:R}}function yA(i){let t=this,e=null,n=0,s=!1,r=!1,o=new vi,a=new ee,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let p=u.length!==0||d||n!==0||s;return s=d,n=u.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,p){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,f=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let x=r?0:n,S=x*4,b=f.clippingState||null;l.value=b,b=h(g,d,S,p);for(let E=0;E!==S;++E)b[E]=e[E];f.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,p,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let f=p+y*4,x=d.matrixWorldInverse;a.getNormalMatrix(x),(m===null||m.length<f)&&(m=new Float32Array(f));for(let S=0,b=p;S!==y;++S,b+=4)o.copy(u[S]).applyMatrix4(x,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,m}}var ol=class extends xi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Da(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new ls(5,5,5),r=new Ci({name:"CubemapFromEquirect",uniforms:Fr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ei,blending:Ir});r.uniforms.tEquirect.value=e;let o=new Le(s,r),a=e.minFilter;return e.minFilter===Ls&&(e.minFilter=Qn),new Io(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Ny=256,vA=3,xA=20,iv=256,sv=16,_A=3,bA=new W,MA=new se,_u=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Io(1,10,null),this._boxMesh=new Le(new ls(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=bA}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,p=l.autoClearDepth,g=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor(MA));let m=new Io(n,s,h);return m.position.copy(a),m.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=p,l.autoClearStencil=g,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Oy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Uy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Ny,Jf(t))}_fromTexture(t,e){t.mapping===Dr||t.mapping===Fo?this._setSize(t.image.length===0?Ny:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Fy(t,!1,!1),n=Math.log2(t)-vA;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Fy(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Dr||t.mapping===Fo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Oy()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Uy()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=SA(),this._integrationMaterial=wA());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/sv);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-_A)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(iv*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=AA());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Fy(i,t,e){return new ol(i,{minFilter:Ls,generateMipmaps:t,type:Xi,colorSpace:ba,depthBuffer:e})}function al(i,t,e){return new Ci({name:i,uniforms:t,vertexShader:he.cube_vert,fragmentShader:e,side:ei,blending:Ir,depthTest:!1,depthWrite:!1})}function SA(){return al("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${iv}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function wA(){return al("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:sv}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function AA(){return al("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${xA}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Uy(){return al("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Oy(){return al("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function EA(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,p=!1){return d==null?null:p?o(d):r(d)}function r(d){if(d&&d.isTexture){let p=d.mapping;if(p===Ph||p===Ih)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new ol(g.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let p=d.mapping,g=p===Ph||p===Ih,y=p===Dr||p===Fo;if(g||y){let m=e.get(d),f=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==f)return n===null&&(n=new _u(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),m.texture;if(m!==void 0)return m.texture;{let x=d.image;return g&&x&&x.height>0||y&&x&&l(x)?(n===null&&(n=new _u(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,p){return p===Ph?d.mapping=Dr:p===Ih&&(d.mapping=Fo),d}function l(d){let p=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&p++;return p===g}function c(d){let p=d.target;p.removeEventListener("dispose",c);let g=t.get(p);g!==void 0&&(t.delete(p),g.dispose())}function h(d){let p=d.target;p.removeEventListener("dispose",h);let g=e.get(p);g!==void 0&&(e.delete(p),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function TA(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&ya("WebGLRenderer: "+n+" extension not supported."),s}}}function RA(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let m in g.attributes)t.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(t.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)t.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,f=0;if(m===void 0)return;let x=y!==null?y.array.length:m.array.length/3-1,S=m.count>=65535?Pa:Ca,b=new S(Math.ceil(x/3)*6,1),E=b.array;if(y!==null){let v=y.array;f=y.version;for(let T=0,F=0;T<x;T+=3){let I=v[T+0],L=v[T+1],B=v[T+2];E[F++]=I,E[F++]=L,E[F++]=L,E[F++]=B,E[F++]=B,E[F++]=I}}else{f=m.version;for(let v=0,T=0;v<x;v+=3){let F=v+0,I=v+1,L=v+2;E[T++]=F,E[T++]=I,E[T++]=I,E[T++]=L,E[T++]=L,E[T++]=F}}b.version=f;let R=r.get(g);R&&t.remove(R),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function p(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:p}}function CA(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,p){p!==0&&(i.drawElementsInstanced(n,d,r,u*o,p),e.update(d,n,p))}function h(u,d,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,p);let y=0;for(let m=0;m<p;m++)y+=d[m];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function PA(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:te("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function IA(i,t,e){let n=new WeakMap,s=new Ke;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let F=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",F)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],S=0;p===!0&&(S=1),g===!0&&(S=2),y===!0&&(S=3);let b=a.attributes.position.count*S,E=1;b>t.maxTextureSize&&(E=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let R=new Float32Array(b*E*4*u),v=new Aa(R,b,E,u);v.type=Wi,v.needsUpdate=!0;let T=S*4;for(let I=0;I<u;I++){let L=m[I],B=f[I],z=x[I],D=b*E*4*I;for(let G=0;G<L.count;G++){let q=G*T;p===!0&&(s.fromBufferAttribute(L,G),R[D+q+0]=s.x,R[D+q+1]=s.y,R[D+q+2]=s.z,R[D+q+3]=0),g===!0&&(s.fromBufferAttribute(B,G),R[D+q+4]=s.x,R[D+q+5]=s.y,R[D+q+6]=s.z,R[D+q+7]=0),y===!0&&(s.fromBufferAttribute(z,G),R[D+q+8]=s.x,R[D+q+9]=s.y,R[D+q+10]=s.z,R[D+q+11]=z.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new Yt(b,E)},n.set(a,d),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let p=0;for(let y=0;y<c.length;y++)p+=c[y];let g=a.morphTargetsRelative?1:1-p;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function LA(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var DA={[If]:"LINEAR_TONE_MAPPING",[Lf]:"REINHARD_TONE_MAPPING",[Df]:"CINEON_TONE_MAPPING",[Nf]:"ACES_FILMIC_TONE_MAPPING",[Uf]:"AGX_TONE_MAPPING",[Of]:"NEUTRAL_TONE_MAPPING",[Ff]:"CUSTOM_TONE_MAPPING"};function NA(i,t,e,n,s,r){let o=new xi(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Ge;h.setAttribute("position",new Re([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Re([0,2,0,0,2,0],2));let u=new ph({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Le(h,u),p=new Pr(-1,1,1,-1,0,1),g=null,y=null,m=!1,f,x=null,S=[],b=!1;this.setSize=function(E,R){o.setSize(E,R),a!==null&&a.setSize(E,R),l!==null&&l.setSize(E,R);for(let v=0;v<S.length;v++){let T=S[v];T.setSize&&T.setSize(E,R)}},this.setEffects=function(E){S=E,b=S.length>0&&S[0].isRenderPass===!0;let R=o.width,v=o.height;S.length>0&&a===null&&(a=new xi(R,v,{type:Xi,depthBuffer:!1,stencilBuffer:!1}),l=new xi(R,v,{type:Xi,depthBuffer:!1,stencilBuffer:!1}));let T=s===!0&&S.some(F=>F.needsDepthTexture===!0);T!==(o.depthTexture!==null)&&(T===!0&&c===null&&(c=new Ps(R,v),r===!0&&(c.format=Ds,c.type=Nr)),o.dispose(),o.depthTexture=T?c:null,o.resolveDepthBuffer=T,o.storeMultisampledDepthBuffer=T);for(let F=0;F<S.length;F++){let I=S[F];I.setSize&&I.setSize(R,v),T&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(E,R){if(m||E.toneMapping===cs&&S.length===0)return!1;if(x=R,R!==null){let v=R.width,T=R.height;(o.width!==v||o.height!==T)&&this.setSize(v,T)}return b===!1&&E.setRenderTarget(o),f=E.toneMapping,E.toneMapping=cs,!0},this.hasRenderPass=function(){return b},this.end=function(E,R){E.toneMapping=f,m=!0;let v=o,T=a;for(let F=0;F<S.length;F++){let I=S[F];I.enabled!==!1&&(I.render(E,T,v,R),I.needsSwap!==!1&&(v=T,T=T===a?l:a))}if(g!==E.outputColorSpace||y!==E.toneMapping){g=E.outputColorSpace,y=E.toneMapping,u.defines={},ve.getTransfer(g)===Te&&(u.defines.SRGB_TRANSFER="");let F=DA[y];F&&(u.defines[F]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,E.setRenderTarget(x),E.render(d,p),x=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var rv=new si,ov=new Ps(1,1),av=new Na(1),lv=new Aa,cv=new ah,hv=new Da,By=[],ky=[],zy=new Float32Array(16),Gy=new Float32Array(9),Vy=new Float32Array(4);function Bo(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=By[s];if(r===void 0&&(r=new Float32Array(s),By[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function En(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Tn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Mu(i,t){let e=ky[t];e===void 0&&(e=new Int32Array(t),ky[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function FA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function UA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2fv(this.addr,t),Tn(e,t)}}function OA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(En(e,t))return;i.uniform3fv(this.addr,t),Tn(e,t)}}function BA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4fv(this.addr,t),Tn(e,t)}}function kA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;Vy.set(n),i.uniformMatrix2fv(this.addr,!1,Vy),Tn(e,n)}}function zA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;Gy.set(n),i.uniformMatrix3fv(this.addr,!1,Gy),Tn(e,n)}}function GA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;zy.set(n),i.uniformMatrix4fv(this.addr,!1,zy),Tn(e,n)}}function VA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function HA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2iv(this.addr,t),Tn(e,t)}}function WA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3iv(this.addr,t),Tn(e,t)}}function XA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4iv(this.addr,t),Tn(e,t)}}function qA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function YA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2uiv(this.addr,t),Tn(e,t)}}function $A(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3uiv(this.addr,t),Tn(e,t)}}function ZA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4uiv(this.addr,t),Tn(e,t)}}function Su(i){return i.version===0&&(i.compareFunction=$f,i.needsUpdate=!0),i}function jA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Su(ov):r=rv,e.setTexture2D(t||r,s)}function KA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||cv,s)}function JA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Su(av):r=hv,e.setTextureCube(t||r,s)}function QA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||lv,s)}function tE(i){switch(i){case 5126:return FA;case 35664:return UA;case 35665:return OA;case 35666:return BA;case 35674:return kA;case 35675:return zA;case 35676:return GA;case 5124:case 35670:return VA;case 35667:case 35671:return HA;case 35668:case 35672:return WA;case 35669:case 35673:return XA;case 5125:return qA;case 36294:return YA;case 36295:return $A;case 36296:return ZA;case 35678:case 36198:case 36298:case 36306:case 35682:return jA;case 35679:case 36299:case 36307:return KA;case 35680:case 36300:case 36308:case 36293:return JA;case 36289:case 36303:case 36311:case 36292:return QA}}function eE(i,t){i.uniform1fv(this.addr,t)}function nE(i,t){let e=Bo(t,this.size,2);i.uniform2fv(this.addr,e)}function iE(i,t){let e=Bo(t,this.size,3);i.uniform3fv(this.addr,e)}function sE(i,t){let e=Bo(t,this.size,4);i.uniform4fv(this.addr,e)}function rE(i,t){let e=Bo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function oE(i,t){let e=Bo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function aE(i,t){let e=Bo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function lE(i,t){i.uniform1iv(this.addr,t)}function cE(i,t){i.uniform2iv(this.addr,t)}function hE(i,t){i.uniform3iv(this.addr,t)}function uE(i,t){i.uniform4iv(this.addr,t)}function dE(i,t){i.uniform1uiv(this.addr,t)}function fE(i,t){i.uniform2uiv(this.addr,t)}function pE(i,t){i.uniform3uiv(this.addr,t)}function mE(i,t){i.uniform4uiv(this.addr,t)}function gE(i,t,e){let n=this.cache,s=t.length,r=Mu(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Su(ov):o=rv;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function yE(i,t,e){let n=this.cache,s=t.length,r=Mu(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||cv,r[o])}function vE(i,t,e){let n=this.cache,s=t.length,r=Mu(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Su(av):o=hv;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function xE(i,t,e){let n=this.cache,s=t.length,r=Mu(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||lv,r[o])}function _E(i){switch(i){case 5126:return eE;case 35664:return nE;case 35665:return iE;case 35666:return sE;case 35674:return rE;case 35675:return oE;case 35676:return aE;case 5124:case 35670:return lE;case 35667:case 35671:return cE;case 35668:case 35672:return hE;case 35669:case 35673:return uE;case 5125:return dE;case 36294:return fE;case 36295:return pE;case 36296:return mE;case 35678:case 36198:case 36298:case 36306:case 35682:return gE;case 35679:case 36299:case 36307:return yE;case 35680:case 36300:case 36308:case 36293:return vE;case 36289:case 36303:case 36311:case 36292:return xE}}var ap=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=tE(e.type)}},lp=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=_E(e.type)}},cp=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},rp=/(\w+)(\])?(\[|\.)?/g;function Hy(i,t){i.seq.push(t),i.map[t.id]=t}function bE(i,t,e){let n=i.name,s=n.length;for(rp.lastIndex=0;;){let r=rp.exec(n),o=rp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Hy(e,c===void 0?new ap(a,i,t):new lp(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new cp(a),Hy(e,u)),e=u}}}var Oo=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);bE(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Wy(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var ME=37297,SE=0;function wE(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Xy=new ee;function AE(i){ve._getMatrix(Xy,ve.workingColorSpace,i);let t=`mat3( ${Xy.elements.map(e=>e.toFixed(4))} )`;switch(ve.getTransfer(i)){case Ma:return[t,"LinearTransferOETF"];case Te:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function qy(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+wE(i.getShaderSource(t),a)}else return r}function EE(i,t){let e=AE(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var TE={[If]:"Linear",[Lf]:"Reinhard",[Df]:"Cineon",[Nf]:"ACESFilmic",[Uf]:"AgX",[Of]:"Neutral",[Ff]:"Custom"};function RE(i,t){let e=TE[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var xu=new W;function CE(){ve.getLuminanceCoefficients(xu);let i=xu.x.toFixed(4),t=xu.y.toFixed(4),e=xu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function PE(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(rl).join(`
`)}function IE(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function LE(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function rl(i){return i!==""}function Yy(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function $y(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var DE=/^[ \t]*#include +<([\w\d./]+)>/gm;function hp(i){return i.replace(DE,NE)}function NE(i,t){let e=he[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return hp(e)}var FE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Zy(i){return i.replace(FE,UE)}function UE(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function jy(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var OE={[ja]:"SHADOWMAP_TYPE_PCF",[Do]:"SHADOWMAP_TYPE_VSM"};function BE(i){return OE[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var kE={[Fo]:"ENVMAP_MODE_REFRACTION"};function zE(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":kE[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var GE={[Ch]:"ENVMAP_BLENDING_MULTIPLY",[my]:"ENVMAP_BLENDING_MIX",[gy]:"ENVMAP_BLENDING_ADD"};function VE(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":GE[i.combine]||"ENVMAP_BLENDING_NONE"}function HE(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=BE(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=zE(e),u=VE(e),d=PE(e),p=IE(r),g=s.createProgram(),y,m,f=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(rl).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(rl).join(`
`),m.length>0&&(m+=`
`)):(y=[jy(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(rl).join(`
`),m=[jy(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==cs?"#define TONE_MAPPING":"",e.toneMapping!==cs?he.tonemapping_pars_fragment:"",e.toneMapping!==cs?RE("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",he.colorspace_pars_fragment,EE("linearToOutputTexel",e.outputColorSpace),CE(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(rl).join(`
`)),o=hp(o),o=Yy(o,e),o=$y(o,e),a=hp(a),a=Yy(a,e),a=$y(a,e),o=Zy(o),a=Zy(a),e.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",e.glslVersion===jf?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===jf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let x=f+y+o,S=f+m+a,b=Wy(s,s.VERTEX_SHADER,x),E=Wy(s,s.FRAGMENT_SHADER,S);s.attachShader(g,b),s.attachShader(g,E),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function R(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",B=s.getShaderInfoLog(b)||"",z=s.getShaderInfoLog(E)||"",D=L.trim(),G=B.trim(),q=z.trim(),V=!0,lt=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(V=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,E);else{let $=qy(s,b,"vertex"),K=qy(s,E,"fragment");te("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+$+`
`+K)}else D!==""?$t("WebGLProgram: Program Info Log:",D):(G===""||q==="")&&(lt=!1);lt&&(I.diagnostics={runnable:V,programLog:D,vertexShader:{log:G,prefix:y},fragmentShader:{log:q,prefix:m}})}s.deleteShader(b),s.deleteShader(E),v=new Oo(s,g),T=LE(s,g)}let v;this.getUniforms=function(){return v===void 0&&R(this),v};let T;this.getAttributes=function(){return T===void 0&&R(this),T};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(g,ME)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=SE++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=E,this}var WE=0,up=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new dp(t),e.set(t,n)),n}},dp=class{constructor(t){this.id=WE++,this.code=t,this.usedTimes=0}};function XE(i){return i===sr||i===nl||i===il}function qE(i,t,e,n,s,r){let o=new Ea,a=new up,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(v){return l.add(v),v===0?"uv":`uv${v}`}function g(v,T,F,I,L,B){let z=I.fog,D=L.geometry,G=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?I.environment:null,q=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,V=t.get(v.envMap||G,q),lt=d[v.type],$=n.precision;v.precision!==null&&($=n.getMaxPrecision(v.precision),$!==v.precision&&$t("WebGLProgram.getParameters:",v.precision,"not supported, using",$,"instead."));let K=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,et=K!==void 0?K.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,vt;if(lt){let Rt=us[lt];ut=Rt.vertexShader,tt=Rt.fragmentShader}else{ut=v.vertexShader,tt=v.fragmentShader;let Rt=a.getVertexShaderStage(v),ae=a.getFragmentShaderStage(v);a.update(v,Rt,ae),mt=Rt.id,vt=ae.id}let Tt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Ht=L.isInstancedMesh===!0,re=L.isBatchedMesh===!0,Gt=!!v.map,ue=!!v.matcap,le=!!V,ne=le&&V.isPMREMTexture===!0,Ze=!!v.aoMap,ke=!!v.lightMap,un=!!v.bumpMap&&v.wireframe===!1,De=!!v.normalMap,Cn=!!v.displacementMap,xe=!!v.emissiveMap,bn=!!v.metalnessMap,en=!!v.roughnessMap,dn=v.anisotropy>0,O=v.clearcoat>0,Ct=v.diffuseRoughness>0,Zt=v.dispersion>0,oe=v.retroreflectivity>0,St=v.iridescence>0,Fe=v.sheen>0,zt=v.transmission>0,qt=dn&&!!v.anisotropyMap,C=O&&!!v.clearcoatMap,M=O&&!!v.clearcoatNormalMap,X=O&&!!v.clearcoatRoughnessMap,ht=Ct&&!!v.diffuseRoughnessMap,ot=St&&!!v.iridescenceMap,yt=St&&!!v.iridescenceThicknessMap,xt=Fe&&!!v.sheenColorMap,nt=Fe&&!!v.sheenRoughnessMap,st=!!v.specularMap,pt=!!v.specularColorMap,U=!!v.specularIntensityMap,rt=zt&&!!v.transmissionMap,it=zt&&!!v.thicknessMap,wt=!!v.gradientMap,gt=!!v.alphaMap,bt=v.alphaTest>0,Vt=!!v.alphaHash,Kt=!!v.extensions,ct=cs;v.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(ct=i.toneMapping);let Ot=ne?V.isCompressedCubeTexture?V.image[0].mipmaps:V.mipmaps:null,Jt={shaderID:lt,shaderType:v.type,shaderName:v.name,vertexShader:ut,fragmentShader:tt,defines:v.defines,customVertexShaderID:mt,customFragmentShaderID:vt,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:$,batching:re,batchingColor:re&&L._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&L.instanceColor!==null,instancingMorph:Ht&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:ve.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Gt,matcap:ue,envMap:le,envMapMode:le&&V.mapping,envMapPMREM:ne,envMapMaxLod:ne?Ot.length-1:null,envMapSize:ne?Ot[0].width:null,aoMap:Ze,lightMap:ke,bumpMap:un,normalMap:De,displacementMap:Cn,emissiveMap:xe,normalMapObjectSpace:De&&v.normalMapType===xy,normalMapTangentSpace:De&&v.normalMapType===mu,packedNormalMap:De&&v.normalMapType===mu&&XE(v.normalMap.format),metalnessMap:bn,roughnessMap:en,anisotropy:dn,anisotropyMap:qt,clearcoat:O,clearcoatMap:C,clearcoatNormalMap:M,clearcoatRoughnessMap:X,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:Zt,retroreflection:oe,iridescence:St,iridescenceMap:ot,iridescenceThicknessMap:yt,sheen:Fe,sheenColorMap:xt,sheenRoughnessMap:nt,specularMap:st,specularColorMap:pt,specularIntensityMap:U,transmission:zt,transmissionMap:rt,thicknessMap:it,gradientMap:wt,opaque:v.transparent===!1&&v.blending===No&&v.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Vt,combine:v.combine,mapUv:Gt&&p(v.map.channel),aoMapUv:Ze&&p(v.aoMap.channel),lightMapUv:ke&&p(v.lightMap.channel),bumpMapUv:un&&p(v.bumpMap.channel),normalMapUv:De&&p(v.normalMap.channel),displacementMapUv:Cn&&p(v.displacementMap.channel),emissiveMapUv:xe&&p(v.emissiveMap.channel),metalnessMapUv:bn&&p(v.metalnessMap.channel),roughnessMapUv:en&&p(v.roughnessMap.channel),anisotropyMapUv:qt&&p(v.anisotropyMap.channel),clearcoatMapUv:C&&p(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&p(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&p(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&p(v.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&p(v.iridescenceMap.channel),iridescenceThicknessMapUv:yt&&p(v.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&p(v.sheenColorMap.channel),sheenRoughnessMapUv:nt&&p(v.sheenRoughnessMap.channel),specularMapUv:st&&p(v.specularMap.channel),specularColorMapUv:pt&&p(v.specularColorMap.channel),specularIntensityMapUv:U&&p(v.specularIntensityMap.channel),transmissionMapUv:rt&&p(v.transmissionMap.channel),thicknessMapUv:it&&p(v.thicknessMap.channel),alphaMapUv:gt&&p(v.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(De||dn),vertexNormals:!!D.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Gt||gt),fog:!!z,useFog:v.fog===!0,fogExp2:!!z&&z.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||D.attributes.normal===void 0&&De===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:dt,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:B.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Gt&&v.map.isVideoTexture===!0&&ve.getTransfer(v.map.colorSpace)===Te,decodeVideoTextureEmissive:xe&&v.emissiveMap.isVideoTexture===!0&&ve.getTransfer(v.emissiveMap.colorSpace)===Te,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Pi,flipSided:v.side===ei,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Kt&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Kt&&v.extensions.multiDraw===!0||re)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return Jt.vertexUv1s=l.has(1),Jt.vertexUv2s=l.has(2),Jt.vertexUv3s=l.has(3),l.clear(),Jt}function y(v){let T=[];if(v.shaderID?T.push(v.shaderID):(T.push(v.customVertexShaderID),T.push(v.customFragmentShaderID)),v.defines!==void 0)for(let F in v.defines)T.push(F),T.push(v.defines[F]);return v.isRawShaderMaterial===!1&&(m(T,v),f(T,v),T.push(i.outputColorSpace)),T.push(v.customProgramCacheKey),T.join()}function m(v,T){v.push(T.precision),v.push(T.outputColorSpace),v.push(T.envMapMode),v.push(T.envMapPMREM),v.push(T.envMapMaxLod),v.push(T.envMapSize),v.push(T.mapUv),v.push(T.alphaMapUv),v.push(T.lightMapUv),v.push(T.aoMapUv),v.push(T.bumpMapUv),v.push(T.normalMapUv),v.push(T.displacementMapUv),v.push(T.emissiveMapUv),v.push(T.metalnessMapUv),v.push(T.roughnessMapUv),v.push(T.anisotropyMapUv),v.push(T.clearcoatMapUv),v.push(T.clearcoatNormalMapUv),v.push(T.clearcoatRoughnessMapUv),v.push(T.diffuseRoughnessMapUv),v.push(T.iridescenceMapUv),v.push(T.iridescenceThicknessMapUv),v.push(T.sheenColorMapUv),v.push(T.sheenRoughnessMapUv),v.push(T.specularMapUv),v.push(T.specularColorMapUv),v.push(T.specularIntensityMapUv),v.push(T.transmissionMapUv),v.push(T.thicknessMapUv),v.push(T.combine),v.push(T.fogExp2),v.push(T.sizeAttenuation),v.push(T.morphTargetsCount),v.push(T.numSunLights),v.push(T.numDirLights),v.push(T.numPointLights),v.push(T.numSpotLights),v.push(T.numSpotLightMaps),v.push(T.numHemiLights),v.push(T.numRectAreaLights),v.push(T.numSunLightShadows),v.push(T.numDirLightShadows),v.push(T.numPointLightShadows),v.push(T.numSpotLightShadows),v.push(T.numSpotLightShadowsWithMaps),v.push(T.numLightProbes),v.push(T.numLightProbeGrids),v.push(T.shadowMapType),v.push(T.toneMapping),v.push(T.numClippingPlanes),v.push(T.numClipIntersection),v.push(T.depthPacking)}function f(v,T){o.disableAll(),T.instancing&&o.enable(0),T.instancingColor&&o.enable(1),T.instancingMorph&&o.enable(2),T.matcap&&o.enable(3),T.envMap&&o.enable(4),T.normalMapObjectSpace&&o.enable(5),T.normalMapTangentSpace&&o.enable(6),T.clearcoat&&o.enable(7),T.iridescence&&o.enable(8),T.alphaTest&&o.enable(9),T.vertexColors&&o.enable(10),T.vertexAlphas&&o.enable(11),T.vertexUv1s&&o.enable(12),T.vertexUv2s&&o.enable(13),T.vertexUv3s&&o.enable(14),T.vertexTangents&&o.enable(15),T.anisotropy&&o.enable(16),T.alphaHash&&o.enable(17),T.batching&&o.enable(18),T.dispersion&&o.enable(19),T.retroreflection&&o.enable(24),T.diffuseRoughness&&o.enable(25),T.batchingColor&&o.enable(20),T.gradientMap&&o.enable(21),T.packedNormalMap&&o.enable(22),T.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),T.fog&&o.enable(0),T.useFog&&o.enable(1),T.flatShading&&o.enable(2),T.logarithmicDepthBuffer&&o.enable(3),T.reversedDepthBuffer&&o.enable(4),T.skinning&&o.enable(5),T.morphTargets&&o.enable(6),T.morphNormals&&o.enable(7),T.morphColors&&o.enable(8),T.premultipliedAlpha&&o.enable(9),T.shadowMapEnabled&&o.enable(10),T.doubleSided&&o.enable(11),T.flipSided&&o.enable(12),T.useDepthPacking&&o.enable(13),T.dithering&&o.enable(14),T.transmission&&o.enable(15),T.sheen&&o.enable(16),T.opaque&&o.enable(17),T.pointsUvs&&o.enable(18),T.decodeVideoTexture&&o.enable(19),T.decodeVideoTextureEmissive&&o.enable(20),T.alphaToCoverage&&o.enable(21),T.numLightProbeGrids>0&&o.enable(22),T.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let T=d[v.type],F;if(T){let I=us[T];F=Iy.clone(I.uniforms)}else F=v.uniforms;return F}function S(v,T){let F=h.get(T);return F!==void 0?++F.usedTimes:(F=new HE(i,T,v,s),c.push(F),h.set(T,F)),F}function b(v){if(--v.usedTimes===0){let T=c.indexOf(v);c[T]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function E(v){a.remove(v)}function R(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:x,acquireProgram:S,releaseProgram:b,releaseShaderCache:E,programs:c,dispose:R}}function YE(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function $E(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Ky(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Jy(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let p=0;return d.isInstancedMesh&&(p+=2),d.isSkinnedMesh&&(p+=1),p}function a(d,p,g,y,m,f){let x=i[t];return x===void 0?(x={id:d.id,object:d,geometry:p,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:f},i[t]=x):(x.id=d.id,x.object=d,x.geometry=p,x.material=g,x.materialVariant=o(d),x.groupOrder=y,x.renderOrder=d.renderOrder,x.z=m,x.group=f),t++,x}function l(d,p,g,y,m,f,x){x.reversedDepth===!0&&(m=-m);let S=a(d,p,g,y,m,f);g.transmission>0?n.push(S):g.transparent===!0?s.push(S):e.push(S)}function c(d,p,g,y,m,f){let x=a(d,p,g,y,m,f);g.transmission>0?n.unshift(x):g.transparent===!0?s.unshift(x):e.unshift(x)}function h(d,p){e.length>1&&e.sort(d||$E),n.length>1&&n.sort(p||Ky),s.length>1&&s.sort(p||Ky)}function u(){for(let d=t,p=i.length;d<p;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function ZE(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Jy,i.set(n,[o])):s>=r.length?(o=new Jy,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function jE(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new W,color:new se};break;case"SpotLight":e={position:new W,direction:new W,color:new se,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new W,color:new se,distance:0,decay:0};break;case"HemisphereLight":e={direction:new W,skyColor:new se,groundColor:new se};break;case"RectAreaLight":e={color:new se,position:new W,halfWidth:new W,halfHeight:new W};break}return i[t.id]=e,e}}}function KE(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Yt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Yt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Yt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var JE=0;function QE(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function tT(i){let t=new jE,e=KE(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new W);let s=new W,r=new Be,o=new Be;function a(c){let h=0,u=0,d=0;for(let B=0;B<9;B++)n.probe[B].set(0,0,0);let p=0,g=0,y=0,m=0,f=0,x=0,S=0,b=0,E=0,R=0,v=0,T=0,F=0,I=0;c.sort(QE);for(let B=0,z=c.length;B<z;B++){let D=c[B],G=D.color,q=D.intensity,V=D.distance,lt=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===sr?lt=D.shadow.map.texture:lt=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=G.r*q,u+=G.g*q,d+=G.b*q;else if(D.isLightProbe){for(let $=0;$<9;$++)n.probe[$].addScaledVector(D.sh.coefficients[$],q);I++}else if(D.isSunLight){let $=t.get(D);if($.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let K=D.shadow,et=e.get(D);et.shadowIntensity=K.intensity,et.shadowBias=K.bias,et.shadowNormalBias=K.normalBias,et.shadowRadius=K.radius,et.shadowMapSize.copy(K.mapSize).multiply(K.getFrameExtents()),n.sunShadow[g]=et,n.sunShadowMap[g]=lt;let dt=K.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[y+ut]=K.getMatrix(ut),n.sunShadowCascade[y+ut]=K._cascadeData[ut];y+=dt,g++}n.sun[p]=$,p++}else if(D.isDirectionalLight){let $=t.get(D);if($.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let K=D.shadow,et=e.get(D);et.shadowIntensity=K.intensity,et.shadowBias=K.bias,et.shadowNormalBias=K.normalBias,et.shadowRadius=K.radius,et.shadowMapSize=K.mapSize,n.directionalShadow[m]=et,n.directionalShadowMap[m]=lt,n.directionalShadowMatrix[m]=D.shadow.matrix,E++}n.directional[m]=$,m++}else if(D.isSpotLight){let $=t.get(D);$.position.setFromMatrixPosition(D.matrixWorld),$.color.copy(G).multiplyScalar(q),$.distance=V,$.coneCos=Math.cos(D.angle),$.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),$.decay=D.decay,n.spot[x]=$;let K=D.shadow;if(D.map&&(n.spotLightMap[T]=D.map,T++,K.updateMatrices(D),D.castShadow&&F++),n.spotLightMatrix[x]=K.matrix,D.castShadow){let et=e.get(D);et.shadowIntensity=K.intensity,et.shadowBias=K.bias,et.shadowNormalBias=K.normalBias,et.shadowRadius=K.radius,et.shadowMapSize=K.mapSize,n.spotShadow[x]=et,n.spotShadowMap[x]=lt,v++}x++}else if(D.isRectAreaLight){let $=t.get(D);$.color.copy(G).multiplyScalar(q),$.halfWidth.set(D.width*.5,0,0),$.halfHeight.set(0,D.height*.5,0),n.rectArea[S]=$,S++}else if(D.isPointLight){let $=t.get(D);if($.color.copy(D.color).multiplyScalar(D.intensity),$.distance=D.distance,$.decay=D.decay,D.castShadow){let K=D.shadow,et=e.get(D);et.shadowIntensity=K.intensity,et.shadowBias=K.bias,et.shadowNormalBias=K.normalBias,et.shadowRadius=K.radius,et.shadowMapSize=K.mapSize,et.shadowCameraNear=K.camera.near,et.shadowCameraFar=K.camera.far,n.pointShadow[f]=et,n.pointShadowMap[f]=lt,n.pointShadowMatrix[f]=D.shadow.matrix,R++}n.point[f]=$,f++}else if(D.isHemisphereLight){let $=t.get(D);$.skyColor.copy(D.color).multiplyScalar(q),$.groundColor.copy(D.groundColor).multiplyScalar(q),n.hemi[b]=$,b++}}S>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==p||L.directionalLength!==m||L.pointLength!==f||L.spotLength!==x||L.rectAreaLength!==S||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==E||L.numPointShadows!==R||L.numSpotShadows!==v||L.numSpotMaps!==T||L.numLightProbes!==I)&&(n.sun.length=p,n.directional.length=m,n.spot.length=x,n.rectArea.length=S,n.point.length=f,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=E,n.directionalShadowMap.length=E,n.directionalShadowMatrix.length=E,n.pointShadow.length=R,n.pointShadowMap.length=R,n.pointShadowMatrix.length=R,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+T-F,n.spotLightMap.length=T,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=I,L.sunLength=p,L.directionalLength=m,L.pointLength=f,L.spotLength=x,L.rectAreaLength=S,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=E,L.numPointShadows=R,L.numSpotShadows=v,L.numSpotMaps=T,L.numLightProbes=I,n.version=JE++)}function l(c,h){let u=0,d=0,p=0,g=0,y=0,m=0,f=h.matrixWorldInverse;for(let x=0,S=c.length;x<S;x++){let b=c[x];if(b.isSunLight){let E=n.sun[u];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(f),u++}else if(b.isDirectionalLight){let E=n.directional[d];E.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(f),d++}else if(b.isSpotLight){let E=n.spot[g];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(f),E.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(f),g++}else if(b.isRectAreaLight){let E=n.rectArea[y];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(f),o.identity(),r.copy(b.matrixWorld),r.premultiply(f),o.extractRotation(r),E.halfWidth.set(b.width*.5,0,0),E.halfHeight.set(0,b.height*.5,0),E.halfWidth.applyMatrix4(o),E.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let E=n.point[p];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(f),p++}else if(b.isHemisphereLight){let E=n.hemi[m];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(f),m++}}}return{setup:a,setupView:l,state:n}}function Qy(i){let t=new tT(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function eT(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new Qy(i),t.set(s,[a])):r>=o.length?(a=new Qy(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var nT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,iT=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,sT=[new W(1,0,0),new W(-1,0,0),new W(0,1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1)],rT=[new W(0,-1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1),new W(0,-1,0),new W(0,-1,0)],tv=new Be,sl=new W,op=new W;function oT(i,t,e){let n=new Ks,s=new Yt,r=new Yt,o=new Ke,a=new mh,l=new gh,c={},h=e.maxTextureSize,u={[ir]:ei,[ei]:ir,[Pi]:Pi},d=new Ci({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Yt},radius:{value:4}},vertexShader:nT,fragmentShader:iT}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let g=new Ge;g.setAttribute("position",new tn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Le(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ja;let f=this.type;this.render=function(R,v,T){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||R.length===0)return;this.type===j0&&($t("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ja);let F=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),B=i.state;B.setBlending(Ir),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let z=f!==this.type;z&&v.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(G=>G.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,G=R.length;D<G;D++){let q=R[D],V=q.shadow;if(V===void 0){$t("WebGLShadowMap:",q,"has no shadow.");continue}if(V.autoUpdate===!1&&V.needsUpdate===!1)continue;s.copy(V.mapSize);let lt=V.getFrameExtents();s.multiply(lt),r.copy(V.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/lt.x),s.x=r.x*lt.x,V.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/lt.y),s.y=r.y*lt.y,V.mapSize.y=r.y));let $=i.state.buffers.depth.getReversed();if(V.camera._reversedDepth=$,V.map===null||z===!0){if(V.map!==null&&(V.map.depthTexture!==null&&(V.map.depthTexture.dispose(),V.map.depthTexture=null),V.map.dispose()),this.type===Do){if(q.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}V.map=new xi(s.x,s.y,{format:sr,type:Xi,minFilter:Qn,magFilter:Qn,generateMipmaps:!1}),V.map.texture.name=q.name+".shadowMap",V.map.depthTexture=new Ps(s.x,s.y,Wi),V.map.depthTexture.name=q.name+".shadowMapDepth",V.map.depthTexture.format=Rs,V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Fn,V.map.depthTexture.magFilter=Fn}else q.isPointLight?(V.map=new ol(s.x),V.map.depthTexture=new Na(s.x,Hi)):(V.map=new xi(s.x,s.y),V.map.depthTexture=new Ps(s.x,s.y,Hi)),V.map.depthTexture.name=q.name+".shadowMap",V.map.depthTexture.format=Rs,this.type===ja?(V.map.depthTexture.compareFunction=$?Yf:qf,V.map.depthTexture.minFilter=Qn,V.map.depthTexture.magFilter=Qn):(V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Fn,V.map.depthTexture.magFilter=Fn);V.camera.updateProjectionMatrix()}V.map.isWebGLCubeRenderTarget!==!0&&(V.map.width!==s.x||V.map.height!==s.y)&&V.map.setSize(s.x,s.y);let K=V.map.isWebGLCubeRenderTarget?6:V.getViewportCount();q.isPointLight!==!0&&V.updateMatrices(q,T);let et=(V.camera.layers.mask&4294967294)!==0?V.camera.layers:T.layers;for(let dt=0;dt<K;dt++){let ut=V.getCamera(dt);if(q.isPointLight){let tt=V.camera,mt=V.matrix,vt=q.distance||tt.far;vt!==tt.far&&(tt.far=vt,tt.updateProjectionMatrix()),sl.setFromMatrixPosition(q.matrixWorld),tt.position.copy(sl),op.copy(tt.position),op.add(sT[dt]),tt.up.copy(rT[dt]),tt.lookAt(op),tt.updateMatrixWorld(),mt.makeTranslation(-sl.x,-sl.y,-sl.z),tv.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),V._frustum.setFromProjectionMatrix(tv,tt.coordinateSystem,tt.reversedDepth)}if(V.map.isWebGLCubeRenderTarget)i.setRenderTarget(V.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(V.map),i.clear());let tt=V.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),B.viewport(o)}n=V.getFrustum(dt),b(v,T,ut,q,et,this.type)}V.isPointLightShadow!==!0&&this.type===Do&&x(V,T),V.needsUpdate=!1}f=this.type,m.needsUpdate=!1,i.setRenderTarget(F,I,L)};function x(R,v){let T=t.update(y);d.defines.VSM_SAMPLES!==R.blurSamples&&(d.defines.VSM_SAMPLES=R.blurSamples,p.defines.VSM_SAMPLES=R.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),R.mapPass===null?R.mapPass=new xi(s.x,s.y,{format:sr,type:Xi}):(R.mapPass.width!==R.map.width||R.mapPass.height!==R.map.height)&&R.mapPass.setSize(R.map.width,R.map.height),d.uniforms.shadow_pass.value=R.map.depthTexture,d.uniforms.resolution.value.set(R.map.width,R.map.height),d.uniforms.radius.value=R.radius,i.setRenderTarget(R.mapPass),i.clear(),i.renderBufferDirect(v,null,T,d,y,null),p.uniforms.shadow_pass.value=R.mapPass.texture,p.uniforms.resolution.value.set(R.map.width,R.map.height),p.uniforms.radius.value=R.radius,i.setRenderTarget(R.map),i.clear(),i.renderBufferDirect(v,null,T,p,y,null)}function S(R,v,T,F){let I=null,L=T.isPointLight===!0?R.customDistanceMaterial:R.customDepthMaterial;if(L!==void 0)I=L;else if(I=T.isPointLight===!0?l:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let B=I.uuid,z=v.uuid,D=c[B];D===void 0&&(D={},c[B]=D);let G=D[z];G===void 0&&(G=I.clone(),D[z]=G,v.addEventListener("dispose",E)),I=G}if(I.visible=v.visible,I.wireframe=v.wireframe,F===Do?I.side=v.shadowSide!==null?v.shadowSide:v.side:I.side=v.shadowSide!==null?v.shadowSide:u[v.side],I.alphaMap=v.alphaMap,I.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,I.map=v.map,I.clipShadows=v.clipShadows,I.clippingPlanes=v.clippingPlanes,I.clipIntersection=v.clipIntersection,I.displacementMap=v.displacementMap,I.displacementScale=v.displacementScale,I.displacementBias=v.displacementBias,I.wireframeLinewidth=v.wireframeLinewidth,I.linewidth=v.linewidth,T.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let B=i.properties.get(I);B.light=T}return I}function b(R,v,T,F,I,L){if(R.visible===!1)return;if(R.layers.test(I)&&(R.isMesh||R.isLine||R.isPoints)&&(R.castShadow||R.receiveShadow&&L===Do)&&(!R.frustumCulled||R.intersectsFrustum(n))){R.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,R.matrixWorld);let D=t.update(R),G=R.material;if(Array.isArray(G)){let q=D.groups;for(let V=0,lt=q.length;V<lt;V++){let $=q[V],K=G[$.materialIndex];if(K&&K.visible){let et=S(R,K,F,L);R.onBeforeShadow(i,R,v,T,D,et,$),i.renderBufferDirect(T,null,D,et,R,$),R.onAfterShadow(i,R,v,T,D,et,$)}}}else if(G.visible){let q=S(R,G,F,L);R.onBeforeShadow(i,R,v,T,D,q,null),i.renderBufferDirect(T,null,D,q,R,null),R.onAfterShadow(i,R,v,T,D,q,null)}}let z=R.children;for(let D=0,G=z.length;D<G;D++)b(z[D],v,T,F,I,L)}function E(R){R.target.removeEventListener("dispose",E);for(let T in c){let F=c[T],I=R.target.uuid;I in F&&(F[I].dispose(),delete F[I])}}}function aT(i,t){function e(){let U=!1,rt=new Ke,it=null,wt=new Ke(0,0,0,0);return{setMask:function(gt){it!==gt&&!U&&(i.colorMask(gt,gt,gt,gt),it=gt)},setLocked:function(gt){U=gt},setClear:function(gt,bt,Vt,Kt,ct){ct===!0&&(gt*=Kt,bt*=Kt,Vt*=Kt),rt.set(gt,bt,Vt,Kt),wt.equals(rt)===!1&&(i.clearColor(gt,bt,Vt,Kt),wt.copy(rt))},reset:function(){U=!1,it=null,wt.set(-1,0,0,0)}}}function n(){let U=!1,rt=!1,it=null,wt=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Vt=t.get("EXT_clip_control");bt?Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.ZERO_TO_ONE_EXT):Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Kt=gt;gt=null,this.setClear(Kt)}},getReversed:function(){return rt},setTest:function(bt){bt?Mt(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(bt){it!==bt&&!U&&(i.depthMask(bt),it=bt)},setFunc:function(bt){if(rt&&(bt=Cy[bt]),wt!==bt){switch(bt){case Zc:i.depthFunc(i.NEVER);break;case jc:i.depthFunc(i.ALWAYS);break;case Kc:i.depthFunc(i.LESS);break;case wo:i.depthFunc(i.LEQUAL);break;case Jc:i.depthFunc(i.EQUAL);break;case Qc:i.depthFunc(i.GEQUAL);break;case th:i.depthFunc(i.GREATER);break;case eh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){U=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){U=!1,it=null,wt=null,gt=null,rt=!1}}}function s(){let U=!1,rt=null,it=null,wt=null,gt=null,bt=null,Vt=null,Kt=null,ct=null;return{setTest:function(Ot){U||(Ot?Mt(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(Ot){rt!==Ot&&!U&&(i.stencilMask(Ot),rt=Ot)},setFunc:function(Ot,Jt,Rt){(it!==Ot||wt!==Jt||gt!==Rt)&&(i.stencilFunc(Ot,Jt,Rt),it=Ot,wt=Jt,gt=Rt)},setOp:function(Ot,Jt,Rt){(bt!==Ot||Vt!==Jt||Kt!==Rt)&&(i.stencilOp(Ot,Jt,Rt),bt=Ot,Vt=Jt,Kt=Rt)},setLocked:function(Ot){U=Ot},setClear:function(Ot){ct!==Ot&&(i.clearStencil(Ot),ct=Ot)},reset:function(){U=!1,rt=null,it=null,wt=null,gt=null,bt=null,Vt=null,Kt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},p=new WeakMap,g=[],y=null,m=!1,f=null,x=null,S=null,b=null,E=null,R=null,v=null,T=new se(0,0,0),F=0,I=!1,L=null,B=null,z=null,D=null,G=null,q=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),V=!1,lt=0,$=i.getParameter(i.VERSION);$.indexOf("WebGL")!==-1?(lt=parseFloat(/^WebGL (\d)/.exec($)[1]),V=lt>=1):$.indexOf("OpenGL ES")!==-1&&(lt=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),V=lt>=2);let K=null,et={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Ke().fromArray(dt),mt=new Ke().fromArray(ut);function vt(U,rt,it,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(U,bt),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Vt=0;Vt<it;Vt++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Vt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=vt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=vt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=vt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=vt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(wo),un(!1),De(Af),Mt(i.CULL_FACE),Ze(Ir);function Mt(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function Ht(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function re(U,rt){return d[U]!==rt?(i.bindFramebuffer(U,rt),d[U]=rt,U===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),U===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Gt(U,rt){let it=g,wt=!1;if(U){it=p.get(rt),it===void 0&&(it=[],p.set(rt,it));let gt=U.textures;if(it.length!==gt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Vt=gt.length;bt<Vt;bt++)it[bt]=i.COLOR_ATTACHMENT0+bt;it.length=gt.length,wt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,wt=!0);wt&&i.drawBuffers(it)}function ue(U){return y!==U?(i.useProgram(U),y=U,!0):!1}let le={[Lr]:i.FUNC_ADD,[J0]:i.FUNC_SUBTRACT,[Q0]:i.FUNC_REVERSE_SUBTRACT};le[ty]=i.MIN,le[ey]=i.MAX;let ne={[ny]:i.ZERO,[iy]:i.ONE,[sy]:i.SRC_COLOR,[Cf]:i.SRC_ALPHA,[hy]:i.SRC_ALPHA_SATURATE,[ly]:i.DST_COLOR,[oy]:i.DST_ALPHA,[ry]:i.ONE_MINUS_SRC_COLOR,[Pf]:i.ONE_MINUS_SRC_ALPHA,[cy]:i.ONE_MINUS_DST_COLOR,[ay]:i.ONE_MINUS_DST_ALPHA,[uy]:i.CONSTANT_COLOR,[dy]:i.ONE_MINUS_CONSTANT_COLOR,[fy]:i.CONSTANT_ALPHA,[py]:i.ONE_MINUS_CONSTANT_ALPHA};function Ze(U,rt,it,wt,gt,bt,Vt,Kt,ct,Ot){if(U===Ir){m===!0&&(Ht(i.BLEND),m=!1);return}if(m===!1&&(Mt(i.BLEND),m=!0),U!==K0){if(U!==f||Ot!==I){if((x!==Lr||E!==Lr)&&(i.blendEquation(i.FUNC_ADD),x=Lr,E=Lr),Ot)switch(U){case No:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ef:i.blendFunc(i.ONE,i.ONE);break;case Tf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Rf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:te("WebGLState: Invalid blending: ",U);break}else switch(U){case No:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ef:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Tf:te("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Rf:te("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:te("WebGLState: Invalid blending: ",U);break}S=null,b=null,R=null,v=null,T.set(0,0,0),F=0,f=U,I=Ot}return}gt=gt||rt,bt=bt||it,Vt=Vt||wt,(rt!==x||gt!==E)&&(i.blendEquationSeparate(le[rt],le[gt]),x=rt,E=gt),(it!==S||wt!==b||bt!==R||Vt!==v)&&(i.blendFuncSeparate(ne[it],ne[wt],ne[bt],ne[Vt]),S=it,b=wt,R=bt,v=Vt),(Kt.equals(T)===!1||ct!==F)&&(i.blendColor(Kt.r,Kt.g,Kt.b,ct),T.copy(Kt),F=ct),f=U,I=!1}function ke(U,rt){U.side===Pi?Ht(i.CULL_FACE):Mt(i.CULL_FACE);let it=U.side===ei;rt&&(it=!it),un(it),U.blending===No&&U.transparent===!1?Ze(Ir):Ze(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let wt=U.stencilWrite;a.setTest(wt),wt&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),xe(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function un(U){L!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),L=U)}function De(U){U!==$0?(Mt(i.CULL_FACE),U!==B&&(U===Af?i.cullFace(i.BACK):U===Z0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),B=U}function Cn(U){U!==z&&(V&&i.lineWidth(U),z=U)}function xe(U,rt,it){U?(Mt(i.POLYGON_OFFSET_FILL),(D!==rt||G!==it)&&(D=rt,G=it,o.getReversed()&&(rt=-rt,it=-it),i.polygonOffset(rt,it))):Ht(i.POLYGON_OFFSET_FILL)}function bn(U){U?Mt(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function en(U){U===void 0&&(U=i.TEXTURE0+q-1),K!==U&&(i.activeTexture(U),K=U)}function dn(U,rt,it){it===void 0&&(K===null?it=i.TEXTURE0+q-1:it=K);let wt=et[it];wt===void 0&&(wt={type:void 0,texture:void 0},et[it]=wt),(wt.type!==U||wt.texture!==rt)&&(K!==it&&(i.activeTexture(it),K=it),i.bindTexture(U,rt||Tt[U]),wt.type=U,wt.texture=rt)}function O(){let U=et[K];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function Zt(){try{i.compressedTexImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function oe(){try{i.texSubImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function St(){try{i.texSubImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function Fe(){try{i.compressedTexSubImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function zt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function qt(){try{i.texStorage2D(...arguments)}catch(U){te("WebGLState:",U)}}function C(){try{i.texStorage3D(...arguments)}catch(U){te("WebGLState:",U)}}function M(){try{i.texImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function X(){try{i.texImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function ht(U){return u[U]!==void 0?u[U]:i.getParameter(U)}function ot(U,rt){u[U]!==rt&&(i.pixelStorei(U,rt),u[U]=rt)}function yt(U){tt.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),tt.copy(U))}function xt(U){mt.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),mt.copy(U))}function nt(U,rt){let it=c.get(rt);it===void 0&&(it=new WeakMap,c.set(rt,it));let wt=it.get(U);wt===void 0&&(wt=i.getUniformBlockIndex(rt,U.name),i.uniformBlockBinding(rt,wt,wt),it.set(U,wt))}function st(U,rt,it){let gt=c.get(rt).get(U);l[gt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,it),l[gt]=it)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},K=null,et={},d={},l={},p=new WeakMap,g=[],y=null,m=!1,f=null,x=null,S=null,b=null,E=null,R=null,v=null,T=new se(0,0,0),F=0,I=!1,L=null,B=null,z=null,D=null,G=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Ht,bindFramebuffer:re,drawBuffers:Gt,useProgram:ue,setBlending:Ze,setMaterial:ke,setFlipSided:un,setCullFace:De,setLineWidth:Cn,setPolygonOffset:xe,setScissorTest:bn,activeTexture:en,bindTexture:dn,unbindTexture:O,compressedTexImage2D:Ct,compressedTexImage3D:Zt,texImage2D:M,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:nt,uniformBlockBinding:st,texStorage2D:qt,texStorage3D:C,texSubImage2D:oe,texSubImage3D:St,compressedTexSubImage2D:Fe,compressedTexSubImage3D:zt,scissor:yt,viewport:xt,reset:pt}}function lT(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Yt,h=new WeakMap,u=new Set,d,p=new WeakMap,g=new Set,y=new FinalizationRegistry(C=>g.delete(C)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(C,M){return m?new OffscreenCanvas(C,M):Sa("canvas")}function x(C,M,X){let ht=1,ot=qt(C);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let yt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=f(yt,xt));let nt=M?f(yt,xt):d;return nt.width=yt,nt.height=xt,nt.getContext("2d").drawImage(C,0,0,yt,xt),$t("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+yt+"x"+xt+")."),nt}else return"data"in C&&$t("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function S(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function E(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function R(C,M,X,ht,ot,yt=!1){if(C!==null){if(i[C]!==void 0)return i[C];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let nt=M;if(M===i.RED&&(X===i.FLOAT&&(nt=i.R32F),X===i.HALF_FLOAT&&(nt=i.R16F),X===i.UNSIGNED_BYTE&&(nt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.R16_EXT),X===i.SHORT&&xt&&(nt=xt.R16_SNORM_EXT)),M===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.R8UI),X===i.UNSIGNED_SHORT&&(nt=i.R16UI),X===i.UNSIGNED_INT&&(nt=i.R32UI),X===i.BYTE&&(nt=i.R8I),X===i.SHORT&&(nt=i.R16I),X===i.INT&&(nt=i.R32I)),M===i.RG&&(X===i.FLOAT&&(nt=i.RG32F),X===i.HALF_FLOAT&&(nt=i.RG16F),X===i.UNSIGNED_BYTE&&(nt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RG16_EXT),X===i.SHORT&&xt&&(nt=xt.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RG8UI),X===i.UNSIGNED_SHORT&&(nt=i.RG16UI),X===i.UNSIGNED_INT&&(nt=i.RG32UI),X===i.BYTE&&(nt=i.RG8I),X===i.SHORT&&(nt=i.RG16I),X===i.INT&&(nt=i.RG32I)),M===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGB16UI),X===i.UNSIGNED_INT&&(nt=i.RGB32UI),X===i.BYTE&&(nt=i.RGB8I),X===i.SHORT&&(nt=i.RGB16I),X===i.INT&&(nt=i.RGB32I)),M===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGBA16UI),X===i.UNSIGNED_INT&&(nt=i.RGBA32UI),X===i.BYTE&&(nt=i.RGBA8I),X===i.SHORT&&(nt=i.RGBA16I),X===i.INT&&(nt=i.RGBA32I)),M===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGB16_EXT),X===i.SHORT&&xt&&(nt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(nt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(nt=i.R11F_G11F_B10F)),M===i.RGBA){let st=yt?Ma:ve.getTransfer(ot);X===i.FLOAT&&(nt=i.RGBA32F),X===i.HALF_FLOAT&&(nt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(nt=st===Te?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(nt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(nt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(nt=i.RGB5_A1)}return(nt===i.R16F||nt===i.R32F||nt===i.RG16F||nt===i.RG32F||nt===i.RGBA16F||nt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),nt}function v(C,M){let X;return C?M===null||M===Hi||M===Nr?X=i.DEPTH24_STENCIL8:M===Wi?X=i.DEPTH32F_STENCIL8:M===Uo&&(X=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Hi||M===Nr?X=i.DEPTH_COMPONENT24:M===Wi?X=i.DEPTH_COMPONENT32F:M===Uo&&(X=i.DEPTH_COMPONENT16),X}function T(C,M){return S(C)===!0||C.isFramebufferTexture&&C.minFilter!==Fn&&C.minFilter!==Qn?Math.log2(Math.max(M.width,M.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?M.mipmaps.length:1}function F(C){let M=new WeakRef(C);n.get(C).__ref=M,g.add(M),y.register(C,M,M)}function I(C){let M=n.get(C).__ref;M!==void 0&&(g.delete(M),y.unregister(M))}function L(C){z(C.target)}function B(C){D(C.target)}function z(C){C.removeEventListener("dispose",L),I(C),q(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",B),I(C),lt(C)}function G(){for(let C of g){let M=C.deref();M!==void 0&&(M.isRenderTarget===!0?D(M):z(M))}g.clear(),u.clear()}function q(C){let M=n.get(C);if(M.__webglInit===void 0)return;let X=C.source,ht=p.get(X);if(ht){let ot=ht[M.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&V(C),Object.keys(ht).length===0&&p.delete(X)}n.remove(C)}function V(C){let M=n.get(C);i.deleteTexture(M.__webglTexture);let X=C.source,ht=p.get(X);delete ht[M.__cacheKey],o.memory.textures--}function lt(C){let M=n.get(C);M.__depthDisposeCallback&&M.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&z(X),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(M.__webglFramebuffer[ot]))for(let yt=0;yt<M.__webglFramebuffer[ot].length;yt++)i.deleteFramebuffer(M.__webglFramebuffer[ot][yt]);else i.deleteFramebuffer(M.__webglFramebuffer[ot]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ot])}else{if(Array.isArray(M.__webglFramebuffer))for(let ot=0;ot<M.__webglFramebuffer.length;ot++)i.deleteFramebuffer(M.__webglFramebuffer[ot]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ot=0;ot<M.__webglColorRenderbuffer.length;ot++)M.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ot]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,yt=ht.length;ot<yt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let $=0;function K(){$=0}function et(){return $}function dt(C){$=C}function ut(){let C=$;return C>=s.maxTextures&&$t("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,C}function tt(C){let M=[];return M.push(C.wrapS),M.push(C.wrapT),M.push(C.wrapR||0),M.push(C.magFilter),M.push(C.minFilter),M.push(C.anisotropy),M.push(C.internalFormat),M.push(C.format),M.push(C.type),M.push(C.generateMipmaps),M.push(C.mipmapsAutoUpdate),M.push(C.premultiplyAlpha),M.push(C.flipY),M.push(C.unpackAlignment),M.push(C.colorSpace),M.join()}function mt(C,M){let X=n.get(C);if(C.isVideoTexture&&Fe(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let ht=C.image;if(ht===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{ke(X,C,M);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+M)}function vt(C,M){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){ke(X,C,M);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+M)}function Tt(C,M){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){ke(X,C,M);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+M)}function Mt(C,M){let X=n.get(C);if(C.version>0&&X.__version!==C.version){un(X,C,M);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+M)}let Ht={[nh]:i.REPEAT,[rs]:i.CLAMP_TO_EDGE,[ih]:i.MIRRORED_REPEAT},re={[Fn]:i.NEAREST,[yy]:i.NEAREST_MIPMAP_NEAREST,[Ka]:i.NEAREST_MIPMAP_LINEAR,[Qn]:i.LINEAR,[Lh]:i.LINEAR_MIPMAP_NEAREST,[Ls]:i.LINEAR_MIPMAP_LINEAR},Gt={[by]:i.NEVER,[$f]:i.ALWAYS,[My]:i.LESS,[qf]:i.LEQUAL,[Sy]:i.EQUAL,[Yf]:i.GEQUAL,[wy]:i.GREATER,[Ay]:i.NOTEQUAL};function ue(C,M){if(M.type===Wi&&t.has("OES_texture_float_linear")===!1&&(M.magFilter===Qn||M.magFilter===Lh||M.magFilter===Ka||M.magFilter===Ls||M.minFilter===Qn||M.minFilter===Lh||M.minFilter===Ka||M.minFilter===Ls)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Ht[M.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Ht[M.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Ht[M.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,re[M.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,re[M.minFilter]),M.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Gt[M.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Fn||M.minFilter!==Ka&&M.minFilter!==Ls||M.type===Wi&&t.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function le(C,M){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,M.addEventListener("dispose",L),F(M));let ht=M.source,ot=p.get(ht);ot===void 0&&(ot={},p.set(ht,ot));let yt=tt(M);if(yt!==C.__cacheKey){ot[yt]===void 0&&(ot[yt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[yt].usedTimes++;let xt=ot[C.__cacheKey];xt!==void 0&&(ot[C.__cacheKey].usedTimes--,xt.usedTimes===0&&V(M)),C.__cacheKey=yt,C.__webglTexture=ot[yt].texture}return X}function ne(C,M,X){return Math.floor(Math.floor(C/X)/M)}function Ze(C,M,X,ht){let yt=C.updateRanges;if(yt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,X,ht,M.data);else{yt.sort((U,rt)=>U.start-rt.start);let xt=0;for(let U=1;U<yt.length;U++){let rt=yt[xt],it=yt[U],wt=rt.start+rt.count,gt=ne(it.start,M.width,4),bt=ne(rt.start,M.width,4);it.start<=wt+1&&gt===bt&&ne(it.start+it.count-1,M.width,4)===gt?rt.count=Math.max(rt.count,it.start+it.count-rt.start):(++xt,yt[xt]=it)}yt.length=xt+1;let nt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let U=0,rt=yt.length;U<rt;U++){let it=yt[U],wt=Math.floor(it.start/4),gt=Math.ceil(it.count/4),bt=wt%M.width,Vt=Math.floor(wt/M.width),Kt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Vt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Vt,Kt,ct,X,ht,M.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,nt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function ke(C,M,X){let ht=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=le(C,M),yt=M.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+X);let xt=n.get(yt);if(yt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ct=ve.getPrimaries(ve.workingColorSpace),Ot=M.colorSpace===Ns?null:ve.getPrimaries(M.colorSpace),Jt=M.colorSpace===Ns||ct===Ot?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Jt)}e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let st=x(M.image,!1,s.maxTextureSize);st=zt(M,st);let pt=r.convert(M.format,M.colorSpace),U=r.convert(M.type),rt=R(M.internalFormat,pt,U,M.normalized,M.colorSpace,M.isVideoTexture);ue(ht,M);let it,wt=M.mipmaps,gt=M.isVideoTexture!==!0,bt=xt.__version===void 0||ot===!0,Vt=yt.dataReady,Kt=T(M,st);if(M.isDepthTexture)rt=v(M.format===Ds,M.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,null));else if(M.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Vt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data);M.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,st.width,st.height),Vt&&Ze(M,st,pt,U)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,st.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,wt[0].width,wt[0].height,st.depth);for(let ct=0,Ot=wt.length;ct<Ot;ct++)if(it=wt[ct],M.format!==qi)if(pt!==null)if(gt){if(Vt)if(M.layerUpdates.size>0){let Jt=sp(it.width,it.height,M.format,M.type);for(let Rt of M.layerUpdates){let ae=it.data.subarray(Rt*Jt/it.data.BYTES_PER_ELEMENT,(Rt+1)*Jt/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Rt,it.width,it.height,1,pt,ae)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,it.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Vt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,U,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,pt,U,it.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],M.format!==qi?pt!==null?gt?Vt&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,it.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Vt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data)}else if(M.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,st.width,st.height,st.depth),Vt)if(M.layerUpdates.size>0){let ct=sp(st.width,st.height,M.format,M.type);for(let Ot of M.layerUpdates){let Jt=st.data.subarray(Ot*ct/st.data.BYTES_PER_ELEMENT,(Ot+1)*ct/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ot,st.width,st.height,1,pt,U,Jt)}M.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(M.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Kt,rt,st.width,st.height,st.depth),Vt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(M.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Kt,rt,st.width,st.height);else{let ct=st.width,Ot=st.height;for(let Jt=0;Jt<Kt;Jt++)e.texImage2D(i.TEXTURE_2D,Jt,rt,ct,Ot,0,pt,U,null),ct>>=1,Ot>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),st.parentNode!==ct){ct.appendChild(st),u.add(M),ct.onpaint=Ot=>{let Jt=Ot.changedElements;for(let Rt of u)Jt.includes(Rt.image)&&(Rt.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let Jt=i.RGBA,Rt=i.RGBA,ae=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Jt,Rt,ae,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let ct=qt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Kt,rt,ct.width,ct.height)}for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Vt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,U,it):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,U,it);M.generateMipmaps=!1}else if(gt){if(bt){let ct=qt(st);e.texStorage2D(i.TEXTURE_2D,Kt,rt,ct.width,ct.height)}Vt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,U,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,U,st);S(M)&&M.mipmapsAutoUpdate===!0&&b(ht),xt.__version=yt.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function un(C,M,X){if(M.image.length!==6)return;let ht=le(C,M),ot=M.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let yt=n.get(ot);if(ot.version!==yt.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=ve.getPrimaries(ve.workingColorSpace),nt=M.colorSpace===Ns?null:ve.getPrimaries(M.colorSpace),st=M.colorSpace===Ns||xt===nt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let pt=M.isCompressedTexture||M.image[0].isCompressedTexture,U=M.image[0]&&M.image[0].isDataTexture,rt=[];for(let Rt=0;Rt<6;Rt++)!pt&&!U?rt[Rt]=x(M.image[Rt],!0,s.maxCubemapSize):rt[Rt]=U?M.image[Rt].image:M.image[Rt],rt[Rt]=zt(M,rt[Rt]);let it=rt[0],wt=r.convert(M.format,M.colorSpace),gt=r.convert(M.type),bt=R(M.internalFormat,wt,gt,M.normalized,M.colorSpace),Vt=M.isVideoTexture!==!0,Kt=yt.__version===void 0||ht===!0,ct=ot.dataReady,Ot=T(M,it);ue(i.TEXTURE_CUBE_MAP,M);let Jt;if(M.isDepthTexture){if(bt=v(M.format===Ds,M.type),Kt)if(Vt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,it.width,it.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,it.width,it.height,0,wt,gt,null)}else if(pt){Vt&&Kt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,it.width,it.height);for(let Rt=0;Rt<6;Rt++){Jt=rt[Rt].mipmaps;for(let ae=0;ae<Jt.length;ae++){let Ve=Jt[ae];M.format!==qi?wt!==null?Vt?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Ve.width,Ve.height,wt,Ve.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Ve.width,Ve.height,0,Ve.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Vt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Ve.width,Ve.height,wt,gt,Ve.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Ve.width,Ve.height,0,wt,gt,Ve.data)}}}else{if(Jt=M.mipmaps,Vt&&Kt){Jt.length>0&&Ot++;let Rt=qt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(U){Vt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,rt[Rt].width,rt[Rt].height,wt,gt,rt[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,rt[Rt].width,rt[Rt].height,0,wt,gt,rt[Rt].data);for(let ae=0;ae<Jt.length;ae++){let Wn=Jt[ae].image[Rt].image;Vt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,Wn.width,Wn.height,wt,gt,Wn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,Wn.width,Wn.height,0,wt,gt,Wn.data)}}else{Vt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,rt[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,rt[Rt]);for(let ae=0;ae<Jt.length;ae++){let Ve=Jt[ae];Vt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,wt,gt,Ve.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,wt,gt,Ve.image[Rt])}}}S(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),yt.__version=ot.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function De(C,M,X,ht,ot,yt){let xt=r.convert(X.format,X.colorSpace),nt=r.convert(X.type),st=R(X.internalFormat,xt,nt,X.normalized,X.colorSpace),pt=n.get(M),U=n.get(X);if(U.__renderTarget=M,!pt.__hasExternalTextures){let rt=Math.max(1,M.width>>yt),it=Math.max(1,M.height>>yt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,yt,st,rt,it,M.depth,0,xt,nt,null):e.texImage2D(ot,yt,st,rt,it,0,xt,nt,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,U.__webglTexture,0,oe(M)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,U.__webglTexture,yt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Cn(C,M,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),M.depthBuffer){let ht=M.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,yt=v(M.stencilBuffer,ot),xt=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;St(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),yt,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),yt,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,yt,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,C)}else{let ht=M.textures;for(let ot=0;ot<ht.length;ot++){let yt=ht[ot],xt=r.convert(yt.format,yt.colorSpace),nt=r.convert(yt.type),st=R(yt.internalFormat,xt,nt,yt.normalized,yt.colorSpace);St(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),st,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),st,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,st,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function xe(C,M,X){let ht=M.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(M.depthTexture);ot.__renderTarget=M;let yt=ht?M.depthTexture.image[0]:M.depthTexture.image;(!ot.__webglTexture||yt.width!==M.width||yt.height!==M.height)&&(yt.width=M.width,yt.height=M.height,M.depthTexture.needsUpdate=!0),ht?Mt(M.depthTexture,0):mt(M.depthTexture,0);let xt=ot.__webglTexture,nt=oe(M),st=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=M.depthTexture.format===Ds?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Rs)St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else if(M.depthTexture.format===Ds)St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function bn(C){let M=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ht){let ot=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),M.__depthDisposeCallback=ot}M.__boundDepthTexture=ht}if(C.depthTexture&&!M.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)xe(M.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?xe(M.__webglFramebuffer[0],C,0):xe(M.__webglFramebuffer,C,0);else if(X){M.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[ht]),M.__webglDepthbuffer[ht]===void 0)M.__webglDepthbuffer[ht]=i.createRenderbuffer(),Cn(M.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Cn(M.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function en(C,M,X){let ht=n.get(C);M!==void 0&&De(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&bn(C)}function dn(C){let M=C.texture,X=n.get(C),ht=n.get(M);C.addEventListener("dispose",B),F(C);let ot=C.textures,yt=C.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=M.version,o.memory.textures++),yt){X.__webglFramebuffer=[];for(let nt=0;nt<6;nt++)if(M.mipmaps.length>0){X.__webglFramebuffer[nt]=[];for(let st=0;st<M.mipmaps.length;st++)X.__webglFramebuffer[nt][st]=i.createFramebuffer()}else X.__webglFramebuffer[nt]=i.createFramebuffer()}else{if(M.mipmaps.length>0){X.__webglFramebuffer=[];for(let nt=0;nt<M.mipmaps.length;nt++)X.__webglFramebuffer[nt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let nt=0,st=ot.length;nt<st;nt++){let pt=n.get(ot[nt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&St(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let nt=0;nt<ot.length;nt++){let st=ot[nt];X.__webglColorRenderbuffer[nt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[nt]);let pt=r.convert(st.format,st.colorSpace),U=r.convert(st.type),rt=R(st.internalFormat,pt,U,st.normalized,st.colorSpace,C.isXRRenderTarget===!0),it=oe(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,rt,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+nt,i.RENDERBUFFER,X.__webglColorRenderbuffer[nt])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),Cn(X.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(yt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),ue(i.TEXTURE_CUBE_MAP,M);for(let nt=0;nt<6;nt++)if(M.mipmaps.length>0)for(let st=0;st<M.mipmaps.length;st++)De(X.__webglFramebuffer[nt][st],C,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,st);else De(X.__webglFramebuffer[nt],C,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,0);S(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let nt=0,st=ot.length;nt<st;nt++){let pt=ot[nt],U=n.get(pt),rt=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(rt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,U.__webglTexture),ue(rt,pt),De(X.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+nt,rt,0),S(pt)&&b(rt)}e.unbindTexture()}else{let nt=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(nt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(nt,ht.__webglTexture),ue(nt,M),M.mipmaps.length>0)for(let st=0;st<M.mipmaps.length;st++)De(X.__webglFramebuffer[st],C,M,i.COLOR_ATTACHMENT0,nt,st);else De(X.__webglFramebuffer,C,M,i.COLOR_ATTACHMENT0,nt,0);S(M)?b(nt):M.mipmaps.length>0&&i.texParameteri(nt,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&bn(C)}function O(C){let M=C.textures;for(let X=0,ht=M.length;X<ht;X++){let ot=M[X];if(S(ot)&&ot.mipmapsAutoUpdate===!0){let yt=E(C),xt=n.get(ot).__webglTexture;e.bindTexture(yt,xt),b(yt),e.unbindTexture()}}}let Ct=[];function Zt(C){if(C.samples>0){if(St(C)===!1){let M=C.textures,X=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,yt=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(C),nt=M.length>1;if(nt)for(let pt=0;pt<M.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<M.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),nt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(M[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(yt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),nt)for(let pt=0;pt<M.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(M[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let M=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function oe(C){return Math.min(s.maxSamples,C.samples)}function St(C){let M=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Fe(C){let M=o.render.frame;h.get(C)!==M&&(h.set(C,M),C.update())}function zt(C,M){let X=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==ba&&X!==Ns&&(ve.getTransfer(X)===Te?(ht!==qi||ot!==ri)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):te("WebGLTextures: Unsupported texture color space:",X)),M}function qt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=K,this.getTextureUnits=et,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=vt,this.setTexture3D=Tt,this.setTextureCube=Mt,this.rebindTextures=en,this.setupRenderTarget=dn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Zt,this.setupDepthRenderbuffer=bn,this.setupFrameBufferTexture=De,this.useMultisampledRTT=St,this.dispose=G}function cT(i,t){function e(n,s=Ns){let r,o=ve.getTransfer(s);if(n===ri)return i.UNSIGNED_BYTE;if(n===Nh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Fh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Gf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Vf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===kf)return i.BYTE;if(n===zf)return i.SHORT;if(n===Uo)return i.UNSIGNED_SHORT;if(n===Dh)return i.INT;if(n===Hi)return i.UNSIGNED_INT;if(n===Wi)return i.FLOAT;if(n===Xi)return i.HALF_FLOAT;if(n===Hf)return i.ALPHA;if(n===Wf)return i.RGB;if(n===qi)return i.RGBA;if(n===Rs)return i.DEPTH_COMPONENT;if(n===Ds)return i.DEPTH_STENCIL;if(n===Xf)return i.RED;if(n===Uh)return i.RED_INTEGER;if(n===sr)return i.RG;if(n===Oh)return i.RG_INTEGER;if(n===Bh)return i.RGBA_INTEGER;if(n===Ja||n===Qa||n===tl||n===el)if(o===Te)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Ja)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Qa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===tl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===el)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Ja)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Qa)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===tl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===el)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===kh||n===zh||n===Gh||n===Vh)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===kh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===zh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Gh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Vh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Hh||n===Wh||n===Xh||n===qh||n===Yh||n===nl||n===$h)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Hh||n===Wh)return o===Te?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Xh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===qh)return r.COMPRESSED_R11_EAC;if(n===Yh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===nl)return r.COMPRESSED_RG11_EAC;if(n===$h)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Zh||n===jh||n===Kh||n===Jh||n===Qh||n===tu||n===eu||n===nu||n===iu||n===su||n===ru||n===ou||n===au||n===lu)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Zh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===jh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Kh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Jh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Qh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===tu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===eu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===nu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===iu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===su)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===ru)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===ou)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===au)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===lu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===cu||n===hu||n===uu)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===cu)return o===Te?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===hu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===uu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===du||n===fu||n===il||n===pu)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===du)return r.COMPRESSED_RED_RGTC1_EXT;if(n===fu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===il)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===pu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Nr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var hT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,uT=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,fp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new Fa(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Ci({vertexShader:hT,fragmentShader:uT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Le(new Rr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},pp=class extends Vi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,p=null,g=null,y=typeof XRWebGLBinding<"u",m=new fp,f={},x=e.getContextAttributes(),S=null,b=null,E=[],R=[],v=new Yt,T=null,F=null,I=new Gn;I.viewport=new Ke;let L=new Gn;L.viewport=new Ke;let B=[I,L],z=new Rh,D=null,G=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=E[tt];return mt===void 0&&(mt=new Co,E[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=E[tt];return mt===void 0&&(mt=new Co,E[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=E[tt];return mt===void 0&&(mt=new Co,E[tt]=mt),mt.getHandSpace()};function q(tt){let mt=R.indexOf(tt.inputSource);if(mt===-1)return;let vt=E[mt];vt!==void 0&&(vt.update(tt.inputSource,tt.frame,c||o),vt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function V(){s.removeEventListener("select",q),s.removeEventListener("selectstart",q),s.removeEventListener("selectend",q),s.removeEventListener("squeeze",q),s.removeEventListener("squeezestart",q),s.removeEventListener("squeezeend",q),s.removeEventListener("end",V),s.removeEventListener("inputsourceschange",lt);for(let tt=0;tt<E.length;tt++){let mt=R[tt];mt!==null&&(R[tt]=null,E[tt].disconnect(mt))}D=null,G=null,m.reset();for(let tt in f)delete f[tt];if(t.setRenderTarget(S),p=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(T),t.setSize(v.width,v.height,!1),F!==null){let tt=F.camera;tt.fov=F.fov,tt.zoom=F.zoom,tt.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(S=t.getRenderTarget(),s.addEventListener("select",q),s.addEventListener("selectstart",q),s.addEventListener("selectend",q),s.addEventListener("squeeze",q),s.addEventListener("squeezestart",q),s.addEventListener("squeezeend",q),s.addEventListener("end",V),s.addEventListener("inputsourceschange",lt),x.xrCompatible!==!0&&await e.makeXRCompatible(),T=t.getPixelRatio(),t.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let vt=null,Tt=null,Mt=null;x.depth&&(Mt=x.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,vt=x.stencil?Ds:Rs,Tt=x.stencil?Nr:Hi);let Ht={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Ht),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new xi(d.textureWidth,d.textureHeight,{format:qi,type:ri,depthTexture:new Ps(d.textureWidth,d.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,vt),stencilBuffer:x.stencil,colorSpace:t.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let vt={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,vt),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new xi(p.framebufferWidth,p.framebufferHeight,{format:qi,type:ri,colorSpace:t.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function lt(tt){for(let mt=0;mt<tt.removed.length;mt++){let vt=tt.removed[mt],Tt=R.indexOf(vt);Tt>=0&&(R[Tt]=null,E[Tt].disconnect(vt))}for(let mt=0;mt<tt.added.length;mt++){let vt=tt.added[mt],Tt=R.indexOf(vt);if(Tt===-1){for(let Ht=0;Ht<E.length;Ht++)if(Ht>=R.length){R.push(vt),Tt=Ht;break}else if(R[Ht]===null){R[Ht]=vt,Tt=Ht;break}if(Tt===-1)break}let Mt=E[Tt];Mt&&Mt.connect(vt)}}function $(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,vt=tt.far;m.texture!==null&&(m.depthNear>0&&(mt=m.depthNear),m.depthFar>0&&(vt=m.depthFar)),z.near=L.near=I.near=mt,z.far=L.far=I.far=vt,(D!==z.near||G!==z.far)&&(s.updateRenderState({depthNear:z.near,depthFar:z.far}),D=z.near,G=z.far),z.layers.mask=tt.layers.mask|6,I.layers.mask=z.layers.mask&-5,L.layers.mask=z.layers.mask&-3;let Tt=tt.parent,Mt=z.cameras;$(z,Tt);for(let Ht=0;Ht<Mt.length;Ht++)$(Mt[Ht],Tt);z.projectionMatrix.copy(I.projectionMatrix),z.projectionMatrixInverse.copy(I.projectionMatrixInverse),F===null&&tt.isPerspectiveCamera&&(F={camera:tt,fov:tt.fov,zoom:tt.zoom}),K(tt,z,Tt)};function K(tt,mt,vt){vt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(vt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=To*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return z},this.getFoveation=function(){if(!(d===null&&p===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=tt)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(z)},this.getCameraTexture=function(tt){return f[tt]};let et=null;function dt(tt,mt){if(h=mt.getViewerPose(c||o),g=mt,h!==null){let vt=h.views;p!==null&&(t.setRenderTargetFramebuffer(b,p.framebuffer),t.setRenderTarget(b));let Tt=!1;vt.length!==z.cameras.length&&(z.cameras.length=0,Tt=!0);for(let Gt=0;Gt<vt.length;Gt++){let ue=vt[Gt],le=null;if(p!==null)le=p.getViewport(ue);else{let Ze=u.getViewSubImage(d,ue);le=Ze.viewport,Gt===0&&(t.setRenderTargetTextures(b,Ze.colorTexture,Ze.depthStencilTexture),t.setRenderTarget(b))}let ne=B[Gt];ne===void 0&&(ne=new Gn,ne.layers.enable(Gt),ne.viewport=new Ke,B[Gt]=ne),ne.matrix.fromArray(ue.transform.matrix),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.projectionMatrix.fromArray(ue.projectionMatrix),ne.projectionMatrixInverse.copy(ne.projectionMatrix).invert(),ne.viewport.set(le.x,le.y,le.width,le.height),Gt===0&&(z.matrix.copy(ne.matrix),z.matrix.decompose(z.position,z.quaternion,z.scale)),Tt===!0&&z.cameras.push(ne)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Gt=u.getDepthInformation(vt[0]);Gt&&Gt.isValid&&Gt.texture&&m.init(Gt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Gt=0;Gt<vt.length;Gt++){let ue=vt[Gt].camera;if(ue){let le=f[ue];le||(le=new Fa,f[ue]=le);let ne=u.getCameraImage(ue);le.sourceTexture=ne}}}}for(let vt=0;vt<E.length;vt++){let Tt=R[vt],Mt=E[vt];Tt!==null&&Mt!==void 0&&Mt.update(Tt,mt,c||o)}et&&et(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new ev;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){et=tt},this.dispose=function(){}}},dT=new Be,uv=new ee;uv.set(-1,0,0,0,1,0,0,0,1);function fT(i,t){function e(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function n(m,f){f.color.getRGB(m.fogColor.value,ep(i)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,x,S,b){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?r(m,f):f.isMeshLambertMaterial?(r(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(r(m,f),u(m,f)):f.isMeshPhongMaterial?(r(m,f),h(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,b)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),y(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?l(m,f,x,S):f.isSpriteMaterial?c(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,e(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===ei&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,e(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===ei&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,e(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,e(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,e(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);let x=t.get(f),S=x.envMap,b=x.envMapRotation;S&&(m.envMap.value=S,m.envMapRotation.value.setFromMatrix4(dT.makeRotationFromEuler(b)).transpose(),S.isCubeTexture&&S.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(uv),m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,e(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,e(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function l(m,f,x,S){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*x,m.scale.value=S*.5,f.map&&(m.map.value=f.map,e(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function c(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function h(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function u(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,e(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,e(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,x){m.ior.value=f.ior,f.diffuseRoughness>0&&(m.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=f.diffuseRoughnessMap,e(f.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,e(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,e(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,e(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,e(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,e(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===ei&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.retroreflectivity>0&&(m.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,e(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,e(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=x.texture,m.transmissionSamplerSize.value.set(x.width,x.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,e(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,e(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,e(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,e(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,e(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function y(m,f){let x=t.get(f).light;m.referencePosition.value.setFromMatrixPosition(x.matrixWorld),m.nearDistance.value=x.shadow.camera.near,m.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function pT(i,t,e,n){let s={},r={};function o(x,S){let b=S.program;n.uniformBlockBinding(x,b,s[x.id])}function a(x,S){let b=s[x.id];b===void 0&&(g(x),b=l(x),s[x.id]=b,x.addEventListener("dispose",m));let E=S.program;n.updateUBOMapping(x,E);let R=t.render.frame;r[x.id]!==R&&(c(x),r[x.id]=R)}function l(x){let S=i.createBuffer(),b=x.__size,E=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,S),i.bufferData(i.UNIFORM_BUFFER,b,E),i.bindBuffer(i.UNIFORM_BUFFER,null),S}function c(x){let S=s[x.id],b=x.uniforms,E=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,S);for(let R=0,v=b.length;R<v;R++){let T=b[R];if(Array.isArray(T))for(let F=0,I=T.length;F<I;F++)h(T[F],R,F,E);else h(T,R,0,E)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,S,b,E){if(d(x,S,b,E)===!0){let R=x.__offset,v=x.value;if(Array.isArray(v)){let T=0;for(let F=0;F<v.length;F++){let I=v[F],L=y(I,!0);u(I,x.__data,T),T+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,R,x.__data)}}function u(x,S,b){typeof x=="number"||typeof x=="boolean"?S[b]=x:x.isMatrix3?(S[b]=x.elements[0],S[b+1]=x.elements[1],S[b+2]=x.elements[2],S[b+3]=0,S[b+4]=x.elements[3],S[b+5]=x.elements[4],S[b+6]=x.elements[5],S[b+7]=0,S[b+8]=x.elements[6],S[b+9]=x.elements[7],S[b+10]=x.elements[8],S[b+11]=0):ArrayBuffer.isView(x)?S.set(x.subarray(0,S.length-b),b):x.toArray(S,b)}function d(x,S,b,E){let R=x.value,v=S+"_"+b;if(Array.isArray(R)){E[v]===void 0&&(E[v]=[]);let T=E[v],F=!1;for(let I=0;I<R.length;I++)p(R[I],T,I)===!0&&(F=!0);return F}return p(R,E,v)}function p(x,S,b){if(S[b]===void 0)return typeof x=="number"||typeof x=="boolean"?S[b]=x:ArrayBuffer.isView(x)?S[b]=x.slice():S[b]=x.clone(),!0;{let E=S[b];if(typeof x=="number"||typeof x=="boolean"){if(E!==x)return S[b]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(E.equals(x)===!1)return E.copy(x),!0}}return!1}function g(x){let S=x.uniforms,b=0,E=16;for(let v=0,T=S.length;v<T;v++){let F=Array.isArray(S[v])?S[v]:[S[v]];for(let I=0,L=F.length;I<L;I++){let B=F[I],z=Array.isArray(B.value)?B.value:[B.value],D=Array.isArray(S[v])||Array.isArray(B.value),G=b;for(let V=0,lt=z.length;V<lt;V++){let $=z[V],K=y($,D),et=b%E,dt=et%K.boundary,ut=et+dt;b+=dt,ut!==0&&E-ut<K.storage&&(b+=E-ut),V===0&&(G=b),b+=K.storage}let q=B.type==="int"?Int32Array:B.type==="uint"?Uint32Array:Float32Array;B.__data=new q((b-G)/Float32Array.BYTES_PER_ELEMENT),B.__offset=G}}let R=b%E;return R>0&&(b+=E-R),x.__size=b,x.__cache={},this}function y(x,S){let b={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(b.boundary=4,b.storage=4):x.isVector2?(b.boundary=8,b.storage=8):x.isVector3||x.isColor?(b.boundary=16,b.storage=12):x.isVector4?(b.boundary=16,b.storage=16):x.isMatrix3?(b.boundary=16,b.storage=48):x.isMatrix4?(b.boundary=16,b.storage=64):x.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(b.boundary=16,b.storage=x.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",x),S===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(x){let S=x.target;S.removeEventListener("dispose",m),i.deleteBuffer(s[S.id]),delete s[S.id],delete r[S.id]}function f(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:f}}var mT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),hs=null;function gT(){return hs===null&&(hs=new ch(mT,16,16,sr,Xi),hs.name="DFG_LUT",hs.minFilter=Qn,hs.magFilter=Qn,hs.wrapS=rs,hs.wrapT=rs,hs.generateMipmaps=!1,hs.needsUpdate=!0),hs}var bu=class{constructor(t={}){let{canvas:e=Ey(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:p=ri}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=p,m=new Set([Bh,Oh,Uh]),f=new Set([ri,Hi,Uo,Nr,Nh,Fh]),x=new Uint32Array(4),S=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},E=null,R=null,v=[],T=[],F=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=cs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,B=null,z=null,D=null,G=null;this._outputColorSpace=Jn;let q=0,V=0,lt=null,$=-1,K=null,et=new Ke,dt=new Ke,ut=null,tt=new se(0),mt=0,vt=e.width,Tt=e.height,Mt=1,Ht=null,re=null,Gt=new Ke(0,0,vt,Tt),ue=new Ke(0,0,vt,Tt),le=!1,ne=new Ks,Ze=new hh,ke=!1,un=!1,De=new Be,Cn=new W,xe=new Ke,bn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},en=!1;function dn(){return lt===null?Mt:1}let O=n;function Ct(A,k){return e.getContext(A,k)}let Zt,oe,St,Fe,zt,qt,C,M,X,ht,ot,yt,xt,nt,st,pt,U,rt,it,wt,gt,bt,Vt;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ot,!1),e.addEventListener("webglcontextrestored",Jt,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),O===null){let k="webgl2";if(O=Ct(k,A),O===null)throw Ct(k)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Kt()}catch(A){throw e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),te("WebGLRenderer: "+A.message),A}function Kt(){Zt=new TA(O),Zt.init(),gt=new cT(O,Zt),oe=new gA(O,Zt,t,gt),St=new aT(O,Zt),oe.reversedDepthBuffer&&d&&St.buffers.depth.setReversed(!0),z=O.createFramebuffer(),D=O.createFramebuffer(),G=O.createFramebuffer(),Fe=new PA(O),zt=new YE,qt=new lT(O,Zt,St,zt,oe,gt,Fe),C=new EA(I),M=new LS(O),bt=new pA(O,M),X=new RA(O,M,Fe,bt),ht=new LA(O,X,M,bt,Fe),rt=new IA(O,oe,qt),st=new yA(zt),ot=new qE(I,C,Zt,oe,bt,st),yt=new fT(I,zt),xt=new ZE,nt=new eT(Zt),U=new fA(I,C,St,ht,g,l),pt=new oT(I,ht,oe),Vt=new pT(O,Fe,oe,St),it=new mA(O,Zt,Fe),wt=new CA(O,Zt,Fe),Fe.programs=ot.programs,I.capabilities=oe,I.extensions=Zt,I.properties=zt,I.renderLists=xt,I.shadowMap=pt,I.state=St,I.info=Fe}y!==ri&&(F=new NA(y,e.width,e.height,a,s,r));let ct=new pp(I,O);this.xr=ct,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){let A=Zt.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Zt.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(A){A!==void 0&&(Mt=A,this.setSize(vt,Tt,!1))},this.getSize=function(A){return A.set(vt,Tt)},this.setSize=function(A,k,J=!0){if(ct.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}vt=A,Tt=k,e.width=Math.floor(A*Mt),e.height=Math.floor(k*Mt),J===!0&&(e.style.width=A+"px",e.style.height=k+"px"),F!==null&&F.setSize(e.width,e.height),this.setViewport(0,0,A,k)},this.getDrawingBufferSize=function(A){return A.set(vt*Mt,Tt*Mt).floor()},this.setDrawingBufferSize=function(A,k,J){vt=A,Tt=k,Mt=J,e.width=Math.floor(A*J),e.height=Math.floor(k*J),this.setViewport(0,0,A,k)},this.setEffects=function(A){if(y===ri){te("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let k=0;k<A.length;k++)if(A[k].isOutputPass===!0){$t("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(et)},this.getViewport=function(A){return A.copy(Gt)},this.setViewport=function(A,k,J,Y){A.isVector4?Gt.set(A.x,A.y,A.z,A.w):Gt.set(A,k,J,Y),St.viewport(et.copy(Gt).multiplyScalar(dn()).round())},this.getScissor=function(A){return A.copy(ue)},this.setScissor=function(A,k,J,Y){A.isVector4?ue.set(A.x,A.y,A.z,A.w):ue.set(A,k,J,Y),St.scissor(dt.copy(ue).multiplyScalar(dn()).round())},this.getScissorTest=function(){return le},this.setScissorTest=function(A){St.setScissorTest(le=A)},this.setOpaqueSort=function(A){Ht=A},this.setTransparentSort=function(A){re=A},this.getClearColor=function(A){return A.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(A=!0,k=!0,J=!0){let Y=0;if(A){let Z=!1;if(lt!==null){let At=lt.texture.format;Z=m.has(At)}if(Z){let At=lt.texture.type,Pt=f.has(At),Et=U.getClearColor(),It=U.getClearAlpha(),kt=Et.r,Qt=Et.g,de=Et.b;Pt?(x[0]=kt,x[1]=Qt,x[2]=de,x[3]=It,O.clearBufferuiv(O.COLOR,0,x)):(S[0]=kt,S[1]=Qt,S[2]=de,S[3]=It,O.clearBufferiv(O.COLOR,0,S))}else Y|=O.COLOR_BUFFER_BIT}k&&(Y|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),J&&(Y|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&O.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),B=A},this.dispose=function(){e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),U.dispose(),xt.dispose(),nt.dispose(),qt.dispose(),zt.dispose(),C.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Vt.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",yl),ct.removeEventListener("sessionend",$i),fs.stop()};function Ot(A){A.preventDefault(),wa("WebGLRenderer: Context Lost."),L=!0}function Jt(){wa("WebGLRenderer: Context Restored."),L=!1;let A=Fe.autoReset,k=pt.enabled,J=pt.autoUpdate,Y=pt.needsUpdate,Z=pt.type;Kt(),Fe.autoReset=A,pt.enabled=k,pt.autoUpdate=J,pt.needsUpdate=Y,pt.type=Z}function Rt(A){te("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ae(A){let k=A.target;k.removeEventListener("dispose",ae),Ve(k)}function Ve(A){Wn(A),zt.remove(A)}function Wn(A){let k=zt.get(A).programs;k!==void 0&&(k.forEach(function(J){ot.releaseProgram(J)}),A.isShaderMaterial&&ot.releaseShaderCache(A))}this.renderBufferDirect=function(A,k,J,Y,Z,At){k===null&&(k=bn);let Pt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Et=qo(A,k,J,Y,Z);St.setMaterial(Y,Pt);let It=J.index,kt=1;if(Y.wireframe===!0){if(It=X.getWireframeAttribute(J),It===void 0)return;kt=2}let Qt=J.drawRange,de=J.attributes.position,Bt=Qt.start*kt,fe=(Qt.start+Qt.count)*kt;At!==null&&(Bt=Math.max(Bt,At.start*kt),fe=Math.min(fe,(At.start+At.count)*kt)),It!==null?(Bt=Math.max(Bt,0),fe=Math.min(fe,It.count)):de!=null&&(Bt=Math.max(Bt,0),fe=Math.min(fe,de.count));let Je=fe-Bt;if(Je<0||Je===1/0)return;bt.setup(Z,Y,Et,J,It);let Ce,Pe=it;if(It!==null&&(Ce=M.get(It),Pe=wt,Pe.setIndex(Ce)),Z.isMesh)Y.wireframe===!0?(St.setLineWidth(Y.wireframeLinewidth*dn()),Pe.setMode(O.LINES)):Pe.setMode(O.TRIANGLES);else if(Z.isLine){let Mn=Y.linewidth;Mn===void 0&&(Mn=1),St.setLineWidth(Mn*dn()),Z.isLineSegments?Pe.setMode(O.LINES):Z.isLineLoop?Pe.setMode(O.LINE_LOOP):Pe.setMode(O.LINE_STRIP)}else Z.isPoints?Pe.setMode(O.POINTS):Z.isSprite&&Pe.setMode(O.TRIANGLES);if(Z.isBatchedMesh)if(Zt.get("WEBGL_multi_draw"))Pe.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Mn=Z._multiDrawStarts,Ft=Z._multiDrawCounts,fn=Z._multiDrawCount,ge=It?M.get(It).bytesPerElement:1,ms=zt.get(Y).currentProgram.getUniforms();for(let pn=0;pn<fn;pn++)ms.setValue(O,"_gl_DrawID",pn),Pe.render(Mn[pn]/ge,Ft[pn])}else if(Z.isInstancedMesh)Pe.renderInstances(Bt,Je,Z.count);else if(J.isInstancedBufferGeometry){let Mn=J._maxInstanceCount!==void 0?J._maxInstanceCount:1/0,Ft=Math.min(J.instanceCount,Mn);Pe.renderInstances(Bt,Je,Ft)}else Pe.render(Bt,Je)};function Ho(A,k,J,Y){B!==null&&A.isNodeMaterial&&B.setObject(Y,A),ke===!0&&st.setState(A,J,!1),A.transparent===!0&&A.side===Pi&&A.forceSinglePass===!1?(A.side=ei,A.needsUpdate=!0,Zi(A,k,Y),A.side=ir,A.needsUpdate=!0,Zi(A,k,Y),A.side=Pi):Zi(A,k,Y)}this.compile=function(A,k,J=null){J===null&&(J=A),B!==null&&B.renderStart(A,k,J),R=nt.get(J),R.init(k),T.push(R),J.traverseVisible(function(Z){Z.isLight&&Z.layers.test(k.layers)&&(R.pushLight(Z),Z.castShadow&&R.pushShadow(Z))}),A!==J&&A.traverseVisible(function(Z){Z.isLight&&Z.layers.test(k.layers)&&(R.pushLight(Z),Z.castShadow&&R.pushShadow(Z))}),R.setupLights(),B!==null&&B.updateLights(R.state.lightsArray),un=this.localClippingEnabled,ke=st.init(this.clippingPlanes,un),ke===!0&&st.setGlobalState(this.clippingPlanes,k),B!==null&&pt.render(R.state.shadowsArray,J,k);let Y=new Set;return A.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let At=Z.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];Ho(Et,J,k,Z),Y.add(Et)}else Ho(At,J,k,Z),Y.add(At)}),R=T.pop(),B!==null&&B.renderEnd(),Y},this.compileAsync=function(A,k,J=null){let Y=this.compile(A,k,J);return new Promise(Z=>{function At(){if(Y.forEach(function(Pt){let It=zt.get(Pt).currentProgram;(It===void 0||It.isReady())&&Y.delete(Pt)}),Y.size===0){Z(A);return}setTimeout(At,10)}Zt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let kr=null;function Bu(A){kr&&kr(A)}function yl(){fs.stop()}function $i(){fs.start()}let fs=new ev;fs.setAnimationLoop(Bu),typeof self<"u"&&fs.setContext(self),this.setAnimationLoop=function(A){kr=A,ct.setAnimationLoop(A),A===null?fs.stop():fs.start()},ct.addEventListener("sessionstart",yl),ct.addEventListener("sessionend",$i),this.render=function(A,k){if(k!==void 0&&k.isCamera!==!0){te("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;B!==null&&B.renderStart(A,k);let J=ct.enabled===!0&&ct.isPresenting===!0,Y=F!==null&&(lt===null||J)&&F.begin(I,lt);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),k.parent===null&&k.matrixWorldAutoUpdate===!0&&k.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(k),k=ct.getCamera()),A.isScene===!0&&A.onBeforeRender(I,A,k,lt),R=nt.get(A,T.length),R.init(k),R.state.textureUnits=qt.getTextureUnits(),T.push(R),De.multiplyMatrices(k.projectionMatrix,k.matrixWorldInverse),k.isArrayCamera?Ze.setFromArrayCamera(k):ne.setFromProjectionMatrix(De,Ri,k.reversedDepth),un=this.localClippingEnabled,ke=st.init(this.clippingPlanes,un),E=xt.get(A,v.length),E.init(),v.push(E),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&ps(Pt,k,-1/0,I.sortObjects)}ps(A,k,0,I.sortObjects),E.finish(),B!==null&&B.updateLights(R.state.lightsArray),I.sortObjects===!0&&E.sort(Ht,re),en=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,en&&U.addToRenderList(E,A),this.info.autoReset===!0&&this.info.reset(),ke===!0&&st.beginShadows();let Z=R.state.shadowsArray;if(pt.render(Z,A,k),ke===!0&&st.endShadows(),(Y&&F.hasRenderPass())===!1){let Pt=E.opaque,Et=E.transmissive;if(R.setupLights(),k.isArrayCamera){let It=k.cameras;if(Et.length>0)for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];Li(Pt,Et,A,de)}en&&U.render(A);for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];Wo(E,A,de,de.viewport)}}else Et.length>0&&Li(Pt,Et,A,k),en&&U.render(A),Wo(E,A,k)}lt!==null&&V===0&&(qt.updateMultisampleRenderTarget(lt),qt.updateRenderTargetMipmap(lt)),Y&&F.end(I),A.isScene===!0&&A.onAfterRender(I,A,k),bt.resetDefaultState(),$=-1,K=null,T.pop(),T.length>0?(R=T[T.length-1],qt.setTextureUnits(R.state.textureUnits),ke===!0&&st.setGlobalState(I.clippingPlanes,R.state.camera)):R=null,v.pop(),v.length>0?E=v[v.length-1]:E=null,B!==null&&B.renderEnd()};function ps(A,k,J,Y){if(A.visible===!1)return;if(A.layers.test(k.layers)){if(A.isGroup)J=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(k);else if(A.isLight)R.pushLight(A),A.castShadow&&R.pushShadow(A);else if(A.isSprite){let Pt=k.isArrayCamera?Ze:ne;if(!A.frustumCulled||A.intersectsFrustum(Pt)){Y&&xe.setFromMatrixPosition(A.matrixWorld).applyMatrix4(De);let Et=ht.update(A),It=A.material;It.visible&&E.push(A,Et,It,J,xe.z,null,k)}}else if(A.isMesh||A.isLine||A.isPoints){let Pt=k.isArrayCamera?Ze:ne;if(!A.frustumCulled||A.intersectsFrustum(Pt)){let Et=ht.update(A),It=A.material;if(Y&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),xe.copy(A.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),xe.copy(Et.boundingSphere.center)),xe.applyMatrix4(A.matrixWorld).applyMatrix4(De)),Array.isArray(It)){let kt=Et.groups;for(let Qt=0,de=kt.length;Qt<de;Qt++){let Bt=kt[Qt],fe=It[Bt.materialIndex];fe&&fe.visible&&E.push(A,Et,fe,J,xe.z,Bt,k)}}else It.visible&&E.push(A,Et,It,J,xe.z,null,k)}}}let At=A.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)ps(At[Pt],k,J,Y)}function Wo(A,k,J,Y){let{opaque:Z,transmissive:At,transparent:Pt}=A;R.setupLightsView(J),ke===!0&&st.setGlobalState(I.clippingPlanes,J),Y&&St.viewport(et.copy(Y)),Z.length>0&&nn(Z,k,J),At.length>0&&nn(At,k,J),Pt.length>0&&nn(Pt,k,J),St.buffers.depth.setTest(!0),St.buffers.depth.setMask(!0),St.buffers.color.setMask(!0),St.setPolygonOffset(!1)}function Li(A,k,J,Y){if((J.isScene===!0?J.overrideMaterial:null)!==null)return;if(R.state.transmissionRenderTarget[Y.id]===void 0){let Bt=Zt.has("EXT_color_buffer_half_float")||Zt.has("EXT_color_buffer_float");R.state.transmissionRenderTarget[Y.id]=new xi(1,1,{generateMipmaps:!0,type:Bt?Xi:ri,minFilter:Ls,samples:Math.max(4,oe.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:ve.workingColorSpace})}let At=R.state.transmissionRenderTarget[Y.id],Pt=Y.viewport||et;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),kt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),en&&U.render(J);let Qt=I.toneMapping;I.toneMapping=cs;let de=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),R.setupLightsView(Y),ke===!0&&st.setGlobalState(I.clippingPlanes,Y),nn(A,J,Y),qt.updateMultisampleRenderTarget(At),qt.updateRenderTargetMipmap(At),Zt.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let fe=0,Je=k.length;fe<Je;fe++){let Ce=k[fe],{object:Pe,geometry:Mn,material:Ft,group:fn}=Ce;if(Ft.side===Pi&&Pe.layers.test(Y.layers)){let ge=Ft.side;Ft.side=ei,Ft.needsUpdate=!0,an(Pe,J,Y,Mn,Ft,fn),Ft.side=ge,Ft.needsUpdate=!0,Bt=!0}}Bt===!0&&(qt.updateMultisampleRenderTarget(At),qt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,kt),I.setClearColor(tt,mt),de!==void 0&&(Y.viewport=de),I.toneMapping=Qt}function nn(A,k,J){let Y=k.isScene===!0?k.overrideMaterial:null;for(let Z=0,At=A.length;Z<At;Z++){let Pt=A[Z],{object:Et,geometry:It,group:kt}=Pt,Qt=Pt.material;Qt.allowOverride===!0&&Y!==null&&(Qt=Y),Et.layers.test(J.layers)&&an(Et,k,J,It,Qt,kt)}}function an(A,k,J,Y,Z,At){B!==null&&Z.isNodeMaterial&&B.setObject(A,Z),A.onBeforeRender(I,k,J,Y,Z,At),A.modelViewMatrix.multiplyMatrices(J.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),Z.onBeforeRender(I,k,J,Y,A,At),Z.transparent===!0&&Z.side===Pi&&Z.forceSinglePass===!1?(Z.side=ei,Z.needsUpdate=!0,I.renderBufferDirect(J,k,Y,Z,A,At),Z.side=ir,Z.needsUpdate=!0,I.renderBufferDirect(J,k,Y,Z,A,At),Z.side=Pi):I.renderBufferDirect(J,k,Y,Z,A,At),A.onAfterRender(I,k,J,Y,Z,At)}function ln(A){let k=0;for(let J of A)J.texture!==null&&k++;return k}function Zi(A,k,J){k.isScene!==!0&&(k=bn);let Y=zt.get(A),Z=R.state.lights,At=R.state.shadowsArray,Pt=Z.state.version,Et=ot.getParameters(A,Z.state,At,k,J,R.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),kt=Y.programs;Y.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?k.environment:null,Y.fog=k.fog;let Qt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;Y.envMap=C.get(A.envMap||Y.environment,Qt),Y.envMapRotation=Y.environment!==null&&A.envMap===null?k.environmentRotation:A.envMapRotation,kt===void 0&&(A.addEventListener("dispose",ae),kt=new Map,Y.programs=kt,Y.programVariants=new Map);let de=kt.get(It);if(de!==void 0){if(Y.currentProgram===de&&Y.lightsStateVersion===Pt)return Xo(A,Et),de}else Et.uniforms=ot.getUniforms(A),B!==null&&A.isNodeMaterial&&B.build(A,J,Et),A.onBeforeCompile(Et,I),de=ot.acquireProgram(Et,It),kt.set(It,de),Y.uniforms=Et.uniforms;let Bt=Y.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Bt.clippingPlanes=st.uniform),Xo(A,Et),Y.needsLights=Us(A),Y.lightsStateVersion=Pt,Y.needsLights&&(Bt.ambientLightColor.value=Z.state.ambient,Bt.lightProbe.value=Z.state.probe,Bt.sunLights.value=Z.state.sun,Bt.sunLightShadows.value=Z.state.sunShadow,Bt.directionalLights.value=Z.state.directional,Bt.directionalLightShadows.value=Z.state.directionalShadow,Bt.spotLights.value=Z.state.spot,Bt.spotLightShadows.value=Z.state.spotShadow,Bt.rectAreaLights.value=Z.state.rectArea,Bt.ltc_1.value=Z.state.rectAreaLTC1,Bt.ltc_2.value=Z.state.rectAreaLTC2,Bt.pointLights.value=Z.state.point,Bt.pointLightShadows.value=Z.state.pointShadow,Bt.hemisphereLights.value=Z.state.hemi,Bt.sunShadowMatrix.value=Z.state.sunShadowMatrix,Bt.sunShadowCascade.value=Z.state.sunShadowCascade,Bt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Bt.spotLightMatrix.value=Z.state.spotLightMatrix,Bt.spotLightMap.value=Z.state.spotLightMap,Bt.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=ln(R.state.lightProbeGridArray),Y.currentProgram=de,Y.uniformsList=null,de}function ci(A,k,J,Y,Z){let At=zt.get(A),Pt=At.currentProgram.id+","+Y+","+Z,Et=At.programVariants.get(Pt);return Et===void 0?(Et=Zi(A,k,J),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=Y,At.toneMapping=Z),Et}function Fs(A){if(A.uniformsList===null){let k=A.currentProgram.getUniforms();A.uniformsList=Oo.seqWithValue(k.seq,A.uniforms)}return A.uniformsList}function Xo(A,k){let J=zt.get(A);J.outputColorSpace=k.outputColorSpace,J.batching=k.batching,J.batchingColor=k.batchingColor,J.instancing=k.instancing,J.instancingColor=k.instancingColor,J.instancingMorph=k.instancingMorph,J.skinning=k.skinning,J.morphTargets=k.morphTargets,J.morphNormals=k.morphNormals,J.morphColors=k.morphColors,J.morphTargetsCount=k.morphTargetsCount,J.numClippingPlanes=k.numClippingPlanes,J.numIntersection=k.numClipIntersection,J.vertexAlphas=k.vertexAlphas,J.vertexTangents=k.vertexTangents,J.toneMapping=k.toneMapping}function qo(A,k,J,Y,Z){k.isScene!==!0&&(k=bn),qt.resetTextureUnits();let At=k.fog,Pt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?k.environment:null,Et=lt===null?I.outputColorSpace:lt.isXRRenderTarget===!0?lt.texture.colorSpace:ve.workingColorSpace,It=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,kt=C.get(Y.envMap||Pt,It),Qt=Y.vertexColors===!0&&!!J.attributes.color&&J.attributes.color.itemSize===4,de=!!J.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Bt=!!J.morphAttributes.position,fe=!!J.morphAttributes.normal,Je=!!J.morphAttributes.color,Ce=cs;Y.toneMapped&&(lt===null||lt.isXRRenderTarget===!0)&&(Ce=I.toneMapping);let Pe=J.morphAttributes.position||J.morphAttributes.normal||J.morphAttributes.color,Mn=Pe!==void 0?Pe.length:0,Ft=zt.get(Y),fn=R.state.lights;if(ke===!0&&(un===!0||A!==K)){let Ie=A===K&&Y.id===$;st.setState(Y,A,Ie)}let ge=!1,ms=!1;Y.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==fn.state.version||Z.isBatchedMesh&&Ft.batching===!1||!Z.isBatchedMesh&&Ft.batching===!0||Z.isBatchedMesh&&Ft.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ft.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ft.instancing===!1||!Z.isInstancedMesh&&Ft.instancing===!0||Z.isSkinnedMesh&&Ft.skinning===!1||!Z.isSkinnedMesh&&Ft.skinning===!0||Z.isInstancedMesh&&Ft.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ft.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ft.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ft.instancingMorph===!1&&Z.morphTexture!==null||Ft.envMap!==kt||Y.fog===!0&&Ft.fog!==At||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==st.numPlanes||Ft.numIntersection!==st.numIntersection)||Ft.vertexAlphas!==Qt||Ft.vertexTangents!==de||Ft.morphTargets!==Bt||Ft.morphNormals!==fe||Ft.morphColors!==Je||Ft.morphTargetsCount!==Mn||Ft.numLightProbeGrids!==ln(R.state.lightProbeGridArray)?ge=!0:(Ft.outputColorSpace!==Et||Ft.toneMapping!==Ce)&&(ms=!0):(ge=!0,Ft.__version=Y.version);let pn=Ft.currentProgram;(ge===!0||ms===!0)&&(pn=ms===!0?ci(Y,k,Z,Et,Ce):Zi(Y,k,Z),B&&Y.isNodeMaterial&&B.onUpdateProgram(Y,pn,Ft));let Vr=!1,ji=!1,gs=!1,ce=pn.getUniforms(),sn=Ft.uniforms;if(St.useProgram(pn.program)&&(Vr=!0,ji=!0,gs=!0),Y.id!==$&&($=Y.id,ji=!0),Vr||K!==A){St.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),ce.setValue(O,"projectionMatrix",A.projectionMatrix),ce.setValue(O,"viewMatrix",A.matrixWorldInverse);let mn=ce.map.cameraPosition;mn!==void 0&&mn.setValue(O,Cn.setFromMatrixPosition(A.matrixWorld)),oe.logarithmicDepthBuffer&&ce.setValue(O,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ce.setValue(O,"isOrthographic",A.isOrthographicCamera===!0),K!==A&&(K=A,ji=!0,gs=!0)}if(Ft.needsLights&&(fn.state.sunShadowMap.length>0&&ce.setValue(O,"sunShadowMap",fn.state.sunShadowMap,qt),fn.state.directionalShadowMap.length>0&&ce.setValue(O,"directionalShadowMap",fn.state.directionalShadowMap,qt),fn.state.spotShadowMap.length>0&&ce.setValue(O,"spotShadowMap",fn.state.spotShadowMap,qt),fn.state.pointShadowMap.length>0&&ce.setValue(O,"pointShadowMap",fn.state.pointShadowMap,qt)),Z.isSkinnedMesh){ce.setOptional(O,Z,"bindMatrix"),ce.setOptional(O,Z,"bindMatrixInverse");let Ie=Z.skeleton;Ie&&(Ie.boneTexture===null&&Ie.computeBoneTexture(),ce.setValue(O,"boneTexture",Ie.boneTexture,qt))}Z.isBatchedMesh&&(ce.setOptional(O,Z,"batchingTexture"),ce.setValue(O,"batchingTexture",Z._matricesTexture,qt),ce.setOptional(O,Z,"batchingIdTexture"),ce.setValue(O,"batchingIdTexture",Z._indirectTexture,qt),ce.setOptional(O,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ce.setValue(O,"batchingColorTexture",Z._colorsTexture,qt));let Xn=J.morphAttributes;if((Xn.position!==void 0||Xn.normal!==void 0||Xn.color!==void 0)&&rt.update(Z,J,pn),(ji||Ft.receiveShadow!==Z.receiveShadow)&&(Ft.receiveShadow=Z.receiveShadow,ce.setValue(O,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&k.environment!==null&&(sn.envMapIntensity.value=k.environmentIntensity),sn.dfgLUT!==void 0&&(sn.dfgLUT.value=gT()),ji){if(ce.setValue(O,"toneMappingExposure",I.toneMappingExposure),Ft.needsLights&&zr(sn,gs),At&&Y.fog===!0&&yt.refreshFogUniforms(sn,At),yt.refreshMaterialUniforms(sn,Y,Mt,Tt,R.state.transmissionRenderTarget[A.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Ie=b,mn=0;for(let Bn of R.state.lightProbeGridArray)Bn.texture!==null&&(Ie.textures[mn]=Bn.texture,Ie.min[mn]=Bn.boundingBox.min,Ie.max[mn]=Bn.boundingBox.max,Ie.resolution[mn]=Bn.resolution,mn++);for(let Bn in Ie)Ie[Bn].length=mn;sn.probesSH.value=Ie.textures,sn.probesMin.value=Ie.min,sn.probesMax.value=Ie.max,sn.probesResolution.value=Ie.resolution}Oo.upload(O,Fs(Ft),sn,qt)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Oo.upload(O,Fs(Ft),sn,qt),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ce.setValue(O,"center",Z.center),ce.setValue(O,"modelViewMatrix",Z.modelViewMatrix),ce.setValue(O,"normalMatrix",Z.normalMatrix),ce.setValue(O,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Ie=Y.uniformsGroups;for(let mn=0,Bn=Ie.length;mn<Bn;mn++){let vl=Ie[mn];Vt.update(vl,pn),Vt.bind(vl,pn)}}return pn}function zr(A,k){A.ambientLightColor.needsUpdate=k,A.lightProbe.needsUpdate=k,A.sunLights.needsUpdate=k,A.sunLightShadows.needsUpdate=k,A.directionalLights.needsUpdate=k,A.directionalLightShadows.needsUpdate=k,A.pointLights.needsUpdate=k,A.pointLightShadows.needsUpdate=k,A.spotLights.needsUpdate=k,A.spotLightShadows.needsUpdate=k,A.rectAreaLights.needsUpdate=k,A.hemisphereLights.needsUpdate=k}function Us(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return q},this.getActiveMipmapLevel=function(){return V},this.getRenderTarget=function(){return lt},this.setRenderTargetTextures=function(A,k,J){let Y=zt.get(A);Y.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),zt.get(A.texture).__webglTexture=k,zt.get(A.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:J,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,k){let J=zt.get(A);J.__webglFramebuffer=k,J.__useDefaultFramebuffer=k===void 0},this.setRenderTarget=function(A,k=0,J=0){lt=A,q=k,V=J;let Y=null,Z=!1,At=!1;if(A){let Et=zt.get(A);if(Et.__useDefaultFramebuffer!==void 0){St.bindFramebuffer(O.FRAMEBUFFER,Et.__webglFramebuffer),et.copy(A.viewport),dt.copy(A.scissor),ut=A.scissorTest,St.viewport(et),St.scissor(dt),St.setScissorTest(ut),$=-1;return}else if(Et.__webglFramebuffer===void 0)qt.setupRenderTarget(A);else if(Et.__hasExternalTextures)qt.rebindTextures(A,zt.get(A.texture).__webglTexture,zt.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let Qt=A.depthTexture;if(Et.__boundDepthTexture!==Qt){if(Qt!==null&&zt.has(Qt)&&(A.width!==Qt.image.width||A.height!==Qt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");qt.setupDepthRenderbuffer(A)}}let It=A.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let kt=zt.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(kt[k])?Y=kt[k][J]:Y=kt[k],Z=!0):A.samples>0&&qt.useMultisampledRTT(A)===!1?Y=zt.get(A).__webglMultisampledFramebuffer:Array.isArray(kt)?Y=kt[J]:Y=kt,et.copy(A.viewport),dt.copy(A.scissor),ut=A.scissorTest}else et.copy(Gt).multiplyScalar(Mt).floor(),dt.copy(ue).multiplyScalar(Mt).floor(),ut=le;if(J!==0&&(Y=z),St.bindFramebuffer(O.FRAMEBUFFER,Y)&&St.drawBuffers(A,Y),St.viewport(et),St.scissor(dt),St.setScissorTest(ut),Z){let Et=zt.get(A.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+k,Et.__webglTexture,J)}else if(At){let Et=k;for(let It=0;It<A.textures.length;It++){let kt=zt.get(A.textures[It]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+It,kt.__webglTexture,J,Et)}}else if(A!==null&&J!==0){let Et=zt.get(A.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Et.__webglTexture,J)}$=-1};function Gr(A){let k=zt.get(A);return(k.__readFormat!==A.format||k.__readType!==A.type)&&(k.__readFormat=A.format,k.__readType=A.type,k.__formatReadable=oe.textureFormatReadable(A.format),k.__typeReadable=oe.textureTypeReadable(A.type)),k}this.readRenderTargetPixels=function(A,k,J,Y,Z,At,Pt,Et=0){if(!(A&&A.isWebGLRenderTarget)){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=zt.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){St.bindFramebuffer(O.FRAMEBUFFER,It);try{let kt=A.textures[Et],Qt=kt.format,de=kt.type;A.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Et);let Bt=Gr(kt);if(Bt.__formatReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}k>=0&&k<=A.width-Y&&J>=0&&J<=A.height-Z&&O.readPixels(k,J,Y,Z,gt.convert(Qt),gt.convert(de),At)}finally{let kt=lt!==null?zt.get(lt).__webglFramebuffer:null;St.bindFramebuffer(O.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(A,k,J,Y,Z,At,Pt,Et=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=zt.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(k>=0&&k<=A.width-Y&&J>=0&&J<=A.height-Z){St.bindFramebuffer(O.FRAMEBUFFER,It);let kt=A.textures[Et],Qt=kt.format,de=kt.type;A.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Et);let Bt=Gr(kt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let fe=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,fe),O.bufferData(O.PIXEL_PACK_BUFFER,At.byteLength,O.STREAM_READ),O.readPixels(k,J,Y,Z,gt.convert(Qt),gt.convert(de),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);let Je=lt!==null?zt.get(lt).__webglFramebuffer:null;St.bindFramebuffer(O.FRAMEBUFFER,Je);let Ce=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await Ry(O,Ce,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,fe),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,At),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(fe),O.deleteSync(Ce),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,k=null,J=0){let Y=Math.pow(2,-J),Z=Math.floor(A.image.width*Y),At=Math.floor(A.image.height*Y),Pt=k!==null?k.x:0,Et=k!==null?k.y:0;qt.setTexture2D(A,0),O.copyTexSubImage2D(O.TEXTURE_2D,J,0,0,Pt,Et,Z,At),St.unbindTexture()},this.copyTextureToTexture=function(A,k,J=null,Y=null,Z=0,At=0){let Pt,Et,It,kt,Qt,de,Bt,fe,Je,Ce=A.isCompressedTexture?A.mipmaps[At]:A.image;if(J!==null)Pt=J.max.x-J.min.x,Et=J.max.y-J.min.y,It=J.isBox3?J.max.z-J.min.z:1,kt=J.min.x,Qt=J.min.y,de=J.isBox3?J.min.z:0;else{let ce=Math.pow(2,-Z);Pt=Math.floor(Ce.width*ce),Et=Math.floor(Ce.height*ce),A.isDataArrayTexture?It=Ce.depth:A.isData3DTexture?It=Math.floor(Ce.depth*ce):It=1,kt=0,Qt=0,de=0}Y!==null?(Bt=Y.x,fe=Y.y,Je=Y.z):(Bt=0,fe=0,Je=0);let Pe=gt.convert(k.format),Mn=gt.convert(k.type),Ft;k.isData3DTexture?(qt.setTexture3D(k,0),Ft=O.TEXTURE_3D):k.isDataArrayTexture||k.isCompressedArrayTexture?(qt.setTexture2DArray(k,0),Ft=O.TEXTURE_2D_ARRAY):(qt.setTexture2D(k,0),Ft=O.TEXTURE_2D),St.activeTexture(O.TEXTURE0),St.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,k.flipY),St.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,k.premultiplyAlpha),St.pixelStorei(O.UNPACK_ALIGNMENT,k.unpackAlignment);let fn=St.getParameter(O.UNPACK_ROW_LENGTH),ge=St.getParameter(O.UNPACK_IMAGE_HEIGHT),ms=St.getParameter(O.UNPACK_SKIP_PIXELS),pn=St.getParameter(O.UNPACK_SKIP_ROWS),Vr=St.getParameter(O.UNPACK_SKIP_IMAGES);St.pixelStorei(O.UNPACK_ROW_LENGTH,Ce.width),St.pixelStorei(O.UNPACK_IMAGE_HEIGHT,Ce.height),St.pixelStorei(O.UNPACK_SKIP_PIXELS,kt),St.pixelStorei(O.UNPACK_SKIP_ROWS,Qt),St.pixelStorei(O.UNPACK_SKIP_IMAGES,de);let ji=A.isDataArrayTexture||A.isData3DTexture,gs=k.isDataArrayTexture||k.isData3DTexture;if(A.isDepthTexture){let ce=zt.get(A),sn=zt.get(k),Xn=zt.get(ce.__renderTarget),Ie=zt.get(sn.__renderTarget);St.bindFramebuffer(O.READ_FRAMEBUFFER,Xn.__webglFramebuffer),St.bindFramebuffer(O.DRAW_FRAMEBUFFER,Ie.__webglFramebuffer);for(let mn=0;mn<It;mn++)ji&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,zt.get(A).__webglTexture,Z,de+mn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,zt.get(k).__webglTexture,At,Je+mn)),O.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,O.DEPTH_BUFFER_BIT,O.NEAREST);St.bindFramebuffer(O.READ_FRAMEBUFFER,null),St.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Z!==0||A.isRenderTargetTexture||zt.has(A)){let ce=zt.get(A),sn=zt.get(k);St.bindFramebuffer(O.READ_FRAMEBUFFER,D),St.bindFramebuffer(O.DRAW_FRAMEBUFFER,G);for(let Xn=0;Xn<It;Xn++)ji?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,ce.__webglTexture,Z,de+Xn):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,ce.__webglTexture,Z),gs?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,sn.__webglTexture,At,Je+Xn):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,sn.__webglTexture,At),Z!==0?O.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,O.COLOR_BUFFER_BIT,O.NEAREST):gs?O.copyTexSubImage3D(Ft,At,Bt,fe,Je+Xn,kt,Qt,Pt,Et):O.copyTexSubImage2D(Ft,At,Bt,fe,kt,Qt,Pt,Et);St.bindFramebuffer(O.READ_FRAMEBUFFER,null),St.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else gs?A.isDataTexture||A.isData3DTexture?O.texSubImage3D(Ft,At,Bt,fe,Je,Pt,Et,It,Pe,Mn,Ce.data):k.isCompressedArrayTexture?O.compressedTexSubImage3D(Ft,At,Bt,fe,Je,Pt,Et,It,Pe,Ce.data):O.texSubImage3D(Ft,At,Bt,fe,Je,Pt,Et,It,Pe,Mn,Ce):A.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,At,Bt,fe,Pt,Et,Pe,Mn,Ce.data):A.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,At,Bt,fe,Ce.width,Ce.height,Pe,Ce.data):O.texSubImage2D(O.TEXTURE_2D,At,Bt,fe,Pt,Et,Pe,Mn,Ce);St.pixelStorei(O.UNPACK_ROW_LENGTH,fn),St.pixelStorei(O.UNPACK_IMAGE_HEIGHT,ge),St.pixelStorei(O.UNPACK_SKIP_PIXELS,ms),St.pixelStorei(O.UNPACK_SKIP_ROWS,pn),St.pixelStorei(O.UNPACK_SKIP_IMAGES,Vr),At===0&&k.generateMipmaps===!0&&k.mipmapsAutoUpdate===!0&&O.generateMipmap(Ft),St.unbindTexture()},this.initRenderTarget=function(A){zt.get(A).__webglFramebuffer===void 0&&qt.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?qt.setTextureCube(A,0):A.isData3DTexture?qt.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?qt.setTexture2DArray(A,0):qt.setTexture2D(A,0),St.unbindTexture()},this.resetState=function(){q=0,V=0,lt=null,St.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ri}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=ve._getDrawingBufferColorSpace(t),e.unpackColorSpace=ve._getUnpackColorSpace()}};var fv=new W(0,1,0),ll=new W,dv=new Be,yT=new ti;function bi(i,t,e){let{offset:n,dimension:s}=i;return e.set(t[n]??0,t[n+1]??0,s===3?t[n+2]??0:0)}function Ur(i,t,e,n){ll.subVectors(e,t);let s=ll.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(t).addScaledVector(ll,.5),i.quaternion.setFromUnitVectors(fv,ll.divideScalar(s)),i.scale.set(n,s,n),s):0}function pv(i,t){let e=t.length();e>0&&i.quaternion.setFromUnitVectors(fv,ll.copy(t).divideScalar(e))}function ko(i,t,e){if(e===void 0){i.quaternion.identity();return}let n=s=>t[e+s]??0;dv.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(yT.setFromRotationMatrix(dv))}function cl(i,t,e){return t===void 0?e.set(0,0,0):e.set(i[t]??0,i[t+1]??0,i[t+2]??0)}function hn(i,t,e,n){let s=i.shape.points[t],r=s===void 0?void 0:i.data.points[s];return r?bi(r,e.positions,n):n.set(0,0,0)}function oi(i,t,e,n=0){let s=i.shape.sizes[t],r=s===void 0?n:e.sizes[s]??n;return Number.isFinite(r)?r:0}function Or(i,t){return t!==void 0&&(i.points[t]?.fixed??!1)}var Hn={a:new W,b:new W,c:new W,d:new W};var gp=9,mp=.1,Br=16*gp+4,Ii=6,vT=3.4,xT=.42;function mv(i){let t=new Ge,e=new tn(new Float32Array(3*Br*Ii),3),n=new tn(new Float32Array(3*Br*Ii),3);t.setAttribute("position",e),t.setAttribute("normal",n),t.setIndex(bT());let s=new Le(t,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=Ur(s,hn(i,"start",o,Hn.a),hn(i,"end",o,Hn.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,_T(e,n,l,vT*a,xT*a))}}}function _T(i,t,e,n,s){let r=i.array,o=t.array,a=e*(1-2*mp)/gp;for(let l=0;l<Br;l+=1){let c=Math.min(Math.max((l-2)/(Br-5),0),1),h=l<2||l>Br-3,u=2*Math.PI*gp*c,d=h?0:n,p=l===0?0:l===Br-1?1:mp+(1-2*mp)*c,g=Math.cos(u),y=Math.sin(u),m=a/(2*Math.PI),f=Math.hypot(d,m)||1,x=-d*y/f,S=m/f,b=d*g/f,E=S*y,R=b*g-x*y,v=-S*g;for(let T=0;T<Ii;T+=1){let F=2*Math.PI*T/Ii,I=Math.cos(F),L=Math.sin(F),B=I*g+L*E,z=L*R,D=I*y+L*v,G=3*(Ii*l+T);r[G]=d*g+s*B,r[G+1]=(p-.5)*e+s*z,r[G+2]=d*y+s*D,o[G]=B,o[G+1]=z,o[G+2]=D}}i.needsUpdate=!0,t.needsUpdate=!0}function bT(){let i=[];for(let t=0;t+1<Br;t+=1)for(let e=0;e<Ii;e+=1){let n=Ii*t+e,s=Ii*t+(e+1)%Ii;i.push(n,s,n+Ii,s,s+Ii,n+Ii)}return i}var MT=.0068,ST=.015,wT=.012,AT=.75,ET=8,TT=.42,hl=class{constructor(t,e,n,s=!1){this.data=t;this.index=e;this.count=n;this.above=s;let r=t.shapes.filter(o=>o.kind==="rod").length;this.finer=Math.min(1,Math.max(.4,Math.sqrt(ET/Math.max(r,1))))}data;index;count;above;extent=1;strongest=0;finer;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return MT*this.extent*this.finer*(this.spatial?AT:1)}get pin(){return ST*this.extent*this.finer}get least(){return wT*this.extent*this.finer}colour(t=0){return this.ghost||this.count()>1?vn(this.index%6,6):vn(t%6,6)}material(t,e=0,n=""){let s=`${t}${t==="body"||t==="edge"||t==="face"?e:""}${n}`,r=this.materials.get(s);return r||(r=new Cr({side:Pi}),this.ghost?Object.assign(r,{transparent:!0,opacity:TT,depthWrite:!1}):t==="face"&&Object.assign(r,{transparent:!0,opacity:.22,depthWrite:!1}),this.above&&Object.assign(r,{transparent:!0,depthTest:!1}),r.userData.role=t,r.userData.trail=e,r.userData.given=n,this.materials.set(s,r),this.dye(r)),r}renew(){for(let t of this.materials.values())this.dye(t)}dispose(){for(let t of this.materials.values())t.dispose()}dye(t){let e=t.userData.role,s=(this.ghost?"":t.userData.given)||this.colour(t.userData.trail),{steel:r,rail:o,ground:a,pin:l,ink:c}=ze(),h={steel:r,rail:o,ground:a,pin:l,body:s,edge:s,face:s,dark:c};t.color=new se(h[e]),e==="edge"&&t.color.multiplyScalar(.62),this.ghost&&e==="steel"&&(t.color=new se(s))}};function gv(i,t=Math.PI/3){let e=i.index?i.toNonIndexed():i,n=e.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(t),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let E=9*b,R=r[E+0],v=r[E+1],T=r[E+2],F=r[E+3],I=r[E+4],L=r[E+5],B=r[E+6],z=r[E+7],D=r[E+8],G=B-F,q=z-I,V=D-L,lt=R-F,$=v-I,K=T-L,et=q*K-V*$,dt=V*lt-G*K,ut=G*$-q*lt,tt=1/(Math.sqrt(et*et+dt*dt+ut*ut)||1);c[3*b+0]=et*tt,c[3*b+1]=dt*tt,c[3*b+2]=ut*tt}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let p=d-1,g=new Int32Array(d),y=0;for(let b=0;b<s;b++){let E=3*b,R=Math.trunc(r[E+0]*a),v=Math.trunc(r[E+1]*a),T=Math.trunc(r[E+2]*a),F=(Math.imul(R,73856093)^Math.imul(v,19349663)^Math.imul(T,83492791))&p;for(;;){let I=g[F];if(I===0){let B=3*y;u[B+0]=R,u[B+1]=v,u[B+2]=T,g[F]=y+1,h[b]=y++;break}let L=3*(I-1);if(u[L+0]===R&&u[L+1]===v&&u[L+2]===T){h[b]=I-1;break}F=F+1&p}}let m=new Int32Array(y+1);for(let b=0;b<s;b++)m[h[b]+1]++;for(let b=0;b<y;b++)m[b+1]+=m[b];let f=new Int32Array(s),x=m.slice(0,y);for(let b=0;b<l;b++){let E=3*b;f[x[h[E+0]]++]=b,f[x[h[E+1]]++]=b,f[x[h[E+2]]++]=b}let S=new Float32Array(s*3);for(let b=0;b<l;b++){let E=3*b,R=c[E+0],v=c[E+1],T=c[E+2];for(let F=0;F<3;F++){let I=E+F,L=h[I],B=0,z=0,D=0;for(let q=m[L],V=m[L+1];q<V;q++){let lt=3*f[q],$=c[lt+0],K=c[lt+1],et=c[lt+2];R*$+v*K+T*et>o&&(B+=$,z+=K,D+=et)}let G=1/(Math.sqrt(B*B+z*z+D*D)||1);S[3*I+0]=B*G,S[3*I+1]=z*G,S[3*I+2]=D*G}}return e.setAttribute("normal",new tn(S,3,!1)),e}var RT=new ka(1,32,20),ul=new Is(1,1,1,48).rotateX(Math.PI/2),yv=new ls(1,1,1),CT=new Oa(1,64),vv=.2,yp=.05,PT=4e-4;function ds(i,t,e){let n=new Le(t,e);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function zo(i){return i.look.material("body",i.trail,i.shape.colour)}function xv(i){let{look:t,trail:e,layer:n}=i;if(t.spatial)return vp(i);let s=new cn,r=ds(i,ul,t.material("edge",e)),o=ds(i,ul,t.material("body",e));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(oi(i,"radius",a)),t.least),c=yp*t.extent,h=Math.min(.16*l,.3*t.rod);hn(i,"center",a,s.position),s.position.z=(.03+PT*n)*t.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function vp(i){let t=ds(i,RT,zo(i));return{object:t,place(e){hn(i,"center",e,t.position),t.scale.setScalar(Math.max(Math.abs(oi(i,"radius",e)),i.look.least))}}}function _v(i){let t=ds(i,yv,zo(i));return{object:t,place(e){let n=cl(e.sizes,i.shape.vectors.size,Hn.a),s=yp*i.look.extent;t.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),hn(i,"center",e,t.position),ko(t,e.sizes,i.shape.vectors.rotation)}}}function xp(i,t){let e=ds(i,new Ge,zo(i)),n="";return{object:e,place(s){let r=Math.abs(oi(i,"radius",s)),o=Math.abs(oi(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,e.geometry.dispose(),e.geometry=(t?new Ua(r,o,8,24):new Is(r,r,o,40)).rotateX(Math.PI/2)),hn(i,"center",s,e.position),ko(e,s.sizes,i.shape.vectors.rotation)}}}function bv(i,t){let e=new cn,n=ds(i,new Ge,i.look.material("steel")),s=t?new Le(CT,i.look.material("face",i.trail)):null;e.add(n),s&&e.add(s);let{a:r,b:o}=Hn,a=0;return{object:e,place(l){let c=Math.abs(oi(i,"radius",l));if(e.visible=c>0,!e.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new za(1,h,10,96)),hn(i,"center",l,e.position),e.scale.setScalar(c),cl(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),e.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function _p(i,t){return(.5+vv)*Math.abs(oi(i,"height",t))}function Mv(i,t,e){let{look:n,trail:s}=i,r=new cn,o=[],a=[],l=ds(i,yv,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(ds(i,ul,n.material("steel"))),a.push(new Le(ul,n.material("pin")));let c=e?new Le(ul,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(oi(i,"width",h)),d=Math.abs(oi(i,"height",h)),p=vv*d,g=n.spatial?d:2*yp*n.extent;hn(i,"center",h,r.position);let y=t?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(y.y,y.x)),y.lifted&&r.position.addScaledVector(Hn.a.set(-y.y,y.x,0),_p(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[m,f]of[-1,1].entries()){let x=f*Math.max(u/2-1.3*p,0),S=o[m],b=a[m];S?.position.set(x,-d/2,.12*g),S?.scale.set(p,p,.3*g),b?.position.set(x,-d/2,.13*g),b?.scale.set(.4*p,.4*p,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var IT=.6;function Sv(i){let t=Av(i.data,i.shape.mesh),e=LT(t),n=ds(i,e,zo(i));if(t?.colours){n.material=t.colours.map(([r])=>r?i.look.material("body",i.trail,r):zo(i));let s=0;t.colours.forEach(([,r],o)=>{e.addGroup(3*s,3*r,o),s+=r})}return{object:n,place(s){hn(i,"center",s,n.position),n.scale.setScalar(oi(i,"scale",s,1)),ko(n,s.sizes,i.shape.vectors.rotation)}}}function wv(i,t){let e=Av(i,t.mesh),n=new os().setFromArray([...new Float32Array(xs(e?.vertices??""))]),s=i.points[t.points.center??-1],r=new An;if(n.isEmpty()||!s)return()=>[];let{min:o,max:a}=n,l=[0,1,2,3,4,5,6,7].map(c=>new W(c&1?a.x:o.x,c&2?a.y:o.y,c&4?a.z:o.z));return c=>(bi(s,c.positions,r.position),r.scale.setScalar(c.sizes[t.sizes.scale??-1]??1),ko(r,c.sizes,t.vectors.rotation),r.updateMatrix(),l.map(h=>h.clone().applyMatrix4(r.matrix)))}function Av(i,t){if(!t||!("like"in t))return t;let e=i.shapes[t.like]?.mesh;return e&&!("like"in e)?e:void 0}function LT(i){let t=new Ge;return i?(t.setAttribute("position",new tn(new Float32Array(xs(i.vertices)),3)),t.setIndex(new tn(new Uint32Array(xs(i.faces)),1)),gv(t,IT)):t}var DT=`
attribute vec2 corner;
attribute vec4 begin;
attribute vec4 finish;
uniform vec2 resolution;
uniform float width, now, memory;
varying float strength;
void main() {
  vec4 a = projectionMatrix * modelViewMatrix * vec4(begin.xyz, 1.0);
  vec4 b = projectionMatrix * modelViewMatrix * vec4(finish.xyz, 1.0);
  vec2 way = (b.xy / b.w - a.xy / a.w) * resolution;
  float size = length(way);
  way = size > 0.0 ? way / size : vec2(1.0, 0.0);
  vec4 place = corner.x < 0.5 ? a : b;
  vec2 across = vec2(-way.y, way.x) * corner.y;
  place.xy += across * 2.0 * width / resolution * place.w; // the picture is two units wide
  gl_Position = place;
  float age = (now - (corner.x < 0.5 ? begin.w : finish.w)) / memory;
  strength = clamp(1.0 - age, 0.0, 1.0);
}`,NT=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,Go=class{constructor(t,e,n,s){this.capacity=t;this.points=new $a(new Float32Array(8*t),4,1);let r=new Ya;r.setAttribute("corner",new tn(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new Er(this.points,4,0)),r.setAttribute("finish",new Er(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:e},colour:{value:new se},opacity:{value:s}},a=new Ci({vertexShader:DT,fragmentShader:NT,uniforms:o,transparent:!0,depthWrite:!1});this.object=new Le(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new Yt(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(t,e,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=t,r[o+1]=e,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(t){this.object.material.uniforms.colour.value.set(t)}resize(t,e){this.resolution.set(t,e)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var dl=new Is(1,1,1,14),FT=new ls(2,1,2),UT=new Ba(1,1,18),OT=3.2,Ev=1.25,BT=.3;function Tv(i){let t=new Le(dl,i.look.material("steel"));return t.castShadow=!i.look.ghost,{object:t,place(e){Ur(t,hn(i,"start",e,Hn.a),hn(i,"end",e,Hn.b),i.look.rod)}}}function Rv(i,t,e){let n=new cn,s=new Le(dl,i.look.material("rail"));n.add(s);let r=t?new Le(FT,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=Hn;return{object:n,place(c){hn(i,"start",c,o),hn(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=e(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),Ur(s,o,a,i.look.rod*(t?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),Ur(r,o,a,u),r.position.z=-.12*i.look.extent}}}var fl=class{constructor(t,e){this.brief=t;this.colour=e;this.object.add(this.shaft,this.tip),t.look.above&&Object.assign(this.material,{transparent:!0,depthTest:!1}),this.shaft.castShadow=this.tip.castShadow=!t.look.ghost}brief;colour;object=new cn;material=new Cr;shaft=new Le(dl,this.material);tip=new Le(UT,this.material);end=new W;place(t,e){let n=e.length(),s=.8*this.brief.look.rod,r=Math.min(OT*2*s,.6*n);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(vn(this.colour,6));let o=(n-r)/n;this.end.copy(t).addScaledVector(e,o),Ur(this.shaft,t,this.end,s),pv(this.tip,e),this.tip.position.copy(t).addScaledVector(e,(1+o)/2),this.tip.scale.set(2*Ev*s,r,2*Ev*s),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function Cv(i,t,e){if(i.shape.sizes.scale!==void 0)return oi(i,"scale",e,1);let{look:n}=i;return Number.isFinite(t)&&(n.strongest=Math.max(n.strongest,t)),n.strongest>0?BT*n.extent/n.strongest:0}function Pv(i){let t=new fl(i,1);return{object:new cn().add(t.object),place(n){let s=cl(n.sizes,i.shape.vectors.vector,Hn.b);t.place(hn(i,"at",n,Hn.a),s.multiplyScalar(Cv(i,s.length(),n)))}}}function Iv(i){let t=new fl(i,2),e=i.shape.multipliers??[];return{object:t.object,place(n){let s=o=>{let a=e[o]??-1;return a<0?0:n.multipliers[a]??0},r=Hn.b.set(s(0),s(1),s(2));t.place(hn(i,"at",n,Hn.a),r.multiplyScalar(Cv(i,r.length(),n)))}}}function Lv(i){let t=new cn,e=[1,2,0].map(r=>new fl(i,r));for(let r of e)t.add(r.object);let{a:n,b:s}=Hn;return{object:t,place(r){hn(i,"origin",r,n);let o=oi(i,"length",r,(i.shape.group===void 0?.14:.07)*i.look.extent),a=i.shape.vectors.rotation;e.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function Dv(i,t){let e=new cn,n=new Le(dl,i.look.material("steel")),s=new Le(dl,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,e.add(n,s);let r=Or(i.data,i.shape.points[t]);return{object:e,place(o){let{extent:a,pin:l}=i.look;hn(i,t,o,e.position),e.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),e.visible=r||!i.look.ghost}}}var ml=1e-6,kT=.01,Vo=new W,ai=new W,pl=new W;function Nv(i,t,e,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?bi(l,n.positions,a):a.set(NaN,NaN,NaN)};s(e.points.start,Vo),s(e.points.end,ai).sub(Vo),s(t.points.center,pl).sub(Vo);let r=ai.lengthSq();return{off:Math.abs(ai.x*pl.y-ai.y*pl.x)/r,inside:(ai.x*pl.x+ai.y*pl.y)/r}}function wu(i,t,e){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=Nv(i,t,n,e);if(s<=ml&&(n.kind==="rail"||r>ml&&r<1-ml))return n}return null}function Fv(i,t,e){let n=!1,s={x:1,y:0,lifted:e.kind==="rod"};return r=>{let{off:o}=Nv(i,t,e,r);n||=!(o<=kT);let a=Math.hypot(ai.x,ai.y)||1,l=ai.x<-ml*a?-1:1;return s.x=n?1:l*ai.x/a,s.y=n?0:l*ai.y/a,s.lifted=!n&&e.kind==="rod",s}}function Au(i,t,e,n){if(i.spatial)return!1;if(e)return!0;let s=[t.points.start,t.points.end],r=i.shapes.some(l=>l.kind==="rail"&&l!==t&&(s.includes(l.points.start)||s.includes(l.points.end))),[o,a]=s.map(l=>i.points[l??-1]);return r||!o||!a?!1:(bi(o,n.positions,Vo),bi(a,n.positions,ai),Math.abs(Vo.y-ai.y)<ml*Math.abs(Vo.x-ai.x))}function Uv(i){let t=new Map,e=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||t.has(o)||e.has(o)||Or(i,o)&&!Or(i,n.points[r])&&t.set(o,{shape:n,role:s})}return[...t.values()]}function Ov(i){return new Set(i.shapes.filter(t=>t.kind==="rod").flatMap(t=>[t.points.start,t.points.end]))}var zT=2e3,GT=1,VT=.6,bp=new Float64Array(0);function Yi(i){let t=i.data.shapes.some(e=>e.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:t?i.multipliers():bp}}var Eu=class{constructor(t,e,n,s){this.data=t;this.player=e;this.look=new hl(t,n,s),this.markLook=new hl(t,n,s,!0);let r=Yi(e);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(t.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=Ov(t),l=new Map;for(let c of t.shapes){let h=c.kind==="cart"?wu(t,c,r):null;h&&l.set(c,h)}if(t.shapes.forEach((c,h)=>{if(this.look.ghost&&HT(t,c))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),p=c.group===void 0?this.look:this.markLook,g={data:t,shape:c,look:p,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(g,r,l,a),c.group)}),!t.spatial&&!this.look.ghost)for(let{shape:c,role:h}of Uv(t))this.add(Dv({data:t,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new cn;look;markLook;shown;before=bp;parts=[];groups=new Map;trails=[];set extent(t){this.look.extent=this.markLook.extent=t}place(t){let e=Yi(this.player);if(t<1&&this.before.length===e.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+t*((e.positions[n]??0)-s)}else this.shown.positions.set(e.positions);this.shown.sizes=e.sizes,this.shown.multipliers=e.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(t,e){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=t[o]??0,c=t[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?t[o+2]??0:-.02*this.look.extent,e)}}get traced(){return this.trails.length>0}forget(){this.before=bp;for(let{ribbon:t}of this.trails)t.clear()}showTrails(t){for(let{ribbon:e}of this.trails)e.object.visible=t}resize(t,e){for(let{ribbon:n}of this.trails)n.resize(t,e)}renew(){this.look.renew(),this.markLook.renew();for(let{ribbon:t,colour:e}of this.trails)t.dye(this.look.colour(e))}dispose(){for(let{ribbon:t}of this.trails)t.dispose();this.look.dispose(),this.markLook.dispose(),this.object.removeFromParent()}showGroup(t,e){for(let{object:n}of this.groups.get(t)??[])n.visible=e}add(t,e){this.parts.push(t),this.object.add(t.object),e!==void 0&&(this.groups.set(e,[...this.groups.get(e)??[],t]),t.object.visible=!1)}addTrail(t,e){let n=t.points.point;if(n===void 0)return;let s=new Go(zT,VT*this.data.until,GT,this.look.ghost?.55:.85);s.object.renderOrder=-1,s.dye(this.look.colour(e)),this.trails.push({point:n,ribbon:s,colour:e}),this.object.add(s.object)}part(t,e,n,s){let{shape:r,data:o}=t;switch(r.kind){case"rod":return Tv(t);case"coil":return mv(t);case"disc":return xv(t);case"sphere":return vp(t);case"box":return _v(t);case"cylinder":return xp(t,!1);case"capsule":return xp(t,!0);case"mesh":return Sv(t);case"hoop":return bv(t,s.has(r.points.center));case"arrow":return Pv(t);case"reaction":return Iv(t);case"frame":return Lv(t);case"cart":{let a=n.get(r);return Mv(t,a?Fv(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...t,shape:c})),l=c=>Math.max(0,...a.map(h=>_p(h,c)));return Rv(t,Au(o,r,a.length>0,e),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function HT(i,t){return t.kind==="hoop"&&Object.keys(t.vectors).length?!1:t.kind!=="trail"&&Object.values(t.points).every(e=>Or(i,e))}var Bv=120,WT=40;function kv(i,t){let e=performance.now()+WT;for(let n=0;n<Bv&&performance.now()<e&&i.outcome==="";n+=1)i.advance(i.data.until/Bv,e-performance.now()),i.outcome===""&&t.include(Yi(i))}var gl=class{t;positions;width;constructor(t){this.t=new Float64Array(xs(t.run?.t??"")),this.positions=new Float64Array(xs(t.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(t){return this.positions.subarray(t*this.width,(t+1)*this.width)}include(t,e){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)t.include({...e,positions:this.row(s)})}*between(t,e,n){let s=this.after(t),r=this.after(e),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(t){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=t?e=s+1:n=s}return e}};var Tu={mouse:28,touch:44},Ru=class{constructor(t,e,n){this.stage=t;this.session=e;this.wanted=n;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&t.grab(...this.inside(o),Tu.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let t=this.stage.unproject(this.at.x,this.at.y,this.point);this.session.pull(this.point,t),this.stage.showPull(this.point,t)}begin(t){if(t.button!==0)return;let[e,n]=this.inside(t);this.point=this.stage.grab(e,n,t.pointerType==="touch"?Tu.touch:Tu.mouse),this.active&&(Object.assign(this.at,{x:e,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(t.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(t){let[e,n]=this.inside(t);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(e,n,Tu.mouse)>=0);return}!this.session.playing&&Math.hypot(e-this.at.x,n-this.at.y)>3&&this.session.play(!0),Object.assign(this.at,{x:e,y:n}),this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(t){let e=this.stage.canvas.getBoundingClientRect();return[t.clientX-e.left,t.clientY-e.top]}};var XT=1e-9,qT=.05,YT=.02,$T=["ArrowUp","ArrowRight"],ZT=["ArrowDown","ArrowLeft"],Cu=class{constructor(t,e,n,s){this.stage=t;this.session=e;this.functions=n;this.size=s;let{data:r}=e,o=r.points.reduce((a,{dimension:l})=>a+l,0);this.layout=new Qe(r.layout),this.y=new Float64Array(this.layout.size),this.positions=new Float64Array(o),this.slopes=new Float64Array(o*this.layout.v.length),!(!this.layout.identity||!n.point_jacobians||!r.servo||r.servo.poses)&&(this.look(),r.servo.coordinates.forEach((a,l)=>this.add(a,r.servo?.desired[l]??"")),this.update())}stage;session;functions;size;element=Q("div",{class:"set-points",role:"group","aria-label":"Desired values to drag"});handles=[];layout;y;positions;slopes;update(){if(this.handles.length){this.element.hidden=this.session.main.servoMode==="off"||this.session.swing!==null,this.look();for(let{point:t,ring:e}of this.handles){let{x:n,y:s}=this.stage.project(this.placeOf(t));e.style.transform=`translate(${n.toFixed(1)}px, ${s.toFixed(1)}px)`}}}add(t,e){let{data:n}=this.session,s=this.pointFor(t),{label:r="",unit:o="",angle:a=!1}=n.coordinates[t]??{};if(s<0)return;let l=a?qT:YT*this.size,c=Q("button",{type:"button",class:"set-point","data-set-point":e,"aria-label":`Desired ${r}: drag, or arrow keys`,title:`desired ${r}`,onpointerdown:u=>this.grab(u,h),onkeydown:u=>{let{key:d}=u,p=$T.includes(d)?1:ZT.includes(d)?-1:0;p&&(u.preventDefault(),u.stopPropagation(),this.set(h,this.session.main.parameter(e)+p*l),c.title=`desired ${r} = ${be(this.session.main.parameter(e))} ${o}`.trim())}}),h={coordinate:t,name:e,point:s,ring:c};this.handles.push(h),this.element.append(c)}grab(t,e){if(t.button!==0)return;t.preventDefault();let{ring:n}=e;n.focus(),n.setPointerCapture(t.pointerId),n.classList.add("grabbing");let s=o=>this.drag(e,o),r=()=>{n.classList.remove("grabbing"),n.removeEventListener("pointermove",s)};n.addEventListener("pointermove",s);for(let o of["pointerup","pointercancel"])n.addEventListener(o,r,{once:!0})}drag(t,e){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.unproject(e.clientX-n.left,e.clientY-n.top,t.point);this.look();let r=this.placeOf(t.point),o=0,a=0;this.slopesOf(t.point,t.coordinate).forEach((l,c)=>{o+=l*((s[c]??0)-(r[c]??0)),a+=l*l}),a>0&&this.set(t,this.session.main.parameter(t.name)+o/a)}set({name:t},e){Number.isFinite(e)&&this.session.setParameter(t,Number(e.toPrecision(5)))}look(){let{main:t,data:e}=this.session,{y:n,functions:s}=this,r=new Float64Array(0);n.set(t.y),e.servo?.coordinates.forEach((o,a)=>{n[this.layout.q.first+o]=t.parameter(e.servo?.desired[a]??"")}),s.positions?.(t.t,n,t.u,t.p,r,this.positions),s.point_jacobians?.(t.t,n,t.u,t.p,r,this.slopes)}placeOf(t){let{offset:e,dimension:n}=this.pointOf(t);return this.positions.subarray(e,e+n)}slopesOf(t,e){let{offset:n,dimension:s}=this.pointOf(t),r=this.layout.v.length;return Array.from({length:s},(o,a)=>this.slopes[(n+a)*r+e]??0)}pointFor(t){let e=XT*Math.max(...this.slopes.map(Math.abs)),n=this.layout.v.length,s=(a,l)=>Math.hypot(...this.slopesOf(a,l)),r=-1,o=[1/0,0];return this.session.data.points.forEach((a,l)=>{let c=s(l,t);if(!a.draggable||!(c>e))return;let h=Array.from({length:n},(u,d)=>s(l,d)).filter(u=>u>e).length;h>o[0]||h===o[0]&&c<=o[1]||(r=l,o=[h,c])}),r}pointOf(t){let e=this.session.data.points[t];if(!e)throw new RangeError(`The drawing has no point ${t}.`);return e}};var zv=.0068,jT=.015,KT=.03,Gv=9,Vv=1500,Pu=class{constructor(t,e,n){this.canvas=t;this.data=e;this.framing=n;let s=t.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;get scale(){return`grid ${be(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}render(){let{pen:t,players:e}=this,n=Math.min(window.devicePixelRatio,2);for(let s of e)s.outcome===""&&this.framing.include(Yi(s));if(t.setTransform(n,0,0,n,0,0),t.fillStyle=ze().wall,t.fillRect(0,0,this.width,this.height),t.lineCap=t.lineJoin="round",this.drawGrid(),this.trailsShown)for(let s of this.trails)this.line(s.path,vn(s.player%6,6),1.5,.5);return[...e].reverse().forEach((s,r)=>{let o=e.length-1-r,a=Yi(s);t.globalAlpha=o?.45:1;for(let l of this.data.shapes)this.drawShape(l,a,vn(o%6,6));t.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],vn(1,6),3),!1}remember(){}project(t){let[e,n]=this.pixel(t[0]??0,t[1]??0);return{x:e,y:n}}screenOf(t){return this.project(this.placeOf(t,this.positions))}setPlayers(t){this.players=t;let e=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=t.flatMap((n,s)=>e.map(r=>({point:r,player:s,path:[]})))}trace(){for(let t of this.trails){let e=this.players[t.player];e&&(t.path.push(...this.placeOf(t.point,e.positions())),t.path.length>4*Vv&&t.path.splice(0,2*Vv))}}retrace(t){for(let e of this.trails)e.path.length=0;for(let{positions:e}of t)for(let n of this.trails)n.path.push(...this.placeOf(n.point,e))}showGroup(){}showTrails(t){this.trailsShown=t}resize(t,e){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[t,e],this.canvas.width=Math.round(t*n),this.canvas.height=Math.round(e*n)}setInset(t){this.inset=t}renew(){}grab(t,e,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-t,c-e);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(t,e){let{scale:n,left:s,top:r}=this.view;return Float64Array.of((t-s)/n,(r-e)/n)}showPull(t,e){this.pulled=e?{point:t,target:e}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return wi(this.framing.size/9)}get view(){let{low:t,high:e,size:n}=this.framing,s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air,o=c=>r*Math.max((e[c]??0)-(t[c]??0),.25*n),a=c=>((e[c]??0)+(t[c]??0))/2,l=Math.min(s/o(0),this.height/o(1));return{scale:l,left:this.width-s/2-l*a(0),top:this.height/2+l*a(1)}}pixel(t,e){let{scale:n,left:s,top:r}=this.view;return[s+n*t,r-n*e]}placeOf(t,e){let n=this.data.points[t]?.offset??0;return[e[n]??0,e[n+1]??0]}line(t,e,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.view;r.save(),r.globalAlpha*=s,r.strokeStyle=e,r.lineWidth=n,r.beginPath();for(let c=0;c+1<t.length;c+=2)r.lineTo(a+o*(t[c]??0),l-o*(t[c+1]??0));r.stroke(),r.restore()}circle(t,e,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(t,e);a.beginPath(),a.arc(l,c,Math.max(n*this.view.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:t}=this,{scale:e,left:n,top:s}=this.view,{pen:r}=this;r.strokeStyle=ze().grid,r.lineWidth=1,r.beginPath();for(let o=n%(e*t);o<this.width;o+=e*t)r.rect(o,-1,0,this.height+2);for(let o=s%(e*t);o<this.height;o+=e*t)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(t,e,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=ze(),c=2*zv*s*this.view.scale,h=p=>this.placeOf(t.points[p]??0,e.positions),u=p=>Math.abs(e.sizes[t.sizes[p]??-1]??0),d=p=>this.data.points[t.points[p]??-1]?.fixed??!1;switch(t.kind){case"rod":case"rail":case"coil":{let p=h("start"),g=h("end");t.kind==="coil"?this.line(JT(p,g,KT*s),r,.4*c):this.line([...p,...g],t.kind==="rail"?o:r,t.kind==="rail"?2:c);for(let y of["start","end"])t.kind!=="rail"&&d(y)&&this.circle(...h(y),jT*s,l,r,2);return}case"cart":{let[p,g]=h("center"),y=u("width")/2,m=u("height")/2;this.line([p-y,g-m,p+y,g-m,p+y,g+m,p-y,g+m,p-y,g-m],n,3);for(let f of[-1,1])this.circle(p+f*.7*y,g-m,.4*m,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":{let[p,g]=h("at"),y=t.vectors.vector??-1,m=u("scale")||1;return this.line([p,g,p+m*(e.sizes[y]??0),g+m*(e.sizes[y+1]??0)],a,.6*c)}case"box":{let p=t.vectors.size??-1,g=t.vectors.rotation,[y,m]=h("center"),f=[],x=S=>(g===void 0?[1,0,0,0,1][S]:e.sizes[g+S])??0;for(let[S,b]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let E=S*(e.sizes[p]??0)/2,R=b*(e.sizes[p+1]??0)/2;f.push(y+x(0)*E+x(1)*R,m+x(3)*E+x(4)*R)}return this.line(f,n,3)}default:t.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),zv*s),n,a)}}};function JT(i,t,e){let n=[t[0]-i[0],t[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*Gv;o+=1){let a=.1+.8*(o+.5)/(2*Gv),l=(o%2?-e:e)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...t]}var QT=.06,tR=.22,eR=40,nR=1.08,Iu=class{constructor(t,e){this.data=t;let n=sR(t,e);this.margins=[];let s=({kind:r,group:o})=>o===void 0&&/^(arrow|reaction)$/.test(r);this.air=t.shapes.some(s)?tR:QT;for(let r of t.shapes)for(let o of Object.values(r.points))n.has(o)||this.margins.push({point:o,size:iR(r)});this.margins.length||t.points.forEach((r,o)=>this.margins.push({point:o,size:()=>0})),this.corners=t.shapes.filter(({kind:r})=>r==="mesh").map(r=>wv(t,r)),this.include(e);for(let r=0;r<3;r+=1)(this.low[r]??0)>(this.high[r]??0)&&(this.low[r]=this.high[r]=0);t.spatial||this.includeReach(e)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;firstSize=0;margins;corners;settle(){this.firstSize=this.size}get size(){let t=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...t,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(t){let e=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(t);for(let a=0;a<r.dimension;a+=1)e=this.stretch(a,t.positions[r.offset+a]??0,o)||e}for(let n of this.corners)for(let s of n(t))s.toArray().forEach((r,o)=>{e=this.stretch(o,r,0)||e});return e}stretch(t,e,n){if(!Number.isFinite(e+n))return!1;let s=this.low[t]??0,r=this.high[t]??0,o=this.firstSize?eR*this.firstSize:1/0,a=this.firstSize?(nR-1)*(r-s):0,l=e-n<s&&!(r-e>o),c=e+n>r&&!(e-s>o);return l&&(this.low[t]=e-n-a),c&&(this.high[t]=e+n+a),l||c}includeReach(t){let{points:e,shapes:n}=this.data,s=e.map(l=>l.fixed?0:1/0),r=e.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=e[l];return h&&c<h.dimension?t.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,p=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,y]of[[u,d],[d,u]]){let m=(s[g]??1/0)+p;m<(s[y]??1/0)*(1-1e-9)&&(s[y]=m,r[y]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=e[l];if(!(!d||!(h>0&&h<1/0)))for(let p=0;p<d.dimension;p+=1)this.stretch(p,a(u,p)-h,c(t)),this.stretch(p,a(u,p)+h,c(t))}}};function iR(i){let t=(e,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(e.sizes[s]??0)};return e=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(e.sizes[n]??0,e.sizes[n+1]??0,e.sizes[n+2]??0)/2;return Math.max(s,t(e,"radius")+t(e,"length")/2,Math.hypot(t(e,"width"),1.4*t(e,"height"))/2)}}function sR(i,t){let e=new Set(i.shapes.filter(o=>o.kind==="cart").map(o=>wu(i,o,t))),n=new Set(i.shapes.filter(o=>o.kind==="rail"&&Au(i,o,e.has(o),t))),s=new Set(i.shapes.filter(o=>!n.has(o)).flatMap(o=>Object.values(o.points))),r=[...n].flatMap(o=>Object.values(o.points));return s.size?new Set(r.filter(o=>!s.has(o))):new Set}var Hv={type:"change"},Sp={type:"start"},Xv={type:"end"},Lu=new Tr,Wv=new vi,rR=Math.cos(70*yu.DEG2RAD),Rn=new W,li=2*Math.PI,Ae={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Mp=1e-6,Du=class extends Za{constructor(t,e=null){super(t,e),this.state=Ae.NONE,this.target=new W,this.cursor=new W,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:er.ROTATE,MIDDLE:er.DOLLY,RIGHT:er.PAN},this.touches={ONE:nr.ROTATE,TWO:nr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new W,this._lastQuaternion=new ti,this._lastTargetPosition=new W,this._quat=new ti().setFromUnitVectors(t.up,new W(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Lo,this._sphericalDelta=new Lo,this._scale=1,this._panOffset=new W,this._rotateStart=new Yt,this._rotateEnd=new Yt,this._rotateDelta=new Yt,this._panStart=new Yt,this._panEnd=new Yt,this._panDelta=new Yt,this._dollyStart=new Yt,this._dollyEnd=new Yt,this._dollyDelta=new Yt,this._dollyDirection=new W,this._mouse=new Yt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=aR.bind(this),this._onPointerDown=oR.bind(this),this._onPointerUp=lR.bind(this),this._onContextMenu=mR.bind(this),this._onMouseWheel=uR.bind(this),this._onKeyDown=dR.bind(this),this._onTouchStart=fR.bind(this),this._onTouchMove=pR.bind(this),this._onMouseDown=cR.bind(this),this._onMouseMove=hR.bind(this),this._interceptControlDown=gR.bind(this),this._interceptControlUp=yR.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ae.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Hv),this.update(),this.state=Ae.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Rn.copy(e).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===Ae.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=li:n>Math.PI&&(n-=li),s<-Math.PI?s+=li:s>Math.PI&&(s-=li),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new W(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new W(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Lu.origin.copy(this.object.position),Lu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Lu.direction))<rR?this.object.lookAt(this.target):(Wv.setFromNormalAndCoplanarPoint(this.object.up,this.target),Lu.intersectPlane(Wv,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Mp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Mp||this._lastTargetPosition.distanceToSquared(this.target)>Mp?(this.dispatchEvent(Hv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?li/60*this.autoRotateSpeed*t:li/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Rn.setFromMatrixColumn(e,0),Rn.multiplyScalar(-t),this._panOffset.add(Rn)}_panUp(t,e){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(e,1):(Rn.setFromMatrixColumn(e,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(t),this._panOffset.add(Rn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(li*this._rotateDelta.x/e.clientHeight),this._rotateUp(li*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(li*this._rotateDelta.x/e.clientHeight),this._rotateUp(li*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Yt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function oR(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function aR(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function lR(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Xv),this.state=Ae.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function cR(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case er.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ae.DOLLY;break;case er.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ae.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ae.ROTATE}break;case er.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ae.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ae.PAN}break;default:this.state=Ae.NONE}this.state!==Ae.NONE&&this.dispatchEvent(Sp)}function hR(i){switch(this.state){case Ae.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ae.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ae.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function uR(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ae.NONE||(i.preventDefault(),this.dispatchEvent(Sp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Xv))}function dR(i){this.enabled!==!1&&this._handleKeyDown(i)}function fR(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case nr.ROTATE:if(this.enableRotate===!1){this.state=Ae.NONE;break}this._handleTouchStartRotate(i),this.state=Ae.TOUCH_ROTATE;break;case nr.PAN:if(this.enablePan===!1){this.state=Ae.NONE;break}this._handleTouchStartPan(i),this.state=Ae.TOUCH_PAN;break;default:this.state=Ae.NONE}break;case 2:switch(this.touches.TWO){case nr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ae.TOUCH_DOLLY_PAN;break;case nr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ae.TOUCH_DOLLY_ROTATE;break;default:this.state=Ae.NONE}break;default:this.state=Ae.NONE}this.state!==Ae.NONE&&this.dispatchEvent(Sp)}function pR(i){switch(this._trackPointer(i),this.state){case Ae.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ae.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ae.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ae.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ae.NONE}}function mR(i){this.enabled!==!1&&i.preventDefault()}function gR(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function yR(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var qv=-.16,Yv=60,Nu=class{constructor(t,e,n,s){this.scene=t;this.spatial=n;this.grounded=s;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let r=.95;Object.assign(this.sun.shadow.camera,{left:-r,right:r,top:r,bottom:-r,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,t.add(this.sun,this.sky,this.shadow),e.add(this.grid),this.renew()}scene;spatial;grounded;sun=new qa(16777215,2.1);spacing=0;sky=new Wa(16777215,15265010,1.5);shadow=new Le(new Rr(8,8),new Ga);grid=new La(new Ge,new Po({transparent:!0}));gridAt="";place(t,e,n){let s=((t.low[2]??0)-(e[2]??0))/n;this.shadow.position.z=this.spatial?s:qv,this.grid.visible=!this.spatial||this.grounded,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let r=wi(n/9),o=[0,1].map(l=>Math.round((e[l]??0)/r)),a=`${r} ${o.join(" ")} ${t.low[2]}`;this.grid.position.z=this.spatial?t.low[2]??0:(qv+.002)*n,a!==this.gridAt&&(this.gridAt=a,this.spacing=r,this.grid.geometry.dispose(),this.grid.geometry=vR(r,(o[0]??0)*r,(o[1]??0)*r))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}scale(t){return this.grid.visible&&this.spacing?`grid ${be(this.spacing)} ${t}`.trim():""}renew(){let{wall:t,grid:e,shadow:n}=ze();this.grid.material.color.set(e),this.shadow.material.opacity=n,this.scene.fog=this.spatial?new Ta(t,3.2,6.5):null}};function vR(i,t,e){let n=Yv/2*i,s=[];for(let r=0;r<=Yv;r+=1){let o=r*i-n;s.push(t+o,e-n,0,t+o,e+n,0,t-n,e+o,0,t+n,e+o,0)}return new Ge().setAttribute("position",new tn(new Float32Array(s),3))}var xR=.18,$v=32,Zv=35*Math.PI/180,_R=20*Math.PI/180,bR=40*Math.PI/180,jv=34,MR=30,SR=1e3,Fu=class{constructor(t,e,n,s,r){this.canvas=t;this.data=e;this.framing=n;this.simplified=s==="software"?1:0,this.renderer=new bu({canvas:t,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=Jn,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=e.points.some(a=>a.fixed);if(this.surroundings=new Nu(this.scene,this.world,e.spatial,o),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,e.spatial){this.camera=new Gn($v,1,.05,40),this.camera.up.set(0,0,1);let a=o?_R:bR;this.camera.position.set(Math.cos(Zv)*Math.cos(a),Math.sin(Zv)*Math.cos(a),Math.sin(a)).multiplyScalar(3),this.controls=new Du(this.camera,t),Object.assign(this.controls,{enablePan:!1,minDistance:.4,maxDistance:12}),this.controls.addEventListener("change",r)}else this.camera=new Pr(-1,1,1,-1,.1,10),this.camera.position.z=4;this.renew()}canvas;data;framing;renderer;scene=new Ra;world=new cn;camera;controls=null;surroundings;spring=new Go(2,1e9,1.5,1);centre=[0,0,0];size=0;figures=[];width=1;height=1;inset=0;trails=!0;groups=new Set;last=0;pace=16;simplified=0;distance=3;place=new W;pixel=new Yt;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(t=>t.traced)}setPlayers(t){for(let e of this.figures)e.dispose();this.figures=t.map((e,n)=>new Eu(this.data,e,n,()=>t.length));for(let e of[...this.figures].reverse())this.world.add(e.object);this.showTrails(this.trails);for(let e of this.groups)this.showGroup(e,!0);this.sizeFigures(),this.size=0}render(t=1){this.judge();for(let n of this.figures)n.player.outcome===""&&this.framing.include(Yi(n.player));let e=this.ease();for(let n of this.figures)n.extent=this.size,this.data.spatial||(n.object.position.z=-.02*n.look.index*this.size),n.place(t);return this.renderer.render(this.scene,this.camera),e}remember(){for(let t of this.figures)t.remember()}trace(){for(let t of this.figures)t.trace()}retrace(t){for(let e of this.figures)e.forget();for(let{positions:e,t:n}of t)this.figures[0]?.mark(e,n)}showTrails(t){this.trails=t;for(let e of this.figures)e.showTrails(t)}showGroup(t,e){e?this.groups.add(t):this.groups.delete(t);for(let n of this.figures)n.showGroup(t,e)}resize(t,e){t<1||e<1||(this.width=t,this.height=e,this.renderer.setPixelRatio(this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(t,e,!1),this.sizeFigures(),this.fit())}setInset(t){t!==this.inset&&(this.inset=t,this.fit())}renew(){this.renderer.setClearColor(ze().wall),this.surroundings.renew(),this.spring.dye(vn(1,6));for(let t of this.figures)t.renew()}grab(t,e,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(bi(a,s,this.place));let c=Math.hypot(this.pixel.x-t,this.pixel.y-e);c<=o&&([r,o]=[l,c])}),r}unproject(t,e,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(bi(r,s,this.place)).project(this.camera).z;return this.place.set(2*t/this.width-1,1-2*e/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}project(t){return this.toScreen(this.place.set(t[0]??0,t[1]??0,t[2]??0)),{x:this.pixel.x,y:this.pixel.y}}screenOf(t){let e=this.figures[0]?.shown.positions,n=this.data.points[t];return e&&n&&this.toScreen(bi(n,e,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(t,e){let n=this.figures[0]?.shown.positions,s=this.data.points[t];if(this.spring.object.visible=e!==null,!e||!n||!s)return;let r=this.data.spatial?0:.2*this.size;bi(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(e[0]??0,e[1]??0,(e[2]??0)+r,0)}allowTurning(t){this.controls&&(this.controls.enabled=t)}toScreen(t){this.world.localToWorld(t).project(this.camera),this.pixel.set((t.x+1)/2*this.width,(1-t.y)/2*this.height)}sizeFigures(){for(let t of this.figures)t.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){let t=this.framing.size,e=this.size===0,n=e?1:xR,s=Math.abs(t-this.size)/t;this.size+=n*(t-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/t),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!e&&s>.001;return(e||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.fit()),r}fit(){if(!this.size)return;let[t,e,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air;if(this.camera instanceof Gn){let o=.5*r*(.6*Math.max(t,e,n)+.4*Math.hypot(t,e,n)),a=this.width/this.height,l=o/Math.sin($v*Math.PI/360)/Math.min(1,a);this.camera.aspect=a,this.camera.position.multiplyScalar(l/this.distance),this.distance=l,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(t,.25)),this.height/(r*Math.max(e,.25))),a=this.width/o/2,l=this.height/o/2,c=(this.width-s)/o/2;Object.assign(this.camera,{left:-a-c,right:a-c,top:l,bottom:-l})}this.camera.updateProjectionMatrix()}judge(){let t=performance.now(),e=t-this.last;this.last=t,!(e>SR||this.simplified>1)&&(this.pace+=(Math.min(e,3*jv)-this.pace)/MR,!(this.pace<jv)&&(this.pace=16,this.simplified+=1,this.simplified===1?this.resize(this.width,this.height):this.surroundings.dropShadows()))}};function Kv(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let t=String(i.getParameter(i.RENDERER)),e=t==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):t;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var Uu=class{element;stage;framing;trails;scale=Q("span",{class:"grid-scale"});constructor(t,e,n){let{data:s}=t,r=t.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new Iu(s,Yi(r));let o=Q("canvas",{class:"stage-canvas",role:"img","aria-label":AR(s),tabindex:-1}),a=wR(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=Q("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(Q("p",{class:"no-picture"},a)):this.element.append(a.canvas,Q("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n),...this.groupSwitches(s,n))),e&&this.element.append(e),this.stage?.setPlayers(t.players),new ResizeObserver(()=>this.resize(e,n)).observe(this.element)}update(){this.stage&&qe(this.scale,this.stage.scale)}resize(t,e){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=t&&getComputedStyle(t).position==="absolute"?t.offsetWidth:0;n.resize(s,r),n.setInset(o),e()}trailsSwitch(t){let{stage:e}=this;return!e||!this.trails?null:Jv("trails",!0,n=>{e.showTrails(n),t()})}groupSwitches(t,e){let{stage:n}=this,s=new Set(t.shapes.flatMap(({group:r})=>r===void 0?[]:[r]));return n?[...s].map(r=>Jv(r,!1,o=>{n.showGroup(r,o),e()})):[]}};function Jv(i,t,e){let n=ii("switch"),s=Q("input",{type:"checkbox",id:n,checked:t,"data-switch":i,onchange:()=>e(s.checked)});return Q("label",{for:n,class:"switch"},s,i)}function wR(i,t,e,n){let s=Kv();return s!=="none"?new Fu(i,t,e,s,n):t.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new Pu(i,t,e)}function AR(i){let t=i.spatial?" Drag beside it to turn the view.":"";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${t}`}var ER=45,TR=60,Qv={low:1500,tall:12e3},RR=900,CR=.6,PR=1500,Ou=class{constructor(t,e,n){this.root=t;this.session=e;let{data:s}=e,r=e instanceof dr?e:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new tc(r):null,this.places=r?null:new gl(s),this.theatre=s.shapes.length?new Uu(e,this.text?.element??null,()=>this.invalidate()):null,this.banner=new Ql(()=>e.reset()),this.transport=new Kl(e),this.board=r?new Mc(r,u=>Wl(r,r.players[u]?.integrator??"")):new wc(e);let o=this.theatre?.framing.size??1,a=r&&n?new Yl(r,s.velocities.map((u,d)=>s.pendularm?.push??Em(s,n,d,o))):null;r&&(this.rivals=new Hl(r)),r?.data.servo&&(this.servo=new $l(r,o));let l=r&&n&&a?this.controls(r,n,a,o):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>h.toggle()}],h=new Jl(IR(c),[s.reference,s.generator&&`Made with ${s.generator}.`]);new Nl(c),this.compose(s,l,h),this.listen(r),!(!r||!n||!this.theatre?.stage)&&(this.drag=new Ru(this.theatre.stage,r,()=>this.invalidate()),this.setPoints=new Cu(this.theatre.stage,r,n,o),this.theatre.element.append(this.setPoints.element))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=Q("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;servo=null;setPoints=null;places;drag=null;requested=!1;last=0;plotted=0;written=0;open(t){t(this),this.theatre?.framing.settle(),zl(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(t=>this.frame(t)))}frame(t){let{session:e,theatre:n}=this,s=this.last?(t-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),e.frame(s);let r=n?.stage?.render(e.part)??!1;this.drag?.update(),this.setPoints?.update(),this.write(t,!e.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=e.animated?t:0,(e.animated||r)&&this.invalidate()}write(t,e){(e||t-this.plotted>=ER)&&(this.plotted=t,this.board.draw()),(e||t-this.written>=TR)&&(this.written=t,this.transport.update(),this.text?.update(),this.servo?.say(),this.theatre?.update())}listen(t){let{session:e,theatre:n}=this,s=n?.stage;e.whenMoving(()=>s?.remember()),e.whenMoved(()=>{this.board.sample(),t?s?.trace():this.retrace()}),e.whenChanged(r=>{(r==="players"||r==="watched")&&(s?.setPlayers(e.shown),s?.renew(),s?.resize(s.canvas.clientWidth,s.canvas.clientHeight)),r==="players"&&(this.board.rebuild(),e.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),t||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(t),this.invalidate()}),xm(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:t}=this;if(!(t instanceof dr))return;let e=t.players.filter(s=>s.outcome!==""),n=t.players.length>1;this.banner.say(e.map(s=>n?`${Wl(t,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(t){let e=[this.session.playing?"Playing":"Paused"];t&&e.push(Wl(t,t.main.integrator)),t?.data.servo&&e.push(`servo ${t.main.servoMode}`),t?.swing&&e.push("watching a mode"),qe(this.announcer,e.join(", "))}retrace(){let{places:t,session:e}=this;if(!t||!this.theatre?.stage?.hasTrails)return;let n=CR*e.data.until;this.theatre.stage.retrace(t.between(e.time-n,e.time,PR)),this.theatre.stage.trace()}keys(t,e){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:t?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>n.reset()}];return t&&e?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),t&&e&&t.data.pendularm&&s.unshift(...Gm(t,e,r=>this.banner.say(r))),s}controls(t,e,n,s){return Q("div",{class:"controls"},this.servo?.element,new Vl(t).element,Tm(t,e,s),Cm(t,s),Rm(t,s),this.servo?.gains,t.data.analysis?new Ol(t,t.data.analysis,this.theatre).element:null,this.rivals?.element,n.element,Pm(t,s))}record(t){let e=(r,o)=>[Q("dt",{},r),Q("dd",{},o)],n=t.methods.find(({name:r})=>r===t.run?.integrator)?.label??t.run?.integrator??"",s=t.parameters.filter(({kind:r})=>r!=="hidden");return Q("div",{class:"controls"},yn("Run",!0,Q("p",{class:"outcome"},t.run?.outcome??""),t.run?.remark?Q("p",{class:"remark"},t.run.remark):null,Q("dl",{class:"facts"},...e("integrator",n))),s.length?yn("Parameters",!0,Q("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>e(r,`${be(o,6)} ${a}`.trim())))):null)}compose(t,e,n){let s=Q("header",{class:"top"},Q("h1",{},t.title||t.name),Q("div",{class:"top-buttons"},es("help","Keys and help (?)",()=>n.toggle()),es("theme","Light or dark",_m))),r=t.equations.length<(window.innerHeight<RR?Qv.low:Qv.tall),o=Om(t.equations,r&&!t.pendularm),a=Q("div",{class:"show"},this.theatre?.element,this.transport.element),l=Q("div",{class:"middle"},a,o);(this.theatre?.element??a).append(this.banner.element),this.root.replaceChildren(s,Q("main",{class:this.theatre?"page":"page plots-only"},l,Q("div",{class:"right"},this.board.element),Q("div",{class:"left"},e)),n.element,this.announcer),dm(this.root)}};function IR(i){return i.map(({keys:t,shown:e,does:n})=>({keys:e??t,does:n}))}function tx(i,t,e){let n=i.theatre?.framing,s=t.players[0];!n||!s||(e?kv(e(),n):new gl(t.data).include(n,{sizes:s.sizes(),multipliers:s.multipliers()}))}function LR(i){return i.rate!==void 0}function DR(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let t=document.getElementById("pendula")??document.body.appendChild(Q("div",{id:"pendula"})),e=globalThis.pendulaSystem??{},n=LR(e)?e:null,s=null,r;if(i.mode==="live"){if(!n)throw new Error("This page carries no functions of its system; write it again with pendula.html.");s=()=>Qu(i,n),r=new dr(s(),s)}else r=new fr(nd(i,e));let o=new Ou(t,r,n);window.pendula={data:i,page:o,ready:!1,get player(){return r.players[0]},get players(){return r.players}},o.open(()=>tx(o,r,s)),window.pendula.ready=!0}function ex(){try{DR()}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.append(Q("p",{role:"alert",class:"banner"},t)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",ex):ex();})();
/*
three

The MIT License

Copyright © 2010-2026 three.js authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.

uplot

The MIT License (MIT)

Copyright (c) 2022 Leon Sorokin

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
*/

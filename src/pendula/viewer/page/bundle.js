"use strict";(()=>{var _n=class{q;v;z;size;identity;unit;constructor({nq:t,nv:e,nz:n,unit:s,identity:r}){this.q=fl(0,t),this.v=fl(this.q.end,e),this.z=fl(this.v.end,n),this.size=this.z.end,this.identity=r,this.unit=s.map(([o,a])=>fl(this.q.first+o,a))}get paired(){return this.identity?this.q.length:0}get hasUnits(){return this.unit.length>0}isUnit(t){let e=this.q.first+t;return this.unit.some(({first:n,end:s})=>n<=e&&e<s)}take(t,e){return e.subarray(t.first,t.end)}join(t,e,n){let s=new Float64Array(this.size);for(let[r,o,a]of[["q",this.q,t],["v",this.v,e],["z",this.z,n]]){if(a.length!==o.length)throw new Error(`A state of this system needs ${o.length} numbers in ${r}, not ${a.length}.`);s.set(a,o.first)}return s}normalise(t){let e=0;for(let{first:n,end:s}of this.unit){let r=Sp(t,n,s);if(r!==0){for(let o=n;o<s;o++)t[o]/=r;e=Math.max(e,Math.abs(r-1))}}return e}lacksDirection(t){return this.unit.some(({first:e,end:n})=>Sp(t,e,n)===0)}};function fl(i,t){return{first:i,end:i+t,length:t}}function Sp(i,t,e){let n=0;for(let s=t;s<e;s++)n+=i[s]*i[s];return Math.sqrt(n)}var ks=0,ni=1,wp=2,jt=new Float64Array(0),pl=class{constructor(t,e){this.data=t;this.functions=e;this.layout=new _n(t.layout),this.constrained=t.constraints.length>0,this.rate=e.rate,this.p=Float64Array.from(t.parameters,n=>n.value),this.u=new Float64Array(t.inputs.length),this.rates=new Float64Array(this.layout.size)}data;functions;layout;constrained;rate;p;u;rates;deadline=1/0;solve(t,e,n){if(this.functions.solution!==void 0){this.functions.solution(t,e,this.u,this.p,jt,n);return}this.rate(t,e,this.u,this.p,jt,this.rates),n.set(this.layout.take(this.layout.v,this.rates))}};function Zn(i,t,e,n){for(let s=0;s<e.length;s++)n[s]=e[s]}function Di(i,t){if(i===void 0)throw new Error(`This page was written without the function '${t}'.`);return i}var ml=class{constructor(t){this.motion=t;let{data:e,layout:n}=t,s=n.size;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(e.powers.length),this.solution=new Float64Array(n.v.length+e.constraints.length),this.pushes=e.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;energies=new Float64Array(3);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;get busy(){if(!this.motion.data.energy)return!1;if(this.powers.length>0)return!0;let{u:t}=this.motion;for(let e of this.pushes)if(t[e]!==0)return!0;return!1}open(t,e){this.total=this.energyAt(t,e),this.known=!1}book(t){Number.isFinite(t)&&(this.total+=t)}forget(){this.known=!1}before(t,e){if(this.known)return;let{motion:n}=this;this.earlier.set(e),n.rate(t,e,n.u,n.p,jt,this.earlierRate),[this.power,this.known]=[this.powerAt(t,e),!0]}after(t,e,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(e,n,s.u,s.p,jt,l);for(let u=0;u<n.length;u++)a[u]=.5*(r[u]+n[u])+.125*t*(o[u]-l[u]);s.layout.normalise(a);let c=this.powerAt(e-.5*t,a),h=this.powerAt(e,n);this.book(t/6*(this.power+4*c+h)),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}energyAt(t,e){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(t,e,s,r,jt,this.energies),this.energies[0]+this.energies[1])}powerAt(t,e){let{functions:n,data:s,layout:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(t,e,c),n.powers(t,e,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*e[r.v.first+d];return u}};function gl(i){let{layout:t,u:e,p:n,functions:s,data:r}=i,{q:o,v:a}=t,{most:l,nearly:c}=r.decisions.projection,h=Di(s.velocity_correction,"velocity_correction"),u=r.holonomic>0?Di(s.position_correction,"position_correction"):void 0,[d,p]=[new Float64Array(o.length),new Float64Array(a.length)];return(g,y)=>{for(let m=0;u!==void 0&&m<l;m++){u(g,y,e,n,jt,d);let f=0;for(let x=0;x<o.length;x++){let A=o.first+x;y[A]+=d[x],f=Math.max(f,Math.abs(d[x])/(1+Math.abs(y[A])))}if(!(f>c))break}h(g,y,e,n,jt,p);for(let m=0;m<a.length;m++)y[a.first+m]+=p[m]}}var yl=class{constructor(t){this.motion=t;let e=t.layout.size;this.turning=new Uint8Array(e);for(let n of t.data.scales.turning)this.turning[n]=1;[this.size,this.floor,this.sums]=[new Float64Array(e),new Float64Array(e),new Float64Array(e)],this.M=new Float64Array(t.layout.v.length**2)}motion;turning;size;floor;sums;M;passed=0;begin(t,e,n){for(let s=0;s<e.length;s++)this.floor[s]=this.turning[s],this.size[s]=this.turning[s]?1:Math.abs(e[s]);this.sums.fill(0),this.passed=0,this.raiseFloors(t,e,n)}of(t,e){return this.turning[t]?this.size[t]:Math.max(this.size[t],e)}update(t,e){this.passed+=t;for(let n=0;n<e.length;n++)this.turning[n]||(this.sums[n]+=t*Math.abs(e[n]),this.size[n]=Math.max(this.floor[n],this.sums[n]/this.passed))}raiseFloors(t,e,n){let{data:s,layout:r}=this.motion,{part:o,moment:a}=s.decisions.scales,{kinds:l,lengths:c}=s.scales,{q:h,v:u,paired:d}=r,{floor:p,size:g}=this,y=e.map((b,R)=>this.of(R,Math.abs(b))),m=Ap(l,y),f=Ap(l,n),x=this.lengthOf(t,e),A=this.typicalTime(y,n);for(let b of c)m[b]=x;for(let b=0;b<d;b++)m[u.first+b]=Math.max(m[u.first+b],m[h.first+b]/A);for(let b=0;b<e.length;b++){let R=o*(m[b]===0?a*s.until*f[b]:m[b]);this.turning[b]||!Number.isFinite(R)||R<=p[b]||(p[b]=R,g[b]=Math.max(g[b],R))}}lengthOf(t,e){let{functions:n,layout:s,u:r,p:o}=this.motion,{M:a}=this,{first:l,length:c}=s.q,h=0,u=0,d=0;n.mass_matrix?.(t,e,r,o,jt,a);for(let g=0;g<c;g++){let y=Math.abs(a[g*c+g]??0);this.turning[l+g]?u=Math.max(u,y):[h,d]=[Math.max(h,Math.abs(e[l+g])),Math.max(d,y)]}let p=Math.sqrt(u/d);return n.mass_matrix!==void 0&&Number.isFinite(p)?Math.max(h,p):h}typicalTime(t,e){let{paired:n,q:s,v:r}=this.motion.layout,o=0;for(let a=0;a<t.length;a++){let l=a-r.first,c=l>=0&&l<n,h=Math.abs(e[a]),u=c?Math.sqrt(h/t[s.first+l]):h/t[a];Number.isFinite(u)&&(o=Math.max(o,u))}return 1/o}};function Ap(i,t){let e=new Float64Array(t.length);for(let n of i){let s=Math.max(...n.map(r=>Math.abs(t[r])));for(let r of n)e[r]=s}return e}var N_=32,F_=1e-4,U_=1e-14,O_=1e-22,B_=1e3;function Ep(i,t){return new Lu(i,t)}var Lu=class{constructor(t,e){this.motion=t;this.method=e;let n=t.layout.size;this.k=Array.from({length:e.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.scales=new yl(t),this.project=t.constrained?gl(t):void 0,this.exponent=1/(e.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;scales;project;exponent;length=0;lastError=1;repeated=!1;attempts=0;reached=NaN;reveal=Zn;step(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+e;t===ni&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1,!1,!1,NaN],this.attempts=0);let c=Number.isNaN(this.reached)?n:this.reached;t!==ks&&r(c,s,o,a,jt,this.k[0]),t===ni&&this.scales.begin(c,s,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:e,d=u>=l-c,p=d?l:c+u,g=p-c,y=this.attempt(c,g,p,s);if(y<=1)this.accept(g,y,d,s),c=p;else if(!this.reject(g,y,c,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(++this.attempts===this.motion.data.decisions.scales.look&&this.scales.raiseFloors(c,s,this.k[0]),h%N_===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,{a:l,b:c,c:h}=this.method.tableau,{k:u,stage:d,fresh:p}=this,g=s.length,y=c.length;for(let f=1;f<=y;f++){let x=f<y?l[f]:c,A=f<y?d:p;this.combined(f,e,x,s,A),f===y&&this.settle(n,p),r(f<y?t+h[f]*e:n,A,o,a,jt,u[f])}let m=0;for(let f=0;f<g;f++){let x=0;for(let R=0;R<=y;R++)x+=this.method.error[R]*u[R][f];let A=this.scales.of(f,Math.max(Math.abs(s[f]),Math.abs(p[f]))),b=A===0?0:Math.abs(e*x)/(this.method.tolerance*A);b<=m||(m=b)}return m}settle(t,e){let{layout:n}=this.motion;n.normalise(e),this.project!==void 0&&(this.project(t,e),n.normalise(e))}combined(t,e,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<t;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+e*a}}accept(t,e,n,s){let r=e>0?.9*e**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=t*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(e,F_),this.repeated=!1,this.scales.update(t,this.fresh),s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(t,e,n,s){let r=e<1e300?t*Math.min(.9,Math.max(.2,.9*e**-this.exponent)):.1*t;return this.length=r,this.repeated=!0,r>Math.max(U_*Math.max(n,Math.min(s,B_*n)),O_*this.motion.data.until)}};function Tp(){return{step:()=>!0,reveal:Zn,failed:!1}}function Rp({rate:i,layout:t,u:e,p:n}){let s=t.size,r=new Float64Array(s);function o(a,l,c,h){i(c,h,e,n,jt,r);for(let u=0;u<s;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:Zn,failed:!1}}function Cp({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,z:a,size:l}=e,c=new Float64Array(l),h=e.identity?void 0:Di(t.qdot,"qdot"),u=new Float64Array(r.length);function d(p,g,y,m){i(y,m,n,s,jt,c);for(let f=o.first;f<o.end;f++)m[f]+=g*c[f];if(h===void 0)for(let f=0;f<r.length;f++)m[r.first+f]+=g*m[o.first+f];else{h(y,m,n,s,jt,u);for(let f=0;f<r.length;f++)m[r.first+f]+=g*u[f]}for(let f=a.first;f<a.end;f++)m[f]+=g*c[f];return!0}return{step:d,reveal:Zn,failed:!1}}function Pp({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,size:a}=e,l=new Float64Array(a),c=e.identity?void 0:Di(t.qdot,"qdot"),h=new Float64Array(a),u=new Float64Array(r.length);function d(p,g,y,m){if(i(y,m,n,s,jt,l),c===void 0){for(let f=0;f<r.length;f++)m[r.first+f]+=.5*g*g*l[o.first+f];for(let f=r.first;f<r.end;f++)m[f]+=g*l[f]}else{h.set(m);for(let f=o.first;f<o.end;f++)h[f]+=.5*g*l[f];c(y,h,n,s,jt,u);for(let f=0;f<r.length;f++)m[r.first+f]+=g*u[f]}for(let f=o.first;f<a;f++)m[f]+=g*l[f];return!0}return{step:d,reveal:Zn,failed:!1}}function Ip(i,t,e,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(t[e+h*i+r])>Math.abs(t[e+o*i+r])&&(o=h);n[s+r]=o;let a=e+r*i,l=e+o*i;if(o!==r)for(let h=0;h<i;h++){let u=t[a+h];t[a+h]=t[l+h],t[l+h]=u}let c=1/t[a+r];for(let h=r+1;h<i;h++){let u=e+h*i,d=t[u+r]*c;if(t[u+r]=d,d!==0)for(let p=r+1;p<i;p++)t[u+p]-=d*t[a+p]}}}function Lp(i,t,e,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=t[e+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=t[e+o*i+l]*r[s+l];r[s+o]=a/t[e+o*i+o]}}var k_=15e-9;function Dp(i,t){return new Du(i,t)}var Du=class{constructor(t,e){this.motion=t;let{a:n,b:s,c:r}=e.tableau,o=this.ny=t.layout.size,a=this.stages=s.length,l=o*a,{functions:c}=t;this.canonical=e.canonical===!0,this.rate=this.canonical?Di(c.canonical_rate,"canonical_rate"):t.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(e.continuation.flat()),this.ends=e.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(t,e,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(t,n,s),u=t!==ni,d=0,p=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let y=this.ends[d],m=(y-d)*r;this.outdated&&(this.newtonMatrix(e,d,m,g),Ip(m,this.factors,g,this.pivots,d*r));let f=this.newton(e,n,s,h,d,y,g);f>0?[d,p,g]=[y,Math.max(p,f),g+m*m]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let y=0;y<o;y++)for(let m=0;m<r;m++)s[m]+=e*a[y]*l[y*r+m];return this.outdated?[this.iterations,this.outdated]=[p,!1]:p>this.iterations+c&&(this.outdated=!0),!0}reveal(t,e,n,s){if(Zn(t,e,n,s),!this.canonical||!this.started)return;let{layout:{q:r,v:o},u:a,p:l}=this.motion;this.rate(e,n,a,l,jt,this.result);for(let c=0;c<o.length;c++)s[o.first+c]=this.result[r.first+c]}begun(t,e,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{layout:{v:c},u:h,p:u,functions:d,data:p}=this.motion;if(t===ni){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){Di(d.momenta,"momenta")(e,n,h,u,jt,this.result);for(let y=0;y<c.length;y++)n[c.first+y]=this.result[y]}}else{for(let y=0;y<r;y++)for(let m=0;m<s;m++){let f=0;for(let x=0;x<r;x++)f+=l[y*r+x]*o[x*s+m];a[y*s+m]=f}o.set(a)}let g=0;for(let y=0;y<s;y++)g=Math.max(g,Math.abs(n[y]));return p.decisions.newton.negligible*g+1e-300}renewed(t,e,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!t){this.rate(e,n,l,c,jt,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(e,n,l,c,jt,this.J):this.differences(e,n))}differences(t,e){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(t,e,a,l,jt,r);let c=Float64Array.from(e);for(let h=0;h<n;h++){let u=e[h];c[h]=u+k_*(1+Math.abs(u)),this.rate(t,c,a,l,jt,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(t,e,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=e+Math.floor(h/r),d=h%r;for(let p=0;p<n;p++){let g=a[u*o+e+Math.floor(p/r)];c[s+h*n+p]=-t*g*l[d*r+p%r]}c[s+h*n+h]+=1}}newton(t,e,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,p=r*l,g=o===r+1&&h[r*c+r]===0,y=0,m=0,f=0;for(;m<=u.growth&&f<u.most;){this.changes(t,e,n,r,o),g||Lp(d,this.factors,a,this.pivots,p,this.change);let x=y;y=this.applied(t,d,p,s,n),f++;let A=y<x;if(g||y===0||A&&y*y<=u.converged*(x-y))return f;if(f>1&&!A){if(y<=u.stagnant)return f;m++}}return 0}applied(t,e,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<e;u++){let d=l[n+u];a[n+u]+=d;let p=t*Math.abs(d)/(Math.abs(r[u%o])+t*Math.abs(a[n+u])+s);p>c&&(c=p),h+=p*0}return c+h}changes(t,e,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:p}=this,{u:g,p:y}=this.motion;for(let m=s;m<r;m++){for(let f=0;f<o;f++)d[f]=n[f];for(let f=0;f<r;f++){let x=t*l[m*a+f];if(x!==0)for(let A=0;A<o;A++)d[A]+=x*h[f*o+A]}this.rate(e+c[m]*t,d,g,y,jt,p);for(let f=0;f<o;f++)u[m*o+f]=p[f]-h[m*o+f]}}};function Np({rate:i,layout:t,u:e,p:n},s){let r=t.size,o=s.b.length,a=Float64Array.from(s.a.flat()),l=Float64Array.from(s.b),c=Float64Array.from(s.c),h=s.b.map(()=>new Float64Array(r)),u=new Float64Array(r);function d(p,g,y,m){i(y,m,e,n,jt,h[0]);for(let f=1;f<o;f++){for(let x=0;x<r;x++)u[x]=m[x];for(let x=0;x<f;x++){let A=g*a[f*o+x];if(A===0)continue;let b=h[x];for(let R=0;R<r;R++)u[R]+=A*b[R]}i(y+c[f]*g,u,e,n,jt,h[f])}for(let f=0;f<o;f++){let x=g*l[f],A=h[f];for(let b=0;b<r;b++)m[b]+=x*A[b]}return!0}return{step:d,reveal:Zn,failed:!1}}function Fp({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,z:o,size:a}=t,l=new Float64Array(a),c=new Float64Array(s.length),h=new Float64Array(a),u=new Float64Array(a),d=!1;function p(y,m,f,x){if(y===ni)for(let A=0;A<a;A++)h[A]=x[A];d=!0,i(f,h,e,n,jt,l);for(let A=0;A<s.length;A++){let b=s.first+A,R=r.first+A,T=l[R];y===ni?c[A]=m*x[R]-.5*m*m*T:c[A]+=x[b]-h[b],c[A]+=m*m*T,x[b]+=c[A],x[R]=c[A]/m+.5*m*T,h[b]=x[b],h[R]=x[R]}for(let A=o.first;A<o.end;A++)x[A]+=.5*m*(3*l[A]-(y===ni?l[A]:u[A])),u[A]=l[A],h[A]=x[A];return!0}function g(y,m,f,x){if(Zn(y,m,f,x),!!d){i(m,h,e,n,jt,l);for(let A=0;A<s.length;A++){let b=s.first+A,R=r.first+A;x[R]=(c[A]+(f[b]-h[b]))/y+.5*y*l[R]}}}return{step:p,reveal:g,forget:()=>{d=!1},failed:!1}}function Up({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,size:o}=t,a=new Float64Array(o),l=new Float64Array(o),c=new Float64Array(o);function h(u,d,p,g){u!==ks&&i(p,g,e,n,jt,a);for(let y=0;y<s.length;y++){let m=s.first+y,f=r.first+y;c[m]=g[m]+d*g[f]+.5*d*d*a[f]}for(let y=r.first;y<o;y++)c[y]=g[y]+d*a[y];i(p+d,c,e,n,jt,l);for(let y=s.first;y<s.end;y++)g[y]=c[y];for(let y=r.first;y<o;y++)g[y]+=.5*d*(a[y]+l[y]);for(let y=0;y<o;y++)a[y]=l[y];return!0}return{step:h,reveal:Zn,failed:!1}}function Op({rate:i,layout:t,u:e,p:n},s,r){let{q:o,v:a,size:l}=t,c=new Float64Array(l);function h(u,d,p,g){u!==ks&&i(p,g,e,n,jt,c);for(let y=0;y<s.length;y++){let m=s[y]*d;for(let f=a.first;f<a.end;f++)g[f]+=.5*m*c[f];for(let f=0;f<o.length;f++)g[o.first+f]+=m*g[a.first+f];i(p+r[y+1]*d,g,e,n,jt,c);for(let f=a.first;f<a.end;f++)g[f]+=.5*m*c[f]}return!0}return{step:h,reveal:Zn,failed:!1}}function Xo(i,t){switch(t.kind){case"none":return Tp();case"euler":return Rp(i);case"semi-implicit-euler":return Cp(i);case"half-acceleration-euler":return Pp(i);case"verlet":return Fp(i);case"velocity-verlet":return Up(i);case"tableau":return Np(i,t.tableau);case"composition":return Op(i,t.weights,t.nodes);case"implicit":return Dp(i,t);case"adaptive":return Ep(i,t)}}var z_=1/3,V_=.3,G_=.4,_l=class{constructor(t,e){this.motion=t;let{data:n,layout:s}=t,r=s.v.length,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*r),this.rates=[new Float64Array(s.size),new Float64Array(s.size)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(r),this.size=this.extent(e)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(t,e,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[t]?.draggable)){for(let l=0;l<3;l++)this.target[l]=e[l]??0;t!==this.point&&(this.point=t,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(t,e){let{data:n,layout:{v:s}}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(t,e);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s.length;d++)u+=l[(r+h)*s.length+d]*e[s.first+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s.length;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s.length+h]*c[u]}}look(t,e){let{functions:n,u:s,p:r}=this.motion;n.positions(t,e,s,r,jt,this.positions),n.point_jacobians(t,e,s,r,jt,this.jacobians)}gauge(t,e,n){let s=this.felt(t,e),r=V_/n,o=2*this.motion.data.energyScale/(z_*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*G_*Math.sqrt(this.stiffness*s)}felt(t,e){let{data:n,layout:{v:s},rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(t,e),r(t,e,o,a,jt,h);let p=0;for(let g=0;g<c;g++){let y=this.jacobians.subarray((l+g)*s.length,(l+g+1)*s.length);for(let f=0;f<s.length;f++)o[this.first+f]+=y[f];r(t,e,o,a,jt,u),o.set(d);let m=0;for(let f=0;f<s.length;f++)m+=y[f]*(u[s.first+f]-h[s.first+f]);p=Math.max(p,m)}return p>0&&Number.isFinite(p)?1/p:0}extent(t){let{data:e,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,t,s,r,jt,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of e.points)for(let c of e.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var xl=class{constructor(t,e){this.motion=t;this.servo=e;this.held=new Float64Array(t.u.length),this.law=new Float64Array(e.inputs.length+e.integrals.length),this.active=t.data.parameters.findIndex(n=>n.name===e.active),this.mode=e.on?e.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(t){this.current=t,this.motion.p[this.active]=t==="continuous"?1:0,this.held.fill(0)}every(t){return Math.max(1,Math.round(this.servo.sampled/t))}sample(t,e,n,s){let{servo:r,law:o,held:a}=this,{first:l}=this.motion.layout.z,c=this.every(t)*t;this.evaluate(e,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(t,e,n){this.current==="continuous"&&(this.evaluate(t,e),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}evaluate(t,e){let{functions:n,u:s,p:r}=this.motion;Di(n.law,"law")(t,e,s,r,jt,this.law)}};function Bp(i){let t=1;for(let e=0;e<i.length;e++)t=Math.max(t,Math.abs(i[e]));return 1e15*t}function Fu(i,t){for(let e=0;e<i.length;e++)if(!(Math.abs(i[e])<=t))return!1;return!0}function kp(i,t,{t:e,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let m=1;m<n.length;m++)Math.abs(n[m])>Math.abs(n[l])&&(l=m);let c=`; there ${a[l].label} = ${Nu(n[l])}`,h=i.energyLabel==="total"?"energy":i.energyLabel;i.energy&&(c+=Number.isFinite(s)?` and the ${h} was ${Nu(s)} ${i.units.energy}`.trimEnd():` and no finite ${h}`);let u=(m,f)=>`${Nu(m,f)} ${i.units.time}`.trimEnd(),d=`t = ${u(e,6)}`;if(o==="unsolved"&&t.kind==="adaptive")return`Diverged: at ${d} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${t.label} did not converge at ${d}${c}. Try a step smaller than ${u(r,3)}.`;let p=t.order<4?" or a method of higher order (Runge–Kutta 4)":"",g=t.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${u(r,3)}`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${d}${c}. Try ${g}${p}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function Nu(i,t=3){let e=Math.abs(i);return e!==0&&(e<1e-4||e>=1e6)?i.toExponential(t-1):String(+i.toPrecision(t))}var H_=200,zp=1;function Ou(i,t){return new Uu(i,t)}var Uu=class{constructor(t,e){this.data=t;this.functions=e;let n=this.motion=new pl(t,e),{layout:s}=n,r=s.size;this.start=s.join(t.start.q,t.start.v,t.start.z),[this.moved,this.last,this.shown]=[new Float64Array(r),new Float64Array(r),new Float64Array(r)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(t.points.reduce((o,a)=>o+a.dimension,0)),sizes:new Float64Array(t.sizes),solution:new Float64Array(s.v.length+t.constraints.length)},this.ledger=new ml(n),this.drive=t.servo&&new xl(n,t.servo),this.project=n.constrained?gl(n):void 0,this.hand=new _l(n,this.start),this.h=t.step,this.method=this.found(t.integrator),this.stepper=Xo(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=ni;paused=!1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}get integrator(){return this.method.name}set integrator(t){let e=this.found(t);if(e.refusal)throw new Error(e.refusal);this.restart(),this.method=e,this.stepper=Xo(this.motion,e)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");this.restart(),this.h=t,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(t){if(!(this.drive===void 0||t===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){let{first:e}=this.motion.layout.z;for(let n of this.drive.servo.integrals)this.moved[e+n]=this.data.start.z[n]??0;this.revealed=!1}this.drive.mode=t,this.impose(),this.ledger.forget()}}parameter(t){return this.motion.p[this.place(t)]}setParameter(t,e){let n=this.place(t),s=this.motion.p[n];if(!Number.isFinite(e))throw new Error(`The parameter '${t}' must be a finite number.`);if(e===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved);this.motion.p[n]=e,this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.settle(this.t),this.revealed=!1,this.ledger.forget()}setInput(t,e){if(!(t in this.given))throw new Error(`There is no input ${t}.`);this.given[t]=e,this.impose()}pull(t,e){e===null?this.hand.release():this.hand.hold(t,e,this.t,this.y,this.h),this.impose()}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9);this.carry+=t-n*this.h;let s=performance.now(),r=s+e;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(zp,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,zp)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+H_,this.march(1),this.carry=0)}setState(t,e,n){let{layout:s}=this.motion,r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");this.start.set(r),this.reset()}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=Xo(this.motion,this.method),[this.begin,this.paused]=[ni,!1],this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.settle(0),this.limit=Bp(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let[t=0,e=0,n=0]=this.evaluated("energy",new Float64Array(3));return{kinetic:t,potential:e,total:t+e,ledger:this.ledger.total,jacobi:n}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}multipliers(){return this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.layout.v.length)}evaluated(t,e){return this.functions[t]?.(this.t,this.y,this.motion.u,this.motion.p,jt,e),e}march(t){let{moved:e,last:n,stepper:s,h:r,ledger:o,hand:a}=this,l=e.length,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active,u=this.project!==void 0||this.motion.layout.hasUnits;this.revealed=!1;for(let d=0;d<t;d++){let p=this.origin+this.count*r;if(!this.paused){for(let f=0;f<l;f++)n[f]=e[f];h&&this.react(p)}let g=o.busy;g&&o.before(p,this.seen(p));let y=s.step(this.begin,r,p,e);if(this.begin=ks,this.paused=!y,!y)return d;let m=this.origin+(this.count+1)*r;if(u&&Fu(e,this.limit)&&this.settle(m),!Fu(e,this.limit))return this.end(p),d;this.count++,this.steps++,g&&o.after(r,m,this.seen(m))}return t}react(t){let{drive:e,hand:n,h:s}=this;e!==void 0&&e.mode==="sampled"&&this.count%e.every(s)===0&&e.sample(s,t,this.seen(t),this.moved),n.active&&n.apply(t,this.seen(t)),this.impose()}settle(t){let{moved:e,ledger:n,data:s}=this,{layout:r}=this.motion;if(r.normalise(e),this.project===void 0)return;let o=s.energy?n.energyAt(t,e):0;this.project(t,e),s.energy&&n.book(n.energyAt(t,e)-o),r.normalise(e)}end(t){let e=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":e?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(t,s);this.outcome=kp(this.data,this.method,{t,y:s,energy:r,step:this.h,reason:n})}seen(t){return this.stepper.reveal(this.h,t,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:t}=this.motion,{given:e,drive:n,hand:s}=this,r=t.length-s.Q.length,o=!1;for(let a=0;a<t.length;a++){let l=e[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==t[a]&&(t[a]=l,o=!0)}o&&(this.begin===ks&&(this.begin=wp),this.ledger.forget())}restart(){this.paused&&(this.moved.set(this.last),this.paused=this.revealed=!1),this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,ni],this.stepper=Xo(this.motion,this.method),this.revealed=!1}found(t){let e=this.data.methods.find(n=>n.name===t);if(e===void 0)throw new Error(`There is no integrator '${t}' in this page.`);return e}place(t){let e=this.data.parameters.findIndex(n=>n.name===t);if(e<0)throw new Error(`There is no parameter '${t}' in this page.`);return e}};var W_=new Float64Array(0);function zu(i,t={}){return new ku(i,t)}function Vp(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return new Float64Array(e.buffer)}var vl=class{row;values;constructor(t,e){this.values=Vp(t),this.row=new Float64Array(e>0?this.values.length/e:0)}at(t,e){let n=this.row.length,s=t*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=e>0?o+e*(this.values[s+n+r]-o):o}return this.row}},Bu=class{constructor(t,e,n){this.layout=n;[this.y,this.rates,this.bends]=[t.y,t.rates,t.bends].map(s=>new vl(s,e)),this.row=new Float64Array(this.y.row.length)}layout;row;y;rates;bends;at(t,e,n){let s=this.row.length,r=this.bends.row.length,o=1-e;for(let a=0;a<s;a++){let l=t*s+a,c=this.y.values[l];if(!(e>0)){this.row[a]=c;continue}let h=this.y.values[l+s]-c,u=n*this.rates.values[l],d=n*this.rates.values[l+s],p=c+e*e*(3-2*e)*h+e*o*(o*u-e*d);if(a<r){let g=n*n*this.bends.values[t*r+a]/2-(3*h-2*u-d),y=n*n*this.bends.values[(t+1)*r+a]/2-(-3*h+u+2*d);p+=(e*o)**2*(o*g+e*y)}this.row[a]=p}return e>0&&this.layout.normalise(this.row),this.row}},ku=class{constructor(t,e){this.data=t;this.functions=e;let n=t.run;if(n===void 0)throw new Error("This page holds no recorded run.");this.times=Vp(n.t);let s=this.times.length,r=o=>new vl(o??"",s);this.states=new Bu(n,s,new _n(t.layout)),this.series={u:r(n.u),positions:r(n.positions),sizes:r(n.sizes),multipliers:r(n.multipliers)},this.energies=[n.energy?.kinetic,n.energy?.potential,n.energy?.total,n.energy?.jacobi].map(r),this.works=(n.ledger??[]).map(o=>r(o.values)),this.p=Float64Array.from(t.parameters,o=>o.value),this.outcome=n.outcome,this.end=s>0?this.times[s-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;functions;outcome;end;p;times;states;series;energies;works;first;index=0;part=0;get t(){let t=this.times[this.index]??0;return this.part>0?t+this.part*(this.times[this.index+1]-t):t}get steps(){return this.index}get y(){let{times:t,index:e}=this;return this.states.at(e,this.part,this.part>0?t[e+1]-t[e]:0)}get u(){return this.series.u.at(this.index,this.part)}seek(t){let{times:e}=this,n=0,s=e.length-1;for(;n<s;){let o=n+s+1>>1;e[o]<=t?n=o:s=o-1}let r=n+1<e.length?e[n+1]-e[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((t-e[n])/r,0),1):0]}energy(){let t=this.energies.map(a=>a.at(this.index,this.part)[0]),[e=0,n=0,s=0,r=0]=t,o=this.works.reduce((a,l)=>a+l.at(this.index,this.part)[0],0);return{kinetic:e,potential:n,total:s,ledger:this.first+o,jacobi:r}}positions(){return this.computed(this.functions.positions,this.series.positions)}sizes(){return this.computed(this.functions.sizes,this.series.sizes)}computed(t,e){let n=e.at(this.index,this.part);if(t===void 0||!(this.part>0))return n;t(this.t,this.y,this.u,this.p,W_,n);for(let s=0;s<n.length;s++)Number.isFinite(n[s])||(n[s]=0);return n}multipliers(){return this.series.multipliers.at(this.index,this.part)}};function rt(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of e)s!=null&&n.append(s);return n}var Gp=0;function ii(i){return Gp+=1,`${i}-${Gp}`}var X_={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function bl(i){let t="http://www.w3.org/2000/svg",e=document.createElementNS(t,"svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true"),e.classList.add("icon");let n=document.createElementNS(t,"path");return n.setAttribute("d",X_[i]),i==="play"&&n.classList.add("filled"),e.append(n),e}function ts(i,t,e,n=""){return rt("button",{type:"button",class:n?"button":"button only-icon","aria-label":t,title:t,onclick:e},bl(i),n||null)}function Hp(i,t,e){i.getAttribute("aria-label")!==e&&(i.setAttribute("aria-label",e),i.title=e,i.querySelector("svg")?.replaceWith(bl(t)))}function Bn(i,t,...e){return rt("details",{class:"card",open:t},rt("summary",{},rt("h2",{},i)),rt("div",{class:"card-body"},...e))}function Dn(i,t){i.textContent!==t&&(i.textContent=t)}var q_=new Set(["text","number","search","email","url","tel","password"]),Y_=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function $_(i,t){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?q_.has(i.type)?!0:Y_.has(t)||i.type!=="range"&&t===" ":i.closest("button, summary, a[href]")!==null&&(t===" "||t==="Enter"):!1}var Sl=class{constructor(t){this.keys=t;for(let e of t)for(let n of e.keys)this.bound.set(n,e);window.addEventListener("keydown",e=>this.down(e)),window.addEventListener("keyup",e=>this.up(Ml(e))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;down(t){let e=this.bound.get(Ml(t));!e||t.ctrlKey||t.metaKey||t.altKey||$_(t.target,t.key)||document.querySelector("dialog[open]")&&Ml(t)!=="?"||(t.preventDefault(),!(t.repeat&&!e.repeats)&&(this.held.add(Ml(t)),e.press()))}up(t){this.held.delete(t)&&this.bound.get(t)?.release?.()}releaseAll(){for(let t of[...this.held])this.up(t)}};function Ml(i){return i.key.length===1?i.key.toLowerCase():i.key}function Wp(i){let t=!1;i.addEventListener("pointerdown",()=>{t=!0},!0),i.addEventListener("keydown",()=>{t=!1},!0),i.addEventListener("change",e=>{t&&e.target instanceof HTMLSelectElement&&e.target.blur()})}function Nn(i,t=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let e=Math.abs(i);if(e!==0&&(e<.001||e>=1e6))return i.toExponential(t-2).replace("-","−").replace("e+","e");let n=e===0?0:Math.max(0,t-1-Math.floor(Math.log10(e)));return String(Number(i.toFixed(n))).replace("-","−")}function Wr(i){return String(Number(i.toPrecision(5)))}function gs(i){return i.toFixed(2)}function Vu(i,t){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return Nn(i);let e=i.toFixed(t);return(/^-0\.?0*$/.test(e)?e.slice(1):e).replace("-","−")}function es(i){if(!(i>0)||!Number.isFinite(i))return 1;let t=10**Math.floor(Math.log10(i)),e=i/t,n=e<=1?1:e<=2?2:e<=5?5:10;return Number((n*t).toPrecision(6))}function wl(i){let t=i-2*Math.PI*Math.round(i/(2*Math.PI));return t===-Math.PI?Math.PI:t}function zs(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n+=1)e[n]=t.charCodeAt(n);return e.buffer}var Xu="#0072B2",Gu="#D55E00",Al="#009E73",Xp="#CC79A7",Hu="#E69F00",Wu="#56B4E9",Z_="#F0E442",K_={light:[Xu,Gu,Al,Xp,Hu,Wu],dark:[Wu,Hu,Al,Xp,Z_,Gu]},J_={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:Gu,potential:Xu,ledger:Al},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:Hu,potential:Wu,ledger:Al}},qp=window.matchMedia("(prefers-color-scheme: dark)"),Yp=[],qu=null;function qo(){return qu??(qp.matches?"dark":"light")}function Ke(){return J_[qo()]}function Cn(i,t){let e=K_[qo()];if(t<=e.length)return e[i%e.length]??Xu;let n=i/(t-1);return`oklch(${(qo()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function $p(i){Yp.push(i)}function Zp(){qu=qo()==="dark"?"light":"dark",El()}function El(){document.documentElement.dataset.theme=qo();for(let i of Yp)i()}qp.addEventListener("change",()=>{qu===null&&El()});var j_=200,ns=class{constructor(t){this.options=t;let e=ii("field"),{label:n,unit:s,range:r,name:o}=t;this.value=t.value,this.slider=rt("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=rt("input",{type:"number",id:e,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed()}),this.element=rt("div",{class:"field"},rt("label",{for:e},n),this.slider,this.number,rt("span",{class:"unit"},s)),this.show(t.value)}options;element;slider;number;value;show(t){t===this.value&&this.number.value!==""||(this.value=t,this.stretch(t),this.slider.value=String(t),this.slider.setAttribute("aria-valuetext",`${Wr(t)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=Wr(t)))}typed(){let t=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(t)?this.number.value=Wr(this.value):this.take(t)}take(t){try{this.options.change(t),this.number.setCustomValidity(""),this.show(t),Number(this.number.value)!==t&&(this.number.value=Wr(t))}catch(e){this.number.setCustomValidity(e instanceof Error?e.message:String(e)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=Wr(this.value)}}rounded(t){let{low:e,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-e)/j_));return Number((Math.round(t/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(t){let{low:e,high:n}=this.bounds();t<e&&(this.slider.min=String(t)),t>n&&(this.slider.max=String(t))}};function Kp(i,t){if(i===0)return t?{low:0,high:1}:{low:-1,high:1};let e=Number((3*i).toPrecision(2)),n=t?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:e}:{low:e,high:n}}function Tl(i,t,e){let n=t?Math.PI:Math.max(2*Math.abs(i),e);return{low:Math.min(-n,i),high:Math.max(n,i)}}function Pl(i,t){return i.data.methods.find(e=>e.name===t)?.label??t}var Rl=class{constructor(t){this.session=t;let e=ii("integrator"),{data:n,main:s}=t;this.menu=rt("select",{id:e,"data-menu":"integrator",onchange:()=>t.setIntegrator(this.menu.value)},...n.methods.map(r=>rt("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new ns({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>t.setStep(r)}),this.element=Bn("Integrator",!0,rt("div",{class:"stacked"},rt("label",{for:e,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),t.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=rt("p",{class:"note"});step;update(){let{main:t,data:e}=this.session,n=e.methods.find(({name:s})=>s===t.integrator);this.menu.value=t.integrator,Dn(this.remark,n?.remark??""),this.step.show(t.step)}},Cl=class{constructor(t){this.session=t;let e=rt("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of t.data.methods){if(r==="none"||o)continue;let a=rt("input",{type:"checkbox","data-rival":n,onchange:()=>t.setRival(n,a.checked)}),l=rt("span",{class:"swatch","aria-hidden":"true"}),c=rt("span",{class:"fate"});e.append(rt("li",{},rt("label",{},a,l,rt("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=Bn("Side by side",!1,rt("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),e),t.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:t}=this,e=t.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=e.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&e.length>1?Cn(a%6,6):"transparent"),Dn(o,a===0?"shown":e[a]?.outcome?"failed":"")}}};function Yo(i,t){return t<new _n(i.layout).paired?i.coordinates[t]:void 0}function Il(i,t){return Yo(i,t)?.angle??i.velocities[t]?.unit.startsWith("rad")??!1}function Jp(i,t){return Yo(i,t)?.label??i.velocities[t]?.label??""}var Q_=4;function Ll(i,t){let e=i.inputs.findIndex(n=>n.kind==="push");return e<0?-1:e+t}function Qp(i,t,e){let n=new _n(i.layout),s=n.join(i.start.q,i.start.v,i.start.z),r=new Float64Array(i.inputs.length),o=Float64Array.from(i.parameters,({value:h})=>h),a=new Float64Array(0),l=new Float64Array(s.length),c=new Float64Array(s.length);return t.rate(0,s,r,o,a,l),r[e]=1,t.rate(0,s,r,o,a,c),c.map((h,u)=>Math.abs(h-(l[u]??0))).subarray(n.v.first)}function tm(i,t,e){return Q_*(10/i.until)**2*(Il(i,t)?1:e/3)}function em(i,t,e,n){let s=Ll(i,e),r=s<0?0:Qp(i,t,s)[e]??0;return r>0&&Number.isFinite(r)?es(tm(i,e,n)/r):1}function nm(i,t,e){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...Qp(n,t,c)].map((d,p)=>tm(n,p,e)/d).filter(d=>d>0&&Number.isFinite(d)),u=5*es(h.length?Math.min(...h):1);s.push(new ns({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:d=>i.setInput(c,d)}).element)}),s.length?Bn("Inputs",!0,...s):null}var Dl=class{constructor(t,e){this.session=t;let{data:n}=t;if(this.strength=e,this.element=null,Ll(n,0)<0||!n.velocities.length)return;let s=ii("push"),r=n.layout.identity,o=rt("select",{id:s,"data-menu":"push",onchange:()=>this.choose(o.selectedIndex)},...n.velocities.map((a,l)=>rt("option",{},Jp(n,l))));this.field=new ns({label:"strength",unit:n.inputs[Ll(n,0)]?.unit??"",value:e[0]??1,name:"push",range:{low:0,high:5*Math.max(...e)},change:a=>{this.strength[this.velocity]=a}}),this.element=Bn("Push",!1,rt("div",{class:"push-row"},this.holdButton(-1),rt("label",{for:s,class:"hidden"},r?"Coordinate to push":"Velocity to push along"),o,this.holdButton(1)),this.field.element,rt("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;velocity=0;strength;held=new Set;field=null;choose(t){this.held.clear(),this.apply(),this.velocity=t,this.field?.show(this.strength[t]??1)}push(t,e){e?this.held.add(t):this.held.delete(t),this.apply()}apply(){let t=Ll(this.session.data,this.velocity),e=0;for(let n of this.held)e+=n;t>=0&&this.session.setInput(t,e*(this.strength[this.velocity]??1))}holdButton(t){let e=()=>this.push(t,!0),n=()=>this.push(t,!1);return rt("button",{type:"button",class:"button hold","aria-label":t<0?"Push down, hold":"Push up, hold",onpointerdown:e,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{jp(r)&&e()},onkeyup:r=>{jp(r)&&n()}},bl(t<0?"left":"right"),t<0?"push −":"push +")}};function jp(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function tx(i,t){let e=i.servo?.desired.indexOf(t)??-1;return i.coordinates[i.servo?.coordinates[e]??-1]}function ex(i,t,e){return t.kind==="desired"?Tl(t.value,tx(i,t.name)?.angle??!1,e):Kp(t.value,t.kind==="gain"||t.unit.includes("s²")||t.unit.includes("s^2"))}function Nl(i,t,e){let n=i.data.servo?.gains.flatMap(({kp:o,ki:a,kd:l})=>[o,a,l])??[],r=i.data.parameters.filter(({kind:o})=>t.includes(o)).sort((o,a)=>n.indexOf(o.name)-n.indexOf(a.name)).map(o=>({name:o.name,field:new ns({label:o.label,unit:o.unit,value:o.value,name:o.name,range:ex(i.data,o,e),change:a=>i.setParameter(o.name,a)})}));return i.whenChanged(()=>{for(let{name:o,field:a}of r)a.show(i.main.parameter(o))}),r.map(({field:o})=>o.element)}function im(i,t){let e=Nl(i,["parameter"],t);return e.length?Bn("Parameters",!0,...e):null}function sm(i,t){let{data:e}=i,n=[],s=new Set(e.servo?.integrals??[]),r=new _n(e.layout),o=(c,h,u,d)=>c==="v"?Tl(u,!1,d?10:2*t):c==="q"&&r.isUnit(h)?{low:-1,high:1}:Tl(u,d,t),a=(c,h,u,d,p,g)=>{let y=i.start[c][h]??0;n.push(new ns({label:u,unit:d,value:y,name:`start ${g}`,range:o(c,h,y,p),change:m=>i.setStart(c,h,m)}).element)},l=c=>{let h=e.velocities[c];h&&a("v",c,h.label,h.unit,Il(e,c),h.name)};return e.coordinates.forEach(({label:c,unit:h,angle:u,name:d},p)=>{a("q",p,c,h,u,d),Yo(e,p)&&l(p)}),e.velocities.forEach((c,h)=>{Yo(e,h)||l(h)}),e.states.forEach(({label:c,unit:h,name:u},d)=>{s.has(d)||a("z",d,c,h,!1,u)}),Bn("Start",!1,rt("p",{class:"note"},"A new start value takes the motion back to t = 0."),e.layout.unit.length?rt("p",{class:"note"},"Quaternions are divided by their length, so that only ratios count."):null,...n)}var nx=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],Fl=class{constructor(t,e){this.session=t;let n=ii("servo"),s=t.data.servo?.sampled??t.data.step,r=nx.map(({mode:o,label:a})=>{let l=rt("input",{type:"radio",name:n,value:o,"data-servo":o,onchange:()=>t.setServo(o)});return this.buttons.set(o,l),rt("label",{class:"segment"},l,rt("span",{},a))});this.element=Bn("Servo",!0,rt("div",{class:"segments",role:"radiogroup","aria-label":"Servo"},...r),rt("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${Nn(s)} ${t.data.units.time}.`),...Nl(t,["desired"],e),...Nl(t,["gain"],e)),t.whenChanged(()=>this.update()),this.update()}session;element;buttons=new Map;update(){let t=this.buttons.get(this.session.main.servoMode);t&&(t.checked=!0)}};var om=.1,ix=.02,sx=12,am=1500,rx=8,rm=20,Ul=class{constructor(t){this.data=t;let{until:e}=t,n=e>60?es(e/20):e<2?1/es(10/e):1;this.speed={value:n,usual:n}}data;speed;playing=!1;changed=[];moved=[];moving=[];whenChanged(t){this.changed.push(t)}whenMoved(t){this.moved.push(t)}whenMoving(t){this.moving.push(t)}play(t){this.playing!==t&&(this.playing=t,this.tell("playing"))}tell(t){for(let e of this.changed)e(t)}tellMoving(){for(let t of this.moving)t()}tellMoved(){for(let t of this.moved)t()}},lr=class extends Ul{constructor(e,n){super(e.data);this.main=e;this.another=n;let{q:s,v:r,z:o}=e.data.start;this.start={q:[...s],v:[...r],z:[...o]}}main;another;rivals=[];slow=!1;start;late=0;inputs=new Map;owed=0;said="";get players(){return[this.main,...this.rivals]}get time(){return Math.max(...this.players.map(e=>e.t))}get part(){let e=this.main.step/this.speed.value>ix;return this.playing&&e?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(e=>e.outcome!=="")}play(e){e&&this.over||super.play(e)}frame(e){if(!this.playing)return!1;this.owed+=Math.min(e,om)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(rx,n,Math.ceil(am*n*this.main.step/this.data.until))),r=this.players.filter(c=>c.outcome===""),o=Math.min(...r.map(c=>c.t)),a=sx/s/Math.max(1,r.length),l=!1;n===1&&this.tellMoving();for(let c=1;c<=s;c+=1){let h=o+Math.round(n*c/s)*this.main.step;for(let u of r){let d=Math.round((h-u.t)/u.step);d<1||u.outcome!==""||u.advance(d*u.step,a)<d&&u.outcome===""&&(l=!0)}this.tellMoved()}return this.owed=l?0:this.owed-n*this.main.step,this.judge(l),!0}single(){this.play(!1);for(let e of this.players)e.outcome===""&&e.single();this.tellMoved(),this.judge(!1),this.tell("settings")}reset(){for(let e of this.players)e.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.late=0,this.slow=!1,this.said="",this.tell("reset")}setStart(e,n,s){let r=this.start[e][n];this.start[e][n]=s;try{this.reset()}catch(o){throw this.start[e][n]=r,o}}setParameter(e,n){for(let s of this.players)s.setParameter(e,n);this.tell("settings")}setStep(e){for(let n of this.players)n.step=e;this.owed=0,this.tell("settings")}setServo(e){for(let n of this.players)n.servoMode=e;this.tell("settings")}setIntegrator(e){this.main.integrator=e,this.leave(e),this.tell("players")}setInput(e,n){this.inputs.set(e,n);for(let s of this.players)s.setInput(e,n)}pull(e,n){for(let s of this.players)s.pull(e,n)}setRival(e,n){if(n&&!this.rivals.some(s=>s.integrator===e)){let s=this.another();s.integrator=e,s.step=this.main.step,s.servoMode=this.main.servoMode;for(let{name:r}of this.data.parameters)r!==this.data.servo?.active&&s.setParameter(r,this.main.parameter(r));for(let[r,o]of this.inputs)s.setInput(r,o);this.rivals.push(s)}else n||this.leave(e);this.reset(),this.tell("players")}leave(e){let n=this.rivals.findIndex(s=>s.integrator===e);n>=0&&this.rivals.splice(n,1)}judge(e){this.late=e?Math.min(this.late+1,2*rm):Math.max(this.late-1,0),this.slow=this.slow?this.late>0:this.late>rm;let n=this.players.map(s=>s.outcome).join(`
`);n!==this.said&&(this.said=n,this.over&&this.play(!1),this.tell("outcome"))}},cr=class extends Ul{constructor(e){super(e.data);this.recorded=e;this.players=[e],this.begin=e.t}recorded;slow=!1;part=1;players;begin;get time(){return this.recorded.t}play(e){e&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(e)}frame(e){if(!this.playing)return!1;let n=this.recorded.t+Math.min(e,om)*this.speed.value;return this.recorded.seek(Math.min(n,this.recorded.end)),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/am)}seek(e){this.recorded.seek(Math.max(this.begin,Math.min(e,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};var ox=-6,ax=5,Yu=1e4,Ol=class{constructor(t){this.session=t;let e=t instanceof cr?t:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(e?t.data.until/1e3:t.data.step)))),this.playButton=ts("play","Play (space)",()=>t.play(!t.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let n=ts("step",e?"One picture further (full stop)":"One step (full stop)",()=>t.single()),s=ts("reset","Back to the start (r)",()=>t.reset());n.dataset.act="step",s.dataset.act="reset";let r=rt("div",{class:"transport-row"},this.playButton,n,s,this.clock,this.remark,this.speedField());this.element=rt("div",{class:"transport card",role:"group","aria-label":"Playback"},r),e&&(this.line=rt("input",{type:"range",class:"time-line",min:0,max:Yu,step:1,value:0,"aria-label":"Time line",oninput:()=>e.seek(e.begin+Number(this.line?.value)/Yu*(e.recorded.end-e.begin))}),this.element.append(this.line)),t.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=rt("output",{class:"clock","aria-label":"Time"});remark=rt("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:t,line:e}=this,n=t.data.units.time;if(Hp(this.playButton,t.playing?"pause":"play",t.playing?"Pause (space)":"Play (space)"),Dn(this.clock,`t = ${Vu(t.time,this.decimals)} ${n}`.trim()),Dn(this.remark,t.slow?"slower than real time":""),!e||!(t instanceof cr))return;let{begin:s,recorded:r}=t;e.value=String(Math.round(Yu*(t.time-s)/(r.end-s||1))),e.setAttribute("aria-valuetext",`${Vu(t.time,2)} ${n}`)}speedField(){let{speed:t}=this.session,e=ii("speed"),n=rt("output",{for:e,class:"speed-value"}),s=()=>{n.textContent=`${Nn(t.value,2)}×`,r.setAttribute("aria-valuetext",`${Nn(t.value,2)} times real time`)},r=rt("input",{type:"range",id:e,min:ox,max:ax,step:.5,value:0,"data-slider":"speed",oninput:()=>{t.value=t.usual*2**Number(r.value),s()}});return s(),rt("div",{class:"speed"},rt("label",{for:e},"Speed"),r,n)}};var $u="http://www.w3.org/1998/Math/MathML";function lm(i,t){if(!i)return null;let e=new DOMParser().parseFromString(i,"text/html"),n=rt("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...e.body.childNodes]){let r=cm(s);r&&n.append(r)}return Bn("Equations of motion",t,n)}function cm(i){let t=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(t);if(!(i instanceof Element))return null;if(!(i.namespaceURI===$u||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===$u?document.createElementNS($u,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=cm(s);r&&n.append(r)}return n}var Bl=class{element;constructor(t,e){let n=t.flatMap(({keys:s,does:r})=>[rt("dt",{},...s.flatMap((o,a)=>a?[" ",rt("kbd",{},o)]:[rt("kbd",{},o)])),rt("dd",{},r)]);this.element=rt("dialog",{class:"help","aria-labelledby":"help-title"},rt("div",{class:"dialog-head"},rt("h2",{id:"help-title"},"Keys"),ts("close","Close",()=>this.element.close())),rt("dl",{},...n),...e.filter(Boolean).map(s=>rt("p",{class:"note"},s))),this.element.addEventListener("click",s=>{s.target===this.element&&this.element.close()})}toggle(){this.element.open?this.element.close():this.element.showModal()}},kl=class{constructor(t){this.reset=t}reset;element=rt("div",{class:"banner",role:"alert",hidden:!0});say(t){this.element.dataset.said!==t&&(this.element.dataset.said=t,this.element.hidden=t==="",this.element.replaceChildren(),t&&this.element.append(rt("p",{},t),ts("reset","Reset",this.reset,"Reset")))}};var lx=["none","euler","verlet","velocity-verlet","rk4"],cx={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},hm={m:"mass",l:"length",g:"gravity"},hx=3,um=["12","34","56","78","90"];function dm(i,t,e){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&lx.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${fm(h)}`,press:()=>ux(i,h,e)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),(n===1?["qe"]:um.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,p)=>o.push({keys:[h[p]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:n===1?["c"]:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function ux(i,t,e){let n=i.data.methods.find(s=>s.name===t)?.refusal;n?e(n):i.setIntegrator(t)}function fm(i){return cx[i]??i}var zl=class{constructor(t){this.session=t;let{by:e="",links:n=1}=t.data.pendularm??{};this.element=rt("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>hx?0:void 0},rt("h2",{},"System"),this.system,e?rt("p",{class:"by"},e):null,this.servoHead,this.servo,rt("h2",{},"Pendulum"),this.pendulum,rt("div",{class:"screen-keys"},rt("h2",{},"Keys"),rt("p",{},px(n)))),this.update()}session;element;system=rt("p");servo=rt("p");pendulum=rt("p");servoHead=rt("h2");update(){let{main:t,data:e}=this.session;Dn(this.system,dx(t).join(`
`)),Dn(this.servoHead,`Servo: ${t.servoMode==="off"?"inactive":"active"}${t.servoMode==="sampled"?", sampled":""}`),Dn(this.servo,fx(t).join(`
`));let n=s=>Object.keys(hm).indexOf(s)+1||1/0;Dn(this.pendulum,e.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${hm[s]??s} = ${gs(t.parameter(s))}`).join(`
`))}};function $o(i,t,e){return e>1?`${i}${t+1}`:i}function dx(i){let{data:t,y:e,step:n}=i,s=new _n(t.layout),r=s.paired,o=t.servo,a=n<.01?String(Number(n.toPrecision(4))):gs(n),l=[`t = ${gs(i.t)} dt = ${a}`,`integrator = ${fm(i.integrator)}`],c=s.take(s.q,e),h=s.take(s.v,e);for(let u=0;u<r;u+=1)l.push(`${$o("x",u,r)} = ${gs(c[u]??NaN)}`,`${$o("x",u,r)}_dot = ${gs(h[u]??NaN)}`);return o?.desired.forEach((u,d)=>l.push(`${$o("x",d,r)}_desired = ${gs(i.parameter(u))}`)),l}function fx(i){let{servo:t}=i.data,e=i.u;if(!t)return[];let n=t.inputs.length,s=t.inputs.map((r,o)=>`${$o("u",o,n)} = ${gs(e[r]??NaN)}`);for(let r of["kp","kd","ki"]){let o=t.gains.map(a=>gs(i.parameter(a[r])));new Set(o).size===1?s.push(`${r} = ${o[0]??""}`):o.forEach((a,l)=>s.push(`${$o(r,l,n)} = ${a}`))}return s}function px(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...um.slice(0,i).map((e,n)=>`${e[0]??""}/${e[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var Xr=class{constructor(t,e){this.width=t;this.capacity=e;this.columns=Array.from({length:t},()=>new Float64Array(2*e))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(t){if(this.end===2*this.capacity){for(let e of this.columns)e.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let e=0;e<this.width;e+=1)this.column(e)[this.end]=t[e]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(t){let e=this.column(0);for(;this.first+1<this.end&&(e[this.first+1]??0)<t;)this.first+=1}values(t){return this.column(t).subarray(this.first,this.end)}last(t){return this.count?this.column(t)[this.end-1]??NaN:NaN}column(t){let e=this.columns[t];if(!e)throw new RangeError(`A history of ${this.width} columns has no column ${t}.`);return e}};var mx="uplot",gx="u-hz",yx="u-vt",_x="u-title",xx="u-wrap",vx="u-under",bx="u-over",Mx="u-axis",dr="u-off",Sx="u-select",wx="u-cursor-x",Ax="u-cursor-y",Ex="u-cursor-pt",Tx="u-legend",Rx="u-live",Cx="u-inline",Px="u-series",Ix="u-marker",pm="u-label",Lx="u-value",Ko="width",Jo="height";var mm="bottom",qr="left",Zu="right",dd="#000",gm=dd+"0",Ku="mousemove",ym="mousedown",Ju="mouseup",_m="mouseenter",xm="mouseleave",vm="dblclick",Dx="resize",Nx="scroll",bm="change",Xl="dppxchange",fd="--",Qr=typeof window<"u",nd=Qr?document:null,$r=Qr?window:null,Fx=Qr?navigator:null,Se,Vl;function id(){let i=devicePixelRatio;Se!=i&&(Se=i,Vl&&rd(bm,Vl,id),Vl=matchMedia(`(min-resolution: ${Se-.001}dppx) and (max-resolution: ${Se+.001}dppx)`),fr(bm,Vl,id),$r.dispatchEvent(new CustomEvent(Xl)))}function di(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function sd(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function He(i,t,e){i.style[t]=e+"px"}function Ni(i,t,e,n){let s=nd.createElement(i);return t!=null&&di(s,t),e?.insertBefore(s,n),s}function Si(i,t){return Ni("div",i,t)}var Mm=new WeakMap;function is(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Mm.get(i);r!=o&&(i.style.transform=r,Mm.set(i,r),t<0||e<0||t>n||e>s?di(i,dr):sd(i,dr))}var Sm=new WeakMap;function wm(i,t,e){let n=t+e,s=Sm.get(i);n!=s&&(Sm.set(i,n),i.style.background=t,i.style.borderColor=e)}var Am=new WeakMap;function Em(i,t,e,n){let s=t+""+e,r=Am.get(i);s!=r&&(Am.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var pd={passive:!0},Ux={...pd,capture:!0};function fr(i,t,e,n){t.addEventListener(i,e,n?Ux:pd)}function rd(i,t,e,n){t.removeEventListener(i,e,pd)}Qr&&id();function Fi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:fi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function tg(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var eg=i=>i!=null,ng=i=>i!=null&&i>0,$l=tg(eg),Ox=tg(ng);function Bx(i,t,e,n=0,s=!1){let r=s?Ox:$l,o=s?ng:eg;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Fe,l??-Fe]}function Zl(i,t,e,n){let s=Cm(i),r=Cm(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?ys:ig,a=s==1?fi:wi,l=r==1?wi:fi,c=a(o(vn(i))),h=l(o(vn(t))),u=Zr(e,c),d=Zr(e,h);return e==10&&(c<0&&(u=Ue(u,-c)),h<0&&(d=Ue(d,-h))),n||e==2?(i=u*s,t=d*r):(i=ag(i,u),t=Kl(t,d)),[i,t]}function md(i,t,e,n){let s=Zl(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var gd=.1,Tm={mode:3,pad:gd},Qo={pad:0,soft:null,mode:0},kx={min:Qo,max:Qo};function ql(i,t,e,n){return Jl(e)?Rm(i,t,e):(Qo.pad=e,Qo.soft=n?0:null,Qo.mode=n?3:0,Rm(i,t,kx))}function be(i,t){return i??t}function zx(i,t,e){for(t=be(t,0),e=be(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function Rm(i,t,e){let n=e.min,s=e.max,r=be(n.pad,0),o=be(s.pad,0),a=be(n.hard,-Fe),l=be(s.hard,Fe),c=be(n.soft,Fe),h=be(s.soft,-Fe),u=be(n.mode,0),d=be(s.mode,0),p=t-i,g=ys(p),y=Kn(vn(i),vn(t)),m=ys(y),f=vn(m-g);(p<1e-24||f>10)&&(p=0,(i==0||t==0)&&(p=1e-24,u==2&&c!=Fe&&(r=0),d==2&&h!=-Fe&&(o=0)));let x=p||y||1e3,A=ys(x),b=Zr(10,fi(A)),R=x*(p==0?i==0?.1:1:r),T=Ue(ag(i-R,b/10),24),v=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Fe,E=Kn(a,T<v&&i>=v?v:Ui(v,T)),O=x*(p==0?t==0?.1:1:o),I=Ue(Kl(t+O,b/10),24),L=t<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Fe,k=Ui(l,I>L&&t<=L?L:Kn(L,I));return E==k&&E==0&&(k=100),[E,k]}var Vx=new Intl.NumberFormat(Qr?Fx.language:"en-US"),yd=i=>Vx.format(i),pi=Math,Wl=pi.PI,vn=pi.abs,fi=pi.floor,xn=pi.round,wi=pi.ceil,Ui=pi.min,Kn=pi.max,Zr=pi.pow,Cm=pi.sign,ys=pi.log10,ig=pi.log2,Gx=(i,t=1)=>pi.sinh(i)*t,ju=(i,t=1)=>pi.asinh(i/t),Fe=1/0;function Pm(i){return(ys((i^i>>31)-(i>>31))|0)+1}function od(i,t,e){return Ui(Kn(i,t),e)}function sg(i){return typeof i=="function"}function ye(i){return sg(i)?i:()=>i}var Hx=()=>{},rg=i=>i,og=(i,t)=>t,Wx=i=>null,Im=i=>!0,Lm=(i,t)=>i==t,Xx=/\.\d*?(?=9{6,}|0{6,})/gm,pr=i=>{if(cg(i)||Gs.has(i))return i;let t=`${i}`,e=t.match(Xx);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${pr(s)}e${r}`}return Ue(i,n)};function hr(i,t){return pr(Ue(pr(i/t))*t)}function Kl(i,t){return pr(wi(pr(i/t))*t)}function ag(i,t){return pr(fi(pr(i/t))*t)}function Ue(i,t=0){if(cg(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return xn(n)/e}var Gs=new Map;function lg(i){return((""+i).split(".")[1]||"").length}function ea(i,t,e,n){let s=[],r=n.map(lg);for(let o=t;o<e;o++){let a=vn(o),l=Ue(Zr(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ue(h,u);s.push(d),Gs.set(d,u)}}return s}var ta={},_d=[],Kr=[null,null],Vs=Array.isArray,cg=Number.isInteger,qx=i=>i===void 0;function Dm(i){return typeof i=="string"}function Jl(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function Yx(i){return i!=null&&typeof i=="object"}var $x=Object.getPrototypeOf(Uint8Array),hg="__proto__";function Jr(i,t=Jl){let e;if(Vs(i)){let n=i.find(s=>s!=null);if(Vs(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=Jr(i[s],t)}else e=i.slice()}else if(i instanceof $x)e=i.slice();else if(t(i)){e={};for(let n in i)n!=hg&&(e[n]=Jr(i[n],t))}else e=i;return e}function dn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=hg&&(Jl(i[s])?dn(i[s],Jr(n[s])):i[s]=Jr(n[s]))}return i}var Zx=0,Kx=1,Jx=2;function jx(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function Qx(i,t){if(nv(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return iv(o[0])||(o=ev(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:Kx,p=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=Zx&&(u[m]=y,d==Jx&&p.push(m)):u[m]=y}jx(u,p,s),n.push(u)}}return n}var tv=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function ev(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function nv(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function iv(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Kn(1,fi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var ug=["January","February","March","April","May","June","July","August","September","October","November","December"],dg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function fg(i){return i.slice(0,3)}var sv=dg.map(fg),rv=ug.map(fg),ov={MMMM:ug,MMM:rv,WWWW:dg,WWW:sv};function Zo(i){return(i<10?"0":"")+i}function av(i){return(i<10?"00":i<100?"0":"")+i}var lv={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Zo(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Zo(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Zo(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Zo(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Zo(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>av(i.getMilliseconds())};function xd(i,t){t=t||ov;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?lv[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var cv=new Intl.DateTimeFormat().resolvedOptions().timeZone;function hv(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==cv?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var pg=i=>i%1==0,Yl=[1,2,2.5,5],uv=ea(10,-32,0,Yl),mg=ea(10,0,32,Yl),dv=mg.filter(pg),ur=uv.concat(mg),vd=`
`,gg="{YYYY}",Nm=vd+gg,yg="{M}/{D}",jo=vd+yg,Gl=jo+"/{YY}",_g="{aa}",fv="{h}:{mm}",Yr=fv+_g,Fm=vd+Yr,Um=":{ss}",Ae=null;function xg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?ea(10,0,3,Yl).filter(pg):ea(10,-3,0,Yl)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,gg,Ae,Ae,Ae,Ae,Ae,Ae,1],[s*28,"{MMM}",Nm,Ae,Ae,Ae,Ae,Ae,1],[s,yg,Nm,Ae,Ae,Ae,Ae,Ae,1],[n,"{h}"+_g,Gl,Ae,jo,Ae,Ae,Ae,1],[e,Yr,Gl,Ae,jo,Ae,Ae,Ae,1],[t,Um,Gl+" "+Yr,Ae,jo+" "+Yr,Ae,Fm,Ae,1],[i,Um+".{fff}",Gl+" "+Yr,Ae,jo+" "+Yr,Ae,Fm,Ae,1]];function h(u){return(d,p,g,y,m,f)=>{let x=[],A=m>=o,b=m>=r&&m<o,R=u(g),T=Ue(R*i,3),v=Qu(R.getFullYear(),A?0:R.getMonth(),b||A?1:R.getDate()),E=Ue(v*i,3);if(b||A){let O=b?m/r:0,I=A?m/o:0,L=T==E?T:Ue(Qu(v.getFullYear()+I,v.getMonth()+O,1)*i,3),k=new Date(xn(L/i)),z=k.getFullYear(),D=k.getMonth();for(let V=0;L<=y;V++){let Y=Qu(z+I*V,D+O*V,1),H=Y-u(Ue(Y*i,3));L=Ue((+Y+H)*i,3),L<=y&&x.push(L)}}else{let O=m>=s?s:m,I=fi(g)-fi(T),L=E+I+Kl(T-E,O);x.push(L);let k=u(L),z=k.getHours()+k.getMinutes()/e+k.getSeconds()/n,D=m/n,V=d.axes[p]._space,Y=f/V;for(;L=Ue(L+m,i==1?0:3),!(L>y);)if(D>1){let H=fi(Ue(z+D,6))%24,j=u(L).getHours()-H;j>1&&(j=-1),L-=j*n,z=(z+D)%24;let it=x[x.length-1];Ue((L-it)/m,3)*Y>=.7&&x.push(L)}else x.push(L)}return x}}return[l,c,h]}var[pv,mv,gv]=xg(1),[yv,_v,xv]=xg(.001);ea(2,-53,53,[1]);function Om(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function Bm(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,p;return n.map(g=>{let y=i(g),m=y.getFullYear(),f=y.getMonth(),x=y.getDate(),A=y.getHours(),b=y.getMinutes(),R=y.getSeconds(),T=m!=l&&a[2]||f!=c&&a[3]||x!=h&&a[4]||A!=u&&a[5]||b!=d&&a[6]||R!=p&&a[7]||a[1];return l=m,c=f,h=x,u=A,d=b,p=R,T(y)})}}function vv(i,t){let e=xd(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Qu(i,t,e){return new Date(i,t,e)}function km(i,t){return t(i)}var bv="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function zm(i,t){return(e,n,s,r)=>r==null?fd:t(i(n))}function Mv(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function Sv(i,t){return i.series[t].fill(i,t)}var wv={show:!0,live:!0,isolate:!1,mount:Hx,markers:{show:!0,width:2,stroke:Mv,fill:Sv,dash:"solid"},idx:null,idxs:null,values:[]};function Av(i,t){let e=i.cursor.points,n=Si(),s=e.size(i,t);He(n,Ko,s),He(n,Jo,s);let r=s/-2;He(n,"marginLeft",r),He(n,"marginTop",r);let o=e.width(i,t,s);return o&&He(n,"borderWidth",o),n}function Ev(i,t){let e=i.series[t].points;return e._fill||e._stroke}function Tv(i,t){let e=i.series[t].points;return e._stroke||e._fill}function Rv(i,t){return i.series[t].points.size}var td=[0,0];function Cv(i,t,e){return td[0]=t,td[1]=e,td}function Hl(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function ed(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var Pv={show:!0,x:!0,y:!0,lock:!1,move:Cv,points:{one:!1,show:Av,size:Rv,width:0,stroke:Tv,fill:Ev},bind:{mousedown:Hl,mouseup:Hl,click:Hl,dblclick:Hl,mousemove:ed,mouseleave:ed,mouseenter:ed},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},vg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},bd=dn({},vg,{filter:og}),bg=dn({},bd,{size:10}),Mg=dn({},vg,{show:!1}),Md='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Sg="bold "+Md,wg=1.5,Vm={show:!0,scale:"x",stroke:dd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sg,side:2,grid:bd,ticks:bg,border:Mg,font:Md,lineGap:wg,rotate:0},Iv="Value",Lv="Time",Gm={show:!0,scale:"x",auto:!1,sorted:1,min:Fe,max:-Fe,idxs:[]};function Dv(i,t,e,n,s){return t.map(r=>r==null?"":yd(r))}function Nv(i,t,e,n,s,r,o){let a=[],l=Gs.get(s)||0;e=o?e:Ue(Kl(e,s),l);for(let c=e;c<=n;c=Ue(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function ad(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?ys:ig,h=fi(c(e));s=Zr(l,h),l==10&&(s=ur[Fi(s,ur)]);let u=e,d=s*l;l==10&&(d=ur[Fi(d,ur)]);do a.push(u),u=u+s,l==10&&!Gs.has(u)&&(u=Ue(u,Gs.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=ur[Fi(d,ur)]));while(u<=n);return a}function Fv(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?ad(i,t,Kn(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?ad(i,t,Kn(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var Ag=/./,Uv=/[12357]/,Ov=/[125]/,Hm=/1/,ld=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function Bv(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Ag:l(7,o)-h>=c?Uv:l(5,o)-h>=c?Ov:Hm;if(u==Hm){let d=vn(l(1,o)-h);if(d<c)return ld(t.slice().reverse(),a.distr,u,wi(c/d)).reverse()}return ld(t,a.distr,u,1)}function kv(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=vn(l(1,o)-l(2,o));return c<a?ld(t.slice().reverse(),3,Ag,wi(a/c)).reverse():t}function zv(i,t,e,n){return n==null?fd:t==null?"":yd(t)}var Wm={show:!0,scale:"y",stroke:dd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sg,side:3,grid:bd,ticks:bg,border:Mg,font:Md,lineGap:wg,rotate:0};function Vv(i,t){let e=3+(i||1)*2;return Ue(e*t,3)}function Gv(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=vn(o-r),l=i.series[t],c=a/(l.points.space*Se);return n[1]-n[0]<=c}var Xm={scale:null,auto:!0,sorted:0,min:Fe,max:-Fe},Eg=(i,t,e,n,s)=>s,qm={show:!0,auto:!0,sorted:0,gaps:Eg,alpha:1,facets:[dn({},Xm,{scale:"x"}),dn({},Xm,{scale:"y"})]},Ym={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Eg,alpha:1,points:{show:Gv,filter:null},values:null,min:Fe,max:-Fe,idxs:[],path:null,clip:null};function Hv(i,t,e,n,s){return e/10}var Tg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Wv=dn({},Tg,{time:!1,ori:1}),$m={};function Rg(i,t){let e=$m[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&($m[i]=e)),e}var jr=1,cd=2;function mr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,y=a.height,m=i.valToPosH,f=i.valToPosV;return h.ori==0?e(s,l,c,h,u,m,f,d,p,g,y,Ql,to,ec,Pg,Lg):e(s,l,c,h,u,f,m,p,d,y,g,tc,eo,Ad,Ig,Dg)}function Sd(i,t){let e=0,n=0,s=be(i.bands,_d);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function Xv(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function _s(i,t,e,n,s,r){return mr(i,t,(o,a,l,c,h,u,d,p,g,y,m)=>{let f=o.pxRound,x=c.dir*(c.ori==0?1:-1),A=c.ori==0?to:eo,b,R;x==1?(b=e,R=n):(b=n,R=e);let T=f(u(a[b],c,y,p)),v=f(d(l[b],h,m,g)),E=f(u(a[R],c,y,p)),O=f(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return A(I,E,O),A(I,T,O),A(I,T,v),I})}function jl(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?ec:Ad,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let p=d[0]-l;p>0&&a(o,l,n,p,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function qv(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function wd(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let p=r(i[u]),g=d==u?p:r(i[d]),y=u-s;p=o<=0&&y>=0&&y<l?r(i[y]):p;let f=d+s;g=o>=0&&f>=0&&f<l?r(i[f]):g,g>=p&&a.push([p,g])}return a}function Zm(i){return i==0?rg:i==1?xn:t=>hr(t,i)}function Cg(i){let t=i==0?Ql:tc,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ui(c,a/2,l/2),h=Ui(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var Ql=(i,t,e)=>{i.moveTo(t,e)},tc=(i,t,e)=>{i.moveTo(e,t)},to=(i,t,e)=>{i.lineTo(t,e)},eo=(i,t,e)=>{i.lineTo(e,t)},ec=Cg(0),Ad=Cg(1),Pg=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},Ig=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Lg=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},Dg=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function Ng(i){return(t,e,n,s,r)=>mr(t,e,(o,a,l,c,h,u,d,p,g,y,m)=>{let{pxRound:f,points:x}=o,A,b;c.ori==0?(A=Ql,b=Pg):(A=tc,b=Ig);let R=Ue(x.width*Se,3),T=(x.size-x.width)/2*Se,v=Ue(T*2,3),E=new Path2D,O=new Path2D,{left:I,top:L,width:k,height:z}=t.bbox;ec(O,I-v,L-v,k+v*2,z+v*2);let D=V=>{if(l[V]!=null){let Y=f(u(a[V],c,y,p)),H=f(d(l[V],h,m,g));A(E,Y+T,H),b(E,Y,H,T,0,Wl*2)}};if(r)r.forEach(D);else for(let V=n;V<=s;V++)D(V);return{stroke:R>0?E:null,fill:E,clip:O,flags:jr|cd}})}function Fg(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var Yv=Fg(to),$v=Fg(eo);function Ug(i){let t=be(i?.alignGaps,0);return(e,n,s,r)=>mr(e,n,(o,a,l,c,h,u,d,p,g,y,m)=>{[s,r]=$l(l,s,r);let f=o.pxRound,x=z=>f(u(z,c,y,p)),A=z=>f(d(z,h,m,g)),b,R;c.ori==0?(b=to,R=Yv):(b=eo,R=$v);let T=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jr},E=v.stroke,O=!1;if(r-s>=y*4){let z=ut=>e.posToVal(ut,c.key,!0),D=null,V=null,Y,H,ct,K=x(a[T==1?s:r]),j=x(a[s]),it=x(a[r]),dt=z(T==1?j+1:it-1);for(let ut=T==1?s:r;ut>=s&&ut<=r;ut+=T){let Q=a[ut],_t=(T==1?Q<dt:Q>dt)?K:x(Q),Tt=l[ut];_t==K?Tt!=null?(H=Tt,D==null?(b(E,_t,A(H)),Y=D=V=H):H<D?D=H:H>V&&(V=H)):Tt===null&&(O=!0):(D!=null&&R(E,K,A(D),A(V),A(Y),A(H)),Tt!=null?(H=Tt,b(E,_t,A(H)),D=V=Y=H):(D=V=null,Tt===null&&(O=!0)),K=_t,dt=z(K+T))}D!=null&&D!=V&&ct!=K&&R(E,K,A(D),A(V),A(Y),A(H))}else for(let z=T==1?s:r;z>=s&&z<=r;z+=T){let D=l[z];D===null?O=!0:D!=null&&b(E,x(a[z]),A(D))}let[L,k]=Sd(e,n);if(o.fill!=null||L!=0){let z=v.fill=new Path2D(E),D=o.fillTo(e,n,o.min,o.max,L),V=A(D),Y=x(a[s]),H=x(a[r]);T==-1&&([H,Y]=[Y,H]),b(z,H,V),b(z,Y,V)}if(!o.spanGaps){let z=[];O&&z.push(...wd(a,l,s,r,T,x,t)),v.gaps=z=o.gaps(e,n,s,r,z),v.clip=jl(z,c.ori,p,g,y,m)}return k!=0&&(v.band=k==2?[_s(e,n,s,r,E,-1),_s(e,n,s,r,E,1)]:_s(e,n,s,r,E,k)),v})}function Zv(i){let t=be(i.align,1),e=be(i.ascDesc,!1),n=be(i.alignGaps,0),s=be(i.extend,!1);return(r,o,a,l)=>mr(r,o,(c,h,u,d,p,g,y,m,f,x,A)=>{[a,l]=$l(u,a,l);let b=c.pxRound,{left:R,width:T}=r.bbox,v=j=>b(g(j,d,x,m)),E=j=>b(y(j,p,A,f)),O=d.ori==0?to:eo,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jr},L=I.stroke,k=d.dir*(d.ori==0?1:-1),z=E(u[k==1?a:l]),D=v(h[k==1?a:l]),V=D,Y=D;s&&t==-1&&(Y=R,O(L,Y,z)),O(L,D,z);for(let j=k==1?a:l;j>=a&&j<=l;j+=k){let it=u[j];if(it==null)continue;let dt=v(h[j]),ut=E(it);t==1?O(L,dt,z):O(L,V,ut),O(L,dt,ut),z=ut,V=dt}let H=V;s&&t==1&&(H=R+T,O(L,H,z));let[ct,K]=Sd(r,o);if(c.fill!=null||ct!=0){let j=I.fill=new Path2D(L),it=c.fillTo(r,o,c.min,c.max,ct),dt=E(it);O(j,H,dt),O(j,Y,dt)}if(!c.spanGaps){let j=[];j.push(...wd(h,u,a,l,k,v,n));let it=c.width*Se/2,dt=e||t==1?it:-it,ut=e||t==-1?-it:it;j.forEach(Q=>{Q[0]+=dt,Q[1]+=ut}),I.gaps=j=c.gaps(r,o,a,l,j),I.clip=jl(j,d.ori,m,f,x,A)}return K!=0&&(I.band=K==2?[_s(r,o,a,l,L,-1),_s(r,o,a,l,L,1)]:_s(r,o,a,l,L,K)),I})}function Km(i,t,e,n,s,r,o=Fe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=vn(i[l]-i[a]);h<c&&(c=h,o=vn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function Kv(i){i=i||ta;let t=be(i.size,[.6,Fe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ye(s),o=1-t[0],a=be(t[1],Fe),l=be(t[2],1),c=be(i.disp,ta),h=be(i.each,p=>{}),{fill:u,stroke:d}=c;return(p,g,y,m)=>mr(p,g,(f,x,A,b,R,T,v,E,O,I,L)=>{let k=f.pxRound,z=e,D=n*Se,V=a*Se,Y=l*Se,H,ct;b.ori==0?[H,ct]=r(p,g):[ct,H]=r(p,g);let K=b.dir*(b.ori==0?1:-1),j=b.ori==0?ec:Ad,it=b.ori==0?h:(Ct,$t,oe,St,Ne,zt,Xt)=>{h(Ct,$t,oe,Ne,St,Xt,zt)},dt=be(p.bands,_d).find(Ct=>Ct.series[0]==g),ut=dt!=null?dt.dir:0,Q=f.fillTo(p,g,f.min,f.max,ut),mt=k(v(Q,R,L,O)),_t,Tt,Mt,Ht=I,re=k(f.width*Se),Vt=!1,ue=null,le=null,ne=null,Xe=null;u!=null&&(re==0||d!=null)&&(Vt=!0,ue=u.values(p,g,y,m),le=new Map,new Set(ue).forEach(Ct=>{Ct!=null&&le.set(Ct,new Path2D)}),re>0&&(ne=d.values(p,g,y,m),Xe=new Map,new Set(ne).forEach(Ct=>{Ct!=null&&Xe.set(Ct,new Path2D)})));let{x0:Be,size:on}=c;if(Be!=null&&on!=null){z=1,x=Be.values(p,g,y,m),Be.unit==2&&(x=x.map(oe=>p.posToVal(E+oe*I,b.key,!0)));let Ct=on.values(p,g,y,m);on.unit==2?Tt=Ct[0]*I:Tt=T(Ct[0],b,I,E)-T(0,b,I,E),Ht=Km(x,A,T,b,I,E,Ht),Mt=Ht-Tt+D}else Ht=Km(x,A,T,b,I,E,Ht),Mt=Ht*o+D,Tt=Ht-Mt;Mt<1&&(Mt=0),re>=Tt/2&&(re=0),Mt<5&&(k=rg);let Le=Mt>0,wn=Ht-Mt-(Le?re:0);Tt=k(od(wn,Y,V)),_t=(z==0?Tt/2:z==K?0:Tt)-z*K*((z==0?D/2:0)+(Le?re/2:0));let xe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gn=Vt?null:new Path2D,Je=null;if(dt!=null)Je=p.data[dt.series[1]];else{let{y0:Ct,y1:$t}=c;Ct!=null&&$t!=null&&(A=$t.values(p,g,y,m),Je=Ct.values(p,g,y,m))}let an=H*Tt,U=ct*Tt;for(let Ct=K==1?y:m;Ct>=y&&Ct<=m;Ct+=K){let $t=A[Ct];if($t==null)continue;if(Je!=null){let X=Je[Ct]??0;if($t-X==0)continue;mt=v(X,R,L,O)}let oe=b.distr!=2||c!=null?x[Ct]:Ct,St=T(oe,b,I,E),Ne=v(be($t,Q),R,L,O),zt=k(St-_t),Xt=k(Kn(Ne,mt)),C=k(Ui(Ne,mt)),M=Xt-C;if($t!=null){let X=$t<0?U:an,ht=$t<0?an:U;Vt?(re>0&&ne[Ct]!=null&&j(Xe.get(ne[Ct]),zt,C+fi(re/2),Tt,Kn(0,M-re),X,ht),ue[Ct]!=null&&j(le.get(ue[Ct]),zt,C+fi(re/2),Tt,Kn(0,M-re),X,ht)):j(gn,zt,C+fi(re/2),Tt,Kn(0,M-re),X,ht),it(p,g,Ct,zt-re/2,C,Tt+re,M)}}return re>0?xe.stroke=Vt?Xe:gn:Vt||(xe._fill=f.width==0?f._fill:f._stroke??f._fill,xe.width=0),xe.fill=Vt?le:gn,xe})}function Jv(i,t){let e=be(t?.alignGaps,0);return(n,s,r,o)=>mr(n,s,(a,l,c,h,u,d,p,g,y,m,f)=>{[r,o]=$l(c,r,o);let x=a.pxRound,A=H=>x(d(H,h,m,g)),b=H=>x(p(H,u,f,y)),R,T,v;h.ori==0?(R=Ql,v=to,T=Lg):(R=tc,v=eo,T=Dg);let E=h.dir*(h.ori==0?1:-1),O=A(l[E==1?r:o]),I=O,L=[],k=[];for(let H=E==1?r:o;H>=r&&H<=o;H+=E)if(c[H]!=null){let K=l[H],j=A(K);L.push(I=j),k.push(b(c[H]))}let z={stroke:i(L,k,R,v,T,x),fill:null,clip:null,band:null,gaps:null,flags:jr},D=z.stroke,[V,Y]=Sd(n,s);if(a.fill!=null||V!=0){let H=z.fill=new Path2D(D),ct=a.fillTo(n,s,a.min,a.max,V),K=b(ct);v(H,I,K),v(H,O,K)}if(!a.spanGaps){let H=[];H.push(...wd(l,c,r,o,E,A,e)),z.gaps=H=a.gaps(n,s,r,o,H),z.clip=jl(H,h.ori,g,y,m,f)}return Y!=0&&(z.band=Y==2?[_s(n,s,r,o,D,-1),_s(n,s,r,o,D,1)]:_s(n,s,r,o,D,Y)),z})}function jv(i){return Jv(Qv,i)}function Qv(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var hd=new Set;function Jm(){for(let i of hd)i.syncRect(!0)}Qr&&(fr(Dx,$r,Jm),fr(Nx,$r,Jm,!0),fr(Xl,$r,()=>{Fn.pxRatio=Se}));var tb=Ug(),eb=Ng();function jm(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>ud(r,o,t,e))}function nb(i,t){return i.map((e,n)=>n==0?{}:dn({},t,e))}function ud(i,t,e,n){return dn({},t==0?e:n,i)}function Og(i,t,e){return t==null?Kr:[t,e]}var ib=Og;function sb(i,t,e){return t==null?Kr:ql(t,e,gd,!0)}function Bg(i,t,e,n){return t==null?Kr:Zl(t,e,i.scales[n].log,!1)}var rb=Bg;function kg(i,t,e,n){return t==null?Kr:md(t,e,i.scales[n].log,!1)}var ob=kg;function ab(i,t,e,n,s){let r=Kn(Pm(i),Pm(t)),o=t-i,a=Fi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Gs.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Qm(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=xn((e=+s)*Se))+"px"),[i,t,e]}function lb(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Ue(t[2]*Se,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Fn(i,t,e){let n={mode:be(i.mode,1)},s=n.mode;function r(_,S,P,N){let G=S.valToPct(_);return N+P*(S.dir==-1?1-G:G)}function o(_,S,P,N){let G=S.valToPct(_);return N+P*(S.dir==-1?G:1-G)}function a(_,S,P,N){return S.ori==0?r(_,S,P,N):o(_,S,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Si(mx);if(i.id!=null&&(c.id=i.id),di(c,i.class),i.title){let _=Si(_x,c);_.textContent=i.title}let h=Ni("canvas"),u=n.ctx=h.getContext("2d"),d=Si(xx,c);fr("click",d,_=>{_.target===g&&(ze!=kr||qe!=zr)&&Ln.click(n,_)},!0);let p=n.under=Si(vx,d);d.appendChild(h);let g=n.over=Si(bx,d);i=Jr(i);let y=+be(i.pxAlign,1),m=Zm(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let f=i.ms||.001,x=n.series=s==1?jm(i.series||[],Gm,Ym,!1):nb(i.series||[null],qm),A=n.axes=jm(i.axes||[],Vm,Wm,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(_=>{_.fill=ye(_.fill||null),_.dir=be(_.dir,-1)});let T=s==2?x[1].facets[0].scale:x[0].scale,v={axes:ps,series:fe},E=(i.drawOrder||["axes","series"]).map(_=>v[_]);function O(_){let S=_.distr==3?P=>ys(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>ju(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let N=S(P),{_min:G,_max:Z}=_,at=Z-G;return(N-G)/at}}function I(_){let S=b[_];if(S==null){let P=(i.scales||ta)[_]||ta;if(P.from!=null){I(P.from);let N=dn({},b[P.from],P,{key:_});N.valToPct=O(N),b[_]=N}else{S=b[_]=dn({},_==T?Tg:Wv,P),S.key=_;let N=S.time,G=S.range,Z=Vs(G);if((_!=T||s==2&&!N)&&(Z&&(G[0]==null||G[1]==null)&&(G={min:G[0]==null?Tm:{mode:1,hard:G[0],soft:G[0]},max:G[1]==null?Tm:{mode:1,hard:G[1],soft:G[1]}},Z=!1),!Z&&Jl(G))){let at=G;G=(ft,vt,Dt)=>vt==null?Kr:ql(vt,Dt,at)}S.range=ye(G||(N?ib:_==T?S.distr==3?rb:S.distr==4?ob:Og:S.distr==3?Bg:S.distr==4?kg:sb)),S.auto=ye(Z?!1:S.auto),S.clamp=ye(S.clamp||Hv),S._min=S._max=null,S.valToPct=O(S)}}}I("x"),I("y"),s==1&&x.forEach(_=>{I(_.scale)}),A.forEach(_=>{I(_.scale)});for(let _ in i.scales)I(_);let L=b[T],k=L.distr,z,D;L.ori==0?(di(c,gx),z=r,D=o):(di(c,yx),z=o,D=r);let V={};for(let _ in b){let S=b[_];(S.min!=null||S.max!=null)&&(V[_]={min:S.min,max:S.max},S.min=S.max=null)}let Y=i.tzDate||(_=>new Date(xn(_/f))),H=i.fmtDate||xd,ct=f==1?gv(Y):xv(Y),K=Bm(Y,Om(f==1?mv:_v,H)),j=zm(Y,km(bv,H)),it=[],dt=n.legend=dn({},wv,i.legend),ut=n.cursor=dn({},Pv,{drag:{y:s==2}},i.cursor),Q=dt.show,mt=ut.show,_t=dt.markers;dt.idxs=it,_t.width=ye(_t.width),_t.dash=ye(_t.dash),_t.stroke=ye(_t.stroke),_t.fill=ye(_t.fill);let Tt,Mt,Ht,re=[],Vt=[],ue,le=!1,ne={};if(dt.live){let _=x[1]?x[1].values:null;le=_!=null,ue=le?_(n,1,0):{_:0};for(let S in ue)ne[S]=fd}if(Q)if(Tt=Ni("table",Tx,c),Ht=Ni("tbody",null,Tt),dt.mount(n,Tt),le){Mt=Ni("thead",null,Tt,Ht);let _=Ni("tr",null,Mt);Ni("th",null,_);for(var Xe in ue)Ni("th",pm,_).textContent=Xe}else di(Tt,Cx),dt.live&&di(Tt,Rx);let Be={show:!0},on={show:!1};function Le(_,S){if(S==0&&(le||!dt.live||s==2))return Kr;let P=[],N=Ni("tr",Px,Ht,Ht.childNodes[S]);di(N,_.class),_.show||di(N,dr);let G=Ni("th",null,N);if(_t.show){let ft=Si(Ix,G);if(S>0){let vt=_t.width(n,S);vt&&(ft.style.border=vt+"px "+_t.dash(n,S)+" "+_t.stroke(n,S)),ft.style.background=_t.fill(n,S)}}let Z=Si(pm,G);_.label instanceof HTMLElement?Z.appendChild(_.label):Z.textContent=_.label,S>0&&(_t.show||(Z.style.color=_.width>0?_t.stroke(n,S):_t.fill(n,S)),xe("click",G,ft=>{if(ut._lock)return;Kt(ft);let vt=x.indexOf(_);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=x.some((Nt,Ut)=>Ut>0&&Ut!=vt&&Nt.show);x.forEach((Nt,Ut)=>{Ut>0&&Ki(Ut,Dt?Ut==vt?Be:on:Be,!0,un.setSeries)})}else Ki(vt,{show:!_.show},!0,un.setSeries)},!1),Jt&&xe(_m,G,ft=>{ut._lock||(Kt(ft),Ki(x.indexOf(_),Gr,!0,un.setSeries))},!1));for(var at in ue){let ft=Ni("td",Lx,N);ft.textContent="--",P.push(ft)}return[N,P]}let wn=new Map;function xe(_,S,P,N=!0){let G=wn.get(S)||{},Z=ut.bind[_](n,S,P,N);Z&&(fr(_,S,G[_]=Z),wn.set(S,G))}function gn(_,S,P){let N=wn.get(S)||{};for(let G in N)(_==null||G==_)&&(rd(G,S,N[G]),delete N[G]);_==null&&wn.delete(S)}let Je=0,an=0,U=0,Ct=0,$t=0,oe=0,St=$t,Ne=oe,zt=U,Xt=Ct,C=0,M=0,X=0,ht=0;n.bbox={};let ot=!1,yt=!1,xt=!1,tt=!1,nt=!1,pt=!1;function F(_,S,P){(P||_!=n.width||S!=n.height)&&st(_,S),ce(!1),xt=!0,yt=!0,On()}function st(_,S){n.width=Je=U=_,n.height=an=Ct=S,$t=oe=0,bt(),Gt();let P=n.bbox;C=P.left=hr($t*Se,.5),M=P.top=hr(oe*Se,.5),X=P.width=hr(U*Se,.5),ht=P.height=hr(Ct*Se,.5)}let et=3;function wt(){let _=!1,S=0;for(;!_;){S++;let P=Ur(S),N=Zi(S);_=S==et||P&&N,_||(st(n.width,n.height),yt=!0)}}function gt({width:_,height:S}){F(_,S)}n.setSize=gt;function bt(){let _=!1,S=!1,P=!1,N=!1;A.forEach((G,Z)=>{if(G.show&&G._show){let{side:at,_size:ft}=G,vt=at%2,Dt=G.label!=null?G.labelSize:0,Nt=ft+Dt;Nt>0&&(vt?(U-=Nt,at==3?($t+=Nt,N=!0):P=!0):(Ct-=Nt,at==0?(oe+=Nt,_=!0):S=!0))}}),Yi[0]=_,Yi[1]=P,Yi[2]=S,Yi[3]=N,U-=Pi[1]+Pi[3],$t+=Pi[3],Ct-=Pi[2]+Pi[0],oe+=Pi[0]}function Gt(){let _=$t+U,S=oe+Ct,P=$t,N=oe;function G(Z,at){switch(Z){case 1:return _+=at,_-at;case 2:return S+=at,S-at;case 3:return P-=at,P+at;case 0:return N-=at,N+at}}A.forEach((Z,at)=>{if(Z.show&&Z._show){let ft=Z.side;Z._pos=G(ft,Z._size),Z.label!=null&&(Z._lpos=G(ft,Z.labelSize))}})}if(ut.dataIdx==null){let _=ut.hover,S=_.skip=new Set(_.skip??[]);S.add(void 0);let P=_.prox=ye(_.prox),N=_.bias??=0;ut.dataIdx=(G,Z,at,ft)=>{if(Z==0)return at;let vt=at,Dt=P(G,Z,at,ft)??Fe,Nt=Dt>=0&&Dt<Fe,Ut=L.ori==0?U:Ct,ie=ut.left,Me=t[0],ve=t[Z];if(S.has(ve[at])){vt=null;let me=null,Zt=null,Wt;if(N==0||N==-1)for(Wt=at;me==null&&Wt-- >0;)S.has(ve[Wt])||(me=Wt);if(N==0||N==1)for(Wt=at;Zt==null&&Wt++<ve.length;)S.has(ve[Wt])||(Zt=Wt);if(me!=null||Zt!=null)if(Nt){let Ge=me==null?-1/0:z(Me[me],L,Ut,0),tn=Zt==null?1/0:z(Me[Zt],L,Ut,0),Rn=ie-Ge,De=tn-ie;Rn<=De?Rn<=Dt&&(vt=me):De<=Dt&&(vt=Zt)}else vt=Zt==null?me:me==null?Zt:at-me<=Zt-at?me:Zt}else Nt&&vn(ie-z(Me[at],L,Ut,0))>Dt&&(vt=null);return vt}}let Kt=_=>{ut.event=_};ut.idxs=it,ut._lock=!1;let lt=ut.points;lt.show=ye(lt.show),lt.size=ye(lt.size),lt.stroke=ye(lt.stroke),lt.width=ye(lt.width),lt.fill=ye(lt.fill);let Ot=n.focus=dn({},i.focus||{alpha:.3},ut.focus),Jt=Ot.prox>=0,Rt=Jt&&lt.one,ae=[],ke=[],Wn=[];function Oo(_,S){let P=lt.show(n,S);if(P instanceof HTMLElement)return di(P,Ex),di(P,_.class),is(P,-10,-10,U,Ct),g.insertBefore(P,ae[S]),P}function Dr(_,S){if(s==1||S>0){let P=s==1&&b[_.scale].time,N=_.value;_.value=P?Dm(N)?zm(Y,km(N,H)):N||j:N||zv,_.label=_.label||(P?Lv:Iv)}if(Rt||S>0){_.width=_.width==null?1:_.width,_.paths=_.paths||tb||Wx,_.fillTo=ye(_.fillTo||Xv),_.pxAlign=+be(_.pxAlign,y),_.pxRound=Zm(_.pxAlign),_.stroke=ye(_.stroke||null),_.fill=ye(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=Vv(Kn(1,_.width),1),N=_.points=dn({},{size:P,width:Kn(1,P*.2),stroke:_.stroke,space:P*2,paths:eb,_stroke:null,_fill:null},_.points);N.show=ye(N.show),N.filter=ye(N.filter),N.fill=ye(N.fill),N.stroke=ye(N.stroke),N.paths=ye(N.paths),N.pxAlign=_.pxAlign}if(Q){let P=Le(_,S);re.splice(S,0,P[0]),Vt.splice(S,0,P[1]),dt.values.push(null)}if(mt){it.splice(S,0,null);let P=null;Rt?S==0&&(P=Oo(_,S)):S>0&&(P=Oo(_,S)),ae.splice(S,0,P),ke.splice(S,0,0),Wn.splice(S,0,0)}Tn("addSeries",S)}function Mu(_,S){S=S??x.length,_=s==1?ud(_,S,Gm,Ym):ud(_,S,{},qm),x.splice(S,0,_),Dr(x[S],S)}n.addSeries=Mu;function cl(_){if(x.splice(_,1),Q){dt.values.splice(_,1),Vt.splice(_,1);let S=re.splice(_,1)[0];gn(null,S.firstChild),S.remove()}mt&&(it.splice(_,1),ae.splice(_,1)[0].remove(),ke.splice(_,1),Wn.splice(_,1)),Tn("delSeries",_)}n.delSeries=cl;let Yi=[!1,!1,!1,!1];function us(_,S){if(_._show=_.show,_.show){let P=_.side%2,N=b[_.scale];N==null&&(_.scale=P?x[1].scale:T,N=b[_.scale]);let G=N.time;_.size=ye(_.size),_.space=ye(_.space),_.rotate=ye(_.rotate),Vs(_.incrs)&&_.incrs.forEach(at=>{!Gs.has(at)&&Gs.set(at,lg(at))}),_.incrs=ye(_.incrs||(N.distr==2?dv:G?f==1?pv:yv:ur)),_.splits=ye(_.splits||(G&&N.distr==1?ct:N.distr==3?ad:N.distr==4?Fv:Nv)),_.stroke=ye(_.stroke),_.grid.stroke=ye(_.grid.stroke),_.ticks.stroke=ye(_.ticks.stroke),_.border.stroke=ye(_.border.stroke);let Z=_.values;_.values=Vs(Z)&&!Vs(Z[0])?ye(Z):G?Vs(Z)?Bm(Y,Om(Z,H)):Dm(Z)?vv(Y,Z):Z||K:Z||Dv,_.filter=ye(_.filter||(N.distr>=3&&N.log==10?Bv:N.distr==3&&N.log==2?kv:og)),_.font=Qm(_.font),_.labelFont=Qm(_.labelFont),_._size=_.size(n,null,S,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(Yi[S]=!0,_._el=Si(Mx,d))}}function ds(_,S,P,N){let[G,Z,at,ft]=P,vt=S%2,Dt=0;return vt==0&&(ft||Z)&&(Dt=S==0&&!G||S==2&&!at?xn(Vm.size/3):0),vt==1&&(G||at)&&(Dt=S==1&&!Z||S==3&&!ft?xn(Wm.size/2):0),Dt}let Bo=n.padding=(i.padding||[ds,ds,ds,ds]).map(_=>ye(be(_,ds))),Pi=n._padding=Bo.map((_,S)=>_(n,S,Yi,0)),je,nn=null,sn=null,$i=s==1?x[0].idxs:null,li=null,Ds=!1;function ko(_,S){if(t=_??[],n.data=n._data=t,s==2){je=0;for(let P=1;P<x.length;P++)je+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),li=t[0],je=li.length;let P=t;if(k==2){P=t.slice();let N=P[0]=Array(je);for(let G=0;G<je;G++)N[G]=G}n._data=t=P}if(ce(!0),Tn("setData"),k==2&&(xt=!0),S!==!1){let P=L;P.auto(n,Ds)?zo():Us(T,P.min,P.max),tt=tt||ut.left>=0,pt=!0,On()}}n.setData=ko;function zo(){Ds=!0;let _,S;s==1&&(je>0?(nn=$i[0]=0,sn=$i[1]=je-1,_=t[0][nn],S=t[0][sn],k==2?(_=nn,S=sn):_==S&&(k==3?[_,S]=Zl(_,_,L.log,!1):k==4?[_,S]=md(_,_,L.log,!1):L.time?S=_+xn(86400/f):[_,S]=ql(_,S,gd,!0))):(nn=$i[0]=_=null,sn=$i[1]=S=null)),Us(T,_,S)}let Nr,Ns,Fr,w,B,J,q,$,At,Pt;function Et(_,S,P,N,G,Z){_??=gm,P??=_d,N??="butt",G??=gm,Z??="round",_!=Nr&&(u.strokeStyle=Nr=_),G!=Ns&&(u.fillStyle=Ns=G),S!=Fr&&(u.lineWidth=Fr=S),Z!=B&&(u.lineJoin=B=Z),N!=J&&(u.lineCap=J=N),P!=w&&u.setLineDash(w=P)}function It(_,S,P,N){S!=Ns&&(u.fillStyle=Ns=S),_!=q&&(u.font=q=_),P!=$&&(u.textAlign=$=P),N!=At&&(u.textBaseline=At=N)}function kt(_,S,P,N,G=0){if(N.length>0&&_.auto(n,Ds)&&(S==null||S.min==null)){let Z=be(nn,0),at=be(sn,N.length-1),ft=P.min==null?Bx(N,Z,at,G,_.distr==3):[P.min,P.max];_.min=Ui(_.min,P.min=ft[0]),_.max=Kn(_.max,P.max=ft[1])}}let Qt={min:null,max:null};function de(){for(let N in b){let G=b[N];V[N]==null&&(G.min==null||V[T]!=null&&G.auto(n,Ds))&&(V[N]=Qt)}for(let N in b){let G=b[N];V[N]==null&&G.from!=null&&V[G.from]!=null&&(V[N]=Qt)}V[T]!=null&&ce(!0);let _={};for(let N in V){let G=V[N];if(G!=null){let Z=_[N]=Jr(b[N],Yx);if(G.min!=null)dn(Z,G);else if(N!=T||s==2)if(je==0&&Z.from==null){let at=Z.range(n,null,null,N);Z.min=at[0],Z.max=at[1]}else Z.min=Fe,Z.max=-Fe}}if(je>0){x.forEach((N,G)=>{if(s==1){let Z=N.scale,at=V[Z];if(at==null)return;let ft=_[Z];if(G==0){let vt=ft.range(n,ft.min,ft.max,Z);ft.min=vt[0],ft.max=vt[1],nn=Fi(ft.min,t[0]),sn=Fi(ft.max,t[0]),sn-nn>1&&(t[0][nn]<ft.min&&nn++,t[0][sn]>ft.max&&sn--),N.min=li[nn],N.max=li[sn]}else N.show&&N.auto&&kt(ft,at,N,t[G],N.sorted);N.idxs[0]=nn,N.idxs[1]=sn}else if(G>0&&N.show&&N.auto){let[Z,at]=N.facets,ft=Z.scale,vt=at.scale,[Dt,Nt]=t[G],Ut=_[ft],ie=_[vt];Ut!=null&&kt(Ut,V[ft],Z,Dt,Z.sorted),ie!=null&&kt(ie,V[vt],at,Nt,at.sorted),N.min=at.min,N.max=at.max}});for(let N in _){let G=_[N],Z=V[N];if(G.from==null&&(Z==null||Z.min==null)){let at=G.range(n,G.min==Fe?null:G.min,G.max==-Fe?null:G.max,N);G.min=at[0],G.max=at[1]}}}for(let N in _){let G=_[N];if(G.from!=null){let Z=_[G.from];if(Z.min==null)G.min=G.max=null;else{let at=G.range(n,Z.min,Z.max,N);G.min=at[0],G.max=at[1]}}}let S={},P=!1;for(let N in _){let G=_[N],Z=b[N];if(Z.min!=G.min||Z.max!=G.max){Z.min=G.min,Z.max=G.max;let at=Z.distr;Z._min=at==3?ys(Z.min):at==4?ju(Z.min,Z.asinh):at==100?Z.fwd(Z.min):Z.min,Z._max=at==3?ys(Z.max):at==4?ju(Z.max,Z.asinh):at==100?Z.fwd(Z.max):Z.max,S[N]=P=!0}}if(P){x.forEach((N,G)=>{s==2?G>0&&S.y&&(N._paths=null):S[N.scale]&&(N._paths=null)});for(let N in S)xt=!0,Tn("setScale",N);mt&&ut.left>=0&&(tt=pt=!0)}for(let N in V)V[N]=null}function Bt(_){let S=od(nn-1,0,je-1),P=od(sn+1,0,je-1);for(;_[S]==null&&S>0;)S--;for(;_[P]==null&&P<je-1;)P++;return[S,P]}function fe(){if(je>0){let _=x.some(S=>S._focus)&&Pt!=Ot.alpha;_&&(u.globalAlpha=Pt=Ot.alpha),x.forEach((S,P)=>{if(P>0&&S.show&&(Ze(P,!1),Ze(P,!0),S._paths==null)){let N=Pt;Pt!=S.alpha&&(u.globalAlpha=Pt=S.alpha);let G=s==2?[0,t[P][0].length-1]:Bt(t[P]);S._paths=S.paths(n,P,G[0],G[1]),Pt!=N&&(u.globalAlpha=Pt=N)}}),x.forEach((S,P)=>{if(P>0&&S.show){let N=Pt;Pt!=S.alpha&&(u.globalAlpha=Pt=S.alpha),S._paths!=null&&Te(P,!1);{let G=S._paths!=null?S._paths.gaps:null,Z=S.points.show(n,P,nn,sn,G),at=S.points.filter(n,P,Z,G);(Z||at)&&(S.points._paths=S.points.paths(n,P,nn,sn,at),Te(P,!0))}Pt!=N&&(u.globalAlpha=Pt=N),Tn("drawSeries",P)}}),_&&(u.globalAlpha=Pt=1)}}function Ze(_,S){let P=S?x[_].points:x[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function Te(_,S){let P=S?x[_].points:x[_],{stroke:N,fill:G,clip:Z,flags:at,_stroke:ft=P._stroke,_fill:vt=P._fill,_width:Dt=P.width}=P._paths;Dt=Ue(Dt*Se,3);let Nt=null,Ut=Dt%2/2;S&&vt==null&&(vt=Dt>0?"#fff":ft);let ie=P.pxAlign==1&&Ut>0;if(ie&&u.translate(Ut,Ut),!S){let Me=C-Dt/2,ve=M-Dt/2,me=X+Dt,Zt=ht+Dt;Nt=new Path2D,Nt.rect(Me,ve,me,Zt)}S?Ft(ft,Dt,P.dash,P.cap,vt,N,G,at,Z):Re(_,ft,Dt,P.dash,P.cap,vt,N,G,at,Nt,Z),ie&&u.translate(-Ut,-Ut)}function Re(_,S,P,N,G,Z,at,ft,vt,Dt,Nt){let Ut=!1;vt!=0&&R.forEach((ie,Me)=>{if(ie.series[0]==_){let ve=x[ie.series[1]],me=t[ie.series[1]],Zt=(ve._paths||ta).band;Vs(Zt)&&(Zt=ie.dir==1?Zt[0]:Zt[1]);let Wt,Ge=null;ve.show&&Zt&&zx(me,nn,sn)?(Ge=ie.fill(n,Me)||Z,Wt=ve._paths.clip):Zt=null,Ft(S,P,N,G,Ge,at,ft,vt,Dt,Nt,Wt,Zt),Ut=!0}}),Ut||Ft(S,P,N,G,Z,at,ft,vt,Dt,Nt)}let yn=jr|cd;function Ft(_,S,P,N,G,Z,at,ft,vt,Dt,Nt,Ut){Et(_,S,P,N,G),(vt||Dt||Ut)&&(u.save(),vt&&u.clip(vt),Dt&&u.clip(Dt)),Ut?(ft&yn)==yn?(u.clip(Ut),Nt&&u.clip(Nt),ge(G,at),ln(_,Z,S)):ft&cd?(ge(G,at),u.clip(Ut),ln(_,Z,S)):ft&jr&&(u.save(),u.clip(Ut),Nt&&u.clip(Nt),ge(G,at),u.restore(),ln(_,Z,S)):(ge(G,at),ln(_,Z,S)),(vt||Dt||Ut)&&u.restore()}function ln(_,S,P){P>0&&(S instanceof Map?S.forEach((N,G)=>{u.strokeStyle=Nr=G,u.stroke(N)}):S!=null&&_&&u.stroke(S))}function ge(_,S){S instanceof Map?S.forEach((P,N)=>{u.fillStyle=Ns=N,u.fill(P)}):S!=null&&_&&u.fill(S)}function fs(_,S,P,N){let G=A[_],Z;if(N<=0)Z=[0,0];else{let at=G._space=G.space(n,_,S,P,N),ft=G._incrs=G.incrs(n,_,S,P,N,at);Z=ab(S,P,ft,N,at)}return G._found=Z}function cn(_,S,P,N,G,Z,at,ft,vt,Dt){let Nt=at%2/2;y==1&&u.translate(Nt,Nt),Et(ft,at,vt,Dt,ft),u.beginPath();let Ut,ie,Me,ve,me=G+(N==0||N==3?-Z:Z);P==0?(ie=G,ve=me):(Ut=G,Me=me);for(let Zt=0;Zt<_.length;Zt++)S[Zt]!=null&&(P==0?Ut=Me=_[Zt]:ie=ve=_[Zt],u.moveTo(Ut,ie),u.lineTo(Me,ve));u.stroke(),y==1&&u.translate(-Nt,-Nt)}function Ur(_){let S=!0;return A.forEach((P,N)=>{if(!P.show)return;let G=b[P.scale];if(G.min==null){P._show&&(S=!1,P._show=!1,ce(!1));return}else P._show||(S=!1,P._show=!0,ce(!1));let Z=P.side,at=Z%2,{min:ft,max:vt}=G,[Dt,Nt]=fs(N,ft,vt,at==0?U:Ct);if(Nt==0)return;let Ut=G.distr==2,ie=P._splits=P.splits(n,N,ft,vt,Dt,Nt,Ut),Me=G.distr==2?ie.map(Wt=>li[Wt]):ie,ve=G.distr==2?li[ie[1]]-li[ie[0]]:Dt,me=P._values=P.values(n,P.filter(n,Me,N,Nt,ve),N,Nt,ve);P._rotate=Z==2?P.rotate(n,me,N,Nt):0;let Zt=P._size;P._size=wi(P.size(n,me,N,_)),Zt!=null&&P._size!=Zt&&(S=!1)}),S}function Zi(_){let S=!0;return Bo.forEach((P,N)=>{let G=P(n,N,Yi,_);G!=Pi[N]&&(S=!1),Pi[N]=G}),S}function ps(){for(let _=0;_<A.length;_++){let S=A[_];if(!S.show||!S._show)continue;let P=S.side,N=P%2,G,Z,at=S.stroke(n,_),ft=P==0||P==3?-1:1,[vt,Dt]=S._found;if(S.label!=null){let Yn=S.labelGap*ft,ui=xn((S._lpos+Yn)*Se);It(S.labelFont[0],at,"center",P==2?"top":mm),u.save(),N==1?(G=Z=0,u.translate(ui,xn(M+ht/2)),u.rotate((P==3?-Wl:Wl)/2)):(G=xn(C+X/2),Z=ui);let ar=sg(S.label)?S.label(n,_,vt,Dt):S.label;u.fillText(ar,G,Z),u.restore()}if(Dt==0)continue;let Nt=b[S.scale],Ut=N==0?X:ht,ie=N==0?C:M,Me=S._splits,ve=Nt.distr==2?Me.map(Yn=>li[Yn]):Me,me=Nt.distr==2?li[Me[1]]-li[Me[0]]:vt,Zt=S.ticks,Wt=S.border,Ge=Zt.show?Zt.size:0,tn=xn(Ge*Se),Rn=xn((S.alignTo==2?S._size-Ge-S.gap:S.gap)*Se),De=S._rotate*-Wl/180,en=m(S._pos*Se),ci=(tn+Rn)*ft,qn=en+ci;Z=N==0?qn:0,G=N==1?qn:0;let bi=S.font[0],Ii=S.align==1?qr:S.align==2?Zu:De>0?qr:De<0?Zu:N==0?"center":P==3?Zu:qr,ji=De||N==1?"middle":P==2?"top":mm;It(bi,at,Ii,ji);let hi=S.font[1]*S.lineGap,Mi=Me.map(Yn=>m(a(Yn,Nt,Ut,ie))),Li=S._values;for(let Yn=0;Yn<Li.length;Yn++){let ui=Li[Yn];if(ui!=null){N==0?G=Mi[Yn]:Z=Mi[Yn],ui=""+ui;let ar=ui.indexOf(`
`)==-1?[ui]:ui.split(/\n/gm);for(let $n=0;$n<ar.length;$n++){let Mp=ar[$n];De?(u.save(),u.translate(G,Z+$n*hi),u.rotate(De),u.fillText(Mp,0,0),u.restore()):u.fillText(Mp,G,Z+$n*hi)}}}Zt.show&&cn(Mi,Zt.filter(n,ve,_,Dt,me),N,P,en,tn,Ue(Zt.width*Se,3),Zt.stroke(n,_),Zt.dash,Zt.cap);let Qi=S.grid;Qi.show&&cn(Mi,Qi.filter(n,ve,_,Dt,me),N,N==0?2:1,N==0?M:C,N==0?ht:X,Ue(Qi.width*Se,3),Qi.stroke(n,_),Qi.dash,Qi.cap),Wt.show&&cn([en],[1],N==0?1:0,N==0?1:2,N==1?M:C,N==1?ht:X,Ue(Wt.width*Se,3),Wt.stroke(n,_),Wt.dash,Wt.cap)}Tn("drawAxes")}function ce(_){x.forEach((S,P)=>{P>0&&(S._paths=null,_&&(s==1?(S.min=null,S.max=null):S.facets.forEach(N=>{N.min=null,N.max=null})))})}let Qe=!1,Xn=!1,Ce=[];function hn(){Xn=!1;for(let _=0;_<Ce.length;_++)Tn(...Ce[_]);Ce.length=0}function On(){Qe||(tv(sp),Qe=!0)}function hl(_,S=!1){Qe=!0,Xn=S,_(n),sp(),S&&Ce.length>0&&queueMicrotask(hn)}n.batch=hl;function sp(){if(ot&&(de(),ot=!1),xt&&(wt(),xt=!1),yt){if(He(p,qr,$t),He(p,"top",oe),He(p,Ko,U),He(p,Jo,Ct),He(g,qr,$t),He(g,"top",oe),He(g,Ko,U),He(g,Jo,Ct),He(d,Ko,Je),He(d,Jo,an),h.width=xn(Je*Se),h.height=xn(an*Se),A.forEach(({_el:_,_show:S,_size:P,_pos:N,side:G})=>{if(_!=null)if(S){let Z=G===3||G===0?P:0,at=G%2==1;He(_,at?"left":"top",N-Z),He(_,at?"width":"height",P),He(_,at?"top":"left",at?oe:$t),He(_,at?"height":"width",at?Ct:U),sd(_,dr)}else di(_,dr)}),Nr=Ns=Fr=B=J=q=$=At=w=null,Pt=1,Ho(!0),$t!=St||oe!=Ne||U!=zt||Ct!=Xt){ce(!1);let _=U/zt,S=Ct/Xt;if(mt&&!tt&&ut.left>=0){ut.left*=_,ut.top*=S,Or&&is(Or,xn(ut.left),0,U,Ct),Br&&is(Br,0,xn(ut.top),U,Ct);for(let P=0;P<ae.length;P++){let N=ae[P];N!=null&&(ke[P]*=_,Wn[P]*=S,is(N,wi(ke[P]),wi(Wn[P]),U,Ct))}}if(Ve.show&&!nt&&Ve.left>=0&&Ve.width>0){Ve.left*=_,Ve.width*=_,Ve.top*=S,Ve.height*=S;for(let P in Ru)He(Vr,P,Ve[P])}St=$t,Ne=oe,zt=U,Xt=Ct}Tn("setSize"),yt=!1}Je>0&&an>0&&(u.clearRect(0,0,h.width,h.height),Tn("drawClear"),E.forEach(_=>_()),Tn("draw")),Ve.show&&nt&&(ul(Ve),nt=!1),mt&&tt&&(or(null,!0,!1),tt=!1),dt.show&&dt.live&&pt&&(Eu(),pt=!1),l||(l=!0,n.status=1,Tn("ready")),Ds=!1,Qe=!1}n.redraw=(_,S)=>{xt=S||!1,_!==!1?Us(T,L.min,L.max):On()};function Su(_,S){let P=b[_];if(P.from==null){if(je==0){let N=P.range(n,S.min,S.max,_);S.min=N[0],S.max=N[1]}if(S.min>S.max){let N=S.min;S.min=S.max,S.max=N}if(je>1&&S.min!=null&&S.max!=null&&S.max-S.min<1e-16)return;_==T&&P.distr==2&&je>0&&(S.min=Fi(S.min,t[0]),S.max=Fi(S.max,t[0]),S.min==S.max&&S.max++),V[_]=S,ot=!0,On()}}n.setScale=Su;let wu,Au,Or,Br,rp,op,kr,zr,ap,lp,ze,qe,Fs=!1,Ln=ut.drag,An=Ln.x,En=Ln.y;mt&&(ut.x&&(wu=Si(wx,g)),ut.y&&(Au=Si(Ax,g)),L.ori==0?(Or=wu,Br=Au):(Or=Au,Br=wu),ze=ut.left,qe=ut.top);let Ve=n.select=dn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Vr=Ve.show?Si(Sx,Ve.over?g:p):null;function ul(_,S){if(Ve.show){for(let P in _)Ve[P]=_[P],P in Ru&&He(Vr,P,_[P]);S!==!1&&Tn("setSelect")}}n.setSelect=ul;function M_(_){if(x[_].show)Q&&sd(re[_],dr);else if(Q&&di(re[_],dr),mt){let P=Rt?ae[0]:ae[_];P!=null&&is(P,-10,-10,U,Ct)}}function Us(_,S,P){Su(_,{min:S,max:P})}function Ki(_,S,P,N){S.focus!=null&&T_(_),S.show!=null&&x.forEach((G,Z)=>{Z>0&&(_==Z||_==null)&&(G.show=S.show,M_(Z),s==2?(Us(G.facets[0].scale,null,null),Us(G.facets[1].scale,null,null)):Us(G.scale,null,null),On())}),P!==!1&&Tn("setSeries",_,S),N&&Wo("setSeries",n,_,S)}n.setSeries=Ki;function S_(_,S){dn(R[_],S)}function w_(_,S){_.fill=ye(_.fill||null),_.dir=be(_.dir,-1),S=S??R.length,R.splice(S,0,_)}function A_(_){_==null?R.length=0:R.splice(_,1)}n.addBand=w_,n.setBand=S_,n.delBand=A_;function E_(_,S){x[_].alpha=S,mt&&ae[_]!=null&&(ae[_].style.opacity=S),Q&&re[_]&&(re[_].style.opacity=S)}let ms,Os,rr,Gr={focus:!0};function T_(_){if(_!=rr){let S=_==null,P=Ot.alpha!=1;x.forEach((N,G)=>{if(s==1||G>0){let Z=S||G==0||G==_;N._focus=S?null:Z,P&&E_(G,Z?1:Ot.alpha)}}),rr=_,P&&On()}}Q&&Jt&&xe(xm,Tt,_=>{ut._lock||(Kt(_),rr!=null&&Ki(null,Gr,!0,un.setSeries))});function Ji(_,S,P){let N=b[S];P&&(_=_/Se-(N.ori==1?oe:$t));let G=U;N.ori==1&&(G=Ct,_=G-_),N.dir==-1&&(_=G-_);let Z=N._min,at=N._max,ft=_/G,vt=Z+(at-Z)*ft,Dt=N.distr;return Dt==3?Zr(10,vt):Dt==4?Gx(vt,N.asinh):Dt==100?N.bwd(vt):vt}function R_(_,S){let P=Ji(_,T,S);return Fi(P,t[0],nn,sn)}n.valToIdx=_=>Fi(_,t[0]),n.posToIdx=R_,n.posToVal=Ji,n.valToPos=(_,S,P)=>b[S].ori==0?r(_,b[S],P?X:U,P?C:0):o(_,b[S],P?ht:Ct,P?M:0),n.setCursor=(_,S,P)=>{ze=_.left,qe=_.top,or(null,S,P)};function cp(_,S){He(Vr,qr,Ve.left=_),He(Vr,Ko,Ve.width=S)}function hp(_,S){He(Vr,"top",Ve.top=_),He(Vr,Jo,Ve.height=S)}let Vo=L.ori==0?cp:hp,Go=L.ori==1?cp:hp;function C_(){if(Q&&dt.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&le)continue;let S=dt.values[_],P=0;for(let N in S)Vt[_][P++].firstChild.nodeValue=S[N]}}function Eu(_,S){if(_!=null&&(_.idxs?_.idxs.forEach((P,N)=>{it[N]=P}):qx(_.idx)||it.fill(_.idx),dt.idx=it[0]),Q&&dt.live){for(let P=0;P<x.length;P++)(P>0||s==1&&!le)&&P_(P,it[P]);C_()}pt=!1,S!==!1&&Tn("setLegend")}n.setLegend=Eu;function P_(_,S){let P=x[_],N=_==0&&k==2?li:t[_],G;le?G=P.values(n,_,S)??ne:(G=P.value(n,S==null?null:N[S],_,S),G=G==null?ne:{_:G}),dt.values[_]=G}function or(_,S,P){ap=ze,lp=qe,[ze,qe]=ut.move(n,ze,qe),ut.left=ze,ut.top=qe,mt&&(Or&&is(Or,xn(ze),0,U,Ct),Br&&is(Br,0,xn(qe),U,Ct));let N,G=nn>sn;ms=Fe,Os=null;let Z=L.ori==0?U:Ct,at=L.ori==1?U:Ct;if(ze<0||je==0||G){N=ut.idx=null;for(let ft=0;ft<x.length;ft++){let vt=ae[ft];vt!=null&&is(vt,-10,-10,U,Ct)}Jt&&Ki(null,Gr,!0,_==null&&un.setSeries),dt.live&&(it.fill(N),pt=!0)}else{let ft,vt,Dt;s==1&&(ft=L.ori==0?ze:qe,vt=Ji(ft,T),N=ut.idx=Fi(vt,t[0],nn,sn),Dt=z(t[0][N],L,Z,0));let Nt=-10,Ut=-10,ie=0,Me=0,ve=!0,me="",Zt="";for(let Wt=s==2?1:0;Wt<x.length;Wt++){let Ge=x[Wt],tn=it[Wt],Rn=tn==null?null:s==1?t[Wt][tn]:t[Wt][1][tn],De=ut.dataIdx(n,Wt,N,vt),en=De==null?null:s==1?t[Wt][De]:t[Wt][1][De];if(pt=pt||en!=Rn||De!=tn,it[Wt]=De,Wt>0&&Ge.show){let ci=De==null?-10:De==N?Dt:z(s==1?t[0][De]:t[Wt][0][De],L,Z,0),qn=en==null?-10:D(en,s==1?b[Ge.scale]:b[Ge.facets[1].scale],at,0);if(Jt&&en!=null){let bi=L.ori==1?ze:qe,Ii=vn(Ot.dist(n,Wt,De,qn,bi));if(Ii<ms){let ji=Ot.bias;if(ji!=0){let hi=Ji(bi,Ge.scale),Mi=en>=0?1:-1,Li=hi>=0?1:-1;Li==Mi&&(Li==1?ji==1?en>=hi:en<=hi:ji==1?en<=hi:en>=hi)&&(ms=Ii,Os=Wt)}else ms=Ii,Os=Wt}}if(pt||Rt){let bi,Ii;L.ori==0?(bi=ci,Ii=qn):(bi=qn,Ii=ci);let ji,hi,Mi,Li,Qi,Yn,ui=!0,ar=lt.bbox;if(ar!=null){ui=!1;let $n=ar(n,Wt);Mi=$n.left,Li=$n.top,ji=$n.width,hi=$n.height}else Mi=bi,Li=Ii,ji=hi=lt.size(n,Wt);if(Yn=lt.fill(n,Wt),Qi=lt.stroke(n,Wt),Rt)Wt==Os&&ms<=Ot.prox&&(Nt=Mi,Ut=Li,ie=ji,Me=hi,ve=ui,me=Yn,Zt=Qi);else{let $n=ae[Wt];$n!=null&&(ke[Wt]=Mi,Wn[Wt]=Li,Em($n,ji,hi,ui),wm($n,Yn,Qi),is($n,wi(Mi),wi(Li),U,Ct))}}}}if(Rt){let Wt=Ot.prox,Ge=rr==null?ms<=Wt:ms>Wt||Os!=rr;if(pt||Ge){let tn=ae[0];tn!=null&&(ke[0]=Nt,Wn[0]=Ut,Em(tn,ie,Me,ve),wm(tn,me,Zt),is(tn,wi(Nt),wi(Ut),U,Ct))}}}if(Ve.show&&Fs)if(_!=null){let[ft,vt]=un.scales,[Dt,Nt]=un.match,[Ut,ie]=_.cursor.sync.scales,Me=_.cursor.drag;if(An=Me._x,En=Me._y,An||En){let{left:ve,top:me,width:Zt,height:Wt}=_.select,Ge=_.scales[Ut].ori,tn=_.posToVal,Rn,De,en,ci,qn,bi=ft!=null&&Dt(ft,Ut),Ii=vt!=null&&Nt(vt,ie);bi&&An?(Ge==0?(Rn=ve,De=Zt):(Rn=me,De=Wt),en=b[ft],ci=z(tn(Rn,Ut),en,Z,0),qn=z(tn(Rn+De,Ut),en,Z,0),Vo(Ui(ci,qn),vn(qn-ci))):Vo(0,Z),Ii&&En?(Ge==1?(Rn=ve,De=Zt):(Rn=me,De=Wt),en=b[vt],ci=D(tn(Rn,ie),en,at,0),qn=D(tn(Rn+De,ie),en,at,0),Go(Ui(ci,qn),vn(qn-ci))):Go(0,at)}else Cu()}else{let ft=vn(ap-rp),vt=vn(lp-op);if(L.ori==1){let ie=ft;ft=vt,vt=ie}An=Ln.x&&ft>=Ln.dist,En=Ln.y&&vt>=Ln.dist;let Dt=Ln.uni;Dt!=null?An&&En&&(An=ft>=Dt,En=vt>=Dt,!An&&!En&&(vt>ft?En=!0:An=!0)):Ln.x&&Ln.y&&(An||En)&&(An=En=!0);let Nt,Ut;An&&(L.ori==0?(Nt=kr,Ut=ze):(Nt=zr,Ut=qe),Vo(Ui(Nt,Ut),vn(Ut-Nt)),En||Go(0,at)),En&&(L.ori==1?(Nt=kr,Ut=ze):(Nt=zr,Ut=qe),Go(Ui(Nt,Ut),vn(Ut-Nt)),An||Vo(0,Z)),!An&&!En&&(Vo(0,0),Go(0,0))}if(Ln._x=An,Ln._y=En,_==null){if(P){if(bp!=null){let[ft,vt]=un.scales;un.values[0]=ft!=null?Ji(L.ori==0?ze:qe,ft):null,un.values[1]=vt!=null?Ji(L.ori==1?ze:qe,vt):null}Wo(Ku,n,ze,qe,U,Ct,N)}if(Jt){let ft=P&&un.setSeries,vt=Ot.prox;rr==null?ms<=vt&&Ki(Os,Gr,!0,ft):ms>vt?Ki(null,Gr,!0,ft):Os!=rr&&Ki(Os,Gr,!0,ft)}}pt&&(dt.idx=N,Eu()),S!==!1&&Tn("setCursor")}let Bs=null;Object.defineProperty(n,"rect",{get(){return Bs==null&&Ho(!1),Bs}});function Ho(_=!1){_?Bs=null:(Bs=g.getBoundingClientRect(),Tn("syncRect",Bs))}function up(_,S,P,N,G,Z,at){ut._lock||Fs&&_!=null&&_.movementX==0&&_.movementY==0||(Tu(_,S,P,N,G,Z,at,!1,_!=null),_!=null?or(null,!0,!0):or(S,!0,!1))}function Tu(_,S,P,N,G,Z,at,ft,vt){if(Bs==null&&Ho(!1),Kt(_),_!=null)P=_.clientX-Bs.left,N=_.clientY-Bs.top;else{if(P<0||N<0){ze=-10,qe=-10;return}let[Dt,Nt]=un.scales,Ut=S.cursor.sync,[ie,Me]=Ut.values,[ve,me]=Ut.scales,[Zt,Wt]=un.match,Ge=S.axes[0].side%2==1,tn=L.ori==0?U:Ct,Rn=L.ori==1?U:Ct,De=Ge?Z:G,en=Ge?G:Z,ci=Ge?N:P,qn=Ge?P:N;if(ve!=null?P=Zt(Dt,ve)?a(ie,b[Dt],tn,0):-10:P=tn*(ci/De),me!=null?N=Wt(Nt,me)?a(Me,b[Nt],Rn,0):-10:N=Rn*(qn/en),L.ori==1){let bi=P;P=N,N=bi}}vt&&(S==null||S.cursor.event.type==Ku)&&((P<=1||P>=U-1)&&(P=hr(P,U)),(N<=1||N>=Ct-1)&&(N=hr(N,Ct))),ft?(rp=P,op=N,[kr,zr]=ut.move(n,P,N)):(ze=P,qe=N)}let Ru={width:0,height:0,left:0,top:0};function Cu(){ul(Ru,!1)}let dp,fp,pp,mp;function gp(_,S,P,N,G,Z,at){Fs=!0,An=En=Ln._x=Ln._y=!1,Tu(_,S,P,N,G,Z,at,!0,!1),_!=null&&(xe(Ju,nd,yp,!1),Wo(ym,n,kr,zr,U,Ct,null));let{left:ft,top:vt,width:Dt,height:Nt}=Ve;dp=ft,fp=vt,pp=Dt,mp=Nt}function yp(_,S,P,N,G,Z,at){Fs=Ln._x=Ln._y=!1,Tu(_,S,P,N,G,Z,at,!1,!0);let{left:ft,top:vt,width:Dt,height:Nt}=Ve,Ut=Dt>0||Nt>0,ie=dp!=ft||fp!=vt||pp!=Dt||mp!=Nt;if(Ut&&ie&&ul(Ve),Ln.setScale&&Ut&&ie){let Me=ft,ve=Dt,me=vt,Zt=Nt;if(L.ori==1&&(Me=vt,ve=Nt,me=ft,Zt=Dt),An&&Us(T,Ji(Me,T),Ji(Me+ve,T)),En)for(let Wt in b){let Ge=b[Wt];Wt!=T&&Ge.from==null&&Ge.min!=Fe&&Us(Wt,Ji(me+Zt,Wt),Ji(me,Wt))}Cu()}else ut.lock&&(ut._lock=!ut._lock,or(S,!0,_!=null));_!=null&&(gn(Ju,nd),Wo(Ju,n,ze,qe,U,Ct,null))}function I_(_,S,P,N,G,Z,at){if(ut._lock)return;Kt(_);let ft=Fs;if(Fs){let vt=!0,Dt=!0,Nt=10,Ut,ie;L.ori==0?(Ut=An,ie=En):(Ut=En,ie=An),Ut&&ie&&(vt=ze<=Nt||ze>=U-Nt,Dt=qe<=Nt||qe>=Ct-Nt),Ut&&vt&&(ze=ze<kr?0:U),ie&&Dt&&(qe=qe<zr?0:Ct),or(null,!0,!0),Fs=!1}ze=-10,qe=-10,it.fill(null),or(null,!0,!0),ft&&(Fs=ft)}function _p(_,S,P,N,G,Z,at){ut._lock||(Kt(_),zo(),Cu(),_!=null&&Wo(vm,n,ze,qe,U,Ct,null))}function xp(){A.forEach(lb),F(n.width,n.height,!0)}fr(Xl,$r,xp);let Hr={};Hr.mousedown=gp,Hr.mousemove=up,Hr.mouseup=yp,Hr.dblclick=_p,Hr.setSeries=(_,S,P,N)=>{let G=un.match[2];P=G(n,S,P),P!=-1&&Ki(P,N,!0,!1)},mt&&(xe(ym,g,gp),xe(Ku,g,up),xe(_m,g,_=>{Kt(_),Ho(!1)}),xe(xm,g,I_),xe(vm,g,_p),hd.add(n),n.syncRect=Ho);let dl=n.hooks=i.hooks||{};function Tn(_,S,P){Xn?Ce.push([_,S,P]):_ in dl&&dl[_].forEach(N=>{N.call(null,n,S,P)})}(i.plugins||[]).forEach(_=>{for(let S in _.hooks)dl[S]=(dl[S]||[]).concat(_.hooks[S])});let vp=(_,S,P)=>P,un=dn({key:null,setSeries:!1,filters:{pub:Im,sub:Im},scales:[T,x[1]?x[1].scale:null],match:[Lm,Lm,vp],values:[null,null]},ut.sync);un.match.length==2&&un.match.push(vp),ut.sync=un;let bp=un.key,Pu=Rg(bp);function Wo(_,S,P,N,G,Z,at){un.filters.pub(_,S,P,N,G,Z,at)&&Pu.pub(_,S,P,N,G,Z,at)}Pu.sub(n);function L_(_,S,P,N,G,Z,at){un.filters.sub(_,S,P,N,G,Z,at)&&Hr[_](null,S,P,N,G,Z,at)}n.pub=L_;function D_(){Pu.unsub(n),hd.delete(n),wn.clear(),rd(Xl,$r,xp),c.remove(),Tt?.remove(),Tn("destroy")}n.destroy=D_;function Iu(){Tn("init",i,t),ko(t||i.data,!1),V[T]?Su(T,V[T]):zo(),nt=Ve.show&&(Ve.width>0||Ve.height>0),tt=pt=!0,F(i.width,i.height)}return x.forEach(Dr),A.forEach(us),e?e instanceof HTMLElement?(e.appendChild(c),Iu()):e(n,Iu):Iu(),n}Fn.assign=dn;Fn.fmtNum=yd;Fn.rangeNum=ql;Fn.rangeLog=Zl;Fn.rangeAsinh=md;Fn.orient=mr;Fn.pxRatio=Se;Fn.join=Qx;Fn.fmtDate=xd,Fn.tzDate=hv;Fn.sync=Rg;{Fn.addGap=qv,Fn.clipGaps=jl;let i=Fn.paths={points:Ng};i.linear=Ug,i.stepped=Zv,i.bars=Kv,i.spline=jv}var zg=8,Vg='11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';function io(i,t="",e=""){let n=i==="y";return{scale:i,font:Vg,labelFont:Vg,stroke:()=>Ke().muted,label:t||void 0,size:n?52:26,labelSize:14,labelGap:0,gap:4,space:n?28:56,grid:{stroke:()=>Ke().grid,width:1},ticks:{show:!1},values:(s,r)=>r.map((o,a)=>e&&a===r.length-1?`${Nn(o)} ${e}`:Nn(o))}}var no=class{card;head;legend=rt("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(t,e){this.place=rt("div",{class:"plot",role:"img","aria-label":e}),this.head=rt("div",{class:"chart-head"},rt("h2",{},t),this.legend),this.card=rt("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot=new Fn(this.options(t,e),this.current(),this.place))}say(t){this.values.forEach((e,n)=>Dn(e,Nn(t[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,zg).forEach(e=>{let n=rt("output",{class:"value"}),s=rt("span",{class:e.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",e.colour()),this.values.push(n),this.legend.append(rt("li",{},s,rt("span",{class:"name"},e.label),n))});let t=this.lines.length-zg;t>0&&this.legend.append(rt("li",{},`and ${t} more`))}resize(){let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot?this.plot.setSize({width:t,height:e}):this.rebuild())}};function nc(i,t){if(!(i<=t)||!Number.isFinite(i)||!Number.isFinite(t))return[-1,1];let e=t-i,n=1e-9*Math.max(Math.abs(i),Math.abs(t),1e-12);if(e<=n){let s=Math.max(Math.abs(i)*.1,.5*10**Math.floor(Math.log10(Math.abs(i)||1)));return[i-s,t+s]}return[i-.06*e,t+.06*e]}var na=class extends no{constructor(e,n,s){super(n.title,n.description);this.columns=e;this.settings=n;this.sliding=s}columns;settings;sliding;cursorAt=null;setLines(e){this.lines=e,this.rebuild()}update(){this.plot?.setData(this.current())}mark(e,n){this.cursorAt=e,this.say(n),this.plot?.redraw(!1,!1)}current(){let e=this.columns(),n=this.lines.map(({column:s})=>e.values(s));return[e.values(0),...n]}options(e,n){return{width:e,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[io("x","",this.settings.timeUnit),io("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1}))],hooks:{draw:[s=>this.drawCursor(s)]}}}interval(){let e=this.columns().values(0),n=e[0]??0,s=e[e.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Math.max(s,n+this.settings.span);return[r-this.settings.span,r]}range(){let e=this.columns(),n=this.settings.limit?.()??1/0,s=1/0,r=-1/0;return this.lines.forEach(({column:o})=>{for(let a of e.values(o))Math.abs(a)<=n&&(a<s&&(s=a),a>r&&(r=a))}),nc(s,r)}drawCursor(e){if(this.cursorAt===null||this.sliding)return;let n=Math.round(e.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=e.bbox;e.ctx.save(),e.ctx.strokeStyle=Ke().ink,e.ctx.lineWidth=window.devicePixelRatio,e.ctx.beginPath(),e.ctx.moveTo(n,s),e.ctx.lineTo(n,s+r),e.ctx.stroke(),e.ctx.restore()}};var ic=class extends no{constructor(e,n,s,r,o,a){super(e,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.colour=a;o&&this.legend.replaceWith(o)}columns;plane;end;colour;choose(e){this.plane=e,this.place.setAttribute("aria-label",`Phase portrait: ${e.yLabel} against ${e.xLabel}`),this.rebuild()}update(){this.plot?.setData(this.current())}current(){let{x:e,y:n}=this.plane;return[null,[this.columns().values(e),this.columns().values(n)]]}options(e,n){return{mode:2,width:e,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...io("x",this.plane.xLabel),size:22},io("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}range(e,n){let s=1/0,r=-1/0;for(let o of this.columns().values(e)){let a=n?wl(o):o;Number.isFinite(a)&&(a<s&&(s=a),a>r&&(r=a))}return nc(s,r)}draw(e){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=e,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),r<n.length&&this.stroke(e,n,s,n.length,Ke().grid),this.stroke(e,n,s,r,this.colour());let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=Ke().ink,o.beginPath(),o.arc(e.valToPos(this.plane.angle?wl(c):c,"x",!0),e.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}stroke(e,n,s,r,o){let{ctx:a}=e;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=NaN;for(let c=0;c<r;c+=1){let h=n[c]??NaN,u=this.plane.angle?wl(h):h,d=s[c]??NaN,p=e.valToPos(u,"x",!0),g=e.valToPos(d,"y",!0);Math.abs(u-l)<(this.plane.angle?Math.PI:1/0)?a.lineTo(p,g):a.moveTo(p,g),l=u}a.stroke()}};function ra(i){return 1+i}function ia(i,t){return t.map(({label:e,unit:n,angle:s=!1},r)=>({column:ra(i.first+r),label:e,unit:n,angle:s}))}function Hg(i,t){let e=new _n(i.layout),n=ia(e.q,i.coordinates),s=ia(e.v,i.velocities),r=ia(e.z,i.states);if(!e.identity)return cb([...n,...s,...r],s.length>1?s.slice(-2):n,t);let o=n.length?n.slice(0,e.paired).map((c,h)=>({...sa(c,s[h]),name:c.label})):r.flatMap((c,h)=>r.slice(h+1).map(u=>({...sa(c,u),name:`${c.label}, ${u.label}`}))),a=o[0];if(!a)return null;let l=Ed("Coordinate of the phase portrait",o.map(({name:c})=>c),0,c=>t(o[c]??a));return{first:a,chooser:o.length>1?rt("div",{class:"inline-field"},...l):rt("span")}}function cb(i,t,e){let[n,s]=t;if(!n||!s)return null;let r=i.map(({label:h})=>h),o=h=>i.findIndex(({column:u})=>u===h.column),a=sa(n,s),l=Ed("Horizontal axis of the phase portrait",r,o(n),h=>{n=i[h],n&&s&&e(sa(n,s))}),c=Ed("Vertical axis of the phase portrait",r,o(s),h=>{s=i[h],n&&s&&e(sa(n,s))});return{first:a,chooser:rt("div",{class:"inline-field"},...l,...c)}}function sa(i,t){return{x:i.column,y:t.column,angle:i.angle,xLabel:Gg(i),yLabel:Gg(t)}}function Gg({label:i,unit:t}){return t?`${i} / ${t}`:i}function Ed(i,t,e,n){let s=ii("phase"),r=rt("select",{id:s,onchange:()=>n(r.selectedIndex)},...t.map(o=>rt("option",{},o)));return r.selectedIndex=e,[rt("label",{for:s,class:"hidden"},i),r]}var Td=3e3,hb=2500,ub=12;function db(i){let{q:t,z:e}=new _n(i.layout);return t.length?{part:t,list:i.coordinates}:{part:e,list:i.states}}function fb(i){let t=new Set(i.map(({unit:e})=>e));return t.size===1?[...t][0]??"":""}function Rd({energyLabel:i,jacobi:t}){let e=[{label:"kinetic",column:1,colour:()=>Ke().kinetic},{label:"potential",column:2,colour:()=>Ke().potential},{label:i,column:3,colour:()=>Ke().ink,width:2.25},{label:"ledger",column:4,colour:()=>Ke().ledger,dash:[5,4],width:2.25}];return t&&e.push({label:"Jacobi integral",column:5,colour:()=>Cn(2,6),dash:[2,3]}),e}var sc=class{constructor(t,e,n,s){this.session=t;let{data:r}=t,{part:o,list:a}=db(r),l=r.units.time;this.part=o;let c=r.coordinates.length?"Coordinates":"States",h=()=>t.players.length<2?1/0:ub*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new na(n,{title:c,description:`${c} over time`,unit:fb(a),timeUnit:l,span:r.until},e),this.coordinates.setLines(ia(o,a).map(({label:d,column:p},g)=>({label:d,column:p,colour:()=>Cn(g,a.length)}))),this.energy=r.energy?new na(s,{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:l,span:r.until,limit:h},e):null;let u=Hg(r,d=>this.phase?.choose(d));this.phase=u?new ic("Phase portrait",n,u.first,()=>this.behind(),u.chooser,()=>Cn(0,6)):null;for(let d of[this.coordinates,this.energy,this.phase])d&&this.element.append(d.card)}session;element=rt("div",{class:"plots"});coordinates;energy;phase;part;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.phase?.rebuild()}plottedOf(t){return Array.from(t.subarray(this.part.first,this.part.end))}energyLines(){return Rd(this.session.data)}},rc=class extends sc{constructor(e,n){let{data:s}=e,r=new Xr(ra(new _n(s.layout).size),Td),o=new Xr(6,Td);super(e,!0,()=>r,()=>this.energies??o);this.nameOf=n;this.states=r,this.energies=o,this.row=new Float64Array(r.width),this.energy?.setLines(this.energyLines())}nameOf;states;energies;row;sample(){let{session:e,states:n}=this,s=e.players[0],r=e.time;!s||!(r>=n.last(0)+e.data.until/hb||n.count===0)||(this.row[0]=r,s.outcome===""||n.count===0?this.row.set(s.y,ra(0)):this.row.fill(NaN,ra(0)),n.append(this.row),n.forget(r-e.data.until),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-e.data.until)))}draw(){let e=this.session.players[0];this.coordinates.update(),e&&this.coordinates.say(this.plottedOf(e.y)),this.energy?.update(),this.energy?.say(this.presentEnergies()),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.sample(),this.draw()}rebuild(){let{players:e}=this.session,n=e.length>1?1+e.length:6;n!==this.energies.width&&(this.energies=new Xr(n,Td)),super.rebuild()}behind(){return this.states.count}energyLines(){let{players:e}=this.session;return e.length<2?Rd(this.session.data):e.map((n,s)=>({label:this.nameOf(s),column:1+s,colour:()=>Cn(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:e}=this.session;if(e.length>1)return e.map(s=>s.outcome===""?s.energy().total:NaN);let n=e[0]?.outcome===""?e[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger,n.jacobi]:Array(5).fill(NaN)}},oc=class{constructor(t){this.columns=t;this.count=t[0]?.length??0}columns;count;values(t){return this.columns[t]??new Float64Array(this.count)}};function pb(i,t){let e=t?i.length/t:0;return Array.from({length:e},(n,s)=>Float64Array.from({length:t},(r,o)=>i[o*e+s]??NaN))}var ac=class extends sc{constructor(e){let n=e.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(zs(c)),r=s(n.t),o=new oc([r,...pb(s(n.y),r.length)]),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((p,g)=>p+(g[d]??0),h))),a.push(s(n.energy?.jacobi??""))}let l=new oc([r,...a]);super(e,!1,()=>o,()=>l);this.replay=e;this.t=r,this.energy?.setLines(this.energyLines())}replay;t;sample(){}draw(){let{recorded:e}=this.replay,{kinetic:n,potential:s,total:r,ledger:o,jacobi:a}=e.energy();this.coordinates.mark(e.t,this.plottedOf(e.y)),this.energy?.mark(e.t,[n,s,r,o,a]),this.phase?.update()}clear(){this.draw()}energyLines(){let e=Rd(this.replay.data);return this.replay.data.run?.ledger?.length?e:e.slice(0,3)}behind(){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=this.replay.time?e=s+1:n=s}return e}};var tr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},er={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},x0=0,sf=1,v0=2;var Ha=1,b0=2,Co=3,nr=0,ei=1,Ri=2,Ar=0,Po=1,rf=2,of=3,af=4,M0=5;var Er=100,S0=101,w0=102,A0=103,E0=104,T0=200,R0=201,C0=202,P0=203,lf=204,cf=205,I0=206,L0=207,D0=208,N0=209,F0=210,U0=211,O0=212,B0=213,k0=214,Lc=0,Dc=1,Nc=2,xo=3,Fc=4,Uc=5,Oc=6,Bc=7,fh=0,z0=1,V0=2,ls=0,hf=1,uf=2,df=3,ff=4,pf=5,mf=6,gf=7;var yf=300,Tr=301,Io=302,ph=303,mh=304,kc=1e3,rs=1001,zc=1002,In=1003,G0=1004;var Wa=1005;var Qn=1006,gh=1007;var Cs=1008;var ri=1009,_f=1010,xf=1011,Lo=1012,yh=1013,Vi=1014,Gi=1015,Hi=1016,_h=1017,xh=1018,Rr=1020,vf=35902,bf=35899,Mf=1021,Sf=1022,Wi=1023,As=1026,Ps=1027,wf=1028,vh=1029,ir=1030,bh=1031;var Mh=1033,Xa=33776,qa=33777,Ya=33778,$a=33779,Sh=35840,wh=35841,Ah=35842,Eh=35843,Th=36196,Rh=37492,Ch=37496,Ph=37488,Ih=37489,Za=37490,Lh=37491,Dh=37808,Nh=37809,Fh=37810,Uh=37811,Oh=37812,Bh=37813,kh=37814,zh=37815,Vh=37816,Gh=37817,Hh=37818,Wh=37819,Xh=37820,qh=37821,Yh=36492,$h=36494,Zh=36495,Kh=36283,Jh=36284,Ka=36285,jh=36286;var pa=2300,Vc=2301,Pc=2302,Kd=2303,Jd=2400,jd=2401,Qd=2402;var H0=3200;var Qh=0,W0=1,Is="",jn="srgb",ma="srgb-linear",ga="linear",Ee="srgb";var Ic=7680;var X0=519,q0=512,Y0=513,$0=514,Af=515,Z0=516,K0=517,Ef=518,Tf=519,Rf=35044;var Cf="300 es",Ei=2e3,vo=2001;function mb(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function gb(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ya(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function J0(){let i=ya("canvas");return i.style.display="block",i}var Wg={},bo=null;function _a(...i){let t="THREE."+i.shift();bo?bo("log",t,...i):console.log(t,...i)}function j0(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Yt(...i){i=j0(i);let t="THREE."+i.shift();if(bo)bo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function te(...i){i=j0(i);let t="THREE."+i.shift();if(bo)bo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function ua(...i){let t=i.join(" ");t in Wg||(Wg[t]=!0,Yt(...i))}function Q0(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var ty={[Lc]:Lc,[Nc]:Oc,[Fc]:Fc,[xo]:Uc,[Dc]:Dc,[Oc]:Nc,[Bc]:Bc,[Uc]:xo},zi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Xg=1234567,da=Math.PI/180,Mo=180/Math.PI;function sr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]+"-"+kn[t&255]+kn[t>>8&255]+"-"+kn[t>>16&15|64]+kn[t>>24&255]+"-"+kn[e&63|128]+kn[e>>8&255]+"-"+kn[e>>16&255]+kn[e>>24&255]+kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]).toLowerCase()}function pe(i,t,e){return Math.max(t,Math.min(e,i))}function Pf(i,t){return(i%t+t)%t}function yb(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function _b(i,t,e){return i!==t?(e-i)/(t-i):0}function fa(i,t,e){return(1-e)*i+e*t}function xb(i,t,e,n){return fa(i,t,1-Math.exp(-e*n))}function vb(i,t=1){return t-Math.abs(Pf(i,t*2)-t)}function bb(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function Mb(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function Sb(i,t){return i+Math.floor(Math.random()*(t-i+1))}function wb(i,t){return i+Math.random()*(t-i)}function Ab(i){return i*(.5-Math.random())}function Eb(i){i!==void 0&&(Xg=i);let t=Xg+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Tb(i){return i*da}function Rb(i){return i*Mo}function Cb(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Pb(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function If(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Ib(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),p=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*p,a*c);break;case"YXY":i.set(l*p,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*p,a*h,a*c);break;default:Yt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function tu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Lf(i,t){if(t.constructor===Float32Array)return i;let e=tu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Df(i,t){if(t.constructor===Float32Array)return i;let e=tu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Nf={DEG2RAD:da,RAD2DEG:Mo,generateUUID:sr,clamp:pe,euclideanModulo:Pf,mapLinear:yb,inverseLerp:_b,lerp:fa,damp:xb,pingpong:vb,smoothstep:bb,smootherstep:Mb,randInt:Sb,randFloat:wb,randFloatSpread:Ab,seededRandom:Eb,degToRad:Tb,radToDeg:Rb,isPowerOfTwo:Cb,ceilPowerOfTwo:Pb,floorPowerOfTwo:If,setQuaternionFromProperEuler:Ib,normalize:Df,denormalize:Lf},qt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(pe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ti=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],p=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==p||h!==g){let m=l*d+c*p+h*g+u*y;m<0&&(d=-d,p=-p,g=-g,y=-y,m=-m);let f=1-a;if(m<.9995){let x=Math.acos(m),A=Math.sin(x);f=Math.sin(f*x)/A,a=Math.sin(a*x)/A,l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+y*a}else{l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+y*a;let x=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=x,c*=x,h*=x,u*=x}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*p-c*d,t[e+1]=l*g+h*d+c*u-a*p,t[e+2]=c*g+h*p+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),p=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"YXZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"ZXY":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"ZYX":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"YZX":this._x=d*h*u+c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u-d*p*g;break;case"XZY":this._x=d*h*u-c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u+d*p*g;break;default:Yt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>u){let p=2*Math.sqrt(1+n-a-u);this._w=(h-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>u){let p=2*Math.sqrt(1+a-n-u);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+h)/p}else{let p=2*Math.sqrt(1+u-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(pe(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},W=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(qg.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(qg.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this.z=pe(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this.z=pe(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return Cd.copy(this).projectOnVector(t),this.sub(Cd)}reflect(t){return this.sub(Cd.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(pe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Cd=new W,qg=new ti,ee=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],p=n[5],g=n[8],y=s[0],m=s[3],f=s[6],x=s[1],A=s[4],b=s[7],R=s[2],T=s[5],v=s[8];return r[0]=o*y+a*x+l*R,r[3]=o*m+a*A+l*T,r[6]=o*f+a*b+l*v,r[1]=c*y+h*x+u*R,r[4]=c*m+h*A+u*T,r[7]=c*f+h*b+u*v,r[2]=d*y+p*x+g*R,r[5]=d*m+p*A+g*T,r[8]=d*f+p*b+g*v,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,p=c*r-o*l,g=e*u+n*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=p*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return ua("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Pd.makeScale(t,e)),this}rotate(t){return ua("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Pd.makeRotation(-t)),this}translate(t,e){return ua("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Pd.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Pd=new ee,Yg=new ee().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),$g=new ee().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Lb(){let i={enabled:!0,workingColorSpace:ma,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ee&&(s.r=ws(s.r),s.g=ws(s.g),s.b=ws(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ee&&(s.r=_o(s.r),s.g=_o(s.g),s.b=_o(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Is?ga:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ma]:{primaries:t,whitePoint:n,transfer:ga,toXYZ:Yg,fromXYZ:$g,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:jn},outputColorSpaceConfig:{drawingBufferColorSpace:jn}},[jn]:{primaries:t,whitePoint:n,transfer:Ee,toXYZ:Yg,fromXYZ:$g,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:jn}}}),i}var _e=Lb();function ws(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function _o(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var so,Gc=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{so===void 0&&(so=ya("canvas")),so.width=t.width,so.height=t.height;let s=so.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=so}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=ya("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ws(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ws(e[n]/255)*255):e[n]=ws(e[n]);return{data:e,width:t.width,height:t.height}}else return Yt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},Db=0,So=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Db++}),this.uuid=sr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Id(s[o].image)):r.push(Id(s[o]))}else r=Id(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Id(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Gc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Yt("Texture: Unable to serialize Texture."),{})}var Nb=0,Ld=new W,si=class i extends zi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=rs,s=rs,r=Qn,o=Cs,a=Wi,l=ri,c=i.DEFAULT_ANISOTROPY,h=Is){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Nb++}),this.uuid=sr(),this.name="",this.source=new So(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new qt(0,0),this.repeat=new qt(1,1),this.center=new qt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ee,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Ld).x}get height(){return this.source.getSize(Ld).y}get depth(){return this.source.getSize(Ld).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Yt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==yf)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case kc:t.x=t.x-Math.floor(t.x);break;case rs:t.x=t.x<0?0:1;break;case zc:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case kc:t.y=t.y-Math.floor(t.y);break;case rs:t.y=t.y<0?0:1;break;case zc:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=yf;si.DEFAULT_ANISOTROPY=1;var Ye=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],p=l[5],g=l[9],y=l[2],m=l[6],f=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+p+f-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let A=(c+1)/2,b=(p+1)/2,R=(f+1)/2,T=(h+d)/4,v=(u+y)/4,E=(g+m)/4;return A>b&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=T/n,r=v/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=T/s,r=E/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=v/r,s=E/r),this.set(n,s,r,e),this}let x=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(x)<.001&&(x=1),this.x=(m-g)/x,this.y=(u-y)/x,this.z=(d-h)/x,this.w=Math.acos((c+p+f-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this.z=pe(this.z,t.z,e.z),this.w=pe(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this.z=pe(this.z,t,e),this.w=pe(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Hc=class extends zi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Qn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Ye(0,0,t,e),this.scissorTest=!1,this.viewport=new Ye(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new si({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Qn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new So(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},_i=class extends Hc{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},xa=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Wc=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Oe=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m)}set(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m){let f=this.elements;return f[0]=t,f[4]=e,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=l,f[2]=c,f[6]=h,f[10]=u,f[14]=d,f[3]=p,f[7]=g,f[11]=y,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/ro.setFromMatrixColumn(t,0).length(),r=1/ro.setFromMatrixColumn(t,1).length(),o=1/ro.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,p=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=p+g*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=g+p*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,p=l*u,g=c*h,y=c*u;e[0]=d+y*a,e[4]=g*a-p,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=p*a-g,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,p=l*u,g=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=g+p*a,e[1]=p+g*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,p=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=g*c-p,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=p*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=g*u+p,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=p*u+g,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=p*u-g,e[2]=g*u-p,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Fb,t,Ub)}lookAt(t,e,n){let s=this.elements;return mi.subVectors(t,e),mi.lengthSq()===0&&(mi.z=1),mi.normalize(),Hs.crossVectors(n,mi),Hs.lengthSq()===0&&(Math.abs(n.z)===1?mi.x+=1e-4:mi.z+=1e-4,mi.normalize(),Hs.crossVectors(n,mi)),Hs.normalize(),lc.crossVectors(mi,Hs),s[0]=Hs.x,s[4]=lc.x,s[8]=mi.x,s[1]=Hs.y,s[5]=lc.y,s[9]=mi.y,s[2]=Hs.z,s[6]=lc.z,s[10]=mi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],p=n[13],g=n[2],y=n[6],m=n[10],f=n[14],x=n[3],A=n[7],b=n[11],R=n[15],T=s[0],v=s[4],E=s[8],O=s[12],I=s[1],L=s[5],k=s[9],z=s[13],D=s[2],V=s[6],Y=s[10],H=s[14],ct=s[3],K=s[7],j=s[11],it=s[15];return r[0]=o*T+a*I+l*D+c*ct,r[4]=o*v+a*L+l*V+c*K,r[8]=o*E+a*k+l*Y+c*j,r[12]=o*O+a*z+l*H+c*it,r[1]=h*T+u*I+d*D+p*ct,r[5]=h*v+u*L+d*V+p*K,r[9]=h*E+u*k+d*Y+p*j,r[13]=h*O+u*z+d*H+p*it,r[2]=g*T+y*I+m*D+f*ct,r[6]=g*v+y*L+m*V+f*K,r[10]=g*E+y*k+m*Y+f*j,r[14]=g*O+y*z+m*H+f*it,r[3]=x*T+A*I+b*D+R*ct,r[7]=x*v+A*L+b*V+R*K,r[11]=x*E+A*k+b*Y+R*j,r[15]=x*O+A*z+b*H+R*it,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],p=t[14],g=t[3],y=t[7],m=t[11],f=t[15],x=l*p-c*d,A=a*p-c*u,b=a*d-l*u,R=o*p-c*h,T=o*d-l*h,v=o*u-a*h;return e*(y*x-m*A+f*b)-n*(g*x-m*R+f*T)+s*(g*A-y*R+f*v)-r*(g*b-y*T+m*v)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],p=t[11],g=t[12],y=t[13],m=t[14],f=t[15],x=e*a-n*o,A=e*l-s*o,b=e*c-r*o,R=n*l-s*a,T=n*c-r*a,v=s*c-r*l,E=h*y-u*g,O=h*m-d*g,I=h*f-p*g,L=u*m-d*y,k=u*f-p*y,z=d*f-p*m,D=x*z-A*k+b*L+R*I-T*O+v*E;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let V=1/D;return t[0]=(a*z-l*k+c*L)*V,t[1]=(s*k-n*z-r*L)*V,t[2]=(y*v-m*T+f*R)*V,t[3]=(d*T-u*v-p*R)*V,t[4]=(l*I-o*z-c*O)*V,t[5]=(e*z-s*I+r*O)*V,t[6]=(m*b-g*v-f*A)*V,t[7]=(h*v-d*b+p*A)*V,t[8]=(o*k-a*I+c*E)*V,t[9]=(n*I-e*k-r*E)*V,t[10]=(g*T-y*b+f*x)*V,t[11]=(u*b-h*T-p*x)*V,t[12]=(a*O-o*L-l*E)*V,t[13]=(e*L-n*O+s*E)*V,t[14]=(y*A-g*R-m*x)*V,t[15]=(h*R-u*A+d*x)*V,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,p=r*h,g=r*u,y=o*h,m=o*u,f=a*u,x=l*c,A=l*h,b=l*u,R=n.x,T=n.y,v=n.z;return s[0]=(1-(y+f))*R,s[1]=(p+b)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(p-b)*T,s[5]=(1-(d+f))*T,s[6]=(m+x)*T,s[7]=0,s[8]=(g+A)*v,s[9]=(m-x)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=ro.set(s[0],s[1],s[2]).length(),a=ro.set(s[4],s[5],s[6]).length(),l=ro.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Oi.copy(this);let c=1/o,h=1/a,u=1/l;return Oi.elements[0]*=c,Oi.elements[1]*=c,Oi.elements[2]*=c,Oi.elements[4]*=h,Oi.elements[5]*=h,Oi.elements[6]*=h,Oi.elements[8]*=u,Oi.elements[9]*=u,Oi.elements[10]*=u,e.setFromRotationMatrix(Oi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ei,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),p=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ei)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===vo)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ei,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),p=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ei)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===vo)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},ro=new W,Oi=new Oe,Fb=new W(0,0,0),Ub=new W(1,1,1),Hs=new W,lc=new W,mi=new W,Zg=new Oe,Kg=new ti,Es=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(pe(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-pe(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(pe(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-pe(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(pe(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-pe(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:Yt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Zg.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Zg,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Kg.setFromEuler(this),this.setFromQuaternion(Kg,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Es.DEFAULT_ORDER="XYZ";var va=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},Ob=0,Jg=new W,oo=new ti,xs=new Oe,cc=new W,oa=new W,Bb=new W,kb=new ti,jg=new W(1,0,0),Qg=new W(0,1,0),t0=new W(0,0,1),e0={type:"added"},zb={type:"removed"},ao={type:"childadded",child:null},Dd={type:"childremoved",child:null},Un=class i extends zi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Ob++}),this.uuid=sr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new W,e=new Es,n=new ti,s=new W(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Oe},normalMatrix:{value:new ee}}),this.matrix=new Oe,this.matrixWorld=new Oe,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new va,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return oo.setFromAxisAngle(t,e),this.quaternion.multiply(oo),this}rotateOnWorldAxis(t,e){return oo.setFromAxisAngle(t,e),this.quaternion.premultiply(oo),this}rotateX(t){return this.rotateOnAxis(jg,t)}rotateY(t){return this.rotateOnAxis(Qg,t)}rotateZ(t){return this.rotateOnAxis(t0,t)}translateOnAxis(t,e){return Jg.copy(t).applyQuaternion(this.quaternion),this.position.add(Jg.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(jg,t)}translateY(t){return this.translateOnAxis(Qg,t)}translateZ(t){return this.translateOnAxis(t0,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(xs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?cc.copy(t):cc.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),oa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?xs.lookAt(oa,cc,this.up):xs.lookAt(cc,oa,this.up),this.quaternion.setFromRotationMatrix(xs),s&&(xs.extractRotation(s.matrixWorld),oo.setFromRotationMatrix(xs),this.quaternion.premultiply(oo.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(te("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(e0),ao.child=t,this.dispatchEvent(ao),ao.child=null):te("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(zb),Dd.child=t,this.dispatchEvent(Dd),Dd.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),xs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),xs.multiply(t.parent.matrixWorld)),t.applyMatrix4(xs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(e0),ao.child=t,this.dispatchEvent(ao),ao.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(oa,t,Bb),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(oa,kb,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),p=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Un.DEFAULT_UP=new W(0,1,0);Un.DEFAULT_MATRIX_AUTO_UPDATE=!0;Un.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var pn=class extends Un{constructor(){super(),this.isGroup=!0,this.type="Group"}},Vb={type:"move"},wo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new pn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new pn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new W,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new W),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new pn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new W,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new W,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let m=e.getJointPose(y,n),f=this._getHandJoint(c,y);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.quaternion,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),p=.02,g=.005;c.inputState.pinching&&d>p+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=p-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Vb)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new pn;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},ey={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ws={h:0,s:0,l:0},hc={h:0,s:0,l:0};function Nd(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var se=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=jn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,_e.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=_e.workingColorSpace){return this.r=t,this.g=e,this.b=n,_e.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=_e.workingColorSpace){if(t=Pf(t,1),e=pe(e,0,1),n=pe(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Nd(o,r,t+1/3),this.g=Nd(o,r,t),this.b=Nd(o,r,t-1/3)}return _e.colorSpaceToWorking(this,s),this}setStyle(t,e=jn){function n(r){r!==void 0&&parseFloat(r)<1&&Yt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Yt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Yt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=jn){let n=ey[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Yt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ws(t.r),this.g=ws(t.g),this.b=ws(t.b),this}copyLinearToSRGB(t){return this.r=_o(t.r),this.g=_o(t.g),this.b=_o(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=jn){return _e.workingToColorSpace(zn.copy(this),t),Math.round(pe(zn.r*255,0,255))*65536+Math.round(pe(zn.g*255,0,255))*256+Math.round(pe(zn.b*255,0,255))}getHexString(t=jn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=_e.workingColorSpace){_e.workingToColorSpace(zn.copy(this),e);let n=zn.r,s=zn.g,r=zn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=_e.workingColorSpace){return _e.workingToColorSpace(zn.copy(this),e),t.r=zn.r,t.g=zn.g,t.b=zn.b,t}getStyle(t=jn){_e.workingToColorSpace(zn.copy(this),t);let e=zn.r,n=zn.g,s=zn.b;return t!==jn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Ws),this.setHSL(Ws.h+t,Ws.s+e,Ws.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Ws),t.getHSL(hc);let n=fa(Ws.h,hc.h,e),s=fa(Ws.s,hc.s,e),r=fa(Ws.l,hc.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zn=new se;se.NAMES=ey;var ba=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new se(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Ma=class extends Un{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Es,this.environmentIntensity=1,this.environmentRotation=new Es,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Bi=new W,vs=new W,Fd=new W,bs=new W,lo=new W,co=new W,n0=new W,Ud=new W,Od=new W,Bd=new W,kd=new Ye,zd=new Ye,Vd=new Ye,$s=class i{constructor(t=new W,e=new W,n=new W){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Bi.subVectors(t,e),s.cross(Bi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Bi.subVectors(s,e),vs.subVectors(n,e),Fd.subVectors(t,e);let o=Bi.dot(Bi),a=Bi.dot(vs),l=Bi.dot(Fd),c=vs.dot(vs),h=vs.dot(Fd),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,p=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-p-g,g,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,bs)===null?!1:bs.x>=0&&bs.y>=0&&bs.x+bs.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,bs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,bs.x),l.addScaledVector(o,bs.y),l.addScaledVector(a,bs.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return kd.setScalar(0),zd.setScalar(0),Vd.setScalar(0),kd.fromBufferAttribute(t,e),zd.fromBufferAttribute(t,n),Vd.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(kd,r.x),o.addScaledVector(zd,r.y),o.addScaledVector(Vd,r.z),o}static isFrontFacing(t,e,n,s){return Bi.subVectors(n,e),vs.subVectors(t,e),Bi.cross(vs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Bi.subVectors(this.c,this.b),vs.subVectors(this.a,this.b),Bi.cross(vs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;lo.subVectors(s,n),co.subVectors(r,n),Ud.subVectors(t,n);let l=lo.dot(Ud),c=co.dot(Ud);if(l<=0&&c<=0)return e.copy(n);Od.subVectors(t,s);let h=lo.dot(Od),u=co.dot(Od);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(lo,o);Bd.subVectors(t,r);let p=lo.dot(Bd),g=co.dot(Bd);if(g>=0&&p<=g)return e.copy(r);let y=p*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(co,a);let m=h*g-p*u;if(m<=0&&u-h>=0&&p-g>=0)return n0.subVectors(r,s),a=(u-h)/(u-h+(p-g)),e.copy(s).addScaledVector(n0,a);let f=1/(m+y+d);return o=y*f,a=d*f,e.copy(n).addScaledVector(lo,o).addScaledVector(co,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Zs=class{constructor(t=new W(1/0,1/0,1/0),e=new W(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(ki.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(ki.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=ki.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,ki):ki.fromBufferAttribute(r,o),ki.applyMatrix4(t.matrixWorld),this.expandByPoint(ki);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),uc.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),uc.copy(n.boundingBox)),uc.applyMatrix4(t.matrixWorld),this.union(uc)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,ki),ki.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(aa),dc.subVectors(this.max,aa),ho.subVectors(t.a,aa),uo.subVectors(t.b,aa),fo.subVectors(t.c,aa),Xs.subVectors(uo,ho),qs.subVectors(fo,uo),gr.subVectors(ho,fo);let e=[0,-Xs.z,Xs.y,0,-qs.z,qs.y,0,-gr.z,gr.y,Xs.z,0,-Xs.x,qs.z,0,-qs.x,gr.z,0,-gr.x,-Xs.y,Xs.x,0,-qs.y,qs.x,0,-gr.y,gr.x,0];return!Gd(e,ho,uo,fo,dc)||(e=[1,0,0,0,1,0,0,0,1],!Gd(e,ho,uo,fo,dc))?!1:(fc.crossVectors(Xs,qs),e=[fc.x,fc.y,fc.z],Gd(e,ho,uo,fo,dc))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,ki).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(ki).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ms[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ms[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ms[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ms[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ms[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ms[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ms[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ms[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ms),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Ms=[new W,new W,new W,new W,new W,new W,new W,new W],ki=new W,uc=new Zs,ho=new W,uo=new W,fo=new W,Xs=new W,qs=new W,gr=new W,aa=new W,dc=new W,fc=new W,yr=new W;function Gd(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){yr.fromArray(i,r);let a=s.x*Math.abs(yr.x)+s.y*Math.abs(yr.y)+s.z*Math.abs(yr.z),l=t.dot(yr),c=e.dot(yr),h=n.dot(yr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var fn=new W,pc=new qt,Gb=0,rn=class extends zi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Gb++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Rf,this.updateRanges=[],this.gpuType=Gi,this.version=0,this._normalizationScale=t!==void 0?tu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)pc.fromBufferAttribute(this,e),pc.applyMatrix3(t),this.setXY(e,pc.x,pc.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.applyMatrix3(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.applyMatrix4(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.applyNormalMatrix(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.transformDirection(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Lf(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Df(t,this.array)}};var Sa=class extends rn{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var wa=class extends rn{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Pe=class extends rn{constructor(t,e,n){super(new Float32Array(t),e,n)}},Hb=new Zs,la=new W,Hd=new W,vr=class{constructor(t=new W,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):Hb.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;la.subVectors(t,this.center);let e=la.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(la,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Hd.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(la.copy(t.center).add(Hd)),this.expandByPoint(la.copy(t.center).sub(Hd))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Wb=0,Ai=new Oe,Wd=new Un,po=new W,gi=new Zs,ca=new Zs,Pn=new W,$e=class i extends zi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Wb++}),this.uuid=sr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(mb(t)?wa:Sa)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ee().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ai.makeRotationFromQuaternion(t),this.applyMatrix4(Ai),this}rotateX(t){return Ai.makeRotationX(t),this.applyMatrix4(Ai),this}rotateY(t){return Ai.makeRotationY(t),this.applyMatrix4(Ai),this}rotateZ(t){return Ai.makeRotationZ(t),this.applyMatrix4(Ai),this}translate(t,e,n){return Ai.makeTranslation(t,e,n),this.applyMatrix4(Ai),this}scale(t,e,n){return Ai.makeScale(t,e,n),this.applyMatrix4(Ai),this}lookAt(t){return Wd.lookAt(t),Wd.updateMatrix(),this.applyMatrix4(Wd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(po).negate(),this.translate(po.x,po.y,po.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Pe(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Yt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Zs);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new W(-1/0,-1/0,-1/0),new W(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];gi.setFromBufferAttribute(r),this.morphTargetsRelative?(Pn.addVectors(this.boundingBox.min,gi.min),this.boundingBox.expandByPoint(Pn),Pn.addVectors(this.boundingBox.max,gi.max),this.boundingBox.expandByPoint(Pn)):(this.boundingBox.expandByPoint(gi.min),this.boundingBox.expandByPoint(gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&te('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new vr);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new W,1/0);return}if(t){let n=this.boundingSphere.center;if(gi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];ca.setFromBufferAttribute(a),this.morphTargetsRelative?(Pn.addVectors(gi.min,ca.min),gi.expandByPoint(Pn),Pn.addVectors(gi.max,ca.max),gi.expandByPoint(Pn)):(gi.expandByPoint(ca.min),gi.expandByPoint(ca.max))}gi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Pn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Pn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Pn.fromBufferAttribute(a,c),l&&(po.fromBufferAttribute(t,c),Pn.add(po)),s=Math.max(s,n.distanceToSquared(Pn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&te('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){te("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new rn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new W,l[O]=new W;let h=new W,u=new W,d=new W,p=new qt,g=new qt,y=new qt,m=new W,f=new W;function x(O,I,L){c[O]=c[I]=c[L]=1,h.fromBufferAttribute(n,O),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),p.fromBufferAttribute(r,O),g.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(p),y.sub(p);let k=1/(g.x*y.y-y.x*g.y);isFinite(k)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(k),f.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(k),a[O].add(m),a[I].add(m),a[L].add(m),l[O].add(f),l[I].add(f),l[L].add(f))}let A=this.groups;A.length===0&&(A=[{start:0,count:t.count}]);for(let O=0,I=A.length;O<I;++O){let L=A[O],k=L.start,z=L.count;for(let D=k,V=k+z;D<V;D+=3)x(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new W,R=new W,T=new W,v=new W;function E(O){T.fromBufferAttribute(s,O),v.copy(T);let I=a[O];b.copy(I),b.sub(T.multiplyScalar(T.dot(I))).normalize(),R.crossVectors(v,I);let k=R.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,k)}for(let O=0,I=n.count;O<I;++O)c[O]&&E(O);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new rn(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new W,r=new W,o=new W,a=new W,l=new W,c=new W,h=new W,u=new W;if(t)for(let d=0,p=t.count;d<p;d+=3){let g=t.getX(d+0),y=t.getX(d+1),m=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,p=e.count;d<p;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Pn.fromBufferAttribute(t,e),Pn.normalize(),t.setXYZ(e,Pn.x,Pn.y,Pn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),p=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?p=l[y]*a.data.stride+a.offset:p=l[y]*h;for(let f=0;f<h;f++)d[g++]=c[p++]}return new rn(d,h,u)}if(this.index===null)return Yt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],p=t(d,n);l.push(p)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let p=c[u];h.push(p.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,p=u.length;d<p;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Xc=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Rf,this.updateRanges=[],this.version=0,this.uuid=sr()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=i0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let n=new this.array.constructor(t.arrayBuffers[e]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=i0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function i0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=sr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Jn=new W,Ao=class i{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s,this._normalizationScale=t!==void 0?tu(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)Jn.fromBufferAttribute(this,e),Jn.applyMatrix4(t),this.setXYZ(e,Jn.x,Jn.y,Jn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Jn.fromBufferAttribute(this,e),Jn.applyNormalMatrix(t),this.setXYZ(e,Jn.x,Jn.y,Jn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Jn.fromBufferAttribute(this,e),Jn.transformDirection(t),this.setXYZ(e,Jn.x,Jn.y,Jn.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){_a("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new rn(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new i(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){_a("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Lf(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Df(t,this.data.array)}},Xd=new W,Xb=new W,qb=new ee,yi=class{constructor(t=new W(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=Xd.subVectors(n,e).cross(Xb.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(Xd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||qb.getNormalMatrix(t),s=this.coplanarPoint(Xd).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Yb=0,os=class extends zi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Yb++}),this.uuid=sr(),this.name="",this.type="Material",this.blending=Po,this.side=nr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=lf,this.blendDst=cf,this.blendEquation=Er,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new se(0,0,0),this.blendAlpha=0,this.depthFunc=xo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=X0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Ic,this.stencilZFail=Ic,this.stencilZPass=Ic,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Yt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new se().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new yi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new qt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new qt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Ss=new W,qd=new W,mc=new W,gc=new W,br=class{constructor(t=new W,e=new W(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Ss)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Ss.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Ss.copy(this.origin).addScaledVector(this.direction,e),Ss.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){qd.copy(t).add(e).multiplyScalar(.5),mc.copy(e).sub(t).normalize(),gc.copy(this.origin).sub(qd);let r=t.distanceTo(e)*.5,o=-this.direction.dot(mc),a=gc.dot(this.direction),l=-gc.dot(mc),c=gc.lengthSq(),h=Math.abs(1-o*o),u,d,p,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,p=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),p=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(qd).addScaledVector(mc,d),p}intersectSphere(t,e){if(t.radius<0)return null;Ss.subVectors(t.center,this.origin);let n=Ss.dot(this.direction),s=Ss.dot(Ss)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Ss)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,p=t.z-o.z,g=e.x-o.x,y=e.y-o.y,m=e.z-o.z,f=n.x-o.x,x=n.y-o.y,A=n.z-o.z,b=Math.abs(l),R=Math.abs(c),T=Math.abs(h),v,E,O,I,L,k,z,D,V,Y,H,ct;if(b>=R&&b>=T?(O=l,k=u,V=g,ct=f,l>=0?(v=c,E=h,I=d,L=p,z=y,D=m,Y=x,H=A):(v=h,E=c,I=p,L=d,z=m,D=y,Y=A,H=x)):R>=T?(O=c,k=d,V=y,ct=x,c>=0?(v=h,E=l,I=p,L=u,z=m,D=g,Y=A,H=f):(v=l,E=h,I=u,L=p,z=g,D=m,Y=f,H=A)):(O=h,k=p,V=m,ct=A,h>=0?(v=l,E=c,I=u,L=d,z=g,D=y,Y=f,H=x):(v=c,E=l,I=d,L=u,z=y,D=g,Y=x,H=f)),O===0)return null;let K=v/O,j=E/O,it=1/O,dt=I-K*k,ut=L-j*k,Q=z-K*V,mt=D-j*V,_t=Y-K*ct,Tt=H-j*ct,Mt=_t*mt-Tt*Q,Ht=dt*Tt-ut*_t,re=Q*ut-mt*dt;if(s){if(Mt<0||Ht<0||re<0)return null}else if((Mt<0||Ht<0||re<0)&&(Mt>0||Ht>0||re>0))return null;let Vt=Mt+Ht+re;if(Vt===0)return null;let ue=it*(Mt*k+Ht*V+re*ct);return(Vt>0?ue<0:ue>0)?null:this.at(ue/Vt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},qc=class extends os{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Es,this.combine=fh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},s0=new Oe,_r=new br,yc=new vr,r0=new W,_c=new W,xc=new W,vc=new W,Yd=new W,bc=new W,o0=new W,Mc=new W,Ie=class extends Un{constructor(t=new $e,e=new qc){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){bc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Yd.fromBufferAttribute(u,t),o?bc.addScaledVector(Yd,h):bc.addScaledVector(Yd.sub(e),h))}e.add(bc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),yc.copy(n.boundingSphere),yc.applyMatrix4(r),_r.copy(t.ray).recast(t.near),!(yc.containsPoint(_r.origin)===!1&&(_r.intersectSphere(yc,r0)===null||_r.origin.distanceToSquared(r0)>(t.far-t.near)**2))&&(s0.copy(r).invert(),_r.copy(t.ray).applyMatrix4(s0),!(n.boundingBox!==null&&_r.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,_r)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],f=o[m.materialIndex],x=Math.max(m.start,p.start),A=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let b=x,R=A;b<R;b+=3){let T=a.getX(b),v=a.getX(b+1),E=a.getX(b+2);s=Sc(this,f,t,n,c,h,u,T,v,E),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,p.start),y=Math.min(a.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){let x=a.getX(m),A=a.getX(m+1),b=a.getX(m+2);s=Sc(this,o,t,n,c,h,u,x,A,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],f=o[m.materialIndex],x=Math.max(m.start,p.start),A=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let b=x,R=A;b<R;b+=3){let T=b,v=b+1,E=b+2;s=Sc(this,f,t,n,c,h,u,T,v,E),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,p.start),y=Math.min(l.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){let x=m,A=m+1,b=m+2;s=Sc(this,o,t,n,c,h,u,x,A,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}};function $b(i,t,e,n,s,r,o,a){let l;if(t.side===ei?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===nr,a),l===null)return null;Mc.copy(a),Mc.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Mc);return c<e.near||c>e.far?null:{distance:c,point:Mc.clone(),object:i}}function Sc(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,_c),i.getVertexPosition(l,xc),i.getVertexPosition(c,vc);let h=$b(i,t,e,n,_c,xc,vc,o0);if(h){let u=new W;$s.getBarycoord(o0,_c,xc,vc,u),s&&(h.uv=$s.getInterpolatedAttribute(s,a,l,c,u,new qt)),r&&(h.uv1=$s.getInterpolatedAttribute(r,a,l,c,u,new qt)),o&&(h.normal=$s.getInterpolatedAttribute(o,a,l,c,u,new W),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new W,materialIndex:0};$s.getNormal(_c,xc,vc,d.normal),h.face=d,h.barycoord=u}return h}var Yc=class extends si{constructor(t=null,e=1,n=1,s,r,o,a,l,c=In,h=In,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var xr=new vr,Zb=new qt(.5,.5),wc=new W,Ks=class{constructor(t=new yi,e=new yi,n=new yi,s=new yi,r=new yi,o=new yi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ei,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],p=r[7],g=r[8],y=r[9],m=r[10],f=r[11],x=r[12],A=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,p-h,f-g,R-x).normalize(),s[1].setComponents(c+o,p+h,f+g,R+x).normalize(),s[2].setComponents(c+a,p+u,f+y,R+A).normalize(),s[3].setComponents(c-a,p-u,f-y,R-A).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,p-d,f-m,R-b).normalize();else if(s[4].setComponents(c-l,p-d,f-m,R-b).normalize(),e===Ei)s[5].setComponents(c+l,p+d,f+m,R+b).normalize();else if(e===vo)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),xr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),xr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(xr)}intersectsSprite(t){xr.center.set(0,0,0);let e=Zb.distanceTo(t.center);return xr.radius=.7071067811865476+e,xr.applyMatrix4(t.matrixWorld),this.intersectsSphere(xr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(wc.x=s.normal.x>0?t.max.x:t.min.x,wc.y=s.normal.y>0?t.max.y:t.min.y,wc.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(wc)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},a0=new Oe,$c=class i{constructor(){this.coordinateSystem=Ei,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];a0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ks),n[s].setFromProjectionMatrix(a0,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Ks),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Eo=class extends os{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new se(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Zc=new W,Kc=new W,l0=new Oe,ha=new br,Ac=new vr,$d=new W,c0=new W,Jc=class extends Un{constructor(t=new $e,e=new Eo){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Zc.fromBufferAttribute(e,s-1),Kc.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Zc.distanceTo(Kc);t.setAttribute("lineDistance",new Pe(n,1))}else Yt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Ac.copy(n.boundingSphere),Ac.applyMatrix4(s),Ac.radius+=r,t.ray.intersectsSphere(Ac)===!1)return;l0.copy(s).invert(),ha.copy(t.ray).applyMatrix4(l0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){let f=h.getX(y),x=h.getX(y+1),A=Ec(this,t,ha,l,f,x,y);A&&e.push(A)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(p),f=Ec(this,t,ha,l,y,m,g-1);f&&e.push(f)}}else{let p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){let f=Ec(this,t,ha,l,y,y+1,y);f&&e.push(f)}if(this.isLineLoop){let y=Ec(this,t,ha,l,g-1,p,g-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Ec(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Zc.fromBufferAttribute(a,s),Kc.fromBufferAttribute(a,r),e.distanceSqToSegment(Zc,Kc,$d,c0)>n)return;$d.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo($d);if(!(c<t.near||c>t.far))return{distance:c,point:c0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var h0=new W,u0=new W,Aa=class extends Jc{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)h0.fromBufferAttribute(e,s),u0.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+h0.distanceTo(u0);t.setAttribute("lineDistance",new Pe(n,1))}else Yt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Ea=class extends si{constructor(t=[],e=Tr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Ts=class extends si{constructor(t,e,n=Vi,s,r,o,a=In,l=In,c,h=As,u=1){if(h!==As&&h!==Ps)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new So(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},Ta=class extends Ts{constructor(t,e=Vi,n=Tr,s,r,o=In,a=In,l,c=As){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Ra=class extends si{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},as=class i extends $e{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,p=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Pe(c,3)),this.setAttribute("normal",new Pe(h,3)),this.setAttribute("uv",new Pe(u,2));function g(y,m,f,x,A,b,R,T,v,E,O){let I=b/v,L=R/E,k=b/2,z=R/2,D=T/2,V=v+1,Y=E+1,H=0,ct=0,K=new W;for(let j=0;j<Y;j++){let it=j*L-z;for(let dt=0;dt<V;dt++){let ut=dt*I-k;K[y]=ut*x,K[m]=it*A,K[f]=D,c.push(K.x,K.y,K.z),K[y]=0,K[m]=0,K[f]=T>0?1:-1,h.push(K.x,K.y,K.z),u.push(dt/v),u.push(1-j/E),H+=1}}for(let j=0;j<E;j++)for(let it=0;it<v;it++){let dt=d+it+V*j,ut=d+it+V*(j+1),Q=d+(it+1)+V*(j+1),mt=d+(it+1)+V*j;l.push(dt,ut,mt),l.push(ut,Q,mt),ct+=6}a.addGroup(p,ct,O),p+=ct,d+=H}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},Ca=class i extends $e{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,p=2*u+d,g=n*2+r,y=s+1,m=new W,f=new W;for(let x=0;x<=g;x++){let A=0,b=0,R=0,T=0;if(x<=n){let O=x/n,I=O*Math.PI/2;b=-h-t*Math.cos(I),R=t*Math.sin(I),T=-t*Math.cos(I),A=O*u}else if(x<=n+r){let O=(x-n)/r;b=-h+O*e,R=t,T=0,A=u+O*d}else{let O=(x-n-r)/n,I=O*Math.PI/2;b=h+t*Math.sin(I),R=t*Math.cos(I),T=t*Math.sin(I),A=u+d+O*u}let v=Math.max(0,Math.min(1,A/p)),E=0;x===0?E=.5/s:x===g&&(E=-.5/s);for(let O=0;O<=s;O++){let I=O/s,L=I*Math.PI*2,k=Math.sin(L),z=Math.cos(L);f.x=-R*z,f.y=b,f.z=R*k,a.push(f.x,f.y,f.z),m.set(-R*z,T,R*k),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+E,v)}if(x>0){let O=(x-1)*y;for(let I=0;I<s;I++){let L=O+I,k=O+I+1,z=x*y+I,D=x*y+I+1;o.push(L,k,z),o.push(k,D,z)}}}this.setIndex(o),this.setAttribute("position",new Pe(a,3)),this.setAttribute("normal",new Pe(l,3)),this.setAttribute("uv",new Pe(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},Pa=class i extends $e{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new W,h=new qt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let p=n+u/e*s;c.x=t*Math.cos(p),c.y=t*Math.sin(p),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Pe(o,3)),this.setAttribute("normal",new Pe(a,3)),this.setAttribute("uv",new Pe(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},Rs=class i extends $e{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],p=[],g=0,y=[],m=n/2,f=0;x(),o===!1&&(t>0&&A(!0),e>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new Pe(u,3)),this.setAttribute("normal",new Pe(d,3)),this.setAttribute("uv",new Pe(p,2));function x(){let b=new W,R=new W,T=0,v=(e-t)/n;for(let E=0;E<=r;E++){let O=[],I=E/r,L=I*(e-t)+t;for(let k=0;k<=s;k++){let z=k/s,D=z*l+a,V=Math.sin(D),Y=Math.cos(D);R.x=L*V,R.y=-I*n+m,R.z=L*Y,u.push(R.x,R.y,R.z),b.set(V,v,Y).normalize(),d.push(b.x,b.y,b.z),p.push(z,1-I),O.push(g++)}y.push(O)}for(let E=0;E<s;E++)for(let O=0;O<r;O++){let I=y[O][E],L=y[O+1][E],k=y[O+1][E+1],z=y[O][E+1];(t>0||O!==0)&&(h.push(I,L,z),T+=3),(e>0||O!==r-1)&&(h.push(L,k,z),T+=3)}c.addGroup(f,T,0),f+=T}function A(b){let R=g,T=new qt,v=new W,E=0,O=b===!0?t:e,I=b===!0?1:-1;for(let k=1;k<=s;k++)u.push(0,m*I,0),d.push(0,I,0),p.push(.5,.5),g++;let L=g;for(let k=0;k<=s;k++){let D=k/s*l+a,V=Math.cos(D),Y=Math.sin(D);v.x=O*Y,v.y=m*I,v.z=O*V,u.push(v.x,v.y,v.z),d.push(0,I,0),T.x=V*.5+.5,T.y=Y*.5*I+.5,p.push(T.x,T.y),g++}for(let k=0;k<s;k++){let z=R+k,D=L+k;b===!0?h.push(D,D+1,z):h.push(D+1,D,z),E+=3}c.addGroup(f,E,b===!0?1:2),f+=E}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Ia=class i extends Rs{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var Mr=class i extends $e{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,p=[],g=[],y=[],m=[];for(let f=0;f<h;f++){let x=f*d-o;for(let A=0;A<c;A++){let b=A*u-r;g.push(b,-x,0),y.push(0,0,1),m.push(A/a),m.push(1-f/l)}}for(let f=0;f<l;f++)for(let x=0;x<a;x++){let A=x+c*f,b=x+c*(f+1),R=x+1+c*(f+1),T=x+1+c*f;p.push(A,b,T),p.push(b,R,T)}this.setIndex(p),this.setAttribute("position",new Pe(g,3)),this.setAttribute("normal",new Pe(y,3)),this.setAttribute("uv",new Pe(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var La=class i extends $e{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new W,d=new W,p=[],g=[],y=[],m=[];for(let f=0;f<=n;f++){let x=[],A=f/n,b=o+A*a,R=t*Math.cos(b),T=Math.sqrt(t*t-R*R),v=0;f===0&&o===0?v=.5/e:f===n&&l===Math.PI&&(v=-.5/e);for(let E=0;E<=e;E++){let O=E/e,I=s+O*r;u.x=-T*Math.cos(I),u.y=R,u.z=T*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(O+v,1-A),x.push(c++)}h.push(x)}for(let f=0;f<n;f++)for(let x=0;x<e;x++){let A=h[f][x+1],b=h[f][x],R=h[f+1][x],T=h[f+1][x+1];(f!==0||o>0)&&p.push(A,b,T),(f!==n-1||l<Math.PI)&&p.push(b,R,T)}this.setIndex(p),this.setAttribute("position",new Pe(g,3)),this.setAttribute("normal",new Pe(y,3)),this.setAttribute("uv",new Pe(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var Da=class i extends $e{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new W,p=new W,g=new W;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let f=0;f<=s;f++){let x=f/s*r;p.x=(t+e*Math.cos(m))*Math.cos(x),p.y=(t+e*Math.cos(m))*Math.sin(x),p.z=e*Math.sin(m),c.push(p.x,p.y,p.z),d.x=t*Math.cos(x),d.y=t*Math.sin(x),g.subVectors(p,d).normalize(),h.push(g.x,g.y,g.z),u.push(f/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let f=(s+1)*y+m-1,x=(s+1)*(y-1)+m-1,A=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(f,x,b),l.push(x,A,b)}this.setIndex(l),this.setAttribute("position",new Pe(c,3)),this.setAttribute("normal",new Pe(h,3)),this.setAttribute("uv",new Pe(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var Na=class extends os{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new se(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function Cr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(d0(s))s.isRenderTargetTexture?(Yt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(d0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Gn(i){let t={};for(let e=0;e<i.length;e++){let n=Cr(i[e]);for(let s in n)t[s]=n[s]}return t}function d0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Kb(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Ff(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:_e.workingColorSpace}var ny={clone:Cr,merge:Gn},Jb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,jb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ti=class extends os{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Jb,this.fragmentShader=jb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Cr(t.uniforms),this.uniformsGroups=Kb(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new se().setHex(s.value);break;case"v2":this.uniforms[n].value=new qt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new W().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Ye().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ee().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Oe().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},jc=class extends Ti{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Sr=class extends os{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Qh,this.normalScale=new qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Es,this.combine=fh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Qc=class extends os{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=H0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},th=class extends os{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function mo(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function Tc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Js=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},eh=class extends Js{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Jd,endingEnd:Jd}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case jd:r=t,a=2*e-n;break;case Qd:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case jd:o=t,l=2*n-e;break;case Qd:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(n-e)/(s-e),y=g*g,m=y*g,f=-d*m+2*d*y-d*g,x=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,A=(-1-p)*m+(1.5+p)*y+.5*g,b=p*m-p*y;for(let R=0;R!==a;++R)r[R]=f*o[h+R]+x*o[c+R]+A*o[l+R]+b*o[u+R];return r}},nh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},ih=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},sh=class extends Js{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,p=t-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],f=p*d+g*2,x=u[f],A=u[f+1],b=t*d+g*2,R=h[b],T=h[b+1],v=tM(n,e,x,R,s);r[g]=iy(v,y,A,T,m)}return r}};function iy(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function Qb(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function tM(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=iy(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Qb(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var xi=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=mo(e,this.TimeBufferType),this.values=mo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:mo(t.times,Array),values:mo(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),Tc(t.settings)&&(n.settings={inTangents:mo(t.settings.inTangents,Array),outTangents:mo(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new ih(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new nh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new eh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new sh(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case pa:e=this.InterpolantFactoryMethodDiscrete;break;case Vc:e=this.InterpolantFactoryMethodLinear;break;case Pc:e=this.InterpolantFactoryMethodSmooth;break;case Kd:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Yt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return pa;case this.InterpolantFactoryMethodLinear:return Vc;case this.InterpolantFactoryMethodSmooth:return Pc;case this.InterpolantFactoryMethodBezier:return Kd}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;Tc(this.settings)&&(f0(this.settings.inTangents,t),f0(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;Tc(this.settings)&&(p0(this.settings.inTangents,t),p0(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(te("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(te("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){te("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){te("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&gb(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){te("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Pc,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,p=u+n;for(let g=0;g!==n;++g){let y=e[u+g];if(y!==e[d+g]||y!==e[p+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let p=0;p!==n;++p)e[d+p]=e[u+p]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,Tc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function f0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function p0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}xi.prototype.ValueTypeName="";xi.prototype.TimeBufferType=Float32Array;xi.prototype.ValueBufferType=Float32Array;xi.prototype.DefaultInterpolation=Vc;var js=class extends xi{constructor(t,e,n){super(t,e,n)}};js.prototype.ValueTypeName="bool";js.prototype.ValueBufferType=Array;js.prototype.DefaultInterpolation=pa;js.prototype.InterpolantFactoryMethodLinear=void 0;js.prototype.InterpolantFactoryMethodSmooth=void 0;var rh=class extends xi{constructor(t,e,n,s){super(t,e,n,s)}};rh.prototype.ValueTypeName="color";var oh=class extends xi{constructor(t,e,n,s){super(t,e,n,s)}};oh.prototype.ValueTypeName="number";var ah=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)ti.slerpFlat(r,0,o,c-a,o,c,l);return r}},Fa=class extends xi{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new ah(this.times,this.values,this.getValueSize(),t)}};Fa.prototype.ValueTypeName="quaternion";Fa.prototype.InterpolantFactoryMethodSmooth=void 0;var Qs=class extends xi{constructor(t,e,n){super(t,e,n)}};Qs.prototype.ValueTypeName="string";Qs.prototype.ValueBufferType=Array;Qs.prototype.DefaultInterpolation=pa;Qs.prototype.InterpolantFactoryMethodLinear=void 0;Qs.prototype.InterpolantFactoryMethodSmooth=void 0;var lh=class extends xi{constructor(t,e,n,s){super(t,e,n,s)}};lh.prototype.ValueTypeName="vector";var ch=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let p=c[u],g=c[u+1];if(p.global&&(p.lastIndex=0),p.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},sy=new ch,hh=class{constructor(t){this.manager=t!==void 0?t:sy,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};hh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ua=class extends Un{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new se(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Oa=class extends Ua{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Un.DEFAULT_UP),this.updateMatrix(),this.groundColor=new se(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Zd=new Oe,m0=new W,g0=new W,uh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new qt(512,512),this.mapType=ri,this.map=null,this.mapPass=null,this.matrix=new Oe,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ks,this._frameExtents=new qt(1,1),this._viewportCount=1,this._viewports=[new Ye(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;m0.setFromMatrixPosition(t.matrixWorld),e.position.copy(m0),g0.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(g0),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Zd.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Zd,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===vo||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Zd)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Rc=new W,Cc=new ti,ss=new W,Ba=class extends Un{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Oe,this.projectionMatrix=new Oe,this.projectionMatrixInverse=new Oe,this.coordinateSystem=Ei,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Rc,Cc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Rc,Cc,ss.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Rc,Cc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Rc,Cc,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ys=new W,y0=new qt,_0=new qt,Vn=class extends Ba{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=Mo*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(da*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Mo*2*Math.atan(Math.tan(da*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Ys.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Ys.x,Ys.y).multiplyScalar(-t/Ys.z),Ys.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ys.x,Ys.y).multiplyScalar(-t/Ys.z)}getViewSize(t,e){return this.getViewBounds(t,y0,_0),e.subVectors(_0,y0)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(da*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var wr=class extends Ba{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},tf=class extends uh{constructor(){super(new wr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ka=class extends Ua{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Un.DEFAULT_UP),this.updateMatrix(),this.target=new Un,this.shadow=new tf}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var za=class extends $e{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){let t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}};var go=-90,yo=1,To=class extends Un{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Vn(go,yo,t,e);s.layers=this.layers,this.add(s);let r=new Vn(go,yo,t,e);r.layers=this.layers,this.add(r);let o=new Vn(go,yo,t,e);o.layers=this.layers,this.add(o);let a=new Vn(go,yo,t,e);a.layers=this.layers,this.add(a);let l=new Vn(go,yo,t,e);l.layers=this.layers,this.add(l);let c=new Vn(go,yo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ei)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===vo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,p),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},dh=class extends Vn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Uf="\\[\\]\\.:\\/",eM=new RegExp("["+Uf+"]","g"),Of="[^"+Uf+"]",nM="[^"+Uf.replace("\\.","")+"]",iM=/((?:WC+[\/:])*)/.source.replace("WC",Of),sM=/(WCOD+)?/.source.replace("WCOD",nM),rM=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Of),oM=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Of),aM=new RegExp("^"+iM+sM+rM+oM+"$"),lM=["material","materials","bones","map"],ef=class{constructor(t,e,n){let s=n||We.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},We=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(eM,"")}static parseTrackName(t){let e=aM.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);lM.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Yt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){te("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){te("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){te("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){te("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){te("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;te("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};We.Composite=ef;We.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};We.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};We.prototype.GetterByBindingType=[We.prototype._getValue_direct,We.prototype._getValue_array,We.prototype._getValue_arrayElement,We.prototype._getValue_toArray];We.prototype.SetterByBindingTypeAndVersioning=[[We.prototype._setValue_direct,We.prototype._setValue_direct_setNeedsUpdate,We.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[We.prototype._setValue_array,We.prototype._setValue_array_setNeedsUpdate,We.prototype._setValue_array_setMatrixWorldNeedsUpdate],[We.prototype._setValue_arrayElement,We.prototype._setValue_arrayElement_setNeedsUpdate,We.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[We.prototype._setValue_fromArray,We.prototype._setValue_fromArray_setNeedsUpdate,We.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var bC=new Float32Array(1);var Va=class extends Xc{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){let e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){let e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}};var Ro=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=pe(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(pe(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var nf=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var Ga=class extends zi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function Bf(i,t,e,n){let s=cM(n);switch(e){case Mf:return i*t;case wf:return i*t/s.components*s.byteLength;case vh:return i*t/s.components*s.byteLength;case ir:return i*t*2/s.components*s.byteLength;case bh:return i*t*2/s.components*s.byteLength;case Sf:return i*t*3/s.components*s.byteLength;case Wi:return i*t*4/s.components*s.byteLength;case Mh:return i*t*4/s.components*s.byteLength;case Xa:case qa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Ya:case $a:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case wh:case Eh:return Math.max(i,16)*Math.max(t,8)/4;case Sh:case Ah:return Math.max(i,8)*Math.max(t,8)/2;case Th:case Rh:case Ph:case Ih:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Ch:case Za:case Lh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Dh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Nh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Fh:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Uh:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case Oh:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Bh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case kh:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case zh:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Vh:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Gh:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Hh:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Wh:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Xh:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case qh:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Yh:case $h:case Zh:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Kh:case Jh:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Ka:case jh:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function cM(i){switch(i){case ri:case _f:return{byteLength:1,components:1};case Lo:case xf:case Hi:return{byteLength:2,components:1};case _h:case xh:return{byteLength:2,components:4};case Vi:case yh:case Gi:return{byteLength:4,components:1};case vf:case bf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Yt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Ey(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function uM(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<u.length;p++){let g=u[d],y=u[p];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let p=0,g=u.length;p<g;p++){let y=u[p];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var dM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,fM=`#ifdef USE_ALPHAHASH
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
#endif`,pM=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,mM=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,gM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,yM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,_M=`#ifdef USE_AOMAP
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
#endif`,xM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,vM=`#ifdef USE_BATCHING
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
#endif`,bM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,MM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,SM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,wM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,AM=`#ifdef USE_IRIDESCENCE
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
#endif`,EM=`#ifdef USE_BUMPMAP
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
#endif`,TM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,RM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,CM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,PM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,IM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,LM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,DM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,NM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,FM=`#define PI 3.141592653589793
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
} // validated`,UM=`vec3 transformedNormal = objectNormal;
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
#endif`,OM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,BM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,kM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,zM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,VM="gl_FragColor = linearToOutputTexel( gl_FragColor );",GM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,HM=`#ifdef USE_ENVMAP
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
#endif`,WM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,XM=`#ifdef USE_ENVMAP
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
#endif`,qM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,YM=`#ifdef USE_ENVMAP
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
#endif`,$M=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,ZM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,KM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,JM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,jM=`#ifdef USE_GRADIENTMAP
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
}`,QM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,tS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,eS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,nS=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,iS=`#ifdef USE_ENVMAP
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
#endif`,sS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,rS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,oS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,aS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,lS=`PhysicalMaterial material;
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
#endif`,cS=`uniform sampler2D dfgLUT;
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
}`,hS=`
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
#endif`,uS=`#if defined( RE_IndirectDiffuse )
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
#endif`,dS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,fS=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,pS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,mS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,gS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,yS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,_S=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,xS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,vS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,bS=`#if defined( USE_POINTS_UV )
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
#endif`,MS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,SS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,wS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,AS=`#if defined( USE_MORPHCOLORS )
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
#endif`,ES=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,TS=`#ifdef USE_MORPHTARGETS
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
#endif`,RS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,CS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,PS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,IS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,LS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,DS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,NS=`#ifdef USE_NORMALMAP
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
#endif`,FS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,US=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,OS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,BS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,kS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,zS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,VS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,GS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,HS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,WS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,XS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,qS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,YS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,$S=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,ZS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,KS=`float getShadowMask() {
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
}`,JS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,jS=`#ifdef USE_SKINNING
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
#endif`,QS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,tw=`#ifdef USE_SKINNING
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
#endif`,ew=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,nw=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,iw=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,sw=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,rw=`#ifdef USE_TRANSMISSION
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
#endif`,ow=`#ifdef USE_TRANSMISSION
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
#endif`,aw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,lw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,cw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,hw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,uw=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,dw=`uniform sampler2D t2D;
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
}`,fw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,pw=`uniform float backgroundBlurriness;
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
}`,mw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,gw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,yw=`#include <common>
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
}`,_w=`#if DEPTH_PACKING == 3200
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
}`,xw=`#define DISTANCE
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
}`,vw=`#define DISTANCE
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
}`,bw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Mw=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Sw=`uniform float scale;
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
}`,ww=`uniform vec3 diffuse;
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
}`,Aw=`#include <common>
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
}`,Ew=`uniform vec3 diffuse;
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
}`,Tw=`#define LAMBERT
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
}`,Rw=`#define LAMBERT
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
}`,Cw=`#define MATCAP
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
}`,Pw=`#define MATCAP
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
}`,Iw=`#define NORMAL
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
}`,Lw=`#define NORMAL
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
}`,Dw=`#define PHONG
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
}`,Nw=`#define PHONG
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
}`,Fw=`#define STANDARD
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
}`,Uw=`#define STANDARD
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
}`,Ow=`#define TOON
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
}`,Bw=`#define TOON
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
}`,kw=`uniform float size;
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
}`,zw=`uniform vec3 diffuse;
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
}`,Vw=`#include <common>
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
}`,Gw=`uniform vec3 color;
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
}`,Hw=`uniform float rotation;
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
}`,Ww=`uniform vec3 diffuse;
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
}`,he={alphahash_fragment:dM,alphahash_pars_fragment:fM,alphamap_fragment:pM,alphamap_pars_fragment:mM,alphatest_fragment:gM,alphatest_pars_fragment:yM,aomap_fragment:_M,aomap_pars_fragment:xM,batching_pars_vertex:vM,batching_vertex:bM,begin_vertex:MM,beginnormal_vertex:SM,bsdfs:wM,iridescence_fragment:AM,bumpmap_pars_fragment:EM,clipping_planes_fragment:TM,clipping_planes_pars_fragment:RM,clipping_planes_pars_vertex:CM,clipping_planes_vertex:PM,color_fragment:IM,color_pars_fragment:LM,color_pars_vertex:DM,color_vertex:NM,common:FM,defaultnormal_vertex:UM,displacementmap_pars_vertex:OM,displacementmap_vertex:BM,emissivemap_fragment:kM,emissivemap_pars_fragment:zM,colorspace_fragment:VM,colorspace_pars_fragment:GM,envmap_fragment:HM,envmap_common_pars_fragment:WM,envmap_pars_fragment:XM,envmap_pars_vertex:qM,envmap_physical_pars_fragment:iS,envmap_vertex:YM,fog_vertex:$M,fog_pars_vertex:ZM,fog_fragment:KM,fog_pars_fragment:JM,gradientmap_pars_fragment:jM,lightmap_pars_fragment:QM,lights_lambert_fragment:tS,lights_lambert_pars_fragment:eS,lights_pars_begin:nS,lights_toon_fragment:sS,lights_toon_pars_fragment:rS,lights_phong_fragment:oS,lights_phong_pars_fragment:aS,lights_physical_fragment:lS,lights_physical_pars_fragment:cS,lights_fragment_begin:hS,lights_fragment_maps:uS,lights_fragment_end:dS,lightprobes_pars_fragment:fS,logdepthbuf_fragment:pS,logdepthbuf_pars_fragment:mS,logdepthbuf_pars_vertex:gS,logdepthbuf_vertex:yS,map_fragment:_S,map_pars_fragment:xS,map_particle_fragment:vS,map_particle_pars_fragment:bS,metalnessmap_fragment:MS,metalnessmap_pars_fragment:SS,morphinstance_vertex:wS,morphcolor_vertex:AS,morphnormal_vertex:ES,morphtarget_pars_vertex:TS,morphtarget_vertex:RS,normal_fragment_begin:CS,normal_fragment_maps:PS,normal_pars_fragment:IS,normal_pars_vertex:LS,normal_vertex:DS,normalmap_pars_fragment:NS,clearcoat_normal_fragment_begin:FS,clearcoat_normal_fragment_maps:US,clearcoat_pars_fragment:OS,iridescence_pars_fragment:BS,opaque_fragment:kS,packing:zS,premultiplied_alpha_fragment:VS,project_vertex:GS,dithering_fragment:HS,dithering_pars_fragment:WS,roughnessmap_fragment:XS,roughnessmap_pars_fragment:qS,shadowmap_pars_fragment:YS,shadowmap_pars_vertex:$S,shadowmap_vertex:ZS,shadowmask_pars_fragment:KS,skinbase_vertex:JS,skinning_pars_vertex:jS,skinning_vertex:QS,skinnormal_vertex:tw,specularmap_fragment:ew,specularmap_pars_fragment:nw,tonemapping_fragment:iw,tonemapping_pars_fragment:sw,transmission_fragment:rw,transmission_pars_fragment:ow,uv_pars_fragment:aw,uv_pars_vertex:lw,uv_vertex:cw,worldpos_vertex:hw,background_vert:uw,background_frag:dw,backgroundCube_vert:fw,backgroundCube_frag:pw,cube_vert:mw,cube_frag:gw,depth_vert:yw,depth_frag:_w,distance_vert:xw,distance_frag:vw,equirect_vert:bw,equirect_frag:Mw,linedashed_vert:Sw,linedashed_frag:ww,meshbasic_vert:Aw,meshbasic_frag:Ew,meshlambert_vert:Tw,meshlambert_frag:Rw,meshmatcap_vert:Cw,meshmatcap_frag:Pw,meshnormal_vert:Iw,meshnormal_frag:Lw,meshphong_vert:Dw,meshphong_frag:Nw,meshphysical_vert:Fw,meshphysical_frag:Uw,meshtoon_vert:Ow,meshtoon_frag:Bw,points_vert:kw,points_frag:zw,shadow_vert:Vw,shadow_frag:Gw,sprite_vert:Hw,sprite_frag:Ww},Lt={common:{diffuse:{value:new se(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ee},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ee}},envmap:{envMap:{value:null},envMapRotation:{value:new ee},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ee}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ee}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ee},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ee},normalScale:{value:new qt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ee},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ee}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ee}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ee}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new se(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new se(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0},uvTransform:{value:new ee}},sprite:{diffuse:{value:new se(16777215)},opacity:{value:1},center:{value:new qt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ee},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0}}},hs={basic:{uniforms:Gn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:he.meshbasic_vert,fragmentShader:he.meshbasic_frag},lambert:{uniforms:Gn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},envMapIntensity:{value:1}}]),vertexShader:he.meshlambert_vert,fragmentShader:he.meshlambert_frag},phong:{uniforms:Gn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},specular:{value:new se(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:he.meshphong_vert,fragmentShader:he.meshphong_frag},standard:{uniforms:Gn([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag},toon:{uniforms:Gn([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)}}]),vertexShader:he.meshtoon_vert,fragmentShader:he.meshtoon_frag},matcap:{uniforms:Gn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:he.meshmatcap_vert,fragmentShader:he.meshmatcap_frag},points:{uniforms:Gn([Lt.points,Lt.fog]),vertexShader:he.points_vert,fragmentShader:he.points_frag},dashed:{uniforms:Gn([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:he.linedashed_vert,fragmentShader:he.linedashed_frag},depth:{uniforms:Gn([Lt.common,Lt.displacementmap]),vertexShader:he.depth_vert,fragmentShader:he.depth_frag},normal:{uniforms:Gn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:he.meshnormal_vert,fragmentShader:he.meshnormal_frag},sprite:{uniforms:Gn([Lt.sprite,Lt.fog]),vertexShader:he.sprite_vert,fragmentShader:he.sprite_frag},background:{uniforms:{uvTransform:{value:new ee},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:he.background_vert,fragmentShader:he.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ee}},vertexShader:he.backgroundCube_vert,fragmentShader:he.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:he.cube_vert,fragmentShader:he.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:he.equirect_vert,fragmentShader:he.equirect_frag},distance:{uniforms:Gn([Lt.common,Lt.displacementmap,{referencePosition:{value:new W},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:he.distance_vert,fragmentShader:he.distance_frag},shadow:{uniforms:Gn([Lt.lights,Lt.fog,{color:{value:new se(0)},opacity:{value:1}}]),vertexShader:he.shadow_vert,fragmentShader:he.shadow_frag}};hs.physical={uniforms:Gn([hs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ee},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ee},clearcoatNormalScale:{value:new qt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ee},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ee},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ee},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ee},sheen:{value:0},sheenColor:{value:new se(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ee},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ee},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ee},transmissionSamplerSize:{value:new qt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ee},attenuationDistance:{value:0},attenuationColor:{value:new se(0)},specularColor:{value:new se(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ee},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ee},anisotropyVector:{value:new qt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ee}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag};var eu={r:0,b:0,g:0},Xw=new Oe,Ty=new ee;Ty.set(-1,0,0,0,1,0,0,0,1);function qw(i,t,e,n,s,r){let o=new se(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function p(x){let A=x.isScene===!0?x.background:null;if(A&&A.isTexture){let b=x.backgroundBlurriness>0;A=t.get(A,b)}return A}function g(x){let A=!1,b=p(x);b===null?m(o,a):b&&b.isColor&&(m(b,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?e.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(x,A){let b=p(A);b&&b.isCubeTexture?(c===void 0&&(c=new Ie(new as(1,1,1),new Ti({name:"BackgroundCubeMaterial",uniforms:Cr(hs.backgroundCube.uniforms),vertexShader:hs.backgroundCube.vertexShader,fragmentShader:hs.backgroundCube.fragmentShader,side:ei,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,T,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Xw.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Ty),c.material.toneMapped=_e.getTransfer(b.colorSpace)!==Ee,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Ie(new Mr(2,2),new Ti({name:"BackgroundMaterial",uniforms:Cr(hs.background.uniforms),vertexShader:hs.background.vertexShader,fragmentShader:hs.background.fragmentShader,side:nr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=_e.getTransfer(b.colorSpace)!==Ee,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function m(x,A){x.getRGB(eu,Ff(i)),e.buffers.color.setClear(eu.r,eu.g,eu.b,A,r)}function f(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,A=1){o.set(x),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,m(o,a)},render:g,addToRenderList:y,dispose:f}}function Yw(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,k,z,D,V){let Y=!1,H=u(L,D,z,k);r!==H&&(r=H,c(r.object)),Y=p(L,D,z,V),Y&&g(L,D,z,V),V!==null&&t.update(V,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,k,z,D),V!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(V).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,k,z,D){let V=D.wireframe===!0,Y=n[k.id];Y===void 0&&(Y={},n[k.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,ct=Y[H];ct===void 0&&(ct={},Y[H]=ct);let K=ct[z.id];K===void 0&&(K={},ct[z.id]=K);let j=K[V];return j===void 0&&(j=d(l()),K[V]=j),j}function d(L){let k=[],z=[],D=[];for(let V=0;V<e;V++)k[V]=0,z[V]=0,D[V]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:z,attributeDivisors:D,object:L,attributes:{},index:null}}function p(L,k,z,D){let V=r.attributes,Y=k.attributes,H=0,ct=z.getAttributes();for(let K in ct)if(ct[K].location>=0){let it=V[K],dt=Y[K];if(dt===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),it===void 0||it.attribute!==dt||dt&&it.data!==dt.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function g(L,k,z,D){let V={},Y=k.attributes,H=0,ct=z.getAttributes();for(let K in ct)if(ct[K].location>=0){let it=Y[K];it===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(it=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(it=L.instanceColor));let dt={};dt.attribute=it,it&&it.data&&(dt.data=it.data),V[K]=dt,H++}r.attributes=V,r.attributesNum=H,r.index=D}function y(){let L=r.newAttributes;for(let k=0,z=L.length;k<z;k++)L[k]=0}function m(L){f(L,0)}function f(L,k){let z=r.newAttributes,D=r.enabledAttributes,V=r.attributeDivisors;z[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),V[L]!==k&&(i.vertexAttribDivisor(L,k),V[L]=k)}function x(){let L=r.newAttributes,k=r.enabledAttributes;for(let z=0,D=k.length;z<D;z++)k[z]!==L[z]&&(i.disableVertexAttribArray(z),k[z]=0)}function A(L,k,z,D,V,Y,H){H===!0?i.vertexAttribIPointer(L,k,z,V,Y):i.vertexAttribPointer(L,k,z,D,V,Y)}function b(L,k,z,D){y();let V=D.attributes,Y=z.getAttributes(),H=k.defaultAttributeValues;for(let ct in Y){let K=Y[ct];if(K.location>=0){let j=V[ct];if(j===void 0&&(ct==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),ct==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let it=j.normalized,dt=j.itemSize,ut=t.get(j);if(ut===void 0)continue;let Q=ut.buffer,mt=ut.type,_t=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||j.gpuType===yh;if(j.isInterleavedBufferAttribute){let Mt=j.data,Ht=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,re=j.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Vt=0;Vt<K.locationSize;Vt++)f(K.location+Vt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Vt=0;Vt<K.locationSize;Vt++)m(K.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Vt=0;Vt<K.locationSize;Vt++)A(K.location+Vt,dt/K.locationSize,mt,it,Ht*_t,(re+dt/K.locationSize*Vt)*_t,Tt)}else{if(j.isInstancedBufferAttribute){for(let Mt=0;Mt<K.locationSize;Mt++)f(K.location+Mt,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let Mt=0;Mt<K.locationSize;Mt++)m(K.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Mt=0;Mt<K.locationSize;Mt++)A(K.location+Mt,dt/K.locationSize,mt,it,dt*_t,dt/K.locationSize*Mt*_t,Tt)}}else if(H!==void 0){let it=H[ct];if(it!==void 0)switch(it.length){case 2:i.vertexAttrib2fv(K.location,it);break;case 3:i.vertexAttrib3fv(K.location,it);break;case 4:i.vertexAttrib4fv(K.location,it);break;default:i.vertexAttrib1fv(K.location,it)}}}}x()}function R(){O();for(let L in n){let k=n[L];for(let z in k){let D=k[z];for(let V in D){let Y=D[V];for(let H in Y)h(Y[H].object),delete Y[H];delete D[V]}}delete n[L]}}function T(L){if(n[L.id]===void 0)return;let k=n[L.id];for(let z in k){let D=k[z];for(let V in D){let Y=D[V];for(let H in Y)h(Y[H].object),delete Y[H];delete D[V]}}delete n[L.id]}function v(L){for(let k in n){let z=n[k];for(let D in z){let V=z[D];if(V[L.id]===void 0)continue;let Y=V[L.id];for(let H in Y)h(Y[H].object),delete Y[H];delete V[L.id]}}}function E(L){for(let k in n){let z=n[k],D=L.isInstancedMesh===!0?L.id:0,V=z[D];if(V!==void 0){for(let Y in V){let H=V[Y];for(let ct in H)h(H[ct].object),delete H[ct];delete V[Y]}delete z[D],Object.keys(z).length===0&&delete n[k]}}}function O(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:T,releaseStatesOfObject:E,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:m,disableUnusedAttributes:x}}function $w(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let p=0;p<h;p++)d+=c[p];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Zw(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let v=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Wi&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let E=v===Hi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(v!==ri&&v!==Gi&&!E&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Yt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Yt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Yt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:p,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:x,maxVaryings:A,maxFragmentUniforms:b,maxSamples:R,samples:T}}function Kw(i){let t=this,e=null,n=0,s=!1,r=!1,o=new yi,a=new ee,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let p=u.length!==0||d||n!==0||s;return s=d,n=u.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,p){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,f=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let x=r?0:n,A=x*4,b=f.clippingState||null;l.value=b,b=h(g,d,A,p);for(let R=0;R!==A;++R)b[R]=e[R];f.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,p,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let f=p+y*4,x=d.matrixWorldInverse;a.getNormalMatrix(x),(m===null||m.length<f)&&(m=new Float32Array(f));for(let A=0,b=p;A!==y;++A,b+=4)o.copy(u[A]).applyMatrix4(x,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,m}}var Qa=class extends _i{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Ea(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new as(5,5,5),r=new Ti({name:"CubemapFromEquirect",uniforms:Cr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ei,blending:Ar});r.uniforms.tEquirect.value=e;let o=new Ie(s,r),a=e.minFilter;return e.minFilter===Cs&&(e.minFilter=Qn),new To(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},ry=256,Jw=3,jw=20,Ry=256,Cy=16,Qw=3,t1=new W,e1=new se,iu=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new To(1,10,null),this._boxMesh=new Ie(new as(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=t1}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,p=l.autoClearDepth,g=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor(e1));let m=new To(n,s,h);return m.position.copy(a),m.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=p,l.autoClearStencil=g,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=ly(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=ay(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(ry,If(t))}_fromTexture(t,e){t.mapping===Tr||t.mapping===Io?this._setSize(t.image.length===0?ry:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=oy(t,!1,!1),n=Math.log2(t)-Jw;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=oy(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Tr||t.mapping===Io?(this._cubemapMaterial===null&&(this._cubemapMaterial=ly()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=ay()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=n1(),this._integrationMaterial=i1());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/Cy);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Qw)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(Ry*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=s1());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function oy(i,t,e){return new Qa(i,{minFilter:Cs,generateMipmaps:t,type:Hi,colorSpace:ma,depthBuffer:e})}function tl(i,t,e){return new Ti({name:i,uniforms:t,vertexShader:he.cube_vert,fragmentShader:e,side:ei,blending:Ar,depthTest:!1,depthWrite:!1})}function n1(){return tl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Ry}u

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
	`)}function i1(){return tl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Cy}},`

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
	`)}function s1(){return tl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${jw}
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
	`)}function ay(){return tl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function ly(){return tl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function r1(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,p=!1){return d==null?null:p?o(d):r(d)}function r(d){if(d&&d.isTexture){let p=d.mapping;if(p===ph||p===mh)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new Qa(g.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let p=d.mapping,g=p===ph||p===mh,y=p===Tr||p===Io;if(g||y){let m=e.get(d),f=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==f)return n===null&&(n=new iu(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),m.texture;if(m!==void 0)return m.texture;{let x=d.image;return g&&x&&x.height>0||y&&x&&l(x)?(n===null&&(n=new iu(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,p){return p===ph?d.mapping=Tr:p===mh&&(d.mapping=Io),d}function l(d){let p=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&p++;return p===g}function c(d){let p=d.target;p.removeEventListener("dispose",c);let g=t.get(p);g!==void 0&&(t.delete(p),g.dispose())}function h(d){let p=d.target;p.removeEventListener("dispose",h);let g=e.get(p);g!==void 0&&(e.delete(p),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function o1(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&ua("WebGLRenderer: "+n+" extension not supported."),s}}}function a1(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let m in g.attributes)t.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(t.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)t.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,f=0;if(m===void 0)return;let x=y!==null?y.array.length:m.array.length/3-1,A=m.count>=65535?wa:Sa,b=new A(Math.ceil(x/3)*6,1),R=b.array;if(y!==null){let v=y.array;f=y.version;for(let E=0,O=0;E<x;E+=3){let I=v[E+0],L=v[E+1],k=v[E+2];R[O++]=I,R[O++]=L,R[O++]=L,R[O++]=k,R[O++]=k,R[O++]=I}}else{f=m.version;for(let v=0,E=0;v<x;v+=3){let O=v+0,I=v+1,L=v+2;R[E++]=O,R[E++]=I,R[E++]=I,R[E++]=L,R[E++]=L,R[E++]=O}}b.version=f;let T=r.get(g);T&&t.remove(T),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function p(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:p}}function l1(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,p){p!==0&&(i.drawElementsInstanced(n,d,r,u*o,p),e.update(d,n,p))}function h(u,d,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,p);let y=0;for(let m=0;m<p;m++)y+=d[m];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function c1(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:te("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function h1(i,t,e){let n=new WeakMap,s=new Ye;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let O=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],A=0;p===!0&&(A=1),g===!0&&(A=2),y===!0&&(A=3);let b=a.attributes.position.count*A,R=1;b>t.maxTextureSize&&(R=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let T=new Float32Array(b*R*4*u),v=new xa(T,b,R,u);v.type=Gi,v.needsUpdate=!0;let E=A*4;for(let I=0;I<u;I++){let L=m[I],k=f[I],z=x[I],D=b*R*4*I;for(let V=0;V<L.count;V++){let Y=V*E;p===!0&&(s.fromBufferAttribute(L,V),T[D+Y+0]=s.x,T[D+Y+1]=s.y,T[D+Y+2]=s.z,T[D+Y+3]=0),g===!0&&(s.fromBufferAttribute(k,V),T[D+Y+4]=s.x,T[D+Y+5]=s.y,T[D+Y+6]=s.z,T[D+Y+7]=0),y===!0&&(s.fromBufferAttribute(z,V),T[D+Y+8]=s.x,T[D+Y+9]=s.y,T[D+Y+10]=s.z,T[D+Y+11]=z.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new qt(b,R)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let p=0;for(let y=0;y<c.length;y++)p+=c[y];let g=a.morphTargetsRelative?1:1-p;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function u1(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var d1={[hf]:"LINEAR_TONE_MAPPING",[uf]:"REINHARD_TONE_MAPPING",[df]:"CINEON_TONE_MAPPING",[ff]:"ACES_FILMIC_TONE_MAPPING",[mf]:"AGX_TONE_MAPPING",[gf]:"NEUTRAL_TONE_MAPPING",[pf]:"CUSTOM_TONE_MAPPING"};function f1(i,t,e,n,s,r){let o=new _i(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new $e;h.setAttribute("position",new Pe([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Pe([0,2,0,0,2,0],2));let u=new jc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Ie(h,u),p=new wr(-1,1,1,-1,0,1),g=null,y=null,m=!1,f,x=null,A=[],b=!1;this.setSize=function(R,T){o.setSize(R,T),a!==null&&a.setSize(R,T),l!==null&&l.setSize(R,T);for(let v=0;v<A.length;v++){let E=A[v];E.setSize&&E.setSize(R,T)}},this.setEffects=function(R){A=R,b=A.length>0&&A[0].isRenderPass===!0;let T=o.width,v=o.height;A.length>0&&a===null&&(a=new _i(T,v,{type:Hi,depthBuffer:!1,stencilBuffer:!1}),l=new _i(T,v,{type:Hi,depthBuffer:!1,stencilBuffer:!1}));let E=s===!0&&A.some(O=>O.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new Ts(T,v),r===!0&&(c.format=Ps,c.type=Rr)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let O=0;O<A.length;O++){let I=A[O];I.setSize&&I.setSize(T,v),E&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,T){if(m||R.toneMapping===ls&&A.length===0)return!1;if(x=T,T!==null){let v=T.width,E=T.height;(o.width!==v||o.height!==E)&&this.setSize(v,E)}return b===!1&&R.setRenderTarget(o),f=R.toneMapping,R.toneMapping=ls,!0},this.hasRenderPass=function(){return b},this.end=function(R,T){R.toneMapping=f,m=!0;let v=o,E=a;for(let O=0;O<A.length;O++){let I=A[O];I.enabled!==!1&&(I.render(R,E,v,T),I.needsSwap!==!1&&(v=E,E=E===a?l:a))}if(g!==R.outputColorSpace||y!==R.toneMapping){g=R.outputColorSpace,y=R.toneMapping,u.defines={},_e.getTransfer(g)===Ee&&(u.defines.SRGB_TRANSFER="");let O=d1[y];O&&(u.defines[O]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,R.setRenderTarget(x),R.render(d,p),x=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Py=new si,Iy=new Ts(1,1),Ly=new Ta(1),Dy=new xa,Ny=new Wc,Fy=new Ea,cy=[],hy=[],uy=new Float32Array(16),dy=new Float32Array(9),fy=new Float32Array(4);function No(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=cy[s];if(r===void 0&&(r=new Float32Array(s),cy[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function bn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Mn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function ru(i,t){let e=hy[t];e===void 0&&(e=new Int32Array(t),hy[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function p1(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function m1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(bn(e,t))return;i.uniform2fv(this.addr,t),Mn(e,t)}}function g1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(bn(e,t))return;i.uniform3fv(this.addr,t),Mn(e,t)}}function y1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(bn(e,t))return;i.uniform4fv(this.addr,t),Mn(e,t)}}function _1(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(bn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Mn(e,t)}else{if(bn(e,n))return;fy.set(n),i.uniformMatrix2fv(this.addr,!1,fy),Mn(e,n)}}function x1(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(bn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Mn(e,t)}else{if(bn(e,n))return;dy.set(n),i.uniformMatrix3fv(this.addr,!1,dy),Mn(e,n)}}function v1(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(bn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Mn(e,t)}else{if(bn(e,n))return;uy.set(n),i.uniformMatrix4fv(this.addr,!1,uy),Mn(e,n)}}function b1(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function M1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(bn(e,t))return;i.uniform2iv(this.addr,t),Mn(e,t)}}function S1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(bn(e,t))return;i.uniform3iv(this.addr,t),Mn(e,t)}}function w1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(bn(e,t))return;i.uniform4iv(this.addr,t),Mn(e,t)}}function A1(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function E1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(bn(e,t))return;i.uniform2uiv(this.addr,t),Mn(e,t)}}function T1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(bn(e,t))return;i.uniform3uiv(this.addr,t),Mn(e,t)}}function R1(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(bn(e,t))return;i.uniform4uiv(this.addr,t),Mn(e,t)}}function ou(i){return i.version===0&&(i.compareFunction=Tf,i.needsUpdate=!0),i}function C1(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=ou(Iy):r=Py,e.setTexture2D(t||r,s)}function P1(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||Ny,s)}function I1(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=ou(Ly):r=Fy,e.setTextureCube(t||r,s)}function L1(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||Dy,s)}function D1(i){switch(i){case 5126:return p1;case 35664:return m1;case 35665:return g1;case 35666:return y1;case 35674:return _1;case 35675:return x1;case 35676:return v1;case 5124:case 35670:return b1;case 35667:case 35671:return M1;case 35668:case 35672:return S1;case 35669:case 35673:return w1;case 5125:return A1;case 36294:return E1;case 36295:return T1;case 36296:return R1;case 35678:case 36198:case 36298:case 36306:case 35682:return C1;case 35679:case 36299:case 36307:return P1;case 35680:case 36300:case 36308:case 36293:return I1;case 36289:case 36303:case 36311:case 36292:return L1}}function N1(i,t){i.uniform1fv(this.addr,t)}function F1(i,t){let e=No(t,this.size,2);i.uniform2fv(this.addr,e)}function U1(i,t){let e=No(t,this.size,3);i.uniform3fv(this.addr,e)}function O1(i,t){let e=No(t,this.size,4);i.uniform4fv(this.addr,e)}function B1(i,t){let e=No(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function k1(i,t){let e=No(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function z1(i,t){let e=No(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function V1(i,t){i.uniform1iv(this.addr,t)}function G1(i,t){i.uniform2iv(this.addr,t)}function H1(i,t){i.uniform3iv(this.addr,t)}function W1(i,t){i.uniform4iv(this.addr,t)}function X1(i,t){i.uniform1uiv(this.addr,t)}function q1(i,t){i.uniform2uiv(this.addr,t)}function Y1(i,t){i.uniform3uiv(this.addr,t)}function $1(i,t){i.uniform4uiv(this.addr,t)}function Z1(i,t,e){let n=this.cache,s=t.length,r=ru(e,s);bn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=ou(Iy):o=Py;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function K1(i,t,e){let n=this.cache,s=t.length,r=ru(e,s);bn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||Ny,r[o])}function J1(i,t,e){let n=this.cache,s=t.length,r=ru(e,s);bn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=ou(Ly):o=Fy;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function j1(i,t,e){let n=this.cache,s=t.length,r=ru(e,s);bn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||Dy,r[o])}function Q1(i){switch(i){case 5126:return N1;case 35664:return F1;case 35665:return U1;case 35666:return O1;case 35674:return B1;case 35675:return k1;case 35676:return z1;case 5124:case 35670:return V1;case 35667:case 35671:return G1;case 35668:case 35672:return H1;case 35669:case 35673:return W1;case 5125:return X1;case 36294:return q1;case 36295:return Y1;case 36296:return $1;case 35678:case 36198:case 36298:case 36306:case 35682:return Z1;case 35679:case 36299:case 36307:return K1;case 35680:case 36300:case 36308:case 36293:return J1;case 36289:case 36303:case 36311:case 36292:return j1}}var Vf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=D1(e.type)}},Gf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=Q1(e.type)}},Hf=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},kf=/(\w+)(\])?(\[|\.)?/g;function py(i,t){i.seq.push(t),i.map[t.id]=t}function tA(i,t,e){let n=i.name,s=n.length;for(kf.lastIndex=0;;){let r=kf.exec(n),o=kf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){py(e,c===void 0?new Vf(a,i,t):new Gf(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new Hf(a),py(e,u)),e=u}}}var Do=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);tA(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function my(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var eA=37297,nA=0;function iA(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var gy=new ee;function sA(i){_e._getMatrix(gy,_e.workingColorSpace,i);let t=`mat3( ${gy.elements.map(e=>e.toFixed(4))} )`;switch(_e.getTransfer(i)){case ga:return[t,"LinearTransferOETF"];case Ee:return[t,"sRGBTransferOETF"];default:return Yt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function yy(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+iA(i.getShaderSource(t),a)}else return r}function rA(i,t){let e=sA(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var oA={[hf]:"Linear",[uf]:"Reinhard",[df]:"Cineon",[ff]:"ACESFilmic",[mf]:"AgX",[gf]:"Neutral",[pf]:"Custom"};function aA(i,t){let e=oA[t];return e===void 0?(Yt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var nu=new W;function lA(){_e.getLuminanceCoefficients(nu);let i=nu.x.toFixed(4),t=nu.y.toFixed(4),e=nu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function cA(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ja).join(`
`)}function hA(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function uA(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function ja(i){return i!==""}function _y(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function xy(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var dA=/^[ \t]*#include +<([\w\d./]+)>/gm;function Wf(i){return i.replace(dA,fA)}function fA(i,t){let e=he[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Wf(e)}var pA=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function vy(i){return i.replace(pA,mA)}function mA(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function by(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var gA={[Ha]:"SHADOWMAP_TYPE_PCF",[Co]:"SHADOWMAP_TYPE_VSM"};function yA(i){return gA[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var _A={[Io]:"ENVMAP_MODE_REFRACTION"};function xA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":_A[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var vA={[fh]:"ENVMAP_BLENDING_MULTIPLY",[z0]:"ENVMAP_BLENDING_MIX",[V0]:"ENVMAP_BLENDING_ADD"};function bA(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":vA[i.combine]||"ENVMAP_BLENDING_NONE"}function MA(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=yA(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=xA(e),u=bA(e),d=cA(e),p=hA(r),g=s.createProgram(),y,m,f=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(ja).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(ja).join(`
`),m.length>0&&(m+=`
`)):(y=[by(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ja).join(`
`),m=[by(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ls?"#define TONE_MAPPING":"",e.toneMapping!==ls?he.tonemapping_pars_fragment:"",e.toneMapping!==ls?aA("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",he.colorspace_pars_fragment,rA("linearToOutputTexel",e.outputColorSpace),lA(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(ja).join(`
`)),o=Wf(o),o=_y(o,e),o=xy(o,e),a=Wf(a),a=_y(a,e),a=xy(a,e),o=vy(o),a=vy(a),e.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",e.glslVersion===Cf?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Cf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let x=f+y+o,A=f+m+a,b=my(s,s.VERTEX_SHADER,x),R=my(s,s.FRAGMENT_SHADER,A);s.attachShader(g,b),s.attachShader(g,R),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function T(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",k=s.getShaderInfoLog(b)||"",z=s.getShaderInfoLog(R)||"",D=L.trim(),V=k.trim(),Y=z.trim(),H=!0,ct=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,R);else{let K=yy(s,b,"vertex"),j=yy(s,R,"fragment");te("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+K+`
`+j)}else D!==""?Yt("WebGLProgram: Program Info Log:",D):(V===""||Y==="")&&(ct=!1);ct&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:V,prefix:y},fragmentShader:{log:Y,prefix:m}})}s.deleteShader(b),s.deleteShader(R),v=new Do(s,g),E=uA(s,g)}let v;this.getUniforms=function(){return v===void 0&&T(this),v};let E;this.getAttributes=function(){return E===void 0&&T(this),E};let O=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,eA)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=nA++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=R,this}var SA=0,Xf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new qf(t),e.set(t,n)),n}},qf=class{constructor(t){this.id=SA++,this.code=t,this.usedTimes=0}};function wA(i){return i===ir||i===Za||i===Ka}function AA(i,t,e,n,s,r){let o=new va,a=new Xf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(v){return l.add(v),v===0?"uv":`uv${v}`}function g(v,E,O,I,L,k){let z=I.fog,D=L.geometry,V=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?I.environment:null,Y=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,H=t.get(v.envMap||V,Y),ct=d[v.type],K=n.precision;v.precision!==null&&(K=n.getMaxPrecision(v.precision),K!==v.precision&&Yt("WebGLProgram.getParameters:",v.precision,"not supported, using",K,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,it=j!==void 0?j.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,Q,mt,_t;if(ct){let Rt=hs[ct];ut=Rt.vertexShader,Q=Rt.fragmentShader}else{ut=v.vertexShader,Q=v.fragmentShader;let Rt=a.getVertexShaderStage(v),ae=a.getFragmentShaderStage(v);a.update(v,Rt,ae),mt=Rt.id,_t=ae.id}let Tt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Ht=L.isInstancedMesh===!0,re=L.isBatchedMesh===!0,Vt=!!v.map,ue=!!v.matcap,le=!!H,ne=le&&H.isPMREMTexture===!0,Xe=!!v.aoMap,Be=!!v.lightMap,on=!!v.bumpMap&&v.wireframe===!1,Le=!!v.normalMap,wn=!!v.displacementMap,xe=!!v.emissiveMap,gn=!!v.metalnessMap,Je=!!v.roughnessMap,an=v.anisotropy>0,U=v.clearcoat>0,Ct=v.diffuseRoughness>0,$t=v.dispersion>0,oe=v.retroreflectivity>0,St=v.iridescence>0,Ne=v.sheen>0,zt=v.transmission>0,Xt=an&&!!v.anisotropyMap,C=U&&!!v.clearcoatMap,M=U&&!!v.clearcoatNormalMap,X=U&&!!v.clearcoatRoughnessMap,ht=Ct&&!!v.diffuseRoughnessMap,ot=St&&!!v.iridescenceMap,yt=St&&!!v.iridescenceThicknessMap,xt=Ne&&!!v.sheenColorMap,tt=Ne&&!!v.sheenRoughnessMap,nt=!!v.specularMap,pt=!!v.specularColorMap,F=!!v.specularIntensityMap,st=zt&&!!v.transmissionMap,et=zt&&!!v.thicknessMap,wt=!!v.gradientMap,gt=!!v.alphaMap,bt=v.alphaTest>0,Gt=!!v.alphaHash,Kt=!!v.extensions,lt=ls;v.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(lt=i.toneMapping);let Ot=ne?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Jt={shaderID:ct,shaderType:v.type,shaderName:v.name,vertexShader:ut,fragmentShader:Q,defines:v.defines,customVertexShaderID:mt,customFragmentShaderID:_t,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:K,batching:re,batchingColor:re&&L._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&L.instanceColor!==null,instancingMorph:Ht&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:_e.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Vt,matcap:ue,envMap:le,envMapMode:le&&H.mapping,envMapPMREM:ne,envMapMaxLod:ne?Ot.length-1:null,envMapSize:ne?Ot[0].width:null,aoMap:Xe,lightMap:Be,bumpMap:on,normalMap:Le,displacementMap:wn,emissiveMap:xe,normalMapObjectSpace:Le&&v.normalMapType===W0,normalMapTangentSpace:Le&&v.normalMapType===Qh,packedNormalMap:Le&&v.normalMapType===Qh&&wA(v.normalMap.format),metalnessMap:gn,roughnessMap:Je,anisotropy:an,anisotropyMap:Xt,clearcoat:U,clearcoatMap:C,clearcoatNormalMap:M,clearcoatRoughnessMap:X,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:$t,retroreflection:oe,iridescence:St,iridescenceMap:ot,iridescenceThicknessMap:yt,sheen:Ne,sheenColorMap:xt,sheenRoughnessMap:tt,specularMap:nt,specularColorMap:pt,specularIntensityMap:F,transmission:zt,transmissionMap:st,thicknessMap:et,gradientMap:wt,opaque:v.transparent===!1&&v.blending===Po&&v.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Gt,combine:v.combine,mapUv:Vt&&p(v.map.channel),aoMapUv:Xe&&p(v.aoMap.channel),lightMapUv:Be&&p(v.lightMap.channel),bumpMapUv:on&&p(v.bumpMap.channel),normalMapUv:Le&&p(v.normalMap.channel),displacementMapUv:wn&&p(v.displacementMap.channel),emissiveMapUv:xe&&p(v.emissiveMap.channel),metalnessMapUv:gn&&p(v.metalnessMap.channel),roughnessMapUv:Je&&p(v.roughnessMap.channel),anisotropyMapUv:Xt&&p(v.anisotropyMap.channel),clearcoatMapUv:C&&p(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&p(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&p(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&p(v.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&p(v.iridescenceMap.channel),iridescenceThicknessMapUv:yt&&p(v.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&p(v.sheenColorMap.channel),sheenRoughnessMapUv:tt&&p(v.sheenRoughnessMap.channel),specularMapUv:nt&&p(v.specularMap.channel),specularColorMapUv:pt&&p(v.specularColorMap.channel),specularIntensityMapUv:F&&p(v.specularIntensityMap.channel),transmissionMapUv:st&&p(v.transmissionMap.channel),thicknessMapUv:et&&p(v.thicknessMap.channel),alphaMapUv:gt&&p(v.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Le||an),vertexNormals:!!D.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Vt||gt),fog:!!z,useFog:v.fog===!0,fogExp2:!!z&&z.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||D.attributes.normal===void 0&&Le===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:it,morphTextureStride:dt,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:k.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:lt,decodeVideoTexture:Vt&&v.map.isVideoTexture===!0&&_e.getTransfer(v.map.colorSpace)===Ee,decodeVideoTextureEmissive:xe&&v.emissiveMap.isVideoTexture===!0&&_e.getTransfer(v.emissiveMap.colorSpace)===Ee,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Ri,flipSided:v.side===ei,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Kt&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Kt&&v.extensions.multiDraw===!0||re)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return Jt.vertexUv1s=l.has(1),Jt.vertexUv2s=l.has(2),Jt.vertexUv3s=l.has(3),l.clear(),Jt}function y(v){let E=[];if(v.shaderID?E.push(v.shaderID):(E.push(v.customVertexShaderID),E.push(v.customFragmentShaderID)),v.defines!==void 0)for(let O in v.defines)E.push(O),E.push(v.defines[O]);return v.isRawShaderMaterial===!1&&(m(E,v),f(E,v),E.push(i.outputColorSpace)),E.push(v.customProgramCacheKey),E.join()}function m(v,E){v.push(E.precision),v.push(E.outputColorSpace),v.push(E.envMapMode),v.push(E.envMapPMREM),v.push(E.envMapMaxLod),v.push(E.envMapSize),v.push(E.mapUv),v.push(E.alphaMapUv),v.push(E.lightMapUv),v.push(E.aoMapUv),v.push(E.bumpMapUv),v.push(E.normalMapUv),v.push(E.displacementMapUv),v.push(E.emissiveMapUv),v.push(E.metalnessMapUv),v.push(E.roughnessMapUv),v.push(E.anisotropyMapUv),v.push(E.clearcoatMapUv),v.push(E.clearcoatNormalMapUv),v.push(E.clearcoatRoughnessMapUv),v.push(E.diffuseRoughnessMapUv),v.push(E.iridescenceMapUv),v.push(E.iridescenceThicknessMapUv),v.push(E.sheenColorMapUv),v.push(E.sheenRoughnessMapUv),v.push(E.specularMapUv),v.push(E.specularColorMapUv),v.push(E.specularIntensityMapUv),v.push(E.transmissionMapUv),v.push(E.thicknessMapUv),v.push(E.combine),v.push(E.fogExp2),v.push(E.sizeAttenuation),v.push(E.morphTargetsCount),v.push(E.numSunLights),v.push(E.numDirLights),v.push(E.numPointLights),v.push(E.numSpotLights),v.push(E.numSpotLightMaps),v.push(E.numHemiLights),v.push(E.numRectAreaLights),v.push(E.numSunLightShadows),v.push(E.numDirLightShadows),v.push(E.numPointLightShadows),v.push(E.numSpotLightShadows),v.push(E.numSpotLightShadowsWithMaps),v.push(E.numLightProbes),v.push(E.numLightProbeGrids),v.push(E.shadowMapType),v.push(E.toneMapping),v.push(E.numClippingPlanes),v.push(E.numClipIntersection),v.push(E.depthPacking)}function f(v,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let E=d[v.type],O;if(E){let I=hs[E];O=ny.clone(I.uniforms)}else O=v.uniforms;return O}function A(v,E){let O=h.get(E);return O!==void 0?++O.usedTimes:(O=new MA(i,E,v,s),c.push(O),h.set(E,O)),O}function b(v){if(--v.usedTimes===0){let E=c.indexOf(v);c[E]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function R(v){a.remove(v)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:x,acquireProgram:A,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:T}}function EA(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function TA(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function My(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Sy(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let p=0;return d.isInstancedMesh&&(p+=2),d.isSkinnedMesh&&(p+=1),p}function a(d,p,g,y,m,f){let x=i[t];return x===void 0?(x={id:d.id,object:d,geometry:p,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:f},i[t]=x):(x.id=d.id,x.object=d,x.geometry=p,x.material=g,x.materialVariant=o(d),x.groupOrder=y,x.renderOrder=d.renderOrder,x.z=m,x.group=f),t++,x}function l(d,p,g,y,m,f,x){x.reversedDepth===!0&&(m=-m);let A=a(d,p,g,y,m,f);g.transmission>0?n.push(A):g.transparent===!0?s.push(A):e.push(A)}function c(d,p,g,y,m,f){let x=a(d,p,g,y,m,f);g.transmission>0?n.unshift(x):g.transparent===!0?s.unshift(x):e.unshift(x)}function h(d,p){e.length>1&&e.sort(d||TA),n.length>1&&n.sort(p||My),s.length>1&&s.sort(p||My)}function u(){for(let d=t,p=i.length;d<p;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function RA(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Sy,i.set(n,[o])):s>=r.length?(o=new Sy,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function CA(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new W,color:new se};break;case"SpotLight":e={position:new W,direction:new W,color:new se,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new W,color:new se,distance:0,decay:0};break;case"HemisphereLight":e={direction:new W,skyColor:new se,groundColor:new se};break;case"RectAreaLight":e={color:new se,position:new W,halfWidth:new W,halfHeight:new W};break}return i[t.id]=e,e}}}function PA(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var IA=0;function LA(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function DA(i){let t=new CA,e=PA(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new W);let s=new W,r=new Oe,o=new Oe;function a(c){let h=0,u=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let p=0,g=0,y=0,m=0,f=0,x=0,A=0,b=0,R=0,T=0,v=0,E=0,O=0,I=0;c.sort(LA);for(let k=0,z=c.length;k<z;k++){let D=c[k],V=D.color,Y=D.intensity,H=D.distance,ct=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===ir?ct=D.shadow.map.texture:ct=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=V.r*Y,u+=V.g*Y,d+=V.b*Y;else if(D.isLightProbe){for(let K=0;K<9;K++)n.probe[K].addScaledVector(D.sh.coefficients[K],Y);I++}else if(D.isSunLight){let K=t.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,it=e.get(D);it.shadowIntensity=j.intensity,it.shadowBias=j.bias,it.shadowNormalBias=j.normalBias,it.shadowRadius=j.radius,it.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[g]=it,n.sunShadowMap[g]=ct;let dt=j.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[y+ut]=j.getMatrix(ut),n.sunShadowCascade[y+ut]=j._cascadeData[ut];y+=dt,g++}n.sun[p]=K,p++}else if(D.isDirectionalLight){let K=t.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,it=e.get(D);it.shadowIntensity=j.intensity,it.shadowBias=j.bias,it.shadowNormalBias=j.normalBias,it.shadowRadius=j.radius,it.shadowMapSize=j.mapSize,n.directionalShadow[m]=it,n.directionalShadowMap[m]=ct,n.directionalShadowMatrix[m]=D.shadow.matrix,R++}n.directional[m]=K,m++}else if(D.isSpotLight){let K=t.get(D);K.position.setFromMatrixPosition(D.matrixWorld),K.color.copy(V).multiplyScalar(Y),K.distance=H,K.coneCos=Math.cos(D.angle),K.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),K.decay=D.decay,n.spot[x]=K;let j=D.shadow;if(D.map&&(n.spotLightMap[E]=D.map,E++,j.updateMatrices(D),D.castShadow&&O++),n.spotLightMatrix[x]=j.matrix,D.castShadow){let it=e.get(D);it.shadowIntensity=j.intensity,it.shadowBias=j.bias,it.shadowNormalBias=j.normalBias,it.shadowRadius=j.radius,it.shadowMapSize=j.mapSize,n.spotShadow[x]=it,n.spotShadowMap[x]=ct,v++}x++}else if(D.isRectAreaLight){let K=t.get(D);K.color.copy(V).multiplyScalar(Y),K.halfWidth.set(D.width*.5,0,0),K.halfHeight.set(0,D.height*.5,0),n.rectArea[A]=K,A++}else if(D.isPointLight){let K=t.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),K.distance=D.distance,K.decay=D.decay,D.castShadow){let j=D.shadow,it=e.get(D);it.shadowIntensity=j.intensity,it.shadowBias=j.bias,it.shadowNormalBias=j.normalBias,it.shadowRadius=j.radius,it.shadowMapSize=j.mapSize,it.shadowCameraNear=j.camera.near,it.shadowCameraFar=j.camera.far,n.pointShadow[f]=it,n.pointShadowMap[f]=ct,n.pointShadowMatrix[f]=D.shadow.matrix,T++}n.point[f]=K,f++}else if(D.isHemisphereLight){let K=t.get(D);K.skyColor.copy(D.color).multiplyScalar(Y),K.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=K,b++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==p||L.directionalLength!==m||L.pointLength!==f||L.spotLength!==x||L.rectAreaLength!==A||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==T||L.numSpotShadows!==v||L.numSpotMaps!==E||L.numLightProbes!==I)&&(n.sun.length=p,n.directional.length=m,n.spot.length=x,n.rectArea.length=A,n.point.length=f,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+E-O,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=I,L.sunLength=p,L.directionalLength=m,L.pointLength=f,L.spotLength=x,L.rectAreaLength=A,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=T,L.numSpotShadows=v,L.numSpotMaps=E,L.numLightProbes=I,n.version=IA++)}function l(c,h){let u=0,d=0,p=0,g=0,y=0,m=0,f=h.matrixWorldInverse;for(let x=0,A=c.length;x<A;x++){let b=c[x];if(b.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(f),u++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(f),d++}else if(b.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(f),g++}else if(b.isRectAreaLight){let R=n.rectArea[y];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),o.identity(),r.copy(b.matrixWorld),r.premultiply(f),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let R=n.point[p];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),p++}else if(b.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(f),m++}}}return{setup:a,setupView:l,state:n}}function wy(i){let t=new DA(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function NA(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new wy(i),t.set(s,[a])):r>=o.length?(a=new wy(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var FA=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,UA=`uniform sampler2D shadow_pass;
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
}`,OA=[new W(1,0,0),new W(-1,0,0),new W(0,1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1)],BA=[new W(0,-1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1),new W(0,-1,0),new W(0,-1,0)],Ay=new Oe,Ja=new W,zf=new W;function kA(i,t,e){let n=new Ks,s=new qt,r=new qt,o=new Ye,a=new Qc,l=new th,c={},h=e.maxTextureSize,u={[nr]:ei,[ei]:nr,[Ri]:Ri},d=new Ti({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new qt},radius:{value:4}},vertexShader:FA,fragmentShader:UA}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let g=new $e;g.setAttribute("position",new rn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Ie(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ha;let f=this.type;this.render=function(T,v,E){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;this.type===b0&&(Yt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ha);let O=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),k=i.state;k.setBlending(Ar),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let z=f!==this.type;z&&v.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(V=>V.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,V=T.length;D<V;D++){let Y=T[D],H=Y.shadow;if(H===void 0){Yt("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ct=H.getFrameExtents();s.multiply(ct),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ct.x),s.x=r.x*ct.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ct.y),s.y=r.y*ct.y,H.mapSize.y=r.y));let K=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=K,H.map===null||z===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Co){if(Y.isPointLight){Yt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new _i(s.x,s.y,{format:ir,type:Hi,minFilter:Qn,magFilter:Qn,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new Ts(s.x,s.y,Gi),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=As,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=In,H.map.depthTexture.magFilter=In}else Y.isPointLight?(H.map=new Qa(s.x),H.map.depthTexture=new Ta(s.x,Vi)):(H.map=new _i(s.x,s.y),H.map.depthTexture=new Ts(s.x,s.y,Vi)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=As,this.type===Ha?(H.map.depthTexture.compareFunction=K?Ef:Af,H.map.depthTexture.minFilter=Qn,H.map.depthTexture.magFilter=Qn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=In,H.map.depthTexture.magFilter=In);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,E);let it=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:E.layers;for(let dt=0;dt<j;dt++){let ut=H.getCamera(dt);if(Y.isPointLight){let Q=H.camera,mt=H.matrix,_t=Y.distance||Q.far;_t!==Q.far&&(Q.far=_t,Q.updateProjectionMatrix()),Ja.setFromMatrixPosition(Y.matrixWorld),Q.position.copy(Ja),zf.copy(Q.position),zf.add(OA[dt]),Q.up.copy(BA[dt]),Q.lookAt(zf),Q.updateMatrixWorld(),mt.makeTranslation(-Ja.x,-Ja.y,-Ja.z),Ay.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),H._frustum.setFromProjectionMatrix(Ay,Q.coordinateSystem,Q.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(H.map),i.clear());let Q=H.getViewport(dt);o.set(r.x*Q.x,r.y*Q.y,r.x*Q.z,r.y*Q.w),k.viewport(o)}n=H.getFrustum(dt),b(v,E,ut,Y,it,this.type)}H.isPointLightShadow!==!0&&this.type===Co&&x(H,E),H.needsUpdate=!1}f=this.type,m.needsUpdate=!1,i.setRenderTarget(O,I,L)};function x(T,v){let E=t.update(y);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,p.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),T.mapPass===null?T.mapPass=new _i(s.x,s.y,{format:ir,type:Hi}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(v,null,E,d,y,null),p.uniforms.shadow_pass.value=T.mapPass.texture,p.uniforms.resolution.value.set(T.map.width,T.map.height),p.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(v,null,E,p,y,null)}function A(T,v,E,O){let I=null,L=E.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(L!==void 0)I=L;else if(I=E.isPointLight===!0?l:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let k=I.uuid,z=v.uuid,D=c[k];D===void 0&&(D={},c[k]=D);let V=D[z];V===void 0&&(V=I.clone(),D[z]=V,v.addEventListener("dispose",R)),I=V}if(I.visible=v.visible,I.wireframe=v.wireframe,O===Co?I.side=v.shadowSide!==null?v.shadowSide:v.side:I.side=v.shadowSide!==null?v.shadowSide:u[v.side],I.alphaMap=v.alphaMap,I.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,I.map=v.map,I.clipShadows=v.clipShadows,I.clippingPlanes=v.clippingPlanes,I.clipIntersection=v.clipIntersection,I.displacementMap=v.displacementMap,I.displacementScale=v.displacementScale,I.displacementBias=v.displacementBias,I.wireframeLinewidth=v.wireframeLinewidth,I.linewidth=v.linewidth,E.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=i.properties.get(I);k.light=E}return I}function b(T,v,E,O,I,L){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&L===Co)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,T.matrixWorld);let D=t.update(T),V=T.material;if(Array.isArray(V)){let Y=D.groups;for(let H=0,ct=Y.length;H<ct;H++){let K=Y[H],j=V[K.materialIndex];if(j&&j.visible){let it=A(T,j,O,L);T.onBeforeShadow(i,T,v,E,D,it,K),i.renderBufferDirect(E,null,D,it,T,K),T.onAfterShadow(i,T,v,E,D,it,K)}}}else if(V.visible){let Y=A(T,V,O,L);T.onBeforeShadow(i,T,v,E,D,Y,null),i.renderBufferDirect(E,null,D,Y,T,null),T.onAfterShadow(i,T,v,E,D,Y,null)}}let z=T.children;for(let D=0,V=z.length;D<V;D++)b(z[D],v,E,O,I,L)}function R(T){T.target.removeEventListener("dispose",R);for(let E in c){let O=c[E],I=T.target.uuid;I in O&&(O[I].dispose(),delete O[I])}}}function zA(i,t){function e(){let F=!1,st=new Ye,et=null,wt=new Ye(0,0,0,0);return{setMask:function(gt){et!==gt&&!F&&(i.colorMask(gt,gt,gt,gt),et=gt)},setLocked:function(gt){F=gt},setClear:function(gt,bt,Gt,Kt,lt){lt===!0&&(gt*=Kt,bt*=Kt,Gt*=Kt),st.set(gt,bt,Gt,Kt),wt.equals(st)===!1&&(i.clearColor(gt,bt,Gt,Kt),wt.copy(st))},reset:function(){F=!1,et=null,wt.set(-1,0,0,0)}}}function n(){let F=!1,st=!1,et=null,wt=null,gt=null;return{setReversed:function(bt){if(st!==bt){let Gt=t.get("EXT_clip_control");bt?Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.ZERO_TO_ONE_EXT):Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.NEGATIVE_ONE_TO_ONE_EXT),st=bt;let Kt=gt;gt=null,this.setClear(Kt)}},getReversed:function(){return st},setTest:function(bt){bt?Mt(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(bt){et!==bt&&!F&&(i.depthMask(bt),et=bt)},setFunc:function(bt){if(st&&(bt=ty[bt]),wt!==bt){switch(bt){case Lc:i.depthFunc(i.NEVER);break;case Dc:i.depthFunc(i.ALWAYS);break;case Nc:i.depthFunc(i.LESS);break;case xo:i.depthFunc(i.LEQUAL);break;case Fc:i.depthFunc(i.EQUAL);break;case Uc:i.depthFunc(i.GEQUAL);break;case Oc:i.depthFunc(i.GREATER);break;case Bc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){F=bt},setClear:function(bt){gt!==bt&&(gt=bt,st&&(bt=1-bt),i.clearDepth(bt))},reset:function(){F=!1,et=null,wt=null,gt=null,st=!1}}}function s(){let F=!1,st=null,et=null,wt=null,gt=null,bt=null,Gt=null,Kt=null,lt=null;return{setTest:function(Ot){F||(Ot?Mt(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(Ot){st!==Ot&&!F&&(i.stencilMask(Ot),st=Ot)},setFunc:function(Ot,Jt,Rt){(et!==Ot||wt!==Jt||gt!==Rt)&&(i.stencilFunc(Ot,Jt,Rt),et=Ot,wt=Jt,gt=Rt)},setOp:function(Ot,Jt,Rt){(bt!==Ot||Gt!==Jt||Kt!==Rt)&&(i.stencilOp(Ot,Jt,Rt),bt=Ot,Gt=Jt,Kt=Rt)},setLocked:function(Ot){F=Ot},setClear:function(Ot){lt!==Ot&&(i.clearStencil(Ot),lt=Ot)},reset:function(){F=!1,st=null,et=null,wt=null,gt=null,bt=null,Gt=null,Kt=null,lt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},p=new WeakMap,g=[],y=null,m=!1,f=null,x=null,A=null,b=null,R=null,T=null,v=null,E=new se(0,0,0),O=0,I=!1,L=null,k=null,z=null,D=null,V=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ct=0,K=i.getParameter(i.VERSION);K.indexOf("WebGL")!==-1?(ct=parseFloat(/^WebGL (\d)/.exec(K)[1]),H=ct>=1):K.indexOf("OpenGL ES")!==-1&&(ct=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),H=ct>=2);let j=null,it={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),Q=new Ye().fromArray(dt),mt=new Ye().fromArray(ut);function _t(F,st,et,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(F,bt),i.texParameteri(F,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(F,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Gt=0;Gt<et;Gt++)F===i.TEXTURE_3D||F===i.TEXTURE_2D_ARRAY?i.texImage3D(st,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(st+Gt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=_t(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=_t(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=_t(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=_t(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(xo),on(!1),Le(sf),Mt(i.CULL_FACE),Xe(Ar);function Mt(F){h[F]!==!0&&(i.enable(F),h[F]=!0)}function Ht(F){h[F]!==!1&&(i.disable(F),h[F]=!1)}function re(F,st){return d[F]!==st?(i.bindFramebuffer(F,st),d[F]=st,F===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=st),F===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=st),!0):!1}function Vt(F,st){let et=g,wt=!1;if(F){et=p.get(st),et===void 0&&(et=[],p.set(st,et));let gt=F.textures;if(et.length!==gt.length||et[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Gt=gt.length;bt<Gt;bt++)et[bt]=i.COLOR_ATTACHMENT0+bt;et.length=gt.length,wt=!0}}else et[0]!==i.BACK&&(et[0]=i.BACK,wt=!0);wt&&i.drawBuffers(et)}function ue(F){return y!==F?(i.useProgram(F),y=F,!0):!1}let le={[Er]:i.FUNC_ADD,[S0]:i.FUNC_SUBTRACT,[w0]:i.FUNC_REVERSE_SUBTRACT};le[A0]=i.MIN,le[E0]=i.MAX;let ne={[T0]:i.ZERO,[R0]:i.ONE,[C0]:i.SRC_COLOR,[lf]:i.SRC_ALPHA,[F0]:i.SRC_ALPHA_SATURATE,[D0]:i.DST_COLOR,[I0]:i.DST_ALPHA,[P0]:i.ONE_MINUS_SRC_COLOR,[cf]:i.ONE_MINUS_SRC_ALPHA,[N0]:i.ONE_MINUS_DST_COLOR,[L0]:i.ONE_MINUS_DST_ALPHA,[U0]:i.CONSTANT_COLOR,[O0]:i.ONE_MINUS_CONSTANT_COLOR,[B0]:i.CONSTANT_ALPHA,[k0]:i.ONE_MINUS_CONSTANT_ALPHA};function Xe(F,st,et,wt,gt,bt,Gt,Kt,lt,Ot){if(F===Ar){m===!0&&(Ht(i.BLEND),m=!1);return}if(m===!1&&(Mt(i.BLEND),m=!0),F!==M0){if(F!==f||Ot!==I){if((x!==Er||R!==Er)&&(i.blendEquation(i.FUNC_ADD),x=Er,R=Er),Ot)switch(F){case Po:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case rf:i.blendFunc(i.ONE,i.ONE);break;case of:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case af:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:te("WebGLState: Invalid blending: ",F);break}else switch(F){case Po:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case rf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case of:te("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case af:te("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:te("WebGLState: Invalid blending: ",F);break}A=null,b=null,T=null,v=null,E.set(0,0,0),O=0,f=F,I=Ot}return}gt=gt||st,bt=bt||et,Gt=Gt||wt,(st!==x||gt!==R)&&(i.blendEquationSeparate(le[st],le[gt]),x=st,R=gt),(et!==A||wt!==b||bt!==T||Gt!==v)&&(i.blendFuncSeparate(ne[et],ne[wt],ne[bt],ne[Gt]),A=et,b=wt,T=bt,v=Gt),(Kt.equals(E)===!1||lt!==O)&&(i.blendColor(Kt.r,Kt.g,Kt.b,lt),E.copy(Kt),O=lt),f=F,I=!1}function Be(F,st){F.side===Ri?Ht(i.CULL_FACE):Mt(i.CULL_FACE);let et=F.side===ei;st&&(et=!et),on(et),F.blending===Po&&F.transparent===!1?Xe(Ar):Xe(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),o.setFunc(F.depthFunc),o.setTest(F.depthTest),o.setMask(F.depthWrite),r.setMask(F.colorWrite);let wt=F.stencilWrite;a.setTest(wt),wt&&(a.setMask(F.stencilWriteMask),a.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),a.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),xe(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function on(F){L!==F&&(F?i.frontFace(i.CW):i.frontFace(i.CCW),L=F)}function Le(F){F!==x0?(Mt(i.CULL_FACE),F!==k&&(F===sf?i.cullFace(i.BACK):F===v0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),k=F}function wn(F){F!==z&&(H&&i.lineWidth(F),z=F)}function xe(F,st,et){F?(Mt(i.POLYGON_OFFSET_FILL),(D!==st||V!==et)&&(D=st,V=et,o.getReversed()&&(st=-st,et=-et),i.polygonOffset(st,et))):Ht(i.POLYGON_OFFSET_FILL)}function gn(F){F?Mt(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function Je(F){F===void 0&&(F=i.TEXTURE0+Y-1),j!==F&&(i.activeTexture(F),j=F)}function an(F,st,et){et===void 0&&(j===null?et=i.TEXTURE0+Y-1:et=j);let wt=it[et];wt===void 0&&(wt={type:void 0,texture:void 0},it[et]=wt),(wt.type!==F||wt.texture!==st)&&(j!==et&&(i.activeTexture(et),j=et),i.bindTexture(F,st||Tt[F]),wt.type=F,wt.texture=st)}function U(){let F=it[j];F!==void 0&&F.type!==void 0&&(i.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function $t(){try{i.compressedTexImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function oe(){try{i.texSubImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function St(){try{i.texSubImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function Ne(){try{i.compressedTexSubImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function zt(){try{i.compressedTexSubImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function Xt(){try{i.texStorage2D(...arguments)}catch(F){te("WebGLState:",F)}}function C(){try{i.texStorage3D(...arguments)}catch(F){te("WebGLState:",F)}}function M(){try{i.texImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function X(){try{i.texImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function ht(F){return u[F]!==void 0?u[F]:i.getParameter(F)}function ot(F,st){u[F]!==st&&(i.pixelStorei(F,st),u[F]=st)}function yt(F){Q.equals(F)===!1&&(i.scissor(F.x,F.y,F.z,F.w),Q.copy(F))}function xt(F){mt.equals(F)===!1&&(i.viewport(F.x,F.y,F.z,F.w),mt.copy(F))}function tt(F,st){let et=c.get(st);et===void 0&&(et=new WeakMap,c.set(st,et));let wt=et.get(F);wt===void 0&&(wt=i.getUniformBlockIndex(st,F.name),i.uniformBlockBinding(st,wt,wt),et.set(F,wt))}function nt(F,st,et){let gt=c.get(st).get(F);l[gt]!==et&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,et),l[gt]=et)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},j=null,it={},d={},l={},p=new WeakMap,g=[],y=null,m=!1,f=null,x=null,A=null,b=null,R=null,T=null,v=null,E=new se(0,0,0),O=0,I=!1,L=null,k=null,z=null,D=null,V=null,Q.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Ht,bindFramebuffer:re,drawBuffers:Vt,useProgram:ue,setBlending:Xe,setMaterial:Be,setFlipSided:on,setCullFace:Le,setLineWidth:wn,setPolygonOffset:xe,setScissorTest:gn,activeTexture:Je,bindTexture:an,unbindTexture:U,compressedTexImage2D:Ct,compressedTexImage3D:$t,texImage2D:M,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:tt,uniformBlockBinding:nt,texStorage2D:Xt,texStorage3D:C,texSubImage2D:oe,texSubImage3D:St,compressedTexSubImage2D:Ne,compressedTexSubImage3D:zt,scissor:yt,viewport:xt,reset:pt}}function VA(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new qt,h=new WeakMap,u=new Set,d,p=new WeakMap,g=new Set,y=new FinalizationRegistry(C=>g.delete(C)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(C,M){return m?new OffscreenCanvas(C,M):ya("canvas")}function x(C,M,X){let ht=1,ot=Xt(C);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let yt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=f(yt,xt));let tt=M?f(yt,xt):d;return tt.width=yt,tt.height=xt,tt.getContext("2d").drawImage(C,0,0,yt,xt),Yt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+yt+"x"+xt+")."),tt}else return"data"in C&&Yt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function A(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function T(C,M,X,ht,ot,yt=!1){if(C!==null){if(i[C]!==void 0)return i[C];Yt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Yt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let tt=M;if(M===i.RED&&(X===i.FLOAT&&(tt=i.R32F),X===i.HALF_FLOAT&&(tt=i.R16F),X===i.UNSIGNED_BYTE&&(tt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(tt=xt.R16_EXT),X===i.SHORT&&xt&&(tt=xt.R16_SNORM_EXT)),M===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(tt=i.R8UI),X===i.UNSIGNED_SHORT&&(tt=i.R16UI),X===i.UNSIGNED_INT&&(tt=i.R32UI),X===i.BYTE&&(tt=i.R8I),X===i.SHORT&&(tt=i.R16I),X===i.INT&&(tt=i.R32I)),M===i.RG&&(X===i.FLOAT&&(tt=i.RG32F),X===i.HALF_FLOAT&&(tt=i.RG16F),X===i.UNSIGNED_BYTE&&(tt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(tt=xt.RG16_EXT),X===i.SHORT&&xt&&(tt=xt.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(tt=i.RG8UI),X===i.UNSIGNED_SHORT&&(tt=i.RG16UI),X===i.UNSIGNED_INT&&(tt=i.RG32UI),X===i.BYTE&&(tt=i.RG8I),X===i.SHORT&&(tt=i.RG16I),X===i.INT&&(tt=i.RG32I)),M===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(tt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(tt=i.RGB16UI),X===i.UNSIGNED_INT&&(tt=i.RGB32UI),X===i.BYTE&&(tt=i.RGB8I),X===i.SHORT&&(tt=i.RGB16I),X===i.INT&&(tt=i.RGB32I)),M===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(tt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(tt=i.RGBA16UI),X===i.UNSIGNED_INT&&(tt=i.RGBA32UI),X===i.BYTE&&(tt=i.RGBA8I),X===i.SHORT&&(tt=i.RGBA16I),X===i.INT&&(tt=i.RGBA32I)),M===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(tt=xt.RGB16_EXT),X===i.SHORT&&xt&&(tt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(tt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(tt=i.R11F_G11F_B10F)),M===i.RGBA){let nt=yt?ga:_e.getTransfer(ot);X===i.FLOAT&&(tt=i.RGBA32F),X===i.HALF_FLOAT&&(tt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(tt=nt===Ee?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(tt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(tt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(tt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(tt=i.RGB5_A1)}return(tt===i.R16F||tt===i.R32F||tt===i.RG16F||tt===i.RG32F||tt===i.RGBA16F||tt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),tt}function v(C,M){let X;return C?M===null||M===Vi||M===Rr?X=i.DEPTH24_STENCIL8:M===Gi?X=i.DEPTH32F_STENCIL8:M===Lo&&(X=i.DEPTH24_STENCIL8,Yt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Vi||M===Rr?X=i.DEPTH_COMPONENT24:M===Gi?X=i.DEPTH_COMPONENT32F:M===Lo&&(X=i.DEPTH_COMPONENT16),X}function E(C,M){return A(C)===!0||C.isFramebufferTexture&&C.minFilter!==In&&C.minFilter!==Qn?Math.log2(Math.max(M.width,M.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?M.mipmaps.length:1}function O(C){let M=new WeakRef(C);n.get(C).__ref=M,g.add(M),y.register(C,M,M)}function I(C){let M=n.get(C).__ref;M!==void 0&&(g.delete(M),y.unregister(M))}function L(C){z(C.target)}function k(C){D(C.target)}function z(C){C.removeEventListener("dispose",L),I(C),Y(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",k),I(C),ct(C)}function V(){for(let C of g){let M=C.deref();M!==void 0&&(M.isRenderTarget===!0?D(M):z(M))}g.clear(),u.clear()}function Y(C){let M=n.get(C);if(M.__webglInit===void 0)return;let X=C.source,ht=p.get(X);if(ht){let ot=ht[M.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&H(C),Object.keys(ht).length===0&&p.delete(X)}n.remove(C)}function H(C){let M=n.get(C);i.deleteTexture(M.__webglTexture);let X=C.source,ht=p.get(X);delete ht[M.__cacheKey],o.memory.textures--}function ct(C){let M=n.get(C);M.__depthDisposeCallback&&M.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&z(X),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(M.__webglFramebuffer[ot]))for(let yt=0;yt<M.__webglFramebuffer[ot].length;yt++)i.deleteFramebuffer(M.__webglFramebuffer[ot][yt]);else i.deleteFramebuffer(M.__webglFramebuffer[ot]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ot])}else{if(Array.isArray(M.__webglFramebuffer))for(let ot=0;ot<M.__webglFramebuffer.length;ot++)i.deleteFramebuffer(M.__webglFramebuffer[ot]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ot=0;ot<M.__webglColorRenderbuffer.length;ot++)M.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ot]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,yt=ht.length;ot<yt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let K=0;function j(){K=0}function it(){return K}function dt(C){K=C}function ut(){let C=K;return C>=s.maxTextures&&Yt("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,C}function Q(C){let M=[];return M.push(C.wrapS),M.push(C.wrapT),M.push(C.wrapR||0),M.push(C.magFilter),M.push(C.minFilter),M.push(C.anisotropy),M.push(C.internalFormat),M.push(C.format),M.push(C.type),M.push(C.generateMipmaps),M.push(C.mipmapsAutoUpdate),M.push(C.premultiplyAlpha),M.push(C.flipY),M.push(C.unpackAlignment),M.push(C.colorSpace),M.join()}function mt(C,M){let X=n.get(C);if(C.isVideoTexture&&Ne(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let ht=C.image;if(ht===null)Yt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Yt("WebGLRenderer: Texture marked for update but image is incomplete");else{Be(X,C,M);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+M)}function _t(C,M){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Be(X,C,M);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+M)}function Tt(C,M){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Be(X,C,M);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+M)}function Mt(C,M){let X=n.get(C);if(C.version>0&&X.__version!==C.version){on(X,C,M);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+M)}let Ht={[kc]:i.REPEAT,[rs]:i.CLAMP_TO_EDGE,[zc]:i.MIRRORED_REPEAT},re={[In]:i.NEAREST,[G0]:i.NEAREST_MIPMAP_NEAREST,[Wa]:i.NEAREST_MIPMAP_LINEAR,[Qn]:i.LINEAR,[gh]:i.LINEAR_MIPMAP_NEAREST,[Cs]:i.LINEAR_MIPMAP_LINEAR},Vt={[q0]:i.NEVER,[Tf]:i.ALWAYS,[Y0]:i.LESS,[Af]:i.LEQUAL,[$0]:i.EQUAL,[Ef]:i.GEQUAL,[Z0]:i.GREATER,[K0]:i.NOTEQUAL};function ue(C,M){if(M.type===Gi&&t.has("OES_texture_float_linear")===!1&&(M.magFilter===Qn||M.magFilter===gh||M.magFilter===Wa||M.magFilter===Cs||M.minFilter===Qn||M.minFilter===gh||M.minFilter===Wa||M.minFilter===Cs)&&Yt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Ht[M.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Ht[M.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Ht[M.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,re[M.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,re[M.minFilter]),M.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Vt[M.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===In||M.minFilter!==Wa&&M.minFilter!==Cs||M.type===Gi&&t.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function le(C,M){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,M.addEventListener("dispose",L),O(M));let ht=M.source,ot=p.get(ht);ot===void 0&&(ot={},p.set(ht,ot));let yt=Q(M);if(yt!==C.__cacheKey){ot[yt]===void 0&&(ot[yt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[yt].usedTimes++;let xt=ot[C.__cacheKey];xt!==void 0&&(ot[C.__cacheKey].usedTimes--,xt.usedTimes===0&&H(M)),C.__cacheKey=yt,C.__webglTexture=ot[yt].texture}return X}function ne(C,M,X){return Math.floor(Math.floor(C/X)/M)}function Xe(C,M,X,ht){let yt=C.updateRanges;if(yt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,X,ht,M.data);else{yt.sort((F,st)=>F.start-st.start);let xt=0;for(let F=1;F<yt.length;F++){let st=yt[xt],et=yt[F],wt=st.start+st.count,gt=ne(et.start,M.width,4),bt=ne(st.start,M.width,4);et.start<=wt+1&&gt===bt&&ne(et.start+et.count-1,M.width,4)===gt?st.count=Math.max(st.count,et.start+et.count-st.start):(++xt,yt[xt]=et)}yt.length=xt+1;let tt=e.getParameter(i.UNPACK_ROW_LENGTH),nt=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let F=0,st=yt.length;F<st;F++){let et=yt[F],wt=Math.floor(et.start/4),gt=Math.ceil(et.count/4),bt=wt%M.width,Gt=Math.floor(wt/M.width),Kt=gt,lt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Gt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Gt,Kt,lt,X,ht,M.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,tt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,nt),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function Be(C,M,X){let ht=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=le(C,M),yt=M.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+X);let xt=n.get(yt);if(yt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let lt=_e.getPrimaries(_e.workingColorSpace),Ot=M.colorSpace===Is?null:_e.getPrimaries(M.colorSpace),Jt=M.colorSpace===Is||lt===Ot?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Jt)}e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let nt=x(M.image,!1,s.maxTextureSize);nt=zt(M,nt);let pt=r.convert(M.format,M.colorSpace),F=r.convert(M.type),st=T(M.internalFormat,pt,F,M.normalized,M.colorSpace,M.isVideoTexture);ue(ht,M);let et,wt=M.mipmaps,gt=M.isVideoTexture!==!0,bt=xt.__version===void 0||ot===!0,Gt=yt.dataReady,Kt=E(M,nt);if(M.isDepthTexture)st=v(M.format===Ps,M.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,st,nt.width,nt.height):e.texImage2D(i.TEXTURE_2D,0,st,nt.width,nt.height,0,pt,F,null));else if(M.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,st,wt[0].width,wt[0].height);for(let lt=0,Ot=wt.length;lt<Ot;lt++)et=wt[lt],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,et.width,et.height,pt,F,et.data):e.texImage2D(i.TEXTURE_2D,lt,st,et.width,et.height,0,pt,F,et.data);M.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Kt,st,nt.width,nt.height),Gt&&Xe(M,nt,pt,F)):e.texImage2D(i.TEXTURE_2D,0,st,nt.width,nt.height,0,pt,F,nt.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,st,wt[0].width,wt[0].height,nt.depth);for(let lt=0,Ot=wt.length;lt<Ot;lt++)if(et=wt[lt],M.format!==Wi)if(pt!==null)if(gt){if(Gt)if(M.layerUpdates.size>0){let Jt=Bf(et.width,et.height,M.format,M.type);for(let Rt of M.layerUpdates){let ae=et.data.subarray(Rt*Jt/et.data.BYTES_PER_ELEMENT,(Rt+1)*Jt/et.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,Rt,et.width,et.height,1,pt,ae)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,et.width,et.height,nt.depth,pt,et.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,lt,st,et.width,et.height,nt.depth,0,et.data,0,0);else Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Gt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,et.width,et.height,nt.depth,pt,F,et.data):e.texImage3D(i.TEXTURE_2D_ARRAY,lt,st,et.width,et.height,nt.depth,0,pt,F,et.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,st,wt[0].width,wt[0].height);for(let lt=0,Ot=wt.length;lt<Ot;lt++)et=wt[lt],M.format!==Wi?pt!==null?gt?Gt&&e.compressedTexSubImage2D(i.TEXTURE_2D,lt,0,0,et.width,et.height,pt,et.data):e.compressedTexImage2D(i.TEXTURE_2D,lt,st,et.width,et.height,0,et.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,et.width,et.height,pt,F,et.data):e.texImage2D(i.TEXTURE_2D,lt,st,et.width,et.height,0,pt,F,et.data)}else if(M.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,st,nt.width,nt.height,nt.depth),Gt)if(M.layerUpdates.size>0){let lt=Bf(nt.width,nt.height,M.format,M.type);for(let Ot of M.layerUpdates){let Jt=nt.data.subarray(Ot*lt/nt.data.BYTES_PER_ELEMENT,(Ot+1)*lt/nt.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ot,nt.width,nt.height,1,pt,F,Jt)}M.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,nt.width,nt.height,nt.depth,pt,F,nt.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,st,nt.width,nt.height,nt.depth,0,pt,F,nt.data);else if(M.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Kt,st,nt.width,nt.height,nt.depth),Gt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,nt.width,nt.height,nt.depth,pt,F,nt.data)):e.texImage3D(i.TEXTURE_3D,0,st,nt.width,nt.height,nt.depth,0,pt,F,nt.data);else if(M.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Kt,st,nt.width,nt.height);else{let lt=nt.width,Ot=nt.height;for(let Jt=0;Jt<Kt;Jt++)e.texImage2D(i.TEXTURE_2D,Jt,st,lt,Ot,0,pt,F,null),lt>>=1,Ot>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let lt=i.canvas;if(lt.hasAttribute("layoutsubtree")||lt.setAttribute("layoutsubtree","true"),nt.parentNode!==lt){lt.appendChild(nt),u.add(M),lt.onpaint=Ot=>{let Jt=Ot.changedElements;for(let Rt of u)Jt.includes(Rt.image)&&(Rt.needsUpdate=!0)},lt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,nt);else{let Jt=i.RGBA,Rt=i.RGBA,ae=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Jt,Rt,ae,nt)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let lt=Xt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Kt,st,lt.width,lt.height)}for(let lt=0,Ot=wt.length;lt<Ot;lt++)et=wt[lt],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,pt,F,et):e.texImage2D(i.TEXTURE_2D,lt,st,pt,F,et);M.generateMipmaps=!1}else if(gt){if(bt){let lt=Xt(nt);e.texStorage2D(i.TEXTURE_2D,Kt,st,lt.width,lt.height)}Gt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,F,nt)}else e.texImage2D(i.TEXTURE_2D,0,st,pt,F,nt);A(M)&&M.mipmapsAutoUpdate===!0&&b(ht),xt.__version=yt.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function on(C,M,X){if(M.image.length!==6)return;let ht=le(C,M),ot=M.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let yt=n.get(ot);if(ot.version!==yt.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=_e.getPrimaries(_e.workingColorSpace),tt=M.colorSpace===Is?null:_e.getPrimaries(M.colorSpace),nt=M.colorSpace===Is||xt===tt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,nt);let pt=M.isCompressedTexture||M.image[0].isCompressedTexture,F=M.image[0]&&M.image[0].isDataTexture,st=[];for(let Rt=0;Rt<6;Rt++)!pt&&!F?st[Rt]=x(M.image[Rt],!0,s.maxCubemapSize):st[Rt]=F?M.image[Rt].image:M.image[Rt],st[Rt]=zt(M,st[Rt]);let et=st[0],wt=r.convert(M.format,M.colorSpace),gt=r.convert(M.type),bt=T(M.internalFormat,wt,gt,M.normalized,M.colorSpace),Gt=M.isVideoTexture!==!0,Kt=yt.__version===void 0||ht===!0,lt=ot.dataReady,Ot=E(M,et);ue(i.TEXTURE_CUBE_MAP,M);let Jt;if(M.isDepthTexture){if(bt=v(M.format===Ps,M.type),Kt)if(Gt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,et.width,et.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,et.width,et.height,0,wt,gt,null)}else if(pt){Gt&&Kt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,et.width,et.height);for(let Rt=0;Rt<6;Rt++){Jt=st[Rt].mipmaps;for(let ae=0;ae<Jt.length;ae++){let ke=Jt[ae];M.format!==Wi?wt!==null?Gt?lt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,ke.width,ke.height,wt,ke.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,ke.width,ke.height,0,ke.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Gt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,ke.width,ke.height,wt,gt,ke.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,ke.width,ke.height,0,wt,gt,ke.data)}}}else{if(Jt=M.mipmaps,Gt&&Kt){Jt.length>0&&Ot++;let Rt=Xt(st[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(F){Gt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,st[Rt].width,st[Rt].height,wt,gt,st[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,st[Rt].width,st[Rt].height,0,wt,gt,st[Rt].data);for(let ae=0;ae<Jt.length;ae++){let Wn=Jt[ae].image[Rt].image;Gt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,Wn.width,Wn.height,wt,gt,Wn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,Wn.width,Wn.height,0,wt,gt,Wn.data)}}else{Gt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,st[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,st[Rt]);for(let ae=0;ae<Jt.length;ae++){let ke=Jt[ae];Gt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,wt,gt,ke.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,wt,gt,ke.image[Rt])}}}A(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),yt.__version=ot.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function Le(C,M,X,ht,ot,yt){let xt=r.convert(X.format,X.colorSpace),tt=r.convert(X.type),nt=T(X.internalFormat,xt,tt,X.normalized,X.colorSpace),pt=n.get(M),F=n.get(X);if(F.__renderTarget=M,!pt.__hasExternalTextures){let st=Math.max(1,M.width>>yt),et=Math.max(1,M.height>>yt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,yt,nt,st,et,M.depth,0,xt,tt,null):e.texImage2D(ot,yt,nt,st,et,0,xt,tt,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,F.__webglTexture,0,oe(M)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,F.__webglTexture,yt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function wn(C,M,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),M.depthBuffer){let ht=M.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,yt=v(M.stencilBuffer,ot),xt=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;St(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),yt,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),yt,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,yt,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,C)}else{let ht=M.textures;for(let ot=0;ot<ht.length;ot++){let yt=ht[ot],xt=r.convert(yt.format,yt.colorSpace),tt=r.convert(yt.type),nt=T(yt.internalFormat,xt,tt,yt.normalized,yt.colorSpace);St(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),nt,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),nt,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,nt,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function xe(C,M,X){let ht=M.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(M.depthTexture);ot.__renderTarget=M;let yt=ht?M.depthTexture.image[0]:M.depthTexture.image;(!ot.__webglTexture||yt.width!==M.width||yt.height!==M.height)&&(yt.width=M.width,yt.height=M.height,M.depthTexture.needsUpdate=!0),ht?Mt(M.depthTexture,0):mt(M.depthTexture,0);let xt=ot.__webglTexture,tt=oe(M),nt=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=M.depthTexture.format===Ps?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===As)St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,nt,xt,0,tt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,nt,xt,0);else if(M.depthTexture.format===Ps)St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,nt,xt,0,tt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,nt,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function gn(C){let M=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ht){let ot=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),M.__depthDisposeCallback=ot}M.__boundDepthTexture=ht}if(C.depthTexture&&!M.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)xe(M.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?xe(M.__webglFramebuffer[0],C,0):xe(M.__webglFramebuffer,C,0);else if(X){M.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[ht]),M.__webglDepthbuffer[ht]===void 0)M.__webglDepthbuffer[ht]=i.createRenderbuffer(),wn(M.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),wn(M.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Je(C,M,X){let ht=n.get(C);M!==void 0&&Le(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&gn(C)}function an(C){let M=C.texture,X=n.get(C),ht=n.get(M);C.addEventListener("dispose",k),O(C);let ot=C.textures,yt=C.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=M.version,o.memory.textures++),yt){X.__webglFramebuffer=[];for(let tt=0;tt<6;tt++)if(M.mipmaps.length>0){X.__webglFramebuffer[tt]=[];for(let nt=0;nt<M.mipmaps.length;nt++)X.__webglFramebuffer[tt][nt]=i.createFramebuffer()}else X.__webglFramebuffer[tt]=i.createFramebuffer()}else{if(M.mipmaps.length>0){X.__webglFramebuffer=[];for(let tt=0;tt<M.mipmaps.length;tt++)X.__webglFramebuffer[tt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let tt=0,nt=ot.length;tt<nt;tt++){let pt=n.get(ot[tt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&St(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let tt=0;tt<ot.length;tt++){let nt=ot[tt];X.__webglColorRenderbuffer[tt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[tt]);let pt=r.convert(nt.format,nt.colorSpace),F=r.convert(nt.type),st=T(nt.internalFormat,pt,F,nt.normalized,nt.colorSpace,C.isXRRenderTarget===!0),et=oe(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,et,st,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+tt,i.RENDERBUFFER,X.__webglColorRenderbuffer[tt])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),wn(X.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(yt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),ue(i.TEXTURE_CUBE_MAP,M);for(let tt=0;tt<6;tt++)if(M.mipmaps.length>0)for(let nt=0;nt<M.mipmaps.length;nt++)Le(X.__webglFramebuffer[tt][nt],C,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+tt,nt);else Le(X.__webglFramebuffer[tt],C,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+tt,0);A(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let tt=0,nt=ot.length;tt<nt;tt++){let pt=ot[tt],F=n.get(pt),st=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(st=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(st,F.__webglTexture),ue(st,pt),Le(X.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+tt,st,0),A(pt)&&b(st)}e.unbindTexture()}else{let tt=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(tt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(tt,ht.__webglTexture),ue(tt,M),M.mipmaps.length>0)for(let nt=0;nt<M.mipmaps.length;nt++)Le(X.__webglFramebuffer[nt],C,M,i.COLOR_ATTACHMENT0,tt,nt);else Le(X.__webglFramebuffer,C,M,i.COLOR_ATTACHMENT0,tt,0);A(M)?b(tt):M.mipmaps.length>0&&i.texParameteri(tt,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&gn(C)}function U(C){let M=C.textures;for(let X=0,ht=M.length;X<ht;X++){let ot=M[X];if(A(ot)&&ot.mipmapsAutoUpdate===!0){let yt=R(C),xt=n.get(ot).__webglTexture;e.bindTexture(yt,xt),b(yt),e.unbindTexture()}}}let Ct=[];function $t(C){if(C.samples>0){if(St(C)===!1){let M=C.textures,X=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,yt=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(C),tt=M.length>1;if(tt)for(let pt=0;pt<M.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<M.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),tt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let F=n.get(M[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,F,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(yt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),tt)for(let pt=0;pt<M.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let F=n.get(M[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,F,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let M=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function oe(C){return Math.min(s.maxSamples,C.samples)}function St(C){let M=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Ne(C){let M=o.render.frame;h.get(C)!==M&&(h.set(C,M),C.update())}function zt(C,M){let X=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==ma&&X!==Is&&(_e.getTransfer(X)===Ee?(ht!==Wi||ot!==ri)&&Yt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):te("WebGLTextures: Unsupported texture color space:",X)),M}function Xt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=j,this.getTextureUnits=it,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=_t,this.setTexture3D=Tt,this.setTextureCube=Mt,this.rebindTextures=Je,this.setupRenderTarget=an,this.updateRenderTargetMipmap=U,this.updateMultisampleRenderTarget=$t,this.setupDepthRenderbuffer=gn,this.setupFrameBufferTexture=Le,this.useMultisampledRTT=St,this.dispose=V}function GA(i,t){function e(n,s=Is){let r,o=_e.getTransfer(s);if(n===ri)return i.UNSIGNED_BYTE;if(n===_h)return i.UNSIGNED_SHORT_4_4_4_4;if(n===xh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===vf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===bf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===_f)return i.BYTE;if(n===xf)return i.SHORT;if(n===Lo)return i.UNSIGNED_SHORT;if(n===yh)return i.INT;if(n===Vi)return i.UNSIGNED_INT;if(n===Gi)return i.FLOAT;if(n===Hi)return i.HALF_FLOAT;if(n===Mf)return i.ALPHA;if(n===Sf)return i.RGB;if(n===Wi)return i.RGBA;if(n===As)return i.DEPTH_COMPONENT;if(n===Ps)return i.DEPTH_STENCIL;if(n===wf)return i.RED;if(n===vh)return i.RED_INTEGER;if(n===ir)return i.RG;if(n===bh)return i.RG_INTEGER;if(n===Mh)return i.RGBA_INTEGER;if(n===Xa||n===qa||n===Ya||n===$a)if(o===Ee)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Xa)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===qa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ya)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===$a)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Xa)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===qa)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ya)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===$a)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Sh||n===wh||n===Ah||n===Eh)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Sh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===wh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Ah)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Eh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Th||n===Rh||n===Ch||n===Ph||n===Ih||n===Za||n===Lh)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Th||n===Rh)return o===Ee?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Ch)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Ph)return r.COMPRESSED_R11_EAC;if(n===Ih)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Za)return r.COMPRESSED_RG11_EAC;if(n===Lh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Dh||n===Nh||n===Fh||n===Uh||n===Oh||n===Bh||n===kh||n===zh||n===Vh||n===Gh||n===Hh||n===Wh||n===Xh||n===qh)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Dh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Nh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Fh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Uh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Oh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Bh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===kh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===zh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Vh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Gh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Hh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Wh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Xh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===qh)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Yh||n===$h||n===Zh)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Yh)return o===Ee?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===$h)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Zh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Kh||n===Jh||n===Ka||n===jh)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Kh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Jh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Ka)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===jh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Rr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var HA=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,WA=`
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

}`,Yf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new Ra(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Ti({vertexShader:HA,fragmentShader:WA,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Ie(new Mr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},$f=class extends zi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,p=null,g=null,y=typeof XRWebGLBinding<"u",m=new Yf,f={},x=e.getContextAttributes(),A=null,b=null,R=[],T=[],v=new qt,E=null,O=null,I=new Vn;I.viewport=new Ye;let L=new Vn;L.viewport=new Ye;let k=[I,L],z=new dh,D=null,V=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let mt=R[Q];return mt===void 0&&(mt=new wo,R[Q]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(Q){let mt=R[Q];return mt===void 0&&(mt=new wo,R[Q]=mt),mt.getGripSpace()},this.getHand=function(Q){let mt=R[Q];return mt===void 0&&(mt=new wo,R[Q]=mt),mt.getHandSpace()};function Y(Q){let mt=T.indexOf(Q.inputSource);if(mt===-1)return;let _t=R[mt];_t!==void 0&&(_t.update(Q.inputSource,Q.frame,c||o),_t.dispatchEvent({type:Q.type,data:Q.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ct);for(let Q=0;Q<R.length;Q++){let mt=T[Q];mt!==null&&(T[Q]=null,R[Q].disconnect(mt))}D=null,V=null,m.reset();for(let Q in f)delete f[Q];if(t.setRenderTarget(A),p=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(E),t.setSize(v.width,v.height,!1),O!==null){let Q=O.camera;Q.fov=O.fov,Q.zoom=O.zoom,Q.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&Yt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&Yt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(A=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ct),x.xrCompatible!==!0&&await e.makeXRCompatible(),E=t.getPixelRatio(),t.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let _t=null,Tt=null,Mt=null;x.depth&&(Mt=x.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,_t=x.stencil?Ps:As,Tt=x.stencil?Rr:Vi);let Ht={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Ht),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new _i(d.textureWidth,d.textureHeight,{format:Wi,type:ri,depthTexture:new Ts(d.textureWidth,d.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,_t),stencilBuffer:x.stencil,colorSpace:t.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let _t={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,_t),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new _i(p.framebufferWidth,p.framebufferHeight,{format:Wi,type:ri,colorSpace:t.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ct(Q){for(let mt=0;mt<Q.removed.length;mt++){let _t=Q.removed[mt],Tt=T.indexOf(_t);Tt>=0&&(T[Tt]=null,R[Tt].disconnect(_t))}for(let mt=0;mt<Q.added.length;mt++){let _t=Q.added[mt],Tt=T.indexOf(_t);if(Tt===-1){for(let Ht=0;Ht<R.length;Ht++)if(Ht>=T.length){T.push(_t),Tt=Ht;break}else if(T[Ht]===null){T[Ht]=_t,Tt=Ht;break}if(Tt===-1)break}let Mt=R[Tt];Mt&&Mt.connect(_t)}}function K(Q,mt){mt===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(mt.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let mt=Q.near,_t=Q.far;m.texture!==null&&(m.depthNear>0&&(mt=m.depthNear),m.depthFar>0&&(_t=m.depthFar)),z.near=L.near=I.near=mt,z.far=L.far=I.far=_t,(D!==z.near||V!==z.far)&&(s.updateRenderState({depthNear:z.near,depthFar:z.far}),D=z.near,V=z.far),z.layers.mask=Q.layers.mask|6,I.layers.mask=z.layers.mask&-5,L.layers.mask=z.layers.mask&-3;let Tt=Q.parent,Mt=z.cameras;K(z,Tt);for(let Ht=0;Ht<Mt.length;Ht++)K(Mt[Ht],Tt);z.projectionMatrix.copy(I.projectionMatrix),z.projectionMatrixInverse.copy(I.projectionMatrixInverse),O===null&&Q.isPerspectiveCamera&&(O={camera:Q,fov:Q.fov,zoom:Q.zoom}),j(Q,z,Tt)};function j(Q,mt,_t){_t===null?Q.matrix.copy(mt.matrixWorld):(Q.matrix.copy(_t.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(mt.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(mt.projectionMatrix),Q.projectionMatrixInverse.copy(mt.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=Mo*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return z},this.getFoveation=function(){if(!(d===null&&p===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=Q)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(z)},this.getCameraTexture=function(Q){return f[Q]};let it=null;function dt(Q,mt){if(h=mt.getViewerPose(c||o),g=mt,h!==null){let _t=h.views;p!==null&&(t.setRenderTargetFramebuffer(b,p.framebuffer),t.setRenderTarget(b));let Tt=!1;_t.length!==z.cameras.length&&(z.cameras.length=0,Tt=!0);for(let Vt=0;Vt<_t.length;Vt++){let ue=_t[Vt],le=null;if(p!==null)le=p.getViewport(ue);else{let Xe=u.getViewSubImage(d,ue);le=Xe.viewport,Vt===0&&(t.setRenderTargetTextures(b,Xe.colorTexture,Xe.depthStencilTexture),t.setRenderTarget(b))}let ne=k[Vt];ne===void 0&&(ne=new Vn,ne.layers.enable(Vt),ne.viewport=new Ye,k[Vt]=ne),ne.matrix.fromArray(ue.transform.matrix),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.projectionMatrix.fromArray(ue.projectionMatrix),ne.projectionMatrixInverse.copy(ne.projectionMatrix).invert(),ne.viewport.set(le.x,le.y,le.width,le.height),Vt===0&&(z.matrix.copy(ne.matrix),z.matrix.decompose(z.position,z.quaternion,z.scale)),Tt===!0&&z.cameras.push(ne)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Vt=u.getDepthInformation(_t[0]);Vt&&Vt.isValid&&Vt.texture&&m.init(Vt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Vt=0;Vt<_t.length;Vt++){let ue=_t[Vt].camera;if(ue){let le=f[ue];le||(le=new Ra,f[ue]=le);let ne=u.getCameraImage(ue);le.sourceTexture=ne}}}}for(let _t=0;_t<R.length;_t++){let Tt=T[_t],Mt=R[_t];Tt!==null&&Mt!==void 0&&Mt.update(Tt,mt,c||o)}it&&it(Q,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new Ey;ut.setAnimationLoop(dt),this.setAnimationLoop=function(Q){it=Q},this.dispose=function(){}}},XA=new Oe,Uy=new ee;Uy.set(-1,0,0,0,1,0,0,0,1);function qA(i,t){function e(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function n(m,f){f.color.getRGB(m.fogColor.value,Ff(i)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,x,A,b){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?r(m,f):f.isMeshLambertMaterial?(r(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(r(m,f),u(m,f)):f.isMeshPhongMaterial?(r(m,f),h(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,b)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),y(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?l(m,f,x,A):f.isSpriteMaterial?c(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,e(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===ei&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,e(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===ei&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,e(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,e(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,e(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);let x=t.get(f),A=x.envMap,b=x.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(XA.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Uy),m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,e(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,e(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function l(m,f,x,A){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*x,m.scale.value=A*.5,f.map&&(m.map.value=f.map,e(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function c(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function h(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function u(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,e(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,e(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,x){m.ior.value=f.ior,f.diffuseRoughness>0&&(m.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=f.diffuseRoughnessMap,e(f.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,e(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,e(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,e(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,e(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,e(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===ei&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.retroreflectivity>0&&(m.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,e(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,e(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=x.texture,m.transmissionSamplerSize.value.set(x.width,x.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,e(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,e(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,e(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,e(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,e(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function y(m,f){let x=t.get(f).light;m.referencePosition.value.setFromMatrixPosition(x.matrixWorld),m.nearDistance.value=x.shadow.camera.near,m.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function YA(i,t,e,n){let s={},r={};function o(x,A){let b=A.program;n.uniformBlockBinding(x,b,s[x.id])}function a(x,A){let b=s[x.id];b===void 0&&(g(x),b=l(x),s[x.id]=b,x.addEventListener("dispose",m));let R=A.program;n.updateUBOMapping(x,R);let T=t.render.frame;r[x.id]!==T&&(c(x),r[x.id]=T)}function l(x){let A=i.createBuffer(),b=x.__size,R=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(x){let A=s[x.id],b=x.uniforms,R=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let T=0,v=b.length;T<v;T++){let E=b[T];if(Array.isArray(E))for(let O=0,I=E.length;O<I;O++)h(E[O],T,O,R);else h(E,T,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,A,b,R){if(d(x,A,b,R)===!0){let T=x.__offset,v=x.value;if(Array.isArray(v)){let E=0;for(let O=0;O<v.length;O++){let I=v[O],L=y(I,!0);u(I,x.__data,E),E+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,T,x.__data)}}function u(x,A,b){typeof x=="number"||typeof x=="boolean"?A[b]=x:x.isMatrix3?(A[b]=x.elements[0],A[b+1]=x.elements[1],A[b+2]=x.elements[2],A[b+3]=0,A[b+4]=x.elements[3],A[b+5]=x.elements[4],A[b+6]=x.elements[5],A[b+7]=0,A[b+8]=x.elements[6],A[b+9]=x.elements[7],A[b+10]=x.elements[8],A[b+11]=0):ArrayBuffer.isView(x)?A.set(x.subarray(0,A.length-b),b):x.toArray(A,b)}function d(x,A,b,R){let T=x.value,v=A+"_"+b;if(Array.isArray(T)){R[v]===void 0&&(R[v]=[]);let E=R[v],O=!1;for(let I=0;I<T.length;I++)p(T[I],E,I)===!0&&(O=!0);return O}return p(T,R,v)}function p(x,A,b){if(A[b]===void 0)return typeof x=="number"||typeof x=="boolean"?A[b]=x:ArrayBuffer.isView(x)?A[b]=x.slice():A[b]=x.clone(),!0;{let R=A[b];if(typeof x=="number"||typeof x=="boolean"){if(R!==x)return A[b]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(R.equals(x)===!1)return R.copy(x),!0}}return!1}function g(x){let A=x.uniforms,b=0,R=16;for(let v=0,E=A.length;v<E;v++){let O=Array.isArray(A[v])?A[v]:[A[v]];for(let I=0,L=O.length;I<L;I++){let k=O[I],z=Array.isArray(k.value)?k.value:[k.value],D=Array.isArray(A[v])||Array.isArray(k.value),V=b;for(let H=0,ct=z.length;H<ct;H++){let K=z[H],j=y(K,D),it=b%R,dt=it%j.boundary,ut=it+dt;b+=dt,ut!==0&&R-ut<j.storage&&(b+=R-ut),H===0&&(V=b),b+=j.storage}let Y=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Y((b-V)/Float32Array.BYTES_PER_ELEMENT),k.__offset=V}}let T=b%R;return T>0&&(b+=R-T),x.__size=b,x.__cache={},this}function y(x,A){let b={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(b.boundary=4,b.storage=4):x.isVector2?(b.boundary=8,b.storage=8):x.isVector3||x.isColor?(b.boundary=16,b.storage=12):x.isVector4?(b.boundary=16,b.storage=16):x.isMatrix3?(b.boundary=16,b.storage=48):x.isMatrix4?(b.boundary=16,b.storage=64):x.isTexture?Yt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(b.boundary=16,b.storage=x.byteLength):Yt("WebGLRenderer: Unsupported uniform value type.",x),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(x){let A=x.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function f(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:f}}var $A=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),cs=null;function ZA(){return cs===null&&(cs=new Yc($A,16,16,ir,Hi),cs.name="DFG_LUT",cs.minFilter=Qn,cs.magFilter=Qn,cs.wrapS=rs,cs.wrapT=rs,cs.generateMipmaps=!1,cs.needsUpdate=!0),cs}var su=class{constructor(t={}){let{canvas:e=J0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:p=ri}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=p,m=new Set([Mh,bh,vh]),f=new Set([ri,Vi,Lo,Rr,_h,xh]),x=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,T=null,v=[],E=[],O=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ls,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,k=null,z=null,D=null,V=null;this._outputColorSpace=jn;let Y=0,H=0,ct=null,K=-1,j=null,it=new Ye,dt=new Ye,ut=null,Q=new se(0),mt=0,_t=e.width,Tt=e.height,Mt=1,Ht=null,re=null,Vt=new Ye(0,0,_t,Tt),ue=new Ye(0,0,_t,Tt),le=!1,ne=new Ks,Xe=new $c,Be=!1,on=!1,Le=new Oe,wn=new W,xe=new Ye,gn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Je=!1;function an(){return ct===null?Mt:1}let U=n;function Ct(w,B){return e.getContext(w,B)}let $t,oe,St,Ne,zt,Xt,C,M,X,ht,ot,yt,xt,tt,nt,pt,F,st,et,wt,gt,bt,Gt;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ot,!1),e.addEventListener("webglcontextrestored",Jt,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),U===null){let B="webgl2";if(U=Ct(B,w),U===null)throw Ct(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Kt()}catch(w){throw e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),te("WebGLRenderer: "+w.message),w}function Kt(){$t=new o1(U),$t.init(),gt=new GA(U,$t),oe=new Zw(U,$t,t,gt),St=new zA(U,$t),oe.reversedDepthBuffer&&d&&St.buffers.depth.setReversed(!0),z=U.createFramebuffer(),D=U.createFramebuffer(),V=U.createFramebuffer(),Ne=new c1(U),zt=new EA,Xt=new VA(U,$t,St,zt,oe,gt,Ne),C=new r1(I),M=new uM(U),bt=new Yw(U,M),X=new a1(U,M,Ne,bt),ht=new u1(U,X,M,bt,Ne),st=new h1(U,oe,Xt),nt=new Kw(zt),ot=new AA(I,C,$t,oe,bt,nt),yt=new qA(I,zt),xt=new RA,tt=new NA($t),F=new qw(I,C,St,ht,g,l),pt=new kA(I,ht,oe),Gt=new YA(U,Ne,oe,St),et=new $w(U,$t,Ne),wt=new l1(U,$t,Ne),Ne.programs=ot.programs,I.capabilities=oe,I.extensions=$t,I.properties=zt,I.renderLists=xt,I.shadowMap=pt,I.state=St,I.info=Ne}y!==ri&&(O=new f1(y,e.width,e.height,a,s,r));let lt=new $f(I,U);this.xr=lt,this.getContext=function(){return U},this.getContextAttributes=function(){return U.getContextAttributes()},this.forceContextLoss=function(){let w=$t.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=$t.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(w){w!==void 0&&(Mt=w,this.setSize(_t,Tt,!1))},this.getSize=function(w){return w.set(_t,Tt)},this.setSize=function(w,B,J=!0){if(lt.isPresenting){Yt("WebGLRenderer: Can't change size while VR device is presenting.");return}_t=w,Tt=B,e.width=Math.floor(w*Mt),e.height=Math.floor(B*Mt),J===!0&&(e.style.width=w+"px",e.style.height=B+"px"),O!==null&&O.setSize(e.width,e.height),this.setViewport(0,0,w,B)},this.getDrawingBufferSize=function(w){return w.set(_t*Mt,Tt*Mt).floor()},this.setDrawingBufferSize=function(w,B,J){_t=w,Tt=B,Mt=J,e.width=Math.floor(w*J),e.height=Math.floor(B*J),this.setViewport(0,0,w,B)},this.setEffects=function(w){if(y===ri){te("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let B=0;B<w.length;B++)if(w[B].isOutputPass===!0){Yt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(it)},this.getViewport=function(w){return w.copy(Vt)},this.setViewport=function(w,B,J,q){w.isVector4?Vt.set(w.x,w.y,w.z,w.w):Vt.set(w,B,J,q),St.viewport(it.copy(Vt).multiplyScalar(an()).round())},this.getScissor=function(w){return w.copy(ue)},this.setScissor=function(w,B,J,q){w.isVector4?ue.set(w.x,w.y,w.z,w.w):ue.set(w,B,J,q),St.scissor(dt.copy(ue).multiplyScalar(an()).round())},this.getScissorTest=function(){return le},this.setScissorTest=function(w){St.setScissorTest(le=w)},this.setOpaqueSort=function(w){Ht=w},this.setTransparentSort=function(w){re=w},this.getClearColor=function(w){return w.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(w=!0,B=!0,J=!0){let q=0;if(w){let $=!1;if(ct!==null){let At=ct.texture.format;$=m.has(At)}if($){let At=ct.texture.type,Pt=f.has(At),Et=F.getClearColor(),It=F.getClearAlpha(),kt=Et.r,Qt=Et.g,de=Et.b;Pt?(x[0]=kt,x[1]=Qt,x[2]=de,x[3]=It,U.clearBufferuiv(U.COLOR,0,x)):(A[0]=kt,A[1]=Qt,A[2]=de,A[3]=It,U.clearBufferiv(U.COLOR,0,A))}else q|=U.COLOR_BUFFER_BIT}B&&(q|=U.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),J&&(q|=U.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&U.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),k=w},this.dispose=function(){e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),F.dispose(),xt.dispose(),tt.dispose(),Xt.dispose(),zt.dispose(),C.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Gt.dispose(),ot.dispose(),lt.dispose(),lt.removeEventListener("sessionstart",cl),lt.removeEventListener("sessionend",Yi),us.stop()};function Ot(w){w.preventDefault(),_a("WebGLRenderer: Context Lost."),L=!0}function Jt(){_a("WebGLRenderer: Context Restored."),L=!1;let w=Ne.autoReset,B=pt.enabled,J=pt.autoUpdate,q=pt.needsUpdate,$=pt.type;Kt(),Ne.autoReset=w,pt.enabled=B,pt.autoUpdate=J,pt.needsUpdate=q,pt.type=$}function Rt(w){te("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function ae(w){let B=w.target;B.removeEventListener("dispose",ae),ke(B)}function ke(w){Wn(w),zt.remove(w)}function Wn(w){let B=zt.get(w).programs;B!==void 0&&(B.forEach(function(J){ot.releaseProgram(J)}),w.isShaderMaterial&&ot.releaseShaderCache(w))}this.renderBufferDirect=function(w,B,J,q,$,At){B===null&&(B=gn);let Pt=$.isMesh&&$.matrixWorld.determinantAffine()<0,Et=zo(w,B,J,q,$);St.setMaterial(q,Pt);let It=J.index,kt=1;if(q.wireframe===!0){if(It=X.getWireframeAttribute(J),It===void 0)return;kt=2}let Qt=J.drawRange,de=J.attributes.position,Bt=Qt.start*kt,fe=(Qt.start+Qt.count)*kt;At!==null&&(Bt=Math.max(Bt,At.start*kt),fe=Math.min(fe,(At.start+At.count)*kt)),It!==null?(Bt=Math.max(Bt,0),fe=Math.min(fe,It.count)):de!=null&&(Bt=Math.max(Bt,0),fe=Math.min(fe,de.count));let Ze=fe-Bt;if(Ze<0||Ze===1/0)return;bt.setup($,q,Et,J,It);let Te,Re=et;if(It!==null&&(Te=M.get(It),Re=wt,Re.setIndex(Te)),$.isMesh)q.wireframe===!0?(St.setLineWidth(q.wireframeLinewidth*an()),Re.setMode(U.LINES)):Re.setMode(U.TRIANGLES);else if($.isLine){let yn=q.linewidth;yn===void 0&&(yn=1),St.setLineWidth(yn*an()),$.isLineSegments?Re.setMode(U.LINES):$.isLineLoop?Re.setMode(U.LINE_LOOP):Re.setMode(U.LINE_STRIP)}else $.isPoints?Re.setMode(U.POINTS):$.isSprite&&Re.setMode(U.TRIANGLES);if($.isBatchedMesh)if($t.get("WEBGL_multi_draw"))Re.renderMultiDraw($._multiDrawStarts,$._multiDrawCounts,$._multiDrawCount);else{let yn=$._multiDrawStarts,Ft=$._multiDrawCounts,ln=$._multiDrawCount,ge=It?M.get(It).bytesPerElement:1,fs=zt.get(q).currentProgram.getUniforms();for(let cn=0;cn<ln;cn++)fs.setValue(U,"_gl_DrawID",cn),Re.render(yn[cn]/ge,Ft[cn])}else if($.isInstancedMesh)Re.renderInstances(Bt,Ze,$.count);else if(J.isInstancedBufferGeometry){let yn=J._maxInstanceCount!==void 0?J._maxInstanceCount:1/0,Ft=Math.min(J.instanceCount,yn);Re.renderInstances(Bt,Ze,Ft)}else Re.render(Bt,Ze)};function Oo(w,B,J,q){k!==null&&w.isNodeMaterial&&k.setObject(q,w),Be===!0&&nt.setState(w,J,!1),w.transparent===!0&&w.side===Ri&&w.forceSinglePass===!1?(w.side=ei,w.needsUpdate=!0,$i(w,B,q),w.side=nr,w.needsUpdate=!0,$i(w,B,q),w.side=Ri):$i(w,B,q)}this.compile=function(w,B,J=null){J===null&&(J=w),k!==null&&k.renderStart(w,B,J),T=tt.get(J),T.init(B),E.push(T),J.traverseVisible(function($){$.isLight&&$.layers.test(B.layers)&&(T.pushLight($),$.castShadow&&T.pushShadow($))}),w!==J&&w.traverseVisible(function($){$.isLight&&$.layers.test(B.layers)&&(T.pushLight($),$.castShadow&&T.pushShadow($))}),T.setupLights(),k!==null&&k.updateLights(T.state.lightsArray),on=this.localClippingEnabled,Be=nt.init(this.clippingPlanes,on),Be===!0&&nt.setGlobalState(this.clippingPlanes,B),k!==null&&pt.render(T.state.shadowsArray,J,B);let q=new Set;return w.traverse(function($){if(!($.isMesh||$.isPoints||$.isLine||$.isSprite))return;let At=$.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];Oo(Et,J,B,$),q.add(Et)}else Oo(At,J,B,$),q.add(At)}),T=E.pop(),k!==null&&k.renderEnd(),q},this.compileAsync=function(w,B,J=null){let q=this.compile(w,B,J);return new Promise($=>{function At(){if(q.forEach(function(Pt){let It=zt.get(Pt).currentProgram;(It===void 0||It.isReady())&&q.delete(Pt)}),q.size===0){$(w);return}setTimeout(At,10)}$t.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let Dr=null;function Mu(w){Dr&&Dr(w)}function cl(){us.stop()}function Yi(){us.start()}let us=new Ey;us.setAnimationLoop(Mu),typeof self<"u"&&us.setContext(self),this.setAnimationLoop=function(w){Dr=w,lt.setAnimationLoop(w),w===null?us.stop():us.start()},lt.addEventListener("sessionstart",cl),lt.addEventListener("sessionend",Yi),this.render=function(w,B){if(B!==void 0&&B.isCamera!==!0){te("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;k!==null&&k.renderStart(w,B);let J=lt.enabled===!0&&lt.isPresenting===!0,q=O!==null&&(ct===null||J)&&O.begin(I,ct);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),lt.enabled===!0&&lt.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(lt.cameraAutoUpdate===!0&&lt.updateCamera(B),B=lt.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,B,ct),T=tt.get(w,E.length),T.init(B),T.state.textureUnits=Xt.getTextureUnits(),E.push(T),Le.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?Xe.setFromArrayCamera(B):ne.setFromProjectionMatrix(Le,Ei,B.reversedDepth),on=this.localClippingEnabled,Be=nt.init(this.clippingPlanes,on),R=xt.get(w,v.length),R.init(),v.push(R),this.info.render.frame++,lt.enabled===!0&&lt.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&ds(Pt,B,-1/0,I.sortObjects)}ds(w,B,0,I.sortObjects),R.finish(),k!==null&&k.updateLights(T.state.lightsArray),I.sortObjects===!0&&R.sort(Ht,re),Je=lt.enabled===!1||lt.isPresenting===!1||lt.hasDepthSensing()===!1,Je&&F.addToRenderList(R,w),this.info.autoReset===!0&&this.info.reset(),Be===!0&&nt.beginShadows();let $=T.state.shadowsArray;if(pt.render($,w,B),Be===!0&&nt.endShadows(),(q&&O.hasRenderPass())===!1){let Pt=R.opaque,Et=R.transmissive;if(T.setupLights(),B.isArrayCamera){let It=B.cameras;if(Et.length>0)for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];Pi(Pt,Et,w,de)}Je&&F.render(w);for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];Bo(R,w,de,de.viewport)}}else Et.length>0&&Pi(Pt,Et,w,B),Je&&F.render(w),Bo(R,w,B)}ct!==null&&H===0&&(Xt.updateMultisampleRenderTarget(ct),Xt.updateRenderTargetMipmap(ct)),q&&O.end(I),w.isScene===!0&&w.onAfterRender(I,w,B),bt.resetDefaultState(),K=-1,j=null,E.pop(),E.length>0?(T=E[E.length-1],Xt.setTextureUnits(T.state.textureUnits),Be===!0&&nt.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,v.pop(),v.length>0?R=v[v.length-1]:R=null,k!==null&&k.renderEnd()};function ds(w,B,J,q){if(w.visible===!1)return;if(w.layers.test(B.layers)){if(w.isGroup)J=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(B);else if(w.isLight)T.pushLight(w),w.castShadow&&T.pushShadow(w);else if(w.isSprite){let Pt=B.isArrayCamera?Xe:ne;if(!w.frustumCulled||w.intersectsFrustum(Pt)){q&&xe.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Le);let Et=ht.update(w),It=w.material;It.visible&&R.push(w,Et,It,J,xe.z,null,B)}}else if(w.isMesh||w.isLine||w.isPoints){let Pt=B.isArrayCamera?Xe:ne;if(!w.frustumCulled||w.intersectsFrustum(Pt)){let Et=ht.update(w),It=w.material;if(q&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),xe.copy(w.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),xe.copy(Et.boundingSphere.center)),xe.applyMatrix4(w.matrixWorld).applyMatrix4(Le)),Array.isArray(It)){let kt=Et.groups;for(let Qt=0,de=kt.length;Qt<de;Qt++){let Bt=kt[Qt],fe=It[Bt.materialIndex];fe&&fe.visible&&R.push(w,Et,fe,J,xe.z,Bt,B)}}else It.visible&&R.push(w,Et,It,J,xe.z,null,B)}}}let At=w.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)ds(At[Pt],B,J,q)}function Bo(w,B,J,q){let{opaque:$,transmissive:At,transparent:Pt}=w;T.setupLightsView(J),Be===!0&&nt.setGlobalState(I.clippingPlanes,J),q&&St.viewport(it.copy(q)),$.length>0&&je($,B,J),At.length>0&&je(At,B,J),Pt.length>0&&je(Pt,B,J),St.buffers.depth.setTest(!0),St.buffers.depth.setMask(!0),St.buffers.color.setMask(!0),St.setPolygonOffset(!1)}function Pi(w,B,J,q){if((J.isScene===!0?J.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[q.id]===void 0){let Bt=$t.has("EXT_color_buffer_half_float")||$t.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[q.id]=new _i(1,1,{generateMipmaps:!0,type:Bt?Hi:ri,minFilter:Cs,samples:Math.max(4,oe.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_e.workingColorSpace})}let At=T.state.transmissionRenderTarget[q.id],Pt=q.viewport||it;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),kt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(Q),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),Je&&F.render(J);let Qt=I.toneMapping;I.toneMapping=ls;let de=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),T.setupLightsView(q),Be===!0&&nt.setGlobalState(I.clippingPlanes,q),je(w,J,q),Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At),$t.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let fe=0,Ze=B.length;fe<Ze;fe++){let Te=B[fe],{object:Re,geometry:yn,material:Ft,group:ln}=Te;if(Ft.side===Ri&&Re.layers.test(q.layers)){let ge=Ft.side;Ft.side=ei,Ft.needsUpdate=!0,nn(Re,J,q,yn,Ft,ln),Ft.side=ge,Ft.needsUpdate=!0,Bt=!0}}Bt===!0&&(Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,kt),I.setClearColor(Q,mt),de!==void 0&&(q.viewport=de),I.toneMapping=Qt}function je(w,B,J){let q=B.isScene===!0?B.overrideMaterial:null;for(let $=0,At=w.length;$<At;$++){let Pt=w[$],{object:Et,geometry:It,group:kt}=Pt,Qt=Pt.material;Qt.allowOverride===!0&&q!==null&&(Qt=q),Et.layers.test(J.layers)&&nn(Et,B,J,It,Qt,kt)}}function nn(w,B,J,q,$,At){k!==null&&$.isNodeMaterial&&k.setObject(w,$),w.onBeforeRender(I,B,J,q,$,At),w.modelViewMatrix.multiplyMatrices(J.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),$.onBeforeRender(I,B,J,q,w,At),$.transparent===!0&&$.side===Ri&&$.forceSinglePass===!1?($.side=ei,$.needsUpdate=!0,I.renderBufferDirect(J,B,q,$,w,At),$.side=nr,$.needsUpdate=!0,I.renderBufferDirect(J,B,q,$,w,At),$.side=Ri):I.renderBufferDirect(J,B,q,$,w,At),w.onAfterRender(I,B,J,q,$,At)}function sn(w){let B=0;for(let J of w)J.texture!==null&&B++;return B}function $i(w,B,J){B.isScene!==!0&&(B=gn);let q=zt.get(w),$=T.state.lights,At=T.state.shadowsArray,Pt=$.state.version,Et=ot.getParameters(w,$.state,At,B,J,T.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),kt=q.programs;q.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?B.environment:null,q.fog=B.fog;let Qt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;q.envMap=C.get(w.envMap||q.environment,Qt),q.envMapRotation=q.environment!==null&&w.envMap===null?B.environmentRotation:w.envMapRotation,kt===void 0&&(w.addEventListener("dispose",ae),kt=new Map,q.programs=kt,q.programVariants=new Map);let de=kt.get(It);if(de!==void 0){if(q.currentProgram===de&&q.lightsStateVersion===Pt)return ko(w,Et),de}else Et.uniforms=ot.getUniforms(w),k!==null&&w.isNodeMaterial&&k.build(w,J,Et),w.onBeforeCompile(Et,I),de=ot.acquireProgram(Et,It),kt.set(It,de),q.uniforms=Et.uniforms;let Bt=q.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(Bt.clippingPlanes=nt.uniform),ko(w,Et),q.needsLights=Ns(w),q.lightsStateVersion=Pt,q.needsLights&&(Bt.ambientLightColor.value=$.state.ambient,Bt.lightProbe.value=$.state.probe,Bt.sunLights.value=$.state.sun,Bt.sunLightShadows.value=$.state.sunShadow,Bt.directionalLights.value=$.state.directional,Bt.directionalLightShadows.value=$.state.directionalShadow,Bt.spotLights.value=$.state.spot,Bt.spotLightShadows.value=$.state.spotShadow,Bt.rectAreaLights.value=$.state.rectArea,Bt.ltc_1.value=$.state.rectAreaLTC1,Bt.ltc_2.value=$.state.rectAreaLTC2,Bt.pointLights.value=$.state.point,Bt.pointLightShadows.value=$.state.pointShadow,Bt.hemisphereLights.value=$.state.hemi,Bt.sunShadowMatrix.value=$.state.sunShadowMatrix,Bt.sunShadowCascade.value=$.state.sunShadowCascade,Bt.directionalShadowMatrix.value=$.state.directionalShadowMatrix,Bt.spotLightMatrix.value=$.state.spotLightMatrix,Bt.spotLightMap.value=$.state.spotLightMap,Bt.pointShadowMatrix.value=$.state.pointShadowMatrix),q.numLightProbeGrids=sn(T.state.lightProbeGridArray),q.currentProgram=de,q.uniformsList=null,de}function li(w,B,J,q,$){let At=zt.get(w),Pt=At.currentProgram.id+","+q+","+$,Et=At.programVariants.get(Pt);return Et===void 0?(Et=$i(w,B,J),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=q,At.toneMapping=$),Et}function Ds(w){if(w.uniformsList===null){let B=w.currentProgram.getUniforms();w.uniformsList=Do.seqWithValue(B.seq,w.uniforms)}return w.uniformsList}function ko(w,B){let J=zt.get(w);J.outputColorSpace=B.outputColorSpace,J.batching=B.batching,J.batchingColor=B.batchingColor,J.instancing=B.instancing,J.instancingColor=B.instancingColor,J.instancingMorph=B.instancingMorph,J.skinning=B.skinning,J.morphTargets=B.morphTargets,J.morphNormals=B.morphNormals,J.morphColors=B.morphColors,J.morphTargetsCount=B.morphTargetsCount,J.numClippingPlanes=B.numClippingPlanes,J.numIntersection=B.numClipIntersection,J.vertexAlphas=B.vertexAlphas,J.vertexTangents=B.vertexTangents,J.toneMapping=B.toneMapping}function zo(w,B,J,q,$){B.isScene!==!0&&(B=gn),Xt.resetTextureUnits();let At=B.fog,Pt=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?B.environment:null,Et=ct===null?I.outputColorSpace:ct.isXRRenderTarget===!0?ct.texture.colorSpace:_e.workingColorSpace,It=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,kt=C.get(q.envMap||Pt,It),Qt=q.vertexColors===!0&&!!J.attributes.color&&J.attributes.color.itemSize===4,de=!!J.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),Bt=!!J.morphAttributes.position,fe=!!J.morphAttributes.normal,Ze=!!J.morphAttributes.color,Te=ls;q.toneMapped&&(ct===null||ct.isXRRenderTarget===!0)&&(Te=I.toneMapping);let Re=J.morphAttributes.position||J.morphAttributes.normal||J.morphAttributes.color,yn=Re!==void 0?Re.length:0,Ft=zt.get(q),ln=T.state.lights;if(Be===!0&&(on===!0||w!==j)){let Ce=w===j&&q.id===K;nt.setState(q,w,Ce)}let ge=!1,fs=!1;q.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==ln.state.version||$.isBatchedMesh&&Ft.batching===!1||!$.isBatchedMesh&&Ft.batching===!0||$.isBatchedMesh&&Ft.batchingColor===!0&&$._colorsTexture===null||$.isBatchedMesh&&Ft.batchingColor===!1&&$._colorsTexture!==null||$.isInstancedMesh&&Ft.instancing===!1||!$.isInstancedMesh&&Ft.instancing===!0||$.isSkinnedMesh&&Ft.skinning===!1||!$.isSkinnedMesh&&Ft.skinning===!0||$.isInstancedMesh&&Ft.instancingColor===!0&&$.instanceColor===null||$.isInstancedMesh&&Ft.instancingColor===!1&&$.instanceColor!==null||$.isInstancedMesh&&Ft.instancingMorph===!0&&$.morphTexture===null||$.isInstancedMesh&&Ft.instancingMorph===!1&&$.morphTexture!==null||Ft.envMap!==kt||q.fog===!0&&Ft.fog!==At||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==nt.numPlanes||Ft.numIntersection!==nt.numIntersection)||Ft.vertexAlphas!==Qt||Ft.vertexTangents!==de||Ft.morphTargets!==Bt||Ft.morphNormals!==fe||Ft.morphColors!==Ze||Ft.morphTargetsCount!==yn||Ft.numLightProbeGrids!==sn(T.state.lightProbeGridArray)?ge=!0:(Ft.outputColorSpace!==Et||Ft.toneMapping!==Te)&&(fs=!0):(ge=!0,Ft.__version=q.version);let cn=Ft.currentProgram;(ge===!0||fs===!0)&&(cn=fs===!0?li(q,B,$,Et,Te):$i(q,B,$),k&&q.isNodeMaterial&&k.onUpdateProgram(q,cn,Ft));let Ur=!1,Zi=!1,ps=!1,ce=cn.getUniforms(),Qe=Ft.uniforms;if(St.useProgram(cn.program)&&(Ur=!0,Zi=!0,ps=!0),q.id!==K&&(K=q.id,Zi=!0),Ur||j!==w){St.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ce.setValue(U,"projectionMatrix",w.projectionMatrix),ce.setValue(U,"viewMatrix",w.matrixWorldInverse);let hn=ce.map.cameraPosition;hn!==void 0&&hn.setValue(U,wn.setFromMatrixPosition(w.matrixWorld)),oe.logarithmicDepthBuffer&&ce.setValue(U,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&ce.setValue(U,"isOrthographic",w.isOrthographicCamera===!0),j!==w&&(j=w,Zi=!0,ps=!0)}if(Ft.needsLights&&(ln.state.sunShadowMap.length>0&&ce.setValue(U,"sunShadowMap",ln.state.sunShadowMap,Xt),ln.state.directionalShadowMap.length>0&&ce.setValue(U,"directionalShadowMap",ln.state.directionalShadowMap,Xt),ln.state.spotShadowMap.length>0&&ce.setValue(U,"spotShadowMap",ln.state.spotShadowMap,Xt),ln.state.pointShadowMap.length>0&&ce.setValue(U,"pointShadowMap",ln.state.pointShadowMap,Xt)),$.isSkinnedMesh){ce.setOptional(U,$,"bindMatrix"),ce.setOptional(U,$,"bindMatrixInverse");let Ce=$.skeleton;Ce&&(Ce.boneTexture===null&&Ce.computeBoneTexture(),ce.setValue(U,"boneTexture",Ce.boneTexture,Xt))}$.isBatchedMesh&&(ce.setOptional(U,$,"batchingTexture"),ce.setValue(U,"batchingTexture",$._matricesTexture,Xt),ce.setOptional(U,$,"batchingIdTexture"),ce.setValue(U,"batchingIdTexture",$._indirectTexture,Xt),ce.setOptional(U,$,"batchingColorTexture"),$._colorsTexture!==null&&ce.setValue(U,"batchingColorTexture",$._colorsTexture,Xt));let Xn=J.morphAttributes;if((Xn.position!==void 0||Xn.normal!==void 0||Xn.color!==void 0)&&st.update($,J,cn),(Zi||Ft.receiveShadow!==$.receiveShadow)&&(Ft.receiveShadow=$.receiveShadow,ce.setValue(U,"receiveShadow",$.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&B.environment!==null&&(Qe.envMapIntensity.value=B.environmentIntensity),Qe.dfgLUT!==void 0&&(Qe.dfgLUT.value=ZA()),Zi){if(ce.setValue(U,"toneMappingExposure",I.toneMappingExposure),Ft.needsLights&&Nr(Qe,ps),At&&q.fog===!0&&yt.refreshFogUniforms(Qe,At),yt.refreshMaterialUniforms(Qe,q,Mt,Tt,T.state.transmissionRenderTarget[w.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Ce=b,hn=0;for(let On of T.state.lightProbeGridArray)On.texture!==null&&(Ce.textures[hn]=On.texture,Ce.min[hn]=On.boundingBox.min,Ce.max[hn]=On.boundingBox.max,Ce.resolution[hn]=On.resolution,hn++);for(let On in Ce)Ce[On].length=hn;Qe.probesSH.value=Ce.textures,Qe.probesMin.value=Ce.min,Qe.probesMax.value=Ce.max,Qe.probesResolution.value=Ce.resolution}Do.upload(U,Ds(Ft),Qe,Xt)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(Do.upload(U,Ds(Ft),Qe,Xt),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&ce.setValue(U,"center",$.center),ce.setValue(U,"modelViewMatrix",$.modelViewMatrix),ce.setValue(U,"normalMatrix",$.normalMatrix),ce.setValue(U,"modelMatrix",$.matrixWorld),q.uniformsGroups!==void 0){let Ce=q.uniformsGroups;for(let hn=0,On=Ce.length;hn<On;hn++){let hl=Ce[hn];Gt.update(hl,cn),Gt.bind(hl,cn)}}return cn}function Nr(w,B){w.ambientLightColor.needsUpdate=B,w.lightProbe.needsUpdate=B,w.sunLights.needsUpdate=B,w.sunLightShadows.needsUpdate=B,w.directionalLights.needsUpdate=B,w.directionalLightShadows.needsUpdate=B,w.pointLights.needsUpdate=B,w.pointLightShadows.needsUpdate=B,w.spotLights.needsUpdate=B,w.spotLightShadows.needsUpdate=B,w.rectAreaLights.needsUpdate=B,w.hemisphereLights.needsUpdate=B}function Ns(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ct},this.setRenderTargetTextures=function(w,B,J){let q=zt.get(w);q.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),zt.get(w.texture).__webglTexture=B,zt.get(w.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:J,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,B){let J=zt.get(w);J.__webglFramebuffer=B,J.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(w,B=0,J=0){ct=w,Y=B,H=J;let q=null,$=!1,At=!1;if(w){let Et=zt.get(w);if(Et.__useDefaultFramebuffer!==void 0){St.bindFramebuffer(U.FRAMEBUFFER,Et.__webglFramebuffer),it.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest,St.viewport(it),St.scissor(dt),St.setScissorTest(ut),K=-1;return}else if(Et.__webglFramebuffer===void 0)Xt.setupRenderTarget(w);else if(Et.__hasExternalTextures)Xt.rebindTextures(w,zt.get(w.texture).__webglTexture,zt.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let Qt=w.depthTexture;if(Et.__boundDepthTexture!==Qt){if(Qt!==null&&zt.has(Qt)&&(w.width!==Qt.image.width||w.height!==Qt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xt.setupDepthRenderbuffer(w)}}let It=w.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let kt=zt.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(kt[B])?q=kt[B][J]:q=kt[B],$=!0):w.samples>0&&Xt.useMultisampledRTT(w)===!1?q=zt.get(w).__webglMultisampledFramebuffer:Array.isArray(kt)?q=kt[J]:q=kt,it.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest}else it.copy(Vt).multiplyScalar(Mt).floor(),dt.copy(ue).multiplyScalar(Mt).floor(),ut=le;if(J!==0&&(q=z),St.bindFramebuffer(U.FRAMEBUFFER,q)&&St.drawBuffers(w,q),St.viewport(it),St.scissor(dt),St.setScissorTest(ut),$){let Et=zt.get(w.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_CUBE_MAP_POSITIVE_X+B,Et.__webglTexture,J)}else if(At){let Et=B;for(let It=0;It<w.textures.length;It++){let kt=zt.get(w.textures[It]);U.framebufferTextureLayer(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0+It,kt.__webglTexture,J,Et)}}else if(w!==null&&J!==0){let Et=zt.get(w.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,Et.__webglTexture,J)}K=-1};function Fr(w){let B=zt.get(w);return(B.__readFormat!==w.format||B.__readType!==w.type)&&(B.__readFormat=w.format,B.__readType=w.type,B.__formatReadable=oe.textureFormatReadable(w.format),B.__typeReadable=oe.textureTypeReadable(w.type)),B}this.readRenderTargetPixels=function(w,B,J,q,$,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget)){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){St.bindFramebuffer(U.FRAMEBUFFER,It);try{let kt=w.textures[Et],Qt=kt.format,de=kt.type;w.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Et);let Bt=Fr(kt);if(Bt.__formatReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=w.width-q&&J>=0&&J<=w.height-$&&U.readPixels(B,J,q,$,gt.convert(Qt),gt.convert(de),At)}finally{let kt=ct!==null?zt.get(ct).__webglFramebuffer:null;St.bindFramebuffer(U.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(w,B,J,q,$,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(B>=0&&B<=w.width-q&&J>=0&&J<=w.height-$){St.bindFramebuffer(U.FRAMEBUFFER,It);let kt=w.textures[Et],Qt=kt.format,de=kt.type;w.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Et);let Bt=Fr(kt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let fe=U.createBuffer();U.bindBuffer(U.PIXEL_PACK_BUFFER,fe),U.bufferData(U.PIXEL_PACK_BUFFER,At.byteLength,U.STREAM_READ),U.readPixels(B,J,q,$,gt.convert(Qt),gt.convert(de),0),U.bindBuffer(U.PIXEL_PACK_BUFFER,null);let Ze=ct!==null?zt.get(ct).__webglFramebuffer:null;St.bindFramebuffer(U.FRAMEBUFFER,Ze);let Te=U.fenceSync(U.SYNC_GPU_COMMANDS_COMPLETE,0);return U.flush(),await Q0(U,Te,4),U.bindBuffer(U.PIXEL_PACK_BUFFER,fe),U.getBufferSubData(U.PIXEL_PACK_BUFFER,0,At),U.bindBuffer(U.PIXEL_PACK_BUFFER,null),U.deleteBuffer(fe),U.deleteSync(Te),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,B=null,J=0){let q=Math.pow(2,-J),$=Math.floor(w.image.width*q),At=Math.floor(w.image.height*q),Pt=B!==null?B.x:0,Et=B!==null?B.y:0;Xt.setTexture2D(w,0),U.copyTexSubImage2D(U.TEXTURE_2D,J,0,0,Pt,Et,$,At),St.unbindTexture()},this.copyTextureToTexture=function(w,B,J=null,q=null,$=0,At=0){let Pt,Et,It,kt,Qt,de,Bt,fe,Ze,Te=w.isCompressedTexture?w.mipmaps[At]:w.image;if(J!==null)Pt=J.max.x-J.min.x,Et=J.max.y-J.min.y,It=J.isBox3?J.max.z-J.min.z:1,kt=J.min.x,Qt=J.min.y,de=J.isBox3?J.min.z:0;else{let ce=Math.pow(2,-$);Pt=Math.floor(Te.width*ce),Et=Math.floor(Te.height*ce),w.isDataArrayTexture?It=Te.depth:w.isData3DTexture?It=Math.floor(Te.depth*ce):It=1,kt=0,Qt=0,de=0}q!==null?(Bt=q.x,fe=q.y,Ze=q.z):(Bt=0,fe=0,Ze=0);let Re=gt.convert(B.format),yn=gt.convert(B.type),Ft;B.isData3DTexture?(Xt.setTexture3D(B,0),Ft=U.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(Xt.setTexture2DArray(B,0),Ft=U.TEXTURE_2D_ARRAY):(Xt.setTexture2D(B,0),Ft=U.TEXTURE_2D),St.activeTexture(U.TEXTURE0),St.pixelStorei(U.UNPACK_FLIP_Y_WEBGL,B.flipY),St.pixelStorei(U.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),St.pixelStorei(U.UNPACK_ALIGNMENT,B.unpackAlignment);let ln=St.getParameter(U.UNPACK_ROW_LENGTH),ge=St.getParameter(U.UNPACK_IMAGE_HEIGHT),fs=St.getParameter(U.UNPACK_SKIP_PIXELS),cn=St.getParameter(U.UNPACK_SKIP_ROWS),Ur=St.getParameter(U.UNPACK_SKIP_IMAGES);St.pixelStorei(U.UNPACK_ROW_LENGTH,Te.width),St.pixelStorei(U.UNPACK_IMAGE_HEIGHT,Te.height),St.pixelStorei(U.UNPACK_SKIP_PIXELS,kt),St.pixelStorei(U.UNPACK_SKIP_ROWS,Qt),St.pixelStorei(U.UNPACK_SKIP_IMAGES,de);let Zi=w.isDataArrayTexture||w.isData3DTexture,ps=B.isDataArrayTexture||B.isData3DTexture;if(w.isDepthTexture){let ce=zt.get(w),Qe=zt.get(B),Xn=zt.get(ce.__renderTarget),Ce=zt.get(Qe.__renderTarget);St.bindFramebuffer(U.READ_FRAMEBUFFER,Xn.__webglFramebuffer),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,Ce.__webglFramebuffer);for(let hn=0;hn<It;hn++)Zi&&(U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,zt.get(w).__webglTexture,$,de+hn),U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,zt.get(B).__webglTexture,At,Ze+hn)),U.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,U.DEPTH_BUFFER_BIT,U.NEAREST);St.bindFramebuffer(U.READ_FRAMEBUFFER,null),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else if($!==0||w.isRenderTargetTexture||zt.has(w)){let ce=zt.get(w),Qe=zt.get(B);St.bindFramebuffer(U.READ_FRAMEBUFFER,D),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,V);for(let Xn=0;Xn<It;Xn++)Zi?U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ce.__webglTexture,$,de+Xn):U.framebufferTexture2D(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,ce.__webglTexture,$),ps?U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,Qe.__webglTexture,At,Ze+Xn):U.framebufferTexture2D(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,Qe.__webglTexture,At),$!==0?U.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,U.COLOR_BUFFER_BIT,U.NEAREST):ps?U.copyTexSubImage3D(Ft,At,Bt,fe,Ze+Xn,kt,Qt,Pt,Et):U.copyTexSubImage2D(Ft,At,Bt,fe,kt,Qt,Pt,Et);St.bindFramebuffer(U.READ_FRAMEBUFFER,null),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else ps?w.isDataTexture||w.isData3DTexture?U.texSubImage3D(Ft,At,Bt,fe,Ze,Pt,Et,It,Re,yn,Te.data):B.isCompressedArrayTexture?U.compressedTexSubImage3D(Ft,At,Bt,fe,Ze,Pt,Et,It,Re,Te.data):U.texSubImage3D(Ft,At,Bt,fe,Ze,Pt,Et,It,Re,yn,Te):w.isDataTexture?U.texSubImage2D(U.TEXTURE_2D,At,Bt,fe,Pt,Et,Re,yn,Te.data):w.isCompressedTexture?U.compressedTexSubImage2D(U.TEXTURE_2D,At,Bt,fe,Te.width,Te.height,Re,Te.data):U.texSubImage2D(U.TEXTURE_2D,At,Bt,fe,Pt,Et,Re,yn,Te);St.pixelStorei(U.UNPACK_ROW_LENGTH,ln),St.pixelStorei(U.UNPACK_IMAGE_HEIGHT,ge),St.pixelStorei(U.UNPACK_SKIP_PIXELS,fs),St.pixelStorei(U.UNPACK_SKIP_ROWS,cn),St.pixelStorei(U.UNPACK_SKIP_IMAGES,Ur),At===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&U.generateMipmap(Ft),St.unbindTexture()},this.initRenderTarget=function(w){zt.get(w).__webglFramebuffer===void 0&&Xt.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Xt.setTextureCube(w,0):w.isData3DTexture?Xt.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Xt.setTexture2DArray(w,0):Xt.setTexture2D(w,0),St.unbindTexture()},this.resetState=function(){Y=0,H=0,ct=null,St.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ei}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=_e._getDrawingBufferColorSpace(t),e.unpackColorSpace=_e._getUnpackColorSpace()}};var By=new W(0,1,0),el=new W,Oy=new Oe,KA=new ti;function Xi(i,t,e){let{offset:n,dimension:s}=i;return e.set(t[n]??0,t[n+1]??0,s===3?t[n+2]??0:0)}function Pr(i,t,e,n){el.subVectors(e,t);let s=el.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(t).addScaledVector(el,.5),i.quaternion.setFromUnitVectors(By,el.divideScalar(s)),i.scale.set(n,s,n),s):0}function ky(i,t){let e=t.length();e>0&&i.quaternion.setFromUnitVectors(By,el.copy(t).divideScalar(e))}function au(i,t,e){if(e===void 0){i.quaternion.identity();return}let n=s=>t[e+s]??0;Oy.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(KA.setFromRotationMatrix(Oy))}function nl(i,t,e){return t===void 0?e.set(0,0,0):e.set(i[t]??0,i[t+1]??0,i[t+2]??0)}function mn(i,t,e,n){let s=i.shape.points[t],r=s===void 0?void 0:i.data.points[s];return r?Xi(r,e.positions,n):n.set(0,0,0)}function vi(i,t,e,n=0){let s=i.shape.sizes[t],r=s===void 0?n:e.sizes[s]??n;return Number.isFinite(r)?r:0}function Ir(i,t){return t!==void 0&&(i.points[t]?.fixed??!1)}var Hn={a:new W,b:new W,c:new W,d:new W};var Kf=9,Zf=.1,Lr=16*Kf+4,Ci=6,JA=3.4,jA=.42;function zy(i){let t=new $e,e=new rn(new Float32Array(3*Lr*Ci),3),n=new rn(new Float32Array(3*Lr*Ci),3);t.setAttribute("position",e),t.setAttribute("normal",n),t.setIndex(tE());let s=new Ie(t,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=Pr(s,mn(i,"start",o,Hn.a),mn(i,"end",o,Hn.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,QA(e,n,l,JA*a,jA*a))}}}function QA(i,t,e,n,s){let r=i.array,o=t.array,a=e*(1-2*Zf)/Kf;for(let l=0;l<Lr;l+=1){let c=Math.min(Math.max((l-2)/(Lr-5),0),1),h=l<2||l>Lr-3,u=2*Math.PI*Kf*c,d=h?0:n,p=l===0?0:l===Lr-1?1:Zf+(1-2*Zf)*c,g=Math.cos(u),y=Math.sin(u),m=a/(2*Math.PI),f=Math.hypot(d,m)||1,x=-d*y/f,A=m/f,b=d*g/f,R=A*y,T=b*g-x*y,v=-A*g;for(let E=0;E<Ci;E+=1){let O=2*Math.PI*E/Ci,I=Math.cos(O),L=Math.sin(O),k=I*g+L*R,z=L*T,D=I*y+L*v,V=3*(Ci*l+E);r[V]=d*g+s*k,r[V+1]=(p-.5)*e+s*z,r[V+2]=d*y+s*D,o[V]=k,o[V+1]=z,o[V+2]=D}}i.needsUpdate=!0,t.needsUpdate=!0}function tE(){let i=[];for(let t=0;t+1<Lr;t+=1)for(let e=0;e<Ci;e+=1){let n=Ci*t+e,s=Ci*t+(e+1)%Ci;i.push(n,s,n+Ci,s,s+Ci,n+Ci)}return i}var eE=.0068,nE=.015,iE=.012,sE=.75,rE=8,oE=.42,lu=class{constructor(t,e,n){this.data=t;this.index=e;this.count=n;let s=t.shapes.filter(r=>r.kind==="rod").length;this.finer=Math.min(1,Math.max(.4,Math.sqrt(rE/Math.max(s,1))))}data;index;count;extent=1;strongest=0;finer;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return eE*this.extent*this.finer*(this.spatial?sE:1)}get pin(){return nE*this.extent*this.finer}get least(){return iE*this.extent*this.finer}colour(t=0){return this.ghost||this.count()>1?Cn(this.index%6,6):Cn(t%6,6)}material(t,e=0){let n=`${t}${t==="body"||t==="edge"||t==="face"?e:""}`,s=this.materials.get(n);return s||(s=new Sr({side:Ri}),this.ghost?Object.assign(s,{transparent:!0,opacity:oE,depthWrite:!1}):t==="face"&&Object.assign(s,{transparent:!0,opacity:.22,depthWrite:!1}),s.userData.role=t,s.userData.trail=e,this.materials.set(n,s),this.dye(s)),s}renew(){for(let t of this.materials.values())this.dye(t)}dispose(){for(let t of this.materials.values())t.dispose()}dye(t){let e=t.userData.role,n=this.colour(t.userData.trail),{steel:s,rail:r,ground:o,pin:a,ink:l}=Ke(),c={steel:s,rail:r,ground:o,pin:a,body:n,edge:n,face:n,dark:l};t.color=new se(c[e]),e==="edge"&&t.color.multiplyScalar(.62),this.ghost&&e==="steel"&&(t.color=new se(n))}};var aE=`
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
}`,lE=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,Fo=class{constructor(t,e,n,s){this.capacity=t;this.points=new Va(new Float32Array(8*t),4,1);let r=new za;r.setAttribute("corner",new rn(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new Ao(this.points,4,0)),r.setAttribute("finish",new Ao(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:e},colour:{value:new se},opacity:{value:s}},a=new Ti({vertexShader:aE,fragmentShader:lE,uniforms:o,transparent:!0,depthWrite:!1});this.object=new Ie(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new qt(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(t,e,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=t,r[o+1]=e,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(t){this.object.material.uniforms.colour.value.set(t)}resize(t,e){this.resolution.set(t,e)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var cE=new La(1,32,20),il=new Rs(1,1,1,48).rotateX(Math.PI/2),Vy=new as(1,1,1),hE=new Pa(1,64),Gy=.2,Jf=.05,uE=4e-4;function Ls(i,t,e){let n=new Ie(t,e);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function Hy(i){let{look:t,trail:e,layer:n}=i;if(t.spatial)return jf(i);let s=new pn,r=Ls(i,il,t.material("edge",e)),o=Ls(i,il,t.material("body",e));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(vi(i,"radius",a)),t.least),c=Jf*t.extent,h=Math.min(.16*l,.3*t.rod);mn(i,"center",a,s.position),s.position.z=(.03+uE*n)*t.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function jf(i){let t=Ls(i,cE,i.look.material("body",i.trail));return{object:t,place(e){mn(i,"center",e,t.position),t.scale.setScalar(Math.max(Math.abs(vi(i,"radius",e)),i.look.least))}}}function Wy(i){let t=Ls(i,Vy,i.look.material("body",i.trail));return{object:t,place(e){let n=nl(e.sizes,i.shape.vectors.size,Hn.a),s=Jf*i.look.extent;t.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),mn(i,"center",e,t.position),au(t,e.sizes,i.shape.vectors.rotation)}}}function Qf(i,t){let e=Ls(i,new $e,i.look.material("body",i.trail)),n="";return{object:e,place(s){let r=Math.abs(vi(i,"radius",s)),o=Math.abs(vi(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,e.geometry.dispose(),e.geometry=(t?new Ca(r,o,8,24):new Rs(r,r,o,40)).rotateX(Math.PI/2)),mn(i,"center",s,e.position),au(e,s.sizes,i.shape.vectors.rotation)}}}function Xy(i){let t=new $e;i.shape.mesh&&(t.setAttribute("position",new rn(new Float32Array(zs(i.shape.mesh.vertices)),3)),t.setIndex(new rn(new Uint32Array(zs(i.shape.mesh.faces)),1)));let e=t.index?t.toNonIndexed():t;e.computeVertexNormals();let n=Ls(i,e,i.look.material("body",i.trail));return{object:n,place(s){mn(i,"center",s,n.position),n.scale.setScalar(vi(i,"scale",s,1)),au(n,s.sizes,i.shape.vectors.rotation)}}}function qy(i,t){let e=new pn,n=Ls(i,new $e,i.look.material("steel")),s=t?new Ie(hE,i.look.material("face",i.trail)):null;e.add(n),s&&e.add(s);let{a:r,b:o}=Hn,a=0;return{object:e,place(l){let c=Math.abs(vi(i,"radius",l));if(e.visible=c>0,!e.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new Da(1,h,10,96)),mn(i,"center",l,e.position),e.scale.setScalar(c),nl(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),e.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function tp(i,t){return(.5+Gy)*Math.abs(vi(i,"height",t))}function Yy(i,t,e){let{look:n,trail:s}=i,r=new pn,o=[],a=[],l=Ls(i,Vy,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(Ls(i,il,n.material("steel"))),a.push(new Ie(il,n.material("pin")));let c=e?new Ie(il,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(vi(i,"width",h)),d=Math.abs(vi(i,"height",h)),p=Gy*d,g=n.spatial?d:2*Jf*n.extent;mn(i,"center",h,r.position);let y=t?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(y.y,y.x)),y.lifted&&r.position.addScaledVector(Hn.a.set(-y.y,y.x,0),tp(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[m,f]of[-1,1].entries()){let x=f*Math.max(u/2-1.3*p,0),A=o[m],b=a[m];A?.position.set(x,-d/2,.12*g),A?.scale.set(p,p,.3*g),b?.position.set(x,-d/2,.13*g),b?.scale.set(.4*p,.4*p,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var sl=new Rs(1,1,1,14),dE=new as(2,1,2),fE=new Ia(1,1,18),pE=3.2,$y=1.25,mE=.3;function Zy(i){let t=new Ie(sl,i.look.material("steel"));return t.castShadow=!i.look.ghost,{object:t,place(e){Pr(t,mn(i,"start",e,Hn.a),mn(i,"end",e,Hn.b),i.look.rod)}}}function Ky(i,t,e){let n=new pn,s=new Ie(sl,i.look.material("rail"));n.add(s);let r=t?new Ie(dE,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=Hn;return{object:n,place(c){mn(i,"start",c,o),mn(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=e(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),Pr(s,o,a,i.look.rod*(t?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),Pr(r,o,a,u),r.position.z=-.12*i.look.extent}}}var rl=class{constructor(t,e){this.brief=t;this.colour=e;this.object.add(this.shaft,this.tip),this.shaft.castShadow=this.tip.castShadow=!t.look.ghost}brief;colour;object=new pn;material=new Sr;shaft=new Ie(sl,this.material);tip=new Ie(fE,this.material);end=new W;place(t,e){let n=e.length(),s=.8*this.brief.look.rod,r=Math.min(pE*2*s,.6*n);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(Cn(this.colour,6));let o=(n-r)/n;this.end.copy(t).addScaledVector(e,o),Pr(this.shaft,t,this.end,s),ky(this.tip,e),this.tip.position.copy(t).addScaledVector(e,(1+o)/2),this.tip.scale.set(2*$y*s,r,2*$y*s),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function Jy(i,t,e){if(i.shape.sizes.scale!==void 0)return vi(i,"scale",e,1);let{look:n}=i;return Number.isFinite(t)&&(n.strongest=Math.max(n.strongest,t)),n.strongest>0?mE*n.extent/n.strongest:0}function jy(i){let t=new rl(i,1);return{object:t.object,place(e){let n=nl(e.sizes,i.shape.vectors.vector,Hn.b);t.place(mn(i,"at",e,Hn.a),n.multiplyScalar(Jy(i,n.length(),e)))}}}function Qy(i){let t=new rl(i,2),e=i.shape.multipliers??[];return{object:t.object,place(n){let s=o=>{let a=e[o]??-1;return a<0?0:n.multipliers[a]??0},r=Hn.b.set(s(0),s(1),s(2));t.place(mn(i,"at",n,Hn.a),r.multiplyScalar(Jy(i,r.length(),n)))}}}function t_(i){let t=new pn,e=[1,2,0].map(r=>new rl(i,r));for(let r of e)t.add(r.object);let{a:n,b:s}=Hn;return{object:t,place(r){mn(i,"origin",r,n);let o=vi(i,"length",r,.14*i.look.extent),a=i.shape.vectors.rotation;e.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function e_(i,t){let e=new pn,n=new Ie(sl,i.look.material("steel")),s=new Ie(sl,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,e.add(n,s);let r=Ir(i.data,i.shape.points[t]);return{object:e,place(o){let{extent:a,pin:l}=i.look;mn(i,t,o,e.position),e.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),e.visible=r||!i.look.ghost}}}var al=1e-6,gE=.01,Uo=new W,oi=new W,ol=new W;function n_(i,t,e,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?Xi(l,n.positions,a):a.set(NaN,NaN,NaN)};s(e.points.start,Uo),s(e.points.end,oi).sub(Uo),s(t.points.center,ol).sub(Uo);let r=oi.lengthSq();return{off:Math.abs(oi.x*ol.y-oi.y*ol.x)/r,inside:(oi.x*ol.x+oi.y*ol.y)/r}}function cu(i,t,e){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=n_(i,t,n,e);if(s<=al&&(n.kind==="rail"||r>al&&r<1-al))return n}return null}function i_(i,t,e){let n=!1,s={x:1,y:0,lifted:e.kind==="rod"};return r=>{let{off:o}=n_(i,t,e,r);n||=!(o<=gE);let a=Math.hypot(oi.x,oi.y)||1,l=oi.x<-al*a?-1:1;return s.x=n?1:l*oi.x/a,s.y=n?0:l*oi.y/a,s.lifted=!n&&e.kind==="rod",s}}function hu(i,t,e,n){if(i.spatial)return!1;if(e)return!0;let s=[t.points.start,t.points.end],r=i.shapes.some(l=>l.kind==="rail"&&l!==t&&(s.includes(l.points.start)||s.includes(l.points.end))),[o,a]=s.map(l=>i.points[l??-1]);return r||!o||!a?!1:(Xi(o,n.positions,Uo),Xi(a,n.positions,oi),Math.abs(Uo.y-oi.y)<al*Math.abs(Uo.x-oi.x))}function s_(i){let t=new Map,e=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||t.has(o)||e.has(o)||Ir(i,o)&&!Ir(i,n.points[r])&&t.set(o,{shape:n,role:s})}return[...t.values()]}function r_(i){return new Set(i.shapes.filter(t=>t.kind==="rod").flatMap(t=>[t.points.start,t.points.end]))}var yE=2e3,_E=1,xE=.6,ep=new Float64Array(0);function qi(i){let t=i.data.shapes.some(e=>e.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:t?i.multipliers():ep}}var uu=class{constructor(t,e,n,s){this.data=t;this.player=e;this.look=new lu(t,n,s);let r=qi(e);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(t.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=r_(t),l=new Map;for(let c of t.shapes){let h=c.kind==="cart"?cu(t,c,r):null;h&&l.set(c,h)}if(t.shapes.forEach((c,h)=>{if(this.look.ghost&&vE(t,c))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),p={data:t,shape:c,look:this.look,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(p,r,l,a))}),!t.spatial&&!this.look.ghost)for(let{shape:c,role:h}of s_(t))this.add(e_({data:t,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new pn;look;shown;before=ep;parts=[];trails=[];place(t){let e=qi(this.player);if(t<1&&this.before.length===e.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+t*((e.positions[n]??0)-s)}else this.shown.positions.set(e.positions);this.shown.sizes=e.sizes,this.shown.multipliers=e.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(t,e){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=t[o]??0,c=t[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?t[o+2]??0:-.02*this.look.extent,e)}}get traced(){return this.trails.length>0}forget(){this.before=ep;for(let{ribbon:t}of this.trails)t.clear()}showTrails(t){for(let{ribbon:e}of this.trails)e.object.visible=t}resize(t,e){for(let{ribbon:n}of this.trails)n.resize(t,e)}renew(){this.look.renew();for(let{ribbon:t,colour:e}of this.trails)t.dye(this.look.colour(e))}dispose(){for(let{ribbon:t}of this.trails)t.dispose();this.look.dispose(),this.object.removeFromParent()}add(t){this.parts.push(t),this.object.add(t.object)}addTrail(t,e){let n=t.points.point;if(n===void 0)return;let s=new Fo(yE,xE*this.data.until,_E,this.look.ghost?.55:.85);s.object.renderOrder=-1,s.dye(this.look.colour(e)),this.trails.push({point:n,ribbon:s,colour:e}),this.object.add(s.object)}part(t,e,n,s){let{shape:r,data:o}=t;switch(r.kind){case"rod":return Zy(t);case"coil":return zy(t);case"disc":return Hy(t);case"sphere":return jf(t);case"box":return Wy(t);case"cylinder":return Qf(t,!1);case"capsule":return Qf(t,!0);case"mesh":return Xy(t);case"hoop":return qy(t,s.has(r.points.center));case"arrow":return jy(t);case"reaction":return Qy(t);case"frame":return t_(t);case"cart":{let a=n.get(r);return Yy(t,a?i_(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...t,shape:c})),l=c=>Math.max(0,...a.map(h=>tp(h,c)));return Ky(t,hu(o,r,a.length>0,e),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function vE(i,t){return t.kind==="hoop"&&Object.keys(t.vectors).length?!1:t.kind!=="trail"&&Object.values(t.points).every(e=>Ir(i,e))}var o_=120,bE=40;function a_(i,t){let e=performance.now()+bE;for(let n=0;n<o_&&performance.now()<e&&i.outcome==="";n+=1)i.advance(i.data.until/o_,e-performance.now()),i.outcome===""&&t.include(qi(i))}var ll=class{t;positions;width;constructor(t){this.t=new Float64Array(zs(t.run?.t??"")),this.positions=new Float64Array(zs(t.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(t){return this.positions.subarray(t*this.width,(t+1)*this.width)}include(t,e){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)t.include({...e,positions:this.row(s)})}*between(t,e,n){let s=this.after(t),r=this.after(e),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(t){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=t?e=s+1:n=s}return e}};var du={mouse:28,touch:44},fu=class{constructor(t,e,n){this.stage=t;this.session=e;this.wanted=n;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&t.grab(...this.inside(o),du.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let t=this.stage.unproject(this.at.x,this.at.y,this.point);this.session.pull(this.point,t),this.stage.showPull(this.point,t)}begin(t){if(t.button!==0)return;let[e,n]=this.inside(t);this.point=this.stage.grab(e,n,t.pointerType==="touch"?du.touch:du.mouse),this.active&&(Object.assign(this.at,{x:e,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(t.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(t){let[e,n]=this.inside(t);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(e,n,du.mouse)>=0);return}!this.session.playing&&Math.hypot(e-this.at.x,n-this.at.y)>3&&this.session.play(!0),Object.assign(this.at,{x:e,y:n}),this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(t){let e=this.stage.canvas.getBoundingClientRect();return[t.clientX-e.left,t.clientY-e.top]}};var l_=.0068,ME=.015,SE=.03,c_=9,h_=1500,pu=class{constructor(t,e,n){this.canvas=t;this.data=e;this.framing=n;let s=t.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;get scale(){return`grid ${Nn(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}render(){let{pen:t,players:e}=this,n=Math.min(window.devicePixelRatio,2);for(let s of e)s.outcome===""&&this.framing.include(qi(s));if(t.setTransform(n,0,0,n,0,0),t.fillStyle=Ke().wall,t.fillRect(0,0,this.width,this.height),t.lineCap=t.lineJoin="round",this.drawGrid(),this.trailsShown)for(let s of this.trails)this.line(s.path,Cn(s.player%6,6),1.5,.5);return[...e].reverse().forEach((s,r)=>{let o=e.length-1-r,a=qi(s);t.globalAlpha=o?.45:1;for(let l of this.data.shapes)this.drawShape(l,a,Cn(o%6,6));t.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],Cn(1,6),3),!1}remember(){}screenOf(t){let[e,n]=this.pixel(...this.placeOf(t,this.positions));return{x:e,y:n}}setPlayers(t){this.players=t;let e=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=t.flatMap((n,s)=>e.map(r=>({point:r,player:s,path:[]})))}trace(){for(let t of this.trails){let e=this.players[t.player];e&&(t.path.push(...this.placeOf(t.point,e.positions())),t.path.length>4*h_&&t.path.splice(0,2*h_))}}retrace(t){for(let e of this.trails)e.path.length=0;for(let{positions:e}of t)for(let n of this.trails)n.path.push(...this.placeOf(n.point,e))}showTrails(t){this.trailsShown=t}resize(t,e){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[t,e],this.canvas.width=Math.round(t*n),this.canvas.height=Math.round(e*n)}setInset(t){this.inset=t}renew(){}grab(t,e,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-t,c-e);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(t,e){let{scale:n,left:s,top:r}=this.view;return Float64Array.of((t-s)/n,(r-e)/n)}showPull(t,e){this.pulled=e?{point:t,target:e}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return es(this.framing.size/9)}get view(){let{low:t,high:e,size:n}=this.framing,s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air,o=c=>r*Math.max((e[c]??0)-(t[c]??0),.25*n),a=c=>((e[c]??0)+(t[c]??0))/2,l=Math.min(s/o(0),this.height/o(1));return{scale:l,left:this.width-s/2-l*a(0),top:this.height/2+l*a(1)}}pixel(t,e){let{scale:n,left:s,top:r}=this.view;return[s+n*t,r-n*e]}placeOf(t,e){let n=this.data.points[t]?.offset??0;return[e[n]??0,e[n+1]??0]}line(t,e,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.view;r.save(),r.globalAlpha*=s,r.strokeStyle=e,r.lineWidth=n,r.beginPath();for(let c=0;c+1<t.length;c+=2)r.lineTo(a+o*(t[c]??0),l-o*(t[c+1]??0));r.stroke(),r.restore()}circle(t,e,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(t,e);a.beginPath(),a.arc(l,c,Math.max(n*this.view.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:t}=this,{scale:e,left:n,top:s}=this.view,{pen:r}=this;r.strokeStyle=Ke().grid,r.lineWidth=1,r.beginPath();for(let o=n%(e*t);o<this.width;o+=e*t)r.rect(o,-1,0,this.height+2);for(let o=s%(e*t);o<this.height;o+=e*t)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(t,e,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=Ke(),c=2*l_*s*this.view.scale,h=p=>this.placeOf(t.points[p]??0,e.positions),u=p=>Math.abs(e.sizes[t.sizes[p]??-1]??0),d=p=>this.data.points[t.points[p]??-1]?.fixed??!1;switch(t.kind){case"rod":case"rail":case"coil":{let p=h("start"),g=h("end");t.kind==="coil"?this.line(wE(p,g,SE*s),r,.4*c):this.line([...p,...g],t.kind==="rail"?o:r,t.kind==="rail"?2:c);for(let y of["start","end"])t.kind!=="rail"&&d(y)&&this.circle(...h(y),ME*s,l,r,2);return}case"cart":{let[p,g]=h("center"),y=u("width")/2,m=u("height")/2;this.line([p-y,g-m,p+y,g-m,p+y,g+m,p-y,g+m,p-y,g-m],n,3);for(let f of[-1,1])this.circle(p+f*.7*y,g-m,.4*m,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":{let[p,g]=h("at"),y=t.vectors.vector??-1,m=u("scale")||1;return this.line([p,g,p+m*(e.sizes[y]??0),g+m*(e.sizes[y+1]??0)],a,.6*c)}case"box":{let p=t.vectors.size??-1,g=t.vectors.rotation,[y,m]=h("center"),f=[],x=A=>(g===void 0?[1,0,0,0,1][A]:e.sizes[g+A])??0;for(let[A,b]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let R=A*(e.sizes[p]??0)/2,T=b*(e.sizes[p+1]??0)/2;f.push(y+x(0)*R+x(1)*T,m+x(3)*R+x(4)*T)}return this.line(f,n,3)}default:t.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),l_*s),n,a)}}};function wE(i,t,e){let n=[t[0]-i[0],t[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*c_;o+=1){let a=.1+.8*(o+.5)/(2*c_),l=(o%2?-e:e)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...t]}var AE=.06,EE=.22,TE=40,RE=1.08,mu=class{constructor(t,e){this.data=t;let n=PE(t,e);this.margins=[],this.air=t.shapes.some(({kind:s})=>s==="arrow"||s==="reaction")?EE:AE;for(let s of t.shapes)for(let r of Object.values(s.points))n.has(r)||this.margins.push({point:r,size:CE(s)});this.margins.length||t.points.forEach((s,r)=>this.margins.push({point:r,size:()=>0})),this.include(e);for(let s=0;s<3;s+=1)(this.low[s]??0)>(this.high[s]??0)&&(this.low[s]=this.high[s]=0);t.spatial||this.includeReach(e)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;firstSize=0;margins;settle(){this.firstSize=this.size}get size(){let t=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...t,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(t){let e=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(t);for(let a=0;a<r.dimension;a+=1)e=this.stretch(a,t.positions[r.offset+a]??0,o)||e}return e}stretch(t,e,n){if(!Number.isFinite(e+n))return!1;let s=this.low[t]??0,r=this.high[t]??0,o=this.firstSize?TE*this.firstSize:1/0,a=this.firstSize?(RE-1)*(r-s):0,l=e-n<s&&!(r-e>o),c=e+n>r&&!(e-s>o);return l&&(this.low[t]=e-n-a),c&&(this.high[t]=e+n+a),l||c}includeReach(t){let{points:e,shapes:n}=this.data,s=e.map(l=>l.fixed?0:1/0),r=e.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=e[l];return h&&c<h.dimension?t.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,p=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,y]of[[u,d],[d,u]]){let m=(s[g]??1/0)+p;m<(s[y]??1/0)*(1-1e-9)&&(s[y]=m,r[y]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=e[l];if(!(!d||!(h>0&&h<1/0)))for(let p=0;p<d.dimension;p+=1)this.stretch(p,a(u,p)-h,c(t)),this.stretch(p,a(u,p)+h,c(t))}}};function CE(i){let t=(e,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(e.sizes[s]??0)};return e=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(e.sizes[n]??0,e.sizes[n+1]??0,e.sizes[n+2]??0)/2;return Math.max(s,t(e,"radius")+t(e,"length")/2,Math.hypot(t(e,"width"),1.4*t(e,"height"))/2)}}function PE(i,t){let e=new Set(i.shapes.filter(o=>o.kind==="cart").map(o=>cu(i,o,t))),n=new Set(i.shapes.filter(o=>o.kind==="rail"&&hu(i,o,e.has(o),t))),s=new Set(i.shapes.filter(o=>!n.has(o)).flatMap(o=>Object.values(o.points))),r=[...n].flatMap(o=>Object.values(o.points));return s.size?new Set(r.filter(o=>!s.has(o))):new Set}var u_={type:"change"},ip={type:"start"},f_={type:"end"},gu=new br,d_=new yi,IE=Math.cos(70*Nf.DEG2RAD),Sn=new W,ai=2*Math.PI,we={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},np=1e-6,yu=class extends Ga{constructor(t,e=null){super(t,e),this.state=we.NONE,this.target=new W,this.cursor=new W,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:tr.ROTATE,MIDDLE:tr.DOLLY,RIGHT:tr.PAN},this.touches={ONE:er.ROTATE,TWO:er.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new W,this._lastQuaternion=new ti,this._lastTargetPosition=new W,this._quat=new ti().setFromUnitVectors(t.up,new W(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Ro,this._sphericalDelta=new Ro,this._scale=1,this._panOffset=new W,this._rotateStart=new qt,this._rotateEnd=new qt,this._rotateDelta=new qt,this._panStart=new qt,this._panEnd=new qt,this._panDelta=new qt,this._dollyStart=new qt,this._dollyEnd=new qt,this._dollyDelta=new qt,this._dollyDirection=new W,this._mouse=new qt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=DE.bind(this),this._onPointerDown=LE.bind(this),this._onPointerUp=NE.bind(this),this._onContextMenu=VE.bind(this),this._onMouseWheel=OE.bind(this),this._onKeyDown=BE.bind(this),this._onTouchStart=kE.bind(this),this._onTouchMove=zE.bind(this),this._onMouseDown=FE.bind(this),this._onMouseMove=UE.bind(this),this._interceptControlDown=GE.bind(this),this._interceptControlUp=HE.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=we.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(u_),this.update(),this.state=we.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Sn.copy(e).sub(this.target),Sn.applyQuaternion(this._quat),this._spherical.setFromVector3(Sn),this.autoRotate&&this.state===we.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ai:n>Math.PI&&(n-=ai),s<-Math.PI?s+=ai:s>Math.PI&&(s-=ai),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Sn.setFromSpherical(this._spherical),Sn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Sn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Sn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new W(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new W(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Sn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(gu.origin.copy(this.object.position),gu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(gu.direction))<IE?this.object.lookAt(this.target):(d_.setFromNormalAndCoplanarPoint(this.object.up,this.target),gu.intersectPlane(d_,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>np||8*(1-this._lastQuaternion.dot(this.object.quaternion))>np||this._lastTargetPosition.distanceToSquared(this.target)>np?(this.dispatchEvent(u_),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ai/60*this.autoRotateSpeed*t:ai/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Sn.setFromMatrixColumn(e,0),Sn.multiplyScalar(-t),this._panOffset.add(Sn)}_panUp(t,e){this.screenSpacePanning===!0?Sn.setFromMatrixColumn(e,1):(Sn.setFromMatrixColumn(e,0),Sn.crossVectors(this.object.up,Sn)),Sn.multiplyScalar(t),this._panOffset.add(Sn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Sn.copy(s).sub(this.target);let r=Sn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new qt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function LE(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function DE(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function NE(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(f_),this.state=we.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function FE(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case tr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=we.DOLLY;break;case tr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=we.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=we.ROTATE}break;case tr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=we.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=we.PAN}break;default:this.state=we.NONE}this.state!==we.NONE&&this.dispatchEvent(ip)}function UE(i){switch(this.state){case we.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case we.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case we.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function OE(i){this.enabled===!1||this.enableZoom===!1||this.state!==we.NONE||(i.preventDefault(),this.dispatchEvent(ip),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(f_))}function BE(i){this.enabled!==!1&&this._handleKeyDown(i)}function kE(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case er.ROTATE:if(this.enableRotate===!1){this.state=we.NONE;break}this._handleTouchStartRotate(i),this.state=we.TOUCH_ROTATE;break;case er.PAN:if(this.enablePan===!1){this.state=we.NONE;break}this._handleTouchStartPan(i),this.state=we.TOUCH_PAN;break;default:this.state=we.NONE}break;case 2:switch(this.touches.TWO){case er.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=we.TOUCH_DOLLY_PAN;break;case er.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=we.TOUCH_DOLLY_ROTATE;break;default:this.state=we.NONE}break;default:this.state=we.NONE}this.state!==we.NONE&&this.dispatchEvent(ip)}function zE(i){switch(this._trackPointer(i),this.state){case we.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case we.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case we.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case we.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=we.NONE}}function VE(i){this.enabled!==!1&&i.preventDefault()}function GE(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function HE(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var p_=-.16,m_=60,_u=class{constructor(t,e,n,s){this.scene=t;this.spatial=n;this.grounded=s;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let r=.95;Object.assign(this.sun.shadow.camera,{left:-r,right:r,top:r,bottom:-r,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,t.add(this.sun,this.sky,this.shadow),e.add(this.grid),this.renew()}scene;spatial;grounded;sun=new ka(16777215,2.1);spacing=0;sky=new Oa(16777215,15265010,1.5);shadow=new Ie(new Mr(8,8),new Na);grid=new Aa(new $e,new Eo({transparent:!0}));gridAt="";place(t,e,n){let s=((t.low[2]??0)-(e[2]??0))/n;this.shadow.position.z=this.spatial?s:p_,this.grid.visible=!this.spatial||this.grounded,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let r=es(n/9),o=[0,1].map(l=>Math.round((e[l]??0)/r)),a=`${r} ${o.join(" ")} ${t.low[2]}`;this.grid.position.z=this.spatial?t.low[2]??0:(p_+.002)*n,a!==this.gridAt&&(this.gridAt=a,this.spacing=r,this.grid.geometry.dispose(),this.grid.geometry=WE(r,(o[0]??0)*r,(o[1]??0)*r))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}scale(t){return this.grid.visible&&this.spacing?`grid ${Nn(this.spacing)} ${t}`.trim():""}renew(){let{wall:t,grid:e,shadow:n}=Ke();this.grid.material.color.set(e),this.shadow.material.opacity=n,this.scene.fog=this.spatial?new ba(t,3.2,6.5):null}};function WE(i,t,e){let n=m_/2*i,s=[];for(let r=0;r<=m_;r+=1){let o=r*i-n;s.push(t+o,e-n,0,t+o,e+n,0,t-n,e+o,0,t+n,e+o,0)}return new $e().setAttribute("position",new rn(new Float32Array(s),3))}var XE=.18,g_=32,y_=35*Math.PI/180,qE=20*Math.PI/180,YE=40*Math.PI/180,$E=34,ZE=30,xu=class{constructor(t,e,n,s,r){this.canvas=t;this.data=e;this.framing=n;this.simplified=s==="software"?1:0,this.renderer=new su({canvas:t,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=jn,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=e.points.some(a=>a.fixed);if(this.surroundings=new _u(this.scene,this.world,e.spatial,o),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,e.spatial){this.camera=new Vn(g_,1,.05,40),this.camera.up.set(0,0,1);let a=o?qE:YE;this.camera.position.set(Math.cos(y_)*Math.cos(a),Math.sin(y_)*Math.cos(a),Math.sin(a)).multiplyScalar(3),this.controls=new yu(this.camera,t),Object.assign(this.controls,{enablePan:!1,minDistance:.4,maxDistance:12}),this.controls.addEventListener("change",r)}else this.camera=new wr(-1,1,1,-1,.1,10),this.camera.position.z=4;this.renew()}canvas;data;framing;renderer;scene=new Ma;world=new pn;camera;controls=null;surroundings;spring=new Fo(2,1e9,1.5,1);centre=[0,0,0];size=0;figures=[];width=1;height=1;inset=0;trails=!0;last=0;pace=16;simplified=0;distance=3;place=new W;pixel=new qt;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(t=>t.traced)}setPlayers(t){for(let e of this.figures)e.dispose();this.figures=t.map((e,n)=>new uu(this.data,e,n,()=>t.length));for(let e of[...this.figures].reverse())this.world.add(e.object);this.showTrails(this.trails),this.sizeFigures(),this.size=0}render(t=1){this.judge();for(let n of this.figures)n.player.outcome===""&&this.framing.include(qi(n.player));let e=this.ease();for(let n of this.figures)n.look.extent=this.size,this.data.spatial||(n.object.position.z=-.02*n.look.index*this.size),n.place(t);return this.renderer.render(this.scene,this.camera),e}remember(){for(let t of this.figures)t.remember()}trace(){for(let t of this.figures)t.trace()}retrace(t){for(let e of this.figures)e.forget();for(let{positions:e,t:n}of t)this.figures[0]?.mark(e,n)}showTrails(t){this.trails=t;for(let e of this.figures)e.showTrails(t)}resize(t,e){t<1||e<1||(this.width=t,this.height=e,this.renderer.setPixelRatio(this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(t,e,!1),this.sizeFigures(),this.fit())}setInset(t){t!==this.inset&&(this.inset=t,this.fit())}renew(){this.renderer.setClearColor(Ke().wall),this.surroundings.renew(),this.spring.dye(Cn(1,6));for(let t of this.figures)t.renew()}grab(t,e,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(Xi(a,s,this.place));let c=Math.hypot(this.pixel.x-t,this.pixel.y-e);c<=o&&([r,o]=[l,c])}),r}unproject(t,e,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(Xi(r,s,this.place)).project(this.camera).z;return this.place.set(2*t/this.width-1,1-2*e/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}screenOf(t){let e=this.figures[0]?.shown.positions,n=this.data.points[t];return e&&n&&this.toScreen(Xi(n,e,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(t,e){let n=this.figures[0]?.shown.positions,s=this.data.points[t];if(this.spring.object.visible=e!==null,!e||!n||!s)return;let r=this.data.spatial?0:.2*this.size;Xi(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(e[0]??0,e[1]??0,(e[2]??0)+r,0)}allowTurning(t){this.controls&&(this.controls.enabled=t)}toScreen(t){this.world.localToWorld(t).project(this.camera),this.pixel.set((t.x+1)/2*this.width,(1-t.y)/2*this.height)}sizeFigures(){for(let t of this.figures)t.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){let t=this.framing.size,e=this.size===0,n=e?1:XE,s=Math.abs(t-this.size)/t;this.size+=n*(t-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/t),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!e&&s>.001;return(e||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.fit()),r}fit(){if(!this.size)return;let[t,e,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air;if(this.camera instanceof Vn){let o=.5*r*(.6*Math.max(t,e,n)+.4*Math.hypot(t,e,n)),a=this.width/this.height,l=o/Math.sin(g_*Math.PI/360)/Math.min(1,a);this.camera.aspect=a,this.camera.position.multiplyScalar(l/this.distance),this.distance=l,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(t,.25)),this.height/(r*Math.max(e,.25))),a=this.width/o/2,l=this.height/o/2,c=(this.width-s)/o/2;Object.assign(this.camera,{left:-a-c,right:a-c,top:l,bottom:-l})}this.camera.updateProjectionMatrix()}judge(){let t=performance.now(),e=t-this.last;this.last=t,!(e>250||this.simplified>1)&&(this.pace+=(e-this.pace)/ZE,!(this.pace<$E)&&(this.pace=16,this.simplified+=1,this.simplified===1?this.resize(this.width,this.height):this.surroundings.dropShadows()))}};function __(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let t=String(i.getParameter(i.RENDERER)),e=t==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):t;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var vu=class{element;stage;framing;trails;scale=rt("span",{class:"grid-scale"});constructor(t,e,n){let{data:s}=t,r=t.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new mu(s,qi(r));let o=rt("canvas",{class:"stage-canvas",role:"img","aria-label":JE(s),tabindex:-1}),a=KE(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=rt("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(rt("p",{class:"no-picture"},a)):this.element.append(a.canvas,rt("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n))),e&&this.element.append(e),this.stage?.setPlayers(t.players),new ResizeObserver(()=>this.resize(e,n)).observe(this.element)}update(){this.stage&&Dn(this.scale,this.stage.scale)}resize(t,e){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=t&&getComputedStyle(t).position==="absolute"?t.offsetWidth:0;n.resize(s,r),n.setInset(o),e()}trailsSwitch(t){let{stage:e}=this;if(!e||!this.trails)return null;let n=ii("trails"),s=rt("input",{type:"checkbox",id:n,checked:!0,"data-switch":"trails",onchange:()=>{e.showTrails(s.checked),t()}});return rt("label",{for:n,class:"switch"},s,"trails")}};function KE(i,t,e,n){let s=__();return s!=="none"?new xu(i,t,e,s,n):t.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new pu(i,t,e)}function JE(i){let t=i.spatial?" Drag beside it to turn the view.":"";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${t}`}var jE=45,QE=60,x_={low:1500,tall:12e3},tT=900,eT=.6,nT=1500,bu=class{constructor(t,e,n){this.root=t;this.session=e;let{data:s}=e,r=e instanceof lr?e:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new zl(r):null,this.places=r?null:new ll(s),this.theatre=s.shapes.length?new vu(e,this.text?.element??null,()=>this.invalidate()):null,this.banner=new kl(()=>e.reset()),this.transport=new Ol(e),this.board=r?new rc(r,u=>Pl(r,r.players[u]?.integrator??"")):new ac(e);let o=this.theatre?.framing.size??1,a=r&&n?new Dl(r,s.velocities.map((u,d)=>s.pendularm?.push??em(s,n,d,o))):null;r&&(this.rivals=new Cl(r));let l=r&&n&&a?this.controls(r,n,a,o):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>h.toggle()}],h=new Bl(iT(c),[s.reference,s.generator&&`Made with ${s.generator}.`]);new Sl(c),this.compose(s,l,h),this.listen(r),r&&this.theatre?.stage&&(this.drag=new fu(this.theatre.stage,r,()=>this.invalidate()))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=rt("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;places;drag=null;requested=!1;last=0;plotted=0;written=0;open(t){t(this),this.theatre?.framing.settle(),El(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(t=>this.frame(t)))}frame(t){let{session:e,theatre:n}=this,s=this.last?(t-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),e.frame(s);let r=n?.stage?.render(e.part)??!1;this.drag?.update(),this.write(t,!e.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=e.playing?t:0,(e.playing||r)&&this.invalidate()}write(t,e){(e||t-this.plotted>=jE)&&(this.plotted=t,this.board.draw()),(e||t-this.written>=QE)&&(this.written=t,this.transport.update(),this.text?.update(),this.theatre?.update())}listen(t){let{session:e,theatre:n}=this,s=n?.stage;e.whenMoving(()=>s?.remember()),e.whenMoved(()=>{this.board.sample(),t?s?.trace():this.retrace()}),e.whenChanged(r=>{r==="players"&&(s?.setPlayers(e.players),s?.renew(),this.theatre?.stage?.resize(s?.canvas.clientWidth??0,s?.canvas.clientHeight??0),this.board.rebuild(),e.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),t||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(t),this.invalidate()}),$p(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:t}=this;if(!(t instanceof lr))return;let e=t.players.filter(s=>s.outcome!==""),n=t.players.length>1;this.banner.say(e.map(s=>n?`${Pl(t,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(t){let e=[this.session.playing?"Playing":"Paused"];t&&e.push(Pl(t,t.main.integrator)),t?.data.servo&&e.push(`servo ${t.main.servoMode}`),Dn(this.announcer,e.join(", "))}retrace(){let{places:t,session:e}=this;if(!t||!this.theatre?.stage?.hasTrails)return;let n=eT*e.data.until;this.theatre.stage.retrace(t.between(e.time-n,e.time,nT)),this.theatre.stage.trace()}keys(t,e){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:t?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>n.reset()}];return t&&e?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),t&&e&&t.data.pendularm&&s.unshift(...dm(t,e,r=>this.banner.say(r))),s}controls(t,e,n,s){return rt("div",{class:"controls"},t.data.servo?new Fl(t,s).element:null,new Rl(t).element,nm(t,e,s),im(t,s),this.rivals?.element,n.element,sm(t,s))}record(t){let e=(r,o)=>[rt("dt",{},r),rt("dd",{},o)],n=t.methods.find(({name:r})=>r===t.run?.integrator)?.label??t.run?.integrator??"",s=t.parameters.filter(({kind:r})=>r!=="hidden");return rt("div",{class:"controls"},Bn("Run",!0,rt("p",{class:"outcome"},t.run?.outcome??""),t.run?.remark?rt("p",{class:"remark"},t.run.remark):null,rt("dl",{class:"facts"},...e("integrator",n))),s.length?Bn("Parameters",!0,rt("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>e(r,`${Nn(o,6)} ${a}`.trim())))):null)}compose(t,e,n){let s=rt("header",{class:"top"},rt("h1",{},t.title||t.name),rt("div",{class:"top-buttons"},ts("help","Keys and help (?)",()=>n.toggle()),ts("theme","Light or dark",Zp))),r=t.equations.length<(window.innerHeight<tT?x_.low:x_.tall),o=lm(t.equations,r&&!t.pendularm),a=rt("div",{class:"show"},this.theatre?.element,this.transport.element),l=rt("div",{class:"middle"},a,o);(this.theatre?.element??a).append(this.banner.element),this.root.replaceChildren(s,rt("main",{class:this.theatre?"page":"page plots-only"},l,rt("div",{class:"right"},this.board.element),rt("div",{class:"left"},e)),n.element,this.announcer),Wp(this.root)}};function iT(i){return i.map(({keys:t,shown:e,does:n})=>({keys:e??t,does:n}))}function v_(i,t,e){let n=i.theatre?.framing,s=t.players[0];!n||!s||(e?a_(e(),n):new ll(t.data).include(n,{sizes:s.sizes(),multipliers:s.multipliers()}))}function sT(i){return i.rate!==void 0}function rT(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let t=document.getElementById("pendula")??document.body.appendChild(rt("div",{id:"pendula"})),e=globalThis.pendulaSystem??{},n=sT(e)?e:null,s=null,r;if(i.mode==="live"){if(!n)throw new Error("This page carries no functions of its system; write it again with pendula.html.");s=()=>Ou(i,n),r=new lr(s(),s)}else r=new cr(zu(i,e));let o=new bu(t,r,n);window.pendula={data:i,page:o,ready:!1,get player(){return r.players[0]},get players(){return r.players}},o.open(()=>v_(o,r,s)),window.pendula.ready=!0}function b_(){try{rT()}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.append(rt("p",{role:"alert",class:"banner"},t)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",b_):b_();})();
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

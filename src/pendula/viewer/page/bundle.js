"use strict";(()=>{var Qe=class{q;v;z;size;identity;unit;constructor({nq:t,nv:e,nz:n,unit:s,identity:r}){this.q=yl(0,t),this.v=yl(this.q.end,e),this.z=yl(this.v.end,n),this.size=this.z.end,this.identity=r,this.unit=s.map(([o,a])=>yl(this.q.first+o,a))}get paired(){return this.identity?this.q.length:0}get hasUnits(){return this.unit.length>0}isUnit(t){let e=this.q.first+t;return this.unit.some(({first:n,end:s})=>n<=e&&e<s)}take(t,e){return e.subarray(t.first,t.end)}join(t,e,n){let s=new Float64Array(this.size);for(let[r,o,a]of[["q",this.q,t],["v",this.v,e],["z",this.z,n]]){if(a.length!==o.length)throw new Error(`A state of this system needs ${o.length} numbers in ${r}, not ${a.length}.`);s.set(a,o.first)}return s}normalise(t){let e=0;for(let{first:n,end:s}of this.unit){let r=Vp(t,n,s);if(r!==0){for(let o=n;o<s;o++)t[o]/=r;e=Math.max(e,Math.abs(r-1))}}return e}lacksDirection(t){return this.unit.some(({first:e,end:n})=>Vp(t,e,n)===0)}};function yl(i,t){return{first:i,end:i+t,length:t}}function Vp(i,t,e){let n=0;for(let s=t;s<e;s++)n+=i[s]*i[s];return Math.sqrt(n)}var ks=0,ni=1,Hp=2,Xt=new Float64Array(0),vl=class{constructor(t,e){this.data=t;this.functions=e;this.layout=new Qe(t.layout),this.constrained=t.constraints.length>0,this.rate=e.rate,this.p=Float64Array.from(t.parameters,n=>n.value),this.u=new Float64Array(t.inputs.length),this.rates=new Float64Array(this.layout.size)}data;functions;layout;constrained;rate;p;u;rates;deadline=1/0;solve(t,e,n){if(this.functions.solution!==void 0){this.functions.solution(t,e,this.u,this.p,Xt,n);return}this.rate(t,e,this.u,this.p,Xt,this.rates),n.set(this.layout.take(this.layout.v,this.rates))}};function Zn(i,t,e,n){for(let s=0;s<e.length;s++)n[s]=e[s]}function Ni(i,t){if(i===void 0)throw new Error(`This page was written without the function '${t}'.`);return i}var _l=class{constructor(t){this.motion=t;let{data:e,layout:n}=t,s=n.size;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(e.powers.length),this.solution=new Float64Array(n.v.length+e.constraints.length),this.pushes=e.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;energies=new Float64Array(3);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;get busy(){if(!this.motion.data.energy)return!1;if(this.powers.length>0)return!0;let{u:t}=this.motion;for(let e of this.pushes)if(t[e]!==0)return!0;return!1}open(t,e){this.total=this.energyAt(t,e),this.known=!1}book(t){Number.isFinite(t)&&(this.total+=t)}forget(){this.known=!1}before(t,e){if(this.known)return;let{motion:n}=this;this.earlier.set(e),n.rate(t,e,n.u,n.p,Xt,this.earlierRate),[this.power,this.known]=[this.powerAt(t,e),!0]}after(t,e,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(e,n,s.u,s.p,Xt,l);for(let u=0;u<n.length;u++)a[u]=.5*(r[u]+n[u])+.125*t*(o[u]-l[u]);s.layout.normalise(a);let c=this.powerAt(e-.5*t,a),h=this.powerAt(e,n);this.book(t/6*(this.power+4*c+h)),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}energyAt(t,e){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(t,e,s,r,Xt,this.energies),this.energies[0]+this.energies[1])}powerAt(t,e){let{functions:n,data:s,layout:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(t,e,c),n.powers(t,e,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*e[r.v.first+d];return u}};function xl(i){let{layout:t,u:e,p:n,functions:s,data:r}=i,{q:o,v:a}=t,{most:l,nearly:c}=r.decisions.projection,h=Ni(s.velocity_correction,"velocity_correction"),u=r.holonomic>0?Ni(s.position_correction,"position_correction"):void 0,[d,p]=[new Float64Array(o.length),new Float64Array(a.length)];return(g,y)=>{for(let m=0;u!==void 0&&m<l;m++){u(g,y,e,n,Xt,d);let f=0;for(let _=0;_<o.length;_++){let w=o.first+_;y[w]+=d[_],f=Math.max(f,Math.abs(d[_])/(1+Math.abs(y[w])))}if(!(f>c))break}h(g,y,e,n,Xt,p);for(let m=0;m<a.length;m++)y[a.first+m]+=p[m]}}var bl=class{constructor(t){this.motion=t;let e=t.layout.size;this.turning=new Uint8Array(e);for(let n of t.data.scales.turning)this.turning[n]=1;[this.size,this.floor,this.sums]=[new Float64Array(e),new Float64Array(e),new Float64Array(e)],this.M=new Float64Array(t.layout.v.length**2)}motion;turning;size;floor;sums;M;passed=0;length=0;begin(t,e,n){for(let s=0;s<e.length;s++)this.floor[s]=this.turning[s],this.size[s]=this.turning[s]?1:Math.abs(e[s]);this.sums.fill(0),this.passed=0,this.length=this.lengthOf(t,e),this.raiseFloors(e,n)}of(t,e){return this.turning[t]?this.size[t]:Math.max(this.size[t],e)}update(t,e){this.passed+=t;for(let n=0;n<e.length;n++)this.turning[n]||(this.sums[n]+=t*Math.abs(e[n]),this.size[n]=Math.max(this.floor[n],this.sums[n]/this.passed))}raiseFloors(t,e){let{data:n,layout:s}=this.motion,{part:r,moment:o}=n.decisions.scales,{kinds:a,lengths:l}=n.scales,{q:c,v:h,paired:u}=s,{floor:d,size:p}=this,g=t.map((R,T)=>this.of(T,Math.abs(R))),y=Wp(a,g),m=Wp(a,e),f=this.typicalTime(g,e),_=Math.max(this.length,...l.map(R=>this.turning[R]?0:Math.abs(t[R])));for(let R of l)y[R]=_;for(let R=0;R<u;R++)y[h.first+R]=Math.max(y[h.first+R],y[c.first+R]/f);y.forEach((R,T)=>{R===0&&(y[T]=o*n.until*m[T])});let w=y.slice(h.first,h.first+h.length).filter(Number.isFinite),b=o*n.until*Math.max(0,...w);for(let R=c.first;R<c.first+c.length;R++)y[R]===0&&(y[R]=b);for(let R=0;R<t.length;R++){let T=r*y[R];this.turning[R]||!Number.isFinite(T)||T<=d[R]||(d[R]=T,p[R]=Math.max(p[R],T))}}lengthOf(t,e){let{functions:n,layout:s,u:r,p:o}=this.motion,{M:a}=this,{first:l,length:c}=s.q,h=0,u=0,d=0;n.mass_matrix?.(t,e,r,o,Xt,a);for(let g=0;g<c;g++){let y=Math.abs(a[g*c+g]??0);this.turning[l+g]?u=Math.max(u,y):[h,d]=[Math.max(h,Math.abs(e[l+g])),Math.max(d,y)]}let p=Math.sqrt(u/d);return n.mass_matrix!==void 0&&Number.isFinite(p)?Math.max(h,p):h}typicalTime(t,e){let{paired:n,q:s,v:r}=this.motion.layout,o=0;for(let a=0;a<t.length;a++){let l=a-r.first,c=l>=0&&l<n,h=Math.abs(e[a]),u=c?Math.sqrt(h/t[s.first+l]):h/t[a];Number.isFinite(u)&&(o=Math.max(o,u))}return 1/o}};function Wp(i,t){let e=new Float64Array(t.length);for(let n of i){let s=Math.max(...n.map(r=>Math.abs(t[r])));for(let r of n)e[r]=s}return e}var a_=32,l_=1e-4,c_=1e-14,h_=1e-22,u_=1e3;function Xp(i,t){return new Yu(i,t)}var Yu=class{constructor(t,e){this.motion=t;this.method=e;let n=t.layout.size;this.k=Array.from({length:e.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.scales=new bl(t),this.project=t.constrained?xl(t):void 0,this.exponent=1/(e.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;scales;project;exponent;length=0;lastError=1;repeated=!1;steps=0;reached=NaN;reveal=Zn;step(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+e;t===ni&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1,!1,!1,NaN],this.steps=0);let c=Number.isNaN(this.reached)?n:this.reached;t!==ks&&r(c,s,o,a,Xt,this.k[0]),t===ni&&this.scales.begin(c,s,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:e,d=u>=l-c,p=d?l:c+u,g=p-c,y=this.attempt(c,g,p,s);if(y<=1)this.accept(g,y,d,s),c=p,++this.steps===this.motion.data.decisions.scales.look&&this.scales.raiseFloors(s,this.k[0]);else if(!this.reject(g,y,c,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(h%a_===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,{a:l,b:c,c:h}=this.method.tableau,{k:u,stage:d,fresh:p}=this,g=s.length,y=c.length;for(let f=1;f<=y;f++){let _=f<y?l[f]:c,w=f<y?d:p;this.combined(f,e,_,s,w),f===y&&this.settle(n,p),r(f<y?t+h[f]*e:n,w,o,a,Xt,u[f])}let m=0;for(let f=0;f<g;f++){let _=0;for(let R=0;R<=y;R++)_+=this.method.error[R]*u[R][f];let w=this.scales.of(f,Math.max(Math.abs(s[f]),Math.abs(p[f]))),b=w===0?0:Math.abs(e*_)/(this.method.tolerance*w);b<=m||(m=b)}return m}settle(t,e){let{layout:n}=this.motion;n.normalise(e),this.project!==void 0&&(this.project(t,e),n.normalise(e))}combined(t,e,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<t;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+e*a}}accept(t,e,n,s){let r=e>0?.9*e**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=t*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(e,l_),this.repeated=!1,this.scales.update(t,this.fresh),s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(t,e,n,s){let r=e<1e300?t*Math.min(.9,Math.max(.2,.9*e**-this.exponent)):.1*t;return this.length=r,this.repeated=!0,r>Math.max(c_*Math.max(n,Math.min(s,u_*n)),h_*this.motion.data.until)}};function qp(){return{step:()=>!0,reveal:Zn,failed:!1}}function Yp({rate:i,layout:t,u:e,p:n}){let s=t.size,r=new Float64Array(s);function o(a,l,c,h){i(c,h,e,n,Xt,r);for(let u=0;u<s;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:Zn,failed:!1}}function $p({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,z:a,size:l}=e,c=new Float64Array(l),h=e.identity?void 0:Ni(t.qdot,"qdot"),u=new Float64Array(r.length);function d(p,g,y,m){i(y,m,n,s,Xt,c);for(let f=o.first;f<o.end;f++)m[f]+=g*c[f];if(h===void 0)for(let f=0;f<r.length;f++)m[r.first+f]+=g*m[o.first+f];else{h(y,m,n,s,Xt,u);for(let f=0;f<r.length;f++)m[r.first+f]+=g*u[f]}for(let f=a.first;f<a.end;f++)m[f]+=g*c[f];return!0}return{step:d,reveal:Zn,failed:!1}}function Zp({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,size:a}=e,l=new Float64Array(a),c=e.identity?void 0:Ni(t.qdot,"qdot"),h=new Float64Array(a),u=new Float64Array(r.length);function d(p,g,y,m){if(i(y,m,n,s,Xt,l),c===void 0){for(let f=0;f<r.length;f++)m[r.first+f]+=.5*g*g*l[o.first+f];for(let f=r.first;f<r.end;f++)m[f]+=g*l[f]}else{h.set(m);for(let f=o.first;f<o.end;f++)h[f]+=.5*g*l[f];c(y,h,n,s,Xt,u);for(let f=0;f<r.length;f++)m[r.first+f]+=g*u[f]}for(let f=o.first;f<a;f++)m[f]+=g*l[f];return!0}return{step:d,reveal:Zn,failed:!1}}function Ml(i,t,e,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(t[e+h*i+r])>Math.abs(t[e+o*i+r])&&(o=h);n[s+r]=o;let a=e+r*i,l=e+o*i;if(o!==r)for(let h=0;h<i;h++){let u=t[a+h];t[a+h]=t[l+h],t[l+h]=u}let c=1/t[a+r];for(let h=r+1;h<i;h++){let u=e+h*i,d=t[u+r]*c;if(t[u+r]=d,d!==0)for(let p=r+1;p<i;p++)t[u+p]-=d*t[a+p]}}}function Sl(i,t,e,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=t[e+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=t[e+o*i+l]*r[s+l];r[s+o]=a/t[e+o*i+o]}}var d_=15e-9;function jp(i,t){return new $u(i,t)}var $u=class{constructor(t,e){this.motion=t;let{a:n,b:s,c:r}=e.tableau,o=this.ny=t.layout.size,a=this.stages=s.length,l=o*a,{functions:c}=t;this.canonical=e.canonical===!0,this.rate=this.canonical?Ni(c.canonical_rate,"canonical_rate"):t.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(e.continuation.flat()),this.ends=e.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(t,e,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(t,n,s),u=t!==ni,d=0,p=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let y=this.ends[d],m=(y-d)*r;this.outdated&&(this.newtonMatrix(e,d,m,g),Ml(m,this.factors,g,this.pivots,d*r));let f=this.newton(e,n,s,h,d,y,g);f>0?[d,p,g]=[y,Math.max(p,f),g+m*m]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let y=0;y<o;y++)for(let m=0;m<r;m++)s[m]+=e*a[y]*l[y*r+m];return this.outdated?[this.iterations,this.outdated]=[p,!1]:p>this.iterations+c&&(this.outdated=!0),!0}reveal(t,e,n,s){if(Zn(t,e,n,s),!this.canonical||!this.started)return;let{layout:{q:r,v:o},u:a,p:l}=this.motion;this.rate(e,n,a,l,Xt,this.result);for(let c=0;c<o.length;c++)s[o.first+c]=this.result[r.first+c]}begun(t,e,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{layout:{v:c},u:h,p:u,functions:d,data:p}=this.motion;if(t===ni){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){Ni(d.momenta,"momenta")(e,n,h,u,Xt,this.result);for(let y=0;y<c.length;y++)n[c.first+y]=this.result[y]}}else{for(let y=0;y<r;y++)for(let m=0;m<s;m++){let f=0;for(let _=0;_<r;_++)f+=l[y*r+_]*o[_*s+m];a[y*s+m]=f}o.set(a)}let g=0;for(let y=0;y<s;y++)g=Math.max(g,Math.abs(n[y]));return p.decisions.newton.negligible*g+1e-300}renewed(t,e,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!t){this.rate(e,n,l,c,Xt,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(e,n,l,c,Xt,this.J):this.differences(e,n))}differences(t,e){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(t,e,a,l,Xt,r);let c=Float64Array.from(e);for(let h=0;h<n;h++){let u=e[h];c[h]=u+d_*(1+Math.abs(u)),this.rate(t,c,a,l,Xt,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(t,e,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=e+Math.floor(h/r),d=h%r;for(let p=0;p<n;p++){let g=a[u*o+e+Math.floor(p/r)];c[s+h*n+p]=-t*g*l[d*r+p%r]}c[s+h*n+h]+=1}}newton(t,e,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,p=r*l,g=o===r+1&&h[r*c+r]===0,y=0,m=0,f=0;for(;m<=u.growth&&f<u.most;){this.changes(t,e,n,r,o),g||Sl(d,this.factors,a,this.pivots,p,this.change);let _=y;y=this.applied(t,d,p,s,n),f++;let w=y<_;if(g||y===0||w&&y*y<=u.converged*(_-y))return f;if(f>1&&!w){if(y<=u.stagnant)return f;m++}}return 0}applied(t,e,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<e;u++){let d=l[n+u];a[n+u]+=d;let p=t*Math.abs(d)/(Math.abs(r[u%o])+t*Math.abs(a[n+u])+s);p>c&&(c=p),h+=p*0}return c+h}changes(t,e,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:p}=this,{u:g,p:y}=this.motion;for(let m=s;m<r;m++){for(let f=0;f<o;f++)d[f]=n[f];for(let f=0;f<r;f++){let _=t*l[m*a+f];if(_!==0)for(let w=0;w<o;w++)d[w]+=_*h[f*o+w]}this.rate(e+c[m]*t,d,g,y,Xt,p);for(let f=0;f<o;f++)u[m*o+f]=p[f]-h[m*o+f]}}};function Kp({rate:i,layout:t,u:e,p:n},s){let r=t.size,o=s.b.length,a=Float64Array.from(s.a.flat()),l=Float64Array.from(s.b),c=Float64Array.from(s.c),h=s.b.map(()=>new Float64Array(r)),u=new Float64Array(r);function d(p,g,y,m){i(y,m,e,n,Xt,h[0]);for(let f=1;f<o;f++){for(let _=0;_<r;_++)u[_]=m[_];for(let _=0;_<f;_++){let w=g*a[f*o+_];if(w===0)continue;let b=h[_];for(let R=0;R<r;R++)u[R]+=w*b[R]}i(y+c[f]*g,u,e,n,Xt,h[f])}for(let f=0;f<o;f++){let _=g*l[f],w=h[f];for(let b=0;b<r;b++)m[b]+=_*w[b]}return!0}return{step:d,reveal:Zn,failed:!1}}function Jp({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,z:o,size:a}=t,l=new Float64Array(a),c=new Float64Array(s.length),h=new Float64Array(a),u=new Float64Array(a),d=!1;function p(y,m,f,_){if(y===ni)for(let w=0;w<a;w++)h[w]=_[w];d=!0,i(f,h,e,n,Xt,l);for(let w=0;w<s.length;w++){let b=s.first+w,R=r.first+w,T=l[R];y===ni?c[w]=m*_[R]-.5*m*m*T:c[w]+=_[b]-h[b],c[w]+=m*m*T,_[b]+=c[w],_[R]=c[w]/m+.5*m*T,h[b]=_[b],h[R]=_[R]}for(let w=o.first;w<o.end;w++)_[w]+=.5*m*(3*l[w]-(y===ni?l[w]:u[w])),u[w]=l[w],h[w]=_[w];return!0}function g(y,m,f,_){if(Zn(y,m,f,_),!!d){i(m,h,e,n,Xt,l);for(let w=0;w<s.length;w++){let b=s.first+w,R=r.first+w;_[R]=(c[w]+(f[b]-h[b]))/y+.5*y*l[R]}}}return{step:p,reveal:g,forget:()=>{d=!1},failed:!1}}function Qp({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,size:o}=t,a=new Float64Array(o),l=new Float64Array(o),c=new Float64Array(o);function h(u,d,p,g){u!==ks&&i(p,g,e,n,Xt,a);for(let y=0;y<s.length;y++){let m=s.first+y,f=r.first+y;c[m]=g[m]+d*g[f]+.5*d*d*a[f]}for(let y=r.first;y<o;y++)c[y]=g[y]+d*a[y];i(p+d,c,e,n,Xt,l);for(let y=s.first;y<s.end;y++)g[y]=c[y];for(let y=r.first;y<o;y++)g[y]+=.5*d*(a[y]+l[y]);for(let y=0;y<o;y++)a[y]=l[y];return!0}return{step:h,reveal:Zn,failed:!1}}function tm({rate:i,layout:t,u:e,p:n},s,r){let{q:o,v:a,size:l}=t,c=new Float64Array(l);function h(u,d,p,g){u!==ks&&i(p,g,e,n,Xt,c);for(let y=0;y<s.length;y++){let m=s[y]*d;for(let f=a.first;f<a.end;f++)g[f]+=.5*m*c[f];for(let f=0;f<o.length;f++)g[o.first+f]+=m*g[a.first+f];i(p+r[y+1]*d,g,e,n,Xt,c);for(let f=a.first;f<a.end;f++)g[f]+=.5*m*c[f]}return!0}return{step:h,reveal:Zn,failed:!1}}function Zo(i,t){switch(t.kind){case"none":return qp();case"euler":return Yp(i);case"semi-implicit-euler":return $p(i);case"half-acceleration-euler":return Zp(i);case"verlet":return Jp(i);case"velocity-verlet":return Qp(i);case"tableau":return Kp(i,t.tableau);case"composition":return tm(i,t.weights,t.nodes);case"implicit":return jp(i,t);case"adaptive":return Xp(i,t)}}var f_=1/3,p_=.3,m_=.4,wl=class{constructor(t,e){this.motion=t;let{data:n,layout:s}=t,r=s.v.length,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*r),this.rates=[new Float64Array(s.size),new Float64Array(s.size)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(r),this.size=this.extent(e)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(t,e,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[t]?.draggable)){for(let l=0;l<3;l++)this.target[l]=e[l]??0;t!==this.point&&(this.point=t,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(t,e){let{data:n,layout:{v:s}}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(t,e);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s.length;d++)u+=l[(r+h)*s.length+d]*e[s.first+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s.length;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s.length+h]*c[u]}}look(t,e){let{functions:n,u:s,p:r}=this.motion;n.positions(t,e,s,r,Xt,this.positions),n.point_jacobians(t,e,s,r,Xt,this.jacobians)}gauge(t,e,n){let s=this.felt(t,e),r=p_/n,o=2*this.motion.data.energyScale/(f_*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*m_*Math.sqrt(this.stiffness*s)}felt(t,e){let{data:n,layout:{v:s},rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(t,e),r(t,e,o,a,Xt,h);let p=0;for(let g=0;g<c;g++){let y=this.jacobians.subarray((l+g)*s.length,(l+g+1)*s.length);for(let f=0;f<s.length;f++)o[this.first+f]+=y[f];r(t,e,o,a,Xt,u),o.set(d);let m=0;for(let f=0;f<s.length;f++)m+=y[f]*(u[s.first+f]-h[s.first+f]);p=Math.max(p,m)}return p>0&&Number.isFinite(p)?1/p:0}extent(t){let{data:e,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,t,s,r,Xt,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of e.points)for(let c of e.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var g_=4*Number.EPSILON,y_=64*Number.EPSILON;function em(i,t){let e=v_(i,t),n=new Float64Array(i*i),s=[],r=i-1,o=0;for(;r>=0;){let l=r;for(;l>0&&!__(i,e,n,l);)l--;if(l===r){s.push([e[r*i+r],n[r*i+r]]),r--,o=0;continue}if(++o>60)return null;let c=o%12===0?[e[r*i+r]+Math.abs(e[r*i+r-1]),Math.abs(e[r*i+r-1])]:x_(i,e,n,r);b_(i,e,n,l,r,c)}let a=Math.max(...s.map(([l,c])=>Math.hypot(l,c)),0);return s.map(([l,c])=>[l,Math.abs(c)<=y_*a*i?0:c])}function v_(i,t){let e=Float64Array.from(t),n=new Float64Array(i);for(let s=0;s+2<i;s++){let r=0;for(let a=s+1;a<i;a++)r=Math.hypot(r,e[a*i+s]);if(r===0)continue;let o=0;for(let a=s+1;a<i;a++)n[a]=e[a*i+s],a===s+1&&(n[a]+=n[a]<0?-r:r),o+=n[a]*n[a];for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=n[c]*e[c*i+a];for(let c=s+1;c<i;c++)e[c*i+a]-=2*l*n[c]/o}for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=e[a*i+c]*n[c];for(let c=s+1;c<i;c++)e[a*i+c]-=2*l*n[c]/o}for(let a=s+2;a<i;a++)e[a*i+s]=0}return e}function __(i,t,e,n){let s=n*i+n-1,r=n*i+n,o=(n-1)*i+n-1,a=Math.hypot(t[r],e[r])+Math.hypot(t[o],e[o]);return Math.hypot(t[s],e[s])>g_*a?!1:(t[s]=e[s]=0,!0)}function x_(i,t,e,n){let s=(g,y)=>[t[g*i+y],e[g*i+y]],r=s(n-1,n-1),o=s(n-1,n),a=s(n,n-1),l=s(n,n),c=[(r[0]-l[0])/2,(r[1]-l[1])/2],h=cr(o,a),u=cr(c,c),d=A_([u[0]+h[0],u[1]+h[1]]),p=c[0]*d[0]+c[1]*d[1]>0?-1:1;return[l[0]+c[0]+p*d[0],l[1]+c[1]+p*d[1]]}function b_(i,t,e,n,s,r){let o=[];for(let a=n;a<=s;a++)t[a*i+a]-=r[0],e[a*i+a]-=r[1];for(let a=n;a<s;a++){let[l,c]=[a*i+a,(a+1)*i+a],h=Math.hypot(t[l],e[l]),u=Math.hypot(t[c],e[c]),d=Math.hypot(h,u),p=d>0?h/d:1,g=h>0?[t[l]/h,e[l]/h]:[1,0],y=d>0?w_(cr(g,[t[c],-e[c]]),1/d):[0,0];o.push({c:p,s:y});for(let m=a;m<=s;m++)M_(i,t,e,a,m,p,y)}o.forEach(({c:a,s:l},c)=>{let h=n+c;for(let u=n;u<=Math.min(h+1,s);u++)S_(i,t,e,u,h,a,l)});for(let a=n;a<=s;a++)t[a*i+a]+=r[0],e[a*i+a]+=r[1]}function M_(i,t,e,n,s,r,o){let[a,l]=[n*i+s,(n+1)*i+s],c=[t[a],e[a]],h=[t[l],e[l]],u=cr(o,h),d=cr([o[0],-o[1]],c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function S_(i,t,e,n,s,r,o){let a=n*i+s,l=a+1,c=[t[a],e[a]],h=[t[l],e[l]],u=cr([o[0],-o[1]],h),d=cr(o,c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function cr(i,t){return[i[0]*t[0]-i[1]*t[1],i[0]*t[1]+i[1]*t[0]]}function w_(i,t){return[i[0]*t,i[1]*t]}function A_([i,t]){let e=Math.hypot(i,t),n=Math.sqrt((e+Math.abs(i))/2);if(n===0)return[0,0];let s=t/(2*n);return i>=0?[n,s]:[Math.abs(s),t<0?-n:n]}var E_=40,T_=1e-9,R_=1e-13,C_=Math.cbrt(Number.EPSILON),nm=1e-6;function sm(i,t){let{layout:e}=i;if(i.constrained||!e.identity||e.hasUnits)return null;let n=e.join(t.state.q,t.state.v,t.state.z),s=P_(i,n),r=s&&em(e.size,s);if(!r)return null;let o=c=>({q:Array.from(e.take(e.q,c)),v:Array.from(e.take(e.v,c)),z:Array.from(e.take(e.z,c))}),a=e.join(t.state.q,t.state.v,t.state.z),l=e.join(t.beside.q,t.beside.v,t.beside.z).map((c,h)=>c+n[h]-a[h]);return{...t,state:o(n),beside:o(l),poles:r,...I_(t,r)}}function P_(i,t){let{layout:{q:e,v:n,z:s,size:r},rate:o,p:a}=i,l=new Float64Array(i.u.length),c=[...Al(e),...Al(s)],h=[...Al(n),...Al(s)],u=c.length,d=new Float64Array(r),p=new Float64Array(r*r),g=new Float64Array(u*u),y=new Float64Array(u),m=new Int32Array(u);for(let f=0;f<E_;f++){o(0,t,l,a,Xt,d),im(i,t,l,p);let _=0;c.forEach((w,b)=>{y[b]=-h.reduce((R,T)=>R+p[T*r+w]*d[T],0),c.forEach((R,T)=>{g[b*u+T]=h.reduce((x,E)=>x+p[E*r+w]*p[E*r+R],0),_=Math.max(_,Math.abs(g[b*u+T]))})});for(let w=0;w<u;w++)g[w*u+w]+=R_*_;if(Ml(u,g,0,m,0),Sl(u,g,0,m,0,y),!y.every(Number.isFinite))return null;if(c.forEach((w,b)=>{t[w]+=y[b]}),c.every((w,b)=>Math.abs(y[b])<=T_*(1+Math.abs(t[w]))))return im(i,t,l,p),p.every(Number.isFinite)?p:null}return null}function im(i,t,e,n){let{functions:{jacobian:s},rate:r,p:o}=i,a=t.length;if(s!==void 0){s(0,t,e,o,Xt,n);return}let l=Float64Array.from(t),[c,h]=[new Float64Array(a),new Float64Array(a)];for(let u=0;u<a;u++){let d=t[u],p=C_*(1+Math.abs(d));l[u]=d+p,r(0,l,e,o,Xt,c),l[u]=d-p,r(0,l,e,o,Xt,h),l[u]=d;for(let g=0;g<a;g++)n[g*a+u]=(c[g]-h[g])/(2*p)}}function Al({first:i,end:t}){return Array.from({length:t-i},(e,n)=>i+n)}function I_(i,t){let e=Math.max(...t.map(([o,a])=>Math.hypot(o,a)),0),n=Math.max(...t.map(([o])=>o));return n>nm*e?{stability:"unstable",sentence:"A pole lies right of the axis: a deviation grows."}:n<-nm*e?{stability:"asymptotically stable",sentence:"All poles lie left of the axis: deviations decay."}:i.stability==="unstable"||i.stability==="asymptotically stable"?{stability:"undecided",sentence:"No pole lies right of the axis, but some on it: the linear system does not decide."}:{stability:i.stability,sentence:i.sentence}}var El=class{constructor(t,e){this.motion=t;this.servo=e;this.held=new Float64Array(t.u.length),this.law=new Float64Array(e.inputs.length+e.integrals.length+e.signals.length),this.active=t.data.parameters.findIndex(n=>n.name===e.active),this.mode=e.on?e.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(t){this.current=t,this.motion.p[this.active]=t==="continuous"?1:0,this.held.fill(0),this.law.fill(NaN)}every(t){return Math.max(1,Math.round(this.servo.sampled/t))}sample(t,e,n,s){let{servo:r,law:o,held:a}=this,{first:l}=this.motion.layout.z,c=this.every(t)*t;this.evaluate(e,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(t,e,n){this.current==="continuous"&&(this.evaluate(t,e),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}signals(t,e){return this.current==="continuous"&&this.evaluate(t,e),this.law.subarray(this.servo.inputs.length+this.servo.integrals.length)}evaluate(t,e){let{functions:n,u:s,p:r}=this.motion;Ni(n.law,"law")(t,e,s,r,Xt,this.law)}};function rm(i){let t=1;for(let e=0;e<i.length;e++)t=Math.max(t,Math.abs(i[e]));return 1e15*t}function ju(i,t){for(let e=0;e<i.length;e++)if(!(Math.abs(i[e])<=t))return!1;return!0}function om(i,t,{t:e,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let m=1;m<n.length;m++)Math.abs(n[m])>Math.abs(n[l])&&(l=m);let c=`; there ${a[l].label} = ${Zu(n[l])}`,h=i.energyLabel==="total"?"energy":i.energyLabel;i.energy&&(c+=Number.isFinite(s)?` and the ${h} was ${Zu(s)} ${i.units.energy}`.trimEnd():` and no finite ${h}`);let u=(m,f)=>`${Zu(m,f)} ${i.units.time}`.trimEnd(),d=`t = ${u(e,6)}`;if(o==="unsolved"&&t.kind==="adaptive")return`Diverged: at ${d} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${t.label} did not converge at ${d}${c}. Try a step smaller than ${u(r,3)}.`;let p=t.order<4?" or a method of higher order (Runge–Kutta 4)":"",g=t.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${u(r,3)}`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${d}${c}. Try ${g}${p}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function Zu(i,t=3){let e=Math.abs(i);return e!==0&&(e<1e-4||e>=1e6)?i.toExponential(t-1):String(+i.toPrecision(t))}var L_=200,am=1;function Ju(i,t){return new Ku(i,t)}var Ku=class{constructor(t,e){this.data=t;this.functions=e;let n=this.motion=new vl(t,e),{layout:s}=n,r=s.size;this.start=s.join(t.start.q,t.start.v,t.start.z),[this.moved,this.last,this.shown]=[new Float64Array(r),new Float64Array(r),new Float64Array(r)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(t.points.reduce((o,a)=>o+a.dimension,0)),sizes:new Float64Array(t.sizes),solution:new Float64Array(s.v.length+t.constraints.length)},this.ledger=new _l(n),this.drive=t.servo&&new El(n,t.servo),this.project=n.constrained?xl(n):void 0,this.hand=new wl(n,this.start),this.h=t.step,this.method=this.found(t.integrator),this.stepper=Zo(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=ni;paused=!1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}signals(){return this.drive?.signals(this.t,this.y)??Xt}follow(t){return sm(this.motion,t)}get integrator(){return this.method.name}set integrator(t){let e=this.found(t);if(e.refusal)throw new Error(e.refusal);this.restart(),this.method=e,this.stepper=Zo(this.motion,e)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");this.restart(),this.h=t,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(t){if(!(this.drive===void 0||t===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){let{first:e}=this.motion.layout.z;for(let n of this.drive.servo.integrals)this.moved[e+n]=this.data.start.z[n]??0;this.revealed=!1}this.drive.mode=t,this.impose(),this.ledger.forget()}}parameter(t){return this.motion.p[this.place(t)]}setParameter(t,e){let n=this.place(t),s=this.motion.p[n];if(!Number.isFinite(e))throw new Error(`The parameter '${t}' must be a finite number.`);if(e===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved);this.motion.p[n]=e,this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.settle(this.t),this.revealed=!1,this.ledger.forget()}setInput(t,e){if(!(t in this.given))throw new Error(`There is no input ${t}.`);this.given[t]=e,this.impose()}pull(t,e){e===null?this.hand.release():this.hand.hold(t,e,this.t,this.y,this.h),this.impose()}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9);this.carry+=t-n*this.h;let s=performance.now(),r=s+e;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(am,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,am)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+L_,this.march(1),this.carry=0)}setState(t,e,n){let{layout:s}=this.motion,r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");this.start.set(r),this.reset()}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=Zo(this.motion,this.method),[this.begin,this.paused]=[ni,!1],this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.settle(0),this.limit=rm(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let[t=0,e=0,n=0]=this.evaluated("energy",new Float64Array(3));return{kinetic:t,potential:e,total:t+e,ledger:this.ledger.total,jacobi:n}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}multipliers(){return this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.layout.v.length)}evaluated(t,e){return this.functions[t]?.(this.t,this.y,this.motion.u,this.motion.p,Xt,e),e}march(t){let{moved:e,last:n,stepper:s,h:r,ledger:o,hand:a}=this,l=e.length,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active,u=this.project!==void 0||this.motion.layout.hasUnits;this.revealed=!1;for(let d=0;d<t;d++){let p=this.origin+this.count*r;if(!this.paused){for(let f=0;f<l;f++)n[f]=e[f];h&&this.react(p)}let g=o.busy;g&&o.before(p,this.seen(p));let y=s.step(this.begin,r,p,e);if(this.begin=ks,this.paused=!y,!y)return d;let m=this.origin+(this.count+1)*r;if(u&&ju(e,this.limit)&&this.settle(m),!ju(e,this.limit))return this.end(p),d;this.count++,this.steps++,g&&o.after(r,m,this.seen(m))}return t}react(t){let{drive:e,hand:n,h:s}=this;e!==void 0&&e.mode==="sampled"&&this.count%e.every(s)===0&&e.sample(s,t,this.seen(t),this.moved),n.active&&n.apply(t,this.seen(t)),this.impose()}settle(t){let{moved:e,ledger:n,data:s}=this,{layout:r}=this.motion;if(r.normalise(e),this.project===void 0)return;let o=s.energy?n.energyAt(t,e):0;this.project(t,e),s.energy&&n.book(n.energyAt(t,e)-o),r.normalise(e)}end(t){let e=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":e?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(t,s);this.outcome=om(this.data,this.method,{t,y:s,energy:r,step:this.h,reason:n})}seen(t){return this.stepper.reveal(this.h,t,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:t}=this.motion,{given:e,drive:n,hand:s}=this,r=t.length-s.Q.length,o=!1;for(let a=0;a<t.length;a++){let l=e[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==t[a]&&(t[a]=l,o=!0)}o&&(this.begin===ks&&(this.begin=Hp),this.ledger.forget())}restart(){this.paused&&(this.moved.set(this.last),this.paused=this.revealed=!1),this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,ni],this.stepper=Zo(this.motion,this.method),this.revealed=!1}found(t){let e=this.data.methods.find(n=>n.name===t);if(e===void 0)throw new Error(`There is no integrator '${t}' in this page.`);return e}place(t){let e=this.data.parameters.findIndex(n=>n.name===t);if(e<0)throw new Error(`There is no parameter '${t}' in this page.`);return e}};var D_=new Float64Array(0);function ed(i,t={}){return new td(i,t)}function lm(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return new Float64Array(e.buffer)}var Tl=class{row;values;constructor(t,e){this.values=lm(t),this.row=new Float64Array(e>0?this.values.length/e:0)}at(t,e){let n=this.row.length,s=t*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=e>0?o+e*(this.values[s+n+r]-o):o}return this.row}},Qu=class{constructor(t,e,n){this.layout=n;[this.y,this.rates,this.bends]=[t.y,t.rates,t.bends].map(s=>new Tl(s,e)),this.row=new Float64Array(this.y.row.length)}layout;row;y;rates;bends;at(t,e,n){let s=this.row.length,r=this.bends.row.length,o=1-e;for(let a=0;a<s;a++){let l=t*s+a,c=this.y.values[l];if(!(e>0)){this.row[a]=c;continue}let h=this.y.values[l+s]-c,u=n*this.rates.values[l],d=n*this.rates.values[l+s],p=c+e*e*(3-2*e)*h+e*o*(o*u-e*d);if(a<r){let g=n*n*this.bends.values[t*r+a]/2-(3*h-2*u-d),y=n*n*this.bends.values[(t+1)*r+a]/2-(-3*h+u+2*d);p+=(e*o)**2*(o*g+e*y)}this.row[a]=p}return e>0&&this.layout.normalise(this.row),this.row}},td=class{constructor(t,e){this.data=t;this.functions=e;let n=t.run;if(n===void 0)throw new Error("This page holds no recorded run.");this.times=lm(n.t);let s=this.times.length,r=o=>new Tl(o??"",s);this.states=new Qu(n,s,new Qe(t.layout)),this.series={u:r(n.u),positions:r(n.positions),sizes:r(n.sizes),multipliers:r(n.multipliers)},this.energies=[n.energy?.kinetic,n.energy?.potential,n.energy?.total,n.energy?.jacobi].map(r),this.works=(n.ledger??[]).map(o=>r(o.values)),this.p=Float64Array.from(t.parameters,o=>o.value),this.outcome=n.outcome,this.end=s>0?this.times[s-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;functions;outcome;end;p;times;states;series;energies;works;first;index=0;part=0;get t(){let t=this.times[this.index]??0;return this.part>0?t+this.part*(this.times[this.index+1]-t):t}get steps(){return this.index}get y(){let{times:t,index:e}=this;return this.states.at(e,this.part,this.part>0?t[e+1]-t[e]:0)}get u(){return this.series.u.at(this.index,this.part)}seek(t){let{times:e}=this,n=0,s=e.length-1;for(;n<s;){let o=n+s+1>>1;e[o]<=t?n=o:s=o-1}let r=n+1<e.length?e[n+1]-e[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((t-e[n])/r,0),1):0]}energy(){let t=this.energies.map(a=>a.at(this.index,this.part)[0]),[e=0,n=0,s=0,r=0]=t,o=this.works.reduce((a,l)=>a+l.at(this.index,this.part)[0],0);return{kinetic:e,potential:n,total:s,ledger:this.first+o,jacobi:r}}positions(){return this.computed(this.functions.positions,this.series.positions)}sizes(){return this.computed(this.functions.sizes,this.series.sizes)}computed(t,e){let n=e.at(this.index,this.part);if(t===void 0||!(this.part>0))return n;t(this.t,this.y,this.u,this.p,D_,n);for(let s=0;s<n.length;s++)Number.isFinite(n[s])||(n[s]=0);return n}multipliers(){return this.series.multipliers.at(this.index,this.part)}};function J(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of e)s!=null&&n.append(s);return n}var cm=0;function ii(i){return cm+=1,`${i}-${cm}`}var N_={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function Rl(i){let t="http://www.w3.org/2000/svg",e=document.createElementNS(t,"svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true"),e.classList.add("icon");let n=document.createElementNS(t,"path");return n.setAttribute("d",N_[i]),i==="play"&&n.classList.add("filled"),e.append(n),e}function es(i,t,e,n=""){return J("button",{type:"button",class:n?"button":"button only-icon","aria-label":t,title:t,onclick:e},Rl(i),n||null)}function hm(i,t,e){i.getAttribute("aria-label")!==e&&(i.setAttribute("aria-label",e),i.title=e,i.querySelector("svg")?.replaceWith(Rl(t)))}function Mn(i,t,...e){return J("details",{class:"card",open:t},J("summary",{},J("h2",{},i)),J("div",{class:"card-body"},...e))}function Xe(i,t){i.textContent!==t&&(i.textContent=t)}var F_=new Set(["text","number","search","email","url","tel","password"]),U_=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function O_(i,t){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?F_.has(i.type)?!0:U_.has(t)||i.type!=="range"&&t===" ":i.closest("button, summary, a[href]")!==null&&(t===" "||t==="Enter"):!1}var Pl=class{constructor(t){this.keys=t;for(let e of t)for(let n of e.keys)this.bound.set(n,e);window.addEventListener("keydown",e=>this.down(e)),window.addEventListener("keyup",e=>this.up(Cl(e))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;down(t){let e=this.bound.get(Cl(t));!e||t.ctrlKey||t.metaKey||t.altKey||O_(t.target,t.key)||document.querySelector("dialog[open]")&&Cl(t)!=="?"||(t.preventDefault(),!(t.repeat&&!e.repeats)&&(this.held.add(Cl(t)),e.press()))}up(t){this.held.delete(t)&&this.bound.get(t)?.release?.()}releaseAll(){for(let t of[...this.held])this.up(t)}};function Cl(i){return i.key.length===1?i.key.toLowerCase():i.key}function um(i){let t=!1;i.addEventListener("pointerdown",()=>{t=!0},!0),i.addEventListener("keydown",()=>{t=!1},!0),i.addEventListener("change",e=>{t&&e.target instanceof HTMLSelectElement&&e.target.blur()})}function be(i,t=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let e=Math.abs(i);if(e!==0&&(e<.001||e>=1e6))return i.toExponential(t-2).replace("-","−").replace("e+","e");let n=e===0?0:Math.max(0,t-1-Math.floor(Math.log10(e)));return String(Number(i.toFixed(n))).replace("-","−")}function Zr(i){return String(Number(i.toPrecision(5)))}function gs(i){return i.toFixed(2)}function nd(i,t){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return be(i);let e=i.toFixed(t);return(/^-0\.?0*$/.test(e)?e.slice(1):e).replace("-","−")}function Si(i){if(!(i>0)||!Number.isFinite(i))return 1;let t=10**Math.floor(Math.log10(i)),e=i/t,n=e<=1?1:e<=2?2:e<=5?5:10;return Number((n*t).toPrecision(6))}function hr(i){let t=i-2*Math.PI*Math.round(i/(2*Math.PI));return t===-Math.PI?Math.PI:t}function zs(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n+=1)e[n]=t.charCodeAt(n);return e.buffer}var dm="http://www.w3.org/2000/svg",id=240,sd=150,B_=20,ur=2e3,k_="M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5",z_=1e-9,Ll=class{constructor(t){this.timeUnit=t;this.drawing.setAttribute("viewBox",`${-id/2} ${-sd/2} ${id} ${sd}`),this.drawing.setAttribute("role","img"),this.drawing.classList.add("poles"),this.element=J("figure",{class:"poles-figure"},this.drawing,this.words)}timeUnit;element;drawing=document.createElementNS(dm,"svg");words=J("figcaption",{class:"note"});poles=[];scale=1;show(t){this.poles=t;let e=Si(Math.max(...t.flat().map(Math.abs))),n=this.timeUnit?`1/${this.timeUnit}`:"",s=Math.min(id,sd)/2-B_;this.scale=s/e,this.drawing.setAttribute("aria-label",`Poles: ${t.map(G_).join(", ")} ${n}`.trim()),this.words.textContent=`Poles of the linear system; the ring is ${be(e)} ${n}`.trim(),this.drawing.replaceChildren(Il("rect",{x:0,y:-ur,width:ur,height:2*ur,class:"growing"}),Il("path",{d:`M${-ur} 0H${ur}M0 ${-ur}V${ur}`,class:"axes"}),Il("circle",{r:s,class:"axes"}),...t.map(([r,o])=>{let a=`translate(${this.scale*r} ${-this.scale*o})`;return Il("path",{d:k_,transform:a,class:"pole"})}))}mark(t){let e=this.drawing.querySelectorAll(".pole"),n=z_*Math.max(1e-300,...this.poles.flat().map(Math.abs));this.poles.forEach(([s,r],o)=>{let a=t!==null&&Math.hypot(s-t[0],Math.abs(r)-Math.abs(t[1]))<=n;e[o]?.classList.toggle("chosen",a)})}};function Il(i,t){let e=document.createElementNS(dm,i);for(let[n,s]of Object.entries(t))e.setAttribute(n,String(s));return e}function G_([i,t]){return t===0?be(i):`${i===0?"":`${be(i)} `}${t<0?"−":i===0?"":"+ "}${be(Math.abs(t))}i`}var V_="These are for the parameters the page opened with.",H_="Rests and poles follow the parameters; modes are those of the parameters the page opened with.",W_="as opened",X_=.01;function Nl({stability:i}){return i==="stable"||i==="asymptotically stable"}var Dl=class{constructor(t,e,n){this.session=t;this.analysis=e;this.theatre=n;let{data:s}=t;this.poles=new Ll(s.units.time),this.marks=e.equilibria.map((r,o)=>fm(`equilibrium ${o}`,pm(s,r),r.stability,Nl(r),()=>t.rest(o))),this.release=rd("release","True motion from here",()=>t.release()),this.chosen=J("div",{class:"equilibrium",hidden:!0},J("div",{class:"button-row"},rd("rest","At rest",()=>t.rest(t.equilibrium)),rd("beside","Slightly beside",()=>t.rest(t.equilibrium,!0))),this.sentence,this.poles.element,this.modes,this.remark,this.release),this.element=Mn("Equilibria",!1,J("div",{class:"marks",role:"group","aria-label":"Equilibria to start from"},...this.marks),this.stale,this.chosen,J("p",{class:"note"},e.sentence)),t.whenChanged(()=>this.update()),this.update()}session;analysis;theatre;element;marks;poles;sentence=J("p",{class:"note"});stale=J("p",{class:"note",role:"status"});chosen;modes=J("div",{class:"marks",role:"group","aria-label":"Modes to watch"});remark=J("p",{class:"note",role:"status"});release;listed=-1;update(){let{session:t,analysis:e}=this,n=e.equilibria.map((l,c)=>t.equilibriumNow(c)),s=e.equilibria[t.equilibrium];this.marks.forEach((l,c)=>{l.setAttribute("aria-pressed",String(c===t.equilibrium)),q_(t.data,l,n[c])});let r=n.some(l=>l.followed);if(Xe(this.stale,t.retuned&&n.length?r?H_:V_:""),this.chosen.hidden=!s,!s)return;this.listed!==t.equilibrium&&this.list(s);let o=n[t.equilibrium]?.found??s;Xe(this.sentence,o.sentence),this.poles.show(o.poles);let a=t.swing?s.modes.indexOf(t.swing.mode):-1;[...this.modes.children].forEach((l,c)=>l.setAttribute("aria-pressed",String(c===a))),this.poles.mark(s.modes[a]?.pole??null),this.release.hidden=a<0,Xe(this.remark,t.swing?j_(t.swing.slower):"")}list(t){let{session:e,theatre:n}=this,{time:s}=e.data.units;this.listed=e.equilibrium,this.modes.hidden=!n?.stage||!t.modes.length,this.modes.replaceChildren(...t.modes.map((r,o)=>fm(`mode ${o}`,`Mode ${o+1}`,Z_(r,s),!$_(r),()=>{e.swing?.mode===r?e.unwatch():e.watch(o,n?.framing.size??1)})))}};function fm(i,t,e,n,s){return J("button",{type:"button",class:"mark","data-choice":i,"aria-pressed":"false",onclick:s},J("span",{class:n?"dot filled":"dot","aria-hidden":"true"}),J("span",{class:"name"},t),J("span",{class:"fate"},e))}function q_(i,t,e){let[n,s,r]=[...t.children];!e?.found||!n||!(s instanceof HTMLElement)||!(r instanceof HTMLElement)||(n.classList.toggle("filled",Nl(e.found)),Xe(s,pm(i,e.found)),Xe(r,e.followed?e.found.stability:`${e.found.stability}, ${W_}`))}function rd(i,t,e){return J("button",{type:"button",class:"button","data-act":i,onclick:e},t)}function pm(i,{state:t}){return(t.q.length?i.coordinates.map((s,r)=>({...s,value:t.q[r]??0})):i.states.map((s,r)=>({...s,angle:!1,value:t.z[r]??0}))).map(({label:s,unit:r,angle:o,value:a})=>`${s} = ${o?Y_(a):`${be(a)} ${r}`.trim()}`).join(", ")}function Y_(i){return`${be(i*180/Math.PI)}°`}function $_({pole:i,rigid:t}){return!t&&i[0]>0}function Z_({pole:[i,t],rigid:e},n){let s=n?`/${n}`:"";return e?"rigid body":t>0?`${be(t)} rad${s}`:`${i>0?"grows":"decays"} ${be(Math.abs(i))} ${s}`.trim()}function j_(i){return`The linear motion along the mode, larger than life${i===0||Math.abs(i-1)<X_?"":i>1?`, ${be(i,2)} times slower`:`, ${be(1/i,2)} times faster`}.`}var cd="#0072B2",od="#D55E00",Fl="#009E73",mm="#CC79A7",ad="#E69F00",ld="#56B4E9",K_="#F0E442",J_={light:[cd,od,Fl,mm,ad,ld],dark:[ld,ad,Fl,mm,K_,od]},Q_={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:od,potential:cd,ledger:Fl},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:ad,potential:ld,ledger:Fl}},gm=window.matchMedia("(prefers-color-scheme: dark)"),ym=[],hd=null;function jo(){return hd??(gm.matches?"dark":"light")}function ze(){return Q_[jo()]}function mn(i,t){let e=J_[jo()];if(t<=e.length)return e[i%e.length]??cd;let n=i/(t-1);return`oklch(${(jo()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function vm(i){ym.push(i)}function _m(){hd=jo()==="dark"?"light":"dark",Ul()}function Ul(){document.documentElement.dataset.theme=jo();for(let i of ym)i()}gm.addEventListener("change",()=>{hd===null&&Ul()});var tx=200,ns=class{constructor(t){this.options=t;let e=ii("field"),{label:n,unit:s,range:r,name:o}=t;this.value=t.value,this.slider=J("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=J("input",{type:"number",id:e,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed()}),this.element=J("div",{class:"field"},J("label",{for:e},n),this.slider,this.number,J("span",{class:"unit"},s)),this.show(t.value)}options;element;slider;number;value;show(t){t===this.value&&this.number.value!==""||(this.value=t,this.stretch(t),this.slider.value=String(t),this.slider.setAttribute("aria-valuetext",`${Zr(t)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=Zr(t)))}typed(){let t=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(t)?this.number.value=Zr(this.value):this.take(t)}take(t){try{this.options.change(t),this.number.setCustomValidity(""),this.show(t),Number(this.number.value)!==t&&(this.number.value=Zr(t))}catch(e){this.number.setCustomValidity(e instanceof Error?e.message:String(e)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=Zr(this.value)}}rounded(t){let{low:e,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-e)/tx));return Number((Math.round(t/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(t){let{low:e,high:n}=this.bounds();t<e&&(this.slider.min=String(t)),t>n&&(this.slider.max=String(t))}};function xm(i,t){if(i===0)return t?{low:0,high:1}:{low:-1,high:1};let e=Number((3*i).toPrecision(2)),n=t?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:e}:{low:e,high:n}}function Ol(i,t,e){let n=t?Math.PI:Math.max(2*Math.abs(i),e);return{low:Math.min(-n,i),high:Math.max(n,i)}}function zl(i,t){return i.data.methods.find(e=>e.name===t)?.label??t}var Bl=class{constructor(t){this.session=t;let e=ii("integrator"),{data:n,main:s}=t;this.menu=J("select",{id:e,"data-menu":"integrator",onchange:()=>t.setIntegrator(this.menu.value)},...n.methods.map(r=>J("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new ns({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>t.setStep(r)}),this.element=Mn("Integrator",!0,J("div",{class:"stacked"},J("label",{for:e,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),t.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=J("p",{class:"note"});step;update(){let{main:t,data:e}=this.session,n=e.methods.find(({name:s})=>s===t.integrator);this.menu.value=t.integrator,Xe(this.remark,n?.remark??""),this.step.show(t.step)}},kl=class{constructor(t){this.session=t;let e=J("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of t.data.methods){if(r==="none"||o)continue;let a=J("input",{type:"checkbox","data-rival":n,onchange:()=>t.setRival(n,a.checked)}),l=J("span",{class:"swatch","aria-hidden":"true"}),c=J("span",{class:"fate"});e.append(J("li",{},J("label",{},a,l,J("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=Mn("Side by side",!1,J("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),e),t.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:t}=this,e=t.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=e.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&e.length>1?mn(a%6,6):"transparent"),Xe(o,a===0?"shown":e[a]?.outcome?"failed":"")}}};function Ko(i,t){return t<new Qe(i.layout).paired?i.coordinates[t]:void 0}function Gl(i,t){return Ko(i,t)?.angle??i.velocities[t]?.unit.startsWith("rad")??!1}function bm(i,t){return Ko(i,t)?.label??i.velocities[t]?.label??""}var ex=4;function Vl(i,t){let e=i.inputs.findIndex(n=>n.kind==="push");return e<0?-1:e+t}function Sm(i,t,e){let n=new Qe(i.layout),s=n.join(i.start.q,i.start.v,i.start.z),r=new Float64Array(i.inputs.length),o=Float64Array.from(i.parameters,({value:h})=>h),a=new Float64Array(0),l=new Float64Array(s.length),c=new Float64Array(s.length);return t.rate(0,s,r,o,a,l),r[e]=1,t.rate(0,s,r,o,a,c),c.map((h,u)=>Math.abs(h-(l[u]??0))).subarray(n.v.first)}function wm(i,t,e){return ex*(10/i.until)**2*(Gl(i,t)?1:e/3)}function Am(i,t,e,n){let s=Vl(i,e),r=s<0?0:Sm(i,t,s)[e]??0;return r>0&&Number.isFinite(r)?Si(wm(i,e,n)/r):1}function Em(i,t,e){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...Sm(n,t,c)].map((d,p)=>wm(n,p,e)/d).filter(d=>d>0&&Number.isFinite(d)),u=5*Si(h.length?Math.min(...h):1);s.push(new ns({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:d=>i.setInput(c,d)}).element)}),s.length?Mn("Inputs",!0,...s):null}var Hl=class{constructor(t,e){this.session=t;let{data:n}=t;if(this.strength=e,this.element=null,Vl(n,0)<0||!n.velocities.length)return;let s=ii("push"),r=n.layout.identity,o=J("select",{id:s,"data-menu":"push",onchange:()=>this.choose(o.selectedIndex)},...n.velocities.map((a,l)=>J("option",{},bm(n,l))));this.field=new ns({label:"strength",unit:n.inputs[Vl(n,0)]?.unit??"",value:e[0]??1,name:"push",range:{low:0,high:5*Math.max(...e)},change:a=>{this.strength[this.velocity]=a}}),this.element=Mn("Push",!1,J("div",{class:"push-row"},this.holdButton(-1),J("label",{for:s,class:"hidden"},r?"Coordinate to push":"Velocity to push along"),o,this.holdButton(1)),this.field.element,J("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;velocity=0;strength;held=new Set;field=null;choose(t){this.held.clear(),this.apply(),this.velocity=t,this.field?.show(this.strength[t]??1)}push(t,e){e?this.held.add(t):this.held.delete(t),this.apply()}apply(){let t=Vl(this.session.data,this.velocity),e=0;for(let n of this.held)e+=n;t>=0&&this.session.setInput(t,e*(this.strength[this.velocity]??1))}holdButton(t){let e=()=>this.push(t,!0),n=()=>this.push(t,!1);return J("button",{type:"button",class:"button hold","aria-label":t<0?"Push down, hold":"Push up, hold",onpointerdown:e,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{Mm(r)&&e()},onkeyup:r=>{Mm(r)&&n()}},Rl(t<0?"left":"right"),t<0?"push −":"push +")}};function Mm(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function nx(i,t){let e=i.servo?.desired.indexOf(t)??-1;return i.coordinates[i.servo?.coordinates[e]??-1]}function ix(i,t,e){return t.kind==="desired"?Ol(t.value,nx(i,t.name)?.angle??!1,e):xm(t.value,t.kind==="gain"||t.kind==="disturbance"||t.unit.includes("s²")||t.unit.includes("s^2"))}function Jo(i,t,e){let n=i.data.servo?.gains.flatMap(({kp:o,ki:a,kd:l})=>[o,a,l])??[],r=i.data.parameters.filter(({kind:o})=>t.includes(o)).sort((o,a)=>n.indexOf(o.name)-n.indexOf(a.name)||(o.kind==="gain"?sx(o,a):0)).map(o=>({name:o.name,field:new ns({label:o.label,unit:o.unit,value:o.value,name:o.name,range:ix(i.data,o,e),change:a=>i.setParameter(o.name,a)})}));return i.whenChanged(()=>{for(let{name:o,field:a}of r)a.show(i.main.parameter(o))}),r.map(({field:o})=>o.element)}function sx(i,t){return i.name.localeCompare(t.name)}function Tm(i,t){let e=Jo(i,["parameter"],t);return e.length?Mn("Parameters",!0,...e):null}function Rm(i,t){let e=Jo(i,["disturbance"],t);return e.length?Mn("Disturbances",!0,...e):null}function Cm(i,t){let{data:e}=i,n=[],s=new Set(e.servo?.integrals??[]),r=new Qe(e.layout),o=(c,h,u,d)=>c==="v"?Ol(u,!1,d?10:2*t):c==="q"&&r.isUnit(h)?{low:-1,high:1}:Ol(u,d,t),a=(c,h,u,d,p,g)=>{let y=i.start[c][h]??0,m=new ns({label:u,unit:d,value:y,name:`start ${g}`,range:o(c,h,y,p),change:f=>i.setStart(c,h,f)});n.push({part:c,index:h,field:m})},l=c=>{let h=e.velocities[c];h&&a("v",c,h.label,h.unit,Gl(e,c),h.name)};return e.coordinates.forEach(({label:c,unit:h,angle:u,name:d},p)=>{a("q",p,c,h,u,d),Ko(e,p)&&l(p)}),e.velocities.forEach((c,h)=>{Ko(e,h)||l(h)}),e.states.forEach(({label:c,unit:h,name:u},d)=>{s.has(d)||a("z",d,c,h,!1,u)}),i.whenChanged(()=>{for(let{part:c,index:h,field:u}of n)u.show(i.start[c][h]??0)}),Mn("Start",!1,J("p",{class:"note"},"A new start value takes the motion back to t = 0."),e.layout.unit.length?J("p",{class:"note"},"Quaternions are divided by their length, so that only ratios count."):null,...n.map(({field:c})=>c.element))}var rx=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],Wl=class{constructor(t,e){this.session=t;let n=ii("servo"),{servo:s,step:r,pendularm:o,units:a}=t.data,l=s?.sampled??r,c=o?"Servo":"Controller",h=rx.map(({mode:u,label:d})=>{let p=J("input",{type:"radio",name:n,value:u,"data-servo":u,onchange:()=>t.setServo(u)});return this.buttons.set(u,p),J("label",{class:"segment"},p,J("span",{},d))});this.signals=(s?.signals??[]).flatMap(({label:u,unit:d,input:p},g)=>p<0?[{index:g,label:u,unit:d,place:J("p",{class:"note"})}]:[]),this.element=Mn(c,!0,J("div",{class:"segments",role:"radiogroup","aria-label":c},...h),J("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${be(l)} ${a.time}.`),...this.signals.map(({place:u})=>u),...Jo(t,["desired"],e),...Jo(t,["gain"],e)),t.whenChanged(()=>this.update()),this.update()}session;element;buttons=new Map;signals;say(){let t=this.session.main.signals();for(let{index:e,label:n,unit:s,place:r}of this.signals)Xe(r,`${n} = ${be(t[e]??NaN)} ${s}`.trim())}update(){let t=this.buttons.get(this.session.main.servoMode);t&&(t.checked=!0),this.say()}};var Pm=.35,Im=.12,ox=.001,ax=.8,lx=4,cx=3,Xl=class{constructor(t,e,n,s,r){this.player=t;this.mode=n;let{q:o,v:a,z:l}=e.state,c=n.pole[1]*r;this.layout=new Qe(t.data.layout),this.rest=this.layout.join(o,a,l);let h=c>0?Math.min(lx,Math.max(ax,2*Math.PI/c)):cx;this.pace=2*Math.PI/h,this.slower=c>0?c/this.pace:0,this.amplitude=this.largest(s),this.show()}player;mode;pace;slower;rest;layout;amplitude;phase=0;get start(){return this.parts(this.amplitude,0)}advance(t){this.phase=(this.phase+this.pace*t)%(2*Math.PI),this.show()}show(){let{q:t,v:e,z:n}=this.parts(this.amplitude,this.phase);this.player.setState(t,e,n)}parts(t,e){let{layout:n,rest:s,mode:r}=this,[o,a]=[t*Math.cos(e),t*Math.sin(e)],l=s.map((d,p)=>d+o*r.real[p]-a*r.imaginary[p]),[c,h,u]=[n.q,n.v,n.z].map(d=>Array.from(n.take(d,l)));return{q:c,v:h,z:u}}largest(t){let{data:e}=this.player,{first:n}=this.layout.q,s=0,r=0;e.coordinates.forEach(({angle:h},u)=>{let d=Math.hypot(this.mode.real[n+u],this.mode.imaginary[n+u]);h?s=Math.max(s,d):r=Math.max(r,d)});let o=Math.min(Pm/s,Im*t/r),a=ox*o;if(!Number.isFinite(o))return 1;let l=[null,0,Math.PI/2].map(h=>{let{q:u,v:d,z:p}=h===null?this.parts(0,0):this.parts(a,h);return this.player.setState(u,d,p),Float64Array.from(this.player.positions())}),c=l[0].reduce((h,u,d)=>Math.max(h,Math.hypot(l[1][d]-u,l[2][d]-u)),0);return Math.min(Pm/s,Im*t*a/c)}};var ud=.1,hx=.02,ux=12,Nm=1500,dx=8,Lm=20,ql=class{constructor(t){this.data=t;let{until:e}=t,n=e>60?Si(e/20):e<2?1/Si(10/e):1;this.speed={value:n,usual:n}}data;speed;playing=!1;changed=[];moved=[];moving=[];whenChanged(t){this.changed.push(t)}whenMoved(t){this.moved.push(t)}whenMoving(t){this.moving.push(t)}play(t){this.playing!==t&&(this.playing=t,this.tell("playing"))}tell(t){for(let e of this.changed)e(t)}tellMoving(){for(let t of this.moving)t()}tellMoved(){for(let t of this.moved)t()}},dr=class extends ql{constructor(e,n){super(e.data);this.main=e;this.another=n;this.start=Dm(e.data.start)}main;another;rivals=[];slow=!1;start;equilibrium=-1;swing=null;late=0;inputs=new Map;owed=0;said="";get players(){return[this.main,...this.rivals]}get shown(){return this.swing?[this.swing.player]:this.players}get animated(){return this.playing||this.swing!==null}get time(){return Math.max(...this.players.map(e=>e.t))}get part(){let e=this.main.step/this.speed.value>hx;return this.playing&&e?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(e=>e.outcome!=="")}play(e){e&&this.over||(e&&this.unwatch(),super.play(e))}frame(e){if(this.swing?.advance(Math.min(e,ud)),!this.playing)return this.swing!==null;this.owed+=Math.min(e,ud)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(dx,n,Math.ceil(Nm*n*this.main.step/this.data.until))),r=this.players.filter(c=>c.outcome===""),o=Math.min(...r.map(c=>c.t)),a=ux/s/Math.max(1,r.length),l=!1;n===1&&this.tellMoving();for(let c=1;c<=s;c+=1){let h=o+Math.round(n*c/s)*this.main.step;for(let u of r){let d=Math.round((h-u.t)/u.step);d<1||u.outcome!==""||u.advance(d*u.step,a)<d&&u.outcome===""&&(l=!0)}this.tellMoved()}return this.owed=l?0:this.owed-n*this.main.step,this.judge(l),!0}single(){this.play(!1);for(let e of this.players)e.outcome===""&&e.single();this.tellMoved(),this.judge(!1),this.tell("settings")}reset(){this.unwatch();for(let e of this.players)e.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.late=0,this.slow=!1,this.said="",this.tell("reset")}get retuned(){return this.data.parameters.some(({name:e,value:n})=>this.main.parameter(e)!==n)}equilibriumNow(e){let n=this.data.analysis?.equilibria[e];if(!n||!this.retuned)return{found:n,followed:!0};let s=this.main.follow(n);return{found:s??n,followed:s!==null}}rest(e,n=!1){let{found:s}=this.equilibriumNow(e);if(!s)throw new Error(`There is no equilibrium ${e} in this page.`);this.play(!1),this.equilibrium=e,this.start=Dm(n?s.beside:s.state),this.reset()}watch(e,n){let s=this.data.analysis?.equilibria[this.equilibrium],r=s?.modes[e];if(!s||!r)throw new Error(`There is no mode ${e} to watch.`);this.play(!1),this.swing=new Xl(this.copy(),s,r,n,this.speed.value),this.tell("watched")}unwatch(){this.swing&&(this.swing=null,this.tell("watched"))}release(){this.swing&&(this.start=this.swing.start,this.reset(),this.play(!0))}setStart(e,n,s){let r=this.start[e][n];this.start[e][n]=s;try{this.reset()}catch(o){throw this.start[e][n]=r,o}}setParameter(e,n){for(let s of this.players)s.setParameter(e,n);this.tell("settings")}setStep(e){for(let n of this.players)n.step=e;this.owed=0,this.tell("settings")}setServo(e){for(let n of this.players)n.servoMode=e;this.tell("settings")}setIntegrator(e){this.main.integrator=e,this.leave(e),this.tell("players")}setInput(e,n){this.inputs.set(e,n);for(let s of this.players)s.setInput(e,n)}pull(e,n){this.unwatch();for(let s of this.players)s.pull(e,n)}setRival(e,n){if(n&&!this.rivals.some(s=>s.integrator===e)){let s=this.copy();s.integrator=e,this.rivals.push(s)}else n||this.leave(e);this.reset(),this.tell("players")}copy(){let e=this.another();e.step=this.main.step,e.servoMode=this.main.servoMode;for(let{name:n}of this.data.parameters)n!==this.data.servo?.active&&e.setParameter(n,this.main.parameter(n));for(let[n,s]of this.inputs)e.setInput(n,s);return e}leave(e){let n=this.rivals.findIndex(s=>s.integrator===e);n>=0&&this.rivals.splice(n,1)}judge(e){this.late=e?Math.min(this.late+1,2*Lm):Math.max(this.late-1,0),this.slow=this.slow?this.late>0:this.late>Lm;let n=this.players.map(s=>s.outcome).join(`
`);n!==this.said&&(this.said=n,this.over&&this.play(!1),this.tell("outcome"))}},fr=class extends ql{constructor(e){super(e.data);this.recorded=e;this.players=this.shown=[e],this.begin=e.t}recorded;slow=!1;part=1;players;shown;begin;get time(){return this.recorded.t}get animated(){return this.playing}play(e){e&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(e)}frame(e){if(!this.playing)return!1;let n=this.recorded.t+Math.min(e,ud)*this.speed.value;return this.recorded.seek(Math.min(n,this.recorded.end)),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/Nm)}seek(e){this.recorded.seek(Math.max(this.begin,Math.min(e,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};function Dm({q:i,v:t,z:e}){return{q:[...i],v:[...t],z:[...e]}}var fx=-6,px=5,dd=1e4,Yl=class{constructor(t){this.session=t;let e=t instanceof fr?t:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(e?t.data.until/1e3:t.data.step)))),this.playButton=es("play","Play (space)",()=>t.play(!t.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let n=es("step",e?"One picture further (full stop)":"One step (full stop)",()=>t.single()),s=es("reset","Back to the start (r)",()=>t.reset());n.dataset.act="step",s.dataset.act="reset";let r=J("div",{class:"transport-row"},this.playButton,n,s,this.clock,this.remark,this.speedField());this.element=J("div",{class:"transport card",role:"group","aria-label":"Playback"},r),e&&(this.line=J("input",{type:"range",class:"time-line",min:0,max:dd,step:1,value:0,"aria-label":"Time line",oninput:()=>e.seek(e.begin+Number(this.line?.value)/dd*(e.recorded.end-e.begin))}),this.element.append(this.line)),t.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=J("output",{class:"clock","aria-label":"Time"});remark=J("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:t,line:e}=this,n=t.data.units.time;if(hm(this.playButton,t.playing?"pause":"play",t.playing?"Pause (space)":"Play (space)"),Xe(this.clock,`t = ${nd(t.time,this.decimals)} ${n}`.trim()),Xe(this.remark,t.slow?"slower than real time":""),!e||!(t instanceof fr))return;let{begin:s,recorded:r}=t;e.value=String(Math.round(dd*(t.time-s)/(r.end-s||1))),e.setAttribute("aria-valuetext",`${nd(t.time,2)} ${n}`)}speedField(){let{speed:t}=this.session,e=ii("speed"),n=J("output",{for:e,class:"speed-value"}),s=()=>{n.textContent=`${be(t.value,2)}×`,r.setAttribute("aria-valuetext",`${be(t.value,2)} times real time`)},r=J("input",{type:"range",id:e,min:fx,max:px,step:.5,value:0,"data-slider":"speed",oninput:()=>{t.value=t.usual*2**Number(r.value),s()}});return s(),J("div",{class:"speed"},J("label",{for:e},"Speed"),r,n)}};var fd="http://www.w3.org/1998/Math/MathML";function Fm(i,t){if(!i)return null;let e=new DOMParser().parseFromString(i,"text/html"),n=J("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...e.body.childNodes]){let r=Um(s);r&&n.append(r)}return Mn("Equations of motion",t,n)}function Um(i){let t=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(t);if(!(i instanceof Element))return null;if(!(i.namespaceURI===fd||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===fd?document.createElementNS(fd,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=Um(s);r&&n.append(r)}return n}var $l=class{element;constructor(t,e){let n=t.flatMap(({keys:s,does:r})=>[J("dt",{},...s.flatMap((o,a)=>a?[" ",J("kbd",{},o)]:[J("kbd",{},o)])),J("dd",{},r)]);this.element=J("dialog",{class:"help","aria-labelledby":"help-title"},J("div",{class:"dialog-head"},J("h2",{id:"help-title"},"Keys"),es("close","Close",()=>this.element.close())),J("dl",{},...n),...e.filter(Boolean).map(s=>J("p",{class:"note"},s))),this.element.addEventListener("click",s=>{s.target===this.element&&this.element.close()})}toggle(){this.element.open?this.element.close():this.element.showModal()}},Zl=class{constructor(t){this.reset=t}reset;element=J("div",{class:"banner",role:"alert",hidden:!0});say(t){this.element.dataset.said!==t&&(this.element.dataset.said=t,this.element.hidden=t==="",this.element.replaceChildren(),t&&this.element.append(J("p",{},t),es("reset","Reset",this.reset,"Reset")))}};var mx=["none","euler","verlet","velocity-verlet","rk4"],gx={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},Om={m:"mass",l:"length",g:"gravity"},yx=3,Bm=["12","34","56","78","90"];function km(i,t,e){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&mx.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${zm(h)}`,press:()=>vx(i,h,e)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),(n===1?["qe"]:Bm.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,p)=>o.push({keys:[h[p]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:n===1?["c"]:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function vx(i,t,e){let n=i.data.methods.find(s=>s.name===t)?.refusal;n?e(n):i.setIntegrator(t)}function zm(i){return gx[i]??i}var jl=class{constructor(t){this.session=t;let{by:e="",links:n=1}=t.data.pendularm??{};this.element=J("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>yx?0:void 0},J("h2",{},"System"),this.system,e?J("p",{class:"by"},e):null,this.servoHead,this.servo,J("h2",{},"Pendulum"),this.pendulum,J("div",{class:"screen-keys"},J("h2",{},"Keys"),J("p",{},bx(n)))),this.update()}session;element;system=J("p");servo=J("p");pendulum=J("p");servoHead=J("h2");update(){let{main:t,data:e}=this.session;Xe(this.system,_x(t).join(`
`)),Xe(this.servoHead,`Servo: ${t.servoMode==="off"?"inactive":"active"}${t.servoMode==="sampled"?", sampled":""}`),Xe(this.servo,xx(t).join(`
`));let n=s=>Object.keys(Om).indexOf(s)+1||1/0;Xe(this.pendulum,e.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${Om[s]??s} = ${gs(t.parameter(s))}`).join(`
`))}};function Qo(i,t,e){return e>1?`${i}${t+1}`:i}function _x(i){let{data:t,y:e,step:n}=i,s=new Qe(t.layout),r=s.paired,o=t.servo,a=n<.01?String(Number(n.toPrecision(4))):gs(n),l=[`t = ${gs(i.t)} dt = ${a}`,`integrator = ${zm(i.integrator)}`],c=s.take(s.q,e),h=s.take(s.v,e);for(let u=0;u<r;u+=1)l.push(`${Qo("x",u,r)} = ${gs(c[u]??NaN)}`,`${Qo("x",u,r)}_dot = ${gs(h[u]??NaN)}`);return o?.desired.forEach((u,d)=>l.push(`${Qo("x",d,r)}_desired = ${gs(i.parameter(u))}`)),l}function xx(i){let{servo:t}=i.data,e=i.u;if(!t)return[];let n=t.inputs.length,s=t.inputs.map((r,o)=>`${Qo("u",o,n)} = ${gs(e[r]??NaN)}`);for(let r of["kp","kd","ki"]){let o=t.gains.map(a=>gs(i.parameter(a[r])));new Set(o).size===1?s.push(`${r} = ${o[0]??""}`):o.forEach((a,l)=>s.push(`${Qo(r,l,n)} = ${a}`))}return s}function bx(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...Bm.slice(0,i).map((e,n)=>`${e[0]??""}/${e[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var Gs=class{constructor(t,e){this.width=t;this.capacity=e;this.columns=Array.from({length:t},()=>new Float64Array(2*e))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(t){if(this.end===2*this.capacity){for(let e of this.columns)e.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let e=0;e<this.width;e+=1)this.column(e)[this.end]=t[e]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(t){let e=this.column(0);for(;this.first+1<this.end&&(e[this.first+1]??0)<t;)this.first+=1}values(t){return this.column(t).subarray(this.first,this.end)}last(t){return this.count?this.column(t)[this.end-1]??NaN:NaN}column(t){let e=this.columns[t];if(!e)throw new RangeError(`A history of ${this.width} columns has no column ${t}.`);return e}};var Mx="uplot",Sx="u-hz",wx="u-vt",Ax="u-title",Ex="u-wrap",Tx="u-under",Rx="u-over",Cx="u-axis",gr="u-off",Px="u-select",Ix="u-cursor-x",Lx="u-cursor-y",Dx="u-cursor-pt",Nx="u-legend",Fx="u-live",Ux="u-inline",Ox="u-series",Bx="u-marker",Gm="u-label",kx="u-value",ea="width",na="height";var Vm="bottom",jr="left",pd="right",Id="#000",Hm=Id+"0",md="mousemove",Wm="mousedown",gd="mouseup",Xm="mouseenter",qm="mouseleave",Ym="dblclick",zx="resize",Gx="scroll",$m="change",ec="dppxchange",Ld="--",io=typeof window<"u",bd=io?document:null,Jr=io?window:null,Vx=io?navigator:null,we,Kl;function Md(){let i=devicePixelRatio;we!=i&&(we=i,Kl&&wd($m,Kl,Md),Kl=matchMedia(`(min-resolution: ${we-.001}dppx) and (max-resolution: ${we+.001}dppx)`),yr($m,Kl,Md),Jr.dispatchEvent(new CustomEvent(ec)))}function di(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Sd(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function qe(i,t,e){i.style[t]=e+"px"}function Fi(i,t,e,n){let s=bd.createElement(i);return t!=null&&di(s,t),e?.insertBefore(s,n),s}function wi(i,t){return Fi("div",i,t)}var Zm=new WeakMap;function is(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Zm.get(i);r!=o&&(i.style.transform=r,Zm.set(i,r),t<0||e<0||t>n||e>s?di(i,gr):Sd(i,gr))}var jm=new WeakMap;function Km(i,t,e){let n=t+e,s=jm.get(i);n!=s&&(jm.set(i,n),i.style.background=t,i.style.borderColor=e)}var Jm=new WeakMap;function Qm(i,t,e,n){let s=t+""+e,r=Jm.get(i);s!=r&&(Jm.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Dd={passive:!0},Hx={...Dd,capture:!0};function yr(i,t,e,n){t.addEventListener(i,e,n?Hx:Dd)}function wd(i,t,e,n){t.removeEventListener(i,e,Dd)}io&&Md();function Ui(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:fi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function Tg(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var Rg=i=>i!=null,Cg=i=>i!=null&&i>0,sc=Tg(Rg),Wx=Tg(Cg);function Xx(i,t,e,n=0,s=!1){let r=s?Wx:sc,o=s?Cg:Rg;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ue,l??-Ue]}function rc(i,t,e,n){let s=ng(i),r=ng(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?ys:Pg,a=s==1?fi:Ai,l=r==1?Ai:fi,c=a(o(wn(i))),h=l(o(wn(t))),u=Qr(e,c),d=Qr(e,h);return e==10&&(c<0&&(u=Oe(u,-c)),h<0&&(d=Oe(d,-h))),n||e==2?(i=u*s,t=d*r):(i=Ng(i,u),t=oc(t,d)),[i,t]}function Nd(i,t,e,n){let s=rc(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Fd=.1,tg={mode:3,pad:Fd},sa={pad:0,soft:null,mode:0},qx={min:sa,max:sa};function nc(i,t,e,n){return ac(e)?eg(i,t,e):(sa.pad=e,sa.soft=n?0:null,sa.mode=n?3:0,eg(i,t,qx))}function Me(i,t){return i??t}function Yx(i,t,e){for(t=Me(t,0),e=Me(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function eg(i,t,e){let n=e.min,s=e.max,r=Me(n.pad,0),o=Me(s.pad,0),a=Me(n.hard,-Ue),l=Me(s.hard,Ue),c=Me(n.soft,Ue),h=Me(s.soft,-Ue),u=Me(n.mode,0),d=Me(s.mode,0),p=t-i,g=ys(p),y=jn(wn(i),wn(t)),m=ys(y),f=wn(m-g);(p<1e-24||f>10)&&(p=0,(i==0||t==0)&&(p=1e-24,u==2&&c!=Ue&&(r=0),d==2&&h!=-Ue&&(o=0)));let _=p||y||1e3,w=ys(_),b=Qr(10,fi(w)),R=_*(p==0?i==0?.1:1:r),T=Oe(Ng(i-R,b/10),24),x=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Ue,E=jn(a,T<x&&i>=x?x:Oi(x,T)),O=_*(p==0?t==0?.1:1:o),I=Oe(oc(t+O,b/10),24),L=t<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Ue,k=Oi(l,I>L&&t<=L?L:jn(L,I));return E==k&&E==0&&(k=100),[E,k]}var $x=new Intl.NumberFormat(io?Vx.language:"en-US"),Ud=i=>$x.format(i),pi=Math,tc=pi.PI,wn=pi.abs,fi=pi.floor,Sn=pi.round,Ai=pi.ceil,Oi=pi.min,jn=pi.max,Qr=pi.pow,ng=pi.sign,ys=pi.log10,Pg=pi.log2,Zx=(i,t=1)=>pi.sinh(i)*t,yd=(i,t=1)=>pi.asinh(i/t),Ue=1/0;function ig(i){return(ys((i^i>>31)-(i>>31))|0)+1}function Ad(i,t,e){return Oi(jn(i,t),e)}function Ig(i){return typeof i=="function"}function ye(i){return Ig(i)?i:()=>i}var jx=()=>{},Lg=i=>i,Dg=(i,t)=>t,Kx=i=>null,sg=i=>!0,rg=(i,t)=>i==t,Jx=/\.\d*?(?=9{6,}|0{6,})/gm,vr=i=>{if(Ug(i)||Hs.has(i))return i;let t=`${i}`,e=t.match(Jx);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${vr(s)}e${r}`}return Oe(i,n)};function pr(i,t){return vr(Oe(vr(i/t))*t)}function oc(i,t){return vr(Ai(vr(i/t))*t)}function Ng(i,t){return vr(fi(vr(i/t))*t)}function Oe(i,t=0){if(Ug(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return Sn(n)/e}var Hs=new Map;function Fg(i){return((""+i).split(".")[1]||"").length}function oa(i,t,e,n){let s=[],r=n.map(Fg);for(let o=t;o<e;o++){let a=wn(o),l=Oe(Qr(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Oe(h,u);s.push(d),Hs.set(d,u)}}return s}var ra={},Od=[],to=[null,null],Vs=Array.isArray,Ug=Number.isInteger,Qx=i=>i===void 0;function og(i){return typeof i=="string"}function ac(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function tb(i){return i!=null&&typeof i=="object"}var eb=Object.getPrototypeOf(Uint8Array),Og="__proto__";function eo(i,t=ac){let e;if(Vs(i)){let n=i.find(s=>s!=null);if(Vs(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=eo(i[s],t)}else e=i.slice()}else if(i instanceof eb)e=i.slice();else if(t(i)){e={};for(let n in i)n!=Og&&(e[n]=eo(i[n],t))}else e=i;return e}function gn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=Og&&(ac(i[s])?gn(i[s],eo(n[s])):i[s]=eo(n[s]))}return i}var nb=0,ib=1,sb=2;function rb(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function ob(i,t){if(cb(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return hb(o[0])||(o=lb(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:ib,p=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=nb&&(u[m]=y,d==sb&&p.push(m)):u[m]=y}rb(u,p,s),n.push(u)}}return n}var ab=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function lb(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function cb(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function hb(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=jn(1,fi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Bg=["January","February","March","April","May","June","July","August","September","October","November","December"],kg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function zg(i){return i.slice(0,3)}var ub=kg.map(zg),db=Bg.map(zg),fb={MMMM:Bg,MMM:db,WWWW:kg,WWW:ub};function ta(i){return(i<10?"0":"")+i}function pb(i){return(i<10?"00":i<100?"0":"")+i}var mb={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>ta(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>ta(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>ta(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>ta(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>ta(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>pb(i.getMilliseconds())};function Bd(i,t){t=t||fb;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?mb[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var gb=new Intl.DateTimeFormat().resolvedOptions().timeZone;function yb(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==gb?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var Gg=i=>i%1==0,ic=[1,2,2.5,5],vb=oa(10,-32,0,ic),Vg=oa(10,0,32,ic),_b=Vg.filter(Gg),mr=vb.concat(Vg),kd=`
`,Hg="{YYYY}",ag=kd+Hg,Wg="{M}/{D}",ia=kd+Wg,Jl=ia+"/{YY}",Xg="{aa}",xb="{h}:{mm}",Kr=xb+Xg,lg=kd+Kr,cg=":{ss}",Ee=null;function qg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?oa(10,0,3,ic).filter(Gg):oa(10,-3,0,ic)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Hg,Ee,Ee,Ee,Ee,Ee,Ee,1],[s*28,"{MMM}",ag,Ee,Ee,Ee,Ee,Ee,1],[s,Wg,ag,Ee,Ee,Ee,Ee,Ee,1],[n,"{h}"+Xg,Jl,Ee,ia,Ee,Ee,Ee,1],[e,Kr,Jl,Ee,ia,Ee,Ee,Ee,1],[t,cg,Jl+" "+Kr,Ee,ia+" "+Kr,Ee,lg,Ee,1],[i,cg+".{fff}",Jl+" "+Kr,Ee,ia+" "+Kr,Ee,lg,Ee,1]];function h(u){return(d,p,g,y,m,f)=>{let _=[],w=m>=o,b=m>=r&&m<o,R=u(g),T=Oe(R*i,3),x=vd(R.getFullYear(),w?0:R.getMonth(),b||w?1:R.getDate()),E=Oe(x*i,3);if(b||w){let O=b?m/r:0,I=w?m/o:0,L=T==E?T:Oe(vd(x.getFullYear()+I,x.getMonth()+O,1)*i,3),k=new Date(Sn(L/i)),z=k.getFullYear(),D=k.getMonth();for(let G=0;L<=y;G++){let Y=vd(z+I*G,D+O*G,1),H=Y-u(Oe(Y*i,3));L=Oe((+Y+H)*i,3),L<=y&&_.push(L)}}else{let O=m>=s?s:m,I=fi(g)-fi(T),L=E+I+oc(T-E,O);_.push(L);let k=u(L),z=k.getHours()+k.getMinutes()/e+k.getSeconds()/n,D=m/n,G=d.axes[p]._space,Y=f/G;for(;L=Oe(L+m,i==1?0:3),!(L>y);)if(D>1){let H=fi(Oe(z+D,6))%24,Q=u(L).getHours()-H;Q>1&&(Q=-1),L-=Q*n,z=(z+D)%24;let st=_[_.length-1];Oe((L-st)/m,3)*Y>=.7&&_.push(L)}else _.push(L)}return _}}return[l,c,h]}var[bb,Mb,Sb]=qg(1),[wb,Ab,Eb]=qg(.001);oa(2,-53,53,[1]);function hg(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function ug(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,p;return n.map(g=>{let y=i(g),m=y.getFullYear(),f=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),R=y.getSeconds(),T=m!=l&&a[2]||f!=c&&a[3]||_!=h&&a[4]||w!=u&&a[5]||b!=d&&a[6]||R!=p&&a[7]||a[1];return l=m,c=f,h=_,u=w,d=b,p=R,T(y)})}}function Tb(i,t){let e=Bd(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function vd(i,t,e){return new Date(i,t,e)}function dg(i,t){return t(i)}var Rb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function fg(i,t){return(e,n,s,r)=>r==null?Ld:t(i(n))}function Cb(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function Pb(i,t){return i.series[t].fill(i,t)}var Ib={show:!0,live:!0,isolate:!1,mount:jx,markers:{show:!0,width:2,stroke:Cb,fill:Pb,dash:"solid"},idx:null,idxs:null,values:[]};function Lb(i,t){let e=i.cursor.points,n=wi(),s=e.size(i,t);qe(n,ea,s),qe(n,na,s);let r=s/-2;qe(n,"marginLeft",r),qe(n,"marginTop",r);let o=e.width(i,t,s);return o&&qe(n,"borderWidth",o),n}function Db(i,t){let e=i.series[t].points;return e._fill||e._stroke}function Nb(i,t){let e=i.series[t].points;return e._stroke||e._fill}function Fb(i,t){return i.series[t].points.size}var _d=[0,0];function Ub(i,t,e){return _d[0]=t,_d[1]=e,_d}function Ql(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function xd(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var Ob={show:!0,x:!0,y:!0,lock:!1,move:Ub,points:{one:!1,show:Lb,size:Fb,width:0,stroke:Nb,fill:Db},bind:{mousedown:Ql,mouseup:Ql,click:Ql,dblclick:Ql,mousemove:xd,mouseleave:xd,mouseenter:xd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Yg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},zd=gn({},Yg,{filter:Dg}),$g=gn({},zd,{size:10}),Zg=gn({},Yg,{show:!1}),Gd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',jg="bold "+Gd,Kg=1.5,pg={show:!0,scale:"x",stroke:Id,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jg,side:2,grid:zd,ticks:$g,border:Zg,font:Gd,lineGap:Kg,rotate:0},Bb="Value",kb="Time",mg={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function zb(i,t,e,n,s){return t.map(r=>r==null?"":Ud(r))}function Gb(i,t,e,n,s,r,o){let a=[],l=Hs.get(s)||0;e=o?e:Oe(oc(e,s),l);for(let c=e;c<=n;c=Oe(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Ed(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?ys:Pg,h=fi(c(e));s=Qr(l,h),l==10&&(s=mr[Ui(s,mr)]);let u=e,d=s*l;l==10&&(d=mr[Ui(d,mr)]);do a.push(u),u=u+s,l==10&&!Hs.has(u)&&(u=Oe(u,Hs.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=mr[Ui(d,mr)]));while(u<=n);return a}function Vb(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Ed(i,t,jn(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Ed(i,t,jn(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var Jg=/./,Hb=/[12357]/,Wb=/[125]/,gg=/1/,Td=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function Xb(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Jg:l(7,o)-h>=c?Hb:l(5,o)-h>=c?Wb:gg;if(u==gg){let d=wn(l(1,o)-h);if(d<c)return Td(t.slice().reverse(),a.distr,u,Ai(c/d)).reverse()}return Td(t,a.distr,u,1)}function qb(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=wn(l(1,o)-l(2,o));return c<a?Td(t.slice().reverse(),3,Jg,Ai(a/c)).reverse():t}function Yb(i,t,e,n){return n==null?Ld:t==null?"":Ud(t)}var yg={show:!0,scale:"y",stroke:Id,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jg,side:3,grid:zd,ticks:$g,border:Zg,font:Gd,lineGap:Kg,rotate:0};function $b(i,t){let e=3+(i||1)*2;return Oe(e*t,3)}function Zb(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=wn(o-r),l=i.series[t],c=a/(l.points.space*we);return n[1]-n[0]<=c}var vg={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},Qg=(i,t,e,n,s)=>s,_g={show:!0,auto:!0,sorted:0,gaps:Qg,alpha:1,facets:[gn({},vg,{scale:"x"}),gn({},vg,{scale:"y"})]},xg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Qg,alpha:1,points:{show:Zb,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function jb(i,t,e,n,s){return e/10}var t0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Kb=gn({},t0,{time:!1,ori:1}),bg={};function e0(i,t){let e=bg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(bg[i]=e)),e}var no=1,Rd=2;function _r(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,y=a.height,m=i.valToPosH,f=i.valToPosV;return h.ori==0?e(s,l,c,h,u,m,f,d,p,g,y,cc,so,uc,i0,r0):e(s,l,c,h,u,f,m,p,d,y,g,hc,ro,Wd,s0,o0)}function Vd(i,t){let e=0,n=0,s=Me(i.bands,Od);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function Jb(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function vs(i,t,e,n,s,r){return _r(i,t,(o,a,l,c,h,u,d,p,g,y,m)=>{let f=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?so:ro,b,R;_==1?(b=e,R=n):(b=n,R=e);let T=f(u(a[b],c,y,p)),x=f(d(l[b],h,m,g)),E=f(u(a[R],c,y,p)),O=f(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return w(I,E,O),w(I,T,O),w(I,T,x),I})}function lc(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?uc:Wd,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let p=d[0]-l;p>0&&a(o,l,n,p,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function Qb(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Hd(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let p=r(i[u]),g=d==u?p:r(i[d]),y=u-s;p=o<=0&&y>=0&&y<l?r(i[y]):p;let f=d+s;g=o>=0&&f>=0&&f<l?r(i[f]):g,g>=p&&a.push([p,g])}return a}function Mg(i){return i==0?Lg:i==1?Sn:t=>pr(t,i)}function n0(i){let t=i==0?cc:hc,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Oi(c,a/2,l/2),h=Oi(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var cc=(i,t,e)=>{i.moveTo(t,e)},hc=(i,t,e)=>{i.moveTo(e,t)},so=(i,t,e)=>{i.lineTo(t,e)},ro=(i,t,e)=>{i.lineTo(e,t)},uc=n0(0),Wd=n0(1),i0=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},s0=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},r0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},o0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function a0(i){return(t,e,n,s,r)=>_r(t,e,(o,a,l,c,h,u,d,p,g,y,m)=>{let{pxRound:f,points:_}=o,w,b;c.ori==0?(w=cc,b=i0):(w=hc,b=s0);let R=Oe(_.width*we,3),T=(_.size-_.width)/2*we,x=Oe(T*2,3),E=new Path2D,O=new Path2D,{left:I,top:L,width:k,height:z}=t.bbox;uc(O,I-x,L-x,k+x*2,z+x*2);let D=G=>{if(l[G]!=null){let Y=f(u(a[G],c,y,p)),H=f(d(l[G],h,m,g));w(E,Y+T,H),b(E,Y,H,T,0,tc*2)}};if(r)r.forEach(D);else for(let G=n;G<=s;G++)D(G);return{stroke:R>0?E:null,fill:E,clip:O,flags:no|Rd}})}function l0(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var tM=l0(so),eM=l0(ro);function c0(i){let t=Me(i?.alignGaps,0);return(e,n,s,r)=>_r(e,n,(o,a,l,c,h,u,d,p,g,y,m)=>{[s,r]=sc(l,s,r);let f=o.pxRound,_=z=>f(u(z,c,y,p)),w=z=>f(d(z,h,m,g)),b,R;c.ori==0?(b=so,R=tM):(b=ro,R=eM);let T=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:no},E=x.stroke,O=!1;if(r-s>=y*4){let z=ut=>e.posToVal(ut,c.key,!0),D=null,G=null,Y,H,ct,j=_(a[T==1?s:r]),Q=_(a[s]),st=_(a[r]),dt=z(T==1?Q+1:st-1);for(let ut=T==1?s:r;ut>=s&&ut<=r;ut+=T){let tt=a[ut],vt=(T==1?tt<dt:tt>dt)?j:_(tt),Tt=l[ut];vt==j?Tt!=null?(H=Tt,D==null?(b(E,vt,w(H)),Y=D=G=H):H<D?D=H:H>G&&(G=H)):Tt===null&&(O=!0):(D!=null&&R(E,j,w(D),w(G),w(Y),w(H)),Tt!=null?(H=Tt,b(E,vt,w(H)),D=G=Y=H):(D=G=null,Tt===null&&(O=!0)),j=vt,dt=z(j+T))}D!=null&&D!=G&&ct!=j&&R(E,j,w(D),w(G),w(Y),w(H))}else for(let z=T==1?s:r;z>=s&&z<=r;z+=T){let D=l[z];D===null?O=!0:D!=null&&b(E,_(a[z]),w(D))}let[L,k]=Vd(e,n);if(o.fill!=null||L!=0){let z=x.fill=new Path2D(E),D=o.fillTo(e,n,o.min,o.max,L),G=w(D),Y=_(a[s]),H=_(a[r]);T==-1&&([H,Y]=[Y,H]),b(z,H,G),b(z,Y,G)}if(!o.spanGaps){let z=[];O&&z.push(...Hd(a,l,s,r,T,_,t)),x.gaps=z=o.gaps(e,n,s,r,z),x.clip=lc(z,c.ori,p,g,y,m)}return k!=0&&(x.band=k==2?[vs(e,n,s,r,E,-1),vs(e,n,s,r,E,1)]:vs(e,n,s,r,E,k)),x})}function nM(i){let t=Me(i.align,1),e=Me(i.ascDesc,!1),n=Me(i.alignGaps,0),s=Me(i.extend,!1);return(r,o,a,l)=>_r(r,o,(c,h,u,d,p,g,y,m,f,_,w)=>{[a,l]=sc(u,a,l);let b=c.pxRound,{left:R,width:T}=r.bbox,x=Q=>b(g(Q,d,_,m)),E=Q=>b(y(Q,p,w,f)),O=d.ori==0?so:ro,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:no},L=I.stroke,k=d.dir*(d.ori==0?1:-1),z=E(u[k==1?a:l]),D=x(h[k==1?a:l]),G=D,Y=D;s&&t==-1&&(Y=R,O(L,Y,z)),O(L,D,z);for(let Q=k==1?a:l;Q>=a&&Q<=l;Q+=k){let st=u[Q];if(st==null)continue;let dt=x(h[Q]),ut=E(st);t==1?O(L,dt,z):O(L,G,ut),O(L,dt,ut),z=ut,G=dt}let H=G;s&&t==1&&(H=R+T,O(L,H,z));let[ct,j]=Vd(r,o);if(c.fill!=null||ct!=0){let Q=I.fill=new Path2D(L),st=c.fillTo(r,o,c.min,c.max,ct),dt=E(st);O(Q,H,dt),O(Q,Y,dt)}if(!c.spanGaps){let Q=[];Q.push(...Hd(h,u,a,l,k,x,n));let st=c.width*we/2,dt=e||t==1?st:-st,ut=e||t==-1?-st:st;Q.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=Q=c.gaps(r,o,a,l,Q),I.clip=lc(Q,d.ori,m,f,_,w)}return j!=0&&(I.band=j==2?[vs(r,o,a,l,L,-1),vs(r,o,a,l,L,1)]:vs(r,o,a,l,L,j)),I})}function Sg(i,t,e,n,s,r,o=Ue){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=wn(i[l]-i[a]);h<c&&(c=h,o=wn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function iM(i){i=i||ra;let t=Me(i.size,[.6,Ue,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ye(s),o=1-t[0],a=Me(t[1],Ue),l=Me(t[2],1),c=Me(i.disp,ra),h=Me(i.each,p=>{}),{fill:u,stroke:d}=c;return(p,g,y,m)=>_r(p,g,(f,_,w,b,R,T,x,E,O,I,L)=>{let k=f.pxRound,z=e,D=n*we,G=a*we,Y=l*we,H,ct;b.ori==0?[H,ct]=r(p,g):[ct,H]=r(p,g);let j=b.dir*(b.ori==0?1:-1),Q=b.ori==0?uc:Wd,st=b.ori==0?h:(Ct,Zt,oe,St,Fe,zt,qt)=>{h(Ct,Zt,oe,Fe,St,qt,zt)},dt=Me(p.bands,Od).find(Ct=>Ct.series[0]==g),ut=dt!=null?dt.dir:0,tt=f.fillTo(p,g,f.min,f.max,ut),mt=k(x(tt,R,L,O)),vt,Tt,Mt,Ht=I,re=k(f.width*we),Gt=!1,ue=null,le=null,ne=null,$e=null;u!=null&&(re==0||d!=null)&&(Gt=!0,ue=u.values(p,g,y,m),le=new Map,new Set(ue).forEach(Ct=>{Ct!=null&&le.set(Ct,new Path2D)}),re>0&&(ne=d.values(p,g,y,m),$e=new Map,new Set(ne).forEach(Ct=>{Ct!=null&&$e.set(Ct,new Path2D)})));let{x0:ke,size:cn}=c;if(ke!=null&&cn!=null){z=1,_=ke.values(p,g,y,m),ke.unit==2&&(_=_.map(oe=>p.posToVal(E+oe*I,b.key,!0)));let Ct=cn.values(p,g,y,m);cn.unit==2?Tt=Ct[0]*I:Tt=T(Ct[0],b,I,E)-T(0,b,I,E),Ht=Sg(_,w,T,b,I,E,Ht),Mt=Ht-Tt+D}else Ht=Sg(_,w,T,b,I,E,Ht),Mt=Ht*o+D,Tt=Ht-Mt;Mt<1&&(Mt=0),re>=Tt/2&&(re=0),Mt<5&&(k=Lg);let De=Mt>0,Rn=Ht-Mt-(De?re:0);Tt=k(Ad(Rn,Y,G)),vt=(z==0?Tt/2:z==j?0:Tt)-z*j*((z==0?D/2:0)+(De?re/2:0));let _e={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},xn=Gt?null:new Path2D,tn=null;if(dt!=null)tn=p.data[dt.series[1]];else{let{y0:Ct,y1:Zt}=c;Ct!=null&&Zt!=null&&(w=Zt.values(p,g,y,m),tn=Ct.values(p,g,y,m))}let hn=H*Tt,U=ct*Tt;for(let Ct=j==1?y:m;Ct>=y&&Ct<=m;Ct+=j){let Zt=w[Ct];if(Zt==null)continue;if(tn!=null){let X=tn[Ct]??0;if(Zt-X==0)continue;mt=x(X,R,L,O)}let oe=b.distr!=2||c!=null?_[Ct]:Ct,St=T(oe,b,I,E),Fe=x(Me(Zt,tt),R,L,O),zt=k(St-vt),qt=k(jn(Fe,mt)),C=k(Oi(Fe,mt)),M=qt-C;if(Zt!=null){let X=Zt<0?U:hn,ht=Zt<0?hn:U;Gt?(re>0&&ne[Ct]!=null&&Q($e.get(ne[Ct]),zt,C+fi(re/2),Tt,jn(0,M-re),X,ht),ue[Ct]!=null&&Q(le.get(ue[Ct]),zt,C+fi(re/2),Tt,jn(0,M-re),X,ht)):Q(xn,zt,C+fi(re/2),Tt,jn(0,M-re),X,ht),st(p,g,Ct,zt-re/2,C,Tt+re,M)}}return re>0?_e.stroke=Gt?$e:xn:Gt||(_e._fill=f.width==0?f._fill:f._stroke??f._fill,_e.width=0),_e.fill=Gt?le:xn,_e})}function sM(i,t){let e=Me(t?.alignGaps,0);return(n,s,r,o)=>_r(n,s,(a,l,c,h,u,d,p,g,y,m,f)=>{[r,o]=sc(c,r,o);let _=a.pxRound,w=H=>_(d(H,h,m,g)),b=H=>_(p(H,u,f,y)),R,T,x;h.ori==0?(R=cc,x=so,T=r0):(R=hc,x=ro,T=o0);let E=h.dir*(h.ori==0?1:-1),O=w(l[E==1?r:o]),I=O,L=[],k=[];for(let H=E==1?r:o;H>=r&&H<=o;H+=E)if(c[H]!=null){let j=l[H],Q=w(j);L.push(I=Q),k.push(b(c[H]))}let z={stroke:i(L,k,R,x,T,_),fill:null,clip:null,band:null,gaps:null,flags:no},D=z.stroke,[G,Y]=Vd(n,s);if(a.fill!=null||G!=0){let H=z.fill=new Path2D(D),ct=a.fillTo(n,s,a.min,a.max,G),j=b(ct);x(H,I,j),x(H,O,j)}if(!a.spanGaps){let H=[];H.push(...Hd(l,c,r,o,E,w,e)),z.gaps=H=a.gaps(n,s,r,o,H),z.clip=lc(H,h.ori,g,y,m,f)}return Y!=0&&(z.band=Y==2?[vs(n,s,r,o,D,-1),vs(n,s,r,o,D,1)]:vs(n,s,r,o,D,Y)),z})}function rM(i){return sM(oM,i)}function oM(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Cd=new Set;function wg(){for(let i of Cd)i.syncRect(!0)}io&&(yr(zx,Jr,wg),yr(Gx,Jr,wg,!0),yr(ec,Jr,()=>{Un.pxRatio=we}));var aM=c0(),lM=a0();function Ag(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Pd(r,o,t,e))}function cM(i,t){return i.map((e,n)=>n==0?{}:gn({},t,e))}function Pd(i,t,e,n){return gn({},t==0?e:n,i)}function h0(i,t,e){return t==null?to:[t,e]}var hM=h0;function uM(i,t,e){return t==null?to:nc(t,e,Fd,!0)}function u0(i,t,e,n){return t==null?to:rc(t,e,i.scales[n].log,!1)}var dM=u0;function d0(i,t,e,n){return t==null?to:Nd(t,e,i.scales[n].log,!1)}var fM=d0;function pM(i,t,e,n,s){let r=jn(ig(i),ig(t)),o=t-i,a=Ui(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Hs.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Eg(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=Sn((e=+s)*we))+"px"),[i,t,e]}function mM(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Oe(t[2]*we,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Un(i,t,e){let n={mode:Me(i.mode,1)},s=n.mode;function r(v,S,P,N){let V=S.valToPct(v);return N+P*(S.dir==-1?1-V:V)}function o(v,S,P,N){let V=S.valToPct(v);return N+P*(S.dir==-1?V:1-V)}function a(v,S,P,N){return S.ori==0?r(v,S,P,N):o(v,S,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=wi(Mx);if(i.id!=null&&(c.id=i.id),di(c,i.class),i.title){let v=wi(Ax,c);v.textContent=i.title}let h=Fi("canvas"),u=n.ctx=h.getContext("2d"),d=wi(Ex,c);yr("click",d,v=>{v.target===g&&(Ve!=Wr||Ze!=Xr)&&Fn.click(n,v)},!0);let p=n.under=wi(Tx,d);d.appendChild(h);let g=n.over=wi(Rx,d);i=eo(i);let y=+Me(i.pxAlign,1),m=Mg(y);(i.plugins||[]).forEach(v=>{v.opts&&(i=v.opts(n,i)||i)});let f=i.ms||.001,_=n.series=s==1?Ag(i.series||[],mg,xg,!1):cM(i.series||[null],_g),w=n.axes=Ag(i.axes||[],pg,yg,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(v=>{v.fill=ye(v.fill||null),v.dir=Me(v.dir,-1)});let T=s==2?_[1].facets[0].scale:_[0].scale,x={axes:ps,series:fe},E=(i.drawOrder||["axes","series"]).map(v=>x[v]);function O(v){let S=v.distr==3?P=>ys(P>0?P:v.clamp(n,P,v.min,v.max,v.key)):v.distr==4?P=>yd(P,v.asinh):v.distr==100?P=>v.fwd(P):P=>P;return P=>{let N=S(P),{_min:V,_max:Z}=v,at=Z-V;return(N-V)/at}}function I(v){let S=b[v];if(S==null){let P=(i.scales||ra)[v]||ra;if(P.from!=null){I(P.from);let N=gn({},b[P.from],P,{key:v});N.valToPct=O(N),b[v]=N}else{S=b[v]=gn({},v==T?t0:Kb,P),S.key=v;let N=S.time,V=S.range,Z=Vs(V);if((v!=T||s==2&&!N)&&(Z&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?tg:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?tg:{mode:1,hard:V[1],soft:V[1]}},Z=!1),!Z&&ac(V))){let at=V;V=(ft,xt,Dt)=>xt==null?to:nc(xt,Dt,at)}S.range=ye(V||(N?hM:v==T?S.distr==3?dM:S.distr==4?fM:h0:S.distr==3?u0:S.distr==4?d0:uM)),S.auto=ye(Z?!1:S.auto),S.clamp=ye(S.clamp||jb),S._min=S._max=null,S.valToPct=O(S)}}}I("x"),I("y"),s==1&&_.forEach(v=>{I(v.scale)}),w.forEach(v=>{I(v.scale)});for(let v in i.scales)I(v);let L=b[T],k=L.distr,z,D;L.ori==0?(di(c,Sx),z=r,D=o):(di(c,wx),z=o,D=r);let G={};for(let v in b){let S=b[v];(S.min!=null||S.max!=null)&&(G[v]={min:S.min,max:S.max},S.min=S.max=null)}let Y=i.tzDate||(v=>new Date(Sn(v/f))),H=i.fmtDate||Bd,ct=f==1?Sb(Y):Eb(Y),j=ug(Y,hg(f==1?Mb:Ab,H)),Q=fg(Y,dg(Rb,H)),st=[],dt=n.legend=gn({},Ib,i.legend),ut=n.cursor=gn({},Ob,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,vt=dt.markers;dt.idxs=st,vt.width=ye(vt.width),vt.dash=ye(vt.dash),vt.stroke=ye(vt.stroke),vt.fill=ye(vt.fill);let Tt,Mt,Ht,re=[],Gt=[],ue,le=!1,ne={};if(dt.live){let v=_[1]?_[1].values:null;le=v!=null,ue=le?v(n,1,0):{_:0};for(let S in ue)ne[S]=Ld}if(tt)if(Tt=Fi("table",Nx,c),Ht=Fi("tbody",null,Tt),dt.mount(n,Tt),le){Mt=Fi("thead",null,Tt,Ht);let v=Fi("tr",null,Mt);Fi("th",null,v);for(var $e in ue)Fi("th",Gm,v).textContent=$e}else di(Tt,Ux),dt.live&&di(Tt,Fx);let ke={show:!0},cn={show:!1};function De(v,S){if(S==0&&(le||!dt.live||s==2))return to;let P=[],N=Fi("tr",Ox,Ht,Ht.childNodes[S]);di(N,v.class),v.show||di(N,gr);let V=Fi("th",null,N);if(vt.show){let ft=wi(Bx,V);if(S>0){let xt=vt.width(n,S);xt&&(ft.style.border=xt+"px "+vt.dash(n,S)+" "+vt.stroke(n,S)),ft.style.background=vt.fill(n,S)}}let Z=wi(Gm,V);v.label instanceof HTMLElement?Z.appendChild(v.label):Z.textContent=v.label,S>0&&(vt.show||(Z.style.color=v.width>0?vt.stroke(n,S):vt.fill(n,S)),_e("click",V,ft=>{if(ut._lock)return;Kt(ft);let xt=_.indexOf(v);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=_.some((Nt,Ut)=>Ut>0&&Ut!=xt&&Nt.show);_.forEach((Nt,Ut)=>{Ut>0&&Ki(Ut,Dt?Ut==xt?ke:cn:ke,!0,pn.setSeries)})}else Ki(xt,{show:!v.show},!0,pn.setSeries)},!1),Jt&&_e(Xm,V,ft=>{ut._lock||(Kt(ft),Ki(_.indexOf(v),Yr,!0,pn.setSeries))},!1));for(var at in ue){let ft=Fi("td",kx,N);ft.textContent="--",P.push(ft)}return[N,P]}let Rn=new Map;function _e(v,S,P,N=!0){let V=Rn.get(S)||{},Z=ut.bind[v](n,S,P,N);Z&&(yr(v,S,V[v]=Z),Rn.set(S,V))}function xn(v,S,P){let N=Rn.get(S)||{};for(let V in N)(v==null||V==v)&&(wd(V,S,N[V]),delete N[V]);v==null&&Rn.delete(S)}let tn=0,hn=0,U=0,Ct=0,Zt=0,oe=0,St=Zt,Fe=oe,zt=U,qt=Ct,C=0,M=0,X=0,ht=0;n.bbox={};let ot=!1,yt=!1,_t=!1,et=!1,it=!1,pt=!1;function F(v,S,P){(P||v!=n.width||S!=n.height)&&rt(v,S),ce(!1),_t=!0,yt=!0,Bn()}function rt(v,S){n.width=tn=U=v,n.height=hn=Ct=S,Zt=oe=0,bt(),Vt();let P=n.bbox;C=P.left=pr(Zt*we,.5),M=P.top=pr(oe*we,.5),X=P.width=pr(U*we,.5),ht=P.height=pr(Ct*we,.5)}let nt=3;function wt(){let v=!1,S=0;for(;!v;){S++;let P=Gr(S),N=ji(S);v=S==nt||P&&N,v||(rt(n.width,n.height),yt=!0)}}function gt({width:v,height:S}){F(v,S)}n.setSize=gt;function bt(){let v=!1,S=!1,P=!1,N=!1;w.forEach((V,Z)=>{if(V.show&&V._show){let{side:at,_size:ft}=V,xt=at%2,Dt=V.label!=null?V.labelSize:0,Nt=ft+Dt;Nt>0&&(xt?(U-=Nt,at==3?(Zt+=Nt,N=!0):P=!0):(Ct-=Nt,at==0?(oe+=Nt,v=!0):S=!0))}}),$i[0]=v,$i[1]=P,$i[2]=S,$i[3]=N,U-=Ii[1]+Ii[3],Zt+=Ii[3],Ct-=Ii[2]+Ii[0],oe+=Ii[0]}function Vt(){let v=Zt+U,S=oe+Ct,P=Zt,N=oe;function V(Z,at){switch(Z){case 1:return v+=at,v-at;case 2:return S+=at,S-at;case 3:return P-=at,P+at;case 0:return N-=at,N+at}}w.forEach((Z,at)=>{if(Z.show&&Z._show){let ft=Z.side;Z._pos=V(ft,Z._size),Z.label!=null&&(Z._lpos=V(ft,Z.labelSize))}})}if(ut.dataIdx==null){let v=ut.hover,S=v.skip=new Set(v.skip??[]);S.add(void 0);let P=v.prox=ye(v.prox),N=v.bias??=0;ut.dataIdx=(V,Z,at,ft)=>{if(Z==0)return at;let xt=at,Dt=P(V,Z,at,ft)??Ue,Nt=Dt>=0&&Dt<Ue,Ut=L.ori==0?U:Ct,ie=ut.left,Se=t[0],xe=t[Z];if(S.has(xe[at])){xt=null;let me=null,jt=null,Wt;if(N==0||N==-1)for(Wt=at;me==null&&Wt-- >0;)S.has(xe[Wt])||(me=Wt);if(N==0||N==1)for(Wt=at;jt==null&&Wt++<xe.length;)S.has(xe[Wt])||(jt=Wt);if(me!=null||jt!=null)if(Nt){let We=me==null?-1/0:z(Se[me],L,Ut,0),sn=jt==null?1/0:z(Se[jt],L,Ut,0),Ln=ie-We,Ne=sn-ie;Ln<=Ne?Ln<=Dt&&(xt=me):Ne<=Dt&&(xt=jt)}else xt=jt==null?me:me==null?jt:at-me<=jt-at?me:jt}else Nt&&wn(ie-z(Se[at],L,Ut,0))>Dt&&(xt=null);return xt}}let Kt=v=>{ut.event=v};ut.idxs=st,ut._lock=!1;let lt=ut.points;lt.show=ye(lt.show),lt.size=ye(lt.size),lt.stroke=ye(lt.stroke),lt.width=ye(lt.width),lt.fill=ye(lt.fill);let Ot=n.focus=gn({},i.focus||{alpha:.3},ut.focus),Jt=Ot.prox>=0,Rt=Jt&&lt.one,ae=[],Ge=[],Wn=[];function Go(v,S){let P=lt.show(n,S);if(P instanceof HTMLElement)return di(P,Dx),di(P,v.class),is(P,-10,-10,U,Ct),g.insertBefore(P,ae[S]),P}function Br(v,S){if(s==1||S>0){let P=s==1&&b[v.scale].time,N=v.value;v.value=P?og(N)?fg(Y,dg(N,H)):N||Q:N||Yb,v.label=v.label||(P?kb:Bb)}if(Rt||S>0){v.width=v.width==null?1:v.width,v.paths=v.paths||aM||Kx,v.fillTo=ye(v.fillTo||Jb),v.pxAlign=+Me(v.pxAlign,y),v.pxRound=Mg(v.pxAlign),v.stroke=ye(v.stroke||null),v.fill=ye(v.fill||null),v._stroke=v._fill=v._paths=v._focus=null;let P=$b(jn(1,v.width),1),N=v.points=gn({},{size:P,width:jn(1,P*.2),stroke:v.stroke,space:P*2,paths:lM,_stroke:null,_fill:null},v.points);N.show=ye(N.show),N.filter=ye(N.filter),N.fill=ye(N.fill),N.stroke=ye(N.stroke),N.paths=ye(N.paths),N.pxAlign=v.pxAlign}if(tt){let P=De(v,S);re.splice(S,0,P[0]),Gt.splice(S,0,P[1]),dt.values.push(null)}if(mt){st.splice(S,0,null);let P=null;Rt?S==0&&(P=Go(v,S)):S>0&&(P=Go(v,S)),ae.splice(S,0,P),Ge.splice(S,0,0),Wn.splice(S,0,0)}In("addSeries",S)}function Ou(v,S){S=S??_.length,v=s==1?Pd(v,S,mg,xg):Pd(v,S,{},_g),_.splice(S,0,v),Br(_[S],S)}n.addSeries=Ou;function fl(v){if(_.splice(v,1),tt){dt.values.splice(v,1),Gt.splice(v,1);let S=re.splice(v,1)[0];xn(null,S.firstChild),S.remove()}mt&&(st.splice(v,1),ae.splice(v,1)[0].remove(),Ge.splice(v,1),Wn.splice(v,1)),In("delSeries",v)}n.delSeries=fl;let $i=[!1,!1,!1,!1];function us(v,S){if(v._show=v.show,v.show){let P=v.side%2,N=b[v.scale];N==null&&(v.scale=P?_[1].scale:T,N=b[v.scale]);let V=N.time;v.size=ye(v.size),v.space=ye(v.space),v.rotate=ye(v.rotate),Vs(v.incrs)&&v.incrs.forEach(at=>{!Hs.has(at)&&Hs.set(at,Fg(at))}),v.incrs=ye(v.incrs||(N.distr==2?_b:V?f==1?bb:wb:mr)),v.splits=ye(v.splits||(V&&N.distr==1?ct:N.distr==3?Ed:N.distr==4?Vb:Gb)),v.stroke=ye(v.stroke),v.grid.stroke=ye(v.grid.stroke),v.ticks.stroke=ye(v.ticks.stroke),v.border.stroke=ye(v.border.stroke);let Z=v.values;v.values=Vs(Z)&&!Vs(Z[0])?ye(Z):V?Vs(Z)?ug(Y,hg(Z,H)):og(Z)?Tb(Y,Z):Z||j:Z||zb,v.filter=ye(v.filter||(N.distr>=3&&N.log==10?Xb:N.distr==3&&N.log==2?qb:Dg)),v.font=Eg(v.font),v.labelFont=Eg(v.labelFont),v._size=v.size(n,null,S,0),v._space=v._rotate=v._incrs=v._found=v._splits=v._values=null,v._size>0&&($i[S]=!0,v._el=wi(Cx,d))}}function ds(v,S,P,N){let[V,Z,at,ft]=P,xt=S%2,Dt=0;return xt==0&&(ft||Z)&&(Dt=S==0&&!V||S==2&&!at?Sn(pg.size/3):0),xt==1&&(V||at)&&(Dt=S==1&&!Z||S==3&&!ft?Sn(yg.size/2):0),Dt}let Vo=n.padding=(i.padding||[ds,ds,ds,ds]).map(v=>ye(Me(v,ds))),Ii=n._padding=Vo.map((v,S)=>v(n,S,$i,0)),en,on=null,an=null,Zi=s==1?_[0].idxs:null,li=null,Ds=!1;function Ho(v,S){if(t=v??[],n.data=n._data=t,s==2){en=0;for(let P=1;P<_.length;P++)en+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),li=t[0],en=li.length;let P=t;if(k==2){P=t.slice();let N=P[0]=Array(en);for(let V=0;V<en;V++)N[V]=V}n._data=t=P}if(ce(!0),In("setData"),k==2&&(_t=!0),S!==!1){let P=L;P.auto(n,Ds)?Wo():Us(T,P.min,P.max),et=et||ut.left>=0,pt=!0,Bn()}}n.setData=Ho;function Wo(){Ds=!0;let v,S;s==1&&(en>0?(on=Zi[0]=0,an=Zi[1]=en-1,v=t[0][on],S=t[0][an],k==2?(v=on,S=an):v==S&&(k==3?[v,S]=rc(v,v,L.log,!1):k==4?[v,S]=Nd(v,v,L.log,!1):L.time?S=v+Sn(86400/f):[v,S]=nc(v,S,Fd,!0))):(on=Zi[0]=v=null,an=Zi[1]=S=null)),Us(T,v,S)}let kr,Ns,zr,A,B,K,q,$,At,Pt;function Et(v,S,P,N,V,Z){v??=Hm,P??=Od,N??="butt",V??=Hm,Z??="round",v!=kr&&(u.strokeStyle=kr=v),V!=Ns&&(u.fillStyle=Ns=V),S!=zr&&(u.lineWidth=zr=S),Z!=B&&(u.lineJoin=B=Z),N!=K&&(u.lineCap=K=N),P!=A&&u.setLineDash(A=P)}function It(v,S,P,N){S!=Ns&&(u.fillStyle=Ns=S),v!=q&&(u.font=q=v),P!=$&&(u.textAlign=$=P),N!=At&&(u.textBaseline=At=N)}function kt(v,S,P,N,V=0){if(N.length>0&&v.auto(n,Ds)&&(S==null||S.min==null)){let Z=Me(on,0),at=Me(an,N.length-1),ft=P.min==null?Xx(N,Z,at,V,v.distr==3):[P.min,P.max];v.min=Oi(v.min,P.min=ft[0]),v.max=jn(v.max,P.max=ft[1])}}let Qt={min:null,max:null};function de(){for(let N in b){let V=b[N];G[N]==null&&(V.min==null||G[T]!=null&&V.auto(n,Ds))&&(G[N]=Qt)}for(let N in b){let V=b[N];G[N]==null&&V.from!=null&&G[V.from]!=null&&(G[N]=Qt)}G[T]!=null&&ce(!0);let v={};for(let N in G){let V=G[N];if(V!=null){let Z=v[N]=eo(b[N],tb);if(V.min!=null)gn(Z,V);else if(N!=T||s==2)if(en==0&&Z.from==null){let at=Z.range(n,null,null,N);Z.min=at[0],Z.max=at[1]}else Z.min=Ue,Z.max=-Ue}}if(en>0){_.forEach((N,V)=>{if(s==1){let Z=N.scale,at=G[Z];if(at==null)return;let ft=v[Z];if(V==0){let xt=ft.range(n,ft.min,ft.max,Z);ft.min=xt[0],ft.max=xt[1],on=Ui(ft.min,t[0]),an=Ui(ft.max,t[0]),an-on>1&&(t[0][on]<ft.min&&on++,t[0][an]>ft.max&&an--),N.min=li[on],N.max=li[an]}else N.show&&N.auto&&kt(ft,at,N,t[V],N.sorted);N.idxs[0]=on,N.idxs[1]=an}else if(V>0&&N.show&&N.auto){let[Z,at]=N.facets,ft=Z.scale,xt=at.scale,[Dt,Nt]=t[V],Ut=v[ft],ie=v[xt];Ut!=null&&kt(Ut,G[ft],Z,Dt,Z.sorted),ie!=null&&kt(ie,G[xt],at,Nt,at.sorted),N.min=at.min,N.max=at.max}});for(let N in v){let V=v[N],Z=G[N];if(V.from==null&&(Z==null||Z.min==null)){let at=V.range(n,V.min==Ue?null:V.min,V.max==-Ue?null:V.max,N);V.min=at[0],V.max=at[1]}}}for(let N in v){let V=v[N];if(V.from!=null){let Z=v[V.from];if(Z.min==null)V.min=V.max=null;else{let at=V.range(n,Z.min,Z.max,N);V.min=at[0],V.max=at[1]}}}let S={},P=!1;for(let N in v){let V=v[N],Z=b[N];if(Z.min!=V.min||Z.max!=V.max){Z.min=V.min,Z.max=V.max;let at=Z.distr;Z._min=at==3?ys(Z.min):at==4?yd(Z.min,Z.asinh):at==100?Z.fwd(Z.min):Z.min,Z._max=at==3?ys(Z.max):at==4?yd(Z.max,Z.asinh):at==100?Z.fwd(Z.max):Z.max,S[N]=P=!0}}if(P){_.forEach((N,V)=>{s==2?V>0&&S.y&&(N._paths=null):S[N.scale]&&(N._paths=null)});for(let N in S)_t=!0,In("setScale",N);mt&&ut.left>=0&&(et=pt=!0)}for(let N in G)G[N]=null}function Bt(v){let S=Ad(on-1,0,en-1),P=Ad(an+1,0,en-1);for(;v[S]==null&&S>0;)S--;for(;v[P]==null&&P<en-1;)P++;return[S,P]}function fe(){if(en>0){let v=_.some(S=>S._focus)&&Pt!=Ot.alpha;v&&(u.globalAlpha=Pt=Ot.alpha),_.forEach((S,P)=>{if(P>0&&S.show&&(Je(P,!1),Je(P,!0),S._paths==null)){let N=Pt;Pt!=S.alpha&&(u.globalAlpha=Pt=S.alpha);let V=s==2?[0,t[P][0].length-1]:Bt(t[P]);S._paths=S.paths(n,P,V[0],V[1]),Pt!=N&&(u.globalAlpha=Pt=N)}}),_.forEach((S,P)=>{if(P>0&&S.show){let N=Pt;Pt!=S.alpha&&(u.globalAlpha=Pt=S.alpha),S._paths!=null&&Re(P,!1);{let V=S._paths!=null?S._paths.gaps:null,Z=S.points.show(n,P,on,an,V),at=S.points.filter(n,P,Z,V);(Z||at)&&(S.points._paths=S.points.paths(n,P,on,an,at),Re(P,!0))}Pt!=N&&(u.globalAlpha=Pt=N),In("drawSeries",P)}}),v&&(u.globalAlpha=Pt=1)}}function Je(v,S){let P=S?_[v].points:_[v];P._stroke=P.stroke(n,v),P._fill=P.fill(n,v)}function Re(v,S){let P=S?_[v].points:_[v],{stroke:N,fill:V,clip:Z,flags:at,_stroke:ft=P._stroke,_fill:xt=P._fill,_width:Dt=P.width}=P._paths;Dt=Oe(Dt*we,3);let Nt=null,Ut=Dt%2/2;S&&xt==null&&(xt=Dt>0?"#fff":ft);let ie=P.pxAlign==1&&Ut>0;if(ie&&u.translate(Ut,Ut),!S){let Se=C-Dt/2,xe=M-Dt/2,me=X+Dt,jt=ht+Dt;Nt=new Path2D,Nt.rect(Se,xe,me,jt)}S?Ft(ft,Dt,P.dash,P.cap,xt,N,V,at,Z):Ce(v,ft,Dt,P.dash,P.cap,xt,N,V,at,Nt,Z),ie&&u.translate(-Ut,-Ut)}function Ce(v,S,P,N,V,Z,at,ft,xt,Dt,Nt){let Ut=!1;xt!=0&&R.forEach((ie,Se)=>{if(ie.series[0]==v){let xe=_[ie.series[1]],me=t[ie.series[1]],jt=(xe._paths||ra).band;Vs(jt)&&(jt=ie.dir==1?jt[0]:jt[1]);let Wt,We=null;xe.show&&jt&&Yx(me,on,an)?(We=ie.fill(n,Se)||Z,Wt=xe._paths.clip):jt=null,Ft(S,P,N,V,We,at,ft,xt,Dt,Nt,Wt,jt),Ut=!0}}),Ut||Ft(S,P,N,V,Z,at,ft,xt,Dt,Nt)}let bn=no|Rd;function Ft(v,S,P,N,V,Z,at,ft,xt,Dt,Nt,Ut){Et(v,S,P,N,V),(xt||Dt||Ut)&&(u.save(),xt&&u.clip(xt),Dt&&u.clip(Dt)),Ut?(ft&bn)==bn?(u.clip(Ut),Nt&&u.clip(Nt),ge(V,at),un(v,Z,S)):ft&Rd?(ge(V,at),u.clip(Ut),un(v,Z,S)):ft&no&&(u.save(),u.clip(Ut),Nt&&u.clip(Nt),ge(V,at),u.restore(),un(v,Z,S)):(ge(V,at),un(v,Z,S)),(xt||Dt||Ut)&&u.restore()}function un(v,S,P){P>0&&(S instanceof Map?S.forEach((N,V)=>{u.strokeStyle=kr=V,u.stroke(N)}):S!=null&&v&&u.stroke(S))}function ge(v,S){S instanceof Map?S.forEach((P,N)=>{u.fillStyle=Ns=N,u.fill(P)}):S!=null&&v&&u.fill(S)}function fs(v,S,P,N){let V=w[v],Z;if(N<=0)Z=[0,0];else{let at=V._space=V.space(n,v,S,P,N),ft=V._incrs=V.incrs(n,v,S,P,N,at);Z=pM(S,P,ft,N,at)}return V._found=Z}function dn(v,S,P,N,V,Z,at,ft,xt,Dt){let Nt=at%2/2;y==1&&u.translate(Nt,Nt),Et(ft,at,xt,Dt,ft),u.beginPath();let Ut,ie,Se,xe,me=V+(N==0||N==3?-Z:Z);P==0?(ie=V,xe=me):(Ut=V,Se=me);for(let jt=0;jt<v.length;jt++)S[jt]!=null&&(P==0?Ut=Se=v[jt]:ie=xe=v[jt],u.moveTo(Ut,ie),u.lineTo(Se,xe));u.stroke(),y==1&&u.translate(-Nt,-Nt)}function Gr(v){let S=!0;return w.forEach((P,N)=>{if(!P.show)return;let V=b[P.scale];if(V.min==null){P._show&&(S=!1,P._show=!1,ce(!1));return}else P._show||(S=!1,P._show=!0,ce(!1));let Z=P.side,at=Z%2,{min:ft,max:xt}=V,[Dt,Nt]=fs(N,ft,xt,at==0?U:Ct);if(Nt==0)return;let Ut=V.distr==2,ie=P._splits=P.splits(n,N,ft,xt,Dt,Nt,Ut),Se=V.distr==2?ie.map(Wt=>li[Wt]):ie,xe=V.distr==2?li[ie[1]]-li[ie[0]]:Dt,me=P._values=P.values(n,P.filter(n,Se,N,Nt,xe),N,Nt,xe);P._rotate=Z==2?P.rotate(n,me,N,Nt):0;let jt=P._size;P._size=Ai(P.size(n,me,N,v)),jt!=null&&P._size!=jt&&(S=!1)}),S}function ji(v){let S=!0;return Vo.forEach((P,N)=>{let V=P(n,N,$i,v);V!=Ii[N]&&(S=!1),Ii[N]=V}),S}function ps(){for(let v=0;v<w.length;v++){let S=w[v];if(!S.show||!S._show)continue;let P=S.side,N=P%2,V,Z,at=S.stroke(n,v),ft=P==0||P==3?-1:1,[xt,Dt]=S._found;if(S.label!=null){let Yn=S.labelGap*ft,ui=Sn((S._lpos+Yn)*we);It(S.labelFont[0],at,"center",P==2?"top":Vm),u.save(),N==1?(V=Z=0,u.translate(ui,Sn(M+ht/2)),u.rotate((P==3?-tc:tc)/2)):(V=Sn(C+X/2),Z=ui);let lr=Ig(S.label)?S.label(n,v,xt,Dt):S.label;u.fillText(lr,V,Z),u.restore()}if(Dt==0)continue;let Nt=b[S.scale],Ut=N==0?X:ht,ie=N==0?C:M,Se=S._splits,xe=Nt.distr==2?Se.map(Yn=>li[Yn]):Se,me=Nt.distr==2?li[Se[1]]-li[Se[0]]:xt,jt=S.ticks,Wt=S.border,We=jt.show?jt.size:0,sn=Sn(We*we),Ln=Sn((S.alignTo==2?S._size-We-S.gap:S.gap)*we),Ne=S._rotate*-tc/180,rn=m(S._pos*we),ci=(sn+Ln)*ft,qn=rn+ci;Z=N==0?qn:0,V=N==1?qn:0;let bi=S.font[0],Li=S.align==1?jr:S.align==2?pd:Ne>0?jr:Ne<0?pd:N==0?"center":P==3?pd:jr,Qi=Ne||N==1?"middle":P==2?"top":Vm;It(bi,at,Li,Qi);let hi=S.font[1]*S.lineGap,Mi=Se.map(Yn=>m(a(Yn,Nt,Ut,ie))),Di=S._values;for(let Yn=0;Yn<Di.length;Yn++){let ui=Di[Yn];if(ui!=null){N==0?V=Mi[Yn]:Z=Mi[Yn],ui=""+ui;let lr=ui.indexOf(`
`)==-1?[ui]:ui.split(/\n/gm);for(let $n=0;$n<lr.length;$n++){let Gp=lr[$n];Ne?(u.save(),u.translate(V,Z+$n*hi),u.rotate(Ne),u.fillText(Gp,0,0),u.restore()):u.fillText(Gp,V,Z+$n*hi)}}}jt.show&&dn(Mi,jt.filter(n,xe,v,Dt,me),N,P,rn,sn,Oe(jt.width*we,3),jt.stroke(n,v),jt.dash,jt.cap);let ts=S.grid;ts.show&&dn(Mi,ts.filter(n,xe,v,Dt,me),N,N==0?2:1,N==0?M:C,N==0?ht:X,Oe(ts.width*we,3),ts.stroke(n,v),ts.dash,ts.cap),Wt.show&&dn([rn],[1],N==0?1:0,N==0?1:2,N==1?M:C,N==1?ht:X,Oe(Wt.width*we,3),Wt.stroke(n,v),Wt.dash,Wt.cap)}In("drawAxes")}function ce(v){_.forEach((S,P)=>{P>0&&(S._paths=null,v&&(s==1?(S.min=null,S.max=null):S.facets.forEach(N=>{N.min=null,N.max=null})))})}let nn=!1,Xn=!1,Pe=[];function fn(){Xn=!1;for(let v=0;v<Pe.length;v++)In(...Pe[v]);Pe.length=0}function Bn(){nn||(ab(Sp),nn=!0)}function pl(v,S=!1){nn=!0,Xn=S,v(n),Sp(),S&&Pe.length>0&&queueMicrotask(fn)}n.batch=pl;function Sp(){if(ot&&(de(),ot=!1),_t&&(wt(),_t=!1),yt){if(qe(p,jr,Zt),qe(p,"top",oe),qe(p,ea,U),qe(p,na,Ct),qe(g,jr,Zt),qe(g,"top",oe),qe(g,ea,U),qe(g,na,Ct),qe(d,ea,tn),qe(d,na,hn),h.width=Sn(tn*we),h.height=Sn(hn*we),w.forEach(({_el:v,_show:S,_size:P,_pos:N,side:V})=>{if(v!=null)if(S){let Z=V===3||V===0?P:0,at=V%2==1;qe(v,at?"left":"top",N-Z),qe(v,at?"width":"height",P),qe(v,at?"top":"left",at?oe:Zt),qe(v,at?"height":"width",at?Ct:U),Sd(v,gr)}else di(v,gr)}),kr=Ns=zr=B=K=q=$=At=A=null,Pt=1,Yo(!0),Zt!=St||oe!=Fe||U!=zt||Ct!=qt){ce(!1);let v=U/zt,S=Ct/qt;if(mt&&!et&&ut.left>=0){ut.left*=v,ut.top*=S,Vr&&is(Vr,Sn(ut.left),0,U,Ct),Hr&&is(Hr,0,Sn(ut.top),U,Ct);for(let P=0;P<ae.length;P++){let N=ae[P];N!=null&&(Ge[P]*=v,Wn[P]*=S,is(N,Ai(Ge[P]),Ai(Wn[P]),U,Ct))}}if(He.show&&!it&&He.left>=0&&He.width>0){He.left*=v,He.width*=v,He.top*=S,He.height*=S;for(let P in Hu)qe(qr,P,He[P])}St=Zt,Fe=oe,zt=U,qt=Ct}In("setSize"),yt=!1}tn>0&&hn>0&&(u.clearRect(0,0,h.width,h.height),In("drawClear"),E.forEach(v=>v()),In("draw")),He.show&&it&&(ml(He),it=!1),mt&&et&&(ar(null,!0,!1),et=!1),dt.show&&dt.live&&pt&&(Gu(),pt=!1),l||(l=!0,n.status=1,In("ready")),Ds=!1,nn=!1}n.redraw=(v,S)=>{_t=S||!1,v!==!1?Us(T,L.min,L.max):Bn()};function Bu(v,S){let P=b[v];if(P.from==null){if(en==0){let N=P.range(n,S.min,S.max,v);S.min=N[0],S.max=N[1]}if(S.min>S.max){let N=S.min;S.min=S.max,S.max=N}if(en>1&&S.min!=null&&S.max!=null&&S.max-S.min<1e-16)return;v==T&&P.distr==2&&en>0&&(S.min=Ui(S.min,t[0]),S.max=Ui(S.max,t[0]),S.min==S.max&&S.max++),G[v]=S,ot=!0,Bn()}}n.setScale=Bu;let ku,zu,Vr,Hr,wp,Ap,Wr,Xr,Ep,Tp,Ve,Ze,Fs=!1,Fn=ut.drag,Cn=Fn.x,Pn=Fn.y;mt&&(ut.x&&(ku=wi(Ix,g)),ut.y&&(zu=wi(Lx,g)),L.ori==0?(Vr=ku,Hr=zu):(Vr=zu,Hr=ku),Ve=ut.left,Ze=ut.top);let He=n.select=gn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),qr=He.show?wi(Px,He.over?g:p):null;function ml(v,S){if(He.show){for(let P in v)He[P]=v[P],P in Hu&&qe(qr,P,v[P]);S!==!1&&In("setSelect")}}n.setSelect=ml;function Zv(v){if(_[v].show)tt&&Sd(re[v],gr);else if(tt&&di(re[v],gr),mt){let P=Rt?ae[0]:ae[v];P!=null&&is(P,-10,-10,U,Ct)}}function Us(v,S,P){Bu(v,{min:S,max:P})}function Ki(v,S,P,N){S.focus!=null&&t_(v),S.show!=null&&_.forEach((V,Z)=>{Z>0&&(v==Z||v==null)&&(V.show=S.show,Zv(Z),s==2?(Us(V.facets[0].scale,null,null),Us(V.facets[1].scale,null,null)):Us(V.scale,null,null),Bn())}),P!==!1&&In("setSeries",v,S),N&&$o("setSeries",n,v,S)}n.setSeries=Ki;function jv(v,S){gn(R[v],S)}function Kv(v,S){v.fill=ye(v.fill||null),v.dir=Me(v.dir,-1),S=S??R.length,R.splice(S,0,v)}function Jv(v){v==null?R.length=0:R.splice(v,1)}n.addBand=Kv,n.setBand=jv,n.delBand=Jv;function Qv(v,S){_[v].alpha=S,mt&&ae[v]!=null&&(ae[v].style.opacity=S),tt&&re[v]&&(re[v].style.opacity=S)}let ms,Os,or,Yr={focus:!0};function t_(v){if(v!=or){let S=v==null,P=Ot.alpha!=1;_.forEach((N,V)=>{if(s==1||V>0){let Z=S||V==0||V==v;N._focus=S?null:Z,P&&Qv(V,Z?1:Ot.alpha)}}),or=v,P&&Bn()}}tt&&Jt&&_e(qm,Tt,v=>{ut._lock||(Kt(v),or!=null&&Ki(null,Yr,!0,pn.setSeries))});function Ji(v,S,P){let N=b[S];P&&(v=v/we-(N.ori==1?oe:Zt));let V=U;N.ori==1&&(V=Ct,v=V-v),N.dir==-1&&(v=V-v);let Z=N._min,at=N._max,ft=v/V,xt=Z+(at-Z)*ft,Dt=N.distr;return Dt==3?Qr(10,xt):Dt==4?Zx(xt,N.asinh):Dt==100?N.bwd(xt):xt}function e_(v,S){let P=Ji(v,T,S);return Ui(P,t[0],on,an)}n.valToIdx=v=>Ui(v,t[0]),n.posToIdx=e_,n.posToVal=Ji,n.valToPos=(v,S,P)=>b[S].ori==0?r(v,b[S],P?X:U,P?C:0):o(v,b[S],P?ht:Ct,P?M:0),n.setCursor=(v,S,P)=>{Ve=v.left,Ze=v.top,ar(null,S,P)};function Rp(v,S){qe(qr,jr,He.left=v),qe(qr,ea,He.width=S)}function Cp(v,S){qe(qr,"top",He.top=v),qe(qr,na,He.height=S)}let Xo=L.ori==0?Rp:Cp,qo=L.ori==1?Rp:Cp;function n_(){if(tt&&dt.live)for(let v=s==2?1:0;v<_.length;v++){if(v==0&&le)continue;let S=dt.values[v],P=0;for(let N in S)Gt[v][P++].firstChild.nodeValue=S[N]}}function Gu(v,S){if(v!=null&&(v.idxs?v.idxs.forEach((P,N)=>{st[N]=P}):Qx(v.idx)||st.fill(v.idx),dt.idx=st[0]),tt&&dt.live){for(let P=0;P<_.length;P++)(P>0||s==1&&!le)&&i_(P,st[P]);n_()}pt=!1,S!==!1&&In("setLegend")}n.setLegend=Gu;function i_(v,S){let P=_[v],N=v==0&&k==2?li:t[v],V;le?V=P.values(n,v,S)??ne:(V=P.value(n,S==null?null:N[S],v,S),V=V==null?ne:{_:V}),dt.values[v]=V}function ar(v,S,P){Ep=Ve,Tp=Ze,[Ve,Ze]=ut.move(n,Ve,Ze),ut.left=Ve,ut.top=Ze,mt&&(Vr&&is(Vr,Sn(Ve),0,U,Ct),Hr&&is(Hr,0,Sn(Ze),U,Ct));let N,V=on>an;ms=Ue,Os=null;let Z=L.ori==0?U:Ct,at=L.ori==1?U:Ct;if(Ve<0||en==0||V){N=ut.idx=null;for(let ft=0;ft<_.length;ft++){let xt=ae[ft];xt!=null&&is(xt,-10,-10,U,Ct)}Jt&&Ki(null,Yr,!0,v==null&&pn.setSeries),dt.live&&(st.fill(N),pt=!0)}else{let ft,xt,Dt;s==1&&(ft=L.ori==0?Ve:Ze,xt=Ji(ft,T),N=ut.idx=Ui(xt,t[0],on,an),Dt=z(t[0][N],L,Z,0));let Nt=-10,Ut=-10,ie=0,Se=0,xe=!0,me="",jt="";for(let Wt=s==2?1:0;Wt<_.length;Wt++){let We=_[Wt],sn=st[Wt],Ln=sn==null?null:s==1?t[Wt][sn]:t[Wt][1][sn],Ne=ut.dataIdx(n,Wt,N,xt),rn=Ne==null?null:s==1?t[Wt][Ne]:t[Wt][1][Ne];if(pt=pt||rn!=Ln||Ne!=sn,st[Wt]=Ne,Wt>0&&We.show){let ci=Ne==null?-10:Ne==N?Dt:z(s==1?t[0][Ne]:t[Wt][0][Ne],L,Z,0),qn=rn==null?-10:D(rn,s==1?b[We.scale]:b[We.facets[1].scale],at,0);if(Jt&&rn!=null){let bi=L.ori==1?Ve:Ze,Li=wn(Ot.dist(n,Wt,Ne,qn,bi));if(Li<ms){let Qi=Ot.bias;if(Qi!=0){let hi=Ji(bi,We.scale),Mi=rn>=0?1:-1,Di=hi>=0?1:-1;Di==Mi&&(Di==1?Qi==1?rn>=hi:rn<=hi:Qi==1?rn<=hi:rn>=hi)&&(ms=Li,Os=Wt)}else ms=Li,Os=Wt}}if(pt||Rt){let bi,Li;L.ori==0?(bi=ci,Li=qn):(bi=qn,Li=ci);let Qi,hi,Mi,Di,ts,Yn,ui=!0,lr=lt.bbox;if(lr!=null){ui=!1;let $n=lr(n,Wt);Mi=$n.left,Di=$n.top,Qi=$n.width,hi=$n.height}else Mi=bi,Di=Li,Qi=hi=lt.size(n,Wt);if(Yn=lt.fill(n,Wt),ts=lt.stroke(n,Wt),Rt)Wt==Os&&ms<=Ot.prox&&(Nt=Mi,Ut=Di,ie=Qi,Se=hi,xe=ui,me=Yn,jt=ts);else{let $n=ae[Wt];$n!=null&&(Ge[Wt]=Mi,Wn[Wt]=Di,Qm($n,Qi,hi,ui),Km($n,Yn,ts),is($n,Ai(Mi),Ai(Di),U,Ct))}}}}if(Rt){let Wt=Ot.prox,We=or==null?ms<=Wt:ms>Wt||Os!=or;if(pt||We){let sn=ae[0];sn!=null&&(Ge[0]=Nt,Wn[0]=Ut,Qm(sn,ie,Se,xe),Km(sn,me,jt),is(sn,Ai(Nt),Ai(Ut),U,Ct))}}}if(He.show&&Fs)if(v!=null){let[ft,xt]=pn.scales,[Dt,Nt]=pn.match,[Ut,ie]=v.cursor.sync.scales,Se=v.cursor.drag;if(Cn=Se._x,Pn=Se._y,Cn||Pn){let{left:xe,top:me,width:jt,height:Wt}=v.select,We=v.scales[Ut].ori,sn=v.posToVal,Ln,Ne,rn,ci,qn,bi=ft!=null&&Dt(ft,Ut),Li=xt!=null&&Nt(xt,ie);bi&&Cn?(We==0?(Ln=xe,Ne=jt):(Ln=me,Ne=Wt),rn=b[ft],ci=z(sn(Ln,Ut),rn,Z,0),qn=z(sn(Ln+Ne,Ut),rn,Z,0),Xo(Oi(ci,qn),wn(qn-ci))):Xo(0,Z),Li&&Pn?(We==1?(Ln=xe,Ne=jt):(Ln=me,Ne=Wt),rn=b[xt],ci=D(sn(Ln,ie),rn,at,0),qn=D(sn(Ln+Ne,ie),rn,at,0),qo(Oi(ci,qn),wn(qn-ci))):qo(0,at)}else Wu()}else{let ft=wn(Ep-wp),xt=wn(Tp-Ap);if(L.ori==1){let ie=ft;ft=xt,xt=ie}Cn=Fn.x&&ft>=Fn.dist,Pn=Fn.y&&xt>=Fn.dist;let Dt=Fn.uni;Dt!=null?Cn&&Pn&&(Cn=ft>=Dt,Pn=xt>=Dt,!Cn&&!Pn&&(xt>ft?Pn=!0:Cn=!0)):Fn.x&&Fn.y&&(Cn||Pn)&&(Cn=Pn=!0);let Nt,Ut;Cn&&(L.ori==0?(Nt=Wr,Ut=Ve):(Nt=Xr,Ut=Ze),Xo(Oi(Nt,Ut),wn(Ut-Nt)),Pn||qo(0,at)),Pn&&(L.ori==1?(Nt=Wr,Ut=Ve):(Nt=Xr,Ut=Ze),qo(Oi(Nt,Ut),wn(Ut-Nt)),Cn||Xo(0,Z)),!Cn&&!Pn&&(Xo(0,0),qo(0,0))}if(Fn._x=Cn,Fn._y=Pn,v==null){if(P){if(zp!=null){let[ft,xt]=pn.scales;pn.values[0]=ft!=null?Ji(L.ori==0?Ve:Ze,ft):null,pn.values[1]=xt!=null?Ji(L.ori==1?Ve:Ze,xt):null}$o(md,n,Ve,Ze,U,Ct,N)}if(Jt){let ft=P&&pn.setSeries,xt=Ot.prox;or==null?ms<=xt&&Ki(Os,Yr,!0,ft):ms>xt?Ki(null,Yr,!0,ft):Os!=or&&Ki(Os,Yr,!0,ft)}}pt&&(dt.idx=N,Gu()),S!==!1&&In("setCursor")}let Bs=null;Object.defineProperty(n,"rect",{get(){return Bs==null&&Yo(!1),Bs}});function Yo(v=!1){v?Bs=null:(Bs=g.getBoundingClientRect(),In("syncRect",Bs))}function Pp(v,S,P,N,V,Z,at){ut._lock||Fs&&v!=null&&v.movementX==0&&v.movementY==0||(Vu(v,S,P,N,V,Z,at,!1,v!=null),v!=null?ar(null,!0,!0):ar(S,!0,!1))}function Vu(v,S,P,N,V,Z,at,ft,xt){if(Bs==null&&Yo(!1),Kt(v),v!=null)P=v.clientX-Bs.left,N=v.clientY-Bs.top;else{if(P<0||N<0){Ve=-10,Ze=-10;return}let[Dt,Nt]=pn.scales,Ut=S.cursor.sync,[ie,Se]=Ut.values,[xe,me]=Ut.scales,[jt,Wt]=pn.match,We=S.axes[0].side%2==1,sn=L.ori==0?U:Ct,Ln=L.ori==1?U:Ct,Ne=We?Z:V,rn=We?V:Z,ci=We?N:P,qn=We?P:N;if(xe!=null?P=jt(Dt,xe)?a(ie,b[Dt],sn,0):-10:P=sn*(ci/Ne),me!=null?N=Wt(Nt,me)?a(Se,b[Nt],Ln,0):-10:N=Ln*(qn/rn),L.ori==1){let bi=P;P=N,N=bi}}xt&&(S==null||S.cursor.event.type==md)&&((P<=1||P>=U-1)&&(P=pr(P,U)),(N<=1||N>=Ct-1)&&(N=pr(N,Ct))),ft?(wp=P,Ap=N,[Wr,Xr]=ut.move(n,P,N)):(Ve=P,Ze=N)}let Hu={width:0,height:0,left:0,top:0};function Wu(){ml(Hu,!1)}let Ip,Lp,Dp,Np;function Fp(v,S,P,N,V,Z,at){Fs=!0,Cn=Pn=Fn._x=Fn._y=!1,Vu(v,S,P,N,V,Z,at,!0,!1),v!=null&&(_e(gd,bd,Up,!1),$o(Wm,n,Wr,Xr,U,Ct,null));let{left:ft,top:xt,width:Dt,height:Nt}=He;Ip=ft,Lp=xt,Dp=Dt,Np=Nt}function Up(v,S,P,N,V,Z,at){Fs=Fn._x=Fn._y=!1,Vu(v,S,P,N,V,Z,at,!1,!0);let{left:ft,top:xt,width:Dt,height:Nt}=He,Ut=Dt>0||Nt>0,ie=Ip!=ft||Lp!=xt||Dp!=Dt||Np!=Nt;if(Ut&&ie&&ml(He),Fn.setScale&&Ut&&ie){let Se=ft,xe=Dt,me=xt,jt=Nt;if(L.ori==1&&(Se=xt,xe=Nt,me=ft,jt=Dt),Cn&&Us(T,Ji(Se,T),Ji(Se+xe,T)),Pn)for(let Wt in b){let We=b[Wt];Wt!=T&&We.from==null&&We.min!=Ue&&Us(Wt,Ji(me+jt,Wt),Ji(me,Wt))}Wu()}else ut.lock&&(ut._lock=!ut._lock,ar(S,!0,v!=null));v!=null&&(xn(gd,bd),$o(gd,n,Ve,Ze,U,Ct,null))}function s_(v,S,P,N,V,Z,at){if(ut._lock)return;Kt(v);let ft=Fs;if(Fs){let xt=!0,Dt=!0,Nt=10,Ut,ie;L.ori==0?(Ut=Cn,ie=Pn):(Ut=Pn,ie=Cn),Ut&&ie&&(xt=Ve<=Nt||Ve>=U-Nt,Dt=Ze<=Nt||Ze>=Ct-Nt),Ut&&xt&&(Ve=Ve<Wr?0:U),ie&&Dt&&(Ze=Ze<Xr?0:Ct),ar(null,!0,!0),Fs=!1}Ve=-10,Ze=-10,st.fill(null),ar(null,!0,!0),ft&&(Fs=ft)}function Op(v,S,P,N,V,Z,at){ut._lock||(Kt(v),Wo(),Wu(),v!=null&&$o(Ym,n,Ve,Ze,U,Ct,null))}function Bp(){w.forEach(mM),F(n.width,n.height,!0)}yr(ec,Jr,Bp);let $r={};$r.mousedown=Fp,$r.mousemove=Pp,$r.mouseup=Up,$r.dblclick=Op,$r.setSeries=(v,S,P,N)=>{let V=pn.match[2];P=V(n,S,P),P!=-1&&Ki(P,N,!0,!1)},mt&&(_e(Wm,g,Fp),_e(md,g,Pp),_e(Xm,g,v=>{Kt(v),Yo(!1)}),_e(qm,g,s_),_e(Ym,g,Op),Cd.add(n),n.syncRect=Yo);let gl=n.hooks=i.hooks||{};function In(v,S,P){Xn?Pe.push([v,S,P]):v in gl&&gl[v].forEach(N=>{N.call(null,n,S,P)})}(i.plugins||[]).forEach(v=>{for(let S in v.hooks)gl[S]=(gl[S]||[]).concat(v.hooks[S])});let kp=(v,S,P)=>P,pn=gn({key:null,setSeries:!1,filters:{pub:sg,sub:sg},scales:[T,_[1]?_[1].scale:null],match:[rg,rg,kp],values:[null,null]},ut.sync);pn.match.length==2&&pn.match.push(kp),ut.sync=pn;let zp=pn.key,Xu=e0(zp);function $o(v,S,P,N,V,Z,at){pn.filters.pub(v,S,P,N,V,Z,at)&&Xu.pub(v,S,P,N,V,Z,at)}Xu.sub(n);function r_(v,S,P,N,V,Z,at){pn.filters.sub(v,S,P,N,V,Z,at)&&$r[v](null,S,P,N,V,Z,at)}n.pub=r_;function o_(){Xu.unsub(n),Cd.delete(n),Rn.clear(),wd(ec,Jr,Bp),c.remove(),Tt?.remove(),In("destroy")}n.destroy=o_;function qu(){In("init",i,t),Ho(t||i.data,!1),G[T]?Bu(T,G[T]):Wo(),it=He.show&&(He.width>0||He.height>0),et=pt=!0,F(i.width,i.height)}return _.forEach(Br),w.forEach(us),e?e instanceof HTMLElement?(e.appendChild(c),qu()):e(n,qu):qu(),n}Un.assign=gn;Un.fmtNum=Ud;Un.rangeNum=nc;Un.rangeLog=rc;Un.rangeAsinh=Nd;Un.orient=_r;Un.pxRatio=we;Un.join=ob;Un.fmtDate=Bd,Un.tzDate=yb;Un.sync=e0;{Un.addGap=Qb,Un.clipGaps=lc;let i=Un.paths={points:a0};i.linear=c0,i.stepped=nM,i.bars=iM,i.spline=rM}var f0=8,p0='11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';function ao(i,t="",e=""){let n=i==="y";return{scale:i,font:p0,labelFont:p0,stroke:()=>ze().muted,label:t||void 0,size:n?52:26,labelSize:14,labelGap:0,gap:4,space:n?28:56,grid:{stroke:()=>ze().grid,width:1},ticks:{show:!1},values:(s,r)=>r.map((o,a)=>e&&a===r.length-1?`${be(o)} ${e}`:be(o))}}var oo=class{card;head;legend=J("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(t,e){this.place=J("div",{class:"plot",role:"img","aria-label":e}),this.head=J("div",{class:"chart-head"},J("h2",{},t),this.legend),this.card=J("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot=new Un(this.options(t,e),this.current(),this.place))}say(t){this.values.forEach((e,n)=>Xe(e,be(t[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,f0).forEach(e=>{let n=J("output",{class:"value"}),s=J("span",{class:e.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",e.colour()),this.values.push(n),this.legend.append(J("li",{},s,J("span",{class:"name"},e.label),n))});let t=this.lines.length-f0;t>0&&this.legend.append(J("li",{},`and ${t} more`))}resize(){let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot?this.plot.setSize({width:t,height:e}):this.rebuild())}};function dc(i,t){if(!(i<=t)||!Number.isFinite(i)||!Number.isFinite(t))return[-1,1];let e=t-i,n=1e-9*Math.max(Math.abs(i),Math.abs(t),1e-12);if(e<=n){let s=Math.max(Math.abs(i)*.1,.5*10**Math.floor(Math.log10(Math.abs(i)||1)));return[i-s,t+s]}return[i-.06*e,t+.06*e]}var xr=class extends oo{constructor(e,n,s){super(n.title,n.description);this.columns=e;this.settings=n;this.sliding=s}columns;settings;sliding;cursorAt=null;setLines(e){this.lines=e,this.rebuild()}update(){this.plot?.setData(this.current())}mark(e,n){this.cursorAt=e,this.say(n),this.plot?.redraw(!1,!1)}current(){let e=this.columns(),n=this.lines.map(({column:s})=>e.values(s));return[e.values(0),...n]}options(e,n){return{width:e,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[ao("x","",this.settings.timeUnit),ao("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1}))],hooks:{draw:[s=>this.drawCursor(s)]}}}interval(){let e=this.columns().values(0),n=e[0]??0,s=e[e.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Math.max(s,n+this.settings.span);return[r-this.settings.span,r]}range(){let e=this.columns(),n=this.settings.limit?.()??1/0,s=1/0,r=-1/0;return this.lines.forEach(({column:o})=>{for(let a of e.values(o))Math.abs(a)<=n&&(a<s&&(s=a),a>r&&(r=a))}),dc(s,r)}drawCursor(e){if(this.cursorAt===null||this.sliding)return;let n=Math.round(e.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=e.bbox;e.ctx.save(),e.ctx.strokeStyle=ze().ink,e.ctx.lineWidth=window.devicePixelRatio,e.ctx.beginPath(),e.ctx.moveTo(n,s),e.ctx.lineTo(n,s+r),e.ctx.stroke(),e.ctx.restore()}};var fc=class{constructor(t,e,n){this.session=t;this.servo=e;let{data:s}=t;this.demands=e.signals.flatMap(({input:o},a)=>e.inputs.includes(o)?[a]:[]),this.history=new Gs(1+e.inputs.length+this.demands.length,n);let r=new Set(e.inputs.map(o=>s.inputs[o]?.unit??""));this.chart=new xr(()=>this.history,{title:"Inputs",description:"Inputs over time",unit:r.size===1?[...r][0]??"":"",timeUnit:s.units.time,span:s.until},!0),this.chart.setLines(this.lines())}session;servo;chart;history;demands;sample(t){this.history.append([t,...this.present()]),this.history.forget(t-this.session.data.until)}draw(){this.chart.update(),this.chart.say(this.present())}clear(){this.history.clear()}lines(){let{servo:t,session:e}=this,n=t.inputs.length,s=a=>()=>mn(a,n),r=t.inputs.map((a,l)=>({label:e.data.inputs[a]?.label??"",column:1+l,colour:s(l)})),o=this.demands.map((a,l)=>({label:t.signals[a]?.label??"",column:1+n+l,colour:s(t.inputs.indexOf(t.signals[a]?.input??-1)),dash:[5,4]}));return[...r,...o]}present(){let{main:t}=this.session;if(t.outcome!=="")return Array(this.history.width-1).fill(NaN);let{u:e}=t,n=t.signals();return[...this.servo.inputs.map(s=>e[s]??NaN),...this.demands.map(s=>n[s]??NaN)]}};var gM=5,Xd={mouse:12,touch:24},mc=class extends oo{constructor(e,n,s,r,o,a){super(e,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.colour=a;o&&this.legend.replaceWith(o)}columns;plane;end;colour;marks=[];picked=-1;choose(e){this.plane=e,this.place.setAttribute("aria-label",`Phase portrait: ${e.yLabel} against ${e.xLabel}`),this.rebuild()}moveMarks(e){this.marks=e}mark(e,n){this.moveMarks(e),e.length&&(this.place.title="Marks are equilibria: filled ones are stable. Click one to start there.",this.place.addEventListener("pointerup",s=>{let r=this.near(s,s.pointerType==="touch"?Xd.touch:Xd.mouse),o=r.find(a=>a>this.picked)??r[0];o!==void 0&&(this.picked=o,n(o))}),this.place.addEventListener("pointermove",s=>{this.place.style.cursor=this.near(s,Xd.mouse).length?"pointer":""}))}near(e,n){let{plot:s}=this;if(!s)return[];let r=s.over.getBoundingClientRect(),[o,a]=[e.clientX-r.left,e.clientY-r.top];return this.marks.flatMap((l,c)=>{let[h,u]=this.placeOf(s,l,!1);return Math.hypot(h-o,u-a)<=n?[c]:[]})}placeOf(e,{y:n},s){let r=pc(n,this.plane.x);return[e.valToPos(this.plane.angle?hr(r):r,"x",s),e.valToPos(pc(n,this.plane.y),"y",s)]}update(){this.plot?.setData(this.current())}current(){let{x:e,y:n}=this.plane;return[null,[this.columns().values(e),this.columns().values(n)]]}options(e,n){return{mode:2,width:e,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...ao("x",this.plane.xLabel),size:22},ao("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}range(e,n){let s=1/0,r=-1/0;for(let o of this.columns().values(e)){let a=n?hr(o):o;Number.isFinite(a)&&(a<s&&(s=a),a>r&&(r=a))}for(let{y:o}of n?this.marks:[])s=Math.min(s,hr(pc(o,e))),r=Math.max(r,hr(pc(o,e)));return dc(s,r)}draw(e){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=e,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),r<n.length&&this.stroke(e,n,s,n.length,ze().grid),this.stroke(e,n,s,r,this.colour()),this.drawMarks(e);let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=ze().ink,o.beginPath(),o.arc(e.valToPos(this.plane.angle?hr(c):c,"x",!0),e.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}drawMarks(e){let{ctx:n}=e,s=window.devicePixelRatio;n.lineWidth=1.5*s,n.strokeStyle=ze().ink;for(let r of this.marks)n.beginPath(),n.arc(...this.placeOf(e,r,!0),gM*s,0,2*Math.PI),n.fillStyle=r.filled?ze().ledger:ze().wall,n.fill(),n.stroke()}stroke(e,n,s,r,o){let{ctx:a}=e;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=NaN;for(let c=0;c<r;c+=1){let h=n[c]??NaN,u=this.plane.angle?hr(h):h,d=s[c]??NaN,p=e.valToPos(u,"x",!0),g=e.valToPos(d,"y",!0);Math.abs(u-l)<(this.plane.angle?Math.PI:1/0)?a.lineTo(p,g):a.moveTo(p,g),l=u}a.stroke()}};function pc(i,t){return i[t-1]??NaN}function ca(i){return 1+i}function aa(i,t){return t.map(({label:e,unit:n,angle:s=!1},r)=>({column:ca(i.first+r),label:e,unit:n,angle:s}))}function g0(i,t){let e=new Qe(i.layout),n=aa(e.q,i.coordinates),s=aa(e.v,i.velocities),r=aa(e.z,i.states);if(!e.identity)return yM([...n,...s,...r],s.length>1?s.slice(-2):n,t);let o=n.length?n.slice(0,e.paired).map((c,h)=>({...la(c,s[h]),name:c.label})):r.flatMap((c,h)=>r.slice(h+1).map(u=>({...la(c,u),name:`${c.label}, ${u.label}`}))),a=o[0];if(!a)return null;let l=qd("Coordinate of the phase portrait",o.map(({name:c})=>c),0,c=>t(o[c]??a));return{first:a,chooser:o.length>1?J("div",{class:"inline-field"},...l):J("span")}}function yM(i,t,e){let[n,s]=t;if(!n||!s)return null;let r=i.map(({label:h})=>h),o=h=>i.findIndex(({column:u})=>u===h.column),a=la(n,s),l=qd("Horizontal axis of the phase portrait",r,o(n),h=>{n=i[h],n&&s&&e(la(n,s))}),c=qd("Vertical axis of the phase portrait",r,o(s),h=>{s=i[h],n&&s&&e(la(n,s))});return{first:a,chooser:J("div",{class:"inline-field"},...l,...c)}}function la(i,t){return{x:i.column,y:t.column,angle:i.angle,xLabel:m0(i),yLabel:m0(t)}}function m0({label:i,unit:t}){return t?`${i} / ${t}`:i}function qd(i,t,e,n){let s=ii("phase"),r=J("select",{id:s,onchange:()=>n(r.selectedIndex)},...t.map(o=>J("option",{},o)));return r.selectedIndex=e,[J("label",{for:s,class:"hidden"},i),r]}var gc=3e3,vM=2500,_M=12;function xM(i){let{q:t,z:e}=new Qe(i.layout);return t.length?{part:t,list:i.coordinates}:{part:e,list:i.states}}function bM(i){let t=new Set(i.map(({unit:e})=>e));return t.size===1?[...t][0]??"":""}function Yd({energyLabel:i,jacobi:t}){let e=[{label:"kinetic",column:1,colour:()=>ze().kinetic},{label:"potential",column:2,colour:()=>ze().potential},{label:i,column:3,colour:()=>ze().ink,width:2.25},{label:"ledger",column:4,colour:()=>ze().ledger,dash:[5,4],width:2.25}];return t&&e.push({label:"Jacobi integral",column:5,colour:()=>mn(2,6),dash:[2,3]}),e}var yc=class{constructor(t,e,n,s){this.session=t;let{data:r}=t,{part:o,list:a}=xM(r),l=r.units.time;this.part=o;let c=r.coordinates.length?"Coordinates":"States",h=()=>t.players.length<2?1/0:_M*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new xr(n,{title:c,description:`${c} over time`,unit:bM(a),timeUnit:l,span:r.until},e),this.coordinates.setLines(aa(o,a).map(({label:d,column:p},g)=>({label:d,column:p,colour:()=>mn(g,a.length)}))),this.energy=r.energy?new xr(s,{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:l,span:r.until,limit:h},e):null;let u=g0(r,d=>this.phase?.choose(d));this.phase=u?new mc("Phase portrait",n,u.first,()=>this.behind(),u.chooser,()=>mn(0,6)):null;for(let d of[this.coordinates,this.energy,this.phase])d&&this.element.append(d.card)}session;element=J("div",{class:"plots"});coordinates;energy;phase;part;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.phase?.rebuild()}plottedOf(t){return Array.from(t.subarray(this.part.first,this.part.end))}energyLines(){return Yd(this.session.data)}},vc=class extends yc{constructor(e,n){let{data:s}=e,r=new Qe(s.layout),o=new Gs(ca(r.size),gc),a=new Gs(6,gc);super(e,!0,()=>o,()=>this.energies??a);this.nameOf=n;this.states=o,this.energies=a,this.row=new Float64Array(o.width),this.drive=s.servo?new fc(e,s.servo,gc):null,this.drive&&this.coordinates.card.after(this.drive.chart.card);let l=()=>(s.analysis?.equilibria??[]).flatMap((c,h)=>{let{found:u}=e.equilibriumNow(h);return u?[{y:r.join(u.state.q,u.state.v,u.state.z),filled:Nl(u)}]:[]});this.phase?.mark(l(),c=>e.rest(c)),e.whenChanged(c=>c==="settings"&&this.phase?.moveMarks(l())),this.energy?.setLines(this.energyLines())}nameOf;states;energies;row;drive;sample(){let{session:e,states:n}=this,s=e.players[0],r=e.time;!s||!(r>=n.last(0)+e.data.until/vM||n.count===0)||(this.row[0]=r,s.outcome===""||n.count===0?this.row.set(s.y,ca(0)):this.row.fill(NaN,ca(0)),n.append(this.row),n.forget(r-e.data.until),this.drive?.sample(r),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-e.data.until)))}draw(){let e=this.session.players[0];this.coordinates.update(),e&&this.coordinates.say(this.plottedOf(e.y)),this.drive?.draw(),this.energy?.update(),this.energy?.say(this.presentEnergies()),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.drive?.clear(),this.sample(),this.draw()}rebuild(){let{players:e}=this.session,n=e.length>1?1+e.length:6;n!==this.energies.width&&(this.energies=new Gs(n,gc)),this.drive?.chart.rebuild(),super.rebuild()}behind(){return this.states.count}energyLines(){let{players:e}=this.session;return e.length<2?Yd(this.session.data):e.map((n,s)=>({label:this.nameOf(s),column:1+s,colour:()=>mn(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:e}=this.session;if(e.length>1)return e.map(s=>s.outcome===""?s.energy().total:NaN);let n=e[0]?.outcome===""?e[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger,n.jacobi]:Array(5).fill(NaN)}},_c=class{constructor(t){this.columns=t;this.count=t[0]?.length??0}columns;count;values(t){return this.columns[t]??new Float64Array(this.count)}};function MM(i,t){let e=t?i.length/t:0;return Array.from({length:e},(n,s)=>Float64Array.from({length:t},(r,o)=>i[o*e+s]??NaN))}var xc=class extends yc{constructor(e){let n=e.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(zs(c)),r=s(n.t),o=new _c([r,...MM(s(n.y),r.length)]),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((p,g)=>p+(g[d]??0),h))),a.push(s(n.energy?.jacobi??""))}let l=new _c([r,...a]);super(e,!1,()=>o,()=>l);this.replay=e;this.t=r,this.energy?.setLines(this.energyLines())}replay;t;sample(){}draw(){let{recorded:e}=this.replay,{kinetic:n,potential:s,total:r,ledger:o,jacobi:a}=e.energy();this.coordinates.mark(e.t,this.plottedOf(e.y)),this.energy?.mark(e.t,[n,s,r,o,a]),this.phase?.update()}clear(){this.draw()}energyLines(){let e=Yd(this.replay.data);return this.replay.data.run?.ledger?.length?e:e.slice(0,3)}behind(){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=this.replay.time?e=s+1:n=s}return e}};var er={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},nr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},q0=0,Sf=1,Y0=2;var Ya=1,$0=2,Do=3,ir=0,ei=1,Ci=2,Pr=0,No=1,wf=2,Af=3,Ef=4,Z0=5;var Ir=100,j0=101,K0=102,J0=103,Q0=104,ty=200,ey=201,ny=202,iy=203,Tf=204,Rf=205,sy=206,ry=207,oy=208,ay=209,ly=210,cy=211,hy=212,uy=213,dy=214,Xc=0,qc=1,Yc=2,So=3,$c=4,Zc=5,jc=6,Kc=7,Eh=0,fy=1,py=2,ls=0,Cf=1,Pf=2,If=3,Lf=4,Df=5,Nf=6,Ff=7;var Uf=300,Lr=301,Fo=302,Th=303,Rh=304,Jc=1e3,rs=1001,Qc=1002,Nn=1003,my=1004;var $a=1005;var Qn=1006,Ch=1007;var Cs=1008;var ri=1009,Of=1010,Bf=1011,Uo=1012,Ph=1013,Vi=1014,Hi=1015,Wi=1016,Ih=1017,Lh=1018,Dr=1020,kf=35902,zf=35899,Gf=1021,Vf=1022,Xi=1023,As=1026,Ps=1027,Hf=1028,Dh=1029,sr=1030,Nh=1031;var Fh=1033,Za=33776,ja=33777,Ka=33778,Ja=33779,Uh=35840,Oh=35841,Bh=35842,kh=35843,zh=36196,Gh=37492,Vh=37496,Hh=37488,Wh=37489,Qa=37490,Xh=37491,qh=37808,Yh=37809,$h=37810,Zh=37811,jh=37812,Kh=37813,Jh=37814,Qh=37815,tu=37816,eu=37817,nu=37818,iu=37819,su=37820,ru=37821,ou=36492,au=36494,lu=36495,cu=36283,hu=36284,tl=36285,uu=36286;var va=2300,th=2301,Hc=2302,gf=2303,yf=2400,vf=2401,_f=2402;var gy=3200;var du=0,yy=1,Is="",Jn="srgb",_a="srgb-linear",xa="linear",Te="srgb";var Wc=7680;var vy=519,_y=512,xy=513,by=514,Wf=515,My=516,Sy=517,Xf=518,qf=519,Yf=35044;var $f="300 es",Ti=2e3,wo=2001;function SM(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function wM(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ba(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function wy(){let i=ba("canvas");return i.style.display="block",i}var y0={},Ao=null;function Ma(...i){let t="THREE."+i.shift();Ao?Ao("log",t,...i):console.log(t,...i)}function Ay(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=Ay(i);let t="THREE."+i.shift();if(Ao)Ao("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function te(...i){i=Ay(i);let t="THREE."+i.shift();if(Ao)Ao("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function ma(...i){let t=i.join(" ");t in y0||(y0[t]=!0,$t(...i))}function Ey(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Ty={[Xc]:Xc,[Yc]:jc,[$c]:$c,[So]:Zc,[qc]:qc,[jc]:Yc,[Kc]:Kc,[Zc]:So},Gi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],v0=1234567,ga=Math.PI/180,Eo=180/Math.PI;function rr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]+"-"+kn[t&255]+kn[t>>8&255]+"-"+kn[t>>16&15|64]+kn[t>>24&255]+"-"+kn[e&63|128]+kn[e>>8&255]+"-"+kn[e>>16&255]+kn[e>>24&255]+kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]).toLowerCase()}function pe(i,t,e){return Math.max(t,Math.min(e,i))}function Zf(i,t){return(i%t+t)%t}function AM(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function EM(i,t,e){return i!==t?(e-i)/(t-i):0}function ya(i,t,e){return(1-e)*i+e*t}function TM(i,t,e,n){return ya(i,t,1-Math.exp(-e*n))}function RM(i,t=1){return t-Math.abs(Zf(i,t*2)-t)}function CM(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function PM(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function IM(i,t){return i+Math.floor(Math.random()*(t-i+1))}function LM(i,t){return i+Math.random()*(t-i)}function DM(i){return i*(.5-Math.random())}function NM(i){i!==void 0&&(v0=i);let t=v0+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function FM(i){return i*ga}function UM(i){return i*Eo}function OM(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function BM(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function jf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function kM(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),p=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*p,a*c);break;case"YXY":i.set(l*p,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*p,a*h,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function fu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Kf(i,t){if(t.constructor===Float32Array)return i;let e=fu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Jf(i,t){if(t.constructor===Float32Array)return i;let e=fu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Qf={DEG2RAD:ga,RAD2DEG:Eo,generateUUID:rr,clamp:pe,euclideanModulo:Zf,mapLinear:AM,inverseLerp:EM,lerp:ya,damp:TM,pingpong:RM,smoothstep:CM,smootherstep:PM,randInt:IM,randFloat:LM,randFloatSpread:DM,seededRandom:NM,degToRad:FM,radToDeg:UM,isPowerOfTwo:OM,ceilPowerOfTwo:BM,floorPowerOfTwo:jf,setQuaternionFromProperEuler:kM,normalize:Jf,denormalize:Kf},Yt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(pe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ti=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],p=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==p||h!==g){let m=l*d+c*p+h*g+u*y;m<0&&(d=-d,p=-p,g=-g,y=-y,m=-m);let f=1-a;if(m<.9995){let _=Math.acos(m),w=Math.sin(_);f=Math.sin(f*_)/w,a=Math.sin(a*_)/w,l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+y*a}else{l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+y*a;let _=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=_,c*=_,h*=_,u*=_}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*p-c*d,t[e+1]=l*g+h*d+c*u-a*p,t[e+2]=c*g+h*p+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),p=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"YXZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"ZXY":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"ZYX":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"YZX":this._x=d*h*u+c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u-d*p*g;break;case"XZY":this._x=d*h*u-c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u+d*p*g;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>u){let p=2*Math.sqrt(1+n-a-u);this._w=(h-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>u){let p=2*Math.sqrt(1+a-n-u);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+h)/p}else{let p=2*Math.sqrt(1+u-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(pe(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},W=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(_0.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(_0.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this.z=pe(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this.z=pe(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return $d.copy(this).projectOnVector(t),this.sub($d)}reflect(t){return this.sub($d.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(pe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},$d=new W,_0=new ti,ee=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],p=n[5],g=n[8],y=s[0],m=s[3],f=s[6],_=s[1],w=s[4],b=s[7],R=s[2],T=s[5],x=s[8];return r[0]=o*y+a*_+l*R,r[3]=o*m+a*w+l*T,r[6]=o*f+a*b+l*x,r[1]=c*y+h*_+u*R,r[4]=c*m+h*w+u*T,r[7]=c*f+h*b+u*x,r[2]=d*y+p*_+g*R,r[5]=d*m+p*w+g*T,r[8]=d*f+p*b+g*x,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,p=c*r-o*l,g=e*u+n*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=p*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return ma("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Zd.makeScale(t,e)),this}rotate(t){return ma("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Zd.makeRotation(-t)),this}translate(t,e){return ma("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Zd.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Zd=new ee,x0=new ee().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),b0=new ee().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function zM(){let i={enabled:!0,workingColorSpace:_a,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Te&&(s.r=ws(s.r),s.g=ws(s.g),s.b=ws(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Te&&(s.r=Mo(s.r),s.g=Mo(s.g),s.b=Mo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Is?xa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[_a]:{primaries:t,whitePoint:n,transfer:xa,toXYZ:x0,fromXYZ:b0,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Jn},outputColorSpaceConfig:{drawingBufferColorSpace:Jn}},[Jn]:{primaries:t,whitePoint:n,transfer:Te,toXYZ:x0,fromXYZ:b0,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Jn}}}),i}var ve=zM();function ws(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Mo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var lo,eh=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{lo===void 0&&(lo=ba("canvas")),lo.width=t.width,lo.height=t.height;let s=lo.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=lo}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=ba("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ws(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ws(e[n]/255)*255):e[n]=ws(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},GM=0,To=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:GM++}),this.uuid=rr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(jd(s[o].image)):r.push(jd(s[o]))}else r=jd(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function jd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?eh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}var VM=0,Kd=new W,si=class i extends Gi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=rs,s=rs,r=Qn,o=Cs,a=Xi,l=ri,c=i.DEFAULT_ANISOTROPY,h=Is){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:VM++}),this.uuid=rr(),this.name="",this.source=new To(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Yt(0,0),this.repeat=new Yt(1,1),this.center=new Yt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ee,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Kd).x}get height(){return this.source.getSize(Kd).y}get depth(){return this.source.getSize(Kd).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Uf)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Jc:t.x=t.x-Math.floor(t.x);break;case rs:t.x=t.x<0?0:1;break;case Qc:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Jc:t.y=t.y-Math.floor(t.y);break;case rs:t.y=t.y<0?0:1;break;case Qc:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=Uf;si.DEFAULT_ANISOTROPY=1;var je=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],p=l[5],g=l[9],y=l[2],m=l[6],f=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+p+f-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let w=(c+1)/2,b=(p+1)/2,R=(f+1)/2,T=(h+d)/4,x=(u+y)/4,E=(g+m)/4;return w>b&&w>R?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=T/n,r=x/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=T/s,r=E/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=x/r,s=E/r),this.set(n,s,r,e),this}let _=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(_)<.001&&(_=1),this.x=(m-g)/_,this.y=(u-y)/_,this.z=(d-h)/_,this.w=Math.acos((c+p+f-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=pe(this.x,t.x,e.x),this.y=pe(this.y,t.y,e.y),this.z=pe(this.z,t.z,e.z),this.w=pe(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=pe(this.x,t,e),this.y=pe(this.y,t,e),this.z=pe(this.z,t,e),this.w=pe(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},nh=class extends Gi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Qn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new je(0,0,t,e),this.scissorTest=!1,this.viewport=new je(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new si({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Qn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new To(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},vi=class extends nh{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},Sa=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Nn,this.minFilter=Nn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var ih=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Nn,this.minFilter=Nn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Be=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m)}set(t,e,n,s,r,o,a,l,c,h,u,d,p,g,y,m){let f=this.elements;return f[0]=t,f[4]=e,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=l,f[2]=c,f[6]=h,f[10]=u,f[14]=d,f[3]=p,f[7]=g,f[11]=y,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/co.setFromMatrixColumn(t,0).length(),r=1/co.setFromMatrixColumn(t,1).length(),o=1/co.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,p=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=p+g*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=g+p*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,p=l*u,g=c*h,y=c*u;e[0]=d+y*a,e[4]=g*a-p,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=p*a-g,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,p=l*u,g=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=g+p*a,e[1]=p+g*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,p=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=g*c-p,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=p*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=g*u+p,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=p*u+g,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=p*u-g,e[2]=g*u-p,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(HM,t,WM)}lookAt(t,e,n){let s=this.elements;return mi.subVectors(t,e),mi.lengthSq()===0&&(mi.z=1),mi.normalize(),Ws.crossVectors(n,mi),Ws.lengthSq()===0&&(Math.abs(n.z)===1?mi.x+=1e-4:mi.z+=1e-4,mi.normalize(),Ws.crossVectors(n,mi)),Ws.normalize(),bc.crossVectors(mi,Ws),s[0]=Ws.x,s[4]=bc.x,s[8]=mi.x,s[1]=Ws.y,s[5]=bc.y,s[9]=mi.y,s[2]=Ws.z,s[6]=bc.z,s[10]=mi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],p=n[13],g=n[2],y=n[6],m=n[10],f=n[14],_=n[3],w=n[7],b=n[11],R=n[15],T=s[0],x=s[4],E=s[8],O=s[12],I=s[1],L=s[5],k=s[9],z=s[13],D=s[2],G=s[6],Y=s[10],H=s[14],ct=s[3],j=s[7],Q=s[11],st=s[15];return r[0]=o*T+a*I+l*D+c*ct,r[4]=o*x+a*L+l*G+c*j,r[8]=o*E+a*k+l*Y+c*Q,r[12]=o*O+a*z+l*H+c*st,r[1]=h*T+u*I+d*D+p*ct,r[5]=h*x+u*L+d*G+p*j,r[9]=h*E+u*k+d*Y+p*Q,r[13]=h*O+u*z+d*H+p*st,r[2]=g*T+y*I+m*D+f*ct,r[6]=g*x+y*L+m*G+f*j,r[10]=g*E+y*k+m*Y+f*Q,r[14]=g*O+y*z+m*H+f*st,r[3]=_*T+w*I+b*D+R*ct,r[7]=_*x+w*L+b*G+R*j,r[11]=_*E+w*k+b*Y+R*Q,r[15]=_*O+w*z+b*H+R*st,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],p=t[14],g=t[3],y=t[7],m=t[11],f=t[15],_=l*p-c*d,w=a*p-c*u,b=a*d-l*u,R=o*p-c*h,T=o*d-l*h,x=o*u-a*h;return e*(y*_-m*w+f*b)-n*(g*_-m*R+f*T)+s*(g*w-y*R+f*x)-r*(g*b-y*T+m*x)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],p=t[11],g=t[12],y=t[13],m=t[14],f=t[15],_=e*a-n*o,w=e*l-s*o,b=e*c-r*o,R=n*l-s*a,T=n*c-r*a,x=s*c-r*l,E=h*y-u*g,O=h*m-d*g,I=h*f-p*g,L=u*m-d*y,k=u*f-p*y,z=d*f-p*m,D=_*z-w*k+b*L+R*I-T*O+x*E;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let G=1/D;return t[0]=(a*z-l*k+c*L)*G,t[1]=(s*k-n*z-r*L)*G,t[2]=(y*x-m*T+f*R)*G,t[3]=(d*T-u*x-p*R)*G,t[4]=(l*I-o*z-c*O)*G,t[5]=(e*z-s*I+r*O)*G,t[6]=(m*b-g*x-f*w)*G,t[7]=(h*x-d*b+p*w)*G,t[8]=(o*k-a*I+c*E)*G,t[9]=(n*I-e*k-r*E)*G,t[10]=(g*T-y*b+f*_)*G,t[11]=(u*b-h*T-p*_)*G,t[12]=(a*O-o*L-l*E)*G,t[13]=(e*L-n*O+s*E)*G,t[14]=(y*w-g*R-m*_)*G,t[15]=(h*R-u*w+d*_)*G,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,p=r*h,g=r*u,y=o*h,m=o*u,f=a*u,_=l*c,w=l*h,b=l*u,R=n.x,T=n.y,x=n.z;return s[0]=(1-(y+f))*R,s[1]=(p+b)*R,s[2]=(g-w)*R,s[3]=0,s[4]=(p-b)*T,s[5]=(1-(d+f))*T,s[6]=(m+_)*T,s[7]=0,s[8]=(g+w)*x,s[9]=(m-_)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=co.set(s[0],s[1],s[2]).length(),a=co.set(s[4],s[5],s[6]).length(),l=co.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Bi.copy(this);let c=1/o,h=1/a,u=1/l;return Bi.elements[0]*=c,Bi.elements[1]*=c,Bi.elements[2]*=c,Bi.elements[4]*=h,Bi.elements[5]*=h,Bi.elements[6]*=h,Bi.elements[8]*=u,Bi.elements[9]*=u,Bi.elements[10]*=u,e.setFromRotationMatrix(Bi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ti,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),p=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ti)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===wo)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ti,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),p=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ti)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===wo)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},co=new W,Bi=new Be,HM=new W(0,0,0),WM=new W(1,1,1),Ws=new W,bc=new W,mi=new W,M0=new Be,S0=new ti,Es=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(pe(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-pe(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(pe(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-pe(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(pe(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-pe(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return M0.makeRotationFromQuaternion(t),this.setFromRotationMatrix(M0,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return S0.setFromEuler(this),this.setFromQuaternion(S0,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Es.DEFAULT_ORDER="XYZ";var wa=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},XM=0,w0=new W,ho=new ti,_s=new Be,Mc=new W,ha=new W,qM=new W,YM=new ti,A0=new W(1,0,0),E0=new W(0,1,0),T0=new W(0,0,1),R0={type:"added"},$M={type:"removed"},uo={type:"childadded",child:null},Jd={type:"childremoved",child:null},On=class i extends Gi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:XM++}),this.uuid=rr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new W,e=new Es,n=new ti,s=new W(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Be},normalMatrix:{value:new ee}}),this.matrix=new Be,this.matrixWorld=new Be,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new wa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return ho.setFromAxisAngle(t,e),this.quaternion.multiply(ho),this}rotateOnWorldAxis(t,e){return ho.setFromAxisAngle(t,e),this.quaternion.premultiply(ho),this}rotateX(t){return this.rotateOnAxis(A0,t)}rotateY(t){return this.rotateOnAxis(E0,t)}rotateZ(t){return this.rotateOnAxis(T0,t)}translateOnAxis(t,e){return w0.copy(t).applyQuaternion(this.quaternion),this.position.add(w0.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(A0,t)}translateY(t){return this.translateOnAxis(E0,t)}translateZ(t){return this.translateOnAxis(T0,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(_s.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Mc.copy(t):Mc.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ha.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?_s.lookAt(ha,Mc,this.up):_s.lookAt(Mc,ha,this.up),this.quaternion.setFromRotationMatrix(_s),s&&(_s.extractRotation(s.matrixWorld),ho.setFromRotationMatrix(_s),this.quaternion.premultiply(ho.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(te("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(R0),uo.child=t,this.dispatchEvent(uo),uo.child=null):te("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent($M),Jd.child=t,this.dispatchEvent(Jd),Jd.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),_s.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),_s.multiply(t.parent.matrixWorld)),t.applyMatrix4(_s),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(R0),uo.child=t,this.dispatchEvent(uo),uo.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ha,t,qM),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ha,YM,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),p=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};On.DEFAULT_UP=new W(0,1,0);On.DEFAULT_MATRIX_AUTO_UPDATE=!0;On.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var vn=class extends On{constructor(){super(),this.isGroup=!0,this.type="Group"}},ZM={type:"move"},Ro=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new vn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new vn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new W,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new W),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new vn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new W,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new W,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let m=e.getJointPose(y,n),f=this._getHandJoint(c,y);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.quaternion,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),p=.02,g=.005;c.inputState.pinching&&d>p+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=p-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(ZM)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new vn;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Ry={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Xs={h:0,s:0,l:0},Sc={h:0,s:0,l:0};function Qd(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var se=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Jn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,ve.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=ve.workingColorSpace){return this.r=t,this.g=e,this.b=n,ve.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=ve.workingColorSpace){if(t=Zf(t,1),e=pe(e,0,1),n=pe(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Qd(o,r,t+1/3),this.g=Qd(o,r,t),this.b=Qd(o,r,t-1/3)}return ve.colorSpaceToWorking(this,s),this}setStyle(t,e=Jn){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Jn){let n=Ry[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ws(t.r),this.g=ws(t.g),this.b=ws(t.b),this}copyLinearToSRGB(t){return this.r=Mo(t.r),this.g=Mo(t.g),this.b=Mo(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Jn){return ve.workingToColorSpace(zn.copy(this),t),Math.round(pe(zn.r*255,0,255))*65536+Math.round(pe(zn.g*255,0,255))*256+Math.round(pe(zn.b*255,0,255))}getHexString(t=Jn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=ve.workingColorSpace){ve.workingToColorSpace(zn.copy(this),e);let n=zn.r,s=zn.g,r=zn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=ve.workingColorSpace){return ve.workingToColorSpace(zn.copy(this),e),t.r=zn.r,t.g=zn.g,t.b=zn.b,t}getStyle(t=Jn){ve.workingToColorSpace(zn.copy(this),t);let e=zn.r,n=zn.g,s=zn.b;return t!==Jn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Xs),this.setHSL(Xs.h+t,Xs.s+e,Xs.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Xs),t.getHSL(Sc);let n=ya(Xs.h,Sc.h,e),s=ya(Xs.s,Sc.s,e),r=ya(Xs.l,Sc.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zn=new se;se.NAMES=Ry;var Aa=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new se(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Ea=class extends On{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Es,this.environmentIntensity=1,this.environmentRotation=new Es,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},ki=new W,xs=new W,tf=new W,bs=new W,fo=new W,po=new W,C0=new W,ef=new W,nf=new W,sf=new W,rf=new je,of=new je,af=new je,Zs=class i{constructor(t=new W,e=new W,n=new W){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),ki.subVectors(t,e),s.cross(ki);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){ki.subVectors(s,e),xs.subVectors(n,e),tf.subVectors(t,e);let o=ki.dot(ki),a=ki.dot(xs),l=ki.dot(tf),c=xs.dot(xs),h=xs.dot(tf),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,p=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-p-g,g,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,bs)===null?!1:bs.x>=0&&bs.y>=0&&bs.x+bs.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,bs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,bs.x),l.addScaledVector(o,bs.y),l.addScaledVector(a,bs.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return rf.setScalar(0),of.setScalar(0),af.setScalar(0),rf.fromBufferAttribute(t,e),of.fromBufferAttribute(t,n),af.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(rf,r.x),o.addScaledVector(of,r.y),o.addScaledVector(af,r.z),o}static isFrontFacing(t,e,n,s){return ki.subVectors(n,e),xs.subVectors(t,e),ki.cross(xs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return ki.subVectors(this.c,this.b),xs.subVectors(this.a,this.b),ki.cross(xs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;fo.subVectors(s,n),po.subVectors(r,n),ef.subVectors(t,n);let l=fo.dot(ef),c=po.dot(ef);if(l<=0&&c<=0)return e.copy(n);nf.subVectors(t,s);let h=fo.dot(nf),u=po.dot(nf);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(fo,o);sf.subVectors(t,r);let p=fo.dot(sf),g=po.dot(sf);if(g>=0&&p<=g)return e.copy(r);let y=p*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(po,a);let m=h*g-p*u;if(m<=0&&u-h>=0&&p-g>=0)return C0.subVectors(r,s),a=(u-h)/(u-h+(p-g)),e.copy(s).addScaledVector(C0,a);let f=1/(m+y+d);return o=y*f,a=d*f,e.copy(n).addScaledVector(fo,o).addScaledVector(po,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},js=class{constructor(t=new W(1/0,1/0,1/0),e=new W(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(zi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(zi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=zi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,zi):zi.fromBufferAttribute(r,o),zi.applyMatrix4(t.matrixWorld),this.expandByPoint(zi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),wc.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),wc.copy(n.boundingBox)),wc.applyMatrix4(t.matrixWorld),this.union(wc)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,zi),zi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(ua),Ac.subVectors(this.max,ua),mo.subVectors(t.a,ua),go.subVectors(t.b,ua),yo.subVectors(t.c,ua),qs.subVectors(go,mo),Ys.subVectors(yo,go),br.subVectors(mo,yo);let e=[0,-qs.z,qs.y,0,-Ys.z,Ys.y,0,-br.z,br.y,qs.z,0,-qs.x,Ys.z,0,-Ys.x,br.z,0,-br.x,-qs.y,qs.x,0,-Ys.y,Ys.x,0,-br.y,br.x,0];return!lf(e,mo,go,yo,Ac)||(e=[1,0,0,0,1,0,0,0,1],!lf(e,mo,go,yo,Ac))?!1:(Ec.crossVectors(qs,Ys),e=[Ec.x,Ec.y,Ec.z],lf(e,mo,go,yo,Ac))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,zi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(zi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ms[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ms[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ms[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ms[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ms[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ms[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ms[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ms[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ms),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Ms=[new W,new W,new W,new W,new W,new W,new W,new W],zi=new W,wc=new js,mo=new W,go=new W,yo=new W,qs=new W,Ys=new W,br=new W,ua=new W,Ac=new W,Ec=new W,Mr=new W;function lf(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Mr.fromArray(i,r);let a=s.x*Math.abs(Mr.x)+s.y*Math.abs(Mr.y)+s.z*Math.abs(Mr.z),l=t.dot(Mr),c=e.dot(Mr),h=n.dot(Mr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var yn=new W,Tc=new Yt,jM=0,ln=class extends Gi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:jM++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Yf,this.updateRanges=[],this.gpuType=Hi,this.version=0,this._normalizationScale=t!==void 0?fu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Tc.fromBufferAttribute(this,e),Tc.applyMatrix3(t),this.setXY(e,Tc.x,Tc.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)yn.fromBufferAttribute(this,e),yn.applyMatrix3(t),this.setXYZ(e,yn.x,yn.y,yn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)yn.fromBufferAttribute(this,e),yn.applyMatrix4(t),this.setXYZ(e,yn.x,yn.y,yn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)yn.fromBufferAttribute(this,e),yn.applyNormalMatrix(t),this.setXYZ(e,yn.x,yn.y,yn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)yn.fromBufferAttribute(this,e),yn.transformDirection(t),this.setXYZ(e,yn.x,yn.y,yn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Kf(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Jf(t,this.array)}};var Ta=class extends ln{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var Ra=class extends ln{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Ie=class extends ln{constructor(t,e,n){super(new Float32Array(t),e,n)}},KM=new js,da=new W,cf=new W,Ar=class{constructor(t=new W,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):KM.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;da.subVectors(t,this.center);let e=da.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(da,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(cf.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(da.copy(t.center).add(cf)),this.expandByPoint(da.copy(t.center).sub(cf))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},JM=0,Ei=new Be,hf=new On,vo=new W,gi=new js,fa=new js,Dn=new W,Ke=class i extends Gi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:JM++}),this.uuid=rr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(SM(t)?Ra:Ta)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ee().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ei.makeRotationFromQuaternion(t),this.applyMatrix4(Ei),this}rotateX(t){return Ei.makeRotationX(t),this.applyMatrix4(Ei),this}rotateY(t){return Ei.makeRotationY(t),this.applyMatrix4(Ei),this}rotateZ(t){return Ei.makeRotationZ(t),this.applyMatrix4(Ei),this}translate(t,e,n){return Ei.makeTranslation(t,e,n),this.applyMatrix4(Ei),this}scale(t,e,n){return Ei.makeScale(t,e,n),this.applyMatrix4(Ei),this}lookAt(t){return hf.lookAt(t),hf.updateMatrix(),this.applyMatrix4(hf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(vo).negate(),this.translate(vo.x,vo.y,vo.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ie(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new js);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new W(-1/0,-1/0,-1/0),new W(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];gi.setFromBufferAttribute(r),this.morphTargetsRelative?(Dn.addVectors(this.boundingBox.min,gi.min),this.boundingBox.expandByPoint(Dn),Dn.addVectors(this.boundingBox.max,gi.max),this.boundingBox.expandByPoint(Dn)):(this.boundingBox.expandByPoint(gi.min),this.boundingBox.expandByPoint(gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&te('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ar);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new W,1/0);return}if(t){let n=this.boundingSphere.center;if(gi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];fa.setFromBufferAttribute(a),this.morphTargetsRelative?(Dn.addVectors(gi.min,fa.min),gi.expandByPoint(Dn),Dn.addVectors(gi.max,fa.max),gi.expandByPoint(Dn)):(gi.expandByPoint(fa.min),gi.expandByPoint(fa.max))}gi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Dn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Dn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Dn.fromBufferAttribute(a,c),l&&(vo.fromBufferAttribute(t,c),Dn.add(vo)),s=Math.max(s,n.distanceToSquared(Dn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&te('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){te("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new ln(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new W,l[O]=new W;let h=new W,u=new W,d=new W,p=new Yt,g=new Yt,y=new Yt,m=new W,f=new W;function _(O,I,L){c[O]=c[I]=c[L]=1,h.fromBufferAttribute(n,O),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),p.fromBufferAttribute(r,O),g.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(p),y.sub(p);let k=1/(g.x*y.y-y.x*g.y);isFinite(k)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(k),f.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(k),a[O].add(m),a[I].add(m),a[L].add(m),l[O].add(f),l[I].add(f),l[L].add(f))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let O=0,I=w.length;O<I;++O){let L=w[O],k=L.start,z=L.count;for(let D=k,G=k+z;D<G;D+=3)_(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new W,R=new W,T=new W,x=new W;function E(O){T.fromBufferAttribute(s,O),x.copy(T);let I=a[O];b.copy(I),b.sub(T.multiplyScalar(T.dot(I))).normalize(),R.crossVectors(x,I);let k=R.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,k)}for(let O=0,I=n.count;O<I;++O)c[O]&&E(O);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new ln(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new W,r=new W,o=new W,a=new W,l=new W,c=new W,h=new W,u=new W;if(t)for(let d=0,p=t.count;d<p;d+=3){let g=t.getX(d+0),y=t.getX(d+1),m=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,p=e.count;d<p;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Dn.fromBufferAttribute(t,e),Dn.normalize(),t.setXYZ(e,Dn.x,Dn.y,Dn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),p=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?p=l[y]*a.data.stride+a.offset:p=l[y]*h;for(let f=0;f<h;f++)d[g++]=c[p++]}return new ln(d,h,u)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],p=t(d,n);l.push(p)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let p=c[u];h.push(p.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,p=u.length;d<p;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},sh=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Yf,this.updateRanges=[],this.version=0,this.uuid=rr()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=P0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let n=new this.array.constructor(t.arrayBuffers[e]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=P0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function P0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=rr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Kn=new W,Co=class i{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s,this._normalizationScale=t!==void 0?fu(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.applyMatrix4(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.applyNormalMatrix(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.transformDirection(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){Ma("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new ln(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new i(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){Ma("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Kf(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Jf(t,this.data.array)}},uf=new W,QM=new W,tS=new ee,yi=class{constructor(t=new W(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=uf.subVectors(n,e).cross(QM.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(uf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||tS.getNormalMatrix(t),s=this.coplanarPoint(uf).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},eS=0,os=class extends Gi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:eS++}),this.uuid=rr(),this.name="",this.type="Material",this.blending=No,this.side=ir,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Tf,this.blendDst=Rf,this.blendEquation=Ir,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new se(0,0,0),this.blendAlpha=0,this.depthFunc=So,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=vy,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Wc,this.stencilZFail=Wc,this.stencilZPass=Wc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new se().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new yi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Yt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Yt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Ss=new W,df=new W,Rc=new W,Cc=new W,Er=class{constructor(t=new W,e=new W(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Ss)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Ss.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Ss.copy(this.origin).addScaledVector(this.direction,e),Ss.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){df.copy(t).add(e).multiplyScalar(.5),Rc.copy(e).sub(t).normalize(),Cc.copy(this.origin).sub(df);let r=t.distanceTo(e)*.5,o=-this.direction.dot(Rc),a=Cc.dot(this.direction),l=-Cc.dot(Rc),c=Cc.lengthSq(),h=Math.abs(1-o*o),u,d,p,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,p=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),p=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(df).addScaledVector(Rc,d),p}intersectSphere(t,e){if(t.radius<0)return null;Ss.subVectors(t.center,this.origin);let n=Ss.dot(this.direction),s=Ss.dot(Ss)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Ss)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,p=t.z-o.z,g=e.x-o.x,y=e.y-o.y,m=e.z-o.z,f=n.x-o.x,_=n.y-o.y,w=n.z-o.z,b=Math.abs(l),R=Math.abs(c),T=Math.abs(h),x,E,O,I,L,k,z,D,G,Y,H,ct;if(b>=R&&b>=T?(O=l,k=u,G=g,ct=f,l>=0?(x=c,E=h,I=d,L=p,z=y,D=m,Y=_,H=w):(x=h,E=c,I=p,L=d,z=m,D=y,Y=w,H=_)):R>=T?(O=c,k=d,G=y,ct=_,c>=0?(x=h,E=l,I=p,L=u,z=m,D=g,Y=w,H=f):(x=l,E=h,I=u,L=p,z=g,D=m,Y=f,H=w)):(O=h,k=p,G=m,ct=w,h>=0?(x=l,E=c,I=u,L=d,z=g,D=y,Y=f,H=_):(x=c,E=l,I=d,L=u,z=y,D=g,Y=_,H=f)),O===0)return null;let j=x/O,Q=E/O,st=1/O,dt=I-j*k,ut=L-Q*k,tt=z-j*G,mt=D-Q*G,vt=Y-j*ct,Tt=H-Q*ct,Mt=vt*mt-Tt*tt,Ht=dt*Tt-ut*vt,re=tt*ut-mt*dt;if(s){if(Mt<0||Ht<0||re<0)return null}else if((Mt<0||Ht<0||re<0)&&(Mt>0||Ht>0||re>0))return null;let Gt=Mt+Ht+re;if(Gt===0)return null;let ue=st*(Mt*k+Ht*G+re*ct);return(Gt>0?ue<0:ue>0)?null:this.at(ue/Gt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},rh=class extends os{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Es,this.combine=Eh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},I0=new Be,Sr=new Er,Pc=new Ar,L0=new W,Ic=new W,Lc=new W,Dc=new W,ff=new W,Nc=new W,D0=new W,Fc=new W,Le=class extends On{constructor(t=new Ke,e=new rh){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){Nc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(ff.fromBufferAttribute(u,t),o?Nc.addScaledVector(ff,h):Nc.addScaledVector(ff.sub(e),h))}e.add(Nc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Pc.copy(n.boundingSphere),Pc.applyMatrix4(r),Sr.copy(t.ray).recast(t.near),!(Pc.containsPoint(Sr.origin)===!1&&(Sr.intersectSphere(Pc,L0)===null||Sr.origin.distanceToSquared(L0)>(t.far-t.near)**2))&&(I0.copy(r).invert(),Sr.copy(t.ray).applyMatrix4(I0),!(n.boundingBox!==null&&Sr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,Sr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],f=o[m.materialIndex],_=Math.max(m.start,p.start),w=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let b=_,R=w;b<R;b+=3){let T=a.getX(b),x=a.getX(b+1),E=a.getX(b+2);s=Uc(this,f,t,n,c,h,u,T,x,E),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,p.start),y=Math.min(a.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){let _=a.getX(m),w=a.getX(m+1),b=a.getX(m+2);s=Uc(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],f=o[m.materialIndex],_=Math.max(m.start,p.start),w=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let b=_,R=w;b<R;b+=3){let T=b,x=b+1,E=b+2;s=Uc(this,f,t,n,c,h,u,T,x,E),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,p.start),y=Math.min(l.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){let _=m,w=m+1,b=m+2;s=Uc(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}};function nS(i,t,e,n,s,r,o,a){let l;if(t.side===ei?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===ir,a),l===null)return null;Fc.copy(a),Fc.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Fc);return c<e.near||c>e.far?null:{distance:c,point:Fc.clone(),object:i}}function Uc(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,Ic),i.getVertexPosition(l,Lc),i.getVertexPosition(c,Dc);let h=nS(i,t,e,n,Ic,Lc,Dc,D0);if(h){let u=new W;Zs.getBarycoord(D0,Ic,Lc,Dc,u),s&&(h.uv=Zs.getInterpolatedAttribute(s,a,l,c,u,new Yt)),r&&(h.uv1=Zs.getInterpolatedAttribute(r,a,l,c,u,new Yt)),o&&(h.normal=Zs.getInterpolatedAttribute(o,a,l,c,u,new W),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new W,materialIndex:0};Zs.getNormal(Ic,Lc,Dc,d.normal),h.face=d,h.barycoord=u}return h}var oh=class extends si{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Nn,h=Nn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var wr=new Ar,iS=new Yt(.5,.5),Oc=new W,Ks=class{constructor(t=new yi,e=new yi,n=new yi,s=new yi,r=new yi,o=new yi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ti,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],p=r[7],g=r[8],y=r[9],m=r[10],f=r[11],_=r[12],w=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,p-h,f-g,R-_).normalize(),s[1].setComponents(c+o,p+h,f+g,R+_).normalize(),s[2].setComponents(c+a,p+u,f+y,R+w).normalize(),s[3].setComponents(c-a,p-u,f-y,R-w).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,p-d,f-m,R-b).normalize();else if(s[4].setComponents(c-l,p-d,f-m,R-b).normalize(),e===Ti)s[5].setComponents(c+l,p+d,f+m,R+b).normalize();else if(e===wo)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),wr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),wr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(wr)}intersectsSprite(t){wr.center.set(0,0,0);let e=iS.distanceTo(t.center);return wr.radius=.7071067811865476+e,wr.applyMatrix4(t.matrixWorld),this.intersectsSphere(wr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(Oc.x=s.normal.x>0?t.max.x:t.min.x,Oc.y=s.normal.y>0?t.max.y:t.min.y,Oc.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(Oc)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},N0=new Be,ah=class i{constructor(){this.coordinateSystem=Ti,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];N0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ks),n[s].setFromProjectionMatrix(N0,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Ks),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Po=class extends os{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new se(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},lh=new W,ch=new W,F0=new Be,pa=new Er,Bc=new Ar,pf=new W,U0=new W,hh=class extends On{constructor(t=new Ke,e=new Po){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)lh.fromBufferAttribute(e,s-1),ch.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=lh.distanceTo(ch);t.setAttribute("lineDistance",new Ie(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Bc.copy(n.boundingSphere),Bc.applyMatrix4(s),Bc.radius+=r,t.ray.intersectsSphere(Bc)===!1)return;F0.copy(s).invert(),pa.copy(t.ray).applyMatrix4(F0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){let f=h.getX(y),_=h.getX(y+1),w=kc(this,t,pa,l,f,_,y);w&&e.push(w)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(p),f=kc(this,t,pa,l,y,m,g-1);f&&e.push(f)}}else{let p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){let f=kc(this,t,pa,l,y,y+1,y);f&&e.push(f)}if(this.isLineLoop){let y=kc(this,t,pa,l,g-1,p,g-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function kc(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(lh.fromBufferAttribute(a,s),ch.fromBufferAttribute(a,r),e.distanceSqToSegment(lh,ch,pf,U0)>n)return;pf.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(pf);if(!(c<t.near||c>t.far))return{distance:c,point:U0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var O0=new W,B0=new W,Ca=class extends hh{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)O0.fromBufferAttribute(e,s),B0.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+O0.distanceTo(B0);t.setAttribute("lineDistance",new Ie(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Pa=class extends si{constructor(t=[],e=Lr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Ts=class extends si{constructor(t,e,n=Vi,s,r,o,a=Nn,l=Nn,c,h=As,u=1){if(h!==As&&h!==Ps)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new To(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},Ia=class extends Ts{constructor(t,e=Vi,n=Lr,s,r,o=Nn,a=Nn,l,c=As){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},La=class extends si{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},as=class i extends Ke{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,p=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Ie(c,3)),this.setAttribute("normal",new Ie(h,3)),this.setAttribute("uv",new Ie(u,2));function g(y,m,f,_,w,b,R,T,x,E,O){let I=b/x,L=R/E,k=b/2,z=R/2,D=T/2,G=x+1,Y=E+1,H=0,ct=0,j=new W;for(let Q=0;Q<Y;Q++){let st=Q*L-z;for(let dt=0;dt<G;dt++){let ut=dt*I-k;j[y]=ut*_,j[m]=st*w,j[f]=D,c.push(j.x,j.y,j.z),j[y]=0,j[m]=0,j[f]=T>0?1:-1,h.push(j.x,j.y,j.z),u.push(dt/x),u.push(1-Q/E),H+=1}}for(let Q=0;Q<E;Q++)for(let st=0;st<x;st++){let dt=d+st+G*Q,ut=d+st+G*(Q+1),tt=d+(st+1)+G*(Q+1),mt=d+(st+1)+G*Q;l.push(dt,ut,mt),l.push(ut,tt,mt),ct+=6}a.addGroup(p,ct,O),p+=ct,d+=H}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},Da=class i extends Ke{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,p=2*u+d,g=n*2+r,y=s+1,m=new W,f=new W;for(let _=0;_<=g;_++){let w=0,b=0,R=0,T=0;if(_<=n){let O=_/n,I=O*Math.PI/2;b=-h-t*Math.cos(I),R=t*Math.sin(I),T=-t*Math.cos(I),w=O*u}else if(_<=n+r){let O=(_-n)/r;b=-h+O*e,R=t,T=0,w=u+O*d}else{let O=(_-n-r)/n,I=O*Math.PI/2;b=h+t*Math.sin(I),R=t*Math.cos(I),T=t*Math.sin(I),w=u+d+O*u}let x=Math.max(0,Math.min(1,w/p)),E=0;_===0?E=.5/s:_===g&&(E=-.5/s);for(let O=0;O<=s;O++){let I=O/s,L=I*Math.PI*2,k=Math.sin(L),z=Math.cos(L);f.x=-R*z,f.y=b,f.z=R*k,a.push(f.x,f.y,f.z),m.set(-R*z,T,R*k),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+E,x)}if(_>0){let O=(_-1)*y;for(let I=0;I<s;I++){let L=O+I,k=O+I+1,z=_*y+I,D=_*y+I+1;o.push(L,k,z),o.push(k,D,z)}}}this.setIndex(o),this.setAttribute("position",new Ie(a,3)),this.setAttribute("normal",new Ie(l,3)),this.setAttribute("uv",new Ie(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},Na=class i extends Ke{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new W,h=new Yt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let p=n+u/e*s;c.x=t*Math.cos(p),c.y=t*Math.sin(p),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Ie(o,3)),this.setAttribute("normal",new Ie(a,3)),this.setAttribute("uv",new Ie(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},Rs=class i extends Ke{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],p=[],g=0,y=[],m=n/2,f=0;_(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(h),this.setAttribute("position",new Ie(u,3)),this.setAttribute("normal",new Ie(d,3)),this.setAttribute("uv",new Ie(p,2));function _(){let b=new W,R=new W,T=0,x=(e-t)/n;for(let E=0;E<=r;E++){let O=[],I=E/r,L=I*(e-t)+t;for(let k=0;k<=s;k++){let z=k/s,D=z*l+a,G=Math.sin(D),Y=Math.cos(D);R.x=L*G,R.y=-I*n+m,R.z=L*Y,u.push(R.x,R.y,R.z),b.set(G,x,Y).normalize(),d.push(b.x,b.y,b.z),p.push(z,1-I),O.push(g++)}y.push(O)}for(let E=0;E<s;E++)for(let O=0;O<r;O++){let I=y[O][E],L=y[O+1][E],k=y[O+1][E+1],z=y[O][E+1];(t>0||O!==0)&&(h.push(I,L,z),T+=3),(e>0||O!==r-1)&&(h.push(L,k,z),T+=3)}c.addGroup(f,T,0),f+=T}function w(b){let R=g,T=new Yt,x=new W,E=0,O=b===!0?t:e,I=b===!0?1:-1;for(let k=1;k<=s;k++)u.push(0,m*I,0),d.push(0,I,0),p.push(.5,.5),g++;let L=g;for(let k=0;k<=s;k++){let D=k/s*l+a,G=Math.cos(D),Y=Math.sin(D);x.x=O*Y,x.y=m*I,x.z=O*G,u.push(x.x,x.y,x.z),d.push(0,I,0),T.x=G*.5+.5,T.y=Y*.5*I+.5,p.push(T.x,T.y),g++}for(let k=0;k<s;k++){let z=R+k,D=L+k;b===!0?h.push(D,D+1,z):h.push(D+1,D,z),E+=3}c.addGroup(f,E,b===!0?1:2),f+=E}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Fa=class i extends Rs{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var Tr=class i extends Ke{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,p=[],g=[],y=[],m=[];for(let f=0;f<h;f++){let _=f*d-o;for(let w=0;w<c;w++){let b=w*u-r;g.push(b,-_,0),y.push(0,0,1),m.push(w/a),m.push(1-f/l)}}for(let f=0;f<l;f++)for(let _=0;_<a;_++){let w=_+c*f,b=_+c*(f+1),R=_+1+c*(f+1),T=_+1+c*f;p.push(w,b,T),p.push(b,R,T)}this.setIndex(p),this.setAttribute("position",new Ie(g,3)),this.setAttribute("normal",new Ie(y,3)),this.setAttribute("uv",new Ie(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var Ua=class i extends Ke{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new W,d=new W,p=[],g=[],y=[],m=[];for(let f=0;f<=n;f++){let _=[],w=f/n,b=o+w*a,R=t*Math.cos(b),T=Math.sqrt(t*t-R*R),x=0;f===0&&o===0?x=.5/e:f===n&&l===Math.PI&&(x=-.5/e);for(let E=0;E<=e;E++){let O=E/e,I=s+O*r;u.x=-T*Math.cos(I),u.y=R,u.z=T*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(O+x,1-w),_.push(c++)}h.push(_)}for(let f=0;f<n;f++)for(let _=0;_<e;_++){let w=h[f][_+1],b=h[f][_],R=h[f+1][_],T=h[f+1][_+1];(f!==0||o>0)&&p.push(w,b,T),(f!==n-1||l<Math.PI)&&p.push(b,R,T)}this.setIndex(p),this.setAttribute("position",new Ie(g,3)),this.setAttribute("normal",new Ie(y,3)),this.setAttribute("uv",new Ie(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var Oa=class i extends Ke{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new W,p=new W,g=new W;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let f=0;f<=s;f++){let _=f/s*r;p.x=(t+e*Math.cos(m))*Math.cos(_),p.y=(t+e*Math.cos(m))*Math.sin(_),p.z=e*Math.sin(m),c.push(p.x,p.y,p.z),d.x=t*Math.cos(_),d.y=t*Math.sin(_),g.subVectors(p,d).normalize(),h.push(g.x,g.y,g.z),u.push(f/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let f=(s+1)*y+m-1,_=(s+1)*(y-1)+m-1,w=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(f,_,b),l.push(_,w,b)}this.setIndex(l),this.setAttribute("position",new Ie(c,3)),this.setAttribute("normal",new Ie(h,3)),this.setAttribute("uv",new Ie(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var Ba=class extends os{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new se(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function Nr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(k0(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(k0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Vn(i){let t={};for(let e=0;e<i.length;e++){let n=Nr(i[e]);for(let s in n)t[s]=n[s]}return t}function k0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function sS(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function tp(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:ve.workingColorSpace}var Cy={clone:Nr,merge:Vn},rS=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,oS=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ri=class extends os{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=rS,this.fragmentShader=oS,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Nr(t.uniforms),this.uniformsGroups=sS(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new se().setHex(s.value);break;case"v2":this.uniforms[n].value=new Yt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new W().fromArray(s.value);break;case"v4":this.uniforms[n].value=new je().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ee().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Be().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},uh=class extends Ri{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Rr=class extends os{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=du,this.normalScale=new Yt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Es,this.combine=Eh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},dh=class extends os{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=gy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},fh=class extends os{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function _o(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function zc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Js=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},ph=class extends Js{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:yf,endingEnd:yf}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case vf:r=t,a=2*e-n;break;case _f:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case vf:o=t,l=2*n-e;break;case _f:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(n-e)/(s-e),y=g*g,m=y*g,f=-d*m+2*d*y-d*g,_=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,w=(-1-p)*m+(1.5+p)*y+.5*g,b=p*m-p*y;for(let R=0;R!==a;++R)r[R]=f*o[h+R]+_*o[c+R]+w*o[l+R]+b*o[u+R];return r}},mh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},gh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},yh=class extends Js{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,p=t-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],f=p*d+g*2,_=u[f],w=u[f+1],b=t*d+g*2,R=h[b],T=h[b+1],x=lS(n,e,_,R,s);r[g]=Py(x,y,w,T,m)}return r}};function Py(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function aS(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function lS(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Py(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=aS(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var _i=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=_o(e,this.TimeBufferType),this.values=_o(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:_o(t.times,Array),values:_o(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),zc(t.settings)&&(n.settings={inTangents:_o(t.settings.inTangents,Array),outTangents:_o(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new gh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new mh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new ph(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new yh(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case va:e=this.InterpolantFactoryMethodDiscrete;break;case th:e=this.InterpolantFactoryMethodLinear;break;case Hc:e=this.InterpolantFactoryMethodSmooth;break;case gf:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $t("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return va;case this.InterpolantFactoryMethodLinear:return th;case this.InterpolantFactoryMethodSmooth:return Hc;case this.InterpolantFactoryMethodBezier:return gf}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;zc(this.settings)&&(z0(this.settings.inTangents,t),z0(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;zc(this.settings)&&(G0(this.settings.inTangents,t),G0(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(te("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(te("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){te("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){te("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&wM(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){te("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Hc,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,p=u+n;for(let g=0;g!==n;++g){let y=e[u+g];if(y!==e[d+g]||y!==e[p+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let p=0;p!==n;++p)e[d+p]=e[u+p]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,zc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function z0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function G0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}_i.prototype.ValueTypeName="";_i.prototype.TimeBufferType=Float32Array;_i.prototype.ValueBufferType=Float32Array;_i.prototype.DefaultInterpolation=th;var Qs=class extends _i{constructor(t,e,n){super(t,e,n)}};Qs.prototype.ValueTypeName="bool";Qs.prototype.ValueBufferType=Array;Qs.prototype.DefaultInterpolation=va;Qs.prototype.InterpolantFactoryMethodLinear=void 0;Qs.prototype.InterpolantFactoryMethodSmooth=void 0;var vh=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}};vh.prototype.ValueTypeName="color";var _h=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}};_h.prototype.ValueTypeName="number";var xh=class extends Js{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)ti.slerpFlat(r,0,o,c-a,o,c,l);return r}},ka=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new xh(this.times,this.values,this.getValueSize(),t)}};ka.prototype.ValueTypeName="quaternion";ka.prototype.InterpolantFactoryMethodSmooth=void 0;var tr=class extends _i{constructor(t,e,n){super(t,e,n)}};tr.prototype.ValueTypeName="string";tr.prototype.ValueBufferType=Array;tr.prototype.DefaultInterpolation=va;tr.prototype.InterpolantFactoryMethodLinear=void 0;tr.prototype.InterpolantFactoryMethodSmooth=void 0;var bh=class extends _i{constructor(t,e,n,s){super(t,e,n,s)}};bh.prototype.ValueTypeName="vector";var Mh=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let p=c[u],g=c[u+1];if(p.global&&(p.lastIndex=0),p.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Iy=new Mh,Sh=class{constructor(t){this.manager=t!==void 0?t:Iy,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Sh.DEFAULT_MATERIAL_NAME="__DEFAULT";var za=class extends On{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new se(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Ga=class extends za{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(On.DEFAULT_UP),this.updateMatrix(),this.groundColor=new se(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},mf=new Be,V0=new W,H0=new W,wh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Yt(512,512),this.mapType=ri,this.map=null,this.mapPass=null,this.matrix=new Be,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ks,this._frameExtents=new Yt(1,1),this._viewportCount=1,this._viewports=[new je(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;V0.setFromMatrixPosition(t.matrixWorld),e.position.copy(V0),H0.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(H0),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){mf.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(mf,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===wo||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(mf)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Gc=new W,Vc=new ti,ss=new W,Va=class extends On{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Be,this.projectionMatrix=new Be,this.projectionMatrixInverse=new Be,this.coordinateSystem=Ti,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Gc,Vc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Gc,Vc,ss.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Gc,Vc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Gc,Vc,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},$s=new W,W0=new Yt,X0=new Yt,Gn=class extends Va{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=Eo*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(ga*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Eo*2*Math.atan(Math.tan(ga*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){$s.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set($s.x,$s.y).multiplyScalar(-t/$s.z),$s.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set($s.x,$s.y).multiplyScalar(-t/$s.z)}getViewSize(t,e){return this.getViewBounds(t,W0,X0),e.subVectors(X0,W0)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(ga*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var Cr=class extends Va{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},xf=class extends wh{constructor(){super(new Cr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ha=class extends za{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(On.DEFAULT_UP),this.updateMatrix(),this.target=new On,this.shadow=new xf}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Wa=class extends Ke{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){let t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}};var xo=-90,bo=1,Io=class extends On{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Gn(xo,bo,t,e);s.layers=this.layers,this.add(s);let r=new Gn(xo,bo,t,e);r.layers=this.layers,this.add(r);let o=new Gn(xo,bo,t,e);o.layers=this.layers,this.add(o);let a=new Gn(xo,bo,t,e);a.layers=this.layers,this.add(a);let l=new Gn(xo,bo,t,e);l.layers=this.layers,this.add(l);let c=new Gn(xo,bo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ti)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===wo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,p),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Ah=class extends Gn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var ep="\\[\\]\\.:\\/",cS=new RegExp("["+ep+"]","g"),np="[^"+ep+"]",hS="[^"+ep.replace("\\.","")+"]",uS=/((?:WC+[\/:])*)/.source.replace("WC",np),dS=/(WCOD+)?/.source.replace("WCOD",hS),fS=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",np),pS=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",np),mS=new RegExp("^"+uS+dS+fS+pS+"$"),gS=["material","materials","bones","map"],bf=class{constructor(t,e,n){let s=n||Ye.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ye=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(cS,"")}static parseTrackName(t){let e=mS.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);gS.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){$t("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){te("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){te("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){te("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){te("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){te("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;te("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ye.Composite=bf;Ye.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ye.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ye.prototype.GetterByBindingType=[Ye.prototype._getValue_direct,Ye.prototype._getValue_array,Ye.prototype._getValue_arrayElement,Ye.prototype._getValue_toArray];Ye.prototype.SetterByBindingTypeAndVersioning=[[Ye.prototype._setValue_direct,Ye.prototype._setValue_direct_setNeedsUpdate,Ye.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ye.prototype._setValue_array,Ye.prototype._setValue_array_setNeedsUpdate,Ye.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ye.prototype._setValue_arrayElement,Ye.prototype._setValue_arrayElement_setNeedsUpdate,Ye.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ye.prototype._setValue_fromArray,Ye.prototype._setValue_fromArray_setNeedsUpdate,Ye.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var nI=new Float32Array(1);var Xa=class extends sh{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){let e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){let e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}};var Lo=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=pe(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(pe(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Mf=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var qa=class extends Gi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function ip(i,t,e,n){let s=yS(n);switch(e){case Gf:return i*t;case Hf:return i*t/s.components*s.byteLength;case Dh:return i*t/s.components*s.byteLength;case sr:return i*t*2/s.components*s.byteLength;case Nh:return i*t*2/s.components*s.byteLength;case Vf:return i*t*3/s.components*s.byteLength;case Xi:return i*t*4/s.components*s.byteLength;case Fh:return i*t*4/s.components*s.byteLength;case Za:case ja:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Ka:case Ja:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Oh:case kh:return Math.max(i,16)*Math.max(t,8)/4;case Uh:case Bh:return Math.max(i,8)*Math.max(t,8)/2;case zh:case Gh:case Hh:case Wh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Vh:case Qa:case Xh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case qh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Yh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case $h:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Zh:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case jh:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Kh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Jh:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Qh:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case tu:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case eu:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case nu:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case iu:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case su:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case ru:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case ou:case au:case lu:return Math.ceil(i/4)*Math.ceil(t/4)*16;case cu:case hu:return Math.ceil(i/4)*Math.ceil(t/4)*8;case tl:case uu:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function yS(i){switch(i){case ri:case Of:return{byteLength:1,components:1};case Uo:case Bf:case Wi:return{byteLength:2,components:1};case Ih:case Lh:return{byteLength:2,components:4};case Vi:case Ph:case Hi:return{byteLength:4,components:1};case kf:case zf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Qy(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function _S(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<u.length;p++){let g=u[d],y=u[p];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let p=0,g=u.length;p<g;p++){let y=u[p];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var xS=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,bS=`#ifdef USE_ALPHAHASH
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
#endif`,MS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,SS=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,wS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,AS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,ES=`#ifdef USE_AOMAP
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
#endif`,TS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,RS=`#ifdef USE_BATCHING
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
#endif`,CS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,PS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,IS=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,LS=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,DS=`#ifdef USE_IRIDESCENCE
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
#endif`,NS=`#ifdef USE_BUMPMAP
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
#endif`,FS=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,US=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,OS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,BS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,kS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,zS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,GS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,VS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,HS=`#define PI 3.141592653589793
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
} // validated`,WS=`vec3 transformedNormal = objectNormal;
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
#endif`,XS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,qS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,YS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,$S=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,ZS="gl_FragColor = linearToOutputTexel( gl_FragColor );",jS=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,KS=`#ifdef USE_ENVMAP
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
#endif`,JS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,QS=`#ifdef USE_ENVMAP
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
#endif`,tw=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,ew=`#ifdef USE_ENVMAP
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
#endif`,nw=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,iw=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,sw=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,rw=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,ow=`#ifdef USE_GRADIENTMAP
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
}`,aw=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,lw=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,cw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,hw=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,uw=`#ifdef USE_ENVMAP
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
#endif`,dw=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,fw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,pw=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,mw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,gw=`PhysicalMaterial material;
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
#endif`,yw=`uniform sampler2D dfgLUT;
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
}`,vw=`
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
#endif`,_w=`#if defined( RE_IndirectDiffuse )
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
#endif`,xw=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,bw=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,Mw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Sw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,ww=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Aw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Ew=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Tw=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Rw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Cw=`#if defined( USE_POINTS_UV )
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
#endif`,Pw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Iw=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Lw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Dw=`#if defined( USE_MORPHCOLORS )
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
#endif`,Nw=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Fw=`#ifdef USE_MORPHTARGETS
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
#endif`,Uw=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ow=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Bw=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,kw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,zw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Gw=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Vw=`#ifdef USE_NORMALMAP
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
#endif`,Hw=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Ww=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Xw=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,qw=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Yw=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,$w=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Zw=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,jw=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Kw=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Jw=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Qw=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,t1=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,e1=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,n1=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,i1=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,s1=`float getShadowMask() {
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
}`,r1=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,o1=`#ifdef USE_SKINNING
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
#endif`,a1=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,l1=`#ifdef USE_SKINNING
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
#endif`,c1=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,h1=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,u1=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,d1=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,f1=`#ifdef USE_TRANSMISSION
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
#endif`,p1=`#ifdef USE_TRANSMISSION
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
#endif`,m1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,g1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,y1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,v1=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,_1=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,x1=`uniform sampler2D t2D;
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
}`,b1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,M1=`uniform float backgroundBlurriness;
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
}`,S1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,w1=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,A1=`#include <common>
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
}`,E1=`#if DEPTH_PACKING == 3200
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
}`,T1=`#define DISTANCE
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
}`,R1=`#define DISTANCE
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
}`,C1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,P1=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,I1=`uniform float scale;
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
}`,L1=`uniform vec3 diffuse;
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
}`,D1=`#include <common>
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
}`,N1=`uniform vec3 diffuse;
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
}`,F1=`#define LAMBERT
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
}`,U1=`#define LAMBERT
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
}`,O1=`#define MATCAP
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
}`,B1=`#define MATCAP
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
}`,k1=`#define NORMAL
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
}`,z1=`#define NORMAL
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
}`,G1=`#define PHONG
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
}`,V1=`#define PHONG
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
}`,H1=`#define STANDARD
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
}`,W1=`#define STANDARD
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
}`,X1=`#define TOON
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
}`,q1=`#define TOON
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
}`,Y1=`uniform float size;
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
}`,$1=`uniform vec3 diffuse;
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
}`,Z1=`#include <common>
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
}`,j1=`uniform vec3 color;
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
}`,K1=`uniform float rotation;
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
}`,J1=`uniform vec3 diffuse;
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
}`,he={alphahash_fragment:xS,alphahash_pars_fragment:bS,alphamap_fragment:MS,alphamap_pars_fragment:SS,alphatest_fragment:wS,alphatest_pars_fragment:AS,aomap_fragment:ES,aomap_pars_fragment:TS,batching_pars_vertex:RS,batching_vertex:CS,begin_vertex:PS,beginnormal_vertex:IS,bsdfs:LS,iridescence_fragment:DS,bumpmap_pars_fragment:NS,clipping_planes_fragment:FS,clipping_planes_pars_fragment:US,clipping_planes_pars_vertex:OS,clipping_planes_vertex:BS,color_fragment:kS,color_pars_fragment:zS,color_pars_vertex:GS,color_vertex:VS,common:HS,defaultnormal_vertex:WS,displacementmap_pars_vertex:XS,displacementmap_vertex:qS,emissivemap_fragment:YS,emissivemap_pars_fragment:$S,colorspace_fragment:ZS,colorspace_pars_fragment:jS,envmap_fragment:KS,envmap_common_pars_fragment:JS,envmap_pars_fragment:QS,envmap_pars_vertex:tw,envmap_physical_pars_fragment:uw,envmap_vertex:ew,fog_vertex:nw,fog_pars_vertex:iw,fog_fragment:sw,fog_pars_fragment:rw,gradientmap_pars_fragment:ow,lightmap_pars_fragment:aw,lights_lambert_fragment:lw,lights_lambert_pars_fragment:cw,lights_pars_begin:hw,lights_toon_fragment:dw,lights_toon_pars_fragment:fw,lights_phong_fragment:pw,lights_phong_pars_fragment:mw,lights_physical_fragment:gw,lights_physical_pars_fragment:yw,lights_fragment_begin:vw,lights_fragment_maps:_w,lights_fragment_end:xw,lightprobes_pars_fragment:bw,logdepthbuf_fragment:Mw,logdepthbuf_pars_fragment:Sw,logdepthbuf_pars_vertex:ww,logdepthbuf_vertex:Aw,map_fragment:Ew,map_pars_fragment:Tw,map_particle_fragment:Rw,map_particle_pars_fragment:Cw,metalnessmap_fragment:Pw,metalnessmap_pars_fragment:Iw,morphinstance_vertex:Lw,morphcolor_vertex:Dw,morphnormal_vertex:Nw,morphtarget_pars_vertex:Fw,morphtarget_vertex:Uw,normal_fragment_begin:Ow,normal_fragment_maps:Bw,normal_pars_fragment:kw,normal_pars_vertex:zw,normal_vertex:Gw,normalmap_pars_fragment:Vw,clearcoat_normal_fragment_begin:Hw,clearcoat_normal_fragment_maps:Ww,clearcoat_pars_fragment:Xw,iridescence_pars_fragment:qw,opaque_fragment:Yw,packing:$w,premultiplied_alpha_fragment:Zw,project_vertex:jw,dithering_fragment:Kw,dithering_pars_fragment:Jw,roughnessmap_fragment:Qw,roughnessmap_pars_fragment:t1,shadowmap_pars_fragment:e1,shadowmap_pars_vertex:n1,shadowmap_vertex:i1,shadowmask_pars_fragment:s1,skinbase_vertex:r1,skinning_pars_vertex:o1,skinning_vertex:a1,skinnormal_vertex:l1,specularmap_fragment:c1,specularmap_pars_fragment:h1,tonemapping_fragment:u1,tonemapping_pars_fragment:d1,transmission_fragment:f1,transmission_pars_fragment:p1,uv_pars_fragment:m1,uv_pars_vertex:g1,uv_vertex:y1,worldpos_vertex:v1,background_vert:_1,background_frag:x1,backgroundCube_vert:b1,backgroundCube_frag:M1,cube_vert:S1,cube_frag:w1,depth_vert:A1,depth_frag:E1,distance_vert:T1,distance_frag:R1,equirect_vert:C1,equirect_frag:P1,linedashed_vert:I1,linedashed_frag:L1,meshbasic_vert:D1,meshbasic_frag:N1,meshlambert_vert:F1,meshlambert_frag:U1,meshmatcap_vert:O1,meshmatcap_frag:B1,meshnormal_vert:k1,meshnormal_frag:z1,meshphong_vert:G1,meshphong_frag:V1,meshphysical_vert:H1,meshphysical_frag:W1,meshtoon_vert:X1,meshtoon_frag:q1,points_vert:Y1,points_frag:$1,shadow_vert:Z1,shadow_frag:j1,sprite_vert:K1,sprite_frag:J1},Lt={common:{diffuse:{value:new se(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ee},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ee}},envmap:{envMap:{value:null},envMapRotation:{value:new ee},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ee}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ee}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ee},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ee},normalScale:{value:new Yt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ee},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ee}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ee}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ee}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new se(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new se(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0},uvTransform:{value:new ee}},sprite:{diffuse:{value:new se(16777215)},opacity:{value:1},center:{value:new Yt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ee},alphaMap:{value:null},alphaMapTransform:{value:new ee},alphaTest:{value:0}}},hs={basic:{uniforms:Vn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:he.meshbasic_vert,fragmentShader:he.meshbasic_frag},lambert:{uniforms:Vn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},envMapIntensity:{value:1}}]),vertexShader:he.meshlambert_vert,fragmentShader:he.meshlambert_frag},phong:{uniforms:Vn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},specular:{value:new se(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:he.meshphong_vert,fragmentShader:he.meshphong_frag},standard:{uniforms:Vn([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag},toon:{uniforms:Vn([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new se(0)}}]),vertexShader:he.meshtoon_vert,fragmentShader:he.meshtoon_frag},matcap:{uniforms:Vn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:he.meshmatcap_vert,fragmentShader:he.meshmatcap_frag},points:{uniforms:Vn([Lt.points,Lt.fog]),vertexShader:he.points_vert,fragmentShader:he.points_frag},dashed:{uniforms:Vn([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:he.linedashed_vert,fragmentShader:he.linedashed_frag},depth:{uniforms:Vn([Lt.common,Lt.displacementmap]),vertexShader:he.depth_vert,fragmentShader:he.depth_frag},normal:{uniforms:Vn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:he.meshnormal_vert,fragmentShader:he.meshnormal_frag},sprite:{uniforms:Vn([Lt.sprite,Lt.fog]),vertexShader:he.sprite_vert,fragmentShader:he.sprite_frag},background:{uniforms:{uvTransform:{value:new ee},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:he.background_vert,fragmentShader:he.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ee}},vertexShader:he.backgroundCube_vert,fragmentShader:he.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:he.cube_vert,fragmentShader:he.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:he.equirect_vert,fragmentShader:he.equirect_frag},distance:{uniforms:Vn([Lt.common,Lt.displacementmap,{referencePosition:{value:new W},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:he.distance_vert,fragmentShader:he.distance_frag},shadow:{uniforms:Vn([Lt.lights,Lt.fog,{color:{value:new se(0)},opacity:{value:1}}]),vertexShader:he.shadow_vert,fragmentShader:he.shadow_frag}};hs.physical={uniforms:Vn([hs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ee},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ee},clearcoatNormalScale:{value:new Yt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ee},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ee},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ee},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ee},sheen:{value:0},sheenColor:{value:new se(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ee},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ee},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ee},transmissionSamplerSize:{value:new Yt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ee},attenuationDistance:{value:0},attenuationColor:{value:new se(0)},specularColor:{value:new se(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ee},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ee},anisotropyVector:{value:new Yt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ee}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag};var pu={r:0,b:0,g:0},Q1=new Be,tv=new ee;tv.set(-1,0,0,0,1,0,0,0,1);function tA(i,t,e,n,s,r){let o=new se(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function p(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=t.get(w,b)}return w}function g(_){let w=!1,b=p(_);b===null?m(o,a):b&&b.isColor&&(m(b,1),w=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?e.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,w){let b=p(w);b&&b.isCubeTexture?(c===void 0&&(c=new Le(new as(1,1,1),new Ri({name:"BackgroundCubeMaterial",uniforms:Nr(hs.backgroundCube.uniforms),vertexShader:hs.backgroundCube.vertexShader,fragmentShader:hs.backgroundCube.fragmentShader,side:ei,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,T,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Q1.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(tv),c.material.toneMapped=ve.getTransfer(b.colorSpace)!==Te,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Le(new Tr(2,2),new Ri({name:"BackgroundMaterial",uniforms:Nr(hs.background.uniforms),vertexShader:hs.background.vertexShader,fragmentShader:hs.background.fragmentShader,side:ir,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=ve.getTransfer(b.colorSpace)!==Te,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function m(_,w){_.getRGB(pu,tp(i)),e.buffers.color.setClear(pu.r,pu.g,pu.b,w,r)}function f(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,m(o,a)},render:g,addToRenderList:y,dispose:f}}function eA(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,k,z,D,G){let Y=!1,H=u(L,D,z,k);r!==H&&(r=H,c(r.object)),Y=p(L,D,z,G),Y&&g(L,D,z,G),G!==null&&t.update(G,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,k,z,D),G!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(G).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,k,z,D){let G=D.wireframe===!0,Y=n[k.id];Y===void 0&&(Y={},n[k.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,ct=Y[H];ct===void 0&&(ct={},Y[H]=ct);let j=ct[z.id];j===void 0&&(j={},ct[z.id]=j);let Q=j[G];return Q===void 0&&(Q=d(l()),j[G]=Q),Q}function d(L){let k=[],z=[],D=[];for(let G=0;G<e;G++)k[G]=0,z[G]=0,D[G]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:z,attributeDivisors:D,object:L,attributes:{},index:null}}function p(L,k,z,D){let G=r.attributes,Y=k.attributes,H=0,ct=z.getAttributes();for(let j in ct)if(ct[j].location>=0){let st=G[j],dt=Y[j];if(dt===void 0&&(j==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),j==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),st===void 0||st.attribute!==dt||dt&&st.data!==dt.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function g(L,k,z,D){let G={},Y=k.attributes,H=0,ct=z.getAttributes();for(let j in ct)if(ct[j].location>=0){let st=Y[j];st===void 0&&(j==="instanceMatrix"&&L.instanceMatrix&&(st=L.instanceMatrix),j==="instanceColor"&&L.instanceColor&&(st=L.instanceColor));let dt={};dt.attribute=st,st&&st.data&&(dt.data=st.data),G[j]=dt,H++}r.attributes=G,r.attributesNum=H,r.index=D}function y(){let L=r.newAttributes;for(let k=0,z=L.length;k<z;k++)L[k]=0}function m(L){f(L,0)}function f(L,k){let z=r.newAttributes,D=r.enabledAttributes,G=r.attributeDivisors;z[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),G[L]!==k&&(i.vertexAttribDivisor(L,k),G[L]=k)}function _(){let L=r.newAttributes,k=r.enabledAttributes;for(let z=0,D=k.length;z<D;z++)k[z]!==L[z]&&(i.disableVertexAttribArray(z),k[z]=0)}function w(L,k,z,D,G,Y,H){H===!0?i.vertexAttribIPointer(L,k,z,G,Y):i.vertexAttribPointer(L,k,z,D,G,Y)}function b(L,k,z,D){y();let G=D.attributes,Y=z.getAttributes(),H=k.defaultAttributeValues;for(let ct in Y){let j=Y[ct];if(j.location>=0){let Q=G[ct];if(Q===void 0&&(ct==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ct==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let st=Q.normalized,dt=Q.itemSize,ut=t.get(Q);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,vt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||Q.gpuType===Ph;if(Q.isInterleavedBufferAttribute){let Mt=Q.data,Ht=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,re=Q.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Gt=0;Gt<j.locationSize;Gt++)f(j.location+Gt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Gt=0;Gt<j.locationSize;Gt++)m(j.location+Gt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Gt=0;Gt<j.locationSize;Gt++)w(j.location+Gt,dt/j.locationSize,mt,st,Ht*vt,(re+dt/j.locationSize*Gt)*vt,Tt)}else{if(Q.isInstancedBufferAttribute){for(let Mt=0;Mt<j.locationSize;Mt++)f(j.location+Mt,Q.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Mt=0;Mt<j.locationSize;Mt++)m(j.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<j.locationSize;Mt++)w(j.location+Mt,dt/j.locationSize,mt,st,dt*vt,dt/j.locationSize*Mt*vt,Tt)}}else if(H!==void 0){let st=H[ct];if(st!==void 0)switch(st.length){case 2:i.vertexAttrib2fv(j.location,st);break;case 3:i.vertexAttrib3fv(j.location,st);break;case 4:i.vertexAttrib4fv(j.location,st);break;default:i.vertexAttrib1fv(j.location,st)}}}}_()}function R(){O();for(let L in n){let k=n[L];for(let z in k){let D=k[z];for(let G in D){let Y=D[G];for(let H in Y)h(Y[H].object),delete Y[H];delete D[G]}}delete n[L]}}function T(L){if(n[L.id]===void 0)return;let k=n[L.id];for(let z in k){let D=k[z];for(let G in D){let Y=D[G];for(let H in Y)h(Y[H].object),delete Y[H];delete D[G]}}delete n[L.id]}function x(L){for(let k in n){let z=n[k];for(let D in z){let G=z[D];if(G[L.id]===void 0)continue;let Y=G[L.id];for(let H in Y)h(Y[H].object),delete Y[H];delete G[L.id]}}}function E(L){for(let k in n){let z=n[k],D=L.isInstancedMesh===!0?L.id:0,G=z[D];if(G!==void 0){for(let Y in G){let H=G[Y];for(let ct in H)h(H[ct].object),delete H[ct];delete G[Y]}delete z[D],Object.keys(z).length===0&&delete n[k]}}}function O(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:T,releaseStatesOfObject:E,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:_}}function nA(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let p=0;p<h;p++)d+=c[p];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function iA(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let x=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==Xi&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let E=x===Wi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(x!==ri&&x!==Hi&&!E&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&($t("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&$t("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:p,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:R,samples:T}}function sA(i){let t=this,e=null,n=0,s=!1,r=!1,o=new yi,a=new ee,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let p=u.length!==0||d||n!==0||s;return s=d,n=u.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,p){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,f=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let _=r?0:n,w=_*4,b=f.clippingState||null;l.value=b,b=h(g,d,w,p);for(let R=0;R!==w;++R)b[R]=e[R];f.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,p,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let f=p+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(m===null||m.length<f)&&(m=new Float32Array(f));for(let w=0,b=p;w!==y;++w,b+=4)o.copy(u[w]).applyMatrix4(_,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,m}}var il=class extends vi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Pa(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new as(5,5,5),r=new Ri({name:"CubemapFromEquirect",uniforms:Nr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ei,blending:Pr});r.uniforms.tEquirect.value=e;let o=new Le(s,r),a=e.minFilter;return e.minFilter===Cs&&(e.minFilter=Qn),new Io(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Ly=256,rA=3,oA=20,ev=256,nv=16,aA=3,lA=new W,cA=new se,gu=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Io(1,10,null),this._boxMesh=new Le(new as(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=lA}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,p=l.autoClearDepth,g=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor(cA));let m=new Io(n,s,h);return m.position.copy(a),m.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=p,l.autoClearStencil=g,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Fy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Ny(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Ly,jf(t))}_fromTexture(t,e){t.mapping===Lr||t.mapping===Fo?this._setSize(t.image.length===0?Ly:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Dy(t,!1,!1),n=Math.log2(t)-rA;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Dy(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Lr||t.mapping===Fo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Fy()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Ny()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=hA(),this._integrationMaterial=uA());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/nv);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-aA)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(ev*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=dA());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Dy(i,t,e){return new il(i,{minFilter:Cs,generateMipmaps:t,type:Wi,colorSpace:_a,depthBuffer:e})}function sl(i,t,e){return new Ri({name:i,uniforms:t,vertexShader:he.cube_vert,fragmentShader:e,side:ei,blending:Pr,depthTest:!1,depthWrite:!1})}function hA(){return sl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ev}u

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
	`)}function uA(){return sl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:nv}},`

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
	`)}function dA(){return sl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${oA}
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
	`)}function Ny(){return sl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Fy(){return sl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function fA(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,p=!1){return d==null?null:p?o(d):r(d)}function r(d){if(d&&d.isTexture){let p=d.mapping;if(p===Th||p===Rh)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new il(g.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let p=d.mapping,g=p===Th||p===Rh,y=p===Lr||p===Fo;if(g||y){let m=e.get(d),f=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==f)return n===null&&(n=new gu(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),m.texture;if(m!==void 0)return m.texture;{let _=d.image;return g&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new gu(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,p){return p===Th?d.mapping=Lr:p===Rh&&(d.mapping=Fo),d}function l(d){let p=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&p++;return p===g}function c(d){let p=d.target;p.removeEventListener("dispose",c);let g=t.get(p);g!==void 0&&(t.delete(p),g.dispose())}function h(d){let p=d.target;p.removeEventListener("dispose",h);let g=e.get(p);g!==void 0&&(e.delete(p),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function pA(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&ma("WebGLRenderer: "+n+" extension not supported."),s}}}function mA(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let m in g.attributes)t.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(t.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)t.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,f=0;if(m===void 0)return;let _=y!==null?y.array.length:m.array.length/3-1,w=m.count>=65535?Ra:Ta,b=new w(Math.ceil(_/3)*6,1),R=b.array;if(y!==null){let x=y.array;f=y.version;for(let E=0,O=0;E<_;E+=3){let I=x[E+0],L=x[E+1],k=x[E+2];R[O++]=I,R[O++]=L,R[O++]=L,R[O++]=k,R[O++]=k,R[O++]=I}}else{f=m.version;for(let x=0,E=0;x<_;x+=3){let O=x+0,I=x+1,L=x+2;R[E++]=O,R[E++]=I,R[E++]=I,R[E++]=L,R[E++]=L,R[E++]=O}}b.version=f;let T=r.get(g);T&&t.remove(T),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function p(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:p}}function gA(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,p){p!==0&&(i.drawElementsInstanced(n,d,r,u*o,p),e.update(d,n,p))}function h(u,d,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,p);let y=0;for(let m=0;m<p;m++)y+=d[m];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function yA(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:te("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function vA(i,t,e){let n=new WeakMap,s=new je;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let O=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;p===!0&&(w=1),g===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,R=1;b>t.maxTextureSize&&(R=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let T=new Float32Array(b*R*4*u),x=new Sa(T,b,R,u);x.type=Hi,x.needsUpdate=!0;let E=w*4;for(let I=0;I<u;I++){let L=m[I],k=f[I],z=_[I],D=b*R*4*I;for(let G=0;G<L.count;G++){let Y=G*E;p===!0&&(s.fromBufferAttribute(L,G),T[D+Y+0]=s.x,T[D+Y+1]=s.y,T[D+Y+2]=s.z,T[D+Y+3]=0),g===!0&&(s.fromBufferAttribute(k,G),T[D+Y+4]=s.x,T[D+Y+5]=s.y,T[D+Y+6]=s.z,T[D+Y+7]=0),y===!0&&(s.fromBufferAttribute(z,G),T[D+Y+8]=s.x,T[D+Y+9]=s.y,T[D+Y+10]=s.z,T[D+Y+11]=z.itemSize===4?s.w:1)}}d={count:u,texture:x,size:new Yt(b,R)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let p=0;for(let y=0;y<c.length;y++)p+=c[y];let g=a.morphTargetsRelative?1:1-p;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function _A(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var xA={[Cf]:"LINEAR_TONE_MAPPING",[Pf]:"REINHARD_TONE_MAPPING",[If]:"CINEON_TONE_MAPPING",[Lf]:"ACES_FILMIC_TONE_MAPPING",[Nf]:"AGX_TONE_MAPPING",[Ff]:"NEUTRAL_TONE_MAPPING",[Df]:"CUSTOM_TONE_MAPPING"};function bA(i,t,e,n,s,r){let o=new vi(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Ke;h.setAttribute("position",new Ie([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Ie([0,2,0,0,2,0],2));let u=new uh({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Le(h,u),p=new Cr(-1,1,1,-1,0,1),g=null,y=null,m=!1,f,_=null,w=[],b=!1;this.setSize=function(R,T){o.setSize(R,T),a!==null&&a.setSize(R,T),l!==null&&l.setSize(R,T);for(let x=0;x<w.length;x++){let E=w[x];E.setSize&&E.setSize(R,T)}},this.setEffects=function(R){w=R,b=w.length>0&&w[0].isRenderPass===!0;let T=o.width,x=o.height;w.length>0&&a===null&&(a=new vi(T,x,{type:Wi,depthBuffer:!1,stencilBuffer:!1}),l=new vi(T,x,{type:Wi,depthBuffer:!1,stencilBuffer:!1}));let E=s===!0&&w.some(O=>O.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new Ts(T,x),r===!0&&(c.format=Ps,c.type=Dr)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let O=0;O<w.length;O++){let I=w[O];I.setSize&&I.setSize(T,x),E&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,T){if(m||R.toneMapping===ls&&w.length===0)return!1;if(_=T,T!==null){let x=T.width,E=T.height;(o.width!==x||o.height!==E)&&this.setSize(x,E)}return b===!1&&R.setRenderTarget(o),f=R.toneMapping,R.toneMapping=ls,!0},this.hasRenderPass=function(){return b},this.end=function(R,T){R.toneMapping=f,m=!0;let x=o,E=a;for(let O=0;O<w.length;O++){let I=w[O];I.enabled!==!1&&(I.render(R,E,x,T),I.needsSwap!==!1&&(x=E,E=E===a?l:a))}if(g!==R.outputColorSpace||y!==R.toneMapping){g=R.outputColorSpace,y=R.toneMapping,u.defines={},ve.getTransfer(g)===Te&&(u.defines.SRGB_TRANSFER="");let O=xA[y];O&&(u.defines[O]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=x.texture,R.setRenderTarget(_),R.render(d,p),_=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var iv=new si,sv=new Ts(1,1),rv=new Ia(1),ov=new Sa,av=new ih,lv=new Pa,Uy=[],Oy=[],By=new Float32Array(16),ky=new Float32Array(9),zy=new Float32Array(4);function Bo(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Uy[s];if(r===void 0&&(r=new Float32Array(s),Uy[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function An(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function En(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function vu(i,t){let e=Oy[t];e===void 0&&(e=new Int32Array(t),Oy[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function MA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function SA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(An(e,t))return;i.uniform2fv(this.addr,t),En(e,t)}}function wA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(An(e,t))return;i.uniform3fv(this.addr,t),En(e,t)}}function AA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(An(e,t))return;i.uniform4fv(this.addr,t),En(e,t)}}function EA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(An(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),En(e,t)}else{if(An(e,n))return;zy.set(n),i.uniformMatrix2fv(this.addr,!1,zy),En(e,n)}}function TA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(An(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),En(e,t)}else{if(An(e,n))return;ky.set(n),i.uniformMatrix3fv(this.addr,!1,ky),En(e,n)}}function RA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(An(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),En(e,t)}else{if(An(e,n))return;By.set(n),i.uniformMatrix4fv(this.addr,!1,By),En(e,n)}}function CA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function PA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(An(e,t))return;i.uniform2iv(this.addr,t),En(e,t)}}function IA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(An(e,t))return;i.uniform3iv(this.addr,t),En(e,t)}}function LA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(An(e,t))return;i.uniform4iv(this.addr,t),En(e,t)}}function DA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function NA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(An(e,t))return;i.uniform2uiv(this.addr,t),En(e,t)}}function FA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(An(e,t))return;i.uniform3uiv(this.addr,t),En(e,t)}}function UA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(An(e,t))return;i.uniform4uiv(this.addr,t),En(e,t)}}function _u(i){return i.version===0&&(i.compareFunction=qf,i.needsUpdate=!0),i}function OA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=_u(sv):r=iv,e.setTexture2D(t||r,s)}function BA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||av,s)}function kA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=_u(rv):r=lv,e.setTextureCube(t||r,s)}function zA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||ov,s)}function GA(i){switch(i){case 5126:return MA;case 35664:return SA;case 35665:return wA;case 35666:return AA;case 35674:return EA;case 35675:return TA;case 35676:return RA;case 5124:case 35670:return CA;case 35667:case 35671:return PA;case 35668:case 35672:return IA;case 35669:case 35673:return LA;case 5125:return DA;case 36294:return NA;case 36295:return FA;case 36296:return UA;case 35678:case 36198:case 36298:case 36306:case 35682:return OA;case 35679:case 36299:case 36307:return BA;case 35680:case 36300:case 36308:case 36293:return kA;case 36289:case 36303:case 36311:case 36292:return zA}}function VA(i,t){i.uniform1fv(this.addr,t)}function HA(i,t){let e=Bo(t,this.size,2);i.uniform2fv(this.addr,e)}function WA(i,t){let e=Bo(t,this.size,3);i.uniform3fv(this.addr,e)}function XA(i,t){let e=Bo(t,this.size,4);i.uniform4fv(this.addr,e)}function qA(i,t){let e=Bo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function YA(i,t){let e=Bo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function $A(i,t){let e=Bo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function ZA(i,t){i.uniform1iv(this.addr,t)}function jA(i,t){i.uniform2iv(this.addr,t)}function KA(i,t){i.uniform3iv(this.addr,t)}function JA(i,t){i.uniform4iv(this.addr,t)}function QA(i,t){i.uniform1uiv(this.addr,t)}function tE(i,t){i.uniform2uiv(this.addr,t)}function eE(i,t){i.uniform3uiv(this.addr,t)}function nE(i,t){i.uniform4uiv(this.addr,t)}function iE(i,t,e){let n=this.cache,s=t.length,r=vu(e,s);An(n,r)||(i.uniform1iv(this.addr,r),En(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=_u(sv):o=iv;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function sE(i,t,e){let n=this.cache,s=t.length,r=vu(e,s);An(n,r)||(i.uniform1iv(this.addr,r),En(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||av,r[o])}function rE(i,t,e){let n=this.cache,s=t.length,r=vu(e,s);An(n,r)||(i.uniform1iv(this.addr,r),En(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=_u(rv):o=lv;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function oE(i,t,e){let n=this.cache,s=t.length,r=vu(e,s);An(n,r)||(i.uniform1iv(this.addr,r),En(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||ov,r[o])}function aE(i){switch(i){case 5126:return VA;case 35664:return HA;case 35665:return WA;case 35666:return XA;case 35674:return qA;case 35675:return YA;case 35676:return $A;case 5124:case 35670:return ZA;case 35667:case 35671:return jA;case 35668:case 35672:return KA;case 35669:case 35673:return JA;case 5125:return QA;case 36294:return tE;case 36295:return eE;case 36296:return nE;case 35678:case 36198:case 36298:case 36306:case 35682:return iE;case 35679:case 36299:case 36307:return sE;case 35680:case 36300:case 36308:case 36293:return rE;case 36289:case 36303:case 36311:case 36292:return oE}}var op=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=GA(e.type)}},ap=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=aE(e.type)}},lp=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},sp=/(\w+)(\])?(\[|\.)?/g;function Gy(i,t){i.seq.push(t),i.map[t.id]=t}function lE(i,t,e){let n=i.name,s=n.length;for(sp.lastIndex=0;;){let r=sp.exec(n),o=sp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Gy(e,c===void 0?new op(a,i,t):new ap(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new lp(a),Gy(e,u)),e=u}}}var Oo=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);lE(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Vy(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var cE=37297,hE=0;function uE(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Hy=new ee;function dE(i){ve._getMatrix(Hy,ve.workingColorSpace,i);let t=`mat3( ${Hy.elements.map(e=>e.toFixed(4))} )`;switch(ve.getTransfer(i)){case xa:return[t,"LinearTransferOETF"];case Te:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Wy(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+uE(i.getShaderSource(t),a)}else return r}function fE(i,t){let e=dE(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var pE={[Cf]:"Linear",[Pf]:"Reinhard",[If]:"Cineon",[Lf]:"ACESFilmic",[Nf]:"AgX",[Ff]:"Neutral",[Df]:"Custom"};function mE(i,t){let e=pE[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var mu=new W;function gE(){ve.getLuminanceCoefficients(mu);let i=mu.x.toFixed(4),t=mu.y.toFixed(4),e=mu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function yE(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(nl).join(`
`)}function vE(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function _E(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function nl(i){return i!==""}function Xy(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function qy(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var xE=/^[ \t]*#include +<([\w\d./]+)>/gm;function cp(i){return i.replace(xE,bE)}function bE(i,t){let e=he[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return cp(e)}var ME=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Yy(i){return i.replace(ME,SE)}function SE(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function $y(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var wE={[Ya]:"SHADOWMAP_TYPE_PCF",[Do]:"SHADOWMAP_TYPE_VSM"};function AE(i){return wE[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var EE={[Fo]:"ENVMAP_MODE_REFRACTION"};function TE(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":EE[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var RE={[Eh]:"ENVMAP_BLENDING_MULTIPLY",[fy]:"ENVMAP_BLENDING_MIX",[py]:"ENVMAP_BLENDING_ADD"};function CE(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":RE[i.combine]||"ENVMAP_BLENDING_NONE"}function PE(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=AE(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=TE(e),u=CE(e),d=yE(e),p=vE(r),g=s.createProgram(),y,m,f=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(nl).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(nl).join(`
`),m.length>0&&(m+=`
`)):(y=[$y(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(nl).join(`
`),m=[$y(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ls?"#define TONE_MAPPING":"",e.toneMapping!==ls?he.tonemapping_pars_fragment:"",e.toneMapping!==ls?mE("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",he.colorspace_pars_fragment,fE("linearToOutputTexel",e.outputColorSpace),gE(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(nl).join(`
`)),o=cp(o),o=Xy(o,e),o=qy(o,e),a=cp(a),a=Xy(a,e),a=qy(a,e),o=Yy(o),a=Yy(a),e.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",e.glslVersion===$f?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===$f?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let _=f+y+o,w=f+m+a,b=Vy(s,s.VERTEX_SHADER,_),R=Vy(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,R),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function T(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",k=s.getShaderInfoLog(b)||"",z=s.getShaderInfoLog(R)||"",D=L.trim(),G=k.trim(),Y=z.trim(),H=!0,ct=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,R);else{let j=Wy(s,b,"vertex"),Q=Wy(s,R,"fragment");te("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+j+`
`+Q)}else D!==""?$t("WebGLProgram: Program Info Log:",D):(G===""||Y==="")&&(ct=!1);ct&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:G,prefix:y},fragmentShader:{log:Y,prefix:m}})}s.deleteShader(b),s.deleteShader(R),x=new Oo(s,g),E=_E(s,g)}let x;this.getUniforms=function(){return x===void 0&&T(this),x};let E;this.getAttributes=function(){return E===void 0&&T(this),E};let O=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,cE)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=hE++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=R,this}var IE=0,hp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new up(t),e.set(t,n)),n}},up=class{constructor(t){this.id=IE++,this.code=t,this.usedTimes=0}};function LE(i){return i===sr||i===Qa||i===tl}function DE(i,t,e,n,s,r){let o=new wa,a=new hp,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,E,O,I,L,k){let z=I.fog,D=L.geometry,G=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?I.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,H=t.get(x.envMap||G,Y),ct=d[x.type],j=n.precision;x.precision!==null&&(j=n.getMaxPrecision(x.precision),j!==x.precision&&$t("WebGLProgram.getParameters:",x.precision,"not supported, using",j,"instead."));let Q=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,st=Q!==void 0?Q.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,vt;if(ct){let Rt=hs[ct];ut=Rt.vertexShader,tt=Rt.fragmentShader}else{ut=x.vertexShader,tt=x.fragmentShader;let Rt=a.getVertexShaderStage(x),ae=a.getFragmentShaderStage(x);a.update(x,Rt,ae),mt=Rt.id,vt=ae.id}let Tt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Ht=L.isInstancedMesh===!0,re=L.isBatchedMesh===!0,Gt=!!x.map,ue=!!x.matcap,le=!!H,ne=le&&H.isPMREMTexture===!0,$e=!!x.aoMap,ke=!!x.lightMap,cn=!!x.bumpMap&&x.wireframe===!1,De=!!x.normalMap,Rn=!!x.displacementMap,_e=!!x.emissiveMap,xn=!!x.metalnessMap,tn=!!x.roughnessMap,hn=x.anisotropy>0,U=x.clearcoat>0,Ct=x.diffuseRoughness>0,Zt=x.dispersion>0,oe=x.retroreflectivity>0,St=x.iridescence>0,Fe=x.sheen>0,zt=x.transmission>0,qt=hn&&!!x.anisotropyMap,C=U&&!!x.clearcoatMap,M=U&&!!x.clearcoatNormalMap,X=U&&!!x.clearcoatRoughnessMap,ht=Ct&&!!x.diffuseRoughnessMap,ot=St&&!!x.iridescenceMap,yt=St&&!!x.iridescenceThicknessMap,_t=Fe&&!!x.sheenColorMap,et=Fe&&!!x.sheenRoughnessMap,it=!!x.specularMap,pt=!!x.specularColorMap,F=!!x.specularIntensityMap,rt=zt&&!!x.transmissionMap,nt=zt&&!!x.thicknessMap,wt=!!x.gradientMap,gt=!!x.alphaMap,bt=x.alphaTest>0,Vt=!!x.alphaHash,Kt=!!x.extensions,lt=ls;x.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(lt=i.toneMapping);let Ot=ne?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Jt={shaderID:ct,shaderType:x.type,shaderName:x.name,vertexShader:ut,fragmentShader:tt,defines:x.defines,customVertexShaderID:mt,customFragmentShaderID:vt,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:j,batching:re,batchingColor:re&&L._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&L.instanceColor!==null,instancingMorph:Ht&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:ve.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Gt,matcap:ue,envMap:le,envMapMode:le&&H.mapping,envMapPMREM:ne,envMapMaxLod:ne?Ot.length-1:null,envMapSize:ne?Ot[0].width:null,aoMap:$e,lightMap:ke,bumpMap:cn,normalMap:De,displacementMap:Rn,emissiveMap:_e,normalMapObjectSpace:De&&x.normalMapType===yy,normalMapTangentSpace:De&&x.normalMapType===du,packedNormalMap:De&&x.normalMapType===du&&LE(x.normalMap.format),metalnessMap:xn,roughnessMap:tn,anisotropy:hn,anisotropyMap:qt,clearcoat:U,clearcoatMap:C,clearcoatNormalMap:M,clearcoatRoughnessMap:X,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:Zt,retroreflection:oe,iridescence:St,iridescenceMap:ot,iridescenceThicknessMap:yt,sheen:Fe,sheenColorMap:_t,sheenRoughnessMap:et,specularMap:it,specularColorMap:pt,specularIntensityMap:F,transmission:zt,transmissionMap:rt,thicknessMap:nt,gradientMap:wt,opaque:x.transparent===!1&&x.blending===No&&x.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Vt,combine:x.combine,mapUv:Gt&&p(x.map.channel),aoMapUv:$e&&p(x.aoMap.channel),lightMapUv:ke&&p(x.lightMap.channel),bumpMapUv:cn&&p(x.bumpMap.channel),normalMapUv:De&&p(x.normalMap.channel),displacementMapUv:Rn&&p(x.displacementMap.channel),emissiveMapUv:_e&&p(x.emissiveMap.channel),metalnessMapUv:xn&&p(x.metalnessMap.channel),roughnessMapUv:tn&&p(x.roughnessMap.channel),anisotropyMapUv:qt&&p(x.anisotropyMap.channel),clearcoatMapUv:C&&p(x.clearcoatMap.channel),clearcoatNormalMapUv:M&&p(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&p(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&p(x.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&p(x.iridescenceMap.channel),iridescenceThicknessMapUv:yt&&p(x.iridescenceThicknessMap.channel),sheenColorMapUv:_t&&p(x.sheenColorMap.channel),sheenRoughnessMapUv:et&&p(x.sheenRoughnessMap.channel),specularMapUv:it&&p(x.specularMap.channel),specularColorMapUv:pt&&p(x.specularColorMap.channel),specularIntensityMapUv:F&&p(x.specularIntensityMap.channel),transmissionMapUv:rt&&p(x.transmissionMap.channel),thicknessMapUv:nt&&p(x.thicknessMap.channel),alphaMapUv:gt&&p(x.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(De||hn),vertexNormals:!!D.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Gt||gt),fog:!!z,useFog:x.fog===!0,fogExp2:!!z&&z.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||D.attributes.normal===void 0&&De===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:st,morphTextureStride:dt,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:k.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:lt,decodeVideoTexture:Gt&&x.map.isVideoTexture===!0&&ve.getTransfer(x.map.colorSpace)===Te,decodeVideoTextureEmissive:_e&&x.emissiveMap.isVideoTexture===!0&&ve.getTransfer(x.emissiveMap.colorSpace)===Te,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Ci,flipSided:x.side===ei,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Kt&&x.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Kt&&x.extensions.multiDraw===!0||re)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Jt.vertexUv1s=l.has(1),Jt.vertexUv2s=l.has(2),Jt.vertexUv3s=l.has(3),l.clear(),Jt}function y(x){let E=[];if(x.shaderID?E.push(x.shaderID):(E.push(x.customVertexShaderID),E.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)E.push(O),E.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(m(E,x),f(E,x),E.push(i.outputColorSpace)),E.push(x.customProgramCacheKey),E.join()}function m(x,E){x.push(E.precision),x.push(E.outputColorSpace),x.push(E.envMapMode),x.push(E.envMapPMREM),x.push(E.envMapMaxLod),x.push(E.envMapSize),x.push(E.mapUv),x.push(E.alphaMapUv),x.push(E.lightMapUv),x.push(E.aoMapUv),x.push(E.bumpMapUv),x.push(E.normalMapUv),x.push(E.displacementMapUv),x.push(E.emissiveMapUv),x.push(E.metalnessMapUv),x.push(E.roughnessMapUv),x.push(E.anisotropyMapUv),x.push(E.clearcoatMapUv),x.push(E.clearcoatNormalMapUv),x.push(E.clearcoatRoughnessMapUv),x.push(E.diffuseRoughnessMapUv),x.push(E.iridescenceMapUv),x.push(E.iridescenceThicknessMapUv),x.push(E.sheenColorMapUv),x.push(E.sheenRoughnessMapUv),x.push(E.specularMapUv),x.push(E.specularColorMapUv),x.push(E.specularIntensityMapUv),x.push(E.transmissionMapUv),x.push(E.thicknessMapUv),x.push(E.combine),x.push(E.fogExp2),x.push(E.sizeAttenuation),x.push(E.morphTargetsCount),x.push(E.numSunLights),x.push(E.numDirLights),x.push(E.numPointLights),x.push(E.numSpotLights),x.push(E.numSpotLightMaps),x.push(E.numHemiLights),x.push(E.numRectAreaLights),x.push(E.numSunLightShadows),x.push(E.numDirLightShadows),x.push(E.numPointLightShadows),x.push(E.numSpotLightShadows),x.push(E.numSpotLightShadowsWithMaps),x.push(E.numLightProbes),x.push(E.numLightProbeGrids),x.push(E.shadowMapType),x.push(E.toneMapping),x.push(E.numClippingPlanes),x.push(E.numClipIntersection),x.push(E.depthPacking)}function f(x,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let E=d[x.type],O;if(E){let I=hs[E];O=Cy.clone(I.uniforms)}else O=x.uniforms;return O}function w(x,E){let O=h.get(E);return O!==void 0?++O.usedTimes:(O=new PE(i,E,x,s),c.push(O),h.set(E,O)),O}function b(x){if(--x.usedTimes===0){let E=c.indexOf(x);c[E]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function R(x){a.remove(x)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:T}}function NE(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function FE(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Zy(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function jy(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let p=0;return d.isInstancedMesh&&(p+=2),d.isSkinnedMesh&&(p+=1),p}function a(d,p,g,y,m,f){let _=i[t];return _===void 0?(_={id:d.id,object:d,geometry:p,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:f},i[t]=_):(_.id=d.id,_.object=d,_.geometry=p,_.material=g,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=m,_.group=f),t++,_}function l(d,p,g,y,m,f,_){_.reversedDepth===!0&&(m=-m);let w=a(d,p,g,y,m,f);g.transmission>0?n.push(w):g.transparent===!0?s.push(w):e.push(w)}function c(d,p,g,y,m,f){let _=a(d,p,g,y,m,f);g.transmission>0?n.unshift(_):g.transparent===!0?s.unshift(_):e.unshift(_)}function h(d,p){e.length>1&&e.sort(d||FE),n.length>1&&n.sort(p||Zy),s.length>1&&s.sort(p||Zy)}function u(){for(let d=t,p=i.length;d<p;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function UE(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new jy,i.set(n,[o])):s>=r.length?(o=new jy,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function OE(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new W,color:new se};break;case"SpotLight":e={position:new W,direction:new W,color:new se,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new W,color:new se,distance:0,decay:0};break;case"HemisphereLight":e={direction:new W,skyColor:new se,groundColor:new se};break;case"RectAreaLight":e={color:new se,position:new W,halfWidth:new W,halfHeight:new W};break}return i[t.id]=e,e}}}function BE(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Yt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Yt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Yt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var kE=0;function zE(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function GE(i){let t=new OE,e=BE(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new W);let s=new W,r=new Be,o=new Be;function a(c){let h=0,u=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let p=0,g=0,y=0,m=0,f=0,_=0,w=0,b=0,R=0,T=0,x=0,E=0,O=0,I=0;c.sort(zE);for(let k=0,z=c.length;k<z;k++){let D=c[k],G=D.color,Y=D.intensity,H=D.distance,ct=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===sr?ct=D.shadow.map.texture:ct=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=G.r*Y,u+=G.g*Y,d+=G.b*Y;else if(D.isLightProbe){for(let j=0;j<9;j++)n.probe[j].addScaledVector(D.sh.coefficients[j],Y);I++}else if(D.isSunLight){let j=t.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=st,n.sunShadowMap[g]=ct;let dt=Q.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[y+ut]=Q.getMatrix(ut),n.sunShadowCascade[y+ut]=Q._cascadeData[ut];y+=dt,g++}n.sun[p]=j,p++}else if(D.isDirectionalLight){let j=t.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.directionalShadow[m]=st,n.directionalShadowMap[m]=ct,n.directionalShadowMatrix[m]=D.shadow.matrix,R++}n.directional[m]=j,m++}else if(D.isSpotLight){let j=t.get(D);j.position.setFromMatrixPosition(D.matrixWorld),j.color.copy(G).multiplyScalar(Y),j.distance=H,j.coneCos=Math.cos(D.angle),j.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),j.decay=D.decay,n.spot[_]=j;let Q=D.shadow;if(D.map&&(n.spotLightMap[E]=D.map,E++,Q.updateMatrices(D),D.castShadow&&O++),n.spotLightMatrix[_]=Q.matrix,D.castShadow){let st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.spotShadow[_]=st,n.spotShadowMap[_]=ct,x++}_++}else if(D.isRectAreaLight){let j=t.get(D);j.color.copy(G).multiplyScalar(Y),j.halfWidth.set(D.width*.5,0,0),j.halfHeight.set(0,D.height*.5,0),n.rectArea[w]=j,w++}else if(D.isPointLight){let j=t.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),j.distance=D.distance,j.decay=D.decay,D.castShadow){let Q=D.shadow,st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,st.shadowCameraNear=Q.camera.near,st.shadowCameraFar=Q.camera.far,n.pointShadow[f]=st,n.pointShadowMap[f]=ct,n.pointShadowMatrix[f]=D.shadow.matrix,T++}n.point[f]=j,f++}else if(D.isHemisphereLight){let j=t.get(D);j.skyColor.copy(D.color).multiplyScalar(Y),j.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=j,b++}}w>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==p||L.directionalLength!==m||L.pointLength!==f||L.spotLength!==_||L.rectAreaLength!==w||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==T||L.numSpotShadows!==x||L.numSpotMaps!==E||L.numLightProbes!==I)&&(n.sun.length=p,n.directional.length=m,n.spot.length=_,n.rectArea.length=w,n.point.length=f,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+E-O,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=I,L.sunLength=p,L.directionalLength=m,L.pointLength=f,L.spotLength=_,L.rectAreaLength=w,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=T,L.numSpotShadows=x,L.numSpotMaps=E,L.numLightProbes=I,n.version=kE++)}function l(c,h){let u=0,d=0,p=0,g=0,y=0,m=0,f=h.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(f),u++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(f),d++}else if(b.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(f),g++}else if(b.isRectAreaLight){let R=n.rectArea[y];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),o.identity(),r.copy(b.matrixWorld),r.premultiply(f),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let R=n.point[p];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),p++}else if(b.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(f),m++}}}return{setup:a,setupView:l,state:n}}function Ky(i){let t=new GE(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function VE(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new Ky(i),t.set(s,[a])):r>=o.length?(a=new Ky(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var HE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,WE=`uniform sampler2D shadow_pass;
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
}`,XE=[new W(1,0,0),new W(-1,0,0),new W(0,1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1)],qE=[new W(0,-1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1),new W(0,-1,0),new W(0,-1,0)],Jy=new Be,el=new W,rp=new W;function YE(i,t,e){let n=new Ks,s=new Yt,r=new Yt,o=new je,a=new dh,l=new fh,c={},h=e.maxTextureSize,u={[ir]:ei,[ei]:ir,[Ci]:Ci},d=new Ri({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Yt},radius:{value:4}},vertexShader:HE,fragmentShader:WE}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let g=new Ke;g.setAttribute("position",new ln(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Le(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ya;let f=this.type;this.render=function(T,x,E){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;this.type===$0&&($t("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ya);let O=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),k=i.state;k.setBlending(Pr),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let z=f!==this.type;z&&x.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(G=>G.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,G=T.length;D<G;D++){let Y=T[D],H=Y.shadow;if(H===void 0){$t("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ct=H.getFrameExtents();s.multiply(ct),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ct.x),s.x=r.x*ct.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ct.y),s.y=r.y*ct.y,H.mapSize.y=r.y));let j=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=j,H.map===null||z===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Do){if(Y.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new vi(s.x,s.y,{format:sr,type:Wi,minFilter:Qn,magFilter:Qn,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new Ts(s.x,s.y,Hi),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=As,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Nn,H.map.depthTexture.magFilter=Nn}else Y.isPointLight?(H.map=new il(s.x),H.map.depthTexture=new Ia(s.x,Vi)):(H.map=new vi(s.x,s.y),H.map.depthTexture=new Ts(s.x,s.y,Vi)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=As,this.type===Ya?(H.map.depthTexture.compareFunction=j?Xf:Wf,H.map.depthTexture.minFilter=Qn,H.map.depthTexture.magFilter=Qn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Nn,H.map.depthTexture.magFilter=Nn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let Q=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,E);let st=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:E.layers;for(let dt=0;dt<Q;dt++){let ut=H.getCamera(dt);if(Y.isPointLight){let tt=H.camera,mt=H.matrix,vt=Y.distance||tt.far;vt!==tt.far&&(tt.far=vt,tt.updateProjectionMatrix()),el.setFromMatrixPosition(Y.matrixWorld),tt.position.copy(el),rp.copy(tt.position),rp.add(XE[dt]),tt.up.copy(qE[dt]),tt.lookAt(rp),tt.updateMatrixWorld(),mt.makeTranslation(-el.x,-el.y,-el.z),Jy.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),H._frustum.setFromProjectionMatrix(Jy,tt.coordinateSystem,tt.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(H.map),i.clear());let tt=H.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),k.viewport(o)}n=H.getFrustum(dt),b(x,E,ut,Y,st,this.type)}H.isPointLightShadow!==!0&&this.type===Do&&_(H,E),H.needsUpdate=!1}f=this.type,m.needsUpdate=!1,i.setRenderTarget(O,I,L)};function _(T,x){let E=t.update(y);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,p.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),T.mapPass===null?T.mapPass=new vi(s.x,s.y,{format:sr,type:Wi}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(x,null,E,d,y,null),p.uniforms.shadow_pass.value=T.mapPass.texture,p.uniforms.resolution.value.set(T.map.width,T.map.height),p.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(x,null,E,p,y,null)}function w(T,x,E,O){let I=null,L=E.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(L!==void 0)I=L;else if(I=E.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let k=I.uuid,z=x.uuid,D=c[k];D===void 0&&(D={},c[k]=D);let G=D[z];G===void 0&&(G=I.clone(),D[z]=G,x.addEventListener("dispose",R)),I=G}if(I.visible=x.visible,I.wireframe=x.wireframe,O===Do?I.side=x.shadowSide!==null?x.shadowSide:x.side:I.side=x.shadowSide!==null?x.shadowSide:u[x.side],I.alphaMap=x.alphaMap,I.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,I.map=x.map,I.clipShadows=x.clipShadows,I.clippingPlanes=x.clippingPlanes,I.clipIntersection=x.clipIntersection,I.displacementMap=x.displacementMap,I.displacementScale=x.displacementScale,I.displacementBias=x.displacementBias,I.wireframeLinewidth=x.wireframeLinewidth,I.linewidth=x.linewidth,E.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=i.properties.get(I);k.light=E}return I}function b(T,x,E,O,I,L){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&L===Do)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,T.matrixWorld);let D=t.update(T),G=T.material;if(Array.isArray(G)){let Y=D.groups;for(let H=0,ct=Y.length;H<ct;H++){let j=Y[H],Q=G[j.materialIndex];if(Q&&Q.visible){let st=w(T,Q,O,L);T.onBeforeShadow(i,T,x,E,D,st,j),i.renderBufferDirect(E,null,D,st,T,j),T.onAfterShadow(i,T,x,E,D,st,j)}}}else if(G.visible){let Y=w(T,G,O,L);T.onBeforeShadow(i,T,x,E,D,Y,null),i.renderBufferDirect(E,null,D,Y,T,null),T.onAfterShadow(i,T,x,E,D,Y,null)}}let z=T.children;for(let D=0,G=z.length;D<G;D++)b(z[D],x,E,O,I,L)}function R(T){T.target.removeEventListener("dispose",R);for(let E in c){let O=c[E],I=T.target.uuid;I in O&&(O[I].dispose(),delete O[I])}}}function $E(i,t){function e(){let F=!1,rt=new je,nt=null,wt=new je(0,0,0,0);return{setMask:function(gt){nt!==gt&&!F&&(i.colorMask(gt,gt,gt,gt),nt=gt)},setLocked:function(gt){F=gt},setClear:function(gt,bt,Vt,Kt,lt){lt===!0&&(gt*=Kt,bt*=Kt,Vt*=Kt),rt.set(gt,bt,Vt,Kt),wt.equals(rt)===!1&&(i.clearColor(gt,bt,Vt,Kt),wt.copy(rt))},reset:function(){F=!1,nt=null,wt.set(-1,0,0,0)}}}function n(){let F=!1,rt=!1,nt=null,wt=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Vt=t.get("EXT_clip_control");bt?Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.ZERO_TO_ONE_EXT):Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Kt=gt;gt=null,this.setClear(Kt)}},getReversed:function(){return rt},setTest:function(bt){bt?Mt(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(bt){nt!==bt&&!F&&(i.depthMask(bt),nt=bt)},setFunc:function(bt){if(rt&&(bt=Ty[bt]),wt!==bt){switch(bt){case Xc:i.depthFunc(i.NEVER);break;case qc:i.depthFunc(i.ALWAYS);break;case Yc:i.depthFunc(i.LESS);break;case So:i.depthFunc(i.LEQUAL);break;case $c:i.depthFunc(i.EQUAL);break;case Zc:i.depthFunc(i.GEQUAL);break;case jc:i.depthFunc(i.GREATER);break;case Kc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){F=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){F=!1,nt=null,wt=null,gt=null,rt=!1}}}function s(){let F=!1,rt=null,nt=null,wt=null,gt=null,bt=null,Vt=null,Kt=null,lt=null;return{setTest:function(Ot){F||(Ot?Mt(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(Ot){rt!==Ot&&!F&&(i.stencilMask(Ot),rt=Ot)},setFunc:function(Ot,Jt,Rt){(nt!==Ot||wt!==Jt||gt!==Rt)&&(i.stencilFunc(Ot,Jt,Rt),nt=Ot,wt=Jt,gt=Rt)},setOp:function(Ot,Jt,Rt){(bt!==Ot||Vt!==Jt||Kt!==Rt)&&(i.stencilOp(Ot,Jt,Rt),bt=Ot,Vt=Jt,Kt=Rt)},setLocked:function(Ot){F=Ot},setClear:function(Ot){lt!==Ot&&(i.clearStencil(Ot),lt=Ot)},reset:function(){F=!1,rt=null,nt=null,wt=null,gt=null,bt=null,Vt=null,Kt=null,lt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},p=new WeakMap,g=[],y=null,m=!1,f=null,_=null,w=null,b=null,R=null,T=null,x=null,E=new se(0,0,0),O=0,I=!1,L=null,k=null,z=null,D=null,G=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ct=0,j=i.getParameter(i.VERSION);j.indexOf("WebGL")!==-1?(ct=parseFloat(/^WebGL (\d)/.exec(j)[1]),H=ct>=1):j.indexOf("OpenGL ES")!==-1&&(ct=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),H=ct>=2);let Q=null,st={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new je().fromArray(dt),mt=new je().fromArray(ut);function vt(F,rt,nt,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(F,bt),i.texParameteri(F,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(F,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Vt=0;Vt<nt;Vt++)F===i.TEXTURE_3D||F===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Vt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=vt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=vt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=vt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=vt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(So),cn(!1),De(Sf),Mt(i.CULL_FACE),$e(Pr);function Mt(F){h[F]!==!0&&(i.enable(F),h[F]=!0)}function Ht(F){h[F]!==!1&&(i.disable(F),h[F]=!1)}function re(F,rt){return d[F]!==rt?(i.bindFramebuffer(F,rt),d[F]=rt,F===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),F===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Gt(F,rt){let nt=g,wt=!1;if(F){nt=p.get(rt),nt===void 0&&(nt=[],p.set(rt,nt));let gt=F.textures;if(nt.length!==gt.length||nt[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Vt=gt.length;bt<Vt;bt++)nt[bt]=i.COLOR_ATTACHMENT0+bt;nt.length=gt.length,wt=!0}}else nt[0]!==i.BACK&&(nt[0]=i.BACK,wt=!0);wt&&i.drawBuffers(nt)}function ue(F){return y!==F?(i.useProgram(F),y=F,!0):!1}let le={[Ir]:i.FUNC_ADD,[j0]:i.FUNC_SUBTRACT,[K0]:i.FUNC_REVERSE_SUBTRACT};le[J0]=i.MIN,le[Q0]=i.MAX;let ne={[ty]:i.ZERO,[ey]:i.ONE,[ny]:i.SRC_COLOR,[Tf]:i.SRC_ALPHA,[ly]:i.SRC_ALPHA_SATURATE,[oy]:i.DST_COLOR,[sy]:i.DST_ALPHA,[iy]:i.ONE_MINUS_SRC_COLOR,[Rf]:i.ONE_MINUS_SRC_ALPHA,[ay]:i.ONE_MINUS_DST_COLOR,[ry]:i.ONE_MINUS_DST_ALPHA,[cy]:i.CONSTANT_COLOR,[hy]:i.ONE_MINUS_CONSTANT_COLOR,[uy]:i.CONSTANT_ALPHA,[dy]:i.ONE_MINUS_CONSTANT_ALPHA};function $e(F,rt,nt,wt,gt,bt,Vt,Kt,lt,Ot){if(F===Pr){m===!0&&(Ht(i.BLEND),m=!1);return}if(m===!1&&(Mt(i.BLEND),m=!0),F!==Z0){if(F!==f||Ot!==I){if((_!==Ir||R!==Ir)&&(i.blendEquation(i.FUNC_ADD),_=Ir,R=Ir),Ot)switch(F){case No:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case wf:i.blendFunc(i.ONE,i.ONE);break;case Af:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Ef:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:te("WebGLState: Invalid blending: ",F);break}else switch(F){case No:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case wf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Af:te("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ef:te("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:te("WebGLState: Invalid blending: ",F);break}w=null,b=null,T=null,x=null,E.set(0,0,0),O=0,f=F,I=Ot}return}gt=gt||rt,bt=bt||nt,Vt=Vt||wt,(rt!==_||gt!==R)&&(i.blendEquationSeparate(le[rt],le[gt]),_=rt,R=gt),(nt!==w||wt!==b||bt!==T||Vt!==x)&&(i.blendFuncSeparate(ne[nt],ne[wt],ne[bt],ne[Vt]),w=nt,b=wt,T=bt,x=Vt),(Kt.equals(E)===!1||lt!==O)&&(i.blendColor(Kt.r,Kt.g,Kt.b,lt),E.copy(Kt),O=lt),f=F,I=!1}function ke(F,rt){F.side===Ci?Ht(i.CULL_FACE):Mt(i.CULL_FACE);let nt=F.side===ei;rt&&(nt=!nt),cn(nt),F.blending===No&&F.transparent===!1?$e(Pr):$e(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),o.setFunc(F.depthFunc),o.setTest(F.depthTest),o.setMask(F.depthWrite),r.setMask(F.colorWrite);let wt=F.stencilWrite;a.setTest(wt),wt&&(a.setMask(F.stencilWriteMask),a.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),a.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),_e(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function cn(F){L!==F&&(F?i.frontFace(i.CW):i.frontFace(i.CCW),L=F)}function De(F){F!==q0?(Mt(i.CULL_FACE),F!==k&&(F===Sf?i.cullFace(i.BACK):F===Y0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),k=F}function Rn(F){F!==z&&(H&&i.lineWidth(F),z=F)}function _e(F,rt,nt){F?(Mt(i.POLYGON_OFFSET_FILL),(D!==rt||G!==nt)&&(D=rt,G=nt,o.getReversed()&&(rt=-rt,nt=-nt),i.polygonOffset(rt,nt))):Ht(i.POLYGON_OFFSET_FILL)}function xn(F){F?Mt(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function tn(F){F===void 0&&(F=i.TEXTURE0+Y-1),Q!==F&&(i.activeTexture(F),Q=F)}function hn(F,rt,nt){nt===void 0&&(Q===null?nt=i.TEXTURE0+Y-1:nt=Q);let wt=st[nt];wt===void 0&&(wt={type:void 0,texture:void 0},st[nt]=wt),(wt.type!==F||wt.texture!==rt)&&(Q!==nt&&(i.activeTexture(nt),Q=nt),i.bindTexture(F,rt||Tt[F]),wt.type=F,wt.texture=rt)}function U(){let F=st[Q];F!==void 0&&F.type!==void 0&&(i.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function Zt(){try{i.compressedTexImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function oe(){try{i.texSubImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function St(){try{i.texSubImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function Fe(){try{i.compressedTexSubImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function zt(){try{i.compressedTexSubImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function qt(){try{i.texStorage2D(...arguments)}catch(F){te("WebGLState:",F)}}function C(){try{i.texStorage3D(...arguments)}catch(F){te("WebGLState:",F)}}function M(){try{i.texImage2D(...arguments)}catch(F){te("WebGLState:",F)}}function X(){try{i.texImage3D(...arguments)}catch(F){te("WebGLState:",F)}}function ht(F){return u[F]!==void 0?u[F]:i.getParameter(F)}function ot(F,rt){u[F]!==rt&&(i.pixelStorei(F,rt),u[F]=rt)}function yt(F){tt.equals(F)===!1&&(i.scissor(F.x,F.y,F.z,F.w),tt.copy(F))}function _t(F){mt.equals(F)===!1&&(i.viewport(F.x,F.y,F.z,F.w),mt.copy(F))}function et(F,rt){let nt=c.get(rt);nt===void 0&&(nt=new WeakMap,c.set(rt,nt));let wt=nt.get(F);wt===void 0&&(wt=i.getUniformBlockIndex(rt,F.name),i.uniformBlockBinding(rt,wt,wt),nt.set(F,wt))}function it(F,rt,nt){let gt=c.get(rt).get(F);l[gt]!==nt&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,nt),l[gt]=nt)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,st={},d={},l={},p=new WeakMap,g=[],y=null,m=!1,f=null,_=null,w=null,b=null,R=null,T=null,x=null,E=new se(0,0,0),O=0,I=!1,L=null,k=null,z=null,D=null,G=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Ht,bindFramebuffer:re,drawBuffers:Gt,useProgram:ue,setBlending:$e,setMaterial:ke,setFlipSided:cn,setCullFace:De,setLineWidth:Rn,setPolygonOffset:_e,setScissorTest:xn,activeTexture:tn,bindTexture:hn,unbindTexture:U,compressedTexImage2D:Ct,compressedTexImage3D:Zt,texImage2D:M,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:et,uniformBlockBinding:it,texStorage2D:qt,texStorage3D:C,texSubImage2D:oe,texSubImage3D:St,compressedTexSubImage2D:Fe,compressedTexSubImage3D:zt,scissor:yt,viewport:_t,reset:pt}}function ZE(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Yt,h=new WeakMap,u=new Set,d,p=new WeakMap,g=new Set,y=new FinalizationRegistry(C=>g.delete(C)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(C,M){return m?new OffscreenCanvas(C,M):ba("canvas")}function _(C,M,X){let ht=1,ot=qt(C);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let yt=Math.floor(ht*ot.width),_t=Math.floor(ht*ot.height);d===void 0&&(d=f(yt,_t));let et=M?f(yt,_t):d;return et.width=yt,et.height=_t,et.getContext("2d").drawImage(C,0,0,yt,_t),$t("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+yt+"x"+_t+")."),et}else return"data"in C&&$t("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function w(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function T(C,M,X,ht,ot,yt=!1){if(C!==null){if(i[C]!==void 0)return i[C];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let _t;ht&&(_t=t.get("EXT_texture_norm16"),_t||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let et=M;if(M===i.RED&&(X===i.FLOAT&&(et=i.R32F),X===i.HALF_FLOAT&&(et=i.R16F),X===i.UNSIGNED_BYTE&&(et=i.R8),X===i.UNSIGNED_SHORT&&_t&&(et=_t.R16_EXT),X===i.SHORT&&_t&&(et=_t.R16_SNORM_EXT)),M===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(et=i.R8UI),X===i.UNSIGNED_SHORT&&(et=i.R16UI),X===i.UNSIGNED_INT&&(et=i.R32UI),X===i.BYTE&&(et=i.R8I),X===i.SHORT&&(et=i.R16I),X===i.INT&&(et=i.R32I)),M===i.RG&&(X===i.FLOAT&&(et=i.RG32F),X===i.HALF_FLOAT&&(et=i.RG16F),X===i.UNSIGNED_BYTE&&(et=i.RG8),X===i.UNSIGNED_SHORT&&_t&&(et=_t.RG16_EXT),X===i.SHORT&&_t&&(et=_t.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(et=i.RG8UI),X===i.UNSIGNED_SHORT&&(et=i.RG16UI),X===i.UNSIGNED_INT&&(et=i.RG32UI),X===i.BYTE&&(et=i.RG8I),X===i.SHORT&&(et=i.RG16I),X===i.INT&&(et=i.RG32I)),M===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(et=i.RGB8UI),X===i.UNSIGNED_SHORT&&(et=i.RGB16UI),X===i.UNSIGNED_INT&&(et=i.RGB32UI),X===i.BYTE&&(et=i.RGB8I),X===i.SHORT&&(et=i.RGB16I),X===i.INT&&(et=i.RGB32I)),M===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(et=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(et=i.RGBA16UI),X===i.UNSIGNED_INT&&(et=i.RGBA32UI),X===i.BYTE&&(et=i.RGBA8I),X===i.SHORT&&(et=i.RGBA16I),X===i.INT&&(et=i.RGBA32I)),M===i.RGB&&(X===i.UNSIGNED_SHORT&&_t&&(et=_t.RGB16_EXT),X===i.SHORT&&_t&&(et=_t.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(et=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(et=i.R11F_G11F_B10F)),M===i.RGBA){let it=yt?xa:ve.getTransfer(ot);X===i.FLOAT&&(et=i.RGBA32F),X===i.HALF_FLOAT&&(et=i.RGBA16F),X===i.UNSIGNED_BYTE&&(et=it===Te?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&_t&&(et=_t.RGBA16_EXT),X===i.SHORT&&_t&&(et=_t.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(et=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(et=i.RGB5_A1)}return(et===i.R16F||et===i.R32F||et===i.RG16F||et===i.RG32F||et===i.RGBA16F||et===i.RGBA32F)&&t.get("EXT_color_buffer_float"),et}function x(C,M){let X;return C?M===null||M===Vi||M===Dr?X=i.DEPTH24_STENCIL8:M===Hi?X=i.DEPTH32F_STENCIL8:M===Uo&&(X=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Vi||M===Dr?X=i.DEPTH_COMPONENT24:M===Hi?X=i.DEPTH_COMPONENT32F:M===Uo&&(X=i.DEPTH_COMPONENT16),X}function E(C,M){return w(C)===!0||C.isFramebufferTexture&&C.minFilter!==Nn&&C.minFilter!==Qn?Math.log2(Math.max(M.width,M.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?M.mipmaps.length:1}function O(C){let M=new WeakRef(C);n.get(C).__ref=M,g.add(M),y.register(C,M,M)}function I(C){let M=n.get(C).__ref;M!==void 0&&(g.delete(M),y.unregister(M))}function L(C){z(C.target)}function k(C){D(C.target)}function z(C){C.removeEventListener("dispose",L),I(C),Y(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",k),I(C),ct(C)}function G(){for(let C of g){let M=C.deref();M!==void 0&&(M.isRenderTarget===!0?D(M):z(M))}g.clear(),u.clear()}function Y(C){let M=n.get(C);if(M.__webglInit===void 0)return;let X=C.source,ht=p.get(X);if(ht){let ot=ht[M.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&H(C),Object.keys(ht).length===0&&p.delete(X)}n.remove(C)}function H(C){let M=n.get(C);i.deleteTexture(M.__webglTexture);let X=C.source,ht=p.get(X);delete ht[M.__cacheKey],o.memory.textures--}function ct(C){let M=n.get(C);M.__depthDisposeCallback&&M.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&z(X),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(M.__webglFramebuffer[ot]))for(let yt=0;yt<M.__webglFramebuffer[ot].length;yt++)i.deleteFramebuffer(M.__webglFramebuffer[ot][yt]);else i.deleteFramebuffer(M.__webglFramebuffer[ot]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ot])}else{if(Array.isArray(M.__webglFramebuffer))for(let ot=0;ot<M.__webglFramebuffer.length;ot++)i.deleteFramebuffer(M.__webglFramebuffer[ot]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ot=0;ot<M.__webglColorRenderbuffer.length;ot++)M.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ot]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,yt=ht.length;ot<yt;ot++){let _t=n.get(ht[ot]);_t.__webglTexture&&(i.deleteTexture(_t.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let j=0;function Q(){j=0}function st(){return j}function dt(C){j=C}function ut(){let C=j;return C>=s.maxTextures&&$t("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,C}function tt(C){let M=[];return M.push(C.wrapS),M.push(C.wrapT),M.push(C.wrapR||0),M.push(C.magFilter),M.push(C.minFilter),M.push(C.anisotropy),M.push(C.internalFormat),M.push(C.format),M.push(C.type),M.push(C.generateMipmaps),M.push(C.mipmapsAutoUpdate),M.push(C.premultiplyAlpha),M.push(C.flipY),M.push(C.unpackAlignment),M.push(C.colorSpace),M.join()}function mt(C,M){let X=n.get(C);if(C.isVideoTexture&&Fe(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let ht=C.image;if(ht===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{ke(X,C,M);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+M)}function vt(C,M){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){ke(X,C,M);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+M)}function Tt(C,M){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){ke(X,C,M);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+M)}function Mt(C,M){let X=n.get(C);if(C.version>0&&X.__version!==C.version){cn(X,C,M);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+M)}let Ht={[Jc]:i.REPEAT,[rs]:i.CLAMP_TO_EDGE,[Qc]:i.MIRRORED_REPEAT},re={[Nn]:i.NEAREST,[my]:i.NEAREST_MIPMAP_NEAREST,[$a]:i.NEAREST_MIPMAP_LINEAR,[Qn]:i.LINEAR,[Ch]:i.LINEAR_MIPMAP_NEAREST,[Cs]:i.LINEAR_MIPMAP_LINEAR},Gt={[_y]:i.NEVER,[qf]:i.ALWAYS,[xy]:i.LESS,[Wf]:i.LEQUAL,[by]:i.EQUAL,[Xf]:i.GEQUAL,[My]:i.GREATER,[Sy]:i.NOTEQUAL};function ue(C,M){if(M.type===Hi&&t.has("OES_texture_float_linear")===!1&&(M.magFilter===Qn||M.magFilter===Ch||M.magFilter===$a||M.magFilter===Cs||M.minFilter===Qn||M.minFilter===Ch||M.minFilter===$a||M.minFilter===Cs)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Ht[M.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Ht[M.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Ht[M.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,re[M.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,re[M.minFilter]),M.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Gt[M.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Nn||M.minFilter!==$a&&M.minFilter!==Cs||M.type===Hi&&t.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function le(C,M){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,M.addEventListener("dispose",L),O(M));let ht=M.source,ot=p.get(ht);ot===void 0&&(ot={},p.set(ht,ot));let yt=tt(M);if(yt!==C.__cacheKey){ot[yt]===void 0&&(ot[yt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[yt].usedTimes++;let _t=ot[C.__cacheKey];_t!==void 0&&(ot[C.__cacheKey].usedTimes--,_t.usedTimes===0&&H(M)),C.__cacheKey=yt,C.__webglTexture=ot[yt].texture}return X}function ne(C,M,X){return Math.floor(Math.floor(C/X)/M)}function $e(C,M,X,ht){let yt=C.updateRanges;if(yt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,X,ht,M.data);else{yt.sort((F,rt)=>F.start-rt.start);let _t=0;for(let F=1;F<yt.length;F++){let rt=yt[_t],nt=yt[F],wt=rt.start+rt.count,gt=ne(nt.start,M.width,4),bt=ne(rt.start,M.width,4);nt.start<=wt+1&&gt===bt&&ne(nt.start+nt.count-1,M.width,4)===gt?rt.count=Math.max(rt.count,nt.start+nt.count-rt.start):(++_t,yt[_t]=nt)}yt.length=_t+1;let et=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let F=0,rt=yt.length;F<rt;F++){let nt=yt[F],wt=Math.floor(nt.start/4),gt=Math.ceil(nt.count/4),bt=wt%M.width,Vt=Math.floor(wt/M.width),Kt=gt,lt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Vt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Vt,Kt,lt,X,ht,M.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,et),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function ke(C,M,X){let ht=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=le(C,M),yt=M.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+X);let _t=n.get(yt);if(yt.version!==_t.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let lt=ve.getPrimaries(ve.workingColorSpace),Ot=M.colorSpace===Is?null:ve.getPrimaries(M.colorSpace),Jt=M.colorSpace===Is||lt===Ot?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Jt)}e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let it=_(M.image,!1,s.maxTextureSize);it=zt(M,it);let pt=r.convert(M.format,M.colorSpace),F=r.convert(M.type),rt=T(M.internalFormat,pt,F,M.normalized,M.colorSpace,M.isVideoTexture);ue(ht,M);let nt,wt=M.mipmaps,gt=M.isVideoTexture!==!0,bt=_t.__version===void 0||ot===!0,Vt=yt.dataReady,Kt=E(M,it);if(M.isDepthTexture)rt=x(M.format===Ps,M.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,pt,F,null));else if(M.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,wt[0].width,wt[0].height);for(let lt=0,Ot=wt.length;lt<Ot;lt++)nt=wt[lt],gt?Vt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,pt,F,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,pt,F,nt.data);M.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,it.width,it.height),Vt&&$e(M,it,pt,F)):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,pt,F,it.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,wt[0].width,wt[0].height,it.depth);for(let lt=0,Ot=wt.length;lt<Ot;lt++)if(nt=wt[lt],M.format!==Xi)if(pt!==null)if(gt){if(Vt)if(M.layerUpdates.size>0){let Jt=ip(nt.width,nt.height,M.format,M.type);for(let Rt of M.layerUpdates){let ae=nt.data.subarray(Rt*Jt/nt.data.BYTES_PER_ELEMENT,(Rt+1)*Jt/nt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,Rt,nt.width,nt.height,1,pt,ae)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,pt,nt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,nt.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Vt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,pt,F,nt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,pt,F,nt.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,wt[0].width,wt[0].height);for(let lt=0,Ot=wt.length;lt<Ot;lt++)nt=wt[lt],M.format!==Xi?pt!==null?gt?Vt&&e.compressedTexSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,pt,nt.data):e.compressedTexImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,nt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Vt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,pt,F,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,pt,F,nt.data)}else if(M.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,it.width,it.height,it.depth),Vt)if(M.layerUpdates.size>0){let lt=ip(it.width,it.height,M.format,M.type);for(let Ot of M.layerUpdates){let Jt=it.data.subarray(Ot*lt/it.data.BYTES_PER_ELEMENT,(Ot+1)*lt/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ot,it.width,it.height,1,pt,F,Jt)}M.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,pt,F,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,it.width,it.height,it.depth,0,pt,F,it.data);else if(M.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Kt,rt,it.width,it.height,it.depth),Vt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,pt,F,it.data)):e.texImage3D(i.TEXTURE_3D,0,rt,it.width,it.height,it.depth,0,pt,F,it.data);else if(M.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Kt,rt,it.width,it.height);else{let lt=it.width,Ot=it.height;for(let Jt=0;Jt<Kt;Jt++)e.texImage2D(i.TEXTURE_2D,Jt,rt,lt,Ot,0,pt,F,null),lt>>=1,Ot>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let lt=i.canvas;if(lt.hasAttribute("layoutsubtree")||lt.setAttribute("layoutsubtree","true"),it.parentNode!==lt){lt.appendChild(it),u.add(M),lt.onpaint=Ot=>{let Jt=Ot.changedElements;for(let Rt of u)Jt.includes(Rt.image)&&(Rt.needsUpdate=!0)},lt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let Jt=i.RGBA,Rt=i.RGBA,ae=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Jt,Rt,ae,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let lt=qt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Kt,rt,lt.width,lt.height)}for(let lt=0,Ot=wt.length;lt<Ot;lt++)nt=wt[lt],gt?Vt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,pt,F,nt):e.texImage2D(i.TEXTURE_2D,lt,rt,pt,F,nt);M.generateMipmaps=!1}else if(gt){if(bt){let lt=qt(it);e.texStorage2D(i.TEXTURE_2D,Kt,rt,lt.width,lt.height)}Vt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,F,it)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,F,it);w(M)&&M.mipmapsAutoUpdate===!0&&b(ht),_t.__version=yt.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function cn(C,M,X){if(M.image.length!==6)return;let ht=le(C,M),ot=M.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let yt=n.get(ot);if(ot.version!==yt.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let _t=ve.getPrimaries(ve.workingColorSpace),et=M.colorSpace===Is?null:ve.getPrimaries(M.colorSpace),it=M.colorSpace===Is||_t===et?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let pt=M.isCompressedTexture||M.image[0].isCompressedTexture,F=M.image[0]&&M.image[0].isDataTexture,rt=[];for(let Rt=0;Rt<6;Rt++)!pt&&!F?rt[Rt]=_(M.image[Rt],!0,s.maxCubemapSize):rt[Rt]=F?M.image[Rt].image:M.image[Rt],rt[Rt]=zt(M,rt[Rt]);let nt=rt[0],wt=r.convert(M.format,M.colorSpace),gt=r.convert(M.type),bt=T(M.internalFormat,wt,gt,M.normalized,M.colorSpace),Vt=M.isVideoTexture!==!0,Kt=yt.__version===void 0||ht===!0,lt=ot.dataReady,Ot=E(M,nt);ue(i.TEXTURE_CUBE_MAP,M);let Jt;if(M.isDepthTexture){if(bt=x(M.format===Ps,M.type),Kt)if(Vt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,nt.width,nt.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,nt.width,nt.height,0,wt,gt,null)}else if(pt){Vt&&Kt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,nt.width,nt.height);for(let Rt=0;Rt<6;Rt++){Jt=rt[Rt].mipmaps;for(let ae=0;ae<Jt.length;ae++){let Ge=Jt[ae];M.format!==Xi?wt!==null?Vt?lt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Ge.width,Ge.height,wt,Ge.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Ge.width,Ge.height,0,Ge.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Vt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Ge.width,Ge.height,wt,gt,Ge.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Ge.width,Ge.height,0,wt,gt,Ge.data)}}}else{if(Jt=M.mipmaps,Vt&&Kt){Jt.length>0&&Ot++;let Rt=qt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(F){Vt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,rt[Rt].width,rt[Rt].height,wt,gt,rt[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,rt[Rt].width,rt[Rt].height,0,wt,gt,rt[Rt].data);for(let ae=0;ae<Jt.length;ae++){let Wn=Jt[ae].image[Rt].image;Vt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,Wn.width,Wn.height,wt,gt,Wn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,Wn.width,Wn.height,0,wt,gt,Wn.data)}}else{Vt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,rt[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,rt[Rt]);for(let ae=0;ae<Jt.length;ae++){let Ge=Jt[ae];Vt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,wt,gt,Ge.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,wt,gt,Ge.image[Rt])}}}w(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),yt.__version=ot.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function De(C,M,X,ht,ot,yt){let _t=r.convert(X.format,X.colorSpace),et=r.convert(X.type),it=T(X.internalFormat,_t,et,X.normalized,X.colorSpace),pt=n.get(M),F=n.get(X);if(F.__renderTarget=M,!pt.__hasExternalTextures){let rt=Math.max(1,M.width>>yt),nt=Math.max(1,M.height>>yt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,yt,it,rt,nt,M.depth,0,_t,et,null):e.texImage2D(ot,yt,it,rt,nt,0,_t,et,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,F.__webglTexture,0,oe(M)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,F.__webglTexture,yt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Rn(C,M,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),M.depthBuffer){let ht=M.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,yt=x(M.stencilBuffer,ot),_t=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;St(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),yt,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),yt,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,yt,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,_t,i.RENDERBUFFER,C)}else{let ht=M.textures;for(let ot=0;ot<ht.length;ot++){let yt=ht[ot],_t=r.convert(yt.format,yt.colorSpace),et=r.convert(yt.type),it=T(yt.internalFormat,_t,et,yt.normalized,yt.colorSpace);St(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),it,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),it,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,it,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function _e(C,M,X){let ht=M.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(M.depthTexture);ot.__renderTarget=M;let yt=ht?M.depthTexture.image[0]:M.depthTexture.image;(!ot.__webglTexture||yt.width!==M.width||yt.height!==M.height)&&(yt.width=M.width,yt.height=M.height,M.depthTexture.needsUpdate=!0),ht?Mt(M.depthTexture,0):mt(M.depthTexture,0);let _t=ot.__webglTexture,et=oe(M),it=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=M.depthTexture.format===Ps?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===As)St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,it,_t,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,pt,it,_t,0);else if(M.depthTexture.format===Ps)St(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,it,_t,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,pt,it,_t,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function xn(C){let M=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ht){let ot=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),M.__depthDisposeCallback=ot}M.__boundDepthTexture=ht}if(C.depthTexture&&!M.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)_e(M.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?_e(M.__webglFramebuffer[0],C,0):_e(M.__webglFramebuffer,C,0);else if(X){M.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[ht]),M.__webglDepthbuffer[ht]===void 0)M.__webglDepthbuffer[ht]=i.createRenderbuffer(),Rn(M.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Rn(M.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function tn(C,M,X){let ht=n.get(C);M!==void 0&&De(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&xn(C)}function hn(C){let M=C.texture,X=n.get(C),ht=n.get(M);C.addEventListener("dispose",k),O(C);let ot=C.textures,yt=C.isWebGLCubeRenderTarget===!0,_t=ot.length>1;if(_t||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=M.version,o.memory.textures++),yt){X.__webglFramebuffer=[];for(let et=0;et<6;et++)if(M.mipmaps.length>0){X.__webglFramebuffer[et]=[];for(let it=0;it<M.mipmaps.length;it++)X.__webglFramebuffer[et][it]=i.createFramebuffer()}else X.__webglFramebuffer[et]=i.createFramebuffer()}else{if(M.mipmaps.length>0){X.__webglFramebuffer=[];for(let et=0;et<M.mipmaps.length;et++)X.__webglFramebuffer[et]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(_t)for(let et=0,it=ot.length;et<it;et++){let pt=n.get(ot[et]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&St(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let et=0;et<ot.length;et++){let it=ot[et];X.__webglColorRenderbuffer[et]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[et]);let pt=r.convert(it.format,it.colorSpace),F=r.convert(it.type),rt=T(it.internalFormat,pt,F,it.normalized,it.colorSpace,C.isXRRenderTarget===!0),nt=oe(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,nt,rt,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+et,i.RENDERBUFFER,X.__webglColorRenderbuffer[et])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),Rn(X.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(yt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),ue(i.TEXTURE_CUBE_MAP,M);for(let et=0;et<6;et++)if(M.mipmaps.length>0)for(let it=0;it<M.mipmaps.length;it++)De(X.__webglFramebuffer[et][it],C,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,it);else De(X.__webglFramebuffer[et],C,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,0);w(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}else if(_t){for(let et=0,it=ot.length;et<it;et++){let pt=ot[et],F=n.get(pt),rt=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(rt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,F.__webglTexture),ue(rt,pt),De(X.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+et,rt,0),w(pt)&&b(rt)}e.unbindTexture()}else{let et=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(et=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(et,ht.__webglTexture),ue(et,M),M.mipmaps.length>0)for(let it=0;it<M.mipmaps.length;it++)De(X.__webglFramebuffer[it],C,M,i.COLOR_ATTACHMENT0,et,it);else De(X.__webglFramebuffer,C,M,i.COLOR_ATTACHMENT0,et,0);w(M)?b(et):M.mipmaps.length>0&&i.texParameteri(et,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&xn(C)}function U(C){let M=C.textures;for(let X=0,ht=M.length;X<ht;X++){let ot=M[X];if(w(ot)&&ot.mipmapsAutoUpdate===!0){let yt=R(C),_t=n.get(ot).__webglTexture;e.bindTexture(yt,_t),b(yt),e.unbindTexture()}}}let Ct=[];function Zt(C){if(C.samples>0){if(St(C)===!1){let M=C.textures,X=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,yt=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=n.get(C),et=M.length>1;if(et)for(let pt=0;pt<M.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,_t.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,_t.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,_t.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,_t.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,_t.__webglFramebuffer);for(let pt=0;pt<M.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),et){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,_t.__webglColorRenderbuffer[pt]);let F=n.get(M[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,F,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(yt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),et)for(let pt=0;pt<M.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,_t.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,_t.__webglColorRenderbuffer[pt]);let F=n.get(M[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,_t.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,F,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,_t.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let M=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function oe(C){return Math.min(s.maxSamples,C.samples)}function St(C){let M=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Fe(C){let M=o.render.frame;h.get(C)!==M&&(h.set(C,M),C.update())}function zt(C,M){let X=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==_a&&X!==Is&&(ve.getTransfer(X)===Te?(ht!==Xi||ot!==ri)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):te("WebGLTextures: Unsupported texture color space:",X)),M}function qt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=Q,this.getTextureUnits=st,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=vt,this.setTexture3D=Tt,this.setTextureCube=Mt,this.rebindTextures=tn,this.setupRenderTarget=hn,this.updateRenderTargetMipmap=U,this.updateMultisampleRenderTarget=Zt,this.setupDepthRenderbuffer=xn,this.setupFrameBufferTexture=De,this.useMultisampledRTT=St,this.dispose=G}function jE(i,t){function e(n,s=Is){let r,o=ve.getTransfer(s);if(n===ri)return i.UNSIGNED_BYTE;if(n===Ih)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Lh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===kf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===zf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Of)return i.BYTE;if(n===Bf)return i.SHORT;if(n===Uo)return i.UNSIGNED_SHORT;if(n===Ph)return i.INT;if(n===Vi)return i.UNSIGNED_INT;if(n===Hi)return i.FLOAT;if(n===Wi)return i.HALF_FLOAT;if(n===Gf)return i.ALPHA;if(n===Vf)return i.RGB;if(n===Xi)return i.RGBA;if(n===As)return i.DEPTH_COMPONENT;if(n===Ps)return i.DEPTH_STENCIL;if(n===Hf)return i.RED;if(n===Dh)return i.RED_INTEGER;if(n===sr)return i.RG;if(n===Nh)return i.RG_INTEGER;if(n===Fh)return i.RGBA_INTEGER;if(n===Za||n===ja||n===Ka||n===Ja)if(o===Te)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Za)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===ja)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ka)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Ja)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Za)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===ja)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ka)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Ja)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Uh||n===Oh||n===Bh||n===kh)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Uh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Oh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Bh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===kh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===zh||n===Gh||n===Vh||n===Hh||n===Wh||n===Qa||n===Xh)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===zh||n===Gh)return o===Te?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Vh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Hh)return r.COMPRESSED_R11_EAC;if(n===Wh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Qa)return r.COMPRESSED_RG11_EAC;if(n===Xh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===qh||n===Yh||n===$h||n===Zh||n===jh||n===Kh||n===Jh||n===Qh||n===tu||n===eu||n===nu||n===iu||n===su||n===ru)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===qh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Yh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===$h)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Zh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===jh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Kh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Jh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Qh)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===tu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===eu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===nu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===iu)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===su)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===ru)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===ou||n===au||n===lu)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===ou)return o===Te?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===au)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===lu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===cu||n===hu||n===tl||n===uu)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===cu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===hu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===tl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===uu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Dr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var KE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,JE=`
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

}`,dp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new La(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Ri({vertexShader:KE,fragmentShader:JE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Le(new Tr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},fp=class extends Gi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,p=null,g=null,y=typeof XRWebGLBinding<"u",m=new dp,f={},_=e.getContextAttributes(),w=null,b=null,R=[],T=[],x=new Yt,E=null,O=null,I=new Gn;I.viewport=new je;let L=new Gn;L.viewport=new je;let k=[I,L],z=new Ah,D=null,G=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=R[tt];return mt===void 0&&(mt=new Ro,R[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=R[tt];return mt===void 0&&(mt=new Ro,R[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=R[tt];return mt===void 0&&(mt=new Ro,R[tt]=mt),mt.getHandSpace()};function Y(tt){let mt=T.indexOf(tt.inputSource);if(mt===-1)return;let vt=R[mt];vt!==void 0&&(vt.update(tt.inputSource,tt.frame,c||o),vt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ct);for(let tt=0;tt<R.length;tt++){let mt=T[tt];mt!==null&&(T[tt]=null,R[tt].disconnect(mt))}D=null,G=null,m.reset();for(let tt in f)delete f[tt];if(t.setRenderTarget(w),p=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(E),t.setSize(x.width,x.height,!1),O!==null){let tt=O.camera;tt.fov=O.fov,tt.zoom=O.zoom,tt.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ct),_.xrCompatible!==!0&&await e.makeXRCompatible(),E=t.getPixelRatio(),t.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let vt=null,Tt=null,Mt=null;_.depth&&(Mt=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,vt=_.stencil?Ps:As,Tt=_.stencil?Dr:Vi);let Ht={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Ht),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new vi(d.textureWidth,d.textureHeight,{format:Xi,type:ri,depthTexture:new Ts(d.textureWidth,d.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,vt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let vt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,vt),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new vi(p.framebufferWidth,p.framebufferHeight,{format:Xi,type:ri,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ct(tt){for(let mt=0;mt<tt.removed.length;mt++){let vt=tt.removed[mt],Tt=T.indexOf(vt);Tt>=0&&(T[Tt]=null,R[Tt].disconnect(vt))}for(let mt=0;mt<tt.added.length;mt++){let vt=tt.added[mt],Tt=T.indexOf(vt);if(Tt===-1){for(let Ht=0;Ht<R.length;Ht++)if(Ht>=T.length){T.push(vt),Tt=Ht;break}else if(T[Ht]===null){T[Ht]=vt,Tt=Ht;break}if(Tt===-1)break}let Mt=R[Tt];Mt&&Mt.connect(vt)}}function j(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,vt=tt.far;m.texture!==null&&(m.depthNear>0&&(mt=m.depthNear),m.depthFar>0&&(vt=m.depthFar)),z.near=L.near=I.near=mt,z.far=L.far=I.far=vt,(D!==z.near||G!==z.far)&&(s.updateRenderState({depthNear:z.near,depthFar:z.far}),D=z.near,G=z.far),z.layers.mask=tt.layers.mask|6,I.layers.mask=z.layers.mask&-5,L.layers.mask=z.layers.mask&-3;let Tt=tt.parent,Mt=z.cameras;j(z,Tt);for(let Ht=0;Ht<Mt.length;Ht++)j(Mt[Ht],Tt);z.projectionMatrix.copy(I.projectionMatrix),z.projectionMatrixInverse.copy(I.projectionMatrixInverse),O===null&&tt.isPerspectiveCamera&&(O={camera:tt,fov:tt.fov,zoom:tt.zoom}),Q(tt,z,Tt)};function Q(tt,mt,vt){vt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(vt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=Eo*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return z},this.getFoveation=function(){if(!(d===null&&p===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=tt)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(z)},this.getCameraTexture=function(tt){return f[tt]};let st=null;function dt(tt,mt){if(h=mt.getViewerPose(c||o),g=mt,h!==null){let vt=h.views;p!==null&&(t.setRenderTargetFramebuffer(b,p.framebuffer),t.setRenderTarget(b));let Tt=!1;vt.length!==z.cameras.length&&(z.cameras.length=0,Tt=!0);for(let Gt=0;Gt<vt.length;Gt++){let ue=vt[Gt],le=null;if(p!==null)le=p.getViewport(ue);else{let $e=u.getViewSubImage(d,ue);le=$e.viewport,Gt===0&&(t.setRenderTargetTextures(b,$e.colorTexture,$e.depthStencilTexture),t.setRenderTarget(b))}let ne=k[Gt];ne===void 0&&(ne=new Gn,ne.layers.enable(Gt),ne.viewport=new je,k[Gt]=ne),ne.matrix.fromArray(ue.transform.matrix),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.projectionMatrix.fromArray(ue.projectionMatrix),ne.projectionMatrixInverse.copy(ne.projectionMatrix).invert(),ne.viewport.set(le.x,le.y,le.width,le.height),Gt===0&&(z.matrix.copy(ne.matrix),z.matrix.decompose(z.position,z.quaternion,z.scale)),Tt===!0&&z.cameras.push(ne)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Gt=u.getDepthInformation(vt[0]);Gt&&Gt.isValid&&Gt.texture&&m.init(Gt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Gt=0;Gt<vt.length;Gt++){let ue=vt[Gt].camera;if(ue){let le=f[ue];le||(le=new La,f[ue]=le);let ne=u.getCameraImage(ue);le.sourceTexture=ne}}}}for(let vt=0;vt<R.length;vt++){let Tt=T[vt],Mt=R[vt];Tt!==null&&Mt!==void 0&&Mt.update(Tt,mt,c||o)}st&&st(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new Qy;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){st=tt},this.dispose=function(){}}},QE=new Be,cv=new ee;cv.set(-1,0,0,0,1,0,0,0,1);function tT(i,t){function e(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function n(m,f){f.color.getRGB(m.fogColor.value,tp(i)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,_,w,b){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?r(m,f):f.isMeshLambertMaterial?(r(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(r(m,f),u(m,f)):f.isMeshPhongMaterial?(r(m,f),h(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,b)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),y(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?l(m,f,_,w):f.isSpriteMaterial?c(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,e(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===ei&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,e(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===ei&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,e(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,e(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,e(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);let _=t.get(f),w=_.envMap,b=_.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(QE.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(cv),m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,e(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,e(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function l(m,f,_,w){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*_,m.scale.value=w*.5,f.map&&(m.map.value=f.map,e(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function c(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function h(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function u(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,e(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,e(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,_){m.ior.value=f.ior,f.diffuseRoughness>0&&(m.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=f.diffuseRoughnessMap,e(f.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,e(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,e(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,e(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,e(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,e(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===ei&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.retroreflectivity>0&&(m.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,e(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,e(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=_.texture,m.transmissionSamplerSize.value.set(_.width,_.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,e(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,e(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,e(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,e(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,e(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function y(m,f){let _=t.get(f).light;m.referencePosition.value.setFromMatrixPosition(_.matrixWorld),m.nearDistance.value=_.shadow.camera.near,m.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function eT(i,t,e,n){let s={},r={};function o(_,w){let b=w.program;n.uniformBlockBinding(_,b,s[_.id])}function a(_,w){let b=s[_.id];b===void 0&&(g(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",m));let R=w.program;n.updateUBOMapping(_,R);let T=t.render.frame;r[_.id]!==T&&(c(_),r[_.id]=T)}function l(_){let w=i.createBuffer(),b=_.__size,R=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,w),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),w}function c(_){let w=s[_.id],b=_.uniforms,R=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let T=0,x=b.length;T<x;T++){let E=b[T];if(Array.isArray(E))for(let O=0,I=E.length;O<I;O++)h(E[O],T,O,R);else h(E,T,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(_,w,b,R){if(d(_,w,b,R)===!0){let T=_.__offset,x=_.value;if(Array.isArray(x)){let E=0;for(let O=0;O<x.length;O++){let I=x[O],L=y(I,!0);u(I,_.__data,E),E+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(x,_.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,T,_.__data)}}function u(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function d(_,w,b,R){let T=_.value,x=w+"_"+b;if(Array.isArray(T)){R[x]===void 0&&(R[x]=[]);let E=R[x],O=!1;for(let I=0;I<T.length;I++)p(T[I],E,I)===!0&&(O=!0);return O}return p(T,R,x)}function p(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let R=w[b];if(typeof _=="number"||typeof _=="boolean"){if(R!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(R.equals(_)===!1)return R.copy(_),!0}}return!1}function g(_){let w=_.uniforms,b=0,R=16;for(let x=0,E=w.length;x<E;x++){let O=Array.isArray(w[x])?w[x]:[w[x]];for(let I=0,L=O.length;I<L;I++){let k=O[I],z=Array.isArray(k.value)?k.value:[k.value],D=Array.isArray(w[x])||Array.isArray(k.value),G=b;for(let H=0,ct=z.length;H<ct;H++){let j=z[H],Q=y(j,D),st=b%R,dt=st%Q.boundary,ut=st+dt;b+=dt,ut!==0&&R-ut<Q.storage&&(b+=R-ut),H===0&&(G=b),b+=Q.storage}let Y=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Y((b-G)/Float32Array.BYTES_PER_ELEMENT),k.__offset=G}}let T=b%R;return T>0&&(b+=R-T),_.__size=b,_.__cache={},this}function y(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(_){let w=_.target;w.removeEventListener("dispose",m),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function f(){for(let _ in s)i.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:f}}var nT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),cs=null;function iT(){return cs===null&&(cs=new oh(nT,16,16,sr,Wi),cs.name="DFG_LUT",cs.minFilter=Qn,cs.magFilter=Qn,cs.wrapS=rs,cs.wrapT=rs,cs.generateMipmaps=!1,cs.needsUpdate=!0),cs}var yu=class{constructor(t={}){let{canvas:e=wy(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:p=ri}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=p,m=new Set([Fh,Nh,Dh]),f=new Set([ri,Vi,Uo,Dr,Ih,Lh]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,T=null,x=[],E=[],O=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ls,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,k=null,z=null,D=null,G=null;this._outputColorSpace=Jn;let Y=0,H=0,ct=null,j=-1,Q=null,st=new je,dt=new je,ut=null,tt=new se(0),mt=0,vt=e.width,Tt=e.height,Mt=1,Ht=null,re=null,Gt=new je(0,0,vt,Tt),ue=new je(0,0,vt,Tt),le=!1,ne=new Ks,$e=new ah,ke=!1,cn=!1,De=new Be,Rn=new W,_e=new je,xn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},tn=!1;function hn(){return ct===null?Mt:1}let U=n;function Ct(A,B){return e.getContext(A,B)}let Zt,oe,St,Fe,zt,qt,C,M,X,ht,ot,yt,_t,et,it,pt,F,rt,nt,wt,gt,bt,Vt;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ot,!1),e.addEventListener("webglcontextrestored",Jt,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),U===null){let B="webgl2";if(U=Ct(B,A),U===null)throw Ct(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Kt()}catch(A){throw e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),te("WebGLRenderer: "+A.message),A}function Kt(){Zt=new pA(U),Zt.init(),gt=new jE(U,Zt),oe=new iA(U,Zt,t,gt),St=new $E(U,Zt),oe.reversedDepthBuffer&&d&&St.buffers.depth.setReversed(!0),z=U.createFramebuffer(),D=U.createFramebuffer(),G=U.createFramebuffer(),Fe=new yA(U),zt=new NE,qt=new ZE(U,Zt,St,zt,oe,gt,Fe),C=new fA(I),M=new _S(U),bt=new eA(U,M),X=new mA(U,M,Fe,bt),ht=new _A(U,X,M,bt,Fe),rt=new vA(U,oe,qt),it=new sA(zt),ot=new DE(I,C,Zt,oe,bt,it),yt=new tT(I,zt),_t=new UE,et=new VE(Zt),F=new tA(I,C,St,ht,g,l),pt=new YE(I,ht,oe),Vt=new eT(U,Fe,oe,St),nt=new nA(U,Zt,Fe),wt=new gA(U,Zt,Fe),Fe.programs=ot.programs,I.capabilities=oe,I.extensions=Zt,I.properties=zt,I.renderLists=_t,I.shadowMap=pt,I.state=St,I.info=Fe}y!==ri&&(O=new bA(y,e.width,e.height,a,s,r));let lt=new fp(I,U);this.xr=lt,this.getContext=function(){return U},this.getContextAttributes=function(){return U.getContextAttributes()},this.forceContextLoss=function(){let A=Zt.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Zt.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(A){A!==void 0&&(Mt=A,this.setSize(vt,Tt,!1))},this.getSize=function(A){return A.set(vt,Tt)},this.setSize=function(A,B,K=!0){if(lt.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}vt=A,Tt=B,e.width=Math.floor(A*Mt),e.height=Math.floor(B*Mt),K===!0&&(e.style.width=A+"px",e.style.height=B+"px"),O!==null&&O.setSize(e.width,e.height),this.setViewport(0,0,A,B)},this.getDrawingBufferSize=function(A){return A.set(vt*Mt,Tt*Mt).floor()},this.setDrawingBufferSize=function(A,B,K){vt=A,Tt=B,Mt=K,e.width=Math.floor(A*K),e.height=Math.floor(B*K),this.setViewport(0,0,A,B)},this.setEffects=function(A){if(y===ri){te("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let B=0;B<A.length;B++)if(A[B].isOutputPass===!0){$t("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(st)},this.getViewport=function(A){return A.copy(Gt)},this.setViewport=function(A,B,K,q){A.isVector4?Gt.set(A.x,A.y,A.z,A.w):Gt.set(A,B,K,q),St.viewport(st.copy(Gt).multiplyScalar(hn()).round())},this.getScissor=function(A){return A.copy(ue)},this.setScissor=function(A,B,K,q){A.isVector4?ue.set(A.x,A.y,A.z,A.w):ue.set(A,B,K,q),St.scissor(dt.copy(ue).multiplyScalar(hn()).round())},this.getScissorTest=function(){return le},this.setScissorTest=function(A){St.setScissorTest(le=A)},this.setOpaqueSort=function(A){Ht=A},this.setTransparentSort=function(A){re=A},this.getClearColor=function(A){return A.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(A=!0,B=!0,K=!0){let q=0;if(A){let $=!1;if(ct!==null){let At=ct.texture.format;$=m.has(At)}if($){let At=ct.texture.type,Pt=f.has(At),Et=F.getClearColor(),It=F.getClearAlpha(),kt=Et.r,Qt=Et.g,de=Et.b;Pt?(_[0]=kt,_[1]=Qt,_[2]=de,_[3]=It,U.clearBufferuiv(U.COLOR,0,_)):(w[0]=kt,w[1]=Qt,w[2]=de,w[3]=It,U.clearBufferiv(U.COLOR,0,w))}else q|=U.COLOR_BUFFER_BIT}B&&(q|=U.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),K&&(q|=U.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&U.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),k=A},this.dispose=function(){e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),F.dispose(),_t.dispose(),et.dispose(),qt.dispose(),zt.dispose(),C.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Vt.dispose(),ot.dispose(),lt.dispose(),lt.removeEventListener("sessionstart",fl),lt.removeEventListener("sessionend",$i),us.stop()};function Ot(A){A.preventDefault(),Ma("WebGLRenderer: Context Lost."),L=!0}function Jt(){Ma("WebGLRenderer: Context Restored."),L=!1;let A=Fe.autoReset,B=pt.enabled,K=pt.autoUpdate,q=pt.needsUpdate,$=pt.type;Kt(),Fe.autoReset=A,pt.enabled=B,pt.autoUpdate=K,pt.needsUpdate=q,pt.type=$}function Rt(A){te("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ae(A){let B=A.target;B.removeEventListener("dispose",ae),Ge(B)}function Ge(A){Wn(A),zt.remove(A)}function Wn(A){let B=zt.get(A).programs;B!==void 0&&(B.forEach(function(K){ot.releaseProgram(K)}),A.isShaderMaterial&&ot.releaseShaderCache(A))}this.renderBufferDirect=function(A,B,K,q,$,At){B===null&&(B=xn);let Pt=$.isMesh&&$.matrixWorld.determinantAffine()<0,Et=Wo(A,B,K,q,$);St.setMaterial(q,Pt);let It=K.index,kt=1;if(q.wireframe===!0){if(It=X.getWireframeAttribute(K),It===void 0)return;kt=2}let Qt=K.drawRange,de=K.attributes.position,Bt=Qt.start*kt,fe=(Qt.start+Qt.count)*kt;At!==null&&(Bt=Math.max(Bt,At.start*kt),fe=Math.min(fe,(At.start+At.count)*kt)),It!==null?(Bt=Math.max(Bt,0),fe=Math.min(fe,It.count)):de!=null&&(Bt=Math.max(Bt,0),fe=Math.min(fe,de.count));let Je=fe-Bt;if(Je<0||Je===1/0)return;bt.setup($,q,Et,K,It);let Re,Ce=nt;if(It!==null&&(Re=M.get(It),Ce=wt,Ce.setIndex(Re)),$.isMesh)q.wireframe===!0?(St.setLineWidth(q.wireframeLinewidth*hn()),Ce.setMode(U.LINES)):Ce.setMode(U.TRIANGLES);else if($.isLine){let bn=q.linewidth;bn===void 0&&(bn=1),St.setLineWidth(bn*hn()),$.isLineSegments?Ce.setMode(U.LINES):$.isLineLoop?Ce.setMode(U.LINE_LOOP):Ce.setMode(U.LINE_STRIP)}else $.isPoints?Ce.setMode(U.POINTS):$.isSprite&&Ce.setMode(U.TRIANGLES);if($.isBatchedMesh)if(Zt.get("WEBGL_multi_draw"))Ce.renderMultiDraw($._multiDrawStarts,$._multiDrawCounts,$._multiDrawCount);else{let bn=$._multiDrawStarts,Ft=$._multiDrawCounts,un=$._multiDrawCount,ge=It?M.get(It).bytesPerElement:1,fs=zt.get(q).currentProgram.getUniforms();for(let dn=0;dn<un;dn++)fs.setValue(U,"_gl_DrawID",dn),Ce.render(bn[dn]/ge,Ft[dn])}else if($.isInstancedMesh)Ce.renderInstances(Bt,Je,$.count);else if(K.isInstancedBufferGeometry){let bn=K._maxInstanceCount!==void 0?K._maxInstanceCount:1/0,Ft=Math.min(K.instanceCount,bn);Ce.renderInstances(Bt,Je,Ft)}else Ce.render(Bt,Je)};function Go(A,B,K,q){k!==null&&A.isNodeMaterial&&k.setObject(q,A),ke===!0&&it.setState(A,K,!1),A.transparent===!0&&A.side===Ci&&A.forceSinglePass===!1?(A.side=ei,A.needsUpdate=!0,Zi(A,B,q),A.side=ir,A.needsUpdate=!0,Zi(A,B,q),A.side=Ci):Zi(A,B,q)}this.compile=function(A,B,K=null){K===null&&(K=A),k!==null&&k.renderStart(A,B,K),T=et.get(K),T.init(B),E.push(T),K.traverseVisible(function($){$.isLight&&$.layers.test(B.layers)&&(T.pushLight($),$.castShadow&&T.pushShadow($))}),A!==K&&A.traverseVisible(function($){$.isLight&&$.layers.test(B.layers)&&(T.pushLight($),$.castShadow&&T.pushShadow($))}),T.setupLights(),k!==null&&k.updateLights(T.state.lightsArray),cn=this.localClippingEnabled,ke=it.init(this.clippingPlanes,cn),ke===!0&&it.setGlobalState(this.clippingPlanes,B),k!==null&&pt.render(T.state.shadowsArray,K,B);let q=new Set;return A.traverse(function($){if(!($.isMesh||$.isPoints||$.isLine||$.isSprite))return;let At=$.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];Go(Et,K,B,$),q.add(Et)}else Go(At,K,B,$),q.add(At)}),T=E.pop(),k!==null&&k.renderEnd(),q},this.compileAsync=function(A,B,K=null){let q=this.compile(A,B,K);return new Promise($=>{function At(){if(q.forEach(function(Pt){let It=zt.get(Pt).currentProgram;(It===void 0||It.isReady())&&q.delete(Pt)}),q.size===0){$(A);return}setTimeout(At,10)}Zt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let Br=null;function Ou(A){Br&&Br(A)}function fl(){us.stop()}function $i(){us.start()}let us=new Qy;us.setAnimationLoop(Ou),typeof self<"u"&&us.setContext(self),this.setAnimationLoop=function(A){Br=A,lt.setAnimationLoop(A),A===null?us.stop():us.start()},lt.addEventListener("sessionstart",fl),lt.addEventListener("sessionend",$i),this.render=function(A,B){if(B!==void 0&&B.isCamera!==!0){te("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;k!==null&&k.renderStart(A,B);let K=lt.enabled===!0&&lt.isPresenting===!0,q=O!==null&&(ct===null||K)&&O.begin(I,ct);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),lt.enabled===!0&&lt.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(lt.cameraAutoUpdate===!0&&lt.updateCamera(B),B=lt.getCamera()),A.isScene===!0&&A.onBeforeRender(I,A,B,ct),T=et.get(A,E.length),T.init(B),T.state.textureUnits=qt.getTextureUnits(),E.push(T),De.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?$e.setFromArrayCamera(B):ne.setFromProjectionMatrix(De,Ti,B.reversedDepth),cn=this.localClippingEnabled,ke=it.init(this.clippingPlanes,cn),R=_t.get(A,x.length),R.init(),x.push(R),this.info.render.frame++,lt.enabled===!0&&lt.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&ds(Pt,B,-1/0,I.sortObjects)}ds(A,B,0,I.sortObjects),R.finish(),k!==null&&k.updateLights(T.state.lightsArray),I.sortObjects===!0&&R.sort(Ht,re),tn=lt.enabled===!1||lt.isPresenting===!1||lt.hasDepthSensing()===!1,tn&&F.addToRenderList(R,A),this.info.autoReset===!0&&this.info.reset(),ke===!0&&it.beginShadows();let $=T.state.shadowsArray;if(pt.render($,A,B),ke===!0&&it.endShadows(),(q&&O.hasRenderPass())===!1){let Pt=R.opaque,Et=R.transmissive;if(T.setupLights(),B.isArrayCamera){let It=B.cameras;if(Et.length>0)for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];Ii(Pt,Et,A,de)}tn&&F.render(A);for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];Vo(R,A,de,de.viewport)}}else Et.length>0&&Ii(Pt,Et,A,B),tn&&F.render(A),Vo(R,A,B)}ct!==null&&H===0&&(qt.updateMultisampleRenderTarget(ct),qt.updateRenderTargetMipmap(ct)),q&&O.end(I),A.isScene===!0&&A.onAfterRender(I,A,B),bt.resetDefaultState(),j=-1,Q=null,E.pop(),E.length>0?(T=E[E.length-1],qt.setTextureUnits(T.state.textureUnits),ke===!0&&it.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,x.pop(),x.length>0?R=x[x.length-1]:R=null,k!==null&&k.renderEnd()};function ds(A,B,K,q){if(A.visible===!1)return;if(A.layers.test(B.layers)){if(A.isGroup)K=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(B);else if(A.isLight)T.pushLight(A),A.castShadow&&T.pushShadow(A);else if(A.isSprite){let Pt=B.isArrayCamera?$e:ne;if(!A.frustumCulled||A.intersectsFrustum(Pt)){q&&_e.setFromMatrixPosition(A.matrixWorld).applyMatrix4(De);let Et=ht.update(A),It=A.material;It.visible&&R.push(A,Et,It,K,_e.z,null,B)}}else if(A.isMesh||A.isLine||A.isPoints){let Pt=B.isArrayCamera?$e:ne;if(!A.frustumCulled||A.intersectsFrustum(Pt)){let Et=ht.update(A),It=A.material;if(q&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),_e.copy(A.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),_e.copy(Et.boundingSphere.center)),_e.applyMatrix4(A.matrixWorld).applyMatrix4(De)),Array.isArray(It)){let kt=Et.groups;for(let Qt=0,de=kt.length;Qt<de;Qt++){let Bt=kt[Qt],fe=It[Bt.materialIndex];fe&&fe.visible&&R.push(A,Et,fe,K,_e.z,Bt,B)}}else It.visible&&R.push(A,Et,It,K,_e.z,null,B)}}}let At=A.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)ds(At[Pt],B,K,q)}function Vo(A,B,K,q){let{opaque:$,transmissive:At,transparent:Pt}=A;T.setupLightsView(K),ke===!0&&it.setGlobalState(I.clippingPlanes,K),q&&St.viewport(st.copy(q)),$.length>0&&en($,B,K),At.length>0&&en(At,B,K),Pt.length>0&&en(Pt,B,K),St.buffers.depth.setTest(!0),St.buffers.depth.setMask(!0),St.buffers.color.setMask(!0),St.setPolygonOffset(!1)}function Ii(A,B,K,q){if((K.isScene===!0?K.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[q.id]===void 0){let Bt=Zt.has("EXT_color_buffer_half_float")||Zt.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[q.id]=new vi(1,1,{generateMipmaps:!0,type:Bt?Wi:ri,minFilter:Cs,samples:Math.max(4,oe.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:ve.workingColorSpace})}let At=T.state.transmissionRenderTarget[q.id],Pt=q.viewport||st;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),kt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),tn&&F.render(K);let Qt=I.toneMapping;I.toneMapping=ls;let de=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),T.setupLightsView(q),ke===!0&&it.setGlobalState(I.clippingPlanes,q),en(A,K,q),qt.updateMultisampleRenderTarget(At),qt.updateRenderTargetMipmap(At),Zt.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let fe=0,Je=B.length;fe<Je;fe++){let Re=B[fe],{object:Ce,geometry:bn,material:Ft,group:un}=Re;if(Ft.side===Ci&&Ce.layers.test(q.layers)){let ge=Ft.side;Ft.side=ei,Ft.needsUpdate=!0,on(Ce,K,q,bn,Ft,un),Ft.side=ge,Ft.needsUpdate=!0,Bt=!0}}Bt===!0&&(qt.updateMultisampleRenderTarget(At),qt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,kt),I.setClearColor(tt,mt),de!==void 0&&(q.viewport=de),I.toneMapping=Qt}function en(A,B,K){let q=B.isScene===!0?B.overrideMaterial:null;for(let $=0,At=A.length;$<At;$++){let Pt=A[$],{object:Et,geometry:It,group:kt}=Pt,Qt=Pt.material;Qt.allowOverride===!0&&q!==null&&(Qt=q),Et.layers.test(K.layers)&&on(Et,B,K,It,Qt,kt)}}function on(A,B,K,q,$,At){k!==null&&$.isNodeMaterial&&k.setObject(A,$),A.onBeforeRender(I,B,K,q,$,At),A.modelViewMatrix.multiplyMatrices(K.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),$.onBeforeRender(I,B,K,q,A,At),$.transparent===!0&&$.side===Ci&&$.forceSinglePass===!1?($.side=ei,$.needsUpdate=!0,I.renderBufferDirect(K,B,q,$,A,At),$.side=ir,$.needsUpdate=!0,I.renderBufferDirect(K,B,q,$,A,At),$.side=Ci):I.renderBufferDirect(K,B,q,$,A,At),A.onAfterRender(I,B,K,q,$,At)}function an(A){let B=0;for(let K of A)K.texture!==null&&B++;return B}function Zi(A,B,K){B.isScene!==!0&&(B=xn);let q=zt.get(A),$=T.state.lights,At=T.state.shadowsArray,Pt=$.state.version,Et=ot.getParameters(A,$.state,At,B,K,T.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),kt=q.programs;q.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?B.environment:null,q.fog=B.fog;let Qt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;q.envMap=C.get(A.envMap||q.environment,Qt),q.envMapRotation=q.environment!==null&&A.envMap===null?B.environmentRotation:A.envMapRotation,kt===void 0&&(A.addEventListener("dispose",ae),kt=new Map,q.programs=kt,q.programVariants=new Map);let de=kt.get(It);if(de!==void 0){if(q.currentProgram===de&&q.lightsStateVersion===Pt)return Ho(A,Et),de}else Et.uniforms=ot.getUniforms(A),k!==null&&A.isNodeMaterial&&k.build(A,K,Et),A.onBeforeCompile(Et,I),de=ot.acquireProgram(Et,It),kt.set(It,de),q.uniforms=Et.uniforms;let Bt=q.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Bt.clippingPlanes=it.uniform),Ho(A,Et),q.needsLights=Ns(A),q.lightsStateVersion=Pt,q.needsLights&&(Bt.ambientLightColor.value=$.state.ambient,Bt.lightProbe.value=$.state.probe,Bt.sunLights.value=$.state.sun,Bt.sunLightShadows.value=$.state.sunShadow,Bt.directionalLights.value=$.state.directional,Bt.directionalLightShadows.value=$.state.directionalShadow,Bt.spotLights.value=$.state.spot,Bt.spotLightShadows.value=$.state.spotShadow,Bt.rectAreaLights.value=$.state.rectArea,Bt.ltc_1.value=$.state.rectAreaLTC1,Bt.ltc_2.value=$.state.rectAreaLTC2,Bt.pointLights.value=$.state.point,Bt.pointLightShadows.value=$.state.pointShadow,Bt.hemisphereLights.value=$.state.hemi,Bt.sunShadowMatrix.value=$.state.sunShadowMatrix,Bt.sunShadowCascade.value=$.state.sunShadowCascade,Bt.directionalShadowMatrix.value=$.state.directionalShadowMatrix,Bt.spotLightMatrix.value=$.state.spotLightMatrix,Bt.spotLightMap.value=$.state.spotLightMap,Bt.pointShadowMatrix.value=$.state.pointShadowMatrix),q.numLightProbeGrids=an(T.state.lightProbeGridArray),q.currentProgram=de,q.uniformsList=null,de}function li(A,B,K,q,$){let At=zt.get(A),Pt=At.currentProgram.id+","+q+","+$,Et=At.programVariants.get(Pt);return Et===void 0?(Et=Zi(A,B,K),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=q,At.toneMapping=$),Et}function Ds(A){if(A.uniformsList===null){let B=A.currentProgram.getUniforms();A.uniformsList=Oo.seqWithValue(B.seq,A.uniforms)}return A.uniformsList}function Ho(A,B){let K=zt.get(A);K.outputColorSpace=B.outputColorSpace,K.batching=B.batching,K.batchingColor=B.batchingColor,K.instancing=B.instancing,K.instancingColor=B.instancingColor,K.instancingMorph=B.instancingMorph,K.skinning=B.skinning,K.morphTargets=B.morphTargets,K.morphNormals=B.morphNormals,K.morphColors=B.morphColors,K.morphTargetsCount=B.morphTargetsCount,K.numClippingPlanes=B.numClippingPlanes,K.numIntersection=B.numClipIntersection,K.vertexAlphas=B.vertexAlphas,K.vertexTangents=B.vertexTangents,K.toneMapping=B.toneMapping}function Wo(A,B,K,q,$){B.isScene!==!0&&(B=xn),qt.resetTextureUnits();let At=B.fog,Pt=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?B.environment:null,Et=ct===null?I.outputColorSpace:ct.isXRRenderTarget===!0?ct.texture.colorSpace:ve.workingColorSpace,It=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,kt=C.get(q.envMap||Pt,It),Qt=q.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,de=!!K.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),Bt=!!K.morphAttributes.position,fe=!!K.morphAttributes.normal,Je=!!K.morphAttributes.color,Re=ls;q.toneMapped&&(ct===null||ct.isXRRenderTarget===!0)&&(Re=I.toneMapping);let Ce=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,bn=Ce!==void 0?Ce.length:0,Ft=zt.get(q),un=T.state.lights;if(ke===!0&&(cn===!0||A!==Q)){let Pe=A===Q&&q.id===j;it.setState(q,A,Pe)}let ge=!1,fs=!1;q.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==un.state.version||$.isBatchedMesh&&Ft.batching===!1||!$.isBatchedMesh&&Ft.batching===!0||$.isBatchedMesh&&Ft.batchingColor===!0&&$._colorsTexture===null||$.isBatchedMesh&&Ft.batchingColor===!1&&$._colorsTexture!==null||$.isInstancedMesh&&Ft.instancing===!1||!$.isInstancedMesh&&Ft.instancing===!0||$.isSkinnedMesh&&Ft.skinning===!1||!$.isSkinnedMesh&&Ft.skinning===!0||$.isInstancedMesh&&Ft.instancingColor===!0&&$.instanceColor===null||$.isInstancedMesh&&Ft.instancingColor===!1&&$.instanceColor!==null||$.isInstancedMesh&&Ft.instancingMorph===!0&&$.morphTexture===null||$.isInstancedMesh&&Ft.instancingMorph===!1&&$.morphTexture!==null||Ft.envMap!==kt||q.fog===!0&&Ft.fog!==At||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==it.numPlanes||Ft.numIntersection!==it.numIntersection)||Ft.vertexAlphas!==Qt||Ft.vertexTangents!==de||Ft.morphTargets!==Bt||Ft.morphNormals!==fe||Ft.morphColors!==Je||Ft.morphTargetsCount!==bn||Ft.numLightProbeGrids!==an(T.state.lightProbeGridArray)?ge=!0:(Ft.outputColorSpace!==Et||Ft.toneMapping!==Re)&&(fs=!0):(ge=!0,Ft.__version=q.version);let dn=Ft.currentProgram;(ge===!0||fs===!0)&&(dn=fs===!0?li(q,B,$,Et,Re):Zi(q,B,$),k&&q.isNodeMaterial&&k.onUpdateProgram(q,dn,Ft));let Gr=!1,ji=!1,ps=!1,ce=dn.getUniforms(),nn=Ft.uniforms;if(St.useProgram(dn.program)&&(Gr=!0,ji=!0,ps=!0),q.id!==j&&(j=q.id,ji=!0),Gr||Q!==A){St.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),ce.setValue(U,"projectionMatrix",A.projectionMatrix),ce.setValue(U,"viewMatrix",A.matrixWorldInverse);let fn=ce.map.cameraPosition;fn!==void 0&&fn.setValue(U,Rn.setFromMatrixPosition(A.matrixWorld)),oe.logarithmicDepthBuffer&&ce.setValue(U,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&ce.setValue(U,"isOrthographic",A.isOrthographicCamera===!0),Q!==A&&(Q=A,ji=!0,ps=!0)}if(Ft.needsLights&&(un.state.sunShadowMap.length>0&&ce.setValue(U,"sunShadowMap",un.state.sunShadowMap,qt),un.state.directionalShadowMap.length>0&&ce.setValue(U,"directionalShadowMap",un.state.directionalShadowMap,qt),un.state.spotShadowMap.length>0&&ce.setValue(U,"spotShadowMap",un.state.spotShadowMap,qt),un.state.pointShadowMap.length>0&&ce.setValue(U,"pointShadowMap",un.state.pointShadowMap,qt)),$.isSkinnedMesh){ce.setOptional(U,$,"bindMatrix"),ce.setOptional(U,$,"bindMatrixInverse");let Pe=$.skeleton;Pe&&(Pe.boneTexture===null&&Pe.computeBoneTexture(),ce.setValue(U,"boneTexture",Pe.boneTexture,qt))}$.isBatchedMesh&&(ce.setOptional(U,$,"batchingTexture"),ce.setValue(U,"batchingTexture",$._matricesTexture,qt),ce.setOptional(U,$,"batchingIdTexture"),ce.setValue(U,"batchingIdTexture",$._indirectTexture,qt),ce.setOptional(U,$,"batchingColorTexture"),$._colorsTexture!==null&&ce.setValue(U,"batchingColorTexture",$._colorsTexture,qt));let Xn=K.morphAttributes;if((Xn.position!==void 0||Xn.normal!==void 0||Xn.color!==void 0)&&rt.update($,K,dn),(ji||Ft.receiveShadow!==$.receiveShadow)&&(Ft.receiveShadow=$.receiveShadow,ce.setValue(U,"receiveShadow",$.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&B.environment!==null&&(nn.envMapIntensity.value=B.environmentIntensity),nn.dfgLUT!==void 0&&(nn.dfgLUT.value=iT()),ji){if(ce.setValue(U,"toneMappingExposure",I.toneMappingExposure),Ft.needsLights&&kr(nn,ps),At&&q.fog===!0&&yt.refreshFogUniforms(nn,At),yt.refreshMaterialUniforms(nn,q,Mt,Tt,T.state.transmissionRenderTarget[A.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Pe=b,fn=0;for(let Bn of T.state.lightProbeGridArray)Bn.texture!==null&&(Pe.textures[fn]=Bn.texture,Pe.min[fn]=Bn.boundingBox.min,Pe.max[fn]=Bn.boundingBox.max,Pe.resolution[fn]=Bn.resolution,fn++);for(let Bn in Pe)Pe[Bn].length=fn;nn.probesSH.value=Pe.textures,nn.probesMin.value=Pe.min,nn.probesMax.value=Pe.max,nn.probesResolution.value=Pe.resolution}Oo.upload(U,Ds(Ft),nn,qt)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(Oo.upload(U,Ds(Ft),nn,qt),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&ce.setValue(U,"center",$.center),ce.setValue(U,"modelViewMatrix",$.modelViewMatrix),ce.setValue(U,"normalMatrix",$.normalMatrix),ce.setValue(U,"modelMatrix",$.matrixWorld),q.uniformsGroups!==void 0){let Pe=q.uniformsGroups;for(let fn=0,Bn=Pe.length;fn<Bn;fn++){let pl=Pe[fn];Vt.update(pl,dn),Vt.bind(pl,dn)}}return dn}function kr(A,B){A.ambientLightColor.needsUpdate=B,A.lightProbe.needsUpdate=B,A.sunLights.needsUpdate=B,A.sunLightShadows.needsUpdate=B,A.directionalLights.needsUpdate=B,A.directionalLightShadows.needsUpdate=B,A.pointLights.needsUpdate=B,A.pointLightShadows.needsUpdate=B,A.spotLights.needsUpdate=B,A.spotLightShadows.needsUpdate=B,A.rectAreaLights.needsUpdate=B,A.hemisphereLights.needsUpdate=B}function Ns(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ct},this.setRenderTargetTextures=function(A,B,K){let q=zt.get(A);q.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),zt.get(A.texture).__webglTexture=B,zt.get(A.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:K,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,B){let K=zt.get(A);K.__webglFramebuffer=B,K.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(A,B=0,K=0){ct=A,Y=B,H=K;let q=null,$=!1,At=!1;if(A){let Et=zt.get(A);if(Et.__useDefaultFramebuffer!==void 0){St.bindFramebuffer(U.FRAMEBUFFER,Et.__webglFramebuffer),st.copy(A.viewport),dt.copy(A.scissor),ut=A.scissorTest,St.viewport(st),St.scissor(dt),St.setScissorTest(ut),j=-1;return}else if(Et.__webglFramebuffer===void 0)qt.setupRenderTarget(A);else if(Et.__hasExternalTextures)qt.rebindTextures(A,zt.get(A.texture).__webglTexture,zt.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let Qt=A.depthTexture;if(Et.__boundDepthTexture!==Qt){if(Qt!==null&&zt.has(Qt)&&(A.width!==Qt.image.width||A.height!==Qt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");qt.setupDepthRenderbuffer(A)}}let It=A.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let kt=zt.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(kt[B])?q=kt[B][K]:q=kt[B],$=!0):A.samples>0&&qt.useMultisampledRTT(A)===!1?q=zt.get(A).__webglMultisampledFramebuffer:Array.isArray(kt)?q=kt[K]:q=kt,st.copy(A.viewport),dt.copy(A.scissor),ut=A.scissorTest}else st.copy(Gt).multiplyScalar(Mt).floor(),dt.copy(ue).multiplyScalar(Mt).floor(),ut=le;if(K!==0&&(q=z),St.bindFramebuffer(U.FRAMEBUFFER,q)&&St.drawBuffers(A,q),St.viewport(st),St.scissor(dt),St.setScissorTest(ut),$){let Et=zt.get(A.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_CUBE_MAP_POSITIVE_X+B,Et.__webglTexture,K)}else if(At){let Et=B;for(let It=0;It<A.textures.length;It++){let kt=zt.get(A.textures[It]);U.framebufferTextureLayer(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0+It,kt.__webglTexture,K,Et)}}else if(A!==null&&K!==0){let Et=zt.get(A.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,Et.__webglTexture,K)}j=-1};function zr(A){let B=zt.get(A);return(B.__readFormat!==A.format||B.__readType!==A.type)&&(B.__readFormat=A.format,B.__readType=A.type,B.__formatReadable=oe.textureFormatReadable(A.format),B.__typeReadable=oe.textureTypeReadable(A.type)),B}this.readRenderTargetPixels=function(A,B,K,q,$,At,Pt,Et=0){if(!(A&&A.isWebGLRenderTarget)){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=zt.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){St.bindFramebuffer(U.FRAMEBUFFER,It);try{let kt=A.textures[Et],Qt=kt.format,de=kt.type;A.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Et);let Bt=zr(kt);if(Bt.__formatReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=A.width-q&&K>=0&&K<=A.height-$&&U.readPixels(B,K,q,$,gt.convert(Qt),gt.convert(de),At)}finally{let kt=ct!==null?zt.get(ct).__webglFramebuffer:null;St.bindFramebuffer(U.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(A,B,K,q,$,At,Pt,Et=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=zt.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(B>=0&&B<=A.width-q&&K>=0&&K<=A.height-$){St.bindFramebuffer(U.FRAMEBUFFER,It);let kt=A.textures[Et],Qt=kt.format,de=kt.type;A.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Et);let Bt=zr(kt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let fe=U.createBuffer();U.bindBuffer(U.PIXEL_PACK_BUFFER,fe),U.bufferData(U.PIXEL_PACK_BUFFER,At.byteLength,U.STREAM_READ),U.readPixels(B,K,q,$,gt.convert(Qt),gt.convert(de),0),U.bindBuffer(U.PIXEL_PACK_BUFFER,null);let Je=ct!==null?zt.get(ct).__webglFramebuffer:null;St.bindFramebuffer(U.FRAMEBUFFER,Je);let Re=U.fenceSync(U.SYNC_GPU_COMMANDS_COMPLETE,0);return U.flush(),await Ey(U,Re,4),U.bindBuffer(U.PIXEL_PACK_BUFFER,fe),U.getBufferSubData(U.PIXEL_PACK_BUFFER,0,At),U.bindBuffer(U.PIXEL_PACK_BUFFER,null),U.deleteBuffer(fe),U.deleteSync(Re),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,B=null,K=0){let q=Math.pow(2,-K),$=Math.floor(A.image.width*q),At=Math.floor(A.image.height*q),Pt=B!==null?B.x:0,Et=B!==null?B.y:0;qt.setTexture2D(A,0),U.copyTexSubImage2D(U.TEXTURE_2D,K,0,0,Pt,Et,$,At),St.unbindTexture()},this.copyTextureToTexture=function(A,B,K=null,q=null,$=0,At=0){let Pt,Et,It,kt,Qt,de,Bt,fe,Je,Re=A.isCompressedTexture?A.mipmaps[At]:A.image;if(K!==null)Pt=K.max.x-K.min.x,Et=K.max.y-K.min.y,It=K.isBox3?K.max.z-K.min.z:1,kt=K.min.x,Qt=K.min.y,de=K.isBox3?K.min.z:0;else{let ce=Math.pow(2,-$);Pt=Math.floor(Re.width*ce),Et=Math.floor(Re.height*ce),A.isDataArrayTexture?It=Re.depth:A.isData3DTexture?It=Math.floor(Re.depth*ce):It=1,kt=0,Qt=0,de=0}q!==null?(Bt=q.x,fe=q.y,Je=q.z):(Bt=0,fe=0,Je=0);let Ce=gt.convert(B.format),bn=gt.convert(B.type),Ft;B.isData3DTexture?(qt.setTexture3D(B,0),Ft=U.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(qt.setTexture2DArray(B,0),Ft=U.TEXTURE_2D_ARRAY):(qt.setTexture2D(B,0),Ft=U.TEXTURE_2D),St.activeTexture(U.TEXTURE0),St.pixelStorei(U.UNPACK_FLIP_Y_WEBGL,B.flipY),St.pixelStorei(U.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),St.pixelStorei(U.UNPACK_ALIGNMENT,B.unpackAlignment);let un=St.getParameter(U.UNPACK_ROW_LENGTH),ge=St.getParameter(U.UNPACK_IMAGE_HEIGHT),fs=St.getParameter(U.UNPACK_SKIP_PIXELS),dn=St.getParameter(U.UNPACK_SKIP_ROWS),Gr=St.getParameter(U.UNPACK_SKIP_IMAGES);St.pixelStorei(U.UNPACK_ROW_LENGTH,Re.width),St.pixelStorei(U.UNPACK_IMAGE_HEIGHT,Re.height),St.pixelStorei(U.UNPACK_SKIP_PIXELS,kt),St.pixelStorei(U.UNPACK_SKIP_ROWS,Qt),St.pixelStorei(U.UNPACK_SKIP_IMAGES,de);let ji=A.isDataArrayTexture||A.isData3DTexture,ps=B.isDataArrayTexture||B.isData3DTexture;if(A.isDepthTexture){let ce=zt.get(A),nn=zt.get(B),Xn=zt.get(ce.__renderTarget),Pe=zt.get(nn.__renderTarget);St.bindFramebuffer(U.READ_FRAMEBUFFER,Xn.__webglFramebuffer),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,Pe.__webglFramebuffer);for(let fn=0;fn<It;fn++)ji&&(U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,zt.get(A).__webglTexture,$,de+fn),U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,zt.get(B).__webglTexture,At,Je+fn)),U.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,U.DEPTH_BUFFER_BIT,U.NEAREST);St.bindFramebuffer(U.READ_FRAMEBUFFER,null),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else if($!==0||A.isRenderTargetTexture||zt.has(A)){let ce=zt.get(A),nn=zt.get(B);St.bindFramebuffer(U.READ_FRAMEBUFFER,D),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,G);for(let Xn=0;Xn<It;Xn++)ji?U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ce.__webglTexture,$,de+Xn):U.framebufferTexture2D(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,ce.__webglTexture,$),ps?U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,nn.__webglTexture,At,Je+Xn):U.framebufferTexture2D(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,nn.__webglTexture,At),$!==0?U.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,U.COLOR_BUFFER_BIT,U.NEAREST):ps?U.copyTexSubImage3D(Ft,At,Bt,fe,Je+Xn,kt,Qt,Pt,Et):U.copyTexSubImage2D(Ft,At,Bt,fe,kt,Qt,Pt,Et);St.bindFramebuffer(U.READ_FRAMEBUFFER,null),St.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else ps?A.isDataTexture||A.isData3DTexture?U.texSubImage3D(Ft,At,Bt,fe,Je,Pt,Et,It,Ce,bn,Re.data):B.isCompressedArrayTexture?U.compressedTexSubImage3D(Ft,At,Bt,fe,Je,Pt,Et,It,Ce,Re.data):U.texSubImage3D(Ft,At,Bt,fe,Je,Pt,Et,It,Ce,bn,Re):A.isDataTexture?U.texSubImage2D(U.TEXTURE_2D,At,Bt,fe,Pt,Et,Ce,bn,Re.data):A.isCompressedTexture?U.compressedTexSubImage2D(U.TEXTURE_2D,At,Bt,fe,Re.width,Re.height,Ce,Re.data):U.texSubImage2D(U.TEXTURE_2D,At,Bt,fe,Pt,Et,Ce,bn,Re);St.pixelStorei(U.UNPACK_ROW_LENGTH,un),St.pixelStorei(U.UNPACK_IMAGE_HEIGHT,ge),St.pixelStorei(U.UNPACK_SKIP_PIXELS,fs),St.pixelStorei(U.UNPACK_SKIP_ROWS,dn),St.pixelStorei(U.UNPACK_SKIP_IMAGES,Gr),At===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&U.generateMipmap(Ft),St.unbindTexture()},this.initRenderTarget=function(A){zt.get(A).__webglFramebuffer===void 0&&qt.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?qt.setTextureCube(A,0):A.isData3DTexture?qt.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?qt.setTexture2DArray(A,0):qt.setTexture2D(A,0),St.unbindTexture()},this.resetState=function(){Y=0,H=0,ct=null,St.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ti}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=ve._getDrawingBufferColorSpace(t),e.unpackColorSpace=ve._getUnpackColorSpace()}};var uv=new W(0,1,0),rl=new W,hv=new Be,sT=new ti;function qi(i,t,e){let{offset:n,dimension:s}=i;return e.set(t[n]??0,t[n+1]??0,s===3?t[n+2]??0:0)}function Fr(i,t,e,n){rl.subVectors(e,t);let s=rl.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(t).addScaledVector(rl,.5),i.quaternion.setFromUnitVectors(uv,rl.divideScalar(s)),i.scale.set(n,s,n),s):0}function dv(i,t){let e=t.length();e>0&&i.quaternion.setFromUnitVectors(uv,rl.copy(t).divideScalar(e))}function xu(i,t,e){if(e===void 0){i.quaternion.identity();return}let n=s=>t[e+s]??0;hv.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(sT.setFromRotationMatrix(hv))}function ol(i,t,e){return t===void 0?e.set(0,0,0):e.set(i[t]??0,i[t+1]??0,i[t+2]??0)}function _n(i,t,e,n){let s=i.shape.points[t],r=s===void 0?void 0:i.data.points[s];return r?qi(r,e.positions,n):n.set(0,0,0)}function xi(i,t,e,n=0){let s=i.shape.sizes[t],r=s===void 0?n:e.sizes[s]??n;return Number.isFinite(r)?r:0}function Ur(i,t){return t!==void 0&&(i.points[t]?.fixed??!1)}var Hn={a:new W,b:new W,c:new W,d:new W};var mp=9,pp=.1,Or=16*mp+4,Pi=6,rT=3.4,oT=.42;function fv(i){let t=new Ke,e=new ln(new Float32Array(3*Or*Pi),3),n=new ln(new Float32Array(3*Or*Pi),3);t.setAttribute("position",e),t.setAttribute("normal",n),t.setIndex(lT());let s=new Le(t,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=Fr(s,_n(i,"start",o,Hn.a),_n(i,"end",o,Hn.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,aT(e,n,l,rT*a,oT*a))}}}function aT(i,t,e,n,s){let r=i.array,o=t.array,a=e*(1-2*pp)/mp;for(let l=0;l<Or;l+=1){let c=Math.min(Math.max((l-2)/(Or-5),0),1),h=l<2||l>Or-3,u=2*Math.PI*mp*c,d=h?0:n,p=l===0?0:l===Or-1?1:pp+(1-2*pp)*c,g=Math.cos(u),y=Math.sin(u),m=a/(2*Math.PI),f=Math.hypot(d,m)||1,_=-d*y/f,w=m/f,b=d*g/f,R=w*y,T=b*g-_*y,x=-w*g;for(let E=0;E<Pi;E+=1){let O=2*Math.PI*E/Pi,I=Math.cos(O),L=Math.sin(O),k=I*g+L*R,z=L*T,D=I*y+L*x,G=3*(Pi*l+E);r[G]=d*g+s*k,r[G+1]=(p-.5)*e+s*z,r[G+2]=d*y+s*D,o[G]=k,o[G+1]=z,o[G+2]=D}}i.needsUpdate=!0,t.needsUpdate=!0}function lT(){let i=[];for(let t=0;t+1<Or;t+=1)for(let e=0;e<Pi;e+=1){let n=Pi*t+e,s=Pi*t+(e+1)%Pi;i.push(n,s,n+Pi,s,s+Pi,n+Pi)}return i}var cT=.0068,hT=.015,uT=.012,dT=.75,fT=8,pT=.42,bu=class{constructor(t,e,n){this.data=t;this.index=e;this.count=n;let s=t.shapes.filter(r=>r.kind==="rod").length;this.finer=Math.min(1,Math.max(.4,Math.sqrt(fT/Math.max(s,1))))}data;index;count;extent=1;strongest=0;finer;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return cT*this.extent*this.finer*(this.spatial?dT:1)}get pin(){return hT*this.extent*this.finer}get least(){return uT*this.extent*this.finer}colour(t=0){return this.ghost||this.count()>1?mn(this.index%6,6):mn(t%6,6)}material(t,e=0,n=""){let s=`${t}${t==="body"||t==="edge"||t==="face"?e:""}${n}`,r=this.materials.get(s);return r||(r=new Rr({side:Ci}),this.ghost?Object.assign(r,{transparent:!0,opacity:pT,depthWrite:!1}):t==="face"&&Object.assign(r,{transparent:!0,opacity:.22,depthWrite:!1}),r.userData.role=t,r.userData.trail=e,r.userData.given=n,this.materials.set(s,r),this.dye(r)),r}renew(){for(let t of this.materials.values())this.dye(t)}dispose(){for(let t of this.materials.values())t.dispose()}dye(t){let e=t.userData.role,s=(this.ghost?"":t.userData.given)||this.colour(t.userData.trail),{steel:r,rail:o,ground:a,pin:l,ink:c}=ze(),h={steel:r,rail:o,ground:a,pin:l,body:s,edge:s,face:s,dark:c};t.color=new se(h[e]),e==="edge"&&t.color.multiplyScalar(.62),this.ghost&&e==="steel"&&(t.color=new se(s))}};var mT=`
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
}`,gT=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,ko=class{constructor(t,e,n,s){this.capacity=t;this.points=new Xa(new Float32Array(8*t),4,1);let r=new Wa;r.setAttribute("corner",new ln(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new Co(this.points,4,0)),r.setAttribute("finish",new Co(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:e},colour:{value:new se},opacity:{value:s}},a=new Ri({vertexShader:mT,fragmentShader:gT,uniforms:o,transparent:!0,depthWrite:!1});this.object=new Le(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new Yt(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(t,e,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=t,r[o+1]=e,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(t){this.object.material.uniforms.colour.value.set(t)}resize(t,e){this.resolution.set(t,e)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var yT=new Ua(1,32,20),al=new Rs(1,1,1,48).rotateX(Math.PI/2),pv=new as(1,1,1),vT=new Na(1,64),mv=.2,gp=.05,_T=4e-4;function Ls(i,t,e){let n=new Le(t,e);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function Mu(i){return i.look.material("body",i.trail,i.shape.colour)}function gv(i){let{look:t,trail:e,layer:n}=i;if(t.spatial)return yp(i);let s=new vn,r=Ls(i,al,t.material("edge",e)),o=Ls(i,al,t.material("body",e));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(xi(i,"radius",a)),t.least),c=gp*t.extent,h=Math.min(.16*l,.3*t.rod);_n(i,"center",a,s.position),s.position.z=(.03+_T*n)*t.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function yp(i){let t=Ls(i,yT,Mu(i));return{object:t,place(e){_n(i,"center",e,t.position),t.scale.setScalar(Math.max(Math.abs(xi(i,"radius",e)),i.look.least))}}}function yv(i){let t=Ls(i,pv,Mu(i));return{object:t,place(e){let n=ol(e.sizes,i.shape.vectors.size,Hn.a),s=gp*i.look.extent;t.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),_n(i,"center",e,t.position),xu(t,e.sizes,i.shape.vectors.rotation)}}}function vp(i,t){let e=Ls(i,new Ke,Mu(i)),n="";return{object:e,place(s){let r=Math.abs(xi(i,"radius",s)),o=Math.abs(xi(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,e.geometry.dispose(),e.geometry=(t?new Da(r,o,8,24):new Rs(r,r,o,40)).rotateX(Math.PI/2)),_n(i,"center",s,e.position),xu(e,s.sizes,i.shape.vectors.rotation)}}}function vv(i){let t=new Ke;i.shape.mesh&&(t.setAttribute("position",new ln(new Float32Array(zs(i.shape.mesh.vertices)),3)),t.setIndex(new ln(new Uint32Array(zs(i.shape.mesh.faces)),1)));let e=t.index?t.toNonIndexed():t;e.computeVertexNormals();let n=Ls(i,e,Mu(i));return{object:n,place(s){_n(i,"center",s,n.position),n.scale.setScalar(xi(i,"scale",s,1)),xu(n,s.sizes,i.shape.vectors.rotation)}}}function _v(i,t){let e=new vn,n=Ls(i,new Ke,i.look.material("steel")),s=t?new Le(vT,i.look.material("face",i.trail)):null;e.add(n),s&&e.add(s);let{a:r,b:o}=Hn,a=0;return{object:e,place(l){let c=Math.abs(xi(i,"radius",l));if(e.visible=c>0,!e.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new Oa(1,h,10,96)),_n(i,"center",l,e.position),e.scale.setScalar(c),ol(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),e.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function _p(i,t){return(.5+mv)*Math.abs(xi(i,"height",t))}function xv(i,t,e){let{look:n,trail:s}=i,r=new vn,o=[],a=[],l=Ls(i,pv,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(Ls(i,al,n.material("steel"))),a.push(new Le(al,n.material("pin")));let c=e?new Le(al,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(xi(i,"width",h)),d=Math.abs(xi(i,"height",h)),p=mv*d,g=n.spatial?d:2*gp*n.extent;_n(i,"center",h,r.position);let y=t?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(y.y,y.x)),y.lifted&&r.position.addScaledVector(Hn.a.set(-y.y,y.x,0),_p(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[m,f]of[-1,1].entries()){let _=f*Math.max(u/2-1.3*p,0),w=o[m],b=a[m];w?.position.set(_,-d/2,.12*g),w?.scale.set(p,p,.3*g),b?.position.set(_,-d/2,.13*g),b?.scale.set(.4*p,.4*p,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var ll=new Rs(1,1,1,14),xT=new as(2,1,2),bT=new Fa(1,1,18),MT=3.2,bv=1.25,ST=.3;function Mv(i){let t=new Le(ll,i.look.material("steel"));return t.castShadow=!i.look.ghost,{object:t,place(e){Fr(t,_n(i,"start",e,Hn.a),_n(i,"end",e,Hn.b),i.look.rod)}}}function Sv(i,t,e){let n=new vn,s=new Le(ll,i.look.material("rail"));n.add(s);let r=t?new Le(xT,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=Hn;return{object:n,place(c){_n(i,"start",c,o),_n(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=e(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),Fr(s,o,a,i.look.rod*(t?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),Fr(r,o,a,u),r.position.z=-.12*i.look.extent}}}var cl=class{constructor(t,e){this.brief=t;this.colour=e;this.object.add(this.shaft,this.tip),this.shaft.castShadow=this.tip.castShadow=!t.look.ghost}brief;colour;object=new vn;material=new Rr;shaft=new Le(ll,this.material);tip=new Le(bT,this.material);end=new W;place(t,e){let n=e.length(),s=.8*this.brief.look.rod,r=Math.min(MT*2*s,.6*n);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(mn(this.colour,6));let o=(n-r)/n;this.end.copy(t).addScaledVector(e,o),Fr(this.shaft,t,this.end,s),dv(this.tip,e),this.tip.position.copy(t).addScaledVector(e,(1+o)/2),this.tip.scale.set(2*bv*s,r,2*bv*s),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function wv(i,t,e){if(i.shape.sizes.scale!==void 0)return xi(i,"scale",e,1);let{look:n}=i;return Number.isFinite(t)&&(n.strongest=Math.max(n.strongest,t)),n.strongest>0?ST*n.extent/n.strongest:0}function Av(i){let t=new cl(i,1);return{object:t.object,place(e){let n=ol(e.sizes,i.shape.vectors.vector,Hn.b);t.place(_n(i,"at",e,Hn.a),n.multiplyScalar(wv(i,n.length(),e)))}}}function Ev(i){let t=new cl(i,2),e=i.shape.multipliers??[];return{object:t.object,place(n){let s=o=>{let a=e[o]??-1;return a<0?0:n.multipliers[a]??0},r=Hn.b.set(s(0),s(1),s(2));t.place(_n(i,"at",n,Hn.a),r.multiplyScalar(wv(i,r.length(),n)))}}}function Tv(i){let t=new vn,e=[1,2,0].map(r=>new cl(i,r));for(let r of e)t.add(r.object);let{a:n,b:s}=Hn;return{object:t,place(r){_n(i,"origin",r,n);let o=xi(i,"length",r,.14*i.look.extent),a=i.shape.vectors.rotation;e.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function Rv(i,t){let e=new vn,n=new Le(ll,i.look.material("steel")),s=new Le(ll,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,e.add(n,s);let r=Ur(i.data,i.shape.points[t]);return{object:e,place(o){let{extent:a,pin:l}=i.look;_n(i,t,o,e.position),e.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),e.visible=r||!i.look.ghost}}}var ul=1e-6,wT=.01,zo=new W,oi=new W,hl=new W;function Cv(i,t,e,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?qi(l,n.positions,a):a.set(NaN,NaN,NaN)};s(e.points.start,zo),s(e.points.end,oi).sub(zo),s(t.points.center,hl).sub(zo);let r=oi.lengthSq();return{off:Math.abs(oi.x*hl.y-oi.y*hl.x)/r,inside:(oi.x*hl.x+oi.y*hl.y)/r}}function Su(i,t,e){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=Cv(i,t,n,e);if(s<=ul&&(n.kind==="rail"||r>ul&&r<1-ul))return n}return null}function Pv(i,t,e){let n=!1,s={x:1,y:0,lifted:e.kind==="rod"};return r=>{let{off:o}=Cv(i,t,e,r);n||=!(o<=wT);let a=Math.hypot(oi.x,oi.y)||1,l=oi.x<-ul*a?-1:1;return s.x=n?1:l*oi.x/a,s.y=n?0:l*oi.y/a,s.lifted=!n&&e.kind==="rod",s}}function wu(i,t,e,n){if(i.spatial)return!1;if(e)return!0;let s=[t.points.start,t.points.end],r=i.shapes.some(l=>l.kind==="rail"&&l!==t&&(s.includes(l.points.start)||s.includes(l.points.end))),[o,a]=s.map(l=>i.points[l??-1]);return r||!o||!a?!1:(qi(o,n.positions,zo),qi(a,n.positions,oi),Math.abs(zo.y-oi.y)<ul*Math.abs(zo.x-oi.x))}function Iv(i){let t=new Map,e=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||t.has(o)||e.has(o)||Ur(i,o)&&!Ur(i,n.points[r])&&t.set(o,{shape:n,role:s})}return[...t.values()]}function Lv(i){return new Set(i.shapes.filter(t=>t.kind==="rod").flatMap(t=>[t.points.start,t.points.end]))}var AT=2e3,ET=1,TT=.6,xp=new Float64Array(0);function Yi(i){let t=i.data.shapes.some(e=>e.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:t?i.multipliers():xp}}var Au=class{constructor(t,e,n,s){this.data=t;this.player=e;this.look=new bu(t,n,s);let r=Yi(e);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(t.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=Lv(t),l=new Map;for(let c of t.shapes){let h=c.kind==="cart"?Su(t,c,r):null;h&&l.set(c,h)}if(t.shapes.forEach((c,h)=>{if(this.look.ghost&&RT(t,c))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),p={data:t,shape:c,look:this.look,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(p,r,l,a))}),!t.spatial&&!this.look.ghost)for(let{shape:c,role:h}of Iv(t))this.add(Rv({data:t,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new vn;look;shown;before=xp;parts=[];trails=[];place(t){let e=Yi(this.player);if(t<1&&this.before.length===e.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+t*((e.positions[n]??0)-s)}else this.shown.positions.set(e.positions);this.shown.sizes=e.sizes,this.shown.multipliers=e.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(t,e){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=t[o]??0,c=t[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?t[o+2]??0:-.02*this.look.extent,e)}}get traced(){return this.trails.length>0}forget(){this.before=xp;for(let{ribbon:t}of this.trails)t.clear()}showTrails(t){for(let{ribbon:e}of this.trails)e.object.visible=t}resize(t,e){for(let{ribbon:n}of this.trails)n.resize(t,e)}renew(){this.look.renew();for(let{ribbon:t,colour:e}of this.trails)t.dye(this.look.colour(e))}dispose(){for(let{ribbon:t}of this.trails)t.dispose();this.look.dispose(),this.object.removeFromParent()}add(t){this.parts.push(t),this.object.add(t.object)}addTrail(t,e){let n=t.points.point;if(n===void 0)return;let s=new ko(AT,TT*this.data.until,ET,this.look.ghost?.55:.85);s.object.renderOrder=-1,s.dye(this.look.colour(e)),this.trails.push({point:n,ribbon:s,colour:e}),this.object.add(s.object)}part(t,e,n,s){let{shape:r,data:o}=t;switch(r.kind){case"rod":return Mv(t);case"coil":return fv(t);case"disc":return gv(t);case"sphere":return yp(t);case"box":return yv(t);case"cylinder":return vp(t,!1);case"capsule":return vp(t,!0);case"mesh":return vv(t);case"hoop":return _v(t,s.has(r.points.center));case"arrow":return Av(t);case"reaction":return Ev(t);case"frame":return Tv(t);case"cart":{let a=n.get(r);return xv(t,a?Pv(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...t,shape:c})),l=c=>Math.max(0,...a.map(h=>_p(h,c)));return Sv(t,wu(o,r,a.length>0,e),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function RT(i,t){return t.kind==="hoop"&&Object.keys(t.vectors).length?!1:t.kind!=="trail"&&Object.values(t.points).every(e=>Ur(i,e))}var Dv=120,CT=40;function Nv(i,t){let e=performance.now()+CT;for(let n=0;n<Dv&&performance.now()<e&&i.outcome==="";n+=1)i.advance(i.data.until/Dv,e-performance.now()),i.outcome===""&&t.include(Yi(i))}var dl=class{t;positions;width;constructor(t){this.t=new Float64Array(zs(t.run?.t??"")),this.positions=new Float64Array(zs(t.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(t){return this.positions.subarray(t*this.width,(t+1)*this.width)}include(t,e){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)t.include({...e,positions:this.row(s)})}*between(t,e,n){let s=this.after(t),r=this.after(e),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(t){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=t?e=s+1:n=s}return e}};var Eu={mouse:28,touch:44},Tu=class{constructor(t,e,n){this.stage=t;this.session=e;this.wanted=n;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&t.grab(...this.inside(o),Eu.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let t=this.stage.unproject(this.at.x,this.at.y,this.point);this.session.pull(this.point,t),this.stage.showPull(this.point,t)}begin(t){if(t.button!==0)return;let[e,n]=this.inside(t);this.point=this.stage.grab(e,n,t.pointerType==="touch"?Eu.touch:Eu.mouse),this.active&&(Object.assign(this.at,{x:e,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(t.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(t){let[e,n]=this.inside(t);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(e,n,Eu.mouse)>=0);return}!this.session.playing&&Math.hypot(e-this.at.x,n-this.at.y)>3&&this.session.play(!0),Object.assign(this.at,{x:e,y:n}),this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(t){let e=this.stage.canvas.getBoundingClientRect();return[t.clientX-e.left,t.clientY-e.top]}};var PT=1e-9,IT=.05,LT=.02,DT=["ArrowUp","ArrowRight"],NT=["ArrowDown","ArrowLeft"],Ru=class{constructor(t,e,n,s){this.stage=t;this.session=e;this.functions=n;this.size=s;let{data:r}=e,o=r.points.reduce((a,{dimension:l})=>a+l,0);this.layout=new Qe(r.layout),this.y=new Float64Array(this.layout.size),this.positions=new Float64Array(o),this.slopes=new Float64Array(o*this.layout.v.length),!(!this.layout.identity||!n.point_jacobians||!r.servo)&&(this.look(),r.servo.coordinates.forEach((a,l)=>this.add(a,r.servo?.desired[l]??"")),this.update())}stage;session;functions;size;element=J("div",{class:"set-points",role:"group","aria-label":"Desired values to drag"});handles=[];layout;y;positions;slopes;update(){if(this.handles.length){this.element.hidden=this.session.main.servoMode==="off"||this.session.swing!==null,this.look();for(let{point:t,ring:e}of this.handles){let{x:n,y:s}=this.stage.project(this.placeOf(t));e.style.transform=`translate(${n.toFixed(1)}px, ${s.toFixed(1)}px)`}}}add(t,e){let{data:n}=this.session,s=this.pointFor(t),{label:r="",unit:o="",angle:a=!1}=n.coordinates[t]??{};if(s<0)return;let l=a?IT:LT*this.size,c=J("button",{type:"button",class:"set-point","data-set-point":e,"aria-label":`Desired ${r}: drag, or arrow keys`,title:`desired ${r}`,onpointerdown:u=>this.grab(u,h),onkeydown:u=>{let{key:d}=u,p=DT.includes(d)?1:NT.includes(d)?-1:0;p&&(u.preventDefault(),u.stopPropagation(),this.set(h,this.session.main.parameter(e)+p*l),c.title=`desired ${r} = ${be(this.session.main.parameter(e))} ${o}`.trim())}}),h={coordinate:t,name:e,point:s,ring:c};this.handles.push(h),this.element.append(c)}grab(t,e){if(t.button!==0)return;t.preventDefault();let{ring:n}=e;n.focus(),n.setPointerCapture(t.pointerId),n.classList.add("grabbing");let s=o=>this.drag(e,o),r=()=>{n.classList.remove("grabbing"),n.removeEventListener("pointermove",s)};n.addEventListener("pointermove",s);for(let o of["pointerup","pointercancel"])n.addEventListener(o,r,{once:!0})}drag(t,e){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.unproject(e.clientX-n.left,e.clientY-n.top,t.point);this.look();let r=this.placeOf(t.point),o=0,a=0;this.slopesOf(t.point,t.coordinate).forEach((l,c)=>{o+=l*((s[c]??0)-(r[c]??0)),a+=l*l}),a>0&&this.set(t,this.session.main.parameter(t.name)+o/a)}set({name:t},e){Number.isFinite(e)&&this.session.setParameter(t,Number(e.toPrecision(5)))}look(){let{main:t,data:e}=this.session,{y:n,functions:s}=this,r=new Float64Array(0);n.set(t.y),e.servo?.coordinates.forEach((o,a)=>{n[this.layout.q.first+o]=t.parameter(e.servo?.desired[a]??"")}),s.positions?.(t.t,n,t.u,t.p,r,this.positions),s.point_jacobians?.(t.t,n,t.u,t.p,r,this.slopes)}placeOf(t){let{offset:e,dimension:n}=this.pointOf(t);return this.positions.subarray(e,e+n)}slopesOf(t,e){let{offset:n,dimension:s}=this.pointOf(t),r=this.layout.v.length;return Array.from({length:s},(o,a)=>this.slopes[(n+a)*r+e]??0)}pointFor(t){let e=PT*Math.max(...this.slopes.map(Math.abs)),n=this.layout.v.length,s=(a,l)=>Math.hypot(...this.slopesOf(a,l)),r=-1,o=[1/0,0];return this.session.data.points.forEach((a,l)=>{let c=s(l,t);if(!a.draggable||!(c>e))return;let h=Array.from({length:n},(u,d)=>s(l,d)).filter(u=>u>e).length;h>o[0]||h===o[0]&&c<=o[1]||(r=l,o=[h,c])}),r}pointOf(t){let e=this.session.data.points[t];if(!e)throw new RangeError(`The drawing has no point ${t}.`);return e}};var Fv=.0068,FT=.015,UT=.03,Uv=9,Ov=1500,Cu=class{constructor(t,e,n){this.canvas=t;this.data=e;this.framing=n;let s=t.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;get scale(){return`grid ${be(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}render(){let{pen:t,players:e}=this,n=Math.min(window.devicePixelRatio,2);for(let s of e)s.outcome===""&&this.framing.include(Yi(s));if(t.setTransform(n,0,0,n,0,0),t.fillStyle=ze().wall,t.fillRect(0,0,this.width,this.height),t.lineCap=t.lineJoin="round",this.drawGrid(),this.trailsShown)for(let s of this.trails)this.line(s.path,mn(s.player%6,6),1.5,.5);return[...e].reverse().forEach((s,r)=>{let o=e.length-1-r,a=Yi(s);t.globalAlpha=o?.45:1;for(let l of this.data.shapes)this.drawShape(l,a,mn(o%6,6));t.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],mn(1,6),3),!1}remember(){}project(t){let[e,n]=this.pixel(t[0]??0,t[1]??0);return{x:e,y:n}}screenOf(t){return this.project(this.placeOf(t,this.positions))}setPlayers(t){this.players=t;let e=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=t.flatMap((n,s)=>e.map(r=>({point:r,player:s,path:[]})))}trace(){for(let t of this.trails){let e=this.players[t.player];e&&(t.path.push(...this.placeOf(t.point,e.positions())),t.path.length>4*Ov&&t.path.splice(0,2*Ov))}}retrace(t){for(let e of this.trails)e.path.length=0;for(let{positions:e}of t)for(let n of this.trails)n.path.push(...this.placeOf(n.point,e))}showTrails(t){this.trailsShown=t}resize(t,e){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[t,e],this.canvas.width=Math.round(t*n),this.canvas.height=Math.round(e*n)}setInset(t){this.inset=t}renew(){}grab(t,e,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-t,c-e);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(t,e){let{scale:n,left:s,top:r}=this.view;return Float64Array.of((t-s)/n,(r-e)/n)}showPull(t,e){this.pulled=e?{point:t,target:e}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return Si(this.framing.size/9)}get view(){let{low:t,high:e,size:n}=this.framing,s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air,o=c=>r*Math.max((e[c]??0)-(t[c]??0),.25*n),a=c=>((e[c]??0)+(t[c]??0))/2,l=Math.min(s/o(0),this.height/o(1));return{scale:l,left:this.width-s/2-l*a(0),top:this.height/2+l*a(1)}}pixel(t,e){let{scale:n,left:s,top:r}=this.view;return[s+n*t,r-n*e]}placeOf(t,e){let n=this.data.points[t]?.offset??0;return[e[n]??0,e[n+1]??0]}line(t,e,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.view;r.save(),r.globalAlpha*=s,r.strokeStyle=e,r.lineWidth=n,r.beginPath();for(let c=0;c+1<t.length;c+=2)r.lineTo(a+o*(t[c]??0),l-o*(t[c+1]??0));r.stroke(),r.restore()}circle(t,e,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(t,e);a.beginPath(),a.arc(l,c,Math.max(n*this.view.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:t}=this,{scale:e,left:n,top:s}=this.view,{pen:r}=this;r.strokeStyle=ze().grid,r.lineWidth=1,r.beginPath();for(let o=n%(e*t);o<this.width;o+=e*t)r.rect(o,-1,0,this.height+2);for(let o=s%(e*t);o<this.height;o+=e*t)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(t,e,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=ze(),c=2*Fv*s*this.view.scale,h=p=>this.placeOf(t.points[p]??0,e.positions),u=p=>Math.abs(e.sizes[t.sizes[p]??-1]??0),d=p=>this.data.points[t.points[p]??-1]?.fixed??!1;switch(t.kind){case"rod":case"rail":case"coil":{let p=h("start"),g=h("end");t.kind==="coil"?this.line(OT(p,g,UT*s),r,.4*c):this.line([...p,...g],t.kind==="rail"?o:r,t.kind==="rail"?2:c);for(let y of["start","end"])t.kind!=="rail"&&d(y)&&this.circle(...h(y),FT*s,l,r,2);return}case"cart":{let[p,g]=h("center"),y=u("width")/2,m=u("height")/2;this.line([p-y,g-m,p+y,g-m,p+y,g+m,p-y,g+m,p-y,g-m],n,3);for(let f of[-1,1])this.circle(p+f*.7*y,g-m,.4*m,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":{let[p,g]=h("at"),y=t.vectors.vector??-1,m=u("scale")||1;return this.line([p,g,p+m*(e.sizes[y]??0),g+m*(e.sizes[y+1]??0)],a,.6*c)}case"box":{let p=t.vectors.size??-1,g=t.vectors.rotation,[y,m]=h("center"),f=[],_=w=>(g===void 0?[1,0,0,0,1][w]:e.sizes[g+w])??0;for(let[w,b]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let R=w*(e.sizes[p]??0)/2,T=b*(e.sizes[p+1]??0)/2;f.push(y+_(0)*R+_(1)*T,m+_(3)*R+_(4)*T)}return this.line(f,n,3)}default:t.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),Fv*s),n,a)}}};function OT(i,t,e){let n=[t[0]-i[0],t[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*Uv;o+=1){let a=.1+.8*(o+.5)/(2*Uv),l=(o%2?-e:e)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...t]}var BT=.06,kT=.22,zT=40,GT=1.08,Pu=class{constructor(t,e){this.data=t;let n=HT(t,e);this.margins=[],this.air=t.shapes.some(({kind:s})=>s==="arrow"||s==="reaction")?kT:BT;for(let s of t.shapes)for(let r of Object.values(s.points))n.has(r)||this.margins.push({point:r,size:VT(s)});this.margins.length||t.points.forEach((s,r)=>this.margins.push({point:r,size:()=>0})),this.include(e);for(let s=0;s<3;s+=1)(this.low[s]??0)>(this.high[s]??0)&&(this.low[s]=this.high[s]=0);t.spatial||this.includeReach(e)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;firstSize=0;margins;settle(){this.firstSize=this.size}get size(){let t=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...t,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(t){let e=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(t);for(let a=0;a<r.dimension;a+=1)e=this.stretch(a,t.positions[r.offset+a]??0,o)||e}return e}stretch(t,e,n){if(!Number.isFinite(e+n))return!1;let s=this.low[t]??0,r=this.high[t]??0,o=this.firstSize?zT*this.firstSize:1/0,a=this.firstSize?(GT-1)*(r-s):0,l=e-n<s&&!(r-e>o),c=e+n>r&&!(e-s>o);return l&&(this.low[t]=e-n-a),c&&(this.high[t]=e+n+a),l||c}includeReach(t){let{points:e,shapes:n}=this.data,s=e.map(l=>l.fixed?0:1/0),r=e.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=e[l];return h&&c<h.dimension?t.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,p=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,y]of[[u,d],[d,u]]){let m=(s[g]??1/0)+p;m<(s[y]??1/0)*(1-1e-9)&&(s[y]=m,r[y]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=e[l];if(!(!d||!(h>0&&h<1/0)))for(let p=0;p<d.dimension;p+=1)this.stretch(p,a(u,p)-h,c(t)),this.stretch(p,a(u,p)+h,c(t))}}};function VT(i){let t=(e,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(e.sizes[s]??0)};return e=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(e.sizes[n]??0,e.sizes[n+1]??0,e.sizes[n+2]??0)/2;return Math.max(s,t(e,"radius")+t(e,"length")/2,Math.hypot(t(e,"width"),1.4*t(e,"height"))/2)}}function HT(i,t){let e=new Set(i.shapes.filter(o=>o.kind==="cart").map(o=>Su(i,o,t))),n=new Set(i.shapes.filter(o=>o.kind==="rail"&&wu(i,o,e.has(o),t))),s=new Set(i.shapes.filter(o=>!n.has(o)).flatMap(o=>Object.values(o.points))),r=[...n].flatMap(o=>Object.values(o.points));return s.size?new Set(r.filter(o=>!s.has(o))):new Set}var Bv={type:"change"},Mp={type:"start"},zv={type:"end"},Iu=new Er,kv=new yi,WT=Math.cos(70*Qf.DEG2RAD),Tn=new W,ai=2*Math.PI,Ae={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},bp=1e-6,Lu=class extends qa{constructor(t,e=null){super(t,e),this.state=Ae.NONE,this.target=new W,this.cursor=new W,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:er.ROTATE,MIDDLE:er.DOLLY,RIGHT:er.PAN},this.touches={ONE:nr.ROTATE,TWO:nr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new W,this._lastQuaternion=new ti,this._lastTargetPosition=new W,this._quat=new ti().setFromUnitVectors(t.up,new W(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Lo,this._sphericalDelta=new Lo,this._scale=1,this._panOffset=new W,this._rotateStart=new Yt,this._rotateEnd=new Yt,this._rotateDelta=new Yt,this._panStart=new Yt,this._panEnd=new Yt,this._panDelta=new Yt,this._dollyStart=new Yt,this._dollyEnd=new Yt,this._dollyDelta=new Yt,this._dollyDirection=new W,this._mouse=new Yt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=qT.bind(this),this._onPointerDown=XT.bind(this),this._onPointerUp=YT.bind(this),this._onContextMenu=tR.bind(this),this._onMouseWheel=jT.bind(this),this._onKeyDown=KT.bind(this),this._onTouchStart=JT.bind(this),this._onTouchMove=QT.bind(this),this._onMouseDown=$T.bind(this),this._onMouseMove=ZT.bind(this),this._interceptControlDown=eR.bind(this),this._interceptControlUp=nR.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ae.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Bv),this.update(),this.state=Ae.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Tn.copy(e).sub(this.target),Tn.applyQuaternion(this._quat),this._spherical.setFromVector3(Tn),this.autoRotate&&this.state===Ae.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ai:n>Math.PI&&(n-=ai),s<-Math.PI?s+=ai:s>Math.PI&&(s-=ai),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Tn.setFromSpherical(this._spherical),Tn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Tn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Tn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new W(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new W(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Tn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Iu.origin.copy(this.object.position),Iu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Iu.direction))<WT?this.object.lookAt(this.target):(kv.setFromNormalAndCoplanarPoint(this.object.up,this.target),Iu.intersectPlane(kv,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>bp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>bp||this._lastTargetPosition.distanceToSquared(this.target)>bp?(this.dispatchEvent(Bv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ai/60*this.autoRotateSpeed*t:ai/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Tn.setFromMatrixColumn(e,0),Tn.multiplyScalar(-t),this._panOffset.add(Tn)}_panUp(t,e){this.screenSpacePanning===!0?Tn.setFromMatrixColumn(e,1):(Tn.setFromMatrixColumn(e,0),Tn.crossVectors(this.object.up,Tn)),Tn.multiplyScalar(t),this._panOffset.add(Tn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Tn.copy(s).sub(this.target);let r=Tn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Yt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function XT(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function qT(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function YT(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(zv),this.state=Ae.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function $T(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case er.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ae.DOLLY;break;case er.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ae.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ae.ROTATE}break;case er.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ae.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ae.PAN}break;default:this.state=Ae.NONE}this.state!==Ae.NONE&&this.dispatchEvent(Mp)}function ZT(i){switch(this.state){case Ae.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ae.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ae.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function jT(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ae.NONE||(i.preventDefault(),this.dispatchEvent(Mp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(zv))}function KT(i){this.enabled!==!1&&this._handleKeyDown(i)}function JT(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case nr.ROTATE:if(this.enableRotate===!1){this.state=Ae.NONE;break}this._handleTouchStartRotate(i),this.state=Ae.TOUCH_ROTATE;break;case nr.PAN:if(this.enablePan===!1){this.state=Ae.NONE;break}this._handleTouchStartPan(i),this.state=Ae.TOUCH_PAN;break;default:this.state=Ae.NONE}break;case 2:switch(this.touches.TWO){case nr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ae.TOUCH_DOLLY_PAN;break;case nr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ae.TOUCH_DOLLY_ROTATE;break;default:this.state=Ae.NONE}break;default:this.state=Ae.NONE}this.state!==Ae.NONE&&this.dispatchEvent(Mp)}function QT(i){switch(this._trackPointer(i),this.state){case Ae.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ae.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ae.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ae.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ae.NONE}}function tR(i){this.enabled!==!1&&i.preventDefault()}function eR(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function nR(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Gv=-.16,Vv=60,Du=class{constructor(t,e,n,s){this.scene=t;this.spatial=n;this.grounded=s;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let r=.95;Object.assign(this.sun.shadow.camera,{left:-r,right:r,top:r,bottom:-r,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,t.add(this.sun,this.sky,this.shadow),e.add(this.grid),this.renew()}scene;spatial;grounded;sun=new Ha(16777215,2.1);spacing=0;sky=new Ga(16777215,15265010,1.5);shadow=new Le(new Tr(8,8),new Ba);grid=new Ca(new Ke,new Po({transparent:!0}));gridAt="";place(t,e,n){let s=((t.low[2]??0)-(e[2]??0))/n;this.shadow.position.z=this.spatial?s:Gv,this.grid.visible=!this.spatial||this.grounded,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let r=Si(n/9),o=[0,1].map(l=>Math.round((e[l]??0)/r)),a=`${r} ${o.join(" ")} ${t.low[2]}`;this.grid.position.z=this.spatial?t.low[2]??0:(Gv+.002)*n,a!==this.gridAt&&(this.gridAt=a,this.spacing=r,this.grid.geometry.dispose(),this.grid.geometry=iR(r,(o[0]??0)*r,(o[1]??0)*r))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}scale(t){return this.grid.visible&&this.spacing?`grid ${be(this.spacing)} ${t}`.trim():""}renew(){let{wall:t,grid:e,shadow:n}=ze();this.grid.material.color.set(e),this.shadow.material.opacity=n,this.scene.fog=this.spatial?new Aa(t,3.2,6.5):null}};function iR(i,t,e){let n=Vv/2*i,s=[];for(let r=0;r<=Vv;r+=1){let o=r*i-n;s.push(t+o,e-n,0,t+o,e+n,0,t-n,e+o,0,t+n,e+o,0)}return new Ke().setAttribute("position",new ln(new Float32Array(s),3))}var sR=.18,Hv=32,Wv=35*Math.PI/180,rR=20*Math.PI/180,oR=40*Math.PI/180,aR=34,lR=30,Nu=class{constructor(t,e,n,s,r){this.canvas=t;this.data=e;this.framing=n;this.simplified=s==="software"?1:0,this.renderer=new yu({canvas:t,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=Jn,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=e.points.some(a=>a.fixed);if(this.surroundings=new Du(this.scene,this.world,e.spatial,o),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,e.spatial){this.camera=new Gn(Hv,1,.05,40),this.camera.up.set(0,0,1);let a=o?rR:oR;this.camera.position.set(Math.cos(Wv)*Math.cos(a),Math.sin(Wv)*Math.cos(a),Math.sin(a)).multiplyScalar(3),this.controls=new Lu(this.camera,t),Object.assign(this.controls,{enablePan:!1,minDistance:.4,maxDistance:12}),this.controls.addEventListener("change",r)}else this.camera=new Cr(-1,1,1,-1,.1,10),this.camera.position.z=4;this.renew()}canvas;data;framing;renderer;scene=new Ea;world=new vn;camera;controls=null;surroundings;spring=new ko(2,1e9,1.5,1);centre=[0,0,0];size=0;figures=[];width=1;height=1;inset=0;trails=!0;last=0;pace=16;simplified=0;distance=3;place=new W;pixel=new Yt;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(t=>t.traced)}setPlayers(t){for(let e of this.figures)e.dispose();this.figures=t.map((e,n)=>new Au(this.data,e,n,()=>t.length));for(let e of[...this.figures].reverse())this.world.add(e.object);this.showTrails(this.trails),this.sizeFigures(),this.size=0}render(t=1){this.judge();for(let n of this.figures)n.player.outcome===""&&this.framing.include(Yi(n.player));let e=this.ease();for(let n of this.figures)n.look.extent=this.size,this.data.spatial||(n.object.position.z=-.02*n.look.index*this.size),n.place(t);return this.renderer.render(this.scene,this.camera),e}remember(){for(let t of this.figures)t.remember()}trace(){for(let t of this.figures)t.trace()}retrace(t){for(let e of this.figures)e.forget();for(let{positions:e,t:n}of t)this.figures[0]?.mark(e,n)}showTrails(t){this.trails=t;for(let e of this.figures)e.showTrails(t)}resize(t,e){t<1||e<1||(this.width=t,this.height=e,this.renderer.setPixelRatio(this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(t,e,!1),this.sizeFigures(),this.fit())}setInset(t){t!==this.inset&&(this.inset=t,this.fit())}renew(){this.renderer.setClearColor(ze().wall),this.surroundings.renew(),this.spring.dye(mn(1,6));for(let t of this.figures)t.renew()}grab(t,e,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(qi(a,s,this.place));let c=Math.hypot(this.pixel.x-t,this.pixel.y-e);c<=o&&([r,o]=[l,c])}),r}unproject(t,e,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(qi(r,s,this.place)).project(this.camera).z;return this.place.set(2*t/this.width-1,1-2*e/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}project(t){return this.toScreen(this.place.set(t[0]??0,t[1]??0,t[2]??0)),{x:this.pixel.x,y:this.pixel.y}}screenOf(t){let e=this.figures[0]?.shown.positions,n=this.data.points[t];return e&&n&&this.toScreen(qi(n,e,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(t,e){let n=this.figures[0]?.shown.positions,s=this.data.points[t];if(this.spring.object.visible=e!==null,!e||!n||!s)return;let r=this.data.spatial?0:.2*this.size;qi(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(e[0]??0,e[1]??0,(e[2]??0)+r,0)}allowTurning(t){this.controls&&(this.controls.enabled=t)}toScreen(t){this.world.localToWorld(t).project(this.camera),this.pixel.set((t.x+1)/2*this.width,(1-t.y)/2*this.height)}sizeFigures(){for(let t of this.figures)t.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){let t=this.framing.size,e=this.size===0,n=e?1:sR,s=Math.abs(t-this.size)/t;this.size+=n*(t-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/t),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!e&&s>.001;return(e||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.fit()),r}fit(){if(!this.size)return;let[t,e,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air;if(this.camera instanceof Gn){let o=.5*r*(.6*Math.max(t,e,n)+.4*Math.hypot(t,e,n)),a=this.width/this.height,l=o/Math.sin(Hv*Math.PI/360)/Math.min(1,a);this.camera.aspect=a,this.camera.position.multiplyScalar(l/this.distance),this.distance=l,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(t,.25)),this.height/(r*Math.max(e,.25))),a=this.width/o/2,l=this.height/o/2,c=(this.width-s)/o/2;Object.assign(this.camera,{left:-a-c,right:a-c,top:l,bottom:-l})}this.camera.updateProjectionMatrix()}judge(){let t=performance.now(),e=t-this.last;this.last=t,!(e>250||this.simplified>1)&&(this.pace+=(e-this.pace)/lR,!(this.pace<aR)&&(this.pace=16,this.simplified+=1,this.simplified===1?this.resize(this.width,this.height):this.surroundings.dropShadows()))}};function Xv(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let t=String(i.getParameter(i.RENDERER)),e=t==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):t;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var Fu=class{element;stage;framing;trails;scale=J("span",{class:"grid-scale"});constructor(t,e,n){let{data:s}=t,r=t.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new Pu(s,Yi(r));let o=J("canvas",{class:"stage-canvas",role:"img","aria-label":hR(s),tabindex:-1}),a=cR(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=J("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(J("p",{class:"no-picture"},a)):this.element.append(a.canvas,J("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n))),e&&this.element.append(e),this.stage?.setPlayers(t.players),new ResizeObserver(()=>this.resize(e,n)).observe(this.element)}update(){this.stage&&Xe(this.scale,this.stage.scale)}resize(t,e){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=t&&getComputedStyle(t).position==="absolute"?t.offsetWidth:0;n.resize(s,r),n.setInset(o),e()}trailsSwitch(t){let{stage:e}=this;if(!e||!this.trails)return null;let n=ii("trails"),s=J("input",{type:"checkbox",id:n,checked:!0,"data-switch":"trails",onchange:()=>{e.showTrails(s.checked),t()}});return J("label",{for:n,class:"switch"},s,"trails")}};function cR(i,t,e,n){let s=Xv();return s!=="none"?new Nu(i,t,e,s,n):t.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new Cu(i,t,e)}function hR(i){let t=i.spatial?" Drag beside it to turn the view.":"";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${t}`}var uR=45,dR=60,qv={low:1500,tall:12e3},fR=900,pR=.6,mR=1500,Uu=class{constructor(t,e,n){this.root=t;this.session=e;let{data:s}=e,r=e instanceof dr?e:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new jl(r):null,this.places=r?null:new dl(s),this.theatre=s.shapes.length?new Fu(e,this.text?.element??null,()=>this.invalidate()):null,this.banner=new Zl(()=>e.reset()),this.transport=new Yl(e),this.board=r?new vc(r,u=>zl(r,r.players[u]?.integrator??"")):new xc(e);let o=this.theatre?.framing.size??1,a=r&&n?new Hl(r,s.velocities.map((u,d)=>s.pendularm?.push??Am(s,n,d,o))):null;r&&(this.rivals=new kl(r)),r?.data.servo&&(this.servo=new Wl(r,o));let l=r&&n&&a?this.controls(r,n,a,o):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>h.toggle()}],h=new $l(gR(c),[s.reference,s.generator&&`Made with ${s.generator}.`]);new Pl(c),this.compose(s,l,h),this.listen(r),!(!r||!n||!this.theatre?.stage)&&(this.drag=new Tu(this.theatre.stage,r,()=>this.invalidate()),this.setPoints=new Ru(this.theatre.stage,r,n,o),this.theatre.element.append(this.setPoints.element))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=J("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;servo=null;setPoints=null;places;drag=null;requested=!1;last=0;plotted=0;written=0;open(t){t(this),this.theatre?.framing.settle(),Ul(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(t=>this.frame(t)))}frame(t){let{session:e,theatre:n}=this,s=this.last?(t-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),e.frame(s);let r=n?.stage?.render(e.part)??!1;this.drag?.update(),this.setPoints?.update(),this.write(t,!e.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=e.animated?t:0,(e.animated||r)&&this.invalidate()}write(t,e){(e||t-this.plotted>=uR)&&(this.plotted=t,this.board.draw()),(e||t-this.written>=dR)&&(this.written=t,this.transport.update(),this.text?.update(),this.servo?.say(),this.theatre?.update())}listen(t){let{session:e,theatre:n}=this,s=n?.stage;e.whenMoving(()=>s?.remember()),e.whenMoved(()=>{this.board.sample(),t?s?.trace():this.retrace()}),e.whenChanged(r=>{(r==="players"||r==="watched")&&(s?.setPlayers(e.shown),s?.renew(),s?.resize(s.canvas.clientWidth,s.canvas.clientHeight)),r==="players"&&(this.board.rebuild(),e.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),t||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(t),this.invalidate()}),vm(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:t}=this;if(!(t instanceof dr))return;let e=t.players.filter(s=>s.outcome!==""),n=t.players.length>1;this.banner.say(e.map(s=>n?`${zl(t,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(t){let e=[this.session.playing?"Playing":"Paused"];t&&e.push(zl(t,t.main.integrator)),t?.data.servo&&e.push(`servo ${t.main.servoMode}`),t?.swing&&e.push("watching a mode"),Xe(this.announcer,e.join(", "))}retrace(){let{places:t,session:e}=this;if(!t||!this.theatre?.stage?.hasTrails)return;let n=pR*e.data.until;this.theatre.stage.retrace(t.between(e.time-n,e.time,mR)),this.theatre.stage.trace()}keys(t,e){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:t?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>n.reset()}];return t&&e?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),t&&e&&t.data.pendularm&&s.unshift(...km(t,e,r=>this.banner.say(r))),s}controls(t,e,n,s){return J("div",{class:"controls"},this.servo?.element,new Bl(t).element,Em(t,e,s),Rm(t,s),Tm(t,s),t.data.analysis?new Dl(t,t.data.analysis,this.theatre).element:null,this.rivals?.element,n.element,Cm(t,s))}record(t){let e=(r,o)=>[J("dt",{},r),J("dd",{},o)],n=t.methods.find(({name:r})=>r===t.run?.integrator)?.label??t.run?.integrator??"",s=t.parameters.filter(({kind:r})=>r!=="hidden");return J("div",{class:"controls"},Mn("Run",!0,J("p",{class:"outcome"},t.run?.outcome??""),t.run?.remark?J("p",{class:"remark"},t.run.remark):null,J("dl",{class:"facts"},...e("integrator",n))),s.length?Mn("Parameters",!0,J("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>e(r,`${be(o,6)} ${a}`.trim())))):null)}compose(t,e,n){let s=J("header",{class:"top"},J("h1",{},t.title||t.name),J("div",{class:"top-buttons"},es("help","Keys and help (?)",()=>n.toggle()),es("theme","Light or dark",_m))),r=t.equations.length<(window.innerHeight<fR?qv.low:qv.tall),o=Fm(t.equations,r&&!t.pendularm),a=J("div",{class:"show"},this.theatre?.element,this.transport.element),l=J("div",{class:"middle"},a,o);(this.theatre?.element??a).append(this.banner.element),this.root.replaceChildren(s,J("main",{class:this.theatre?"page":"page plots-only"},l,J("div",{class:"right"},this.board.element),J("div",{class:"left"},e)),n.element,this.announcer),um(this.root)}};function gR(i){return i.map(({keys:t,shown:e,does:n})=>({keys:e??t,does:n}))}function Yv(i,t,e){let n=i.theatre?.framing,s=t.players[0];!n||!s||(e?Nv(e(),n):new dl(t.data).include(n,{sizes:s.sizes(),multipliers:s.multipliers()}))}function yR(i){return i.rate!==void 0}function vR(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let t=document.getElementById("pendula")??document.body.appendChild(J("div",{id:"pendula"})),e=globalThis.pendulaSystem??{},n=yR(e)?e:null,s=null,r;if(i.mode==="live"){if(!n)throw new Error("This page carries no functions of its system; write it again with pendula.html.");s=()=>Ju(i,n),r=new dr(s(),s)}else r=new fr(ed(i,e));let o=new Uu(t,r,n);window.pendula={data:i,page:o,ready:!1,get player(){return r.players[0]},get players(){return r.players}},o.open(()=>Yv(o,r,s)),window.pendula.ready=!0}function $v(){try{vR()}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.append(J("p",{role:"alert",class:"banner"},t)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",$v):$v();})();
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

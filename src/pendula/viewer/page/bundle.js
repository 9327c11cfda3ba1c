"use strict";(()=>{var wt=class{q;v;z;size;identity;unit;constructor({nq:e,nv:t,nz:n,unit:s,identity:r}){this.q=cc(0,e),this.v=cc(this.q.end,t),this.z=cc(this.v.end,n),this.size=this.z.end,this.identity=r,this.unit=s.map(([o,a])=>cc(this.q.first+o,a))}get paired(){return this.identity?this.q.length:0}get hasUnits(){return this.unit.length>0}isUnit(e){let t=this.q.first+e;return this.unit.some(({first:n,end:s})=>n<=t&&t<s)}take(e,t){return t.subarray(e.first,e.end)}join(e,t,n){let s=new Float64Array(this.size);for(let[r,o,a]of[["q",this.q,e],["v",this.v,t],["z",this.z,n]]){if(a.length!==o.length)throw new Error(`A state of this system needs ${o.length} numbers in ${r}, not ${a.length}.`);s.set(a,o.first)}return s}normalise(e){let t=0;for(let{first:n,end:s}of this.unit){let r=mg(e,n,s);if(r!==0){for(let o=n;o<s;o++)e[o]/=r;t=Math.max(t,Math.abs(r-1))}}return t}lacksDirection(e){return this.unit.some(({first:t,end:n})=>mg(e,t,n)===0)}};function cc(i,e){return{first:i,end:i+e,length:e}}function mg(i,e,t){let n=0;for(let s=e;s<t;s++)n+=i[s]*i[s];return Math.sqrt(n)}var nr=0,ai=1,gg=2,He=new Float64Array(0),hc=class{constructor(e,t){this.data=e;this.functions=t;this.layout=new wt(e.layout),this.constrained=e.constraints.length>0,this.rate=t.rate,this.p=Float64Array.from(e.parameters,n=>n.value),this.u=new Float64Array(e.inputs.length),this.rates=new Float64Array(this.layout.size)}data;functions;layout;constrained;rate;p;u;rates;deadline=1/0;solve(e,t,n){if(this.functions.solution!==void 0){this.functions.solution(e,t,this.u,this.p,He,n);return}this.rate(e,t,this.u,this.p,He,this.rates),n.set(this.layout.take(this.layout.v,this.rates))}moves(e,t){return this.rate(e,t,this.u,this.p,He,this.rates),this.rates.every(Number.isFinite)}};function ei(i,e,t,n){for(let s=0;s<t.length;s++)n[s]=t[s]}function Hi(i,e){if(i===void 0)throw new Error(`This page was written without the function '${e}'.`);return i}var uc=class{constructor(e){this.motion=e;let{data:t,layout:n}=e,s=n.size;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(t.powers.length),this.solution=new Float64Array(n.v.length+t.constraints.length),this.pushes=t.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;energies=new Float64Array(3);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;turnover=0;get busy(){if(!this.motion.data.energy)return!1;if(this.powers.length>0)return!0;let{u:e}=this.motion;for(let t of this.pushes)if(e[t]!==0)return!0;return!1}open(e,t){this.total=this.energyAt(e,t),this.turnover=0,this.known=!1}book(e){Number.isFinite(e)&&(this.total+=e)}forget(){this.known=!1}before(e,t){if(this.known)return;let{motion:n}=this;this.earlier.set(t),n.rate(e,t,n.u,n.p,He,this.earlierRate),[this.power,this.known]=[this.powerAt(e,t),!0]}after(e,t,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(t,n,s.u,s.p,He,l);for(let d=0;d<n.length;d++)a[d]=.5*(r[d]+n[d])+.125*e*(o[d]-l[d]);s.layout.normalise(a);let c=this.powerAt(t-.5*e,a),h=this.powerAt(t,n),u=e/6*(this.power+4*c+h);this.book(u),this.turnover=Math.max(0,1-e/s.data.until)*this.turnover+Math.abs(u),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}energyAt(e,t){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(e,t,s,r,He,this.energies),this.energies[0]+this.energies[1])}powerAt(e,t){let{functions:n,data:s,layout:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(e,t,c),n.powers(e,t,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*t[r.v.first+d];return u}};function dc(i){let{layout:e,u:t,p:n,functions:s,data:r}=i,{q:o,v:a}=e,{most:l,nearly:c}=r.decisions.projection,h=Hi(s.velocity_correction,"velocity_correction"),u=r.holonomic>0?Hi(s.position_correction,"position_correction"):void 0,[d,f]=[new Float64Array(o.length),new Float64Array(a.length)];return(g,y)=>{for(let m=0;u!==void 0&&m<l;m++){u(g,y,t,n,He,d);let p=0;for(let v=0;v<o.length;v++){let S=o.first+v;y[S]+=d[v],p=Math.max(p,Math.abs(d[v])/(1+Math.abs(y[S])))}if(!(p>c))break}h(g,y,t,n,He,f);for(let m=0;m<a.length;m++)y[a.first+m]+=f[m]}}var fc=class{constructor(e){this.motion=e;let t=e.layout.size;this.turning=new Uint8Array(t);for(let n of e.data.scales.turning)this.turning[n]=1;[this.size,this.floor,this.sums]=[new Float64Array(t),new Float64Array(t),new Float64Array(t)],this.M=new Float64Array(e.layout.v.length**2)}motion;turning;size;floor;sums;M;passed=0;length=0;begin(e,t,n){for(let s=0;s<t.length;s++)this.floor[s]=this.turning[s],this.size[s]=this.turning[s]?1:Math.abs(t[s]);this.sums.fill(0),this.passed=0,this.length=this.lengthOf(e,t),this.raiseFloors(t,n)}of(e,t){return this.turning[e]?this.size[e]:Math.max(this.size[e],t)}update(e,t){this.passed+=e;for(let n=0;n<t.length;n++)this.turning[n]||(this.sums[n]+=e*Math.abs(t[n]),this.size[n]=Math.max(this.floor[n],this.sums[n]/this.passed))}raiseFloors(e,t){let{data:n,layout:s}=this.motion,{part:r,moment:o}=n.decisions.scales,{kinds:a,lengths:l}=n.scales,{q:c,v:h,paired:u}=s,{floor:d,size:f}=this,g=e.map((w,E)=>this.of(E,Math.abs(w))),y=yg(a,g),m=yg(a,t),p=this.typicalTime(g,t),v=Math.max(this.length,...l.map(w=>this.turning[w]?0:Math.abs(e[w])));for(let w of l)y[w]=v;for(let w=0;w<u;w++)y[h.first+w]=Math.max(y[h.first+w],y[c.first+w]/p);y.forEach((w,E)=>{w===0&&(y[E]=o*n.until*m[E])});let S=y.slice(h.first,h.first+h.length).filter(Number.isFinite),b=o*n.until*Math.max(0,...S);for(let w=c.first;w<c.first+c.length;w++)y[w]===0&&(y[w]=b);for(let w=0;w<e.length;w++){let E=r*y[w];this.turning[w]||!Number.isFinite(E)||E<=d[w]||(d[w]=E,f[w]=Math.max(f[w],E))}}lengthOf(e,t){let{functions:n,layout:s,u:r,p:o}=this.motion,{M:a}=this,{first:l,length:c}=s.q,h=0,u=0,d=0;n.mass_matrix?.(e,t,r,o,He,a);for(let g=0;g<c;g++){let y=Math.abs(a[g*c+g]??0);this.turning[l+g]?u=Math.max(u,y):[h,d]=[Math.max(h,Math.abs(t[l+g])),Math.max(d,y)]}let f=Math.sqrt(u/d);return n.mass_matrix!==void 0&&Number.isFinite(f)?Math.max(h,f):h}typicalTime(e,t){let{paired:n,q:s,v:r}=this.motion.layout,o=0;for(let a=0;a<e.length;a++){let l=a-r.first,c=l>=0&&l<n,h=Math.abs(t[a]),u=c?Math.sqrt(h/e[s.first+l]):h/e[a];Number.isFinite(u)&&(o=Math.max(o,u))}return 1/o}};function yg(i,e){let t=new Float64Array(e.length);for(let n of i){let s=Math.max(...n.map(r=>Math.abs(e[r])));for(let r of n)t[r]=s}return t}var ub=32,db=1e-4,fb=1e-14,pb=1e-22,mb=1e3;function vg(i,e){return new nf(i,e)}var nf=class{constructor(e,t){this.motion=e;this.method=t;let n=e.layout.size;this.k=Array.from({length:t.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.scales=new fc(e),this.project=e.constrained?dc(e):void 0,this.exponent=1/(t.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;scales;project;exponent;length=0;lastError=1;repeated=!1;steps=0;reached=NaN;reveal=ei;step(e,t,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+t;e===ai&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1,!1,!1,NaN],this.steps=0);let c=Number.isNaN(this.reached)?n:this.reached;e!==nr&&r(c,s,o,a,He,this.k[0]),e===ai&&this.scales.begin(c,s,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:t,d=u>=l-c,f=d?l:c+u,g=f-c,y=this.attempt(c,g,f,s);if(y<=1)this.accept(g,y,d,s),c=f,++this.steps===this.motion.data.decisions.scales.look&&this.scales.raiseFloors(s,this.k[0]);else if(!this.reject(g,y,c,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(h%ub===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(e,t,n,s){let{rate:r,u:o,p:a}=this.motion,{a:l,b:c,c:h}=this.method.tableau,{k:u,stage:d,fresh:f}=this,g=s.length,y=c.length;for(let p=1;p<=y;p++){let v=p<y?l[p]:c,S=p<y?d:f;this.combined(p,t,v,s,S),p===y&&this.settle(n,f),r(p<y?e+h[p]*t:n,S,o,a,He,u[p])}let m=0;for(let p=0;p<g;p++){let v=0;for(let w=0;w<=y;w++)v+=this.method.error[w]*u[w][p];let S=this.scales.of(p,Math.max(Math.abs(s[p]),Math.abs(f[p]))),b=S===0?0:Math.abs(t*v)/(this.method.tolerance*S);b<=m||(m=b)}return m}settle(e,t){let{layout:n}=this.motion;n.normalise(t),this.project!==void 0&&(this.project(e,t),n.normalise(t))}combined(e,t,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<e;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+t*a}}accept(e,t,n,s){let r=t>0?.9*t**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=e*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(t,db),this.repeated=!1,this.scales.update(e,this.fresh),s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(e,t,n,s){let r=t<1e300?e*Math.min(.9,Math.max(.2,.9*t**-this.exponent)):.1*e;return this.length=r,this.repeated=!0,r>Math.max(fb*Math.max(n,Math.min(s,mb*n)),pb*this.motion.data.until)}};function xg(){return{step:()=>!0,reveal:ei,failed:!1}}function _g({rate:i,layout:e,u:t,p:n}){let s=e.size,r=new Float64Array(s);function o(a,l,c,h){i(c,h,t,n,He,r);for(let u=0;u<s;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:ei,failed:!1}}function bg({rate:i,functions:e,layout:t,u:n,p:s}){let{q:r,v:o,z:a,size:l}=t,c=new Float64Array(l),h=t.identity?void 0:Hi(e.qdot,"qdot"),u=new Float64Array(r.length);function d(f,g,y,m){i(y,m,n,s,He,c);for(let p=o.first;p<o.end;p++)m[p]+=g*c[p];if(h===void 0)for(let p=0;p<r.length;p++)m[r.first+p]+=g*m[o.first+p];else{h(y,m,n,s,He,u);for(let p=0;p<r.length;p++)m[r.first+p]+=g*u[p]}for(let p=a.first;p<a.end;p++)m[p]+=g*c[p];return!0}return{step:d,reveal:ei,failed:!1}}function Mg({rate:i,functions:e,layout:t,u:n,p:s}){let{q:r,v:o,size:a}=t,l=new Float64Array(a),c=t.identity?void 0:Hi(e.qdot,"qdot"),h=new Float64Array(a),u=new Float64Array(r.length);function d(f,g,y,m){if(i(y,m,n,s,He,l),c===void 0){for(let p=0;p<r.length;p++)m[r.first+p]+=.5*g*g*l[o.first+p];for(let p=r.first;p<r.end;p++)m[p]+=g*l[p]}else{h.set(m);for(let p=o.first;p<o.end;p++)h[p]+=.5*g*l[p];c(y,h,n,s,He,u);for(let p=0;p<r.length;p++)m[r.first+p]+=g*u[p]}for(let p=o.first;p<a;p++)m[p]+=g*l[p];return!0}return{step:d,reveal:ei,failed:!1}}function pc(i,e,t,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(e[t+h*i+r])>Math.abs(e[t+o*i+r])&&(o=h);n[s+r]=o;let a=t+r*i,l=t+o*i;if(o!==r)for(let h=0;h<i;h++){let u=e[a+h];e[a+h]=e[l+h],e[l+h]=u}let c=1/e[a+r];for(let h=r+1;h<i;h++){let u=t+h*i,d=e[u+r]*c;if(e[u+r]=d,d!==0)for(let f=r+1;f<i;f++)e[u+f]-=d*e[a+f]}}}function mc(i,e,t,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=e[t+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=e[t+o*i+l]*r[s+l];r[s+o]=a/e[t+o*i+o]}}var gb=15e-9;function Sg(i,e){return new sf(i,e)}var sf=class{constructor(e,t){this.motion=e;let{a:n,b:s,c:r}=t.tableau,o=this.ny=e.layout.size,a=this.stages=s.length,l=o*a,{functions:c}=e;this.canonical=t.canonical===!0,this.rate=this.canonical?Hi(c.canonical_rate,"canonical_rate"):e.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(t.continuation.flat()),this.ends=t.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(e,t,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(e,n,s),u=e!==ai,d=0,f=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let y=this.ends[d],m=(y-d)*r;this.outdated&&(this.newtonMatrix(t,d,m,g),pc(m,this.factors,g,this.pivots,d*r));let p=this.newton(t,n,s,h,d,y,g);p>0?[d,f,g]=[y,Math.max(f,p),g+m*m]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let y=0;y<o;y++)for(let m=0;m<r;m++)s[m]+=t*a[y]*l[y*r+m];return this.outdated?[this.iterations,this.outdated]=[f,!1]:f>this.iterations+c&&(this.outdated=!0),!0}reveal(e,t,n,s){if(ei(e,t,n,s),!this.canonical||!this.started)return;let{layout:{q:r,v:o},u:a,p:l}=this.motion;this.rate(t,n,a,l,He,this.result);for(let c=0;c<o.length;c++)s[o.first+c]=this.result[r.first+c]}begun(e,t,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{layout:{v:c},u:h,p:u,functions:d,data:f}=this.motion;if(e===ai){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){Hi(d.momenta,"momenta")(t,n,h,u,He,this.result);for(let y=0;y<c.length;y++)n[c.first+y]=this.result[y]}}else{for(let y=0;y<r;y++)for(let m=0;m<s;m++){let p=0;for(let v=0;v<r;v++)p+=l[y*r+v]*o[v*s+m];a[y*s+m]=p}o.set(a)}let g=0;for(let y=0;y<s;y++)g=Math.max(g,Math.abs(n[y]));return f.decisions.newton.negligible*g+1e-300}renewed(e,t,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!e){this.rate(t,n,l,c,He,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(t,n,l,c,He,this.J):this.differences(t,n))}differences(e,t){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(e,t,a,l,He,r);let c=Float64Array.from(t);for(let h=0;h<n;h++){let u=t[h];c[h]=u+gb*(1+Math.abs(u)),this.rate(e,c,a,l,He,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(e,t,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=t+Math.floor(h/r),d=h%r;for(let f=0;f<n;f++){let g=a[u*o+t+Math.floor(f/r)];c[s+h*n+f]=-e*g*l[d*r+f%r]}c[s+h*n+h]+=1}}newton(e,t,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,f=r*l,g=o===r+1&&h[r*c+r]===0,y=0,m=0,p=0;for(;m<=u.growth&&p<u.most;){this.changes(e,t,n,r,o),g||mc(d,this.factors,a,this.pivots,f,this.change);let v=y;y=this.applied(e,d,f,s,n),p++;let S=y<v;if(g||y===0||S&&y*y<=u.converged*(v-y))return p;if(p>1&&!S){if(y<=u.stagnant)return p;m++}}return 0}applied(e,t,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<t;u++){let d=l[n+u];a[n+u]+=d;let f=e*Math.abs(d)/(Math.abs(r[u%o])+e*Math.abs(a[n+u])+s);f>c&&(c=f),h+=f*0}return c+h}changes(e,t,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:f}=this,{u:g,p:y}=this.motion;for(let m=s;m<r;m++){for(let p=0;p<o;p++)d[p]=n[p];for(let p=0;p<r;p++){let v=e*l[m*a+p];if(v!==0)for(let S=0;S<o;S++)d[S]+=v*h[p*o+S]}this.rate(t+c[m]*e,d,g,y,He,f);for(let p=0;p<o;p++)u[m*o+p]=f[p]-h[m*o+p]}}};function wg({rate:i,layout:e,u:t,p:n},s){let r=e.size,o=s.b.length,a=Float64Array.from(s.a.flat()),l=Float64Array.from(s.b),c=Float64Array.from(s.c),h=s.b.map(()=>new Float64Array(r)),u=new Float64Array(r);function d(f,g,y,m){i(y,m,t,n,He,h[0]);for(let p=1;p<o;p++){for(let v=0;v<r;v++)u[v]=m[v];for(let v=0;v<p;v++){let S=g*a[p*o+v];if(S===0)continue;let b=h[v];for(let w=0;w<r;w++)u[w]+=S*b[w]}i(y+c[p]*g,u,t,n,He,h[p])}for(let p=0;p<o;p++){let v=g*l[p],S=h[p];for(let b=0;b<r;b++)m[b]+=v*S[b]}return!0}return{step:d,reveal:ei,failed:!1}}function Ag({rate:i,layout:e,u:t,p:n}){let{q:s,v:r,z:o,size:a}=e,l=new Float64Array(a),c=new Float64Array(s.length),h=new Float64Array(a),u=new Float64Array(a),d=!1;function f(y,m,p,v){if(y===ai)for(let S=0;S<a;S++)h[S]=v[S];d=!0,i(p,h,t,n,He,l);for(let S=0;S<s.length;S++){let b=s.first+S,w=r.first+S,E=l[w];y===ai?c[S]=m*v[w]-.5*m*m*E:c[S]+=v[b]-h[b],c[S]+=m*m*E,v[b]+=c[S],v[w]=c[S]/m+.5*m*E,h[b]=v[b],h[w]=v[w]}for(let S=o.first;S<o.end;S++)v[S]+=.5*m*(3*l[S]-(y===ai?l[S]:u[S])),u[S]=l[S],h[S]=v[S];return!0}function g(y,m,p,v){if(ei(y,m,p,v),!!d){i(m,h,t,n,He,l);for(let S=0;S<s.length;S++){let b=s.first+S,w=r.first+S;v[w]=(c[S]+(p[b]-h[b]))/y+.5*y*l[w]}}}return{step:f,reveal:g,forget:()=>{d=!1},failed:!1}}function Eg({rate:i,layout:e,u:t,p:n}){let{q:s,v:r,size:o}=e,a=new Float64Array(o),l=new Float64Array(o),c=new Float64Array(o);function h(u,d,f,g){u!==nr&&i(f,g,t,n,He,a);for(let y=0;y<s.length;y++){let m=s.first+y,p=r.first+y;c[m]=g[m]+d*g[p]+.5*d*d*a[p]}for(let y=r.first;y<o;y++)c[y]=g[y]+d*a[y];i(f+d,c,t,n,He,l);for(let y=s.first;y<s.end;y++)g[y]=c[y];for(let y=r.first;y<o;y++)g[y]+=.5*d*(a[y]+l[y]);for(let y=0;y<o;y++)a[y]=l[y];return!0}return{step:h,reveal:ei,failed:!1}}function Tg({rate:i,layout:e,u:t,p:n},s,r){let{q:o,v:a,size:l}=e,c=new Float64Array(l);function h(u,d,f,g){u!==nr&&i(f,g,t,n,He,c);for(let y=0;y<s.length;y++){let m=s[y]*d;for(let p=a.first;p<a.end;p++)g[p]+=.5*m*c[p];for(let p=0;p<o.length;p++)g[o.first+p]+=m*g[a.first+p];i(f+r[y+1]*d,g,t,n,He,c);for(let p=a.first;p<a.end;p++)g[p]+=.5*m*c[p]}return!0}return{step:h,reveal:ei,failed:!1}}function Na(i,e){switch(e.kind){case"none":return xg();case"euler":return _g(i);case"semi-implicit-euler":return bg(i);case"half-acceleration-euler":return Mg(i);case"verlet":return Ag(i);case"velocity-verlet":return Eg(i);case"tableau":return wg(i,e.tableau);case"composition":return Tg(i,e.weights,e.nodes);case"implicit":return Sg(i,e);case"adaptive":return vg(i,e)}}var yb=12,vb=.001,xb=1e-9;function Cg(i,e,t,n,s){let{functions:r,data:o,layout:a,u:l,p:c}=i,h=o.points[n];if(!h?.draggable||r.positions===void 0||r.point_jacobians===void 0)return;let{offset:u,dimension:d}=h,f=a.v.length,g=o.points.reduce((S,b)=>Math.max(S,b.offset+b.dimension),0),y=new Float64Array(g),m=new Float64Array(g*f),p=new Float64Array(d),v=0;for(let S=0;S<yb;S++){r.positions(e,t,l,c,He,y),r.point_jacobians(e,t,l,c,He,m);for(let E=0;E<d;E++)p[E]=(s[E]??0)-y[u+E];let b=Math.hypot(...p);if(S===0&&(v=b),!(b>xb*v)||!Number.isFinite(b))return;let w=Array.from({length:d},(E,x)=>m.subarray((u+x)*f,(u+x+1)*f));_b(i,e,t,w,p),a.normalise(t)}}function _b(i,e,t,n,s){let{layout:{q:r,v:o},functions:a,u:l,p:c}=i,h=n.map(m=>n.map(p=>m.reduce((v,S,b)=>v+S*p[b],0))),u=h.reduce((m,p,v)=>m+p[v],0);if(!(u>0))return;h.forEach((m,p)=>{m[p]+=vb*u});let d=bb(h,[...s]),f=new Float64Array(o.length);if(n.forEach((m,p)=>m.forEach((v,S)=>{f[S]+=v*d[p]})),a.qdot===void 0){for(let m=0;m<f.length;m++)t[r.first+m]+=f[m];return}let g=Float64Array.from(t),y=new Float64Array(r.length);g.set(f,o.first),a.qdot(e,g,l,c,He,y);for(let m=0;m<y.length;m++)t[r.first+m]+=y[m]}function bb(i,e){let t=e.length;for(let n=0;n<t;n++)for(let s=n+1;s<t;s++){let r=i[s][n]/i[n][n];for(let o=n;o<t;o++)i[s][o]-=r*i[n][o];e[s]-=r*e[n]}for(let n=t-1;n>=0;n--){for(let s=n+1;s<t;s++)e[n]-=i[n][s]*e[s];e[n]/=i[n][n]}return e}var Mb=1/3,Sb=.3,wb=.4,gc=class{constructor(e,t){this.motion=e;let{data:n,layout:s}=e,r=s.v.length,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*r),this.rates=[new Float64Array(s.size),new Float64Array(s.size)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(r),this.size=this.extent(t)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(e,t,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[e]?.draggable)){for(let l=0;l<3;l++)this.target[l]=t[l]??0;e!==this.point&&(this.point=e,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(e,t){let{data:n,layout:{v:s}}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(e,t);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s.length;d++)u+=l[(r+h)*s.length+d]*t[s.first+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s.length;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s.length+h]*c[u]}}look(e,t){let{functions:n,u:s,p:r}=this.motion;n.positions(e,t,s,r,He,this.positions),n.point_jacobians(e,t,s,r,He,this.jacobians)}gauge(e,t,n){let s=this.felt(e,t),r=Sb/n,o=2*this.motion.data.energyScale/(Mb*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*wb*Math.sqrt(this.stiffness*s)}felt(e,t){let{data:n,layout:{v:s},rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(e,t),r(e,t,o,a,He,h);let f=0;for(let g=0;g<c;g++){let y=this.jacobians.subarray((l+g)*s.length,(l+g+1)*s.length);for(let p=0;p<s.length;p++)o[this.first+p]+=y[p];r(e,t,o,a,He,u),o.set(d);let m=0;for(let p=0;p<s.length;p++)m+=y[p]*(u[s.first+p]-h[s.first+p]);f=Math.max(f,m)}return f>0&&Number.isFinite(f)?1/f:0}extent(e){let{data:t,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,e,s,r,He,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of t.points)for(let c of t.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var Ab=4*Number.EPSILON,Eb=64*Number.EPSILON;function Rg(i,e){let t=Tb(i,e),n=new Float64Array(i*i),s=[],r=i-1,o=0;for(;r>=0;){let l=r;for(;l>0&&!Cb(i,t,n,l);)l--;if(l===r){s.push([t[r*i+r],n[r*i+r]]),r--,o=0;continue}if(++o>60)return null;let c=o%12===0?[t[r*i+r]+Math.abs(t[r*i+r-1]),Math.abs(t[r*i+r-1])]:Rb(i,t,n,r);Pb(i,t,n,l,r,c)}let a=Math.max(...s.map(([l,c])=>Math.hypot(l,c)),0);return s.map(([l,c])=>[l,Math.abs(c)<=Eb*a*i?0:c])}function Tb(i,e){let t=Float64Array.from(e),n=new Float64Array(i);for(let s=0;s+2<i;s++){let r=0;for(let a=s+1;a<i;a++)r=Math.hypot(r,t[a*i+s]);if(r===0)continue;let o=0;for(let a=s+1;a<i;a++)n[a]=t[a*i+s],a===s+1&&(n[a]+=n[a]<0?-r:r),o+=n[a]*n[a];for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=n[c]*t[c*i+a];for(let c=s+1;c<i;c++)t[c*i+a]-=2*l*n[c]/o}for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=t[a*i+c]*n[c];for(let c=s+1;c<i;c++)t[a*i+c]-=2*l*n[c]/o}for(let a=s+2;a<i;a++)t[a*i+s]=0}return t}function Cb(i,e,t,n){let s=n*i+n-1,r=n*i+n,o=(n-1)*i+n-1,a=Math.hypot(e[r],t[r])+Math.hypot(e[o],t[o]);return Math.hypot(e[s],t[s])>Ab*a?!1:(e[s]=t[s]=0,!0)}function Rb(i,e,t,n){let s=(g,y)=>[e[g*i+y],t[g*i+y]],r=s(n-1,n-1),o=s(n-1,n),a=s(n,n-1),l=s(n,n),c=[(r[0]-l[0])/2,(r[1]-l[1])/2],h=Tr(o,a),u=Tr(c,c),d=Nb([u[0]+h[0],u[1]+h[1]]),f=c[0]*d[0]+c[1]*d[1]>0?-1:1;return[l[0]+c[0]+f*d[0],l[1]+c[1]+f*d[1]]}function Pb(i,e,t,n,s,r){let o=[];for(let a=n;a<=s;a++)e[a*i+a]-=r[0],t[a*i+a]-=r[1];for(let a=n;a<s;a++){let[l,c]=[a*i+a,(a+1)*i+a],h=Math.hypot(e[l],t[l]),u=Math.hypot(e[c],t[c]),d=Math.hypot(h,u),f=d>0?h/d:1,g=h>0?[e[l]/h,t[l]/h]:[1,0],y=d>0?Db(Tr(g,[e[c],-t[c]]),1/d):[0,0];o.push({c:f,s:y});for(let m=a;m<=s;m++)Ib(i,e,t,a,m,f,y)}o.forEach(({c:a,s:l},c)=>{let h=n+c;for(let u=n;u<=Math.min(h+1,s);u++)Lb(i,e,t,u,h,a,l)});for(let a=n;a<=s;a++)e[a*i+a]+=r[0],t[a*i+a]+=r[1]}function Ib(i,e,t,n,s,r,o){let[a,l]=[n*i+s,(n+1)*i+s],c=[e[a],t[a]],h=[e[l],t[l]],u=Tr(o,h),d=Tr([o[0],-o[1]],c);[e[a],t[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[e[l],t[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function Lb(i,e,t,n,s,r,o){let a=n*i+s,l=a+1,c=[e[a],t[a]],h=[e[l],t[l]],u=Tr([o[0],-o[1]],h),d=Tr(o,c);[e[a],t[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[e[l],t[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function Tr(i,e){return[i[0]*e[0]-i[1]*e[1],i[0]*e[1]+i[1]*e[0]]}function Db(i,e){return[i[0]*e,i[1]*e]}function Nb([i,e]){let t=Math.hypot(i,e),n=Math.sqrt((t+Math.abs(i))/2);if(n===0)return[0,0];let s=e/(2*n);return i>=0?[n,s]:[Math.abs(s),e<0?-n:n]}var Fb=40,Ob=1e-9,Ub=1e-13,kb=Math.cbrt(Number.EPSILON),Pg=1e-6;function Lg(i,e){let{layout:t}=i;if(i.constrained||!t.identity||t.hasUnits)return null;let n=t.join(e.state.q,e.state.v,e.state.z),s=Bb(i,n),r=s&&Rg(t.size,s);if(!r)return null;let o=c=>({q:Array.from(t.take(t.q,c)),v:Array.from(t.take(t.v,c)),z:Array.from(t.take(t.z,c))}),a=t.join(e.state.q,e.state.v,e.state.z),l=t.join(e.beside.q,e.beside.v,e.beside.z).map((c,h)=>c+n[h]-a[h]);return{...e,state:o(n),beside:o(l),poles:r,...zb(e,r)}}function Bb(i,e){let{layout:{q:t,v:n,z:s,size:r},rate:o,p:a}=i,l=new Float64Array(i.u.length),c=[...yc(t),...yc(s)],h=[...yc(n),...yc(s)],u=c.length,d=new Float64Array(r),f=new Float64Array(r*r),g=new Float64Array(u*u),y=new Float64Array(u),m=new Int32Array(u);for(let p=0;p<Fb;p++){o(0,e,l,a,He,d),Ig(i,e,l,f);let v=0;c.forEach((S,b)=>{y[b]=-h.reduce((w,E)=>w+f[E*r+S]*d[E],0),c.forEach((w,E)=>{g[b*u+E]=h.reduce((x,C)=>x+f[C*r+S]*f[C*r+w],0),v=Math.max(v,Math.abs(g[b*u+E]))})});for(let S=0;S<u;S++)g[S*u+S]+=Ub*v;if(pc(u,g,0,m,0),mc(u,g,0,m,0,y),!y.every(Number.isFinite))return null;if(c.forEach((S,b)=>{e[S]+=y[b]}),c.every((S,b)=>Math.abs(y[b])<=Ob*(1+Math.abs(e[S]))))return Ig(i,e,l,f),f.every(Number.isFinite)?f:null}return null}function Ig(i,e,t,n){let{functions:{jacobian:s},rate:r,p:o}=i,a=e.length;if(s!==void 0){s(0,e,t,o,He,n);return}let l=Float64Array.from(e),[c,h]=[new Float64Array(a),new Float64Array(a)];for(let u=0;u<a;u++){let d=e[u],f=kb*(1+Math.abs(d));l[u]=d+f,r(0,l,t,o,He,c),l[u]=d-f,r(0,l,t,o,He,h),l[u]=d;for(let g=0;g<a;g++)n[g*a+u]=(c[g]-h[g])/(2*f)}}function yc({first:i,end:e}){return Array.from({length:e-i},(t,n)=>i+n)}function zb(i,e){let t=Math.max(...e.map(([o,a])=>Math.hypot(o,a)),0),n=Math.max(...e.map(([o])=>o));return n>Pg*t?{stability:"unstable",sentence:"A pole lies right of the axis: a deviation grows."}:n<-Pg*t?{stability:"asymptotically stable",sentence:"All poles lie left of the axis: deviations decay."}:i.stability==="unstable"||i.stability==="asymptotically stable"?{stability:"undecided",sentence:"No pole lies right of the axis, but some on it: the linear system does not decide."}:{stability:i.stability,sentence:i.sentence}}var vc=class{constructor(e,t){this.motion=e;this.servo=t;this.held=new Float64Array(e.u.length),this.law=new Float64Array(t.inputs.length+t.integrals.length+t.signals.length),this.active=e.data.parameters.findIndex(n=>n.name===t.active),this.mode=t.on?t.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(e){this.current=e,this.motion.p[this.active]=e==="continuous"?1:0,this.held.fill(0),this.law.fill(NaN)}every(e){return Math.max(1,Math.round(this.servo.sampled/e))}sample(e,t,n,s){let{servo:r,law:o,held:a}=this,{first:l}=this.motion.layout.z,c=this.every(e)*e;this.evaluate(t,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(e,t,n){this.current==="continuous"&&(this.evaluate(e,t),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}signals(e,t){return this.current==="continuous"&&this.evaluate(e,t),this.law.subarray(this.servo.inputs.length+this.servo.integrals.length)}evaluate(e,t){let{functions:n,u:s,p:r}=this.motion;Hi(n.law,"law")(e,t,s,r,He,this.law)}};function Dg(i){let e=1;for(let t=0;t<i.length;t++)e=Math.max(e,Math.abs(i[t]));return 1e15*e}function rf(i,e){for(let t=0;t<i.length;t++)if(!(Math.abs(i[t])<=e))return!1;return!0}function Ng(i,e,{t,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let m=1;m<n.length;m++)Math.abs(n[m])>Math.abs(n[l])&&(l=m);let c=`; there ${a[l].label} = ${xc(n[l])}`,h=i.energyLabel==="total"?"energy":i.energyLabel;i.energy&&(c+=Number.isFinite(s)?` and the ${h} was ${xc(s)} ${i.units.energy}`.trimEnd():` and no finite ${h}`);let u=(m,p)=>`${xc(m,p)} ${i.units.time}`.trimEnd(),d=`t = ${u(t,6)}`;if(o==="unsolved"&&e.kind==="adaptive")return`Diverged: at ${d} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${e.label} did not converge at ${d}${c}. Try a step smaller than ${u(r,3)}.`;let f=e.order<4?" or a method of higher order (Runge–Kutta 4)":"",g=e.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${u(r,3)}`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${d}${c}. Try ${g}${f}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function Fg({label:i,unit:e},t){return`With ${`${i} = ${xc(t)} ${e}`.trimEnd()} the accelerations are not finite: the mass matrix has no inverse there, or a length is divided by.`}function xc(i,e=3){let t=Math.abs(i);return t!==0&&(t<1e-4||t>=1e6)?i.toExponential(e-1):String(+i.toPrecision(e))}var Vb=200,Og=1;function af(i,e){return new of(i,e)}var of=class{constructor(e,t){this.data=e;this.functions=t;let n=this.motion=new hc(e,t),{layout:s}=n,r=s.size;this.start=s.join(e.start.q,e.start.v,e.start.z),[this.moved,this.last,this.shown]=[new Float64Array(r),new Float64Array(r),new Float64Array(r)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(e.points.reduce((o,a)=>o+a.dimension,0)),sizes:new Float64Array(e.sizes),solution:new Float64Array(s.v.length+e.constraints.length)},this.ledger=new uc(n),this.drive=e.servo&&new vc(n,e.servo),this.project=n.constrained?dc(n):void 0,this.hand=new gc(n,this.start),this.h=e.step,this.method=this.found(e.integrator),this.stepper=Na(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=ai;paused=!1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}signals(){return this.drive?.signals(this.t,this.y)??He}follow(e){return Lg(this.motion,e)}get integrator(){return this.method.name}set integrator(e){let t=this.found(e);if(t.refusal)throw new Error(t.refusal);this.restart(),this.method=t,this.stepper=Na(this.motion,t)}get step(){return this.h}set step(e){if(!(e>0&&Number.isFinite(e)))throw new Error("A step must be greater than zero.");this.restart(),this.h=e,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(e){if(!(this.drive===void 0||e===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){let{first:t}=this.motion.layout.z;for(let n of this.drive.servo.integrals)this.moved[t+n]=this.data.start.z[n]??0;this.revealed=!1}this.drive.mode=e,this.impose(),this.ledger.forget()}}parameter(e){return this.motion.p[this.place(e)]}setParameter(e,t){let n=this.place(e),s=this.motion.p[n];if(!Number.isFinite(t))throw new Error(`The parameter '${e}' must be a finite number.`);if(t===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved),o=this.motion.moves(this.t,this.moved);if(this.motion.p[n]=t,o&&!this.motion.moves(this.t,this.moved))throw this.motion.p[n]=s,new Error(Fg(this.data.parameters[n],t));this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.settle(this.t),this.revealed=!1,this.ledger.forget()}setInput(e,t){if(!(e in this.given))throw new Error(`There is no input ${e}.`);this.given[e]=t,this.impose()}pull(e,t){t===null?this.hand.release():this.hand.hold(e,t,this.t,this.y,this.h),this.impose()}advance(e,t){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+e)/this.h+1e-9);this.carry+=e-n*this.h;let s=performance.now(),r=s+t;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(Og,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,Og)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+Vb,this.march(1),this.carry=0)}setState(e,t,n){let{layout:s}=this.motion,r=s.join(e,t,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");this.start.set(r),this.reset()}posed(e,t){let{layout:n}=this.motion,s=Float64Array.from(this.y);return Cg(this.motion,this.t,s,e,t),{q:[...n.take(n.q,s)],v:[...n.take(n.v,s)],z:[...n.take(n.z,s)]}}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=Na(this.motion,this.method),[this.begin,this.paused]=[ai,!1],this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.settle(0),this.limit=Dg(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let[e=0,t=0,n=0]=this.evaluated("energy",new Float64Array(3));return{kinetic:e,potential:t,total:e+t,ledger:this.ledger.total,turnover:this.ledger.turnover,jacobi:n}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}multipliers(){return this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.layout.v.length)}evaluated(e,t){return this.functions[e]?.(this.t,this.y,this.motion.u,this.motion.p,He,t),t}march(e){let{moved:t,last:n,stepper:s,h:r,ledger:o,hand:a}=this,l=t.length,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active,u=this.project!==void 0||this.motion.layout.hasUnits;this.revealed=!1;for(let d=0;d<e;d++){let f=this.origin+this.count*r;if(!this.paused){for(let p=0;p<l;p++)n[p]=t[p];h&&this.react(f)}let g=o.busy;g&&o.before(f,this.seen(f));let y=s.step(this.begin,r,f,t);if(this.begin=nr,this.paused=!y,!y)return d;let m=this.origin+(this.count+1)*r;if(u&&rf(t,this.limit)&&this.settle(m),!rf(t,this.limit))return this.end(f),d;this.count++,this.steps++,g&&o.after(r,m,this.seen(m))}return e}react(e){let{drive:t,hand:n,h:s}=this;t!==void 0&&t.mode==="sampled"&&this.count%t.every(s)===0&&t.sample(s,e,this.seen(e),this.moved),n.active&&n.apply(e,this.seen(e)),this.impose()}settle(e){let{moved:t,ledger:n,data:s}=this,{layout:r}=this.motion;if(r.normalise(t),this.project===void 0)return;let o=s.energy?n.energyAt(e,t):0;this.project(e,t),s.energy&&n.book(n.energyAt(e,t)-o),r.normalise(t)}end(e){let t=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":t?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(e,s);this.outcome=Ng(this.data,this.method,{t:e,y:s,energy:r,step:this.h,reason:n})}seen(e){return this.stepper.reveal(this.h,e,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:e}=this.motion,{given:t,drive:n,hand:s}=this,r=e.length-s.Q.length,o=!1;for(let a=0;a<e.length;a++){let l=t[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==e[a]&&(e[a]=l,o=!0)}o&&(this.begin===nr&&(this.begin=gg),this.ledger.forget())}restart(){this.paused&&(this.moved.set(this.last),this.paused=this.revealed=!1),this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,ai],this.stepper=Na(this.motion,this.method),this.revealed=!1}found(e){let t=this.data.methods.find(n=>n.name===e);if(t===void 0)throw new Error(`There is no integrator '${e}' in this page.`);return t}place(e){let t=this.data.parameters.findIndex(n=>n.name===e);if(t<0)throw new Error(`There is no parameter '${e}' in this page.`);return t}};var Gb=new Float64Array(0);function hf(i,e={}){return new cf(i,e)}function Ug(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return new Float64Array(t.buffer)}var _c=class{row;values;constructor(e,t){this.values=Ug(e),this.row=new Float64Array(t>0?this.values.length/t:0)}at(e,t){let n=this.row.length,s=e*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=t>0?o+t*(this.values[s+n+r]-o):o}return this.row}},lf=class{constructor(e,t,n){this.layout=n;[this.y,this.rates,this.bends]=[e.y,e.rates,e.bends].map(s=>new _c(s,t)),this.row=new Float64Array(this.y.row.length)}layout;row;y;rates;bends;at(e,t,n){let s=this.row.length,r=this.bends.row.length,o=1-t;for(let a=0;a<s;a++){let l=e*s+a,c=this.y.values[l];if(!(t>0)){this.row[a]=c;continue}let h=this.y.values[l+s]-c,u=n*this.rates.values[l],d=n*this.rates.values[l+s],f=c+t*t*(3-2*t)*h+t*o*(o*u-t*d);if(a<r){let g=n*n*this.bends.values[e*r+a]/2-(3*h-2*u-d),y=n*n*this.bends.values[(e+1)*r+a]/2-(-3*h+u+2*d);f+=(t*o)**2*(o*g+t*y)}this.row[a]=f}return t>0&&this.layout.normalise(this.row),this.row}},cf=class{constructor(e,t){this.data=e;this.functions=t;let n=e.run;if(n===void 0)throw new Error("This page holds no recorded run.");this.times=Ug(n.t);let s=this.times.length,r=o=>new _c(o??"",s);this.states=new lf(n,s,new wt(e.layout)),this.series={u:r(n.u),positions:r(n.positions),sizes:r(n.sizes),multipliers:r(n.multipliers)},this.energies=[n.energy?.kinetic,n.energy?.potential,n.energy?.total,n.energy?.jacobi].map(r),this.works=(n.ledger??[]).map(o=>r(o.values)),this.p=Float64Array.from(e.parameters,o=>o.value),this.outcome=n.outcome,this.end=s>0?this.times[s-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;functions;outcome;end;p;times;states;series;energies;works;first;index=0;part=0;get t(){let e=this.times[this.index]??0;return this.part>0?e+this.part*(this.times[this.index+1]-e):e}get steps(){return this.index}get y(){let{times:e,index:t}=this;return this.states.at(t,this.part,this.part>0?e[t+1]-e[t]:0)}get u(){return this.series.u.at(this.index,this.part)}seek(e){let{times:t}=this,n=0,s=t.length-1;for(;n<s;){let o=n+s+1>>1;t[o]<=e?n=o:s=o-1}let r=n+1<t.length?t[n+1]-t[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((e-t[n])/r,0),1):0]}energy(){let e=this.energies.map(a=>a.at(this.index,this.part)[0]),[t=0,n=0,s=0,r=0]=e,o=this.works.reduce((a,l)=>a+l.at(this.index,this.part)[0],0);return{kinetic:t,potential:n,total:s,ledger:this.first+o,jacobi:r}}positions(){return this.computed(this.functions.positions,this.series.positions)}sizes(){return this.computed(this.functions.sizes,this.series.sizes)}computed(e,t){let n=t.at(this.index,this.part);if(e===void 0||!(this.part>0))return n;e(this.t,this.y,this.u,this.p,Gb,n);for(let s=0;s<n.length;s++)Number.isFinite(n[s])||(n[s]=0);return n}multipliers(){return this.series.multipliers.at(this.index,this.part)}};var pr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},mr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},y0=0,Hf=1,v0=2;var pl=1,x0=2,Xo=3,gr=0,ri=1,Di=2,Vr=0,qo=1,Wf=2,Xf=3,qf=4,_0=5;var Gr=100,b0=101,M0=102,S0=103,w0=104,A0=200,E0=201,T0=202,C0=203,Yf=204,$f=205,R0=206,P0=207,I0=208,L0=209,D0=210,N0=211,F0=212,O0=213,U0=214,Zc=0,Kc=1,Jc=2,Oo=3,Qc=4,eh=5,th=6,nh=7,Ch=0,k0=1,B0=2,vs=0,jf=1,Zf=2,Kf=3,Jf=4,Qf=5,ep=6,tp=7;var np=300,Hr=301,Yo=302,Rh=303,Ph=304,ih=1e3,fs=1001,sh=1002,Bn=1003,z0=1004;var ml=1005;var ii=1006,Ih=1007;var Gs=1008;var ci=1009,ip=1010,sp=1011,$o=1012,Lh=1013,Ki=1014,Ji=1015,Qi=1016,Dh=1017,Nh=1018,Wr=1020,rp=35902,op=35899,ap=1021,lp=1022,es=1023,Fs=1026,Hs=1027,cp=1028,Fh=1029,yr=1030,Oh=1031;var Uh=1033,gl=33776,yl=33777,vl=33778,xl=33779,kh=35840,Bh=35841,zh=35842,Vh=35843,Gh=36196,Hh=37492,Wh=37496,Xh=37488,qh=37489,_l=37490,Yh=37491,$h=37808,jh=37809,Zh=37810,Kh=37811,Jh=37812,Qh=37813,eu=37814,tu=37815,nu=37816,iu=37817,su=37818,ru=37819,ou=37820,au=37821,lu=36492,cu=36494,hu=36495,uu=36283,du=36284,bl=36285,fu=36286;var Ga=2300,rh=2301,$c=2302,Ff=2303,Of=2400,Uf=2401,kf=2402;var V0=3200;var pu=0,G0=1,Ws="",ni="srgb",Ha="srgb-linear",Wa="linear",Lt="srgb";var jc=7680;var H0=519,W0=512,X0=513,q0=514,hp=515,Y0=516,$0=517,up=518,dp=519,fp=35044;var pp="300 es",Ii=2e3,Uo=2001;function Hb(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Wb(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Xa(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function j0(){let i=Xa("canvas");return i.style.display="block",i}var kg={},ko=null;function qa(...i){let e="THREE."+i.shift();ko?ko("log",e,...i):console.log(e,...i)}function Z0(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $e(...i){i=Z0(i);let e="THREE."+i.shift();if(ko)ko("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Qe(...i){i=Z0(i);let e="THREE."+i.shift();if(ko)ko("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function za(...i){let e=i.join(" ");e in kg||(kg[e]=!0,$e(...i))}function K0(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var J0={[Zc]:Zc,[Jc]:th,[Qc]:Qc,[Oo]:eh,[Kc]:Kc,[th]:Jc,[nh]:nh,[eh]:Oo},$i=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Hn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Bg=1234567,No=Math.PI/180,Bo=180/Math.PI;function vr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Hn[i&255]+Hn[i>>8&255]+Hn[i>>16&255]+Hn[i>>24&255]+"-"+Hn[e&255]+Hn[e>>8&255]+"-"+Hn[e>>16&15|64]+Hn[e>>24&255]+"-"+Hn[t&63|128]+Hn[t>>8&255]+"-"+Hn[t>>16&255]+Hn[t>>24&255]+Hn[n&255]+Hn[n>>8&255]+Hn[n>>16&255]+Hn[n>>24&255]).toLowerCase()}function at(i,e,t){return Math.max(e,Math.min(t,i))}function mp(i,e){return(i%e+e)%e}function Xb(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function qb(i,e,t){return i!==e?(t-i)/(e-i):0}function Va(i,e,t){return(1-t)*i+t*e}function Yb(i,e,t,n){return Va(i,e,1-Math.exp(-t*n))}function $b(i,e=1){return e-Math.abs(mp(i,e*2)-e)}function jb(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function Zb(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function Kb(i,e){return i+Math.floor(Math.random()*(e-i+1))}function Jb(i,e){return i+Math.random()*(e-i)}function Qb(i){return i*(.5-Math.random())}function eM(i){i!==void 0&&(Bg=i);let e=Bg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function tM(i){return i*No}function nM(i){return i*Bo}function iM(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function sM(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function gp(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function rM(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:$e("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function mu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function yp(i,e){if(e.constructor===Float32Array)return i;let t=mu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function vp(i,e){if(e.constructor===Float32Array)return i;let t=mu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var gu={DEG2RAD:No,RAD2DEG:Bo,generateUUID:vr,clamp:at,euclideanModulo:mp,mapLinear:Xb,inverseLerp:qb,lerp:Va,damp:Yb,pingpong:$b,smoothstep:jb,smootherstep:Zb,randInt:Kb,randFloat:Jb,randFloatSpread:Qb,seededRandom:eM,degToRad:tM,radToDeg:nM,isPowerOfTwo:iM,ceilPowerOfTwo:sM,floorPowerOfTwo:gp,setQuaternionFromProperEuler:rM,normalize:vp,denormalize:yp},qe=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=at(this.x,e.x,t.x),this.y=at(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=at(this.x,e,t),this.y=at(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(at(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(at(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},si=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*y;m<0&&(d=-d,f=-f,g=-g,y=-y,m=-m);let p=1-a;if(m<.9995){let v=Math.acos(m),S=Math.sin(v);p=Math.sin(p*v)/S,a=Math.sin(a*v)/S,l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a}else{l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+h*u+l*f-c*d,e[t+1]=l*g+h*d+c*u-a*f,e[t+2]=c*g+h*f+a*d-l*u,e[t+3]=h*g-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:$e("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(at(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},k=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(zg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(zg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=at(this.x,e.x,t.x),this.y=at(this.y,e.y,t.y),this.z=at(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=at(this.x,e,t),this.y=at(this.y,e,t),this.z=at(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(at(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return uf.copy(this).projectOnVector(e),this.sub(uf)}reflect(e){return this.sub(uf.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(at(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},uf=new k,zg=new si,tt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],y=s[0],m=s[3],p=s[6],v=s[1],S=s[4],b=s[7],w=s[2],E=s[5],x=s[8];return r[0]=o*y+a*v+l*w,r[3]=o*m+a*S+l*E,r[6]=o*p+a*b+l*x,r[1]=c*y+h*v+u*w,r[4]=c*m+h*S+u*E,r[7]=c*p+h*b+u*x,r[2]=d*y+f*v+g*w,r[5]=d*m+f*S+g*E,r[8]=d*p+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=t*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=u*y,e[1]=(s*c-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(h*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*l-c*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return za("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(df.makeScale(e,t)),this}rotate(e){return za("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(df.makeRotation(-e)),this}translate(e,t){return za("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(df.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},df=new tt,Vg=new tt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Gg=new tt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function oM(){let i={enabled:!0,workingColorSpace:Ha,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Lt&&(s.r=Ns(s.r),s.g=Ns(s.g),s.b=Ns(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Lt&&(s.r=Fo(s.r),s.g=Fo(s.g),s.b=Fo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ws?Wa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ha]:{primaries:e,whitePoint:n,transfer:Wa,toXYZ:Vg,fromXYZ:Gg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ni},outputColorSpaceConfig:{drawingBufferColorSpace:ni}},[ni]:{primaries:e,whitePoint:n,transfer:Lt,toXYZ:Vg,fromXYZ:Gg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ni}}}),i}var xt=oM();function Ns(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Fo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var xo,oh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{xo===void 0&&(xo=Xa("canvas")),xo.width=e.width,xo.height=e.height;let s=xo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=xo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Xa("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ns(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Ns(t[n]/255)*255):t[n]=Ns(t[n]);return{data:t,width:e.width,height:e.height}}else return $e("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},aM=0,zo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:aM++}),this.uuid=vr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(ff(s[o].image)):r.push(ff(s[o]))}else r=ff(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function ff(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?oh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($e("Texture: Unable to serialize Texture."),{})}var lM=0,pf=new k,li=class i extends $i{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=fs,s=fs,r=ii,o=Gs,a=es,l=ci,c=i.DEFAULT_ANISOTROPY,h=Ws){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:lM++}),this.uuid=vr(),this.name="",this.source=new zo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new qe(0,0),this.repeat=new qe(1,1),this.center=new qe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new tt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(pf).x}get height(){return this.source.getSize(pf).y}get depth(){return this.source.getSize(pf).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){$e(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){$e(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==np)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ih:e.x=e.x-Math.floor(e.x);break;case fs:e.x=e.x<0?0:1;break;case sh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ih:e.y=e.y-Math.floor(e.y);break;case fs:e.y=e.y<0?0:1;break;case sh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};li.DEFAULT_IMAGE=null;li.DEFAULT_MAPPING=np;li.DEFAULT_ANISOTROPY=1;var en=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],y=l[2],m=l[6],p=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let S=(c+1)/2,b=(f+1)/2,w=(p+1)/2,E=(h+d)/4,x=(u+y)/4,C=(g+m)/4;return S>b&&S>w?S<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(S),s=E/n,r=x/n):b>w?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=E/s,r=C/s):w<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(w),n=x/r,s=C/r),this.set(n,s,r,t),this}let v=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-g)/v,this.y=(u-y)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=at(this.x,e.x,t.x),this.y=at(this.y,e.y,t.y),this.z=at(this.z,e.z,t.z),this.w=at(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=at(this.x,e,t),this.y=at(this.y,e,t),this.z=at(this.z,e,t),this.w=at(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(at(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},ah=class extends $i{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ii,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new en(0,0,e,t),this.scissorTest=!1,this.viewport=new en(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new li({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ii,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new zo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},_i=class extends ah{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Ya=class extends li{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=fs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var lh=class extends li{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=fs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Tt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,y,m)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,y,m){let p=this.elements;return p[0]=e,p[4]=t,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=u,p[14]=d,p[3]=f,p[7]=g,p[11]=y,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/_o.setFromMatrixColumn(e,0).length(),r=1/_o.setFromMatrixColumn(e,1).length(),o=1/_o.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,g=a*h,y=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+g*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,g=c*h,y=c*u;t[0]=d+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-g,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,g=c*h,y=c*u;t[0]=d-y*a,t[4]=-o*u,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,g=a*h,y=a*u;t[0]=l*h,t[4]=g*c-f,t[8]=d*c+y,t[1]=l*u,t[5]=y*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*h,t[4]=y-d*u,t[8]=g*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+g,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-g,t[2]=g*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(cM,e,hM)}lookAt(e,t,n){let s=this.elements;return vi.subVectors(e,t),vi.lengthSq()===0&&(vi.z=1),vi.normalize(),ir.crossVectors(n,vi),ir.lengthSq()===0&&(Math.abs(n.z)===1?vi.x+=1e-4:vi.z+=1e-4,vi.normalize(),ir.crossVectors(n,vi)),ir.normalize(),bc.crossVectors(vi,ir),s[0]=ir.x,s[4]=bc.x,s[8]=vi.x,s[1]=ir.y,s[5]=bc.y,s[9]=vi.y,s[2]=ir.z,s[6]=bc.z,s[10]=vi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],y=n[6],m=n[10],p=n[14],v=n[3],S=n[7],b=n[11],w=n[15],E=s[0],x=s[4],C=s[8],F=s[12],I=s[1],L=s[5],B=s[9],V=s[13],D=s[2],G=s[6],Y=s[10],H=s[14],le=s[3],j=s[7],J=s[11],te=s[15];return r[0]=o*E+a*I+l*D+c*le,r[4]=o*x+a*L+l*G+c*j,r[8]=o*C+a*B+l*Y+c*J,r[12]=o*F+a*V+l*H+c*te,r[1]=h*E+u*I+d*D+f*le,r[5]=h*x+u*L+d*G+f*j,r[9]=h*C+u*B+d*Y+f*J,r[13]=h*F+u*V+d*H+f*te,r[2]=g*E+y*I+m*D+p*le,r[6]=g*x+y*L+m*G+p*j,r[10]=g*C+y*B+m*Y+p*J,r[14]=g*F+y*V+m*H+p*te,r[3]=v*E+S*I+b*D+w*le,r[7]=v*x+S*L+b*G+w*j,r[11]=v*C+S*B+b*Y+w*J,r[15]=v*F+S*V+b*H+w*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],g=e[3],y=e[7],m=e[11],p=e[15],v=l*f-c*d,S=a*f-c*u,b=a*d-l*u,w=o*f-c*h,E=o*d-l*h,x=o*u-a*h;return t*(y*v-m*S+p*b)-n*(g*v-m*w+p*E)+s*(g*S-y*w+p*x)-r*(g*b-y*E+m*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],g=e[12],y=e[13],m=e[14],p=e[15],v=t*a-n*o,S=t*l-s*o,b=t*c-r*o,w=n*l-s*a,E=n*c-r*a,x=s*c-r*l,C=h*y-u*g,F=h*m-d*g,I=h*p-f*g,L=u*m-d*y,B=u*p-f*y,V=d*p-f*m,D=v*V-S*B+b*L+w*I-E*F+x*C;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let G=1/D;return e[0]=(a*V-l*B+c*L)*G,e[1]=(s*B-n*V-r*L)*G,e[2]=(y*x-m*E+p*w)*G,e[3]=(d*E-u*x-f*w)*G,e[4]=(l*I-o*V-c*F)*G,e[5]=(t*V-s*I+r*F)*G,e[6]=(m*b-g*x-p*S)*G,e[7]=(h*x-d*b+f*S)*G,e[8]=(o*B-a*I+c*C)*G,e[9]=(n*I-t*B-r*C)*G,e[10]=(g*E-y*b+p*v)*G,e[11]=(u*b-h*E-f*v)*G,e[12]=(a*F-o*L-l*C)*G,e[13]=(t*L-n*F+s*C)*G,e[14]=(y*S-g*w-m*v)*G,e[15]=(h*w-u*S+d*v)*G,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,y=o*h,m=o*u,p=a*u,v=l*c,S=l*h,b=l*u,w=n.x,E=n.y,x=n.z;return s[0]=(1-(y+p))*w,s[1]=(f+b)*w,s[2]=(g-S)*w,s[3]=0,s[4]=(f-b)*E,s[5]=(1-(d+p))*E,s[6]=(m+v)*E,s[7]=0,s[8]=(g+S)*x,s[9]=(m-v)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=_o.set(s[0],s[1],s[2]).length(),a=_o.set(s[4],s[5],s[6]).length(),l=_o.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Wi.copy(this);let c=1/o,h=1/a,u=1/l;return Wi.elements[0]*=c,Wi.elements[1]*=c,Wi.elements[2]*=c,Wi.elements[4]*=h,Wi.elements[5]*=h,Wi.elements[6]*=h,Wi.elements[8]*=u,Wi.elements[9]*=u,Wi.elements[10]*=u,t.setFromRotationMatrix(Wi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ii,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ii)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Uo)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ii,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ii)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===Uo)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},_o=new k,Wi=new Tt,cM=new k(0,0,0),hM=new k(1,1,1),ir=new k,bc=new k,vi=new k,Hg=new Tt,Wg=new si,Os=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(at(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-at(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(at(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-at(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(at(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-at(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:$e("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Hg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Hg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Wg.setFromEuler(this),this.setFromQuaternion(Wg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Os.DEFAULT_ORDER="XYZ";var Vo=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},uM=0,Xg=new k,bo=new si,Rs=new Tt,Mc=new k,Fa=new k,dM=new k,fM=new si,qg=new k(1,0,0),Yg=new k(0,1,0),$g=new k(0,0,1),jg={type:"added"},pM={type:"removed"},Mo={type:"childadded",child:null},mf={type:"childremoved",child:null},Mn=class i extends $i{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:uM++}),this.uuid=vr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new k,t=new Os,n=new si,s=new k(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Tt},normalMatrix:{value:new tt}}),this.matrix=new Tt,this.matrixWorld=new Tt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Vo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return bo.setFromAxisAngle(e,t),this.quaternion.multiply(bo),this}rotateOnWorldAxis(e,t){return bo.setFromAxisAngle(e,t),this.quaternion.premultiply(bo),this}rotateX(e){return this.rotateOnAxis(qg,e)}rotateY(e){return this.rotateOnAxis(Yg,e)}rotateZ(e){return this.rotateOnAxis($g,e)}translateOnAxis(e,t){return Xg.copy(e).applyQuaternion(this.quaternion),this.position.add(Xg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(qg,e)}translateY(e){return this.translateOnAxis(Yg,e)}translateZ(e){return this.translateOnAxis($g,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Rs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Mc.copy(e):Mc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Fa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Rs.lookAt(Fa,Mc,this.up):Rs.lookAt(Mc,Fa,this.up),this.quaternion.setFromRotationMatrix(Rs),s&&(Rs.extractRotation(s.matrixWorld),bo.setFromRotationMatrix(Rs),this.quaternion.premultiply(bo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Qe("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(jg),Mo.child=e,this.dispatchEvent(Mo),Mo.child=null):Qe("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(pM),mf.child=e,this.dispatchEvent(mf),mf.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Rs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Rs.multiply(e.parent.matrixWorld)),e.applyMatrix4(Rs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(jg),Mo.child=e,this.dispatchEvent(Mo),Mo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Fa,e,dM),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Fa,fM,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Mn.DEFAULT_UP=new k(0,1,0);Mn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Mn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var jt=class extends Mn{constructor(){super(),this.isGroup=!0,this.type="Group"}},mM={type:"move"},Go=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new jt,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new jt,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new k,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new k),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new jt,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new k,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new k,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,n),p=this._getHandJoint(c,y);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),p.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(mM)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new jt;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Q0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},sr={h:0,s:0,l:0},Sc={h:0,s:0,l:0};function gf(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var st=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ni){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,xt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=xt.workingColorSpace){return this.r=e,this.g=t,this.b=n,xt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=xt.workingColorSpace){if(e=mp(e,1),t=at(t,0,1),n=at(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=gf(o,r,e+1/3),this.g=gf(o,r,e),this.b=gf(o,r,e-1/3)}return xt.colorSpaceToWorking(this,s),this}setStyle(e,t=ni){function n(r){r!==void 0&&parseFloat(r)<1&&$e("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:$e("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);$e("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ni){let n=Q0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):$e("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ns(e.r),this.g=Ns(e.g),this.b=Ns(e.b),this}copyLinearToSRGB(e){return this.r=Fo(e.r),this.g=Fo(e.g),this.b=Fo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ni){return xt.workingToColorSpace(Wn.copy(this),e),Math.round(at(Wn.r*255,0,255))*65536+Math.round(at(Wn.g*255,0,255))*256+Math.round(at(Wn.b*255,0,255))}getHexString(e=ni){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=xt.workingColorSpace){xt.workingToColorSpace(Wn.copy(this),t);let n=Wn.r,s=Wn.g,r=Wn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=xt.workingColorSpace){return xt.workingToColorSpace(Wn.copy(this),t),e.r=Wn.r,e.g=Wn.g,e.b=Wn.b,e}getStyle(e=ni){xt.workingToColorSpace(Wn.copy(this),e);let t=Wn.r,n=Wn.g,s=Wn.b;return e!==ni?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(sr),this.setHSL(sr.h+e,sr.s+t,sr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(sr),e.getHSL(Sc);let n=Va(sr.h,Sc.h,t),s=Va(sr.s,Sc.s,t),r=Va(sr.l,Sc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Wn=new st;st.NAMES=Q0;var $a=class i{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new st(e),this.near=t,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Lr=class extends Mn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Os,this.environmentIntensity=1,this.environmentRotation=new Os,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Xi=new k,Ps=new k,yf=new k,Is=new k,So=new k,wo=new k,Zg=new k,vf=new k,xf=new k,_f=new k,bf=new en,Mf=new en,Sf=new en,Yi=class i{constructor(e=new k,t=new k,n=new k){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Xi.subVectors(e,t),s.cross(Xi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Xi.subVectors(s,t),Ps.subVectors(n,t),yf.subVectors(e,t);let o=Xi.dot(Xi),a=Xi.dot(Ps),l=Xi.dot(yf),c=Ps.dot(Ps),h=Ps.dot(yf),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Is)===null?!1:Is.x>=0&&Is.y>=0&&Is.x+Is.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Is)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Is.x),l.addScaledVector(o,Is.y),l.addScaledVector(a,Is.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return bf.setScalar(0),Mf.setScalar(0),Sf.setScalar(0),bf.fromBufferAttribute(e,t),Mf.fromBufferAttribute(e,n),Sf.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(bf,r.x),o.addScaledVector(Mf,r.y),o.addScaledVector(Sf,r.z),o}static isFrontFacing(e,t,n,s){return Xi.subVectors(n,t),Ps.subVectors(e,t),Xi.cross(Ps).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Xi.subVectors(this.c,this.b),Ps.subVectors(this.a,this.b),Xi.cross(Ps).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;So.subVectors(s,n),wo.subVectors(r,n),vf.subVectors(e,n);let l=So.dot(vf),c=wo.dot(vf);if(l<=0&&c<=0)return t.copy(n);xf.subVectors(e,s);let h=So.dot(xf),u=wo.dot(xf);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(So,o);_f.subVectors(e,r);let f=So.dot(_f),g=wo.dot(_f);if(g>=0&&f<=g)return t.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(wo,a);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return Zg.subVectors(r,s),a=(u-h)/(u-h+(f-g)),t.copy(s).addScaledVector(Zg,a);let p=1/(m+y+d);return o=y*p,a=d*p,t.copy(n).addScaledVector(So,o).addScaledVector(wo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ps=class{constructor(e=new k(1/0,1/0,1/0),t=new k(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(qi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(qi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=qi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,qi):qi.fromBufferAttribute(r,o),qi.applyMatrix4(e.matrixWorld),this.expandByPoint(qi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),wc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),wc.copy(n.boundingBox)),wc.applyMatrix4(e.matrixWorld),this.union(wc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,qi),qi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Oa),Ac.subVectors(this.max,Oa),Ao.subVectors(e.a,Oa),Eo.subVectors(e.b,Oa),To.subVectors(e.c,Oa),rr.subVectors(Eo,Ao),or.subVectors(To,Eo),Cr.subVectors(Ao,To);let t=[0,-rr.z,rr.y,0,-or.z,or.y,0,-Cr.z,Cr.y,rr.z,0,-rr.x,or.z,0,-or.x,Cr.z,0,-Cr.x,-rr.y,rr.x,0,-or.y,or.x,0,-Cr.y,Cr.x,0];return!wf(t,Ao,Eo,To,Ac)||(t=[1,0,0,0,1,0,0,0,1],!wf(t,Ao,Eo,To,Ac))?!1:(Ec.crossVectors(rr,or),t=[Ec.x,Ec.y,Ec.z],wf(t,Ao,Eo,To,Ac))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,qi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(qi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ls[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ls[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ls[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ls[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ls[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ls[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ls[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ls[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ls),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ls=[new k,new k,new k,new k,new k,new k,new k,new k],qi=new k,wc=new ps,Ao=new k,Eo=new k,To=new k,rr=new k,or=new k,Cr=new k,Oa=new k,Ac=new k,Ec=new k,Rr=new k;function wf(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Rr.fromArray(i,r);let a=s.x*Math.abs(Rr.x)+s.y*Math.abs(Rr.y)+s.z*Math.abs(Rr.z),l=e.dot(Rr),c=t.dot(Rr),h=n.dot(Rr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new k,Tc=new qe,gM=0,sn=class extends $i{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:gM++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=fp,this.updateRanges=[],this.gpuType=Ji,this.version=0,this._normalizationScale=e!==void 0?mu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Tc.fromBufferAttribute(this,t),Tc.applyMatrix3(e),this.setXY(t,Tc.x,Tc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix3(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix4(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyNormalMatrix(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.transformDirection(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):yp(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):vp(e,this.array)}};var ja=class extends sn{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Za=class extends sn{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Mt=class extends sn{constructor(e,t,n){super(new Float32Array(e),t,n)}},yM=new ps,Ua=new k,Af=new k,Dr=class{constructor(e=new k,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):yM.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ua.subVectors(e,this.center);let t=Ua.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ua,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Af.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ua.copy(e.center).add(Af)),this.expandByPoint(Ua.copy(e.center).sub(Af))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},vM=0,Pi=new Tt,Ef=new Mn,Co=new k,xi=new ps,ka=new ps,Un=new k,At=class i extends $i{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:vM++}),this.uuid=vr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Hb(e)?Za:ja)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new tt().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Pi.makeRotationFromQuaternion(e),this.applyMatrix4(Pi),this}rotateX(e){return Pi.makeRotationX(e),this.applyMatrix4(Pi),this}rotateY(e){return Pi.makeRotationY(e),this.applyMatrix4(Pi),this}rotateZ(e){return Pi.makeRotationZ(e),this.applyMatrix4(Pi),this}translate(e,t,n){return Pi.makeTranslation(e,t,n),this.applyMatrix4(Pi),this}scale(e,t,n){return Pi.makeScale(e,t,n),this.applyMatrix4(Pi),this}lookAt(e){return Ef.lookAt(e),Ef.updateMatrix(),this.applyMatrix4(Ef.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Co).negate(),this.translate(Co.x,Co.y,Co.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Mt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&$e("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ps);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new k(-1/0,-1/0,-1/0),new k(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];xi.setFromBufferAttribute(r),this.morphTargetsRelative?(Un.addVectors(this.boundingBox.min,xi.min),this.boundingBox.expandByPoint(Un),Un.addVectors(this.boundingBox.max,xi.max),this.boundingBox.expandByPoint(Un)):(this.boundingBox.expandByPoint(xi.min),this.boundingBox.expandByPoint(xi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qe('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Dr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new k,1/0);return}if(e){let n=this.boundingSphere.center;if(xi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];ka.setFromBufferAttribute(a),this.morphTargetsRelative?(Un.addVectors(xi.min,ka.min),xi.expandByPoint(Un),Un.addVectors(xi.max,ka.max),xi.expandByPoint(Un)):(xi.expandByPoint(ka.min),xi.expandByPoint(ka.max))}xi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Un.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Un));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Un.fromBufferAttribute(a,c),l&&(Co.fromBufferAttribute(e,c),Un.add(Co)),s=Math.max(s,n.distanceToSquared(Un))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Qe("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new sn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new k,l[F]=new k;let h=new k,u=new k,d=new k,f=new qe,g=new qe,y=new qe,m=new k,p=new k;function v(F,I,L){c[F]=c[I]=c[L]=1,h.fromBufferAttribute(n,F),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,F),g.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),y.sub(f);let B=1/(g.x*y.y-y.x*g.y);isFinite(B)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(B),p.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(B),a[F].add(m),a[I].add(m),a[L].add(m),l[F].add(p),l[I].add(p),l[L].add(p))}let S=this.groups;S.length===0&&(S=[{start:0,count:e.count}]);for(let F=0,I=S.length;F<I;++F){let L=S[F],B=L.start,V=L.count;for(let D=B,G=B+V;D<G;D+=3)v(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let b=new k,w=new k,E=new k,x=new k;function C(F){E.fromBufferAttribute(s,F),x.copy(E);let I=a[F];b.copy(I),b.sub(E.multiplyScalar(E.dot(I))).normalize(),w.crossVectors(x,I);let B=w.dot(l[F])<0?-1:1;o.setXYZW(F,b.x,b.y,b.z,B)}for(let F=0,I=n.count;F<I;++F)c[F]&&C(F);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new sn(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new k,r=new k,o=new k,a=new k,l=new k,c=new k,h=new k,u=new k;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),y=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Un.fromBufferAttribute(e,t),Un.normalize(),e.setXYZ(t,Un.x,Un.y,Un.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let p=0;p<h;p++)d[g++]=c[f++]}return new sn(d,h,u)}if(this.index===null)return $e("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ka=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=fp,this.updateRanges=[],this.version=0,this.uuid=vr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Kg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Kg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function Kg(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=vr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ti=new k,Nr=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?mu(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.applyMatrix4(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.applyNormalMatrix(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.transformDirection(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){qa("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new sn(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){qa("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):yp(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):vp(e,this.data.array)}},Tf=new k,xM=new k,_M=new tt,Vn=class{constructor(e=new k(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Tf.subVectors(n,t).cross(xM.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Tf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||_M.getNormalMatrix(e),s=this.coplanarPoint(Tf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},bM=0,ms=class extends $i{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:bM++}),this.uuid=vr(),this.name="",this.type="Material",this.blending=qo,this.side=gr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Yf,this.blendDst=$f,this.blendEquation=Gr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new st(0,0,0),this.blendAlpha=0,this.depthFunc=Oo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=H0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=jc,this.stencilZFail=jc,this.stencilZPass=jc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){$e(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){$e(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new st().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Vn().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new qe().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new qe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Ds=new k,Cf=new k,Cc=new k,Rc=new k,lr=class{constructor(e=new k,t=new k(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ds)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ds.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ds.copy(this.origin).addScaledVector(this.direction,t),Ds.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Cf.copy(e).add(t).multiplyScalar(.5),Cc.copy(t).sub(e).normalize(),Rc.copy(this.origin).sub(Cf);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Cc),a=Rc.dot(this.direction),l=-Rc.dot(Cc),c=Rc.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Cf).addScaledVector(Cc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Ds.subVectors(e.center,this.origin);let n=Ds.dot(this.direction),s=Ds.dot(Ds)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ds)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,m=t.z-o.z,p=n.x-o.x,v=n.y-o.y,S=n.z-o.z,b=Math.abs(l),w=Math.abs(c),E=Math.abs(h),x,C,F,I,L,B,V,D,G,Y,H,le;if(b>=w&&b>=E?(F=l,B=u,G=g,le=p,l>=0?(x=c,C=h,I=d,L=f,V=y,D=m,Y=v,H=S):(x=h,C=c,I=f,L=d,V=m,D=y,Y=S,H=v)):w>=E?(F=c,B=d,G=y,le=v,c>=0?(x=h,C=l,I=f,L=u,V=m,D=g,Y=S,H=p):(x=l,C=h,I=u,L=f,V=g,D=m,Y=p,H=S)):(F=h,B=f,G=m,le=S,h>=0?(x=l,C=c,I=u,L=d,V=g,D=y,Y=p,H=v):(x=c,C=l,I=d,L=u,V=y,D=g,Y=v,H=p)),F===0)return null;let j=x/F,J=C/F,te=1/F,de=I-j*B,ue=L-J*B,ee=V-j*G,me=D-J*G,ve=Y-j*le,Te=H-J*le,Me=ve*me-Te*ee,We=de*Te-ue*ve,rt=ee*ue-me*de;if(s){if(Me<0||We<0||rt<0)return null}else if((Me<0||We<0||rt<0)&&(Me>0||We>0||rt>0))return null;let Ve=Me+We+rt;if(Ve===0)return null;let dt=te*(Me*B+We*G+rt*le);return(Ve>0?dt<0:dt>0)?null:this.at(dt/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Us=class extends ms{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new st(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Os,this.combine=Ch,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Jg=new Tt,Pr=new lr,Pc=new Dr,Qg=new k,Ic=new k,Lc=new k,Dc=new k,Rf=new k,Nc=new k,e0=new k,Fc=new k,_t=class extends Mn{constructor(e=new At,t=new Us){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Nc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Rf.fromBufferAttribute(u,e),o?Nc.addScaledVector(Rf,h):Nc.addScaledVector(Rf.sub(t),h))}t.add(Nc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Pc.copy(n.boundingSphere),Pc.applyMatrix4(r),Pr.copy(e.ray).recast(e.near),!(Pc.containsPoint(Pr.origin)===!1&&(Pr.intersectSphere(Pc,Qg)===null||Pr.origin.distanceToSquared(Qg)>(e.far-e.near)**2))&&(Jg.copy(r).invert(),Pr.copy(e.ray).applyMatrix4(Jg),!(n.boundingBox!==null&&Pr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Pr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),S=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=v,w=S;b<w;b+=3){let E=a.getX(b),x=a.getX(b+1),C=a.getX(b+2);s=Oc(this,p,e,n,c,h,u,E,x,C),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let v=a.getX(m),S=a.getX(m+1),b=a.getX(m+2);s=Oc(this,o,e,n,c,h,u,v,S,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),S=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=v,w=S;b<w;b+=3){let E=b,x=b+1,C=b+2;s=Oc(this,p,e,n,c,h,u,E,x,C),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let v=m,S=m+1,b=m+2;s=Oc(this,o,e,n,c,h,u,v,S,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function MM(i,e,t,n,s,r,o,a){let l;if(e.side===ri?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===gr,a),l===null)return null;Fc.copy(a),Fc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Fc);return c<t.near||c>t.far?null:{distance:c,point:Fc.clone(),object:i}}function Oc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,Ic),i.getVertexPosition(l,Lc),i.getVertexPosition(c,Dc);let h=MM(i,e,t,n,Ic,Lc,Dc,e0);if(h){let u=new k;Yi.getBarycoord(e0,Ic,Lc,Dc,u),s&&(h.uv=Yi.getInterpolatedAttribute(s,a,l,c,u,new qe)),r&&(h.uv1=Yi.getInterpolatedAttribute(r,a,l,c,u,new qe)),o&&(h.normal=Yi.getInterpolatedAttribute(o,a,l,c,u,new k),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new k,materialIndex:0};Yi.getNormal(Ic,Lc,Dc,d.normal),h.face=d,h.barycoord=u}return h}var ch=class extends li{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Bn,h=Bn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ir=new Dr,SM=new qe(.5,.5),Uc=new k,cr=class{constructor(e=new Vn,t=new Vn,n=new Vn,s=new Vn,r=new Vn,o=new Vn){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ii,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],y=r[9],m=r[10],p=r[11],v=r[12],S=r[13],b=r[14],w=r[15];if(s[0].setComponents(c-o,f-h,p-g,w-v).normalize(),s[1].setComponents(c+o,f+h,p+g,w+v).normalize(),s[2].setComponents(c+a,f+u,p+y,w+S).normalize(),s[3].setComponents(c-a,f-u,p-y,w-S).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,p-m,w-b).normalize();else if(s[4].setComponents(c-l,f-d,p-m,w-b).normalize(),t===Ii)s[5].setComponents(c+l,f+d,p+m,w+b).normalize();else if(t===Uo)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ir.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ir.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ir)}intersectsSprite(e){Ir.center.set(0,0,0);let t=SM.distanceTo(e.center);return Ir.radius=.7071067811865476+t,Ir.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ir)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Uc.x=s.normal.x>0?e.max.x:e.min.x,Uc.y=s.normal.y>0?e.max.y:e.min.y,Uc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Uc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},t0=new Tt,hh=class i{constructor(){this.coordinateSystem=Ii,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];t0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new cr),n[s].setFromProjectionMatrix(t0,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new cr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var ji=class extends ms{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new st(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},uh=new k,dh=new k,n0=new Tt,Ba=new lr,kc=new Dr,Pf=new k,i0=new k,ks=class extends Mn{constructor(e=new At,t=new ji){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)uh.fromBufferAttribute(t,s-1),dh.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=uh.distanceTo(dh);e.setAttribute("lineDistance",new Mt(n,1))}else $e("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),kc.copy(n.boundingSphere),kc.applyMatrix4(s),kc.radius+=r,e.ray.intersectsSphere(kc)===!1)return;n0.copy(s).invert(),Ba.copy(e.ray).applyMatrix4(n0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=h.getX(y),v=h.getX(y+1),S=Bc(this,e,Ba,l,p,v,y);S&&t.push(S)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(f),p=Bc(this,e,Ba,l,y,m,g-1);p&&t.push(p)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=Bc(this,e,Ba,l,y,y+1,y);p&&t.push(p)}if(this.isLineLoop){let y=Bc(this,e,Ba,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Bc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(uh.fromBufferAttribute(a,s),dh.fromBufferAttribute(a,r),t.distanceSqToSegment(uh,dh,Pf,i0)>n)return;Pf.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Pf);if(!(c<e.near||c>e.far))return{distance:c,point:i0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var s0=new k,r0=new k,Fr=class extends ks{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)s0.fromBufferAttribute(t,s),r0.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+s0.distanceTo(r0);e.setAttribute("lineDistance",new Mt(n,1))}else $e("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},Ja=class extends ks{constructor(e,t){super(e,t),this.isLineLoop=!0,this.type="LineLoop"}};var Qa=class extends li{constructor(e=[],t=Hr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Bs=class extends li{constructor(e,t,n=Ki,s,r,o,a=Bn,l=Bn,c,h=Fs,u=1){if(h!==Fs&&h!==Hs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new zo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},el=class extends Bs{constructor(e,t=Ki,n=Hr,s,r,o=Bn,a=Bn,l,c=Fs){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},tl=class extends li{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},gs=class i extends At{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Mt(c,3)),this.setAttribute("normal",new Mt(h,3)),this.setAttribute("uv",new Mt(u,2));function g(y,m,p,v,S,b,w,E,x,C,F){let I=b/x,L=w/C,B=b/2,V=w/2,D=E/2,G=x+1,Y=C+1,H=0,le=0,j=new k;for(let J=0;J<Y;J++){let te=J*L-V;for(let de=0;de<G;de++){let ue=de*I-B;j[y]=ue*v,j[m]=te*S,j[p]=D,c.push(j.x,j.y,j.z),j[y]=0,j[m]=0,j[p]=E>0?1:-1,h.push(j.x,j.y,j.z),u.push(de/x),u.push(1-J/C),H+=1}}for(let J=0;J<C;J++)for(let te=0;te<x;te++){let de=d+te+G*J,ue=d+te+G*(J+1),ee=d+(te+1)+G*(J+1),me=d+(te+1)+G*J;l.push(de,ue,me),l.push(ue,ee,me),le+=6}a.addGroup(f,le,F),f+=le,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Or=class i extends At{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,g=n*2+r,y=s+1,m=new k,p=new k;for(let v=0;v<=g;v++){let S=0,b=0,w=0,E=0;if(v<=n){let F=v/n,I=F*Math.PI/2;b=-h-e*Math.cos(I),w=e*Math.sin(I),E=-e*Math.cos(I),S=F*u}else if(v<=n+r){let F=(v-n)/r;b=-h+F*t,w=e,E=0,S=u+F*d}else{let F=(v-n-r)/n,I=F*Math.PI/2;b=h+e*Math.sin(I),w=e*Math.cos(I),E=e*Math.sin(I),S=u+d+F*u}let x=Math.max(0,Math.min(1,S/f)),C=0;v===0?C=.5/s:v===g&&(C=-.5/s);for(let F=0;F<=s;F++){let I=F/s,L=I*Math.PI*2,B=Math.sin(L),V=Math.cos(L);p.x=-w*V,p.y=b,p.z=w*B,a.push(p.x,p.y,p.z),m.set(-w*V,E,w*B),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+C,x)}if(v>0){let F=(v-1)*y;for(let I=0;I<s;I++){let L=F+I,B=F+I+1,V=v*y+I,D=v*y+I+1;o.push(L,B,V),o.push(B,D,V)}}}this.setIndex(o),this.setAttribute("position",new Mt(a,3)),this.setAttribute("normal",new Mt(l,3)),this.setAttribute("uv",new Mt(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}},Ur=class i extends At{constructor(e=1,t=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:e,segments:t,thetaStart:n,thetaLength:s},t=Math.max(3,t);let r=[],o=[],a=[],l=[],c=new k,h=new qe;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=t;u++,d+=3){let f=n+u/t*s;c.x=e*Math.cos(f),c.y=e*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/e+1)/2,h.y=(o[d+1]/e+1)/2,l.push(h.x,h.y)}for(let u=1;u<=t;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Mt(o,3)),this.setAttribute("normal",new Mt(a,3)),this.setAttribute("uv",new Mt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.segments,e.thetaStart,e.thetaLength)}},Zi=class i extends At{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,y=[],m=n/2,p=0;v(),o===!1&&(e>0&&S(!0),t>0&&S(!1)),this.setIndex(h),this.setAttribute("position",new Mt(u,3)),this.setAttribute("normal",new Mt(d,3)),this.setAttribute("uv",new Mt(f,2));function v(){let b=new k,w=new k,E=0,x=(t-e)/n;for(let C=0;C<=r;C++){let F=[],I=C/r,L=I*(t-e)+e;for(let B=0;B<=s;B++){let V=B/s,D=V*l+a,G=Math.sin(D),Y=Math.cos(D);w.x=L*G,w.y=-I*n+m,w.z=L*Y,u.push(w.x,w.y,w.z),b.set(G,x,Y).normalize(),d.push(b.x,b.y,b.z),f.push(V,1-I),F.push(g++)}y.push(F)}for(let C=0;C<s;C++)for(let F=0;F<r;F++){let I=y[F][C],L=y[F+1][C],B=y[F+1][C+1],V=y[F][C+1];(e>0||F!==0)&&(h.push(I,L,V),E+=3),(t>0||F!==r-1)&&(h.push(L,B,V),E+=3)}c.addGroup(p,E,0),p+=E}function S(b){let w=g,E=new qe,x=new k,C=0,F=b===!0?e:t,I=b===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,m*I,0),d.push(0,I,0),f.push(.5,.5),g++;let L=g;for(let B=0;B<=s;B++){let D=B/s*l+a,G=Math.cos(D),Y=Math.sin(D);x.x=F*Y,x.y=m*I,x.z=F*G,u.push(x.x,x.y,x.z),d.push(0,I,0),E.x=G*.5+.5,E.y=Y*.5*I+.5,f.push(E.x,E.y),g++}for(let B=0;B<s;B++){let V=w+B,D=L+B;b===!0?h.push(D,D+1,V):h.push(D+1,D,V),C+=3}c.addGroup(p,C,b===!0?1:2),p+=C}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},hr=class i extends Zi{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var zc=new k,Vc=new k,If=new k,Gc=new Yi,nl=class extends At{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(No*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:y,b:m,c:p}=Gc;if(y.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),p.fromBufferAttribute(a,c[2]),Gc.getNormal(If),u[0]=`${Math.round(y.x*s)},${Math.round(y.y*s)},${Math.round(y.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let S=(v+1)%3,b=u[v],w=u[S],E=Gc[h[v]],x=Gc[h[S]],C=`${b}_${w}`,F=`${w}_${b}`,I=d.get(F);I?(If.dot(I.normal)<=r&&(f.push(E.x,E.y,E.z),f.push(x.x,x.y,x.z)),d.set(F,null)):d.has(C)||d.set(C,{index0:c[v],index1:c[S],normal:If.clone()})}}for(let g of d.values())if(g){let{index0:y,index1:m}=g;zc.fromBufferAttribute(a,y),Vc.fromBufferAttribute(a,m),f.push(zc.x,zc.y,zc.z),f.push(Vc.x,Vc.y,Vc.z)}this.setAttribute("position",new Mt(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var zs=class i extends At{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],g=[],y=[],m=[];for(let p=0;p<h;p++){let v=p*d-o;for(let S=0;S<c;S++){let b=S*u-r;g.push(b,-v,0),y.push(0,0,1),m.push(S/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let v=0;v<a;v++){let S=v+c*p,b=v+c*(p+1),w=v+1+c*(p+1),E=v+1+c*p;f.push(S,b,E),f.push(b,w,E)}this.setIndex(f),this.setAttribute("position",new Mt(g,3)),this.setAttribute("normal",new Mt(y,3)),this.setAttribute("uv",new Mt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var ys=class i extends At{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new k,d=new k,f=[],g=[],y=[],m=[];for(let p=0;p<=n;p++){let v=[],S=p/n,b=o+S*a,w=e*Math.cos(b),E=Math.sqrt(e*e-w*w),x=0;p===0&&o===0?x=.5/t:p===n&&l===Math.PI&&(x=-.5/t);for(let C=0;C<=t;C++){let F=C/t,I=s+F*r;u.x=-E*Math.cos(I),u.y=w,u.z=E*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(F+x,1-S),v.push(c++)}h.push(v)}for(let p=0;p<n;p++)for(let v=0;v<t;v++){let S=h[p][v+1],b=h[p][v],w=h[p+1][v],E=h[p+1][v+1];(p!==0||o>0)&&f.push(S,b,E),(p!==n-1||l<Math.PI)&&f.push(b,w,E)}this.setIndex(f),this.setAttribute("position",new Mt(g,3)),this.setAttribute("normal",new Mt(y,3)),this.setAttribute("uv",new Mt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var il=class i extends At{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new k,f=new k,g=new k;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let p=0;p<=s;p++){let v=p/s*r;f.x=(e+t*Math.cos(m))*Math.cos(v),f.y=(e+t*Math.cos(m))*Math.sin(v),f.z=t*Math.sin(m),c.push(f.x,f.y,f.z),d.x=e*Math.cos(v),d.y=e*Math.sin(v),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(p/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let p=(s+1)*y+m-1,v=(s+1)*(y-1)+m-1,S=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(p,v,b),l.push(v,S,b)}this.setIndex(l),this.setAttribute("position",new Mt(c,3)),this.setAttribute("normal",new Mt(h,3)),this.setAttribute("uv",new Mt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var sl=class extends ms{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new st(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Xr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(o0(s))s.isRenderTargetTexture?($e("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(o0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Xn(i){let e={};for(let t=0;t<i.length;t++){let n=Xr(i[t]);for(let s in n)e[s]=n[s]}return e}function o0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function wM(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function xp(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:xt.workingColorSpace}var ey={clone:Xr,merge:Xn},AM=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,EM=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Li=class extends ms{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=AM,this.fragmentShader=EM,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Xr(e.uniforms),this.uniformsGroups=wM(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new st().setHex(s.value);break;case"v2":this.uniforms[n].value=new qe().fromArray(s.value);break;case"v3":this.uniforms[n].value=new k().fromArray(s.value);break;case"v4":this.uniforms[n].value=new en().fromArray(s.value);break;case"m3":this.uniforms[n].value=new tt().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Tt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},fh=class extends Li{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Vs=class extends ms{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new st(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new st(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=pu,this.normalScale=new qe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Os,this.combine=Ch,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},ph=class extends ms{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=V0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},mh=class extends ms{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Ro(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Hc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var ur=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},gh=class extends ur{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Of,endingEnd:Of}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Uf:r=e,a=2*t-n;break;case kf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Uf:o=e,l=2*n-t;break;case kf:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-t)/(s-t),y=g*g,m=y*g,p=-d*m+2*d*y-d*g,v=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,S=(-1-f)*m+(1.5+f)*y+.5*g,b=f*m-f*y;for(let w=0;w!==a;++w)r[w]=p*o[h+w]+v*o[c+w]+S*o[l+w]+b*o[u+w];return r}},yh=class extends ur{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},vh=class extends ur{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},xh=class extends ur{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(s-t),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],p=f*d+g*2,v=u[p],S=u[p+1],b=e*d+g*2,w=h[b],E=h[b+1],x=CM(n,t,v,w,s);r[g]=ty(x,y,S,E,m)}return r}};function ty(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function TM(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function CM(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=ty(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=TM(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var bi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Ro(t,this.TimeBufferType),this.values=Ro(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Ro(e.times,Array),values:Ro(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Hc(e.settings)&&(n.settings={inTangents:Ro(e.settings.inTangents,Array),outTangents:Ro(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new vh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new yh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new gh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new xh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ga:t=this.InterpolantFactoryMethodDiscrete;break;case rh:t=this.InterpolantFactoryMethodLinear;break;case $c:t=this.InterpolantFactoryMethodSmooth;break;case Ff:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $e("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ga;case this.InterpolantFactoryMethodLinear:return rh;case this.InterpolantFactoryMethodSmooth:return $c;case this.InterpolantFactoryMethodBezier:return Ff}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Hc(this.settings)&&(a0(this.settings.inTangents,e),a0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Hc(this.settings)&&(l0(this.settings.inTangents,e),l0(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Qe("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Qe("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Qe("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Qe("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Wb(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Qe("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===$c,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let y=t[u+g];if(y!==t[d+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Hc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function a0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function l0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}bi.prototype.ValueTypeName="";bi.prototype.TimeBufferType=Float32Array;bi.prototype.ValueBufferType=Float32Array;bi.prototype.DefaultInterpolation=rh;var dr=class extends bi{constructor(e,t,n){super(e,t,n)}};dr.prototype.ValueTypeName="bool";dr.prototype.ValueBufferType=Array;dr.prototype.DefaultInterpolation=Ga;dr.prototype.InterpolantFactoryMethodLinear=void 0;dr.prototype.InterpolantFactoryMethodSmooth=void 0;var _h=class extends bi{constructor(e,t,n,s){super(e,t,n,s)}};_h.prototype.ValueTypeName="color";var bh=class extends bi{constructor(e,t,n,s){super(e,t,n,s)}};bh.prototype.ValueTypeName="number";var Mh=class extends ur{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)si.slerpFlat(r,0,o,c-a,o,c,l);return r}},rl=class extends bi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Mh(this.times,this.values,this.getValueSize(),e)}};rl.prototype.ValueTypeName="quaternion";rl.prototype.InterpolantFactoryMethodSmooth=void 0;var fr=class extends bi{constructor(e,t,n){super(e,t,n)}};fr.prototype.ValueTypeName="string";fr.prototype.ValueBufferType=Array;fr.prototype.DefaultInterpolation=Ga;fr.prototype.InterpolantFactoryMethodLinear=void 0;fr.prototype.InterpolantFactoryMethodSmooth=void 0;var Sh=class extends bi{constructor(e,t,n,s){super(e,t,n,s)}};Sh.prototype.ValueTypeName="vector";var wh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},ny=new wh,Ah=class{constructor(e){this.manager=e!==void 0?e:ny,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Ah.DEFAULT_MATERIAL_NAME="__DEFAULT";var ol=class extends Mn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new st(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},kr=class extends ol{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new st(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Lf=new Tt,c0=new k,h0=new k,Eh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new qe(512,512),this.mapType=ci,this.map=null,this.mapPass=null,this.matrix=new Tt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new cr,this._frameExtents=new qe(1,1),this._viewportCount=1,this._viewports=[new en(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;c0.setFromMatrixPosition(e.matrixWorld),t.position.copy(c0),h0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(h0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Lf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Lf,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===Uo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Lf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Wc=new k,Xc=new si,ds=new k,al=class extends Mn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Tt,this.projectionMatrix=new Tt,this.projectionMatrixInverse=new Tt,this.coordinateSystem=Ii,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Wc,Xc,ds),ds.x===1&&ds.y===1&&ds.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Wc,Xc,ds.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Wc,Xc,ds),ds.x===1&&ds.y===1&&ds.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Wc,Xc,ds.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},ar=new k,u0=new qe,d0=new qe,kn=class extends al{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Bo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(No*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Bo*2*Math.atan(Math.tan(No*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){ar.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(ar.x,ar.y).multiplyScalar(-e/ar.z),ar.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(ar.x,ar.y).multiplyScalar(-e/ar.z)}getViewSize(e,t){return this.getViewBounds(e,u0,d0),t.subVectors(d0,u0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(No*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Br=class extends al{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Bf=class extends Eh{constructor(){super(new Br(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},zr=class extends ol{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.target=new Mn,this.shadow=new Bf}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var ll=class extends At{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Po=-90,Io=1,Ho=class extends Mn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new kn(Po,Io,e,t);s.layers=this.layers,this.add(s);let r=new kn(Po,Io,e,t);r.layers=this.layers,this.add(r);let o=new kn(Po,Io,e,t);o.layers=this.layers,this.add(o);let a=new kn(Po,Io,e,t);a.layers=this.layers,this.add(a);let l=new kn(Po,Io,e,t);l.layers=this.layers,this.add(l);let c=new kn(Po,Io,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ii)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Uo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Th=class extends kn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var _p="\\[\\]\\.:\\/",RM=new RegExp("["+_p+"]","g"),bp="[^"+_p+"]",PM="[^"+_p.replace("\\.","")+"]",IM=/((?:WC+[\/:])*)/.source.replace("WC",bp),LM=/(WCOD+)?/.source.replace("WCOD",PM),DM=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",bp),NM=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",bp),FM=new RegExp("^"+IM+LM+DM+NM+"$"),OM=["material","materials","bones","map"],zf=class{constructor(e,t,n){let s=n||$t.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},$t=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(RM,"")}static parseTrackName(e){let t=FM.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);OM.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){$e("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Qe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Qe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Qe("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Qe("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){Qe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;Qe("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};$t.Composite=zf;$t.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};$t.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};$t.prototype.GetterByBindingType=[$t.prototype._getValue_direct,$t.prototype._getValue_array,$t.prototype._getValue_arrayElement,$t.prototype._getValue_toArray];$t.prototype.SetterByBindingTypeAndVersioning=[[$t.prototype._setValue_direct,$t.prototype._setValue_direct_setNeedsUpdate,$t.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[$t.prototype._setValue_array,$t.prototype._setValue_array_setNeedsUpdate,$t.prototype._setValue_array_setMatrixWorldNeedsUpdate],[$t.prototype._setValue_arrayElement,$t.prototype._setValue_arrayElement_setNeedsUpdate,$t.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[$t.prototype._setValue_fromArray,$t.prototype._setValue_fromArray_setNeedsUpdate,$t.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var WL=new Float32Array(1);var cl=class extends Ka{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var f0=new Tt,hl=class{constructor(e,t,n=0,s=1/0){this.ray=new lr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Vo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Qe("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return f0.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(f0),this}intersectObject(e,t=!0,n=[]){return Vf(e,this,n,t),n.sort(p0),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Vf(e[s],this,n,t);return n.sort(p0),n}};function p0(i,e){return i.distance-e.distance}function Vf(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Vf(r[o],e,t,!0)}}var Wo=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=at(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(at(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Gf=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var m0=new k,qc=new k,Lo=new k,Do=new k,Df=new k,UM=new k,kM=new k,ul=class{constructor(e=new k,t=new k){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){m0.subVectors(e,this.start),qc.subVectors(this.end,this.start);let n=qc.dot(qc);if(n===0)return 0;let r=qc.dot(m0)/n;return t&&(r=at(r,0,1)),r}closestPointToPoint(e,t,n){let s=this.closestPointToPointParameter(e,t);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=UM,n=kM){let s=10000000000000001e-32,r,o,a=this.start,l=e.start,c=this.end,h=e.end;Lo.subVectors(c,a),Do.subVectors(h,l),Df.subVectors(a,l);let u=Lo.dot(Lo),d=Do.dot(Do),f=Do.dot(Df);if(u<=s&&d<=s)return t.copy(a),n.copy(l),t.distanceToSquared(n);if(u<=s)r=0,o=f/d,o=at(o,0,1);else{let g=Lo.dot(Df);if(d<=s)o=0,r=at(-g/u,0,1);else{let y=Lo.dot(Do),m=u*d-y*y;m!==0?r=at((y*f-g*d)/m,0,1):r=0,o=(y*r+f)/d,o<0?(o=0,r=at(-g/u,0,1)):o>1&&(o=1,r=at((y-g)/u,0,1))}}return t.copy(a).addScaledVector(Lo,r),n.copy(l).addScaledVector(Do,o),t.distanceToSquared(n)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var g0=new k,Yc,Nf,dl=class extends Mn{constructor(e=new k(0,0,1),t=new k(0,0,0),n=1,s=16776960,r=n*.2,o=r*.2){super(),this.type="ArrowHelper",Yc===void 0&&(Yc=new At,Yc.setAttribute("position",new Mt([0,0,0,0,1,0],3)),Nf=new hr(.5,1,5,1),Nf.translate(0,-.5,0)),this.position.copy(t),this.line=new ks(Yc,new ji({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new _t(Nf,new Us({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(e),this.setLength(n,r,o)}setDirection(e){if(e.y>.99999)this.quaternion.set(0,0,0,1);else if(e.y<-.99999)this.quaternion.set(1,0,0,0);else{g0.set(e.z,0,-e.x).normalize();let t=Math.acos(e.y);this.quaternion.setFromAxisAngle(g0,t)}}setLength(e,t=e*.2,n=t*.2){this.line.scale.set(1,Math.max(1e-4,e-t),1),this.line.updateMatrix(),this.cone.scale.set(n,t,n),this.cone.position.y=e,this.cone.updateMatrix()}setColor(e){this.line.material.color.set(e),this.cone.material.color.set(e)}copy(e){return super.copy(e,!1),this.line.copy(e.line),this.cone.copy(e.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}};var fl=class extends $i{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Mp(i,e,t,n){let s=BM(n);switch(t){case ap:return i*e;case cp:return i*e/s.components*s.byteLength;case Fh:return i*e/s.components*s.byteLength;case yr:return i*e*2/s.components*s.byteLength;case Oh:return i*e*2/s.components*s.byteLength;case lp:return i*e*3/s.components*s.byteLength;case es:return i*e*4/s.components*s.byteLength;case Uh:return i*e*4/s.components*s.byteLength;case gl:case yl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case vl:case xl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Bh:case Vh:return Math.max(i,16)*Math.max(e,8)/4;case kh:case zh:return Math.max(i,8)*Math.max(e,8)/2;case Gh:case Hh:case Xh:case qh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Wh:case _l:case Yh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case $h:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case jh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Zh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Kh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Jh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Qh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case eu:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case tu:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case nu:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case iu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case su:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case ru:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case ou:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case au:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case lu:case cu:case hu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case uu:case du:return Math.ceil(i/4)*Math.ceil(e/4)*8;case bl:case fu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function BM(i){switch(i){case ci:case ip:return{byteLength:1,components:1};case $o:case sp:case Qi:return{byteLength:2,components:1};case Dh:case Nh:return{byteLength:2,components:4};case Ki:case Lh:case Ji:return{byteLength:4,components:1};case rp:case op:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$e("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function wy(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function XM(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],y=u[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var qM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,YM=`#ifdef USE_ALPHAHASH
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
#endif`,$M=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,jM=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,ZM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,KM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,JM=`#ifdef USE_AOMAP
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
#endif`,QM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,eS=`#ifdef USE_BATCHING
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
#endif`,tS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,nS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,iS=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,sS=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,rS=`#ifdef USE_IRIDESCENCE
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
#endif`,oS=`#ifdef USE_BUMPMAP
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
#endif`,aS=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,lS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,cS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,hS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,uS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,dS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,fS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,pS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,mS=`#define PI 3.141592653589793
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
} // validated`,gS=`vec3 transformedNormal = objectNormal;
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
#endif`,yS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,vS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,xS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,_S=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,bS="gl_FragColor = linearToOutputTexel( gl_FragColor );",MS=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,SS=`#ifdef USE_ENVMAP
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
#endif`,wS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,AS=`#ifdef USE_ENVMAP
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
#endif`,ES=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,TS=`#ifdef USE_ENVMAP
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
#endif`,CS=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,RS=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,PS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,IS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,LS=`#ifdef USE_GRADIENTMAP
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
}`,DS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,NS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,FS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,OS=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,US=`#ifdef USE_ENVMAP
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
#endif`,kS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,BS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,zS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,VS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,GS=`PhysicalMaterial material;
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
#endif`,HS=`uniform sampler2D dfgLUT;
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
}`,WS=`
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
#endif`,XS=`#if defined( RE_IndirectDiffuse )
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
#endif`,qS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,YS=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,$S=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,jS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,ZS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,KS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,JS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,QS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,ew=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,tw=`#if defined( USE_POINTS_UV )
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
#endif`,nw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,iw=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,sw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,rw=`#if defined( USE_MORPHCOLORS )
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
#endif`,ow=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,aw=`#ifdef USE_MORPHTARGETS
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
#endif`,lw=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,cw=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,hw=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,uw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,dw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,fw=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,pw=`#ifdef USE_NORMALMAP
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
#endif`,mw=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,gw=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,yw=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,vw=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,xw=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,_w=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,bw=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Mw=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Sw=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,ww=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Aw=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Ew=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Tw=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Cw=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Rw=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Pw=`float getShadowMask() {
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
}`,Iw=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Lw=`#ifdef USE_SKINNING
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
#endif`,Dw=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Nw=`#ifdef USE_SKINNING
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
#endif`,Fw=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Ow=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Uw=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,kw=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,Bw=`#ifdef USE_TRANSMISSION
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
#endif`,zw=`#ifdef USE_TRANSMISSION
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
#endif`,Vw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Gw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Hw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Ww=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Xw=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,qw=`uniform sampler2D t2D;
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
}`,Yw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,$w=`uniform float backgroundBlurriness;
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
}`,jw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Zw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Kw=`#include <common>
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
}`,Jw=`#if DEPTH_PACKING == 3200
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
}`,Qw=`#define DISTANCE
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
}`,e1=`#define DISTANCE
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
}`,t1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,n1=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,i1=`uniform float scale;
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
}`,s1=`uniform vec3 diffuse;
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
}`,r1=`#include <common>
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
}`,o1=`uniform vec3 diffuse;
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
}`,a1=`#define LAMBERT
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
}`,l1=`#define LAMBERT
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
}`,c1=`#define MATCAP
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
}`,h1=`#define MATCAP
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
}`,u1=`#define NORMAL
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
}`,d1=`#define NORMAL
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
}`,f1=`#define PHONG
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
}`,p1=`#define PHONG
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
}`,m1=`#define STANDARD
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
}`,g1=`#define STANDARD
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
}`,y1=`#define TOON
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
}`,v1=`#define TOON
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
}`,x1=`uniform float size;
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
}`,_1=`uniform vec3 diffuse;
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
}`,b1=`#include <common>
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
}`,M1=`uniform vec3 color;
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
}`,S1=`uniform float rotation;
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
}`,w1=`uniform vec3 diffuse;
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
}`,ut={alphahash_fragment:qM,alphahash_pars_fragment:YM,alphamap_fragment:$M,alphamap_pars_fragment:jM,alphatest_fragment:ZM,alphatest_pars_fragment:KM,aomap_fragment:JM,aomap_pars_fragment:QM,batching_pars_vertex:eS,batching_vertex:tS,begin_vertex:nS,beginnormal_vertex:iS,bsdfs:sS,iridescence_fragment:rS,bumpmap_pars_fragment:oS,clipping_planes_fragment:aS,clipping_planes_pars_fragment:lS,clipping_planes_pars_vertex:cS,clipping_planes_vertex:hS,color_fragment:uS,color_pars_fragment:dS,color_pars_vertex:fS,color_vertex:pS,common:mS,defaultnormal_vertex:gS,displacementmap_pars_vertex:yS,displacementmap_vertex:vS,emissivemap_fragment:xS,emissivemap_pars_fragment:_S,colorspace_fragment:bS,colorspace_pars_fragment:MS,envmap_fragment:SS,envmap_common_pars_fragment:wS,envmap_pars_fragment:AS,envmap_pars_vertex:ES,envmap_physical_pars_fragment:US,envmap_vertex:TS,fog_vertex:CS,fog_pars_vertex:RS,fog_fragment:PS,fog_pars_fragment:IS,gradientmap_pars_fragment:LS,lightmap_pars_fragment:DS,lights_lambert_fragment:NS,lights_lambert_pars_fragment:FS,lights_pars_begin:OS,lights_toon_fragment:kS,lights_toon_pars_fragment:BS,lights_phong_fragment:zS,lights_phong_pars_fragment:VS,lights_physical_fragment:GS,lights_physical_pars_fragment:HS,lights_fragment_begin:WS,lights_fragment_maps:XS,lights_fragment_end:qS,lightprobes_pars_fragment:YS,logdepthbuf_fragment:$S,logdepthbuf_pars_fragment:jS,logdepthbuf_pars_vertex:ZS,logdepthbuf_vertex:KS,map_fragment:JS,map_pars_fragment:QS,map_particle_fragment:ew,map_particle_pars_fragment:tw,metalnessmap_fragment:nw,metalnessmap_pars_fragment:iw,morphinstance_vertex:sw,morphcolor_vertex:rw,morphnormal_vertex:ow,morphtarget_pars_vertex:aw,morphtarget_vertex:lw,normal_fragment_begin:cw,normal_fragment_maps:hw,normal_pars_fragment:uw,normal_pars_vertex:dw,normal_vertex:fw,normalmap_pars_fragment:pw,clearcoat_normal_fragment_begin:mw,clearcoat_normal_fragment_maps:gw,clearcoat_pars_fragment:yw,iridescence_pars_fragment:vw,opaque_fragment:xw,packing:_w,premultiplied_alpha_fragment:bw,project_vertex:Mw,dithering_fragment:Sw,dithering_pars_fragment:ww,roughnessmap_fragment:Aw,roughnessmap_pars_fragment:Ew,shadowmap_pars_fragment:Tw,shadowmap_pars_vertex:Cw,shadowmap_vertex:Rw,shadowmask_pars_fragment:Pw,skinbase_vertex:Iw,skinning_pars_vertex:Lw,skinning_vertex:Dw,skinnormal_vertex:Nw,specularmap_fragment:Fw,specularmap_pars_fragment:Ow,tonemapping_fragment:Uw,tonemapping_pars_fragment:kw,transmission_fragment:Bw,transmission_pars_fragment:zw,uv_pars_fragment:Vw,uv_pars_vertex:Gw,uv_vertex:Hw,worldpos_vertex:Ww,background_vert:Xw,background_frag:qw,backgroundCube_vert:Yw,backgroundCube_frag:$w,cube_vert:jw,cube_frag:Zw,depth_vert:Kw,depth_frag:Jw,distance_vert:Qw,distance_frag:e1,equirect_vert:t1,equirect_frag:n1,linedashed_vert:i1,linedashed_frag:s1,meshbasic_vert:r1,meshbasic_frag:o1,meshlambert_vert:a1,meshlambert_frag:l1,meshmatcap_vert:c1,meshmatcap_frag:h1,meshnormal_vert:u1,meshnormal_frag:d1,meshphong_vert:f1,meshphong_frag:p1,meshphysical_vert:m1,meshphysical_frag:g1,meshtoon_vert:y1,meshtoon_frag:v1,points_vert:x1,points_frag:_1,shadow_vert:b1,shadow_frag:M1,sprite_vert:S1,sprite_frag:w1},Le={common:{diffuse:{value:new st(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new tt},alphaMap:{value:null},alphaMapTransform:{value:new tt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new tt}},envmap:{envMap:{value:null},envMapRotation:{value:new tt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new tt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new tt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new tt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new tt},normalScale:{value:new qe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new tt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new tt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new tt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new tt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new st(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new st(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new tt},alphaTest:{value:0},uvTransform:{value:new tt}},sprite:{diffuse:{value:new st(16777215)},opacity:{value:1},center:{value:new qe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new tt},alphaMap:{value:null},alphaMapTransform:{value:new tt},alphaTest:{value:0}}},_s={basic:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ut.meshbasic_vert,fragmentShader:ut.meshbasic_frag},lambert:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new st(0)},envMapIntensity:{value:1}}]),vertexShader:ut.meshlambert_vert,fragmentShader:ut.meshlambert_frag},phong:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new st(0)},specular:{value:new st(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ut.meshphong_vert,fragmentShader:ut.meshphong_frag},standard:{uniforms:Xn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new st(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag},toon:{uniforms:Xn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new st(0)}}]),vertexShader:ut.meshtoon_vert,fragmentShader:ut.meshtoon_frag},matcap:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ut.meshmatcap_vert,fragmentShader:ut.meshmatcap_frag},points:{uniforms:Xn([Le.points,Le.fog]),vertexShader:ut.points_vert,fragmentShader:ut.points_frag},dashed:{uniforms:Xn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ut.linedashed_vert,fragmentShader:ut.linedashed_frag},depth:{uniforms:Xn([Le.common,Le.displacementmap]),vertexShader:ut.depth_vert,fragmentShader:ut.depth_frag},normal:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ut.meshnormal_vert,fragmentShader:ut.meshnormal_frag},sprite:{uniforms:Xn([Le.sprite,Le.fog]),vertexShader:ut.sprite_vert,fragmentShader:ut.sprite_frag},background:{uniforms:{uvTransform:{value:new tt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ut.background_vert,fragmentShader:ut.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new tt}},vertexShader:ut.backgroundCube_vert,fragmentShader:ut.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ut.cube_vert,fragmentShader:ut.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ut.equirect_vert,fragmentShader:ut.equirect_frag},distance:{uniforms:Xn([Le.common,Le.displacementmap,{referencePosition:{value:new k},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ut.distance_vert,fragmentShader:ut.distance_frag},shadow:{uniforms:Xn([Le.lights,Le.fog,{color:{value:new st(0)},opacity:{value:1}}]),vertexShader:ut.shadow_vert,fragmentShader:ut.shadow_frag}};_s.physical={uniforms:Xn([_s.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new tt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new tt},clearcoatNormalScale:{value:new qe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new tt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new tt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new tt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new tt},sheen:{value:0},sheenColor:{value:new st(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new tt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new tt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new tt},transmissionSamplerSize:{value:new qe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new tt},attenuationDistance:{value:0},attenuationColor:{value:new st(0)},specularColor:{value:new st(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new tt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new tt},anisotropyVector:{value:new qe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new tt}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag};var yu={r:0,b:0,g:0},A1=new Tt,Ay=new tt;Ay.set(-1,0,0,0,1,0,0,0,1);function E1(i,e,t,n,s,r){let o=new st(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let S=v.isScene===!0?v.background:null;if(S&&S.isTexture){let b=v.backgroundBlurriness>0;S=e.get(S,b)}return S}function g(v){let S=!1,b=f(v);b===null?m(o,a):b&&b.isColor&&(m(b,1),S=!0);let w=i.xr.getEnvironmentBlendMode();w==="additive"?t.buffers.color.setClear(0,0,0,1,r):w==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||S)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(v,S){let b=f(S);b&&b.isCubeTexture?(c===void 0&&(c=new _t(new gs(1,1,1),new Li({name:"BackgroundCubeMaterial",uniforms:Xr(_s.backgroundCube.uniforms),vertexShader:_s.backgroundCube.vertexShader,fragmentShader:_s.backgroundCube.fragmentShader,side:ri,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(w,E,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=S.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(A1.makeRotationFromEuler(S.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Ay),c.material.toneMapped=xt.getTransfer(b.colorSpace)!==Lt,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new _t(new zs(2,2),new Li({name:"BackgroundMaterial",uniforms:Xr(_s.background.uniforms),vertexShader:_s.background.vertexShader,fragmentShader:_s.background.fragmentShader,side:gr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,l.material.toneMapped=xt.getTransfer(b.colorSpace)!==Lt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,S){v.getRGB(yu,xp(i)),t.buffers.color.setClear(yu.r,yu.g,yu.b,S,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,S=1){o.set(v),a=S,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:g,addToRenderList:y,dispose:p}}function T1(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,B,V,D,G){let Y=!1,H=u(L,D,V,B);r!==H&&(r=H,c(r.object)),Y=f(L,D,V,G),Y&&g(L,D,V,G),G!==null&&e.update(G,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,B,V,D),G!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(G).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,B,V,D){let G=D.wireframe===!0,Y=n[B.id];Y===void 0&&(Y={},n[B.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,le=Y[H];le===void 0&&(le={},Y[H]=le);let j=le[V.id];j===void 0&&(j={},le[V.id]=j);let J=j[G];return J===void 0&&(J=d(l()),j[G]=J),J}function d(L){let B=[],V=[],D=[];for(let G=0;G<t;G++)B[G]=0,V[G]=0,D[G]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:V,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,B,V,D){let G=r.attributes,Y=B.attributes,H=0,le=V.getAttributes();for(let j in le)if(le[j].location>=0){let te=G[j],de=Y[j];if(de===void 0&&(j==="instanceMatrix"&&L.instanceMatrix&&(de=L.instanceMatrix),j==="instanceColor"&&L.instanceColor&&(de=L.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function g(L,B,V,D){let G={},Y=B.attributes,H=0,le=V.getAttributes();for(let j in le)if(le[j].location>=0){let te=Y[j];te===void 0&&(j==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),j==="instanceColor"&&L.instanceColor&&(te=L.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),G[j]=de,H++}r.attributes=G,r.attributesNum=H,r.index=D}function y(){let L=r.newAttributes;for(let B=0,V=L.length;B<V;B++)L[B]=0}function m(L){p(L,0)}function p(L,B){let V=r.newAttributes,D=r.enabledAttributes,G=r.attributeDivisors;V[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),G[L]!==B&&(i.vertexAttribDivisor(L,B),G[L]=B)}function v(){let L=r.newAttributes,B=r.enabledAttributes;for(let V=0,D=B.length;V<D;V++)B[V]!==L[V]&&(i.disableVertexAttribArray(V),B[V]=0)}function S(L,B,V,D,G,Y,H){H===!0?i.vertexAttribIPointer(L,B,V,G,Y):i.vertexAttribPointer(L,B,V,D,G,Y)}function b(L,B,V,D){y();let G=D.attributes,Y=V.getAttributes(),H=B.defaultAttributeValues;for(let le in Y){let j=Y[le];if(j.location>=0){let J=G[le];if(J===void 0&&(le==="instanceMatrix"&&L.instanceMatrix&&(J=L.instanceMatrix),le==="instanceColor"&&L.instanceColor&&(J=L.instanceColor)),J!==void 0){let te=J.normalized,de=J.itemSize,ue=e.get(J);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,ve=ue.bytesPerElement,Te=me===i.INT||me===i.UNSIGNED_INT||J.gpuType===Lh;if(J.isInterleavedBufferAttribute){let Me=J.data,We=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,rt=J.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<j.locationSize;Ve++)p(j.location+Ve,Me.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<j.locationSize;Ve++)m(j.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Ve=0;Ve<j.locationSize;Ve++)S(j.location+Ve,de/j.locationSize,me,te,We*ve,(rt+de/j.locationSize*Ve)*ve,Te)}else{if(J.isInstancedBufferAttribute){for(let Me=0;Me<j.locationSize;Me++)p(j.location+Me,J.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Me=0;Me<j.locationSize;Me++)m(j.location+Me);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Me=0;Me<j.locationSize;Me++)S(j.location+Me,de/j.locationSize,me,te,de*ve,de/j.locationSize*Me*ve,Te)}}else if(H!==void 0){let te=H[le];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(j.location,te);break;case 3:i.vertexAttrib3fv(j.location,te);break;case 4:i.vertexAttrib4fv(j.location,te);break;default:i.vertexAttrib1fv(j.location,te)}}}}v()}function w(){F();for(let L in n){let B=n[L];for(let V in B){let D=B[V];for(let G in D){let Y=D[G];for(let H in Y)h(Y[H].object),delete Y[H];delete D[G]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let B=n[L.id];for(let V in B){let D=B[V];for(let G in D){let Y=D[G];for(let H in Y)h(Y[H].object),delete Y[H];delete D[G]}}delete n[L.id]}function x(L){for(let B in n){let V=n[B];for(let D in V){let G=V[D];if(G[L.id]===void 0)continue;let Y=G[L.id];for(let H in Y)h(Y[H].object),delete Y[H];delete G[L.id]}}}function C(L){for(let B in n){let V=n[B],D=L.isInstancedMesh===!0?L.id:0,G=V[D];if(G!==void 0){for(let Y in G){let H=G[Y];for(let le in H)h(H[le].object),delete H[le];delete G[Y]}delete V[D],Object.keys(V).length===0&&delete n[B]}}}function F(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:I,dispose:w,releaseStatesOfGeometry:E,releaseStatesOfObject:C,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:v}}function C1(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function R1(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==es&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let C=x===Qi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==ci&&x!==Ji&&!C&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&($e("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&$e("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&$e("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),S=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),w=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:v,maxVaryings:S,maxFragmentUniforms:b,maxSamples:w,samples:E}}function P1(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Vn,a=new tt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,p=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,S=v*4,b=p.clippingState||null;l.value=b,b=h(g,d,S,f);for(let w=0;w!==S;++w)b[w]=t[w];p.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let p=f+y*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<p)&&(m=new Float32Array(p));for(let S=0,b=f;S!==y;++S,b+=4)o.copy(u[S]).applyMatrix4(v,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var wl=class extends _i{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Qa(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new gs(5,5,5),r=new Li({name:"CubemapFromEquirect",uniforms:Xr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ri,blending:Vr});r.uniforms.tEquirect.value=t;let o=new _t(s,r),a=t.minFilter;return t.minFilter===Gs&&(t.minFilter=ii),new Ho(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},iy=256,I1=3,L1=20,Ey=256,Ty=16,D1=3,N1=new k,F1=new st,xu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Ho(1,10,null),this._boxMesh=new _t(new gs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=N1}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(F1));let m=new Ho(n,s,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=oy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=ry(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(iy,gp(e))}_fromTexture(e,t){e.mapping===Hr||e.mapping===Yo?this._setSize(e.image.length===0?iy:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=sy(e,!1,!1),n=Math.log2(e)-I1;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=sy(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Hr||e.mapping===Yo?(this._cubemapMaterial===null&&(this._cubemapMaterial=oy()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=ry()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=O1(),this._integrationMaterial=U1());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Ty);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-D1)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Ey*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=k1());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function sy(i,e,t){return new wl(i,{minFilter:Gs,generateMipmaps:e,type:Qi,colorSpace:Ha,depthBuffer:t})}function Al(i,e,t){return new Li({name:i,uniforms:e,vertexShader:ut.cube_vert,fragmentShader:t,side:ri,blending:Vr,depthTest:!1,depthWrite:!1})}function O1(){return Al("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Ey}u

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
	`)}function U1(){return Al("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Ty}},`

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
	`)}function k1(){return Al("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${L1}
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
	`)}function ry(){return Al("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function oy(){return Al("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function B1(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Rh||f===Ph)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new wl(g.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Rh||f===Ph,y=f===Hr||f===Yo;if(g||y){let m=t.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new xu(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return g&&v&&v.height>0||y&&v&&l(v)?(n===null&&(n=new xu(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===Rh?d.mapping=Hr:f===Ph&&(d.mapping=Yo),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function z1(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&za("WebGLRenderer: "+n+" extension not supported."),s}}}function V1(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(e.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)e.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,p=0;if(m===void 0)return;let v=y!==null?y.array.length:m.array.length/3-1,S=m.count>=65535?Za:ja,b=new S(Math.ceil(v/3)*6,1),w=b.array;if(y!==null){let x=y.array;p=y.version;for(let C=0,F=0;C<v;C+=3){let I=x[C+0],L=x[C+1],B=x[C+2];w[F++]=I,w[F++]=L,w[F++]=L,w[F++]=B,w[F++]=B,w[F++]=I}}else{p=m.version;for(let x=0,C=0;x<v;x+=3){let F=x+0,I=x+1,L=x+2;w[C++]=F,w[C++]=I,w[C++]=I,w[C++]=L,w[C++]=L,w[C++]=F}}b.version=p;let E=r.get(g);E&&e.remove(E),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function G1(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function H1(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Qe("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function W1(i,e,t){let n=new WeakMap,s=new en;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let F=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",F)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],S=0;f===!0&&(S=1),g===!0&&(S=2),y===!0&&(S=3);let b=a.attributes.position.count*S,w=1;b>e.maxTextureSize&&(w=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let E=new Float32Array(b*w*4*u),x=new Ya(E,b,w,u);x.type=Ji,x.needsUpdate=!0;let C=S*4;for(let I=0;I<u;I++){let L=m[I],B=p[I],V=v[I],D=b*w*4*I;for(let G=0;G<L.count;G++){let Y=G*C;f===!0&&(s.fromBufferAttribute(L,G),E[D+Y+0]=s.x,E[D+Y+1]=s.y,E[D+Y+2]=s.z,E[D+Y+3]=0),g===!0&&(s.fromBufferAttribute(B,G),E[D+Y+4]=s.x,E[D+Y+5]=s.y,E[D+Y+6]=s.z,E[D+Y+7]=0),y===!0&&(s.fromBufferAttribute(V,G),E[D+Y+8]=s.x,E[D+Y+9]=s.y,E[D+Y+10]=s.z,E[D+Y+11]=V.itemSize===4?s.w:1)}}d={count:u,texture:x,size:new qe(b,w)},n.set(a,d),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function X1(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var q1={[jf]:"LINEAR_TONE_MAPPING",[Zf]:"REINHARD_TONE_MAPPING",[Kf]:"CINEON_TONE_MAPPING",[Jf]:"ACES_FILMIC_TONE_MAPPING",[ep]:"AGX_TONE_MAPPING",[tp]:"NEUTRAL_TONE_MAPPING",[Qf]:"CUSTOM_TONE_MAPPING"};function Y1(i,e,t,n,s,r){let o=new _i(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new At;h.setAttribute("position",new Mt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Mt([0,2,0,0,2,0],2));let u=new fh({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new _t(h,u),f=new Br(-1,1,1,-1,0,1),g=null,y=null,m=!1,p,v=null,S=[],b=!1;this.setSize=function(w,E){o.setSize(w,E),a!==null&&a.setSize(w,E),l!==null&&l.setSize(w,E);for(let x=0;x<S.length;x++){let C=S[x];C.setSize&&C.setSize(w,E)}},this.setEffects=function(w){S=w,b=S.length>0&&S[0].isRenderPass===!0;let E=o.width,x=o.height;S.length>0&&a===null&&(a=new _i(E,x,{type:Qi,depthBuffer:!1,stencilBuffer:!1}),l=new _i(E,x,{type:Qi,depthBuffer:!1,stencilBuffer:!1}));let C=s===!0&&S.some(F=>F.needsDepthTexture===!0);C!==(o.depthTexture!==null)&&(C===!0&&c===null&&(c=new Bs(E,x),r===!0&&(c.format=Hs,c.type=Wr)),o.dispose(),o.depthTexture=C?c:null,o.resolveDepthBuffer=C,o.storeMultisampledDepthBuffer=C);for(let F=0;F<S.length;F++){let I=S[F];I.setSize&&I.setSize(E,x),C&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(w,E){if(m||w.toneMapping===vs&&S.length===0)return!1;if(v=E,E!==null){let x=E.width,C=E.height;(o.width!==x||o.height!==C)&&this.setSize(x,C)}return b===!1&&w.setRenderTarget(o),p=w.toneMapping,w.toneMapping=vs,!0},this.hasRenderPass=function(){return b},this.end=function(w,E){w.toneMapping=p,m=!0;let x=o,C=a;for(let F=0;F<S.length;F++){let I=S[F];I.enabled!==!1&&(I.render(w,C,x,E),I.needsSwap!==!1&&(x=C,C=C===a?l:a))}if(g!==w.outputColorSpace||y!==w.toneMapping){g=w.outputColorSpace,y=w.toneMapping,u.defines={},xt.getTransfer(g)===Lt&&(u.defines.SRGB_TRANSFER="");let F=q1[y];F&&(u.defines[F]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=x.texture,w.setRenderTarget(v),w.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Cy=new li,Ry=new Bs(1,1),Py=new el(1),Iy=new Ya,Ly=new lh,Dy=new Qa,ay=[],ly=[],cy=new Float32Array(16),hy=new Float32Array(9),uy=new Float32Array(4);function Ko(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=ay[s];if(r===void 0&&(r=new Float32Array(s),ay[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Tn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Cn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function _u(i,e){let t=ly[e];t===void 0&&(t=new Int32Array(e),ly[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function $1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function j1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;i.uniform2fv(this.addr,e),Cn(t,e)}}function Z1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Tn(t,e))return;i.uniform3fv(this.addr,e),Cn(t,e)}}function K1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;i.uniform4fv(this.addr,e),Cn(t,e)}}function J1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Tn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Cn(t,e)}else{if(Tn(t,n))return;uy.set(n),i.uniformMatrix2fv(this.addr,!1,uy),Cn(t,n)}}function Q1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Tn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Cn(t,e)}else{if(Tn(t,n))return;hy.set(n),i.uniformMatrix3fv(this.addr,!1,hy),Cn(t,n)}}function eA(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Tn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Cn(t,e)}else{if(Tn(t,n))return;cy.set(n),i.uniformMatrix4fv(this.addr,!1,cy),Cn(t,n)}}function tA(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function nA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;i.uniform2iv(this.addr,e),Cn(t,e)}}function iA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Tn(t,e))return;i.uniform3iv(this.addr,e),Cn(t,e)}}function sA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;i.uniform4iv(this.addr,e),Cn(t,e)}}function rA(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function oA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;i.uniform2uiv(this.addr,e),Cn(t,e)}}function aA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Tn(t,e))return;i.uniform3uiv(this.addr,e),Cn(t,e)}}function lA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;i.uniform4uiv(this.addr,e),Cn(t,e)}}function bu(i){return i.version===0&&(i.compareFunction=dp,i.needsUpdate=!0),i}function cA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=bu(Ry):r=Cy,t.setTexture2D(e||r,s)}function hA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Ly,s)}function uA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=bu(Py):r=Dy,t.setTextureCube(e||r,s)}function dA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Iy,s)}function fA(i){switch(i){case 5126:return $1;case 35664:return j1;case 35665:return Z1;case 35666:return K1;case 35674:return J1;case 35675:return Q1;case 35676:return eA;case 5124:case 35670:return tA;case 35667:case 35671:return nA;case 35668:case 35672:return iA;case 35669:case 35673:return sA;case 5125:return rA;case 36294:return oA;case 36295:return aA;case 36296:return lA;case 35678:case 36198:case 36298:case 36306:case 35682:return cA;case 35679:case 36299:case 36307:return hA;case 35680:case 36300:case 36308:case 36293:return uA;case 36289:case 36303:case 36311:case 36292:return dA}}function pA(i,e){i.uniform1fv(this.addr,e)}function mA(i,e){let t=Ko(e,this.size,2);i.uniform2fv(this.addr,t)}function gA(i,e){let t=Ko(e,this.size,3);i.uniform3fv(this.addr,t)}function yA(i,e){let t=Ko(e,this.size,4);i.uniform4fv(this.addr,t)}function vA(i,e){let t=Ko(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function xA(i,e){let t=Ko(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function _A(i,e){let t=Ko(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function bA(i,e){i.uniform1iv(this.addr,e)}function MA(i,e){i.uniform2iv(this.addr,e)}function SA(i,e){i.uniform3iv(this.addr,e)}function wA(i,e){i.uniform4iv(this.addr,e)}function AA(i,e){i.uniform1uiv(this.addr,e)}function EA(i,e){i.uniform2uiv(this.addr,e)}function TA(i,e){i.uniform3uiv(this.addr,e)}function CA(i,e){i.uniform4uiv(this.addr,e)}function RA(i,e,t){let n=this.cache,s=e.length,r=_u(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=bu(Ry):o=Cy;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function PA(i,e,t){let n=this.cache,s=e.length,r=_u(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Ly,r[o])}function IA(i,e,t){let n=this.cache,s=e.length,r=_u(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=bu(Py):o=Dy;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function LA(i,e,t){let n=this.cache,s=e.length,r=_u(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Iy,r[o])}function DA(i){switch(i){case 5126:return pA;case 35664:return mA;case 35665:return gA;case 35666:return yA;case 35674:return vA;case 35675:return xA;case 35676:return _A;case 5124:case 35670:return bA;case 35667:case 35671:return MA;case 35668:case 35672:return SA;case 35669:case 35673:return wA;case 5125:return AA;case 36294:return EA;case 36295:return TA;case 36296:return CA;case 35678:case 36198:case 36298:case 36306:case 35682:return RA;case 35679:case 36299:case 36307:return PA;case 35680:case 36300:case 36308:case 36293:return IA;case 36289:case 36303:case 36311:case 36292:return LA}}var Ap=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=fA(t.type)}},Ep=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=DA(t.type)}},Tp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Sp=/(\w+)(\])?(\[|\.)?/g;function dy(i,e){i.seq.push(e),i.map[e.id]=e}function NA(i,e,t){let n=i.name,s=n.length;for(Sp.lastIndex=0;;){let r=Sp.exec(n),o=Sp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){dy(t,c===void 0?new Ap(a,i,e):new Ep(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Tp(a),dy(t,u)),t=u}}}var jo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);NA(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function fy(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var FA=37297,OA=0;function UA(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var py=new tt;function kA(i){xt._getMatrix(py,xt.workingColorSpace,i);let e=`mat3( ${py.elements.map(t=>t.toFixed(4))} )`;switch(xt.getTransfer(i)){case Wa:return[e,"LinearTransferOETF"];case Lt:return[e,"sRGBTransferOETF"];default:return $e("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function my(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+UA(i.getShaderSource(e),a)}else return r}function BA(i,e){let t=kA(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var zA={[jf]:"Linear",[Zf]:"Reinhard",[Kf]:"Cineon",[Jf]:"ACESFilmic",[ep]:"AgX",[tp]:"Neutral",[Qf]:"Custom"};function VA(i,e){let t=zA[e];return t===void 0?($e("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var vu=new k;function GA(){xt.getLuminanceCoefficients(vu);let i=vu.x.toFixed(4),e=vu.y.toFixed(4),t=vu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function HA(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Sl).join(`
`)}function WA(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function XA(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Sl(i){return i!==""}function gy(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function yy(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var qA=/^[ \t]*#include +<([\w\d./]+)>/gm;function Cp(i){return i.replace(qA,YA)}function YA(i,e){let t=ut[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Cp(t)}var $A=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function vy(i){return i.replace($A,jA)}function jA(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function xy(i){let e=`precision ${i.precision} float;
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
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var ZA={[pl]:"SHADOWMAP_TYPE_PCF",[Xo]:"SHADOWMAP_TYPE_VSM"};function KA(i){return ZA[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var JA={[Yo]:"ENVMAP_MODE_REFRACTION"};function QA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":JA[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var eE={[Ch]:"ENVMAP_BLENDING_MULTIPLY",[k0]:"ENVMAP_BLENDING_MIX",[B0]:"ENVMAP_BLENDING_ADD"};function tE(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":eE[i.combine]||"ENVMAP_BLENDING_NONE"}function nE(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=KA(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=QA(t),u=tE(t),d=HA(t),f=WA(r),g=s.createProgram(),y,m,p=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Sl).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Sl).join(`
`),m.length>0&&(m+=`
`)):(y=[xy(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Sl).join(`
`),m=[xy(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==vs?"#define TONE_MAPPING":"",t.toneMapping!==vs?ut.tonemapping_pars_fragment:"",t.toneMapping!==vs?VA("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ut.colorspace_pars_fragment,BA("linearToOutputTexel",t.outputColorSpace),GA(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Sl).join(`
`)),o=Cp(o),o=gy(o,t),o=yy(o,t),a=Cp(a),a=gy(a,t),a=yy(a,t),o=vy(o),a=vy(a),t.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===pp?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===pp?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=p+y+o,S=p+m+a,b=fy(s,s.VERTEX_SHADER,v),w=fy(s,s.FRAGMENT_SHADER,S);s.attachShader(g,b),s.attachShader(g,w),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",B=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(w)||"",D=L.trim(),G=B.trim(),Y=V.trim(),H=!0,le=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,w);else{let j=my(s,b,"vertex"),J=my(s,w,"fragment");Qe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+j+`
`+J)}else D!==""?$e("WebGLProgram: Program Info Log:",D):(G===""||Y==="")&&(le=!1);le&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:G,prefix:y},fragmentShader:{log:Y,prefix:m}})}s.deleteShader(b),s.deleteShader(w),x=new jo(s,g),C=XA(s,g)}let x;this.getUniforms=function(){return x===void 0&&E(this),x};let C;this.getAttributes=function(){return C===void 0&&E(this),C};let F=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(g,FA)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=OA++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=w,this}var iE=0,Rp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Pp(e),t.set(e,n)),n}},Pp=class{constructor(e){this.id=iE++,this.code=e,this.usedTimes=0}};function sE(i){return i===yr||i===_l||i===bl}function rE(i,e,t,n,s,r){let o=new Vo,a=new Rp,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,C,F,I,L,B){let V=I.fog,D=L.geometry,G=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?I.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,H=e.get(x.envMap||G,Y),le=d[x.type],j=n.precision;x.precision!==null&&(j=n.getMaxPrecision(x.precision),j!==x.precision&&$e("WebGLProgram.getParameters:",x.precision,"not supported, using",j,"instead."));let J=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,te=J!==void 0?J.length:0,de=0;D.morphAttributes.position!==void 0&&(de=1),D.morphAttributes.normal!==void 0&&(de=2),D.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,ve;if(le){let Ce=_s[le];ue=Ce.vertexShader,ee=Ce.fragmentShader}else{ue=x.vertexShader,ee=x.fragmentShader;let Ce=a.getVertexShaderStage(x),lt=a.getFragmentShaderStage(x);a.update(x,Ce,lt),me=Ce.id,ve=lt.id}let Te=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),We=L.isInstancedMesh===!0,rt=L.isBatchedMesh===!0,Ve=!!x.map,dt=!!x.matcap,ct=!!H,nt=ct&&H.isPMREMTexture===!0,Jt=!!x.aoMap,Ht=!!x.lightMap,mn=!!x.bumpMap&&x.wireframe===!1,kt=!!x.normalMap,Ln=!!x.displacementMap,St=!!x.emissiveMap,An=!!x.metalnessMap,on=!!x.roughnessMap,gn=x.anisotropy>0,U=x.clearcoat>0,Re=x.diffuseRoughness>0,je=x.dispersion>0,ot=x.retroreflectivity>0,Se=x.iridescence>0,zt=x.sheen>0,ze=x.transmission>0,Ye=gn&&!!x.anisotropyMap,R=U&&!!x.clearcoatMap,M=U&&!!x.clearcoatNormalMap,q=U&&!!x.clearcoatRoughnessMap,he=Re&&!!x.diffuseRoughnessMap,oe=Se&&!!x.iridescenceMap,ye=Se&&!!x.iridescenceThicknessMap,xe=zt&&!!x.sheenColorMap,ne=zt&&!!x.sheenRoughnessMap,se=!!x.specularMap,pe=!!x.specularColorMap,O=!!x.specularIntensityMap,re=ze&&!!x.transmissionMap,ie=ze&&!!x.thicknessMap,we=!!x.gradientMap,ge=!!x.alphaMap,be=x.alphaTest>0,Ge=!!x.alphaHash,Ke=!!x.extensions,ce=vs;x.toneMapped&&(Te===null||Te.isXRRenderTarget===!0)&&(ce=i.toneMapping);let Ue=nt?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Je={shaderID:le,shaderType:x.type,shaderName:x.name,vertexShader:ue,fragmentShader:ee,defines:x.defines,customVertexShaderID:me,customFragmentShaderID:ve,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:j,batching:rt,batchingColor:rt&&L._colorsTexture!==null,instancing:We,instancingColor:We&&L.instanceColor!==null,instancingMorph:We&&L.morphTexture!==null,outputColorSpace:Te===null?i.outputColorSpace:Te.isXRRenderTarget===!0?Te.texture.colorSpace:xt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Ve,matcap:dt,envMap:ct,envMapMode:ct&&H.mapping,envMapPMREM:nt,envMapMaxLod:nt?Ue.length-1:null,envMapSize:nt?Ue[0].width:null,aoMap:Jt,lightMap:Ht,bumpMap:mn,normalMap:kt,displacementMap:Ln,emissiveMap:St,normalMapObjectSpace:kt&&x.normalMapType===G0,normalMapTangentSpace:kt&&x.normalMapType===pu,packedNormalMap:kt&&x.normalMapType===pu&&sE(x.normalMap.format),metalnessMap:An,roughnessMap:on,anisotropy:gn,anisotropyMap:Ye,clearcoat:U,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:q,diffuseRoughness:Re,diffuseRoughnessMap:he,dispersion:je,retroreflection:ot,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:ye,sheen:zt,sheenColorMap:xe,sheenRoughnessMap:ne,specularMap:se,specularColorMap:pe,specularIntensityMap:O,transmission:ze,transmissionMap:re,thicknessMap:ie,gradientMap:we,opaque:x.transparent===!1&&x.blending===qo&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:x.combine,mapUv:Ve&&f(x.map.channel),aoMapUv:Jt&&f(x.aoMap.channel),lightMapUv:Ht&&f(x.lightMap.channel),bumpMapUv:mn&&f(x.bumpMap.channel),normalMapUv:kt&&f(x.normalMap.channel),displacementMapUv:Ln&&f(x.displacementMap.channel),emissiveMapUv:St&&f(x.emissiveMap.channel),metalnessMapUv:An&&f(x.metalnessMap.channel),roughnessMapUv:on&&f(x.roughnessMap.channel),anisotropyMapUv:Ye&&f(x.anisotropyMap.channel),clearcoatMapUv:R&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:ye&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(x.sheenRoughnessMap.channel),specularMapUv:se&&f(x.specularMap.channel),specularColorMapUv:pe&&f(x.specularColorMap.channel),specularIntensityMapUv:O&&f(x.specularIntensityMap.channel),transmissionMapUv:re&&f(x.transmissionMap.channel),thicknessMapUv:ie&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(kt||gn),vertexNormals:!!D.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Ve||ge),fog:!!V,useFog:x.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||D.attributes.normal===void 0&&kt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:C.sun.length,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numSunLightShadows:C.sunShadowMap.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:B.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ce,decodeVideoTexture:Ve&&x.map.isVideoTexture===!0&&xt.getTransfer(x.map.colorSpace)===Lt,decodeVideoTextureEmissive:St&&x.emissiveMap.isVideoTexture===!0&&xt.getTransfer(x.emissiveMap.colorSpace)===Lt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Di,flipSided:x.side===ri,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Ke&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Ke&&x.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Je.vertexUv1s=l.has(1),Je.vertexUv2s=l.has(2),Je.vertexUv3s=l.has(3),l.clear(),Je}function y(x){let C=[];if(x.shaderID?C.push(x.shaderID):(C.push(x.customVertexShaderID),C.push(x.customFragmentShaderID)),x.defines!==void 0)for(let F in x.defines)C.push(F),C.push(x.defines[F]);return x.isRawShaderMaterial===!1&&(m(C,x),p(C,x),C.push(i.outputColorSpace)),C.push(x.customProgramCacheKey),C.join()}function m(x,C){x.push(C.precision),x.push(C.outputColorSpace),x.push(C.envMapMode),x.push(C.envMapPMREM),x.push(C.envMapMaxLod),x.push(C.envMapSize),x.push(C.mapUv),x.push(C.alphaMapUv),x.push(C.lightMapUv),x.push(C.aoMapUv),x.push(C.bumpMapUv),x.push(C.normalMapUv),x.push(C.displacementMapUv),x.push(C.emissiveMapUv),x.push(C.metalnessMapUv),x.push(C.roughnessMapUv),x.push(C.anisotropyMapUv),x.push(C.clearcoatMapUv),x.push(C.clearcoatNormalMapUv),x.push(C.clearcoatRoughnessMapUv),x.push(C.diffuseRoughnessMapUv),x.push(C.iridescenceMapUv),x.push(C.iridescenceThicknessMapUv),x.push(C.sheenColorMapUv),x.push(C.sheenRoughnessMapUv),x.push(C.specularMapUv),x.push(C.specularColorMapUv),x.push(C.specularIntensityMapUv),x.push(C.transmissionMapUv),x.push(C.thicknessMapUv),x.push(C.combine),x.push(C.fogExp2),x.push(C.sizeAttenuation),x.push(C.morphTargetsCount),x.push(C.numSunLights),x.push(C.numDirLights),x.push(C.numPointLights),x.push(C.numSpotLights),x.push(C.numSpotLightMaps),x.push(C.numHemiLights),x.push(C.numRectAreaLights),x.push(C.numSunLightShadows),x.push(C.numDirLightShadows),x.push(C.numPointLightShadows),x.push(C.numSpotLightShadows),x.push(C.numSpotLightShadowsWithMaps),x.push(C.numLightProbes),x.push(C.numLightProbeGrids),x.push(C.shadowMapType),x.push(C.toneMapping),x.push(C.numClippingPlanes),x.push(C.numClipIntersection),x.push(C.depthPacking)}function p(x,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.retroreflection&&o.enable(24),C.diffuseRoughness&&o.enable(25),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),C.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function v(x){let C=d[x.type],F;if(C){let I=_s[C];F=ey.clone(I.uniforms)}else F=x.uniforms;return F}function S(x,C){let F=h.get(C);return F!==void 0?++F.usedTimes:(F=new nE(i,C,x,s),c.push(F),h.set(C,F)),F}function b(x){if(--x.usedTimes===0){let C=c.indexOf(x);c[C]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function w(x){a.remove(x)}function E(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:v,acquireProgram:S,releaseProgram:b,releaseShaderCache:w,programs:c,dispose:E}}function oE(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function aE(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function _y(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function by(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,m,p){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:p},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=g,v.materialVariant=o(d),v.groupOrder=y,v.renderOrder=d.renderOrder,v.z=m,v.group=p),e++,v}function l(d,f,g,y,m,p,v){v.reversedDepth===!0&&(m=-m);let S=a(d,f,g,y,m,p);g.transmission>0?n.push(S):g.transparent===!0?s.push(S):t.push(S)}function c(d,f,g,y,m,p){let v=a(d,f,g,y,m,p);g.transmission>0?n.unshift(v):g.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||aE),n.length>1&&n.sort(f||_y),s.length>1&&s.sort(f||_y)}function u(){for(let d=e,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function lE(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new by,i.set(n,[o])):s>=r.length?(o=new by,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function cE(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new k,color:new st};break;case"SpotLight":t={position:new k,direction:new k,color:new st,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new k,color:new st,distance:0,decay:0};break;case"HemisphereLight":t={direction:new k,skyColor:new st,groundColor:new st};break;case"RectAreaLight":t={color:new st,position:new k,halfWidth:new k,halfHeight:new k};break}return i[e.id]=t,t}}}function hE(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qe};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var uE=0;function dE(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function fE(i){let e=new cE,t=hE(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new k);let s=new k,r=new Tt,o=new Tt;function a(c){let h=0,u=0,d=0;for(let B=0;B<9;B++)n.probe[B].set(0,0,0);let f=0,g=0,y=0,m=0,p=0,v=0,S=0,b=0,w=0,E=0,x=0,C=0,F=0,I=0;c.sort(dE);for(let B=0,V=c.length;B<V;B++){let D=c[B],G=D.color,Y=D.intensity,H=D.distance,le=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===yr?le=D.shadow.map.texture:le=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=G.r*Y,u+=G.g*Y,d+=G.b*Y;else if(D.isLightProbe){for(let j=0;j<9;j++)n.probe[j].addScaledVector(D.sh.coefficients[j],Y);I++}else if(D.isSunLight){let j=e.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let J=D.shadow,te=t.get(D);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),n.sunShadow[g]=te,n.sunShadowMap[g]=le;let de=J.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[y+ue]=J.getMatrix(ue),n.sunShadowCascade[y+ue]=J._cascadeData[ue];y+=de,g++}n.sun[f]=j,f++}else if(D.isDirectionalLight){let j=e.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let J=D.shadow,te=t.get(D);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,n.directionalShadow[m]=te,n.directionalShadowMap[m]=le,n.directionalShadowMatrix[m]=D.shadow.matrix,w++}n.directional[m]=j,m++}else if(D.isSpotLight){let j=e.get(D);j.position.setFromMatrixPosition(D.matrixWorld),j.color.copy(G).multiplyScalar(Y),j.distance=H,j.coneCos=Math.cos(D.angle),j.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),j.decay=D.decay,n.spot[v]=j;let J=D.shadow;if(D.map&&(n.spotLightMap[C]=D.map,C++,J.updateMatrices(D),D.castShadow&&F++),n.spotLightMatrix[v]=J.matrix,D.castShadow){let te=t.get(D);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=le,x++}v++}else if(D.isRectAreaLight){let j=e.get(D);j.color.copy(G).multiplyScalar(Y),j.halfWidth.set(D.width*.5,0,0),j.halfHeight.set(0,D.height*.5,0),n.rectArea[S]=j,S++}else if(D.isPointLight){let j=e.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),j.distance=D.distance,j.decay=D.decay,D.castShadow){let J=D.shadow,te=t.get(D);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,te.shadowCameraNear=J.camera.near,te.shadowCameraFar=J.camera.far,n.pointShadow[p]=te,n.pointShadowMap[p]=le,n.pointShadowMatrix[p]=D.shadow.matrix,E++}n.point[p]=j,p++}else if(D.isHemisphereLight){let j=e.get(D);j.skyColor.copy(D.color).multiplyScalar(Y),j.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=j,b++}}S>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==m||L.pointLength!==p||L.spotLength!==v||L.rectAreaLength!==S||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==w||L.numPointShadows!==E||L.numSpotShadows!==x||L.numSpotMaps!==C||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=S,n.point.length=p,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=w,n.directionalShadowMap.length=w,n.directionalShadowMatrix.length=w,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+C-F,n.spotLightMap.length=C,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=I,L.sunLength=f,L.directionalLength=m,L.pointLength=p,L.spotLength=v,L.rectAreaLength=S,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=w,L.numPointShadows=E,L.numSpotShadows=x,L.numSpotMaps=C,L.numLightProbes=I,n.version=uE++)}function l(c,h){let u=0,d=0,f=0,g=0,y=0,m=0,p=h.matrixWorldInverse;for(let v=0,S=c.length;v<S;v++){let b=c[v];if(b.isSunLight){let w=n.sun[u];w.direction.setFromMatrixPosition(b.matrixWorld),w.direction.transformDirection(p),u++}else if(b.isDirectionalLight){let w=n.directional[d];w.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),w.direction.sub(s),w.direction.transformDirection(p),d++}else if(b.isSpotLight){let w=n.spot[g];w.position.setFromMatrixPosition(b.matrixWorld),w.position.applyMatrix4(p),w.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),w.direction.sub(s),w.direction.transformDirection(p),g++}else if(b.isRectAreaLight){let w=n.rectArea[y];w.position.setFromMatrixPosition(b.matrixWorld),w.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),w.halfWidth.set(b.width*.5,0,0),w.halfHeight.set(0,b.height*.5,0),w.halfWidth.applyMatrix4(o),w.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let w=n.point[f];w.position.setFromMatrixPosition(b.matrixWorld),w.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let w=n.hemi[m];w.direction.setFromMatrixPosition(b.matrixWorld),w.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,state:n}}function My(i){let e=new fE(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function pE(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new My(i),e.set(s,[a])):r>=o.length?(a=new My(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var mE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,gE=`uniform sampler2D shadow_pass;
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
}`,yE=[new k(1,0,0),new k(-1,0,0),new k(0,1,0),new k(0,-1,0),new k(0,0,1),new k(0,0,-1)],vE=[new k(0,-1,0),new k(0,-1,0),new k(0,0,1),new k(0,0,-1),new k(0,-1,0),new k(0,-1,0)],Sy=new Tt,Ml=new k,wp=new k;function xE(i,e,t){let n=new cr,s=new qe,r=new qe,o=new en,a=new ph,l=new mh,c={},h=t.maxTextureSize,u={[gr]:ri,[ri]:gr,[Di]:Di},d=new Li({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new qe},radius:{value:4}},vertexShader:mE,fragmentShader:gE}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new At;g.setAttribute("position",new sn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new _t(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=pl;let p=this.type;this.render=function(E,x,C){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||E.length===0)return;this.type===x0&&($e("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=pl);let F=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),B=i.state;B.setBlending(Vr),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let V=p!==this.type;V&&x.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(G=>G.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,G=E.length;D<G;D++){let Y=E[D],H=Y.shadow;if(H===void 0){$e("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let le=H.getFrameExtents();s.multiply(le),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,H.mapSize.y=r.y));let j=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=j,H.map===null||V===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Xo){if(Y.isPointLight){$e("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new _i(s.x,s.y,{format:yr,type:Qi,minFilter:ii,magFilter:ii,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new Bs(s.x,s.y,Ji),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=Fs,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Bn,H.map.depthTexture.magFilter=Bn}else Y.isPointLight?(H.map=new wl(s.x),H.map.depthTexture=new el(s.x,Ki)):(H.map=new _i(s.x,s.y),H.map.depthTexture=new Bs(s.x,s.y,Ki)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=Fs,this.type===pl?(H.map.depthTexture.compareFunction=j?up:hp,H.map.depthTexture.minFilter=ii,H.map.depthTexture.magFilter=ii):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Bn,H.map.depthTexture.magFilter=Bn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let J=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,C);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:C.layers;for(let de=0;de<J;de++){let ue=H.getCamera(de);if(Y.isPointLight){let ee=H.camera,me=H.matrix,ve=Y.distance||ee.far;ve!==ee.far&&(ee.far=ve,ee.updateProjectionMatrix()),Ml.setFromMatrixPosition(Y.matrixWorld),ee.position.copy(Ml),wp.copy(ee.position),wp.add(yE[de]),ee.up.copy(vE[de]),ee.lookAt(wp),ee.updateMatrixWorld(),me.makeTranslation(-Ml.x,-Ml.y,-Ml.z),Sy.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),H._frustum.setFromProjectionMatrix(Sy,ee.coordinateSystem,ee.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,de),i.clear();else{de===0&&(i.setRenderTarget(H.map),i.clear());let ee=H.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),B.viewport(o)}n=H.getFrustum(de),b(x,C,ue,Y,te,this.type)}H.isPointLightShadow!==!0&&this.type===Xo&&v(H,C),H.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(F,I,L)};function v(E,x){let C=e.update(y);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new _i(s.x,s.y,{format:yr,type:Qi}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(x,null,C,d,y,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(x,null,C,f,y,null)}function S(E,x,C,F){let I=null,L=C.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)I=L;else if(I=C.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let B=I.uuid,V=x.uuid,D=c[B];D===void 0&&(D={},c[B]=D);let G=D[V];G===void 0&&(G=I.clone(),D[V]=G,x.addEventListener("dispose",w)),I=G}if(I.visible=x.visible,I.wireframe=x.wireframe,F===Xo?I.side=x.shadowSide!==null?x.shadowSide:x.side:I.side=x.shadowSide!==null?x.shadowSide:u[x.side],I.alphaMap=x.alphaMap,I.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,I.map=x.map,I.clipShadows=x.clipShadows,I.clippingPlanes=x.clippingPlanes,I.clipIntersection=x.clipIntersection,I.displacementMap=x.displacementMap,I.displacementScale=x.displacementScale,I.displacementBias=x.displacementBias,I.wireframeLinewidth=x.wireframeLinewidth,I.linewidth=x.linewidth,C.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let B=i.properties.get(I);B.light=C}return I}function b(E,x,C,F,I,L){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===Xo)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(C.matrixWorldInverse,E.matrixWorld);let D=e.update(E),G=E.material;if(Array.isArray(G)){let Y=D.groups;for(let H=0,le=Y.length;H<le;H++){let j=Y[H],J=G[j.materialIndex];if(J&&J.visible){let te=S(E,J,F,L);E.onBeforeShadow(i,E,x,C,D,te,j),i.renderBufferDirect(C,null,D,te,E,j),E.onAfterShadow(i,E,x,C,D,te,j)}}}else if(G.visible){let Y=S(E,G,F,L);E.onBeforeShadow(i,E,x,C,D,Y,null),i.renderBufferDirect(C,null,D,Y,E,null),E.onAfterShadow(i,E,x,C,D,Y,null)}}let V=E.children;for(let D=0,G=V.length;D<G;D++)b(V[D],x,C,F,I,L)}function w(E){E.target.removeEventListener("dispose",w);for(let C in c){let F=c[C],I=E.target.uuid;I in F&&(F[I].dispose(),delete F[I])}}}function _E(i,e){function t(){let O=!1,re=new en,ie=null,we=new en(0,0,0,0);return{setMask:function(ge){ie!==ge&&!O&&(i.colorMask(ge,ge,ge,ge),ie=ge)},setLocked:function(ge){O=ge},setClear:function(ge,be,Ge,Ke,ce){ce===!0&&(ge*=Ke,be*=Ke,Ge*=Ke),re.set(ge,be,Ge,Ke),we.equals(re)===!1&&(i.clearColor(ge,be,Ge,Ke),we.copy(re))},reset:function(){O=!1,ie=null,we.set(-1,0,0,0)}}}function n(){let O=!1,re=!1,ie=null,we=null,ge=null;return{setReversed:function(be){if(re!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),re=be;let Ke=ge;ge=null,this.setClear(Ke)}},getReversed:function(){return re},setTest:function(be){be?Me(i.DEPTH_TEST):We(i.DEPTH_TEST)},setMask:function(be){ie!==be&&!O&&(i.depthMask(be),ie=be)},setFunc:function(be){if(re&&(be=J0[be]),we!==be){switch(be){case Zc:i.depthFunc(i.NEVER);break;case Kc:i.depthFunc(i.ALWAYS);break;case Jc:i.depthFunc(i.LESS);break;case Oo:i.depthFunc(i.LEQUAL);break;case Qc:i.depthFunc(i.EQUAL);break;case eh:i.depthFunc(i.GEQUAL);break;case th:i.depthFunc(i.GREATER);break;case nh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){O=be},setClear:function(be){ge!==be&&(ge=be,re&&(be=1-be),i.clearDepth(be))},reset:function(){O=!1,ie=null,we=null,ge=null,re=!1}}}function s(){let O=!1,re=null,ie=null,we=null,ge=null,be=null,Ge=null,Ke=null,ce=null;return{setTest:function(Ue){O||(Ue?Me(i.STENCIL_TEST):We(i.STENCIL_TEST))},setMask:function(Ue){re!==Ue&&!O&&(i.stencilMask(Ue),re=Ue)},setFunc:function(Ue,Je,Ce){(ie!==Ue||we!==Je||ge!==Ce)&&(i.stencilFunc(Ue,Je,Ce),ie=Ue,we=Je,ge=Ce)},setOp:function(Ue,Je,Ce){(be!==Ue||Ge!==Je||Ke!==Ce)&&(i.stencilOp(Ue,Je,Ce),be=Ue,Ge=Je,Ke=Ce)},setLocked:function(Ue){O=Ue},setClear:function(Ue){ce!==Ue&&(i.clearStencil(Ue),ce=Ue)},reset:function(){O=!1,re=null,ie=null,we=null,ge=null,be=null,Ge=null,Ke=null,ce=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],y=null,m=!1,p=null,v=null,S=null,b=null,w=null,E=null,x=null,C=new st(0,0,0),F=0,I=!1,L=null,B=null,V=null,D=null,G=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,le=0,j=i.getParameter(i.VERSION);j.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(j)[1]),H=le>=1):j.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),H=le>=2);let J=null,te={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new en().fromArray(de),me=new en().fromArray(ue);function ve(O,re,ie,we){let ge=new Uint8Array(4),be=i.createTexture();i.bindTexture(O,be),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<ie;Ge++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,ge):i.texImage2D(re+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ge);return be}let Te={};Te[i.TEXTURE_2D]=ve(i.TEXTURE_2D,i.TEXTURE_2D,1),Te[i.TEXTURE_CUBE_MAP]=ve(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Te[i.TEXTURE_2D_ARRAY]=ve(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Te[i.TEXTURE_3D]=ve(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(Oo),mn(!1),kt(Hf),Me(i.CULL_FACE),Jt(Vr);function Me(O){h[O]!==!0&&(i.enable(O),h[O]=!0)}function We(O){h[O]!==!1&&(i.disable(O),h[O]=!1)}function rt(O,re){return d[O]!==re?(i.bindFramebuffer(O,re),d[O]=re,O===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),O===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(O,re){let ie=g,we=!1;if(O){ie=f.get(re),ie===void 0&&(ie=[],f.set(re,ie));let ge=O.textures;if(ie.length!==ge.length||ie[0]!==i.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)ie[be]=i.COLOR_ATTACHMENT0+be;ie.length=ge.length,we=!0}}else ie[0]!==i.BACK&&(ie[0]=i.BACK,we=!0);we&&i.drawBuffers(ie)}function dt(O){return y!==O?(i.useProgram(O),y=O,!0):!1}let ct={[Gr]:i.FUNC_ADD,[b0]:i.FUNC_SUBTRACT,[M0]:i.FUNC_REVERSE_SUBTRACT};ct[S0]=i.MIN,ct[w0]=i.MAX;let nt={[A0]:i.ZERO,[E0]:i.ONE,[T0]:i.SRC_COLOR,[Yf]:i.SRC_ALPHA,[D0]:i.SRC_ALPHA_SATURATE,[I0]:i.DST_COLOR,[R0]:i.DST_ALPHA,[C0]:i.ONE_MINUS_SRC_COLOR,[$f]:i.ONE_MINUS_SRC_ALPHA,[L0]:i.ONE_MINUS_DST_COLOR,[P0]:i.ONE_MINUS_DST_ALPHA,[N0]:i.CONSTANT_COLOR,[F0]:i.ONE_MINUS_CONSTANT_COLOR,[O0]:i.CONSTANT_ALPHA,[U0]:i.ONE_MINUS_CONSTANT_ALPHA};function Jt(O,re,ie,we,ge,be,Ge,Ke,ce,Ue){if(O===Vr){m===!0&&(We(i.BLEND),m=!1);return}if(m===!1&&(Me(i.BLEND),m=!0),O!==_0){if(O!==p||Ue!==I){if((v!==Gr||w!==Gr)&&(i.blendEquation(i.FUNC_ADD),v=Gr,w=Gr),Ue)switch(O){case qo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Wf:i.blendFunc(i.ONE,i.ONE);break;case Xf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case qf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Qe("WebGLState: Invalid blending: ",O);break}else switch(O){case qo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Wf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Xf:Qe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case qf:Qe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Qe("WebGLState: Invalid blending: ",O);break}S=null,b=null,E=null,x=null,C.set(0,0,0),F=0,p=O,I=Ue}return}ge=ge||re,be=be||ie,Ge=Ge||we,(re!==v||ge!==w)&&(i.blendEquationSeparate(ct[re],ct[ge]),v=re,w=ge),(ie!==S||we!==b||be!==E||Ge!==x)&&(i.blendFuncSeparate(nt[ie],nt[we],nt[be],nt[Ge]),S=ie,b=we,E=be,x=Ge),(Ke.equals(C)===!1||ce!==F)&&(i.blendColor(Ke.r,Ke.g,Ke.b,ce),C.copy(Ke),F=ce),p=O,I=!1}function Ht(O,re){O.side===Di?We(i.CULL_FACE):Me(i.CULL_FACE);let ie=O.side===ri;re&&(ie=!ie),mn(ie),O.blending===qo&&O.transparent===!1?Jt(Vr):Jt(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let we=O.stencilWrite;a.setTest(we),we&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),St(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):We(i.SAMPLE_ALPHA_TO_COVERAGE)}function mn(O){L!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),L=O)}function kt(O){O!==y0?(Me(i.CULL_FACE),O!==B&&(O===Hf?i.cullFace(i.BACK):O===v0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):We(i.CULL_FACE),B=O}function Ln(O){O!==V&&(H&&i.lineWidth(O),V=O)}function St(O,re,ie){O?(Me(i.POLYGON_OFFSET_FILL),(D!==re||G!==ie)&&(D=re,G=ie,o.getReversed()&&(re=-re,ie=-ie),i.polygonOffset(re,ie))):We(i.POLYGON_OFFSET_FILL)}function An(O){O?Me(i.SCISSOR_TEST):We(i.SCISSOR_TEST)}function on(O){O===void 0&&(O=i.TEXTURE0+Y-1),J!==O&&(i.activeTexture(O),J=O)}function gn(O,re,ie){ie===void 0&&(J===null?ie=i.TEXTURE0+Y-1:ie=J);let we=te[ie];we===void 0&&(we={type:void 0,texture:void 0},te[ie]=we),(we.type!==O||we.texture!==re)&&(J!==ie&&(i.activeTexture(ie),J=ie),i.bindTexture(O,re||Te[O]),we.type=O,we.texture=re)}function U(){let O=te[J];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Re(){try{i.compressedTexImage2D(...arguments)}catch(O){Qe("WebGLState:",O)}}function je(){try{i.compressedTexImage3D(...arguments)}catch(O){Qe("WebGLState:",O)}}function ot(){try{i.texSubImage2D(...arguments)}catch(O){Qe("WebGLState:",O)}}function Se(){try{i.texSubImage3D(...arguments)}catch(O){Qe("WebGLState:",O)}}function zt(){try{i.compressedTexSubImage2D(...arguments)}catch(O){Qe("WebGLState:",O)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(O){Qe("WebGLState:",O)}}function Ye(){try{i.texStorage2D(...arguments)}catch(O){Qe("WebGLState:",O)}}function R(){try{i.texStorage3D(...arguments)}catch(O){Qe("WebGLState:",O)}}function M(){try{i.texImage2D(...arguments)}catch(O){Qe("WebGLState:",O)}}function q(){try{i.texImage3D(...arguments)}catch(O){Qe("WebGLState:",O)}}function he(O){return u[O]!==void 0?u[O]:i.getParameter(O)}function oe(O,re){u[O]!==re&&(i.pixelStorei(O,re),u[O]=re)}function ye(O){ee.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),ee.copy(O))}function xe(O){me.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),me.copy(O))}function ne(O,re){let ie=c.get(re);ie===void 0&&(ie=new WeakMap,c.set(re,ie));let we=ie.get(O);we===void 0&&(we=i.getUniformBlockIndex(re,O.name),i.uniformBlockBinding(re,we,we),ie.set(O,we))}function se(O,re,ie){let ge=c.get(re).get(O);l[ge]!==ie&&(i.bindBufferBase(i.UNIFORM_BUFFER,ge,ie),l[ge]=ie)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},J=null,te={},d={},l={},f=new WeakMap,g=[],y=null,m=!1,p=null,v=null,S=null,b=null,w=null,E=null,x=null,C=new st(0,0,0),F=0,I=!1,L=null,B=null,V=null,D=null,G=null,ee.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:We,bindFramebuffer:rt,drawBuffers:Ve,useProgram:dt,setBlending:Jt,setMaterial:Ht,setFlipSided:mn,setCullFace:kt,setLineWidth:Ln,setPolygonOffset:St,setScissorTest:An,activeTexture:on,bindTexture:gn,unbindTexture:U,compressedTexImage2D:Re,compressedTexImage3D:je,texImage2D:M,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:se,texStorage2D:Ye,texStorage3D:R,texSubImage2D:ot,texSubImage3D:Se,compressedTexSubImage2D:zt,compressedTexSubImage3D:ze,scissor:ye,viewport:xe,reset:pe}}function bE(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new qe,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(R=>g.delete(R)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(R,M){return m?new OffscreenCanvas(R,M):Xa("canvas")}function v(R,M,q){let he=1,oe=Ye(R);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let ye=Math.floor(he*oe.width),xe=Math.floor(he*oe.height);d===void 0&&(d=p(ye,xe));let ne=M?p(ye,xe):d;return ne.width=ye,ne.height=xe,ne.getContext("2d").drawImage(R,0,0,ye,xe),$e("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+ye+"x"+xe+")."),ne}else return"data"in R&&$e("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),R;return R}function S(R){return R.generateMipmaps}function b(R){i.generateMipmap(R)}function w(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(R,M,q,he,oe,ye=!1){if(R!==null){if(i[R]!==void 0)return i[R];$e("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||$e("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=M;if(M===i.RED&&(q===i.FLOAT&&(ne=i.R32F),q===i.HALF_FLOAT&&(ne=i.R16F),q===i.UNSIGNED_BYTE&&(ne=i.R8),q===i.UNSIGNED_SHORT&&xe&&(ne=xe.R16_EXT),q===i.SHORT&&xe&&(ne=xe.R16_SNORM_EXT)),M===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.R8UI),q===i.UNSIGNED_SHORT&&(ne=i.R16UI),q===i.UNSIGNED_INT&&(ne=i.R32UI),q===i.BYTE&&(ne=i.R8I),q===i.SHORT&&(ne=i.R16I),q===i.INT&&(ne=i.R32I)),M===i.RG&&(q===i.FLOAT&&(ne=i.RG32F),q===i.HALF_FLOAT&&(ne=i.RG16F),q===i.UNSIGNED_BYTE&&(ne=i.RG8),q===i.UNSIGNED_SHORT&&xe&&(ne=xe.RG16_EXT),q===i.SHORT&&xe&&(ne=xe.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RG8UI),q===i.UNSIGNED_SHORT&&(ne=i.RG16UI),q===i.UNSIGNED_INT&&(ne=i.RG32UI),q===i.BYTE&&(ne=i.RG8I),q===i.SHORT&&(ne=i.RG16I),q===i.INT&&(ne=i.RG32I)),M===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGB8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGB16UI),q===i.UNSIGNED_INT&&(ne=i.RGB32UI),q===i.BYTE&&(ne=i.RGB8I),q===i.SHORT&&(ne=i.RGB16I),q===i.INT&&(ne=i.RGB32I)),M===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGBA16UI),q===i.UNSIGNED_INT&&(ne=i.RGBA32UI),q===i.BYTE&&(ne=i.RGBA8I),q===i.SHORT&&(ne=i.RGBA16I),q===i.INT&&(ne=i.RGBA32I)),M===i.RGB&&(q===i.UNSIGNED_SHORT&&xe&&(ne=xe.RGB16_EXT),q===i.SHORT&&xe&&(ne=xe.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(ne=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(ne=i.R11F_G11F_B10F)),M===i.RGBA){let se=ye?Wa:xt.getTransfer(oe);q===i.FLOAT&&(ne=i.RGBA32F),q===i.HALF_FLOAT&&(ne=i.RGBA16F),q===i.UNSIGNED_BYTE&&(ne=se===Lt?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&xe&&(ne=xe.RGBA16_EXT),q===i.SHORT&&xe&&(ne=xe.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(ne=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(ne=i.RGB5_A1)}return(ne===i.R16F||ne===i.R32F||ne===i.RG16F||ne===i.RG32F||ne===i.RGBA16F||ne===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function x(R,M){let q;return R?M===null||M===Ki||M===Wr?q=i.DEPTH24_STENCIL8:M===Ji?q=i.DEPTH32F_STENCIL8:M===$o&&(q=i.DEPTH24_STENCIL8,$e("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Ki||M===Wr?q=i.DEPTH_COMPONENT24:M===Ji?q=i.DEPTH_COMPONENT32F:M===$o&&(q=i.DEPTH_COMPONENT16),q}function C(R,M){return S(R)===!0||R.isFramebufferTexture&&R.minFilter!==Bn&&R.minFilter!==ii?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function F(R){let M=new WeakRef(R);n.get(R).__ref=M,g.add(M),y.register(R,M,M)}function I(R){let M=n.get(R).__ref;M!==void 0&&(g.delete(M),y.unregister(M))}function L(R){V(R.target)}function B(R){D(R.target)}function V(R){R.removeEventListener("dispose",L),I(R),Y(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function D(R){R.removeEventListener("dispose",B),I(R),le(R)}function G(){for(let R of g){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?D(M):V(M))}g.clear(),u.clear()}function Y(R){let M=n.get(R);if(M.__webglInit===void 0)return;let q=R.source,he=f.get(q);if(he){let oe=he[M.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(R),Object.keys(he).length===0&&f.delete(q)}n.remove(R)}function H(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let q=R.source,he=f.get(q);delete he[M.__cacheKey],o.memory.textures--}function le(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let q=R.depthTexture;if(q&&q.renderTarget===R&&V(q),R.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(M.__webglFramebuffer[oe]))for(let ye=0;ye<M.__webglFramebuffer[oe].length;ye++)i.deleteFramebuffer(M.__webglFramebuffer[oe][ye]);else i.deleteFramebuffer(M.__webglFramebuffer[oe]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[oe])}else{if(Array.isArray(M.__webglFramebuffer))for(let oe=0;oe<M.__webglFramebuffer.length;oe++)i.deleteFramebuffer(M.__webglFramebuffer[oe]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let oe=0;oe<M.__webglColorRenderbuffer.length;oe++)M.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[oe]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let he=R.textures;for(let oe=0,ye=he.length;oe<ye;oe++){let xe=n.get(he[oe]);xe.__webglTexture&&(i.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(R)}let j=0;function J(){j=0}function te(){return j}function de(R){j=R}function ue(){let R=j;return R>=s.maxTextures&&$e("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,R}function ee(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function me(R,M){let q=n.get(R);if(R.isVideoTexture&&zt(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){let he=R.image;if(he===null)$e("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)$e("WebGLRenderer: Texture marked for update but image is incomplete");else{Ht(q,R,M);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+M)}function ve(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Ht(q,R,M);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+M)}function Te(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Ht(q,R,M);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+M)}function Me(R,M){let q=n.get(R);if(R.version>0&&q.__version!==R.version){mn(q,R,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+M)}let We={[ih]:i.REPEAT,[fs]:i.CLAMP_TO_EDGE,[sh]:i.MIRRORED_REPEAT},rt={[Bn]:i.NEAREST,[z0]:i.NEAREST_MIPMAP_NEAREST,[ml]:i.NEAREST_MIPMAP_LINEAR,[ii]:i.LINEAR,[Ih]:i.LINEAR_MIPMAP_NEAREST,[Gs]:i.LINEAR_MIPMAP_LINEAR},Ve={[W0]:i.NEVER,[dp]:i.ALWAYS,[X0]:i.LESS,[hp]:i.LEQUAL,[q0]:i.EQUAL,[up]:i.GEQUAL,[Y0]:i.GREATER,[$0]:i.NOTEQUAL};function dt(R,M){if(M.type===Ji&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===ii||M.magFilter===Ih||M.magFilter===ml||M.magFilter===Gs||M.minFilter===ii||M.minFilter===Ih||M.minFilter===ml||M.minFilter===Gs)&&$e("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,We[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,We[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,We[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,rt[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Bn||M.minFilter!==ml&&M.minFilter!==Gs||M.type===Ji&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ct(R,M){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",L),F(M));let he=M.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let ye=ee(M);if(ye!==R.__cacheKey){oe[ye]===void 0&&(oe[ye]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[ye].usedTimes++;let xe=oe[R.__cacheKey];xe!==void 0&&(oe[R.__cacheKey].usedTimes--,xe.usedTimes===0&&H(M)),R.__cacheKey=ye,R.__webglTexture=oe[ye].texture}return q}function nt(R,M,q){return Math.floor(Math.floor(R/q)/M)}function Jt(R,M,q,he){let ye=R.updateRanges;if(ye.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,q,he,M.data);else{ye.sort((O,re)=>O.start-re.start);let xe=0;for(let O=1;O<ye.length;O++){let re=ye[xe],ie=ye[O],we=re.start+re.count,ge=nt(ie.start,M.width,4),be=nt(re.start,M.width,4);ie.start<=we+1&&ge===be&&nt(ie.start+ie.count-1,M.width,4)===ge?re.count=Math.max(re.count,ie.start+ie.count-re.start):(++xe,ye[xe]=ie)}ye.length=xe+1;let ne=t.getParameter(i.UNPACK_ROW_LENGTH),se=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let O=0,re=ye.length;O<re;O++){let ie=ye[O],we=Math.floor(ie.start/4),ge=Math.ceil(ie.count/4),be=we%M.width,Ge=Math.floor(we/M.width),Ke=ge,ce=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,be,Ge,Ke,ce,q,he,M.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ne),t.pixelStorei(i.UNPACK_SKIP_PIXELS,se),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function Ht(R,M,q){let he=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(he=i.TEXTURE_3D);let oe=ct(R,M),ye=M.source;t.bindTexture(he,R.__webglTexture,i.TEXTURE0+q);let xe=n.get(ye);if(ye.version!==xe.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ce=xt.getPrimaries(xt.workingColorSpace),Ue=M.colorSpace===Ws?null:xt.getPrimaries(M.colorSpace),Je=M.colorSpace===Ws||ce===Ue?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Je)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let se=v(M.image,!1,s.maxTextureSize);se=ze(M,se);let pe=r.convert(M.format,M.colorSpace),O=r.convert(M.type),re=E(M.internalFormat,pe,O,M.normalized,M.colorSpace,M.isVideoTexture);dt(he,M);let ie,we=M.mipmaps,ge=M.isVideoTexture!==!0,be=xe.__version===void 0||oe===!0,Ge=ye.dataReady,Ke=C(M,se);if(M.isDepthTexture)re=x(M.format===Hs,M.type),be&&(ge?t.texStorage2D(i.TEXTURE_2D,1,re,se.width,se.height):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,pe,O,null));else if(M.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(i.TEXTURE_2D,Ke,re,we[0].width,we[0].height);for(let ce=0,Ue=we.length;ce<Ue;ce++)ie=we[ce],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ie.width,ie.height,pe,O,ie.data):t.texImage2D(i.TEXTURE_2D,ce,re,ie.width,ie.height,0,pe,O,ie.data);M.generateMipmaps=!1}else ge?(be&&t.texStorage2D(i.TEXTURE_2D,Ke,re,se.width,se.height),Ge&&Jt(M,se,pe,O)):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,pe,O,se.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ge&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Ke,re,we[0].width,we[0].height,se.depth);for(let ce=0,Ue=we.length;ce<Ue;ce++)if(ie=we[ce],M.format!==es)if(pe!==null)if(ge){if(Ge)if(M.layerUpdates.size>0){let Je=Mp(ie.width,ie.height,M.format,M.type);for(let Ce of M.layerUpdates){let lt=ie.data.subarray(Ce*Je/ie.data.BYTES_PER_ELEMENT,(Ce+1)*Je/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,Ce,ie.width,ie.height,1,pe,lt)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ie.width,ie.height,se.depth,pe,ie.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ce,re,ie.width,ie.height,se.depth,0,ie.data,0,0);else $e("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ie.width,ie.height,se.depth,pe,O,ie.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ce,re,ie.width,ie.height,se.depth,0,pe,O,ie.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(i.TEXTURE_2D,Ke,re,we[0].width,we[0].height);for(let ce=0,Ue=we.length;ce<Ue;ce++)ie=we[ce],M.format!==es?pe!==null?ge?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,ce,0,0,ie.width,ie.height,pe,ie.data):t.compressedTexImage2D(i.TEXTURE_2D,ce,re,ie.width,ie.height,0,ie.data):$e("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ie.width,ie.height,pe,O,ie.data):t.texImage2D(i.TEXTURE_2D,ce,re,ie.width,ie.height,0,pe,O,ie.data)}else if(M.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Ke,re,se.width,se.height,se.depth),Ge)if(M.layerUpdates.size>0){let ce=Mp(se.width,se.height,M.format,M.type);for(let Ue of M.layerUpdates){let Je=se.data.subarray(Ue*ce/se.data.BYTES_PER_ELEMENT,(Ue+1)*ce/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ue,se.width,se.height,1,pe,O,Je)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,pe,O,se.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,se.width,se.height,se.depth,0,pe,O,se.data);else if(M.isData3DTexture)ge?(be&&t.texStorage3D(i.TEXTURE_3D,Ke,re,se.width,se.height,se.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,pe,O,se.data)):t.texImage3D(i.TEXTURE_3D,0,re,se.width,se.height,se.depth,0,pe,O,se.data);else if(M.isFramebufferTexture){if(be)if(ge)t.texStorage2D(i.TEXTURE_2D,Ke,re,se.width,se.height);else{let ce=se.width,Ue=se.height;for(let Je=0;Je<Ke;Je++)t.texImage2D(i.TEXTURE_2D,Je,re,ce,Ue,0,pe,O,null),ce>>=1,Ue>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let ce=i.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),se.parentNode!==ce){ce.appendChild(se),u.add(M),ce.onpaint=Ue=>{let Je=Ue.changedElements;for(let Ce of u)Je.includes(Ce.image)&&(Ce.needsUpdate=!0)},ce.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,se);else{let Je=i.RGBA,Ce=i.RGBA,lt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Je,Ce,lt,se)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let ce=Ye(we[0]);t.texStorage2D(i.TEXTURE_2D,Ke,re,ce.width,ce.height)}for(let ce=0,Ue=we.length;ce<Ue;ce++)ie=we[ce],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,pe,O,ie):t.texImage2D(i.TEXTURE_2D,ce,re,pe,O,ie);M.generateMipmaps=!1}else if(ge){if(be){let ce=Ye(se);t.texStorage2D(i.TEXTURE_2D,Ke,re,ce.width,ce.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,O,se)}else t.texImage2D(i.TEXTURE_2D,0,re,pe,O,se);S(M)&&M.mipmapsAutoUpdate===!0&&b(he),xe.__version=ye.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function mn(R,M,q){if(M.image.length!==6)return;let he=ct(R,M),oe=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+q);let ye=n.get(oe);if(oe.version!==ye.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let xe=xt.getPrimaries(xt.workingColorSpace),ne=M.colorSpace===Ws?null:xt.getPrimaries(M.colorSpace),se=M.colorSpace===Ws||xe===ne?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let pe=M.isCompressedTexture||M.image[0].isCompressedTexture,O=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Ce=0;Ce<6;Ce++)!pe&&!O?re[Ce]=v(M.image[Ce],!0,s.maxCubemapSize):re[Ce]=O?M.image[Ce].image:M.image[Ce],re[Ce]=ze(M,re[Ce]);let ie=re[0],we=r.convert(M.format,M.colorSpace),ge=r.convert(M.type),be=E(M.internalFormat,we,ge,M.normalized,M.colorSpace),Ge=M.isVideoTexture!==!0,Ke=ye.__version===void 0||he===!0,ce=oe.dataReady,Ue=C(M,ie);dt(i.TEXTURE_CUBE_MAP,M);let Je;if(M.isDepthTexture){if(be=x(M.format===Hs,M.type),Ke)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,ie.width,ie.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ie.width,ie.height,0,we,ge,null)}else if(pe){Ge&&Ke&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Ue,be,ie.width,ie.height);for(let Ce=0;Ce<6;Ce++){Je=re[Ce].mipmaps;for(let lt=0;lt<Je.length;lt++){let Wt=Je[lt];M.format!==es?we!==null?Ge?ce&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,0,0,Wt.width,Wt.height,we,Wt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,be,Wt.width,Wt.height,0,Wt.data):$e("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,0,0,Wt.width,Wt.height,we,ge,Wt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,be,Wt.width,Wt.height,0,we,ge,Wt.data)}}}else{if(Je=M.mipmaps,Ge&&Ke){Je.length>0&&Ue++;let Ce=Ye(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Ue,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(O){Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,re[Ce].width,re[Ce].height,we,ge,re[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,re[Ce].width,re[Ce].height,0,we,ge,re[Ce].data);for(let lt=0;lt<Je.length;lt++){let jn=Je[lt].image[Ce].image;Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,0,0,jn.width,jn.height,we,ge,jn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,be,jn.width,jn.height,0,we,ge,jn.data)}}else{Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,ge,re[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,ge,re[Ce]);for(let lt=0;lt<Je.length;lt++){let Wt=Je[lt];Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,0,0,we,ge,Wt.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,be,we,ge,Wt.image[Ce])}}}S(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),ye.__version=oe.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function kt(R,M,q,he,oe,ye){let xe=r.convert(q.format,q.colorSpace),ne=r.convert(q.type),se=E(q.internalFormat,xe,ne,q.normalized,q.colorSpace),pe=n.get(M),O=n.get(q);if(O.__renderTarget=M,!pe.__hasExternalTextures){let re=Math.max(1,M.width>>ye),ie=Math.max(1,M.height>>ye);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,ye,se,re,ie,M.depth,0,xe,ne,null):t.texImage2D(oe,ye,se,re,ie,0,xe,ne,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,O.__webglTexture,0,ot(M)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,O.__webglTexture,ye),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ln(R,M,q){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let he=M.depthTexture,oe=he&&he.isDepthTexture?he.type:null,ye=x(M.stencilBuffer,oe),xe=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ye,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ye,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ye,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xe,i.RENDERBUFFER,R)}else{let he=M.textures;for(let oe=0;oe<he.length;oe++){let ye=he[oe],xe=r.convert(ye.format,ye.colorSpace),ne=r.convert(ye.type),se=E(ye.internalFormat,xe,ne,ye.normalized,ye.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),se,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),se,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,se,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(R,M,q){let he=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(M.depthTexture);oe.__renderTarget=M;let ye=he?M.depthTexture.image[0]:M.depthTexture.image;(!oe.__webglTexture||ye.width!==M.width||ye.height!==M.height)&&(ye.width=M.width,ye.height=M.height,M.depthTexture.needsUpdate=!0),he?Me(M.depthTexture,0):me(M.depthTexture,0);let xe=oe.__webglTexture,ne=ot(M),se=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,pe=M.depthTexture.format===Hs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Fs)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,se,xe,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,pe,se,xe,0);else if(M.depthTexture.format===Hs)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,se,xe,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,pe,se,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function An(R){let M=n.get(R),q=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let he=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),he){let oe=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),M.__depthDisposeCallback=oe}M.__boundDepthTexture=he}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)St(M.__webglFramebuffer[he],R,he);else R.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],R,0):St(M.__webglFramebuffer,R,0);else if(q){M.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[he]),M.__webglDepthbuffer[he]===void 0)M.__webglDepthbuffer[he]=i.createRenderbuffer(),Ln(M.__webglDepthbuffer[he],R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ye=M.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,ye),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ye)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Ln(M.__webglDepthbuffer,R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ye=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ye),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ye)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function on(R,M,q){let he=n.get(R);M!==void 0&&kt(he.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&An(R)}function gn(R){let M=R.texture,q=n.get(R),he=n.get(M);R.addEventListener("dispose",B),F(R);let oe=R.textures,ye=R.isWebGLCubeRenderTarget===!0,xe=oe.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=M.version,o.memory.textures++),ye){q.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(M.mipmaps.length>0){q.__webglFramebuffer[ne]=[];for(let se=0;se<M.mipmaps.length;se++)q.__webglFramebuffer[ne][se]=i.createFramebuffer()}else q.__webglFramebuffer[ne]=i.createFramebuffer()}else{if(M.mipmaps.length>0){q.__webglFramebuffer=[];for(let ne=0;ne<M.mipmaps.length;ne++)q.__webglFramebuffer[ne]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(xe)for(let ne=0,se=oe.length;ne<se;ne++){let pe=n.get(oe[ne]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&Se(R)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ne=0;ne<oe.length;ne++){let se=oe[ne];q.__webglColorRenderbuffer[ne]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[ne]);let pe=r.convert(se.format,se.colorSpace),O=r.convert(se.type),re=E(se.internalFormat,pe,O,se.normalized,se.colorSpace,R.isXRRenderTarget===!0),ie=ot(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,ie,re,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ne,i.RENDERBUFFER,q.__webglColorRenderbuffer[ne])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Ln(q.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ye){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),dt(i.TEXTURE_CUBE_MAP,M);for(let ne=0;ne<6;ne++)if(M.mipmaps.length>0)for(let se=0;se<M.mipmaps.length;se++)kt(q.__webglFramebuffer[ne][se],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,se);else kt(q.__webglFramebuffer[ne],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);S(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ne=0,se=oe.length;ne<se;ne++){let pe=oe[ne],O=n.get(pe),re=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(re=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,O.__webglTexture),dt(re,pe),kt(q.__webglFramebuffer,R,pe,i.COLOR_ATTACHMENT0+ne,re,0),S(pe)&&b(re)}t.unbindTexture()}else{let ne=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ne=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),dt(ne,M),M.mipmaps.length>0)for(let se=0;se<M.mipmaps.length;se++)kt(q.__webglFramebuffer[se],R,M,i.COLOR_ATTACHMENT0,ne,se);else kt(q.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,ne,0);S(M)?b(ne):M.mipmaps.length>0&&i.texParameteri(ne,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&An(R)}function U(R){let M=R.textures;for(let q=0,he=M.length;q<he;q++){let oe=M[q];if(S(oe)&&oe.mipmapsAutoUpdate===!0){let ye=w(R),xe=n.get(oe).__webglTexture;t.bindTexture(ye,xe),b(ye),t.unbindTexture()}}}let Re=[];function je(R){if(R.samples>0){if(Se(R)===!1){let M=R.textures,q=R.width,he=R.height,oe=i.COLOR_BUFFER_BIT,ye=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=n.get(R),ne=M.length>1;if(ne)for(let pe=0;pe<M.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<M.length;pe++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),ne){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let O=n.get(M[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,oe,i.NEAREST),l===!0&&(Re.length=0,Re.push(i.COLOR_ATTACHMENT0+pe),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Re.push(ye),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ne)for(let pe=0;pe<M.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let O=n.get(M[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,O,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ot(R){return Math.min(s.maxSamples,R.samples)}function Se(R){let M=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function zt(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function ze(R,M){let q=R.colorSpace,he=R.format,oe=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==Ha&&q!==Ws&&(xt.getTransfer(q)===Lt?(he!==es||oe!==ci)&&$e("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qe("WebGLTextures: Unsupported texture color space:",q)),M}function Ye(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=J,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=ve,this.setTexture3D=Te,this.setTextureCube=Me,this.rebindTextures=on,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=U,this.updateMultisampleRenderTarget=je,this.setupDepthRenderbuffer=An,this.setupFrameBufferTexture=kt,this.useMultisampledRTT=Se,this.dispose=G}function ME(i,e){function t(n,s=Ws){let r,o=xt.getTransfer(s);if(n===ci)return i.UNSIGNED_BYTE;if(n===Dh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Nh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===rp)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===op)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===ip)return i.BYTE;if(n===sp)return i.SHORT;if(n===$o)return i.UNSIGNED_SHORT;if(n===Lh)return i.INT;if(n===Ki)return i.UNSIGNED_INT;if(n===Ji)return i.FLOAT;if(n===Qi)return i.HALF_FLOAT;if(n===ap)return i.ALPHA;if(n===lp)return i.RGB;if(n===es)return i.RGBA;if(n===Fs)return i.DEPTH_COMPONENT;if(n===Hs)return i.DEPTH_STENCIL;if(n===cp)return i.RED;if(n===Fh)return i.RED_INTEGER;if(n===yr)return i.RG;if(n===Oh)return i.RG_INTEGER;if(n===Uh)return i.RGBA_INTEGER;if(n===gl||n===yl||n===vl||n===xl)if(o===Lt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===gl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===yl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===vl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===xl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===gl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===yl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===vl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===xl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===kh||n===Bh||n===zh||n===Vh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===kh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Bh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===zh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Vh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Gh||n===Hh||n===Wh||n===Xh||n===qh||n===_l||n===Yh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Gh||n===Hh)return o===Lt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Wh)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Xh)return r.COMPRESSED_R11_EAC;if(n===qh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===_l)return r.COMPRESSED_RG11_EAC;if(n===Yh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===$h||n===jh||n===Zh||n===Kh||n===Jh||n===Qh||n===eu||n===tu||n===nu||n===iu||n===su||n===ru||n===ou||n===au)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===$h)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===jh)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Zh)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Kh)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Jh)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Qh)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===eu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===tu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===nu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===iu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===su)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===ru)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===ou)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===au)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===lu||n===cu||n===hu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===lu)return o===Lt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===cu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===hu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===uu||n===du||n===bl||n===fu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===uu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===du)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===bl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===fu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Wr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var SE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,wE=`
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

}`,Ip=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new tl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Li({vertexShader:SE,fragmentShader:wE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new _t(new zs(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Lp=class extends $i{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",m=new Ip,p={},v=t.getContextAttributes(),S=null,b=null,w=[],E=[],x=new qe,C=null,F=null,I=new kn;I.viewport=new en;let L=new kn;L.viewport=new en;let B=[I,L],V=new Th,D=null,G=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=w[ee];return me===void 0&&(me=new Go,w[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=w[ee];return me===void 0&&(me=new Go,w[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=w[ee];return me===void 0&&(me=new Go,w[ee]=me),me.getHandSpace()};function Y(ee){let me=E.indexOf(ee.inputSource);if(me===-1)return;let ve=w[me];ve!==void 0&&(ve.update(ee.inputSource,ee.frame,c||o),ve.dispatchEvent({type:ee.type,data:ee.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",le);for(let ee=0;ee<w.length;ee++){let me=E[ee];me!==null&&(E[ee]=null,w[ee].disconnect(me))}D=null,G=null,m.reset();for(let ee in p)delete p[ee];if(e.setRenderTarget(S),f=null,d=null,u=null,s=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(C),e.setSize(x.width,x.height,!1),F!==null){let ee=F.camera;ee.fov=F.fov,ee.zoom=F.zoom,ee.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&$e("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&$e("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(S=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",le),v.xrCompatible!==!0&&await t.makeXRCompatible(),C=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Te=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=v.stencil?Hs:Fs,Te=v.stencil?Wr:Ki);let We={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(We),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new _i(d.textureWidth,d.textureHeight,{format:es,type:ci,depthTexture:new Bs(d.textureWidth,d.textureHeight,Te,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ve={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ve),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new _i(f.framebufferWidth,f.framebufferHeight,{format:es,type:ci,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function le(ee){for(let me=0;me<ee.removed.length;me++){let ve=ee.removed[me],Te=E.indexOf(ve);Te>=0&&(E[Te]=null,w[Te].disconnect(ve))}for(let me=0;me<ee.added.length;me++){let ve=ee.added[me],Te=E.indexOf(ve);if(Te===-1){for(let We=0;We<w.length;We++)if(We>=E.length){E.push(ve),Te=We;break}else if(E[We]===null){E[We]=ve,Te=We;break}if(Te===-1)break}let Me=w[Te];Me&&Me.connect(ve)}}function j(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,ve=ee.far;m.texture!==null&&(m.depthNear>0&&(me=m.depthNear),m.depthFar>0&&(ve=m.depthFar)),V.near=L.near=I.near=me,V.far=L.far=I.far=ve,(D!==V.near||G!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),D=V.near,G=V.far),V.layers.mask=ee.layers.mask|6,I.layers.mask=V.layers.mask&-5,L.layers.mask=V.layers.mask&-3;let Te=ee.parent,Me=V.cameras;j(V,Te);for(let We=0;We<Me.length;We++)j(Me[We],Te);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),F===null&&ee.isPerspectiveCamera&&(F={camera:ee,fov:ee.fov,zoom:ee.zoom}),J(ee,V,Te)};function J(ee,me,ve){ve===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(ve.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Bo*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ee){l=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(V)},this.getCameraTexture=function(ee){return p[ee]};let te=null;function de(ee,me){if(h=me.getViewerPose(c||o),g=me,h!==null){let ve=h.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Te=!1;ve.length!==V.cameras.length&&(V.cameras.length=0,Te=!0);for(let Ve=0;Ve<ve.length;Ve++){let dt=ve[Ve],ct=null;if(f!==null)ct=f.getViewport(dt);else{let Jt=u.getViewSubImage(d,dt);ct=Jt.viewport,Ve===0&&(e.setRenderTargetTextures(b,Jt.colorTexture,Jt.depthStencilTexture),e.setRenderTarget(b))}let nt=B[Ve];nt===void 0&&(nt=new kn,nt.layers.enable(Ve),nt.viewport=new en,B[Ve]=nt),nt.matrix.fromArray(dt.transform.matrix),nt.matrix.decompose(nt.position,nt.quaternion,nt.scale),nt.projectionMatrix.fromArray(dt.projectionMatrix),nt.projectionMatrixInverse.copy(nt.projectionMatrix).invert(),nt.viewport.set(ct.x,ct.y,ct.width,ct.height),Ve===0&&(V.matrix.copy(nt.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Te===!0&&V.cameras.push(nt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Ve=u.getDepthInformation(ve[0]);Ve&&Ve.isValid&&Ve.texture&&m.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<ve.length;Ve++){let dt=ve[Ve].camera;if(dt){let ct=p[dt];ct||(ct=new tl,p[dt]=ct);let nt=u.getCameraImage(dt);ct.sourceTexture=nt}}}}for(let ve=0;ve<w.length;ve++){let Te=E[ve],Me=w[ve];Te!==null&&Me!==void 0&&Me.update(Te,me,c||o)}te&&te(ee,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),g=null}let ue=new wy;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){te=ee},this.dispose=function(){}}},AE=new Tt,Ny=new tt;Ny.set(-1,0,0,0,1,0,0,0,1);function EE(i,e){function t(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,xp(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&(m.fogDensity.value=p.density)}function s(m,p,v,S,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(m,p),u(m,p)):p.isMeshPhongMaterial?(r(m,p),h(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&f(m,p,b)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),y(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,p)):p.isPointsMaterial?l(m,p,v,S):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,t(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===ri&&(m.bumpScale.value*=-1)),p.normalMap&&(m.normalMap.value=p.normalMap,t(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===ri&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.value=p.displacementMap,t(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.emissiveMap,t(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,t(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let v=e.get(p),S=v.envMap,b=v.envMapRotation;S&&(m.envMap.value=S,m.envMapRotation.value.setFromMatrix4(AE.makeRotationFromEuler(b)).transpose(),S.isCubeTexture&&S.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Ny),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,t(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,t(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,v,S){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*v,m.scale.value=S*.5,p.map&&(m.map.value=p.map,t(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.shininess,1e-4)}function u(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,t(p.metalnessMap,m.metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,t(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}function f(m,p,v){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,t(p.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,t(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,t(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,t(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,t(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,t(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===ri&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,t(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=p.iridescenceThicknessMap,t(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,t(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.value=p.thicknessMap,t(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,t(p.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,t(p.specularColorMap,m.specularColorMapTransform)),p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,t(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function y(m,p){let v=e.get(p).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function TE(i,e,t,n){let s={},r={};function o(v,S){let b=S.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,S){let b=s[v.id];b===void 0&&(g(v),b=l(v),s[v.id]=b,v.addEventListener("dispose",m));let w=S.program;n.updateUBOMapping(v,w);let E=e.render.frame;r[v.id]!==E&&(c(v),r[v.id]=E)}function l(v){let S=i.createBuffer(),b=v.__size,w=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,S),i.bufferData(i.UNIFORM_BUFFER,b,w),i.bindBuffer(i.UNIFORM_BUFFER,null),S}function c(v){let S=s[v.id],b=v.uniforms,w=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,S);for(let E=0,x=b.length;E<x;E++){let C=b[E];if(Array.isArray(C))for(let F=0,I=C.length;F<I;F++)h(C[F],E,F,w);else h(C,E,0,w)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,S,b,w){if(d(v,S,b,w)===!0){let E=v.__offset,x=v.value;if(Array.isArray(x)){let C=0;for(let F=0;F<x.length;F++){let I=x[F],L=y(I,!0);u(I,v.__data,C),C+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(x,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,v.__data)}}function u(v,S,b){typeof v=="number"||typeof v=="boolean"?S[b]=v:v.isMatrix3?(S[b]=v.elements[0],S[b+1]=v.elements[1],S[b+2]=v.elements[2],S[b+3]=0,S[b+4]=v.elements[3],S[b+5]=v.elements[4],S[b+6]=v.elements[5],S[b+7]=0,S[b+8]=v.elements[6],S[b+9]=v.elements[7],S[b+10]=v.elements[8],S[b+11]=0):ArrayBuffer.isView(v)?S.set(v.subarray(0,S.length-b),b):v.toArray(S,b)}function d(v,S,b,w){let E=v.value,x=S+"_"+b;if(Array.isArray(E)){w[x]===void 0&&(w[x]=[]);let C=w[x],F=!1;for(let I=0;I<E.length;I++)f(E[I],C,I)===!0&&(F=!0);return F}return f(E,w,x)}function f(v,S,b){if(S[b]===void 0)return typeof v=="number"||typeof v=="boolean"?S[b]=v:ArrayBuffer.isView(v)?S[b]=v.slice():S[b]=v.clone(),!0;{let w=S[b];if(typeof v=="number"||typeof v=="boolean"){if(w!==v)return S[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(w.equals(v)===!1)return w.copy(v),!0}}return!1}function g(v){let S=v.uniforms,b=0,w=16;for(let x=0,C=S.length;x<C;x++){let F=Array.isArray(S[x])?S[x]:[S[x]];for(let I=0,L=F.length;I<L;I++){let B=F[I],V=Array.isArray(B.value)?B.value:[B.value],D=Array.isArray(S[x])||Array.isArray(B.value),G=b;for(let H=0,le=V.length;H<le;H++){let j=V[H],J=y(j,D),te=b%w,de=te%J.boundary,ue=te+de;b+=de,ue!==0&&w-ue<J.storage&&(b+=w-ue),H===0&&(G=b),b+=J.storage}let Y=B.type==="int"?Int32Array:B.type==="uint"?Uint32Array:Float32Array;B.__data=new Y((b-G)/Float32Array.BYTES_PER_ELEMENT),B.__offset=G}}let E=b%w;return E>0&&(b+=w-E),v.__size=b,v.__cache={},this}function y(v,S){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?$e("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):$e("WebGLRenderer: Unsupported uniform value type.",v),S===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(v){let S=v.target;S.removeEventListener("dispose",m),i.deleteBuffer(s[S.id]),delete s[S.id],delete r[S.id]}function p(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:p}}var CE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),xs=null;function RE(){return xs===null&&(xs=new ch(CE,16,16,yr,Qi),xs.name="DFG_LUT",xs.minFilter=ii,xs.magFilter=ii,xs.wrapS=fs,xs.wrapT=fs,xs.generateMipmaps=!1,xs.needsUpdate=!0),xs}var Zo=class{constructor(e={}){let{canvas:t=j0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ci}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=f,m=new Set([Uh,Oh,Fh]),p=new Set([ci,Ki,$o,Wr,Dh,Nh]),v=new Uint32Array(4),S=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},w=null,E=null,x=[],C=[],F=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=vs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,B=null,V=null,D=null,G=null;this._outputColorSpace=ni;let Y=0,H=0,le=null,j=-1,J=null,te=new en,de=new en,ue=null,ee=new st(0),me=0,ve=t.width,Te=t.height,Me=1,We=null,rt=null,Ve=new en(0,0,ve,Te),dt=new en(0,0,ve,Te),ct=!1,nt=new cr,Jt=new hh,Ht=!1,mn=!1,kt=new Tt,Ln=new k,St=new en,An={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},on=!1;function gn(){return le===null?Me:1}let U=n;function Re(T,z){return t.getContext(T,z)}let je,ot,Se,zt,ze,Ye,R,M,q,he,oe,ye,xe,ne,se,pe,O,re,ie,we,ge,be,Ge;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ue,!1),t.addEventListener("webglcontextrestored",Je,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),U===null){let z="webgl2";if(U=Re(z,T),U===null)throw Re(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ke()}catch(T){throw t.removeEventListener("webglcontextlost",Ue,!1),t.removeEventListener("webglcontextrestored",Je,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),Qe("WebGLRenderer: "+T.message),T}function Ke(){je=new z1(U),je.init(),ge=new ME(U,je),ot=new R1(U,je,e,ge),Se=new _E(U,je),ot.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),V=U.createFramebuffer(),D=U.createFramebuffer(),G=U.createFramebuffer(),zt=new H1(U),ze=new oE,Ye=new bE(U,je,Se,ze,ot,ge,zt),R=new B1(I),M=new XM(U),be=new T1(U,M),q=new V1(U,M,zt,be),he=new X1(U,q,M,be,zt),re=new W1(U,ot,Ye),se=new P1(ze),oe=new rE(I,R,je,ot,be,se),ye=new EE(I,ze),xe=new lE,ne=new pE(je),O=new E1(I,R,Se,he,g,l),pe=new xE(I,he,ot),Ge=new TE(U,zt,ot,Se),ie=new C1(U,je,zt),we=new G1(U,je,zt),zt.programs=oe.programs,I.capabilities=ot,I.extensions=je,I.properties=ze,I.renderLists=xe,I.shadowMap=pe,I.state=Se,I.info=zt}y!==ci&&(F=new Y1(y,t.width,t.height,a,s,r));let ce=new Lp(I,U);this.xr=ce,this.getContext=function(){return U},this.getContextAttributes=function(){return U.getContextAttributes()},this.forceContextLoss=function(){let T=je.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=je.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(T){T!==void 0&&(Me=T,this.setSize(ve,Te,!1))},this.getSize=function(T){return T.set(ve,Te)},this.setSize=function(T,z,Q=!0){if(ce.isPresenting){$e("WebGLRenderer: Can't change size while VR device is presenting.");return}ve=T,Te=z,t.width=Math.floor(T*Me),t.height=Math.floor(z*Me),Q===!0&&(t.style.width=T+"px",t.style.height=z+"px"),F!==null&&F.setSize(t.width,t.height),this.setViewport(0,0,T,z)},this.getDrawingBufferSize=function(T){return T.set(ve*Me,Te*Me).floor()},this.setDrawingBufferSize=function(T,z,Q){ve=T,Te=z,Me=Q,t.width=Math.floor(T*Q),t.height=Math.floor(z*Q),this.setViewport(0,0,T,z)},this.setEffects=function(T){if(y===ci){Qe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let z=0;z<T.length;z++)if(T[z].isOutputPass===!0){$e("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(te)},this.getViewport=function(T){return T.copy(Ve)},this.setViewport=function(T,z,Q,$){T.isVector4?Ve.set(T.x,T.y,T.z,T.w):Ve.set(T,z,Q,$),Se.viewport(te.copy(Ve).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(dt)},this.setScissor=function(T,z,Q,$){T.isVector4?dt.set(T.x,T.y,T.z,T.w):dt.set(T,z,Q,$),Se.scissor(de.copy(dt).multiplyScalar(gn()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(T){Se.setScissorTest(ct=T)},this.setOpaqueSort=function(T){We=T},this.setTransparentSort=function(T){rt=T},this.getClearColor=function(T){return T.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(T=!0,z=!0,Q=!0){let $=0;if(T){let Z=!1;if(le!==null){let Ae=le.texture.format;Z=m.has(Ae)}if(Z){let Ae=le.texture.type,Pe=p.has(Ae),Ee=O.getClearColor(),Ie=O.getClearAlpha(),Be=Ee.r,et=Ee.g,ft=Ee.b;Pe?(v[0]=Be,v[1]=et,v[2]=ft,v[3]=Ie,U.clearBufferuiv(U.COLOR,0,v)):(S[0]=Be,S[1]=et,S[2]=ft,S[3]=Ie,U.clearBufferiv(U.COLOR,0,S))}else $|=U.COLOR_BUFFER_BIT}z&&($|=U.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=U.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&U.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),B=T},this.dispose=function(){t.removeEventListener("webglcontextlost",Ue,!1),t.removeEventListener("webglcontextrestored",Je,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),O.dispose(),xe.dispose(),ne.dispose(),Ye.dispose(),ze.dispose(),R.dispose(),he.dispose(),q.dispose(),be.dispose(),Ge.dispose(),oe.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",rc),ce.removeEventListener("sessionend",rs),ws.stop()};function Ue(T){T.preventDefault(),qa("WebGLRenderer: Context Lost."),L=!0}function Je(){qa("WebGLRenderer: Context Restored."),L=!1;let T=zt.autoReset,z=pe.enabled,Q=pe.autoUpdate,$=pe.needsUpdate,Z=pe.type;Ke(),zt.autoReset=T,pe.enabled=z,pe.autoUpdate=Q,pe.needsUpdate=$,pe.type=Z}function Ce(T){Qe("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function lt(T){let z=T.target;z.removeEventListener("dispose",lt),Wt(z)}function Wt(T){jn(T),ze.remove(T)}function jn(T){let z=ze.get(T).programs;z!==void 0&&(z.forEach(function(Q){oe.releaseProgram(Q)}),T.isShaderMaterial&&oe.releaseShaderCache(T))}this.renderBufferDirect=function(T,z,Q,$,Z,Ae){z===null&&(z=An);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ee=Ra(T,z,Q,$,Z);Se.setMaterial($,Pe);let Ie=Q.index,Be=1;if($.wireframe===!0){if(Ie=q.getWireframeAttribute(Q),Ie===void 0)return;Be=2}let et=Q.drawRange,ft=Q.attributes.position,ke=et.start*Be,pt=(et.start+et.count)*Be;Ae!==null&&(ke=Math.max(ke,Ae.start*Be),pt=Math.min(pt,(Ae.start+Ae.count)*Be)),Ie!==null?(ke=Math.max(ke,0),pt=Math.min(pt,Ie.count)):ft!=null&&(ke=Math.max(ke,0),pt=Math.min(pt,ft.count));let nn=pt-ke;if(nn<0||nn===1/0)return;be.setup(Z,$,Ee,Q,Ie);let Nt,Ft=ie;if(Ie!==null&&(Nt=M.get(Ie),Ft=we,Ft.setIndex(Nt)),Z.isMesh)$.wireframe===!0?(Se.setLineWidth($.wireframeLinewidth*gn()),Ft.setMode(U.LINES)):Ft.setMode(U.TRIANGLES);else if(Z.isLine){let En=$.linewidth;En===void 0&&(En=1),Se.setLineWidth(En*gn()),Z.isLineSegments?Ft.setMode(U.LINES):Z.isLineLoop?Ft.setMode(U.LINE_LOOP):Ft.setMode(U.LINE_STRIP)}else Z.isPoints?Ft.setMode(U.POINTS):Z.isSprite&&Ft.setMode(U.TRIANGLES);if(Z.isBatchedMesh)if(je.get("WEBGL_multi_draw"))Ft.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let En=Z._multiDrawStarts,Fe=Z._multiDrawCounts,yn=Z._multiDrawCount,vt=Ie?M.get(Ie).bytesPerElement:1,Es=ze.get($).currentProgram.getUniforms();for(let vn=0;vn<yn;vn++)Es.setValue(U,"_gl_DrawID",vn),Ft.render(En[vn]/vt,Fe[vn])}else if(Z.isInstancedMesh)Ft.renderInstances(ke,nn,Z.count);else if(Q.isInstancedBufferGeometry){let En=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Fe=Math.min(Q.instanceCount,En);Ft.renderInstances(ke,nn,Fe)}else Ft.render(ke,nn)};function Ea(T,z,Q,$){B!==null&&T.isNodeMaterial&&B.setObject($,T),Ht===!0&&se.setState(T,Q,!1),T.transparent===!0&&T.side===Di&&T.forceSinglePass===!1?(T.side=ri,T.needsUpdate=!0,os(T,z,$),T.side=gr,T.needsUpdate=!0,os(T,z,$),T.side=Di):os(T,z,$)}this.compile=function(T,z,Q=null){Q===null&&(Q=T),B!==null&&B.renderStart(T,z,Q),E=ne.get(Q),E.init(z),C.push(E),Q.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),T!==Q&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),E.setupLights(),B!==null&&B.updateLights(E.state.lightsArray),mn=this.localClippingEnabled,Ht=se.init(this.clippingPlanes,mn),Ht===!0&&se.setGlobalState(this.clippingPlanes,z),B!==null&&pe.render(E.state.shadowsArray,Q,z);let $=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ae=Z.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Ee=Ae[Pe];Ea(Ee,Q,z,Z),$.add(Ee)}else Ea(Ae,Q,z,Z),$.add(Ae)}),E=C.pop(),B!==null&&B.renderEnd(),$},this.compileAsync=function(T,z,Q=null){let $=this.compile(T,z,Q);return new Promise(Z=>{function Ae(){if($.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&$.delete(Pe)}),$.size===0){Z(T);return}setTimeout(Ae,10)}je.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let ao=null;function qd(T){ao&&ao(T)}function rc(){ws.stop()}function rs(){ws.start()}let ws=new wy;ws.setAnimationLoop(qd),typeof self<"u"&&ws.setContext(self),this.setAnimationLoop=function(T){ao=T,ce.setAnimationLoop(T),T===null?ws.stop():ws.start()},ce.addEventListener("sessionstart",rc),ce.addEventListener("sessionend",rs),this.render=function(T,z){if(z!==void 0&&z.isCamera!==!0){Qe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;B!==null&&B.renderStart(T,z);let Q=ce.enabled===!0&&ce.isPresenting===!0,$=F!==null&&(le===null||Q)&&F.begin(I,le);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(z),z=ce.getCamera()),T.isScene===!0&&T.onBeforeRender(I,T,z,le),E=ne.get(T,C.length),E.init(z),E.state.textureUnits=Ye.getTextureUnits(),C.push(E),kt.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?Jt.setFromArrayCamera(z):nt.setFromProjectionMatrix(kt,Ii,z.reversedDepth),mn=this.localClippingEnabled,Ht=se.init(this.clippingPlanes,mn),w=xe.get(T,x.length),w.init(),x.push(w),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){let Pe=I.xr.getDepthSensingMesh();Pe!==null&&As(Pe,z,-1/0,I.sortObjects)}As(T,z,0,I.sortObjects),w.finish(),B!==null&&B.updateLights(E.state.lightsArray),I.sortObjects===!0&&w.sort(We,rt),on=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,on&&O.addToRenderList(w,T),this.info.autoReset===!0&&this.info.reset(),Ht===!0&&se.beginShadows();let Z=E.state.shadowsArray;if(pe.render(Z,T,z),Ht===!0&&se.endShadows(),($&&F.hasRenderPass())===!1){let Pe=w.opaque,Ee=w.transmissive;if(E.setupLights(),z.isArrayCamera){let Ie=z.cameras;if(Ee.length>0)for(let Be=0,et=Ie.length;Be<et;Be++){let ft=Ie[Be];zi(Pe,Ee,T,ft)}on&&O.render(T);for(let Be=0,et=Ie.length;Be<et;Be++){let ft=Ie[Be];Ta(w,T,ft,ft.viewport)}}else Ee.length>0&&zi(Pe,Ee,T,z),on&&O.render(T),Ta(w,T,z)}le!==null&&H===0&&(Ye.updateMultisampleRenderTarget(le),Ye.updateRenderTargetMipmap(le)),$&&F.end(I),T.isScene===!0&&T.onAfterRender(I,T,z),be.resetDefaultState(),j=-1,J=null,C.pop(),C.length>0?(E=C[C.length-1],Ye.setTextureUnits(E.state.textureUnits),Ht===!0&&se.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,x.pop(),x.length>0?w=x[x.length-1]:w=null,B!==null&&B.renderEnd()};function As(T,z,Q,$){if(T.visible===!1)return;if(T.layers.test(z.layers)){if(T.isGroup)Q=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(z);else if(T.isLight)E.pushLight(T),T.castShadow&&E.pushShadow(T);else if(T.isSprite){let Pe=z.isArrayCamera?Jt:nt;if(!T.frustumCulled||T.intersectsFrustum(Pe)){$&&St.setFromMatrixPosition(T.matrixWorld).applyMatrix4(kt);let Ee=he.update(T),Ie=T.material;Ie.visible&&w.push(T,Ee,Ie,Q,St.z,null,z)}}else if(T.isMesh||T.isLine||T.isPoints){let Pe=z.isArrayCamera?Jt:nt;if(!T.frustumCulled||T.intersectsFrustum(Pe)){let Ee=he.update(T),Ie=T.material;if($&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),St.copy(T.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),St.copy(Ee.boundingSphere.center)),St.applyMatrix4(T.matrixWorld).applyMatrix4(kt)),Array.isArray(Ie)){let Be=Ee.groups;for(let et=0,ft=Be.length;et<ft;et++){let ke=Be[et],pt=Ie[ke.materialIndex];pt&&pt.visible&&w.push(T,Ee,pt,Q,St.z,ke,z)}}else Ie.visible&&w.push(T,Ee,Ie,Q,St.z,null,z)}}}let Ae=T.children;for(let Pe=0,Ee=Ae.length;Pe<Ee;Pe++)As(Ae[Pe],z,Q,$)}function Ta(T,z,Q,$){let{opaque:Z,transmissive:Ae,transparent:Pe}=T;E.setupLightsView(Q),Ht===!0&&se.setGlobalState(I.clippingPlanes,Q),$&&Se.viewport(te.copy($)),Z.length>0&&an(Z,z,Q),Ae.length>0&&an(Ae,z,Q),Pe.length>0&&an(Pe,z,Q),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function zi(T,z,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let ke=je.has("EXT_color_buffer_half_float")||je.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new _i(1,1,{generateMipmaps:!0,type:ke?Qi:ci,minFilter:Gs,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:xt.workingColorSpace})}let Ae=E.state.transmissionRenderTarget[$.id],Pe=$.viewport||te;Ae.setSize(Pe.z*I.transmissionResolutionScale,Pe.w*I.transmissionResolutionScale);let Ee=I.getRenderTarget(),Ie=I.getActiveCubeFace(),Be=I.getActiveMipmapLevel();I.setRenderTarget(Ae),I.getClearColor(ee),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),on&&O.render(Q);let et=I.toneMapping;I.toneMapping=vs;let ft=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),Ht===!0&&se.setGlobalState(I.clippingPlanes,$),an(T,Q,$),Ye.updateMultisampleRenderTarget(Ae),Ye.updateRenderTargetMipmap(Ae),je.has("WEBGL_multisampled_render_to_texture")===!1){let ke=!1;for(let pt=0,nn=z.length;pt<nn;pt++){let Nt=z[pt],{object:Ft,geometry:En,material:Fe,group:yn}=Nt;if(Fe.side===Di&&Ft.layers.test($.layers)){let vt=Fe.side;Fe.side=ri,Fe.needsUpdate=!0,dn(Ft,Q,$,En,Fe,yn),Fe.side=vt,Fe.needsUpdate=!0,ke=!0}}ke===!0&&(Ye.updateMultisampleRenderTarget(Ae),Ye.updateRenderTargetMipmap(Ae))}I.setRenderTarget(Ee,Ie,Be),I.setClearColor(ee,me),ft!==void 0&&($.viewport=ft),I.toneMapping=et}function an(T,z,Q){let $=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,Ae=T.length;Z<Ae;Z++){let Pe=T[Z],{object:Ee,geometry:Ie,group:Be}=Pe,et=Pe.material;et.allowOverride===!0&&$!==null&&(et=$),Ee.layers.test(Q.layers)&&dn(Ee,z,Q,Ie,et,Be)}}function dn(T,z,Q,$,Z,Ae){B!==null&&Z.isNodeMaterial&&B.setObject(T,Z),T.onBeforeRender(I,z,Q,$,Z,Ae),T.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(I,z,Q,$,T,Ae),Z.transparent===!0&&Z.side===Di&&Z.forceSinglePass===!1?(Z.side=ri,Z.needsUpdate=!0,I.renderBufferDirect(Q,z,$,Z,T,Ae),Z.side=gr,Z.needsUpdate=!0,I.renderBufferDirect(Q,z,$,Z,T,Ae),Z.side=Di):I.renderBufferDirect(Q,z,$,Z,T,Ae),T.onAfterRender(I,z,Q,$,Z,Ae)}function fn(T){let z=0;for(let Q of T)Q.texture!==null&&z++;return z}function os(T,z,Q){z.isScene!==!0&&(z=An);let $=ze.get(T),Z=E.state.lights,Ae=E.state.shadowsArray,Pe=Z.state.version,Ee=oe.getParameters(T,Z.state,Ae,z,Q,E.state.lightProbeGridArray),Ie=oe.getProgramCacheKey(Ee),Be=$.programs;$.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?z.environment:null,$.fog=z.fog;let et=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;$.envMap=R.get(T.envMap||$.environment,et),$.envMapRotation=$.environment!==null&&T.envMap===null?z.environmentRotation:T.envMapRotation,Be===void 0&&(T.addEventListener("dispose",lt),Be=new Map,$.programs=Be,$.programVariants=new Map);let ft=Be.get(Ie);if(ft!==void 0){if($.currentProgram===ft&&$.lightsStateVersion===Pe)return Ca(T,Ee),ft}else Ee.uniforms=oe.getUniforms(T),B!==null&&T.isNodeMaterial&&B.build(T,Q,Ee),T.onBeforeCompile(Ee,I),ft=oe.acquireProgram(Ee,Ie),Be.set(Ie,ft),$.uniforms=Ee.uniforms;let ke=$.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(ke.clippingPlanes=se.uniform),Ca(T,Ee),$.needsLights=Ks(T),$.lightsStateVersion=Pe,$.needsLights&&(ke.ambientLightColor.value=Z.state.ambient,ke.lightProbe.value=Z.state.probe,ke.sunLights.value=Z.state.sun,ke.sunLightShadows.value=Z.state.sunShadow,ke.directionalLights.value=Z.state.directional,ke.directionalLightShadows.value=Z.state.directionalShadow,ke.spotLights.value=Z.state.spot,ke.spotLightShadows.value=Z.state.spotShadow,ke.rectAreaLights.value=Z.state.rectArea,ke.ltc_1.value=Z.state.rectAreaLTC1,ke.ltc_2.value=Z.state.rectAreaLTC2,ke.pointLights.value=Z.state.point,ke.pointLightShadows.value=Z.state.pointShadow,ke.hemisphereLights.value=Z.state.hemi,ke.sunShadowMatrix.value=Z.state.sunShadowMatrix,ke.sunShadowCascade.value=Z.state.sunShadowCascade,ke.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ke.spotLightMatrix.value=Z.state.spotLightMatrix,ke.spotLightMap.value=Z.state.spotLightMap,ke.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=fn(E.state.lightProbeGridArray),$.currentProgram=ft,$.uniformsList=null,ft}function pi(T,z,Q,$,Z){let Ae=ze.get(T),Pe=Ae.currentProgram.id+","+$+","+Z,Ee=Ae.programVariants.get(Pe);return Ee===void 0?(Ee=os(T,z,Q),Ae.programVariants.set(Pe,Ee)):(Ae.currentProgram=Ee,Ae.uniformsList=null,Ae.outputColorSpace=$,Ae.toneMapping=Z),Ee}function Zs(T){if(T.uniformsList===null){let z=T.currentProgram.getUniforms();T.uniformsList=jo.seqWithValue(z.seq,T.uniforms)}return T.uniformsList}function Ca(T,z){let Q=ze.get(T);Q.outputColorSpace=z.outputColorSpace,Q.batching=z.batching,Q.batchingColor=z.batchingColor,Q.instancing=z.instancing,Q.instancingColor=z.instancingColor,Q.instancingMorph=z.instancingMorph,Q.skinning=z.skinning,Q.morphTargets=z.morphTargets,Q.morphNormals=z.morphNormals,Q.morphColors=z.morphColors,Q.morphTargetsCount=z.morphTargetsCount,Q.numClippingPlanes=z.numClippingPlanes,Q.numIntersection=z.numClipIntersection,Q.vertexAlphas=z.vertexAlphas,Q.vertexTangents=z.vertexTangents,Q.toneMapping=z.toneMapping}function Ra(T,z,Q,$,Z){z.isScene!==!0&&(z=An),Ye.resetTextureUnits();let Ae=z.fog,Pe=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?z.environment:null,Ee=le===null?I.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:xt.workingColorSpace,Ie=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Be=R.get($.envMap||Pe,Ie),et=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,ft=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),ke=!!Q.morphAttributes.position,pt=!!Q.morphAttributes.normal,nn=!!Q.morphAttributes.color,Nt=vs;$.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(Nt=I.toneMapping);let Ft=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,En=Ft!==void 0?Ft.length:0,Fe=ze.get($),yn=E.state.lights;if(Ht===!0&&(mn===!0||T!==J)){let Ot=T===J&&$.id===j;se.setState($,T,Ot)}let vt=!1,Es=!1;$.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==yn.state.version||Z.isBatchedMesh&&Fe.batching===!1||!Z.isBatchedMesh&&Fe.batching===!0||Z.isBatchedMesh&&Fe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Fe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Fe.instancing===!1||!Z.isInstancedMesh&&Fe.instancing===!0||Z.isSkinnedMesh&&Fe.skinning===!1||!Z.isSkinnedMesh&&Fe.skinning===!0||Z.isInstancedMesh&&Fe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Fe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Fe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Fe.instancingMorph===!1&&Z.morphTexture!==null||Fe.envMap!==Be||$.fog===!0&&Fe.fog!==Ae||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==se.numPlanes||Fe.numIntersection!==se.numIntersection)||Fe.vertexAlphas!==et||Fe.vertexTangents!==ft||Fe.morphTargets!==ke||Fe.morphNormals!==pt||Fe.morphColors!==nn||Fe.morphTargetsCount!==En||Fe.numLightProbeGrids!==fn(E.state.lightProbeGridArray)?vt=!0:(Fe.outputColorSpace!==Ee||Fe.toneMapping!==Nt)&&(Es=!0):(vt=!0,Fe.__version=$.version);let vn=Fe.currentProgram;(vt===!0||Es===!0)&&(vn=Es===!0?pi($,z,Z,Ee,Nt):os($,z,Z),B&&$.isNodeMaterial&&B.onUpdateProgram($,vn,Fe));let ho=!1,as=!1,Ts=!1,ht=vn.getUniforms(),ln=Fe.uniforms;if(Se.useProgram(vn.program)&&(ho=!0,as=!0,Ts=!0),$.id!==j&&(j=$.id,as=!0),ho||J!==T){Se.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),ht.setValue(U,"projectionMatrix",T.projectionMatrix),ht.setValue(U,"viewMatrix",T.matrixWorldInverse);let xn=ht.map.cameraPosition;xn!==void 0&&xn.setValue(U,Ln.setFromMatrixPosition(T.matrixWorld)),ot.logarithmicDepthBuffer&&ht.setValue(U,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ht.setValue(U,"isOrthographic",T.isOrthographicCamera===!0),J!==T&&(J=T,as=!0,Ts=!0)}if(Fe.needsLights&&(yn.state.sunShadowMap.length>0&&ht.setValue(U,"sunShadowMap",yn.state.sunShadowMap,Ye),yn.state.directionalShadowMap.length>0&&ht.setValue(U,"directionalShadowMap",yn.state.directionalShadowMap,Ye),yn.state.spotShadowMap.length>0&&ht.setValue(U,"spotShadowMap",yn.state.spotShadowMap,Ye),yn.state.pointShadowMap.length>0&&ht.setValue(U,"pointShadowMap",yn.state.pointShadowMap,Ye)),Z.isSkinnedMesh){ht.setOptional(U,Z,"bindMatrix"),ht.setOptional(U,Z,"bindMatrixInverse");let Ot=Z.skeleton;Ot&&(Ot.boneTexture===null&&Ot.computeBoneTexture(),ht.setValue(U,"boneTexture",Ot.boneTexture,Ye))}Z.isBatchedMesh&&(ht.setOptional(U,Z,"batchingTexture"),ht.setValue(U,"batchingTexture",Z._matricesTexture,Ye),ht.setOptional(U,Z,"batchingIdTexture"),ht.setValue(U,"batchingIdTexture",Z._indirectTexture,Ye),ht.setOptional(U,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ht.setValue(U,"batchingColorTexture",Z._colorsTexture,Ye));let Zn=Q.morphAttributes;if((Zn.position!==void 0||Zn.normal!==void 0||Zn.color!==void 0)&&re.update(Z,Q,vn),(as||Fe.receiveShadow!==Z.receiveShadow)&&(Fe.receiveShadow=Z.receiveShadow,ht.setValue(U,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&z.environment!==null&&(ln.envMapIntensity.value=z.environmentIntensity),ln.dfgLUT!==void 0&&(ln.dfgLUT.value=RE()),as){if(ht.setValue(U,"toneMappingExposure",I.toneMappingExposure),Fe.needsLights&&lo(ln,Ts),Ae&&$.fog===!0&&ye.refreshFogUniforms(ln,Ae),ye.refreshMaterialUniforms(ln,$,Me,Te,E.state.transmissionRenderTarget[T.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Ot=b,xn=0;for(let Gn of E.state.lightProbeGridArray)Gn.texture!==null&&(Ot.textures[xn]=Gn.texture,Ot.min[xn]=Gn.boundingBox.min,Ot.max[xn]=Gn.boundingBox.max,Ot.resolution[xn]=Gn.resolution,xn++);for(let Gn in Ot)Ot[Gn].length=xn;ln.probesSH.value=Ot.textures,ln.probesMin.value=Ot.min,ln.probesMax.value=Ot.max,ln.probesResolution.value=Ot.resolution}jo.upload(U,Zs(Fe),ln,Ye)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(jo.upload(U,Zs(Fe),ln,Ye),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ht.setValue(U,"center",Z.center),ht.setValue(U,"modelViewMatrix",Z.modelViewMatrix),ht.setValue(U,"normalMatrix",Z.normalMatrix),ht.setValue(U,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Ot=$.uniformsGroups;for(let xn=0,Gn=Ot.length;xn<Gn;xn++){let oc=Ot[xn];Ge.update(oc,vn),Ge.bind(oc,vn)}}return vn}function lo(T,z){T.ambientLightColor.needsUpdate=z,T.lightProbe.needsUpdate=z,T.sunLights.needsUpdate=z,T.sunLightShadows.needsUpdate=z,T.directionalLights.needsUpdate=z,T.directionalLightShadows.needsUpdate=z,T.pointLights.needsUpdate=z,T.pointLightShadows.needsUpdate=z,T.spotLights.needsUpdate=z,T.spotLightShadows.needsUpdate=z,T.rectAreaLights.needsUpdate=z,T.hemisphereLights.needsUpdate=z}function Ks(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(T,z,Q){let $=ze.get(T);$.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),ze.get(T.texture).__webglTexture=z,ze.get(T.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,z){let Q=ze.get(T);Q.__webglFramebuffer=z,Q.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(T,z=0,Q=0){le=T,Y=z,H=Q;let $=null,Z=!1,Ae=!1;if(T){let Ee=ze.get(T);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(U.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(T.viewport),de.copy(T.scissor),ue=T.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(ue),j=-1;return}else if(Ee.__webglFramebuffer===void 0)Ye.setupRenderTarget(T);else if(Ee.__hasExternalTextures)Ye.rebindTextures(T,ze.get(T.texture).__webglTexture,ze.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let et=T.depthTexture;if(Ee.__boundDepthTexture!==et){if(et!==null&&ze.has(et)&&(T.width!==et.image.width||T.height!==et.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(T)}}let Ie=T.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let Be=ze.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Be[z])?$=Be[z][Q]:$=Be[z],Z=!0):T.samples>0&&Ye.useMultisampledRTT(T)===!1?$=ze.get(T).__webglMultisampledFramebuffer:Array.isArray(Be)?$=Be[Q]:$=Be,te.copy(T.viewport),de.copy(T.scissor),ue=T.scissorTest}else te.copy(Ve).multiplyScalar(Me).floor(),de.copy(dt).multiplyScalar(Me).floor(),ue=ct;if(Q!==0&&($=V),Se.bindFramebuffer(U.FRAMEBUFFER,$)&&Se.drawBuffers(T,$),Se.viewport(te),Se.scissor(de),Se.setScissorTest(ue),Z){let Ee=ze.get(T.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_CUBE_MAP_POSITIVE_X+z,Ee.__webglTexture,Q)}else if(Ae){let Ee=z;for(let Ie=0;Ie<T.textures.length;Ie++){let Be=ze.get(T.textures[Ie]);U.framebufferTextureLayer(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0+Ie,Be.__webglTexture,Q,Ee)}}else if(T!==null&&Q!==0){let Ee=ze.get(T.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,Ee.__webglTexture,Q)}j=-1};function co(T){let z=ze.get(T);return(z.__readFormat!==T.format||z.__readType!==T.type)&&(z.__readFormat=T.format,z.__readType=T.type,z.__formatReadable=ot.textureFormatReadable(T.format),z.__typeReadable=ot.textureTypeReadable(T.type)),z}this.readRenderTargetPixels=function(T,z,Q,$,Z,Ae,Pe,Ee=0){if(!(T&&T.isWebGLRenderTarget)){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(U.FRAMEBUFFER,Ie);try{let Be=T.textures[Ee],et=Be.format,ft=Be.type;T.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Ee);let ke=co(Be);if(ke.__formatReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ke.__typeReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=T.width-$&&Q>=0&&Q<=T.height-Z&&U.readPixels(z,Q,$,Z,ge.convert(et),ge.convert(ft),Ae)}finally{let Be=le!==null?ze.get(le).__webglFramebuffer:null;Se.bindFramebuffer(U.FRAMEBUFFER,Be)}}},this.readRenderTargetPixelsAsync=async function(T,z,Q,$,Z,Ae,Pe,Ee=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(z>=0&&z<=T.width-$&&Q>=0&&Q<=T.height-Z){Se.bindFramebuffer(U.FRAMEBUFFER,Ie);let Be=T.textures[Ee],et=Be.format,ft=Be.type;T.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Ee);let ke=co(Be);if(ke.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ke.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pt=U.createBuffer();U.bindBuffer(U.PIXEL_PACK_BUFFER,pt),U.bufferData(U.PIXEL_PACK_BUFFER,Ae.byteLength,U.STREAM_READ),U.readPixels(z,Q,$,Z,ge.convert(et),ge.convert(ft),0),U.bindBuffer(U.PIXEL_PACK_BUFFER,null);let nn=le!==null?ze.get(le).__webglFramebuffer:null;Se.bindFramebuffer(U.FRAMEBUFFER,nn);let Nt=U.fenceSync(U.SYNC_GPU_COMMANDS_COMPLETE,0);return U.flush(),await K0(U,Nt,4),U.bindBuffer(U.PIXEL_PACK_BUFFER,pt),U.getBufferSubData(U.PIXEL_PACK_BUFFER,0,Ae),U.bindBuffer(U.PIXEL_PACK_BUFFER,null),U.deleteBuffer(pt),U.deleteSync(Nt),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,z=null,Q=0){let $=Math.pow(2,-Q),Z=Math.floor(T.image.width*$),Ae=Math.floor(T.image.height*$),Pe=z!==null?z.x:0,Ee=z!==null?z.y:0;Ye.setTexture2D(T,0),U.copyTexSubImage2D(U.TEXTURE_2D,Q,0,0,Pe,Ee,Z,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(T,z,Q=null,$=null,Z=0,Ae=0){let Pe,Ee,Ie,Be,et,ft,ke,pt,nn,Nt=T.isCompressedTexture?T.mipmaps[Ae]:T.image;if(Q!==null)Pe=Q.max.x-Q.min.x,Ee=Q.max.y-Q.min.y,Ie=Q.isBox3?Q.max.z-Q.min.z:1,Be=Q.min.x,et=Q.min.y,ft=Q.isBox3?Q.min.z:0;else{let ht=Math.pow(2,-Z);Pe=Math.floor(Nt.width*ht),Ee=Math.floor(Nt.height*ht),T.isDataArrayTexture?Ie=Nt.depth:T.isData3DTexture?Ie=Math.floor(Nt.depth*ht):Ie=1,Be=0,et=0,ft=0}$!==null?(ke=$.x,pt=$.y,nn=$.z):(ke=0,pt=0,nn=0);let Ft=ge.convert(z.format),En=ge.convert(z.type),Fe;z.isData3DTexture?(Ye.setTexture3D(z,0),Fe=U.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Ye.setTexture2DArray(z,0),Fe=U.TEXTURE_2D_ARRAY):(Ye.setTexture2D(z,0),Fe=U.TEXTURE_2D),Se.activeTexture(U.TEXTURE0),Se.pixelStorei(U.UNPACK_FLIP_Y_WEBGL,z.flipY),Se.pixelStorei(U.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Se.pixelStorei(U.UNPACK_ALIGNMENT,z.unpackAlignment);let yn=Se.getParameter(U.UNPACK_ROW_LENGTH),vt=Se.getParameter(U.UNPACK_IMAGE_HEIGHT),Es=Se.getParameter(U.UNPACK_SKIP_PIXELS),vn=Se.getParameter(U.UNPACK_SKIP_ROWS),ho=Se.getParameter(U.UNPACK_SKIP_IMAGES);Se.pixelStorei(U.UNPACK_ROW_LENGTH,Nt.width),Se.pixelStorei(U.UNPACK_IMAGE_HEIGHT,Nt.height),Se.pixelStorei(U.UNPACK_SKIP_PIXELS,Be),Se.pixelStorei(U.UNPACK_SKIP_ROWS,et),Se.pixelStorei(U.UNPACK_SKIP_IMAGES,ft);let as=T.isDataArrayTexture||T.isData3DTexture,Ts=z.isDataArrayTexture||z.isData3DTexture;if(T.isDepthTexture){let ht=ze.get(T),ln=ze.get(z),Zn=ze.get(ht.__renderTarget),Ot=ze.get(ln.__renderTarget);Se.bindFramebuffer(U.READ_FRAMEBUFFER,Zn.__webglFramebuffer),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,Ot.__webglFramebuffer);for(let xn=0;xn<Ie;xn++)as&&(U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ze.get(T).__webglTexture,Z,ft+xn),U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ze.get(z).__webglTexture,Ae,nn+xn)),U.blitFramebuffer(Be,et,Be+Pe,et+Ee,ke,pt,ke+Pe,pt+Ee,U.DEPTH_BUFFER_BIT,U.NEAREST);Se.bindFramebuffer(U.READ_FRAMEBUFFER,null),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||ze.has(T)){let ht=ze.get(T),ln=ze.get(z);Se.bindFramebuffer(U.READ_FRAMEBUFFER,D),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,G);for(let Zn=0;Zn<Ie;Zn++)as?U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ht.__webglTexture,Z,ft+Zn):U.framebufferTexture2D(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,ht.__webglTexture,Z),Ts?U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ln.__webglTexture,Ae,nn+Zn):U.framebufferTexture2D(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,ln.__webglTexture,Ae),Z!==0?U.blitFramebuffer(Be,et,Be+Pe,et+Ee,ke,pt,ke+Pe,pt+Ee,U.COLOR_BUFFER_BIT,U.NEAREST):Ts?U.copyTexSubImage3D(Fe,Ae,ke,pt,nn+Zn,Be,et,Pe,Ee):U.copyTexSubImage2D(Fe,Ae,ke,pt,Be,et,Pe,Ee);Se.bindFramebuffer(U.READ_FRAMEBUFFER,null),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else Ts?T.isDataTexture||T.isData3DTexture?U.texSubImage3D(Fe,Ae,ke,pt,nn,Pe,Ee,Ie,Ft,En,Nt.data):z.isCompressedArrayTexture?U.compressedTexSubImage3D(Fe,Ae,ke,pt,nn,Pe,Ee,Ie,Ft,Nt.data):U.texSubImage3D(Fe,Ae,ke,pt,nn,Pe,Ee,Ie,Ft,En,Nt):T.isDataTexture?U.texSubImage2D(U.TEXTURE_2D,Ae,ke,pt,Pe,Ee,Ft,En,Nt.data):T.isCompressedTexture?U.compressedTexSubImage2D(U.TEXTURE_2D,Ae,ke,pt,Nt.width,Nt.height,Ft,Nt.data):U.texSubImage2D(U.TEXTURE_2D,Ae,ke,pt,Pe,Ee,Ft,En,Nt);Se.pixelStorei(U.UNPACK_ROW_LENGTH,yn),Se.pixelStorei(U.UNPACK_IMAGE_HEIGHT,vt),Se.pixelStorei(U.UNPACK_SKIP_PIXELS,Es),Se.pixelStorei(U.UNPACK_SKIP_ROWS,vn),Se.pixelStorei(U.UNPACK_SKIP_IMAGES,ho),Ae===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&U.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(T){ze.get(T).__webglFramebuffer===void 0&&Ye.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Ye.setTextureCube(T,0):T.isData3DTexture?Ye.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Ye.setTexture2DArray(T,0):Ye.setTexture2D(T,0),Se.unbindTexture()},this.resetState=function(){Y=0,H=0,le=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ii}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=xt._getDrawingBufferColorSpace(e),t.unpackColorSpace=xt._getUnpackColorSpace()}};function X(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s!=null&&n.append(s);return n}var Fy=0;function qn(i){return Fy+=1,`${i}-${Fy}`}var PE={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function Mu(i){let e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true"),t.classList.add("icon");let n=document.createElementNS(e,"path");return n.setAttribute("d",PE[i]),i==="play"&&n.classList.add("filled"),t.append(n),t}function hi(i,e,t,n=""){return X("button",{type:"button",class:n?"button":"button only-icon","aria-label":e,title:e,onclick:t},Mu(i),n||null)}function Oy(i,e,t){i.getAttribute("aria-label")!==t&&(i.setAttribute("aria-label",t),i.title=t,i.querySelector("svg")?.replaceWith(Mu(e)))}function rn(i,e,...t){return X("details",{class:"card",open:e},X("summary",{},X("h2",{},i)),X("div",{class:"card-body"},...t))}function gt(i,e){i.textContent!==e&&(i.textContent=e)}function yt(i,e=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let t=Math.abs(i);if(t!==0&&(t<.001||t>=1e6))return i.toExponential(e-2).replace("-","−").replace("e+","e");let n=t===0?0:Math.max(0,e-1-Math.floor(Math.log10(t)));return String(Number(i.toFixed(n))).replace("-","−")}function qr(i){let e=Number(i.toPrecision(5)),t=Math.abs(e);return t!==0&&t<.001?e.toExponential():String(e)}function Xs(i){return i.toFixed(2)}function El(i,e){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return yt(i);let t=i.toFixed(e);return(/^-0\.?0*$/.test(t)?t.slice(1):t).replace("-","−")}function Ni(i){if(!(i>0)||!Number.isFinite(i))return 1;let e=10**Math.floor(Math.log10(i)),t=i/e,n=t<=1?1:t<=2?2:t<=5?5:10;return Number((n*e).toPrecision(6))}function Tl(i){let e=i-2*Math.PI*Math.round(i/(2*Math.PI));return e===-Math.PI?Math.PI:e}function qs(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n+=1)t[n]=e.charCodeAt(n);return t.buffer}var IE=200,LE=7,DE=9,Fi=class{constructor(e){this.options=e;let t=qn("field"),{label:n,unit:s,range:r,name:o}=e;this.value=e.value,this.slider=X("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=X("input",{type:"number",id:t,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed(),onkeydown:a=>{let{key:l}=a;l==="Escape"&&(this.number.value=qr(this.value)),l==="Enter"&&this.typed(),(l==="Escape"||l==="Enter")&&this.number.validationMessage===""&&this.number.blur()}}),this.element=X("div",{class:n.length>DE?"field long":"field"},X("label",{for:t,title:e.meaning},n),this.slider,this.number,X("span",{class:"unit"},s)),this.show(e.value)}options;element;slider;number;value;show(e){e===this.value&&this.number.value!==""||(this.value=e,this.stretch(e),this.slider.value=String(e),this.slider.setAttribute("aria-valuetext",`${qr(e)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=qr(e)),this.number.classList.toggle("long-number",this.number.value.length>LE))}typed(){let e=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(e)?this.number.value=qr(this.value):this.take(e)}take(e){try{this.options.change(e),this.number.setCustomValidity(""),this.show(e),Number(this.number.value)!==e&&(this.number.value=qr(e))}catch(t){this.number.setCustomValidity(t instanceof Error?t.message:String(t)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=qr(this.value)}}rounded(e){let{low:t,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-t)/IE));return Number((Math.round(e/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(e){let{low:t,high:n}=this.bounds();e<t&&(this.slider.min=String(e)),e>n&&(this.slider.max=String(e))}};function Uy(i,e){if(i===0)return e?{low:0,high:1}:{low:-1,high:1};let t=Number((3*i).toPrecision(2)),n=e?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:t}:{low:t,high:n}}function Su(i,e,t){let n=e?Math.PI:Math.max(2*Math.abs(i),t);return{low:Math.min(-n,i),high:Math.max(n,i)}}function Dp([i,e],t){return{low:Math.min(i,t),high:Math.max(e,t)}}var Up="#0072B2",Np="#D55E00",wu="#009E73",ky="#CC79A7",Fp="#E69F00",Op="#56B4E9",NE="#F0E442",FE={light:[Up,Np,wu,ky,Fp,Op],dark:[Op,Fp,wu,ky,NE,Np]},OE={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:Np,potential:Up,ledger:wu},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:Fp,potential:Op,ledger:wu}},By=window.matchMedia("(prefers-color-scheme: dark)"),zy=[],kp=null;function Cl(){return kp??(By.matches?"dark":"light")}function Ut(){return OE[Cl()]}function Zt(i,e){let t=FE[Cl()];if(e<=t.length)return t[i%t.length]??Up;let n=i/(e-1);return`oklch(${(Cl()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function Au(i){zy.push(i)}function Eu(){kp=Cl()==="dark"?"light":"dark",Jo()}function Jo(){document.documentElement.dataset.theme=Cl();for(let i of zy)i()}By.addEventListener("change",()=>{kp===null&&Jo()});var Vy={type:"change"},zp={type:"start"},Hy={type:"end"},Tu=new lr,Gy=new Vn,UE=Math.cos(70*gu.DEG2RAD),Rn=new k,ui=2*Math.PI,Pt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Bp=1e-6,Qo=class extends fl{constructor(e,t=null){super(e,t),this.state=Pt.NONE,this.target=new k,this.cursor=new k,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:pr.ROTATE,MIDDLE:pr.DOLLY,RIGHT:pr.PAN},this.touches={ONE:mr.ROTATE,TWO:mr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new k,this._lastQuaternion=new si,this._lastTargetPosition=new k,this._quat=new si().setFromUnitVectors(e.up,new k(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Wo,this._sphericalDelta=new Wo,this._scale=1,this._panOffset=new k,this._rotateStart=new qe,this._rotateEnd=new qe,this._rotateDelta=new qe,this._panStart=new qe,this._panEnd=new qe,this._panDelta=new qe,this._dollyStart=new qe,this._dollyEnd=new qe,this._dollyDelta=new qe,this._dollyDirection=new k,this._mouse=new qe,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=BE.bind(this),this._onPointerDown=kE.bind(this),this._onPointerUp=zE.bind(this),this._onContextMenu=YE.bind(this),this._onMouseWheel=HE.bind(this),this._onKeyDown=WE.bind(this),this._onTouchStart=XE.bind(this),this._onTouchMove=qE.bind(this),this._onMouseDown=VE.bind(this),this._onMouseMove=GE.bind(this),this._interceptControlDown=$E.bind(this),this._interceptControlUp=jE.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Pt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Vy),this.update(),this.state=Pt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Rn.copy(t).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===Pt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ui:n>Math.PI&&(n-=ui),s<-Math.PI?s+=ui:s>Math.PI&&(s-=ui),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new k(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new k(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Tu.origin.copy(this.object.position),Tu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Tu.direction))<UE?this.object.lookAt(this.target):(Gy.setFromNormalAndCoplanarPoint(this.object.up,this.target),Tu.intersectPlane(Gy,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Bp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Bp||this._lastTargetPosition.distanceToSquared(this.target)>Bp?(this.dispatchEvent(Vy),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?ui/60*this.autoRotateSpeed*e:ui/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Rn.setFromMatrixColumn(t,0),Rn.multiplyScalar(-e),this._panOffset.add(Rn)}_panUp(e,t){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(t,1):(Rn.setFromMatrixColumn(t,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(e),this._panOffset.add(Rn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(ui*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(ui*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new qe,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function kE(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function BE(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function zE(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Hy),this.state=Pt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function VE(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case pr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Pt.DOLLY;break;case pr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Pt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Pt.ROTATE}break;case pr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Pt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Pt.PAN}break;default:this.state=Pt.NONE}this.state!==Pt.NONE&&this.dispatchEvent(zp)}function GE(i){switch(this.state){case Pt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Pt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Pt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function HE(i){this.enabled===!1||this.enableZoom===!1||this.state!==Pt.NONE||(i.preventDefault(),this.dispatchEvent(zp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Hy))}function WE(i){this.enabled!==!1&&this._handleKeyDown(i)}function XE(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case mr.ROTATE:if(this.enableRotate===!1){this.state=Pt.NONE;break}this._handleTouchStartRotate(i),this.state=Pt.TOUCH_ROTATE;break;case mr.PAN:if(this.enablePan===!1){this.state=Pt.NONE;break}this._handleTouchStartPan(i),this.state=Pt.TOUCH_PAN;break;default:this.state=Pt.NONE}break;case 2:switch(this.touches.TWO){case mr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Pt.TOUCH_DOLLY_PAN;break;case mr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Pt.TOUCH_DOLLY_ROTATE;break;default:this.state=Pt.NONE}break;default:this.state=Pt.NONE}this.state!==Pt.NONE&&this.dispatchEvent(zp)}function qE(i){switch(this._trackPointer(i),this.state){case Pt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Pt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Pt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Pt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Pt.NONE}}function YE(i){this.enabled!==!1&&i.preventDefault()}function $E(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function jE(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function Cu(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let e=String(i.getParameter(i.RENDERER)),t=e==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=t?String(i.getParameter(t.UNMASKED_RENDERER_WEBGL)):e;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var ea=(i,e)=>[i[0]+e[0],i[1]+e[1],i[2]+e[2]],un=(i,e)=>[i[0]-e[0],i[1]-e[1],i[2]-e[2]],Yn=(i,e)=>[i*e[0],i*e[1],i*e[2]],xr=(i,e,t)=>ea(i,Yn(e,t)),tn=(i,e)=>i[0]*e[0]+i[1]*e[1]+i[2]*e[2],Oi=i=>Math.hypot(...i),Ys=(i,e)=>[i[1]*e[2]-i[2]*e[1],i[2]*e[0]-i[0]*e[2],i[0]*e[1]-i[1]*e[0]];function bs(i){let e=Oi(i);return e>0?Yn(1/e,i):[1,0,0]}function Ru(i){return bs(Ys(i,Math.abs(i[0])<.6?[1,0,0]:[0,1,0]))}function Rl(i,e){return i.reduce((t,n,s)=>xr(t,e[s],n),[0,0,0])}var qy=1e-4,Wy=1-1e-7;function Gp({place:i,parts:e}){let t=Xy(i);return e.map(({part:n,place:s})=>{let[r,o,a]=Xy(s);return{part:n,position:ta({position:i.position,axes:t},s.position),axes:[Pu(t,r),Pu(t,o),Pu(t,a)]}})}function Xy({rotation:i}){return[[i[0],i[3],i[6]],[i[1],i[4],i[7]],[i[2],i[5],i[8]]]}var Yy=(i,e)=>[tn(i.axes[0],e),tn(i.axes[1],e),tn(i.axes[2],e)];function ta(i,e){return ea(i.position,Pu(i.axes,e))}function Pu([i,e,t],n){return xr(xr(Yn(n[0],i),n[1],e),n[2],t)}function na(i,e){return ta(i,ZE(i.part,Yy(i,e)))}function ZE({kind:i,size:e,vertices:t},n){if(i==="ellipsoid"){let s=bs([e[0]*n[0],e[1]*n[1],e[2]*n[2]]);return[e[0]*s[0],e[1]*s[1],e[2]*s[2]]}if(i==="cylinder")return Vp(e[0],n,n[2]>=0?e[2]:-e[2]);if(i==="cone"){let s=Vp(e[0],n,-e[2]);return n[2]*e[2]>tn(s,n)?[0,0,e[2]]:s}return t.reduce((s,r)=>tn(r,n)>tn(s,n)?r:s)}function Vp(i,e,t){let[n,s]=bs([e[0],e[1],0]);return[i*n,i*s,t]}function Hp(i,e){let{part:t}=i,n=Yy(i,e);if(t.kind==="plane")return{name:"plane",corners:[]};if(t.kind==="ellipsoid")return{name:"surface",corners:[]};if(t.kind!=="hull")return KE(i,n);let s=Math.max(...t.vertices.map(l=>tn(l,n))),r=Math.max(...t.vertices.map(l=>Math.hypot(...l)),t.radius),o=t.vertices.filter(l=>tn(l,n)>=s-qy*r),a=JE(o,n).map(l=>ta(i,l));return t.radius>0?{name:a.length===1?"round surface":"side",corners:a}:{name:["corner","edge","face"][Math.min(a.length,3)-1],corners:a}}function KE(i,e){let{kind:t,size:n}=i.part,s=t==="cone";if(e[2]<-Wy||!s&&e[2]>Wy)return{name:"end face",corners:[]};let r=Vp(n[0],e,-n[2]),o=s?[0,0,n[2]]:[r[0],r[1],n[2]],a=tn(un(o,r),e);return Math.abs(a)<=qy*Math.hypot(...n)?{name:"side",corners:[ta(i,o),ta(i,r)]}:{name:a>0&&s?"tip":"rim",corners:[ta(i,a>0?o:r)]}}function JE(i,e){let t=Ru(e),n=Ys(e,t),s=Yn(1/i.length,i.reduce(ea)),r=o=>Math.atan2(tn(un(o,s),n),tn(un(o,s),t));return[...i].sort((o,a)=>r(o)-r(a))}function $y(i,e,t){return tn(t,un(na(i,Yn(-1,t)),na(e,t)))-i.part.radius-e.part.radius}var Zy=200,Iu=1e-12,QE=1e-10;function Ky(i,e){return i.flatMap(n=>e.map(s=>Jy(n,s))).reduce((n,s)=>s.distance<n.distance?s:n)}function Jy(i,e){if(i.part.kind==="plane")return eT(Jy(e,i));if(e.part.kind==="plane"){let s=e.axes[2],r=xr(na(i,Yn(-1,s)),-i.part.radius,s);return jy(i,e,s,r,tn(s,un(r,e.position)))}let{normal:t,witness:n}=tT(i,e);return jy(i,e,t,xr(n,-i.part.radius,t),$y(i,e,t))}function jy(i,e,t,n,s){let r=[Hp(i,Yn(-1,t)),Hp(e,t)];return{distance:s,normal:t,pointA:n,pointB:xr(n,-s,t),features:r}}function eT({distance:i,normal:e,pointA:t,pointB:n,features:[s,r]}){return{distance:i,normal:Yn(-1,e),pointA:n,pointB:t,features:[r,s]}}function Il(i,e,t){let n=na(i,t);return{w:un(n,na(e,Yn(-1,t))),a:n}}function tT(i,e){let t=[Il(i,e,un(e.position,i.position))],n=-1/0,s=Oi(t[0].w),r={normal:[1,0,0],witness:t[0].a};for(let o=0;o<Zy;o+=1){let{corners:a,weights:l}=nT(t),c=Rl(a.map(({w:f})=>f),l),h=Oi(c);if(t=a,a.length===4||h<=Iu*s)break;let u=Il(i,e,Yn(-1,c)),d=tn(c,u.w)/h;if(s=Math.max(s,Oi(u.w)),d>n&&(n=d,r={normal:Yn(1/h,c),witness:Rl(a.map(f=>f.a),l)}),h-n<=Iu*s||a.some(({w:f})=>Oi(un(f,u.w))<=Iu*s))break;t=[...a,u]}return n>0?r:iT(i,e,t)}function nT(i){let e={corners:[i[0]],weights:[1]},t=1/0;for(let n=1;n<1<<i.length;n+=1){let s=i.filter((a,l)=>n&1<<l),r=Xp(s.map(({w:a})=>a));if(!r||r.some(a=>a<0))continue;let o=Oi(Rl(s.map(({w:a})=>a),r));o<t&&([e,t]=[{corners:s,weights:r},o])}return e}function Xp(i){let[e,...t]=i,n=t.map(a=>un(a,e)),s=n.map(a=>[...n.map(l=>tn(a,l)),-tn(a,e)]),r=n.length;for(let a=0;a<r;a+=1){if(!(s[a][a]>1e-14*tn(n[a],n[a])))return null;for(let l=0;l<r;l+=1){let c=s[l][a]/s[a][a];l!==a&&(s[l]=s[l].map((h,u)=>h-c*s[a][u]))}}let o=s.map((a,l)=>a[r]/a[l]);return[1-o.reduce((a,l)=>a+l,0),...o]}function iT(i,e,t){let n=sT(i,e,t);if(n.length<4)return oT(n);let[s,r,o,a]=n,l=Math.max(...n.map(({w:d})=>Oi(d))),c=[Pl(s,r,o),Pl(s,o,a),Pl(s,a,r),Pl(r,a,o)],h=1/0,u={normal:c[0].normal,witness:s.a};for(let d=0;d<Zy;d+=1){let f=c.reduce((p,v)=>v.distance<p.distance?v:p),g=Il(i,e,f.normal),y=tn(f.normal,g.w);if(y<h&&(h=y,u={normal:Yn(-1,f.normal),witness:cT(f)}),h-f.distance<=Iu*l)break;let m=aT(c,f,g);if(!m)break;c=m}return u}function sT(i,e,t){let n=[[1,0,0],[0,1,0],[0,0,1],[1,1,1],[1,-1,-1],[-1,1,-1],[-1,-1,1]],s=[...t,...n.flatMap(d=>[Il(i,e,d),Il(i,e,Yn(-1,d))])],r=Math.max(...s.map(({w:d})=>Oi(d)),1e-300),o=[s[0]];for(;o.length<4;){let d=g=>rT(o.map(({w:y})=>y),g.w),f=s.reduce((g,y)=>d(y)>d(g)?y:g);if(d(f)<=QE*r)return o;o.push(f)}let[a,l,c,h]=o,u=Ys(un(l.w,a.w),un(c.w,a.w));return tn(u,un(h.w,a.w))<0?o:[a,c,l,h]}function rT([i,e,t],n){let s=un(n,i);if(!e)return Oi(s);let r=bs(un(e,i));return t?Math.abs(tn(bs(Ys(r,un(t,i))),s)):Oi(Ys(r,s))}function oT(i){let[e,t,n]=i.map(({w:a})=>a),s=t?bs(un(t,e)):null,r=s?n?bs(Ys(s,un(n,e))):Ru(s):[1,0,0],o=Xp(i.map(({w:a})=>a))??[1];return{normal:r,witness:Rl(i.slice(0,o.length).map(({a})=>a),o)}}function Pl(i,e,t){let n=Ys(un(e.w,i.w),un(t.w,i.w)),s=bs(n);return{corners:[i,e,t],normal:s,distance:Oi(n)>0?tn(s,i.w):1/0}}function aT(i,e,t){let n=lT(i,e,t),s=[...n].flatMap(Wp),r=s.filter(([o,a])=>!s.some(([l,c])=>l===a&&c===o));return r.length<3||new Set(r.map(([o])=>o)).size<r.length?null:[...i.filter(o=>!n.has(o)),...r.map(([o,a])=>Pl(o,a,t))]}var Wp=({corners:[i,e,t]})=>[[i,e],[e,t],[t,i]];function lT(i,e,t){let n=i.filter(r=>tn(r.normal,un(t.w,r.corners[0].w))>0),s=new Set([e]);for(let r of s)for(let o of n)Wp(r).some(([a,l])=>Wp(o).some(([c,h])=>c===l&&h===a))&&s.add(o);return s}function cT({corners:i}){let e=(Xp(i.map(({w:n})=>n))??[1,0,0]).map(n=>Math.max(n,0)),t=e.reduce((n,s)=>n+s,0);return i.map(({a:n},s)=>Yn(e[s]/t,n)).reduce(ea)}var Du=0,hT=1,uT=new k,Qy=new ul,qp=new Vn,ev=new k,Lu=new Yi,Nu=class{constructor(){this.tolerance=-1,this.faces=[],this.newFaces=[],this.assigned=new Fu,this.unassigned=new Fu,this.vertices=[]}setFromPoints(e){if(e.length>=4){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.vertices.push(new Yp(e[t]));this._compute()}return this}setFromObject(e){let t=[];return e.updateMatrixWorld(!0),e.traverse(function(n){let s=n.geometry;if(s!==void 0){let r=s.attributes.position;if(r!==void 0)for(let o=0,a=r.count;o<a;o++){let l=new k;l.fromBufferAttribute(r,o).applyMatrix4(n.matrixWorld),t.push(l)}}}),this.setFromPoints(t)}containsPoint(e){let t=this.faces;for(let n=0,s=t.length;n<s;n++)if(t[n].distanceToPoint(e)>this.tolerance)return!1;return!0}intersectRay(e,t){let n=this.faces,s=-1/0,r=1/0;for(let o=0,a=n.length;o<a;o++){let l=n[o],c=l.distanceToPoint(e.origin),h=l.normal.dot(e.direction);if(c>0&&h>=0)return null;let u=h!==0?-c/h:0;if(!(u<=0)&&(h>0?r=Math.min(u,r):s=Math.max(u,s),s>r))return null}return s!==-1/0?e.at(s,t):e.at(r,t),t}intersectsRay(e){return this.intersectRay(e,uT)!==null}makeEmpty(){return this.faces=[],this.vertices=[],this}_addVertexToFace(e,t){return e.face=t,t.outside===null?this.assigned.append(e):this.assigned.insertBefore(t.outside,e),t.outside=e,this}_removeVertexFromFace(e,t){return e===t.outside&&(e.next!==null&&e.next.face===t?t.outside=e.next:t.outside=null),this.assigned.remove(e),this}_removeAllVerticesFromFace(e){if(e.outside!==null){let t=e.outside,n=e.outside;for(;n.next!==null&&n.next.face===e;)n=n.next;return this.assigned.removeSubList(t,n),t.prev=n.next=null,e.outside=null,t}}_deleteFaceVertices(e,t){let n=this._removeAllVerticesFromFace(e);if(n!==void 0)if(t===void 0)this.unassigned.appendChain(n);else{let s=n;do{let r=s.next;t.distanceToPoint(s.point)>this.tolerance?this._addVertexToFace(s,t):this.unassigned.append(s),s=r}while(s!==null)}return this}_resolveUnassignedPoints(e){if(this.unassigned.isEmpty()===!1){let t=this.unassigned.first();do{let n=t.next,s=this.tolerance,r=null;for(let o=0;o<e.length;o++){let a=e[o];if(a.mark===Du){let l=a.distanceToPoint(t.point);if(l>s&&(s=l,r=a),s>1e3*this.tolerance)break}}r!==null&&this._addVertexToFace(t,r),t=n}while(t!==null)}return this}_computeExtremes(){let e=new k,t=new k,n=[],s=[];for(let r=0;r<3;r++)n[r]=s[r]=this.vertices[0];e.copy(this.vertices[0].point),t.copy(this.vertices[0].point);for(let r=0,o=this.vertices.length;r<o;r++){let a=this.vertices[r],l=a.point;for(let c=0;c<3;c++)l.getComponent(c)<e.getComponent(c)&&(e.setComponent(c,l.getComponent(c)),n[c]=a);for(let c=0;c<3;c++)l.getComponent(c)>t.getComponent(c)&&(t.setComponent(c,l.getComponent(c)),s[c]=a)}return this.tolerance=3*Number.EPSILON*(Math.max(Math.abs(e.x),Math.abs(t.x))+Math.max(Math.abs(e.y),Math.abs(t.y))+Math.max(Math.abs(e.z),Math.abs(t.z))),{min:n,max:s}}_computeInitialHull(){let e=this.vertices,t=this._computeExtremes(),n=t.min,s=t.max,r=0,o=0;for(let d=0;d<3;d++){let f=s[d].point.getComponent(d)-n[d].point.getComponent(d);f>r&&(r=f,o=d)}let a=n[o],l=s[o],c,h;r=0,Qy.set(a.point,l.point);for(let d=0,f=this.vertices.length;d<f;d++){let g=e[d];if(g!==a&&g!==l){Qy.closestPointToPoint(g.point,!0,ev);let y=ev.distanceToSquared(g.point);y>r&&(r=y,c=g)}}r=-1,qp.setFromCoplanarPoints(a.point,l.point,c.point);for(let d=0,f=this.vertices.length;d<f;d++){let g=e[d];if(g!==a&&g!==l&&g!==c){let y=Math.abs(qp.distanceToPoint(g.point));y>r&&(r=y,h=g)}}let u=[];if(qp.distanceToPoint(h.point)<0){u.push(ts.create(a,l,c),ts.create(h,l,a),ts.create(h,c,l),ts.create(h,a,c));for(let d=0;d<3;d++){let f=(d+1)%3;u[d+1].getEdge(2).setTwin(u[0].getEdge(f)),u[d+1].getEdge(1).setTwin(u[f+1].getEdge(0))}}else{u.push(ts.create(a,c,l),ts.create(h,a,l),ts.create(h,l,c),ts.create(h,c,a));for(let d=0;d<3;d++){let f=(d+1)%3;u[d+1].getEdge(2).setTwin(u[0].getEdge((3-d)%3)),u[d+1].getEdge(0).setTwin(u[f+1].getEdge(1))}}for(let d=0;d<4;d++)this.faces.push(u[d]);for(let d=0,f=e.length;d<f;d++){let g=e[d];if(g!==a&&g!==l&&g!==c&&g!==h){r=this.tolerance;let y=null;for(let m=0;m<4;m++){let p=this.faces[m].distanceToPoint(g.point);p>r&&(r=p,y=this.faces[m])}y!==null&&this._addVertexToFace(g,y)}}return this}_reindexFaces(){let e=[];for(let t=0;t<this.faces.length;t++){let n=this.faces[t];n.mark===Du&&e.push(n)}return this.faces=e,this}_nextVertexToAdd(){if(this.assigned.isEmpty()===!1){let e,t=0,n=this.assigned.first().face,s=n.outside;do{let r=n.distanceToPoint(s.point);r>t&&(t=r,e=s),s=s.next}while(s!==null&&s.face===n);return e}}_computeHorizon(e,t,n,s){this._deleteFaceVertices(n),n.mark=hT;let r;t===null?r=t=n.getEdge(0):r=t.next;do{let o=r.twin,a=o.face;a.mark===Du&&(a.distanceToPoint(e)>this.tolerance?this._computeHorizon(e,o,a,s):s.push(r)),r=r.next}while(r!==t);return this}_addAdjoiningFace(e,t){let n=ts.create(e,t.tail(),t.head());return this.faces.push(n),n.getEdge(-1).setTwin(t.twin),n.getEdge(0)}_addNewFaces(e,t){this.newFaces=[];let n=null,s=null;for(let r=0;r<t.length;r++){let o=t[r],a=this._addAdjoiningFace(e,o);n===null?n=a:a.next.setTwin(s),this.newFaces.push(a.face),s=a}return n.next.setTwin(s),this}_addVertexToHull(e){let t=[];return this.unassigned.clear(),this._removeVertexFromFace(e,e.face),this._computeHorizon(e.point,null,e.face,t),this._addNewFaces(e,t),this._resolveUnassignedPoints(this.newFaces),this}_cleanup(){return this.assigned.clear(),this.unassigned.clear(),this.newFaces=[],this}_compute(){let e;for(this._computeInitialHull();(e=this._nextVertexToAdd())!==void 0;)this._addVertexToHull(e);return this._reindexFaces(),this._cleanup(),this}},ts=class i{constructor(){this.normal=new k,this.midpoint=new k,this.area=0,this.constant=0,this.outside=null,this.mark=Du,this.edge=null}static create(e,t,n){let s=new i,r=new Ll(e,s),o=new Ll(t,s),a=new Ll(n,s);return r.next=a.prev=o,o.next=r.prev=a,a.next=o.prev=r,s.edge=r,s.compute()}getEdge(e){let t=this.edge;for(;e>0;)t=t.next,e--;for(;e<0;)t=t.prev,e++;return t}compute(){let e=this.edge.tail(),t=this.edge.head(),n=this.edge.next.head();return Lu.set(e.point,t.point,n.point),Lu.getNormal(this.normal),Lu.getMidpoint(this.midpoint),this.area=Lu.getArea(),this.constant=this.normal.dot(this.midpoint),this}distanceToPoint(e){return this.normal.dot(e)-this.constant}},Ll=class{constructor(e,t){this.vertex=e,this.prev=null,this.next=null,this.twin=null,this.face=t}head(){return this.vertex}tail(){return this.prev?this.prev.vertex:null}length(){let e=this.head(),t=this.tail();return t!==null?t.point.distanceTo(e.point):-1}lengthSquared(){let e=this.head(),t=this.tail();return t!==null?t.point.distanceToSquared(e.point):-1}setTwin(e){return this.twin=e,e.twin=this,this}},Yp=class{constructor(e){this.point=e,this.prev=null,this.next=null,this.face=null}},Fu=class{constructor(){this.head=null,this.tail=null}first(){return this.head}last(){return this.tail}clear(){return this.head=this.tail=null,this}insertBefore(e,t){return t.prev=e.prev,t.next=e,t.prev===null?this.head=t:t.prev.next=t,e.prev=t,this}insertAfter(e,t){return t.prev=e,t.next=e.next,t.next===null?this.tail=t:t.next.prev=t,e.next=t,this}append(e){return this.head===null?this.head=e:this.tail.next=e,e.prev=this.tail,e.next=null,this.tail=e,this}appendChain(e){for(this.head===null?this.head=e:this.tail.next=e,e.prev=this.tail;e.next!==null;)e=e.next;return this.tail=e,this}remove(e){return e.prev===null?this.head=e.next:e.prev.next=e.next,e.next===null?this.tail=e.prev:e.next.prev=e.prev,this}removeSubList(e,t){return e.prev===null?this.head=t.next:e.prev.next=t.next,t.next===null?this.tail=e.prev:t.next.prev=e.prev,this}isEmpty(){return this.head===null}};var Ou=class extends At{constructor(e=[]){super();let t=[],n=[],r=new Nu().setFromPoints(e).faces;for(let o=0;o<r.length;o++){let a=r[o],l=a.edge;do{let c=l.head().point;t.push(c.x,c.y,c.z),n.push(a.normal.x,a.normal.y,a.normal.z),l=l.next}while(l!==a.edge)}this.setAttribute("position",new Mt(t,3)),this.setAttribute("normal",new Mt(n,3))}};var dT=25;function tv(i,e){let t=new jt,n=new Vs({transparent:!0,opacity:.45,depthWrite:!1}),s=new ji;for(let{part:o,place:a}of i.parts){let l=fT(o,e),c=new _t(l,n);c.add(new Fr(new nl(l,dT),s)),o.kind==="plane"&&(c.raycast=()=>{}),$p(c,a),t.add(c)}return{object:t,dye:o=>{n.color.set(o),s.color.set(o)}}}function $p(i,{position:e,rotation:t}){i.position.set(...e),i.setRotationFromMatrix(new Tt().set(t[0],t[1],t[2],0,t[3],t[4],t[5],0,t[6],t[7],t[8],0,0,0,0,1))}function fT({kind:i,radius:e,size:t,vertices:n},s){return i==="plane"?new zs(2*s,2*s):i==="ellipsoid"?new ys(1,48,32).scale(...t):i==="cylinder"?new Zi(t[0],t[0],2*t[2],48).rotateX(Math.PI/2):i==="cone"?new hr(t[0],2*t[2],48).rotateX(Math.PI/2):n.length===1?new ys(e,48,32):n.length===2?new Or(e,Math.hypot(...n[0].map((r,o)=>r-n[1][o])),12,48).rotateX(Math.PI/2):new Ou(n.map(r=>new k(...r)))}var nv=32,pT=.016,mT=.25,iv=.008,Uu=class{constructor(e,t,n){this.data=e;this.canvas=t;this.moved=n;this.extent=yT(e);let s=e.bodies.map(o=>tv(o,this.extent));this.bodies=s.map(({object:o})=>o),this.dyes=s.map(({dye:o})=>o);let r=new zr(16777215,2);r.position.set(.9,-.7,2.2),this.scene.add(...this.bodies,this.marks,r,new kr(16777215,14212838,1.6)),this.reset(),this.camera.up.set(0,0,1),Object.assign(this.camera,{near:.01*this.extent,far:40*this.extent}),this.renderer=vT(t),this.controls=new Qo(this.camera,t),this.look(),this.controls.addEventListener("change",n),t.addEventListener("pointerdown",o=>this.grab(o),{capture:!0}),t.addEventListener("pointermove",o=>this.drag(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>this.release())}data;canvas;moved;bodies;extent;dyes;scene=new Lr;camera=new kn(nv,1);marks=new jt;controls;renderer;held=null;get draws(){return this.renderer!==null}reset(){this.bodies.forEach((e,t)=>$p(e,this.data.bodies[t].place))}closest(){return this.measure(this.data.bodies.map((e,t)=>({...e,place:gT(this.bodies[t])})))}measure([e,t]){return Ky(Gp(e),Gp(t))}render(e){this.mark(e),this.renderer?.render(this.scene,this.camera)}resize(e,t){e<1||t<1||(this.renderer?.setPixelRatio(Math.min(window.devicePixelRatio,2)),this.renderer?.setSize(e,t,!1),this.camera.aspect=e/t,this.camera.updateProjectionMatrix())}renew(){this.renderer?.setClearColor(Ut().wall),this.dyes.forEach((e,t)=>e(Zt(t,6)))}screenOf(e){let{x:t,y:n}=new k(...e).project(this.camera);return{x:(t+1)/2*this.canvas.clientWidth,y:(1-n)/2*this.canvas.clientHeight}}look(){let e=new k;for(let n of this.bodies)e.addScaledVector(n.position,.5);this.controls.target.copy(e);let t=this.extent/Math.sin(nv*Math.PI/360);this.camera.position.set(.75,-1.9,1).setLength(t).add(e),this.controls.update()}mark({pointA:e,pointB:t,normal:n,features:s}){for(let u of this.marks.children)(u instanceof _t||u instanceof ks)&&u.geometry.dispose();this.marks.clear();let{ink:r,muted:o}=Ut(),a={depthTest:!1,transparent:!0},l=new ji({color:r,...a}),[c,h]=[e,t].map(u=>new k(...u));this.marks.add(new dl(new k(...n),h,mT*this.extent,o)),this.marks.add(new ks(new At().setFromPoints([c,h]),l)),[c,h].forEach((u,d)=>{let f=s[d].corners.map(m=>new k(...m));f.length>1&&this.marks.add(new Ja(new At().setFromPoints(f),l));let g=new Us({color:Zt(d,6),...a}),y=new _t(new ys(pT*this.extent,16,12),g);y.position.copy(u),this.marks.add(y)}),this.marks.children.forEach((u,d)=>u.renderOrder=1+d)}grab(e){let t=this.rayAt(e).intersectObjects(this.bodies)[0],n=this.bodies.find(r=>t&&r.getObjectById(t.object.id));if(!t||!n||e.button!==0)return;let s=new Vn().setFromNormalAndCoplanarPoint(this.camera.getWorldDirection(new k),t.point);this.held={body:n,turns:e.shiftKey,plane:s,last:t.point,x:e.clientX,y:e.clientY},this.controls.enabled=!1,this.canvas.setPointerCapture(e.pointerId)}drag(e){if(!this.held)return;let{held:t}=this,n=this.rayAt(e).ray.intersectPlane(t.plane,new k);if(t.turns){let s=new k().setFromMatrixColumn(this.camera.matrixWorld,0),r=new k().setFromMatrixColumn(this.camera.matrixWorld,1);t.body.rotateOnWorldAxis(r,iv*(e.clientX-t.x)),t.body.rotateOnWorldAxis(s,iv*(e.clientY-t.y))}else n&&(t.body.position.add(n).sub(t.last),t.last=n);t.x=e.clientX,t.y=e.clientY,this.moved()}release(){this.held=null,this.controls.enabled=!0}rayAt(e){let{left:t,top:n,width:s,height:r}=this.canvas.getBoundingClientRect(),o=new hl;return o.setFromCamera(new qe(2*(e.clientX-t)/s-1,1-2*(e.clientY-n)/r),this.camera),o}};function gT(i){let e=new Tt().makeRotationFromQuaternion(i.quaternion).elements;return{position:[i.position.x,i.position.y,i.position.z],rotation:[e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]]}}function yT({bodies:i}){let e=i.flatMap(({parts:s})=>s.map(({part:r,place:o})=>{let a=Math.max(Math.hypot(...r.size),...r.vertices.map(l=>Math.hypot(...l)));return r.kind==="plane"?0:a+r.radius+Math.hypot(...o.position)})),[t,n]=i.map(({place:s})=>s.position);return Math.max(Math.max(...e)+.5*Math.hypot(t[0]-n[0],t[1]-n[1],t[2]-n[2]),1e-9)}function vT(i){let e=Cu();return e==="none"?null:new Zo({canvas:i,antialias:e==="hardware"})}var sv=Math.PI/180,rv=["x","y","z"],xT="The distance is negative where shapes overlap: the shortest way that parts them. Drag a shape to move it, with the shift key to turn it; drag beside the shapes to look from elsewhere.",_T="This browser draws nothing in space; the numbers are right.",ku=class{frames=0;closest;stage;facts=X("dl",{class:"facts"});fields=[];requested=!1;constructor(e,t){document.title=t.title;let[n,s]=t.bodies.map(({name:h})=>h),r=`${n} and ${s} with their nearest points`,o=X("canvas",{class:"stage-canvas",role:"img","aria-label":r});this.stage=new Uu(t,o,()=>this.invalidate()),this.closest=this.stage.closest();let a=X("section",{class:"stage card","aria-label":"Picture"});a.append(this.stage.draws?o:X("p",{class:"no-picture"},_T)),new ResizeObserver(()=>{this.stage.resize(o.clientWidth,o.clientHeight),this.invalidate()}).observe(a);let l=X("div",{class:"controls"},rn("Nearest points",!0,this.facts,X("p",{class:"note"},xT)),...t.bodies.map(({name:h},u)=>rn(h,!0,...this.placeFields(u)))),c=[hi("reset","Back to the start",()=>{this.stage.reset(),this.invalidate()}),hi("theme","Light or dark",Eu)];e.replaceChildren(X("header",{class:"top"},X("h1",{},t.title),X("div",{class:"top-buttons"},...c)),X("main",{class:"page shapes"},X("div",{class:"middle"},X("div",{class:"show"},a)),X("div",{class:"left"},l))),Au(()=>{this.stage.renew(),this.invalidate()}),Jo()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.frame()))}frame(){this.requested=!1,this.closest=this.stage.closest(),this.stage.render(this.closest);for(let{field:e,value:t}of this.fields)e.show(t());this.tell(),this.frames+=1}placeFields(e){let t=this.stage.bodies[e],n=2*this.stage.extent,s=(o,a,l,c,h)=>{let u=y=>{h(y),this.invalidate()},d=c(),f={low:Math.min(-l,d),high:Math.max(l,d)},g=new Fi({label:o,unit:a,value:d,range:f,change:u,name:`${"ab"[e]} ${o}`});return this.fields.push({field:g,value:c}),g.element},r=(o,a)=>o[a]/sv;return[...rv.map(o=>s(o,"m",n,()=>t.position[o],a=>t.position[o]=a)),...rv.map(o=>s(`about ${o}`,"°",180,()=>r(t.rotation,o),a=>t.rotation[o]=a*sv))]}tell(){let{distance:e,normal:t,pointA:n,pointB:s,features:r}=this.closest,o=[["distance",`${yt(e,6)} m`],["normal",jp(t)],["point of the first",jp(n)],["point of the second",jp(s)],["what meets",`${r[0].name} and ${r[1].name}`]];this.facts.childElementCount||this.facts.append(...o.flatMap(()=>[X("dt"),X("dd")])),o.flat().forEach((a,l)=>gt(this.facts.children[l],a))}};function jp(i){return i.map(e=>yt(Math.abs(e)<1e-12?0:e,4)).join(", ")}var bT=new Set(["text","number","search","email","url","tel","password"]),MT=".corner-button, .transport .button, .top-buttons .button",ST=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function wT(i,e){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?bT.has(i.type)?!0:ST.has(e)||i.type!=="range"&&e===" ":i.closest("button, summary, a[href]")!==null&&(e===" "||e==="Enter"):!1}var Bu=class{constructor(e){this.keys=e;for(let t of e)for(let n of t.keys)this.bound.set(n,t);window.addEventListener("keydown",t=>this.down(t)),window.addEventListener("keyup",t=>this.up(Yr(t))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;letters=!0;down(e){let t=this.bound.get(Yr(e));!this.letters&&Yr(e).length===1&&Yr(e)!==" "&&Yr(e)!=="?"||!t||e.ctrlKey||e.metaKey||e.altKey||wT(e.target,e.key)||document.querySelector("dialog[open]")&&Yr(e)!=="?"||(e.preventDefault(),!(e.repeat&&!t.repeats)&&(this.held.add(Yr(e)),t.press()))}up(e){this.held.delete(e)&&this.bound.get(e)?.release?.()}releaseAll(){for(let e of[...this.held])this.up(e)}};function Yr(i){return i.key.length===1?i.key.toLowerCase():i.key}function ov(i){let e=!1;i.addEventListener("pointerdown",()=>{e=!0},!0),i.addEventListener("keydown",()=>{e=!1},!0),i.addEventListener("change",t=>{e&&t.target instanceof HTMLSelectElement&&t.target.blur()}),i.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest(MT):null;e&&n instanceof HTMLElement&&n.blur()})}var av="http://www.w3.org/2000/svg",Zp=240,Kp=150,AT=20,$r=2e3,ET="M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5",TT=1e-9,Vu=class{constructor(e){this.timeUnit=e;this.drawing.setAttribute("viewBox",`${-Zp/2} ${-Kp/2} ${Zp} ${Kp}`),this.drawing.setAttribute("role","img"),this.drawing.classList.add("poles"),this.element=X("figure",{class:"poles-figure"},this.drawing,this.words)}timeUnit;element;drawing=document.createElementNS(av,"svg");words=X("figcaption",{class:"note"});poles=[];scale=1;show(e){this.poles=e;let t=Ni(Math.max(...e.flat().map(Math.abs))),n=this.timeUnit?`1/${this.timeUnit}`:"",s=Math.min(Zp,Kp)/2-AT;this.scale=s/t,this.drawing.setAttribute("aria-label",`Poles: ${e.map(CT).join(", ")} ${n}`.trim()),this.words.textContent=`Poles of the linear system; the ring is ${yt(t)} ${n}`.trim(),this.drawing.replaceChildren(zu("rect",{x:0,y:-$r,width:$r,height:2*$r,class:"growing"}),zu("path",{d:`M${-$r} 0H${$r}M0 ${-$r}V${$r}`,class:"axes"}),zu("circle",{r:s,class:"axes"}),...e.map(([r,o])=>{let a=`translate(${this.scale*r} ${-this.scale*o})`;return zu("path",{d:ET,transform:a,class:"pole"})}))}mark(e){let t=this.drawing.querySelectorAll(".pole"),n=TT*Math.max(1e-300,...this.poles.flat().map(Math.abs));this.poles.forEach(([s,r],o)=>{let a=e!==null&&Math.hypot(s-e[0],Math.abs(r)-Math.abs(e[1]))<=n;t[o]?.classList.toggle("chosen",a)})}};function zu(i,e){let t=document.createElementNS(av,i);for(let[n,s]of Object.entries(e))t.setAttribute(n,String(s));return t}function CT([i,e]){return e===0?yt(i):`${i===0?"":`${yt(i)} `}${e<0?"−":i===0?"":"+ "}${yt(Math.abs(e))}i`}var RT="These are for the parameters the page opened with.",PT="Rests and poles follow the parameters; modes are those of the parameters the page opened with.",IT="as opened",LT=.01;function Hu({stability:i}){return i==="stable"||i==="asymptotically stable"}var Gu=class{constructor(e,t,n){this.session=e;this.analysis=t;this.theatre=n;let{data:s}=e;this.poles=new Vu(s.units.time),this.marks=t.equilibria.map((r,o)=>lv(`equilibrium ${o}`,cv(s,r),r.stability,Hu(r),()=>e.rest(o))),this.release=Jp("release","True motion from here",()=>e.release()),this.chosen=X("div",{class:"equilibrium",hidden:!0},X("div",{class:"button-row"},Jp("rest","At rest",()=>e.rest(e.equilibrium)),Jp("beside","Slightly beside",()=>e.rest(e.equilibrium,!0))),this.sentence,this.poles.element,this.modes,this.remark,this.release),this.element=rn("Equilibria",!1,X("div",{class:"marks",role:"group","aria-label":"Equilibria to start from"},...this.marks),this.stale,this.chosen,X("p",{class:"note"},t.sentence)),e.whenChanged(()=>this.update()),this.update()}session;analysis;theatre;element;marks;poles;sentence=X("p",{class:"note"});stale=X("p",{class:"note",role:"status"});chosen;modes=X("div",{class:"marks",role:"group","aria-label":"Modes to watch"});remark=X("p",{class:"note",role:"status"});release;listed=-1;update(){let{session:e,analysis:t}=this,n=t.equilibria.map((l,c)=>e.equilibriumNow(c)),s=t.equilibria[e.equilibrium];this.marks.forEach((l,c)=>{l.setAttribute("aria-pressed",String(c===e.equilibrium)),DT(e.data,l,n[c])});let r=n.some(l=>l.followed);if(gt(this.stale,e.retuned&&n.length?r?PT:RT:""),this.chosen.hidden=!s,!s)return;this.listed!==e.equilibrium&&this.list(s);let o=n[e.equilibrium]?.found??s;gt(this.sentence,o.sentence),this.poles.show(o.poles);let a=e.swing?s.modes.indexOf(e.swing.mode):-1;[...this.modes.children].forEach((l,c)=>l.setAttribute("aria-pressed",String(c===a))),this.poles.mark(s.modes[a]?.pole??null),this.release.hidden=a<0,gt(this.remark,e.swing?UT(e.swing.slower):"")}list(e){let{session:t,theatre:n}=this,{time:s}=t.data.units;this.listed=t.equilibrium,this.modes.hidden=!n?.stage||!e.modes.length,this.modes.replaceChildren(...e.modes.map((r,o)=>lv(`mode ${o}`,`Mode ${o+1}`,OT(r,s),!FT(r),()=>{t.swing?.mode===r?t.unwatch():t.watch(o,n?.framing.size??1)})))}};function lv(i,e,t,n,s){return X("button",{type:"button",class:"mark","data-choice":i,"aria-pressed":"false",onclick:s},X("span",{class:n?"dot filled":"dot","aria-hidden":"true"}),X("span",{class:"name"},e),X("span",{class:"fate"},t))}function DT(i,e,t){let[n,s,r]=[...e.children];!t?.found||!n||!(s instanceof HTMLElement)||!(r instanceof HTMLElement)||(n.classList.toggle("filled",Hu(t.found)),gt(s,cv(i,t.found)),gt(r,t.followed?t.found.stability:`${t.found.stability}, ${IT}`))}function Jp(i,e,t){return X("button",{type:"button",class:"button","data-act":i,onclick:t},e)}function cv(i,{state:e}){return(e.q.length?i.coordinates.map((s,r)=>({...s,value:e.q[r]??0})):i.states.map((s,r)=>({...s,angle:!1,value:e.z[r]??0}))).map(({label:s,unit:r,angle:o,value:a})=>`${s} = ${o?NT(a):`${yt(a)} ${r}`.trim()}`).join(", ")}function NT(i){return`${yt(i*180/Math.PI)}°`}function FT({pole:i,rigid:e}){return!e&&i[0]>0}function OT({pole:[i,e],rigid:t},n){let s=n?`/${n}`:"";return t?"rigid body":e>0?`${yt(e)} rad${s}`:`${i>0?"grows":"decays"} ${yt(Math.abs(i))} ${s}`.trim()}function UT(i){return`The linear motion along the mode, larger than life${i===0||Math.abs(i-1)<LT?"":i>1?`, ${yt(i,2)} times slower`:`, ${yt(1/i,2)} times faster`}.`}function qu(i,e){return i.data.methods.find(t=>t.name===e)?.label??e}var Wu=class{constructor(e){this.session=e;let t=qn("integrator"),{data:n,main:s}=e;this.menu=X("select",{id:t,"data-menu":"integrator",onchange:()=>e.setIntegrator(this.menu.value)},...n.methods.map(r=>X("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new Fi({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>e.setStep(r)}),this.element=rn("Integrator",!0,X("div",{class:"stacked"},X("label",{for:t,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),e.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=X("p",{class:"note"});step;update(){let{main:e,data:t}=this.session,n=t.methods.find(({name:s})=>s===e.integrator);this.menu.value=e.integrator,gt(this.remark,n?.remark??""),this.step.show(e.step)}},Xu=class{constructor(e){this.session=e;let t=X("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of e.data.methods){if(r==="none"||o)continue;let a=X("input",{type:"checkbox","data-rival":n,onchange:()=>e.setRival(n,a.checked)}),l=X("span",{class:"swatch","aria-hidden":"true"}),c=X("span",{class:"fate"});t.append(X("li",{},X("label",{},a,l,X("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=rn("Side by side",!1,X("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),t),e.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:e}=this,t=e.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=t.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&t.length>1?Zt(a%6,6):"transparent"),gt(o,a===0?"shown":t[a]?.outcome?"failed":"")}}};function Dl(i,e){return e<new wt(i.layout).paired?i.coordinates[e]:void 0}function ia(i,e){return Dl(i,e)?.angle??i.velocities[e]?.unit.startsWith("rad")??!1}function hv(i,e){return Dl(i,e)?.label??i.velocities[e]?.label??""}var kT=4,BT=1e-9;function sa(i,e){let t=i.inputs.findIndex(n=>n.kind==="push");return t<0?-1:t+e}function dv(i,e,t){let n=new wt(i.layout),s=n.join(i.start.q,i.start.v,i.start.z),r=new Float64Array(i.inputs.length),o=Float64Array.from(i.parameters,({value:h})=>h),a=new Float64Array(0),l=new Float64Array(s.length),c=new Float64Array(s.length);return e.rate(0,s,r,o,a,l),r[t]=1,e.rate(0,s,r,o,a,c),c.map((h,u)=>Math.abs(h-(l[u]??0))).subarray(n.v.first)}function fv(i,e,t){return kT*(10/i.until)**2*(ia(i,e)?1:t/3)}function zT(i,e){return i.velocities.map((t,n)=>{let s=sa(i,n),r=s<0?0:dv(i,e,s)[n]??0;return Number.isFinite(r)?r:0})}function pv(i,e,t,n){let s=zT(i,e),r=BT*Math.max(...s),o=ia(i,t),a=s[t]??0,l=s.filter((h,u)=>h>r&&ia(i,u)===o),c=a>r?a:Math.max(0,...l);return c>0?Ni(fv(i,t,n)/c):1}function mv(i,e,t){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...dv(n,e,c)].map((f,g)=>fv(n,g,t)/f).filter(f=>f>0&&Number.isFinite(f)),u=5*Ni(h.length?Math.min(...h):1),d=new Fi({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:f=>i.setInput(c,f)});i.whenChanged(()=>d.show(i.settings.get(c)??0)),s.push(d.element)}),s.length?rn("Inputs",!0,...s):null}var Yu=class{constructor(e,t){this.session=e;let{data:n}=e;if(this.strength=t,e.whenMoved(()=>this.pending&&this.apply()),e.whenChanged(a=>a==="playing"&&this.pending&&this.apply()),this.element=null,sa(n,0)<0||!n.velocities.length)return;let s=qn("push"),r=n.layout.identity,o=X("select",{id:s,"data-menu":"push",onchange:()=>this.choose(o.selectedIndex)},...n.velocities.map((a,l)=>X("option",{},hv(n,l))));this.field=new Fi({label:"strength",unit:n.inputs[sa(n,0)]?.unit??"",value:t[0]??1,name:"push",range:{low:0,high:5*Math.max(...t)},change:a=>{this.strength[this.velocity]=a}}),this.element=rn("Push",!1,X("div",{class:"push-row"},this.holdButton(-1),X("label",{for:s,class:"hidden"},r?"Coordinate to push":"Velocity to push along"),o,this.holdButton(1)),this.field.element,X("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;velocity=0;strength;held=new Set;since=-1;pending=!1;field=null;choose(e){this.held.clear(),this.since=-1,this.apply(),this.velocity=e,this.field?.show(this.strength[e]??1)}push(e,t){t?this.held.add(e):this.held.delete(e),this.apply()}apply(){let{session:e,held:t}=this,{steps:n}=e.main;if(!t.size&&e.playing&&n===this.since){this.pending=!0;return}this.pending=!1,t.size&&(this.since=n);let s=0;for(let r of t)s+=r;for(let r of this.pushed){let o=sa(e.data,r);o>=0&&e.setInput(o,s*(this.strength[r]??1))}}get pushed(){let{pendularm:e,velocities:t}=this.session.data;return e?.links===2?t.map((n,s)=>s):[this.velocity]}holdButton(e){let t=()=>this.push(e,!0),n=()=>this.push(e,!1);return X("button",{type:"button",class:"button hold","aria-label":e<0?"Push down, hold":"Push up, hold",onpointerdown:t,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{uv(r)&&t()},onkeyup:r=>{uv(r)&&n()}},Mu(e<0?"left":"right"),e<0?"push −":"push +")}};function uv(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function VT(i,e){let t=i.servo?.desired.indexOf(e)??-1;return i.coordinates[i.servo?.coordinates[t]??-1]}function GT(i,e,t){if(e.kind==="desired"){let n=VT(i,e.name);return n?.limits?Dp(n.limits,e.value):Su(e.value,n?.angle??!1,t)}return Uy(e.value,e.kind==="gain"||e.kind==="disturbance"||e.unit.includes("s²")||e.unit.includes("s^2"))}function Nl(i,e,t){let{desired:n=[],gains:s=[]}=i.data.servo??{},r=[...n,...s.flatMap(({kp:l,ki:c,kd:h})=>[l,c,h])],a=i.data.parameters.filter(({kind:l})=>e.includes(l)).sort((l,c)=>r.indexOf(l.name)-r.indexOf(c.name)||(l.kind==="gain"?HT(l,c):0)).map(l=>({name:l.name,field:new Fi({label:l.label,unit:l.unit,value:l.value,name:l.name,meaning:l.meaning,range:GT(i.data,l,t),change:c=>l.kind==="desired"?i.setDesired(l.name,c):i.setParameter(l.name,c)})}));return i.whenChanged(()=>{for(let{name:l,field:c}of a)c.show(i.main.parameter(l))}),a.map(({field:l})=>l.element)}function HT(i,e){return i.name.localeCompare(e.name)}function gv(i,e){let t=Nl(i,["parameter"],e);return t.length?rn("Parameters",!0,...t):null}function yv(i,e){let t=Nl(i,["disturbance"],e);return t.length?rn("Disturbances",!0,...t):null}function vv(i,e){let{data:t}=i,n=[],s=new Set(t.servo?.integrals??[]),r=new wt(t.layout),o=(c,h,u,d)=>{if(c==="v")return Su(u,!1,d?10:2*e);if(c==="q"&&r.isUnit(h))return{low:-1,high:1};let f=c==="q"?t.coordinates[h]?.limits:void 0;return f?Dp(f,u):Su(u,d,e)},a=(c,h,u,d,f,g)=>{let y=i.start[c][h]??0,m=new Fi({label:u,unit:d,value:y,name:`start ${g}`,range:o(c,h,y,f),change:p=>i.setStart(c,h,p)});n.push({part:c,index:h,field:m})},l=c=>{let h=t.velocities[c];h&&a("v",c,h.label,h.unit,ia(t,c),h.name)};return t.coordinates.forEach(({label:c,unit:h,angle:u,name:d},f)=>{a("q",f,c,h,u,d),Dl(t,f)&&l(f)}),t.velocities.forEach((c,h)=>{Dl(t,h)||l(h)}),t.states.forEach(({label:c,unit:h,name:u},d)=>{s.has(d)||a("z",d,c,h,!1,u)}),i.whenChanged(()=>{for(let{part:c,index:h,field:u}of n)u.show(i.start[c][h]??0)}),rn("Start",!1,X("p",{class:"note"},"A new start value takes the motion back to t = 0."),t.layout.unit.length?X("p",{class:"note"},"Quaternions are divided by their length, so that only ratios count."):null,...n.map(({field:c})=>c.element))}var WT=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],XT="Paused, a slider sets the pose; running, it is what the servo goes to.",xv=8,$u=class{constructor(e,t){this.session=e;let n=qn("servo"),{servo:s,step:r,pendularm:o,units:a}=e.data,l=s?.sampled??r,c=s?.poses?"Joints":o?"Servo":"Controller",h=Nl(e,["gain"],t),u=WT.map(({mode:d,label:f})=>{let g=X("input",{type:"radio",name:n,value:d,"data-servo":d,onchange:()=>e.setServo(d)});return this.buttons.set(d,g),X("label",{class:"segment"},g,X("span",{},f))});this.signals=(s?.signals??[]).flatMap(({label:d,unit:f,input:g},y)=>g<0?[{index:y,label:d,unit:f,place:X("p",{class:"note"})}]:[]),this.element=rn(c,!0,X("div",{class:"segments",role:"radiogroup","aria-label":c},...u),X("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${yt(l)} ${a.time}.`),...this.signals.map(({place:d})=>d),s?.poses?X("p",{class:"note"},XT):null,...Nl(e,["desired"],t),...h.length>xv?[]:h),this.gains=h.length>xv?rn("Gains",!1,...h):null,e.whenChanged(()=>this.update()),this.update()}session;element;gains;buttons=new Map;signals;say(){let e=this.session.main.signals();for(let{index:t,label:n,unit:s,place:r}of this.signals)gt(r,`${n} = ${yt(e[t]??NaN)} ${s}`.trim())}update(){let e=this.buttons.get(this.session.main.servoMode);e&&(e.checked=!0),this.say()}};function _v(i,{total:e,ledger:t,kinetic:n,turnover:s=0}){if(!i.energy)return 0;let r=Math.max(0,n-Math.abs(e-t)),o=Math.max(i.energyScale,r,s),a=Math.abs(e-t)/o;return Number.isFinite(a)?a:0}function qT(i,e,t,n){let s=_v(i,t);if(!(s>=.05))return"";let r=`Energy off by ${s<2?`${Math.round(100*s)} %`:`${Number(s.toPrecision(2))} times what moves`}`;if(e.kind==="adaptive")return`${r}: the tolerance of ${e.label} is too wide for this motion.`;let o=e.order<4?", or a method of higher order":"",a=i.units.time;return`${r}: step too long for ${e.label}. Try ${`${Number((n/4).toPrecision(2))} ${a}`.trim()}${o}.`}var ju=class{constructor(e){this.data=e}data;grown=-1/0;error=0;forget(){[this.grown,this.error]=[-1/0,0]}judge(e,t,n,s){let r=_v(this.data,t);return r>this.error+.005?[this.grown,this.error]=[s,r]:r<this.error-.005&&(this.error=r),s-this.grown<=this.data.until/10?qT(this.data,e,t,n):""}};var bv=.35,Mv=.12,YT=.001,$T=.8,jT=4,ZT=3,Zu=class{constructor(e,t,n,s,r){this.player=e;this.mode=n;let{q:o,v:a,z:l}=t.state,c=n.pole[1]*r;this.layout=new wt(e.data.layout),this.rest=this.layout.join(o,a,l);let h=c>0?Math.min(jT,Math.max($T,2*Math.PI/c)):ZT;this.pace=2*Math.PI/h,this.slower=c>0?c/this.pace:0,this.amplitude=this.largest(s),this.show()}player;mode;pace;slower;rest;layout;amplitude;phase=0;get start(){return this.parts(this.amplitude,0)}advance(e){this.phase=(this.phase+this.pace*e)%(2*Math.PI),this.show()}show(){let{q:e,v:t,z:n}=this.parts(this.amplitude,this.phase);this.player.setState(e,t,n)}parts(e,t){let{layout:n,rest:s,mode:r}=this,[o,a]=[e*Math.cos(t),e*Math.sin(t)],l=s.map((d,f)=>d+o*r.real[f]-a*r.imaginary[f]),[c,h,u]=[n.q,n.v,n.z].map(d=>Array.from(n.take(d,l)));return{q:c,v:h,z:u}}largest(e){let{data:t}=this.player,{first:n}=this.layout.q,s=0,r=0;t.coordinates.forEach(({angle:h},u)=>{let d=Math.hypot(this.mode.real[n+u],this.mode.imaginary[n+u]);h?s=Math.max(s,d):r=Math.max(r,d)});let o=Math.min(bv/s,Mv*e/r),a=YT*o;if(!Number.isFinite(o))return 1;let l=[null,0,Math.PI/2].map(h=>{let{q:u,v:d,z:f}=h===null?this.parts(0,0):this.parts(a,h);return this.player.setState(u,d,f),Float64Array.from(this.player.positions())}),c=l[0].reduce((h,u,d)=>Math.max(h,Math.hypot(l[1][d]-u,l[2][d]-u)),0);return Math.min(bv/s,Mv*e*a/c)}};var Ku=class{wall=0;moved=0;asked=0;note(e,t,n){let s=Math.exp(-e/1);this.wall=s*this.wall+e,this.moved=s*this.moved+t,this.asked=s*this.asked+n}forget(){this.wall=this.moved=this.asked=0}get ratio(){return this.wall>=.5*(1-Math.exp(-1))?this.moved/this.wall:NaN}get behind(){return Number.isFinite(this.ratio)&&this.moved<.95*this.asked}};var Fl=.1,Ju=1500,ra=class{constructor(e){this.data=e;let{until:t}=e,n=e.view?.speed??(t>60?Ni(t/20):t<2?1/Ni(10/t):1);this.speed={value:n,usual:n}}data;speed;pace=new Ku;playing=!1;changed=[];moved=[];moving=[];whenChanged(e){this.changed.push(e)}whenMoved(e){this.moved.push(e)}whenMoving(e){this.moving.push(e)}play(e){this.playing!==e&&(this.playing=e,this.pace.forget(),this.tell("playing"))}tell(e){for(let t of this.changed)t(e)}tellMoving(){for(let e of this.moving)e()}tellMoved(){for(let e of this.moved)e()}};var _r=class extends ra{constructor(t){super(t.data);this.recorded=t;this.players=this.shown=[t],this.begin=t.t}recorded;warning="";part=1;players;shown;begin;get time(){return this.recorded.t}get animated(){return this.playing}play(t){t&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(t)}frame(t){if(!this.playing)return!1;let n=this.recorded.t+Math.min(t,Fl)*this.speed.value,s=this.recorded.t;return this.recorded.seek(Math.min(n,this.recorded.end)),this.pace.note(t,this.recorded.t-s,t*this.speed.value),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/Ju)}seek(t){this.recorded.seek(Math.max(this.begin,Math.min(t,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};var KT=.02,JT=12,QT=8,Mi=class extends ra{constructor(t,n){super(t.data);this.main=t;this.another=n;this.layout=new wt(t.data.layout),this.drift=new ju(t.data),this.start=Ol(t.data.start)}main;another;rivals=[];warning="";start;equilibrium=-1;swing=null;inputs=new Map;layout;drift;owed=0;said="";get players(){return[this.main,...this.rivals]}get shown(){return this.swing?[this.swing.player]:this.players}get animated(){return this.playing||this.swing!==null}get time(){return Math.max(...this.players.map(t=>t.t))}get part(){let t=this.main.step/this.speed.value>KT;return this.playing&&t?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(t=>t.outcome!=="")}play(t){t&&this.over||(t&&this.unwatch(),super.play(t))}frame(t){if(this.swing?.advance(Math.min(t,Fl)),!this.playing)return this.swing!==null;let n=this.time,s=this.go(t);return this.pace.note(t,this.time-n,t*this.speed.value),s}go(t){this.owed+=Math.min(t,Fl)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(QT,n,Math.ceil(Ju*n*this.main.step/this.data.until))),r=this.players.filter(c=>c.outcome===""),o=Math.min(...r.map(c=>c.t)),a=JT/s/Math.max(1,r.length),l=!1;n===1&&this.tellMoving();for(let c=1;c<=s;c+=1){let h=o+Math.round(n*c/s)*this.main.step;for(let u of r){let d=Math.round((h-u.t)/u.step);d<1||u.outcome!==""||u.advance(d*u.step,a)<d&&u.outcome===""&&(l=!0)}this.tellMoved()}return this.owed=l?0:this.owed-n*this.main.step,this.judge(),!0}single(){this.play(!1);for(let t of this.players)t.outcome===""&&t.single();this.tellMoved(),this.judge(),this.tell("settings")}reset(){this.unwatch();for(let t of this.players)t.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.pace.forget(),this.warning="",this.drift.forget(),this.said="",this.tell("reset")}ahead(){let t=this.copy(),{q:n,v:s,z:r}=this.layout;return t.integrator=this.main.integrator,t.setState(this.layout.take(n,this.main.y),this.layout.take(s,this.main.y),this.layout.take(r,this.main.y)),t}restore(){let{data:t}=this;this.play(!1),this.rivals.length=0,this.main.integrator=t.integrator,this.main.step=t.step,t.servo&&(this.main.servoMode=t.servo.on?t.servo.mode:"off");for(let{name:n,value:s}of t.parameters)n!==t.servo?.active&&this.main.setParameter(n,s);for(let n of this.inputs.keys())this.setInput(n,0);this.inputs.clear(),this.speed.value=this.speed.usual,this.equilibrium=-1,this.start=Ol(t.start),this.reset();for(let n of t.view?.rivals??[])this.setRival(n,!0);this.tell("players"),this.tell("settings")}begin(t){let n=this.start;this.start=Ol(t);try{this.reset()}catch(s){throw this.start=n,s}}get settings(){return this.inputs}get retuned(){return this.data.parameters.some(({name:t,value:n})=>this.main.parameter(t)!==n)}equilibriumNow(t){let n=this.data.analysis?.equilibria[t];if(!n||!this.retuned)return{found:n,followed:!0};let s=this.main.follow(n);return{found:s??n,followed:s!==null}}rest(t,n=!1){let{found:s}=this.equilibriumNow(t);if(!s)throw new Error(`There is no equilibrium ${t} in this page.`);this.play(!1),this.equilibrium=t,this.start=Ol(n?s.beside:s.state),this.reset()}watch(t,n){let s=this.data.analysis?.equilibria[this.equilibrium],r=s?.modes[t];if(!s||!r)throw new Error(`There is no mode ${t} to watch.`);this.play(!1),this.swing=new Zu(this.copy(),s,r,n,this.speed.value),this.tell("watched")}unwatch(){this.swing&&(this.swing=null,this.tell("watched"))}release(){this.swing&&(this.start=this.swing.start,this.reset(),this.play(!0))}setStart(t,n,s){let r=Ol(this.start);r[t][n]=s,this.begin(r)}setParameter(t,n){for(let s of this.players)s.setParameter(t,n);this.tell("settings")}setDesired(t,n){let{servo:s}=this.data,r=s?.coordinates[s.desired.indexOf(t)];this.setParameter(t,n),!(!s?.poses||this.playing||r===void 0)&&(this.start={q:[...this.main.y.subarray(0,this.data.layout.nq)],v:this.start.v.map(()=>0),z:[...this.data.start.z]},this.setStart("q",r,n))}setStep(t){for(let n of this.players)n.step=t;this.owed=0,this.tell("settings")}setServo(t){for(let n of this.players)n.servoMode=t;this.tell("settings")}setIntegrator(t){this.main.integrator=t,this.leave(t),this.tell("players")}setInput(t,n){this.inputs.set(t,n);for(let s of this.players)s.setInput(t,n);this.tell("settings")}pull(t,n){this.unwatch();for(let s of this.players)s.pull(t,n)}setRival(t,n){if(n&&!this.rivals.some(s=>s.integrator===t)){let s=this.copy();s.integrator=t,this.rivals.push(s)}else n||this.leave(t);this.reset(),this.tell("players")}copy(){let t=this.another();t.step=this.main.step,t.servoMode=this.main.servoMode;for(let{name:n}of this.data.parameters)n!==this.data.servo?.active&&t.setParameter(n,this.main.parameter(n));for(let[n,s]of this.inputs)t.setInput(n,s);return t}leave(t){let n=this.rivals.findIndex(s=>s.integrator===t);n>=0&&this.rivals.splice(n,1)}judge(){let{main:t,data:n}=this,s=n.methods.find(({name:o})=>o===t.integrator);this.warning=s&&t.outcome===""?this.drift.judge(s,t.energy(),t.step,t.t):"";let r=this.players.map(o=>o.outcome).join(`
`);r!==this.said&&(this.said=r,this.over&&this.play(!1),this.tell("outcome"))}};function Ol({q:i,v:e,z:t}){return{q:[...i],v:[...e],z:[...t]}}var eC=-6,tC=5,Qp=1e4,Qu=class{constructor(e,t){this.session=e;let n=e instanceof _r?e:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(n?e.data.until/1e3:e.data.step)))),this.playButton=hi("play","Play (space)",()=>e.play(!e.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let s=hi("step",n?"One picture further (full stop)":"One step (full stop)",()=>e.single()),r=hi("reset","Back to the start (r)",t);s.dataset.act="step",r.dataset.act="reset";let o=X("div",{class:"transport-row"},this.playButton,s,r,this.clock,this.remark,this.speedField());this.element=X("div",{class:"transport card",role:"group","aria-label":"Playback"},o),n&&(this.line=X("input",{type:"range",class:"time-line",min:0,max:Qp,step:1,value:0,"aria-label":"Time line",oninput:()=>n.seek(n.begin+Number(this.line?.value)/Qp*(n.recorded.end-n.begin))}),this.element.append(this.line)),e.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=X("output",{class:"clock","aria-label":"Time","aria-live":"off"});remark=X("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:e,line:t}=this,n=e.data.units.time;Oy(this.playButton,e.playing?"pause":"play",e.playing?"Pause (space)":"Play (space)"),gt(this.clock,`t = ${El(e.time,this.decimals)} ${n}`.trim());let{pace:s,speed:r}=e;if(gt(this.remark,e.playing&&s.behind?`runs at ${yt(s.ratio,2)}× of the ${yt(r.value,2)}× asked for`:""),!t||!(e instanceof _r))return;let{begin:o,recorded:a}=e;t.value=String(Math.round(Qp*(e.time-o)/(a.end-o||1))),t.setAttribute("aria-valuetext",`${El(e.time,2)} ${n}`)}speedField(){let{speed:e}=this.session,t=qn("speed"),n=X("output",{for:t,class:"speed-value","aria-live":"off"}),s=()=>{n.textContent=`${yt(e.value,2)}×`,r.setAttribute("aria-valuetext",`${yt(e.value,2)} times real time`)},r=X("input",{type:"range",id:t,min:eC,max:tC,step:.5,value:0,"data-slider":"speed",oninput:()=>{e.value=e.usual*2**Number(r.value),s()}});return s(),this.session.whenChanged(()=>{r.value=String(Math.log2(e.value/e.usual)),s()}),X("div",{class:"speed"},X("label",{for:t},"Speed"),r,n)}};var em="http://www.w3.org/1998/Math/MathML";function Sv(i,e){if(!i)return null;let t=new DOMParser().parseFromString(i,"text/html"),n=X("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...t.body.childNodes]){let r=wv(s);r&&n.append(r)}return rn("Equations of motion",e,n)}function wv(i){let e=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(e);if(!(i instanceof Element))return null;if(!(i.namespaceURI===em||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===em?document.createElementNS(em,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=wv(s);r&&n.append(r)}return n}var ed=class{element;constructor(e,t,n){let s=X("input",{type:"checkbox",checked:!0,"data-switch":"letter keys",onchange:()=>n(s.checked)}),r=e.flatMap(({keys:o,does:a})=>[X("dt",{},...o.flatMap((l,c)=>c?[" ",X("kbd",{},l)]:[X("kbd",{},l)])),X("dd",{},a)]);this.element=X("dialog",{class:"help","aria-labelledby":"help-title"},X("div",{class:"dialog-head"},X("h2",{id:"help-title"},"Keys"),hi("close","Close",()=>this.element.close())),X("dl",{},...r),X("label",{class:"switch"},s,"Keys of one letter or digit act"),...t.filter(Boolean).map(o=>X("p",{class:"note"},o))),this.element.addEventListener("click",o=>{o.target===this.element&&this.element.close()})}toggle(){this.element.open?this.element.close():this.element.showModal()}},td=class{constructor(e){this.reset=e}reset;element=X("div",{class:"banner",role:"alert",hidden:!0});say(e){this.element.dataset.said!==e&&(this.element.dataset.said=e,this.element.hidden=e==="",this.element.replaceChildren(),e&&this.element.append(X("p",{},e),hi("reset","Reset",this.reset,"Reset")))}};var nC=["none","euler","verlet","velocity-verlet","rk4"],iC={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},Av={m:"mass",l:"length",g:"gravity"},sC={a:"push ↻",d:"push ↺",c:"servo",s:"servo off"},rC=3,Ev=["12","34","56","78","90"];function tm(i,e,t){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&nC.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${Tv(h)}`,press:()=>oC(i,h,t)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),(n===1?["qe"]:Ev.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,f)=>o.push({keys:[h[f]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function oC(i,e,t){let n=i.data.methods.find(s=>s.name===e)?.refusal;n?t(n):i.setIntegrator(e)}function Tv(i){return iC[i]??i}var nd=class{element=X("div",{class:"arm-buttons",role:"group","aria-label":"Keys as buttons"});constructor(e,t){for(let n of tm(e,t,()=>{})){let[s=""]=n.keys;if(n.does.startsWith("integrator"))continue;let r=()=>n.release?.();this.element.append(X("button",{type:"button",class:"button hold","data-key":s,"aria-label":n.does,onpointerdown:o=>{o.preventDefault(),n.press()},onpointerup:r,onpointerleave:r,onpointercancel:r,oncontextmenu:o=>o.preventDefault(),onclick:o=>{o.detail>0||(n.press(),r())}},sC[s]??n.does.replace("desired angle","angle")))}}},id=class{constructor(e){this.session=e;let{by:t="",links:n=1}=e.data.pendularm??{};this.element=X("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>rC?0:void 0},X("h2",{},"System"),this.system,t?X("p",{class:"by"},t):null,this.servoHead,this.servo,X("h2",{},"Pendulum"),this.pendulum,X("div",{class:"screen-keys"},X("h2",{},"Keys"),X("p",{},cC(n)))),this.update()}session;element;system=X("p");servo=X("p");pendulum=X("p");servoHead=X("h2");update(){let{main:e,data:t}=this.session;gt(this.system,aC(e).join(`
`)),gt(this.servoHead,`Servo: ${e.servoMode==="off"?"disabled":"active"}${e.servoMode==="sampled"?", sampled":""}`),gt(this.servo,lC(e).join(`
`));let n=s=>Object.keys(Av).indexOf(s)+1||1/0;gt(this.pendulum,t.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${Av[s]??s} = ${Xs(e.parameter(s))}`).join(`
`))}};function Ul(i,e,t){return t>1?`${i}${e+1}`:i}function aC(i){let{data:e,y:t,step:n}=i,s=new wt(e.layout),r=s.paired,o=e.servo,a=n<.01?String(Number(n.toPrecision(4))):Xs(n),l=[`t = ${Xs(i.t)} dt = ${a}`,`integrator = ${Tv(i.integrator)}`],c=s.take(s.q,t),h=s.take(s.v,t);for(let u=0;u<r;u+=1)l.push(`${Ul("x",u,r)} = ${Xs(c[u]??NaN)}`,`${Ul("x",u,r)}_dot = ${Xs(h[u]??NaN)}`);return o?.desired.forEach((u,d)=>l.push(`${Ul("x",d,r)}_desired = ${Xs(i.parameter(u))}`)),l}function lC(i){let{servo:e}=i.data,t=i.u;if(!e)return[];let n=e.inputs.length,s=(o,a)=>(t[o]??NaN)+(t[sa(i.data,a)]??0),r=e.inputs.map((o,a)=>`${Ul("u",a,n)} = ${Xs(s(o,a))}`);for(let o of["kp","kd","ki"]){let a=e.gains.map(l=>Xs(i.parameter(l[o])));new Set(a).size===1?r.push(`${o} = ${a[0]??""}`):a.forEach((l,c)=>r.push(`${Ul(o,c,n)} = ${l}`))}return r}function cC(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...Ev.slice(0,i).map((t,n)=>`${t[0]??""}/${t[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var br=class{constructor(e,t){this.width=e;this.capacity=t;this.columns=Array.from({length:e},()=>new Float64Array(2*t))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(e){if(this.end===2*this.capacity){for(let t of this.columns)t.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let t=0;t<this.width;t+=1)this.column(t)[this.end]=e[t]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(e){let t=this.column(0);for(;this.first+1<this.end&&(t[this.first+1]??0)<e;)this.first+=1}values(e){return this.column(e).subarray(this.first,this.end)}last(e){return this.count?this.column(e)[this.end-1]??NaN:NaN}column(e){let t=this.columns[e];if(!t)throw new RangeError(`A history of ${this.width} columns has no column ${e}.`);return t}};var hC="uplot",uC="u-hz",dC="u-vt",fC="u-title",pC="u-wrap",mC="u-under",gC="u-over",yC="u-axis",Kr="u-off",vC="u-select",xC="u-cursor-x",_C="u-cursor-y",bC="u-cursor-pt",MC="u-legend",SC="u-live",wC="u-inline",AC="u-series",EC="u-marker",Cv="u-label",TC="u-value",Bl="width",zl="height";var Rv="bottom",oa="left",nm="right",xm="#000",Pv=xm+"0",im="mousemove",Iv="mousedown",sm="mouseup",Lv="mouseenter",Dv="mouseleave",Nv="dblclick",CC="resize",RC="scroll",Fv="change",ld="dppxchange",_m="--",fa=typeof window<"u",cm=fa?document:null,la=fa?window:null,PC=fa?navigator:null,It,sd;function hm(){let i=devicePixelRatio;It!=i&&(It=i,sd&&dm(Fv,sd,hm),sd=matchMedia(`(min-resolution: ${It-.001}dppx) and (max-resolution: ${It+.001}dppx)`),Jr(Fv,sd,hm),la.dispatchEvent(new CustomEvent(ld)))}function Si(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function um(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Kt(i,e,t){i.style[e]=t+"px"}function ns(i,e,t,n){let s=cm.createElement(i);return e!=null&&Si(s,e),t?.insertBefore(s,n),s}function Ui(i,e){return ns("div",i,e)}var Ov=new WeakMap;function Ms(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Ov.get(i);r!=o&&(i.style.transform=r,Ov.set(i,r),e<0||t<0||e>n||t>s?Si(i,Kr):um(i,Kr))}var Uv=new WeakMap;function kv(i,e,t){let n=e+t,s=Uv.get(i);n!=s&&(Uv.set(i,n),i.style.background=e,i.style.borderColor=t)}var Bv=new WeakMap;function zv(i,e,t,n){let s=e+""+t,r=Bv.get(i);s!=r&&(Bv.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var bm={passive:!0},IC={...bm,capture:!0};function Jr(i,e,t,n){e.addEventListener(i,t,n?IC:bm)}function dm(i,e,t,n){e.removeEventListener(i,t,bm)}fa&&hm();function is(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:wi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function px(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var mx=i=>i!=null,gx=i=>i!=null&&i>0,ud=px(mx),LC=px(gx);function DC(i,e,t,n=0,s=!1){let r=s?LC:ud,o=s?gx:mx;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Vt,l??-Vt]}function dd(i,e,t,n){let s=Hv(i),r=Hv(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?$s:yx,a=s==1?wi:ki,l=r==1?ki:wi,c=a(o(In(i))),h=l(o(In(e))),u=ca(t,c),d=ca(t,h);return t==10&&(c<0&&(u=Gt(u,-c)),h<0&&(d=Gt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=bx(i,u),e=fd(e,d)),[i,e]}function Mm(i,e,t,n){let s=dd(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var Sm=.1,Vv={mode:3,pad:Sm},Gl={pad:0,soft:null,mode:0},NC={min:Gl,max:Gl};function cd(i,e,t,n){return pd(t)?Gv(i,e,t):(Gl.pad=t,Gl.soft=n?0:null,Gl.mode=n?3:0,Gv(i,e,NC))}function Ct(i,e){return i??e}function FC(i,e,t){for(e=Ct(e,0),t=Ct(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Gv(i,e,t){let n=t.min,s=t.max,r=Ct(n.pad,0),o=Ct(s.pad,0),a=Ct(n.hard,-Vt),l=Ct(s.hard,Vt),c=Ct(n.soft,Vt),h=Ct(s.soft,-Vt),u=Ct(n.mode,0),d=Ct(s.mode,0),f=e-i,g=$s(f),y=oi(In(i),In(e)),m=$s(y),p=In(m-g);(f<1e-24||p>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Vt&&(r=0),d==2&&h!=-Vt&&(o=0)));let v=f||y||1e3,S=$s(v),b=ca(10,wi(S)),w=v*(f==0?i==0?.1:1:r),E=Gt(bx(i-w,b/10),24),x=i>=c&&(u==1||u==3&&E<=c||u==2&&E>=c)?c:Vt,C=oi(a,E<x&&i>=x?x:ss(x,E)),F=v*(f==0?e==0?.1:1:o),I=Gt(fd(e+F,b/10),24),L=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Vt,B=ss(l,I>L&&e<=L?L:oi(L,I));return C==B&&C==0&&(B=100),[C,B]}var OC=new Intl.NumberFormat(fa?PC.language:"en-US"),wm=i=>OC.format(i),Ai=Math,ad=Ai.PI,In=Ai.abs,wi=Ai.floor,Pn=Ai.round,ki=Ai.ceil,ss=Ai.min,oi=Ai.max,ca=Ai.pow,Hv=Ai.sign,$s=Ai.log10,yx=Ai.log2,UC=(i,e=1)=>Ai.sinh(i)*e,rm=(i,e=1)=>Ai.asinh(i/e),Vt=1/0;function Wv(i){return($s((i^i>>31)-(i>>31))|0)+1}function fm(i,e,t){return ss(oi(i,e),t)}function vx(i){return typeof i=="function"}function bt(i){return vx(i)?i:()=>i}var kC=()=>{},xx=i=>i,_x=(i,e)=>e,BC=i=>null,Xv=i=>!0,qv=(i,e)=>i==e,zC=/\.\d*?(?=9{6,}|0{6,})/gm,Qr=i=>{if(Sx(i)||Sr.has(i))return i;let e=`${i}`,t=e.match(zC);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Qr(s)}e${r}`}return Gt(i,n)};function jr(i,e){return Qr(Gt(Qr(i/e))*e)}function fd(i,e){return Qr(ki(Qr(i/e))*e)}function bx(i,e){return Qr(wi(Qr(i/e))*e)}function Gt(i,e=0){if(Sx(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Pn(n)/t}var Sr=new Map;function Mx(i){return((""+i).split(".")[1]||"").length}function Wl(i,e,t,n){let s=[],r=n.map(Mx);for(let o=e;o<t;o++){let a=In(o),l=Gt(ca(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Gt(h,u);s.push(d),Sr.set(d,u)}}return s}var Hl={},Am=[],ha=[null,null],Mr=Array.isArray,Sx=Number.isInteger,VC=i=>i===void 0;function Yv(i){return typeof i=="string"}function pd(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function GC(i){return i!=null&&typeof i=="object"}var HC=Object.getPrototypeOf(Uint8Array),wx="__proto__";function ua(i,e=pd){let t;if(Mr(i)){let n=i.find(s=>s!=null);if(Mr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=ua(i[s],e)}else t=i.slice()}else if(i instanceof HC)t=i.slice();else if(e(i)){t={};for(let n in i)n!=wx&&(t[n]=ua(i[n],e))}else t=i;return t}function Sn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=wx&&(pd(i[s])?Sn(i[s],ua(n[s])):i[s]=ua(n[s]))}return i}var WC=0,XC=1,qC=2;function YC(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function $C(i,e){if(KC(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return JC(o[0])||(o=ZC(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:XC,f=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=WC&&(u[m]=y,d==qC&&f.push(m)):u[m]=y}YC(u,f,s),n.push(u)}}return n}var jC=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function ZC(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function KC(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function JC(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=oi(1,wi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Ax=["January","February","March","April","May","June","July","August","September","October","November","December"],Ex=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Tx(i){return i.slice(0,3)}var QC=Ex.map(Tx),eR=Ax.map(Tx),tR={MMMM:Ax,MMM:eR,WWWW:Ex,WWW:QC};function kl(i){return(i<10?"0":"")+i}function nR(i){return(i<10?"00":i<100?"0":"")+i}var iR={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>kl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>kl(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>kl(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>kl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>kl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>nR(i.getMilliseconds())};function Em(i,e){e=e||tR;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?iR[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var sR=new Intl.DateTimeFormat().resolvedOptions().timeZone;function rR(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==sR?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Cx=i=>i%1==0,hd=[1,2,2.5,5],oR=Wl(10,-32,0,hd),Rx=Wl(10,0,32,hd),aR=Rx.filter(Cx),Zr=oR.concat(Rx),Tm=`
`,Px="{YYYY}",$v=Tm+Px,Ix="{M}/{D}",Vl=Tm+Ix,rd=Vl+"/{YY}",Lx="{aa}",lR="{h}:{mm}",aa=lR+Lx,jv=Tm+aa,Zv=":{ss}",Dt=null;function Dx(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Wl(10,0,3,hd).filter(Cx):Wl(10,-3,0,hd)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Px,Dt,Dt,Dt,Dt,Dt,Dt,1],[s*28,"{MMM}",$v,Dt,Dt,Dt,Dt,Dt,1],[s,Ix,$v,Dt,Dt,Dt,Dt,Dt,1],[n,"{h}"+Lx,rd,Dt,Vl,Dt,Dt,Dt,1],[t,aa,rd,Dt,Vl,Dt,Dt,Dt,1],[e,Zv,rd+" "+aa,Dt,Vl+" "+aa,Dt,jv,Dt,1],[i,Zv+".{fff}",rd+" "+aa,Dt,Vl+" "+aa,Dt,jv,Dt,1]];function h(u){return(d,f,g,y,m,p)=>{let v=[],S=m>=o,b=m>=r&&m<o,w=u(g),E=Gt(w*i,3),x=om(w.getFullYear(),S?0:w.getMonth(),b||S?1:w.getDate()),C=Gt(x*i,3);if(b||S){let F=b?m/r:0,I=S?m/o:0,L=E==C?E:Gt(om(x.getFullYear()+I,x.getMonth()+F,1)*i,3),B=new Date(Pn(L/i)),V=B.getFullYear(),D=B.getMonth();for(let G=0;L<=y;G++){let Y=om(V+I*G,D+F*G,1),H=Y-u(Gt(Y*i,3));L=Gt((+Y+H)*i,3),L<=y&&v.push(L)}}else{let F=m>=s?s:m,I=wi(g)-wi(E),L=C+I+fd(E-C,F);v.push(L);let B=u(L),V=B.getHours()+B.getMinutes()/t+B.getSeconds()/n,D=m/n,G=d.axes[f]._space,Y=p/G;for(;L=Gt(L+m,i==1?0:3),!(L>y);)if(D>1){let H=wi(Gt(V+D,6))%24,J=u(L).getHours()-H;J>1&&(J=-1),L-=J*n,V=(V+D)%24;let te=v[v.length-1];Gt((L-te)/m,3)*Y>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[cR,hR,uR]=Dx(1),[dR,fR,pR]=Dx(.001);Wl(2,-53,53,[1]);function Kv(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Jv(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,u,d,f;return n.map(g=>{let y=i(g),m=y.getFullYear(),p=y.getMonth(),v=y.getDate(),S=y.getHours(),b=y.getMinutes(),w=y.getSeconds(),E=m!=l&&a[2]||p!=c&&a[3]||v!=h&&a[4]||S!=u&&a[5]||b!=d&&a[6]||w!=f&&a[7]||a[1];return l=m,c=p,h=v,u=S,d=b,f=w,E(y)})}}function mR(i,e){let t=Em(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function om(i,e,t){return new Date(i,e,t)}function Qv(i,e){return e(i)}var gR="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ex(i,e){return(t,n,s,r)=>r==null?_m:e(i(n))}function yR(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function vR(i,e){return i.series[e].fill(i,e)}var xR={show:!0,live:!0,isolate:!1,mount:kC,markers:{show:!0,width:2,stroke:yR,fill:vR,dash:"solid"},idx:null,idxs:null,values:[]};function _R(i,e){let t=i.cursor.points,n=Ui(),s=t.size(i,e);Kt(n,Bl,s),Kt(n,zl,s);let r=s/-2;Kt(n,"marginLeft",r),Kt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Kt(n,"borderWidth",o),n}function bR(i,e){let t=i.series[e].points;return t._fill||t._stroke}function MR(i,e){let t=i.series[e].points;return t._stroke||t._fill}function SR(i,e){return i.series[e].points.size}var am=[0,0];function wR(i,e,t){return am[0]=e,am[1]=t,am}function od(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function lm(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var AR={show:!0,x:!0,y:!0,lock:!1,move:wR,points:{one:!1,show:_R,size:SR,width:0,stroke:MR,fill:bR},bind:{mousedown:od,mouseup:od,click:od,dblclick:od,mousemove:lm,mouseleave:lm,mouseenter:lm},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Nx={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Cm=Sn({},Nx,{filter:_x}),Fx=Sn({},Cm,{size:10}),Ox=Sn({},Nx,{show:!1}),Rm='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Ux="bold "+Rm,kx=1.5,tx={show:!0,scale:"x",stroke:xm,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ux,side:2,grid:Cm,ticks:Fx,border:Ox,font:Rm,lineGap:kx,rotate:0},ER="Value",TR="Time",nx={show:!0,scale:"x",auto:!1,sorted:1,min:Vt,max:-Vt,idxs:[]};function CR(i,e,t,n,s){return e.map(r=>r==null?"":wm(r))}function RR(i,e,t,n,s,r,o){let a=[],l=Sr.get(s)||0;t=o?t:Gt(fd(t,s),l);for(let c=t;c<=n;c=Gt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function pm(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?$s:yx,h=wi(c(t));s=ca(l,h),l==10&&(s=Zr[is(s,Zr)]);let u=t,d=s*l;l==10&&(d=Zr[is(d,Zr)]);do a.push(u),u=u+s,l==10&&!Sr.has(u)&&(u=Gt(u,Sr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Zr[is(d,Zr)]));while(u<=n);return a}function PR(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?pm(i,e,oi(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?pm(i,e,oi(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var Bx=/./,IR=/[12357]/,LR=/[125]/,ix=/1/,mm=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function DR(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Bx:l(7,o)-h>=c?IR:l(5,o)-h>=c?LR:ix;if(u==ix){let d=In(l(1,o)-h);if(d<c)return mm(e.slice().reverse(),a.distr,u,ki(c/d)).reverse()}return mm(e,a.distr,u,1)}function NR(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=In(l(1,o)-l(2,o));return c<a?mm(e.slice().reverse(),3,Bx,ki(a/c)).reverse():e}function FR(i,e,t,n){return n==null?_m:e==null?"":wm(e)}var sx={show:!0,scale:"y",stroke:xm,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ux,side:3,grid:Cm,ticks:Fx,border:Ox,font:Rm,lineGap:kx,rotate:0};function OR(i,e){let t=3+(i||1)*2;return Gt(t*e,3)}function UR(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=In(o-r),l=i.series[e],c=a/(l.points.space*It);return n[1]-n[0]<=c}var rx={scale:null,auto:!0,sorted:0,min:Vt,max:-Vt},zx=(i,e,t,n,s)=>s,ox={show:!0,auto:!0,sorted:0,gaps:zx,alpha:1,facets:[Sn({},rx,{scale:"x"}),Sn({},rx,{scale:"y"})]},ax={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:zx,alpha:1,points:{show:UR,filter:null},values:null,min:Vt,max:-Vt,idxs:[],path:null,clip:null};function kR(i,e,t,n,s){return t/10}var Vx={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},BR=Sn({},Vx,{time:!1,ori:1}),lx={};function Gx(i,e){let t=lx[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(lx[i]=t)),t}var da=1,gm=2;function eo(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,y=a.height,m=i.valToPosH,p=i.valToPosV;return h.ori==0?t(s,l,c,h,u,m,p,d,f,g,y,gd,pa,vd,Wx,qx):t(s,l,c,h,u,p,m,f,d,y,g,yd,ma,Lm,Xx,Yx)}function Pm(i,e){let t=0,n=0,s=Ct(i.bands,Am);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function zR(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function js(i,e,t,n,s,r){return eo(i,e,(o,a,l,c,h,u,d,f,g,y,m)=>{let p=o.pxRound,v=c.dir*(c.ori==0?1:-1),S=c.ori==0?pa:ma,b,w;v==1?(b=t,w=n):(b=n,w=t);let E=p(u(a[b],c,y,f)),x=p(d(l[b],h,m,g)),C=p(u(a[w],c,y,f)),F=p(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return S(I,C,F),S(I,E,F),S(I,E,x),I})}function md(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?vd:Lm,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function VR(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Im(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let p=d+s;g=o>=0&&p>=0&&p<l?r(i[p]):g,g>=f&&a.push([f,g])}return a}function cx(i){return i==0?xx:i==1?Pn:e=>jr(e,i)}function Hx(i){let e=i==0?gd:yd,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=ss(c,a/2,l/2),h=ss(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var gd=(i,e,t)=>{i.moveTo(e,t)},yd=(i,e,t)=>{i.moveTo(t,e)},pa=(i,e,t)=>{i.lineTo(e,t)},ma=(i,e,t)=>{i.lineTo(t,e)},vd=Hx(0),Lm=Hx(1),Wx=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Xx=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},qx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Yx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function $x(i){return(e,t,n,s,r)=>eo(e,t,(o,a,l,c,h,u,d,f,g,y,m)=>{let{pxRound:p,points:v}=o,S,b;c.ori==0?(S=gd,b=Wx):(S=yd,b=Xx);let w=Gt(v.width*It,3),E=(v.size-v.width)/2*It,x=Gt(E*2,3),C=new Path2D,F=new Path2D,{left:I,top:L,width:B,height:V}=e.bbox;vd(F,I-x,L-x,B+x*2,V+x*2);let D=G=>{if(l[G]!=null){let Y=p(u(a[G],c,y,f)),H=p(d(l[G],h,m,g));S(C,Y+E,H),b(C,Y,H,E,0,ad*2)}};if(r)r.forEach(D);else for(let G=n;G<=s;G++)D(G);return{stroke:w>0?C:null,fill:C,clip:F,flags:da|gm}})}function jx(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var GR=jx(pa),HR=jx(ma);function Zx(i){let e=Ct(i?.alignGaps,0);return(t,n,s,r)=>eo(t,n,(o,a,l,c,h,u,d,f,g,y,m)=>{[s,r]=ud(l,s,r);let p=o.pxRound,v=V=>p(u(V,c,y,f)),S=V=>p(d(V,h,m,g)),b,w;c.ori==0?(b=pa,w=GR):(b=ma,w=HR);let E=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:da},C=x.stroke,F=!1;if(r-s>=y*4){let V=ue=>t.posToVal(ue,c.key,!0),D=null,G=null,Y,H,le,j=v(a[E==1?s:r]),J=v(a[s]),te=v(a[r]),de=V(E==1?J+1:te-1);for(let ue=E==1?s:r;ue>=s&&ue<=r;ue+=E){let ee=a[ue],ve=(E==1?ee<de:ee>de)?j:v(ee),Te=l[ue];ve==j?Te!=null?(H=Te,D==null?(b(C,ve,S(H)),Y=D=G=H):H<D?D=H:H>G&&(G=H)):Te===null&&(F=!0):(D!=null&&w(C,j,S(D),S(G),S(Y),S(H)),Te!=null?(H=Te,b(C,ve,S(H)),D=G=Y=H):(D=G=null,Te===null&&(F=!0)),j=ve,de=V(j+E))}D!=null&&D!=G&&le!=j&&w(C,j,S(D),S(G),S(Y),S(H))}else for(let V=E==1?s:r;V>=s&&V<=r;V+=E){let D=l[V];D===null?F=!0:D!=null&&b(C,v(a[V]),S(D))}let[L,B]=Pm(t,n);if(o.fill!=null||L!=0){let V=x.fill=new Path2D(C),D=o.fillTo(t,n,o.min,o.max,L),G=S(D),Y=v(a[s]),H=v(a[r]);E==-1&&([H,Y]=[Y,H]),b(V,H,G),b(V,Y,G)}if(!o.spanGaps){let V=[];F&&V.push(...Im(a,l,s,r,E,v,e)),x.gaps=V=o.gaps(t,n,s,r,V),x.clip=md(V,c.ori,f,g,y,m)}return B!=0&&(x.band=B==2?[js(t,n,s,r,C,-1),js(t,n,s,r,C,1)]:js(t,n,s,r,C,B)),x})}function WR(i){let e=Ct(i.align,1),t=Ct(i.ascDesc,!1),n=Ct(i.alignGaps,0),s=Ct(i.extend,!1);return(r,o,a,l)=>eo(r,o,(c,h,u,d,f,g,y,m,p,v,S)=>{[a,l]=ud(u,a,l);let b=c.pxRound,{left:w,width:E}=r.bbox,x=J=>b(g(J,d,v,m)),C=J=>b(y(J,f,S,p)),F=d.ori==0?pa:ma,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:da},L=I.stroke,B=d.dir*(d.ori==0?1:-1),V=C(u[B==1?a:l]),D=x(h[B==1?a:l]),G=D,Y=D;s&&e==-1&&(Y=w,F(L,Y,V)),F(L,D,V);for(let J=B==1?a:l;J>=a&&J<=l;J+=B){let te=u[J];if(te==null)continue;let de=x(h[J]),ue=C(te);e==1?F(L,de,V):F(L,G,ue),F(L,de,ue),V=ue,G=de}let H=G;s&&e==1&&(H=w+E,F(L,H,V));let[le,j]=Pm(r,o);if(c.fill!=null||le!=0){let J=I.fill=new Path2D(L),te=c.fillTo(r,o,c.min,c.max,le),de=C(te);F(J,H,de),F(J,Y,de)}if(!c.spanGaps){let J=[];J.push(...Im(h,u,a,l,B,x,n));let te=c.width*It/2,de=t||e==1?te:-te,ue=t||e==-1?-te:te;J.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),I.gaps=J=c.gaps(r,o,a,l,J),I.clip=md(J,d.ori,m,p,v,S)}return j!=0&&(I.band=j==2?[js(r,o,a,l,L,-1),js(r,o,a,l,L,1)]:js(r,o,a,l,L,j)),I})}function hx(i,e,t,n,s,r,o=Vt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=In(i[l]-i[a]);h<c&&(c=h,o=In(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function XR(i){i=i||Hl;let e=Ct(i.size,[.6,Vt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=bt(s),o=1-e[0],a=Ct(e[1],Vt),l=Ct(e[2],1),c=Ct(i.disp,Hl),h=Ct(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,y,m)=>eo(f,g,(p,v,S,b,w,E,x,C,F,I,L)=>{let B=p.pxRound,V=t,D=n*It,G=a*It,Y=l*It,H,le;b.ori==0?[H,le]=r(f,g):[le,H]=r(f,g);let j=b.dir*(b.ori==0?1:-1),J=b.ori==0?vd:Lm,te=b.ori==0?h:(Re,je,ot,Se,zt,ze,Ye)=>{h(Re,je,ot,zt,Se,Ye,ze)},de=Ct(f.bands,Am).find(Re=>Re.series[0]==g),ue=de!=null?de.dir:0,ee=p.fillTo(f,g,p.min,p.max,ue),me=B(x(ee,w,L,F)),ve,Te,Me,We=I,rt=B(p.width*It),Ve=!1,dt=null,ct=null,nt=null,Jt=null;u!=null&&(rt==0||d!=null)&&(Ve=!0,dt=u.values(f,g,y,m),ct=new Map,new Set(dt).forEach(Re=>{Re!=null&&ct.set(Re,new Path2D)}),rt>0&&(nt=d.values(f,g,y,m),Jt=new Map,new Set(nt).forEach(Re=>{Re!=null&&Jt.set(Re,new Path2D)})));let{x0:Ht,size:mn}=c;if(Ht!=null&&mn!=null){V=1,v=Ht.values(f,g,y,m),Ht.unit==2&&(v=v.map(ot=>f.posToVal(C+ot*I,b.key,!0)));let Re=mn.values(f,g,y,m);mn.unit==2?Te=Re[0]*I:Te=E(Re[0],b,I,C)-E(0,b,I,C),We=hx(v,S,E,b,I,C,We),Me=We-Te+D}else We=hx(v,S,E,b,I,C,We),Me=We*o+D,Te=We-Me;Me<1&&(Me=0),rt>=Te/2&&(rt=0),Me<5&&(B=xx);let kt=Me>0,Ln=We-Me-(kt?rt:0);Te=B(fm(Ln,Y,G)),ve=(V==0?Te/2:V==j?0:Te)-V*j*((V==0?D/2:0)+(kt?rt/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},An=Ve?null:new Path2D,on=null;if(de!=null)on=f.data[de.series[1]];else{let{y0:Re,y1:je}=c;Re!=null&&je!=null&&(S=je.values(f,g,y,m),on=Re.values(f,g,y,m))}let gn=H*Te,U=le*Te;for(let Re=j==1?y:m;Re>=y&&Re<=m;Re+=j){let je=S[Re];if(je==null)continue;if(on!=null){let q=on[Re]??0;if(je-q==0)continue;me=x(q,w,L,F)}let ot=b.distr!=2||c!=null?v[Re]:Re,Se=E(ot,b,I,C),zt=x(Ct(je,ee),w,L,F),ze=B(Se-ve),Ye=B(oi(zt,me)),R=B(ss(zt,me)),M=Ye-R;if(je!=null){let q=je<0?U:gn,he=je<0?gn:U;Ve?(rt>0&&nt[Re]!=null&&J(Jt.get(nt[Re]),ze,R+wi(rt/2),Te,oi(0,M-rt),q,he),dt[Re]!=null&&J(ct.get(dt[Re]),ze,R+wi(rt/2),Te,oi(0,M-rt),q,he)):J(An,ze,R+wi(rt/2),Te,oi(0,M-rt),q,he),te(f,g,Re,ze-rt/2,R,Te+rt,M)}}return rt>0?St.stroke=Ve?Jt:An:Ve||(St._fill=p.width==0?p._fill:p._stroke??p._fill,St.width=0),St.fill=Ve?ct:An,St})}function qR(i,e){let t=Ct(e?.alignGaps,0);return(n,s,r,o)=>eo(n,s,(a,l,c,h,u,d,f,g,y,m,p)=>{[r,o]=ud(c,r,o);let v=a.pxRound,S=H=>v(d(H,h,m,g)),b=H=>v(f(H,u,p,y)),w,E,x;h.ori==0?(w=gd,x=pa,E=qx):(w=yd,x=ma,E=Yx);let C=h.dir*(h.ori==0?1:-1),F=S(l[C==1?r:o]),I=F,L=[],B=[];for(let H=C==1?r:o;H>=r&&H<=o;H+=C)if(c[H]!=null){let j=l[H],J=S(j);L.push(I=J),B.push(b(c[H]))}let V={stroke:i(L,B,w,x,E,v),fill:null,clip:null,band:null,gaps:null,flags:da},D=V.stroke,[G,Y]=Pm(n,s);if(a.fill!=null||G!=0){let H=V.fill=new Path2D(D),le=a.fillTo(n,s,a.min,a.max,G),j=b(le);x(H,I,j),x(H,F,j)}if(!a.spanGaps){let H=[];H.push(...Im(l,c,r,o,C,S,t)),V.gaps=H=a.gaps(n,s,r,o,H),V.clip=md(H,h.ori,g,y,m,p)}return Y!=0&&(V.band=Y==2?[js(n,s,r,o,D,-1),js(n,s,r,o,D,1)]:js(n,s,r,o,D,Y)),V})}function YR(i){return qR($R,i)}function $R(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var ym=new Set;function ux(){for(let i of ym)i.syncRect(!0)}fa&&(Jr(CC,la,ux),Jr(RC,la,ux,!0),Jr(ld,la,()=>{wn.pxRatio=It}));var jR=Zx(),ZR=$x();function dx(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>vm(r,o,e,t))}function KR(i,e){return i.map((t,n)=>n==0?{}:Sn({},e,t))}function vm(i,e,t,n){return Sn({},e==0?t:n,i)}function Kx(i,e,t){return e==null?ha:[e,t]}var JR=Kx;function QR(i,e,t){return e==null?ha:cd(e,t,Sm,!0)}function Jx(i,e,t,n){return e==null?ha:dd(e,t,i.scales[n].log,!1)}var eP=Jx;function Qx(i,e,t,n){return e==null?ha:Mm(e,t,i.scales[n].log,!1)}var tP=Qx;function nP(i,e,t,n,s){let r=oi(Wv(i),Wv(e)),o=e-i,a=is(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?Sr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function fx(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Pn((t=+s)*It))+"px"),[i,e,t]}function iP(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Gt(e[2]*It,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function wn(i,e,t){let n={mode:Ct(i.mode,1)},s=n.mode;function r(_,A,P,N){let W=A.valToPct(_);return N+P*(A.dir==-1?1-W:W)}function o(_,A,P,N){let W=A.valToPct(_);return N+P*(A.dir==-1?W:1-W)}function a(_,A,P,N){return A.ori==0?r(_,A,P,N):o(_,A,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ui(hC);if(i.id!=null&&(c.id=i.id),Si(c,i.class),i.title){let _=Ui(fC,c);_.textContent=i.title}let h=ns("canvas"),u=n.ctx=h.getContext("2d"),d=Ui(pC,c);Jr("click",d,_=>{_.target===g&&(Xt!=po||Qt!=mo)&&zn.click(n,_)},!0);let f=n.under=Ui(mC,d);d.appendChild(h);let g=n.over=Ui(gC,d);i=ua(i);let y=+Ct(i.pxAlign,1),m=cx(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let p=i.ms||.001,v=n.series=s==1?dx(i.series||[],nx,ax,!1):KR(i.series||[null],ox),S=n.axes=dx(i.axes||[],tx,sx,!0),b=n.scales={},w=n.bands=i.bands||[];w.forEach(_=>{_.fill=bt(_.fill||null),_.dir=Ct(_.dir,-1)});let E=s==2?v[1].facets[0].scale:v[0].scale,x={axes:Ts,series:pt},C=(i.drawOrder||["axes","series"]).map(_=>x[_]);function F(_){let A=_.distr==3?P=>$s(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>rm(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let N=A(P),{_min:W,_max:K}=_,ae=K-W;return(N-W)/ae}}function I(_){let A=b[_];if(A==null){let P=(i.scales||Hl)[_]||Hl;if(P.from!=null){I(P.from);let N=Sn({},b[P.from],P,{key:_});N.valToPct=F(N),b[_]=N}else{A=b[_]=Sn({},_==E?Vx:BR,P),A.key=_;let N=A.time,W=A.range,K=Mr(W);if((_!=E||s==2&&!N)&&(K&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Vv:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Vv:{mode:1,hard:W[1],soft:W[1]}},K=!1),!K&&pd(W))){let ae=W;W=(fe,_e,De)=>_e==null?ha:cd(_e,De,ae)}A.range=bt(W||(N?JR:_==E?A.distr==3?eP:A.distr==4?tP:Kx:A.distr==3?Jx:A.distr==4?Qx:QR)),A.auto=bt(K?!1:A.auto),A.clamp=bt(A.clamp||kR),A._min=A._max=null,A.valToPct=F(A)}}}I("x"),I("y"),s==1&&v.forEach(_=>{I(_.scale)}),S.forEach(_=>{I(_.scale)});for(let _ in i.scales)I(_);let L=b[E],B=L.distr,V,D;L.ori==0?(Si(c,uC),V=r,D=o):(Si(c,dC),V=o,D=r);let G={};for(let _ in b){let A=b[_];(A.min!=null||A.max!=null)&&(G[_]={min:A.min,max:A.max},A.min=A.max=null)}let Y=i.tzDate||(_=>new Date(Pn(_/p))),H=i.fmtDate||Em,le=p==1?uR(Y):pR(Y),j=Jv(Y,Kv(p==1?hR:fR,H)),J=ex(Y,Qv(gR,H)),te=[],de=n.legend=Sn({},xR,i.legend),ue=n.cursor=Sn({},AR,{drag:{y:s==2}},i.cursor),ee=de.show,me=ue.show,ve=de.markers;de.idxs=te,ve.width=bt(ve.width),ve.dash=bt(ve.dash),ve.stroke=bt(ve.stroke),ve.fill=bt(ve.fill);let Te,Me,We,rt=[],Ve=[],dt,ct=!1,nt={};if(de.live){let _=v[1]?v[1].values:null;ct=_!=null,dt=ct?_(n,1,0):{_:0};for(let A in dt)nt[A]=_m}if(ee)if(Te=ns("table",MC,c),We=ns("tbody",null,Te),de.mount(n,Te),ct){Me=ns("thead",null,Te,We);let _=ns("tr",null,Me);ns("th",null,_);for(var Jt in dt)ns("th",Cv,_).textContent=Jt}else Si(Te,wC),de.live&&Si(Te,SC);let Ht={show:!0},mn={show:!1};function kt(_,A){if(A==0&&(ct||!de.live||s==2))return ha;let P=[],N=ns("tr",AC,We,We.childNodes[A]);Si(N,_.class),_.show||Si(N,Kr);let W=ns("th",null,N);if(ve.show){let fe=Ui(EC,W);if(A>0){let _e=ve.width(n,A);_e&&(fe.style.border=_e+"px "+ve.dash(n,A)+" "+ve.stroke(n,A)),fe.style.background=ve.fill(n,A)}}let K=Ui(Cv,W);_.label instanceof HTMLElement?K.appendChild(_.label):K.textContent=_.label,A>0&&(ve.show||(K.style.color=_.width>0?ve.stroke(n,A):ve.fill(n,A)),St("click",W,fe=>{if(ue._lock)return;Ke(fe);let _e=v.indexOf(_);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=v.some((Ne,Oe)=>Oe>0&&Oe!=_e&&Ne.show);v.forEach((Ne,Oe)=>{Oe>0&&ls(Oe,De?Oe==_e?Ht:mn:Ht,!0,_n.setSeries)})}else ls(_e,{show:!_.show},!0,_n.setSeries)},!1),Je&&St(Lv,W,fe=>{ue._lock||(Ke(fe),ls(v.indexOf(_),yo,!0,_n.setSeries))},!1));for(var ae in dt){let fe=ns("td",TC,N);fe.textContent="--",P.push(fe)}return[N,P]}let Ln=new Map;function St(_,A,P,N=!0){let W=Ln.get(A)||{},K=ue.bind[_](n,A,P,N);K&&(Jr(_,A,W[_]=K),Ln.set(A,W))}function An(_,A,P){let N=Ln.get(A)||{};for(let W in N)(_==null||W==_)&&(dm(W,A,N[W]),delete N[W]);_==null&&Ln.delete(A)}let on=0,gn=0,U=0,Re=0,je=0,ot=0,Se=je,zt=ot,ze=U,Ye=Re,R=0,M=0,q=0,he=0;n.bbox={};let oe=!1,ye=!1,xe=!1,ne=!1,se=!1,pe=!1;function O(_,A,P){(P||_!=n.width||A!=n.height)&&re(_,A),ht(!1),xe=!0,ye=!0,Gn()}function re(_,A){n.width=on=U=_,n.height=gn=Re=A,je=ot=0,be(),Ge();let P=n.bbox;R=P.left=jr(je*It,.5),M=P.top=jr(ot*It,.5),q=P.width=jr(U*It,.5),he=P.height=jr(Re*It,.5)}let ie=3;function we(){let _=!1,A=0;for(;!_;){A++;let P=ho(A),N=as(A);_=A==ie||P&&N,_||(re(n.width,n.height),ye=!0)}}function ge({width:_,height:A}){O(_,A)}n.setSize=ge;function be(){let _=!1,A=!1,P=!1,N=!1;S.forEach((W,K)=>{if(W.show&&W._show){let{side:ae,_size:fe}=W,_e=ae%2,De=W.label!=null?W.labelSize:0,Ne=fe+De;Ne>0&&(_e?(U-=Ne,ae==3?(je+=Ne,N=!0):P=!0):(Re-=Ne,ae==0?(ot+=Ne,_=!0):A=!0))}}),rs[0]=_,rs[1]=P,rs[2]=A,rs[3]=N,U-=zi[1]+zi[3],je+=zi[3],Re-=zi[2]+zi[0],ot+=zi[0]}function Ge(){let _=je+U,A=ot+Re,P=je,N=ot;function W(K,ae){switch(K){case 1:return _+=ae,_-ae;case 2:return A+=ae,A-ae;case 3:return P-=ae,P+ae;case 0:return N-=ae,N+ae}}S.forEach((K,ae)=>{if(K.show&&K._show){let fe=K.side;K._pos=W(fe,K._size),K.label!=null&&(K._lpos=W(fe,K.labelSize))}})}if(ue.dataIdx==null){let _=ue.hover,A=_.skip=new Set(_.skip??[]);A.add(void 0);let P=_.prox=bt(_.prox),N=_.bias??=0;ue.dataIdx=(W,K,ae,fe)=>{if(K==0)return ae;let _e=ae,De=P(W,K,ae,fe)??Vt,Ne=De>=0&&De<Vt,Oe=L.ori==0?U:Re,it=ue.left,Rt=e[0],Et=e[K];if(A.has(Et[ae])){_e=null;let mt=null,Ze=null,Xe;if(N==0||N==-1)for(Xe=ae;mt==null&&Xe-- >0;)A.has(Et[Xe])||(mt=Xe);if(N==0||N==1)for(Xe=ae;Ze==null&&Xe++<Et.length;)A.has(Et[Xe])||(Ze=Xe);if(mt!=null||Ze!=null)if(Ne){let Yt=mt==null?-1/0:V(Rt[mt],L,Oe,0),cn=Ze==null?1/0:V(Rt[Ze],L,Oe,0),On=it-Yt,Bt=cn-it;On<=Bt?On<=De&&(_e=mt):Bt<=De&&(_e=Ze)}else _e=Ze==null?mt:mt==null?Ze:ae-mt<=Ze-ae?mt:Ze}else Ne&&In(it-V(Rt[ae],L,Oe,0))>De&&(_e=null);return _e}}let Ke=_=>{ue.event=_};ue.idxs=te,ue._lock=!1;let ce=ue.points;ce.show=bt(ce.show),ce.size=bt(ce.size),ce.stroke=bt(ce.stroke),ce.width=bt(ce.width),ce.fill=bt(ce.fill);let Ue=n.focus=Sn({},i.focus||{alpha:.3},ue.focus),Je=Ue.prox>=0,Ce=Je&&ce.one,lt=[],Wt=[],jn=[];function Ea(_,A){let P=ce.show(n,A);if(P instanceof HTMLElement)return Si(P,bC),Si(P,_.class),Ms(P,-10,-10,U,Re),g.insertBefore(P,lt[A]),P}function ao(_,A){if(s==1||A>0){let P=s==1&&b[_.scale].time,N=_.value;_.value=P?Yv(N)?ex(Y,Qv(N,H)):N||J:N||FR,_.label=_.label||(P?TR:ER)}if(Ce||A>0){_.width=_.width==null?1:_.width,_.paths=_.paths||jR||BC,_.fillTo=bt(_.fillTo||zR),_.pxAlign=+Ct(_.pxAlign,y),_.pxRound=cx(_.pxAlign),_.stroke=bt(_.stroke||null),_.fill=bt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=OR(oi(1,_.width),1),N=_.points=Sn({},{size:P,width:oi(1,P*.2),stroke:_.stroke,space:P*2,paths:ZR,_stroke:null,_fill:null},_.points);N.show=bt(N.show),N.filter=bt(N.filter),N.fill=bt(N.fill),N.stroke=bt(N.stroke),N.paths=bt(N.paths),N.pxAlign=_.pxAlign}if(ee){let P=kt(_,A);rt.splice(A,0,P[0]),Ve.splice(A,0,P[1]),de.values.push(null)}if(me){te.splice(A,0,null);let P=null;Ce?A==0&&(P=Ea(_,A)):A>0&&(P=Ea(_,A)),lt.splice(A,0,P),Wt.splice(A,0,0),jn.splice(A,0,0)}Fn("addSeries",A)}function qd(_,A){A=A??v.length,_=s==1?vm(_,A,nx,ax):vm(_,A,{},ox),v.splice(A,0,_),ao(v[A],A)}n.addSeries=qd;function rc(_){if(v.splice(_,1),ee){de.values.splice(_,1),Ve.splice(_,1);let A=rt.splice(_,1)[0];An(null,A.firstChild),A.remove()}me&&(te.splice(_,1),lt.splice(_,1)[0].remove(),Wt.splice(_,1),jn.splice(_,1)),Fn("delSeries",_)}n.delSeries=rc;let rs=[!1,!1,!1,!1];function ws(_,A){if(_._show=_.show,_.show){let P=_.side%2,N=b[_.scale];N==null&&(_.scale=P?v[1].scale:E,N=b[_.scale]);let W=N.time;_.size=bt(_.size),_.space=bt(_.space),_.rotate=bt(_.rotate),Mr(_.incrs)&&_.incrs.forEach(ae=>{!Sr.has(ae)&&Sr.set(ae,Mx(ae))}),_.incrs=bt(_.incrs||(N.distr==2?aR:W?p==1?cR:dR:Zr)),_.splits=bt(_.splits||(W&&N.distr==1?le:N.distr==3?pm:N.distr==4?PR:RR)),_.stroke=bt(_.stroke),_.grid.stroke=bt(_.grid.stroke),_.ticks.stroke=bt(_.ticks.stroke),_.border.stroke=bt(_.border.stroke);let K=_.values;_.values=Mr(K)&&!Mr(K[0])?bt(K):W?Mr(K)?Jv(Y,Kv(K,H)):Yv(K)?mR(Y,K):K||j:K||CR,_.filter=bt(_.filter||(N.distr>=3&&N.log==10?DR:N.distr==3&&N.log==2?NR:_x)),_.font=fx(_.font),_.labelFont=fx(_.labelFont),_._size=_.size(n,null,A,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(rs[A]=!0,_._el=Ui(yC,d))}}function As(_,A,P,N){let[W,K,ae,fe]=P,_e=A%2,De=0;return _e==0&&(fe||K)&&(De=A==0&&!W||A==2&&!ae?Pn(tx.size/3):0),_e==1&&(W||ae)&&(De=A==1&&!K||A==3&&!fe?Pn(sx.size/2):0),De}let Ta=n.padding=(i.padding||[As,As,As,As]).map(_=>bt(Ct(_,As))),zi=n._padding=Ta.map((_,A)=>_(n,A,rs,0)),an,dn=null,fn=null,os=s==1?v[0].idxs:null,pi=null,Zs=!1;function Ca(_,A){if(e=_??[],n.data=n._data=e,s==2){an=0;for(let P=1;P<v.length;P++)an+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),pi=e[0],an=pi.length;let P=e;if(B==2){P=e.slice();let N=P[0]=Array(an);for(let W=0;W<an;W++)N[W]=W}n._data=e=P}if(ht(!0),Fn("setData"),B==2&&(xe=!0),A!==!1){let P=L;P.auto(n,Zs)?Ra():Qs(E,P.min,P.max),ne=ne||ue.left>=0,pe=!0,Gn()}}n.setData=Ca;function Ra(){Zs=!0;let _,A;s==1&&(an>0?(dn=os[0]=0,fn=os[1]=an-1,_=e[0][dn],A=e[0][fn],B==2?(_=dn,A=fn):_==A&&(B==3?[_,A]=dd(_,_,L.log,!1):B==4?[_,A]=Mm(_,_,L.log,!1):L.time?A=_+Pn(86400/p):[_,A]=cd(_,A,Sm,!0))):(dn=os[0]=_=null,fn=os[1]=A=null)),Qs(E,_,A)}let lo,Ks,co,T,z,Q,$,Z,Ae,Pe;function Ee(_,A,P,N,W,K){_??=Pv,P??=Am,N??="butt",W??=Pv,K??="round",_!=lo&&(u.strokeStyle=lo=_),W!=Ks&&(u.fillStyle=Ks=W),A!=co&&(u.lineWidth=co=A),K!=z&&(u.lineJoin=z=K),N!=Q&&(u.lineCap=Q=N),P!=T&&u.setLineDash(T=P)}function Ie(_,A,P,N){A!=Ks&&(u.fillStyle=Ks=A),_!=$&&(u.font=$=_),P!=Z&&(u.textAlign=Z=P),N!=Ae&&(u.textBaseline=Ae=N)}function Be(_,A,P,N,W=0){if(N.length>0&&_.auto(n,Zs)&&(A==null||A.min==null)){let K=Ct(dn,0),ae=Ct(fn,N.length-1),fe=P.min==null?DC(N,K,ae,W,_.distr==3):[P.min,P.max];_.min=ss(_.min,P.min=fe[0]),_.max=oi(_.max,P.max=fe[1])}}let et={min:null,max:null};function ft(){for(let N in b){let W=b[N];G[N]==null&&(W.min==null||G[E]!=null&&W.auto(n,Zs))&&(G[N]=et)}for(let N in b){let W=b[N];G[N]==null&&W.from!=null&&G[W.from]!=null&&(G[N]=et)}G[E]!=null&&ht(!0);let _={};for(let N in G){let W=G[N];if(W!=null){let K=_[N]=ua(b[N],GC);if(W.min!=null)Sn(K,W);else if(N!=E||s==2)if(an==0&&K.from==null){let ae=K.range(n,null,null,N);K.min=ae[0],K.max=ae[1]}else K.min=Vt,K.max=-Vt}}if(an>0){v.forEach((N,W)=>{if(s==1){let K=N.scale,ae=G[K];if(ae==null)return;let fe=_[K];if(W==0){let _e=fe.range(n,fe.min,fe.max,K);fe.min=_e[0],fe.max=_e[1],dn=is(fe.min,e[0]),fn=is(fe.max,e[0]),fn-dn>1&&(e[0][dn]<fe.min&&dn++,e[0][fn]>fe.max&&fn--),N.min=pi[dn],N.max=pi[fn]}else N.show&&N.auto&&Be(fe,ae,N,e[W],N.sorted);N.idxs[0]=dn,N.idxs[1]=fn}else if(W>0&&N.show&&N.auto){let[K,ae]=N.facets,fe=K.scale,_e=ae.scale,[De,Ne]=e[W],Oe=_[fe],it=_[_e];Oe!=null&&Be(Oe,G[fe],K,De,K.sorted),it!=null&&Be(it,G[_e],ae,Ne,ae.sorted),N.min=ae.min,N.max=ae.max}});for(let N in _){let W=_[N],K=G[N];if(W.from==null&&(K==null||K.min==null)){let ae=W.range(n,W.min==Vt?null:W.min,W.max==-Vt?null:W.max,N);W.min=ae[0],W.max=ae[1]}}}for(let N in _){let W=_[N];if(W.from!=null){let K=_[W.from];if(K.min==null)W.min=W.max=null;else{let ae=W.range(n,K.min,K.max,N);W.min=ae[0],W.max=ae[1]}}}let A={},P=!1;for(let N in _){let W=_[N],K=b[N];if(K.min!=W.min||K.max!=W.max){K.min=W.min,K.max=W.max;let ae=K.distr;K._min=ae==3?$s(K.min):ae==4?rm(K.min,K.asinh):ae==100?K.fwd(K.min):K.min,K._max=ae==3?$s(K.max):ae==4?rm(K.max,K.asinh):ae==100?K.fwd(K.max):K.max,A[N]=P=!0}}if(P){v.forEach((N,W)=>{s==2?W>0&&A.y&&(N._paths=null):A[N.scale]&&(N._paths=null)});for(let N in A)xe=!0,Fn("setScale",N);me&&ue.left>=0&&(ne=pe=!0)}for(let N in G)G[N]=null}function ke(_){let A=fm(dn-1,0,an-1),P=fm(fn+1,0,an-1);for(;_[A]==null&&A>0;)A--;for(;_[P]==null&&P<an-1;)P++;return[A,P]}function pt(){if(an>0){let _=v.some(A=>A._focus)&&Pe!=Ue.alpha;_&&(u.globalAlpha=Pe=Ue.alpha),v.forEach((A,P)=>{if(P>0&&A.show&&(nn(P,!1),nn(P,!0),A._paths==null)){let N=Pe;Pe!=A.alpha&&(u.globalAlpha=Pe=A.alpha);let W=s==2?[0,e[P][0].length-1]:ke(e[P]);A._paths=A.paths(n,P,W[0],W[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),v.forEach((A,P)=>{if(P>0&&A.show){let N=Pe;Pe!=A.alpha&&(u.globalAlpha=Pe=A.alpha),A._paths!=null&&Nt(P,!1);{let W=A._paths!=null?A._paths.gaps:null,K=A.points.show(n,P,dn,fn,W),ae=A.points.filter(n,P,K,W);(K||ae)&&(A.points._paths=A.points.paths(n,P,dn,fn,ae),Nt(P,!0))}Pe!=N&&(u.globalAlpha=Pe=N),Fn("drawSeries",P)}}),_&&(u.globalAlpha=Pe=1)}}function nn(_,A){let P=A?v[_].points:v[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function Nt(_,A){let P=A?v[_].points:v[_],{stroke:N,fill:W,clip:K,flags:ae,_stroke:fe=P._stroke,_fill:_e=P._fill,_width:De=P.width}=P._paths;De=Gt(De*It,3);let Ne=null,Oe=De%2/2;A&&_e==null&&(_e=De>0?"#fff":fe);let it=P.pxAlign==1&&Oe>0;if(it&&u.translate(Oe,Oe),!A){let Rt=R-De/2,Et=M-De/2,mt=q+De,Ze=he+De;Ne=new Path2D,Ne.rect(Rt,Et,mt,Ze)}A?Fe(fe,De,P.dash,P.cap,_e,N,W,ae,K):Ft(_,fe,De,P.dash,P.cap,_e,N,W,ae,Ne,K),it&&u.translate(-Oe,-Oe)}function Ft(_,A,P,N,W,K,ae,fe,_e,De,Ne){let Oe=!1;_e!=0&&w.forEach((it,Rt)=>{if(it.series[0]==_){let Et=v[it.series[1]],mt=e[it.series[1]],Ze=(Et._paths||Hl).band;Mr(Ze)&&(Ze=it.dir==1?Ze[0]:Ze[1]);let Xe,Yt=null;Et.show&&Ze&&FC(mt,dn,fn)?(Yt=it.fill(n,Rt)||K,Xe=Et._paths.clip):Ze=null,Fe(A,P,N,W,Yt,ae,fe,_e,De,Ne,Xe,Ze),Oe=!0}}),Oe||Fe(A,P,N,W,K,ae,fe,_e,De,Ne)}let En=da|gm;function Fe(_,A,P,N,W,K,ae,fe,_e,De,Ne,Oe){Ee(_,A,P,N,W),(_e||De||Oe)&&(u.save(),_e&&u.clip(_e),De&&u.clip(De)),Oe?(fe&En)==En?(u.clip(Oe),Ne&&u.clip(Ne),vt(W,ae),yn(_,K,A)):fe&gm?(vt(W,ae),u.clip(Oe),yn(_,K,A)):fe&da&&(u.save(),u.clip(Oe),Ne&&u.clip(Ne),vt(W,ae),u.restore(),yn(_,K,A)):(vt(W,ae),yn(_,K,A)),(_e||De||Oe)&&u.restore()}function yn(_,A,P){P>0&&(A instanceof Map?A.forEach((N,W)=>{u.strokeStyle=lo=W,u.stroke(N)}):A!=null&&_&&u.stroke(A))}function vt(_,A){A instanceof Map?A.forEach((P,N)=>{u.fillStyle=Ks=N,u.fill(P)}):A!=null&&_&&u.fill(A)}function Es(_,A,P,N){let W=S[_],K;if(N<=0)K=[0,0];else{let ae=W._space=W.space(n,_,A,P,N),fe=W._incrs=W.incrs(n,_,A,P,N,ae);K=nP(A,P,fe,N,ae)}return W._found=K}function vn(_,A,P,N,W,K,ae,fe,_e,De){let Ne=ae%2/2;y==1&&u.translate(Ne,Ne),Ee(fe,ae,_e,De,fe),u.beginPath();let Oe,it,Rt,Et,mt=W+(N==0||N==3?-K:K);P==0?(it=W,Et=mt):(Oe=W,Rt=mt);for(let Ze=0;Ze<_.length;Ze++)A[Ze]!=null&&(P==0?Oe=Rt=_[Ze]:it=Et=_[Ze],u.moveTo(Oe,it),u.lineTo(Rt,Et));u.stroke(),y==1&&u.translate(-Ne,-Ne)}function ho(_){let A=!0;return S.forEach((P,N)=>{if(!P.show)return;let W=b[P.scale];if(W.min==null){P._show&&(A=!1,P._show=!1,ht(!1));return}else P._show||(A=!1,P._show=!0,ht(!1));let K=P.side,ae=K%2,{min:fe,max:_e}=W,[De,Ne]=Es(N,fe,_e,ae==0?U:Re);if(Ne==0)return;let Oe=W.distr==2,it=P._splits=P.splits(n,N,fe,_e,De,Ne,Oe),Rt=W.distr==2?it.map(Xe=>pi[Xe]):it,Et=W.distr==2?pi[it[1]]-pi[it[0]]:De,mt=P._values=P.values(n,P.filter(n,Rt,N,Ne,Et),N,Ne,Et);P._rotate=K==2?P.rotate(n,mt,N,Ne):0;let Ze=P._size;P._size=ki(P.size(n,mt,N,_)),Ze!=null&&P._size!=Ze&&(A=!1)}),A}function as(_){let A=!0;return Ta.forEach((P,N)=>{let W=P(n,N,rs,_);W!=zi[N]&&(A=!1),zi[N]=W}),A}function Ts(){for(let _=0;_<S.length;_++){let A=S[_];if(!A.show||!A._show)continue;let P=A.side,N=P%2,W,K,ae=A.stroke(n,_),fe=P==0||P==3?-1:1,[_e,De]=A._found;if(A.label!=null){let Jn=A.labelGap*fe,yi=Pn((A._lpos+Jn)*It);Ie(A.labelFont[0],ae,"center",P==2?"top":Rv),u.save(),N==1?(W=K=0,u.translate(yi,Pn(M+he/2)),u.rotate((P==3?-ad:ad)/2)):(W=Pn(R+q/2),K=yi);let Er=vx(A.label)?A.label(n,_,_e,De):A.label;u.fillText(Er,W,K),u.restore()}if(De==0)continue;let Ne=b[A.scale],Oe=N==0?q:he,it=N==0?R:M,Rt=A._splits,Et=Ne.distr==2?Rt.map(Jn=>pi[Jn]):Rt,mt=Ne.distr==2?pi[Rt[1]]-pi[Rt[0]]:_e,Ze=A.ticks,Xe=A.border,Yt=Ze.show?Ze.size:0,cn=Pn(Yt*It),On=Pn((A.alignTo==2?A._size-Yt-A.gap:A.gap)*It),Bt=A._rotate*-ad/180,hn=m(A._pos*It),mi=(cn+On)*fe,Kn=hn+mi;K=N==0?Kn:0,W=N==1?Kn:0;let Ci=A.font[0],Vi=A.align==1?oa:A.align==2?nm:Bt>0?oa:Bt<0?nm:N==0?"center":P==3?nm:oa,hs=Bt||N==1?"middle":P==2?"top":Rv;Ie(Ci,ae,Vi,hs);let gi=A.font[1]*A.lineGap,Ri=Rt.map(Jn=>m(a(Jn,Ne,Oe,it))),Gi=A._values;for(let Jn=0;Jn<Gi.length;Jn++){let yi=Gi[Jn];if(yi!=null){N==0?W=Ri[Jn]:K=Ri[Jn],yi=""+yi;let Er=yi.indexOf(`
`)==-1?[yi]:yi.split(/\n/gm);for(let Qn=0;Qn<Er.length;Qn++){let pg=Er[Qn];Bt?(u.save(),u.translate(W,K+Qn*gi),u.rotate(Bt),u.fillText(pg,0,0),u.restore()):u.fillText(pg,W,K+Qn*gi)}}}Ze.show&&vn(Ri,Ze.filter(n,Et,_,De,mt),N,P,hn,cn,Gt(Ze.width*It,3),Ze.stroke(n,_),Ze.dash,Ze.cap);let us=A.grid;us.show&&vn(Ri,us.filter(n,Et,_,De,mt),N,N==0?2:1,N==0?M:R,N==0?he:q,Gt(us.width*It,3),us.stroke(n,_),us.dash,us.cap),Xe.show&&vn([hn],[1],N==0?1:0,N==0?1:2,N==1?M:R,N==1?he:q,Gt(Xe.width*It,3),Xe.stroke(n,_),Xe.dash,Xe.cap)}Fn("drawAxes")}function ht(_){v.forEach((A,P)=>{P>0&&(A._paths=null,_&&(s==1?(A.min=null,A.max=null):A.facets.forEach(N=>{N.min=null,N.max=null})))})}let ln=!1,Zn=!1,Ot=[];function xn(){Zn=!1;for(let _=0;_<Ot.length;_++)Fn(...Ot[_]);Ot.length=0}function Gn(){ln||(jC(Zm),ln=!0)}function oc(_,A=!1){ln=!0,Zn=A,_(n),Zm(),A&&Ot.length>0&&queueMicrotask(xn)}n.batch=oc;function Zm(){if(oe&&(ft(),oe=!1),xe&&(we(),xe=!1),ye){if(Kt(f,oa,je),Kt(f,"top",ot),Kt(f,Bl,U),Kt(f,zl,Re),Kt(g,oa,je),Kt(g,"top",ot),Kt(g,Bl,U),Kt(g,zl,Re),Kt(d,Bl,on),Kt(d,zl,gn),h.width=Pn(on*It),h.height=Pn(gn*It),S.forEach(({_el:_,_show:A,_size:P,_pos:N,side:W})=>{if(_!=null)if(A){let K=W===3||W===0?P:0,ae=W%2==1;Kt(_,ae?"left":"top",N-K),Kt(_,ae?"width":"height",P),Kt(_,ae?"top":"left",ae?ot:je),Kt(_,ae?"height":"width",ae?Re:U),um(_,Kr)}else Si(_,Kr)}),lo=Ks=co=z=Q=$=Z=Ae=T=null,Pe=1,La(!0),je!=Se||ot!=zt||U!=ze||Re!=Ye){ht(!1);let _=U/ze,A=Re/Ye;if(me&&!ne&&ue.left>=0){ue.left*=_,ue.top*=A,uo&&Ms(uo,Pn(ue.left),0,U,Re),fo&&Ms(fo,0,Pn(ue.top),U,Re);for(let P=0;P<lt.length;P++){let N=lt[P];N!=null&&(Wt[P]*=_,jn[P]*=A,Ms(N,ki(Wt[P]),ki(jn[P]),U,Re))}}if(qt.show&&!se&&qt.left>=0&&qt.width>0){qt.left*=_,qt.width*=_,qt.top*=A,qt.height*=A;for(let P in Jd)Kt(go,P,qt[P])}Se=je,zt=ot,ze=U,Ye=Re}Fn("setSize"),ye=!1}on>0&&gn>0&&(u.clearRect(0,0,h.width,h.height),Fn("drawClear"),C.forEach(_=>_()),Fn("draw")),qt.show&&se&&(ac(qt),se=!1),me&&ne&&(Ar(null,!0,!1),ne=!1),de.show&&de.live&&pe&&(Zd(),pe=!1),l||(l=!0,n.status=1,Fn("ready")),Zs=!1,ln=!1}n.redraw=(_,A)=>{xe=A||!1,_!==!1?Qs(E,L.min,L.max):Gn()};function Yd(_,A){let P=b[_];if(P.from==null){if(an==0){let N=P.range(n,A.min,A.max,_);A.min=N[0],A.max=N[1]}if(A.min>A.max){let N=A.min;A.min=A.max,A.max=N}if(an>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;_==E&&P.distr==2&&an>0&&(A.min=is(A.min,e[0]),A.max=is(A.max,e[0]),A.min==A.max&&A.max++),G[_]=A,oe=!0,Gn()}}n.setScale=Yd;let $d,jd,uo,fo,Km,Jm,po,mo,Qm,eg,Xt,Qt,Js=!1,zn=ue.drag,Dn=zn.x,Nn=zn.y;me&&(ue.x&&($d=Ui(xC,g)),ue.y&&(jd=Ui(_C,g)),L.ori==0?(uo=$d,fo=jd):(uo=jd,fo=$d),Xt=ue.left,Qt=ue.top);let qt=n.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),go=qt.show?Ui(vC,qt.over?g:f):null;function ac(_,A){if(qt.show){for(let P in _)qt[P]=_[P],P in Jd&&Kt(go,P,_[P]);A!==!1&&Fn("setSelect")}}n.setSelect=ac;function Q_(_){if(v[_].show)ee&&um(rt[_],Kr);else if(ee&&Si(rt[_],Kr),me){let P=Ce?lt[0]:lt[_];P!=null&&Ms(P,-10,-10,U,Re)}}function Qs(_,A,P){Yd(_,{min:A,max:P})}function ls(_,A,P,N){A.focus!=null&&sb(_),A.show!=null&&v.forEach((W,K)=>{K>0&&(_==K||_==null)&&(W.show=A.show,Q_(K),s==2?(Qs(W.facets[0].scale,null,null),Qs(W.facets[1].scale,null,null)):Qs(W.scale,null,null),Gn())}),P!==!1&&Fn("setSeries",_,A),N&&Da("setSeries",n,_,A)}n.setSeries=ls;function eb(_,A){Sn(w[_],A)}function tb(_,A){_.fill=bt(_.fill||null),_.dir=Ct(_.dir,-1),A=A??w.length,w.splice(A,0,_)}function nb(_){_==null?w.length=0:w.splice(_,1)}n.addBand=tb,n.setBand=eb,n.delBand=nb;function ib(_,A){v[_].alpha=A,me&&lt[_]!=null&&(lt[_].style.opacity=A),ee&&rt[_]&&(rt[_].style.opacity=A)}let Cs,er,wr,yo={focus:!0};function sb(_){if(_!=wr){let A=_==null,P=Ue.alpha!=1;v.forEach((N,W)=>{if(s==1||W>0){let K=A||W==0||W==_;N._focus=A?null:K,P&&ib(W,K?1:Ue.alpha)}}),wr=_,P&&Gn()}}ee&&Je&&St(Dv,Te,_=>{ue._lock||(Ke(_),wr!=null&&ls(null,yo,!0,_n.setSeries))});function cs(_,A,P){let N=b[A];P&&(_=_/It-(N.ori==1?ot:je));let W=U;N.ori==1&&(W=Re,_=W-_),N.dir==-1&&(_=W-_);let K=N._min,ae=N._max,fe=_/W,_e=K+(ae-K)*fe,De=N.distr;return De==3?ca(10,_e):De==4?UC(_e,N.asinh):De==100?N.bwd(_e):_e}function rb(_,A){let P=cs(_,E,A);return is(P,e[0],dn,fn)}n.valToIdx=_=>is(_,e[0]),n.posToIdx=rb,n.posToVal=cs,n.valToPos=(_,A,P)=>b[A].ori==0?r(_,b[A],P?q:U,P?R:0):o(_,b[A],P?he:Re,P?M:0),n.setCursor=(_,A,P)=>{Xt=_.left,Qt=_.top,Ar(null,A,P)};function tg(_,A){Kt(go,oa,qt.left=_),Kt(go,Bl,qt.width=A)}function ng(_,A){Kt(go,"top",qt.top=_),Kt(go,zl,qt.height=A)}let Pa=L.ori==0?tg:ng,Ia=L.ori==1?tg:ng;function ob(){if(ee&&de.live)for(let _=s==2?1:0;_<v.length;_++){if(_==0&&ct)continue;let A=de.values[_],P=0;for(let N in A)Ve[_][P++].firstChild.nodeValue=A[N]}}function Zd(_,A){if(_!=null&&(_.idxs?_.idxs.forEach((P,N)=>{te[N]=P}):VC(_.idx)||te.fill(_.idx),de.idx=te[0]),ee&&de.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ct)&&ab(P,te[P]);ob()}pe=!1,A!==!1&&Fn("setLegend")}n.setLegend=Zd;function ab(_,A){let P=v[_],N=_==0&&B==2?pi:e[_],W;ct?W=P.values(n,_,A)??nt:(W=P.value(n,A==null?null:N[A],_,A),W=W==null?nt:{_:W}),de.values[_]=W}function Ar(_,A,P){Qm=Xt,eg=Qt,[Xt,Qt]=ue.move(n,Xt,Qt),ue.left=Xt,ue.top=Qt,me&&(uo&&Ms(uo,Pn(Xt),0,U,Re),fo&&Ms(fo,0,Pn(Qt),U,Re));let N,W=dn>fn;Cs=Vt,er=null;let K=L.ori==0?U:Re,ae=L.ori==1?U:Re;if(Xt<0||an==0||W){N=ue.idx=null;for(let fe=0;fe<v.length;fe++){let _e=lt[fe];_e!=null&&Ms(_e,-10,-10,U,Re)}Je&&ls(null,yo,!0,_==null&&_n.setSeries),de.live&&(te.fill(N),pe=!0)}else{let fe,_e,De;s==1&&(fe=L.ori==0?Xt:Qt,_e=cs(fe,E),N=ue.idx=is(_e,e[0],dn,fn),De=V(e[0][N],L,K,0));let Ne=-10,Oe=-10,it=0,Rt=0,Et=!0,mt="",Ze="";for(let Xe=s==2?1:0;Xe<v.length;Xe++){let Yt=v[Xe],cn=te[Xe],On=cn==null?null:s==1?e[Xe][cn]:e[Xe][1][cn],Bt=ue.dataIdx(n,Xe,N,_e),hn=Bt==null?null:s==1?e[Xe][Bt]:e[Xe][1][Bt];if(pe=pe||hn!=On||Bt!=cn,te[Xe]=Bt,Xe>0&&Yt.show){let mi=Bt==null?-10:Bt==N?De:V(s==1?e[0][Bt]:e[Xe][0][Bt],L,K,0),Kn=hn==null?-10:D(hn,s==1?b[Yt.scale]:b[Yt.facets[1].scale],ae,0);if(Je&&hn!=null){let Ci=L.ori==1?Xt:Qt,Vi=In(Ue.dist(n,Xe,Bt,Kn,Ci));if(Vi<Cs){let hs=Ue.bias;if(hs!=0){let gi=cs(Ci,Yt.scale),Ri=hn>=0?1:-1,Gi=gi>=0?1:-1;Gi==Ri&&(Gi==1?hs==1?hn>=gi:hn<=gi:hs==1?hn<=gi:hn>=gi)&&(Cs=Vi,er=Xe)}else Cs=Vi,er=Xe}}if(pe||Ce){let Ci,Vi;L.ori==0?(Ci=mi,Vi=Kn):(Ci=Kn,Vi=mi);let hs,gi,Ri,Gi,us,Jn,yi=!0,Er=ce.bbox;if(Er!=null){yi=!1;let Qn=Er(n,Xe);Ri=Qn.left,Gi=Qn.top,hs=Qn.width,gi=Qn.height}else Ri=Ci,Gi=Vi,hs=gi=ce.size(n,Xe);if(Jn=ce.fill(n,Xe),us=ce.stroke(n,Xe),Ce)Xe==er&&Cs<=Ue.prox&&(Ne=Ri,Oe=Gi,it=hs,Rt=gi,Et=yi,mt=Jn,Ze=us);else{let Qn=lt[Xe];Qn!=null&&(Wt[Xe]=Ri,jn[Xe]=Gi,zv(Qn,hs,gi,yi),kv(Qn,Jn,us),Ms(Qn,ki(Ri),ki(Gi),U,Re))}}}}if(Ce){let Xe=Ue.prox,Yt=wr==null?Cs<=Xe:Cs>Xe||er!=wr;if(pe||Yt){let cn=lt[0];cn!=null&&(Wt[0]=Ne,jn[0]=Oe,zv(cn,it,Rt,Et),kv(cn,mt,Ze),Ms(cn,ki(Ne),ki(Oe),U,Re))}}}if(qt.show&&Js)if(_!=null){let[fe,_e]=_n.scales,[De,Ne]=_n.match,[Oe,it]=_.cursor.sync.scales,Rt=_.cursor.drag;if(Dn=Rt._x,Nn=Rt._y,Dn||Nn){let{left:Et,top:mt,width:Ze,height:Xe}=_.select,Yt=_.scales[Oe].ori,cn=_.posToVal,On,Bt,hn,mi,Kn,Ci=fe!=null&&De(fe,Oe),Vi=_e!=null&&Ne(_e,it);Ci&&Dn?(Yt==0?(On=Et,Bt=Ze):(On=mt,Bt=Xe),hn=b[fe],mi=V(cn(On,Oe),hn,K,0),Kn=V(cn(On+Bt,Oe),hn,K,0),Pa(ss(mi,Kn),In(Kn-mi))):Pa(0,K),Vi&&Nn?(Yt==1?(On=Et,Bt=Ze):(On=mt,Bt=Xe),hn=b[_e],mi=D(cn(On,it),hn,ae,0),Kn=D(cn(On+Bt,it),hn,ae,0),Ia(ss(mi,Kn),In(Kn-mi))):Ia(0,ae)}else Qd()}else{let fe=In(Qm-Km),_e=In(eg-Jm);if(L.ori==1){let it=fe;fe=_e,_e=it}Dn=zn.x&&fe>=zn.dist,Nn=zn.y&&_e>=zn.dist;let De=zn.uni;De!=null?Dn&&Nn&&(Dn=fe>=De,Nn=_e>=De,!Dn&&!Nn&&(_e>fe?Nn=!0:Dn=!0)):zn.x&&zn.y&&(Dn||Nn)&&(Dn=Nn=!0);let Ne,Oe;Dn&&(L.ori==0?(Ne=po,Oe=Xt):(Ne=mo,Oe=Qt),Pa(ss(Ne,Oe),In(Oe-Ne)),Nn||Ia(0,ae)),Nn&&(L.ori==1?(Ne=po,Oe=Xt):(Ne=mo,Oe=Qt),Ia(ss(Ne,Oe),In(Oe-Ne)),Dn||Pa(0,K)),!Dn&&!Nn&&(Pa(0,0),Ia(0,0))}if(zn._x=Dn,zn._y=Nn,_==null){if(P){if(fg!=null){let[fe,_e]=_n.scales;_n.values[0]=fe!=null?cs(L.ori==0?Xt:Qt,fe):null,_n.values[1]=_e!=null?cs(L.ori==1?Xt:Qt,_e):null}Da(im,n,Xt,Qt,U,Re,N)}if(Je){let fe=P&&_n.setSeries,_e=Ue.prox;wr==null?Cs<=_e&&ls(er,yo,!0,fe):Cs>_e?ls(null,yo,!0,fe):er!=wr&&ls(er,yo,!0,fe)}}pe&&(de.idx=N,Zd()),A!==!1&&Fn("setCursor")}let tr=null;Object.defineProperty(n,"rect",{get(){return tr==null&&La(!1),tr}});function La(_=!1){_?tr=null:(tr=g.getBoundingClientRect(),Fn("syncRect",tr))}function ig(_,A,P,N,W,K,ae){ue._lock||Js&&_!=null&&_.movementX==0&&_.movementY==0||(Kd(_,A,P,N,W,K,ae,!1,_!=null),_!=null?Ar(null,!0,!0):Ar(A,!0,!1))}function Kd(_,A,P,N,W,K,ae,fe,_e){if(tr==null&&La(!1),Ke(_),_!=null)P=_.clientX-tr.left,N=_.clientY-tr.top;else{if(P<0||N<0){Xt=-10,Qt=-10;return}let[De,Ne]=_n.scales,Oe=A.cursor.sync,[it,Rt]=Oe.values,[Et,mt]=Oe.scales,[Ze,Xe]=_n.match,Yt=A.axes[0].side%2==1,cn=L.ori==0?U:Re,On=L.ori==1?U:Re,Bt=Yt?K:W,hn=Yt?W:K,mi=Yt?N:P,Kn=Yt?P:N;if(Et!=null?P=Ze(De,Et)?a(it,b[De],cn,0):-10:P=cn*(mi/Bt),mt!=null?N=Xe(Ne,mt)?a(Rt,b[Ne],On,0):-10:N=On*(Kn/hn),L.ori==1){let Ci=P;P=N,N=Ci}}_e&&(A==null||A.cursor.event.type==im)&&((P<=1||P>=U-1)&&(P=jr(P,U)),(N<=1||N>=Re-1)&&(N=jr(N,Re))),fe?(Km=P,Jm=N,[po,mo]=ue.move(n,P,N)):(Xt=P,Qt=N)}let Jd={width:0,height:0,left:0,top:0};function Qd(){ac(Jd,!1)}let sg,rg,og,ag;function lg(_,A,P,N,W,K,ae){Js=!0,Dn=Nn=zn._x=zn._y=!1,Kd(_,A,P,N,W,K,ae,!0,!1),_!=null&&(St(sm,cm,cg,!1),Da(Iv,n,po,mo,U,Re,null));let{left:fe,top:_e,width:De,height:Ne}=qt;sg=fe,rg=_e,og=De,ag=Ne}function cg(_,A,P,N,W,K,ae){Js=zn._x=zn._y=!1,Kd(_,A,P,N,W,K,ae,!1,!0);let{left:fe,top:_e,width:De,height:Ne}=qt,Oe=De>0||Ne>0,it=sg!=fe||rg!=_e||og!=De||ag!=Ne;if(Oe&&it&&ac(qt),zn.setScale&&Oe&&it){let Rt=fe,Et=De,mt=_e,Ze=Ne;if(L.ori==1&&(Rt=_e,Et=Ne,mt=fe,Ze=De),Dn&&Qs(E,cs(Rt,E),cs(Rt+Et,E)),Nn)for(let Xe in b){let Yt=b[Xe];Xe!=E&&Yt.from==null&&Yt.min!=Vt&&Qs(Xe,cs(mt+Ze,Xe),cs(mt,Xe))}Qd()}else ue.lock&&(ue._lock=!ue._lock,Ar(A,!0,_!=null));_!=null&&(An(sm,cm),Da(sm,n,Xt,Qt,U,Re,null))}function lb(_,A,P,N,W,K,ae){if(ue._lock)return;Ke(_);let fe=Js;if(Js){let _e=!0,De=!0,Ne=10,Oe,it;L.ori==0?(Oe=Dn,it=Nn):(Oe=Nn,it=Dn),Oe&&it&&(_e=Xt<=Ne||Xt>=U-Ne,De=Qt<=Ne||Qt>=Re-Ne),Oe&&_e&&(Xt=Xt<po?0:U),it&&De&&(Qt=Qt<mo?0:Re),Ar(null,!0,!0),Js=!1}Xt=-10,Qt=-10,te.fill(null),Ar(null,!0,!0),fe&&(Js=fe)}function hg(_,A,P,N,W,K,ae){ue._lock||(Ke(_),Ra(),Qd(),_!=null&&Da(Nv,n,Xt,Qt,U,Re,null))}function ug(){S.forEach(iP),O(n.width,n.height,!0)}Jr(ld,la,ug);let vo={};vo.mousedown=lg,vo.mousemove=ig,vo.mouseup=cg,vo.dblclick=hg,vo.setSeries=(_,A,P,N)=>{let W=_n.match[2];P=W(n,A,P),P!=-1&&ls(P,N,!0,!1)},me&&(St(Iv,g,lg),St(im,g,ig),St(Lv,g,_=>{Ke(_),La(!1)}),St(Dv,g,lb),St(Nv,g,hg),ym.add(n),n.syncRect=La);let lc=n.hooks=i.hooks||{};function Fn(_,A,P){Zn?Ot.push([_,A,P]):_ in lc&&lc[_].forEach(N=>{N.call(null,n,A,P)})}(i.plugins||[]).forEach(_=>{for(let A in _.hooks)lc[A]=(lc[A]||[]).concat(_.hooks[A])});let dg=(_,A,P)=>P,_n=Sn({key:null,setSeries:!1,filters:{pub:Xv,sub:Xv},scales:[E,v[1]?v[1].scale:null],match:[qv,qv,dg],values:[null,null]},ue.sync);_n.match.length==2&&_n.match.push(dg),ue.sync=_n;let fg=_n.key,ef=Gx(fg);function Da(_,A,P,N,W,K,ae){_n.filters.pub(_,A,P,N,W,K,ae)&&ef.pub(_,A,P,N,W,K,ae)}ef.sub(n);function cb(_,A,P,N,W,K,ae){_n.filters.sub(_,A,P,N,W,K,ae)&&vo[_](null,A,P,N,W,K,ae)}n.pub=cb;function hb(){ef.unsub(n),ym.delete(n),Ln.clear(),dm(ld,la,ug),c.remove(),Te?.remove(),Fn("destroy")}n.destroy=hb;function tf(){Fn("init",i,e),Ca(e||i.data,!1),G[E]?Yd(E,G[E]):Ra(),se=qt.show&&(qt.width>0||qt.height>0),ne=pe=!0,O(i.width,i.height)}return v.forEach(ao),S.forEach(ws),t?t instanceof HTMLElement?(t.appendChild(c),tf()):t(n,tf):tf(),n}wn.assign=Sn;wn.fmtNum=wm;wn.rangeNum=cd;wn.rangeLog=dd;wn.rangeAsinh=Mm;wn.orient=eo;wn.pxRatio=It;wn.join=$C;wn.fmtDate=Em,wn.tzDate=rR;wn.sync=Gx;{wn.addGap=VR,wn.clipGaps=md;let i=wn.paths={points:$x};i.linear=Zx,i.stepped=WR,i.bars=XR,i.spline=YR}var e_=8,Nm='11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';function ya(i,e="",t=""){let n=i==="y";return{scale:i,font:Nm,labelFont:Nm,stroke:()=>Ut().muted,label:e||void 0,size:n?(s,r)=>Math.max(30,14+sP(r??[])):26,labelSize:16,labelGap:0,gap:4,space:n?28:56,grid:{stroke:()=>Ut().grid,width:1},ticks:{show:!1},values:(s,r)=>r.map((o,a)=>t&&a===r.length-1?`${yt(o)} ${t}`:yt(o))}}var Dm=typeof document>"u"?null:document.createElement("canvas").getContext("2d");function sP(i){return Dm?(Dm.font=Nm,Math.ceil(Math.max(0,...i.map(e=>Dm.measureText(e).width)))):0}var ga=class{card;head;heading;legend=X("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(e,t){this.place=X("div",{class:"plot",role:"img","aria-label":t}),this.heading=X("h2",{},e),this.head=X("div",{class:"chart-head"},this.heading,this.legend),this.card=X("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:e,clientHeight:t}=this.place;e<40||t<40||(this.plot=new wn(this.options(e,t),this.current(),this.place))}say(e){this.values.forEach((t,n)=>gt(t,yt(e[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,e_).forEach(t=>{let n=X("output",{class:"value","aria-live":"off"}),s=X("span",{class:t.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",t.colour()),this.values.push(n),this.legend.append(X("li",{},s,X("span",{class:"name",title:t.hint},t.label),n))});let e=this.lines.length-e_;e>0&&this.legend.append(X("li",{},`and ${e} more`))}resize(){let{clientWidth:e,clientHeight:t}=this.place;e<40||t<40||(this.plot?this.plot.setSize({width:e,height:t}):this.rebuild())}};function Fm(i,e=1/0){let t=1/0,n=-1/0;for(let s of i)for(let r=0;r<s.length;r+=1){let o=s[r]??NaN;Math.abs(o)<=e&&(o<t&&(t=o),o>n&&(n=o))}return[t,n]}function Xl(i,e,t=0){if(!(i<=e)||!Number.isFinite(i)||!Number.isFinite(e))return[-1,1];let n=e-i,s=Math.max(Math.abs(i),Math.abs(e)),r=Math.max(1e-9*s,1e-14*t,1e-30);if(n>r)return[i-.06*n,e+.06*n];let o=s>1e-14*t&&s>1e-30?.1*s:.5*(t||1);return[i-o,e+o]}function t_(i,e=0,t=1/0){let[n,s]=Fm(i,t),r=[];for(let c of i){let h=Math.max(1,Math.floor(c.length*i.length/600));for(let u=0;u<c.length;u+=h){let d=c[u]??NaN;Math.abs(d)<=t&&r.push(d)}}if(r.length<100)return Xl(n,s,e);r.sort((c,h)=>c-h);let o=Math.ceil(.02*r.length/2),a=[r[o]??n,r[r.length-1-o]??s],l=a[1]-a[0];return!(l>1e-9*(s-n))||l>=.1*(s-n)?Xl(n,s,e):Xl(Math.max(n,a[0]-.5*l),Math.min(s,a[1]+.5*l),e)}var rP=wn.paths.spline?.(),oP=wn.paths.linear?.(),to=class extends ga{constructor(t,n,s){super(n.title,n.description);this.columns=t;this.settings=n;this.sliding=s;this.heading.after(this.instant)}columns;settings;sliding;cursorAt=null;hovered=null;instant=X("output",{class:"instant","aria-live":"off"});addChooser(t){t.length&&(this.heading.classList.add("hidden"),this.heading.after(...t))}choose(t,n,s){this.settings={...this.settings,title:t,unit:n},gt(this.heading,t),this.place.setAttribute("aria-label",`${t} over time`),this.setLines(s)}say(t){let n=this.hovered,s=this.columns();if(n===null||n>=s.count){gt(this.instant,""),super.say(t);return}gt(this.instant,`t = ${El(s.values(0)[n]??NaN,3)} ${this.settings.timeUnit}`.trim()),super.say(this.lines.map(({column:r})=>s.values(r)[n]??NaN))}setLines(t){this.lines=t,this.rebuild()}update(){this.plot?.setData(this.current())}mark(t,n){this.cursorAt=t,this.say(n),this.plot?.redraw(!1,!1)}current(){let t=this.columns(),n=this.lines.map(({column:s})=>t.values(s));return[t.values(0),...n]}options(t,n){return{width:t,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!1,y:!1}},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[ya("x","",this.settings.timeUnit),ya("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1,paths:(r,o,a,l)=>(!this.settings.stepped&&l-a<r.bbox.width/4?rP:oP)?.(r,o,a,l)??null}))],hooks:{draw:[s=>this.drawCursor(s)],setCursor:[s=>{this.hovered=s.cursor.idx??null,this.hovered!==null&&this.say([])}]}}}interval(){let t=this.columns().values(0),n=t[0]??0,s=t[t.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Math.max(s,n+this.settings.span);return[r-this.settings.span,r]}range(){let t=this.columns();return t_(this.lines.map(({column:n})=>t.values(n)),this.settings.size??0,this.settings.limit?.()??1/0)}drawCursor(t){if(this.cursorAt===null||this.sliding)return;let n=Math.round(t.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=t.bbox;t.ctx.save(),t.ctx.strokeStyle=Ut().ink,t.ctx.lineWidth=window.devicePixelRatio,t.ctx.beginPath(),t.ctx.moveTo(n,s),t.ctx.lineTo(n,s+r),t.ctx.stroke(),t.ctx.restore()}};var xd=class{constructor(e,t,n){this.session=e;this.servo=t;let{data:s}=e;this.demands=t.signals.flatMap(({input:o},a)=>t.inputs.includes(o)?[a]:[]),this.history=new br(1+t.inputs.length+this.demands.length,n);let r=new Set(t.inputs.map(o=>s.inputs[o]?.unit??""));this.chart=new to(()=>this.history,{title:"Inputs",description:"Inputs over time",unit:r.size===1?[...r][0]??"":"",timeUnit:s.units.time,span:s.until,stepped:!0},!0),this.chart.setLines(this.lines())}session;servo;chart;history;demands;sample(e){this.history.append([e,...this.present()]),this.history.forget(e-this.session.data.until)}draw(){this.chart.update(),this.chart.say(this.present())}clear(){this.history.clear()}lines(){let{servo:e,session:t}=this,n=e.inputs.length,s=a=>()=>Zt(a,n),r=e.inputs.map((a,l)=>({label:t.data.inputs[a]?.label??"",column:1+l,colour:s(l)})),o=this.demands.map((a,l)=>({label:e.signals[a]?.label??"",column:1+n+l,colour:s(e.inputs.indexOf(e.signals[a]?.input??-1)),dash:[5,4]}));return[...r,...o]}present(){let{main:e}=this.session;if(e.outcome!=="")return Array(this.history.width-1).fill(NaN);let{u:t}=e,n=e.signals();return[...this.servo.inputs.map(s=>t[s]??NaN),...this.demands.map(s=>n[s]??NaN)]}};var aP=1,lP=1200,cP=5,Om={mouse:12,touch:24},_d=class extends ga{constructor(t,n,s,r,o,a){super(t,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.colour=a;o&&this.legend.replaceWith(o)}columns;plane;end;colour;marks=[];section=null;centre=0;picked=-1;addChooser(t){this.head.append(X("div",{class:"inline-field"},...t))}choose(t){this.plane=t,this.place.setAttribute("aria-label",`Phase portrait: ${t.yLabel} against ${t.xLabel}`),this.rebuild()}cut(t){this.section=t,this.update()}moveMarks(t){this.marks=t}mark(t,n){this.moveMarks(t),t.length&&(this.place.title="Marks are equilibria: filled ones are stable. Click one to start there.",this.place.addEventListener("pointerup",s=>{let r=this.near(s,s.pointerType==="touch"?Om.touch:Om.mouse),o=r.find(a=>a>this.picked)??r[0];o!==void 0&&(this.picked=o,n(o))}),this.place.addEventListener("pointermove",s=>{this.place.style.cursor=this.near(s,Om.mouse).length?"pointer":""}))}near(t,n){let{plot:s}=this;if(!s)return[];let r=s.over.getBoundingClientRect(),[o,a]=[t.clientX-r.left,t.clientY-r.top];return this.marks.flatMap((l,c)=>{let[h,u]=this.placeOf(s,l,!1);return Math.hypot(h-o,u-a)<=n?[c]:[]})}placeOf(t,{y:n},s){let r=no(n,this.plane.x);return[t.valToPos(this.shown(r),"x",s),t.valToPos(no(n,this.plane.y),"y",s)]}update(){this.centre=this.plane.angle?this.middle:0,this.plot?.setData(this.current())}current(){let{x:t,y:n}=this.plane;return[null,[this.columns().values(t),this.columns().values(n)]]}options(t,n){return{mode:2,width:t,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...ya("x",this.plane.xLabel),size:22},ya("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}shown(t){return this.plane.angle?this.centre+Tl(t-this.centre):t}get middle(){let t=1/0,n=-1/0;for(let s of this.columns().values(this.plane.x)){let r=Tl(s);if(Math.abs(r)<aP)return 0;r<t&&(t=r),r>n&&(n=r)}return t<0&&n>0?Math.PI:0}range(t,n){let s=this.section?this.section.map(a=>no(a,t)):this.columns().values(t),[r,o]=Fm([n?Float64Array.from(s,a=>this.shown(a)):s]);for(let{y:a}of n&&!this.section?this.marks:[])r=Math.min(r,this.shown(no(a,t))),o=Math.max(o,this.shown(no(a,t)));return Xl(r,o)}draw(t){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=t,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),this.section?this.dots(t,this.section):(r<n.length&&this.stroke(t,n,s,n.length,Ut().grid),this.stroke(t,n,s,r,this.colour())),this.drawMarks(t);let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=Ut().ink,o.beginPath(),o.arc(t.valToPos(this.shown(c),"x",!0),t.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}dots(t,n){let{ctx:s}=t,r=2.5*window.devicePixelRatio;s.fillStyle=this.colour();for(let o of n)s.fillRect(t.valToPos(this.shown(no(o,this.plane.x)),"x",!0)-r/2,t.valToPos(no(o,this.plane.y),"y",!0)-r/2,r,r)}drawMarks(t){let{ctx:n}=t,s=window.devicePixelRatio;n.lineWidth=1.5*s,n.strokeStyle=Ut().ink;for(let r of this.marks)n.beginPath(),n.arc(...this.placeOf(t,r,!0),cP*s,0,2*Math.PI),n.fillStyle=r.filled?Ut().ledger:Ut().wall,n.fill(),n.stroke()}stroke(t,n,s,r,o){let{ctx:a}=t;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=new Um(a,r<lP),c=NaN;for(let h=0;h<r;h+=1){let u=n[h]??NaN,d=this.shown(u),f=s[h]??NaN,g=t.valToPos(d,"x",!0),y=t.valToPos(f,"y",!0);Math.abs(d-c)<(this.plane.angle?Math.PI:1/0)||(l.end(),a.moveTo(g,y)),l.to(g,y),c=d}l.end(),a.stroke()}},Um=class{constructor(e,t){this.pen=e;this.smooth=t}pen;smooth;places=[];to(e,t){if(!this.smooth){this.pen.lineTo(e,t);return}this.places.push([e,t]);let[n,s,r,o]=this.places;n&&s&&r&&o?this.piece(n,s,r,o):n&&s&&r&&this.piece(n,n,s,r),this.places.length>3&&this.places.shift()}end(){let[e,t,n]=this.places;e&&t&&n?this.piece(e,t,n,n):t&&this.pen.lineTo(...t),this.places.length=0}piece(e,t,n,s){this.pen.bezierCurveTo(t[0]+(n[0]-e[0])/6,t[1]+(n[1]-e[1])/6,n[0]-(s[0]-t[0])/6,n[1]-(s[1]-t[1])/6,...n)}};function no(i,e){return i[e-1]??NaN}function hP(i){return 1+i}function km(i,e){return e.map(({label:t,unit:n,angle:s=!1},r)=>({column:hP(i.first+r),label:t,unit:n,angle:s}))}function s_(i,e){let t=new wt(i.layout),n=km(t.q,i.coordinates),s=km(t.v,i.velocities),r=km(t.z,i.states),o=[...n,...s,...r],a=[...i.coordinates,...i.velocities,...i.states].map(({name:f})=>f),[l,c]=(i.view?.plane??[]).map(f=>o[a.indexOf(f)]);if(l&&c)return n_(o,[l,c],e);if(!t.identity)return n_([...n,...s,...r],s.length>1?s.slice(-2):n,e);let h=n.length?n.slice(0,t.paired).map((f,g)=>({...ql(f,s[g]),name:f.label})):r.flatMap((f,g)=>r.slice(g+1).map(y=>({...ql(f,y),name:`${f.label}, ${y.label}`}))),u=h[0];if(!u)return null;let d=io("Coordinate of the phase portrait",h.map(({name:f})=>f),0,f=>e(h[f]??u));return{first:u,chooser:h.length>1?X("div",{class:"inline-field"},...d):X("span")}}function n_(i,e,t){let[n,s]=e;if(!n||!s)return null;let r=i.map(({label:h})=>h),o=h=>i.findIndex(({column:u})=>u===h.column),a=ql(n,s),l=io("Horizontal axis of the phase portrait",r,o(n),h=>{n=i[h],n&&s&&t(ql(n,s))}),c=io("Vertical axis of the phase portrait",r,o(s),h=>{s=i[h],n&&s&&t(ql(n,s))});return{first:a,chooser:X("div",{class:"inline-field"},...l,...c)}}function ql(i,e){return{x:i.column,y:e.column,angle:i.angle,xLabel:i_(i),yLabel:i_(e)}}function i_({label:i,unit:e}){return e?`${i} / ${e}`:i}function io(i,e,t,n){let s=qn("phase"),r=X("select",{id:s,onchange:()=>n(r.selectedIndex)},...e.map(o=>X("option",{},o)));return r.selectedIndex=t,[X("label",{for:s,class:"hidden"},i),r]}function r_(i){let{q:e,v:t,z:n,size:s}=new wt(i.layout),r=1+s,o=r+i.inputs.length,a=o+i.constraints.length,l=(u,d)=>d.map(({name:f,label:g,unit:y},m)=>({name:f,label:g,unit:y,column:u+m})),c=[{name:"Coordinates",entries:l(1+e.first,i.coordinates)},{name:"Velocities",entries:l(1+t.first,i.velocities)},{name:"States",entries:l(1+n.first,i.states)},{name:"Inputs",entries:l(r,i.inputs)},{name:"Multipliers",entries:l(o,i.constraints.map(u=>({name:u,label:u,unit:""})))},{name:"Errors",entries:i.mode==="live"?l(a,uP(i)):[]}];return[{name:"Chosen",entries:(i.view?.plot??[]).flatMap(u=>c.flatMap(({entries:d})=>d.filter(f=>f.name===u)))},...c].filter(({entries:u})=>u.length)}function uP(i){return(i.servo?.coordinates??[]).map(e=>{let{name:t="",label:n="",unit:s=""}=i.coordinates[e]??{};return{name:`${t}_error`,label:`${n} desired − ${n}`,unit:s}})}function o_(i){let{size:e}=new wt(i.layout);return 1+e+i.inputs.length+i.constraints.length+(i.servo?.coordinates.length??0)}function Bm(i,e,t,n){let{data:s,y:r}=i,{servo:o}=s;if(n[0]=e,t){n.fill(NaN,1);return}n.set(r,1),n.set(i.u,1+r.length);let a=1+r.length+s.inputs.length;s.constraints.length&&n.set(i.multipliers(),a),a+=s.constraints.length,o?.coordinates.forEach((l,c)=>{n[a+c]=i.parameter(o.desired[c]??"")-(r[l]??NaN)})}var dP=12,a_=[[],[9,4],[2,3],[9,4,2,4]],fP=6,pP="The ledger: the energy at the start and all work done since. What lies between it and the total is the error of the integrator.";function l_(i){let e=new Set(i.map(({unit:t})=>t));return e.size===1?[...e][0]??"":""}function bd({name:i,entries:e}){return i==="Chosen"?e.map(({label:t})=>t).join(", "):i}function c_({entries:i}){return i.map(({label:e,column:t},n)=>{let s=i.length>fP?a_[n%a_.length]:void 0;return{label:e,column:t,colour:()=>Zt(n,i.length),...s?.length?{dash:[...s]}:{}}})}function Yl({energyLabel:i,jacobi:e}){let t=[{label:"kinetic",column:1,colour:()=>Ut().kinetic},{label:"potential",column:2,colour:()=>Ut().potential},{label:i,column:3,colour:()=>Ut().ink,width:2.25},{label:"ledger",column:4,colour:()=>Ut().ledger,dash:[5,4],width:2.25,hint:pP}];return e&&t.push({label:"Jacobi integral",column:5,colour:()=>Zt(3,6),dash:[2,3]}),t}var va=class{constructor(e,t,n,s){this.session=e;let{data:r}=e,o=r.units.time;this.groups=r_(r);let[a={name:"States",entries:[]}]=this.groups;this.group=a;let l=()=>e.players.length<2?1/0:dP*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new to(n,{title:bd(a),description:`${bd(a)} over time`,unit:l_(a.entries),timeUnit:o,span:r.until},t),this.coordinates.setLines(c_(a)),this.coordinates.addChooser(this.groupMenu()),this.energy=r.energy?new to(s,{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:o,span:r.until,limit:l,size:r.energyScale},t):null;let c=s_(r,h=>this.phase?.choose(h));this.phase=c?new _d("Phase portrait",n,c.first,()=>this.behind(),c.chooser,()=>Zt(0,6)):null;for(let h of[this.coordinates,this.energy,this.phase])h&&this.element.append(h.card)}session;element=X("div",{class:"plots"});coordinates;energy;phase;groups;group;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.phase?.rebuild()}plottedOf(e){return this.group.entries.map(({column:t})=>e[t]??NaN)}columnsOf(e,t){let{data:n}=this.session,s=new Set,r={name:"t",unit:n.units.time,values:e.values(0)},o=this.groups.flatMap(({entries:l})=>l.flatMap(({name:c,unit:h,column:u})=>s.has(u)?[]:(s.add(u),[{name:c,unit:h,values:e.values(u)}]))),a=this.energy?this.energyLines().map(({label:l,column:c})=>({name:l,unit:n.units.energy,values:t.values(c)})):[];return[r,...o,...a]}groupMenu(){return this.groups.length<2?[]:io("Quantities that are plotted",this.groups.map(bd),0,e=>{this.group=this.groups[e]??this.group,this.coordinates.choose(bd(this.group),l_(this.group.entries),c_(this.group)),this.draw()})}energyLines(){return Yl(this.session.data)}};var mP=40,Md=class{constructor(e,t,n){this.passed=t;this.most=n;this.layout=new wt(e.layout)}passed;most;points=[];before=null;t=0;layout;clear(){this.points.length=0,this.before=null}sample(e,t){let{before:n}=this;if(n&&e>this.t){let s=this.passing(n,t,e-this.t);s&&this.points.push(s),this.points.length>this.most&&this.points.shift()}n?.length===t.length?n.set(t):this.before=Float64Array.from(t),this.t=e}passing(e,t,n){if("period"in this.passed){let u=this.passed.period(),d=Math.floor((this.t+n)/u+1e-12);return!(u>0)||d<=Math.floor(this.t/u+1e-12)?null:this.between(e,t,n,(d*u-this.t)/n)}let{entry:s,angle:r}=this.passed,o=u=>r?Tl(u[s]??NaN):u[s]??NaN,[a,l]=[o(e),o(t)];if(!(a<0&&l>=0)||r&&l-a>Math.PI)return null;let c=0,h=1;for(let u=0;u<mP;u+=1){let d=(c+h)/2;o(this.between(e,t,n,d))<0?c=d:h=d}return this.between(e,t,n,h)}between(e,t,n,s){let{q:r,v:o,identity:a}=this.layout;return e.map((l,c)=>{let h=t[c]??NaN;if(!a||c>=r.end)return l+s*(h-l);let[u,d]=[n*(e[o.first+c-r.first]??0),n*(t[o.first+c-r.first]??0)],f=1-s;return l*f*f*(1+2*s)+u*s*f*f+h*s*s*(3-2*s)-d*s*s*f})}};var gP=4e3;function yP(i){let{data:e}=i,{q:t,v:n,z:s}=new wt(e.layout),{period:r}=e.view?.section??{},o=e.parameters.find(({name:h})=>h===r),a=(h,u)=>u.map(({label:d,angle:f=!1},g)=>({label:`${d} = 0 ↑`,passed:{entry:h+g,angle:f}})),l=[...a(t.first,e.coordinates),...a(n.first,e.velocities),...a(s.first,e.states)];if(!o)return l;let c={period:()=>2*Math.PI/Math.abs(i.main.parameter(o.name))};return[{label:`every 2π/${o.label}`,passed:c},...l]}function vP({view:i,coordinates:e,velocities:t,states:n},s){if(i?.section?.period!==void 0)return"period"in(s[0]?.passed??{})?0:-1;let r=[...e,...t,...n].map(({name:o})=>o);return i?.section?.through===void 0?-1:r.indexOf(i.section.through)}var Sd=class{constructor(e,t){this.session=e;this.phase=t;let n=yP(e),s=vP(e.data,n);this.element=io("Line or section of the phase portrait",["line",...n.map(({label:r})=>r)],s+1,r=>this.choose(n[r-1])),this.choose(n[s])}session;phase;element;section=null;sample(e,t){this.section?.sample(e,t)}clear(){this.section?.clear()}choose(e){this.section=e?new Md(this.session.data,e.passed,gP):null,this.phase.cut(this.section?.points??null)}};var wd=3e3,xP=2500,Ad=class extends va{constructor(t,n){let s=t,{data:r}=t,o=new wt(r.layout),a=new br(o_(r),wd),l=new br(6,wd);super(s,!0,()=>a,()=>this.energies??l);this.live=t;this.nameOf=n;this.states=a,this.energies=l,this.row=new Float64Array(a.width),this.drive=r.servo?new xd(s,r.servo,wd):null,this.drive&&this.coordinates.card.after(this.drive.chart.card);let c=()=>(r.analysis?.equilibria??[]).flatMap((h,u)=>{let{found:d}=s.equilibriumNow(u);return d?[{y:o.join(d.state.q,d.state.v,d.state.z),filled:Hu(d)}]:[]});this.phase?.mark(c(),h=>s.rest(h)),s.whenChanged(h=>h==="settings"&&this.phase?.moveMarks(c())),this.sections=this.phase&&new Sd(s,this.phase),this.sections&&this.phase?.addChooser(this.sections.element),this.energy?.setLines(this.energyLines())}live;nameOf;states;energies;row;drive;sections;record(){return this.columnsOf(this.states,this.energies)}sample(){let{session:t,states:n}=this,s=t.players[0],r=t.time;s?.outcome===""&&this.sections?.sample(r,s.y),!(!s||!(r>=n.last(0)+t.data.until/xP||n.count===0))&&(Bm(this.live.main,r,s.outcome!==""&&n.count>0,this.row),n.append(this.row),n.forget(r-t.data.until),this.drive?.sample(r),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-t.data.until)))}draw(){let t=this.session.players[0];this.coordinates.update(),t&&Bm(this.live.main,t.t,!1,this.row),this.coordinates.say(this.plottedOf(this.row)),this.drive?.draw(),this.energy?.update(),this.energy?.say(this.presentEnergies()),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.drive?.clear(),this.sections?.clear(),this.sample(),this.draw()}rebuild(){let{players:t}=this.session,n=t.length>1?1+t.length:6;n!==this.energies.width&&(this.energies=new br(n,wd)),this.drive?.chart.rebuild(),super.rebuild()}behind(){return this.states.count}energyLines(){let{players:t}=this.session;return t.length<2?Yl(this.session.data):t.map((n,s)=>({label:this.nameOf(s),column:1+s,colour:()=>Zt(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:t}=this.session;if(t.length>1)return t.map(s=>s.outcome===""?s.energy().total:NaN);let n=t[0]?.outcome===""?t[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger,n.jacobi]:Array(5).fill(NaN)}};var Ed=class{constructor(e){this.columns=e;this.count=e[0]?.length??0}columns;count;values(e){return this.columns[e]??new Float64Array(this.count)}};function _P(i,e){let t=e?i.length/e:0;return Array.from({length:t},(n,s)=>Float64Array.from({length:e},(r,o)=>i[o*t+s]??NaN))}var Td=class extends va{constructor(t){let n=t.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(qs(c)),r=s(n.t),o=new Ed([n.y,n.u,n.multipliers??""].reduce((c,h)=>[...c,..._P(s(h),r.length)],[r])),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((f,g)=>f+(g[d]??0),h))),a.push(s(n.energy?.jacobi??""))}let l=new Ed([r,...a]);super(t,!1,()=>o,()=>l);this.replay=t;this.t=r,this.columns={states:o,energies:l},this.energy?.setLines(this.energyLines())}replay;t;columns;sample(){}record(){return this.columnsOf(this.columns.states,this.columns.energies)}draw(){let{recorded:t}=this.replay,{kinetic:n,potential:s,total:r,ledger:o,jacobi:a}=t.energy();this.coordinates.mark(t.t,this.plottedOf([t.t,...t.y,...t.u,...t.multipliers()])),this.energy?.mark(t.t,[n,s,r,o,a]),this.phase?.update()}clear(){this.draw()}energyLines(){let t=Yl(this.replay.data);return this.replay.data.run?.ledger?.length?t:t.slice(0,3)}behind(){let t=0,n=this.t.length;for(;t<n;){let s=t+n>>1;(this.t[s]??1/0)<=this.replay.time?t=s+1:n=s}return t}};var u_=new k(0,1,0),$l=new k,h_=new Tt,bP=new si;function Ei(i,e,t){let{offset:n,dimension:s}=i;return t.set(e[n]??0,e[n+1]??0,s===3?e[n+2]??0:0)}function so(i,e,t,n){$l.subVectors(t,e);let s=$l.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(e).addScaledVector($l,.5),i.quaternion.setFromUnitVectors(u_,$l.divideScalar(s)),i.scale.set(n,s,n),s):0}function d_(i,e){let t=e.length();t>0&&i.quaternion.setFromUnitVectors(u_,$l.copy(e).divideScalar(t))}function xa(i,e,t){if(t===void 0){i.quaternion.identity();return}let n=s=>e[t+s]??0;h_.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(bP.setFromRotationMatrix(h_))}function jl(i,e,t){return e===void 0?t.set(0,0,0):t.set(i[e]??0,i[e+1]??0,i[e+2]??0)}function pn(i,e,t,n){let s=i.shape.points[e],r=s===void 0?void 0:i.data.points[s];return r?Ei(r,t.positions,n):n.set(0,0,0)}function di(i,e,t,n=0){let s=i.shape.sizes[e],r=s===void 0?n:t.sizes[s]??n;return Number.isFinite(r)?r:0}function ro(i,e){return e!==void 0&&(i.points[e]?.fixed??!1)}var $n={a:new k,b:new k,c:new k,d:new k};var Vm=9,zm=.1,oo=16*Vm+4,Bi=6,MP=3.4,SP=.42;function f_(i){let e=new At,t=new sn(new Float32Array(3*oo*Bi),3),n=new sn(new Float32Array(3*oo*Bi),3);e.setAttribute("position",t),e.setAttribute("normal",n),e.setIndex(AP());let s=new _t(e,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=so(s,pn(i,"start",o,$n.a),pn(i,"end",o,$n.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,wP(t,n,l,MP*a,SP*a))}}}function wP(i,e,t,n,s){let r=i.array,o=e.array,a=t*(1-2*zm)/Vm;for(let l=0;l<oo;l+=1){let c=Math.min(Math.max((l-2)/(oo-5),0),1),h=l<2||l>oo-3,u=2*Math.PI*Vm*c,d=h?0:n,f=l===0?0:l===oo-1?1:zm+(1-2*zm)*c,g=Math.cos(u),y=Math.sin(u),m=a/(2*Math.PI),p=Math.hypot(d,m)||1,v=-d*y/p,S=m/p,b=d*g/p,w=S*y,E=b*g-v*y,x=-S*g;for(let C=0;C<Bi;C+=1){let F=2*Math.PI*C/Bi,I=Math.cos(F),L=Math.sin(F),B=I*g+L*w,V=L*E,D=I*y+L*x,G=3*(Bi*l+C);r[G]=d*g+s*B,r[G+1]=(f-.5)*t+s*V,r[G+2]=d*y+s*D,o[G]=B,o[G+1]=V,o[G+2]=D}}i.needsUpdate=!0,e.needsUpdate=!0}function AP(){let i=[];for(let e=0;e+1<oo;e+=1)for(let t=0;t<Bi;t+=1){let n=Bi*e+t,s=Bi*e+(t+1)%Bi;i.push(n,s,n+Bi,s,s+Bi,n+Bi)}return i}var EP=.0068,TP=.015,CP=.012,RP=.75,PP=8,IP=.42,Zl=class{constructor(e,t,n,s=!1){this.data=e;this.index=t;this.count=n;this.above=s;let r=e.shapes.filter(o=>o.kind==="rod").length;this.trails=e.shapes.filter(o=>o.kind==="trail").length,this.finer=Math.min(1,Math.max(.4,Math.sqrt(PP/Math.max(r,1))))}data;index;count;above;extent=1;strongest=0;finer;trails;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return EP*this.extent*this.finer*(this.spatial?RP:1)}get pin(){return TP*this.extent*this.finer}get least(){return CP*this.extent*this.finer}colour(e=0){return this.ghost||this.count()>1&&this.trails<2?Zt(this.index%6,6):Zt(e%6,6)}material(e,t=0,n=""){let s=`${e}${e==="body"||e==="edge"||e==="face"?t:""}${n}`,r=this.materials.get(s);return r||(r=new Vs({side:Di}),this.ghost?Object.assign(r,{transparent:!0,opacity:IP,depthWrite:!1}):e==="face"&&Object.assign(r,{transparent:!0,opacity:.22,depthWrite:!1}),this.above&&Object.assign(r,{transparent:!0,depthTest:!1}),r.userData.role=e,r.userData.trail=t,r.userData.given=n,this.materials.set(s,r),this.dye(r)),r}renew(){for(let e of this.materials.values())this.dye(e)}dispose(){for(let e of this.materials.values())e.dispose()}dye(e){let t=e.userData.role,s=(this.ghost?"":e.userData.given)||this.colour(e.userData.trail),{steel:r,rail:o,ground:a,pin:l,ink:c}=Ut(),h={steel:r,rail:o,ground:a,pin:l,body:s,edge:s,face:s,dark:c};e.color=new st(h[t]),t==="edge"&&e.color.multiplyScalar(.62),this.ghost&&t==="steel"&&(e.color=new st(s))}};function p_(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(e),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let w=9*b,E=r[w+0],x=r[w+1],C=r[w+2],F=r[w+3],I=r[w+4],L=r[w+5],B=r[w+6],V=r[w+7],D=r[w+8],G=B-F,Y=V-I,H=D-L,le=E-F,j=x-I,J=C-L,te=Y*J-H*j,de=H*le-G*J,ue=G*j-Y*le,ee=1/(Math.sqrt(te*te+de*de+ue*ue)||1);c[3*b+0]=te*ee,c[3*b+1]=de*ee,c[3*b+2]=ue*ee}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,g=new Int32Array(d),y=0;for(let b=0;b<s;b++){let w=3*b,E=Math.trunc(r[w+0]*a),x=Math.trunc(r[w+1]*a),C=Math.trunc(r[w+2]*a),F=(Math.imul(E,73856093)^Math.imul(x,19349663)^Math.imul(C,83492791))&f;for(;;){let I=g[F];if(I===0){let B=3*y;u[B+0]=E,u[B+1]=x,u[B+2]=C,g[F]=y+1,h[b]=y++;break}let L=3*(I-1);if(u[L+0]===E&&u[L+1]===x&&u[L+2]===C){h[b]=I-1;break}F=F+1&f}}let m=new Int32Array(y+1);for(let b=0;b<s;b++)m[h[b]+1]++;for(let b=0;b<y;b++)m[b+1]+=m[b];let p=new Int32Array(s),v=m.slice(0,y);for(let b=0;b<l;b++){let w=3*b;p[v[h[w+0]]++]=b,p[v[h[w+1]]++]=b,p[v[h[w+2]]++]=b}let S=new Float32Array(s*3);for(let b=0;b<l;b++){let w=3*b,E=c[w+0],x=c[w+1],C=c[w+2];for(let F=0;F<3;F++){let I=w+F,L=h[I],B=0,V=0,D=0;for(let Y=m[L],H=m[L+1];Y<H;Y++){let le=3*p[Y],j=c[le+0],J=c[le+1],te=c[le+2];E*j+x*J+C*te>o&&(B+=j,V+=J,D+=te)}let G=1/(Math.sqrt(B*B+V*V+D*D)||1);S[3*I+0]=B*G,S[3*I+1]=V*G,S[3*I+2]=D*G}}return t.setAttribute("normal",new sn(S,3,!1)),t}var LP=new ys(1,32,20),Kl=new Zi(1,1,1,48).rotateX(Math.PI/2),m_=new gs(1,1,1),DP=new Ur(1,64),g_=.2,Gm=.05,NP=4e-4;function Ss(i,e,t){let n=new _t(e,t);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function _a(i){return i.look.material("body",i.trail,i.shape.colour)}function y_(i){let{look:e,trail:t,layer:n}=i;if(e.spatial)return Hm(i);let s=new jt,r=Ss(i,Kl,e.material("edge",t)),o=Ss(i,Kl,e.material("body",t));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(di(i,"radius",a)),e.least),c=Gm*e.extent,h=Math.min(.16*l,.3*e.rod);pn(i,"center",a,s.position),s.position.z=(.03+NP*n)*e.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function Hm(i){let e=Ss(i,LP,_a(i));return{object:e,place(t){pn(i,"center",t,e.position),e.scale.setScalar(Math.max(Math.abs(di(i,"radius",t)),i.look.least))}}}function v_(i){let e=Ss(i,m_,_a(i));return{object:e,place(t){let n=jl(t.sizes,i.shape.vectors.size,$n.a),s=Gm*i.look.extent;e.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),pn(i,"center",t,e.position),xa(e,t.sizes,i.shape.vectors.rotation)}}}function Wm(i,e){let t=Ss(i,new At,_a(i)),n="";return{object:t,place(s){let r=Math.abs(di(i,"radius",s)),o=Math.abs(di(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,t.geometry.dispose(),t.geometry=(e?new Or(r,o,8,24):new Zi(r,r,o,40)).rotateX(Math.PI/2)),pn(i,"center",s,t.position),xa(t,s.sizes,i.shape.vectors.rotation)}}}function x_(i,e){let t=new jt,n=Ss(i,new At,i.look.material("steel")),s=e?new _t(DP,i.look.material("face",i.trail)):null;t.add(n),s&&t.add(s);let{a:r,b:o}=$n,a=0;return{object:t,place(l){let c=Math.abs(di(i,"radius",l));if(t.visible=c>0,!t.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new il(1,h,10,96)),pn(i,"center",l,t.position),t.scale.setScalar(c),jl(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),t.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function Xm(i,e){return(.5+g_)*Math.abs(di(i,"height",e))}function __(i,e,t){let{look:n,trail:s}=i,r=new jt,o=[],a=[],l=Ss(i,m_,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(Ss(i,Kl,n.material("steel"))),a.push(new _t(Kl,n.material("pin")));let c=t?new _t(Kl,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(di(i,"width",h)),d=Math.abs(di(i,"height",h)),f=g_*d,g=n.spatial?d:2*Gm*n.extent;pn(i,"center",h,r.position);let y=e?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(y.y,y.x)),y.lifted&&r.position.addScaledVector($n.a.set(-y.y,y.x,0),Xm(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[m,p]of[-1,1].entries()){let v=p*Math.max(u/2-1.3*f,0),S=o[m],b=a[m];S?.position.set(v,-d/2,.12*g),S?.scale.set(f,f,.3*g),b?.position.set(v,-d/2,.13*g),b?.scale.set(.4*f,.4*f,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var FP=.6;function b_(i){let e=S_(i.data,i.shape.mesh),t=OP(e),n=Ss(i,t,_a(i));if(e?.colours){n.material=e.colours.map(([r])=>r?i.look.material("body",i.trail,r):_a(i));let s=0;e.colours.forEach(([,r],o)=>{t.addGroup(3*s,3*r,o),s+=r})}return{object:n,place(s){pn(i,"center",s,n.position),n.scale.setScalar(di(i,"scale",s,1)),xa(n,s.sizes,i.shape.vectors.rotation)}}}function M_(i,e){let t=S_(i,e.mesh),n=new ps().setFromArray([...new Float32Array(qs(t?.vertices??""))]),s=i.points[e.points.center??-1],r=new Mn;if(n.isEmpty()||!s)return()=>[];let{min:o,max:a}=n,l=[0,1,2,3,4,5,6,7].map(c=>new k(c&1?a.x:o.x,c&2?a.y:o.y,c&4?a.z:o.z));return c=>(Ei(s,c.positions,r.position),r.scale.setScalar(c.sizes[e.sizes.scale??-1]??1),xa(r,c.sizes,e.vectors.rotation),r.updateMatrix(),l.map(h=>h.clone().applyMatrix4(r.matrix)))}function S_(i,e){if(!e||!("like"in e))return e;let t=i.shapes[e.like]?.mesh;return t&&!("like"in t)?t:void 0}function OP(i){let e=new At;return i?(e.setAttribute("position",new sn(new Float32Array(qs(i.vertices)),3)),e.setIndex(new sn(new Uint32Array(qs(i.faces)),1)),p_(e,FP)):e}var UP=`
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
}`,kP=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,ba=class{constructor(e,t,n,s){this.capacity=e;this.points=new cl(new Float32Array(8*e),4,1);let r=new ll;r.setAttribute("corner",new sn(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new Nr(this.points,4,0)),r.setAttribute("finish",new Nr(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:t},colour:{value:new st},opacity:{value:s}},a=new Li({vertexShader:UP,fragmentShader:kP,uniforms:o,transparent:!0,depthWrite:!1});this.object=new _t(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new qe(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(e,t,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=e,r[o+1]=t,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(e){this.object.material.uniforms.colour.value.set(e)}resize(e,t){this.resolution.set(e,t)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var Jl=new Zi(1,1,1,14),BP=new gs(2,1,2),zP=new hr(1,1,18),VP=3.2,w_=1.25,GP=.3;function A_(i){let e=new _t(Jl,i.look.material("steel"));return e.castShadow=!i.look.ghost,{object:e,place(t){so(e,pn(i,"start",t,$n.a),pn(i,"end",t,$n.b),i.look.rod)}}}function E_(i,e,t){let n=new jt,s=new _t(Jl,i.look.material("rail"));n.add(s);let r=e?new _t(BP,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=$n;return{object:n,place(c){pn(i,"start",c,o),pn(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=t(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),so(s,o,a,i.look.rod*(e?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),so(r,o,a,u),r.position.z=-.12*i.look.extent}}}var Ql=class{constructor(e,t){this.brief=e;this.colour=t;this.object.add(this.shaft,this.tip),e.look.above&&Object.assign(this.material,{transparent:!0,depthTest:!1}),this.shaft.castShadow=this.tip.castShadow=!e.look.ghost}brief;colour;object=new jt;material=new Vs;shaft=new _t(Jl,this.material);tip=new _t(zP,this.material);end=new k;place(e,t){let n=t.length(),s=.8*this.brief.look.rod,r=Math.min(VP*2*s,.6*n);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(Zt(this.colour,6));let o=(n-r)/n;this.end.copy(e).addScaledVector(t,o),so(this.shaft,e,this.end,s),d_(this.tip,t),this.tip.position.copy(e).addScaledVector(t,(1+o)/2),this.tip.scale.set(2*w_*s,r,2*w_*s),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function T_(i,e,t){if(i.shape.sizes.scale!==void 0)return di(i,"scale",t,1);let{look:n}=i;return Number.isFinite(e)&&(n.strongest=Math.max(n.strongest,e)),n.strongest>0?GP*n.extent/n.strongest:0}function C_(i){let e=new Ql(i,1);return{object:new jt().add(e.object),place(n){let s=jl(n.sizes,i.shape.vectors.vector,$n.b);e.place(pn(i,"at",n,$n.a),s.multiplyScalar(T_(i,s.length(),n)))}}}function R_(i){let e=new Ql(i,2),t=i.shape.multipliers??[];return{object:e.object,place(n){let s=o=>{let a=t[o]??-1;return a<0?0:n.multipliers[a]??0},r=$n.b.set(s(0),s(1),s(2));e.place(pn(i,"at",n,$n.a),r.multiplyScalar(T_(i,r.length(),n)))}}}function P_(i){let e=new jt,t=[1,2,0].map(r=>new Ql(i,r));for(let r of t)e.add(r.object);let{a:n,b:s}=$n;return{object:e,place(r){pn(i,"origin",r,n);let o=di(i,"length",r,(i.shape.group===void 0?.14:.07)*i.look.extent),a=i.shape.vectors.rotation;t.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function I_(i,e){let t=new jt,n=new _t(Jl,i.look.material("steel")),s=new _t(Jl,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,t.add(n,s);let r=ro(i.data,i.shape.points[e]);return{object:t,place(o){let{extent:a,pin:l}=i.look;pn(i,e,o,t.position),t.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),t.visible=r||!i.look.ghost}}}var tc=1e-6,HP=.01,Ma=new k,fi=new k,ec=new k;function L_(i,e,t,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?Ei(l,n.positions,a):a.set(NaN,NaN,NaN)};s(t.points.start,Ma),s(t.points.end,fi).sub(Ma),s(e.points.center,ec).sub(Ma);let r=fi.lengthSq();return{off:Math.abs(fi.x*ec.y-fi.y*ec.x)/r,inside:(fi.x*ec.x+fi.y*ec.y)/r}}function Cd(i,e,t){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=L_(i,e,n,t);if(s<=tc&&(n.kind==="rail"||r>tc&&r<1-tc))return n}return null}function D_(i,e,t){let n=!1,s={x:1,y:0,lifted:t.kind==="rod"};return r=>{let{off:o}=L_(i,e,t,r);n||=!(o<=HP);let a=Math.hypot(fi.x,fi.y)||1,l=fi.x<-tc*a?-1:1;return s.x=n?1:l*fi.x/a,s.y=n?0:l*fi.y/a,s.lifted=!n&&t.kind==="rod",s}}function Rd(i,e,t,n){if(i.spatial)return!1;if(t)return!0;let s=[e.points.start,e.points.end],r=i.shapes.some(l=>l.kind==="rail"&&l!==e&&(s.includes(l.points.start)||s.includes(l.points.end))),[o,a]=s.map(l=>i.points[l??-1]);return r||!o||!a?!1:(Ei(o,n.positions,Ma),Ei(a,n.positions,fi),Math.abs(Ma.y-fi.y)<tc*Math.abs(Ma.x-fi.x))}function N_(i){let e=new Map,t=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||e.has(o)||t.has(o)||ro(i,o)&&!ro(i,n.points[r])&&e.set(o,{shape:n,role:s})}return[...e.values()]}function F_(i){return new Set(i.shapes.filter(e=>e.kind==="rod").flatMap(e=>[e.points.start,e.points.end]))}var WP=4e3,XP=300,qP=1,YP=.6,qm=new Float64Array(0);function Ti(i){let e=i.data.shapes.some(t=>t.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:e?i.multipliers():qm}}var nc=class{constructor(e,t,n,s){this.data=e;this.player=t;this.look=new Zl(e,n,s),this.markLook=new Zl(e,n,s,!0);let r=Ti(t);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(e.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=F_(e),l=new Map;for(let c of e.shapes){let h=c.kind==="cart"?Cd(e,c,r):null;h&&l.set(c,h)}if(e.shapes.forEach((c,h)=>{if(this.look.ghost&&$P(e,c))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),f=c.group===void 0?this.look:this.markLook,g={data:e,shape:c,look:f,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(g,r,l,a),c.group)}),!e.spatial&&!this.look.ghost)for(let{shape:c,role:h}of N_(e))this.add(I_({data:e,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new jt;look;markLook;shown;before=qm;parts=[];groups=new Map;trails=[];set extent(e){this.look.extent=this.markLook.extent=e}place(e){let t=Ti(this.player);if(e<1&&this.before.length===t.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+e*((t.positions[n]??0)-s)}else this.shown.positions.set(t.positions);this.shown.sizes=t.sizes,this.shown.multipliers=t.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(e,t){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=e[o]??0,c=e[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?e[o+2]??0:-.02*this.look.extent,t)}}get traced(){return this.trails.length>0}forget(){this.before=qm;for(let{ribbon:e}of this.trails)e.clear()}showTrails(e){for(let{ribbon:t}of this.trails)t.object.visible=e}resize(e,t){for(let{ribbon:n}of this.trails)n.resize(e,t)}renew(){this.look.renew(),this.markLook.renew();for(let{ribbon:e,colour:t}of this.trails)e.dye(this.look.colour(t))}dispose(){for(let{ribbon:e}of this.trails)e.dispose();this.look.dispose(),this.markLook.dispose(),this.object.removeFromParent()}showGroup(e,t){for(let{object:n}of this.groups.get(e)??[])n.visible=t}add(e,t){this.parts.push(e),this.object.add(e.object),t!==void 0&&(this.groups.set(t,[...this.groups.get(t)??[],e]),e.object.visible=!1)}addTrail(e,t){let n=e.points.point;if(n===void 0)return;let s=this.data.shapes.filter(({kind:a})=>a==="trail").length,r=Math.max(XP,Math.round(WP/s)),o=new ba(r,this.data.view?.memory??YP*this.data.until,qP,this.look.ghost?.55:.85);o.object.renderOrder=-1,o.dye(this.look.colour(t)),this.trails.push({point:n,ribbon:o,colour:t}),this.object.add(o.object)}part(e,t,n,s){let{shape:r,data:o}=e;switch(r.kind){case"rod":return A_(e);case"coil":return f_(e);case"disc":return y_(e);case"sphere":return Hm(e);case"box":return v_(e);case"cylinder":return Wm(e,!1);case"capsule":return Wm(e,!0);case"mesh":return b_(e);case"hoop":return x_(e,s.has(r.points.center));case"arrow":return C_(e);case"reaction":return R_(e);case"frame":return P_(e);case"cart":{let a=n.get(r);return __(e,a?D_(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...e,shape:c})),l=c=>Math.max(0,...a.map(h=>Xm(h,c)));return E_(e,Rd(o,r,a.length>0,t),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function $P(i,e){return e.kind==="hoop"&&Object.keys(e.vectors).length?!1:e.kind!=="trail"&&Object.values(e.points).every(t=>ro(i,t))}var O_=120,jP=40;function U_(i,e){let t=performance.now()+jP;for(let n=0;n<O_&&performance.now()<t&&i.outcome==="";n+=1)i.advance(i.data.until/O_,t-performance.now()),i.outcome===""&&e.include(Ti(i))}var Sa=class{t;positions;width;constructor(e){this.t=new Float64Array(qs(e.run?.t??"")),this.positions=new Float64Array(qs(e.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(e){return this.positions.subarray(e*this.width,(e+1)*this.width)}include(e,t){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)e.include({...t,positions:this.row(s)})}*between(e,t,n){let s=this.after(e),r=this.after(t),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(e){let t=0,n=this.t.length;for(;t<n;){let s=t+n>>1;(this.t[s]??1/0)<=e?t=s+1:n=s}return t}};var Pd={mouse:28,touch:44},Id=class{constructor(e,t,n){this.stage=e;this.session=t;this.wanted=n;let{canvas:s}=e;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&e.grab(...this.inside(o),Pd.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;placed=!1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let e=this.stage.unproject(this.at.x,this.at.y,this.point);if(!this.session.playing){this.placed&&this.place(e);return}this.session.pull(this.point,e),this.stage.showPull(this.point,e)}place(e){let{session:t}=this;this.placed=!1,t.unwatch();let{q:n}=t.main.posed(this.point,e);n.every(Number.isFinite)&&t.begin({...t.start,q:n})}begin(e){if(e.button!==0)return;let[t,n]=this.inside(e);this.point=this.stage.grab(t,n,e.pointerType==="touch"?Pd.touch:Pd.mouse),this.active&&(Object.assign(this.at,{x:t,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(e.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(e){let[t,n]=this.inside(e);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(t,n,Pd.mouse)>=0);return}Object.assign(this.at,{x:t,y:n}),this.placed=!0,this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(e){let t=this.stage.canvas.getBoundingClientRect();return[e.clientX-t.left,e.clientY-t.top]}};var ZP=1e-9,KP=.05,JP=.02,QP=["ArrowUp","ArrowRight"],eI=["ArrowDown","ArrowLeft"],Ld=class{constructor(e,t,n,s){this.stage=e;this.session=t;this.functions=n;this.size=s;let{data:r}=t,o=r.points.reduce((a,{dimension:l})=>a+l,0);this.layout=new wt(r.layout),this.y=new Float64Array(this.layout.size),this.positions=new Float64Array(o),this.slopes=new Float64Array(o*this.layout.v.length),!(!this.layout.identity||!n.point_jacobians||!r.servo||r.servo.poses)&&(this.look(),r.servo.coordinates.forEach((a,l)=>this.add(a,r.servo?.desired[l]??"")),this.update())}stage;session;functions;size;element=X("div",{class:"set-points",role:"group","aria-label":"Desired values to drag"});handles=[];layout;y;positions;slopes;update(){if(this.handles.length){this.element.hidden=this.session.main.servoMode==="off"||this.session.swing!==null,this.look();for(let{point:e,ring:t}of this.handles){let{x:n,y:s}=this.stage.project(this.placeOf(e));t.style.transform=`translate(${n.toFixed(1)}px, ${s.toFixed(1)}px)`}}}add(e,t){let{data:n}=this.session,s=this.pointFor(e),{label:r="",unit:o="",angle:a=!1}=n.coordinates[e]??{};if(s<0)return;let l=a?KP:JP*this.size,c=X("button",{type:"button",class:"set-point","data-set-point":t,"aria-label":`Desired ${r}: drag, or arrow keys`,title:`desired ${r}`,onpointerdown:u=>this.grab(u,h),onkeydown:u=>{let{key:d}=u,f=QP.includes(d)?1:eI.includes(d)?-1:0;f&&(u.preventDefault(),u.stopPropagation(),this.set(h,this.session.main.parameter(t)+f*l),c.title=`desired ${r} = ${yt(this.session.main.parameter(t))} ${o}`.trim())}}),h={coordinate:e,name:t,point:s,ring:c};this.handles.push(h),this.element.append(c)}grab(e,t){if(e.button!==0)return;e.preventDefault();let{ring:n}=t;n.focus(),n.setPointerCapture(e.pointerId),n.classList.add("grabbing");let s=o=>this.drag(t,o),r=()=>{n.classList.remove("grabbing"),n.removeEventListener("pointermove",s)};n.addEventListener("pointermove",s);for(let o of["pointerup","pointercancel"])n.addEventListener(o,r,{once:!0})}drag(e,t){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.unproject(t.clientX-n.left,t.clientY-n.top,e.point);this.look();let r=this.placeOf(e.point),o=0,a=0;this.slopesOf(e.point,e.coordinate).forEach((l,c)=>{o+=l*((s[c]??0)-(r[c]??0)),a+=l*l}),a>0&&this.set(e,this.session.main.parameter(e.name)+o/a)}set({name:e},t){Number.isFinite(t)&&this.session.setParameter(e,Number(t.toPrecision(5)))}look(){let{main:e,data:t}=this.session,{y:n,functions:s}=this,r=new Float64Array(0);n.set(e.y),t.servo?.coordinates.forEach((o,a)=>{n[this.layout.q.first+o]=e.parameter(t.servo?.desired[a]??"")}),s.positions?.(e.t,n,e.u,e.p,r,this.positions),s.point_jacobians?.(e.t,n,e.u,e.p,r,this.slopes)}placeOf(e){let{offset:t,dimension:n}=this.pointOf(e);return this.positions.subarray(t,t+n)}slopesOf(e,t){let{offset:n,dimension:s}=this.pointOf(e),r=this.layout.v.length;return Array.from({length:s},(o,a)=>this.slopes[(n+a)*r+t]??0)}pointFor(e){let t=ZP*Math.max(...this.slopes.map(Math.abs)),n=this.layout.v.length,s=(a,l)=>Math.hypot(...this.slopesOf(a,l)),r=-1,o=[1/0,0];return this.session.data.points.forEach((a,l)=>{let c=s(l,e);if(!a.draggable||!(c>t))return;let h=Array.from({length:n},(u,d)=>s(l,d)).filter(u=>u>t).length;h>o[0]||h===o[0]&&c<=o[1]||(r=l,o=[h,c])}),r}pointOf(e){let t=this.session.data.points[e];if(!t)throw new RangeError(`The drawing has no point ${e}.`);return t}};var wa=class{zoom=1;shift={x:0,y:0};get held(){return this.zoom!==1||this.shift.x!==0||this.shift.y!==0}fit(){this.zoom=1,this.move(-this.shift.x,-this.shift.y)}move(e,t){this.shift.x+=e,this.shift.y+=t}zoomAt(e,t){let n=Math.min(200,Math.max(.05,this.zoom*e)),s=n/this.zoom;this.shift.x=t.x-s*(t.x-this.shift.x),this.shift.y=t.y-s*(t.y-this.shift.y),this.zoom=n}};function k_({deltaY:i,deltaMode:e}){let t=e===1?33*i:i;return Math.exp(-Math.max(-400,Math.min(400,t))/500)}var B_=.0068,tI=.015,nI=.03,z_=9,V_=1500,Dd=class{constructor(e,t,n){this.canvas=e;this.data=t;this.framing=n;let s=e.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;desired=null;first=0;view=new wa;get scale(){return`grid ${yt(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}setDesired(e){this.desired=e}get middle(){return{x:this.width-this.free/2,y:this.height/2}}viewChanged(){this.first||=this.framing.size}fit(){this.view.fit(),this.first=0}axes(){return null}render(){let{pen:e,players:t}=this,n=Math.min(window.devicePixelRatio,2);t[0]&&this.framing.shrink(t[0].t);for(let s of t)s.outcome===""&&this.framing.include(Ti(s));if(e.setTransform(n,0,0,n,0,0),e.fillStyle=Ut().wall,e.fillRect(0,0,this.width,this.height),e.lineCap=e.lineJoin="round",this.drawGrid(),this.trailsShown)for(let s of this.trails)this.line(s.path,Zt(s.player%6,6),1.5,.5);if(this.desired){e.globalAlpha=.3;for(let s of this.data.shapes)this.drawShape(s,Ti(this.desired),Zt(2,6));e.globalAlpha=1}return[...t].reverse().forEach((s,r)=>{let o=t.length-1-r,a=Ti(s);e.globalAlpha=o?.45:1;for(let l of this.data.shapes)this.drawShape(l,a,Zt(o%6,6));e.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],Zt(1,6),3),!1}remember(){}project(e){let[t,n]=this.pixel(e[0]??0,e[1]??0);return{x:t,y:n}}screenOf(e){return this.project(this.placeOf(e,this.positions))}setPlayers(e){this.players=e;let t=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=e.flatMap((n,s)=>t.map(r=>({point:r,player:s,path:[]})))}trace(){for(let e of this.trails){let t=this.players[e.player];t&&(e.path.push(...this.placeOf(e.point,t.positions())),e.path.length>4*V_&&e.path.splice(0,2*V_))}}retrace(e){for(let t of this.trails)t.path.length=0;for(let{positions:t}of e)for(let n of this.trails)n.path.push(...this.placeOf(n.point,t))}showGroup(){}showTrails(e){this.trailsShown=e}resize(e,t){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[e,t],this.canvas.width=Math.round(e*n),this.canvas.height=Math.round(t*n)}setInset(e){this.inset=e}renew(){}grab(e,t,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-e,c-t);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(e,t){let{scale:n,left:s,top:r}=this.map;return Float64Array.of((e-s)/n,(r-t)/n)}showPull(e,t){this.pulled=t?{point:e,target:t}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return Ni(this.framing.size/9)}get free(){return Math.max(this.width-this.inset,.4*this.width)}get map(){let{low:e,high:t,size:n}=this.framing,{free:s}=this,r=1+2*this.framing.air,o=d=>r*Math.max((t[d]??0)-(e[d]??0),.25*n),a=d=>((t[d]??0)+(e[d]??0))/2,{zoom:l,shift:c}=this.view,h=this.view.held&&this.first?n/this.first:1,u=Math.min(s/o(0),this.height/o(1))*l*h;return{scale:u,left:this.width-s/2+c.x-u*a(0),top:this.height/2+c.y+u*a(1)}}pixel(e,t){let{scale:n,left:s,top:r}=this.map;return[s+n*e,r-n*t]}placeOf(e,t){let n=this.data.points[e]?.offset??0;return[t[n]??0,t[n+1]??0]}line(e,t,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.map;r.save(),r.globalAlpha*=s,r.strokeStyle=t,r.lineWidth=n,r.beginPath();for(let c=0;c+1<e.length;c+=2)r.lineTo(a+o*(e[c]??0),l-o*(e[c+1]??0));r.stroke(),r.restore()}circle(e,t,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(e,t);a.beginPath(),a.arc(l,c,Math.max(n*this.map.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:e}=this,{scale:t,left:n,top:s}=this.map,{pen:r}=this;r.strokeStyle=Ut().grid,r.lineWidth=1,r.beginPath();for(let o=n%(t*e);o<this.width;o+=t*e)r.rect(o,-1,0,this.height+2);for(let o=s%(t*e);o<this.height;o+=t*e)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(e,t,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=Ut(),c=2*B_*s*this.map.scale,h=f=>this.placeOf(e.points[f]??0,t.positions),u=f=>Math.abs(t.sizes[e.sizes[f]??-1]??0),d=f=>this.data.points[e.points[f]??-1]?.fixed??!1;switch(e.kind){case"rod":case"rail":case"coil":{let f=h("start"),g=h("end");e.kind==="coil"?this.line(iI(f,g,nI*s),r,.4*c):this.line([...f,...g],e.kind==="rail"?o:r,e.kind==="rail"?2:c);for(let y of["start","end"])e.kind!=="rail"&&d(y)&&this.circle(...h(y),tI*s,l,r,2);return}case"cart":{let[f,g]=h("center"),y=u("width")/2,m=u("height")/2;this.line([f-y,g-m,f+y,g-m,f+y,g+m,f-y,g+m,f-y,g-m],n,3);for(let p of[-1,1])this.circle(f+p*.7*y,g-m,.4*m,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":{let[f,g]=h("at"),y=e.vectors.vector??-1,m=u("scale")||1;return this.line([f,g,f+m*(t.sizes[y]??0),g+m*(t.sizes[y+1]??0)],a,.6*c)}case"box":{let f=e.vectors.size??-1,g=e.vectors.rotation,[y,m]=h("center"),p=[],v=S=>(g===void 0?[1,0,0,0,1][S]:t.sizes[g+S])??0;for(let[S,b]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let w=S*(t.sizes[f]??0)/2,E=b*(t.sizes[f+1]??0)/2;p.push(y+v(0)*w+v(1)*E,m+v(3)*w+v(4)*E)}return this.line(p,n,3)}default:e.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),B_*s),n,a)}}};function iI(i,e,t){let n=[e[0]-i[0],e[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*z_;o+=1){let a=.1+.8*(o+.5)/(2*z_),l=(o%2?-t:t)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...e]}var sI=.06,rI=.22,oI=40,aI=1.08,lI=.75;function ic(){return{low:[1/0,1/0,1/0],high:[-1/0,-1/0,-1/0]}}var Nd=class{constructor(e,t){this.data=e;let n=hI(e,t);this.margins=[];let s=({kind:o,group:a})=>a===void 0&&/^(arrow|reaction)$/.test(o);this.air=e.shapes.some(s)?rI:sI;let r=e.view?.frame==="trails"?e.shapes.filter(({kind:o})=>o==="trail"):e.shapes;for(let o of r)for(let a of Object.values(o.points))n.has(a)||this.margins.push({point:a,size:cI(o)});this.margins.length||e.points.forEach((o,a)=>this.margins.push({point:a,size:()=>0})),this.corners=e.shapes.filter(({kind:o})=>o==="mesh").map(o=>M_(e,o)),this.begin(t)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;firstSize=0;home=[new Float64Array(3),new Float64Array(3)];recent=ic();earlier=ic();whileFrom=-1/0;margins;corners;begin(e){this.firstSize=0,this.low.fill(1/0),this.high.fill(-1/0),this.include(e);for(let t=0;t<3;t+=1)(this.low[t]??0)>(this.high[t]??0)&&(this.low[t]=this.high[t]=0);this.data.spatial||this.includeReach(e)}settle(){this.firstSize=this.size,this.home[0]?.set(this.low),this.home[1]?.set(this.high),this.recent=ic(),this.earlier=ic(),this.whileFrom=-1/0}shrink(e){let t=this.data.until/2;if(e>=this.whileFrom&&e<this.whileFrom+t)return!1;let n=e>=this.whileFrom&&e<this.whileFrom+2*t,{earlier:s,recent:r}=this;if([this.earlier,this.recent,this.whileFrom]=[r,ic(),e],!n||!Number.isFinite(this.whileFrom))return!1;let o=this.size,a=this.low.map((h,u)=>Math.min(s.low[u]??0,r.low[u]??0,this.home[0]?.[u]??0)),l=this.high.map((h,u)=>Math.max(s.high[u]??0,r.high[u]??0,this.home[1]?.[u]??0)),c=[[...this.low],[...this.high]];return this.low.splice(0,3,...a),this.high.splice(0,3,...l),this.size<lI*o?!0:(this.low.splice(0,3,...c[0]??[]),this.high.splice(0,3,...c[1]??[]),!1)}get size(){let e=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...e,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(e){let t=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(e);for(let a=0;a<r.dimension;a+=1)t=this.stretch(a,e.positions[r.offset+a]??0,o)||t}for(let n of this.corners)for(let s of n(e))s.toArray().forEach((r,o)=>{t=this.stretch(o,r,0)||t});return t}stretch(e,t,n){if(!Number.isFinite(t+n))return!1;let{recent:s}=this;s.low[e]=Math.min(s.low[e]??1/0,t-n),s.high[e]=Math.max(s.high[e]??-1/0,t+n);let r=this.low[e]??0,o=this.high[e]??0,a=this.firstSize?oI*this.firstSize:1/0,l=this.firstSize?(aI-1)*(o-r):0,c=t-n<r&&!(o-t>a),h=t+n>o&&!(t-r>a);return c&&(this.low[e]=t-n-l),h&&(this.high[e]=t+n+l),c||h}includeReach(e){let{points:t,shapes:n}=this.data,s=t.map(l=>l.fixed?0:1/0),r=t.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=t[l];return h&&c<h.dimension?e.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,f=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,y]of[[u,d],[d,u]]){let m=(s[g]??1/0)+f;m<(s[y]??1/0)*(1-1e-9)&&(s[y]=m,r[y]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=t[l];if(!(!d||!(h>0&&h<1/0)))for(let f=0;f<d.dimension;f+=1)this.stretch(f,a(u,f)-h,c(e)),this.stretch(f,a(u,f)+h,c(e))}}};function cI(i){let e=(t,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(t.sizes[s]??0)};return t=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(t.sizes[n]??0,t.sizes[n+1]??0,t.sizes[n+2]??0)/2;return Math.max(s,e(t,"radius")+e(t,"length")/2,Math.hypot(e(t,"width"),1.4*e(t,"height"))/2)}}function hI(i,e){let t=new Set(i.shapes.filter(o=>o.kind==="cart").map(o=>Cd(i,o,e))),n=new Set(i.shapes.filter(o=>o.kind==="rail"&&Rd(i,o,t.has(o),e))),s=new Set(i.shapes.filter(o=>!n.has(o)).flatMap(o=>Object.values(o.points))),r=[...n].flatMap(o=>Object.values(o.points));return s.size?new Set(r.filter(o=>!s.has(o))):new Set}var G_=-.16,H_=60,Fd=class{constructor(e,t,n,s){this.scene=e;this.spatial=n;this.grounded=s;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let r=.95;Object.assign(this.sun.shadow.camera,{left:-r,right:r,top:r,bottom:-r,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,this.floor.renderOrder=-3,this.grid.renderOrder=-2,e.add(this.sun,this.sky,this.shadow,this.floor),t.add(this.grid),this.renew()}scene;spatial;grounded;sun=new zr(16777215,2.1);spacing=0;sky=new kr(16777215,15265010,1.5);shadow=new _t(new zs(8,8),new sl);grid=new Fr(new At,new ji({transparent:!0}));floor=new _t(new Ur(3,64),new Us({transparent:!0,opacity:.3,depthWrite:!1}));gridAt="";place(e,t,n){let s=((e.low[2]??0)-(t[2]??0))/n;this.shadow.position.z=this.spatial?s:G_,this.grid.visible=!this.spatial||this.grounded,this.floor.visible=this.spatial&&this.grounded,this.floor.position.z=s-.002,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let r=Ni(n/9),o=[0,1].map(l=>Math.round((t[l]??0)/r)),a=`${r} ${o.join(" ")} ${e.low[2]}`;this.grid.position.z=this.spatial?e.low[2]??0:(G_+.002)*n,a!==this.gridAt&&(this.gridAt=a,this.spacing=r,this.grid.geometry.dispose(),this.grid.geometry=uI(r,(o[0]??0)*r,(o[1]??0)*r))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}scale(e){return this.grid.visible&&this.spacing?`grid ${yt(this.spacing)} ${e}`.trim():""}renew(){let{wall:e,grid:t,ground:n,shadow:s}=Ut();this.floor.material.color.set(n),this.grid.material.color.set(this.spatial?n:t),this.shadow.material.opacity=s,this.scene.fog=this.spatial?new $a(e,3.2,6.5):null}};function uI(i,e,t){let n=H_/2*i,s=[];for(let r=0;r<=H_;r+=1){let o=r*i-n;s.push(e+o,t-n,0,e+o,t+n,0,e-n,t+o,0,e+n,t+o,0)}return new At().setAttribute("position",new sn(new Float32Array(s),3))}var dI=.18,W_=32,X_=35*Math.PI/180,fI=20*Math.PI/180,pI=40*Math.PI/180,q_=34,mI=30,gI=.001,yI={front:[0,-1,0],side:[1,0,0],top:[0,-gI,1]},vI=2,xI=1e3,Od=class{constructor(e,t,n,s,r){this.canvas=e;this.data=t;this.framing=n;this.simplified=s==="software"?1:0,this.renderer=new Zo({canvas:e,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=ni,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=t.points.some(a=>a.fixed);this.surroundings=new Fd(this.scene,this.world,t.spatial,o),t.view?.frame==="trails"&&this.surroundings.dropShadows(),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,t.spatial?(this.camera=new kn(W_,1,.05,40),this.camera.up.set(0,0,1),this.controls=new Qo(this.camera,e),Object.assign(this.controls,{minDistance:.05,maxDistance:30,zoomToCursor:!0}),this.controls.addEventListener("change",r),this.view=null,this.lookFrom(t.view?.look??"first")):(this.view=new wa,this.camera=new Br(-1,1,1,-1,.1,10),this.camera.position.z=4),e.addEventListener("webglcontextlost",a=>{a.preventDefault(),this.lost=!0}),e.addEventListener("webglcontextrestored",()=>{this.lost=!1,this.renew(),r()}),this.renew()}canvas;data;framing;renderer;scene=new Lr;world=new jt;camera;controls=null;surroundings;spring=new ba(2,1e9,1.5,1);centre=[0,0,0];size=0;figures=[];desired=null;lost=!1;view;width=1;height=1;inset=0;trails=!0;groups=new Set;last=0;pace=16;simplified=0;distance=3;place=new k;pixel=new qe;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(e=>e.traced)}setPlayers(e){for(let t of this.figures)t.dispose();this.figures=e.map((t,n)=>new nc(this.data,t,n,()=>e.length));for(let t of[...this.figures].reverse())this.world.add(t.object);this.showTrails(this.trails);for(let t of this.groups)this.showGroup(t,!0);this.sizeFigures(),this.size=0}setDesired(e){this.desired?.dispose(),this.desired=e&&new nc(this.data,e,vI,()=>1),this.desired&&this.world.add(this.desired.object)}get middle(){return{x:this.width-this.free/2,y:this.height/2}}viewChanged(){this.frame()}fit(e){if(this.view?.fit(),this.controls&&e!==void 0)this.lookFrom(e);else if(this.controls){let t=this.camera.position.clone().sub(this.controls.target);this.controls.target.set(0,0,0),this.camera.position.copy(t.setLength(this.distance)),this.controls.update()}this.frame()}axes(){if(!this.controls)return null;let e=this.camera.matrixWorldInverse;return[0,1,2].map(t=>(this.place.set(0,0,0).setComponent(t,1).transformDirection(e),{x:this.place.x,y:-this.place.y}))}render(e=1){if(this.lost)return!1;this.judge();let t=this.figures[0];t&&this.framing.shrink(t.player.t);for(let s of this.figures)s.player.outcome===""&&this.framing.include(Ti(s.player));let n=this.ease();for(let s of this.figures)s.extent=this.size,this.data.spatial||(s.object.position.z=-.02*s.look.index*this.size),s.place(e);return this.desired&&(this.desired.extent=this.size,this.data.spatial||(this.desired.object.position.z=-.06*this.size),this.desired.place(1)),this.renderer.render(this.scene,this.camera),n}remember(){for(let e of this.figures)e.remember()}trace(){for(let e of this.figures)e.trace()}retrace(e){for(let t of this.figures)t.forget();for(let{positions:t,t:n}of e)this.figures[0]?.mark(t,n)}showTrails(e){this.trails=e;for(let t of this.figures)t.showTrails(e)}showGroup(e,t){t?this.groups.add(e):this.groups.delete(e);for(let n of this.figures)n.showGroup(e,t)}resize(e,t){e<1||t<1||(this.width=e,this.height=t,this.renderer.setPixelRatio(this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(e,t,!1),this.sizeFigures(),this.frame())}setInset(e){e!==this.inset&&(this.inset=e,this.frame())}renew(){this.renderer.setClearColor(Ut().wall),this.surroundings.renew(),this.spring.dye(Zt(1,6));for(let e of this.figures)e.renew();this.desired?.renew()}grab(e,t,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(Ei(a,s,this.place));let c=Math.hypot(this.pixel.x-e,this.pixel.y-t);c<=o&&([r,o]=[l,c])}),r}unproject(e,t,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(Ei(r,s,this.place)).project(this.camera).z;return this.place.set(2*e/this.width-1,1-2*t/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}project(e){return this.toScreen(this.place.set(e[0]??0,e[1]??0,e[2]??0)),{x:this.pixel.x,y:this.pixel.y}}screenOf(e){let t=this.figures[0]?.shown.positions,n=this.data.points[e];return t&&n&&this.toScreen(Ei(n,t,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(e,t){let n=this.figures[0]?.shown.positions,s=this.data.points[e];if(this.spring.object.visible=t!==null,!t||!n||!s)return;let r=this.data.spatial?0:.2*this.size;Ei(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(t[0]??0,t[1]??0,(t[2]??0)+r,0)}allowTurning(e){this.controls&&(this.controls.enabled=e)}toScreen(e){this.world.localToWorld(e).project(this.camera),this.pixel.set((e.x+1)/2*this.width,(1-e.y)/2*this.height)}sizeFigures(){for(let e of this.figures)e.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){if(this.view?.held&&this.size)return!1;let e=this.framing.size,t=this.size===0,n=t?1:dI,s=Math.abs(e-this.size)/e;this.size+=n*(e-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/e),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!t&&s>.001;return(t||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.frame()),r}lookFrom(e){let t=this.data.points.some(o=>o.fixed)?fI:pI,[n,s,r]=e==="first"?[Math.cos(X_)*Math.cos(t),Math.sin(X_)*Math.cos(t),Math.sin(t)]:yI[e];this.controls?.target.set(0,0,0),this.camera.position.set(n,s,r).setLength(this.distance),this.controls?.update()}get free(){return Math.max(this.width-this.inset,.4*this.width)}frame(){if(!this.size)return;let[e,t,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),{free:s}=this,r=1+2*this.framing.air;if(this.camera instanceof kn){let o=.5*r*(.6*Math.max(e,t,n)+.4*Math.hypot(e,t,n)),a=this.width/this.height,l=o/Math.sin(W_*Math.PI/360)/Math.min(1,a);this.camera.aspect=a,this.camera.position.multiplyScalar(l/this.distance),this.controls?.target.multiplyScalar(l/this.distance),this.distance=l,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(e,.25)),this.height/(r*Math.max(t,.25))),{zoom:a=1,shift:l={x:0,y:0}}=this.view??{},c=o*a,h=this.width/c/2,u=this.height/c/2,d=((this.width-s)/2+l.x)/c,f=l.y/c;Object.assign(this.camera,{left:-h-d,right:h-d,top:u+f,bottom:-u+f})}this.camera.updateProjectionMatrix()}judge(){let e=performance.now(),t=e-this.last;this.last=e,!(t>xI||this.simplified>1)&&(this.pace+=(Math.min(t,3*q_)-this.pace)/mI,!(this.pace<q_)&&(this.pace=16,this.simplified+=1,this.simplified===1?this.resize(this.width,this.height):this.surroundings.dropShadows()))}};var kd=class{constructor(e,t,n){this.session=e;this.wanted=n;let{data:s}=e,r=e.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new Nd(s,Ti(r));let o=X("canvas",{class:"stage-canvas",role:"img","aria-label":bI(s),tabindex:-1}),a=_I(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=X("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(X("p",{class:"no-picture"},a)):this.element.append(a.canvas,X("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n),...this.groupSwitches(s,n),...this.viewButtons(s)),this.warning),this.triad=this.stage?.axes()?new $m:null,this.triad&&this.element.append(this.triad.element),this.stage?.canvas.addEventListener("dblclick",()=>this.fit()),t&&this.element.append(t),this.stage?.setPlayers(e.players),new ResizeObserver(()=>this.resize(t,n)).observe(this.element)}session;wanted;element;stage;framing;trails;scale=X("span",{class:"grid-scale"});warning=X("p",{class:"warning",role:"status",hidden:!0});triad;update(){this.stage&&(gt(this.scale,this.stage.scale),this.warning.hidden=this.session.warning==="",gt(this.warning,this.session.warning),this.triad?.show(this.stage.axes()??[]))}fit(e){this.makeRoom(),this.stage?.fit(e),this.wanted()}makeRoom(){let{session:e,framing:t}=this,n=e.players[0];n&&(t.begin(Ti(n)),e instanceof Mi?e.main.outcome===""&&U_(e.ahead(),t):new Sa(e.data).include(t,{sizes:n.sizes(),multipliers:n.multipliers()}),t.settle())}viewButtons(e){let t=X("button",{type:"button",class:"corner-button",title:"Fit the picture (f, double click)","data-act":"fit",onclick:()=>this.fit()},"fit");return e.spatial?[...["front","side","top","first"].map(s=>X("button",{type:"button",class:"corner-button",title:s==="first"?"The view from above and beside":`View from the ${s}`,"data-look":s,onclick:()=>this.fit(s)},s==="first"?"oblique":s)),t]:[t]}resize(e,t){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=e&&getComputedStyle(e).position==="absolute"?e.offsetWidth:0;n.resize(s,r),n.setInset(o),t()}trailsSwitch(e){let{stage:t}=this;return!t||!this.trails?null:Y_("trails",!0,n=>{t.showTrails(n),e()})}groupSwitches(e,t){let{stage:n}=this,s=new Set(e.shapes.flatMap(({group:r})=>r===void 0?[]:[r]));return n?[...s].map(r=>Y_(r,!1,o=>{n.showGroup(r,o),t()})):[]}},Ym="http://www.w3.org/2000/svg",Ud=20,$m=class{element=document.createElementNS(Ym,"svg");lines;constructor(){this.element.classList.add("triad"),this.element.setAttribute("viewBox","-32 -32 64 64"),this.element.setAttribute("aria-hidden","true"),this.lines=["x","y","z"].map(e=>{let t=document.createElementNS(Ym,"line"),n=document.createElementNS(Ym,"text");return n.textContent=e,this.element.append(t,n),[t,n]})}show(e){this.lines.forEach(([t,n],s)=>{let{x:r,y:o}=e[s]??{x:0,y:0},a=Math.hypot(r,o);t.setAttribute("x2",(Ud*r).toFixed(1)),t.setAttribute("y2",(Ud*o).toFixed(1)),n.setAttribute("x",((Ud+7)*r).toFixed(1)),n.setAttribute("y",((Ud+7)*o+3).toFixed(1)),n.style.opacity=a<.3?"0":"1"})}};function Y_(i,e,t){let n=qn("switch"),s=X("input",{type:"checkbox",id:n,checked:e,"data-switch":i,onchange:()=>t(s.checked)});return X("label",{for:n,class:"switch"},s,i)}function _I(i,e,t,n){let s=Cu();return s!=="none"?new Od(i,e,t,s,n):e.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new Dd(i,e,t)}function bI(i){let e=i.spatial?" Drag beside it to turn the view, with the right button to move it; the wheel zooms.":" The wheel zooms, a drag beside bodies moves the view.";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${e}`}var jm=new Float64Array(0),Bd=class{constructor(e,t){this.session=e;this.functions=t;this.data=e.data,this.layout=new wt(this.data.layout),this.y=new Float64Array(this.layout.size),this.drawn={positions:new Float64Array(this.data.points.reduce((n,{dimension:s})=>n+s,0)),sizes:new Float64Array(this.data.sizes)}}session;functions;data;steps=0;outcome="";y;layout;drawn;get wanted(){let{main:e,data:t,swing:n}=this.session;return!!t.servo?.coordinates.length&&e.servoMode!=="off"&&n===null}get t(){return this.session.main.t}get u(){return this.session.main.u}get p(){return this.session.main.p}positions(){return this.look(),this.functions.positions?.(this.t,this.y,this.u,this.p,jm,this.drawn.positions),this.drawn.positions}sizes(){return this.look(),this.functions.sizes?.(this.t,this.y,this.u,this.p,jm,this.drawn.sizes),this.drawn.sizes}multipliers(){return jm}energy(){return{kinetic:NaN,potential:NaN,total:NaN,ledger:NaN,jacobi:NaN}}look(){let{main:e,data:t}=this.session;this.y.set(e.y),t.servo?.coordinates.forEach((n,s)=>{this.y[this.layout.q.first+n]=e.parameter(t.servo?.desired[s]??"")})}};var MI=["off","continuous","sampled"];function $_(i){let e=(t,n)=>n.map(({name:s},r)=>({name:s,part:t,index:r}));return[...e("q",i.coordinates),...e("v",i.velocities),...e("z",i.states)]}function Aa(i){let{data:e,main:t}=i,n=new URLSearchParams;for(let{name:r,value:o}of e.parameters)r!==e.servo?.active&&t.parameter(r)!==o&&n.set(`p.${r}`,String(t.parameter(r)));for(let{name:r,part:o,index:a}of $_(e)){let l=i.start[o][a];l!==void 0&&l!==e.start[o][a]&&n.set(`s.${r}`,String(l))}for(let[r,o]of i.settings){let a=e.inputs[r];a?.kind==="input"&&o!==0&&n.set(`u.${a.name}`,String(o))}t.integrator!==e.integrator&&n.set("integrator",t.integrator),t.step!==e.step&&n.set("step",String(t.step)),i.speed.value!==i.speed.usual&&n.set("speed",String(i.speed.value)),e.servo&&t.servoMode!==(e.servo.on?e.servo.mode:"off")&&n.set("servo",t.servoMode);let s=i.rivals.map(({integrator:r})=>r).join(" ");return s!==(e.view?.rivals??[]).join(" ")&&n.set("beside",s),n.toString()}function SI(i,e){let t={parameters:new Map,inputs:new Map,start:null,integrator:null,step:null,speed:null,servo:null,rivals:null,faults:[]},{q:n,v:s,z:r}=i.start,o={q:[...n],v:[...s],z:[...r]},a=$_(i),l=c=>i.methods.some(h=>h.name===c&&!h.refusal);for(let[c,h]of new URLSearchParams(e.replace(/^#/,""))){let[u,d]=[c.slice(0,2),c.slice(2)],f=h.trim()===""?NaN:Number(h),g=()=>{t.faults.push(`The address says ${c} = ${h}, which this page cannot take.`)},y=i.parameters.find(v=>v.name===d&&v.name!==i.servo?.active),m=a.find(v=>v.name===d),p=i.inputs.findIndex(v=>v.name===d&&v.kind==="input");u==="p."&&y&&Number.isFinite(f)?t.parameters.set(d,f):u==="s."&&m&&Number.isFinite(f)?(o[m.part][m.index]=f,t.start=o):u==="u."&&p>=0&&Number.isFinite(f)?t.inputs.set(p,f):c==="integrator"&&l(h)?t.integrator=h:c==="step"&&f>0&&Number.isFinite(f)?t.step=f:c==="speed"&&f>0&&Number.isFinite(f)?t.speed=f:c==="servo"&&i.servo&&MI.includes(h)?t.servo=h:c==="beside"&&h.split(" ").every(v=>v===""||l(v))?t.rivals=h.split(" ").filter(Boolean):g()}return t}function zd(i,e){let t=SI(i.data,e),n=[...t.faults],s=h=>{try{h()}catch(u){n.push(u instanceof Error?u.message:String(u))}};for(let[h,u]of t.parameters)s(()=>i.setParameter(h,u));for(let[h,u]of t.inputs)s(()=>i.setInput(h,u));let{integrator:r,step:o,servo:a,start:l,rivals:c}=t;if(r!==null&&s(()=>i.setIntegrator(r)),o!==null&&s(()=>i.setStep(o)),t.speed!==null&&(i.speed.value=t.speed),a!==null&&s(()=>i.setServo(a)),c!==null)for(let h of c)s(()=>i.setRival(h,!0));return l!==null&&s(()=>i.begin(l)),n}var Vd=class{constructor(e,t,n,s){this.stage=e;this.view=t;this.free=n;this.wanted=s;let{canvas:r}=e;r.addEventListener("wheel",o=>this.turn(o),{passive:!1}),r.addEventListener("pointerdown",o=>this.begin(o)),r.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])r.addEventListener(o,a=>this.pointers.delete(a.pointerId));r.addEventListener("touchmove",o=>{o.touches.length>1&&o.cancelable&&o.preventDefault()},{passive:!1})}stage;view;free;wanted;pointers=new Map;turn(e){e.preventDefault(),this.view.zoomAt(k_(e),this.fromMiddle(e)),this.changed()}begin(e){this.free()&&(this.pointers.set(e.pointerId,{x:e.clientX,y:e.clientY}),e.pointerType!=="touch"&&this.stage.canvas.setPointerCapture(e.pointerId))}move(e){let t=this.pointers.get(e.pointerId);if(!t||!this.free())return;let n={x:e.clientX,y:e.clientY},s=[...this.pointers].filter(([a])=>a!==e.pointerId).map(([,a])=>a);this.pointers.set(e.pointerId,n);let r=s[0];if(!r&&e.pointerType==="touch")return;let o=r?.5:1;if(this.view.move(o*(n.x-t.x),o*(n.y-t.y)),r){let a=Math.hypot(t.x-r.x,t.y-r.y),l=Math.hypot(n.x-r.x,n.y-r.y),c={clientX:(n.x+r.x)/2,clientY:(n.y+r.y)/2};a>0&&l>0&&this.view.zoomAt(l/a,this.fromMiddle(c))}this.changed()}changed(){this.stage.viewChanged(),this.wanted()}fromMiddle({clientX:e,clientY:t}){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.middle;return{x:e-n.left-s.x,y:t-n.top-s.y}}};var wI=30,AI=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"];function j_(i){let e=i[0]?.values.length??0,t=[i.map(({name:n,unit:s})=>EI(s?`${n} [${s}]`:n)).join(",")];for(let n=0;n<e;n+=1)t.push(i.map(({values:s})=>{let r=s[n]??NaN;return Number.isFinite(r)?String(r):""}).join(","));return`${t.join(`\r
`)}\r
`}function EI(i){let e=/^[=+\-@]/.test(i)?`'${i}`:i;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Gd(i,e){return`${i.replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-+|-+$/g,"")||"pendula"}.${e}`}function Hd(i,e){let t=URL.createObjectURL(i),n=X("a",{href:t,download:e});document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}function Z_(i,e,t){e(),i.toBlob(n=>n&&Hd(n,t),"image/png")}var sc=class{pieces=[];recorder;static possible(e){return typeof MediaRecorder<"u"&&typeof e.captureStream=="function"}constructor(e,t){let n=AI.find(s=>MediaRecorder.isTypeSupported(s))??"";this.recorder=new MediaRecorder(e.captureStream(wI),{...n?{mimeType:n}:{},videoBitsPerSecond:8e6}),this.recorder.addEventListener("dataavailable",({data:s})=>this.pieces.push(s)),this.recorder.addEventListener("stop",()=>Hd(new Blob(this.pieces,{type:"video/webm"}),t)),this.recorder.start(1e3)}stop(){this.recorder.stop()}};var TI=300,CI=4e3,Wd=class{constructor(e){this.needs=e;let t=e.session instanceof Mi?e.session:null,n=t&&this.button("Defaults","All as the page opened","defaults",()=>this.restore(t)),s=t&&this.button("Link","Copy a link to this page as it is set","link",()=>{this.copy(t)});this.element=X("div",{class:"top-buttons"},this.remark,n,s,this.saveMenu(),this.button("Present","Large type, without controls (p)","present",()=>this.present()),hi("frame","Full screen",()=>{this.fill()}),hi("help","Keys and help (?)",e.help),hi("theme","Light or dark",Eu)),t&&(e.session.whenChanged(r=>{r!=="playing"&&r!=="outcome"&&this.follow(t)}),window.addEventListener("hashchange",()=>{location.hash.replace(/^#/,"")!==Aa(t)&&(t.restore(),this.say(zd(t,location.hash).join(" ")),e.restored())}))}needs;element;remark=X("span",{class:"remark",role:"status"});film=null;waiting=0;forgetting=0;present(){let e=document.documentElement.classList.toggle("presenting");this.element.querySelector("[data-act=present]")?.setAttribute("aria-pressed",String(e))}say(e){gt(this.remark,e),clearTimeout(this.forgetting),e&&(this.forgetting=window.setTimeout(()=>gt(this.remark,""),CI))}button(e,t,n,s){return X("button",{type:"button",class:"button",title:t,"data-act":n,onclick:s},e)}restore(e){e.restore(),this.needs.restored(),this.say("All as the page opened.")}follow(e){clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>K_(Aa(e)),TI)}async copy(e){K_(Aa(e));let t=location.href.split("#")[0]+(Aa(e)?`#${Aa(e)}`:"");try{await navigator.clipboard.writeText(t),this.say("Link copied.")}catch{this.say("The browser allows no copying; the link is in its address bar.")}}saveMenu(){let{session:e,theatre:t,record:n,render:s}=this.needs,{name:r}=e.data,o=t?.stage?.canvas,a=qn("save"),l=[["csv","Numbers (CSV)",()=>Hd(new Blob([j_(n())],{type:"text/csv"}),Gd(r,"csv"))]];o&&l.push(["png","Picture (PNG)",()=>Z_(o,s,Gd(r,"png"))]),o&&sc.possible(o)&&l.push(["webm","Film (WebM)",()=>this.shoot(o)]);let c=X("div",{class:"menu-list card",id:a,hidden:!0},...l.map(([f,g,y])=>X("button",{type:"button",class:"button","data-save":f,onclick:()=>{u(!1),y()}},g))),h=this.button("Save","Files to take away","save",()=>u(c.hidden===!0)),u=f=>{c.hidden=!f,h.setAttribute("aria-expanded",String(f))};h.setAttribute("aria-controls",a),u(!1);let d=X("div",{class:"menu"},h,c);return document.addEventListener("pointerdown",f=>{d.contains(f.target)||u(!1)}),d.addEventListener("keydown",f=>{f.key!=="Escape"||c.hidden||(u(!1),h.focus())}),d}shoot(e){let{session:t}=this.needs,n=this.element.querySelector("[data-save=webm]");this.film?(this.film.stop(),this.film=null,this.say("")):(this.film=new sc(e,Gd(t.data.name,"webm")),t.play(!0),gt(this.remark,"Filming; Save, End the film.")),n&&gt(n,this.film?"End the film (WebM)":"Film (WebM)")}async fill(){try{document.fullscreenElement?await document.exitFullscreen():await document.documentElement.requestFullscreen()}catch{this.say("The browser allows no full screen here.")}}};function K_(i){try{history.replaceState(null,"",i?`#${i}`:location.href.split("#")[0])}catch{}}var RI=45,PI=60,II=.6,LI=1500,Xd=class{constructor(e,t,n){this.root=e;this.session=t;let{data:s}=t,r=t instanceof Mi?t:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new id(r):null,this.places=r?null:new Sa(s),this.theatre=s.shapes.length?new kd(t,this.text?.element??null,()=>this.invalidate()):null,this.banner=new td(()=>this.reset()),this.transport=new Qu(t,()=>this.reset()),this.board=r?new Ad(r,g=>qu(r,r.players[g]?.integrator??"")):new Td(t);let o=this.theatre?.framing.size??1,a=r&&n?new Yu(r,s.velocities.map((g,y)=>s.pendularm?.push??pv(s,n,y,o))):null;r&&(this.rivals=new Xu(r)),r?.data.servo&&(this.servo=new $u(r,o));let l=r&&n&&a?this.controls(r,n,a,o):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>d.toggle()}],h=new Bu(c),u=[s.reference,s.generator&&`Made with ${s.generator}.`],d=new ed(DI(c),u,g=>{h.letters=g});this.toolbar=new Wd({session:t,theatre:this.theatre,record:()=>this.board.record(),render:()=>this.theatre?.stage?.render(t.part),help:()=>d.toggle(),restored:()=>this.theatre?.fit()}),this.compose(s,l,d,a),this.listen(r);let{stage:f=null}=this.theatre??{};f?.view&&new Vd(f,f.view,()=>!this.drag?.active,()=>this.invalidate()),!(!r||!n||!this.theatre?.stage)&&(s.servo&&!s.servo.poses&&(this.desired=new Bd(r,n)),this.drag=new Id(this.theatre.stage,r,()=>this.invalidate()),this.setPoints=new Ld(this.theatre.stage,r,n,o),this.theatre.element.append(this.setPoints.element))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=X("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;servo=null;setPoints=null;places;desired=null;toolbar;shownDesired=!1;drag=null;requested=!1;last=0;plotted=0;written=0;reset(){this.session.reset(),this.theatre?.fit()}open(){let{session:e}=this;if(e instanceof Mi){for(let t of e.data.view?.rivals??[])e.setRival(t,!0);this.toolbar.say(zd(e,location.hash).join(" "))}this.theatre?.makeRoom(),Jo(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(e=>this.frame(e)))}frame(e){let{session:t,theatre:n}=this,s=this.last?(e-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),t.frame(s),this.showDesired();let r=n?.stage?.render(t.part)??!1;this.drag?.update(),this.setPoints?.update(),this.write(e,!t.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=t.animated?e:0,(t.animated||r)&&this.invalidate()}showDesired(){let e=this.desired?.wanted??!1;e!==this.shownDesired&&(this.shownDesired=e,this.theatre?.stage?.setDesired(e?this.desired:null))}write(e,t){(t||e-this.plotted>=RI)&&(this.plotted=e,this.board.draw()),(t||e-this.written>=PI)&&(this.written=e,this.transport.update(),this.text?.update(),this.servo?.say(),this.theatre?.update())}listen(e){let{session:t,theatre:n}=this,s=n?.stage;t.whenMoving(()=>s?.remember()),t.whenMoved(()=>{this.board.sample(),e?s?.trace():this.retrace()}),t.whenChanged(r=>{(r==="players"||r==="watched")&&(s?.setPlayers(t.shown),s?.renew(),s?.resize(s.canvas.clientWidth,s.canvas.clientHeight)),r==="players"&&(this.board.rebuild(),t.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),e||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(e),this.invalidate()}),Au(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:e}=this;if(!(e instanceof Mi))return;let t=e.players.filter(s=>s.outcome!==""),n=e.players.length>1;this.banner.say(t.map(s=>n?`${qu(e,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(e){let t=[this.session.playing?"Playing":"Paused"];e&&t.push(qu(e,e.main.integrator)),e?.data.servo&&t.push(`servo ${e.main.servoMode}`),e?.swing&&t.push("watching a mode"),gt(this.announcer,t.join(", "))}retrace(){let{places:e,session:t}=this;if(!e||!this.theatre?.stage?.hasTrails)return;let n=t.data.view?.memory??II*t.data.until;this.theatre.stage.retrace(e.between(t.time-n,t.time,LI)),this.theatre.stage.trace()}keys(e,t){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:e?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>this.reset()},{keys:["p"],does:"presentation: large type, without controls",press:()=>this.toolbar.present()}];return this.theatre&&s.push({keys:["f"],does:"fit the picture",press:()=>this.theatre?.fit()}),e&&t?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),e&&t&&e.data.pendularm&&s.unshift(...tm(e,t,r=>this.banner.say(r))),s}controls(e,t,n,s){return X("div",{class:"controls"},this.servo?.element,new Wu(e).element,mv(e,t,s),yv(e,s),gv(e,s),this.servo?.gains,e.data.analysis?new Gu(e,e.data.analysis,this.theatre).element:null,this.rivals?.element,n.element,vv(e,s))}record(e){let t=(r,o)=>[X("dt",{},r),X("dd",{},o)],n=e.methods.find(({name:r})=>r===e.run?.integrator)?.label??e.run?.integrator??"",s=e.parameters.filter(({kind:r})=>r!=="hidden");return X("div",{class:"controls"},rn("Run",!0,X("p",{class:"outcome"},e.run?.outcome??""),e.run?.remark?X("p",{class:"remark"},e.run.remark):null,X("dl",{class:"facts"},...t("integrator",n))),s.length?rn("Parameters",!0,X("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>t(r,`${yt(o,6)} ${a}`.trim())))):null)}compose(e,t,n,s){let{session:r}=this,o=X("header",{class:"top"},X("div",{class:"titles"},X("h1",{},e.title||e.name),e.watch?X("p",{class:"watch"},e.watch):null),this.toolbar.element),a=Sv(e.equations,!1),l=r instanceof Mi&&s&&e.pendularm?new nd(r,s):null,c=X("div",{class:"show"},this.theatre?.element,l?.element,this.transport.element),h=X("div",{class:"middle"},c,a);(this.theatre?.element??c).append(this.banner.element),this.root.replaceChildren(o,X("main",{class:this.theatre?"page":"page plots-only"},h,X("div",{class:"right"},this.board.element),X("div",{class:"left"},t)),n.element,this.announcer),ov(this.root)}};function DI(i){return i.map(({keys:e,shown:t,does:n})=>({keys:t??e,does:n}))}function NI(i){return i.rate!==void 0}function FI(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let e=document.getElementById("pendula")??document.body.appendChild(X("div",{id:"pendula"}));if(i.mode==="shapes"){window.pendula={data:i,page:new ku(e,i),ready:!0};return}let t=globalThis.pendulaSystem??{},n=NI(t)?t:null,s;if(i.mode==="live"){if(!n)throw new Error("This page carries no functions of its system; write it again with pendula.html.");let o=()=>af(i,n);s=new Mi(o(),o)}else s=new _r(hf(i,t));let r=new Xd(e,s,n);window.pendula={data:i,page:r,ready:!1,get player(){return s.players[0]},get players(){return s.players}},r.open(),window.pendula.ready=!0}function J_(){try{FI()}catch(i){let e=i instanceof Error?i.message:String(i);throw document.body.append(X("p",{role:"alert",class:"banner"},e)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",J_):J_();})();
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

STIX Two Math, a subset

Copyright 2001-2021 The STIX Fonts Project Authors (https://github.com/stipub/stixfonts)

This Font Software is licensed under the SIL Open Font License, Version 1.1.
This license is copied below, and is also available with a FAQ at:
http://scripts.sil.org/OFL


-----------------------------------------------------------
SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007
-----------------------------------------------------------

PREAMBLE
The goals of the Open Font License (OFL) are to stimulate worldwide
development of collaborative font projects, to support the font creation
efforts of academic and linguistic communities, and to provide a free and
open framework in which fonts may be shared and improved in partnership
with others.

The OFL allows the licensed fonts to be used, studied, modified and
redistributed freely as long as they are not sold by themselves. The
fonts, including any derivative works, can be bundled, embedded,
redistributed and/or sold with any software provided that any reserved
names are not used by derivative works. The fonts and derivatives,
however, cannot be released under any other type of license. The
requirement for fonts to remain under this license does not apply
to any document created using the fonts or their derivatives.

DEFINITIONS
"Font Software" refers to the set of files released by the Copyright
Holder(s) under this license and clearly marked as such. This may
include source files, build scripts and documentation.

"Reserved Font Name" refers to any names specified as such after the
copyright statement(s).

"Original Version" refers to the collection of Font Software components as
distributed by the Copyright Holder(s).

"Modified Version" refers to any derivative made by adding to, deleting,
or substituting -- in part or in whole -- any of the components of the
Original Version, by changing formats or by porting the Font Software to a
new environment.

"Author" refers to any designer, engineer, programmer, technical
writer or other person who contributed to the Font Software.

PERMISSION & CONDITIONS
Permission is hereby granted, free of charge, to any person obtaining
a copy of the Font Software, to use, study, copy, merge, embed, modify,
redistribute, and sell modified and unmodified copies of the Font
Software, subject to the following conditions:

1) Neither the Font Software nor any of its individual components,
in Original or Modified Versions, may be sold by itself.

2) Original or Modified Versions of the Font Software may be bundled,
redistributed and/or sold with any software, provided that each copy
contains the above copyright notice and this license. These can be
included either as stand-alone text files, human-readable headers or
in the appropriate machine-readable metadata fields within text or
binary files as long as those fields can be easily viewed by the user.

3) No Modified Version of the Font Software may use the Reserved Font
Name(s) unless explicit written permission is granted by the corresponding
Copyright Holder. This restriction only applies to the primary font name as
presented to the users.

4) The name(s) of the Copyright Holder(s) or the Author(s) of the Font
Software shall not be used to promote, endorse or advertise any
Modified Version, except to acknowledge the contribution(s) of the
Copyright Holder(s) and the Author(s) or with their explicit written
permission.

5) The Font Software, modified or unmodified, in part or in whole,
must be distributed entirely under this license, and must not be
distributed under any other license. The requirement for fonts to
remain under this license does not apply to any document created
using the Font Software.

TERMINATION
This license becomes null and void if any of the above conditions are
not met.

DISCLAIMER
THE FONT SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO ANY WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT
OF COPYRIGHT, PATENT, TRADEMARK, OR OTHER RIGHT. IN NO EVENT SHALL THE
COPYRIGHT HOLDER BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY,
INCLUDING ANY GENERAL, SPECIAL, INDIRECT, INCIDENTAL, OR CONSEQUENTIAL
DAMAGES, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
FROM, OUT OF THE USE OR INABILITY TO USE THE FONT SOFTWARE OR FROM
OTHER DEALINGS IN THE FONT SOFTWARE.
*/

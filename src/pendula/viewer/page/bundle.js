"use strict";(()=>{var ot=new Float64Array(0),cl=class{constructor(e,t){this.data=e;this.functions=t;this.n=e.coordinates.length,this.ny=2*this.n+e.states.length,this.constrained=e.constraints.length>0,this.rate=t.rate,this.p=Float64Array.from(e.parameters,n=>n.value),this.u=new Float64Array(e.inputs.length),this.rates=new Float64Array(this.ny)}data;functions;n;ny;constrained;rate;p;u;rates;deadline=1/0;solve(e,t,n){if(this.functions.solution!==void 0){this.functions.solution(e,t,this.u,this.p,ot,n);return}this.rate(e,t,this.u,this.p,ot,this.rates);for(let s=0;s<this.n;s++)n[s]=this.rates[this.n+s]}};function $n(i,e,t,n){for(let s=0;s<t.length;s++)n[s]=t[s]}function Os(i,e){if(i===void 0)throw new Error(`This page was written without the function '${e}'.`);return i}var hl=class{constructor(e){this.motion=e;let{data:t,n,ny:s}=e;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(t.powers.length),this.solution=new Float64Array(n+t.constraints.length),this.pushes=t.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;pair=new Float64Array(2);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;get busy(){if(!this.motion.data.energy)return!1;if(this.powers.length>0)return!0;let{u:e}=this.motion;for(let t of this.pushes)if(e[t]!==0)return!0;return!1}open(e,t){this.total=this.energyAt(e,t),this.known=!1}book(e){Number.isFinite(e)&&(this.total+=e)}forget(){this.known=!1}before(e,t){if(this.known)return;let{motion:n}=this;this.earlier.set(t),n.rate(e,t,n.u,n.p,ot,this.earlierRate),this.power=this.powerAt(e,t)}after(e,t,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(t,n,s.u,s.p,ot,l);for(let u=0;u<n.length;u++)a[u]=.5*(r[u]+n[u])+.125*e*(o[u]-l[u]);let c=this.powerAt(t-.5*e,a),h=this.powerAt(t,n);this.book(e/6*(this.power+4*c+h)),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}energyAt(e,t){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(e,t,s,r,ot,this.pair),this.pair[0]+this.pair[1])}powerAt(e,t){let{functions:n,data:s,n:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(e,t,c),n.powers(e,t,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*t[r+d];return u}};function ul(i){let{n:e,u:t,p:n,functions:s,data:r}=i,{most:o,nearly:a}=r.decisions.projection,l=Os(s.velocity_correction,"velocity_correction"),c=r.holonomic>0?Os(s.position_correction,"position_correction"):void 0,h=new Float64Array(e);return(u,d)=>{for(let f=0;c!==void 0&&f<o;f++){c(u,d,t,n,ot,h);let g=0;for(let _=0;_<e;_++)d[_]+=h[_],g=Math.max(g,Math.abs(h[_])/(1+Math.abs(d[_])));if(!(g>a))break}l(u,d,t,n,ot,h);for(let f=0;f<e;f++)d[e+f]+=h[f]}}var yy=32;function fp(i,e){return new Au(i,e)}var Au=class{constructor(e,t){this.motion=e;this.method=t;let{ny:n,data:s}=e;this.k=Array.from({length:t.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.relative=Float64Array.from({length:n},(r,o)=>s.coordinates[o]?.angle?0:1),this.project=e.constrained?ul(e):void 0,this.exponent=1/(t.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;relative;project;exponent;length=0;lastError=1e-4;repeated=!1;reached=NaN;reveal=$n;step(e,t,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+t;e===1&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1e-4,!1,!1,NaN]);let c=Number.isNaN(this.reached)?n:this.reached;e!==0&&r(c,s,o,a,ot,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:t,d=u>=l-c,f=d?l:c+u,g=f-c,_=this.attempt(c,g,f,s);if(_<=1)this.accept(g,_,d,s),c=f;else if(!this.reject(g,_,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(h%yy===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(e,t,n,s){let{rate:r,ny:o,u:a,p:l}=this.motion,{a:c,b:h,c:u}=this.method.tableau,{k:d,stage:f,fresh:g}=this,_=h.length;for(let m=1;m<=_;m++){let v=m<_?c[m]:h,T=m<_?f:g;this.combined(m,t,v,s,T),m===_&&this.project?.(n,g),r(m<_?e+u[m]*t:n,T,a,l,ot,d[m])}let p=0;for(let m=0;m<o;m++){let v=0;for(let R=0;R<=_;R++)v+=this.method.error[R]*d[R][m];let T=1+this.relative[m]*Math.max(Math.abs(s[m]),Math.abs(g[m])),M=Math.abs(t*v)/(this.method.tolerance*T);M<=p||(p=M)}return p}combined(e,t,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<e;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+t*a}}accept(e,t,n,s){let r=t>0?.9*t**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=e*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(t,1e-4),this.repeated=!1,s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(e,t,n){let s=t<1e300?e*Math.min(.9,Math.max(.2,.9*t**-this.exponent)):.1*e;return this.length=s,this.repeated=!0,s>1e-14*Math.abs(n)}};function pp(){return{step:()=>!0,reveal:$n,failed:!1}}function mp({rate:i,ny:e,u:t,p:n}){let s=new Float64Array(e);function r(o,a,l,c){i(l,c,t,n,ot,s);for(let h=0;h<e;h++)c[h]+=a*s[h];return!0}return{step:r,reveal:$n,failed:!1}}function gp({rate:i,n:e,ny:t,u:n,p:s}){let r=new Float64Array(t);function o(a,l,c,h){i(c,h,n,s,ot,r);for(let u=0;u<e;u++)h[e+u]+=l*r[e+u],h[u]+=l*h[e+u];for(let u=2*e;u<t;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:$n,failed:!1}}function _p({rate:i,n:e,ny:t,u:n,p:s}){let r=new Float64Array(t);function o(a,l,c,h){i(c,h,n,s,ot,r);for(let u=0;u<e;u++)h[u]+=.5*l*l*r[e+u];for(let u=0;u<t;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:$n,failed:!1}}function yp(i,e,t,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(e[t+h*i+r])>Math.abs(e[t+o*i+r])&&(o=h);n[s+r]=o;let a=t+r*i,l=t+o*i;if(o!==r)for(let h=0;h<i;h++){let u=e[a+h];e[a+h]=e[l+h],e[l+h]=u}let c=1/e[a+r];for(let h=r+1;h<i;h++){let u=t+h*i,d=e[u+r]*c;if(e[u+r]=d,d!==0)for(let f=r+1;f<i;f++)e[u+f]-=d*e[a+f]}}}function xp(i,e,t,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=e[t+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=e[t+o*i+l]*r[s+l];r[s+o]=a/e[t+o*i+o]}}var xy=15e-9;function vp(i,e){return new Eu(i,e)}var Eu=class{constructor(e,t){this.motion=e;let{a:n,b:s,c:r}=t.tableau,o=this.ny=e.ny,a=this.stages=s.length,l=o*a,{functions:c}=e;this.canonical=t.canonical===!0&&!e.constrained&&e.n>0,this.rate=this.canonical?Os(c.canonical_rate,"canonical_rate"):e.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(t.continuation.flat()),this.ends=t.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(e,t,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(e,n,s),u=e!==1,d=0,f=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let _=this.ends[d],p=(_-d)*r;this.outdated&&(this.newtonMatrix(t,d,p,g),yp(p,this.factors,g,this.pivots,d*r));let m=this.newton(t,n,s,h,d,_,g);m>0?[d,f,g]=[_,Math.max(f,m),g+p*p]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let _=0;_<o;_++)for(let p=0;p<r;p++)s[p]+=t*a[_]*l[_*r+p];return this.outdated?[this.iterations,this.outdated]=[f,!1]:f>this.iterations+c&&(this.outdated=!0),!0}reveal(e,t,n,s){if($n(e,t,n,s),!this.canonical||!this.started)return;let{n:r,u:o,p:a}=this.motion;this.rate(t,n,o,a,ot,this.result);for(let l=0;l<r;l++)s[r+l]=this.result[l]}begun(e,t,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{n:c,u:h,p:u,functions:d,data:f}=this.motion;if(e===1){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){Os(d.momenta,"momenta")(t,n,h,u,ot,this.result);for(let _=0;_<c;_++)n[c+_]=this.result[_]}}else{for(let _=0;_<r;_++)for(let p=0;p<s;p++){let m=0;for(let v=0;v<r;v++)m+=l[_*r+v]*o[v*s+p];a[_*s+p]=m}o.set(a)}let g=0;for(let _=0;_<s;_++)g=Math.max(g,Math.abs(n[_]));return f.decisions.newton.negligible*g+1e-300}renewed(e,t,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!e){this.rate(t,n,l,c,ot,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(t,n,l,c,ot,this.J):this.differences(t,n))}differences(e,t){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(e,t,a,l,ot,r);let c=Float64Array.from(t);for(let h=0;h<n;h++){let u=t[h];c[h]=u+xy*(1+Math.abs(u)),this.rate(e,c,a,l,ot,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(e,t,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=t+Math.floor(h/r),d=h%r;for(let f=0;f<n;f++){let g=a[u*o+t+Math.floor(f/r)];c[s+h*n+f]=-e*g*l[d*r+f%r]}c[s+h*n+h]+=1}}newton(e,t,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,f=r*l,g=o===r+1&&h[r*c+r]===0,_=0,p=0,m=0;for(;p<=u.growth&&m<u.most;){this.changes(e,t,n,r,o),g||xp(d,this.factors,a,this.pivots,f,this.change);let v=_;_=this.applied(e,d,f,s,n),m++;let T=_<v;if(g||_===0||T&&_*_<=u.converged*(v-_))return m;if(m>1&&!T){if(_<=u.stagnant)return m;p++}}return 0}applied(e,t,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<t;u++){let d=l[n+u];a[n+u]+=d;let f=e*Math.abs(d)/(Math.abs(r[u%o])+e*Math.abs(a[n+u])+s);f>c&&(c=f),h+=f*0}return c+h}changes(e,t,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:f}=this,{u:g,p:_}=this.motion;for(let p=s;p<r;p++){for(let m=0;m<o;m++)d[m]=n[m];for(let m=0;m<r;m++){let v=e*l[p*a+m];if(v!==0)for(let T=0;T<o;T++)d[T]+=v*h[m*o+T]}this.rate(t+c[p]*e,d,g,_,ot,f);for(let m=0;m<o;m++)u[p*o+m]=f[m]-h[p*o+m]}}};function bp({rate:i,ny:e,u:t,p:n},s){let r=s.b.length,o=Float64Array.from(s.a.flat()),a=Float64Array.from(s.b),l=Float64Array.from(s.c),c=s.b.map(()=>new Float64Array(e)),h=new Float64Array(e);function u(d,f,g,_){i(g,_,t,n,ot,c[0]);for(let p=1;p<r;p++){for(let m=0;m<e;m++)h[m]=_[m];for(let m=0;m<p;m++){let v=f*o[p*r+m];if(v===0)continue;let T=c[m];for(let M=0;M<e;M++)h[M]+=v*T[M]}i(g+l[p]*f,h,t,n,ot,c[p])}for(let p=0;p<r;p++){let m=f*a[p],v=c[p];for(let T=0;T<e;T++)_[T]+=m*v[T]}return!0}return{step:u,reveal:$n,failed:!1}}function Mp({rate:i,n:e,ny:t,u:n,p:s}){let r=new Float64Array(t),o=new Float64Array(e),a=new Float64Array(t),l=new Float64Array(t),c=!1;function h(d,f,g,_){if(d===1)for(let p=0;p<t;p++)a[p]=_[p];c=!0,i(g,a,n,s,ot,r);for(let p=0;p<e;p++){let m=r[e+p];d===1?o[p]=f*_[e+p]-.5*f*f*m:o[p]+=_[p]-a[p],o[p]+=f*f*m,_[p]+=o[p],_[e+p]=o[p]/f+.5*f*m,a[p]=_[p],a[e+p]=_[e+p]}for(let p=2*e;p<t;p++)_[p]+=.5*f*(3*r[p]-(d===1?r[p]:l[p])),l[p]=r[p],a[p]=_[p];return!0}function u(d,f,g,_){if($n(d,f,g,_),!!c){i(f,a,n,s,ot,r);for(let p=0;p<e;p++)_[e+p]=(o[p]+(g[p]-a[p]))/d+.5*d*r[e+p]}}return{step:h,reveal:u,forget:()=>{c=!1},failed:!1}}function Sp({rate:i,n:e,ny:t,u:n,p:s}){let r=new Float64Array(t),o=new Float64Array(t),a=new Float64Array(t);function l(c,h,u,d){c!==0&&i(u,d,n,s,ot,r);for(let f=0;f<e;f++)a[f]=d[f]+h*d[e+f]+.5*h*h*r[e+f];for(let f=e;f<t;f++)a[f]=d[f]+h*r[f];i(u+h,a,n,s,ot,o);for(let f=0;f<e;f++)d[f]=a[f];for(let f=e;f<t;f++)d[f]+=.5*h*(r[f]+o[f]);for(let f=0;f<t;f++)r[f]=o[f];return!0}return{step:l,reveal:$n,failed:!1}}function wp({rate:i,n:e,ny:t,u:n,p:s},r,o){let a=new Float64Array(t);function l(c,h,u,d){c!==0&&i(u,d,n,s,ot,a);for(let f=0;f<r.length;f++){let g=r[f]*h;for(let _=0;_<e;_++)d[e+_]+=.5*g*a[e+_],d[_]+=g*d[e+_];i(u+o[f+1]*h,d,n,s,ot,a);for(let _=0;_<e;_++)d[e+_]+=.5*g*a[e+_]}return!0}return{step:l,reveal:$n,failed:!1}}function Wo(i,e){switch(e.kind){case"none":return pp();case"euler":return mp(i);case"semi-implicit-euler":return gp(i);case"half-acceleration-euler":return _p(i);case"verlet":return Mp(i);case"velocity-verlet":return Sp(i);case"tableau":return bp(i,e.tableau);case"composition":return wp(i,e.weights,e.nodes);case"implicit":return vp(i,e);case"adaptive":return fp(i,e)}}var vy=1/3,by=.3,My=.4,dl=class{constructor(e,t){this.motion=e;let{data:n,n:s,ny:r}=e,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*s),this.rates=[new Float64Array(r),new Float64Array(r)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(s),this.size=this.extent(t)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(e,t,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[e]?.draggable)){for(let l=0;l<3;l++)this.target[l]=t[l]??0;e!==this.point&&(this.point=e,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(e,t){let{data:n,n:s}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(e,t);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s;d++)u+=l[(r+h)*s+d]*t[s+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s+h]*c[u]}}look(e,t){let{functions:n,u:s,p:r}=this.motion;n.positions(e,t,s,r,ot,this.positions),n.point_jacobians(e,t,s,r,ot,this.jacobians)}gauge(e,t,n){let s=this.felt(e,t),r=by/n,o=2*this.motion.data.energyScale/(vy*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*My*Math.sqrt(this.stiffness*s)}felt(e,t){let{data:n,n:s,rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(e,t),r(e,t,o,a,ot,h);let f=0;for(let g=0;g<c;g++){for(let p=0;p<s;p++)o[this.first+p]+=this.jacobians[(l+g)*s+p];r(e,t,o,a,ot,u),o.set(d);let _=0;for(let p=0;p<s;p++)_+=this.jacobians[(l+g)*s+p]*(u[s+p]-h[s+p]);f=Math.max(f,_)}return f>0&&Number.isFinite(f)?1/f:0}extent(e){let{data:t,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,e,s,r,ot,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of t.points)for(let c of t.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var fl=class{constructor(e,t){this.motion=e;this.servo=t;this.held=new Float64Array(e.u.length),this.law=new Float64Array(t.inputs.length+t.integrals.length),this.active=e.data.parameters.findIndex(n=>n.name===t.active),this.mode=t.on?t.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(e){this.current=e,this.motion.p[this.active]=e==="continuous"?1:0,this.held.fill(0)}every(e){return Math.max(1,Math.round(this.servo.sampled/e))}sample(e,t,n,s){let{servo:r,law:o,held:a}=this,l=2*this.motion.n,c=this.every(e)*e;this.evaluate(t,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(e,t,n){this.current==="continuous"&&(this.evaluate(e,t),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}evaluate(e,t){let{functions:n,u:s,p:r}=this.motion;Os(n.law,"law")(e,t,s,r,ot,this.law)}};function Ap(i){let e=1;for(let t=0;t<i.length;t++)e=Math.max(e,Math.abs(i[t]));return 1e15*e}function Tu(i,e){for(let t=0;t<i.length;t++)if(!(Math.abs(i[t])<=e))return!1;return!0}function Ep(i,e,{t,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let g=1;g<n.length;g++)Math.abs(n[g])>Math.abs(n[l])&&(l=g);let c=`; there ${a[l].label} = ${Xo(n[l])}`;i.energy&&(c+=Number.isFinite(s)?` and the energy was ${Xo(s)} J`:" and no finite energy");let h=`t = ${Xo(t,6)} s`;if(o==="unsolved"&&e.kind==="adaptive")return`Diverged: at ${h} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${e.label} did not converge at ${h}${c}. Try a step smaller than ${Xo(r)} s.`;let u=e.order<4?" or a method of higher order (Runge–Kutta 4)":"",d=e.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${Xo(r)} s`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${h}${c}. Try ${d}${u}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function Xo(i,e=3){let t=Math.abs(i);return t!==0&&(t<1e-4||t>=1e6)?i.toExponential(e-1):String(+i.toPrecision(e))}var wy=200,Tp=1;function Cu(i,e){return new Ru(i,e)}var Ru=class{constructor(e,t){this.data=e;this.functions=t;let n=this.motion=new cl(e,t),{ny:s}=n;this.start=Float64Array.from([...e.start.q,...e.start.v,...e.start.z]),[this.moved,this.last,this.shown]=[new Float64Array(s),new Float64Array(s),new Float64Array(s)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(e.points.reduce((r,o)=>r+o.dimension,0)),sizes:new Float64Array(e.sizes),solution:new Float64Array(n.n+e.constraints.length)},this.ledger=new hl(n),this.drive=e.servo&&new fl(n,e.servo),this.project=n.constrained?ul(n):void 0,this.hand=new dl(n,this.start),this.h=e.step,this.method=this.found(e.integrator),this.stepper=Wo(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}get integrator(){return this.method.name}set integrator(e){let t=this.found(e);if(t.refusal)throw new Error(t.refusal);this.restart(),this.method=t,this.stepper=Wo(this.motion,t)}get step(){return this.h}set step(e){if(!(e>0&&Number.isFinite(e)))throw new Error("A step must be greater than zero.");this.restart(),this.h=e,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(e){if(!(this.drive===void 0||e===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){for(let t of this.drive.servo.integrals)this.moved[2*this.motion.n+t]=this.data.start.z[t]??0;this.revealed=!1}this.drive.mode=e,this.impose(),this.ledger.forget()}}parameter(e){return this.motion.p[this.place(e)]}setParameter(e,t){let n=this.place(e),s=this.motion.p[n];if(!Number.isFinite(t))throw new Error(`The parameter '${e}' must be a finite number.`);if(t===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved);this.motion.p[n]=t,this.project?.(this.t,this.moved),this.revealed=!1,this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.ledger.forget()}setInput(e,t){if(!(e in this.given))throw new Error(`There is no input ${e}.`);this.given[e]=t,this.impose()}pull(e,t){t===null?this.hand.release():this.hand.hold(e,t,this.t,this.y,this.h),this.impose()}advance(e,t){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+e)/this.h+1e-9);this.carry+=e-n*this.h;let s=performance.now(),r=s+t;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(Tp,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,Tp)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+wy,this.march(1),this.carry=0)}setState(e,t,n){let{n:s}=this.motion,r=[...Array.from(e),...Array.from(t),...Array.from(n)];if(e.length!==s||r.length!==this.motion.ny)throw new Error("A state needs all of q, v and z.");if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");this.start.set(r),this.reset()}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=Wo(this.motion,this.method),this.begin=1,this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.project?.(0,this.moved),this.limit=Ap(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let e=this.evaluated("energy",new Float64Array(2)),[t,n]=this.data.energy?[e[0],e[1]]:[0,0];return{kinetic:t,potential:n,total:t+n,ledger:this.ledger.total}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}multipliers(){return this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.n)}evaluated(e,t){return this.functions[e]?.(this.t,this.y,this.motion.u,this.motion.p,ot,t),t}march(e){let{moved:t,last:n,stepper:s,h:r,ledger:o,hand:a}=this,{ny:l}=this.motion,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active;this.revealed=!1;for(let u=0;u<e;u++){let d=this.origin+this.count*r;h&&this.react(d);let f=o.busy;f&&o.before(d,this.seen(d));for(let p=0;p<l;p++)n[p]=t[p];let g=s.step(this.begin,r,d,t);if(this.begin=0,!g)return u;let _=this.origin+(this.count+1)*r;if(this.project!==void 0&&Tu(t,this.limit)&&this.restore(_),!Tu(t,this.limit))return this.end(d),u;this.count++,this.steps++,f&&o.after(r,_,this.seen(_))}return e}react(e){let{drive:t,hand:n,h:s}=this;t!==void 0&&t.mode==="sampled"&&this.count%t.every(s)===0&&t.sample(s,e,this.seen(e),this.moved),n.active&&n.apply(e,this.seen(e)),this.impose()}restore(e){let t=this.data.energy?this.ledger.energyAt(e,this.moved):0;this.project(e,this.moved),this.data.energy&&this.ledger.book(this.ledger.energyAt(e,this.moved)-t)}end(e){let t=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":t?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(e,s);this.outcome=Ep(this.data,this.method,{t:e,y:s,energy:r,step:this.h,reason:n})}seen(e){return this.stepper.reveal(this.h,e,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:e}=this.motion,{given:t,drive:n,hand:s}=this,r=e.length-s.Q.length,o=!1;for(let a=0;a<e.length;a++){let l=t[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==e[a]&&(e[a]=l,o=!0)}o&&(this.begin===0&&(this.begin=2),this.ledger.forget())}restart(){this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,1],this.stepper=Wo(this.motion,this.method),this.revealed=!1}found(e){let t=this.data.methods.find(n=>n.name===e);if(t===void 0)throw new Error(`There is no integrator '${e}' in this page.`);return t}place(e){let t=this.data.parameters.findIndex(n=>n.name===e);if(t<0)throw new Error(`There is no parameter '${e}' in this page.`);return t}};function Lu(i){return new Iu(i)}function Rp(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return new Float64Array(t.buffer)}var Pu=class{row;values;constructor(e,t){this.values=Rp(e),this.row=new Float64Array(t>0?this.values.length/t:0)}at(e,t){let n=this.row.length,s=e*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=t>0?o+t*(this.values[s+n+r]-o):o}return this.row}},Iu=class{constructor(e){this.data=e;let t=e.run;if(t===void 0)throw new Error("This page holds no recorded run.");this.times=Rp(t.t);let n=this.times.length,s=r=>new Pu(r??"",n);this.series={y:s(t.y),u:s(t.u),positions:s(t.positions),sizes:s(t.sizes),multipliers:s(t.multipliers)},this.energies=t.energy?[t.energy.kinetic,t.energy.potential,t.energy.total].map(s):[],this.works=(t.ledger??[]).map(r=>s(r.values)),this.p=Float64Array.from(e.parameters,r=>r.value),this.outcome=t.outcome,this.end=n>0?this.times[n-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;outcome;end;p;times;series;energies;works;first;index=0;part=0;get t(){let e=this.times[this.index]??0;return this.part>0?e+this.part*(this.times[this.index+1]-e):e}get steps(){return this.index}get y(){return this.series.y.at(this.index,this.part)}get u(){return this.series.u.at(this.index,this.part)}seek(e){let{times:t}=this,n=0,s=t.length-1;for(;n<s;){let o=n+s+1>>1;t[o]<=e?n=o:s=o-1}let r=n+1<t.length?t[n+1]-t[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((e-t[n])/r,0),1):0]}energy(){let[e=0,t=0,n=0]=this.energies.map(r=>r.at(this.index,this.part)[0]),s=this.works.reduce((r,o)=>r+o.at(this.index,this.part)[0],0);return{kinetic:e,potential:t,total:n,ledger:this.first+s}}positions(){return this.series.positions.at(this.index,this.part)}sizes(){return this.series.sizes.at(this.index,this.part)}multipliers(){return this.series.multipliers.at(this.index,this.part)}};function oe(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s!=null&&n.append(s);return n}var Cp=0;function ti(i){return Cp+=1,`${i}-${Cp}`}var Ay={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function pl(i){let e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true"),t.classList.add("icon");let n=document.createElementNS(e,"path");return n.setAttribute("d",Ay[i]),i==="play"&&n.classList.add("filled"),t.append(n),t}function ji(i,e,t,n=""){return oe("button",{type:"button",class:n?"button":"button only-icon","aria-label":e,title:e,onclick:t},pl(i),n||null)}function Pp(i,e,t){i.getAttribute("aria-label")!==t&&(i.setAttribute("aria-label",t),i.title=t,i.querySelector("svg")?.replaceWith(pl(e)))}function On(i,e,...t){return oe("details",{class:"card",open:e},oe("summary",{},oe("h2",{},i)),oe("div",{class:"card-body"},...t))}function In(i,e){i.textContent!==e&&(i.textContent=e)}var Ey=new Set(["text","number","search","email","url","tel","password"]),Ty=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function Ry(i,e){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?Ey.has(i.type)?!0:Ty.has(e)||i.type!=="range"&&e===" ":i.closest("button, summary, a[href]")!==null&&(e===" "||e==="Enter"):!1}var gl=class{constructor(e){this.keys=e;for(let t of e)for(let n of t.keys)this.bound.set(n,t);window.addEventListener("keydown",t=>this.down(t)),window.addEventListener("keyup",t=>this.up(ml(t))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;down(e){let t=this.bound.get(ml(e));!t||e.ctrlKey||e.metaKey||e.altKey||Ry(e.target,e.key)||document.querySelector("dialog[open]")&&ml(e)!=="?"||(e.preventDefault(),!(e.repeat&&!t.repeats)&&(this.held.add(ml(e)),t.press()))}up(e){this.held.delete(e)&&this.bound.get(e)?.release?.()}releaseAll(){for(let e of[...this.held])this.up(e)}};function ml(i){return i.key.length===1?i.key.toLowerCase():i.key}function Ip(i){let e=!1;i.addEventListener("pointerdown",()=>{e=!0},!0),i.addEventListener("keydown",()=>{e=!1},!0),i.addEventListener("change",t=>{e&&t.target instanceof HTMLSelectElement&&t.target.blur()})}function Ln(i,e=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let t=Math.abs(i);if(t!==0&&(t<.001||t>=1e6))return i.toExponential(e-2).replace("-","−").replace("e+","e");let n=t===0?0:Math.max(0,e-1-Math.floor(Math.log10(t)));return String(Number(i.toFixed(n))).replace("-","−")}function Hr(i){return String(Number(i.toPrecision(5)))}function ps(i){return i.toFixed(2)}function Du(i,e){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return Ln(i);let t=i.toFixed(e);return(/^-0\.?0*$/.test(t)?t.slice(1):t).replace("-","−")}function Qi(i){if(!(i>0)||!Number.isFinite(i))return 1;let e=10**Math.floor(Math.log10(i)),t=i/e,n=t<=1?1:t<=2?2:t<=5?5:10;return Number((n*e).toPrecision(6))}function _l(i){let e=i-2*Math.PI*Math.round(i/(2*Math.PI));return e===-Math.PI?Math.PI:e}function Bs(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n+=1)t[n]=e.charCodeAt(n);return t.buffer}var Ou="#0072B2",Nu="#D55E00",yl="#009E73",Lp="#CC79A7",Fu="#E69F00",Uu="#56B4E9",Cy="#F0E442",Py={light:[Ou,Nu,yl,Lp,Fu,Uu],dark:[Uu,Fu,yl,Lp,Cy,Nu]},Iy={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:Nu,potential:Ou,ledger:yl},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:Fu,potential:Uu,ledger:yl}},Dp=window.matchMedia("(prefers-color-scheme: dark)"),Np=[],Bu=null;function qo(){return Bu??(Dp.matches?"dark":"light")}function Kt(){return Iy[qo()]}function Dn(i,e){let t=Py[qo()];if(e<=t.length)return t[i%t.length]??Ou;let n=i/(e-1);return`oklch(${(qo()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function Fp(i){Np.push(i)}function Up(){Bu=qo()==="dark"?"light":"dark",xl()}function xl(){document.documentElement.dataset.theme=qo();for(let i of Np)i()}Dp.addEventListener("change",()=>{Bu===null&&xl()});var Ly=200,es=class{constructor(e){this.options=e;let t=ti("field"),{label:n,unit:s,range:r,name:o}=e;this.value=e.value,this.slider=oe("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=oe("input",{type:"number",id:t,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed()}),this.element=oe("div",{class:"field"},oe("label",{for:t},n),this.slider,this.number,oe("span",{class:"unit"},s)),this.show(e.value)}options;element;slider;number;value;show(e){e===this.value&&this.number.value!==""||(this.value=e,this.stretch(e),this.slider.value=String(e),this.slider.setAttribute("aria-valuetext",`${Hr(e)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=Hr(e)))}typed(){let e=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(e)?this.number.value=Hr(this.value):this.take(e)}take(e){try{this.options.change(e),this.number.setCustomValidity(""),this.show(e),Number(this.number.value)!==e&&(this.number.value=Hr(e))}catch(t){this.number.setCustomValidity(t instanceof Error?t.message:String(t)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=Hr(this.value)}}rounded(e){let{low:t,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-t)/Ly));return Number((Math.round(e/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(e){let{low:t,high:n}=this.bounds();e<t&&(this.slider.min=String(e)),e>n&&(this.slider.max=String(e))}};function Op(i,e){if(i===0)return e?{low:0,high:1}:{low:-1,high:1};let t=Number((3*i).toPrecision(2)),n=e?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:t}:{low:t,high:n}}function vl(i,e,t){let n=e?Math.PI:Math.max(2*Math.abs(i),t);return{low:Math.min(-n,i),high:Math.max(n,i)}}function Sl(i,e){return i.data.methods.find(t=>t.name===e)?.label??e}var bl=class{constructor(e){this.session=e;let t=ti("integrator"),{data:n,main:s}=e;this.menu=oe("select",{id:t,"data-menu":"integrator",onchange:()=>e.setIntegrator(this.menu.value)},...n.methods.map(r=>oe("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new es({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>e.setStep(r)}),this.element=On("Integrator",!0,oe("div",{class:"stacked"},oe("label",{for:t,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),e.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=oe("p",{class:"note"});step;update(){let{main:e,data:t}=this.session,n=t.methods.find(({name:s})=>s===e.integrator);this.menu.value=e.integrator,In(this.remark,n?.remark??""),this.step.show(e.step)}},Ml=class{constructor(e){this.session=e;let t=oe("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of e.data.methods){if(r==="none"||o)continue;let a=oe("input",{type:"checkbox","data-rival":n,onchange:()=>e.setRival(n,a.checked)}),l=oe("span",{class:"swatch","aria-hidden":"true"}),c=oe("span",{class:"fate"});t.append(oe("li",{},oe("label",{},a,l,oe("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=On("Side by side",!1,oe("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),t),e.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:e}=this,t=e.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=t.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&t.length>1?Dn(a%6,6):"transparent"),In(o,a===0?"shown":t[a]?.outcome?"failed":"")}}};var Dy=4;function wl(i,e){let t=i.inputs.findIndex(n=>n.kind==="push");return t<0?-1:t+e}function kp(i,e,t){let n=Float64Array.from([...i.start.q,...i.start.v,...i.start.z]),s=new Float64Array(i.inputs.length),r=Float64Array.from(i.parameters,({value:c})=>c),o=new Float64Array(0),a=new Float64Array(n.length),l=new Float64Array(n.length);return e.rate(0,n,s,r,o,a),s[t]=1,e.rate(0,n,s,r,o,l),l.map((c,h)=>Math.abs(c-(a[h]??0))).subarray(i.coordinates.length)}function zp(i,e,t){return Dy*(10/i.until)**2*(i.coordinates[e]?.angle?1:t/3)}function Vp(i,e,t,n){let s=wl(i,t),r=s<0?0:kp(i,e,s)[t]??0;return r>0&&Number.isFinite(r)?Qi(zp(i,t,n)/r):1}function Gp(i,e,t){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...kp(n,e,c)].map((d,f)=>zp(n,f,t)/d).filter(d=>d>0&&Number.isFinite(d)),u=5*Qi(h.length?Math.min(...h):1);s.push(new es({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:d=>i.setInput(c,d)}).element)}),s.length?On("Inputs",!0,...s):null}var Al=class{constructor(e,t){this.session=e;let{data:n}=e;if(this.strength=t,this.element=null,wl(n,0)<0||!n.coordinates.length)return;let s=ti("push"),r=oe("select",{id:s,"data-menu":"push",onchange:()=>this.choose(r.selectedIndex)},...n.coordinates.map(({label:o})=>oe("option",{},o)));this.field=new es({label:"strength",unit:n.inputs[wl(n,0)]?.unit??"",value:t[0]??1,name:"push",range:{low:0,high:5*Math.max(...t)},change:o=>{this.strength[this.coordinate]=o}}),this.element=On("Push",!1,oe("div",{class:"push-row"},this.holdButton(-1),oe("label",{for:s,class:"hidden"},"Coordinate to push"),r,this.holdButton(1)),this.field.element,oe("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;coordinate=0;strength;held=new Set;field=null;choose(e){this.held.clear(),this.apply(),this.coordinate=e,this.field?.show(this.strength[e]??1)}push(e,t){t?this.held.add(e):this.held.delete(e),this.apply()}apply(){let e=wl(this.session.data,this.coordinate),t=0;for(let n of this.held)t+=n;e>=0&&this.session.setInput(e,t*(this.strength[this.coordinate]??1))}holdButton(e){let t=()=>this.push(e,!0),n=()=>this.push(e,!1);return oe("button",{type:"button",class:"button hold","aria-label":e<0?"Push down, hold":"Push up, hold",onpointerdown:t,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{Bp(r)&&t()},onkeyup:r=>{Bp(r)&&n()}},pl(e<0?"left":"right"),e<0?"push −":"push +")}};function Bp(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function Ny(i,e){let t=i.servo?.desired.indexOf(e)??-1;return i.coordinates[i.servo?.coordinates[t]??-1]}function Fy(i,e,t){return e.kind==="desired"?vl(e.value,Ny(i,e.name)?.angle??!1,t):Op(e.value,e.kind==="gain"||e.unit.includes("s²")||e.unit.includes("s^2"))}function El(i,e,t){let n=i.data.servo?.gains.flatMap(({kp:o,ki:a,kd:l})=>[o,a,l])??[],r=i.data.parameters.filter(({kind:o})=>e.includes(o)).sort((o,a)=>n.indexOf(o.name)-n.indexOf(a.name)).map(o=>({name:o.name,field:new es({label:o.label,unit:o.unit,value:o.value,name:o.name,range:Fy(i.data,o,t),change:a=>i.setParameter(o.name,a)})}));return i.whenChanged(()=>{for(let{name:o,field:a}of r)a.show(i.main.parameter(o))}),r.map(({field:o})=>o.element)}function Hp(i,e){let t=El(i,["parameter"],e);return t.length?On("Parameters",!0,...t):null}function Wp(i,e){let{data:t}=i,n=[],s=new Set(t.servo?.integrals??[]),r=(o,a,l,c,h,u)=>{let d=i.start[o][a]??0;n.push(new es({label:l,unit:c,value:d,name:`start ${u}`,range:o==="v"?vl(d,!1,h?10:2*e):vl(d,h,e),change:f=>i.setStart(o,a,f)}).element)};return t.coordinates.forEach(({label:o,unit:a,angle:l,name:c},h)=>{r("q",h,o,a,l,c);let u=t.velocities[h];u&&r("v",h,u.label,u.unit,l,u.name)}),t.states.forEach(({label:o,unit:a,name:l},c)=>{s.has(c)||r("z",c,o,a,!1,l)}),On("Start",!1,oe("p",{class:"note"},"A new start value takes the motion back to t = 0."),...n)}var Uy=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],Tl=class{constructor(e,t){this.session=e;let n=ti("servo"),s=e.data.servo?.sampled??e.data.step,r=Uy.map(({mode:o,label:a})=>{let l=oe("input",{type:"radio",name:n,value:o,"data-servo":o,onchange:()=>e.setServo(o)});return this.buttons.set(o,l),oe("label",{class:"segment"},l,oe("span",{},a))});this.element=On("Servo",!0,oe("div",{class:"segments",role:"radiogroup","aria-label":"Servo"},...r),oe("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${Ln(s)} ${e.data.units.time}.`),...El(e,["desired"],t),...El(e,["gain"],t)),e.whenChanged(()=>this.update()),this.update()}session;element;buttons=new Map;update(){let e=this.buttons.get(this.session.main.servoMode);e&&(e.checked=!0)}};var qp=.1,Oy=.02,By=12,Yp=1500,ky=8,Xp=20,Rl=class{constructor(e){this.data=e;let{until:t}=e,n=t>60?Qi(t/20):t<2?1/Qi(10/t):1;this.speed={value:n,usual:n}}data;speed;playing=!1;changed=[];moved=[];moving=[];whenChanged(e){this.changed.push(e)}whenMoved(e){this.moved.push(e)}whenMoving(e){this.moving.push(e)}play(e){this.playing!==e&&(this.playing=e,this.tell("playing"))}tell(e){for(let t of this.changed)t(e)}tellMoving(){for(let e of this.moving)e()}tellMoved(){for(let e of this.moved)e()}},ar=class extends Rl{constructor(t,n){super(t.data);this.main=t;this.another=n;let{q:s,v:r,z:o}=t.data.start;this.start={q:[...s],v:[...r],z:[...o]}}main;another;rivals=[];slow=!1;start;late=0;inputs=new Map;owed=0;said="";get players(){return[this.main,...this.rivals]}get time(){return Math.max(...this.players.map(t=>t.t))}get part(){let t=this.main.step/this.speed.value>Oy;return this.playing&&t?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(t=>t.outcome!=="")}play(t){t&&this.over||super.play(t)}frame(t){if(!this.playing)return!1;this.owed+=Math.min(t,qp)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(ky,n,Math.ceil(Yp*n*this.main.step/this.data.until))),r=this.players.filter(c=>c.outcome===""),o=Math.min(...r.map(c=>c.t)),a=By/s/Math.max(1,r.length),l=!1;n===1&&this.tellMoving();for(let c=1;c<=s;c+=1){let h=o+Math.round(n*c/s)*this.main.step;for(let u of r){let d=Math.round((h-u.t)/u.step);d<1||u.outcome!==""||u.advance(d*u.step,a)<d&&u.outcome===""&&(l=!0)}this.tellMoved()}return this.owed=l?0:this.owed-n*this.main.step,this.judge(l),!0}single(){this.play(!1);for(let t of this.players)t.outcome===""&&t.single();this.tellMoved(),this.judge(!1),this.tell("settings")}reset(){for(let t of this.players)t.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.late=0,this.slow=!1,this.said="",this.tell("reset")}setStart(t,n,s){this.start[t][n]=s,this.reset()}setParameter(t,n){for(let s of this.players)s.setParameter(t,n);this.tell("settings")}setStep(t){for(let n of this.players)n.step=t;this.owed=0,this.tell("settings")}setServo(t){for(let n of this.players)n.servoMode=t;this.tell("settings")}setIntegrator(t){this.main.integrator=t,this.leave(t),this.tell("players")}setInput(t,n){this.inputs.set(t,n);for(let s of this.players)s.setInput(t,n)}pull(t,n){for(let s of this.players)s.pull(t,n)}setRival(t,n){if(n&&!this.rivals.some(s=>s.integrator===t)){let s=this.another();s.integrator=t,s.step=this.main.step,s.servoMode=this.main.servoMode;for(let{name:r}of this.data.parameters)r!==this.data.servo?.active&&s.setParameter(r,this.main.parameter(r));for(let[r,o]of this.inputs)s.setInput(r,o);this.rivals.push(s)}else n||this.leave(t);this.reset(),this.tell("players")}leave(t){let n=this.rivals.findIndex(s=>s.integrator===t);n>=0&&this.rivals.splice(n,1)}judge(t){this.late=t?Math.min(this.late+1,2*Xp):Math.max(this.late-1,0),this.slow=this.slow?this.late>0:this.late>Xp;let n=this.players.map(s=>s.outcome).join(`
`);n!==this.said&&(this.said=n,this.over&&this.play(!1),this.tell("outcome"))}},lr=class extends Rl{constructor(t){super(t.data);this.recorded=t;this.players=[t],this.begin=t.t}recorded;slow=!1;part=1;players;begin;get time(){return this.recorded.t}play(t){t&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(t)}frame(t){if(!this.playing)return!1;let n=this.recorded.t+Math.min(t,qp)*this.speed.value;return this.recorded.seek(Math.min(n,this.recorded.end)),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/Yp)}seek(t){this.recorded.seek(Math.max(this.begin,Math.min(t,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};var zy=-6,Vy=5,ku=1e4,Cl=class{constructor(e){this.session=e;let t=e instanceof lr?e:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(t?e.data.until/1e3:e.data.step)))),this.playButton=ji("play","Play (space)",()=>e.play(!e.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let n=ji("step",t?"One picture further (full stop)":"One step (full stop)",()=>e.single()),s=ji("reset","Back to the start (r)",()=>e.reset());n.dataset.act="step",s.dataset.act="reset";let r=oe("div",{class:"transport-row"},this.playButton,n,s,this.clock,this.remark,this.speedField());this.element=oe("div",{class:"transport card",role:"group","aria-label":"Playback"},r),t&&(this.line=oe("input",{type:"range",class:"time-line",min:0,max:ku,step:1,value:0,"aria-label":"Time line",oninput:()=>t.seek(t.begin+Number(this.line?.value)/ku*(t.recorded.end-t.begin))}),this.element.append(this.line)),e.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=oe("output",{class:"clock","aria-label":"Time"});remark=oe("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:e,line:t}=this,n=e.data.units.time;if(Pp(this.playButton,e.playing?"pause":"play",e.playing?"Pause (space)":"Play (space)"),In(this.clock,`t = ${Du(e.time,this.decimals)} ${n}`.trim()),In(this.remark,e.slow?"slower than real time":""),!t||!(e instanceof lr))return;let{begin:s,recorded:r}=e;t.value=String(Math.round(ku*(e.time-s)/(r.end-s||1))),t.setAttribute("aria-valuetext",`${Du(e.time,2)} ${n}`)}speedField(){let{speed:e}=this.session,t=ti("speed"),n=oe("output",{for:t,class:"speed-value"}),s=()=>{n.textContent=`${Ln(e.value,2)}×`,r.setAttribute("aria-valuetext",`${Ln(e.value,2)} times real time`)},r=oe("input",{type:"range",id:t,min:zy,max:Vy,step:.5,value:0,"data-slider":"speed",oninput:()=>{e.value=e.usual*2**Number(r.value),s()}});return s(),oe("div",{class:"speed"},oe("label",{for:t},"Speed"),r,n)}};var zu="http://www.w3.org/1998/Math/MathML";function $p(i,e){if(!i)return null;let t=new DOMParser().parseFromString(i,"text/html"),n=oe("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...t.body.childNodes]){let r=Zp(s);r&&n.append(r)}return On("Equations of motion",e,n)}function Zp(i){let e=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(e);if(!(i instanceof Element))return null;if(!(i.namespaceURI===zu||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===zu?document.createElementNS(zu,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=Zp(s);r&&n.append(r)}return n}var Pl=class{element;constructor(e,t){let n=e.flatMap(({keys:s,does:r})=>[oe("dt",{},...s.flatMap((o,a)=>a?[" ",oe("kbd",{},o)]:[oe("kbd",{},o)])),oe("dd",{},r)]);this.element=oe("dialog",{class:"help","aria-labelledby":"help-title"},oe("div",{class:"dialog-head"},oe("h2",{id:"help-title"},"Keys"),ji("close","Close",()=>this.element.close())),oe("dl",{},...n),...t.filter(Boolean).map(s=>oe("p",{class:"note"},s))),this.element.addEventListener("click",s=>{s.target===this.element&&this.element.close()})}toggle(){this.element.open?this.element.close():this.element.showModal()}},Il=class{constructor(e){this.reset=e}reset;element=oe("div",{class:"banner",role:"alert",hidden:!0});say(e){this.element.dataset.said!==e&&(this.element.dataset.said=e,this.element.hidden=e==="",this.element.replaceChildren(),e&&this.element.append(oe("p",{},e),ji("reset","Reset",this.reset,"Reset")))}};var Gy=["none","euler","verlet","velocity-verlet","rk4"],Hy={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},Kp={m:"mass",l:"length",g:"gravity"},Wy=3,Jp=["12","34","56","78","90"];function jp(i,e,t){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&Gy.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${Qp(h)}`,press:()=>Xy(i,h,t)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),(n===1?["qe"]:Jp.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,f)=>o.push({keys:[h[f]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:n===1?["c"]:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function Xy(i,e,t){let n=i.data.methods.find(s=>s.name===e)?.refusal;n?t(n):i.setIntegrator(e)}function Qp(i){return Hy[i]??i}var Ll=class{constructor(e){this.session=e;let{by:t="",links:n=1}=e.data.pendularm??{};this.element=oe("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>Wy?0:void 0},oe("h2",{},"System"),this.system,t?oe("p",{class:"by"},t):null,this.servoHead,this.servo,oe("h2",{},"Pendulum"),this.pendulum,oe("div",{class:"screen-keys"},oe("h2",{},"Keys"),oe("p",{},$y(n)))),this.update()}session;element;system=oe("p");servo=oe("p");pendulum=oe("p");servoHead=oe("h2");update(){let{main:e,data:t}=this.session;In(this.system,qy(e).join(`
`)),In(this.servoHead,`Servo: ${e.servoMode==="off"?"inactive":"active"}${e.servoMode==="sampled"?", sampled":""}`),In(this.servo,Yy(e).join(`
`));let n=s=>Object.keys(Kp).indexOf(s)+1||1/0;In(this.pendulum,t.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${Kp[s]??s} = ${ps(e.parameter(s))}`).join(`
`))}};function Yo(i,e,t){return t>1?`${i}${e+1}`:i}function qy(i){let{data:e,y:t,step:n}=i,s=e.coordinates.length,r=e.servo,o=n<.01?String(Number(n.toPrecision(4))):ps(n),a=[`t = ${ps(i.t)} dt = ${o}`,`integrator = ${Qp(i.integrator)}`];for(let l=0;l<s;l+=1)a.push(`${Yo("x",l,s)} = ${ps(t[l]??NaN)}`,`${Yo("x",l,s)}_dot = ${ps(t[s+l]??NaN)}`);return r?.desired.forEach((l,c)=>a.push(`${Yo("x",c,s)}_desired = ${ps(i.parameter(l))}`)),a}function Yy(i){let{servo:e}=i.data,t=i.u;if(!e)return[];let n=e.inputs.length,s=e.inputs.map((r,o)=>`${Yo("u",o,n)} = ${ps(t[r]??NaN)}`);for(let r of["kp","kd","ki"]){let o=e.gains.map(a=>ps(i.parameter(a[r])));new Set(o).size===1?s.push(`${r} = ${o[0]??""}`):o.forEach((a,l)=>s.push(`${Yo(r,l,n)} = ${a}`))}return s}function $y(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...Jp.slice(0,i).map((t,n)=>`${t[0]??""}/${t[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var Wr=class{constructor(e,t){this.width=e;this.capacity=t;this.columns=Array.from({length:e},()=>new Float64Array(2*t))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(e){if(this.end===2*this.capacity){for(let t of this.columns)t.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let t=0;t<this.width;t+=1)this.column(t)[this.end]=e[t]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(e){let t=this.column(0);for(;this.first+1<this.end&&(t[this.first+1]??0)<e;)this.first+=1}values(e){return this.column(e).subarray(this.first,this.end)}last(e){return this.count?this.column(e)[this.end-1]??NaN:NaN}column(e){let t=this.columns[e];if(!t)throw new RangeError(`A history of ${this.width} columns has no column ${e}.`);return t}};var Zy="uplot",Ky="u-hz",Jy="u-vt",jy="u-title",Qy="u-wrap",ex="u-under",tx="u-over",nx="u-axis",ur="u-off",ix="u-select",sx="u-cursor-x",rx="u-cursor-y",ox="u-cursor-pt",ax="u-legend",lx="u-live",cx="u-inline",hx="u-series",ux="u-marker",em="u-label",dx="u-value",Zo="width",Ko="height";var tm="bottom",Xr="left",Vu="right",sd="#000",nm=sd+"0",Gu="mousemove",im="mousedown",Hu="mouseup",sm="mouseenter",rm="mouseleave",om="dblclick",fx="resize",px="scroll",am="change",Ol="dppxchange",rd="--",jr=typeof window<"u",$u=jr?document:null,Yr=jr?window:null,mx=jr?navigator:null,St,Dl;function Zu(){let i=devicePixelRatio;St!=i&&(St=i,Dl&&Ju(am,Dl,Zu),Dl=matchMedia(`(min-resolution: ${St-.001}dppx) and (max-resolution: ${St+.001}dppx)`),dr(am,Dl,Zu),Yr.dispatchEvent(new CustomEvent(Ol)))}function hi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Ku(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Ht(i,e,t){i.style[e]=t+"px"}function Li(i,e,t,n){let s=$u.createElement(i);return e!=null&&hi(s,e),t?.insertBefore(s,n),s}function Mi(i,e){return Li("div",i,e)}var lm=new WeakMap;function ts(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=lm.get(i);r!=o&&(i.style.transform=r,lm.set(i,r),e<0||t<0||e>n||t>s?hi(i,ur):Ku(i,ur))}var cm=new WeakMap;function hm(i,e,t){let n=e+t,s=cm.get(i);n!=s&&(cm.set(i,n),i.style.background=e,i.style.borderColor=t)}var um=new WeakMap;function dm(i,e,t,n){let s=e+""+t,r=um.get(i);s!=r&&(um.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var od={passive:!0},gx={...od,capture:!0};function dr(i,e,t,n){e.addEventListener(i,t,n?gx:od)}function Ju(i,e,t,n){e.removeEventListener(i,t,od)}jr&&Zu();function Di(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:ui((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function zm(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Vm=i=>i!=null,Gm=i=>i!=null&&i>0,zl=zm(Vm),_x=zm(Gm);function yx(i,e,t,n=0,s=!1){let r=s?_x:zl,o=s?Gm:Vm;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ft,l??-Ft]}function Vl(i,e,t,n){let s=mm(i),r=mm(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?ms:Hm,a=s==1?ui:Si,l=r==1?Si:ui,c=a(o(xn(i))),h=l(o(xn(e))),u=$r(t,c),d=$r(t,h);return t==10&&(c<0&&(u=Ut(u,-c)),h<0&&(d=Ut(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Ym(i,u),e=Gl(e,d)),[i,e]}function ad(i,e,t,n){let s=Vl(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var ld=.1,fm={mode:3,pad:ld},jo={pad:0,soft:null,mode:0},xx={min:jo,max:jo};function Bl(i,e,t,n){return Hl(t)?pm(i,e,t):(jo.pad=t,jo.soft=n?0:null,jo.mode=n?3:0,pm(i,e,xx))}function bt(i,e){return i??e}function vx(i,e,t){for(e=bt(e,0),t=bt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function pm(i,e,t){let n=t.min,s=t.max,r=bt(n.pad,0),o=bt(s.pad,0),a=bt(n.hard,-Ft),l=bt(s.hard,Ft),c=bt(n.soft,Ft),h=bt(s.soft,-Ft),u=bt(n.mode,0),d=bt(s.mode,0),f=e-i,g=ms(f),_=Zn(xn(i),xn(e)),p=ms(_),m=xn(p-g);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Ft&&(r=0),d==2&&h!=-Ft&&(o=0)));let v=f||_||1e3,T=ms(v),M=$r(10,ui(T)),R=v*(f==0?i==0?.1:1:r),E=Ut(Ym(i-R,M/10),24),x=i>=c&&(u==1||u==3&&E<=c||u==2&&E>=c)?c:Ft,A=Zn(a,E<x&&i>=x?x:Ni(x,E)),O=v*(f==0?e==0?.1:1:o),I=Ut(Gl(e+O,M/10),24),L=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Ft,k=Ni(l,I>L&&e<=L?L:Zn(L,I));return A==k&&A==0&&(k=100),[A,k]}var bx=new Intl.NumberFormat(jr?mx.language:"en-US"),cd=i=>bx.format(i),di=Math,Ul=di.PI,xn=di.abs,ui=di.floor,yn=di.round,Si=di.ceil,Ni=di.min,Zn=di.max,$r=di.pow,mm=di.sign,ms=di.log10,Hm=di.log2,Mx=(i,e=1)=>di.sinh(i)*e,Wu=(i,e=1)=>di.asinh(i/e),Ft=1/0;function gm(i){return(ms((i^i>>31)-(i>>31))|0)+1}function ju(i,e,t){return Ni(Zn(i,e),t)}function Wm(i){return typeof i=="function"}function _t(i){return Wm(i)?i:()=>i}var Sx=()=>{},Xm=i=>i,qm=(i,e)=>e,wx=i=>null,_m=i=>!0,ym=(i,e)=>i==e,Ax=/\.\d*?(?=9{6,}|0{6,})/gm,fr=i=>{if(Zm(i)||zs.has(i))return i;let e=`${i}`,t=e.match(Ax);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${fr(s)}e${r}`}return Ut(i,n)};function cr(i,e){return fr(Ut(fr(i/e))*e)}function Gl(i,e){return fr(Si(fr(i/e))*e)}function Ym(i,e){return fr(ui(fr(i/e))*e)}function Ut(i,e=0){if(Zm(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return yn(n)/t}var zs=new Map;function $m(i){return((""+i).split(".")[1]||"").length}function ea(i,e,t,n){let s=[],r=n.map($m);for(let o=e;o<t;o++){let a=xn(o),l=Ut($r(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ut(h,u);s.push(d),zs.set(d,u)}}return s}var Qo={},hd=[],Zr=[null,null],ks=Array.isArray,Zm=Number.isInteger,Ex=i=>i===void 0;function xm(i){return typeof i=="string"}function Hl(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function Tx(i){return i!=null&&typeof i=="object"}var Rx=Object.getPrototypeOf(Uint8Array),Km="__proto__";function Kr(i,e=Hl){let t;if(ks(i)){let n=i.find(s=>s!=null);if(ks(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=Kr(i[s],e)}else t=i.slice()}else if(i instanceof Rx)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Km&&(t[n]=Kr(i[n],e))}else t=i;return t}function dn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Km&&(Hl(i[s])?dn(i[s],Kr(n[s])):i[s]=Kr(n[s]))}return i}var Cx=0,Px=1,Ix=2;function Lx(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function Dx(i,e){if(Ux(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return Ox(o[0])||(o=Fx(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:Px,f=[];for(let g=0;g<h.length;g++){let _=h[g],p=r.get(l[g]);_===null?d!=Cx&&(u[p]=_,d==Ix&&f.push(p)):u[p]=_}Lx(u,f,s),n.push(u)}}return n}var Nx=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function Fx(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function Ux(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function Ox(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Zn(1,ui((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Jm=["January","February","March","April","May","June","July","August","September","October","November","December"],jm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Qm(i){return i.slice(0,3)}var Bx=jm.map(Qm),kx=Jm.map(Qm),zx={MMMM:Jm,MMM:kx,WWWW:jm,WWW:Bx};function $o(i){return(i<10?"0":"")+i}function Vx(i){return(i<10?"00":i<100?"0":"")+i}var Gx={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>$o(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>$o(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>$o(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>$o(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>$o(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>Vx(i.getMilliseconds())};function ud(i,e){e=e||zx;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?Gx[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var Hx=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Wx(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==Hx?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var eg=i=>i%1==0,kl=[1,2,2.5,5],Xx=ea(10,-32,0,kl),tg=ea(10,0,32,kl),qx=tg.filter(eg),hr=Xx.concat(tg),dd=`
`,ng="{YYYY}",vm=dd+ng,ig="{M}/{D}",Jo=dd+ig,Nl=Jo+"/{YY}",sg="{aa}",Yx="{h}:{mm}",qr=Yx+sg,bm=dd+qr,Mm=":{ss}",At=null;function rg(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?ea(10,0,3,kl).filter(eg):ea(10,-3,0,kl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,ng,At,At,At,At,At,At,1],[s*28,"{MMM}",vm,At,At,At,At,At,1],[s,ig,vm,At,At,At,At,At,1],[n,"{h}"+sg,Nl,At,Jo,At,At,At,1],[t,qr,Nl,At,Jo,At,At,At,1],[e,Mm,Nl+" "+qr,At,Jo+" "+qr,At,bm,At,1],[i,Mm+".{fff}",Nl+" "+qr,At,Jo+" "+qr,At,bm,At,1]];function h(u){return(d,f,g,_,p,m)=>{let v=[],T=p>=o,M=p>=r&&p<o,R=u(g),E=Ut(R*i,3),x=Xu(R.getFullYear(),T?0:R.getMonth(),M||T?1:R.getDate()),A=Ut(x*i,3);if(M||T){let O=M?p/r:0,I=T?p/o:0,L=E==A?E:Ut(Xu(x.getFullYear()+I,x.getMonth()+O,1)*i,3),k=new Date(yn(L/i)),z=k.getFullYear(),D=k.getMonth();for(let V=0;L<=_;V++){let Y=Xu(z+I*V,D+O*V,1),H=Y-u(Ut(Y*i,3));L=Ut((+Y+H)*i,3),L<=_&&v.push(L)}}else{let O=p>=s?s:p,I=ui(g)-ui(E),L=A+I+Gl(E-A,O);v.push(L);let k=u(L),z=k.getHours()+k.getMinutes()/t+k.getSeconds()/n,D=p/n,V=d.axes[f]._space,Y=m/V;for(;L=Ut(L+p,i==1?0:3),!(L>_);)if(D>1){let H=ui(Ut(z+D,6))%24,j=u(L).getHours()-H;j>1&&(j=-1),L-=j*n,z=(z+D)%24;let ie=v[v.length-1];Ut((L-ie)/p,3)*Y>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[$x,Zx,Kx]=rg(1),[Jx,jx,Qx]=rg(.001);ea(2,-53,53,[1]);function Sm(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function wm(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,u,d,f;return n.map(g=>{let _=i(g),p=_.getFullYear(),m=_.getMonth(),v=_.getDate(),T=_.getHours(),M=_.getMinutes(),R=_.getSeconds(),E=p!=l&&a[2]||m!=c&&a[3]||v!=h&&a[4]||T!=u&&a[5]||M!=d&&a[6]||R!=f&&a[7]||a[1];return l=p,c=m,h=v,u=T,d=M,f=R,E(_)})}}function ev(i,e){let t=ud(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Xu(i,e,t){return new Date(i,e,t)}function Am(i,e){return e(i)}var tv="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Em(i,e){return(t,n,s,r)=>r==null?rd:e(i(n))}function nv(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function iv(i,e){return i.series[e].fill(i,e)}var sv={show:!0,live:!0,isolate:!1,mount:Sx,markers:{show:!0,width:2,stroke:nv,fill:iv,dash:"solid"},idx:null,idxs:null,values:[]};function rv(i,e){let t=i.cursor.points,n=Mi(),s=t.size(i,e);Ht(n,Zo,s),Ht(n,Ko,s);let r=s/-2;Ht(n,"marginLeft",r),Ht(n,"marginTop",r);let o=t.width(i,e,s);return o&&Ht(n,"borderWidth",o),n}function ov(i,e){let t=i.series[e].points;return t._fill||t._stroke}function av(i,e){let t=i.series[e].points;return t._stroke||t._fill}function lv(i,e){return i.series[e].points.size}var qu=[0,0];function cv(i,e,t){return qu[0]=e,qu[1]=t,qu}function Fl(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Yu(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var hv={show:!0,x:!0,y:!0,lock:!1,move:cv,points:{one:!1,show:rv,size:lv,width:0,stroke:av,fill:ov},bind:{mousedown:Fl,mouseup:Fl,click:Fl,dblclick:Fl,mousemove:Yu,mouseleave:Yu,mouseenter:Yu},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},og={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},fd=dn({},og,{filter:qm}),ag=dn({},fd,{size:10}),lg=dn({},og,{show:!1}),pd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',cg="bold "+pd,hg=1.5,Tm={show:!0,scale:"x",stroke:sd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cg,side:2,grid:fd,ticks:ag,border:lg,font:pd,lineGap:hg,rotate:0},uv="Value",dv="Time",Rm={show:!0,scale:"x",auto:!1,sorted:1,min:Ft,max:-Ft,idxs:[]};function fv(i,e,t,n,s){return e.map(r=>r==null?"":cd(r))}function pv(i,e,t,n,s,r,o){let a=[],l=zs.get(s)||0;t=o?t:Ut(Gl(t,s),l);for(let c=t;c<=n;c=Ut(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Qu(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?ms:Hm,h=ui(c(t));s=$r(l,h),l==10&&(s=hr[Di(s,hr)]);let u=t,d=s*l;l==10&&(d=hr[Di(d,hr)]);do a.push(u),u=u+s,l==10&&!zs.has(u)&&(u=Ut(u,zs.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=hr[Di(d,hr)]));while(u<=n);return a}function mv(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Qu(i,e,Zn(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Qu(i,e,Zn(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var ug=/./,gv=/[12357]/,_v=/[125]/,Cm=/1/,ed=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function yv(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?ug:l(7,o)-h>=c?gv:l(5,o)-h>=c?_v:Cm;if(u==Cm){let d=xn(l(1,o)-h);if(d<c)return ed(e.slice().reverse(),a.distr,u,Si(c/d)).reverse()}return ed(e,a.distr,u,1)}function xv(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=xn(l(1,o)-l(2,o));return c<a?ed(e.slice().reverse(),3,ug,Si(a/c)).reverse():e}function vv(i,e,t,n){return n==null?rd:e==null?"":cd(e)}var Pm={show:!0,scale:"y",stroke:sd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cg,side:3,grid:fd,ticks:ag,border:lg,font:pd,lineGap:hg,rotate:0};function bv(i,e){let t=3+(i||1)*2;return Ut(t*e,3)}function Mv(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=xn(o-r),l=i.series[e],c=a/(l.points.space*St);return n[1]-n[0]<=c}var Im={scale:null,auto:!0,sorted:0,min:Ft,max:-Ft},dg=(i,e,t,n,s)=>s,Lm={show:!0,auto:!0,sorted:0,gaps:dg,alpha:1,facets:[dn({},Im,{scale:"x"}),dn({},Im,{scale:"y"})]},Dm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:dg,alpha:1,points:{show:Mv,filter:null},values:null,min:Ft,max:-Ft,idxs:[],path:null,clip:null};function Sv(i,e,t,n,s){return t/10}var fg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},wv=dn({},fg,{time:!1,ori:1}),Nm={};function pg(i,e){let t=Nm[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Nm[i]=t)),t}var Jr=1,td=2;function pr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,_=a.height,p=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,l,c,h,u,p,m,d,f,g,_,Xl,Qr,Yl,gg,yg):t(s,l,c,h,u,m,p,f,d,_,g,ql,eo,_d,_g,xg)}function md(i,e){let t=0,n=0,s=bt(i.bands,hd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function Av(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function gs(i,e,t,n,s,r){return pr(i,e,(o,a,l,c,h,u,d,f,g,_,p)=>{let m=o.pxRound,v=c.dir*(c.ori==0?1:-1),T=c.ori==0?Qr:eo,M,R;v==1?(M=t,R=n):(M=n,R=t);let E=m(u(a[M],c,_,f)),x=m(d(l[M],h,p,g)),A=m(u(a[R],c,_,f)),O=m(d(r==1?h.max:h.min,h,p,g)),I=new Path2D(s);return T(I,A,O),T(I,E,O),T(I,E,x),I})}function Wl(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Yl:_d,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function Ev(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function gd(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),_=u-s;f=o<=0&&_>=0&&_<l?r(i[_]):f;let m=d+s;g=o>=0&&m>=0&&m<l?r(i[m]):g,g>=f&&a.push([f,g])}return a}function Fm(i){return i==0?Xm:i==1?yn:e=>cr(e,i)}function mg(i){let e=i==0?Xl:ql,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ni(c,a/2,l/2),h=Ni(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Xl=(i,e,t)=>{i.moveTo(e,t)},ql=(i,e,t)=>{i.moveTo(t,e)},Qr=(i,e,t)=>{i.lineTo(e,t)},eo=(i,e,t)=>{i.lineTo(t,e)},Yl=mg(0),_d=mg(1),gg=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},_g=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},yg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},xg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function vg(i){return(e,t,n,s,r)=>pr(e,t,(o,a,l,c,h,u,d,f,g,_,p)=>{let{pxRound:m,points:v}=o,T,M;c.ori==0?(T=Xl,M=gg):(T=ql,M=_g);let R=Ut(v.width*St,3),E=(v.size-v.width)/2*St,x=Ut(E*2,3),A=new Path2D,O=new Path2D,{left:I,top:L,width:k,height:z}=e.bbox;Yl(O,I-x,L-x,k+x*2,z+x*2);let D=V=>{if(l[V]!=null){let Y=m(u(a[V],c,_,f)),H=m(d(l[V],h,p,g));T(A,Y+E,H),M(A,Y,H,E,0,Ul*2)}};if(r)r.forEach(D);else for(let V=n;V<=s;V++)D(V);return{stroke:R>0?A:null,fill:A,clip:O,flags:Jr|td}})}function bg(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var Tv=bg(Qr),Rv=bg(eo);function Mg(i){let e=bt(i?.alignGaps,0);return(t,n,s,r)=>pr(t,n,(o,a,l,c,h,u,d,f,g,_,p)=>{[s,r]=zl(l,s,r);let m=o.pxRound,v=z=>m(u(z,c,_,f)),T=z=>m(d(z,h,p,g)),M,R;c.ori==0?(M=Qr,R=Tv):(M=eo,R=Rv);let E=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Jr},A=x.stroke,O=!1;if(r-s>=_*4){let z=ue=>t.posToVal(ue,c.key,!0),D=null,V=null,Y,H,ce,K=v(a[E==1?s:r]),j=v(a[s]),ie=v(a[r]),de=z(E==1?j+1:ie-1);for(let ue=E==1?s:r;ue>=s&&ue<=r;ue+=E){let Q=a[ue],ye=(E==1?Q<de:Q>de)?K:v(Q),Te=l[ue];ye==K?Te!=null?(H=Te,D==null?(M(A,ye,T(H)),Y=D=V=H):H<D?D=H:H>V&&(V=H)):Te===null&&(O=!0):(D!=null&&R(A,K,T(D),T(V),T(Y),T(H)),Te!=null?(H=Te,M(A,ye,T(H)),D=V=Y=H):(D=V=null,Te===null&&(O=!0)),K=ye,de=z(K+E))}D!=null&&D!=V&&ce!=K&&R(A,K,T(D),T(V),T(Y),T(H))}else for(let z=E==1?s:r;z>=s&&z<=r;z+=E){let D=l[z];D===null?O=!0:D!=null&&M(A,v(a[z]),T(D))}let[L,k]=md(t,n);if(o.fill!=null||L!=0){let z=x.fill=new Path2D(A),D=o.fillTo(t,n,o.min,o.max,L),V=T(D),Y=v(a[s]),H=v(a[r]);E==-1&&([H,Y]=[Y,H]),M(z,H,V),M(z,Y,V)}if(!o.spanGaps){let z=[];O&&z.push(...gd(a,l,s,r,E,v,e)),x.gaps=z=o.gaps(t,n,s,r,z),x.clip=Wl(z,c.ori,f,g,_,p)}return k!=0&&(x.band=k==2?[gs(t,n,s,r,A,-1),gs(t,n,s,r,A,1)]:gs(t,n,s,r,A,k)),x})}function Cv(i){let e=bt(i.align,1),t=bt(i.ascDesc,!1),n=bt(i.alignGaps,0),s=bt(i.extend,!1);return(r,o,a,l)=>pr(r,o,(c,h,u,d,f,g,_,p,m,v,T)=>{[a,l]=zl(u,a,l);let M=c.pxRound,{left:R,width:E}=r.bbox,x=j=>M(g(j,d,v,p)),A=j=>M(_(j,f,T,m)),O=d.ori==0?Qr:eo,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Jr},L=I.stroke,k=d.dir*(d.ori==0?1:-1),z=A(u[k==1?a:l]),D=x(h[k==1?a:l]),V=D,Y=D;s&&e==-1&&(Y=R,O(L,Y,z)),O(L,D,z);for(let j=k==1?a:l;j>=a&&j<=l;j+=k){let ie=u[j];if(ie==null)continue;let de=x(h[j]),ue=A(ie);e==1?O(L,de,z):O(L,V,ue),O(L,de,ue),z=ue,V=de}let H=V;s&&e==1&&(H=R+E,O(L,H,z));let[ce,K]=md(r,o);if(c.fill!=null||ce!=0){let j=I.fill=new Path2D(L),ie=c.fillTo(r,o,c.min,c.max,ce),de=A(ie);O(j,H,de),O(j,Y,de)}if(!c.spanGaps){let j=[];j.push(...gd(h,u,a,l,k,x,n));let ie=c.width*St/2,de=t||e==1?ie:-ie,ue=t||e==-1?-ie:ie;j.forEach(Q=>{Q[0]+=de,Q[1]+=ue}),I.gaps=j=c.gaps(r,o,a,l,j),I.clip=Wl(j,d.ori,p,m,v,T)}return K!=0&&(I.band=K==2?[gs(r,o,a,l,L,-1),gs(r,o,a,l,L,1)]:gs(r,o,a,l,L,K)),I})}function Um(i,e,t,n,s,r,o=Ft){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=xn(i[l]-i[a]);h<c&&(c=h,o=xn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function Pv(i){i=i||Qo;let e=bt(i.size,[.6,Ft,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_t(s),o=1-e[0],a=bt(e[1],Ft),l=bt(e[2],1),c=bt(i.disp,Qo),h=bt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,_,p)=>pr(f,g,(m,v,T,M,R,E,x,A,O,I,L)=>{let k=m.pxRound,z=t,D=n*St,V=a*St,Y=l*St,H,ce;M.ori==0?[H,ce]=r(f,g):[ce,H]=r(f,g);let K=M.dir*(M.ori==0?1:-1),j=M.ori==0?Yl:_d,ie=M.ori==0?h:(Ce,$e,rt,Se,Nt,ze,Xe)=>{h(Ce,$e,rt,Nt,Se,Xe,ze)},de=bt(f.bands,hd).find(Ce=>Ce.series[0]==g),ue=de!=null?de.dir:0,Q=m.fillTo(f,g,m.min,m.max,ue),me=k(x(Q,R,L,O)),ye,Te,Me,He=I,st=k(m.width*St),Ve=!1,ut=null,lt=null,tt=null,Xt=null;u!=null&&(st==0||d!=null)&&(Ve=!0,ut=u.values(f,g,_,p),lt=new Map,new Set(ut).forEach(Ce=>{Ce!=null&&lt.set(Ce,new Path2D)}),st>0&&(tt=d.values(f,g,_,p),Xt=new Map,new Set(tt).forEach(Ce=>{Ce!=null&&Xt.set(Ce,new Path2D)})));let{x0:Bt,size:on}=c;if(Bt!=null&&on!=null){z=1,v=Bt.values(f,g,_,p),Bt.unit==2&&(v=v.map(rt=>f.posToVal(A+rt*I,M.key,!0)));let Ce=on.values(f,g,_,p);on.unit==2?Te=Ce[0]*I:Te=E(Ce[0],M,I,A)-E(0,M,I,A),He=Um(v,T,E,M,I,A,He),Me=He-Te+D}else He=Um(v,T,E,M,I,A,He),Me=He*o+D,Te=He-Me;Me<1&&(Me=0),st>=Te/2&&(st=0),Me<5&&(k=Xm);let Lt=Me>0,Sn=He-Me-(Lt?st:0);Te=k(ju(Sn,Y,V)),ye=(z==0?Te/2:z==K?0:Te)-z*K*((z==0?D/2:0)+(Lt?st/2:0));let xt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gn=Ve?null:new Path2D,Jt=null;if(de!=null)Jt=f.data[de.series[1]];else{let{y0:Ce,y1:$e}=c;Ce!=null&&$e!=null&&(T=$e.values(f,g,_,p),Jt=Ce.values(f,g,_,p))}let an=H*Te,U=ce*Te;for(let Ce=K==1?_:p;Ce>=_&&Ce<=p;Ce+=K){let $e=T[Ce];if($e==null)continue;if(Jt!=null){let X=Jt[Ce]??0;if($e-X==0)continue;me=x(X,R,L,O)}let rt=M.distr!=2||c!=null?v[Ce]:Ce,Se=E(rt,M,I,A),Nt=x(bt($e,Q),R,L,O),ze=k(Se-ye),Xe=k(Zn(Nt,me)),C=k(Ni(Nt,me)),b=Xe-C;if($e!=null){let X=$e<0?U:an,he=$e<0?an:U;Ve?(st>0&&tt[Ce]!=null&&j(Xt.get(tt[Ce]),ze,C+ui(st/2),Te,Zn(0,b-st),X,he),ut[Ce]!=null&&j(lt.get(ut[Ce]),ze,C+ui(st/2),Te,Zn(0,b-st),X,he)):j(gn,ze,C+ui(st/2),Te,Zn(0,b-st),X,he),ie(f,g,Ce,ze-st/2,C,Te+st,b)}}return st>0?xt.stroke=Ve?Xt:gn:Ve||(xt._fill=m.width==0?m._fill:m._stroke??m._fill,xt.width=0),xt.fill=Ve?lt:gn,xt})}function Iv(i,e){let t=bt(e?.alignGaps,0);return(n,s,r,o)=>pr(n,s,(a,l,c,h,u,d,f,g,_,p,m)=>{[r,o]=zl(c,r,o);let v=a.pxRound,T=H=>v(d(H,h,p,g)),M=H=>v(f(H,u,m,_)),R,E,x;h.ori==0?(R=Xl,x=Qr,E=yg):(R=ql,x=eo,E=xg);let A=h.dir*(h.ori==0?1:-1),O=T(l[A==1?r:o]),I=O,L=[],k=[];for(let H=A==1?r:o;H>=r&&H<=o;H+=A)if(c[H]!=null){let K=l[H],j=T(K);L.push(I=j),k.push(M(c[H]))}let z={stroke:i(L,k,R,x,E,v),fill:null,clip:null,band:null,gaps:null,flags:Jr},D=z.stroke,[V,Y]=md(n,s);if(a.fill!=null||V!=0){let H=z.fill=new Path2D(D),ce=a.fillTo(n,s,a.min,a.max,V),K=M(ce);x(H,I,K),x(H,O,K)}if(!a.spanGaps){let H=[];H.push(...gd(l,c,r,o,A,T,t)),z.gaps=H=a.gaps(n,s,r,o,H),z.clip=Wl(H,h.ori,g,_,p,m)}return Y!=0&&(z.band=Y==2?[gs(n,s,r,o,D,-1),gs(n,s,r,o,D,1)]:gs(n,s,r,o,D,Y)),z})}function Lv(i){return Iv(Dv,i)}function Dv(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var nd=new Set;function Om(){for(let i of nd)i.syncRect(!0)}jr&&(dr(fx,Yr,Om),dr(px,Yr,Om,!0),dr(Ol,Yr,()=>{Nn.pxRatio=St}));var Nv=Mg(),Fv=vg();function Bm(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>id(r,o,e,t))}function Uv(i,e){return i.map((t,n)=>n==0?{}:dn({},e,t))}function id(i,e,t,n){return dn({},e==0?t:n,i)}function Sg(i,e,t){return e==null?Zr:[e,t]}var Ov=Sg;function Bv(i,e,t){return e==null?Zr:Bl(e,t,ld,!0)}function wg(i,e,t,n){return e==null?Zr:Vl(e,t,i.scales[n].log,!1)}var kv=wg;function Ag(i,e,t,n){return e==null?Zr:ad(e,t,i.scales[n].log,!1)}var zv=Ag;function Vv(i,e,t,n,s){let r=Zn(gm(i),gm(e)),o=e-i,a=Di(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?zs.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function km(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=yn((t=+s)*St))+"px"),[i,e,t]}function Gv(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ut(e[2]*St,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Nn(i,e,t){let n={mode:bt(i.mode,1)},s=n.mode;function r(y,S,P,N){let G=S.valToPct(y);return N+P*(S.dir==-1?1-G:G)}function o(y,S,P,N){let G=S.valToPct(y);return N+P*(S.dir==-1?G:1-G)}function a(y,S,P,N){return S.ori==0?r(y,S,P,N):o(y,S,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Mi(Zy);if(i.id!=null&&(c.id=i.id),hi(c,i.class),i.title){let y=Mi(jy,c);y.textContent=i.title}let h=Li("canvas"),u=n.ctx=h.getContext("2d"),d=Mi(Qy,c);dr("click",d,y=>{y.target===g&&(zt!=Br||qt!=kr)&&Pn.click(n,y)},!0);let f=n.under=Mi(ex,d);d.appendChild(h);let g=n.over=Mi(tx,d);i=Kr(i);let _=+bt(i.pxAlign,1),p=Fm(_);(i.plugins||[]).forEach(y=>{y.opts&&(i=y.opts(n,i)||i)});let m=i.ms||.001,v=n.series=s==1?Bm(i.series||[],Rm,Dm,!1):Uv(i.series||[null],Lm),T=n.axes=Bm(i.axes||[],Tm,Pm,!0),M=n.scales={},R=n.bands=i.bands||[];R.forEach(y=>{y.fill=_t(y.fill||null),y.dir=bt(y.dir,-1)});let E=s==2?v[1].facets[0].scale:v[0].scale,x={axes:ds,series:ft},A=(i.drawOrder||["axes","series"]).map(y=>x[y]);function O(y){let S=y.distr==3?P=>ms(P>0?P:y.clamp(n,P,y.min,y.max,y.key)):y.distr==4?P=>Wu(P,y.asinh):y.distr==100?P=>y.fwd(P):P=>P;return P=>{let N=S(P),{_min:G,_max:Z}=y,ae=Z-G;return(N-G)/ae}}function I(y){let S=M[y];if(S==null){let P=(i.scales||Qo)[y]||Qo;if(P.from!=null){I(P.from);let N=dn({},M[P.from],P,{key:y});N.valToPct=O(N),M[y]=N}else{S=M[y]=dn({},y==E?fg:wv,P),S.key=y;let N=S.time,G=S.range,Z=ks(G);if((y!=E||s==2&&!N)&&(Z&&(G[0]==null||G[1]==null)&&(G={min:G[0]==null?fm:{mode:1,hard:G[0],soft:G[0]},max:G[1]==null?fm:{mode:1,hard:G[1],soft:G[1]}},Z=!1),!Z&&Hl(G))){let ae=G;G=(fe,ve,De)=>ve==null?Zr:Bl(ve,De,ae)}S.range=_t(G||(N?Ov:y==E?S.distr==3?kv:S.distr==4?zv:Sg:S.distr==3?wg:S.distr==4?Ag:Bv)),S.auto=_t(Z?!1:S.auto),S.clamp=_t(S.clamp||Sv),S._min=S._max=null,S.valToPct=O(S)}}}I("x"),I("y"),s==1&&v.forEach(y=>{I(y.scale)}),T.forEach(y=>{I(y.scale)});for(let y in i.scales)I(y);let L=M[E],k=L.distr,z,D;L.ori==0?(hi(c,Ky),z=r,D=o):(hi(c,Jy),z=o,D=r);let V={};for(let y in M){let S=M[y];(S.min!=null||S.max!=null)&&(V[y]={min:S.min,max:S.max},S.min=S.max=null)}let Y=i.tzDate||(y=>new Date(yn(y/m))),H=i.fmtDate||ud,ce=m==1?Kx(Y):Qx(Y),K=wm(Y,Sm(m==1?Zx:jx,H)),j=Em(Y,Am(tv,H)),ie=[],de=n.legend=dn({},sv,i.legend),ue=n.cursor=dn({},hv,{drag:{y:s==2}},i.cursor),Q=de.show,me=ue.show,ye=de.markers;de.idxs=ie,ye.width=_t(ye.width),ye.dash=_t(ye.dash),ye.stroke=_t(ye.stroke),ye.fill=_t(ye.fill);let Te,Me,He,st=[],Ve=[],ut,lt=!1,tt={};if(de.live){let y=v[1]?v[1].values:null;lt=y!=null,ut=lt?y(n,1,0):{_:0};for(let S in ut)tt[S]=rd}if(Q)if(Te=Li("table",ax,c),He=Li("tbody",null,Te),de.mount(n,Te),lt){Me=Li("thead",null,Te,He);let y=Li("tr",null,Me);Li("th",null,y);for(var Xt in ut)Li("th",em,y).textContent=Xt}else hi(Te,cx),de.live&&hi(Te,lx);let Bt={show:!0},on={show:!1};function Lt(y,S){if(S==0&&(lt||!de.live||s==2))return Zr;let P=[],N=Li("tr",hx,He,He.childNodes[S]);hi(N,y.class),y.show||hi(N,ur);let G=Li("th",null,N);if(ye.show){let fe=Mi(ux,G);if(S>0){let ve=ye.width(n,S);ve&&(fe.style.border=ve+"px "+ye.dash(n,S)+" "+ye.stroke(n,S)),fe.style.background=ye.fill(n,S)}}let Z=Mi(em,G);y.label instanceof HTMLElement?Z.appendChild(y.label):Z.textContent=y.label,S>0&&(ye.show||(Z.style.color=y.width>0?ye.stroke(n,S):ye.fill(n,S)),xt("click",G,fe=>{if(ue._lock)return;Ke(fe);let ve=v.indexOf(y);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=v.some((Ne,Ue)=>Ue>0&&Ue!=ve&&Ne.show);v.forEach((Ne,Ue)=>{Ue>0&&$i(Ue,De?Ue==ve?Bt:on:Bt,!0,un.setSeries)})}else $i(ve,{show:!y.show},!0,un.setSeries)},!1),Je&&xt(sm,G,fe=>{ue._lock||(Ke(fe),$i(v.indexOf(y),Vr,!0,un.setSeries))},!1));for(var ae in ut){let fe=Li("td",dx,N);fe.textContent="--",P.push(fe)}return[N,P]}let Sn=new Map;function xt(y,S,P,N=!0){let G=Sn.get(S)||{},Z=ue.bind[y](n,S,P,N);Z&&(dr(y,S,G[y]=Z),Sn.set(S,G))}function gn(y,S,P){let N=Sn.get(S)||{};for(let G in N)(y==null||G==y)&&(Ju(G,S,N[G]),delete N[G]);y==null&&Sn.delete(S)}let Jt=0,an=0,U=0,Ce=0,$e=0,rt=0,Se=$e,Nt=rt,ze=U,Xe=Ce,C=0,b=0,X=0,he=0;n.bbox={};let re=!1,_e=!1,xe=!1,ee=!1,ne=!1,pe=!1;function F(y,S,P){(P||y!=n.width||S!=n.height)&&se(y,S),ct(!1),xe=!0,_e=!0,Un()}function se(y,S){n.width=Jt=U=y,n.height=an=Ce=S,$e=rt=0,be(),Ge();let P=n.bbox;C=P.left=cr($e*St,.5),b=P.top=cr(rt*St,.5),X=P.width=cr(U*St,.5),he=P.height=cr(Ce*St,.5)}let te=3;function we(){let y=!1,S=0;for(;!y;){S++;let P=Fr(S),N=Yi(S);y=S==te||P&&N,y||(se(n.width,n.height),_e=!0)}}function ge({width:y,height:S}){F(y,S)}n.setSize=ge;function be(){let y=!1,S=!1,P=!1,N=!1;T.forEach((G,Z)=>{if(G.show&&G._show){let{side:ae,_size:fe}=G,ve=ae%2,De=G.label!=null?G.labelSize:0,Ne=fe+De;Ne>0&&(ve?(U-=Ne,ae==3?($e+=Ne,N=!0):P=!0):(Ce-=Ne,ae==0?(rt+=Ne,y=!0):S=!0))}}),Xi[0]=y,Xi[1]=P,Xi[2]=S,Xi[3]=N,U-=Ci[1]+Ci[3],$e+=Ci[3],Ce-=Ci[2]+Ci[0],rt+=Ci[0]}function Ge(){let y=$e+U,S=rt+Ce,P=$e,N=rt;function G(Z,ae){switch(Z){case 1:return y+=ae,y-ae;case 2:return S+=ae,S-ae;case 3:return P-=ae,P+ae;case 0:return N-=ae,N+ae}}T.forEach((Z,ae)=>{if(Z.show&&Z._show){let fe=Z.side;Z._pos=G(fe,Z._size),Z.label!=null&&(Z._lpos=G(fe,Z.labelSize))}})}if(ue.dataIdx==null){let y=ue.hover,S=y.skip=new Set(y.skip??[]);S.add(void 0);let P=y.prox=_t(y.prox),N=y.bias??=0;ue.dataIdx=(G,Z,ae,fe)=>{if(Z==0)return ae;let ve=ae,De=P(G,Z,ae,fe)??Ft,Ne=De>=0&&De<Ft,Ue=L.ori==0?U:Ce,nt=ue.left,Mt=e[0],vt=e[Z];if(S.has(vt[ae])){ve=null;let mt=null,Ze=null,We;if(N==0||N==-1)for(We=ae;mt==null&&We-- >0;)S.has(vt[We])||(mt=We);if(N==0||N==1)for(We=ae;Ze==null&&We++<vt.length;)S.has(vt[We])||(Ze=We);if(mt!=null||Ze!=null)if(Ne){let Gt=mt==null?-1/0:z(Mt[mt],L,Ue,0),en=Ze==null?1/0:z(Mt[Ze],L,Ue,0),Tn=nt-Gt,Dt=en-nt;Tn<=Dt?Tn<=De&&(ve=mt):Dt<=De&&(ve=Ze)}else ve=Ze==null?mt:mt==null?Ze:ae-mt<=Ze-ae?mt:Ze}else Ne&&xn(nt-z(Mt[ae],L,Ue,0))>De&&(ve=null);return ve}}let Ke=y=>{ue.event=y};ue.idxs=ie,ue._lock=!1;let le=ue.points;le.show=_t(le.show),le.size=_t(le.size),le.stroke=_t(le.stroke),le.width=_t(le.width),le.fill=_t(le.fill);let Oe=n.focus=dn({},i.focus||{alpha:.3},ue.focus),Je=Oe.prox>=0,Re=Je&&le.one,at=[],kt=[],Hn=[];function Uo(y,S){let P=le.show(n,S);if(P instanceof HTMLElement)return hi(P,ox),hi(P,y.class),ts(P,-10,-10,U,Ce),g.insertBefore(P,at[S]),P}function Lr(y,S){if(s==1||S>0){let P=s==1&&M[y.scale].time,N=y.value;y.value=P?xm(N)?Em(Y,Am(N,H)):N||j:N||vv,y.label=y.label||(P?dv:uv)}if(Re||S>0){y.width=y.width==null?1:y.width,y.paths=y.paths||Nv||wx,y.fillTo=_t(y.fillTo||Av),y.pxAlign=+bt(y.pxAlign,_),y.pxRound=Fm(y.pxAlign),y.stroke=_t(y.stroke||null),y.fill=_t(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let P=bv(Zn(1,y.width),1),N=y.points=dn({},{size:P,width:Zn(1,P*.2),stroke:y.stroke,space:P*2,paths:Fv,_stroke:null,_fill:null},y.points);N.show=_t(N.show),N.filter=_t(N.filter),N.fill=_t(N.fill),N.stroke=_t(N.stroke),N.paths=_t(N.paths),N.pxAlign=y.pxAlign}if(Q){let P=Lt(y,S);st.splice(S,0,P[0]),Ve.splice(S,0,P[1]),de.values.push(null)}if(me){ie.splice(S,0,null);let P=null;Re?S==0&&(P=Uo(y,S)):S>0&&(P=Uo(y,S)),at.splice(S,0,P),kt.splice(S,0,0),Hn.splice(S,0,0)}En("addSeries",S)}function mu(y,S){S=S??v.length,y=s==1?id(y,S,Rm,Dm):id(y,S,{},Lm),v.splice(S,0,y),Lr(v[S],S)}n.addSeries=mu;function rl(y){if(v.splice(y,1),Q){de.values.splice(y,1),Ve.splice(y,1);let S=st.splice(y,1)[0];gn(null,S.firstChild),S.remove()}me&&(ie.splice(y,1),at.splice(y,1)[0].remove(),kt.splice(y,1),Hn.splice(y,1)),En("delSeries",y)}n.delSeries=rl;let Xi=[!1,!1,!1,!1];function cs(y,S){if(y._show=y.show,y.show){let P=y.side%2,N=M[y.scale];N==null&&(y.scale=P?v[1].scale:E,N=M[y.scale]);let G=N.time;y.size=_t(y.size),y.space=_t(y.space),y.rotate=_t(y.rotate),ks(y.incrs)&&y.incrs.forEach(ae=>{!zs.has(ae)&&zs.set(ae,$m(ae))}),y.incrs=_t(y.incrs||(N.distr==2?qx:G?m==1?$x:Jx:hr)),y.splits=_t(y.splits||(G&&N.distr==1?ce:N.distr==3?Qu:N.distr==4?mv:pv)),y.stroke=_t(y.stroke),y.grid.stroke=_t(y.grid.stroke),y.ticks.stroke=_t(y.ticks.stroke),y.border.stroke=_t(y.border.stroke);let Z=y.values;y.values=ks(Z)&&!ks(Z[0])?_t(Z):G?ks(Z)?wm(Y,Sm(Z,H)):xm(Z)?ev(Y,Z):Z||K:Z||fv,y.filter=_t(y.filter||(N.distr>=3&&N.log==10?yv:N.distr==3&&N.log==2?xv:qm)),y.font=km(y.font),y.labelFont=km(y.labelFont),y._size=y.size(n,null,S,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(Xi[S]=!0,y._el=Mi(nx,d))}}function hs(y,S,P,N){let[G,Z,ae,fe]=P,ve=S%2,De=0;return ve==0&&(fe||Z)&&(De=S==0&&!G||S==2&&!ae?yn(Tm.size/3):0),ve==1&&(G||ae)&&(De=S==1&&!Z||S==3&&!fe?yn(Pm.size/2):0),De}let Oo=n.padding=(i.padding||[hs,hs,hs,hs]).map(y=>_t(bt(y,hs))),Ci=n._padding=Oo.map((y,S)=>y(n,S,Xi,0)),jt,nn=null,sn=null,qi=s==1?v[0].idxs:null,oi=null,Is=!1;function Bo(y,S){if(e=y??[],n.data=n._data=e,s==2){jt=0;for(let P=1;P<v.length;P++)jt+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),oi=e[0],jt=oi.length;let P=e;if(k==2){P=e.slice();let N=P[0]=Array(jt);for(let G=0;G<jt;G++)N[G]=G}n._data=e=P}if(ct(!0),En("setData"),k==2&&(xe=!0),S!==!1){let P=L;P.auto(n,Is)?ko():Ns(E,P.min,P.max),ee=ee||ue.left>=0,pe=!0,Un()}}n.setData=Bo;function ko(){Is=!0;let y,S;s==1&&(jt>0?(nn=qi[0]=0,sn=qi[1]=jt-1,y=e[0][nn],S=e[0][sn],k==2?(y=nn,S=sn):y==S&&(k==3?[y,S]=Vl(y,y,L.log,!1):k==4?[y,S]=ad(y,y,L.log,!1):L.time?S=y+yn(86400/m):[y,S]=Bl(y,S,ld,!0))):(nn=qi[0]=y=null,sn=qi[1]=S=null)),Ns(E,y,S)}let Dr,Ls,Nr,w,B,J,q,$,Ae,Pe;function Ee(y,S,P,N,G,Z){y??=nm,P??=hd,N??="butt",G??=nm,Z??="round",y!=Dr&&(u.strokeStyle=Dr=y),G!=Ls&&(u.fillStyle=Ls=G),S!=Nr&&(u.lineWidth=Nr=S),Z!=B&&(u.lineJoin=B=Z),N!=J&&(u.lineCap=J=N),P!=w&&u.setLineDash(w=P)}function Ie(y,S,P,N){S!=Ls&&(u.fillStyle=Ls=S),y!=q&&(u.font=q=y),P!=$&&(u.textAlign=$=P),N!=Ae&&(u.textBaseline=Ae=N)}function ke(y,S,P,N,G=0){if(N.length>0&&y.auto(n,Is)&&(S==null||S.min==null)){let Z=bt(nn,0),ae=bt(sn,N.length-1),fe=P.min==null?yx(N,Z,ae,G,y.distr==3):[P.min,P.max];y.min=Ni(y.min,P.min=fe[0]),y.max=Zn(y.max,P.max=fe[1])}}let je={min:null,max:null};function dt(){for(let N in M){let G=M[N];V[N]==null&&(G.min==null||V[E]!=null&&G.auto(n,Is))&&(V[N]=je)}for(let N in M){let G=M[N];V[N]==null&&G.from!=null&&V[G.from]!=null&&(V[N]=je)}V[E]!=null&&ct(!0);let y={};for(let N in V){let G=V[N];if(G!=null){let Z=y[N]=Kr(M[N],Tx);if(G.min!=null)dn(Z,G);else if(N!=E||s==2)if(jt==0&&Z.from==null){let ae=Z.range(n,null,null,N);Z.min=ae[0],Z.max=ae[1]}else Z.min=Ft,Z.max=-Ft}}if(jt>0){v.forEach((N,G)=>{if(s==1){let Z=N.scale,ae=V[Z];if(ae==null)return;let fe=y[Z];if(G==0){let ve=fe.range(n,fe.min,fe.max,Z);fe.min=ve[0],fe.max=ve[1],nn=Di(fe.min,e[0]),sn=Di(fe.max,e[0]),sn-nn>1&&(e[0][nn]<fe.min&&nn++,e[0][sn]>fe.max&&sn--),N.min=oi[nn],N.max=oi[sn]}else N.show&&N.auto&&ke(fe,ae,N,e[G],N.sorted);N.idxs[0]=nn,N.idxs[1]=sn}else if(G>0&&N.show&&N.auto){let[Z,ae]=N.facets,fe=Z.scale,ve=ae.scale,[De,Ne]=e[G],Ue=y[fe],nt=y[ve];Ue!=null&&ke(Ue,V[fe],Z,De,Z.sorted),nt!=null&&ke(nt,V[ve],ae,Ne,ae.sorted),N.min=ae.min,N.max=ae.max}});for(let N in y){let G=y[N],Z=V[N];if(G.from==null&&(Z==null||Z.min==null)){let ae=G.range(n,G.min==Ft?null:G.min,G.max==-Ft?null:G.max,N);G.min=ae[0],G.max=ae[1]}}}for(let N in y){let G=y[N];if(G.from!=null){let Z=y[G.from];if(Z.min==null)G.min=G.max=null;else{let ae=G.range(n,Z.min,Z.max,N);G.min=ae[0],G.max=ae[1]}}}let S={},P=!1;for(let N in y){let G=y[N],Z=M[N];if(Z.min!=G.min||Z.max!=G.max){Z.min=G.min,Z.max=G.max;let ae=Z.distr;Z._min=ae==3?ms(Z.min):ae==4?Wu(Z.min,Z.asinh):ae==100?Z.fwd(Z.min):Z.min,Z._max=ae==3?ms(Z.max):ae==4?Wu(Z.max,Z.asinh):ae==100?Z.fwd(Z.max):Z.max,S[N]=P=!0}}if(P){v.forEach((N,G)=>{s==2?G>0&&S.y&&(N._paths=null):S[N.scale]&&(N._paths=null)});for(let N in S)xe=!0,En("setScale",N);me&&ue.left>=0&&(ee=pe=!0)}for(let N in V)V[N]=null}function Be(y){let S=ju(nn-1,0,jt-1),P=ju(sn+1,0,jt-1);for(;y[S]==null&&S>0;)S--;for(;y[P]==null&&P<jt-1;)P++;return[S,P]}function ft(){if(jt>0){let y=v.some(S=>S._focus)&&Pe!=Oe.alpha;y&&(u.globalAlpha=Pe=Oe.alpha),v.forEach((S,P)=>{if(P>0&&S.show&&(Zt(P,!1),Zt(P,!0),S._paths==null)){let N=Pe;Pe!=S.alpha&&(u.globalAlpha=Pe=S.alpha);let G=s==2?[0,e[P][0].length-1]:Be(e[P]);S._paths=S.paths(n,P,G[0],G[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),v.forEach((S,P)=>{if(P>0&&S.show){let N=Pe;Pe!=S.alpha&&(u.globalAlpha=Pe=S.alpha),S._paths!=null&&Tt(P,!1);{let G=S._paths!=null?S._paths.gaps:null,Z=S.points.show(n,P,nn,sn,G),ae=S.points.filter(n,P,Z,G);(Z||ae)&&(S.points._paths=S.points.paths(n,P,nn,sn,ae),Tt(P,!0))}Pe!=N&&(u.globalAlpha=Pe=N),En("drawSeries",P)}}),y&&(u.globalAlpha=Pe=1)}}function Zt(y,S){let P=S?v[y].points:v[y];P._stroke=P.stroke(n,y),P._fill=P.fill(n,y)}function Tt(y,S){let P=S?v[y].points:v[y],{stroke:N,fill:G,clip:Z,flags:ae,_stroke:fe=P._stroke,_fill:ve=P._fill,_width:De=P.width}=P._paths;De=Ut(De*St,3);let Ne=null,Ue=De%2/2;S&&ve==null&&(ve=De>0?"#fff":fe);let nt=P.pxAlign==1&&Ue>0;if(nt&&u.translate(Ue,Ue),!S){let Mt=C-De/2,vt=b-De/2,mt=X+De,Ze=he+De;Ne=new Path2D,Ne.rect(Mt,vt,mt,Ze)}S?Fe(fe,De,P.dash,P.cap,ve,N,G,ae,Z):Rt(y,fe,De,P.dash,P.cap,ve,N,G,ae,Ne,Z),nt&&u.translate(-Ue,-Ue)}function Rt(y,S,P,N,G,Z,ae,fe,ve,De,Ne){let Ue=!1;ve!=0&&R.forEach((nt,Mt)=>{if(nt.series[0]==y){let vt=v[nt.series[1]],mt=e[nt.series[1]],Ze=(vt._paths||Qo).band;ks(Ze)&&(Ze=nt.dir==1?Ze[0]:Ze[1]);let We,Gt=null;vt.show&&Ze&&vx(mt,nn,sn)?(Gt=nt.fill(n,Mt)||Z,We=vt._paths.clip):Ze=null,Fe(S,P,N,G,Gt,ae,fe,ve,De,Ne,We,Ze),Ue=!0}}),Ue||Fe(S,P,N,G,Z,ae,fe,ve,De,Ne)}let _n=Jr|td;function Fe(y,S,P,N,G,Z,ae,fe,ve,De,Ne,Ue){Ee(y,S,P,N,G),(ve||De||Ue)&&(u.save(),ve&&u.clip(ve),De&&u.clip(De)),Ue?(fe&_n)==_n?(u.clip(Ue),Ne&&u.clip(Ne),gt(G,ae),ln(y,Z,S)):fe&td?(gt(G,ae),u.clip(Ue),ln(y,Z,S)):fe&Jr&&(u.save(),u.clip(Ue),Ne&&u.clip(Ne),gt(G,ae),u.restore(),ln(y,Z,S)):(gt(G,ae),ln(y,Z,S)),(ve||De||Ue)&&u.restore()}function ln(y,S,P){P>0&&(S instanceof Map?S.forEach((N,G)=>{u.strokeStyle=Dr=G,u.stroke(N)}):S!=null&&y&&u.stroke(S))}function gt(y,S){S instanceof Map?S.forEach((P,N)=>{u.fillStyle=Ls=N,u.fill(P)}):S!=null&&y&&u.fill(S)}function us(y,S,P,N){let G=T[y],Z;if(N<=0)Z=[0,0];else{let ae=G._space=G.space(n,y,S,P,N),fe=G._incrs=G.incrs(n,y,S,P,N,ae);Z=Vv(S,P,fe,N,ae)}return G._found=Z}function cn(y,S,P,N,G,Z,ae,fe,ve,De){let Ne=ae%2/2;_==1&&u.translate(Ne,Ne),Ee(fe,ae,ve,De,fe),u.beginPath();let Ue,nt,Mt,vt,mt=G+(N==0||N==3?-Z:Z);P==0?(nt=G,vt=mt):(Ue=G,Mt=mt);for(let Ze=0;Ze<y.length;Ze++)S[Ze]!=null&&(P==0?Ue=Mt=y[Ze]:nt=vt=y[Ze],u.moveTo(Ue,nt),u.lineTo(Mt,vt));u.stroke(),_==1&&u.translate(-Ne,-Ne)}function Fr(y){let S=!0;return T.forEach((P,N)=>{if(!P.show)return;let G=M[P.scale];if(G.min==null){P._show&&(S=!1,P._show=!1,ct(!1));return}else P._show||(S=!1,P._show=!0,ct(!1));let Z=P.side,ae=Z%2,{min:fe,max:ve}=G,[De,Ne]=us(N,fe,ve,ae==0?U:Ce);if(Ne==0)return;let Ue=G.distr==2,nt=P._splits=P.splits(n,N,fe,ve,De,Ne,Ue),Mt=G.distr==2?nt.map(We=>oi[We]):nt,vt=G.distr==2?oi[nt[1]]-oi[nt[0]]:De,mt=P._values=P.values(n,P.filter(n,Mt,N,Ne,vt),N,Ne,vt);P._rotate=Z==2?P.rotate(n,mt,N,Ne):0;let Ze=P._size;P._size=Si(P.size(n,mt,N,y)),Ze!=null&&P._size!=Ze&&(S=!1)}),S}function Yi(y){let S=!0;return Oo.forEach((P,N)=>{let G=P(n,N,Xi,y);G!=Ci[N]&&(S=!1),Ci[N]=G}),S}function ds(){for(let y=0;y<T.length;y++){let S=T[y];if(!S.show||!S._show)continue;let P=S.side,N=P%2,G,Z,ae=S.stroke(n,y),fe=P==0||P==3?-1:1,[ve,De]=S._found;if(S.label!=null){let qn=S.labelGap*fe,ci=yn((S._lpos+qn)*St);Ie(S.labelFont[0],ae,"center",P==2?"top":tm),u.save(),N==1?(G=Z=0,u.translate(ci,yn(b+he/2)),u.rotate((P==3?-Ul:Ul)/2)):(G=yn(C+X/2),Z=ci);let rr=Wm(S.label)?S.label(n,y,ve,De):S.label;u.fillText(rr,G,Z),u.restore()}if(De==0)continue;let Ne=M[S.scale],Ue=N==0?X:he,nt=N==0?C:b,Mt=S._splits,vt=Ne.distr==2?Mt.map(qn=>oi[qn]):Mt,mt=Ne.distr==2?oi[Mt[1]]-oi[Mt[0]]:ve,Ze=S.ticks,We=S.border,Gt=Ze.show?Ze.size:0,en=yn(Gt*St),Tn=yn((S.alignTo==2?S._size-Gt-S.gap:S.gap)*St),Dt=S._rotate*-Ul/180,tn=p(S._pos*St),ai=(en+Tn)*fe,Xn=tn+ai;Z=N==0?Xn:0,G=N==1?Xn:0;let xi=S.font[0],Pi=S.align==1?Xr:S.align==2?Vu:Dt>0?Xr:Dt<0?Vu:N==0?"center":P==3?Vu:Xr,Ki=Dt||N==1?"middle":P==2?"top":tm;Ie(xi,ae,Pi,Ki);let li=S.font[1]*S.lineGap,vi=Mt.map(qn=>p(a(qn,Ne,Ue,nt))),Ii=S._values;for(let qn=0;qn<Ii.length;qn++){let ci=Ii[qn];if(ci!=null){N==0?G=vi[qn]:Z=vi[qn],ci=""+ci;let rr=ci.indexOf(`
`)==-1?[ci]:ci.split(/\n/gm);for(let Yn=0;Yn<rr.length;Yn++){let dp=rr[Yn];Dt?(u.save(),u.translate(G,Z+Yn*li),u.rotate(Dt),u.fillText(dp,0,0),u.restore()):u.fillText(dp,G,Z+Yn*li)}}}Ze.show&&cn(vi,Ze.filter(n,vt,y,De,mt),N,P,tn,en,Ut(Ze.width*St,3),Ze.stroke(n,y),Ze.dash,Ze.cap);let Ji=S.grid;Ji.show&&cn(vi,Ji.filter(n,vt,y,De,mt),N,N==0?2:1,N==0?b:C,N==0?he:X,Ut(Ji.width*St,3),Ji.stroke(n,y),Ji.dash,Ji.cap),We.show&&cn([tn],[1],N==0?1:0,N==0?1:2,N==1?b:C,N==1?he:X,Ut(We.width*St,3),We.stroke(n,y),We.dash,We.cap)}En("drawAxes")}function ct(y){v.forEach((S,P)=>{P>0&&(S._paths=null,y&&(s==1?(S.min=null,S.max=null):S.facets.forEach(N=>{N.min=null,N.max=null})))})}let Qt=!1,Wn=!1,Ct=[];function hn(){Wn=!1;for(let y=0;y<Ct.length;y++)En(...Ct[y]);Ct.length=0}function Un(){Qt||(Nx($f),Qt=!0)}function ol(y,S=!1){Qt=!0,Wn=S,y(n),$f(),S&&Ct.length>0&&queueMicrotask(hn)}n.batch=ol;function $f(){if(re&&(dt(),re=!1),xe&&(we(),xe=!1),_e){if(Ht(f,Xr,$e),Ht(f,"top",rt),Ht(f,Zo,U),Ht(f,Ko,Ce),Ht(g,Xr,$e),Ht(g,"top",rt),Ht(g,Zo,U),Ht(g,Ko,Ce),Ht(d,Zo,Jt),Ht(d,Ko,an),h.width=yn(Jt*St),h.height=yn(an*St),T.forEach(({_el:y,_show:S,_size:P,_pos:N,side:G})=>{if(y!=null)if(S){let Z=G===3||G===0?P:0,ae=G%2==1;Ht(y,ae?"left":"top",N-Z),Ht(y,ae?"width":"height",P),Ht(y,ae?"top":"left",ae?rt:$e),Ht(y,ae?"height":"width",ae?Ce:U),Ku(y,ur)}else hi(y,ur)}),Dr=Ls=Nr=B=J=q=$=Ae=w=null,Pe=1,Go(!0),$e!=Se||rt!=Nt||U!=ze||Ce!=Xe){ct(!1);let y=U/ze,S=Ce/Xe;if(me&&!ee&&ue.left>=0){ue.left*=y,ue.top*=S,Ur&&ts(Ur,yn(ue.left),0,U,Ce),Or&&ts(Or,0,yn(ue.top),U,Ce);for(let P=0;P<at.length;P++){let N=at[P];N!=null&&(kt[P]*=y,Hn[P]*=S,ts(N,Si(kt[P]),Si(Hn[P]),U,Ce))}}if(Vt.show&&!ne&&Vt.left>=0&&Vt.width>0){Vt.left*=y,Vt.width*=y,Vt.top*=S,Vt.height*=S;for(let P in bu)Ht(zr,P,Vt[P])}Se=$e,Nt=rt,ze=U,Xe=Ce}En("setSize"),_e=!1}Jt>0&&an>0&&(u.clearRect(0,0,h.width,h.height),En("drawClear"),A.forEach(y=>y()),En("draw")),Vt.show&&ne&&(al(Vt),ne=!1),me&&ee&&(sr(null,!0,!1),ee=!1),de.show&&de.live&&pe&&(xu(),pe=!1),l||(l=!0,n.status=1,En("ready")),Is=!1,Qt=!1}n.redraw=(y,S)=>{xe=S||!1,y!==!1?Ns(E,L.min,L.max):Un()};function gu(y,S){let P=M[y];if(P.from==null){if(jt==0){let N=P.range(n,S.min,S.max,y);S.min=N[0],S.max=N[1]}if(S.min>S.max){let N=S.min;S.min=S.max,S.max=N}if(jt>1&&S.min!=null&&S.max!=null&&S.max-S.min<1e-16)return;y==E&&P.distr==2&&jt>0&&(S.min=Di(S.min,e[0]),S.max=Di(S.max,e[0]),S.min==S.max&&S.max++),V[y]=S,re=!0,Un()}}n.setScale=gu;let _u,yu,Ur,Or,Zf,Kf,Br,kr,Jf,jf,zt,qt,Ds=!1,Pn=ue.drag,wn=Pn.x,An=Pn.y;me&&(ue.x&&(_u=Mi(sx,g)),ue.y&&(yu=Mi(rx,g)),L.ori==0?(Ur=_u,Or=yu):(Ur=yu,Or=_u),zt=ue.left,qt=ue.top);let Vt=n.select=dn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),zr=Vt.show?Mi(ix,Vt.over?g:f):null;function al(y,S){if(Vt.show){for(let P in y)Vt[P]=y[P],P in bu&&Ht(zr,P,y[P]);S!==!1&&En("setSelect")}}n.setSelect=al;function oy(y){if(v[y].show)Q&&Ku(st[y],ur);else if(Q&&hi(st[y],ur),me){let P=Re?at[0]:at[y];P!=null&&ts(P,-10,-10,U,Ce)}}function Ns(y,S,P){gu(y,{min:S,max:P})}function $i(y,S,P,N){S.focus!=null&&uy(y),S.show!=null&&v.forEach((G,Z)=>{Z>0&&(y==Z||y==null)&&(G.show=S.show,oy(Z),s==2?(Ns(G.facets[0].scale,null,null),Ns(G.facets[1].scale,null,null)):Ns(G.scale,null,null),Un())}),P!==!1&&En("setSeries",y,S),N&&Ho("setSeries",n,y,S)}n.setSeries=$i;function ay(y,S){dn(R[y],S)}function ly(y,S){y.fill=_t(y.fill||null),y.dir=bt(y.dir,-1),S=S??R.length,R.splice(S,0,y)}function cy(y){y==null?R.length=0:R.splice(y,1)}n.addBand=ly,n.setBand=ay,n.delBand=cy;function hy(y,S){v[y].alpha=S,me&&at[y]!=null&&(at[y].style.opacity=S),Q&&st[y]&&(st[y].style.opacity=S)}let fs,Fs,ir,Vr={focus:!0};function uy(y){if(y!=ir){let S=y==null,P=Oe.alpha!=1;v.forEach((N,G)=>{if(s==1||G>0){let Z=S||G==0||G==y;N._focus=S?null:Z,P&&hy(G,Z?1:Oe.alpha)}}),ir=y,P&&Un()}}Q&&Je&&xt(rm,Te,y=>{ue._lock||(Ke(y),ir!=null&&$i(null,Vr,!0,un.setSeries))});function Zi(y,S,P){let N=M[S];P&&(y=y/St-(N.ori==1?rt:$e));let G=U;N.ori==1&&(G=Ce,y=G-y),N.dir==-1&&(y=G-y);let Z=N._min,ae=N._max,fe=y/G,ve=Z+(ae-Z)*fe,De=N.distr;return De==3?$r(10,ve):De==4?Mx(ve,N.asinh):De==100?N.bwd(ve):ve}function dy(y,S){let P=Zi(y,E,S);return Di(P,e[0],nn,sn)}n.valToIdx=y=>Di(y,e[0]),n.posToIdx=dy,n.posToVal=Zi,n.valToPos=(y,S,P)=>M[S].ori==0?r(y,M[S],P?X:U,P?C:0):o(y,M[S],P?he:Ce,P?b:0),n.setCursor=(y,S,P)=>{zt=y.left,qt=y.top,sr(null,S,P)};function Qf(y,S){Ht(zr,Xr,Vt.left=y),Ht(zr,Zo,Vt.width=S)}function ep(y,S){Ht(zr,"top",Vt.top=y),Ht(zr,Ko,Vt.height=S)}let zo=L.ori==0?Qf:ep,Vo=L.ori==1?Qf:ep;function fy(){if(Q&&de.live)for(let y=s==2?1:0;y<v.length;y++){if(y==0&&lt)continue;let S=de.values[y],P=0;for(let N in S)Ve[y][P++].firstChild.nodeValue=S[N]}}function xu(y,S){if(y!=null&&(y.idxs?y.idxs.forEach((P,N)=>{ie[N]=P}):Ex(y.idx)||ie.fill(y.idx),de.idx=ie[0]),Q&&de.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!lt)&&py(P,ie[P]);fy()}pe=!1,S!==!1&&En("setLegend")}n.setLegend=xu;function py(y,S){let P=v[y],N=y==0&&k==2?oi:e[y],G;lt?G=P.values(n,y,S)??tt:(G=P.value(n,S==null?null:N[S],y,S),G=G==null?tt:{_:G}),de.values[y]=G}function sr(y,S,P){Jf=zt,jf=qt,[zt,qt]=ue.move(n,zt,qt),ue.left=zt,ue.top=qt,me&&(Ur&&ts(Ur,yn(zt),0,U,Ce),Or&&ts(Or,0,yn(qt),U,Ce));let N,G=nn>sn;fs=Ft,Fs=null;let Z=L.ori==0?U:Ce,ae=L.ori==1?U:Ce;if(zt<0||jt==0||G){N=ue.idx=null;for(let fe=0;fe<v.length;fe++){let ve=at[fe];ve!=null&&ts(ve,-10,-10,U,Ce)}Je&&$i(null,Vr,!0,y==null&&un.setSeries),de.live&&(ie.fill(N),pe=!0)}else{let fe,ve,De;s==1&&(fe=L.ori==0?zt:qt,ve=Zi(fe,E),N=ue.idx=Di(ve,e[0],nn,sn),De=z(e[0][N],L,Z,0));let Ne=-10,Ue=-10,nt=0,Mt=0,vt=!0,mt="",Ze="";for(let We=s==2?1:0;We<v.length;We++){let Gt=v[We],en=ie[We],Tn=en==null?null:s==1?e[We][en]:e[We][1][en],Dt=ue.dataIdx(n,We,N,ve),tn=Dt==null?null:s==1?e[We][Dt]:e[We][1][Dt];if(pe=pe||tn!=Tn||Dt!=en,ie[We]=Dt,We>0&&Gt.show){let ai=Dt==null?-10:Dt==N?De:z(s==1?e[0][Dt]:e[We][0][Dt],L,Z,0),Xn=tn==null?-10:D(tn,s==1?M[Gt.scale]:M[Gt.facets[1].scale],ae,0);if(Je&&tn!=null){let xi=L.ori==1?zt:qt,Pi=xn(Oe.dist(n,We,Dt,Xn,xi));if(Pi<fs){let Ki=Oe.bias;if(Ki!=0){let li=Zi(xi,Gt.scale),vi=tn>=0?1:-1,Ii=li>=0?1:-1;Ii==vi&&(Ii==1?Ki==1?tn>=li:tn<=li:Ki==1?tn<=li:tn>=li)&&(fs=Pi,Fs=We)}else fs=Pi,Fs=We}}if(pe||Re){let xi,Pi;L.ori==0?(xi=ai,Pi=Xn):(xi=Xn,Pi=ai);let Ki,li,vi,Ii,Ji,qn,ci=!0,rr=le.bbox;if(rr!=null){ci=!1;let Yn=rr(n,We);vi=Yn.left,Ii=Yn.top,Ki=Yn.width,li=Yn.height}else vi=xi,Ii=Pi,Ki=li=le.size(n,We);if(qn=le.fill(n,We),Ji=le.stroke(n,We),Re)We==Fs&&fs<=Oe.prox&&(Ne=vi,Ue=Ii,nt=Ki,Mt=li,vt=ci,mt=qn,Ze=Ji);else{let Yn=at[We];Yn!=null&&(kt[We]=vi,Hn[We]=Ii,dm(Yn,Ki,li,ci),hm(Yn,qn,Ji),ts(Yn,Si(vi),Si(Ii),U,Ce))}}}}if(Re){let We=Oe.prox,Gt=ir==null?fs<=We:fs>We||Fs!=ir;if(pe||Gt){let en=at[0];en!=null&&(kt[0]=Ne,Hn[0]=Ue,dm(en,nt,Mt,vt),hm(en,mt,Ze),ts(en,Si(Ne),Si(Ue),U,Ce))}}}if(Vt.show&&Ds)if(y!=null){let[fe,ve]=un.scales,[De,Ne]=un.match,[Ue,nt]=y.cursor.sync.scales,Mt=y.cursor.drag;if(wn=Mt._x,An=Mt._y,wn||An){let{left:vt,top:mt,width:Ze,height:We}=y.select,Gt=y.scales[Ue].ori,en=y.posToVal,Tn,Dt,tn,ai,Xn,xi=fe!=null&&De(fe,Ue),Pi=ve!=null&&Ne(ve,nt);xi&&wn?(Gt==0?(Tn=vt,Dt=Ze):(Tn=mt,Dt=We),tn=M[fe],ai=z(en(Tn,Ue),tn,Z,0),Xn=z(en(Tn+Dt,Ue),tn,Z,0),zo(Ni(ai,Xn),xn(Xn-ai))):zo(0,Z),Pi&&An?(Gt==1?(Tn=vt,Dt=Ze):(Tn=mt,Dt=We),tn=M[ve],ai=D(en(Tn,nt),tn,ae,0),Xn=D(en(Tn+Dt,nt),tn,ae,0),Vo(Ni(ai,Xn),xn(Xn-ai))):Vo(0,ae)}else Mu()}else{let fe=xn(Jf-Zf),ve=xn(jf-Kf);if(L.ori==1){let nt=fe;fe=ve,ve=nt}wn=Pn.x&&fe>=Pn.dist,An=Pn.y&&ve>=Pn.dist;let De=Pn.uni;De!=null?wn&&An&&(wn=fe>=De,An=ve>=De,!wn&&!An&&(ve>fe?An=!0:wn=!0)):Pn.x&&Pn.y&&(wn||An)&&(wn=An=!0);let Ne,Ue;wn&&(L.ori==0?(Ne=Br,Ue=zt):(Ne=kr,Ue=qt),zo(Ni(Ne,Ue),xn(Ue-Ne)),An||Vo(0,ae)),An&&(L.ori==1?(Ne=Br,Ue=zt):(Ne=kr,Ue=qt),Vo(Ni(Ne,Ue),xn(Ue-Ne)),wn||zo(0,Z)),!wn&&!An&&(zo(0,0),Vo(0,0))}if(Pn._x=wn,Pn._y=An,y==null){if(P){if(up!=null){let[fe,ve]=un.scales;un.values[0]=fe!=null?Zi(L.ori==0?zt:qt,fe):null,un.values[1]=ve!=null?Zi(L.ori==1?zt:qt,ve):null}Ho(Gu,n,zt,qt,U,Ce,N)}if(Je){let fe=P&&un.setSeries,ve=Oe.prox;ir==null?fs<=ve&&$i(Fs,Vr,!0,fe):fs>ve?$i(null,Vr,!0,fe):Fs!=ir&&$i(Fs,Vr,!0,fe)}}pe&&(de.idx=N,xu()),S!==!1&&En("setCursor")}let Us=null;Object.defineProperty(n,"rect",{get(){return Us==null&&Go(!1),Us}});function Go(y=!1){y?Us=null:(Us=g.getBoundingClientRect(),En("syncRect",Us))}function tp(y,S,P,N,G,Z,ae){ue._lock||Ds&&y!=null&&y.movementX==0&&y.movementY==0||(vu(y,S,P,N,G,Z,ae,!1,y!=null),y!=null?sr(null,!0,!0):sr(S,!0,!1))}function vu(y,S,P,N,G,Z,ae,fe,ve){if(Us==null&&Go(!1),Ke(y),y!=null)P=y.clientX-Us.left,N=y.clientY-Us.top;else{if(P<0||N<0){zt=-10,qt=-10;return}let[De,Ne]=un.scales,Ue=S.cursor.sync,[nt,Mt]=Ue.values,[vt,mt]=Ue.scales,[Ze,We]=un.match,Gt=S.axes[0].side%2==1,en=L.ori==0?U:Ce,Tn=L.ori==1?U:Ce,Dt=Gt?Z:G,tn=Gt?G:Z,ai=Gt?N:P,Xn=Gt?P:N;if(vt!=null?P=Ze(De,vt)?a(nt,M[De],en,0):-10:P=en*(ai/Dt),mt!=null?N=We(Ne,mt)?a(Mt,M[Ne],Tn,0):-10:N=Tn*(Xn/tn),L.ori==1){let xi=P;P=N,N=xi}}ve&&(S==null||S.cursor.event.type==Gu)&&((P<=1||P>=U-1)&&(P=cr(P,U)),(N<=1||N>=Ce-1)&&(N=cr(N,Ce))),fe?(Zf=P,Kf=N,[Br,kr]=ue.move(n,P,N)):(zt=P,qt=N)}let bu={width:0,height:0,left:0,top:0};function Mu(){al(bu,!1)}let np,ip,sp,rp;function op(y,S,P,N,G,Z,ae){Ds=!0,wn=An=Pn._x=Pn._y=!1,vu(y,S,P,N,G,Z,ae,!0,!1),y!=null&&(xt(Hu,$u,ap,!1),Ho(im,n,Br,kr,U,Ce,null));let{left:fe,top:ve,width:De,height:Ne}=Vt;np=fe,ip=ve,sp=De,rp=Ne}function ap(y,S,P,N,G,Z,ae){Ds=Pn._x=Pn._y=!1,vu(y,S,P,N,G,Z,ae,!1,!0);let{left:fe,top:ve,width:De,height:Ne}=Vt,Ue=De>0||Ne>0,nt=np!=fe||ip!=ve||sp!=De||rp!=Ne;if(Ue&&nt&&al(Vt),Pn.setScale&&Ue&&nt){let Mt=fe,vt=De,mt=ve,Ze=Ne;if(L.ori==1&&(Mt=ve,vt=Ne,mt=fe,Ze=De),wn&&Ns(E,Zi(Mt,E),Zi(Mt+vt,E)),An)for(let We in M){let Gt=M[We];We!=E&&Gt.from==null&&Gt.min!=Ft&&Ns(We,Zi(mt+Ze,We),Zi(mt,We))}Mu()}else ue.lock&&(ue._lock=!ue._lock,sr(S,!0,y!=null));y!=null&&(gn(Hu,$u),Ho(Hu,n,zt,qt,U,Ce,null))}function my(y,S,P,N,G,Z,ae){if(ue._lock)return;Ke(y);let fe=Ds;if(Ds){let ve=!0,De=!0,Ne=10,Ue,nt;L.ori==0?(Ue=wn,nt=An):(Ue=An,nt=wn),Ue&&nt&&(ve=zt<=Ne||zt>=U-Ne,De=qt<=Ne||qt>=Ce-Ne),Ue&&ve&&(zt=zt<Br?0:U),nt&&De&&(qt=qt<kr?0:Ce),sr(null,!0,!0),Ds=!1}zt=-10,qt=-10,ie.fill(null),sr(null,!0,!0),fe&&(Ds=fe)}function lp(y,S,P,N,G,Z,ae){ue._lock||(Ke(y),ko(),Mu(),y!=null&&Ho(om,n,zt,qt,U,Ce,null))}function cp(){T.forEach(Gv),F(n.width,n.height,!0)}dr(Ol,Yr,cp);let Gr={};Gr.mousedown=op,Gr.mousemove=tp,Gr.mouseup=ap,Gr.dblclick=lp,Gr.setSeries=(y,S,P,N)=>{let G=un.match[2];P=G(n,S,P),P!=-1&&$i(P,N,!0,!1)},me&&(xt(im,g,op),xt(Gu,g,tp),xt(sm,g,y=>{Ke(y),Go(!1)}),xt(rm,g,my),xt(om,g,lp),nd.add(n),n.syncRect=Go);let ll=n.hooks=i.hooks||{};function En(y,S,P){Wn?Ct.push([y,S,P]):y in ll&&ll[y].forEach(N=>{N.call(null,n,S,P)})}(i.plugins||[]).forEach(y=>{for(let S in y.hooks)ll[S]=(ll[S]||[]).concat(y.hooks[S])});let hp=(y,S,P)=>P,un=dn({key:null,setSeries:!1,filters:{pub:_m,sub:_m},scales:[E,v[1]?v[1].scale:null],match:[ym,ym,hp],values:[null,null]},ue.sync);un.match.length==2&&un.match.push(hp),ue.sync=un;let up=un.key,Su=pg(up);function Ho(y,S,P,N,G,Z,ae){un.filters.pub(y,S,P,N,G,Z,ae)&&Su.pub(y,S,P,N,G,Z,ae)}Su.sub(n);function gy(y,S,P,N,G,Z,ae){un.filters.sub(y,S,P,N,G,Z,ae)&&Gr[y](null,S,P,N,G,Z,ae)}n.pub=gy;function _y(){Su.unsub(n),nd.delete(n),Sn.clear(),Ju(Ol,Yr,cp),c.remove(),Te?.remove(),En("destroy")}n.destroy=_y;function wu(){En("init",i,e),Bo(e||i.data,!1),V[E]?gu(E,V[E]):ko(),ne=Vt.show&&(Vt.width>0||Vt.height>0),ee=pe=!0,F(i.width,i.height)}return v.forEach(Lr),T.forEach(cs),t?t instanceof HTMLElement?(t.appendChild(c),wu()):t(n,wu):wu(),n}Nn.assign=dn;Nn.fmtNum=cd;Nn.rangeNum=Bl;Nn.rangeLog=Vl;Nn.rangeAsinh=ad;Nn.orient=pr;Nn.pxRatio=St;Nn.join=Dx;Nn.fmtDate=ud,Nn.tzDate=Wx;Nn.sync=pg;{Nn.addGap=Ev,Nn.clipGaps=Wl;let i=Nn.paths={points:vg};i.linear=Mg,i.stepped=Cv,i.bars=Pv,i.spline=Lv}var Eg=8,Tg='11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';function no(i,e="",t=""){let n=i==="y";return{scale:i,font:Tg,labelFont:Tg,stroke:()=>Kt().muted,label:e||void 0,size:n?52:26,labelSize:14,labelGap:0,gap:4,space:n?28:56,grid:{stroke:()=>Kt().grid,width:1},ticks:{show:!1},values:(s,r)=>r.map((o,a)=>t&&a===r.length-1?`${Ln(o)} ${t}`:Ln(o))}}var to=class{card;head;legend=oe("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(e,t){this.place=oe("div",{class:"plot",role:"img","aria-label":t}),this.head=oe("div",{class:"chart-head"},oe("h2",{},e),this.legend),this.card=oe("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:e,clientHeight:t}=this.place;e<40||t<40||(this.plot=new Nn(this.options(e,t),this.current(),this.place))}say(e){this.values.forEach((t,n)=>In(t,Ln(e[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,Eg).forEach(t=>{let n=oe("output",{class:"value"}),s=oe("span",{class:t.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",t.colour()),this.values.push(n),this.legend.append(oe("li",{},s,oe("span",{class:"name"},t.label),n))});let e=this.lines.length-Eg;e>0&&this.legend.append(oe("li",{},`and ${e} more`))}resize(){let{clientWidth:e,clientHeight:t}=this.place;e<40||t<40||(this.plot?this.plot.setSize({width:e,height:t}):this.rebuild())}};function $l(i,e){if(!(i<=e)||!Number.isFinite(i)||!Number.isFinite(e))return[-1,1];let t=e-i,n=1e-9*Math.max(Math.abs(i),Math.abs(e),1e-12);if(t<=n){let s=Math.max(Math.abs(i)*.1,.5*10**Math.floor(Math.log10(Math.abs(i)||1)));return[i-s,e+s]}return[i-.06*t,e+.06*t]}var ta=class extends to{constructor(t,n,s){super(n.title,n.description);this.columns=t;this.settings=n;this.sliding=s}columns;settings;sliding;cursorAt=null;setLines(t){this.lines=t,this.rebuild()}update(){this.plot?.setData(this.current())}mark(t,n){this.cursorAt=t,this.say(n),this.plot?.redraw(!1,!1)}current(){let t=this.columns();return[t.values(0),...this.lines.map((n,s)=>t.values(s+1))]}options(t,n){return{width:t,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[no("x","",this.settings.timeUnit),no("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1}))],hooks:{draw:[s=>this.drawCursor(s)]}}}interval(){let t=this.columns().values(0),n=t[0]??0,s=t[t.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Math.max(s,n+this.settings.span);return[r-this.settings.span,r]}range(){let t=this.columns(),n=this.settings.limit?.()??1/0,s=1/0,r=-1/0;return this.lines.forEach((o,a)=>{for(let l of t.values(a+1))Math.abs(l)<=n&&(l<s&&(s=l),l>r&&(r=l))}),$l(s,r)}drawCursor(t){if(this.cursorAt===null||this.sliding)return;let n=Math.round(t.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=t.bbox;t.ctx.save(),t.ctx.strokeStyle=Kt().ink,t.ctx.lineWidth=window.devicePixelRatio,t.ctx.beginPath(),t.ctx.moveTo(n,s),t.ctx.lineTo(n,s+r),t.ctx.stroke(),t.ctx.restore()}};var Zl=class extends to{constructor(t,n,s,r,o,a){super(t,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.colour=a;o&&this.legend.replaceWith(o)}columns;plane;end;colour;choose(t){this.plane=t,this.place.setAttribute("aria-label",`Phase portrait: ${t.yLabel} against ${t.xLabel}`),this.rebuild()}update(){this.plot?.setData(this.current())}current(){let{x:t,y:n}=this.plane;return[null,[this.columns().values(t),this.columns().values(n)]]}options(t,n){return{mode:2,width:t,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...no("x",this.plane.xLabel),size:22},no("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}range(t,n){let s=1/0,r=-1/0;for(let o of this.columns().values(t)){let a=n?_l(o):o;Number.isFinite(a)&&(a<s&&(s=a),a>r&&(r=a))}return $l(s,r)}draw(t){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=t,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),r<n.length&&this.stroke(t,n,s,n.length,Kt().grid),this.stroke(t,n,s,r,this.colour());let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=Kt().ink,o.beginPath(),o.arc(t.valToPos(this.plane.angle?_l(c):c,"x",!0),t.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}stroke(t,n,s,r,o){let{ctx:a}=t;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=NaN;for(let c=0;c<r;c+=1){let h=n[c]??NaN,u=this.plane.angle?_l(h):h,d=s[c]??NaN,f=t.valToPos(u,"x",!0),g=t.valToPos(d,"y",!0);Math.abs(u-l)<(this.plane.angle?Math.PI:1/0)?a.lineTo(f,g):a.moveTo(f,g),l=u}a.stroke()}};var yd=3e3,Hv=2500,Wv=12;function Xv(i){let e=i.coordinates.length;return e?i.coordinates.map(({label:t,unit:n},s)=>({label:t,unit:n,index:s})):i.states.map(({label:t,unit:n},s)=>({label:t,unit:n,index:2*e+s}))}function qv(i){let e=new Set(i.map(({unit:t})=>t));return e.size===1?[...e][0]??"":""}function Yv(i){let e=i.coordinates.length,t=(s,r)=>r?`${s} / ${r}`:s;if(e)return i.coordinates.map((s,r)=>({x:1+r,y:1+e+r,angle:s.angle,name:s.label,xLabel:t(s.label,s.unit),yLabel:t(i.velocities[r]?.label??"",i.velocities[r]?.unit??"")}));let n=[];return i.states.forEach((s,r)=>i.states.forEach((o,a)=>{r<a&&n.push({x:1+r,y:1+a,angle:!1,name:`${s.label}, ${o.label}`,xLabel:t(s.label,s.unit),yLabel:t(o.label,o.unit)})})),n}function $v(i,e){if(i.length<2)return oe("span");let t=ti("phase"),n=oe("select",{id:t,onchange:()=>e(n.selectedIndex)},...i.map(({name:s})=>oe("option",{},s)));return oe("div",{class:"inline-field"},oe("label",{for:t,class:"hidden"},"Coordinate of the phase portrait"),n)}function Kl(){return[{label:"kinetic",colour:()=>Kt().kinetic},{label:"potential",colour:()=>Kt().potential},{label:"total",colour:()=>Kt().ink,width:2.25},{label:"ledger",colour:()=>Kt().ledger,dash:[5,4],width:2.25}]}var Jl=class{constructor(e,t,n,s){this.session=e;let{data:r}=e,o=Xv(r),a=r.units.time,l=r.coordinates.length?"Coordinates":"States",c=()=>e.players.length<2?1/0:Wv*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new ta(n,{title:l,description:`${l} over time`,unit:qv(o),timeUnit:a,span:r.until},t),this.coordinates.setLines(o.map(({label:f},g)=>({label:f,colour:()=>Dn(g,o.length)}))),this.energy=r.energy?new ta(s,{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:a,span:r.until,limit:c},t):null;let h=Yv(r),u=h[0],d=$v(h,f=>this.phase?.choose(h[f]??h[0]));this.phase=u?new Zl("Phase portrait",n,u,()=>this.behind(),d,()=>Dn(0,6)):null;for(let f of[this.coordinates,this.energy,this.phase])f&&this.element.append(f.card)}session;element=oe("div",{class:"plots"});coordinates;energy;phase;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.phase?.rebuild()}energyLines(){return Kl()}},jl=class extends Jl{constructor(t,n){let{data:s}=t,r=new Wr(1+2*s.coordinates.length+s.states.length,yd),o=new Wr(5,yd);super(t,!0,()=>r,()=>this.energies??o);this.nameOf=n;this.states=r,this.energies=o,this.row=new Float64Array(r.width),this.energy?.setLines(this.energyLines())}nameOf;states;energies;row;sample(){let{session:t,states:n}=this,s=t.players[0],r=t.time;!s||!(r>=n.last(0)+t.data.until/Hv||n.count===0)||(this.row[0]=r,s.outcome===""||n.count===0?this.row.set(s.y,1):this.row.fill(NaN,1),n.append(this.row),n.forget(r-t.data.until),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-t.data.until)))}draw(){let t=this.session.players[0],n=this.session.data.coordinates.length;this.coordinates.update(),t&&this.coordinates.say(Array.from(n?t.y.subarray(0,n):t.y)),this.energy?.update(),this.energy?.say(this.presentEnergies()),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.sample(),this.draw()}rebuild(){let{players:t}=this.session,n=t.length>1?1+t.length:5;n!==this.energies.width&&(this.energies=new Wr(n,yd)),super.rebuild()}behind(){return this.states.count}energyLines(){let{players:t}=this.session;return t.length<2?Kl():t.map((n,s)=>({label:this.nameOf(s),colour:()=>Dn(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:t}=this.session;if(t.length>1)return t.map(s=>s.outcome===""?s.energy().total:NaN);let n=t[0]?.outcome===""?t[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger]:[NaN,NaN,NaN,NaN]}},Ql=class{constructor(e){this.columns=e;this.count=e[0]?.length??0}columns;count;values(e){return this.columns[e]??new Float64Array(this.count)}};function Zv(i,e){let t=e?i.length/e:0;return Array.from({length:t},(n,s)=>Float64Array.from({length:e},(r,o)=>i[o*t+s]??NaN))}var ec=class extends Jl{constructor(t){let n=t.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(Bs(c)),r=s(n.t),o=new Ql([r,...Zv(s(n.y),r.length)]),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((f,g)=>f+(g[d]??0),h)))}let l=new Ql([r,...a]);super(t,!1,()=>o,()=>l);this.replay=t;this.t=r,this.energy?.setLines(this.energyLines())}replay;t;sample(){}draw(){let{recorded:t}=this.replay,n=this.session.data.coordinates.length,s=t.y,{kinetic:r,potential:o,total:a,ledger:l}=t.energy(),c=n?s.subarray(0,n):s;this.coordinates.mark(t.t,Array.from(c)),this.energy?.mark(t.t,[r,o,a,l]),this.phase?.update()}clear(){this.draw()}energyLines(){return this.replay.data.run?.ledger?.length?Kl():Kl().slice(0,3)}behind(){let t=0,n=this.t.length;for(;t<n;){let s=t+n>>1;(this.t[s]??1/0)<=this.replay.time?t=s+1:n=s}return t}};var js={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Qs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},i0=0,Yd=1,s0=2;var ka=1,r0=2,Ro=3,er=0,ei=1,Ti=2,wr=0,Co=1,$d=2,Zd=3,Kd=4,o0=5;var Ar=100,a0=101,l0=102,c0=103,h0=104,u0=200,d0=201,f0=202,p0=203,Jd=204,jd=205,m0=206,g0=207,_0=208,y0=209,x0=210,v0=211,b0=212,M0=213,S0=214,Ac=0,Ec=1,Tc=2,yo=3,Rc=4,Cc=5,Pc=6,Ic=7,oh=0,w0=1,A0=2,os=0,Qd=1,ef=2,tf=3,nf=4,sf=5,rf=6,of=7;var af=300,Er=301,Po=302,ah=303,lh=304,Lc=1e3,is=1001,Dc=1002,Cn=1003,E0=1004;var za=1005;var jn=1006,ch=1007;var Ts=1008;var ii=1009,lf=1010,cf=1011,Io=1012,hh=1013,ki=1014,zi=1015,Vi=1016,uh=1017,dh=1018,Tr=1020,hf=35902,uf=35899,df=1021,ff=1022,Gi=1023,Ss=1026,Rs=1027,pf=1028,fh=1029,tr=1030,ph=1031;var mh=1033,Va=33776,Ga=33777,Ha=33778,Wa=33779,gh=35840,_h=35841,yh=35842,xh=35843,vh=36196,bh=37492,Mh=37496,Sh=37488,wh=37489,Xa=37490,Ah=37491,Eh=37808,Th=37809,Rh=37810,Ch=37811,Ph=37812,Ih=37813,Lh=37814,Dh=37815,Nh=37816,Fh=37817,Uh=37818,Oh=37819,Bh=37820,kh=37821,zh=36492,Vh=36494,Gh=36495,Hh=36283,Wh=36284,qa=36285,Xh=36286;var ha=2300,Nc=2301,Sc=2302,zd=2303,Vd=2400,Gd=2401,Hd=2402;var T0=3200;var qh=0,R0=1,Cs="",Jn="srgb",ua="srgb-linear",da="linear",Et="srgb";var wc=7680;var C0=519,P0=512,I0=513,L0=514,mf=515,D0=516,N0=517,gf=518,_f=519,yf=35044;var xf="300 es",Ai=2e3,xo=2001;function Kv(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Jv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function fa(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function F0(){let i=fa("canvas");return i.style.display="block",i}var Rg={},vo=null;function pa(...i){let e="THREE."+i.shift();vo?vo("log",e,...i):console.log(e,...i)}function U0(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ye(...i){i=U0(i);let e="THREE."+i.shift();if(vo)vo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Qe(...i){i=U0(i);let e="THREE."+i.shift();if(vo)vo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function aa(...i){let e=i.join(" ");e in Rg||(Rg[e]=!0,Ye(...i))}function O0(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var B0={[Ac]:Ac,[Tc]:Pc,[Rc]:Rc,[yo]:Cc,[Ec]:Ec,[Pc]:Tc,[Ic]:Ic,[Cc]:yo},Bi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Bn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Cg=1234567,la=Math.PI/180,bo=180/Math.PI;function nr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Bn[i&255]+Bn[i>>8&255]+Bn[i>>16&255]+Bn[i>>24&255]+"-"+Bn[e&255]+Bn[e>>8&255]+"-"+Bn[e>>16&15|64]+Bn[e>>24&255]+"-"+Bn[t&63|128]+Bn[t>>8&255]+"-"+Bn[t>>16&255]+Bn[t>>24&255]+Bn[n&255]+Bn[n>>8&255]+Bn[n>>16&255]+Bn[n>>24&255]).toLowerCase()}function pt(i,e,t){return Math.max(e,Math.min(t,i))}function vf(i,e){return(i%e+e)%e}function jv(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function Qv(i,e,t){return i!==e?(t-i)/(e-i):0}function ca(i,e,t){return(1-t)*i+t*e}function eb(i,e,t,n){return ca(i,e,1-Math.exp(-t*n))}function tb(i,e=1){return e-Math.abs(vf(i,e*2)-e)}function nb(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function ib(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function sb(i,e){return i+Math.floor(Math.random()*(e-i+1))}function rb(i,e){return i+Math.random()*(e-i)}function ob(i){return i*(.5-Math.random())}function ab(i){i!==void 0&&(Cg=i);let e=Cg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function lb(i){return i*la}function cb(i){return i*bo}function hb(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function ub(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function bf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function db(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:Ye("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Yh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Mf(i,e){if(e.constructor===Float32Array)return i;let t=Yh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Sf(i,e){if(e.constructor===Float32Array)return i;let t=Yh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var wf={DEG2RAD:la,RAD2DEG:bo,generateUUID:nr,clamp:pt,euclideanModulo:vf,mapLinear:jv,inverseLerp:Qv,lerp:ca,damp:eb,pingpong:tb,smoothstep:nb,smootherstep:ib,randInt:sb,randFloat:rb,randFloatSpread:ob,seededRandom:ab,degToRad:lb,radToDeg:cb,isPowerOfTwo:hb,ceilPowerOfTwo:ub,floorPowerOfTwo:bf,setQuaternionFromProperEuler:db,normalize:Sf,denormalize:Mf},qe=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(pt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Qn=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],_=r[o+3];if(u!==_||l!==d||c!==f||h!==g){let p=l*d+c*f+h*g+u*_;p<0&&(d=-d,f=-f,g=-g,_=-_,p=-p);let m=1-a;if(p<.9995){let v=Math.acos(p),T=Math.sin(v);m=Math.sin(m*v)/T,a=Math.sin(a*v)/T,l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+_*a}else{l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+_*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+h*u+l*f-c*d,e[t+1]=l*g+h*d+c*u-a*f,e[t+2]=c*g+h*f+a*d-l*u,e[t+3]=h*g-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(pt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},W=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Pg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Pg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this.z=pt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this.z=pt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return xd.copy(this).projectOnVector(e),this.sub(xd)}reflect(e){return this.sub(xd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(pt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},xd=new W,Pg=new Qn,et=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],_=s[0],p=s[3],m=s[6],v=s[1],T=s[4],M=s[7],R=s[2],E=s[5],x=s[8];return r[0]=o*_+a*v+l*R,r[3]=o*p+a*T+l*E,r[6]=o*m+a*M+l*x,r[1]=c*_+h*v+u*R,r[4]=c*p+h*T+u*E,r[7]=c*m+h*M+u*x,r[2]=d*_+f*v+g*R,r[5]=d*p+f*T+g*E,r[8]=d*m+f*M+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=t*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/g;return e[0]=u*_,e[1]=(s*c-h*n)*_,e[2]=(a*n-s*o)*_,e[3]=d*_,e[4]=(h*t-s*l)*_,e[5]=(s*r-a*t)*_,e[6]=f*_,e[7]=(n*l-c*t)*_,e[8]=(o*t-n*r)*_,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return aa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(vd.makeScale(e,t)),this}rotate(e){return aa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(vd.makeRotation(-e)),this}translate(e,t){return aa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(vd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},vd=new et,Ig=new et().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Lg=new et().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function fb(){let i={enabled:!0,workingColorSpace:ua,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Et&&(s.r=Ms(s.r),s.g=Ms(s.g),s.b=Ms(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Et&&(s.r=_o(s.r),s.g=_o(s.g),s.b=_o(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Cs?da:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ua]:{primaries:e,whitePoint:n,transfer:da,toXYZ:Ig,fromXYZ:Lg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Jn},outputColorSpaceConfig:{drawingBufferColorSpace:Jn}},[Jn]:{primaries:e,whitePoint:n,transfer:Et,toXYZ:Ig,fromXYZ:Lg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Jn}}}),i}var yt=fb();function Ms(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function _o(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var io,Fc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{io===void 0&&(io=fa("canvas")),io.width=e.width,io.height=e.height;let s=io.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=io}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=fa("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ms(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Ms(t[n]/255)*255):t[n]=Ms(t[n]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},pb=0,Mo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:pb++}),this.uuid=nr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(bd(s[o].image)):r.push(bd(s[o]))}else r=bd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function bd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Fc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var mb=0,Md=new W,ni=class i extends Bi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=is,s=is,r=jn,o=Ts,a=Gi,l=ii,c=i.DEFAULT_ANISOTROPY,h=Cs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:mb++}),this.uuid=nr(),this.name="",this.source=new Mo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new qe(0,0),this.repeat=new qe(1,1),this.center=new qe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new et,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Md).x}get height(){return this.source.getSize(Md).y}get depth(){return this.source.getSize(Md).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==af)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Lc:e.x=e.x-Math.floor(e.x);break;case is:e.x=e.x<0?0:1;break;case Dc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Lc:e.y=e.y-Math.floor(e.y);break;case is:e.y=e.y<0?0:1;break;case Dc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ni.DEFAULT_IMAGE=null;ni.DEFAULT_MAPPING=af;ni.DEFAULT_ANISOTROPY=1;var Yt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],_=l[2],p=l[6],m=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-_)<.01&&Math.abs(g-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+_)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let T=(c+1)/2,M=(f+1)/2,R=(m+1)/2,E=(h+d)/4,x=(u+_)/4,A=(g+p)/4;return T>M&&T>R?T<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(T),s=E/n,r=x/n):M>R?M<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(M),n=E/s,r=A/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=x/r,s=A/r),this.set(n,s,r,t),this}let v=Math.sqrt((p-g)*(p-g)+(u-_)*(u-_)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(p-g)/v,this.y=(u-_)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this.z=pt(this.z,e.z,t.z),this.w=pt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this.z=pt(this.z,e,t),this.w=pt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Uc=class extends Bi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:jn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Yt(0,0,e,t),this.scissorTest=!1,this.viewport=new Yt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ni({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:jn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Mo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},gi=class extends Uc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},ma=class extends ni{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Cn,this.minFilter=Cn,this.wrapR=is,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Oc=class extends ni{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Cn,this.minFilter=Cn,this.wrapR=is,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Ot=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,g,_,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,_,p)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,_,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=g,m[11]=_,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/so.setFromMatrixColumn(e,0).length(),r=1/so.setFromMatrixColumn(e,1).length(),o=1/so.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,g=a*h,_=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+g*c,t[5]=d-_*c,t[9]=-a*l,t[2]=_-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,g=c*h,_=c*u;t[0]=d+_*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-g,t[6]=_+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,g=c*h,_=c*u;t[0]=d-_*a,t[4]=-o*u,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*h,t[9]=_-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,g=a*h,_=a*u;t[0]=l*h,t[4]=g*c-f,t[8]=d*c+_,t[1]=l*u,t[5]=_*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,_=a*c;t[0]=l*h,t[4]=_-d*u,t[8]=g*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+g,t[10]=d-_*u}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,_=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+_,t[5]=o*h,t[9]=f*u-g,t[2]=g*u-f,t[6]=a*h,t[10]=_*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(gb,e,_b)}lookAt(e,t,n){let s=this.elements;return fi.subVectors(e,t),fi.lengthSq()===0&&(fi.z=1),fi.normalize(),Vs.crossVectors(n,fi),Vs.lengthSq()===0&&(Math.abs(n.z)===1?fi.x+=1e-4:fi.z+=1e-4,fi.normalize(),Vs.crossVectors(n,fi)),Vs.normalize(),tc.crossVectors(fi,Vs),s[0]=Vs.x,s[4]=tc.x,s[8]=fi.x,s[1]=Vs.y,s[5]=tc.y,s[9]=fi.y,s[2]=Vs.z,s[6]=tc.z,s[10]=fi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],_=n[6],p=n[10],m=n[14],v=n[3],T=n[7],M=n[11],R=n[15],E=s[0],x=s[4],A=s[8],O=s[12],I=s[1],L=s[5],k=s[9],z=s[13],D=s[2],V=s[6],Y=s[10],H=s[14],ce=s[3],K=s[7],j=s[11],ie=s[15];return r[0]=o*E+a*I+l*D+c*ce,r[4]=o*x+a*L+l*V+c*K,r[8]=o*A+a*k+l*Y+c*j,r[12]=o*O+a*z+l*H+c*ie,r[1]=h*E+u*I+d*D+f*ce,r[5]=h*x+u*L+d*V+f*K,r[9]=h*A+u*k+d*Y+f*j,r[13]=h*O+u*z+d*H+f*ie,r[2]=g*E+_*I+p*D+m*ce,r[6]=g*x+_*L+p*V+m*K,r[10]=g*A+_*k+p*Y+m*j,r[14]=g*O+_*z+p*H+m*ie,r[3]=v*E+T*I+M*D+R*ce,r[7]=v*x+T*L+M*V+R*K,r[11]=v*A+T*k+M*Y+R*j,r[15]=v*O+T*z+M*H+R*ie,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],g=e[3],_=e[7],p=e[11],m=e[15],v=l*f-c*d,T=a*f-c*u,M=a*d-l*u,R=o*f-c*h,E=o*d-l*h,x=o*u-a*h;return t*(_*v-p*T+m*M)-n*(g*v-p*R+m*E)+s*(g*T-_*R+m*x)-r*(g*M-_*E+p*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],g=e[12],_=e[13],p=e[14],m=e[15],v=t*a-n*o,T=t*l-s*o,M=t*c-r*o,R=n*l-s*a,E=n*c-r*a,x=s*c-r*l,A=h*_-u*g,O=h*p-d*g,I=h*m-f*g,L=u*p-d*_,k=u*m-f*_,z=d*m-f*p,D=v*z-T*k+M*L+R*I-E*O+x*A;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let V=1/D;return e[0]=(a*z-l*k+c*L)*V,e[1]=(s*k-n*z-r*L)*V,e[2]=(_*x-p*E+m*R)*V,e[3]=(d*E-u*x-f*R)*V,e[4]=(l*I-o*z-c*O)*V,e[5]=(t*z-s*I+r*O)*V,e[6]=(p*M-g*x-m*T)*V,e[7]=(h*x-d*M+f*T)*V,e[8]=(o*k-a*I+c*A)*V,e[9]=(n*I-t*k-r*A)*V,e[10]=(g*E-_*M+m*v)*V,e[11]=(u*M-h*E-f*v)*V,e[12]=(a*O-o*L-l*A)*V,e[13]=(t*L-n*O+s*A)*V,e[14]=(_*T-g*R-p*v)*V,e[15]=(h*R-u*T+d*v)*V,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,_=o*h,p=o*u,m=a*u,v=l*c,T=l*h,M=l*u,R=n.x,E=n.y,x=n.z;return s[0]=(1-(_+m))*R,s[1]=(f+M)*R,s[2]=(g-T)*R,s[3]=0,s[4]=(f-M)*E,s[5]=(1-(d+m))*E,s[6]=(p+v)*E,s[7]=0,s[8]=(g+T)*x,s[9]=(p-v)*x,s[10]=(1-(d+_))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=so.set(s[0],s[1],s[2]).length(),a=so.set(s[4],s[5],s[6]).length(),l=so.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Fi.copy(this);let c=1/o,h=1/a,u=1/l;return Fi.elements[0]*=c,Fi.elements[1]*=c,Fi.elements[2]*=c,Fi.elements[4]*=h,Fi.elements[5]*=h,Fi.elements[6]*=h,Fi.elements[8]*=u,Fi.elements[9]*=u,Fi.elements[10]*=u,t.setFromRotationMatrix(Fi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),g,_;if(l)g=r/(o-r),_=o*r/(o-r);else if(a===Ai)g=-(o+r)/(o-r),_=-2*o*r/(o-r);else if(a===xo)g=-o/(o-r),_=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),g,_;if(l)g=1/(o-r),_=o/(o-r);else if(a===Ai)g=-2/(o-r),_=-(o+r)/(o-r);else if(a===xo)g=-1/(o-r),_=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},so=new W,Fi=new Ot,gb=new W(0,0,0),_b=new W(1,1,1),Vs=new W,tc=new W,fi=new W,Dg=new Ot,Ng=new Qn,ws=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(pt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-pt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(pt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-pt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(pt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-pt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Dg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Dg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Ng.setFromEuler(this),this.setFromQuaternion(Ng,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ws.DEFAULT_ORDER="XYZ";var ga=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},yb=0,Fg=new W,ro=new Qn,_s=new Ot,nc=new W,na=new W,xb=new W,vb=new Qn,Ug=new W(1,0,0),Og=new W(0,1,0),Bg=new W(0,0,1),kg={type:"added"},bb={type:"removed"},oo={type:"childadded",child:null},Sd={type:"childremoved",child:null},Fn=class i extends Bi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:yb++}),this.uuid=nr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new W,t=new ws,n=new Qn,s=new W(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Ot},normalMatrix:{value:new et}}),this.matrix=new Ot,this.matrixWorld=new Ot,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ga,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ro.setFromAxisAngle(e,t),this.quaternion.multiply(ro),this}rotateOnWorldAxis(e,t){return ro.setFromAxisAngle(e,t),this.quaternion.premultiply(ro),this}rotateX(e){return this.rotateOnAxis(Ug,e)}rotateY(e){return this.rotateOnAxis(Og,e)}rotateZ(e){return this.rotateOnAxis(Bg,e)}translateOnAxis(e,t){return Fg.copy(e).applyQuaternion(this.quaternion),this.position.add(Fg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Ug,e)}translateY(e){return this.translateOnAxis(Og,e)}translateZ(e){return this.translateOnAxis(Bg,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(_s.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?nc.copy(e):nc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),na.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?_s.lookAt(na,nc,this.up):_s.lookAt(nc,na,this.up),this.quaternion.setFromRotationMatrix(_s),s&&(_s.extractRotation(s.matrixWorld),ro.setFromRotationMatrix(_s),this.quaternion.premultiply(ro.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Qe("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(kg),oo.child=e,this.dispatchEvent(oo),oo.child=null):Qe("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(bb),Sd.child=e,this.dispatchEvent(Sd),Sd.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),_s.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),_s.multiply(e.parent.matrixWorld)),e.applyMatrix4(_s),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(kg),oo.child=e,this.dispatchEvent(oo),oo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(na,e,xb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(na,vb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Fn.DEFAULT_UP=new W(0,1,0);Fn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Fn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var pn=class extends Fn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Mb={type:"move"},So=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new pn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new pn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new W,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new W),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new pn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new W,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new W,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let _ of e.hand.values()){let p=t.getJointPose(_,n),m=this._getHandJoint(c,_);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Mb)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new pn;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},k0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Gs={h:0,s:0,l:0},ic={h:0,s:0,l:0};function wd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var it=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Jn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=yt.workingColorSpace){return this.r=e,this.g=t,this.b=n,yt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=yt.workingColorSpace){if(e=vf(e,1),t=pt(t,0,1),n=pt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=wd(o,r,e+1/3),this.g=wd(o,r,e),this.b=wd(o,r,e-1/3)}return yt.colorSpaceToWorking(this,s),this}setStyle(e,t=Jn){function n(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Jn){let n=k0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ms(e.r),this.g=Ms(e.g),this.b=Ms(e.b),this}copyLinearToSRGB(e){return this.r=_o(e.r),this.g=_o(e.g),this.b=_o(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Jn){return yt.workingToColorSpace(kn.copy(this),e),Math.round(pt(kn.r*255,0,255))*65536+Math.round(pt(kn.g*255,0,255))*256+Math.round(pt(kn.b*255,0,255))}getHexString(e=Jn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(kn.copy(this),t);let n=kn.r,s=kn.g,r=kn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(kn.copy(this),t),e.r=kn.r,e.g=kn.g,e.b=kn.b,e}getStyle(e=Jn){yt.workingToColorSpace(kn.copy(this),e);let t=kn.r,n=kn.g,s=kn.b;return e!==Jn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Gs),this.setHSL(Gs.h+e,Gs.s+t,Gs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Gs),e.getHSL(ic);let n=ca(Gs.h,ic.h,t),s=ca(Gs.s,ic.s,t),r=ca(Gs.l,ic.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},kn=new it;it.NAMES=k0;var _a=class i{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new it(e),this.near=t,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},ya=class extends Fn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ws,this.environmentIntensity=1,this.environmentRotation=new ws,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Ui=new W,ys=new W,Ad=new W,xs=new W,ao=new W,lo=new W,zg=new W,Ed=new W,Td=new W,Rd=new W,Cd=new Yt,Pd=new Yt,Id=new Yt,qs=class i{constructor(e=new W,t=new W,n=new W){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Ui.subVectors(e,t),s.cross(Ui);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Ui.subVectors(s,t),ys.subVectors(n,t),Ad.subVectors(e,t);let o=Ui.dot(Ui),a=Ui.dot(ys),l=Ui.dot(Ad),c=ys.dot(ys),h=ys.dot(Ad),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,xs)===null?!1:xs.x>=0&&xs.y>=0&&xs.x+xs.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,xs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,xs.x),l.addScaledVector(o,xs.y),l.addScaledVector(a,xs.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Cd.setScalar(0),Pd.setScalar(0),Id.setScalar(0),Cd.fromBufferAttribute(e,t),Pd.fromBufferAttribute(e,n),Id.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Cd,r.x),o.addScaledVector(Pd,r.y),o.addScaledVector(Id,r.z),o}static isFrontFacing(e,t,n,s){return Ui.subVectors(n,t),ys.subVectors(e,t),Ui.cross(ys).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ui.subVectors(this.c,this.b),ys.subVectors(this.a,this.b),Ui.cross(ys).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;ao.subVectors(s,n),lo.subVectors(r,n),Ed.subVectors(e,n);let l=ao.dot(Ed),c=lo.dot(Ed);if(l<=0&&c<=0)return t.copy(n);Td.subVectors(e,s);let h=ao.dot(Td),u=lo.dot(Td);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(ao,o);Rd.subVectors(e,r);let f=ao.dot(Rd),g=lo.dot(Rd);if(g>=0&&f<=g)return t.copy(r);let _=f*c-l*g;if(_<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(lo,a);let p=h*g-f*u;if(p<=0&&u-h>=0&&f-g>=0)return zg.subVectors(r,s),a=(u-h)/(u-h+(f-g)),t.copy(s).addScaledVector(zg,a);let m=1/(p+_+d);return o=_*m,a=d*m,t.copy(n).addScaledVector(ao,o).addScaledVector(lo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Ys=class{constructor(e=new W(1/0,1/0,1/0),t=new W(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Oi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Oi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Oi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Oi):Oi.fromBufferAttribute(r,o),Oi.applyMatrix4(e.matrixWorld),this.expandByPoint(Oi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),sc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),sc.copy(n.boundingBox)),sc.applyMatrix4(e.matrixWorld),this.union(sc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Oi),Oi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(ia),rc.subVectors(this.max,ia),co.subVectors(e.a,ia),ho.subVectors(e.b,ia),uo.subVectors(e.c,ia),Hs.subVectors(ho,co),Ws.subVectors(uo,ho),mr.subVectors(co,uo);let t=[0,-Hs.z,Hs.y,0,-Ws.z,Ws.y,0,-mr.z,mr.y,Hs.z,0,-Hs.x,Ws.z,0,-Ws.x,mr.z,0,-mr.x,-Hs.y,Hs.x,0,-Ws.y,Ws.x,0,-mr.y,mr.x,0];return!Ld(t,co,ho,uo,rc)||(t=[1,0,0,0,1,0,0,0,1],!Ld(t,co,ho,uo,rc))?!1:(oc.crossVectors(Hs,Ws),t=[oc.x,oc.y,oc.z],Ld(t,co,ho,uo,rc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Oi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Oi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(vs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),vs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),vs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),vs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),vs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),vs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),vs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),vs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(vs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},vs=[new W,new W,new W,new W,new W,new W,new W,new W],Oi=new W,sc=new Ys,co=new W,ho=new W,uo=new W,Hs=new W,Ws=new W,mr=new W,ia=new W,rc=new W,oc=new W,gr=new W;function Ld(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){gr.fromArray(i,r);let a=s.x*Math.abs(gr.x)+s.y*Math.abs(gr.y)+s.z*Math.abs(gr.z),l=e.dot(gr),c=t.dot(gr),h=n.dot(gr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var fn=new W,ac=new qe,Sb=0,rn=class extends Bi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Sb++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=yf,this.updateRanges=[],this.gpuType=zi,this.version=0,this._normalizationScale=e!==void 0?Yh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)ac.fromBufferAttribute(this,t),ac.applyMatrix3(e),this.setXY(t,ac.x,ac.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)fn.fromBufferAttribute(this,t),fn.applyMatrix3(e),this.setXYZ(t,fn.x,fn.y,fn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)fn.fromBufferAttribute(this,t),fn.applyMatrix4(e),this.setXYZ(t,fn.x,fn.y,fn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)fn.fromBufferAttribute(this,t),fn.applyNormalMatrix(e),this.setXYZ(t,fn.x,fn.y,fn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)fn.fromBufferAttribute(this,t),fn.transformDirection(e),this.setXYZ(t,fn.x,fn.y,fn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Mf(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Sf(e,this.array)}};var xa=class extends rn{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var va=class extends rn{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Pt=class extends rn{constructor(e,t,n){super(new Float32Array(e),t,n)}},wb=new Ys,sa=new W,Dd=new W,xr=class{constructor(e=new W,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):wb.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;sa.subVectors(e,this.center);let t=sa.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(sa,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Dd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(sa.copy(e.center).add(Dd)),this.expandByPoint(sa.copy(e.center).sub(Dd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Ab=0,wi=new Ot,Nd=new Fn,fo=new W,pi=new Ys,ra=new Ys,Rn=new W,$t=class i extends Bi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Ab++}),this.uuid=nr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Kv(e)?va:xa)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new et().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return wi.makeRotationFromQuaternion(e),this.applyMatrix4(wi),this}rotateX(e){return wi.makeRotationX(e),this.applyMatrix4(wi),this}rotateY(e){return wi.makeRotationY(e),this.applyMatrix4(wi),this}rotateZ(e){return wi.makeRotationZ(e),this.applyMatrix4(wi),this}translate(e,t,n){return wi.makeTranslation(e,t,n),this.applyMatrix4(wi),this}scale(e,t,n){return wi.makeScale(e,t,n),this.applyMatrix4(wi),this}lookAt(e){return Nd.lookAt(e),Nd.updateMatrix(),this.applyMatrix4(Nd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(fo).negate(),this.translate(fo.x,fo.y,fo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Pt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ys);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new W(-1/0,-1/0,-1/0),new W(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];pi.setFromBufferAttribute(r),this.morphTargetsRelative?(Rn.addVectors(this.boundingBox.min,pi.min),this.boundingBox.expandByPoint(Rn),Rn.addVectors(this.boundingBox.max,pi.max),this.boundingBox.expandByPoint(Rn)):(this.boundingBox.expandByPoint(pi.min),this.boundingBox.expandByPoint(pi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qe('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new xr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new W,1/0);return}if(e){let n=this.boundingSphere.center;if(pi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];ra.setFromBufferAttribute(a),this.morphTargetsRelative?(Rn.addVectors(pi.min,ra.min),pi.expandByPoint(Rn),Rn.addVectors(pi.max,ra.max),pi.expandByPoint(Rn)):(pi.expandByPoint(ra.min),pi.expandByPoint(ra.max))}pi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Rn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Rn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Rn.fromBufferAttribute(a,c),l&&(fo.fromBufferAttribute(e,c),Rn.add(fo)),s=Math.max(s,n.distanceToSquared(Rn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Qe("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new rn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new W,l[O]=new W;let h=new W,u=new W,d=new W,f=new qe,g=new qe,_=new qe,p=new W,m=new W;function v(O,I,L){c[O]=c[I]=c[L]=1,h.fromBufferAttribute(n,O),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,O),g.fromBufferAttribute(r,I),_.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),_.sub(f);let k=1/(g.x*_.y-_.x*g.y);isFinite(k)&&(p.copy(u).multiplyScalar(_.y).addScaledVector(d,-g.y).multiplyScalar(k),m.copy(d).multiplyScalar(g.x).addScaledVector(u,-_.x).multiplyScalar(k),a[O].add(p),a[I].add(p),a[L].add(p),l[O].add(m),l[I].add(m),l[L].add(m))}let T=this.groups;T.length===0&&(T=[{start:0,count:e.count}]);for(let O=0,I=T.length;O<I;++O){let L=T[O],k=L.start,z=L.count;for(let D=k,V=k+z;D<V;D+=3)v(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let M=new W,R=new W,E=new W,x=new W;function A(O){E.fromBufferAttribute(s,O),x.copy(E);let I=a[O];M.copy(I),M.sub(E.multiplyScalar(E.dot(I))).normalize(),R.crossVectors(x,I);let k=R.dot(l[O])<0?-1:1;o.setXYZW(O,M.x,M.y,M.z,k)}for(let O=0,I=n.count;O<I;++O)c[O]&&A(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new rn(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new W,r=new W,o=new W,a=new W,l=new W,c=new W,h=new W,u=new W;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),_=e.getX(d+1),p=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,_),o.fromBufferAttribute(t,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,_),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(_,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Rn.fromBufferAttribute(e,t),Rn.normalize(),e.setXYZ(t,Rn.x,Rn.y,Rn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let _=0,p=l.length;_<p;_++){a.isInterleavedBufferAttribute?f=l[_]*a.data.stride+a.offset:f=l[_]*h;for(let m=0;m<h;m++)d[g++]=c[f++]}return new rn(d,h,u)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Bc=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=yf,this.updateRanges=[],this.version=0,this.uuid=nr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Vg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Vg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function Vg(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=nr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Kn=new W,wo=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?Yh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)Kn.fromBufferAttribute(this,t),Kn.applyMatrix4(e),this.setXYZ(t,Kn.x,Kn.y,Kn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Kn.fromBufferAttribute(this,t),Kn.applyNormalMatrix(e),this.setXYZ(t,Kn.x,Kn.y,Kn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Kn.fromBufferAttribute(this,t),Kn.transformDirection(e),this.setXYZ(t,Kn.x,Kn.y,Kn.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){pa("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new rn(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){pa("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Mf(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Sf(e,this.data.array)}},Fd=new W,Eb=new W,Tb=new et,mi=class{constructor(e=new W(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Fd.subVectors(n,t).cross(Eb.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Fd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Tb.getNormalMatrix(e),s=this.coplanarPoint(Fd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Rb=0,ss=class extends Bi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Rb++}),this.uuid=nr(),this.name="",this.type="Material",this.blending=Co,this.side=er,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Jd,this.blendDst=jd,this.blendEquation=Ar,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new it(0,0,0),this.blendAlpha=0,this.depthFunc=yo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=C0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=wc,this.stencilZFail=wc,this.stencilZPass=wc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new it().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new mi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new qe().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new qe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var bs=new W,Ud=new W,lc=new W,cc=new W,vr=class{constructor(e=new W,t=new W(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,bs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=bs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(bs.copy(this.origin).addScaledVector(this.direction,t),bs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Ud.copy(e).add(t).multiplyScalar(.5),lc.copy(t).sub(e).normalize(),cc.copy(this.origin).sub(Ud);let r=e.distanceTo(t)*.5,o=-this.direction.dot(lc),a=cc.dot(this.direction),l=-cc.dot(lc),c=cc.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let _=1/h;u*=_,d*=_,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Ud).addScaledVector(lc,d),f}intersectSphere(e,t){if(e.radius<0)return null;bs.subVectors(e.center,this.origin);let n=bs.dot(this.direction),s=bs.dot(bs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,bs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,_=t.y-o.y,p=t.z-o.z,m=n.x-o.x,v=n.y-o.y,T=n.z-o.z,M=Math.abs(l),R=Math.abs(c),E=Math.abs(h),x,A,O,I,L,k,z,D,V,Y,H,ce;if(M>=R&&M>=E?(O=l,k=u,V=g,ce=m,l>=0?(x=c,A=h,I=d,L=f,z=_,D=p,Y=v,H=T):(x=h,A=c,I=f,L=d,z=p,D=_,Y=T,H=v)):R>=E?(O=c,k=d,V=_,ce=v,c>=0?(x=h,A=l,I=f,L=u,z=p,D=g,Y=T,H=m):(x=l,A=h,I=u,L=f,z=g,D=p,Y=m,H=T)):(O=h,k=f,V=p,ce=T,h>=0?(x=l,A=c,I=u,L=d,z=g,D=_,Y=m,H=v):(x=c,A=l,I=d,L=u,z=_,D=g,Y=v,H=m)),O===0)return null;let K=x/O,j=A/O,ie=1/O,de=I-K*k,ue=L-j*k,Q=z-K*V,me=D-j*V,ye=Y-K*ce,Te=H-j*ce,Me=ye*me-Te*Q,He=de*Te-ue*ye,st=Q*ue-me*de;if(s){if(Me<0||He<0||st<0)return null}else if((Me<0||He<0||st<0)&&(Me>0||He>0||st>0))return null;let Ve=Me+He+st;if(Ve===0)return null;let ut=ie*(Me*k+He*V+st*ce);return(Ve>0?ut<0:ut>0)?null:this.at(ut/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},kc=class extends ss{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new it(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ws,this.combine=oh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Gg=new Ot,_r=new vr,hc=new xr,Hg=new W,uc=new W,dc=new W,fc=new W,Od=new W,pc=new W,Wg=new W,mc=new W,It=class extends Fn{constructor(e=new $t,t=new kc){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){pc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Od.fromBufferAttribute(u,e),o?pc.addScaledVector(Od,h):pc.addScaledVector(Od.sub(t),h))}t.add(pc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),hc.copy(n.boundingSphere),hc.applyMatrix4(r),_r.copy(e.ray).recast(e.near),!(hc.containsPoint(_r.origin)===!1&&(_r.intersectSphere(hc,Hg)===null||_r.origin.distanceToSquared(Hg)>(e.far-e.near)**2))&&(Gg.copy(r).invert(),_r.copy(e.ray).applyMatrix4(Gg),!(n.boundingBox!==null&&_r.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,_r)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){let p=d[g],m=o[p.materialIndex],v=Math.max(p.start,f.start),T=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let M=v,R=T;M<R;M+=3){let E=a.getX(M),x=a.getX(M+1),A=a.getX(M+2);s=gc(this,m,e,n,c,h,u,E,x,A),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),_=Math.min(a.count,f.start+f.count);for(let p=g,m=_;p<m;p+=3){let v=a.getX(p),T=a.getX(p+1),M=a.getX(p+2);s=gc(this,o,e,n,c,h,u,v,T,M),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){let p=d[g],m=o[p.materialIndex],v=Math.max(p.start,f.start),T=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let M=v,R=T;M<R;M+=3){let E=M,x=M+1,A=M+2;s=gc(this,m,e,n,c,h,u,E,x,A),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),_=Math.min(l.count,f.start+f.count);for(let p=g,m=_;p<m;p+=3){let v=p,T=p+1,M=p+2;s=gc(this,o,e,n,c,h,u,v,T,M),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function Cb(i,e,t,n,s,r,o,a){let l;if(e.side===ei?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===er,a),l===null)return null;mc.copy(a),mc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(mc);return c<t.near||c>t.far?null:{distance:c,point:mc.clone(),object:i}}function gc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,uc),i.getVertexPosition(l,dc),i.getVertexPosition(c,fc);let h=Cb(i,e,t,n,uc,dc,fc,Wg);if(h){let u=new W;qs.getBarycoord(Wg,uc,dc,fc,u),s&&(h.uv=qs.getInterpolatedAttribute(s,a,l,c,u,new qe)),r&&(h.uv1=qs.getInterpolatedAttribute(r,a,l,c,u,new qe)),o&&(h.normal=qs.getInterpolatedAttribute(o,a,l,c,u,new W),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new W,materialIndex:0};qs.getNormal(uc,dc,fc,d.normal),h.face=d,h.barycoord=u}return h}var zc=class extends ni{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Cn,h=Cn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var yr=new xr,Pb=new qe(.5,.5),_c=new W,$s=class{constructor(e=new mi,t=new mi,n=new mi,s=new mi,r=new mi,o=new mi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ai,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],_=r[9],p=r[10],m=r[11],v=r[12],T=r[13],M=r[14],R=r[15];if(s[0].setComponents(c-o,f-h,m-g,R-v).normalize(),s[1].setComponents(c+o,f+h,m+g,R+v).normalize(),s[2].setComponents(c+a,f+u,m+_,R+T).normalize(),s[3].setComponents(c-a,f-u,m-_,R-T).normalize(),n)s[4].setComponents(l,d,p,M).normalize(),s[5].setComponents(c-l,f-d,m-p,R-M).normalize();else if(s[4].setComponents(c-l,f-d,m-p,R-M).normalize(),t===Ai)s[5].setComponents(c+l,f+d,m+p,R+M).normalize();else if(t===xo)s[5].setComponents(l,d,p,M).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),yr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),yr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(yr)}intersectsSprite(e){yr.center.set(0,0,0);let t=Pb.distanceTo(e.center);return yr.radius=.7071067811865476+t,yr.applyMatrix4(e.matrixWorld),this.intersectsSphere(yr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(_c.x=s.normal.x>0?e.max.x:e.min.x,_c.y=s.normal.y>0?e.max.y:e.min.y,_c.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(_c)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Xg=new Ot,Vc=class i{constructor(){this.coordinateSystem=Ai,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Xg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new $s),n[s].setFromProjectionMatrix(Xg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new $s),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Ao=class extends ss{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new it(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Gc=new W,Hc=new W,qg=new Ot,oa=new vr,yc=new xr,Bd=new W,Yg=new W,Wc=class extends Fn{constructor(e=new $t,t=new Ao){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Gc.fromBufferAttribute(t,s-1),Hc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Gc.distanceTo(Hc);e.setAttribute("lineDistance",new Pt(n,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),yc.copy(n.boundingSphere),yc.applyMatrix4(s),yc.radius+=r,e.ray.intersectsSphere(yc)===!1)return;qg.copy(s).invert(),oa.copy(e.ray).applyMatrix4(qg);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let _=f,p=g-1;_<p;_+=c){let m=h.getX(_),v=h.getX(_+1),T=xc(this,e,oa,l,m,v,_);T&&t.push(T)}if(this.isLineLoop){let _=h.getX(g-1),p=h.getX(f),m=xc(this,e,oa,l,_,p,g-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let _=f,p=g-1;_<p;_+=c){let m=xc(this,e,oa,l,_,_+1,_);m&&t.push(m)}if(this.isLineLoop){let _=xc(this,e,oa,l,g-1,f,g-1);_&&t.push(_)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function xc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Gc.fromBufferAttribute(a,s),Hc.fromBufferAttribute(a,r),t.distanceSqToSegment(Gc,Hc,Bd,Yg)>n)return;Bd.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Bd);if(!(c<e.near||c>e.far))return{distance:c,point:Yg.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var $g=new W,Zg=new W,ba=class extends Wc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)$g.fromBufferAttribute(t,s),Zg.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+$g.distanceTo(Zg);e.setAttribute("lineDistance",new Pt(n,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Ma=class extends ni{constructor(e=[],t=Er,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var As=class extends ni{constructor(e,t,n=ki,s,r,o,a=Cn,l=Cn,c,h=Ss,u=1){if(h!==Ss&&h!==Rs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Mo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Sa=class extends As{constructor(e,t=ki,n=Er,s,r,o=Cn,a=Cn,l,c=Ss){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},wa=class extends ni{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},rs=class i extends $t{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Pt(c,3)),this.setAttribute("normal",new Pt(h,3)),this.setAttribute("uv",new Pt(u,2));function g(_,p,m,v,T,M,R,E,x,A,O){let I=M/x,L=R/A,k=M/2,z=R/2,D=E/2,V=x+1,Y=A+1,H=0,ce=0,K=new W;for(let j=0;j<Y;j++){let ie=j*L-z;for(let de=0;de<V;de++){let ue=de*I-k;K[_]=ue*v,K[p]=ie*T,K[m]=D,c.push(K.x,K.y,K.z),K[_]=0,K[p]=0,K[m]=E>0?1:-1,h.push(K.x,K.y,K.z),u.push(de/x),u.push(1-j/A),H+=1}}for(let j=0;j<A;j++)for(let ie=0;ie<x;ie++){let de=d+ie+V*j,ue=d+ie+V*(j+1),Q=d+(ie+1)+V*(j+1),me=d+(ie+1)+V*j;l.push(de,ue,me),l.push(ue,Q,me),ce+=6}a.addGroup(f,ce,O),f+=ce,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Aa=class i extends $t{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,g=n*2+r,_=s+1,p=new W,m=new W;for(let v=0;v<=g;v++){let T=0,M=0,R=0,E=0;if(v<=n){let O=v/n,I=O*Math.PI/2;M=-h-e*Math.cos(I),R=e*Math.sin(I),E=-e*Math.cos(I),T=O*u}else if(v<=n+r){let O=(v-n)/r;M=-h+O*t,R=e,E=0,T=u+O*d}else{let O=(v-n-r)/n,I=O*Math.PI/2;M=h+e*Math.sin(I),R=e*Math.cos(I),E=e*Math.sin(I),T=u+d+O*u}let x=Math.max(0,Math.min(1,T/f)),A=0;v===0?A=.5/s:v===g&&(A=-.5/s);for(let O=0;O<=s;O++){let I=O/s,L=I*Math.PI*2,k=Math.sin(L),z=Math.cos(L);m.x=-R*z,m.y=M,m.z=R*k,a.push(m.x,m.y,m.z),p.set(-R*z,E,R*k),p.normalize(),l.push(p.x,p.y,p.z),c.push(I+A,x)}if(v>0){let O=(v-1)*_;for(let I=0;I<s;I++){let L=O+I,k=O+I+1,z=v*_+I,D=v*_+I+1;o.push(L,k,z),o.push(k,D,z)}}}this.setIndex(o),this.setAttribute("position",new Pt(a,3)),this.setAttribute("normal",new Pt(l,3)),this.setAttribute("uv",new Pt(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}},Ea=class i extends $t{constructor(e=1,t=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:e,segments:t,thetaStart:n,thetaLength:s},t=Math.max(3,t);let r=[],o=[],a=[],l=[],c=new W,h=new qe;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=t;u++,d+=3){let f=n+u/t*s;c.x=e*Math.cos(f),c.y=e*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/e+1)/2,h.y=(o[d+1]/e+1)/2,l.push(h.x,h.y)}for(let u=1;u<=t;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Pt(o,3)),this.setAttribute("normal",new Pt(a,3)),this.setAttribute("uv",new Pt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.segments,e.thetaStart,e.thetaLength)}},Es=class i extends $t{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,_=[],p=n/2,m=0;v(),o===!1&&(e>0&&T(!0),t>0&&T(!1)),this.setIndex(h),this.setAttribute("position",new Pt(u,3)),this.setAttribute("normal",new Pt(d,3)),this.setAttribute("uv",new Pt(f,2));function v(){let M=new W,R=new W,E=0,x=(t-e)/n;for(let A=0;A<=r;A++){let O=[],I=A/r,L=I*(t-e)+e;for(let k=0;k<=s;k++){let z=k/s,D=z*l+a,V=Math.sin(D),Y=Math.cos(D);R.x=L*V,R.y=-I*n+p,R.z=L*Y,u.push(R.x,R.y,R.z),M.set(V,x,Y).normalize(),d.push(M.x,M.y,M.z),f.push(z,1-I),O.push(g++)}_.push(O)}for(let A=0;A<s;A++)for(let O=0;O<r;O++){let I=_[O][A],L=_[O+1][A],k=_[O+1][A+1],z=_[O][A+1];(e>0||O!==0)&&(h.push(I,L,z),E+=3),(t>0||O!==r-1)&&(h.push(L,k,z),E+=3)}c.addGroup(m,E,0),m+=E}function T(M){let R=g,E=new qe,x=new W,A=0,O=M===!0?e:t,I=M===!0?1:-1;for(let k=1;k<=s;k++)u.push(0,p*I,0),d.push(0,I,0),f.push(.5,.5),g++;let L=g;for(let k=0;k<=s;k++){let D=k/s*l+a,V=Math.cos(D),Y=Math.sin(D);x.x=O*Y,x.y=p*I,x.z=O*V,u.push(x.x,x.y,x.z),d.push(0,I,0),E.x=V*.5+.5,E.y=Y*.5*I+.5,f.push(E.x,E.y),g++}for(let k=0;k<s;k++){let z=R+k,D=L+k;M===!0?h.push(D,D+1,z):h.push(D+1,D,z),A+=3}c.addGroup(m,A,M===!0?1:2),m+=A}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Ta=class i extends Es{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var br=class i extends $t{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],g=[],_=[],p=[];for(let m=0;m<h;m++){let v=m*d-o;for(let T=0;T<c;T++){let M=T*u-r;g.push(M,-v,0),_.push(0,0,1),p.push(T/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let v=0;v<a;v++){let T=v+c*m,M=v+c*(m+1),R=v+1+c*(m+1),E=v+1+c*m;f.push(T,M,E),f.push(M,R,E)}this.setIndex(f),this.setAttribute("position",new Pt(g,3)),this.setAttribute("normal",new Pt(_,3)),this.setAttribute("uv",new Pt(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Ra=class i extends $t{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new W,d=new W,f=[],g=[],_=[],p=[];for(let m=0;m<=n;m++){let v=[],T=m/n,M=o+T*a,R=e*Math.cos(M),E=Math.sqrt(e*e-R*R),x=0;m===0&&o===0?x=.5/t:m===n&&l===Math.PI&&(x=-.5/t);for(let A=0;A<=t;A++){let O=A/t,I=s+O*r;u.x=-E*Math.cos(I),u.y=R,u.z=E*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),_.push(d.x,d.y,d.z),p.push(O+x,1-T),v.push(c++)}h.push(v)}for(let m=0;m<n;m++)for(let v=0;v<t;v++){let T=h[m][v+1],M=h[m][v],R=h[m+1][v],E=h[m+1][v+1];(m!==0||o>0)&&f.push(T,M,E),(m!==n-1||l<Math.PI)&&f.push(M,R,E)}this.setIndex(f),this.setAttribute("position",new Pt(g,3)),this.setAttribute("normal",new Pt(_,3)),this.setAttribute("uv",new Pt(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Ca=class i extends $t{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new W,f=new W,g=new W;for(let _=0;_<=n;_++){let p=o+_/n*a;for(let m=0;m<=s;m++){let v=m/s*r;f.x=(e+t*Math.cos(p))*Math.cos(v),f.y=(e+t*Math.cos(p))*Math.sin(v),f.z=t*Math.sin(p),c.push(f.x,f.y,f.z),d.x=e*Math.cos(v),d.y=e*Math.sin(v),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(m/s),u.push(_/n)}}for(let _=1;_<=n;_++)for(let p=1;p<=s;p++){let m=(s+1)*_+p-1,v=(s+1)*(_-1)+p-1,T=(s+1)*(_-1)+p,M=(s+1)*_+p;l.push(m,v,M),l.push(v,T,M)}this.setIndex(l),this.setAttribute("position",new Pt(c,3)),this.setAttribute("normal",new Pt(h,3)),this.setAttribute("uv",new Pt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var Pa=class extends ss{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new it(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Rr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Kg(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Kg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Vn(i){let e={};for(let t=0;t<i.length;t++){let n=Rr(i[t]);for(let s in n)e[s]=n[s]}return e}function Kg(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Ib(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Af(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var z0={clone:Rr,merge:Vn},Lb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Db=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ei=class extends ss{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Lb,this.fragmentShader=Db,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Rr(e.uniforms),this.uniformsGroups=Ib(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new it().setHex(s.value);break;case"v2":this.uniforms[n].value=new qe().fromArray(s.value);break;case"v3":this.uniforms[n].value=new W().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Yt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new et().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Ot().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Xc=class extends Ei{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Mr=class extends ss{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new it(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new it(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=qh,this.normalScale=new qe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ws,this.combine=oh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},qc=class extends ss{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=T0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Yc=class extends ss{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function po(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function vc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Zs=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},$c=class extends Zs{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Vd,endingEnd:Vd}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Gd:r=e,a=2*t-n;break;case Hd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Gd:o=e,l=2*n-t;break;case Hd:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-t)/(s-t),_=g*g,p=_*g,m=-d*p+2*d*_-d*g,v=(1+d)*p+(-1.5-2*d)*_+(-.5+d)*g+1,T=(-1-f)*p+(1.5+f)*_+.5*g,M=f*p-f*_;for(let R=0;R!==a;++R)r[R]=m*o[h+R]+v*o[c+R]+T*o[l+R]+M*o[u+R];return r}},Zc=class extends Zs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Kc=class extends Zs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Jc=class extends Zs{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(s-t),_=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*_+o[l+p]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let _=o[c+g],p=o[l+g],m=f*d+g*2,v=u[m],T=u[m+1],M=e*d+g*2,R=h[M],E=h[M+1],x=Fb(n,t,v,R,s);r[g]=V0(x,_,T,E,p)}return r}};function V0(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Nb(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function Fb(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=V0(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Nb(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var _i=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=po(t,this.TimeBufferType),this.values=po(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:po(e.times,Array),values:po(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),vc(e.settings)&&(n.settings={inTangents:po(e.settings.inTangents,Array),outTangents:po(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Kc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Zc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new $c(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Jc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case ha:t=this.InterpolantFactoryMethodDiscrete;break;case Nc:t=this.InterpolantFactoryMethodLinear;break;case Sc:t=this.InterpolantFactoryMethodSmooth;break;case zd:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ye("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ha;case this.InterpolantFactoryMethodLinear:return Nc;case this.InterpolantFactoryMethodSmooth:return Sc;case this.InterpolantFactoryMethodBezier:return zd}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;vc(this.settings)&&(Jg(this.settings.inTangents,e),Jg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;vc(this.settings)&&(jg(this.settings.inTangents,e),jg(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Qe("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Qe("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Qe("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Qe("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Jv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Qe("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Sc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let _=t[u+g];if(_!==t[d+g]||_!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,vc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Jg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function jg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}_i.prototype.ValueTypeName="";_i.prototype.TimeBufferType=Float32Array;_i.prototype.ValueBufferType=Float32Array;_i.prototype.DefaultInterpolation=Nc;var Ks=class extends _i{constructor(e,t,n){super(e,t,n)}};Ks.prototype.ValueTypeName="bool";Ks.prototype.ValueBufferType=Array;Ks.prototype.DefaultInterpolation=ha;Ks.prototype.InterpolantFactoryMethodLinear=void 0;Ks.prototype.InterpolantFactoryMethodSmooth=void 0;var jc=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}};jc.prototype.ValueTypeName="color";var Qc=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}};Qc.prototype.ValueTypeName="number";var eh=class extends Zs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Qn.slerpFlat(r,0,o,c-a,o,c,l);return r}},Ia=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new eh(this.times,this.values,this.getValueSize(),e)}};Ia.prototype.ValueTypeName="quaternion";Ia.prototype.InterpolantFactoryMethodSmooth=void 0;var Js=class extends _i{constructor(e,t,n){super(e,t,n)}};Js.prototype.ValueTypeName="string";Js.prototype.ValueBufferType=Array;Js.prototype.DefaultInterpolation=ha;Js.prototype.InterpolantFactoryMethodLinear=void 0;Js.prototype.InterpolantFactoryMethodSmooth=void 0;var th=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}};th.prototype.ValueTypeName="vector";var nh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},G0=new nh,ih=class{constructor(e){this.manager=e!==void 0?e:G0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};ih.DEFAULT_MATERIAL_NAME="__DEFAULT";var La=class extends Fn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new it(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Da=class extends La{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Fn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new it(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},kd=new Ot,Qg=new W,e0=new W,sh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new qe(512,512),this.mapType=ii,this.map=null,this.mapPass=null,this.matrix=new Ot,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new $s,this._frameExtents=new qe(1,1),this._viewportCount=1,this._viewports=[new Yt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Qg.setFromMatrixPosition(e.matrixWorld),t.position.copy(Qg),e0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(e0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){kd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(kd,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===xo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(kd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},bc=new W,Mc=new Qn,ns=new W,Na=class extends Fn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ot,this.projectionMatrix=new Ot,this.projectionMatrixInverse=new Ot,this.coordinateSystem=Ai,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(bc,Mc,ns),ns.x===1&&ns.y===1&&ns.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(bc,Mc,ns.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(bc,Mc,ns),ns.x===1&&ns.y===1&&ns.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(bc,Mc,ns.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Xs=new W,t0=new qe,n0=new qe,zn=class extends Na{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=bo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(la*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return bo*2*Math.atan(Math.tan(la*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Xs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Xs.x,Xs.y).multiplyScalar(-e/Xs.z),Xs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Xs.x,Xs.y).multiplyScalar(-e/Xs.z)}getViewSize(e,t){return this.getViewBounds(e,t0,n0),t.subVectors(n0,t0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(la*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Sr=class extends Na{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Wd=class extends sh{constructor(){super(new Sr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Fa=class extends La{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Fn.DEFAULT_UP),this.updateMatrix(),this.target=new Fn,this.shadow=new Wd}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Ua=class extends $t{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var mo=-90,go=1,Eo=class extends Fn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new zn(mo,go,e,t);s.layers=this.layers,this.add(s);let r=new zn(mo,go,e,t);r.layers=this.layers,this.add(r);let o=new zn(mo,go,e,t);o.layers=this.layers,this.add(o);let a=new zn(mo,go,e,t);a.layers=this.layers,this.add(a);let l=new zn(mo,go,e,t);l.layers=this.layers,this.add(l);let c=new zn(mo,go,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ai)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===xo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let _=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=_,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},rh=class extends zn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Ef="\\[\\]\\.:\\/",Ub=new RegExp("["+Ef+"]","g"),Tf="[^"+Ef+"]",Ob="[^"+Ef.replace("\\.","")+"]",Bb=/((?:WC+[\/:])*)/.source.replace("WC",Tf),kb=/(WCOD+)?/.source.replace("WCOD",Ob),zb=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Tf),Vb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Tf),Gb=new RegExp("^"+Bb+kb+zb+Vb+"$"),Hb=["material","materials","bones","map"],Xd=class{constructor(e,t,n){let s=n||Wt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Wt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Ub,"")}static parseTrackName(e){let t=Gb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);Hb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Qe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Qe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Qe("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Qe("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){Qe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;Qe("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Wt.Composite=Xd;Wt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Wt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Wt.prototype.GetterByBindingType=[Wt.prototype._getValue_direct,Wt.prototype._getValue_array,Wt.prototype._getValue_arrayElement,Wt.prototype._getValue_toArray];Wt.prototype.SetterByBindingTypeAndVersioning=[[Wt.prototype._setValue_direct,Wt.prototype._setValue_direct_setNeedsUpdate,Wt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_array,Wt.prototype._setValue_array_setNeedsUpdate,Wt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_arrayElement,Wt.prototype._setValue_arrayElement_setNeedsUpdate,Wt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_fromArray,Wt.prototype._setValue_fromArray_setNeedsUpdate,Wt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var OR=new Float32Array(1);var Oa=class extends Bc{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var To=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=pt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(pt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var qd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var Ba=class extends Bi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Rf(i,e,t,n){let s=Wb(n);switch(t){case df:return i*e;case pf:return i*e/s.components*s.byteLength;case fh:return i*e/s.components*s.byteLength;case tr:return i*e*2/s.components*s.byteLength;case ph:return i*e*2/s.components*s.byteLength;case ff:return i*e*3/s.components*s.byteLength;case Gi:return i*e*4/s.components*s.byteLength;case mh:return i*e*4/s.components*s.byteLength;case Va:case Ga:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Ha:case Wa:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case _h:case xh:return Math.max(i,16)*Math.max(e,8)/4;case gh:case yh:return Math.max(i,8)*Math.max(e,8)/2;case vh:case bh:case Sh:case wh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Mh:case Xa:case Ah:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Eh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Th:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Rh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Ch:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Ph:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Ih:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Lh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Dh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Nh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Fh:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Uh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Oh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Bh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case kh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case zh:case Vh:case Gh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Hh:case Wh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case qa:case Xh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Wb(i){switch(i){case ii:case lf:return{byteLength:1,components:1};case Io:case cf:case Vi:return{byteLength:2,components:1};case uh:case dh:return{byteLength:2,components:4};case ki:case hh:case zi:return{byteLength:4,components:1};case hf:case uf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function h_(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function qb(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],_=u[f];_.start<=g.start+g.count+1?g.count=Math.max(g.count,_.start+_.count-g.start):(++d,u[d]=_)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let _=u[f];i.bufferSubData(c,_.start*h.BYTES_PER_ELEMENT,h,_.start,_.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Yb=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,$b=`#ifdef USE_ALPHAHASH
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
#endif`,Zb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Kb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Jb=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,jb=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Qb=`#ifdef USE_AOMAP
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
#endif`,eM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,tM=`#ifdef USE_BATCHING
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
#endif`,nM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,iM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,sM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,rM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,oM=`#ifdef USE_IRIDESCENCE
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
#endif`,aM=`#ifdef USE_BUMPMAP
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
#endif`,lM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,cM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,hM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,uM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,dM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,fM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,pM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,mM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,gM=`#define PI 3.141592653589793
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
} // validated`,_M=`vec3 transformedNormal = objectNormal;
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
#endif`,yM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,xM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,vM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,bM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,MM="gl_FragColor = linearToOutputTexel( gl_FragColor );",SM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,wM=`#ifdef USE_ENVMAP
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
#endif`,AM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,EM=`#ifdef USE_ENVMAP
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
#endif`,TM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,RM=`#ifdef USE_ENVMAP
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
#endif`,CM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,PM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,IM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,LM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,DM=`#ifdef USE_GRADIENTMAP
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
}`,NM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,FM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,UM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,OM=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,BM=`#ifdef USE_ENVMAP
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
#endif`,kM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,zM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,VM=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,GM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,HM=`PhysicalMaterial material;
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
#endif`,WM=`uniform sampler2D dfgLUT;
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
}`,XM=`
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
#endif`,qM=`#if defined( RE_IndirectDiffuse )
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
#endif`,YM=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,$M=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,ZM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,KM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,JM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,jM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,QM=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,eS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,tS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,nS=`#if defined( USE_POINTS_UV )
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
#endif`,iS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,sS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,rS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,oS=`#if defined( USE_MORPHCOLORS )
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
#endif`,aS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,lS=`#ifdef USE_MORPHTARGETS
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
#endif`,cS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,hS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,uS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,dS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,fS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,pS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,mS=`#ifdef USE_NORMALMAP
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
#endif`,gS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,_S=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,yS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,xS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,vS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,bS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,MS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,SS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,wS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,AS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,ES=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,TS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,RS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,CS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,PS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,IS=`float getShadowMask() {
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
}`,LS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,DS=`#ifdef USE_SKINNING
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
#endif`,NS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,FS=`#ifdef USE_SKINNING
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
#endif`,US=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,OS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,BS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,kS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,zS=`#ifdef USE_TRANSMISSION
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
#endif`,VS=`#ifdef USE_TRANSMISSION
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
#endif`,GS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,HS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,WS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,XS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,qS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,YS=`uniform sampler2D t2D;
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
}`,$S=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ZS=`uniform float backgroundBlurriness;
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
}`,KS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,JS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jS=`#include <common>
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
}`,QS=`#if DEPTH_PACKING == 3200
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
}`,ew=`#define DISTANCE
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
}`,tw=`#define DISTANCE
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
}`,nw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,iw=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,sw=`uniform float scale;
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
}`,rw=`uniform vec3 diffuse;
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
}`,ow=`#include <common>
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
}`,aw=`uniform vec3 diffuse;
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
}`,lw=`#define LAMBERT
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
}`,cw=`#define LAMBERT
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
}`,hw=`#define MATCAP
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
}`,uw=`#define MATCAP
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
}`,dw=`#define NORMAL
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
}`,fw=`#define NORMAL
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
}`,pw=`#define PHONG
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
}`,mw=`#define PHONG
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
}`,gw=`#define STANDARD
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
}`,_w=`#define STANDARD
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
}`,yw=`#define TOON
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
}`,xw=`#define TOON
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
}`,vw=`uniform float size;
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
}`,bw=`uniform vec3 diffuse;
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
}`,Mw=`#include <common>
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
}`,Sw=`uniform vec3 color;
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
}`,ww=`uniform float rotation;
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
}`,Aw=`uniform vec3 diffuse;
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
}`,ht={alphahash_fragment:Yb,alphahash_pars_fragment:$b,alphamap_fragment:Zb,alphamap_pars_fragment:Kb,alphatest_fragment:Jb,alphatest_pars_fragment:jb,aomap_fragment:Qb,aomap_pars_fragment:eM,batching_pars_vertex:tM,batching_vertex:nM,begin_vertex:iM,beginnormal_vertex:sM,bsdfs:rM,iridescence_fragment:oM,bumpmap_pars_fragment:aM,clipping_planes_fragment:lM,clipping_planes_pars_fragment:cM,clipping_planes_pars_vertex:hM,clipping_planes_vertex:uM,color_fragment:dM,color_pars_fragment:fM,color_pars_vertex:pM,color_vertex:mM,common:gM,defaultnormal_vertex:_M,displacementmap_pars_vertex:yM,displacementmap_vertex:xM,emissivemap_fragment:vM,emissivemap_pars_fragment:bM,colorspace_fragment:MM,colorspace_pars_fragment:SM,envmap_fragment:wM,envmap_common_pars_fragment:AM,envmap_pars_fragment:EM,envmap_pars_vertex:TM,envmap_physical_pars_fragment:BM,envmap_vertex:RM,fog_vertex:CM,fog_pars_vertex:PM,fog_fragment:IM,fog_pars_fragment:LM,gradientmap_pars_fragment:DM,lightmap_pars_fragment:NM,lights_lambert_fragment:FM,lights_lambert_pars_fragment:UM,lights_pars_begin:OM,lights_toon_fragment:kM,lights_toon_pars_fragment:zM,lights_phong_fragment:VM,lights_phong_pars_fragment:GM,lights_physical_fragment:HM,lights_physical_pars_fragment:WM,lights_fragment_begin:XM,lights_fragment_maps:qM,lights_fragment_end:YM,lightprobes_pars_fragment:$M,logdepthbuf_fragment:ZM,logdepthbuf_pars_fragment:KM,logdepthbuf_pars_vertex:JM,logdepthbuf_vertex:jM,map_fragment:QM,map_pars_fragment:eS,map_particle_fragment:tS,map_particle_pars_fragment:nS,metalnessmap_fragment:iS,metalnessmap_pars_fragment:sS,morphinstance_vertex:rS,morphcolor_vertex:oS,morphnormal_vertex:aS,morphtarget_pars_vertex:lS,morphtarget_vertex:cS,normal_fragment_begin:hS,normal_fragment_maps:uS,normal_pars_fragment:dS,normal_pars_vertex:fS,normal_vertex:pS,normalmap_pars_fragment:mS,clearcoat_normal_fragment_begin:gS,clearcoat_normal_fragment_maps:_S,clearcoat_pars_fragment:yS,iridescence_pars_fragment:xS,opaque_fragment:vS,packing:bS,premultiplied_alpha_fragment:MS,project_vertex:SS,dithering_fragment:wS,dithering_pars_fragment:AS,roughnessmap_fragment:ES,roughnessmap_pars_fragment:TS,shadowmap_pars_fragment:RS,shadowmap_pars_vertex:CS,shadowmap_vertex:PS,shadowmask_pars_fragment:IS,skinbase_vertex:LS,skinning_pars_vertex:DS,skinning_vertex:NS,skinnormal_vertex:FS,specularmap_fragment:US,specularmap_pars_fragment:OS,tonemapping_fragment:BS,tonemapping_pars_fragment:kS,transmission_fragment:zS,transmission_pars_fragment:VS,uv_pars_fragment:GS,uv_pars_vertex:HS,uv_vertex:WS,worldpos_vertex:XS,background_vert:qS,background_frag:YS,backgroundCube_vert:$S,backgroundCube_frag:ZS,cube_vert:KS,cube_frag:JS,depth_vert:jS,depth_frag:QS,distance_vert:ew,distance_frag:tw,equirect_vert:nw,equirect_frag:iw,linedashed_vert:sw,linedashed_frag:rw,meshbasic_vert:ow,meshbasic_frag:aw,meshlambert_vert:lw,meshlambert_frag:cw,meshmatcap_vert:hw,meshmatcap_frag:uw,meshnormal_vert:dw,meshnormal_frag:fw,meshphong_vert:pw,meshphong_frag:mw,meshphysical_vert:gw,meshphysical_frag:_w,meshtoon_vert:yw,meshtoon_frag:xw,points_vert:vw,points_frag:bw,shadow_vert:Mw,shadow_frag:Sw,sprite_vert:ww,sprite_frag:Aw},Le={common:{diffuse:{value:new it(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new et}},envmap:{envMap:{value:null},envMapRotation:{value:new et},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new et}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new et}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new et},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new et},normalScale:{value:new qe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new et},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new et}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new et}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new et}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new it(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new it(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0},uvTransform:{value:new et}},sprite:{diffuse:{value:new it(16777215)},opacity:{value:1},center:{value:new qe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}}},ls={basic:{uniforms:Vn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ht.meshbasic_vert,fragmentShader:ht.meshbasic_frag},lambert:{uniforms:Vn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new it(0)},envMapIntensity:{value:1}}]),vertexShader:ht.meshlambert_vert,fragmentShader:ht.meshlambert_frag},phong:{uniforms:Vn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new it(0)},specular:{value:new it(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ht.meshphong_vert,fragmentShader:ht.meshphong_frag},standard:{uniforms:Vn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new it(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ht.meshphysical_vert,fragmentShader:ht.meshphysical_frag},toon:{uniforms:Vn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new it(0)}}]),vertexShader:ht.meshtoon_vert,fragmentShader:ht.meshtoon_frag},matcap:{uniforms:Vn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ht.meshmatcap_vert,fragmentShader:ht.meshmatcap_frag},points:{uniforms:Vn([Le.points,Le.fog]),vertexShader:ht.points_vert,fragmentShader:ht.points_frag},dashed:{uniforms:Vn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ht.linedashed_vert,fragmentShader:ht.linedashed_frag},depth:{uniforms:Vn([Le.common,Le.displacementmap]),vertexShader:ht.depth_vert,fragmentShader:ht.depth_frag},normal:{uniforms:Vn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ht.meshnormal_vert,fragmentShader:ht.meshnormal_frag},sprite:{uniforms:Vn([Le.sprite,Le.fog]),vertexShader:ht.sprite_vert,fragmentShader:ht.sprite_frag},background:{uniforms:{uvTransform:{value:new et},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ht.background_vert,fragmentShader:ht.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new et}},vertexShader:ht.backgroundCube_vert,fragmentShader:ht.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ht.cube_vert,fragmentShader:ht.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ht.equirect_vert,fragmentShader:ht.equirect_frag},distance:{uniforms:Vn([Le.common,Le.displacementmap,{referencePosition:{value:new W},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ht.distance_vert,fragmentShader:ht.distance_frag},shadow:{uniforms:Vn([Le.lights,Le.fog,{color:{value:new it(0)},opacity:{value:1}}]),vertexShader:ht.shadow_vert,fragmentShader:ht.shadow_frag}};ls.physical={uniforms:Vn([ls.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new et},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new et},clearcoatNormalScale:{value:new qe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new et},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new et},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new et},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new et},sheen:{value:0},sheenColor:{value:new it(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new et},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new et},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new et},transmissionSamplerSize:{value:new qe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new et},attenuationDistance:{value:0},attenuationColor:{value:new it(0)},specularColor:{value:new it(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new et},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new et},anisotropyVector:{value:new qe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new et}}]),vertexShader:ht.meshphysical_vert,fragmentShader:ht.meshphysical_frag};var $h={r:0,b:0,g:0},Ew=new Ot,u_=new et;u_.set(-1,0,0,0,1,0,0,0,1);function Tw(i,e,t,n,s,r){let o=new it(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let T=v.isScene===!0?v.background:null;if(T&&T.isTexture){let M=v.backgroundBlurriness>0;T=e.get(T,M)}return T}function g(v){let T=!1,M=f(v);M===null?p(o,a):M&&M.isColor&&(p(M,1),T=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||T)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function _(v,T){let M=f(T);M&&M.isCubeTexture?(c===void 0&&(c=new It(new rs(1,1,1),new Ei({name:"BackgroundCubeMaterial",uniforms:Rr(ls.backgroundCube.uniforms),vertexShader:ls.backgroundCube.vertexShader,fragmentShader:ls.backgroundCube.fragmentShader,side:ei,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,E,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=M,c.material.uniforms.backgroundBlurriness.value=T.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Ew.makeRotationFromEuler(T.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(u_),c.material.toneMapped=yt.getTransfer(M.colorSpace)!==Et,(h!==M||u!==M.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=M,u=M.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new It(new br(2,2),new Ei({name:"BackgroundMaterial",uniforms:Rr(ls.background.uniforms),vertexShader:ls.background.vertexShader,fragmentShader:ls.background.fragmentShader,side:er,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,l.material.toneMapped=yt.getTransfer(M.colorSpace)!==Et,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(h!==M||u!==M.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=M,u=M.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function p(v,T){v.getRGB($h,Af(i)),t.buffers.color.setClear($h.r,$h.g,$h.b,T,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,T=1){o.set(v),a=T,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,p(o,a)},render:g,addToRenderList:_,dispose:m}}function Rw(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,k,z,D,V){let Y=!1,H=u(L,D,z,k);r!==H&&(r=H,c(r.object)),Y=f(L,D,z,V),Y&&g(L,D,z,V),V!==null&&e.update(V,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,M(L,k,z,D),V!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(V).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,k,z,D){let V=D.wireframe===!0,Y=n[k.id];Y===void 0&&(Y={},n[k.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,ce=Y[H];ce===void 0&&(ce={},Y[H]=ce);let K=ce[z.id];K===void 0&&(K={},ce[z.id]=K);let j=K[V];return j===void 0&&(j=d(l()),K[V]=j),j}function d(L){let k=[],z=[],D=[];for(let V=0;V<t;V++)k[V]=0,z[V]=0,D[V]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:z,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,k,z,D){let V=r.attributes,Y=k.attributes,H=0,ce=z.getAttributes();for(let K in ce)if(ce[K].location>=0){let ie=V[K],de=Y[K];if(de===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(de=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(de=L.instanceColor)),ie===void 0||ie.attribute!==de||de&&ie.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function g(L,k,z,D){let V={},Y=k.attributes,H=0,ce=z.getAttributes();for(let K in ce)if(ce[K].location>=0){let ie=Y[K];ie===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(ie=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(ie=L.instanceColor));let de={};de.attribute=ie,ie&&ie.data&&(de.data=ie.data),V[K]=de,H++}r.attributes=V,r.attributesNum=H,r.index=D}function _(){let L=r.newAttributes;for(let k=0,z=L.length;k<z;k++)L[k]=0}function p(L){m(L,0)}function m(L,k){let z=r.newAttributes,D=r.enabledAttributes,V=r.attributeDivisors;z[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),V[L]!==k&&(i.vertexAttribDivisor(L,k),V[L]=k)}function v(){let L=r.newAttributes,k=r.enabledAttributes;for(let z=0,D=k.length;z<D;z++)k[z]!==L[z]&&(i.disableVertexAttribArray(z),k[z]=0)}function T(L,k,z,D,V,Y,H){H===!0?i.vertexAttribIPointer(L,k,z,V,Y):i.vertexAttribPointer(L,k,z,D,V,Y)}function M(L,k,z,D){_();let V=D.attributes,Y=z.getAttributes(),H=k.defaultAttributeValues;for(let ce in Y){let K=Y[ce];if(K.location>=0){let j=V[ce];if(j===void 0&&(ce==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),ce==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let ie=j.normalized,de=j.itemSize,ue=e.get(j);if(ue===void 0)continue;let Q=ue.buffer,me=ue.type,ye=ue.bytesPerElement,Te=me===i.INT||me===i.UNSIGNED_INT||j.gpuType===hh;if(j.isInterleavedBufferAttribute){let Me=j.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,st=j.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<K.locationSize;Ve++)m(K.location+Ve,Me.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<K.locationSize;Ve++)p(K.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Ve=0;Ve<K.locationSize;Ve++)T(K.location+Ve,de/K.locationSize,me,ie,He*ye,(st+de/K.locationSize*Ve)*ye,Te)}else{if(j.isInstancedBufferAttribute){for(let Me=0;Me<K.locationSize;Me++)m(K.location+Me,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let Me=0;Me<K.locationSize;Me++)p(K.location+Me);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Me=0;Me<K.locationSize;Me++)T(K.location+Me,de/K.locationSize,me,ie,de*ye,de/K.locationSize*Me*ye,Te)}}else if(H!==void 0){let ie=H[ce];if(ie!==void 0)switch(ie.length){case 2:i.vertexAttrib2fv(K.location,ie);break;case 3:i.vertexAttrib3fv(K.location,ie);break;case 4:i.vertexAttrib4fv(K.location,ie);break;default:i.vertexAttrib1fv(K.location,ie)}}}}v()}function R(){O();for(let L in n){let k=n[L];for(let z in k){let D=k[z];for(let V in D){let Y=D[V];for(let H in Y)h(Y[H].object),delete Y[H];delete D[V]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let k=n[L.id];for(let z in k){let D=k[z];for(let V in D){let Y=D[V];for(let H in Y)h(Y[H].object),delete Y[H];delete D[V]}}delete n[L.id]}function x(L){for(let k in n){let z=n[k];for(let D in z){let V=z[D];if(V[L.id]===void 0)continue;let Y=V[L.id];for(let H in Y)h(Y[H].object),delete Y[H];delete V[L.id]}}}function A(L){for(let k in n){let z=n[k],D=L.isInstancedMesh===!0?L.id:0,V=z[D];if(V!==void 0){for(let Y in V){let H=V[Y];for(let ce in H)h(H[ce].object),delete H[ce];delete V[Y]}delete z[D],Object.keys(z).length===0&&delete n[k]}}}function O(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:E,releaseStatesOfObject:A,releaseStatesOfProgram:x,initAttributes:_,enableAttribute:p,disableUnusedAttributes:v}}function Cw(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Pw(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==Gi&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let A=x===Vi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==ii&&x!==zi&&!A&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ye("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),T=i.getParameter(i.MAX_VARYING_VECTORS),M=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:_,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:v,maxVaryings:T,maxFragmentUniforms:M,maxSamples:R,samples:E}}function Iw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new mi,a=new et,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,_=u.clipIntersection,p=u.clipShadows,m=i.get(u);if(!s||g===null||g.length===0||r&&!p)r?h(null):c();else{let v=r?0:n,T=v*4,M=m.clippingState||null;l.value=M,M=h(g,d,T,f);for(let R=0;R!==T;++R)M[R]=t[R];m.clippingState=M,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,g){let _=u!==null?u.length:0,p=null;if(_!==0){if(p=l.value,g!==!0||p===null){let m=f+_*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(p===null||p.length<m)&&(p=new Float32Array(m));for(let T=0,M=f;T!==_;++T,M+=4)o.copy(u[T]).applyMatrix4(v,a),o.normal.toArray(p,M),p[M+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=_,e.numIntersection=0,p}}var Za=class extends gi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Ma(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new rs(5,5,5),r=new Ei({name:"CubemapFromEquirect",uniforms:Rr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ei,blending:wr});r.uniforms.tEquirect.value=t;let o=new It(s,r),a=t.minFilter;return t.minFilter===Ts&&(t.minFilter=jn),new Eo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},H0=256,Lw=3,Dw=20,d_=256,f_=16,Nw=3,Fw=new W,Uw=new it,Kh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Eo(1,10,null),this._boxMesh=new It(new rs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=Fw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,_=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,_===null&&(e.background=l.getClearColor(Uw));let p=new Eo(n,s,h);return p.position.copy(a),p.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=_,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=q0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=X0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(H0,bf(e))}_fromTexture(e,t){e.mapping===Er||e.mapping===Po?this._setSize(e.image.length===0?H0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=W0(e,!1,!1),n=Math.log2(e)-Lw;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=W0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Er||e.mapping===Po?(this._cubemapMaterial===null&&(this._cubemapMaterial=q0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=X0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Ow(),this._integrationMaterial=Bw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/f_);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Nw)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(d_*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=kw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function W0(i,e,t){return new Za(i,{minFilter:Ts,generateMipmaps:e,type:Vi,colorSpace:ua,depthBuffer:t})}function Ka(i,e,t){return new Ei({name:i,uniforms:e,vertexShader:ht.cube_vert,fragmentShader:t,side:ei,blending:wr,depthTest:!1,depthWrite:!1})}function Ow(){return Ka("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${d_}u

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
	`)}function Bw(){return Ka("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:f_}},`

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
	`)}function kw(){return Ka("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Dw}
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
	`)}function X0(){return Ka("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function q0(){return Ka("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function zw(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===ah||f===lh)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let _=new Za(g.height);return _.fromEquirectangularTexture(i,d),e.set(d,_),d.addEventListener("dispose",c),a(_.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===ah||f===lh,_=f===Er||f===Po;if(g||_){let p=t.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new Kh(i)),p=g?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let v=d.image;return g&&v&&v.height>0||_&&v&&l(v)?(n===null&&(n=new Kh(i)),p=g?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===ah?d.mapping=Er:f===lh&&(d.mapping=Po),d}function l(d){let f=0,g=6;for(let _=0;_<g;_++)d[_]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function Vw(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&aa("WebGLRenderer: "+n+" extension not supported."),s}}}function Gw(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let _=r.get(g);_&&(e.remove(_),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,_){return s[_.id]!==void 0||(_.addEventListener("dispose",a),s[_.id]=new WeakRef(_),o.register(_,_.id,_),t.memory.geometries++),_}function h(g){let _=g.attributes;for(let p in _)e.update(_[p],i.ARRAY_BUFFER)}function u(g){let _=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let v=_!==null?_.array.length:p.array.length/3-1,T=p.count>=65535?va:xa,M=new T(Math.ceil(v/3)*6,1),R=M.array;if(_!==null){let x=_.array;m=_.version;for(let A=0,O=0;A<v;A+=3){let I=x[A+0],L=x[A+1],k=x[A+2];R[O++]=I,R[O++]=L,R[O++]=L,R[O++]=k,R[O++]=k,R[O++]=I}}else{m=p.version;for(let x=0,A=0;x<v;x+=3){let O=x+0,I=x+1,L=x+2;R[A++]=O,R[A++]=I,R[A++]=I,R[A++]=L,R[A++]=L,R[A++]=O}}M.version=m;let E=r.get(g);E&&e.remove(E),r.set(g,M)}function d(g){let _=r.get(g);if(_){let p=g.index;p!==null&&_.version<p.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let _=s[g].deref();_!==void 0&&l(_)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function Hw(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let _=0;for(let p=0;p<f;p++)_+=d[p];t.update(_,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function Ww(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Qe("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function Xw(i,e,t){let n=new WeakMap,s=new Yt;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let O=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],T=0;f===!0&&(T=1),g===!0&&(T=2),_===!0&&(T=3);let M=a.attributes.position.count*T,R=1;M>e.maxTextureSize&&(R=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let E=new Float32Array(M*R*4*u),x=new ma(E,M,R,u);x.type=zi,x.needsUpdate=!0;let A=T*4;for(let I=0;I<u;I++){let L=p[I],k=m[I],z=v[I],D=M*R*4*I;for(let V=0;V<L.count;V++){let Y=V*A;f===!0&&(s.fromBufferAttribute(L,V),E[D+Y+0]=s.x,E[D+Y+1]=s.y,E[D+Y+2]=s.z,E[D+Y+3]=0),g===!0&&(s.fromBufferAttribute(k,V),E[D+Y+4]=s.x,E[D+Y+5]=s.y,E[D+Y+6]=s.z,E[D+Y+7]=0),_===!0&&(s.fromBufferAttribute(z,V),E[D+Y+8]=s.x,E[D+Y+9]=s.y,E[D+Y+10]=s.z,E[D+Y+11]=z.itemSize===4?s.w:1)}}d={count:u,texture:x,size:new qe(M,R)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let _=0;_<c.length;_++)f+=c[_];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function qw(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var Yw={[Qd]:"LINEAR_TONE_MAPPING",[ef]:"REINHARD_TONE_MAPPING",[tf]:"CINEON_TONE_MAPPING",[nf]:"ACES_FILMIC_TONE_MAPPING",[rf]:"AGX_TONE_MAPPING",[of]:"NEUTRAL_TONE_MAPPING",[sf]:"CUSTOM_TONE_MAPPING"};function $w(i,e,t,n,s,r){let o=new gi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new $t;h.setAttribute("position",new Pt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Pt([0,2,0,0,2,0],2));let u=new Xc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new It(h,u),f=new Sr(-1,1,1,-1,0,1),g=null,_=null,p=!1,m,v=null,T=[],M=!1;this.setSize=function(R,E){o.setSize(R,E),a!==null&&a.setSize(R,E),l!==null&&l.setSize(R,E);for(let x=0;x<T.length;x++){let A=T[x];A.setSize&&A.setSize(R,E)}},this.setEffects=function(R){T=R,M=T.length>0&&T[0].isRenderPass===!0;let E=o.width,x=o.height;T.length>0&&a===null&&(a=new gi(E,x,{type:Vi,depthBuffer:!1,stencilBuffer:!1}),l=new gi(E,x,{type:Vi,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&T.some(O=>O.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new As(E,x),r===!0&&(c.format=Rs,c.type=Tr)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let O=0;O<T.length;O++){let I=T[O];I.setSize&&I.setSize(E,x),A&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,E){if(p||R.toneMapping===os&&T.length===0)return!1;if(v=E,E!==null){let x=E.width,A=E.height;(o.width!==x||o.height!==A)&&this.setSize(x,A)}return M===!1&&R.setRenderTarget(o),m=R.toneMapping,R.toneMapping=os,!0},this.hasRenderPass=function(){return M},this.end=function(R,E){R.toneMapping=m,p=!0;let x=o,A=a;for(let O=0;O<T.length;O++){let I=T[O];I.enabled!==!1&&(I.render(R,A,x,E),I.needsSwap!==!1&&(x=A,A=A===a?l:a))}if(g!==R.outputColorSpace||_!==R.toneMapping){g=R.outputColorSpace,_=R.toneMapping,u.defines={},yt.getTransfer(g)===Et&&(u.defines.SRGB_TRANSFER="");let O=Yw[_];O&&(u.defines[O]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=x.texture,R.setRenderTarget(v),R.render(d,f),v=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var p_=new ni,m_=new As(1,1),g_=new Sa(1),__=new ma,y_=new Oc,x_=new Ma,Y0=[],$0=[],Z0=new Float32Array(16),K0=new Float32Array(9),J0=new Float32Array(4);function Do(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Y0[s];if(r===void 0&&(r=new Float32Array(s),Y0[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function vn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function bn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function jh(i,e){let t=$0[e];t===void 0&&(t=new Int32Array(e),$0[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function Zw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function Kw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2fv(this.addr,e),bn(t,e)}}function Jw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(vn(t,e))return;i.uniform3fv(this.addr,e),bn(t,e)}}function jw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4fv(this.addr,e),bn(t,e)}}function Qw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),bn(t,e)}else{if(vn(t,n))return;J0.set(n),i.uniformMatrix2fv(this.addr,!1,J0),bn(t,n)}}function e1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),bn(t,e)}else{if(vn(t,n))return;K0.set(n),i.uniformMatrix3fv(this.addr,!1,K0),bn(t,n)}}function t1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),bn(t,e)}else{if(vn(t,n))return;Z0.set(n),i.uniformMatrix4fv(this.addr,!1,Z0),bn(t,n)}}function n1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function i1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2iv(this.addr,e),bn(t,e)}}function s1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(vn(t,e))return;i.uniform3iv(this.addr,e),bn(t,e)}}function r1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4iv(this.addr,e),bn(t,e)}}function o1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function a1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2uiv(this.addr,e),bn(t,e)}}function l1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(vn(t,e))return;i.uniform3uiv(this.addr,e),bn(t,e)}}function c1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4uiv(this.addr,e),bn(t,e)}}function Qh(i){return i.version===0&&(i.compareFunction=_f,i.needsUpdate=!0),i}function h1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Qh(m_):r=p_,t.setTexture2D(e||r,s)}function u1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||y_,s)}function d1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Qh(g_):r=x_,t.setTextureCube(e||r,s)}function f1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||__,s)}function p1(i){switch(i){case 5126:return Zw;case 35664:return Kw;case 35665:return Jw;case 35666:return jw;case 35674:return Qw;case 35675:return e1;case 35676:return t1;case 5124:case 35670:return n1;case 35667:case 35671:return i1;case 35668:case 35672:return s1;case 35669:case 35673:return r1;case 5125:return o1;case 36294:return a1;case 36295:return l1;case 36296:return c1;case 35678:case 36198:case 36298:case 36306:case 35682:return h1;case 35679:case 36299:case 36307:return u1;case 35680:case 36300:case 36308:case 36293:return d1;case 36289:case 36303:case 36311:case 36292:return f1}}function m1(i,e){i.uniform1fv(this.addr,e)}function g1(i,e){let t=Do(e,this.size,2);i.uniform2fv(this.addr,t)}function _1(i,e){let t=Do(e,this.size,3);i.uniform3fv(this.addr,t)}function y1(i,e){let t=Do(e,this.size,4);i.uniform4fv(this.addr,t)}function x1(i,e){let t=Do(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function v1(i,e){let t=Do(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function b1(i,e){let t=Do(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function M1(i,e){i.uniform1iv(this.addr,e)}function S1(i,e){i.uniform2iv(this.addr,e)}function w1(i,e){i.uniform3iv(this.addr,e)}function A1(i,e){i.uniform4iv(this.addr,e)}function E1(i,e){i.uniform1uiv(this.addr,e)}function T1(i,e){i.uniform2uiv(this.addr,e)}function R1(i,e){i.uniform3uiv(this.addr,e)}function C1(i,e){i.uniform4uiv(this.addr,e)}function P1(i,e,t){let n=this.cache,s=e.length,r=jh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Qh(m_):o=p_;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function I1(i,e,t){let n=this.cache,s=e.length,r=jh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||y_,r[o])}function L1(i,e,t){let n=this.cache,s=e.length,r=jh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Qh(g_):o=x_;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function D1(i,e,t){let n=this.cache,s=e.length,r=jh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||__,r[o])}function N1(i){switch(i){case 5126:return m1;case 35664:return g1;case 35665:return _1;case 35666:return y1;case 35674:return x1;case 35675:return v1;case 35676:return b1;case 5124:case 35670:return M1;case 35667:case 35671:return S1;case 35668:case 35672:return w1;case 35669:case 35673:return A1;case 5125:return E1;case 36294:return T1;case 36295:return R1;case 36296:return C1;case 35678:case 36198:case 36298:case 36306:case 35682:return P1;case 35679:case 36299:case 36307:return I1;case 35680:case 36300:case 36308:case 36293:return L1;case 36289:case 36303:case 36311:case 36292:return D1}}var If=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=p1(t.type)}},Lf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=N1(t.type)}},Df=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Cf=/(\w+)(\])?(\[|\.)?/g;function j0(i,e){i.seq.push(e),i.map[e.id]=e}function F1(i,e,t){let n=i.name,s=n.length;for(Cf.lastIndex=0;;){let r=Cf.exec(n),o=Cf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){j0(t,c===void 0?new If(a,i,e):new Lf(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Df(a),j0(t,u)),t=u}}}var Lo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);F1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Q0(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var U1=37297,O1=0;function B1(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var e_=new et;function k1(i){yt._getMatrix(e_,yt.workingColorSpace,i);let e=`mat3( ${e_.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(i)){case da:return[e,"LinearTransferOETF"];case Et:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function t_(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+B1(i.getShaderSource(e),a)}else return r}function z1(i,e){let t=k1(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var V1={[Qd]:"Linear",[ef]:"Reinhard",[tf]:"Cineon",[nf]:"ACESFilmic",[rf]:"AgX",[of]:"Neutral",[sf]:"Custom"};function G1(i,e){let t=V1[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Zh=new W;function H1(){yt.getLuminanceCoefficients(Zh);let i=Zh.x.toFixed(4),e=Zh.y.toFixed(4),t=Zh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function W1(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter($a).join(`
`)}function X1(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function q1(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function $a(i){return i!==""}function n_(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function i_(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var Y1=/^[ \t]*#include +<([\w\d./]+)>/gm;function Nf(i){return i.replace(Y1,$1)}function $1(i,e){let t=ht[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Nf(t)}var Z1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function s_(i){return i.replace(Z1,K1)}function K1(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function r_(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var J1={[ka]:"SHADOWMAP_TYPE_PCF",[Ro]:"SHADOWMAP_TYPE_VSM"};function j1(i){return J1[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Q1={[Po]:"ENVMAP_MODE_REFRACTION"};function eA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Q1[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var tA={[oh]:"ENVMAP_BLENDING_MULTIPLY",[w0]:"ENVMAP_BLENDING_MIX",[A0]:"ENVMAP_BLENDING_ADD"};function nA(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":tA[i.combine]||"ENVMAP_BLENDING_NONE"}function iA(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=j1(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=eA(t),u=nA(t),d=W1(t),f=X1(r),g=s.createProgram(),_,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(_=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter($a).join(`
`),_.length>0&&(_+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter($a).join(`
`),p.length>0&&(p+=`
`)):(_=[r_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter($a).join(`
`),p=[r_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==os?"#define TONE_MAPPING":"",t.toneMapping!==os?ht.tonemapping_pars_fragment:"",t.toneMapping!==os?G1("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ht.colorspace_pars_fragment,z1("linearToOutputTexel",t.outputColorSpace),H1(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter($a).join(`
`)),o=Nf(o),o=n_(o,t),o=i_(o,t),a=Nf(a),a=n_(a,t),a=i_(a,t),o=s_(o),a=s_(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,_=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,p=["#define varying in",t.glslVersion===xf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===xf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let v=m+_+o,T=m+p+a,M=Q0(s,s.VERTEX_SHADER,v),R=Q0(s,s.FRAGMENT_SHADER,T);s.attachShader(g,M),s.attachShader(g,R),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",k=s.getShaderInfoLog(M)||"",z=s.getShaderInfoLog(R)||"",D=L.trim(),V=k.trim(),Y=z.trim(),H=!0,ce=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,M,R);else{let K=t_(s,M,"vertex"),j=t_(s,R,"fragment");Qe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+K+`
`+j)}else D!==""?Ye("WebGLProgram: Program Info Log:",D):(V===""||Y==="")&&(ce=!1);ce&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:V,prefix:_},fragmentShader:{log:Y,prefix:p}})}s.deleteShader(M),s.deleteShader(R),x=new Lo(s,g),A=q1(s,g)}let x;this.getUniforms=function(){return x===void 0&&E(this),x};let A;this.getAttributes=function(){return A===void 0&&E(this),A};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,U1)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=O1++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=M,this.fragmentShader=R,this}var sA=0,Ff=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Uf(e),t.set(e,n)),n}},Uf=class{constructor(e){this.id=sA++,this.code=e,this.usedTimes=0}};function rA(i){return i===tr||i===Xa||i===qa}function oA(i,e,t,n,s,r){let o=new ga,a=new Ff,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,A,O,I,L,k){let z=I.fog,D=L.geometry,V=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?I.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,H=e.get(x.envMap||V,Y),ce=d[x.type],K=n.precision;x.precision!==null&&(K=n.getMaxPrecision(x.precision),K!==x.precision&&Ye("WebGLProgram.getParameters:",x.precision,"not supported, using",K,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,ie=j!==void 0?j.length:0,de=0;D.morphAttributes.position!==void 0&&(de=1),D.morphAttributes.normal!==void 0&&(de=2),D.morphAttributes.color!==void 0&&(de=3);let ue,Q,me,ye;if(ce){let Re=ls[ce];ue=Re.vertexShader,Q=Re.fragmentShader}else{ue=x.vertexShader,Q=x.fragmentShader;let Re=a.getVertexShaderStage(x),at=a.getFragmentShaderStage(x);a.update(x,Re,at),me=Re.id,ye=at.id}let Te=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),He=L.isInstancedMesh===!0,st=L.isBatchedMesh===!0,Ve=!!x.map,ut=!!x.matcap,lt=!!H,tt=lt&&H.isPMREMTexture===!0,Xt=!!x.aoMap,Bt=!!x.lightMap,on=!!x.bumpMap&&x.wireframe===!1,Lt=!!x.normalMap,Sn=!!x.displacementMap,xt=!!x.emissiveMap,gn=!!x.metalnessMap,Jt=!!x.roughnessMap,an=x.anisotropy>0,U=x.clearcoat>0,Ce=x.diffuseRoughness>0,$e=x.dispersion>0,rt=x.retroreflectivity>0,Se=x.iridescence>0,Nt=x.sheen>0,ze=x.transmission>0,Xe=an&&!!x.anisotropyMap,C=U&&!!x.clearcoatMap,b=U&&!!x.clearcoatNormalMap,X=U&&!!x.clearcoatRoughnessMap,he=Ce&&!!x.diffuseRoughnessMap,re=Se&&!!x.iridescenceMap,_e=Se&&!!x.iridescenceThicknessMap,xe=Nt&&!!x.sheenColorMap,ee=Nt&&!!x.sheenRoughnessMap,ne=!!x.specularMap,pe=!!x.specularColorMap,F=!!x.specularIntensityMap,se=ze&&!!x.transmissionMap,te=ze&&!!x.thicknessMap,we=!!x.gradientMap,ge=!!x.alphaMap,be=x.alphaTest>0,Ge=!!x.alphaHash,Ke=!!x.extensions,le=os;x.toneMapped&&(Te===null||Te.isXRRenderTarget===!0)&&(le=i.toneMapping);let Oe=tt?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Je={shaderID:ce,shaderType:x.type,shaderName:x.name,vertexShader:ue,fragmentShader:Q,defines:x.defines,customVertexShaderID:me,customFragmentShaderID:ye,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:K,batching:st,batchingColor:st&&L._colorsTexture!==null,instancing:He,instancingColor:He&&L.instanceColor!==null,instancingMorph:He&&L.morphTexture!==null,outputColorSpace:Te===null?i.outputColorSpace:Te.isXRRenderTarget===!0?Te.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Ve,matcap:ut,envMap:lt,envMapMode:lt&&H.mapping,envMapPMREM:tt,envMapMaxLod:tt?Oe.length-1:null,envMapSize:tt?Oe[0].width:null,aoMap:Xt,lightMap:Bt,bumpMap:on,normalMap:Lt,displacementMap:Sn,emissiveMap:xt,normalMapObjectSpace:Lt&&x.normalMapType===R0,normalMapTangentSpace:Lt&&x.normalMapType===qh,packedNormalMap:Lt&&x.normalMapType===qh&&rA(x.normalMap.format),metalnessMap:gn,roughnessMap:Jt,anisotropy:an,anisotropyMap:Xe,clearcoat:U,clearcoatMap:C,clearcoatNormalMap:b,clearcoatRoughnessMap:X,diffuseRoughness:Ce,diffuseRoughnessMap:he,dispersion:$e,retroreflection:rt,iridescence:Se,iridescenceMap:re,iridescenceThicknessMap:_e,sheen:Nt,sheenColorMap:xe,sheenRoughnessMap:ee,specularMap:ne,specularColorMap:pe,specularIntensityMap:F,transmission:ze,transmissionMap:se,thicknessMap:te,gradientMap:we,opaque:x.transparent===!1&&x.blending===Co&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:x.combine,mapUv:Ve&&f(x.map.channel),aoMapUv:Xt&&f(x.aoMap.channel),lightMapUv:Bt&&f(x.lightMap.channel),bumpMapUv:on&&f(x.bumpMap.channel),normalMapUv:Lt&&f(x.normalMap.channel),displacementMapUv:Sn&&f(x.displacementMap.channel),emissiveMapUv:xt&&f(x.emissiveMap.channel),metalnessMapUv:gn&&f(x.metalnessMap.channel),roughnessMapUv:Jt&&f(x.roughnessMap.channel),anisotropyMapUv:Xe&&f(x.anisotropyMap.channel),clearcoatMapUv:C&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:b&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:re&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ee&&f(x.sheenRoughnessMap.channel),specularMapUv:ne&&f(x.specularMap.channel),specularColorMapUv:pe&&f(x.specularColorMap.channel),specularIntensityMapUv:F&&f(x.specularIntensityMap.channel),transmissionMapUv:se&&f(x.transmissionMap.channel),thicknessMapUv:te&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Lt||an),vertexNormals:!!D.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Ve||ge),fog:!!z,useFog:x.fog===!0,fogExp2:!!z&&z.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||D.attributes.normal===void 0&&Lt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:ie,morphTextureStride:de,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:k.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&x.map.isVideoTexture===!0&&yt.getTransfer(x.map.colorSpace)===Et,decodeVideoTextureEmissive:xt&&x.emissiveMap.isVideoTexture===!0&&yt.getTransfer(x.emissiveMap.colorSpace)===Et,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Ti,flipSided:x.side===ei,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Ke&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Ke&&x.extensions.multiDraw===!0||st)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Je.vertexUv1s=l.has(1),Je.vertexUv2s=l.has(2),Je.vertexUv3s=l.has(3),l.clear(),Je}function _(x){let A=[];if(x.shaderID?A.push(x.shaderID):(A.push(x.customVertexShaderID),A.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)A.push(O),A.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(p(A,x),m(A,x),A.push(i.outputColorSpace)),A.push(x.customProgramCacheKey),A.join()}function p(x,A){x.push(A.precision),x.push(A.outputColorSpace),x.push(A.envMapMode),x.push(A.envMapPMREM),x.push(A.envMapMaxLod),x.push(A.envMapSize),x.push(A.mapUv),x.push(A.alphaMapUv),x.push(A.lightMapUv),x.push(A.aoMapUv),x.push(A.bumpMapUv),x.push(A.normalMapUv),x.push(A.displacementMapUv),x.push(A.emissiveMapUv),x.push(A.metalnessMapUv),x.push(A.roughnessMapUv),x.push(A.anisotropyMapUv),x.push(A.clearcoatMapUv),x.push(A.clearcoatNormalMapUv),x.push(A.clearcoatRoughnessMapUv),x.push(A.diffuseRoughnessMapUv),x.push(A.iridescenceMapUv),x.push(A.iridescenceThicknessMapUv),x.push(A.sheenColorMapUv),x.push(A.sheenRoughnessMapUv),x.push(A.specularMapUv),x.push(A.specularColorMapUv),x.push(A.specularIntensityMapUv),x.push(A.transmissionMapUv),x.push(A.thicknessMapUv),x.push(A.combine),x.push(A.fogExp2),x.push(A.sizeAttenuation),x.push(A.morphTargetsCount),x.push(A.numSunLights),x.push(A.numDirLights),x.push(A.numPointLights),x.push(A.numSpotLights),x.push(A.numSpotLightMaps),x.push(A.numHemiLights),x.push(A.numRectAreaLights),x.push(A.numSunLightShadows),x.push(A.numDirLightShadows),x.push(A.numPointLightShadows),x.push(A.numSpotLightShadows),x.push(A.numSpotLightShadowsWithMaps),x.push(A.numLightProbes),x.push(A.numLightProbeGrids),x.push(A.shadowMapType),x.push(A.toneMapping),x.push(A.numClippingPlanes),x.push(A.numClipIntersection),x.push(A.depthPacking)}function m(x,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function v(x){let A=d[x.type],O;if(A){let I=ls[A];O=z0.clone(I.uniforms)}else O=x.uniforms;return O}function T(x,A){let O=h.get(A);return O!==void 0?++O.usedTimes:(O=new iA(i,A,x,s),c.push(O),h.set(A,O)),O}function M(x){if(--x.usedTimes===0){let A=c.indexOf(x);c[A]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function R(x){a.remove(x)}function E(){a.dispose()}return{getParameters:g,getProgramCacheKey:_,getUniforms:v,acquireProgram:T,releaseProgram:M,releaseShaderCache:R,programs:c,dispose:E}}function aA(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function lA(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function o_(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function a_(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,_,p,m){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:_,renderOrder:d.renderOrder,z:p,group:m},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=g,v.materialVariant=o(d),v.groupOrder=_,v.renderOrder=d.renderOrder,v.z=p,v.group=m),e++,v}function l(d,f,g,_,p,m,v){v.reversedDepth===!0&&(p=-p);let T=a(d,f,g,_,p,m);g.transmission>0?n.push(T):g.transparent===!0?s.push(T):t.push(T)}function c(d,f,g,_,p,m){let v=a(d,f,g,_,p,m);g.transmission>0?n.unshift(v):g.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||lA),n.length>1&&n.sort(f||o_),s.length>1&&s.sort(f||o_)}function u(){for(let d=e,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function cA(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new a_,i.set(n,[o])):s>=r.length?(o=new a_,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function hA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new W,color:new it};break;case"SpotLight":t={position:new W,direction:new W,color:new it,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new W,color:new it,distance:0,decay:0};break;case"HemisphereLight":t={direction:new W,skyColor:new it,groundColor:new it};break;case"RectAreaLight":t={color:new it,position:new W,halfWidth:new W,halfHeight:new W};break}return i[e.id]=t,t}}}function uA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qe};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var dA=0;function fA(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function pA(i){let e=new hA,t=uA(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new W);let s=new W,r=new Ot,o=new Ot;function a(c){let h=0,u=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let f=0,g=0,_=0,p=0,m=0,v=0,T=0,M=0,R=0,E=0,x=0,A=0,O=0,I=0;c.sort(fA);for(let k=0,z=c.length;k<z;k++){let D=c[k],V=D.color,Y=D.intensity,H=D.distance,ce=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===tr?ce=D.shadow.map.texture:ce=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=V.r*Y,u+=V.g*Y,d+=V.b*Y;else if(D.isLightProbe){for(let K=0;K<9;K++)n.probe[K].addScaledVector(D.sh.coefficients[K],Y);I++}else if(D.isSunLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,ie=t.get(D);ie.shadowIntensity=j.intensity,ie.shadowBias=j.bias,ie.shadowNormalBias=j.normalBias,ie.shadowRadius=j.radius,ie.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[g]=ie,n.sunShadowMap[g]=ce;let de=j.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[_+ue]=j.getMatrix(ue),n.sunShadowCascade[_+ue]=j._cascadeData[ue];_+=de,g++}n.sun[f]=K,f++}else if(D.isDirectionalLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,ie=t.get(D);ie.shadowIntensity=j.intensity,ie.shadowBias=j.bias,ie.shadowNormalBias=j.normalBias,ie.shadowRadius=j.radius,ie.shadowMapSize=j.mapSize,n.directionalShadow[p]=ie,n.directionalShadowMap[p]=ce,n.directionalShadowMatrix[p]=D.shadow.matrix,R++}n.directional[p]=K,p++}else if(D.isSpotLight){let K=e.get(D);K.position.setFromMatrixPosition(D.matrixWorld),K.color.copy(V).multiplyScalar(Y),K.distance=H,K.coneCos=Math.cos(D.angle),K.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),K.decay=D.decay,n.spot[v]=K;let j=D.shadow;if(D.map&&(n.spotLightMap[A]=D.map,A++,j.updateMatrices(D),D.castShadow&&O++),n.spotLightMatrix[v]=j.matrix,D.castShadow){let ie=t.get(D);ie.shadowIntensity=j.intensity,ie.shadowBias=j.bias,ie.shadowNormalBias=j.normalBias,ie.shadowRadius=j.radius,ie.shadowMapSize=j.mapSize,n.spotShadow[v]=ie,n.spotShadowMap[v]=ce,x++}v++}else if(D.isRectAreaLight){let K=e.get(D);K.color.copy(V).multiplyScalar(Y),K.halfWidth.set(D.width*.5,0,0),K.halfHeight.set(0,D.height*.5,0),n.rectArea[T]=K,T++}else if(D.isPointLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),K.distance=D.distance,K.decay=D.decay,D.castShadow){let j=D.shadow,ie=t.get(D);ie.shadowIntensity=j.intensity,ie.shadowBias=j.bias,ie.shadowNormalBias=j.normalBias,ie.shadowRadius=j.radius,ie.shadowMapSize=j.mapSize,ie.shadowCameraNear=j.camera.near,ie.shadowCameraFar=j.camera.far,n.pointShadow[m]=ie,n.pointShadowMap[m]=ce,n.pointShadowMatrix[m]=D.shadow.matrix,E++}n.point[m]=K,m++}else if(D.isHemisphereLight){let K=e.get(D);K.skyColor.copy(D.color).multiplyScalar(Y),K.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[M]=K,M++}}T>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==m||L.spotLength!==v||L.rectAreaLength!==T||L.hemiLength!==M||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==E||L.numSpotShadows!==x||L.numSpotMaps!==A||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=p,n.spot.length=v,n.rectArea.length=T,n.point.length=m,n.hemi.length=M,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=_,n.sunShadowCascade.length=_,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+A-O,n.spotLightMap.length=A,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=I,L.sunLength=f,L.directionalLength=p,L.pointLength=m,L.spotLength=v,L.rectAreaLength=T,L.hemiLength=M,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=E,L.numSpotShadows=x,L.numSpotMaps=A,L.numLightProbes=I,n.version=dA++)}function l(c,h){let u=0,d=0,f=0,g=0,_=0,p=0,m=h.matrixWorldInverse;for(let v=0,T=c.length;v<T;v++){let M=c[v];if(M.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(M.matrixWorld),R.direction.transformDirection(m),u++}else if(M.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),d++}else if(M.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(M.matrixWorld),R.position.applyMatrix4(m),R.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),g++}else if(M.isRectAreaLight){let R=n.rectArea[_];R.position.setFromMatrixPosition(M.matrixWorld),R.position.applyMatrix4(m),o.identity(),r.copy(M.matrixWorld),r.premultiply(m),o.extractRotation(r),R.halfWidth.set(M.width*.5,0,0),R.halfHeight.set(0,M.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),_++}else if(M.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(M.matrixWorld),R.position.applyMatrix4(m),f++}else if(M.isHemisphereLight){let R=n.hemi[p];R.direction.setFromMatrixPosition(M.matrixWorld),R.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:n}}function l_(i){let e=new pA(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function mA(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new l_(i),e.set(s,[a])):r>=o.length?(a=new l_(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var gA=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,_A=`uniform sampler2D shadow_pass;
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
}`,yA=[new W(1,0,0),new W(-1,0,0),new W(0,1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1)],xA=[new W(0,-1,0),new W(0,-1,0),new W(0,0,1),new W(0,0,-1),new W(0,-1,0),new W(0,-1,0)],c_=new Ot,Ya=new W,Pf=new W;function vA(i,e,t){let n=new $s,s=new qe,r=new qe,o=new Yt,a=new qc,l=new Yc,c={},h=t.maxTextureSize,u={[er]:ei,[ei]:er,[Ti]:Ti},d=new Ei({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new qe},radius:{value:4}},vertexShader:gA,fragmentShader:_A}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new $t;g.setAttribute("position",new rn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new It(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ka;let m=this.type;this.render=function(E,x,A){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||E.length===0)return;this.type===r0&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ka);let O=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),k=i.state;k.setBlending(wr),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let z=m!==this.type;z&&x.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(V=>V.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,V=E.length;D<V;D++){let Y=E[D],H=Y.shadow;if(H===void 0){Ye("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ce=H.getFrameExtents();s.multiply(ce),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,H.mapSize.y=r.y));let K=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=K,H.map===null||z===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Ro){if(Y.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new gi(s.x,s.y,{format:tr,type:Vi,minFilter:jn,magFilter:jn,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new As(s.x,s.y,zi),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=Ss,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Cn,H.map.depthTexture.magFilter=Cn}else Y.isPointLight?(H.map=new Za(s.x),H.map.depthTexture=new Sa(s.x,ki)):(H.map=new gi(s.x,s.y),H.map.depthTexture=new As(s.x,s.y,ki)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=Ss,this.type===ka?(H.map.depthTexture.compareFunction=K?gf:mf,H.map.depthTexture.minFilter=jn,H.map.depthTexture.magFilter=jn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Cn,H.map.depthTexture.magFilter=Cn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,A);let ie=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:A.layers;for(let de=0;de<j;de++){let ue=H.getCamera(de);if(Y.isPointLight){let Q=H.camera,me=H.matrix,ye=Y.distance||Q.far;ye!==Q.far&&(Q.far=ye,Q.updateProjectionMatrix()),Ya.setFromMatrixPosition(Y.matrixWorld),Q.position.copy(Ya),Pf.copy(Q.position),Pf.add(yA[de]),Q.up.copy(xA[de]),Q.lookAt(Pf),Q.updateMatrixWorld(),me.makeTranslation(-Ya.x,-Ya.y,-Ya.z),c_.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),H._frustum.setFromProjectionMatrix(c_,Q.coordinateSystem,Q.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,de),i.clear();else{de===0&&(i.setRenderTarget(H.map),i.clear());let Q=H.getViewport(de);o.set(r.x*Q.x,r.y*Q.y,r.x*Q.z,r.y*Q.w),k.viewport(o)}n=H.getFrustum(de),M(x,A,ue,Y,ie,this.type)}H.isPointLightShadow!==!0&&this.type===Ro&&v(H,A),H.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(O,I,L)};function v(E,x){let A=e.update(_);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new gi(s.x,s.y,{format:tr,type:Vi}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(x,null,A,d,_,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(x,null,A,f,_,null)}function T(E,x,A,O){let I=null,L=A.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)I=L;else if(I=A.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let k=I.uuid,z=x.uuid,D=c[k];D===void 0&&(D={},c[k]=D);let V=D[z];V===void 0&&(V=I.clone(),D[z]=V,x.addEventListener("dispose",R)),I=V}if(I.visible=x.visible,I.wireframe=x.wireframe,O===Ro?I.side=x.shadowSide!==null?x.shadowSide:x.side:I.side=x.shadowSide!==null?x.shadowSide:u[x.side],I.alphaMap=x.alphaMap,I.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,I.map=x.map,I.clipShadows=x.clipShadows,I.clippingPlanes=x.clippingPlanes,I.clipIntersection=x.clipIntersection,I.displacementMap=x.displacementMap,I.displacementScale=x.displacementScale,I.displacementBias=x.displacementBias,I.wireframeLinewidth=x.wireframeLinewidth,I.linewidth=x.linewidth,A.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=i.properties.get(I);k.light=A}return I}function M(E,x,A,O,I,L){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===Ro)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,E.matrixWorld);let D=e.update(E),V=E.material;if(Array.isArray(V)){let Y=D.groups;for(let H=0,ce=Y.length;H<ce;H++){let K=Y[H],j=V[K.materialIndex];if(j&&j.visible){let ie=T(E,j,O,L);E.onBeforeShadow(i,E,x,A,D,ie,K),i.renderBufferDirect(A,null,D,ie,E,K),E.onAfterShadow(i,E,x,A,D,ie,K)}}}else if(V.visible){let Y=T(E,V,O,L);E.onBeforeShadow(i,E,x,A,D,Y,null),i.renderBufferDirect(A,null,D,Y,E,null),E.onAfterShadow(i,E,x,A,D,Y,null)}}let z=E.children;for(let D=0,V=z.length;D<V;D++)M(z[D],x,A,O,I,L)}function R(E){E.target.removeEventListener("dispose",R);for(let A in c){let O=c[A],I=E.target.uuid;I in O&&(O[I].dispose(),delete O[I])}}}function bA(i,e){function t(){let F=!1,se=new Yt,te=null,we=new Yt(0,0,0,0);return{setMask:function(ge){te!==ge&&!F&&(i.colorMask(ge,ge,ge,ge),te=ge)},setLocked:function(ge){F=ge},setClear:function(ge,be,Ge,Ke,le){le===!0&&(ge*=Ke,be*=Ke,Ge*=Ke),se.set(ge,be,Ge,Ke),we.equals(se)===!1&&(i.clearColor(ge,be,Ge,Ke),we.copy(se))},reset:function(){F=!1,te=null,we.set(-1,0,0,0)}}}function n(){let F=!1,se=!1,te=null,we=null,ge=null;return{setReversed:function(be){if(se!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),se=be;let Ke=ge;ge=null,this.setClear(Ke)}},getReversed:function(){return se},setTest:function(be){be?Me(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(be){te!==be&&!F&&(i.depthMask(be),te=be)},setFunc:function(be){if(se&&(be=B0[be]),we!==be){switch(be){case Ac:i.depthFunc(i.NEVER);break;case Ec:i.depthFunc(i.ALWAYS);break;case Tc:i.depthFunc(i.LESS);break;case yo:i.depthFunc(i.LEQUAL);break;case Rc:i.depthFunc(i.EQUAL);break;case Cc:i.depthFunc(i.GEQUAL);break;case Pc:i.depthFunc(i.GREATER);break;case Ic:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){F=be},setClear:function(be){ge!==be&&(ge=be,se&&(be=1-be),i.clearDepth(be))},reset:function(){F=!1,te=null,we=null,ge=null,se=!1}}}function s(){let F=!1,se=null,te=null,we=null,ge=null,be=null,Ge=null,Ke=null,le=null;return{setTest:function(Oe){F||(Oe?Me(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Oe){se!==Oe&&!F&&(i.stencilMask(Oe),se=Oe)},setFunc:function(Oe,Je,Re){(te!==Oe||we!==Je||ge!==Re)&&(i.stencilFunc(Oe,Je,Re),te=Oe,we=Je,ge=Re)},setOp:function(Oe,Je,Re){(be!==Oe||Ge!==Je||Ke!==Re)&&(i.stencilOp(Oe,Je,Re),be=Oe,Ge=Je,Ke=Re)},setLocked:function(Oe){F=Oe},setClear:function(Oe){le!==Oe&&(i.clearStencil(Oe),le=Oe)},reset:function(){F=!1,se=null,te=null,we=null,ge=null,be=null,Ge=null,Ke=null,le=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],_=null,p=!1,m=null,v=null,T=null,M=null,R=null,E=null,x=null,A=new it(0,0,0),O=0,I=!1,L=null,k=null,z=null,D=null,V=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ce=0,K=i.getParameter(i.VERSION);K.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(K)[1]),H=ce>=1):K.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),H=ce>=2);let j=null,ie={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),Q=new Yt().fromArray(de),me=new Yt().fromArray(ue);function ye(F,se,te,we){let ge=new Uint8Array(4),be=i.createTexture();i.bindTexture(F,be),i.texParameteri(F,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(F,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<te;Ge++)F===i.TEXTURE_3D||F===i.TEXTURE_2D_ARRAY?i.texImage3D(se,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,ge):i.texImage2D(se+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ge);return be}let Te={};Te[i.TEXTURE_2D]=ye(i.TEXTURE_2D,i.TEXTURE_2D,1),Te[i.TEXTURE_CUBE_MAP]=ye(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Te[i.TEXTURE_2D_ARRAY]=ye(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Te[i.TEXTURE_3D]=ye(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(yo),on(!1),Lt(Yd),Me(i.CULL_FACE),Xt(wr);function Me(F){h[F]!==!0&&(i.enable(F),h[F]=!0)}function He(F){h[F]!==!1&&(i.disable(F),h[F]=!1)}function st(F,se){return d[F]!==se?(i.bindFramebuffer(F,se),d[F]=se,F===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=se),F===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=se),!0):!1}function Ve(F,se){let te=g,we=!1;if(F){te=f.get(se),te===void 0&&(te=[],f.set(se,te));let ge=F.textures;if(te.length!==ge.length||te[0]!==i.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)te[be]=i.COLOR_ATTACHMENT0+be;te.length=ge.length,we=!0}}else te[0]!==i.BACK&&(te[0]=i.BACK,we=!0);we&&i.drawBuffers(te)}function ut(F){return _!==F?(i.useProgram(F),_=F,!0):!1}let lt={[Ar]:i.FUNC_ADD,[a0]:i.FUNC_SUBTRACT,[l0]:i.FUNC_REVERSE_SUBTRACT};lt[c0]=i.MIN,lt[h0]=i.MAX;let tt={[u0]:i.ZERO,[d0]:i.ONE,[f0]:i.SRC_COLOR,[Jd]:i.SRC_ALPHA,[x0]:i.SRC_ALPHA_SATURATE,[_0]:i.DST_COLOR,[m0]:i.DST_ALPHA,[p0]:i.ONE_MINUS_SRC_COLOR,[jd]:i.ONE_MINUS_SRC_ALPHA,[y0]:i.ONE_MINUS_DST_COLOR,[g0]:i.ONE_MINUS_DST_ALPHA,[v0]:i.CONSTANT_COLOR,[b0]:i.ONE_MINUS_CONSTANT_COLOR,[M0]:i.CONSTANT_ALPHA,[S0]:i.ONE_MINUS_CONSTANT_ALPHA};function Xt(F,se,te,we,ge,be,Ge,Ke,le,Oe){if(F===wr){p===!0&&(He(i.BLEND),p=!1);return}if(p===!1&&(Me(i.BLEND),p=!0),F!==o0){if(F!==m||Oe!==I){if((v!==Ar||R!==Ar)&&(i.blendEquation(i.FUNC_ADD),v=Ar,R=Ar),Oe)switch(F){case Co:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case $d:i.blendFunc(i.ONE,i.ONE);break;case Zd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Kd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Qe("WebGLState: Invalid blending: ",F);break}else switch(F){case Co:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case $d:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Zd:Qe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Kd:Qe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Qe("WebGLState: Invalid blending: ",F);break}T=null,M=null,E=null,x=null,A.set(0,0,0),O=0,m=F,I=Oe}return}ge=ge||se,be=be||te,Ge=Ge||we,(se!==v||ge!==R)&&(i.blendEquationSeparate(lt[se],lt[ge]),v=se,R=ge),(te!==T||we!==M||be!==E||Ge!==x)&&(i.blendFuncSeparate(tt[te],tt[we],tt[be],tt[Ge]),T=te,M=we,E=be,x=Ge),(Ke.equals(A)===!1||le!==O)&&(i.blendColor(Ke.r,Ke.g,Ke.b,le),A.copy(Ke),O=le),m=F,I=!1}function Bt(F,se){F.side===Ti?He(i.CULL_FACE):Me(i.CULL_FACE);let te=F.side===ei;se&&(te=!te),on(te),F.blending===Co&&F.transparent===!1?Xt(wr):Xt(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),o.setFunc(F.depthFunc),o.setTest(F.depthTest),o.setMask(F.depthWrite),r.setMask(F.colorWrite);let we=F.stencilWrite;a.setTest(we),we&&(a.setMask(F.stencilWriteMask),a.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),a.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),xt(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function on(F){L!==F&&(F?i.frontFace(i.CW):i.frontFace(i.CCW),L=F)}function Lt(F){F!==i0?(Me(i.CULL_FACE),F!==k&&(F===Yd?i.cullFace(i.BACK):F===s0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),k=F}function Sn(F){F!==z&&(H&&i.lineWidth(F),z=F)}function xt(F,se,te){F?(Me(i.POLYGON_OFFSET_FILL),(D!==se||V!==te)&&(D=se,V=te,o.getReversed()&&(se=-se,te=-te),i.polygonOffset(se,te))):He(i.POLYGON_OFFSET_FILL)}function gn(F){F?Me(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function Jt(F){F===void 0&&(F=i.TEXTURE0+Y-1),j!==F&&(i.activeTexture(F),j=F)}function an(F,se,te){te===void 0&&(j===null?te=i.TEXTURE0+Y-1:te=j);let we=ie[te];we===void 0&&(we={type:void 0,texture:void 0},ie[te]=we),(we.type!==F||we.texture!==se)&&(j!==te&&(i.activeTexture(te),j=te),i.bindTexture(F,se||Te[F]),we.type=F,we.texture=se)}function U(){let F=ie[j];F!==void 0&&F.type!==void 0&&(i.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ce(){try{i.compressedTexImage2D(...arguments)}catch(F){Qe("WebGLState:",F)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(F){Qe("WebGLState:",F)}}function rt(){try{i.texSubImage2D(...arguments)}catch(F){Qe("WebGLState:",F)}}function Se(){try{i.texSubImage3D(...arguments)}catch(F){Qe("WebGLState:",F)}}function Nt(){try{i.compressedTexSubImage2D(...arguments)}catch(F){Qe("WebGLState:",F)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(F){Qe("WebGLState:",F)}}function Xe(){try{i.texStorage2D(...arguments)}catch(F){Qe("WebGLState:",F)}}function C(){try{i.texStorage3D(...arguments)}catch(F){Qe("WebGLState:",F)}}function b(){try{i.texImage2D(...arguments)}catch(F){Qe("WebGLState:",F)}}function X(){try{i.texImage3D(...arguments)}catch(F){Qe("WebGLState:",F)}}function he(F){return u[F]!==void 0?u[F]:i.getParameter(F)}function re(F,se){u[F]!==se&&(i.pixelStorei(F,se),u[F]=se)}function _e(F){Q.equals(F)===!1&&(i.scissor(F.x,F.y,F.z,F.w),Q.copy(F))}function xe(F){me.equals(F)===!1&&(i.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function ee(F,se){let te=c.get(se);te===void 0&&(te=new WeakMap,c.set(se,te));let we=te.get(F);we===void 0&&(we=i.getUniformBlockIndex(se,F.name),i.uniformBlockBinding(se,we,we),te.set(F,we))}function ne(F,se,te){let ge=c.get(se).get(F);l[ge]!==te&&(i.bindBufferBase(i.UNIFORM_BUFFER,ge,te),l[ge]=te)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},j=null,ie={},d={},l={},f=new WeakMap,g=[],_=null,p=!1,m=null,v=null,T=null,M=null,R=null,E=null,x=null,A=new it(0,0,0),O=0,I=!1,L=null,k=null,z=null,D=null,V=null,Q.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:st,drawBuffers:Ve,useProgram:ut,setBlending:Xt,setMaterial:Bt,setFlipSided:on,setCullFace:Lt,setLineWidth:Sn,setPolygonOffset:xt,setScissorTest:gn,activeTexture:Jt,bindTexture:an,unbindTexture:U,compressedTexImage2D:Ce,compressedTexImage3D:$e,texImage2D:b,texImage3D:X,pixelStorei:re,getParameter:he,updateUBOMapping:ee,uniformBlockBinding:ne,texStorage2D:Xe,texStorage3D:C,texSubImage2D:rt,texSubImage3D:Se,compressedTexSubImage2D:Nt,compressedTexSubImage3D:ze,scissor:_e,viewport:xe,reset:pe}}function MA(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new qe,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,_=new FinalizationRegistry(C=>g.delete(C)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(C,b){return p?new OffscreenCanvas(C,b):fa("canvas")}function v(C,b,X){let he=1,re=Xe(C);if((re.width>X||re.height>X)&&(he=X/Math.max(re.width,re.height)),he<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _e=Math.floor(he*re.width),xe=Math.floor(he*re.height);d===void 0&&(d=m(_e,xe));let ee=b?m(_e,xe):d;return ee.width=_e,ee.height=xe,ee.getContext("2d").drawImage(C,0,0,_e,xe),Ye("WebGLRenderer: Texture has been resized from ("+re.width+"x"+re.height+") to ("+_e+"x"+xe+")."),ee}else return"data"in C&&Ye("WebGLRenderer: Image in DataTexture is too big ("+re.width+"x"+re.height+")."),C;return C}function T(C){return C.generateMipmaps}function M(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(C,b,X,he,re,_e=!1){if(C!==null){if(i[C]!==void 0)return i[C];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ee=b;if(b===i.RED&&(X===i.FLOAT&&(ee=i.R32F),X===i.HALF_FLOAT&&(ee=i.R16F),X===i.UNSIGNED_BYTE&&(ee=i.R8),X===i.UNSIGNED_SHORT&&xe&&(ee=xe.R16_EXT),X===i.SHORT&&xe&&(ee=xe.R16_SNORM_EXT)),b===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(ee=i.R8UI),X===i.UNSIGNED_SHORT&&(ee=i.R16UI),X===i.UNSIGNED_INT&&(ee=i.R32UI),X===i.BYTE&&(ee=i.R8I),X===i.SHORT&&(ee=i.R16I),X===i.INT&&(ee=i.R32I)),b===i.RG&&(X===i.FLOAT&&(ee=i.RG32F),X===i.HALF_FLOAT&&(ee=i.RG16F),X===i.UNSIGNED_BYTE&&(ee=i.RG8),X===i.UNSIGNED_SHORT&&xe&&(ee=xe.RG16_EXT),X===i.SHORT&&xe&&(ee=xe.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(ee=i.RG8UI),X===i.UNSIGNED_SHORT&&(ee=i.RG16UI),X===i.UNSIGNED_INT&&(ee=i.RG32UI),X===i.BYTE&&(ee=i.RG8I),X===i.SHORT&&(ee=i.RG16I),X===i.INT&&(ee=i.RG32I)),b===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(ee=i.RGB8UI),X===i.UNSIGNED_SHORT&&(ee=i.RGB16UI),X===i.UNSIGNED_INT&&(ee=i.RGB32UI),X===i.BYTE&&(ee=i.RGB8I),X===i.SHORT&&(ee=i.RGB16I),X===i.INT&&(ee=i.RGB32I)),b===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(ee=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(ee=i.RGBA16UI),X===i.UNSIGNED_INT&&(ee=i.RGBA32UI),X===i.BYTE&&(ee=i.RGBA8I),X===i.SHORT&&(ee=i.RGBA16I),X===i.INT&&(ee=i.RGBA32I)),b===i.RGB&&(X===i.UNSIGNED_SHORT&&xe&&(ee=xe.RGB16_EXT),X===i.SHORT&&xe&&(ee=xe.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(ee=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(ee=i.R11F_G11F_B10F)),b===i.RGBA){let ne=_e?da:yt.getTransfer(re);X===i.FLOAT&&(ee=i.RGBA32F),X===i.HALF_FLOAT&&(ee=i.RGBA16F),X===i.UNSIGNED_BYTE&&(ee=ne===Et?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xe&&(ee=xe.RGBA16_EXT),X===i.SHORT&&xe&&(ee=xe.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(ee=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(ee=i.RGB5_A1)}return(ee===i.R16F||ee===i.R32F||ee===i.RG16F||ee===i.RG32F||ee===i.RGBA16F||ee===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ee}function x(C,b){let X;return C?b===null||b===ki||b===Tr?X=i.DEPTH24_STENCIL8:b===zi?X=i.DEPTH32F_STENCIL8:b===Io&&(X=i.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===ki||b===Tr?X=i.DEPTH_COMPONENT24:b===zi?X=i.DEPTH_COMPONENT32F:b===Io&&(X=i.DEPTH_COMPONENT16),X}function A(C,b){return T(C)===!0||C.isFramebufferTexture&&C.minFilter!==Cn&&C.minFilter!==jn?Math.log2(Math.max(b.width,b.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?b.mipmaps.length:1}function O(C){let b=new WeakRef(C);n.get(C).__ref=b,g.add(b),_.register(C,b,b)}function I(C){let b=n.get(C).__ref;b!==void 0&&(g.delete(b),_.unregister(b))}function L(C){z(C.target)}function k(C){D(C.target)}function z(C){C.removeEventListener("dispose",L),I(C),Y(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",k),I(C),ce(C)}function V(){for(let C of g){let b=C.deref();b!==void 0&&(b.isRenderTarget===!0?D(b):z(b))}g.clear(),u.clear()}function Y(C){let b=n.get(C);if(b.__webglInit===void 0)return;let X=C.source,he=f.get(X);if(he){let re=he[b.__cacheKey];re.usedTimes--,re.usedTimes===0&&H(C),Object.keys(he).length===0&&f.delete(X)}n.remove(C)}function H(C){let b=n.get(C);i.deleteTexture(b.__webglTexture);let X=C.source,he=f.get(X);delete he[b.__cacheKey],o.memory.textures--}function ce(C){let b=n.get(C);b.__depthDisposeCallback&&b.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&z(X),C.isWebGLCubeRenderTarget)for(let re=0;re<6;re++){if(Array.isArray(b.__webglFramebuffer[re]))for(let _e=0;_e<b.__webglFramebuffer[re].length;_e++)i.deleteFramebuffer(b.__webglFramebuffer[re][_e]);else i.deleteFramebuffer(b.__webglFramebuffer[re]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[re])}else{if(Array.isArray(b.__webglFramebuffer))for(let re=0;re<b.__webglFramebuffer.length;re++)i.deleteFramebuffer(b.__webglFramebuffer[re]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let re=0;re<b.__webglColorRenderbuffer.length;re++)b.__webglColorRenderbuffer[re]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[re]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let he=C.textures;for(let re=0,_e=he.length;re<_e;re++){let xe=n.get(he[re]);xe.__webglTexture&&(i.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(he[re])}n.remove(C)}let K=0;function j(){K=0}function ie(){return K}function de(C){K=C}function ue(){let C=K;return C>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,C}function Q(C){let b=[];return b.push(C.wrapS),b.push(C.wrapT),b.push(C.wrapR||0),b.push(C.magFilter),b.push(C.minFilter),b.push(C.anisotropy),b.push(C.internalFormat),b.push(C.format),b.push(C.type),b.push(C.generateMipmaps),b.push(C.mipmapsAutoUpdate),b.push(C.premultiplyAlpha),b.push(C.flipY),b.push(C.unpackAlignment),b.push(C.colorSpace),b.join()}function me(C,b){let X=n.get(C);if(C.isVideoTexture&&Nt(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let he=C.image;if(he===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{Bt(X,C,b);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+b)}function ye(C,b){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Bt(X,C,b);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+b)}function Te(C,b){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Bt(X,C,b);return}t.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+b)}function Me(C,b){let X=n.get(C);if(C.version>0&&X.__version!==C.version){on(X,C,b);return}t.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+b)}let He={[Lc]:i.REPEAT,[is]:i.CLAMP_TO_EDGE,[Dc]:i.MIRRORED_REPEAT},st={[Cn]:i.NEAREST,[E0]:i.NEAREST_MIPMAP_NEAREST,[za]:i.NEAREST_MIPMAP_LINEAR,[jn]:i.LINEAR,[ch]:i.LINEAR_MIPMAP_NEAREST,[Ts]:i.LINEAR_MIPMAP_LINEAR},Ve={[P0]:i.NEVER,[_f]:i.ALWAYS,[I0]:i.LESS,[mf]:i.LEQUAL,[L0]:i.EQUAL,[gf]:i.GEQUAL,[D0]:i.GREATER,[N0]:i.NOTEQUAL};function ut(C,b){if(b.type===zi&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===jn||b.magFilter===ch||b.magFilter===za||b.magFilter===Ts||b.minFilter===jn||b.minFilter===ch||b.minFilter===za||b.minFilter===Ts)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,He[b.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,He[b.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,He[b.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,st[b.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,st[b.minFilter]),b.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Ve[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===Cn||b.minFilter!==za&&b.minFilter!==Ts||b.type===zi&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function lt(C,b){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,b.addEventListener("dispose",L),O(b));let he=b.source,re=f.get(he);re===void 0&&(re={},f.set(he,re));let _e=Q(b);if(_e!==C.__cacheKey){re[_e]===void 0&&(re[_e]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),re[_e].usedTimes++;let xe=re[C.__cacheKey];xe!==void 0&&(re[C.__cacheKey].usedTimes--,xe.usedTimes===0&&H(b)),C.__cacheKey=_e,C.__webglTexture=re[_e].texture}return X}function tt(C,b,X){return Math.floor(Math.floor(C/X)/b)}function Xt(C,b,X,he){let _e=C.updateRanges;if(_e.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,X,he,b.data);else{_e.sort((F,se)=>F.start-se.start);let xe=0;for(let F=1;F<_e.length;F++){let se=_e[xe],te=_e[F],we=se.start+se.count,ge=tt(te.start,b.width,4),be=tt(se.start,b.width,4);te.start<=we+1&&ge===be&&tt(te.start+te.count-1,b.width,4)===ge?se.count=Math.max(se.count,te.start+te.count-se.start):(++xe,_e[xe]=te)}_e.length=xe+1;let ee=t.getParameter(i.UNPACK_ROW_LENGTH),ne=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let F=0,se=_e.length;F<se;F++){let te=_e[F],we=Math.floor(te.start/4),ge=Math.ceil(te.count/4),be=we%b.width,Ge=Math.floor(we/b.width),Ke=ge,le=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,be,Ge,Ke,le,X,he,b.data)}C.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ee),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ne),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function Bt(C,b,X){let he=i.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(he=i.TEXTURE_3D);let re=lt(C,b),_e=b.source;t.bindTexture(he,C.__webglTexture,i.TEXTURE0+X);let xe=n.get(_e);if(_e.version!==xe.__version||re===!0){if(t.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let le=yt.getPrimaries(yt.workingColorSpace),Oe=b.colorSpace===Cs?null:yt.getPrimaries(b.colorSpace),Je=b.colorSpace===Cs||le===Oe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Je)}t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let ne=v(b.image,!1,s.maxTextureSize);ne=ze(b,ne);let pe=r.convert(b.format,b.colorSpace),F=r.convert(b.type),se=E(b.internalFormat,pe,F,b.normalized,b.colorSpace,b.isVideoTexture);ut(he,b);let te,we=b.mipmaps,ge=b.isVideoTexture!==!0,be=xe.__version===void 0||re===!0,Ge=_e.dataReady,Ke=A(b,ne);if(b.isDepthTexture)se=x(b.format===Rs,b.type),be&&(ge?t.texStorage2D(i.TEXTURE_2D,1,se,ne.width,ne.height):t.texImage2D(i.TEXTURE_2D,0,se,ne.width,ne.height,0,pe,F,null));else if(b.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(i.TEXTURE_2D,Ke,se,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)te=we[le],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,te.width,te.height,pe,F,te.data):t.texImage2D(i.TEXTURE_2D,le,se,te.width,te.height,0,pe,F,te.data);b.generateMipmaps=!1}else ge?(be&&t.texStorage2D(i.TEXTURE_2D,Ke,se,ne.width,ne.height),Ge&&Xt(b,ne,pe,F)):t.texImage2D(i.TEXTURE_2D,0,se,ne.width,ne.height,0,pe,F,ne.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){ge&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Ke,se,we[0].width,we[0].height,ne.depth);for(let le=0,Oe=we.length;le<Oe;le++)if(te=we[le],b.format!==Gi)if(pe!==null)if(ge){if(Ge)if(b.layerUpdates.size>0){let Je=Rf(te.width,te.height,b.format,b.type);for(let Re of b.layerUpdates){let at=te.data.subarray(Re*Je/te.data.BYTES_PER_ELEMENT,(Re+1)*Je/te.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,Re,te.width,te.height,1,pe,at)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,te.width,te.height,ne.depth,pe,te.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,le,se,te.width,te.height,ne.depth,0,te.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,te.width,te.height,ne.depth,pe,F,te.data):t.texImage3D(i.TEXTURE_2D_ARRAY,le,se,te.width,te.height,ne.depth,0,pe,F,te.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(i.TEXTURE_2D,Ke,se,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)te=we[le],b.format!==Gi?pe!==null?ge?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,le,0,0,te.width,te.height,pe,te.data):t.compressedTexImage2D(i.TEXTURE_2D,le,se,te.width,te.height,0,te.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,te.width,te.height,pe,F,te.data):t.texImage2D(i.TEXTURE_2D,le,se,te.width,te.height,0,pe,F,te.data)}else if(b.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Ke,se,ne.width,ne.height,ne.depth),Ge)if(b.layerUpdates.size>0){let le=Rf(ne.width,ne.height,b.format,b.type);for(let Oe of b.layerUpdates){let Je=ne.data.subarray(Oe*le/ne.data.BYTES_PER_ELEMENT,(Oe+1)*le/ne.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Oe,ne.width,ne.height,1,pe,F,Je)}b.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ne.width,ne.height,ne.depth,pe,F,ne.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,se,ne.width,ne.height,ne.depth,0,pe,F,ne.data);else if(b.isData3DTexture)ge?(be&&t.texStorage3D(i.TEXTURE_3D,Ke,se,ne.width,ne.height,ne.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ne.width,ne.height,ne.depth,pe,F,ne.data)):t.texImage3D(i.TEXTURE_3D,0,se,ne.width,ne.height,ne.depth,0,pe,F,ne.data);else if(b.isFramebufferTexture){if(be)if(ge)t.texStorage2D(i.TEXTURE_2D,Ke,se,ne.width,ne.height);else{let le=ne.width,Oe=ne.height;for(let Je=0;Je<Ke;Je++)t.texImage2D(i.TEXTURE_2D,Je,se,le,Oe,0,pe,F,null),le>>=1,Oe>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){let le=i.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ne.parentNode!==le){le.appendChild(ne),u.add(b),le.onpaint=Oe=>{let Je=Oe.changedElements;for(let Re of u)Je.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ne);else{let Je=i.RGBA,Re=i.RGBA,at=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Je,Re,at,ne)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let le=Xe(we[0]);t.texStorage2D(i.TEXTURE_2D,Ke,se,le.width,le.height)}for(let le=0,Oe=we.length;le<Oe;le++)te=we[le],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,pe,F,te):t.texImage2D(i.TEXTURE_2D,le,se,pe,F,te);b.generateMipmaps=!1}else if(ge){if(be){let le=Xe(ne);t.texStorage2D(i.TEXTURE_2D,Ke,se,le.width,le.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,F,ne)}else t.texImage2D(i.TEXTURE_2D,0,se,pe,F,ne);T(b)&&b.mipmapsAutoUpdate===!0&&M(he),xe.__version=_e.version,b.onUpdate&&b.onUpdate(b)}C.__version=b.version}function on(C,b,X){if(b.image.length!==6)return;let he=lt(C,b),re=b.source;t.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let _e=n.get(re);if(re.version!==_e.__version||he===!0){t.activeTexture(i.TEXTURE0+X);let xe=yt.getPrimaries(yt.workingColorSpace),ee=b.colorSpace===Cs?null:yt.getPrimaries(b.colorSpace),ne=b.colorSpace===Cs||xe===ee?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ne);let pe=b.isCompressedTexture||b.image[0].isCompressedTexture,F=b.image[0]&&b.image[0].isDataTexture,se=[];for(let Re=0;Re<6;Re++)!pe&&!F?se[Re]=v(b.image[Re],!0,s.maxCubemapSize):se[Re]=F?b.image[Re].image:b.image[Re],se[Re]=ze(b,se[Re]);let te=se[0],we=r.convert(b.format,b.colorSpace),ge=r.convert(b.type),be=E(b.internalFormat,we,ge,b.normalized,b.colorSpace),Ge=b.isVideoTexture!==!0,Ke=_e.__version===void 0||he===!0,le=re.dataReady,Oe=A(b,te);ut(i.TEXTURE_CUBE_MAP,b);let Je;if(b.isDepthTexture){if(be=x(b.format===Rs,b.type),Ke)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,te.width,te.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,te.width,te.height,0,we,ge,null)}else if(pe){Ge&&Ke&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,te.width,te.height);for(let Re=0;Re<6;Re++){Je=se[Re].mipmaps;for(let at=0;at<Je.length;at++){let kt=Je[at];b.format!==Gi?we!==null?Ge?le&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,0,0,kt.width,kt.height,we,kt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,be,kt.width,kt.height,0,kt.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,0,0,kt.width,kt.height,we,ge,kt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,be,kt.width,kt.height,0,we,ge,kt.data)}}}else{if(Je=b.mipmaps,Ge&&Ke){Je.length>0&&Oe++;let Re=Xe(se[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(F){Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,se[Re].width,se[Re].height,we,ge,se[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,se[Re].width,se[Re].height,0,we,ge,se[Re].data);for(let at=0;at<Je.length;at++){let Hn=Je[at].image[Re].image;Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,0,0,Hn.width,Hn.height,we,ge,Hn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,be,Hn.width,Hn.height,0,we,ge,Hn.data)}}else{Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,se[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,we,ge,se[Re]);for(let at=0;at<Je.length;at++){let kt=Je[at];Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,0,0,we,ge,kt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,be,we,ge,kt.image[Re])}}}T(b)&&b.mipmapsAutoUpdate===!0&&M(i.TEXTURE_CUBE_MAP),_e.__version=re.version,b.onUpdate&&b.onUpdate(b)}C.__version=b.version}function Lt(C,b,X,he,re,_e){let xe=r.convert(X.format,X.colorSpace),ee=r.convert(X.type),ne=E(X.internalFormat,xe,ee,X.normalized,X.colorSpace),pe=n.get(b),F=n.get(X);if(F.__renderTarget=b,!pe.__hasExternalTextures){let se=Math.max(1,b.width>>_e),te=Math.max(1,b.height>>_e);re===i.TEXTURE_3D||re===i.TEXTURE_2D_ARRAY?t.texImage3D(re,_e,ne,se,te,b.depth,0,xe,ee,null):t.texImage2D(re,_e,ne,se,te,0,xe,ee,null)}t.bindFramebuffer(i.FRAMEBUFFER,C),Se(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,re,F.__webglTexture,0,rt(b)):(re===i.TEXTURE_2D||re>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&re<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,re,F.__webglTexture,_e),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Sn(C,b,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),b.depthBuffer){let he=b.depthTexture,re=he&&he.isDepthTexture?he.type:null,_e=x(b.stencilBuffer,re),xe=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(b),_e,b.width,b.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(b),_e,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,_e,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xe,i.RENDERBUFFER,C)}else{let he=b.textures;for(let re=0;re<he.length;re++){let _e=he[re],xe=r.convert(_e.format,_e.colorSpace),ee=r.convert(_e.type),ne=E(_e.internalFormat,xe,ee,_e.normalized,_e.colorSpace);Se(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(b),ne,b.width,b.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(b),ne,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,ne,b.width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function xt(C,b,X){let he=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,C),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let re=n.get(b.depthTexture);re.__renderTarget=b;let _e=he?b.depthTexture.image[0]:b.depthTexture.image;(!re.__webglTexture||_e.width!==b.width||_e.height!==b.height)&&(_e.width=b.width,_e.height=b.height,b.depthTexture.needsUpdate=!0),he?Me(b.depthTexture,0):me(b.depthTexture,0);let xe=re.__webglTexture,ee=rt(b),ne=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pe=b.depthTexture.format===Rs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===Ss)Se(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ne,xe,0,ee):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ne,xe,0);else if(b.depthTexture.format===Rs)Se(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ne,xe,0,ee):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ne,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function gn(C){let b=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==C.depthTexture){let he=C.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),he){let re=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,he.removeEventListener("dispose",re)};he.addEventListener("dispose",re),b.__depthDisposeCallback=re}b.__boundDepthTexture=he}if(C.depthTexture&&!b.__autoAllocateDepthBuffer)if(X)for(let he=0;he<6;he++)xt(b.__webglFramebuffer[he],C,he);else C.texture.mipmaps.length>0?xt(b.__webglFramebuffer[0],C,0):xt(b.__webglFramebuffer,C,0);else if(X){b.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[he]),b.__webglDepthbuffer[he]===void 0)b.__webglDepthbuffer[he]=i.createRenderbuffer(),Sn(b.__webglDepthbuffer[he],C,!1);else{let re=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,re,i.RENDERBUFFER,_e)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),Sn(b.__webglDepthbuffer,C,!1);else{let re=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,re,i.RENDERBUFFER,_e)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function Jt(C,b,X){let he=n.get(C);b!==void 0&&Lt(he.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&gn(C)}function an(C){let b=C.texture,X=n.get(C),he=n.get(b);C.addEventListener("dispose",k),O(C);let re=C.textures,_e=C.isWebGLCubeRenderTarget===!0,xe=re.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=b.version,o.memory.textures++),_e){X.__webglFramebuffer=[];for(let ee=0;ee<6;ee++)if(b.mipmaps.length>0){X.__webglFramebuffer[ee]=[];for(let ne=0;ne<b.mipmaps.length;ne++)X.__webglFramebuffer[ee][ne]=i.createFramebuffer()}else X.__webglFramebuffer[ee]=i.createFramebuffer()}else{if(b.mipmaps.length>0){X.__webglFramebuffer=[];for(let ee=0;ee<b.mipmaps.length;ee++)X.__webglFramebuffer[ee]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xe)for(let ee=0,ne=re.length;ee<ne;ee++){let pe=n.get(re[ee]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Se(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let ee=0;ee<re.length;ee++){let ne=re[ee];X.__webglColorRenderbuffer[ee]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[ee]);let pe=r.convert(ne.format,ne.colorSpace),F=r.convert(ne.type),se=E(ne.internalFormat,pe,F,ne.normalized,ne.colorSpace,C.isXRRenderTarget===!0),te=rt(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,te,se,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ee,i.RENDERBUFFER,X.__webglColorRenderbuffer[ee])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),Sn(X.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_e){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ut(i.TEXTURE_CUBE_MAP,b);for(let ee=0;ee<6;ee++)if(b.mipmaps.length>0)for(let ne=0;ne<b.mipmaps.length;ne++)Lt(X.__webglFramebuffer[ee][ne],C,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ee,ne);else Lt(X.__webglFramebuffer[ee],C,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ee,0);T(b)?M(i.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ee=0,ne=re.length;ee<ne;ee++){let pe=re[ee],F=n.get(pe),se=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(se=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(se,F.__webglTexture),ut(se,pe),Lt(X.__webglFramebuffer,C,pe,i.COLOR_ATTACHMENT0+ee,se,0),T(pe)&&M(se)}t.unbindTexture()}else{let ee=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(ee=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ee,he.__webglTexture),ut(ee,b),b.mipmaps.length>0)for(let ne=0;ne<b.mipmaps.length;ne++)Lt(X.__webglFramebuffer[ne],C,b,i.COLOR_ATTACHMENT0,ee,ne);else Lt(X.__webglFramebuffer,C,b,i.COLOR_ATTACHMENT0,ee,0);T(b)?M(ee):b.mipmaps.length>0&&i.texParameteri(ee,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&gn(C)}function U(C){let b=C.textures;for(let X=0,he=b.length;X<he;X++){let re=b[X];if(T(re)&&re.mipmapsAutoUpdate===!0){let _e=R(C),xe=n.get(re).__webglTexture;t.bindTexture(_e,xe),M(_e),t.unbindTexture()}}}let Ce=[];function $e(C){if(C.samples>0){if(Se(C)===!1){let b=C.textures,X=C.width,he=C.height,re=i.COLOR_BUFFER_BIT,_e=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=n.get(C),ee=b.length>1;if(ee)for(let pe=0;pe<b.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<b.length;pe++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(re|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(re|=i.STENCIL_BUFFER_BIT)),ee){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let F=n.get(b[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,F,0)}i.blitFramebuffer(0,0,X,he,0,0,X,he,re,i.NEAREST),l===!0&&(Ce.length=0,Ce.push(i.COLOR_ATTACHMENT0+pe),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ce.push(_e),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ee)for(let pe=0;pe<b.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let F=n.get(b[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,F,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let b=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function rt(C){return Math.min(s.maxSamples,C.samples)}function Se(C){let b=n.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Nt(C){let b=o.render.frame;h.get(C)!==b&&(h.set(C,b),C.update())}function ze(C,b){let X=C.colorSpace,he=C.format,re=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==ua&&X!==Cs&&(yt.getTransfer(X)===Et?(he!==Gi||re!==ii)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qe("WebGLTextures: Unsupported texture color space:",X)),b}function Xe(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=j,this.getTextureUnits=ie,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=ye,this.setTexture3D=Te,this.setTextureCube=Me,this.rebindTextures=Jt,this.setupRenderTarget=an,this.updateRenderTargetMipmap=U,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=gn,this.setupFrameBufferTexture=Lt,this.useMultisampledRTT=Se,this.dispose=V}function SA(i,e){function t(n,s=Cs){let r,o=yt.getTransfer(s);if(n===ii)return i.UNSIGNED_BYTE;if(n===uh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===dh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===hf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===uf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===lf)return i.BYTE;if(n===cf)return i.SHORT;if(n===Io)return i.UNSIGNED_SHORT;if(n===hh)return i.INT;if(n===ki)return i.UNSIGNED_INT;if(n===zi)return i.FLOAT;if(n===Vi)return i.HALF_FLOAT;if(n===df)return i.ALPHA;if(n===ff)return i.RGB;if(n===Gi)return i.RGBA;if(n===Ss)return i.DEPTH_COMPONENT;if(n===Rs)return i.DEPTH_STENCIL;if(n===pf)return i.RED;if(n===fh)return i.RED_INTEGER;if(n===tr)return i.RG;if(n===ph)return i.RG_INTEGER;if(n===mh)return i.RGBA_INTEGER;if(n===Va||n===Ga||n===Ha||n===Wa)if(o===Et)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Va)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ga)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ha)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Wa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Va)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ga)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ha)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Wa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===gh||n===_h||n===yh||n===xh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===gh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===_h)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===yh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===xh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===vh||n===bh||n===Mh||n===Sh||n===wh||n===Xa||n===Ah)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===vh||n===bh)return o===Et?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Mh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Sh)return r.COMPRESSED_R11_EAC;if(n===wh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Xa)return r.COMPRESSED_RG11_EAC;if(n===Ah)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Eh||n===Th||n===Rh||n===Ch||n===Ph||n===Ih||n===Lh||n===Dh||n===Nh||n===Fh||n===Uh||n===Oh||n===Bh||n===kh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Eh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Th)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Rh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ch)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Ph)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Ih)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Lh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Dh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Nh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Fh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Uh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Oh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Bh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===kh)return o===Et?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===zh||n===Vh||n===Gh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===zh)return o===Et?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Vh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Gh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Hh||n===Wh||n===qa||n===Xh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Hh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Wh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===qa)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Xh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Tr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var wA=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,AA=`
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

}`,Of=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new wa(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Ei({vertexShader:wA,fragmentShader:AA,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new It(new br(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Bf=class extends Bi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,_=typeof XRWebGLBinding<"u",p=new Of,m={},v=t.getContextAttributes(),T=null,M=null,R=[],E=[],x=new qe,A=null,O=null,I=new zn;I.viewport=new Yt;let L=new zn;L.viewport=new Yt;let k=[I,L],z=new rh,D=null,V=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let me=R[Q];return me===void 0&&(me=new So,R[Q]=me),me.getTargetRaySpace()},this.getControllerGrip=function(Q){let me=R[Q];return me===void 0&&(me=new So,R[Q]=me),me.getGripSpace()},this.getHand=function(Q){let me=R[Q];return me===void 0&&(me=new So,R[Q]=me),me.getHandSpace()};function Y(Q){let me=E.indexOf(Q.inputSource);if(me===-1)return;let ye=R[me];ye!==void 0&&(ye.update(Q.inputSource,Q.frame,c||o),ye.dispatchEvent({type:Q.type,data:Q.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ce);for(let Q=0;Q<R.length;Q++){let me=E[Q];me!==null&&(E[Q]=null,R[Q].disconnect(me))}D=null,V=null,p.reset();for(let Q in m)delete m[Q];if(e.setRenderTarget(T),f=null,d=null,u=null,s=null,M=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(A),e.setSize(x.width,x.height,!1),O!==null){let Q=O.camera;Q.fov=O.fov,Q.zoom=O.zoom,Q.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&_&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(T=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ce),v.xrCompatible!==!0&&await t.makeXRCompatible(),A=e.getPixelRatio(),e.getSize(x),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,Te=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=v.stencil?Rs:Ss,Te=v.stencil?Tr:ki);let He={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(He),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),M=new gi(d.textureWidth,d.textureHeight,{format:Gi,type:ii,depthTexture:new As(d.textureWidth,d.textureHeight,Te,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ye={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ye),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),M=new gi(f.framebufferWidth,f.framebufferHeight,{format:Gi,type:ii,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ce(Q){for(let me=0;me<Q.removed.length;me++){let ye=Q.removed[me],Te=E.indexOf(ye);Te>=0&&(E[Te]=null,R[Te].disconnect(ye))}for(let me=0;me<Q.added.length;me++){let ye=Q.added[me],Te=E.indexOf(ye);if(Te===-1){for(let He=0;He<R.length;He++)if(He>=E.length){E.push(ye),Te=He;break}else if(E[He]===null){E[He]=ye,Te=He;break}if(Te===-1)break}let Me=R[Te];Me&&Me.connect(ye)}}function K(Q,me){me===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(me.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let me=Q.near,ye=Q.far;p.texture!==null&&(p.depthNear>0&&(me=p.depthNear),p.depthFar>0&&(ye=p.depthFar)),z.near=L.near=I.near=me,z.far=L.far=I.far=ye,(D!==z.near||V!==z.far)&&(s.updateRenderState({depthNear:z.near,depthFar:z.far}),D=z.near,V=z.far),z.layers.mask=Q.layers.mask|6,I.layers.mask=z.layers.mask&-5,L.layers.mask=z.layers.mask&-3;let Te=Q.parent,Me=z.cameras;K(z,Te);for(let He=0;He<Me.length;He++)K(Me[He],Te);z.projectionMatrix.copy(I.projectionMatrix),z.projectionMatrixInverse.copy(I.projectionMatrixInverse),O===null&&Q.isPerspectiveCamera&&(O={camera:Q,fov:Q.fov,zoom:Q.zoom}),j(Q,z,Te)};function j(Q,me,ye){ye===null?Q.matrix.copy(me.matrixWorld):(Q.matrix.copy(ye.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(me.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(me.projectionMatrix),Q.projectionMatrixInverse.copy(me.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=bo*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return z},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(z)},this.getCameraTexture=function(Q){return m[Q]};let ie=null;function de(Q,me){if(h=me.getViewerPose(c||o),g=me,h!==null){let ye=h.views;f!==null&&(e.setRenderTargetFramebuffer(M,f.framebuffer),e.setRenderTarget(M));let Te=!1;ye.length!==z.cameras.length&&(z.cameras.length=0,Te=!0);for(let Ve=0;Ve<ye.length;Ve++){let ut=ye[Ve],lt=null;if(f!==null)lt=f.getViewport(ut);else{let Xt=u.getViewSubImage(d,ut);lt=Xt.viewport,Ve===0&&(e.setRenderTargetTextures(M,Xt.colorTexture,Xt.depthStencilTexture),e.setRenderTarget(M))}let tt=k[Ve];tt===void 0&&(tt=new zn,tt.layers.enable(Ve),tt.viewport=new Yt,k[Ve]=tt),tt.matrix.fromArray(ut.transform.matrix),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.projectionMatrix.fromArray(ut.projectionMatrix),tt.projectionMatrixInverse.copy(tt.projectionMatrix).invert(),tt.viewport.set(lt.x,lt.y,lt.width,lt.height),Ve===0&&(z.matrix.copy(tt.matrix),z.matrix.decompose(z.position,z.quaternion,z.scale)),Te===!0&&z.cameras.push(tt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&_){u=n.getBinding();let Ve=u.getDepthInformation(ye[0]);Ve&&Ve.isValid&&Ve.texture&&p.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&_){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<ye.length;Ve++){let ut=ye[Ve].camera;if(ut){let lt=m[ut];lt||(lt=new wa,m[ut]=lt);let tt=u.getCameraImage(ut);lt.sourceTexture=tt}}}}for(let ye=0;ye<R.length;ye++){let Te=E[ye],Me=R[ye];Te!==null&&Me!==void 0&&Me.update(Te,me,c||o)}ie&&ie(Q,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),g=null}let ue=new h_;ue.setAnimationLoop(de),this.setAnimationLoop=function(Q){ie=Q},this.dispose=function(){}}},EA=new Ot,v_=new et;v_.set(-1,0,0,0,1,0,0,0,1);function TA(i,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,Af(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,v,T,M){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),u(p,m)):m.isMeshPhongMaterial?(r(p,m),h(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),d(p,m),m.isMeshPhysicalMaterial&&f(p,m,M)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),_(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,v,T):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===ei&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===ei&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let v=e.get(m),T=v.envMap,M=v.envMapRotation;T&&(p.envMap.value=T,p.envMapRotation.value.setFromMatrix4(EA.makeRotationFromEuler(M)).transpose(),T.isCubeTexture&&T.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(v_),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,v,T){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*v,p.scale.value=T*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function u(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,v){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===ei&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=v.texture,p.transmissionSamplerSize.value.set(v.width,v.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function _(p,m){let v=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(v.matrixWorld),p.nearDistance.value=v.shadow.camera.near,p.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function RA(i,e,t,n){let s={},r={};function o(v,T){let M=T.program;n.uniformBlockBinding(v,M,s[v.id])}function a(v,T){let M=s[v.id];M===void 0&&(g(v),M=l(v),s[v.id]=M,v.addEventListener("dispose",p));let R=T.program;n.updateUBOMapping(v,R);let E=e.render.frame;r[v.id]!==E&&(c(v),r[v.id]=E)}function l(v){let T=i.createBuffer(),M=v.__size,R=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,T),i.bufferData(i.UNIFORM_BUFFER,M,R),i.bindBuffer(i.UNIFORM_BUFFER,null),T}function c(v){let T=s[v.id],M=v.uniforms,R=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,T);for(let E=0,x=M.length;E<x;E++){let A=M[E];if(Array.isArray(A))for(let O=0,I=A.length;O<I;O++)h(A[O],E,O,R);else h(A,E,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,T,M,R){if(d(v,T,M,R)===!0){let E=v.__offset,x=v.value;if(Array.isArray(x)){let A=0;for(let O=0;O<x.length;O++){let I=x[O],L=_(I,!0);u(I,v.__data,A),A+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(x,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,v.__data)}}function u(v,T,M){typeof v=="number"||typeof v=="boolean"?T[M]=v:v.isMatrix3?(T[M]=v.elements[0],T[M+1]=v.elements[1],T[M+2]=v.elements[2],T[M+3]=0,T[M+4]=v.elements[3],T[M+5]=v.elements[4],T[M+6]=v.elements[5],T[M+7]=0,T[M+8]=v.elements[6],T[M+9]=v.elements[7],T[M+10]=v.elements[8],T[M+11]=0):ArrayBuffer.isView(v)?T.set(v.subarray(0,T.length-M),M):v.toArray(T,M)}function d(v,T,M,R){let E=v.value,x=T+"_"+M;if(Array.isArray(E)){R[x]===void 0&&(R[x]=[]);let A=R[x],O=!1;for(let I=0;I<E.length;I++)f(E[I],A,I)===!0&&(O=!0);return O}return f(E,R,x)}function f(v,T,M){if(T[M]===void 0)return typeof v=="number"||typeof v=="boolean"?T[M]=v:ArrayBuffer.isView(v)?T[M]=v.slice():T[M]=v.clone(),!0;{let R=T[M];if(typeof v=="number"||typeof v=="boolean"){if(R!==v)return T[M]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(R.equals(v)===!1)return R.copy(v),!0}}return!1}function g(v){let T=v.uniforms,M=0,R=16;for(let x=0,A=T.length;x<A;x++){let O=Array.isArray(T[x])?T[x]:[T[x]];for(let I=0,L=O.length;I<L;I++){let k=O[I],z=Array.isArray(k.value)?k.value:[k.value],D=Array.isArray(T[x])||Array.isArray(k.value),V=M;for(let H=0,ce=z.length;H<ce;H++){let K=z[H],j=_(K,D),ie=M%R,de=ie%j.boundary,ue=ie+de;M+=de,ue!==0&&R-ue<j.storage&&(M+=R-ue),H===0&&(V=M),M+=j.storage}let Y=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Y((M-V)/Float32Array.BYTES_PER_ELEMENT),k.__offset=V}}let E=M%R;return E>0&&(M+=R-E),v.__size=M,v.__cache={},this}function _(v,T){let M={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(M.boundary=4,M.storage=4):v.isVector2?(M.boundary=8,M.storage=8):v.isVector3||v.isColor?(M.boundary=16,M.storage=12):v.isVector4?(M.boundary=16,M.storage=16):v.isMatrix3?(M.boundary=16,M.storage=48):v.isMatrix4?(M.boundary=16,M.storage=64):v.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(M.boundary=16,M.storage=v.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",v),T===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function p(v){let T=v.target;T.removeEventListener("dispose",p),i.deleteBuffer(s[T.id]),delete s[T.id],delete r[T.id]}function m(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:m}}var CA=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),as=null;function PA(){return as===null&&(as=new zc(CA,16,16,tr,Vi),as.name="DFG_LUT",as.minFilter=jn,as.magFilter=jn,as.wrapS=is,as.wrapT=is,as.generateMipmaps=!1,as.needsUpdate=!0),as}var Jh=class{constructor(e={}){let{canvas:t=F0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ii}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let _=f,p=new Set([mh,ph,fh]),m=new Set([ii,ki,Io,Tr,uh,dh]),v=new Uint32Array(4),T=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},R=null,E=null,x=[],A=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=os,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,k=null,z=null,D=null,V=null;this._outputColorSpace=Jn;let Y=0,H=0,ce=null,K=-1,j=null,ie=new Yt,de=new Yt,ue=null,Q=new it(0),me=0,ye=t.width,Te=t.height,Me=1,He=null,st=null,Ve=new Yt(0,0,ye,Te),ut=new Yt(0,0,ye,Te),lt=!1,tt=new $s,Xt=new Vc,Bt=!1,on=!1,Lt=new Ot,Sn=new W,xt=new Yt,gn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Jt=!1;function an(){return ce===null?Me:1}let U=n;function Ce(w,B){return t.getContext(w,B)}let $e,rt,Se,Nt,ze,Xe,C,b,X,he,re,_e,xe,ee,ne,pe,F,se,te,we,ge,be,Ge;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Je,!1),t.addEventListener("webglcontextcreationerror",Re,!1),U===null){let B="webgl2";if(U=Ce(B,w),U===null)throw Ce(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ke()}catch(w){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Je,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),Qe("WebGLRenderer: "+w.message),w}function Ke(){$e=new Vw(U),$e.init(),ge=new SA(U,$e),rt=new Pw(U,$e,e,ge),Se=new bA(U,$e),rt.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),z=U.createFramebuffer(),D=U.createFramebuffer(),V=U.createFramebuffer(),Nt=new Ww(U),ze=new aA,Xe=new MA(U,$e,Se,ze,rt,ge,Nt),C=new zw(I),b=new qb(U),be=new Rw(U,b),X=new Gw(U,b,Nt,be),he=new qw(U,X,b,be,Nt),se=new Xw(U,rt,Xe),ne=new Iw(ze),re=new oA(I,C,$e,rt,be,ne),_e=new TA(I,ze),xe=new cA,ee=new mA($e),F=new Tw(I,C,Se,he,g,l),pe=new vA(I,he,rt),Ge=new RA(U,Nt,rt,Se),te=new Cw(U,$e,Nt),we=new Hw(U,$e,Nt),Nt.programs=re.programs,I.capabilities=rt,I.extensions=$e,I.properties=ze,I.renderLists=xe,I.shadowMap=pe,I.state=Se,I.info=Nt}_!==ii&&(O=new $w(_,t.width,t.height,a,s,r));let le=new Bf(I,U);this.xr=le,this.getContext=function(){return U},this.getContextAttributes=function(){return U.getContextAttributes()},this.forceContextLoss=function(){let w=$e.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=$e.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(w){w!==void 0&&(Me=w,this.setSize(ye,Te,!1))},this.getSize=function(w){return w.set(ye,Te)},this.setSize=function(w,B,J=!0){if(le.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=w,Te=B,t.width=Math.floor(w*Me),t.height=Math.floor(B*Me),J===!0&&(t.style.width=w+"px",t.style.height=B+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,w,B)},this.getDrawingBufferSize=function(w){return w.set(ye*Me,Te*Me).floor()},this.setDrawingBufferSize=function(w,B,J){ye=w,Te=B,Me=J,t.width=Math.floor(w*J),t.height=Math.floor(B*J),this.setViewport(0,0,w,B)},this.setEffects=function(w){if(_===ii){Qe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let B=0;B<w.length;B++)if(w[B].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(ie)},this.getViewport=function(w){return w.copy(Ve)},this.setViewport=function(w,B,J,q){w.isVector4?Ve.set(w.x,w.y,w.z,w.w):Ve.set(w,B,J,q),Se.viewport(ie.copy(Ve).multiplyScalar(an()).round())},this.getScissor=function(w){return w.copy(ut)},this.setScissor=function(w,B,J,q){w.isVector4?ut.set(w.x,w.y,w.z,w.w):ut.set(w,B,J,q),Se.scissor(de.copy(ut).multiplyScalar(an()).round())},this.getScissorTest=function(){return lt},this.setScissorTest=function(w){Se.setScissorTest(lt=w)},this.setOpaqueSort=function(w){He=w},this.setTransparentSort=function(w){st=w},this.getClearColor=function(w){return w.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(w=!0,B=!0,J=!0){let q=0;if(w){let $=!1;if(ce!==null){let Ae=ce.texture.format;$=p.has(Ae)}if($){let Ae=ce.texture.type,Pe=m.has(Ae),Ee=F.getClearColor(),Ie=F.getClearAlpha(),ke=Ee.r,je=Ee.g,dt=Ee.b;Pe?(v[0]=ke,v[1]=je,v[2]=dt,v[3]=Ie,U.clearBufferuiv(U.COLOR,0,v)):(T[0]=ke,T[1]=je,T[2]=dt,T[3]=Ie,U.clearBufferiv(U.COLOR,0,T))}else q|=U.COLOR_BUFFER_BIT}B&&(q|=U.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),J&&(q|=U.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&U.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),k=w},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Je,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),F.dispose(),xe.dispose(),ee.dispose(),Xe.dispose(),ze.dispose(),C.dispose(),he.dispose(),X.dispose(),be.dispose(),Ge.dispose(),re.dispose(),le.dispose(),le.removeEventListener("sessionstart",rl),le.removeEventListener("sessionend",Xi),cs.stop()};function Oe(w){w.preventDefault(),pa("WebGLRenderer: Context Lost."),L=!0}function Je(){pa("WebGLRenderer: Context Restored."),L=!1;let w=Nt.autoReset,B=pe.enabled,J=pe.autoUpdate,q=pe.needsUpdate,$=pe.type;Ke(),Nt.autoReset=w,pe.enabled=B,pe.autoUpdate=J,pe.needsUpdate=q,pe.type=$}function Re(w){Qe("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function at(w){let B=w.target;B.removeEventListener("dispose",at),kt(B)}function kt(w){Hn(w),ze.remove(w)}function Hn(w){let B=ze.get(w).programs;B!==void 0&&(B.forEach(function(J){re.releaseProgram(J)}),w.isShaderMaterial&&re.releaseShaderCache(w))}this.renderBufferDirect=function(w,B,J,q,$,Ae){B===null&&(B=gn);let Pe=$.isMesh&&$.matrixWorld.determinantAffine()<0,Ee=ko(w,B,J,q,$);Se.setMaterial(q,Pe);let Ie=J.index,ke=1;if(q.wireframe===!0){if(Ie=X.getWireframeAttribute(J),Ie===void 0)return;ke=2}let je=J.drawRange,dt=J.attributes.position,Be=je.start*ke,ft=(je.start+je.count)*ke;Ae!==null&&(Be=Math.max(Be,Ae.start*ke),ft=Math.min(ft,(Ae.start+Ae.count)*ke)),Ie!==null?(Be=Math.max(Be,0),ft=Math.min(ft,Ie.count)):dt!=null&&(Be=Math.max(Be,0),ft=Math.min(ft,dt.count));let Zt=ft-Be;if(Zt<0||Zt===1/0)return;be.setup($,q,Ee,J,Ie);let Tt,Rt=te;if(Ie!==null&&(Tt=b.get(Ie),Rt=we,Rt.setIndex(Tt)),$.isMesh)q.wireframe===!0?(Se.setLineWidth(q.wireframeLinewidth*an()),Rt.setMode(U.LINES)):Rt.setMode(U.TRIANGLES);else if($.isLine){let _n=q.linewidth;_n===void 0&&(_n=1),Se.setLineWidth(_n*an()),$.isLineSegments?Rt.setMode(U.LINES):$.isLineLoop?Rt.setMode(U.LINE_LOOP):Rt.setMode(U.LINE_STRIP)}else $.isPoints?Rt.setMode(U.POINTS):$.isSprite&&Rt.setMode(U.TRIANGLES);if($.isBatchedMesh)if($e.get("WEBGL_multi_draw"))Rt.renderMultiDraw($._multiDrawStarts,$._multiDrawCounts,$._multiDrawCount);else{let _n=$._multiDrawStarts,Fe=$._multiDrawCounts,ln=$._multiDrawCount,gt=Ie?b.get(Ie).bytesPerElement:1,us=ze.get(q).currentProgram.getUniforms();for(let cn=0;cn<ln;cn++)us.setValue(U,"_gl_DrawID",cn),Rt.render(_n[cn]/gt,Fe[cn])}else if($.isInstancedMesh)Rt.renderInstances(Be,Zt,$.count);else if(J.isInstancedBufferGeometry){let _n=J._maxInstanceCount!==void 0?J._maxInstanceCount:1/0,Fe=Math.min(J.instanceCount,_n);Rt.renderInstances(Be,Zt,Fe)}else Rt.render(Be,Zt)};function Uo(w,B,J,q){k!==null&&w.isNodeMaterial&&k.setObject(q,w),Bt===!0&&ne.setState(w,J,!1),w.transparent===!0&&w.side===Ti&&w.forceSinglePass===!1?(w.side=ei,w.needsUpdate=!0,qi(w,B,q),w.side=er,w.needsUpdate=!0,qi(w,B,q),w.side=Ti):qi(w,B,q)}this.compile=function(w,B,J=null){J===null&&(J=w),k!==null&&k.renderStart(w,B,J),E=ee.get(J),E.init(B),A.push(E),J.traverseVisible(function($){$.isLight&&$.layers.test(B.layers)&&(E.pushLight($),$.castShadow&&E.pushShadow($))}),w!==J&&w.traverseVisible(function($){$.isLight&&$.layers.test(B.layers)&&(E.pushLight($),$.castShadow&&E.pushShadow($))}),E.setupLights(),k!==null&&k.updateLights(E.state.lightsArray),on=this.localClippingEnabled,Bt=ne.init(this.clippingPlanes,on),Bt===!0&&ne.setGlobalState(this.clippingPlanes,B),k!==null&&pe.render(E.state.shadowsArray,J,B);let q=new Set;return w.traverse(function($){if(!($.isMesh||$.isPoints||$.isLine||$.isSprite))return;let Ae=$.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Ee=Ae[Pe];Uo(Ee,J,B,$),q.add(Ee)}else Uo(Ae,J,B,$),q.add(Ae)}),E=A.pop(),k!==null&&k.renderEnd(),q},this.compileAsync=function(w,B,J=null){let q=this.compile(w,B,J);return new Promise($=>{function Ae(){if(q.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&q.delete(Pe)}),q.size===0){$(w);return}setTimeout(Ae,10)}$e.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let Lr=null;function mu(w){Lr&&Lr(w)}function rl(){cs.stop()}function Xi(){cs.start()}let cs=new h_;cs.setAnimationLoop(mu),typeof self<"u"&&cs.setContext(self),this.setAnimationLoop=function(w){Lr=w,le.setAnimationLoop(w),w===null?cs.stop():cs.start()},le.addEventListener("sessionstart",rl),le.addEventListener("sessionend",Xi),this.render=function(w,B){if(B!==void 0&&B.isCamera!==!0){Qe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;k!==null&&k.renderStart(w,B);let J=le.enabled===!0&&le.isPresenting===!0,q=O!==null&&(ce===null||J)&&O.begin(I,ce);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(B),B=le.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,B,ce),E=ee.get(w,A.length),E.init(B),E.state.textureUnits=Xe.getTextureUnits(),A.push(E),Lt.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?Xt.setFromArrayCamera(B):tt.setFromProjectionMatrix(Lt,Ai,B.reversedDepth),on=this.localClippingEnabled,Bt=ne.init(this.clippingPlanes,on),R=xe.get(w,x.length),R.init(),x.push(R),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Pe=I.xr.getDepthSensingMesh();Pe!==null&&hs(Pe,B,-1/0,I.sortObjects)}hs(w,B,0,I.sortObjects),R.finish(),k!==null&&k.updateLights(E.state.lightsArray),I.sortObjects===!0&&R.sort(He,st),Jt=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,Jt&&F.addToRenderList(R,w),this.info.autoReset===!0&&this.info.reset(),Bt===!0&&ne.beginShadows();let $=E.state.shadowsArray;if(pe.render($,w,B),Bt===!0&&ne.endShadows(),(q&&O.hasRenderPass())===!1){let Pe=R.opaque,Ee=R.transmissive;if(E.setupLights(),B.isArrayCamera){let Ie=B.cameras;if(Ee.length>0)for(let ke=0,je=Ie.length;ke<je;ke++){let dt=Ie[ke];Ci(Pe,Ee,w,dt)}Jt&&F.render(w);for(let ke=0,je=Ie.length;ke<je;ke++){let dt=Ie[ke];Oo(R,w,dt,dt.viewport)}}else Ee.length>0&&Ci(Pe,Ee,w,B),Jt&&F.render(w),Oo(R,w,B)}ce!==null&&H===0&&(Xe.updateMultisampleRenderTarget(ce),Xe.updateRenderTargetMipmap(ce)),q&&O.end(I),w.isScene===!0&&w.onAfterRender(I,w,B),be.resetDefaultState(),K=-1,j=null,A.pop(),A.length>0?(E=A[A.length-1],Xe.setTextureUnits(E.state.textureUnits),Bt===!0&&ne.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,x.pop(),x.length>0?R=x[x.length-1]:R=null,k!==null&&k.renderEnd()};function hs(w,B,J,q){if(w.visible===!1)return;if(w.layers.test(B.layers)){if(w.isGroup)J=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(B);else if(w.isLight)E.pushLight(w),w.castShadow&&E.pushShadow(w);else if(w.isSprite){let Pe=B.isArrayCamera?Xt:tt;if(!w.frustumCulled||w.intersectsFrustum(Pe)){q&&xt.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Lt);let Ee=he.update(w),Ie=w.material;Ie.visible&&R.push(w,Ee,Ie,J,xt.z,null,B)}}else if(w.isMesh||w.isLine||w.isPoints){let Pe=B.isArrayCamera?Xt:tt;if(!w.frustumCulled||w.intersectsFrustum(Pe)){let Ee=he.update(w),Ie=w.material;if(q&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),xt.copy(w.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),xt.copy(Ee.boundingSphere.center)),xt.applyMatrix4(w.matrixWorld).applyMatrix4(Lt)),Array.isArray(Ie)){let ke=Ee.groups;for(let je=0,dt=ke.length;je<dt;je++){let Be=ke[je],ft=Ie[Be.materialIndex];ft&&ft.visible&&R.push(w,Ee,ft,J,xt.z,Be,B)}}else Ie.visible&&R.push(w,Ee,Ie,J,xt.z,null,B)}}}let Ae=w.children;for(let Pe=0,Ee=Ae.length;Pe<Ee;Pe++)hs(Ae[Pe],B,J,q)}function Oo(w,B,J,q){let{opaque:$,transmissive:Ae,transparent:Pe}=w;E.setupLightsView(J),Bt===!0&&ne.setGlobalState(I.clippingPlanes,J),q&&Se.viewport(ie.copy(q)),$.length>0&&jt($,B,J),Ae.length>0&&jt(Ae,B,J),Pe.length>0&&jt(Pe,B,J),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ci(w,B,J,q){if((J.isScene===!0?J.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[q.id]===void 0){let Be=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[q.id]=new gi(1,1,{generateMipmaps:!0,type:Be?Vi:ii,minFilter:Ts,samples:Math.max(4,rt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Ae=E.state.transmissionRenderTarget[q.id],Pe=q.viewport||ie;Ae.setSize(Pe.z*I.transmissionResolutionScale,Pe.w*I.transmissionResolutionScale);let Ee=I.getRenderTarget(),Ie=I.getActiveCubeFace(),ke=I.getActiveMipmapLevel();I.setRenderTarget(Ae),I.getClearColor(Q),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),Jt&&F.render(J);let je=I.toneMapping;I.toneMapping=os;let dt=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),E.setupLightsView(q),Bt===!0&&ne.setGlobalState(I.clippingPlanes,q),jt(w,J,q),Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae),$e.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let ft=0,Zt=B.length;ft<Zt;ft++){let Tt=B[ft],{object:Rt,geometry:_n,material:Fe,group:ln}=Tt;if(Fe.side===Ti&&Rt.layers.test(q.layers)){let gt=Fe.side;Fe.side=ei,Fe.needsUpdate=!0,nn(Rt,J,q,_n,Fe,ln),Fe.side=gt,Fe.needsUpdate=!0,Be=!0}}Be===!0&&(Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae))}I.setRenderTarget(Ee,Ie,ke),I.setClearColor(Q,me),dt!==void 0&&(q.viewport=dt),I.toneMapping=je}function jt(w,B,J){let q=B.isScene===!0?B.overrideMaterial:null;for(let $=0,Ae=w.length;$<Ae;$++){let Pe=w[$],{object:Ee,geometry:Ie,group:ke}=Pe,je=Pe.material;je.allowOverride===!0&&q!==null&&(je=q),Ee.layers.test(J.layers)&&nn(Ee,B,J,Ie,je,ke)}}function nn(w,B,J,q,$,Ae){k!==null&&$.isNodeMaterial&&k.setObject(w,$),w.onBeforeRender(I,B,J,q,$,Ae),w.modelViewMatrix.multiplyMatrices(J.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),$.onBeforeRender(I,B,J,q,w,Ae),$.transparent===!0&&$.side===Ti&&$.forceSinglePass===!1?($.side=ei,$.needsUpdate=!0,I.renderBufferDirect(J,B,q,$,w,Ae),$.side=er,$.needsUpdate=!0,I.renderBufferDirect(J,B,q,$,w,Ae),$.side=Ti):I.renderBufferDirect(J,B,q,$,w,Ae),w.onAfterRender(I,B,J,q,$,Ae)}function sn(w){let B=0;for(let J of w)J.texture!==null&&B++;return B}function qi(w,B,J){B.isScene!==!0&&(B=gn);let q=ze.get(w),$=E.state.lights,Ae=E.state.shadowsArray,Pe=$.state.version,Ee=re.getParameters(w,$.state,Ae,B,J,E.state.lightProbeGridArray),Ie=re.getProgramCacheKey(Ee),ke=q.programs;q.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?B.environment:null,q.fog=B.fog;let je=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;q.envMap=C.get(w.envMap||q.environment,je),q.envMapRotation=q.environment!==null&&w.envMap===null?B.environmentRotation:w.envMapRotation,ke===void 0&&(w.addEventListener("dispose",at),ke=new Map,q.programs=ke,q.programVariants=new Map);let dt=ke.get(Ie);if(dt!==void 0){if(q.currentProgram===dt&&q.lightsStateVersion===Pe)return Bo(w,Ee),dt}else Ee.uniforms=re.getUniforms(w),k!==null&&w.isNodeMaterial&&k.build(w,J,Ee),w.onBeforeCompile(Ee,I),dt=re.acquireProgram(Ee,Ie),ke.set(Ie,dt),q.uniforms=Ee.uniforms;let Be=q.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(Be.clippingPlanes=ne.uniform),Bo(w,Ee),q.needsLights=Ls(w),q.lightsStateVersion=Pe,q.needsLights&&(Be.ambientLightColor.value=$.state.ambient,Be.lightProbe.value=$.state.probe,Be.sunLights.value=$.state.sun,Be.sunLightShadows.value=$.state.sunShadow,Be.directionalLights.value=$.state.directional,Be.directionalLightShadows.value=$.state.directionalShadow,Be.spotLights.value=$.state.spot,Be.spotLightShadows.value=$.state.spotShadow,Be.rectAreaLights.value=$.state.rectArea,Be.ltc_1.value=$.state.rectAreaLTC1,Be.ltc_2.value=$.state.rectAreaLTC2,Be.pointLights.value=$.state.point,Be.pointLightShadows.value=$.state.pointShadow,Be.hemisphereLights.value=$.state.hemi,Be.sunShadowMatrix.value=$.state.sunShadowMatrix,Be.sunShadowCascade.value=$.state.sunShadowCascade,Be.directionalShadowMatrix.value=$.state.directionalShadowMatrix,Be.spotLightMatrix.value=$.state.spotLightMatrix,Be.spotLightMap.value=$.state.spotLightMap,Be.pointShadowMatrix.value=$.state.pointShadowMatrix),q.numLightProbeGrids=sn(E.state.lightProbeGridArray),q.currentProgram=dt,q.uniformsList=null,dt}function oi(w,B,J,q,$){let Ae=ze.get(w),Pe=Ae.currentProgram.id+","+q+","+$,Ee=Ae.programVariants.get(Pe);return Ee===void 0?(Ee=qi(w,B,J),Ae.programVariants.set(Pe,Ee)):(Ae.currentProgram=Ee,Ae.uniformsList=null,Ae.outputColorSpace=q,Ae.toneMapping=$),Ee}function Is(w){if(w.uniformsList===null){let B=w.currentProgram.getUniforms();w.uniformsList=Lo.seqWithValue(B.seq,w.uniforms)}return w.uniformsList}function Bo(w,B){let J=ze.get(w);J.outputColorSpace=B.outputColorSpace,J.batching=B.batching,J.batchingColor=B.batchingColor,J.instancing=B.instancing,J.instancingColor=B.instancingColor,J.instancingMorph=B.instancingMorph,J.skinning=B.skinning,J.morphTargets=B.morphTargets,J.morphNormals=B.morphNormals,J.morphColors=B.morphColors,J.morphTargetsCount=B.morphTargetsCount,J.numClippingPlanes=B.numClippingPlanes,J.numIntersection=B.numClipIntersection,J.vertexAlphas=B.vertexAlphas,J.vertexTangents=B.vertexTangents,J.toneMapping=B.toneMapping}function ko(w,B,J,q,$){B.isScene!==!0&&(B=gn),Xe.resetTextureUnits();let Ae=B.fog,Pe=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?B.environment:null,Ee=ce===null?I.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:yt.workingColorSpace,Ie=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,ke=C.get(q.envMap||Pe,Ie),je=q.vertexColors===!0&&!!J.attributes.color&&J.attributes.color.itemSize===4,dt=!!J.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),Be=!!J.morphAttributes.position,ft=!!J.morphAttributes.normal,Zt=!!J.morphAttributes.color,Tt=os;q.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Tt=I.toneMapping);let Rt=J.morphAttributes.position||J.morphAttributes.normal||J.morphAttributes.color,_n=Rt!==void 0?Rt.length:0,Fe=ze.get(q),ln=E.state.lights;if(Bt===!0&&(on===!0||w!==j)){let Ct=w===j&&q.id===K;ne.setState(q,w,Ct)}let gt=!1,us=!1;q.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==ln.state.version||$.isBatchedMesh&&Fe.batching===!1||!$.isBatchedMesh&&Fe.batching===!0||$.isBatchedMesh&&Fe.batchingColor===!0&&$._colorsTexture===null||$.isBatchedMesh&&Fe.batchingColor===!1&&$._colorsTexture!==null||$.isInstancedMesh&&Fe.instancing===!1||!$.isInstancedMesh&&Fe.instancing===!0||$.isSkinnedMesh&&Fe.skinning===!1||!$.isSkinnedMesh&&Fe.skinning===!0||$.isInstancedMesh&&Fe.instancingColor===!0&&$.instanceColor===null||$.isInstancedMesh&&Fe.instancingColor===!1&&$.instanceColor!==null||$.isInstancedMesh&&Fe.instancingMorph===!0&&$.morphTexture===null||$.isInstancedMesh&&Fe.instancingMorph===!1&&$.morphTexture!==null||Fe.envMap!==ke||q.fog===!0&&Fe.fog!==Ae||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==ne.numPlanes||Fe.numIntersection!==ne.numIntersection)||Fe.vertexAlphas!==je||Fe.vertexTangents!==dt||Fe.morphTargets!==Be||Fe.morphNormals!==ft||Fe.morphColors!==Zt||Fe.morphTargetsCount!==_n||Fe.numLightProbeGrids!==sn(E.state.lightProbeGridArray)?gt=!0:(Fe.outputColorSpace!==Ee||Fe.toneMapping!==Tt)&&(us=!0):(gt=!0,Fe.__version=q.version);let cn=Fe.currentProgram;(gt===!0||us===!0)&&(cn=us===!0?oi(q,B,$,Ee,Tt):qi(q,B,$),k&&q.isNodeMaterial&&k.onUpdateProgram(q,cn,Fe));let Fr=!1,Yi=!1,ds=!1,ct=cn.getUniforms(),Qt=Fe.uniforms;if(Se.useProgram(cn.program)&&(Fr=!0,Yi=!0,ds=!0),q.id!==K&&(K=q.id,Yi=!0),Fr||j!==w){Se.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ct.setValue(U,"projectionMatrix",w.projectionMatrix),ct.setValue(U,"viewMatrix",w.matrixWorldInverse);let hn=ct.map.cameraPosition;hn!==void 0&&hn.setValue(U,Sn.setFromMatrixPosition(w.matrixWorld)),rt.logarithmicDepthBuffer&&ct.setValue(U,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&ct.setValue(U,"isOrthographic",w.isOrthographicCamera===!0),j!==w&&(j=w,Yi=!0,ds=!0)}if(Fe.needsLights&&(ln.state.sunShadowMap.length>0&&ct.setValue(U,"sunShadowMap",ln.state.sunShadowMap,Xe),ln.state.directionalShadowMap.length>0&&ct.setValue(U,"directionalShadowMap",ln.state.directionalShadowMap,Xe),ln.state.spotShadowMap.length>0&&ct.setValue(U,"spotShadowMap",ln.state.spotShadowMap,Xe),ln.state.pointShadowMap.length>0&&ct.setValue(U,"pointShadowMap",ln.state.pointShadowMap,Xe)),$.isSkinnedMesh){ct.setOptional(U,$,"bindMatrix"),ct.setOptional(U,$,"bindMatrixInverse");let Ct=$.skeleton;Ct&&(Ct.boneTexture===null&&Ct.computeBoneTexture(),ct.setValue(U,"boneTexture",Ct.boneTexture,Xe))}$.isBatchedMesh&&(ct.setOptional(U,$,"batchingTexture"),ct.setValue(U,"batchingTexture",$._matricesTexture,Xe),ct.setOptional(U,$,"batchingIdTexture"),ct.setValue(U,"batchingIdTexture",$._indirectTexture,Xe),ct.setOptional(U,$,"batchingColorTexture"),$._colorsTexture!==null&&ct.setValue(U,"batchingColorTexture",$._colorsTexture,Xe));let Wn=J.morphAttributes;if((Wn.position!==void 0||Wn.normal!==void 0||Wn.color!==void 0)&&se.update($,J,cn),(Yi||Fe.receiveShadow!==$.receiveShadow)&&(Fe.receiveShadow=$.receiveShadow,ct.setValue(U,"receiveShadow",$.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&B.environment!==null&&(Qt.envMapIntensity.value=B.environmentIntensity),Qt.dfgLUT!==void 0&&(Qt.dfgLUT.value=PA()),Yi){if(ct.setValue(U,"toneMappingExposure",I.toneMappingExposure),Fe.needsLights&&Dr(Qt,ds),Ae&&q.fog===!0&&_e.refreshFogUniforms(Qt,Ae),_e.refreshMaterialUniforms(Qt,q,Me,Te,E.state.transmissionRenderTarget[w.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Ct=M,hn=0;for(let Un of E.state.lightProbeGridArray)Un.texture!==null&&(Ct.textures[hn]=Un.texture,Ct.min[hn]=Un.boundingBox.min,Ct.max[hn]=Un.boundingBox.max,Ct.resolution[hn]=Un.resolution,hn++);for(let Un in Ct)Ct[Un].length=hn;Qt.probesSH.value=Ct.textures,Qt.probesMin.value=Ct.min,Qt.probesMax.value=Ct.max,Qt.probesResolution.value=Ct.resolution}Lo.upload(U,Is(Fe),Qt,Xe)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(Lo.upload(U,Is(Fe),Qt,Xe),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&ct.setValue(U,"center",$.center),ct.setValue(U,"modelViewMatrix",$.modelViewMatrix),ct.setValue(U,"normalMatrix",$.normalMatrix),ct.setValue(U,"modelMatrix",$.matrixWorld),q.uniformsGroups!==void 0){let Ct=q.uniformsGroups;for(let hn=0,Un=Ct.length;hn<Un;hn++){let ol=Ct[hn];Ge.update(ol,cn),Ge.bind(ol,cn)}}return cn}function Dr(w,B){w.ambientLightColor.needsUpdate=B,w.lightProbe.needsUpdate=B,w.sunLights.needsUpdate=B,w.sunLightShadows.needsUpdate=B,w.directionalLights.needsUpdate=B,w.directionalLightShadows.needsUpdate=B,w.pointLights.needsUpdate=B,w.pointLightShadows.needsUpdate=B,w.spotLights.needsUpdate=B,w.spotLightShadows.needsUpdate=B,w.rectAreaLights.needsUpdate=B,w.hemisphereLights.needsUpdate=B}function Ls(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(w,B,J){let q=ze.get(w);q.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),ze.get(w.texture).__webglTexture=B,ze.get(w.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:J,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,B){let J=ze.get(w);J.__webglFramebuffer=B,J.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(w,B=0,J=0){ce=w,Y=B,H=J;let q=null,$=!1,Ae=!1;if(w){let Ee=ze.get(w);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(U.FRAMEBUFFER,Ee.__webglFramebuffer),ie.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest,Se.viewport(ie),Se.scissor(de),Se.setScissorTest(ue),K=-1;return}else if(Ee.__webglFramebuffer===void 0)Xe.setupRenderTarget(w);else if(Ee.__hasExternalTextures)Xe.rebindTextures(w,ze.get(w.texture).__webglTexture,ze.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let je=w.depthTexture;if(Ee.__boundDepthTexture!==je){if(je!==null&&ze.has(je)&&(w.width!==je.image.width||w.height!==je.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xe.setupDepthRenderbuffer(w)}}let Ie=w.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let ke=ze.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(ke[B])?q=ke[B][J]:q=ke[B],$=!0):w.samples>0&&Xe.useMultisampledRTT(w)===!1?q=ze.get(w).__webglMultisampledFramebuffer:Array.isArray(ke)?q=ke[J]:q=ke,ie.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest}else ie.copy(Ve).multiplyScalar(Me).floor(),de.copy(ut).multiplyScalar(Me).floor(),ue=lt;if(J!==0&&(q=z),Se.bindFramebuffer(U.FRAMEBUFFER,q)&&Se.drawBuffers(w,q),Se.viewport(ie),Se.scissor(de),Se.setScissorTest(ue),$){let Ee=ze.get(w.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_CUBE_MAP_POSITIVE_X+B,Ee.__webglTexture,J)}else if(Ae){let Ee=B;for(let Ie=0;Ie<w.textures.length;Ie++){let ke=ze.get(w.textures[Ie]);U.framebufferTextureLayer(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0+Ie,ke.__webglTexture,J,Ee)}}else if(w!==null&&J!==0){let Ee=ze.get(w.texture);U.framebufferTexture2D(U.FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,Ee.__webglTexture,J)}K=-1};function Nr(w){let B=ze.get(w);return(B.__readFormat!==w.format||B.__readType!==w.type)&&(B.__readFormat=w.format,B.__readType=w.type,B.__formatReadable=rt.textureFormatReadable(w.format),B.__typeReadable=rt.textureTypeReadable(w.type)),B}this.readRenderTargetPixels=function(w,B,J,q,$,Ae,Pe,Ee=0){if(!(w&&w.isWebGLRenderTarget)){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(U.FRAMEBUFFER,Ie);try{let ke=w.textures[Ee],je=ke.format,dt=ke.type;w.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Ee);let Be=Nr(ke);if(Be.__formatReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=w.width-q&&J>=0&&J<=w.height-$&&U.readPixels(B,J,q,$,ge.convert(je),ge.convert(dt),Ae)}finally{let ke=ce!==null?ze.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(U.FRAMEBUFFER,ke)}}},this.readRenderTargetPixelsAsync=async function(w,B,J,q,$,Ae,Pe,Ee=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(B>=0&&B<=w.width-q&&J>=0&&J<=w.height-$){Se.bindFramebuffer(U.FRAMEBUFFER,Ie);let ke=w.textures[Ee],je=ke.format,dt=ke.type;w.textures.length>1&&U.readBuffer(U.COLOR_ATTACHMENT0+Ee);let Be=Nr(ke);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ft=U.createBuffer();U.bindBuffer(U.PIXEL_PACK_BUFFER,ft),U.bufferData(U.PIXEL_PACK_BUFFER,Ae.byteLength,U.STREAM_READ),U.readPixels(B,J,q,$,ge.convert(je),ge.convert(dt),0),U.bindBuffer(U.PIXEL_PACK_BUFFER,null);let Zt=ce!==null?ze.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(U.FRAMEBUFFER,Zt);let Tt=U.fenceSync(U.SYNC_GPU_COMMANDS_COMPLETE,0);return U.flush(),await O0(U,Tt,4),U.bindBuffer(U.PIXEL_PACK_BUFFER,ft),U.getBufferSubData(U.PIXEL_PACK_BUFFER,0,Ae),U.bindBuffer(U.PIXEL_PACK_BUFFER,null),U.deleteBuffer(ft),U.deleteSync(Tt),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,B=null,J=0){let q=Math.pow(2,-J),$=Math.floor(w.image.width*q),Ae=Math.floor(w.image.height*q),Pe=B!==null?B.x:0,Ee=B!==null?B.y:0;Xe.setTexture2D(w,0),U.copyTexSubImage2D(U.TEXTURE_2D,J,0,0,Pe,Ee,$,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(w,B,J=null,q=null,$=0,Ae=0){let Pe,Ee,Ie,ke,je,dt,Be,ft,Zt,Tt=w.isCompressedTexture?w.mipmaps[Ae]:w.image;if(J!==null)Pe=J.max.x-J.min.x,Ee=J.max.y-J.min.y,Ie=J.isBox3?J.max.z-J.min.z:1,ke=J.min.x,je=J.min.y,dt=J.isBox3?J.min.z:0;else{let ct=Math.pow(2,-$);Pe=Math.floor(Tt.width*ct),Ee=Math.floor(Tt.height*ct),w.isDataArrayTexture?Ie=Tt.depth:w.isData3DTexture?Ie=Math.floor(Tt.depth*ct):Ie=1,ke=0,je=0,dt=0}q!==null?(Be=q.x,ft=q.y,Zt=q.z):(Be=0,ft=0,Zt=0);let Rt=ge.convert(B.format),_n=ge.convert(B.type),Fe;B.isData3DTexture?(Xe.setTexture3D(B,0),Fe=U.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(Xe.setTexture2DArray(B,0),Fe=U.TEXTURE_2D_ARRAY):(Xe.setTexture2D(B,0),Fe=U.TEXTURE_2D),Se.activeTexture(U.TEXTURE0),Se.pixelStorei(U.UNPACK_FLIP_Y_WEBGL,B.flipY),Se.pixelStorei(U.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),Se.pixelStorei(U.UNPACK_ALIGNMENT,B.unpackAlignment);let ln=Se.getParameter(U.UNPACK_ROW_LENGTH),gt=Se.getParameter(U.UNPACK_IMAGE_HEIGHT),us=Se.getParameter(U.UNPACK_SKIP_PIXELS),cn=Se.getParameter(U.UNPACK_SKIP_ROWS),Fr=Se.getParameter(U.UNPACK_SKIP_IMAGES);Se.pixelStorei(U.UNPACK_ROW_LENGTH,Tt.width),Se.pixelStorei(U.UNPACK_IMAGE_HEIGHT,Tt.height),Se.pixelStorei(U.UNPACK_SKIP_PIXELS,ke),Se.pixelStorei(U.UNPACK_SKIP_ROWS,je),Se.pixelStorei(U.UNPACK_SKIP_IMAGES,dt);let Yi=w.isDataArrayTexture||w.isData3DTexture,ds=B.isDataArrayTexture||B.isData3DTexture;if(w.isDepthTexture){let ct=ze.get(w),Qt=ze.get(B),Wn=ze.get(ct.__renderTarget),Ct=ze.get(Qt.__renderTarget);Se.bindFramebuffer(U.READ_FRAMEBUFFER,Wn.__webglFramebuffer),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,Ct.__webglFramebuffer);for(let hn=0;hn<Ie;hn++)Yi&&(U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ze.get(w).__webglTexture,$,dt+hn),U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ze.get(B).__webglTexture,Ae,Zt+hn)),U.blitFramebuffer(ke,je,ke+Pe,je+Ee,Be,ft,Be+Pe,ft+Ee,U.DEPTH_BUFFER_BIT,U.NEAREST);Se.bindFramebuffer(U.READ_FRAMEBUFFER,null),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else if($!==0||w.isRenderTargetTexture||ze.has(w)){let ct=ze.get(w),Qt=ze.get(B);Se.bindFramebuffer(U.READ_FRAMEBUFFER,D),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,V);for(let Wn=0;Wn<Ie;Wn++)Yi?U.framebufferTextureLayer(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,ct.__webglTexture,$,dt+Wn):U.framebufferTexture2D(U.READ_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,ct.__webglTexture,$),ds?U.framebufferTextureLayer(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,Qt.__webglTexture,Ae,Zt+Wn):U.framebufferTexture2D(U.DRAW_FRAMEBUFFER,U.COLOR_ATTACHMENT0,U.TEXTURE_2D,Qt.__webglTexture,Ae),$!==0?U.blitFramebuffer(ke,je,ke+Pe,je+Ee,Be,ft,Be+Pe,ft+Ee,U.COLOR_BUFFER_BIT,U.NEAREST):ds?U.copyTexSubImage3D(Fe,Ae,Be,ft,Zt+Wn,ke,je,Pe,Ee):U.copyTexSubImage2D(Fe,Ae,Be,ft,ke,je,Pe,Ee);Se.bindFramebuffer(U.READ_FRAMEBUFFER,null),Se.bindFramebuffer(U.DRAW_FRAMEBUFFER,null)}else ds?w.isDataTexture||w.isData3DTexture?U.texSubImage3D(Fe,Ae,Be,ft,Zt,Pe,Ee,Ie,Rt,_n,Tt.data):B.isCompressedArrayTexture?U.compressedTexSubImage3D(Fe,Ae,Be,ft,Zt,Pe,Ee,Ie,Rt,Tt.data):U.texSubImage3D(Fe,Ae,Be,ft,Zt,Pe,Ee,Ie,Rt,_n,Tt):w.isDataTexture?U.texSubImage2D(U.TEXTURE_2D,Ae,Be,ft,Pe,Ee,Rt,_n,Tt.data):w.isCompressedTexture?U.compressedTexSubImage2D(U.TEXTURE_2D,Ae,Be,ft,Tt.width,Tt.height,Rt,Tt.data):U.texSubImage2D(U.TEXTURE_2D,Ae,Be,ft,Pe,Ee,Rt,_n,Tt);Se.pixelStorei(U.UNPACK_ROW_LENGTH,ln),Se.pixelStorei(U.UNPACK_IMAGE_HEIGHT,gt),Se.pixelStorei(U.UNPACK_SKIP_PIXELS,us),Se.pixelStorei(U.UNPACK_SKIP_ROWS,cn),Se.pixelStorei(U.UNPACK_SKIP_IMAGES,Fr),Ae===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&U.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(w){ze.get(w).__webglFramebuffer===void 0&&Xe.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Xe.setTextureCube(w,0):w.isData3DTexture?Xe.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Xe.setTexture2DArray(w,0):Xe.setTexture2D(w,0),Se.unbindTexture()},this.resetState=function(){Y=0,H=0,ce=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ai}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var M_=new W(0,1,0),Ja=new W,b_=new Ot,IA=new Qn;function Hi(i,e,t){let{offset:n,dimension:s}=i;return t.set(e[n]??0,e[n+1]??0,s===3?e[n+2]??0:0)}function Cr(i,e,t,n){Ja.subVectors(t,e);let s=Ja.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(e).addScaledVector(Ja,.5),i.quaternion.setFromUnitVectors(M_,Ja.divideScalar(s)),i.scale.set(n,s,n),s):0}function S_(i,e){let t=e.length();t>0&&i.quaternion.setFromUnitVectors(M_,Ja.copy(e).divideScalar(t))}function eu(i,e,t){if(t===void 0){i.quaternion.identity();return}let n=s=>e[t+s]??0;b_.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(IA.setFromRotationMatrix(b_))}function ja(i,e,t){return e===void 0?t.set(0,0,0):t.set(i[e]??0,i[e+1]??0,i[e+2]??0)}function mn(i,e,t,n){let s=i.shape.points[e],r=s===void 0?void 0:i.data.points[s];return r?Hi(r,t.positions,n):n.set(0,0,0)}function yi(i,e,t,n=0){let s=i.shape.sizes[e],r=s===void 0?n:t.sizes[s]??n;return Number.isFinite(r)?r:0}function Pr(i,e){return e!==void 0&&(i.points[e]?.fixed??!1)}var Gn={a:new W,b:new W,c:new W,d:new W};var zf=9,kf=.1,Ir=16*zf+4,Ri=6,LA=3.4,DA=.42;function w_(i){let e=new $t,t=new rn(new Float32Array(3*Ir*Ri),3),n=new rn(new Float32Array(3*Ir*Ri),3);e.setAttribute("position",t),e.setAttribute("normal",n),e.setIndex(FA());let s=new It(e,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=Cr(s,mn(i,"start",o,Gn.a),mn(i,"end",o,Gn.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,NA(t,n,l,LA*a,DA*a))}}}function NA(i,e,t,n,s){let r=i.array,o=e.array,a=t*(1-2*kf)/zf;for(let l=0;l<Ir;l+=1){let c=Math.min(Math.max((l-2)/(Ir-5),0),1),h=l<2||l>Ir-3,u=2*Math.PI*zf*c,d=h?0:n,f=l===0?0:l===Ir-1?1:kf+(1-2*kf)*c,g=Math.cos(u),_=Math.sin(u),p=a/(2*Math.PI),m=Math.hypot(d,p)||1,v=-d*_/m,T=p/m,M=d*g/m,R=T*_,E=M*g-v*_,x=-T*g;for(let A=0;A<Ri;A+=1){let O=2*Math.PI*A/Ri,I=Math.cos(O),L=Math.sin(O),k=I*g+L*R,z=L*E,D=I*_+L*x,V=3*(Ri*l+A);r[V]=d*g+s*k,r[V+1]=(f-.5)*t+s*z,r[V+2]=d*_+s*D,o[V]=k,o[V+1]=z,o[V+2]=D}}i.needsUpdate=!0,e.needsUpdate=!0}function FA(){let i=[];for(let e=0;e+1<Ir;e+=1)for(let t=0;t<Ri;t+=1){let n=Ri*e+t,s=Ri*e+(t+1)%Ri;i.push(n,s,n+Ri,s,s+Ri,n+Ri)}return i}var UA=.0068,OA=.015,BA=.012,kA=.75,zA=8,VA=.42,tu=class{constructor(e,t,n){this.data=e;this.index=t;this.count=n;let s=e.shapes.filter(r=>r.kind==="rod").length;this.finer=Math.min(1,Math.max(.4,Math.sqrt(zA/Math.max(s,1))))}data;index;count;extent=1;strongest=0;finer;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return UA*this.extent*this.finer*(this.spatial?kA:1)}get pin(){return OA*this.extent*this.finer}get least(){return BA*this.extent*this.finer}colour(e=0){return this.ghost||this.count()>1?Dn(this.index%6,6):Dn(e%6,6)}material(e,t=0){let n=`${e}${e==="body"||e==="edge"||e==="face"?t:""}`,s=this.materials.get(n);return s||(s=new Mr({side:Ti}),this.ghost?Object.assign(s,{transparent:!0,opacity:VA,depthWrite:!1}):e==="face"&&Object.assign(s,{transparent:!0,opacity:.22,depthWrite:!1}),s.userData.role=e,s.userData.trail=t,this.materials.set(n,s),this.dye(s)),s}renew(){for(let e of this.materials.values())this.dye(e)}dispose(){for(let e of this.materials.values())e.dispose()}dye(e){let t=e.userData.role,n=this.colour(e.userData.trail),{steel:s,rail:r,ground:o,pin:a,ink:l}=Kt(),c={steel:s,rail:r,ground:o,pin:a,body:n,edge:n,face:n,dark:l};e.color=new it(c[t]),t==="edge"&&e.color.multiplyScalar(.62),this.ghost&&t==="steel"&&(e.color=new it(n))}};var GA=`
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
}`,HA=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,No=class{constructor(e,t,n,s){this.capacity=e;this.points=new Oa(new Float32Array(8*e),4,1);let r=new Ua;r.setAttribute("corner",new rn(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new wo(this.points,4,0)),r.setAttribute("finish",new wo(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:t},colour:{value:new it},opacity:{value:s}},a=new Ei({vertexShader:GA,fragmentShader:HA,uniforms:o,transparent:!0,depthWrite:!1});this.object=new It(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new qe(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(e,t,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=e,r[o+1]=t,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(e){this.object.material.uniforms.colour.value.set(e)}resize(e,t){this.resolution.set(e,t)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var WA=new Ra(1,32,20),Qa=new Es(1,1,1,48).rotateX(Math.PI/2),A_=new rs(1,1,1),XA=new Ea(1,64),E_=.2,Vf=.05,qA=4e-4;function Ps(i,e,t){let n=new It(e,t);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function T_(i){let{look:e,trail:t,layer:n}=i;if(e.spatial)return Gf(i);let s=new pn,r=Ps(i,Qa,e.material("edge",t)),o=Ps(i,Qa,e.material("body",t));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(yi(i,"radius",a)),e.least),c=Vf*e.extent,h=Math.min(.16*l,.3*e.rod);mn(i,"center",a,s.position),s.position.z=(.03+qA*n)*e.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function Gf(i){let e=Ps(i,WA,i.look.material("body",i.trail));return{object:e,place(t){mn(i,"center",t,e.position),e.scale.setScalar(Math.max(Math.abs(yi(i,"radius",t)),i.look.least))}}}function R_(i){let e=Ps(i,A_,i.look.material("body",i.trail));return{object:e,place(t){let n=ja(t.sizes,i.shape.vectors.size,Gn.a),s=Vf*i.look.extent;e.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),mn(i,"center",t,e.position),eu(e,t.sizes,i.shape.vectors.rotation)}}}function Hf(i,e){let t=Ps(i,new $t,i.look.material("body",i.trail)),n="";return{object:t,place(s){let r=Math.abs(yi(i,"radius",s)),o=Math.abs(yi(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,t.geometry.dispose(),t.geometry=(e?new Aa(r,o,8,24):new Es(r,r,o,40)).rotateX(Math.PI/2)),mn(i,"center",s,t.position),eu(t,s.sizes,i.shape.vectors.rotation)}}}function C_(i){let e=new $t;i.shape.mesh&&(e.setAttribute("position",new rn(new Float32Array(Bs(i.shape.mesh.vertices)),3)),e.setIndex(new rn(new Uint32Array(Bs(i.shape.mesh.faces)),1)));let t=e.index?e.toNonIndexed():e;t.computeVertexNormals();let n=Ps(i,t,i.look.material("body",i.trail));return{object:n,place(s){mn(i,"center",s,n.position),n.scale.setScalar(yi(i,"scale",s,1)),eu(n,s.sizes,i.shape.vectors.rotation)}}}function P_(i,e){let t=new pn,n=Ps(i,new $t,i.look.material("steel")),s=e?new It(XA,i.look.material("face",i.trail)):null;t.add(n),s&&t.add(s);let{a:r,b:o}=Gn,a=0;return{object:t,place(l){let c=Math.abs(yi(i,"radius",l));if(t.visible=c>0,!t.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new Ca(1,h,10,96)),mn(i,"center",l,t.position),t.scale.setScalar(c),ja(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),t.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function Wf(i,e){return(.5+E_)*Math.abs(yi(i,"height",e))}function I_(i,e,t){let{look:n,trail:s}=i,r=new pn,o=[],a=[],l=Ps(i,A_,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(Ps(i,Qa,n.material("steel"))),a.push(new It(Qa,n.material("pin")));let c=t?new It(Qa,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(yi(i,"width",h)),d=Math.abs(yi(i,"height",h)),f=E_*d,g=n.spatial?d:2*Vf*n.extent;mn(i,"center",h,r.position);let _=e?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(_.y,_.x)),_.lifted&&r.position.addScaledVector(Gn.a.set(-_.y,_.x,0),Wf(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[p,m]of[-1,1].entries()){let v=m*Math.max(u/2-1.3*f,0),T=o[p],M=a[p];T?.position.set(v,-d/2,.12*g),T?.scale.set(f,f,.3*g),M?.position.set(v,-d/2,.13*g),M?.scale.set(.4*f,.4*f,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var el=new Es(1,1,1,14),YA=new rs(2,1,2),$A=new Ta(1,1,18),ZA=3.2,L_=1.25,KA=.3;function D_(i){let e=new It(el,i.look.material("steel"));return e.castShadow=!i.look.ghost,{object:e,place(t){Cr(e,mn(i,"start",t,Gn.a),mn(i,"end",t,Gn.b),i.look.rod)}}}function N_(i,e,t){let n=new pn,s=new It(el,i.look.material("rail"));n.add(s);let r=e?new It(YA,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=Gn;return{object:n,place(c){mn(i,"start",c,o),mn(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=t(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),Cr(s,o,a,i.look.rod*(e?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),Cr(r,o,a,u),r.position.z=-.12*i.look.extent}}}var tl=class{constructor(e,t){this.brief=e;this.colour=t;this.object.add(this.shaft,this.tip),this.shaft.castShadow=this.tip.castShadow=!e.look.ghost}brief;colour;object=new pn;material=new Mr;shaft=new It(el,this.material);tip=new It($A,this.material);end=new W;place(e,t){let n=t.length(),s=.8*this.brief.look.rod,r=Math.min(ZA*2*s,.6*n);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(Dn(this.colour,6));let o=(n-r)/n;this.end.copy(e).addScaledVector(t,o),Cr(this.shaft,e,this.end,s),S_(this.tip,t),this.tip.position.copy(e).addScaledVector(t,(1+o)/2),this.tip.scale.set(2*L_*s,r,2*L_*s),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function F_(i,e,t){if(i.shape.sizes.scale!==void 0)return yi(i,"scale",t,1);let{look:n}=i;return Number.isFinite(e)&&(n.strongest=Math.max(n.strongest,e)),n.strongest>0?KA*n.extent/n.strongest:0}function U_(i){let e=new tl(i,1);return{object:e.object,place(t){let n=ja(t.sizes,i.shape.vectors.vector,Gn.b);e.place(mn(i,"at",t,Gn.a),n.multiplyScalar(F_(i,n.length(),t)))}}}function O_(i){let e=new tl(i,2),t=i.shape.multipliers??[];return{object:e.object,place(n){let s=o=>{let a=t[o]??-1;return a<0?0:n.multipliers[a]??0},r=Gn.b.set(s(0),s(1),s(2));e.place(mn(i,"at",n,Gn.a),r.multiplyScalar(F_(i,r.length(),n)))}}}function B_(i){let e=new pn,t=[1,2,0].map(r=>new tl(i,r));for(let r of t)e.add(r.object);let{a:n,b:s}=Gn;return{object:e,place(r){mn(i,"origin",r,n);let o=yi(i,"length",r,.14*i.look.extent),a=i.shape.vectors.rotation;t.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function k_(i,e){let t=new pn,n=new It(el,i.look.material("steel")),s=new It(el,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,t.add(n,s);let r=Pr(i.data,i.shape.points[e]);return{object:t,place(o){let{extent:a,pin:l}=i.look;mn(i,e,o,t.position),t.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),t.visible=r||!i.look.ghost}}}var il=1e-6,JA=.01,Fo=new W,si=new W,nl=new W;function z_(i,e,t,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?Hi(l,n.positions,a):a.set(NaN,NaN,NaN)};s(t.points.start,Fo),s(t.points.end,si).sub(Fo),s(e.points.center,nl).sub(Fo);let r=si.lengthSq();return{off:Math.abs(si.x*nl.y-si.y*nl.x)/r,inside:(si.x*nl.x+si.y*nl.y)/r}}function nu(i,e,t){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=z_(i,e,n,t);if(s<=il&&(n.kind==="rail"||r>il&&r<1-il))return n}return null}function V_(i,e,t){let n=!1,s={x:1,y:0,lifted:t.kind==="rod"};return r=>{let{off:o}=z_(i,e,t,r);n||=!(o<=JA);let a=Math.hypot(si.x,si.y)||1,l=si.x<-il*a?-1:1;return s.x=n?1:l*si.x/a,s.y=n?0:l*si.y/a,s.lifted=!n&&t.kind==="rod",s}}function iu(i,e,t,n){if(i.spatial)return!1;if(t)return!0;let s=[e.points.start,e.points.end],r=i.shapes.some(l=>l.kind==="rail"&&l!==e&&(s.includes(l.points.start)||s.includes(l.points.end))),[o,a]=s.map(l=>i.points[l??-1]);return r||!o||!a?!1:(Hi(o,n.positions,Fo),Hi(a,n.positions,si),Math.abs(Fo.y-si.y)<il*Math.abs(Fo.x-si.x))}function G_(i){let e=new Map,t=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||e.has(o)||t.has(o)||Pr(i,o)&&!Pr(i,n.points[r])&&e.set(o,{shape:n,role:s})}return[...e.values()]}function H_(i){return new Set(i.shapes.filter(e=>e.kind==="rod").flatMap(e=>[e.points.start,e.points.end]))}var jA=2e3,QA=1,eE=.6,Xf=new Float64Array(0);function Wi(i){let e=i.data.shapes.some(t=>t.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:e?i.multipliers():Xf}}var su=class{constructor(e,t,n,s){this.data=e;this.player=t;this.look=new tu(e,n,s);let r=Wi(t);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(e.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=H_(e),l=new Map;for(let c of e.shapes){let h=c.kind==="cart"?nu(e,c,r):null;h&&l.set(c,h)}if(e.shapes.forEach((c,h)=>{if(this.look.ghost&&tE(e,c))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),f={data:e,shape:c,look:this.look,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(f,r,l,a))}),!e.spatial&&!this.look.ghost)for(let{shape:c,role:h}of G_(e))this.add(k_({data:e,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new pn;look;shown;before=Xf;parts=[];trails=[];place(e){let t=Wi(this.player);if(e<1&&this.before.length===t.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+e*((t.positions[n]??0)-s)}else this.shown.positions.set(t.positions);this.shown.sizes=t.sizes,this.shown.multipliers=t.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(e,t){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=e[o]??0,c=e[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?e[o+2]??0:-.02*this.look.extent,t)}}get traced(){return this.trails.length>0}forget(){this.before=Xf;for(let{ribbon:e}of this.trails)e.clear()}showTrails(e){for(let{ribbon:t}of this.trails)t.object.visible=e}resize(e,t){for(let{ribbon:n}of this.trails)n.resize(e,t)}renew(){this.look.renew();for(let{ribbon:e,colour:t}of this.trails)e.dye(this.look.colour(t))}dispose(){for(let{ribbon:e}of this.trails)e.dispose();this.look.dispose(),this.object.removeFromParent()}add(e){this.parts.push(e),this.object.add(e.object)}addTrail(e,t){let n=e.points.point;if(n===void 0)return;let s=new No(jA,eE*this.data.until,QA,this.look.ghost?.55:.85);s.object.renderOrder=-1,s.dye(this.look.colour(t)),this.trails.push({point:n,ribbon:s,colour:t}),this.object.add(s.object)}part(e,t,n,s){let{shape:r,data:o}=e;switch(r.kind){case"rod":return D_(e);case"coil":return w_(e);case"disc":return T_(e);case"sphere":return Gf(e);case"box":return R_(e);case"cylinder":return Hf(e,!1);case"capsule":return Hf(e,!0);case"mesh":return C_(e);case"hoop":return P_(e,s.has(r.points.center));case"arrow":return U_(e);case"reaction":return O_(e);case"frame":return B_(e);case"cart":{let a=n.get(r);return I_(e,a?V_(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...e,shape:c})),l=c=>Math.max(0,...a.map(h=>Wf(h,c)));return N_(e,iu(o,r,a.length>0,t),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function tE(i,e){return e.kind==="hoop"&&Object.keys(e.vectors).length?!1:e.kind!=="trail"&&Object.values(e.points).every(t=>Pr(i,t))}var W_=120,nE=40;function X_(i,e){let t=performance.now()+nE;for(let n=0;n<W_&&performance.now()<t&&i.outcome==="";n+=1)i.advance(i.data.until/W_,t-performance.now()),i.outcome===""&&e.include(Wi(i))}var sl=class{t;positions;width;constructor(e){this.t=new Float64Array(Bs(e.run?.t??"")),this.positions=new Float64Array(Bs(e.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(e){return this.positions.subarray(e*this.width,(e+1)*this.width)}include(e,t){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)e.include({...t,positions:this.row(s)})}*between(e,t,n){let s=this.after(e),r=this.after(t),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(e){let t=0,n=this.t.length;for(;t<n;){let s=t+n>>1;(this.t[s]??1/0)<=e?t=s+1:n=s}return t}};var ru={mouse:28,touch:44},ou=class{constructor(e,t,n){this.stage=e;this.session=t;this.wanted=n;let{canvas:s}=e;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&e.grab(...this.inside(o),ru.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let e=this.stage.unproject(this.at.x,this.at.y,this.point);this.session.pull(this.point,e),this.stage.showPull(this.point,e)}begin(e){if(e.button!==0)return;let[t,n]=this.inside(e);this.point=this.stage.grab(t,n,e.pointerType==="touch"?ru.touch:ru.mouse),this.active&&(Object.assign(this.at,{x:t,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(e.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(e){let[t,n]=this.inside(e);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(t,n,ru.mouse)>=0);return}!this.session.playing&&Math.hypot(t-this.at.x,n-this.at.y)>3&&this.session.play(!0),Object.assign(this.at,{x:t,y:n}),this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(e){let t=this.stage.canvas.getBoundingClientRect();return[e.clientX-t.left,e.clientY-t.top]}};var q_=.0068,iE=.015,sE=.03,Y_=9,$_=1500,au=class{constructor(e,t,n){this.canvas=e;this.data=t;this.framing=n;let s=e.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;get scale(){return`grid ${Ln(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}render(){let{pen:e,players:t}=this,n=Math.min(window.devicePixelRatio,2);for(let s of t)s.outcome===""&&this.framing.include(Wi(s));if(e.setTransform(n,0,0,n,0,0),e.fillStyle=Kt().wall,e.fillRect(0,0,this.width,this.height),e.lineCap=e.lineJoin="round",this.drawGrid(),this.trailsShown)for(let s of this.trails)this.line(s.path,Dn(s.player%6,6),1.5,.5);return[...t].reverse().forEach((s,r)=>{let o=t.length-1-r,a=Wi(s);e.globalAlpha=o?.45:1;for(let l of this.data.shapes)this.drawShape(l,a,Dn(o%6,6));e.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],Dn(1,6),3),!1}remember(){}screenOf(e){let[t,n]=this.pixel(...this.placeOf(e,this.positions));return{x:t,y:n}}setPlayers(e){this.players=e;let t=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=e.flatMap((n,s)=>t.map(r=>({point:r,player:s,path:[]})))}trace(){for(let e of this.trails){let t=this.players[e.player];t&&(e.path.push(...this.placeOf(e.point,t.positions())),e.path.length>4*$_&&e.path.splice(0,2*$_))}}retrace(e){for(let t of this.trails)t.path.length=0;for(let{positions:t}of e)for(let n of this.trails)n.path.push(...this.placeOf(n.point,t))}showTrails(e){this.trailsShown=e}resize(e,t){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[e,t],this.canvas.width=Math.round(e*n),this.canvas.height=Math.round(t*n)}setInset(e){this.inset=e}renew(){}grab(e,t,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-e,c-t);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(e,t){let{scale:n,left:s,top:r}=this.view;return Float64Array.of((e-s)/n,(r-t)/n)}showPull(e,t){this.pulled=t?{point:e,target:t}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return Qi(this.framing.size/9)}get view(){let{low:e,high:t,size:n}=this.framing,s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air,o=c=>r*Math.max((t[c]??0)-(e[c]??0),.25*n),a=c=>((t[c]??0)+(e[c]??0))/2,l=Math.min(s/o(0),this.height/o(1));return{scale:l,left:this.width-s/2-l*a(0),top:this.height/2+l*a(1)}}pixel(e,t){let{scale:n,left:s,top:r}=this.view;return[s+n*e,r-n*t]}placeOf(e,t){let n=this.data.points[e]?.offset??0;return[t[n]??0,t[n+1]??0]}line(e,t,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.view;r.save(),r.globalAlpha*=s,r.strokeStyle=t,r.lineWidth=n,r.beginPath();for(let c=0;c+1<e.length;c+=2)r.lineTo(a+o*(e[c]??0),l-o*(e[c+1]??0));r.stroke(),r.restore()}circle(e,t,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(e,t);a.beginPath(),a.arc(l,c,Math.max(n*this.view.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:e}=this,{scale:t,left:n,top:s}=this.view,{pen:r}=this;r.strokeStyle=Kt().grid,r.lineWidth=1,r.beginPath();for(let o=n%(t*e);o<this.width;o+=t*e)r.rect(o,-1,0,this.height+2);for(let o=s%(t*e);o<this.height;o+=t*e)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(e,t,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=Kt(),c=2*q_*s*this.view.scale,h=f=>this.placeOf(e.points[f]??0,t.positions),u=f=>Math.abs(t.sizes[e.sizes[f]??-1]??0),d=f=>this.data.points[e.points[f]??-1]?.fixed??!1;switch(e.kind){case"rod":case"rail":case"coil":{let f=h("start"),g=h("end");e.kind==="coil"?this.line(rE(f,g,sE*s),r,.4*c):this.line([...f,...g],e.kind==="rail"?o:r,e.kind==="rail"?2:c);for(let _ of["start","end"])e.kind!=="rail"&&d(_)&&this.circle(...h(_),iE*s,l,r,2);return}case"cart":{let[f,g]=h("center"),_=u("width")/2,p=u("height")/2;this.line([f-_,g-p,f+_,g-p,f+_,g+p,f-_,g+p,f-_,g-p],n,3);for(let m of[-1,1])this.circle(f+m*.7*_,g-p,.4*p,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":{let[f,g]=h("at"),_=e.vectors.vector??-1,p=u("scale")||1;return this.line([f,g,f+p*(t.sizes[_]??0),g+p*(t.sizes[_+1]??0)],a,.6*c)}case"box":{let f=e.vectors.size??-1,g=e.vectors.rotation,[_,p]=h("center"),m=[],v=T=>(g===void 0?[1,0,0,0,1][T]:t.sizes[g+T])??0;for(let[T,M]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let R=T*(t.sizes[f]??0)/2,E=M*(t.sizes[f+1]??0)/2;m.push(_+v(0)*R+v(1)*E,p+v(3)*R+v(4)*E)}return this.line(m,n,3)}default:e.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),q_*s),n,a)}}};function rE(i,e,t){let n=[e[0]-i[0],e[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*Y_;o+=1){let a=.1+.8*(o+.5)/(2*Y_),l=(o%2?-t:t)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...e]}var oE=.06,aE=.22,lE=40,cE=1.08,lu=class{constructor(e,t){this.data=e;let n=uE(e,t);this.margins=[],this.air=e.shapes.some(({kind:s})=>s==="arrow"||s==="reaction")?aE:oE;for(let s of e.shapes)for(let r of Object.values(s.points))n.has(r)||this.margins.push({point:r,size:hE(s)});this.margins.length||e.points.forEach((s,r)=>this.margins.push({point:r,size:()=>0})),this.include(t);for(let s=0;s<3;s+=1)(this.low[s]??0)>(this.high[s]??0)&&(this.low[s]=this.high[s]=0);e.spatial||this.includeReach(t)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;firstSize=0;margins;settle(){this.firstSize=this.size}get size(){let e=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...e,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(e){let t=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(e);for(let a=0;a<r.dimension;a+=1)t=this.stretch(a,e.positions[r.offset+a]??0,o)||t}return t}stretch(e,t,n){if(!Number.isFinite(t+n))return!1;let s=this.low[e]??0,r=this.high[e]??0,o=this.firstSize?lE*this.firstSize:1/0,a=this.firstSize?(cE-1)*(r-s):0,l=t-n<s&&!(r-t>o),c=t+n>r&&!(t-s>o);return l&&(this.low[e]=t-n-a),c&&(this.high[e]=t+n+a),l||c}includeReach(e){let{points:t,shapes:n}=this.data,s=t.map(l=>l.fixed?0:1/0),r=t.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=t[l];return h&&c<h.dimension?e.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,f=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,_]of[[u,d],[d,u]]){let p=(s[g]??1/0)+f;p<(s[_]??1/0)*(1-1e-9)&&(s[_]=p,r[_]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=t[l];if(!(!d||!(h>0&&h<1/0)))for(let f=0;f<d.dimension;f+=1)this.stretch(f,a(u,f)-h,c(e)),this.stretch(f,a(u,f)+h,c(e))}}};function hE(i){let e=(t,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(t.sizes[s]??0)};return t=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(t.sizes[n]??0,t.sizes[n+1]??0,t.sizes[n+2]??0)/2;return Math.max(s,e(t,"radius")+e(t,"length")/2,Math.hypot(e(t,"width"),1.4*e(t,"height"))/2)}}function uE(i,e){let t=new Set(i.shapes.filter(o=>o.kind==="cart").map(o=>nu(i,o,e))),n=new Set(i.shapes.filter(o=>o.kind==="rail"&&iu(i,o,t.has(o),e))),s=new Set(i.shapes.filter(o=>!n.has(o)).flatMap(o=>Object.values(o.points))),r=[...n].flatMap(o=>Object.values(o.points));return s.size?new Set(r.filter(o=>!s.has(o))):new Set}var Z_={type:"change"},Yf={type:"start"},J_={type:"end"},cu=new vr,K_=new mi,dE=Math.cos(70*wf.DEG2RAD),Mn=new W,ri=2*Math.PI,wt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},qf=1e-6,hu=class extends Ba{constructor(e,t=null){super(e,t),this.state=wt.NONE,this.target=new W,this.cursor=new W,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:js.ROTATE,MIDDLE:js.DOLLY,RIGHT:js.PAN},this.touches={ONE:Qs.ROTATE,TWO:Qs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new W,this._lastQuaternion=new Qn,this._lastTargetPosition=new W,this._quat=new Qn().setFromUnitVectors(e.up,new W(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new To,this._sphericalDelta=new To,this._scale=1,this._panOffset=new W,this._rotateStart=new qe,this._rotateEnd=new qe,this._rotateDelta=new qe,this._panStart=new qe,this._panEnd=new qe,this._panDelta=new qe,this._dollyStart=new qe,this._dollyEnd=new qe,this._dollyDelta=new qe,this._dollyDirection=new W,this._mouse=new qe,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=pE.bind(this),this._onPointerDown=fE.bind(this),this._onPointerUp=mE.bind(this),this._onContextMenu=ME.bind(this),this._onMouseWheel=yE.bind(this),this._onKeyDown=xE.bind(this),this._onTouchStart=vE.bind(this),this._onTouchMove=bE.bind(this),this._onMouseDown=gE.bind(this),this._onMouseMove=_E.bind(this),this._interceptControlDown=SE.bind(this),this._interceptControlUp=wE.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=wt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Z_),this.update(),this.state=wt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Mn.copy(t).sub(this.target),Mn.applyQuaternion(this._quat),this._spherical.setFromVector3(Mn),this.autoRotate&&this.state===wt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ri:n>Math.PI&&(n-=ri),s<-Math.PI?s+=ri:s>Math.PI&&(s-=ri),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Mn.setFromSpherical(this._spherical),Mn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Mn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Mn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new W(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new W(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Mn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(cu.origin.copy(this.object.position),cu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(cu.direction))<dE?this.object.lookAt(this.target):(K_.setFromNormalAndCoplanarPoint(this.object.up,this.target),cu.intersectPlane(K_,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>qf||8*(1-this._lastQuaternion.dot(this.object.quaternion))>qf||this._lastTargetPosition.distanceToSquared(this.target)>qf?(this.dispatchEvent(Z_),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?ri/60*this.autoRotateSpeed*e:ri/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Mn.setFromMatrixColumn(t,0),Mn.multiplyScalar(-e),this._panOffset.add(Mn)}_panUp(e,t){this.screenSpacePanning===!0?Mn.setFromMatrixColumn(t,1):(Mn.setFromMatrixColumn(t,0),Mn.crossVectors(this.object.up,Mn)),Mn.multiplyScalar(e),this._panOffset.add(Mn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Mn.copy(s).sub(this.target);let r=Mn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ri*this._rotateDelta.x/t.clientHeight),this._rotateUp(ri*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ri*this._rotateDelta.x/t.clientHeight),this._rotateUp(ri*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new qe,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function fE(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function pE(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function mE(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(J_),this.state=wt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function gE(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case js.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=wt.DOLLY;break;case js.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=wt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=wt.ROTATE}break;case js.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=wt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=wt.PAN}break;default:this.state=wt.NONE}this.state!==wt.NONE&&this.dispatchEvent(Yf)}function _E(i){switch(this.state){case wt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case wt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case wt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function yE(i){this.enabled===!1||this.enableZoom===!1||this.state!==wt.NONE||(i.preventDefault(),this.dispatchEvent(Yf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(J_))}function xE(i){this.enabled!==!1&&this._handleKeyDown(i)}function vE(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Qs.ROTATE:if(this.enableRotate===!1){this.state=wt.NONE;break}this._handleTouchStartRotate(i),this.state=wt.TOUCH_ROTATE;break;case Qs.PAN:if(this.enablePan===!1){this.state=wt.NONE;break}this._handleTouchStartPan(i),this.state=wt.TOUCH_PAN;break;default:this.state=wt.NONE}break;case 2:switch(this.touches.TWO){case Qs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=wt.TOUCH_DOLLY_PAN;break;case Qs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=wt.TOUCH_DOLLY_ROTATE;break;default:this.state=wt.NONE}break;default:this.state=wt.NONE}this.state!==wt.NONE&&this.dispatchEvent(Yf)}function bE(i){switch(this._trackPointer(i),this.state){case wt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case wt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case wt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case wt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=wt.NONE}}function ME(i){this.enabled!==!1&&i.preventDefault()}function SE(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function wE(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var j_=-.16,Q_=60,uu=class{constructor(e,t,n,s){this.scene=e;this.spatial=n;this.grounded=s;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let r=.95;Object.assign(this.sun.shadow.camera,{left:-r,right:r,top:r,bottom:-r,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,e.add(this.sun,this.sky,this.shadow),t.add(this.grid),this.renew()}scene;spatial;grounded;sun=new Fa(16777215,2.1);spacing=0;sky=new Da(16777215,15265010,1.5);shadow=new It(new br(8,8),new Pa);grid=new ba(new $t,new Ao({transparent:!0}));gridAt="";place(e,t,n){let s=((e.low[2]??0)-(t[2]??0))/n;this.shadow.position.z=this.spatial?s:j_,this.grid.visible=!this.spatial||this.grounded,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let r=Qi(n/9),o=[0,1].map(l=>Math.round((t[l]??0)/r)),a=`${r} ${o.join(" ")} ${e.low[2]}`;this.grid.position.z=this.spatial?e.low[2]??0:(j_+.002)*n,a!==this.gridAt&&(this.gridAt=a,this.spacing=r,this.grid.geometry.dispose(),this.grid.geometry=AE(r,(o[0]??0)*r,(o[1]??0)*r))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}scale(e){return this.grid.visible&&this.spacing?`grid ${Ln(this.spacing)} ${e}`.trim():""}renew(){let{wall:e,grid:t,shadow:n}=Kt();this.grid.material.color.set(t),this.shadow.material.opacity=n,this.scene.fog=this.spatial?new _a(e,3.2,6.5):null}};function AE(i,e,t){let n=Q_/2*i,s=[];for(let r=0;r<=Q_;r+=1){let o=r*i-n;s.push(e+o,t-n,0,e+o,t+n,0,e-n,t+o,0,e+n,t+o,0)}return new $t().setAttribute("position",new rn(new Float32Array(s),3))}var EE=.18,ey=32,ty=35*Math.PI/180,TE=20*Math.PI/180,RE=40*Math.PI/180,CE=34,PE=30,du=class{constructor(e,t,n,s,r){this.canvas=e;this.data=t;this.framing=n;this.simplified=s==="software"?1:0,this.renderer=new Jh({canvas:e,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=Jn,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=t.points.some(a=>a.fixed);if(this.surroundings=new uu(this.scene,this.world,t.spatial,o),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,t.spatial){this.camera=new zn(ey,1,.05,40),this.camera.up.set(0,0,1);let a=o?TE:RE;this.camera.position.set(Math.cos(ty)*Math.cos(a),Math.sin(ty)*Math.cos(a),Math.sin(a)).multiplyScalar(3),this.controls=new hu(this.camera,e),Object.assign(this.controls,{enablePan:!1,minDistance:.4,maxDistance:12}),this.controls.addEventListener("change",r)}else this.camera=new Sr(-1,1,1,-1,.1,10),this.camera.position.z=4;this.renew()}canvas;data;framing;renderer;scene=new ya;world=new pn;camera;controls=null;surroundings;spring=new No(2,1e9,1.5,1);centre=[0,0,0];size=0;figures=[];width=1;height=1;inset=0;trails=!0;last=0;pace=16;simplified=0;distance=3;place=new W;pixel=new qe;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(e=>e.traced)}setPlayers(e){for(let t of this.figures)t.dispose();this.figures=e.map((t,n)=>new su(this.data,t,n,()=>e.length));for(let t of[...this.figures].reverse())this.world.add(t.object);this.showTrails(this.trails),this.sizeFigures(),this.size=0}render(e=1){this.judge();for(let n of this.figures)n.player.outcome===""&&this.framing.include(Wi(n.player));let t=this.ease();for(let n of this.figures)n.look.extent=this.size,this.data.spatial||(n.object.position.z=-.02*n.look.index*this.size),n.place(e);return this.renderer.render(this.scene,this.camera),t}remember(){for(let e of this.figures)e.remember()}trace(){for(let e of this.figures)e.trace()}retrace(e){for(let t of this.figures)t.forget();for(let{positions:t,t:n}of e)this.figures[0]?.mark(t,n)}showTrails(e){this.trails=e;for(let t of this.figures)t.showTrails(e)}resize(e,t){e<1||t<1||(this.width=e,this.height=t,this.renderer.setPixelRatio(this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(e,t,!1),this.sizeFigures(),this.fit())}setInset(e){e!==this.inset&&(this.inset=e,this.fit())}renew(){this.renderer.setClearColor(Kt().wall),this.surroundings.renew(),this.spring.dye(Dn(1,6));for(let e of this.figures)e.renew()}grab(e,t,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(Hi(a,s,this.place));let c=Math.hypot(this.pixel.x-e,this.pixel.y-t);c<=o&&([r,o]=[l,c])}),r}unproject(e,t,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(Hi(r,s,this.place)).project(this.camera).z;return this.place.set(2*e/this.width-1,1-2*t/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}screenOf(e){let t=this.figures[0]?.shown.positions,n=this.data.points[e];return t&&n&&this.toScreen(Hi(n,t,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(e,t){let n=this.figures[0]?.shown.positions,s=this.data.points[e];if(this.spring.object.visible=t!==null,!t||!n||!s)return;let r=this.data.spatial?0:.2*this.size;Hi(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(t[0]??0,t[1]??0,(t[2]??0)+r,0)}allowTurning(e){this.controls&&(this.controls.enabled=e)}toScreen(e){this.world.localToWorld(e).project(this.camera),this.pixel.set((e.x+1)/2*this.width,(1-e.y)/2*this.height)}sizeFigures(){for(let e of this.figures)e.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){let e=this.framing.size,t=this.size===0,n=t?1:EE,s=Math.abs(e-this.size)/e;this.size+=n*(e-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/e),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!t&&s>.001;return(t||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.fit()),r}fit(){if(!this.size)return;let[e,t,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),s=Math.max(this.width-this.inset,.4*this.width),r=1+2*this.framing.air;if(this.camera instanceof zn){let o=.5*r*(.6*Math.max(e,t,n)+.4*Math.hypot(e,t,n)),a=this.width/this.height,l=o/Math.sin(ey*Math.PI/360)/Math.min(1,a);this.camera.aspect=a,this.camera.position.multiplyScalar(l/this.distance),this.distance=l,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(e,.25)),this.height/(r*Math.max(t,.25))),a=this.width/o/2,l=this.height/o/2,c=(this.width-s)/o/2;Object.assign(this.camera,{left:-a-c,right:a-c,top:l,bottom:-l})}this.camera.updateProjectionMatrix()}judge(){let e=performance.now(),t=e-this.last;this.last=e,!(t>250||this.simplified>1)&&(this.pace+=(t-this.pace)/PE,!(this.pace<CE)&&(this.pace=16,this.simplified+=1,this.simplified===1?this.resize(this.width,this.height):this.surroundings.dropShadows()))}};function ny(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let e=String(i.getParameter(i.RENDERER)),t=e==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=t?String(i.getParameter(t.UNMASKED_RENDERER_WEBGL)):e;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var fu=class{element;stage;framing;trails;scale=oe("span",{class:"grid-scale"});constructor(e,t,n){let{data:s}=e,r=e.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new lu(s,Wi(r));let o=oe("canvas",{class:"stage-canvas",role:"img","aria-label":LE(s),tabindex:-1}),a=IE(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=oe("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(oe("p",{class:"no-picture"},a)):this.element.append(a.canvas,oe("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n))),t&&this.element.append(t),this.stage?.setPlayers(e.players),new ResizeObserver(()=>this.resize(t,n)).observe(this.element)}update(){this.stage&&In(this.scale,this.stage.scale)}resize(e,t){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=e&&getComputedStyle(e).position==="absolute"?e.offsetWidth:0;n.resize(s,r),n.setInset(o),t()}trailsSwitch(e){let{stage:t}=this;if(!t||!this.trails)return null;let n=ti("trails"),s=oe("input",{type:"checkbox",id:n,checked:!0,"data-switch":"trails",onchange:()=>{t.showTrails(s.checked),e()}});return oe("label",{for:n,class:"switch"},s,"trails")}};function IE(i,e,t,n){let s=ny();return s!=="none"?new du(i,e,t,s,n):e.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new au(i,e,t)}function LE(i){let e=i.spatial?" Drag beside it to turn the view.":"";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${e}`}var DE=45,NE=60,iy={low:1500,tall:12e3},FE=900,UE=.6,OE=1500,pu=class{constructor(e,t,n){this.root=e;this.session=t;let{data:s}=t,r=t instanceof ar?t:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new Ll(r):null,this.places=r?null:new sl(s),this.theatre=s.shapes.length?new fu(t,this.text?.element??null,()=>this.invalidate()):null,this.banner=new Il(()=>t.reset()),this.transport=new Cl(t),this.board=r?new jl(r,u=>Sl(r,r.players[u]?.integrator??"")):new ec(t);let o=this.theatre?.framing.size??1,a=r&&n?new Al(r,s.coordinates.map((u,d)=>s.pendularm?.push??Vp(s,n,d,o))):null;r&&(this.rivals=new Ml(r));let l=r&&n&&a?this.controls(r,n,a,o):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>h.toggle()}],h=new Pl(BE(c),[s.reference,s.generator&&`Made with ${s.generator}.`]);new gl(c),this.compose(s,l,h),this.listen(r),r&&this.theatre?.stage&&(this.drag=new ou(this.theatre.stage,r,()=>this.invalidate()))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=oe("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;places;drag=null;requested=!1;last=0;plotted=0;written=0;open(e){e(this),this.theatre?.framing.settle(),xl(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(e=>this.frame(e)))}frame(e){let{session:t,theatre:n}=this,s=this.last?(e-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),t.frame(s);let r=n?.stage?.render(t.part)??!1;this.drag?.update(),this.write(e,!t.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=t.playing?e:0,(t.playing||r)&&this.invalidate()}write(e,t){(t||e-this.plotted>=DE)&&(this.plotted=e,this.board.draw()),(t||e-this.written>=NE)&&(this.written=e,this.transport.update(),this.text?.update(),this.theatre?.update())}listen(e){let{session:t,theatre:n}=this,s=n?.stage;t.whenMoving(()=>s?.remember()),t.whenMoved(()=>{this.board.sample(),e?s?.trace():this.retrace()}),t.whenChanged(r=>{r==="players"&&(s?.setPlayers(t.players),s?.renew(),this.theatre?.stage?.resize(s?.canvas.clientWidth??0,s?.canvas.clientHeight??0),this.board.rebuild(),t.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),e||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(e),this.invalidate()}),Fp(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:e}=this;if(!(e instanceof ar))return;let t=e.players.filter(s=>s.outcome!==""),n=e.players.length>1;this.banner.say(t.map(s=>n?`${Sl(e,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(e){let t=[this.session.playing?"Playing":"Paused"];e&&t.push(Sl(e,e.main.integrator)),e?.data.servo&&t.push(`servo ${e.main.servoMode}`),In(this.announcer,t.join(", "))}retrace(){let{places:e,session:t}=this;if(!e||!this.theatre?.stage?.hasTrails)return;let n=UE*t.data.until;this.theatre.stage.retrace(e.between(t.time-n,t.time,OE)),this.theatre.stage.trace()}keys(e,t){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:e?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>n.reset()}];return e&&t?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),e&&t&&e.data.pendularm&&s.unshift(...jp(e,t,r=>this.banner.say(r))),s}controls(e,t,n,s){return oe("div",{class:"controls"},e.data.servo?new Tl(e,s).element:null,new bl(e).element,Gp(e,t,s),Hp(e,s),this.rivals?.element,n.element,Wp(e,s))}record(e){let t=(r,o)=>[oe("dt",{},r),oe("dd",{},o)],n=e.methods.find(({name:r})=>r===e.run?.integrator)?.label??e.run?.integrator??"",s=e.parameters.filter(({kind:r})=>r!=="hidden");return oe("div",{class:"controls"},On("Run",!0,oe("p",{class:"outcome"},e.run?.outcome??""),oe("dl",{class:"facts"},...t("integrator",n))),s.length?On("Parameters",!0,oe("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>t(r,`${Ln(o,6)} ${a}`.trim())))):null)}compose(e,t,n){let s=oe("header",{class:"top"},oe("h1",{},e.title||e.name),oe("div",{class:"top-buttons"},ji("help","Keys and help (?)",()=>n.toggle()),ji("theme","Light or dark",Up))),r=e.equations.length<(window.innerHeight<FE?iy.low:iy.tall),o=$p(e.equations,r&&!e.pendularm),a=oe("div",{class:"show"},this.theatre?.element,this.transport.element),l=oe("div",{class:"middle"},a,o);(this.theatre?.element??a).append(this.banner.element),this.root.replaceChildren(s,oe("main",{class:this.theatre?"page":"page plots-only"},l,oe("div",{class:"right"},this.board.element),oe("div",{class:"left"},t)),n.element,this.announcer),Ip(this.root)}};function BE(i){return i.map(({keys:e,shown:t,does:n})=>({keys:t??e,does:n}))}function sy(i,e,t){let n=i.theatre?.framing,s=e.players[0];!n||!s||(t?X_(t(),n):new sl(e.data).include(n,{sizes:s.sizes(),multipliers:s.multipliers()}))}function kE(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let e=document.getElementById("pendula")??document.body.appendChild(oe("div",{id:"pendula"})),t=null,n;if(i.mode==="live"){let r=globalThis.pendulaSystem;if(!r)throw new Error("This page carries no functions of its system; write it again with pendula.html.");t=()=>Cu(i,r),n=new ar(t(),t)}else n=new lr(Lu(i));let s=new pu(e,n,globalThis.pendulaSystem??null);window.pendula={data:i,page:s,ready:!1,get player(){return n.players[0]},get players(){return n.players}},s.open(()=>sy(s,n,t)),window.pendula.ready=!0}function ry(){try{kE()}catch(i){let e=i instanceof Error?i.message:String(i);throw document.body.append(oe("p",{role:"alert",class:"banner"},e)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",ry):ry();})();
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

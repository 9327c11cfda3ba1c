"use strict";(()=>{var xe=class{q;v;z;size;identity;unit;constructor({nq:t,nv:e,nz:n,unit:s,identity:r}){this.q=yc(0,t),this.v=yc(this.q.end,e),this.z=yc(this.v.end,n),this.size=this.z.end,this.identity=r,this.unit=s.map(([o,a])=>yc(this.q.first+o,a))}get paired(){return this.identity?this.q.length:0}get hasUnits(){return this.unit.length>0}isUnit(t){let e=this.q.first+t;return this.unit.some(({first:n,end:s})=>n<=e&&e<s)}take(t,e){return e.subarray(t.first,t.end)}join(t,e,n){let s=new Float64Array(this.size);for(let[r,o,a]of[["q",this.q,t],["v",this.v,e],["z",this.z,n]]){if(a.length!==o.length)throw new Error(`A state of this system needs ${o.length} numbers in ${r}, not ${a.length}.`);s.set(a,o.first)}return s}normalise(t){let e=0;for(let{first:n,end:s}of this.unit){let r=Fg(t,n,s);if(r!==0){for(let o=n;o<s;o++)t[o]/=r;e=Math.max(e,Math.abs(r-1))}}return e}lacksDirection(t){return this.unit.some(({first:e,end:n})=>Fg(t,e,n)===0)}};function yc(i,t){return{first:i,end:i+t,length:t}}function Fg(i,t,e){let n=0;for(let s=t;s<e;s++)n+=i[s]*i[s];return Math.sqrt(n)}var sr=0,ai=1,Ng=2,Bt=new Float64Array(0),vc=class{constructor(t,e){this.data=t;this.functions=e;this.layout=new xe(t.layout),this.constrained=t.constraints.length>0,this.rate=e.rate,this.p=Float64Array.from(t.parameters,n=>n.value),this.u=new Float64Array(t.inputs.length),this.rates=new Float64Array(this.layout.size)}data;functions;layout;constrained;rate;p;u;rates;deadline=1/0;solve(t,e,n){if(this.functions.solution!==void 0){this.functions.solution(t,e,this.u,this.p,Bt,n);return}this.rate(t,e,this.u,this.p,Bt,this.rates),n.set(this.layout.take(this.layout.v,this.rates))}moves(t,e){return this.rate(t,e,this.u,this.p,Bt,this.rates),this.rates.every(Number.isFinite)}};function ei(i,t,e,n){for(let s=0;s<e.length;s++)n[s]=e[s]}function Xi(i,t){if(i===void 0)throw new Error(`This page was written without the function '${t}'.`);return i}var Bb=new Float64Array(0);function bf(i,t={}){return new _f(i,t)}function _c(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return new Float64Array(e.buffer)}var xc=class{row;values;constructor(t,e){this.values=_c(t),this.row=new Float64Array(e>0?this.values.length/e:0)}at(t,e){let n=this.row.length,s=t*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=e>0?o+e*(this.values[s+n+r]-o):o}return this.row}},xf=class{constructor(t,e,n){this.layout=n;[this.y,this.rates,this.bends]=[t.y,t.rates,t.bends].map(s=>new xc(s,e)),this.row=new Float64Array(this.y.row.length)}layout;row;y;rates;bends;at(t,e,n){let s=this.row.length,r=this.bends.row.length,o=1-e;for(let a=0;a<s;a++){let l=t*s+a,c=this.y.values[l];if(!(e>0)){this.row[a]=c;continue}let h=this.y.values[l+s]-c,u=n*this.rates.values[l],d=n*this.rates.values[l+s],f=c+e*e*(3-2*e)*h+e*o*(o*u-e*d);if(a<r){let g=n*n*this.bends.values[t*r+a]/2-(3*h-2*u-d),y=n*n*this.bends.values[(t+1)*r+a]/2-(-3*h+u+2*d);f+=(e*o)**2*(o*g+e*y)}this.row[a]=f}return e>0&&this.layout.normalise(this.row),this.row}},_f=class{constructor(t,e){this.data=t;this.functions=e;let n=t.run;if(n===void 0)throw new Error("This page holds no recorded run.");this.times=_c(n.t);let s=this.times.length,r=o=>new xc(o??"",s);this.states=new xf(n,s,new xe(t.layout)),this.series={u:r(n.u),positions:r(n.positions),sizes:r(n.sizes),multipliers:r(n.multipliers)},this.energies=[n.energy?.kinetic,n.energy?.potential,n.energy?.total,n.energy?.jacobi].map(r),this.works=(n.ledger??[]).map(o=>r(o.values)),this.p=Float64Array.from(t.parameters,o=>o.value),this.outcome=n.outcome,this.end=s>0?this.times[s-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;functions;outcome;end;p;times;states;series;energies;works;first;index=0;part=0;get t(){let t=this.times[this.index]??0;return this.part>0?t+this.part*(this.times[this.index+1]-t):t}get steps(){return this.index}get y(){let{times:t,index:e}=this;return this.states.at(e,this.part,this.part>0?t[e+1]-t[e]:0)}get u(){return this.series.u.at(this.index,this.part)}seek(t){let{times:e}=this,n=0,s=e.length-1;for(;n<s;){let o=n+s+1>>1;e[o]<=t?n=o:s=o-1}let r=n+1<e.length?e[n+1]-e[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((t-e[n])/r,0),1):0]}energy(){let t=this.energies.map(a=>a.at(this.index,this.part)[0]),[e=0,n=0,s=0,r=0]=t,o=this.works.reduce((a,l)=>a+l.at(this.index,this.part)[0],0);return{kinetic:e,potential:n,total:s,ledger:this.first+o,jacobi:r}}positions(){return this.computed(this.functions.positions,this.series.positions)}sizes(){return this.computed(this.functions.sizes,this.series.sizes)}computed(t,e){let n=e.at(this.index,this.part);if(t===void 0||!(this.part>0))return n;t(this.t,this.y,this.u,this.p,Bb,n);for(let s=0;s<n.length;s++)Number.isFinite(n[s])||(n[s]=0);return n}multipliers(){return this.series.multipliers.at(this.index,this.part)}};function Og(i){let t=new Float64Array(i.size);for(let[e,n]of i.memory)t.set(_c(n),e);return t}var bc=class{constructor(t){this.fields=t}fields;offset(t,e){let n=this.fields[t]?.indexOf(e)??-1;if(n<0)throw new Error(`There is no field ${e} of ${t}; write the page again with pendula.html.`);return n}width(t){return this.fields[t]?.length??0}};var Mf=["signorini","coulomb","dissipation","penetration"],wf=["impacts","friction","position correction"],rr={q:7,v:6},zb=["nx","ny","nz","sx","sy","sz","tx","ty","tz","ax","ay","az","ln","ls","lt","a","b"],Mc=class{constructor(t,e){this.data=t;this.initial=Og(t),this.F=this.initial.slice(),this.loops=e(this.F),this.fields=new bc(t.fields),this.w=t.workspace,this.bodies=this.read("bodies"),this.count=this.F[this.bodies+this.fields.offset("Bodies","count")];let n=s=>this.F[this.bodies+this.fields.offset("Bodies",s)];this.at={positions:n("positions"),quaternions:n("quaternions"),rotations:n("rotations"),velocities:n("velocities"),inverse_masses:n("inverse_masses"),inertias:n("inertias"),gravity:n("gravity")},this.contact=Object.fromEntries(zb.map(s=>[s,this.fields.offset("Contact",s)]))}data;count;initial;F;loops;fields;w;bodies;at;contact;read(t){return this.F[this.w+this.fields.offset("Workspace",t)]}set step(t){this.F[this.w+this.fields.offset("Workspace","step")]=t,this.F[this.w+this.fields.offset("Workspace","stale")]=1}reset(t,e){this.F.set(this.initial),this.write(t),this.step=e}take(t){return this.loops.take_steps(this.w,t),this.read("status")}get residuals(){let t=this.read("residuals");return this.F.subarray(t,t+Mf.length)}get works(){let t=this.read("works");return this.F.subarray(t,t+wf.length)}write(t){let{F:e,at:n,count:s}=this,r=new Float64Array(3);for(let o=0;o<s;o++){let a=rr.q*o,l=rr.q*s+rr.v*o,c=this.data.centers.slice(3*o,3*o+3);for(let d=0;d<4;d++)e[n.quaternions+4*o+d]=t[a+3+d];this.loops.turn_axes(this.bodies,o),this.turn(o,c,r);for(let d=0;d<3;d++)e[n.positions+3*o+d]=t[a+d]+r[d];let h=t.subarray(l+3,l+6),u=Ug(h,c);for(let d=0;d<3;d++)u[d]+=t[l+d];this.turn(o,u,r),e.set(r,n.velocities+6*o),this.turn(o,h,r),e.set(r,n.velocities+6*o+3)}}state(t){let{F:e,at:n,count:s}=this,r=new Float64Array(3);for(let o=0;o<s;o++){let a=rr.q*o,l=rr.q*s+rr.v*o,c=this.data.centers.slice(3*o,3*o+3);for(let f=0;f<4;f++)t[a+3+f]=e[n.quaternions+4*o+f];this.turn(o,c,r);for(let f=0;f<3;f++)t[a+f]=e[n.positions+3*o+f]-r[f];let h=this.turnedBack(o,n.velocities+6*o+3),u=this.turnedBack(o,n.velocities+6*o),d=Ug(h,c);for(let f=0;f<3;f++)[t[l+f],t[l+3+f]]=[u[f]-d[f],h[f]]}}energies(){let t=0,e=0;for(let n=0;n<this.count;n++){let{F:s,at:r}=this,o=1/s[r.inverse_masses+n];t+=this.kinetic(n);for(let a=0;a<3;a++)e-=o*s[r.gravity+a]*s[r.positions+3*n+a]}return{kinetic:t,potential:e}}kinetic(t){let{F:e,at:n}=this,s=this.turnedBack(t,n.velocities+6*t+3),r=0;for(let o=0;o<3;o++){r+=e[n.velocities+6*t+o]**2/e[n.inverse_masses+t];for(let a=0;a<3;a++)r+=s[o]*e[n.inertias+9*t+3*o+a]*s[a]}return r/2}draw(t,e,n,s){let{F:r,at:o}=this,a=this.kinetic(t),{frequency:l,damping:c,turning:h}=n;for(let u=0;u<3;u++){let d=o.velocities+6*t+u,f=(e[u]??0)-r[o.positions+3*t+u];r[d]+=s*(l*l*f-2*c*l*r[d]),r[d+3]*=Math.max(0,1-s*h)}return this.kinetic(t)-a}*contacts(){let{F:t,at:e,contact:n}=this,s=this.read("contacts"),r=t[s+this.fields.offset("Contacts","count")],o=this.fields.width("Contact"),a=t[s+this.fields.offset("Contacts","first")]/8;for(let l=0;l<r;l++){let c=a+o*l,[h,u,d]=[t[c+n.ln],t[c+n.ls],t[c+n.lt]];if(!(h>0))continue;let f=t[c+n.a],g=[],y=[];for(let m=0;m<3;m++)g.push(t[e.positions+3*f+m]+t[c+n.ax+m]),y.push(h*t[c+n.nx+m]+u*t[c+n.sx+m]+d*t[c+n.tx+m]);yield{a:f,b:t[c+n.b],place:g,impulse:y}}}turn(t,e,n){let{F:s}=this,r=this.at.rotations+9*t;for(let o=0;o<3;o++)n[o]=s[r+3*o]*e[0]+s[r+3*o+1]*e[1]+s[r+3*o+2]*e[2]}turnedBack(t,e){let{F:n}=this,s=this.at.rotations+9*t,r=o=>n[s+o]*n[e]+n[s+3+o]*n[e+1]+n[s+6+o]*n[e+2];return[r(0),r(1),r(2)]}};function Ug(i,t){return[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]]}var Vb=2,kg={frequency:18,damping:.8,turning:6},Gb=.3,wc=class{constructor(t,e){this.data=t;this.functions=e;let{contact:n}=t;if(!n||!e.contact)throw new Error("This page carries no steps with contact; write it again with pendula.html.");this.world=new Mc(n,e.contact),this.start=new xe(t.layout).join(t.start.q,t.start.v,t.start.z),this.shown=this.start.slice(),this.p=Float64Array.from(t.parameters,({value:s})=>s),this.drawn={positions:new Float64Array(t.points.reduce((s,r)=>s+r.dimension,0)),sizes:new Float64Array(t.sizes)},this.h=t.step,this.reset()}data;functions;outcome="";steps=0;servoMode="off";u=Bt;p;world;start;shown;drawn;h;origin=0;counted=0;carry=0;revealed=!1;first=0;dragged=0;held=-1;target=new Float64Array(3);pace=0;get t(){return this.origin+(this.steps-this.counted)*this.h}get y(){return this.revealed||this.world.state(this.shown),this.revealed=!0,this.shown}get integrator(){return this.data.integrator}set integrator(t){if(t!==this.data.integrator)throw new Error(`Bodies that touch are stepped by ${this.data.integrator} only.`)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");[this.origin,this.counted]=[this.t,this.steps],this.h=t,this.world.step=t}signals(){return Bt}follow(t){return null}parameter(t){return this.p[this.data.parameters.findIndex(e=>e.name===t)]??NaN}setParameter(t,e){if(e!==this.parameter(t))throw new Error(`'${t}' is part of the bodies of this page and cannot be changed.`)}setInput(t){throw new Error(`There is no input ${t}.`)}pull(t,e){this.held=e?this.data.contact?.grabbed[t]??-1:-1,e&&this.target.set(e)}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9),s=performance.now();this.carry+=t-n*this.h;let r=0;for(;r<n&&this.outcome==="";){let o=performance.now()-s;if(r>0&&o+this.pace>e)break;this.one(),r++}return r>0&&(this.pace=(performance.now()-s)/r),r<n&&(this.carry=0),r}single(){this.outcome===""&&this.one(),this.carry=0}setState(t,e,n){let s=new xe(this.data.layout),r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");s.normalise(r),this.start.set(r),this.reset()}posed(t,e){let n=new xe(this.data.layout),s=Float64Array.from(this.y),r=this.data.contact?.grabbed[t]??-1,o=this.data.points[t],a=this.positions();if(r>=0&&o)for(let l=0;l<o.dimension;l++)s[n.q.first+rr.q*r+l]+=e[l]-a[o.offset+l];return{q:[...n.take(n.q,s)],v:[...n.take(n.v,s)],z:[...n.take(n.z,s)]}}reset(){this.world.reset(this.start,this.h),[this.steps,this.origin,this.counted,this.carry,this.dragged,this.held,this.outcome]=[0,0,0,0,0,-1,""],this.revealed=!1;let{kinetic:t,potential:e}=this.world.energies();this.first=t+e}energy(){let{kinetic:t,potential:e}=this.world.energies(),n=t+e,s=this.world.works.reduce((r,o)=>r+o,this.first+this.dragged);return{kinetic:t,potential:e,total:n,ledger:s,jacobi:n}}positions(){return this.functions.positions?.(this.t,this.y,this.u,this.p,Bt,this.drawn.positions),this.drawn.positions}sizes(){return this.functions.sizes?.(this.t,this.y,this.u,this.p,Bt,this.drawn.sizes),this.drawn.sizes}multipliers(){return Bt}contacts(){return this.world.contacts()}report(){let{world:t}=this,e=wf.map((n,s)=>({name:n,value:t.works[s]}));return{residuals:Mf.map((n,s)=>({name:n,value:t.residuals[s],unit:n==="penetration"?"m":"m/s"})),works:[...e,{name:"hand",value:this.dragged}],milliseconds:this.pace}}one(){let{h:t,world:e}=this;if(this.held>=0){let r=Math.min(kg.frequency,Gb/t);this.dragged+=e.draw(this.held,this.target,{...kg,frequency:r},t)}let n=e.take(this.steps+1);if(this.revealed=!1,n===0){this.steps++;return}let s=`At t = ${this.t.toPrecision(4)} `;this.outcome=n===Vb?`${s}the motion grew beyond all bounds; a smaller step may help.`:`${s}more bodies touched than this page has room for; fewer bodies, or pendula.simulate, go on.`}};var Sc=class{constructor(t){this.motion=t;let{data:e,layout:n}=t,s=n.size;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(e.powers.length),this.solution=new Float64Array(n.v.length+e.constraints.length),this.pushes=e.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;energies=new Float64Array(3);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;turnover=0;get busy(){if(!this.motion.data.energy)return!1;if(this.powers.length>0)return!0;let{u:t}=this.motion;for(let e of this.pushes)if(t[e]!==0)return!0;return!1}open(t,e){this.total=this.energyAt(t,e),this.turnover=0,this.known=!1}book(t){Number.isFinite(t)&&(this.total+=t)}forget(){this.known=!1}before(t,e){if(this.known)return;let{motion:n}=this;this.earlier.set(e),n.rate(t,e,n.u,n.p,Bt,this.earlierRate),[this.power,this.known]=[this.powerAt(t,e),!0]}after(t,e,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(e,n,s.u,s.p,Bt,l);for(let d=0;d<n.length;d++)a[d]=.5*(r[d]+n[d])+.125*t*(o[d]-l[d]);s.layout.normalise(a);let c=this.powerAt(e-.5*t,a),h=this.powerAt(e,n),u=t/6*(this.power+4*c+h);this.book(u),this.turnover=Math.max(0,1-t/s.data.until)*this.turnover+Math.abs(u),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}energyAt(t,e){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(t,e,s,r,Bt,this.energies),this.energies[0]+this.energies[1])}powerAt(t,e){let{functions:n,data:s,layout:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(t,e,c),n.powers(t,e,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*e[r.v.first+d];return u}};function Ac(i){let{layout:t,u:e,p:n,functions:s,data:r}=i,{q:o,v:a}=t,{most:l,nearly:c}=r.decisions.projection,h=Xi(s.velocity_correction,"velocity_correction"),u=r.holonomic>0?Xi(s.position_correction,"position_correction"):void 0,[d,f]=[new Float64Array(o.length),new Float64Array(a.length)];return(g,y)=>{for(let m=0;u!==void 0&&m<l;m++){u(g,y,e,n,Bt,d);let p=0;for(let v=0;v<o.length;v++){let w=o.first+v;y[w]+=d[v],p=Math.max(p,Math.abs(d[v])/(1+Math.abs(y[w])))}if(t.normalise(y),!(p>c))break}h(g,y,e,n,Bt,f);for(let m=0;m<a.length;m++)y[a.first+m]+=f[m]}}var Ec=class{constructor(t){this.motion=t;let e=t.layout.size;this.turning=new Uint8Array(e);for(let n of t.data.scales.turning)this.turning[n]=1;[this.size,this.floor,this.sums]=[new Float64Array(e),new Float64Array(e),new Float64Array(e)],this.M=new Float64Array(t.layout.v.length**2)}motion;turning;size;floor;sums;M;passed=0;length=0;begin(t,e,n){for(let s=0;s<e.length;s++)this.floor[s]=this.turning[s],this.size[s]=this.turning[s]?1:Math.abs(e[s]);this.sums.fill(0),this.passed=0,this.length=this.lengthOf(t,e),this.raiseFloors(e,n)}of(t,e){return this.turning[t]?this.size[t]:Math.max(this.size[t],e)}update(t,e){this.passed+=t;for(let n=0;n<e.length;n++)this.turning[n]||(this.sums[n]+=t*Math.abs(e[n]),this.size[n]=Math.max(this.floor[n],this.sums[n]/this.passed))}raiseFloors(t,e){let{data:n,layout:s}=this.motion,{part:r,moment:o}=n.decisions.scales,{kinds:a,lengths:l}=n.scales,{q:c,v:h,paired:u}=s,{floor:d,size:f}=this,g=t.map((S,E)=>this.of(E,Math.abs(S))),y=Bg(a,g),m=Bg(a,e),p=this.typicalTime(g,e),v=Math.max(this.length,...l.map(S=>this.turning[S]?0:Math.abs(t[S])));for(let S of l)y[S]=v;for(let S=0;S<u;S++)y[h.first+S]=Math.max(y[h.first+S],y[c.first+S]/p);y.forEach((S,E)=>{S===0&&(y[E]=o*n.until*m[E])});let w=y.slice(h.first,h.first+h.length).filter(Number.isFinite),b=o*n.until*Math.max(0,...w);for(let S=c.first;S<c.first+c.length;S++)y[S]===0&&(y[S]=b);for(let S=0;S<t.length;S++){let E=r*y[S];this.turning[S]||!Number.isFinite(E)||E<=d[S]||(d[S]=E,f[S]=Math.max(f[S],E))}}lengthOf(t,e){let{functions:n,layout:s,u:r,p:o}=this.motion,{M:a}=this,{first:l,length:c}=s.q,h=0,u=0,d=0;n.mass_matrix?.(t,e,r,o,Bt,a);for(let g=0;g<c;g++){let y=Math.abs(a[g*c+g]??0);this.turning[l+g]?u=Math.max(u,y):[h,d]=[Math.max(h,Math.abs(e[l+g])),Math.max(d,y)]}let f=Math.sqrt(u/d);return n.mass_matrix!==void 0&&Number.isFinite(f)?Math.max(h,f):h}typicalTime(t,e){let{paired:n,q:s,v:r}=this.motion.layout,o=0;for(let a=0;a<t.length;a++){let l=a-r.first,c=l>=0&&l<n,h=Math.abs(e[a]),u=c?Math.sqrt(h/t[s.first+l]):h/t[a];Number.isFinite(u)&&(o=Math.max(o,u))}return 1/o}};function Bg(i,t){let e=new Float64Array(t.length);for(let n of i){let s=Math.max(...n.map(r=>Math.abs(t[r])));for(let r of n)e[r]=s}return e}var Hb=32,Wb=1e-4,qb=1e-14,Xb=1e-22,Yb=1e3;function zg(i,t){return new Sf(i,t)}var Sf=class{constructor(t,e){this.motion=t;this.method=e;let n=t.layout.size;this.k=Array.from({length:e.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.scales=new Ec(t),this.project=t.constrained?Ac(t):void 0,this.exponent=1/(e.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;scales;project;exponent;length=0;lastError=1;repeated=!1;steps=0;reached=NaN;reveal=ei;step(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+e;t===ai&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1,!1,!1,NaN],this.steps=0);let c=Number.isNaN(this.reached)?n:this.reached;t!==sr&&r(c,s,o,a,Bt,this.k[0]),t===ai&&this.scales.begin(c,s,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:e,d=u>=l-c,f=d?l:c+u,g=f-c,y=this.attempt(c,g,f,s);if(y<=1)this.accept(g,y,d,s),c=f,++this.steps===this.motion.data.decisions.scales.look&&this.scales.raiseFloors(s,this.k[0]);else if(!this.reject(g,y,c,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(h%Hb===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,{a:l,b:c,c:h}=this.method.tableau,{k:u,stage:d,fresh:f}=this,g=s.length,y=c.length;for(let p=1;p<=y;p++){let v=p<y?l[p]:c,w=p<y?d:f;this.combined(p,e,v,s,w),p===y&&this.settle(n,f),r(p<y?t+h[p]*e:n,w,o,a,Bt,u[p])}let m=0;for(let p=0;p<g;p++){let v=0;for(let S=0;S<=y;S++)v+=this.method.error[S]*u[S][p];let w=this.scales.of(p,Math.max(Math.abs(s[p]),Math.abs(f[p]))),b=w===0?0:Math.abs(e*v)/(this.method.tolerance*w);b<=m||(m=b)}return m}settle(t,e){let{layout:n}=this.motion;n.normalise(e),this.project!==void 0&&(this.project(t,e),n.normalise(e))}combined(t,e,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<t;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+e*a}}accept(t,e,n,s){let r=e>0?.9*e**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=t*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(e,Wb),this.repeated=!1,this.scales.update(t,this.fresh),s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(t,e,n,s){let r=e<1e300?t*Math.min(.9,Math.max(.2,.9*e**-this.exponent)):.1*t;return this.length=r,this.repeated=!0,r>Math.max(qb*Math.max(n,Math.min(s,Yb*n)),Xb*this.motion.data.until)}};function Vg(){return{step:()=>!0,reveal:ei,failed:!1}}function Gg({rate:i,layout:t,u:e,p:n}){let s=t.size,r=new Float64Array(s);function o(a,l,c,h){i(c,h,e,n,Bt,r);for(let u=0;u<s;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:ei,failed:!1}}function Hg({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,z:a,size:l}=e,c=new Float64Array(l),h=e.identity?void 0:Xi(t.qdot,"qdot"),u=new Float64Array(r.length);function d(f,g,y,m){i(y,m,n,s,Bt,c);for(let p=o.first;p<o.end;p++)m[p]+=g*c[p];if(h===void 0)for(let p=0;p<r.length;p++)m[r.first+p]+=g*m[o.first+p];else{h(y,m,n,s,Bt,u);for(let p=0;p<r.length;p++)m[r.first+p]+=g*u[p]}for(let p=a.first;p<a.end;p++)m[p]+=g*c[p];return!0}return{step:d,reveal:ei,failed:!1}}function Wg({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,size:a}=e,l=new Float64Array(a),c=e.identity?void 0:Xi(t.qdot,"qdot"),h=new Float64Array(a),u=new Float64Array(r.length);function d(f,g,y,m){if(i(y,m,n,s,Bt,l),c===void 0){for(let p=0;p<r.length;p++)m[r.first+p]+=.5*g*g*l[o.first+p];for(let p=r.first;p<r.end;p++)m[p]+=g*l[p]}else{h.set(m);for(let p=o.first;p<o.end;p++)h[p]+=.5*g*l[p];c(y,h,n,s,Bt,u);for(let p=0;p<r.length;p++)m[r.first+p]+=g*u[p]}for(let p=o.first;p<a;p++)m[p]+=g*l[p];return!0}return{step:d,reveal:ei,failed:!1}}function Tc(i,t,e,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(t[e+h*i+r])>Math.abs(t[e+o*i+r])&&(o=h);n[s+r]=o;let a=e+r*i,l=e+o*i;if(o!==r)for(let h=0;h<i;h++){let u=t[a+h];t[a+h]=t[l+h],t[l+h]=u}let c=1/t[a+r];for(let h=r+1;h<i;h++){let u=e+h*i,d=t[u+r]*c;if(t[u+r]=d,d!==0)for(let f=r+1;f<i;f++)t[u+f]-=d*t[a+f]}}}function Cc(i,t,e,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=t[e+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=t[e+o*i+l]*r[s+l];r[s+o]=a/t[e+o*i+o]}}var $b=15e-9;function qg(i,t){return new Af(i,t)}var Af=class{constructor(t,e){this.motion=t;let{a:n,b:s,c:r}=e.tableau,o=this.ny=t.layout.size,a=this.stages=s.length,l=o*a,{functions:c}=t;this.canonical=e.canonical===!0,this.rate=this.canonical?Xi(c.canonical_rate,"canonical_rate"):t.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(e.continuation.flat()),this.ends=e.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(t,e,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(t,n,s),u=t!==ai,d=0,f=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let y=this.ends[d],m=(y-d)*r;this.outdated&&(this.newtonMatrix(e,d,m,g),Tc(m,this.factors,g,this.pivots,d*r));let p=this.newton(e,n,s,h,d,y,g);p>0?[d,f,g]=[y,Math.max(f,p),g+m*m]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let y=0;y<o;y++)for(let m=0;m<r;m++)s[m]+=e*a[y]*l[y*r+m];return this.outdated?[this.iterations,this.outdated]=[f,!1]:f>this.iterations+c&&(this.outdated=!0),!0}reveal(t,e,n,s){if(ei(t,e,n,s),!this.canonical||!this.started)return;let{layout:{q:r,v:o},u:a,p:l}=this.motion;this.rate(e,n,a,l,Bt,this.result);for(let c=0;c<o.length;c++)s[o.first+c]=this.result[r.first+c]}begun(t,e,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{layout:{v:c},u:h,p:u,functions:d,data:f}=this.motion;if(t===ai){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){Xi(d.momenta,"momenta")(e,n,h,u,Bt,this.result);for(let y=0;y<c.length;y++)n[c.first+y]=this.result[y]}}else{for(let y=0;y<r;y++)for(let m=0;m<s;m++){let p=0;for(let v=0;v<r;v++)p+=l[y*r+v]*o[v*s+m];a[y*s+m]=p}o.set(a)}let g=0;for(let y=0;y<s;y++)g=Math.max(g,Math.abs(n[y]));return f.decisions.newton.negligible*g+1e-300}renewed(t,e,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!t){this.rate(e,n,l,c,Bt,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(e,n,l,c,Bt,this.J):this.differences(e,n))}differences(t,e){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(t,e,a,l,Bt,r);let c=Float64Array.from(e);for(let h=0;h<n;h++){let u=e[h];c[h]=u+$b*(1+Math.abs(u)),this.rate(t,c,a,l,Bt,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(t,e,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=e+Math.floor(h/r),d=h%r;for(let f=0;f<n;f++){let g=a[u*o+e+Math.floor(f/r)];c[s+h*n+f]=-t*g*l[d*r+f%r]}c[s+h*n+h]+=1}}newton(t,e,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,f=r*l,g=o===r+1&&h[r*c+r]===0,y=0,m=0,p=0;for(;m<=u.growth&&p<u.most;){this.changes(t,e,n,r,o),g||Cc(d,this.factors,a,this.pivots,f,this.change);let v=y;y=this.applied(t,d,f,s,n),p++;let w=y<v;if(g||y===0||w&&y*y<=u.converged*(v-y))return p;if(p>1&&!w){if(y<=u.stagnant)return p;m++}}return 0}applied(t,e,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<e;u++){let d=l[n+u];a[n+u]+=d;let f=t*Math.abs(d)/(Math.abs(r[u%o])+t*Math.abs(a[n+u])+s);f>c&&(c=f),h+=f*0}return c+h}changes(t,e,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:f}=this,{u:g,p:y}=this.motion;for(let m=s;m<r;m++){for(let p=0;p<o;p++)d[p]=n[p];for(let p=0;p<r;p++){let v=t*l[m*a+p];if(v!==0)for(let w=0;w<o;w++)d[w]+=v*h[p*o+w]}this.rate(e+c[m]*t,d,g,y,Bt,f);for(let p=0;p<o;p++)u[m*o+p]=f[p]-h[m*o+p]}}};function Xg({rate:i,layout:t,u:e,p:n},s){let r=t.size,o=s.b.length,a=Float64Array.from(s.a.flat()),l=Float64Array.from(s.b),c=Float64Array.from(s.c),h=s.b.map(()=>new Float64Array(r)),u=new Float64Array(r);function d(f,g,y,m){i(y,m,e,n,Bt,h[0]);for(let p=1;p<o;p++){for(let v=0;v<r;v++)u[v]=m[v];for(let v=0;v<p;v++){let w=g*a[p*o+v];if(w===0)continue;let b=h[v];for(let S=0;S<r;S++)u[S]+=w*b[S]}i(y+c[p]*g,u,e,n,Bt,h[p])}for(let p=0;p<o;p++){let v=g*l[p],w=h[p];for(let b=0;b<r;b++)m[b]+=v*w[b]}return!0}return{step:d,reveal:ei,failed:!1}}function Yg({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,z:o,size:a}=t,l=new Float64Array(a),c=new Float64Array(s.length),h=new Float64Array(a),u=new Float64Array(a),d=!1;function f(y,m,p,v){if(y===ai)for(let w=0;w<a;w++)h[w]=v[w];d=!0,i(p,h,e,n,Bt,l);for(let w=0;w<s.length;w++){let b=s.first+w,S=r.first+w,E=l[S];y===ai?c[w]=m*v[S]-.5*m*m*E:c[w]+=v[b]-h[b],c[w]+=m*m*E,v[b]+=c[w],v[S]=c[w]/m+.5*m*E,h[b]=v[b],h[S]=v[S]}for(let w=o.first;w<o.end;w++)v[w]+=.5*m*(3*l[w]-(y===ai?l[w]:u[w])),u[w]=l[w],h[w]=v[w];return!0}function g(y,m,p,v){if(ei(y,m,p,v),!!d){i(m,h,e,n,Bt,l);for(let w=0;w<s.length;w++){let b=s.first+w,S=r.first+w;v[S]=(c[w]+(p[b]-h[b]))/y+.5*y*l[S]}}}return{step:f,reveal:g,forget:()=>{d=!1},failed:!1}}function $g({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,size:o}=t,a=new Float64Array(o),l=new Float64Array(o),c=new Float64Array(o);function h(u,d,f,g){u!==sr&&i(f,g,e,n,Bt,a);for(let y=0;y<s.length;y++){let m=s.first+y,p=r.first+y;c[m]=g[m]+d*g[p]+.5*d*d*a[p]}for(let y=r.first;y<o;y++)c[y]=g[y]+d*a[y];i(f+d,c,e,n,Bt,l);for(let y=s.first;y<s.end;y++)g[y]=c[y];for(let y=r.first;y<o;y++)g[y]+=.5*d*(a[y]+l[y]);for(let y=0;y<o;y++)a[y]=l[y];return!0}return{step:h,reveal:ei,failed:!1}}function jg({rate:i,layout:t,u:e,p:n},s,r){let{q:o,v:a,size:l}=t,c=new Float64Array(l);function h(u,d,f,g){u!==sr&&i(f,g,e,n,Bt,c);for(let y=0;y<s.length;y++){let m=s[y]*d;for(let p=a.first;p<a.end;p++)g[p]+=.5*m*c[p];for(let p=0;p<o.length;p++)g[o.first+p]+=m*g[a.first+p];i(f+r[y+1]*d,g,e,n,Bt,c);for(let p=a.first;p<a.end;p++)g[p]+=.5*m*c[p]}return!0}return{step:h,reveal:ei,failed:!1}}function za(i,t){switch(t.kind){case"none":return Vg();case"euler":return Gg(i);case"semi-implicit-euler":return Hg(i);case"half-acceleration-euler":return Wg(i);case"verlet":return Yg(i);case"velocity-verlet":return $g(i);case"tableau":return Xg(i,t.tableau);case"composition":return jg(i,t.weights,t.nodes);case"implicit":return qg(i,t);case"adaptive":return zg(i,t)}}var jb=12,Zb=.001,Kb=1e-9;function Zg(i,t,e,n,s){let{functions:r,data:o,layout:a,u:l,p:c}=i,h=o.points[n];if(!h?.draggable||r.positions===void 0||r.point_jacobians===void 0)return;let{offset:u,dimension:d}=h,f=a.v.length,g=o.points.reduce((w,b)=>Math.max(w,b.offset+b.dimension),0),y=new Float64Array(g),m=new Float64Array(g*f),p=new Float64Array(d),v=0;for(let w=0;w<jb;w++){r.positions(t,e,l,c,Bt,y),r.point_jacobians(t,e,l,c,Bt,m);for(let E=0;E<d;E++)p[E]=(s[E]??0)-y[u+E];let b=Math.hypot(...p);if(w===0&&(v=b),!(b>Kb*v)||!Number.isFinite(b))return;let S=Array.from({length:d},(E,x)=>m.subarray((u+x)*f,(u+x+1)*f));Jb(i,t,e,S,p),a.normalise(e)}}function Jb(i,t,e,n,s){let{layout:{q:r,v:o},functions:a,u:l,p:c}=i,h=n.map(m=>n.map(p=>m.reduce((v,w,b)=>v+w*p[b],0))),u=h.reduce((m,p,v)=>m+p[v],0);if(!(u>0))return;h.forEach((m,p)=>{m[p]+=Zb*u});let d=Qb(h,[...s]),f=new Float64Array(o.length);if(n.forEach((m,p)=>m.forEach((v,w)=>{f[w]+=v*d[p]})),a.qdot===void 0){for(let m=0;m<f.length;m++)e[r.first+m]+=f[m];return}let g=Float64Array.from(e),y=new Float64Array(r.length);g.set(f,o.first),a.qdot(t,g,l,c,Bt,y);for(let m=0;m<y.length;m++)e[r.first+m]+=y[m]}function Qb(i,t){let e=t.length;for(let n=0;n<e;n++)for(let s=n+1;s<e;s++){let r=i[s][n]/i[n][n];for(let o=n;o<e;o++)i[s][o]-=r*i[n][o];t[s]-=r*t[n]}for(let n=e-1;n>=0;n--){for(let s=n+1;s<e;s++)t[n]-=i[n][s]*t[s];t[n]/=i[n][n]}return t}var tM=1/3,eM=.3,nM=.4,Rc=class{constructor(t,e){this.motion=t;let{data:n,layout:s}=t,r=s.v.length,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*r),this.rates=[new Float64Array(s.size),new Float64Array(s.size)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(r),this.size=this.extent(e)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(t,e,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[t]?.draggable)){for(let l=0;l<3;l++)this.target[l]=e[l]??0;t!==this.point&&(this.point=t,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(t,e){let{data:n,layout:{v:s}}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(t,e);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s.length;d++)u+=l[(r+h)*s.length+d]*e[s.first+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s.length;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s.length+h]*c[u]}}look(t,e){let{functions:n,u:s,p:r}=this.motion;n.positions(t,e,s,r,Bt,this.positions),n.point_jacobians(t,e,s,r,Bt,this.jacobians)}gauge(t,e,n){let s=this.felt(t,e),r=eM/n,o=2*this.motion.data.energyScale/(tM*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*nM*Math.sqrt(this.stiffness*s)}felt(t,e){let{data:n,layout:{v:s},rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(t,e),r(t,e,o,a,Bt,h);let f=0;for(let g=0;g<c;g++){let y=this.jacobians.subarray((l+g)*s.length,(l+g+1)*s.length);for(let p=0;p<s.length;p++)o[this.first+p]+=y[p];r(t,e,o,a,Bt,u),o.set(d);let m=0;for(let p=0;p<s.length;p++)m+=y[p]*(u[s.first+p]-h[s.first+p]);f=Math.max(f,m)}return f>0&&Number.isFinite(f)?1/f:0}extent(t){let{data:e,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,t,s,r,Bt,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of e.points)for(let c of e.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var iM=4*Number.EPSILON,sM=64*Number.EPSILON;function Kg(i,t){let e=rM(i,t),n=new Float64Array(i*i),s=[],r=i-1,o=0;for(;r>=0;){let l=r;for(;l>0&&!oM(i,e,n,l);)l--;if(l===r){s.push([e[r*i+r],n[r*i+r]]),r--,o=0;continue}if(++o>60)return null;let c=o%12===0?[e[r*i+r]+Math.abs(e[r*i+r-1]),Math.abs(e[r*i+r-1])]:aM(i,e,n,r);lM(i,e,n,l,r,c)}let a=Math.max(...s.map(([l,c])=>Math.hypot(l,c)),0);return s.map(([l,c])=>[l,Math.abs(c)<=sM*a*i?0:c])}function rM(i,t){let e=Float64Array.from(t),n=new Float64Array(i);for(let s=0;s+2<i;s++){let r=0;for(let a=s+1;a<i;a++)r=Math.hypot(r,e[a*i+s]);if(r===0)continue;let o=0;for(let a=s+1;a<i;a++)n[a]=e[a*i+s],a===s+1&&(n[a]+=n[a]<0?-r:r),o+=n[a]*n[a];for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=n[c]*e[c*i+a];for(let c=s+1;c<i;c++)e[c*i+a]-=2*l*n[c]/o}for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=e[a*i+c]*n[c];for(let c=s+1;c<i;c++)e[a*i+c]-=2*l*n[c]/o}for(let a=s+2;a<i;a++)e[a*i+s]=0}return e}function oM(i,t,e,n){let s=n*i+n-1,r=n*i+n,o=(n-1)*i+n-1,a=Math.hypot(t[r],e[r])+Math.hypot(t[o],e[o]);return Math.hypot(t[s],e[s])>iM*a?!1:(t[s]=e[s]=0,!0)}function aM(i,t,e,n){let s=(g,y)=>[t[g*i+y],e[g*i+y]],r=s(n-1,n-1),o=s(n-1,n),a=s(n,n-1),l=s(n,n),c=[(r[0]-l[0])/2,(r[1]-l[1])/2],h=Rr(o,a),u=Rr(c,c),d=dM([u[0]+h[0],u[1]+h[1]]),f=c[0]*d[0]+c[1]*d[1]>0?-1:1;return[l[0]+c[0]+f*d[0],l[1]+c[1]+f*d[1]]}function lM(i,t,e,n,s,r){let o=[];for(let a=n;a<=s;a++)t[a*i+a]-=r[0],e[a*i+a]-=r[1];for(let a=n;a<s;a++){let[l,c]=[a*i+a,(a+1)*i+a],h=Math.hypot(t[l],e[l]),u=Math.hypot(t[c],e[c]),d=Math.hypot(h,u),f=d>0?h/d:1,g=h>0?[t[l]/h,e[l]/h]:[1,0],y=d>0?uM(Rr(g,[t[c],-e[c]]),1/d):[0,0];o.push({c:f,s:y});for(let m=a;m<=s;m++)cM(i,t,e,a,m,f,y)}o.forEach(({c:a,s:l},c)=>{let h=n+c;for(let u=n;u<=Math.min(h+1,s);u++)hM(i,t,e,u,h,a,l)});for(let a=n;a<=s;a++)t[a*i+a]+=r[0],e[a*i+a]+=r[1]}function cM(i,t,e,n,s,r,o){let[a,l]=[n*i+s,(n+1)*i+s],c=[t[a],e[a]],h=[t[l],e[l]],u=Rr(o,h),d=Rr([o[0],-o[1]],c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function hM(i,t,e,n,s,r,o){let a=n*i+s,l=a+1,c=[t[a],e[a]],h=[t[l],e[l]],u=Rr([o[0],-o[1]],h),d=Rr(o,c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function Rr(i,t){return[i[0]*t[0]-i[1]*t[1],i[0]*t[1]+i[1]*t[0]]}function uM(i,t){return[i[0]*t,i[1]*t]}function dM([i,t]){let e=Math.hypot(i,t),n=Math.sqrt((e+Math.abs(i))/2);if(n===0)return[0,0];let s=t/(2*n);return i>=0?[n,s]:[Math.abs(s),t<0?-n:n]}var fM=40,pM=1e-9,mM=1e-13,gM=Math.cbrt(Number.EPSILON),Jg=1e-6;function t0(i,t){let{layout:e}=i;if(i.constrained||!e.identity||e.hasUnits)return null;let n=e.join(t.state.q,t.state.v,t.state.z),s=yM(i,n),r=s&&Kg(e.size,s);if(!r)return null;let o=c=>({q:Array.from(e.take(e.q,c)),v:Array.from(e.take(e.v,c)),z:Array.from(e.take(e.z,c))}),a=e.join(t.state.q,t.state.v,t.state.z),l=e.join(t.beside.q,t.beside.v,t.beside.z).map((c,h)=>c+n[h]-a[h]);return{...t,state:o(n),beside:o(l),poles:r,...vM(t,r)}}function yM(i,t){let{layout:{q:e,v:n,z:s,size:r},rate:o,p:a}=i,l=new Float64Array(i.u.length),c=[...Pc(e),...Pc(s)],h=[...Pc(n),...Pc(s)],u=c.length,d=new Float64Array(r),f=new Float64Array(r*r),g=new Float64Array(u*u),y=new Float64Array(u),m=new Int32Array(u);for(let p=0;p<fM;p++){o(0,t,l,a,Bt,d),Qg(i,t,l,f);let v=0;c.forEach((w,b)=>{y[b]=-h.reduce((S,E)=>S+f[E*r+w]*d[E],0),c.forEach((S,E)=>{g[b*u+E]=h.reduce((x,C)=>x+f[C*r+w]*f[C*r+S],0),v=Math.max(v,Math.abs(g[b*u+E]))})});for(let w=0;w<u;w++)g[w*u+w]+=mM*v;if(Tc(u,g,0,m,0),Cc(u,g,0,m,0,y),!y.every(Number.isFinite))return null;if(c.forEach((w,b)=>{t[w]+=y[b]}),c.every((w,b)=>Math.abs(y[b])<=pM*(1+Math.abs(t[w]))))return Qg(i,t,l,f),f.every(Number.isFinite)?f:null}return null}function Qg(i,t,e,n){let{functions:{jacobian:s},rate:r,p:o}=i,a=t.length;if(s!==void 0){s(0,t,e,o,Bt,n);return}let l=Float64Array.from(t),[c,h]=[new Float64Array(a),new Float64Array(a)];for(let u=0;u<a;u++){let d=t[u],f=gM*(1+Math.abs(d));l[u]=d+f,r(0,l,e,o,Bt,c),l[u]=d-f,r(0,l,e,o,Bt,h),l[u]=d;for(let g=0;g<a;g++)n[g*a+u]=(c[g]-h[g])/(2*f)}}function Pc({first:i,end:t}){return Array.from({length:t-i},(e,n)=>i+n)}function vM(i,t){let e=Math.max(...t.map(([o,a])=>Math.hypot(o,a)),0),n=Math.max(...t.map(([o])=>o));return n>Jg*e?{stability:"unstable",sentence:"A pole lies right of the axis: a deviation grows."}:n<-Jg*e?{stability:"asymptotically stable",sentence:"All poles lie left of the axis: deviations decay."}:i.stability==="unstable"||i.stability==="asymptotically stable"?{stability:"undecided",sentence:"No pole lies right of the axis, but some on it: the linear system does not decide."}:{stability:i.stability,sentence:i.sentence}}var Ic=class{constructor(t,e){this.motion=t;this.servo=e;this.held=new Float64Array(t.u.length),this.law=new Float64Array(e.inputs.length+e.integrals.length+e.signals.length),this.active=t.data.parameters.findIndex(n=>n.name===e.active),this.mode=e.on?e.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(t){this.current=t,this.motion.p[this.active]=t==="continuous"?1:0,this.held.fill(0),this.law.fill(NaN)}every(t){return Math.max(1,Math.round(this.servo.sampled/t))}sample(t,e,n,s){let{servo:r,law:o,held:a}=this,{first:l}=this.motion.layout.z,c=this.every(t)*t;this.evaluate(e,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(t,e,n){this.current==="continuous"&&(this.evaluate(t,e),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}signals(t,e){return this.current==="continuous"&&this.evaluate(t,e),this.law.subarray(this.servo.inputs.length+this.servo.integrals.length)}evaluate(t,e){let{functions:n,u:s,p:r}=this.motion;Xi(n.law,"law")(t,e,s,r,Bt,this.law)}};function e0(i){let t=1;for(let e=0;e<i.length;e++)t=Math.max(t,Math.abs(i[e]));return 1e15*t}function Ef(i,t){for(let e=0;e<i.length;e++)if(!(Math.abs(i[e])<=t))return!1;return!0}function n0(i,t,{t:e,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let m=1;m<n.length;m++)Math.abs(n[m])>Math.abs(n[l])&&(l=m);let c=`; there ${a[l].label} = ${Lc(n[l])}`,h=i.energyLabel==="total"?"energy":i.energyLabel;i.energy&&(c+=Number.isFinite(s)?` and the ${h} was ${Lc(s)} ${i.units.energy}`.trimEnd():` and no finite ${h}`);let u=(m,p)=>`${Lc(m,p)} ${i.units.time}`.trimEnd(),d=`t = ${u(e,6)}`;if(o==="unsolved"&&t.kind==="adaptive")return`Diverged: at ${d} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${t.label} did not converge at ${d}${c}. Try a step smaller than ${u(r,3)}.`;let f=t.order<4?" or a method of higher order (Runge–Kutta 4)":"",g=t.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${u(r,3)}`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${d}${c}. Try ${g}${f}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function i0({label:i,unit:t},e){return`With ${`${i} = ${Lc(e)} ${t}`.trimEnd()} the accelerations are not finite: the mass matrix has no inverse there, or a length is divided by.`}function Lc(i,t=3){let e=Math.abs(i);return e!==0&&(e<1e-4||e>=1e6)?i.toExponential(t-1):String(+i.toPrecision(t))}var xM=200,s0=1;function Cf(i,t){return i.contact?new wc(i,t):new Tf(i,t)}var Tf=class{constructor(t,e){this.data=t;this.functions=e;let n=this.motion=new vc(t,e),{layout:s}=n,r=s.size;this.start=s.join(t.start.q,t.start.v,t.start.z),[this.moved,this.last,this.shown]=[new Float64Array(r),new Float64Array(r),new Float64Array(r)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(t.points.reduce((o,a)=>o+a.dimension,0)),sizes:new Float64Array(t.sizes),solution:new Float64Array(s.v.length+t.constraints.length)},this.ledger=new Sc(n),this.drive=t.servo&&new Ic(n,t.servo),this.project=n.constrained?Ac(n):void 0,this.hand=new Rc(n,this.start),this.h=t.step,this.method=this.found(t.integrator),this.stepper=za(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=ai;paused=!1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}signals(){return this.drive?.signals(this.t,this.y)??Bt}follow(t){return t0(this.motion,t)}get integrator(){return this.method.name}set integrator(t){let e=this.found(t);if(e.refusal)throw new Error(e.refusal);this.restart(),this.method=e,this.stepper=za(this.motion,e)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");this.restart(),this.h=t,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(t){if(!(this.drive===void 0||t===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){let{first:e}=this.motion.layout.z;for(let n of this.drive.servo.integrals)this.moved[e+n]=this.data.start.z[n]??0;this.revealed=!1}this.drive.mode=t,this.impose(),this.ledger.forget()}}parameter(t){return this.motion.p[this.place(t)]}setParameter(t,e){let n=this.place(t),s=this.motion.p[n];if(!Number.isFinite(e))throw new Error(`The parameter '${t}' must be a finite number.`);if(e===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved),o=this.motion.moves(this.t,this.moved);if(this.motion.p[n]=e,o&&!this.motion.moves(this.t,this.moved))throw this.motion.p[n]=s,new Error(i0(this.data.parameters[n],e));this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.settle(this.t),this.revealed=!1,this.ledger.forget()}setInput(t,e){if(!(t in this.given))throw new Error(`There is no input ${t}.`);this.given[t]=e,this.impose()}pull(t,e){e===null?this.hand.release():this.hand.hold(t,e,this.t,this.y,this.h),this.impose()}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9);this.carry+=t-n*this.h;let s=performance.now(),r=s+e;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(s0,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,s0)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+xM,this.march(1),this.carry=0)}setState(t,e,n){let{layout:s}=this.motion,r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");this.start.set(r),this.reset()}posed(t,e){let{layout:n}=this.motion,s=Float64Array.from(this.y);return Zg(this.motion,this.t,s,t,e),{q:[...n.take(n.q,s)],v:[...n.take(n.v,s)],z:[...n.take(n.z,s)]}}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=za(this.motion,this.method),[this.begin,this.paused]=[ai,!1],this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.settle(0),this.limit=e0(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let[t=0,e=0,n=0]=this.evaluated("energy",new Float64Array(3));return{kinetic:t,potential:e,total:t+e,ledger:this.ledger.total,turnover:this.ledger.turnover,jacobi:n}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}multipliers(){return this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.layout.v.length)}evaluated(t,e){return this.functions[t]?.(this.t,this.y,this.motion.u,this.motion.p,Bt,e),e}march(t){let{moved:e,last:n,stepper:s,h:r,ledger:o,hand:a}=this,l=e.length,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active,u=this.project!==void 0||this.motion.layout.hasUnits;this.revealed=!1;for(let d=0;d<t;d++){let f=this.origin+this.count*r;if(!this.paused){for(let p=0;p<l;p++)n[p]=e[p];h&&this.react(f)}let g=o.busy;g&&o.before(f,this.seen(f));let y=s.step(this.begin,r,f,e);if(this.begin=sr,this.paused=!y,!y)return d;let m=this.origin+(this.count+1)*r;if(u&&Ef(e,this.limit)&&this.settle(m),!Ef(e,this.limit))return this.end(f),d;this.count++,this.steps++,g&&o.after(r,m,this.seen(m))}return t}react(t){let{drive:e,hand:n,h:s}=this;e!==void 0&&e.mode==="sampled"&&this.count%e.every(s)===0&&e.sample(s,t,this.seen(t),this.moved),n.active&&n.apply(t,this.seen(t)),this.impose()}settle(t){let{moved:e,ledger:n,data:s}=this,{layout:r}=this.motion;if(r.normalise(e),this.project===void 0)return;let o=s.energy?n.energyAt(t,e):0;this.project(t,e),s.energy&&n.book(n.energyAt(t,e)-o)}end(t){let e=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":e?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(t,s);this.outcome=n0(this.data,this.method,{t,y:s,energy:r,step:this.h,reason:n})}seen(t){return this.stepper.reveal(this.h,t,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:t}=this.motion,{given:e,drive:n,hand:s}=this,r=t.length-s.Q.length,o=!1;for(let a=0;a<t.length;a++){let l=e[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==t[a]&&(t[a]=l,o=!0)}o&&(this.begin===sr&&(this.begin=Ng),this.ledger.forget())}restart(){this.paused&&(this.moved.set(this.last),this.paused=this.revealed=!1),this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,ai],this.stepper=za(this.motion,this.method),this.revealed=!1}found(t){let e=this.data.methods.find(n=>n.name===t);if(e===void 0)throw new Error(`There is no integrator '${t}' in this page.`);return e}place(t){let e=this.data.parameters.findIndex(n=>n.name===t);if(e<0)throw new Error(`There is no parameter '${t}' in this page.`);return e}};var gr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},yr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},z0=0,ap=1,V0=2;var wl=1,G0=2,jo=3,vr=0,ri=1,Oi=2,Gr=0,Zo=1,lp=2,cp=3,hp=4,H0=5;var Hr=100,W0=101,q0=102,X0=103,Y0=104,$0=200,j0=201,Z0=202,K0=203,up=204,dp=205,J0=206,Q0=207,ty=208,ey=209,ny=210,iy=211,sy=212,ry=213,oy=214,ch=0,hh=1,uh=2,ko=3,dh=4,fh=5,ph=6,mh=7,zh=0,ay=1,ly=2,bs=0,fp=1,pp=2,mp=3,gp=4,yp=5,vp=6,xp=7;var _p=300,Wr=301,Ko=302,Vh=303,Gh=304,gh=1e3,gs=1001,yh=1002,Bn=1003,cy=1004;var Sl=1005;var si=1006,Hh=1007;var qs=1008;var ci=1009,bp=1010,Mp=1011,Jo=1012,Wh=1013,ts=1014,Ui=1015,es=1016,qh=1017,Xh=1018,qr=1020,wp=35902,Sp=35899,Ap=1021,Ep=1022,ns=1023,ks=1026,Xs=1027,Yh=1028,$h=1029,xr=1030,jh=1031;var Zh=1033,Al=33776,El=33777,Tl=33778,Cl=33779,Kh=35840,Jh=35841,Qh=35842,tu=35843,eu=36196,nu=37492,iu=37496,su=37488,ru=37489,Rl=37490,ou=37491,au=37808,lu=37809,cu=37810,hu=37811,uu=37812,du=37813,fu=37814,pu=37815,mu=37816,gu=37817,yu=37818,vu=37819,xu=37820,_u=37821,bu=36492,Mu=36494,wu=36495,Su=36283,Au=36284,Pl=36285,Eu=36286;var Za=2300,vh=2301,ah=2302,Qf=2303,tp=2400,ep=2401,np=2402;var hy=3200;var Tu=0,uy=1,Ys="",ii="srgb",Ka="srgb-linear",Ja="linear",Le="srgb";var lh=7680;var dy=519,fy=512,py=513,my=514,Tp=515,gy=516,yy=517,Cp=518,Rp=519,Pp=35044;var Ip="300 es",Di=2e3,Bo=2001;function _M(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function bM(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Qa(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function vy(){let i=Qa("canvas");return i.style.display="block",i}var r0={},zo=null;function tl(...i){let t="THREE."+i.shift();zo?zo("log",t,...i):console.log(t,...i)}function xy(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=xy(i);let t="THREE."+i.shift();if(zo)zo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function Qt(...i){i=xy(i);let t="THREE."+i.shift();if(zo)zo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function $a(...i){let t=i.join(" ");t in r0||(r0[t]=!0,$t(...i))}function _y(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var by={[ch]:ch,[uh]:ph,[dh]:dh,[ko]:fh,[hh]:hh,[ph]:uh,[mh]:mh,[fh]:ko},Ki=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},Wn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],o0=1234567,Oo=Math.PI/180,Vo=180/Math.PI;function _r(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Wn[i&255]+Wn[i>>8&255]+Wn[i>>16&255]+Wn[i>>24&255]+"-"+Wn[t&255]+Wn[t>>8&255]+"-"+Wn[t>>16&15|64]+Wn[t>>24&255]+"-"+Wn[e&63|128]+Wn[e>>8&255]+"-"+Wn[e>>16&255]+Wn[e>>24&255]+Wn[n&255]+Wn[n>>8&255]+Wn[n>>16&255]+Wn[n>>24&255]).toLowerCase()}function le(i,t,e){return Math.max(t,Math.min(e,i))}function Lp(i,t){return(i%t+t)%t}function MM(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function wM(i,t,e){return i!==t?(e-i)/(t-i):0}function ja(i,t,e){return(1-e)*i+e*t}function SM(i,t,e,n){return ja(i,t,1-Math.exp(-e*n))}function AM(i,t=1){return t-Math.abs(Lp(i,t*2)-t)}function EM(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function TM(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function CM(i,t){return i+Math.floor(Math.random()*(t-i+1))}function RM(i,t){return i+Math.random()*(t-i)}function PM(i){return i*(.5-Math.random())}function IM(i){i!==void 0&&(o0=i);let t=o0+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function LM(i){return i*Oo}function DM(i){return i*Vo}function FM(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function NM(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Dp(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function OM(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Cu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Fp(i,t){if(t.constructor===Float32Array)return i;let e=Cu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Np(i,t){if(t.constructor===Float32Array)return i;let e=Cu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Ru={DEG2RAD:Oo,RAD2DEG:Vo,generateUUID:_r,clamp:le,euclideanModulo:Lp,mapLinear:MM,inverseLerp:wM,lerp:ja,damp:SM,pingpong:AM,smoothstep:EM,smootherstep:TM,randInt:CM,randFloat:RM,randFloatSpread:PM,seededRandom:IM,degToRad:LM,radToDeg:DM,isPowerOfTwo:FM,ceilPowerOfTwo:NM,floorPowerOfTwo:Dp,setQuaternionFromProperEuler:OM,normalize:Np,denormalize:Fp},Xt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=le(this.x,t.x,e.x),this.y=le(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=le(this.x,t,e),this.y=le(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(le(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(le(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Gn=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*y;m<0&&(d=-d,f=-f,g=-g,y=-y,m=-m);let p=1-a;if(m<.9995){let v=Math.acos(m),w=Math.sin(v);p=Math.sin(p*v)/w,a=Math.sin(a*v)/w,l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a}else{l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*f-c*d,t[e+1]=l*g+h*d+c*u-a*f,t[e+2]=c*g+h*f+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(le(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},O=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(a0.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(a0.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=le(this.x,t.x,e.x),this.y=le(this.y,t.y,e.y),this.z=le(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=le(this.x,t,e),this.y=le(this.y,t,e),this.z=le(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(le(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return Rf.copy(this).projectOnVector(t),this.sub(Rf)}reflect(t){return this.sub(Rf.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(le(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Rf=new O,a0=new Gn,ne=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],y=s[0],m=s[3],p=s[6],v=s[1],w=s[4],b=s[7],S=s[2],E=s[5],x=s[8];return r[0]=o*y+a*v+l*S,r[3]=o*m+a*w+l*E,r[6]=o*p+a*b+l*x,r[1]=c*y+h*v+u*S,r[4]=c*m+h*w+u*E,r[7]=c*p+h*b+u*x,r[2]=d*y+f*v+g*S,r[5]=d*m+f*w+g*E,r[8]=d*p+f*b+g*x,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=e*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=f*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return $a("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Pf.makeScale(t,e)),this}rotate(t){return $a("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Pf.makeRotation(-t)),this}translate(t,e){return $a("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Pf.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Pf=new ne,l0=new ne().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),c0=new ne().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function UM(){let i={enabled:!0,workingColorSpace:Ka,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Le&&(s.r=Us(s.r),s.g=Us(s.g),s.b=Us(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Le&&(s.r=Uo(s.r),s.g=Uo(s.g),s.b=Uo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ys?Ja:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ka]:{primaries:t,whitePoint:n,transfer:Ja,toXYZ:l0,fromXYZ:c0,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:ii},outputColorSpaceConfig:{drawingBufferColorSpace:ii}},[ii]:{primaries:t,whitePoint:n,transfer:Le,toXYZ:l0,fromXYZ:c0,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:ii}}}),i}var Me=UM();function Us(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Uo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var _o,xh=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{_o===void 0&&(_o=Qa("canvas")),_o.width=t.width,_o.height=t.height;let s=_o.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=_o}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=Qa("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Us(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Us(e[n]/255)*255):e[n]=Us(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},kM=0,Go=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:kM++}),this.uuid=_r(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(If(s[o].image)):r.push(If(s[o]))}else r=If(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function If(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?xh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}var BM=0,Lf=new O,li=class i extends Ki{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=gs,s=gs,r=si,o=qs,a=ns,l=ci,c=i.DEFAULT_ANISOTROPY,h=Ys){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:BM++}),this.uuid=_r(),this.name="",this.source=new Go(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Xt(0,0),this.repeat=new Xt(1,1),this.center=new Xt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ne,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Lf).x}get height(){return this.source.getSize(Lf).y}get depth(){return this.source.getSize(Lf).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==_p)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case gh:t.x=t.x-Math.floor(t.x);break;case gs:t.x=t.x<0?0:1;break;case yh:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case gh:t.y=t.y-Math.floor(t.y);break;case gs:t.y=t.y<0?0:1;break;case yh:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};li.DEFAULT_IMAGE=null;li.DEFAULT_MAPPING=_p;li.DEFAULT_ANISOTROPY=1;var nn=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],y=l[2],m=l[6],p=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let w=(c+1)/2,b=(f+1)/2,S=(p+1)/2,E=(h+d)/4,x=(u+y)/4,C=(g+m)/4;return w>b&&w>S?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=E/n,r=x/n):b>S?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=E/s,r=C/s):S<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(S),n=x/r,s=C/r),this.set(n,s,r,e),this}let v=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-g)/v,this.y=(u-y)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=le(this.x,t.x,e.x),this.y=le(this.y,t.y,e.y),this.z=le(this.z,t.z,e.z),this.w=le(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=le(this.x,t,e),this.y=le(this.y,t,e),this.z=le(this.z,t,e),this.w=le(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(le(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},_h=class extends Ki{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:si,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new nn(0,0,t,e),this.scissorTest=!1,this.viewport=new nn(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new li({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:si,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new Go(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},bi=class extends _h{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},el=class extends li{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=gs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var bh=class extends li{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=gs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var _e=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,m)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,m){let p=this.elements;return p[0]=t,p[4]=e,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=u,p[14]=d,p[3]=f,p[7]=g,p[11]=y,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/bo.setFromMatrixColumn(t,0).length(),r=1/bo.setFromMatrixColumn(t,1).length(),o=1/bo.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,g=c*h,y=c*u;e[0]=d+y*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-g,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,g=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=g*c-f,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=g*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+g,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(zM,t,VM)}lookAt(t,e,n){let s=this.elements;return xi.subVectors(t,e),xi.lengthSq()===0&&(xi.z=1),xi.normalize(),or.crossVectors(n,xi),or.lengthSq()===0&&(Math.abs(n.z)===1?xi.x+=1e-4:xi.z+=1e-4,xi.normalize(),or.crossVectors(n,xi)),or.normalize(),Dc.crossVectors(xi,or),s[0]=or.x,s[4]=Dc.x,s[8]=xi.x,s[1]=or.y,s[5]=Dc.y,s[9]=xi.y,s[2]=or.z,s[6]=Dc.z,s[10]=xi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],y=n[6],m=n[10],p=n[14],v=n[3],w=n[7],b=n[11],S=n[15],E=s[0],x=s[4],C=s[8],N=s[12],I=s[1],L=s[5],B=s[9],V=s[13],D=s[2],G=s[6],Y=s[10],W=s[14],lt=s[3],j=s[7],J=s[11],et=s[15];return r[0]=o*E+a*I+l*D+c*lt,r[4]=o*x+a*L+l*G+c*j,r[8]=o*C+a*B+l*Y+c*J,r[12]=o*N+a*V+l*W+c*et,r[1]=h*E+u*I+d*D+f*lt,r[5]=h*x+u*L+d*G+f*j,r[9]=h*C+u*B+d*Y+f*J,r[13]=h*N+u*V+d*W+f*et,r[2]=g*E+y*I+m*D+p*lt,r[6]=g*x+y*L+m*G+p*j,r[10]=g*C+y*B+m*Y+p*J,r[14]=g*N+y*V+m*W+p*et,r[3]=v*E+w*I+b*D+S*lt,r[7]=v*x+w*L+b*G+S*j,r[11]=v*C+w*B+b*Y+S*J,r[15]=v*N+w*V+b*W+S*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],g=t[3],y=t[7],m=t[11],p=t[15],v=l*f-c*d,w=a*f-c*u,b=a*d-l*u,S=o*f-c*h,E=o*d-l*h,x=o*u-a*h;return e*(y*v-m*w+p*b)-n*(g*v-m*S+p*E)+s*(g*w-y*S+p*x)-r*(g*b-y*E+m*x)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],g=t[12],y=t[13],m=t[14],p=t[15],v=e*a-n*o,w=e*l-s*o,b=e*c-r*o,S=n*l-s*a,E=n*c-r*a,x=s*c-r*l,C=h*y-u*g,N=h*m-d*g,I=h*p-f*g,L=u*m-d*y,B=u*p-f*y,V=d*p-f*m,D=v*V-w*B+b*L+S*I-E*N+x*C;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let G=1/D;return t[0]=(a*V-l*B+c*L)*G,t[1]=(s*B-n*V-r*L)*G,t[2]=(y*x-m*E+p*S)*G,t[3]=(d*E-u*x-f*S)*G,t[4]=(l*I-o*V-c*N)*G,t[5]=(e*V-s*I+r*N)*G,t[6]=(m*b-g*x-p*w)*G,t[7]=(h*x-d*b+f*w)*G,t[8]=(o*B-a*I+c*C)*G,t[9]=(n*I-e*B-r*C)*G,t[10]=(g*E-y*b+p*v)*G,t[11]=(u*b-h*E-f*v)*G,t[12]=(a*N-o*L-l*C)*G,t[13]=(e*L-n*N+s*C)*G,t[14]=(y*w-g*S-m*v)*G,t[15]=(h*S-u*w+d*v)*G,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,y=o*h,m=o*u,p=a*u,v=l*c,w=l*h,b=l*u,S=n.x,E=n.y,x=n.z;return s[0]=(1-(y+p))*S,s[1]=(f+b)*S,s[2]=(g-w)*S,s[3]=0,s[4]=(f-b)*E,s[5]=(1-(d+p))*E,s[6]=(m+v)*E,s[7]=0,s[8]=(g+w)*x,s[9]=(m-v)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=bo.set(s[0],s[1],s[2]).length(),a=bo.set(s[4],s[5],s[6]).length(),l=bo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Yi.copy(this);let c=1/o,h=1/a,u=1/l;return Yi.elements[0]*=c,Yi.elements[1]*=c,Yi.elements[2]*=c,Yi.elements[4]*=h,Yi.elements[5]*=h,Yi.elements[6]*=h,Yi.elements[8]*=u,Yi.elements[9]*=u,Yi.elements[10]*=u,e.setFromRotationMatrix(Yi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Di,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Di)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Bo)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Di,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Di)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===Bo)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},bo=new O,Yi=new _e,zM=new O(0,0,0),VM=new O(1,1,1),or=new O,Dc=new O,xi=new O,h0=new _e,u0=new Gn,Bs=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(le(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-le(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(le(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-le(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(le(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-le(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return h0.makeRotationFromQuaternion(t),this.setFromRotationMatrix(h0,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return u0.setFromEuler(this),this.setFromQuaternion(u0,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Bs.DEFAULT_ORDER="XYZ";var Ho=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},GM=0,d0=new O,Mo=new Gn,Ls=new _e,Fc=new O,Va=new O,HM=new O,WM=new Gn,f0=new O(1,0,0),p0=new O(0,1,0),m0=new O(0,0,1),g0={type:"added"},qM={type:"removed"},wo={type:"childadded",child:null},Df={type:"childremoved",child:null},Mn=class i extends Ki{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:GM++}),this.uuid=_r(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new O,e=new Bs,n=new Gn,s=new O(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new _e},normalMatrix:{value:new ne}}),this.matrix=new _e,this.matrixWorld=new _e,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Ho,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Mo.setFromAxisAngle(t,e),this.quaternion.multiply(Mo),this}rotateOnWorldAxis(t,e){return Mo.setFromAxisAngle(t,e),this.quaternion.premultiply(Mo),this}rotateX(t){return this.rotateOnAxis(f0,t)}rotateY(t){return this.rotateOnAxis(p0,t)}rotateZ(t){return this.rotateOnAxis(m0,t)}translateOnAxis(t,e){return d0.copy(t).applyQuaternion(this.quaternion),this.position.add(d0.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(f0,t)}translateY(t){return this.translateOnAxis(p0,t)}translateZ(t){return this.translateOnAxis(m0,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Ls.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Fc.copy(t):Fc.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Va.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ls.lookAt(Va,Fc,this.up):Ls.lookAt(Fc,Va,this.up),this.quaternion.setFromRotationMatrix(Ls),s&&(Ls.extractRotation(s.matrixWorld),Mo.setFromRotationMatrix(Ls),this.quaternion.premultiply(Mo.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Qt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(g0),wo.child=t,this.dispatchEvent(wo),wo.child=null):Qt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(qM),Df.child=t,this.dispatchEvent(Df),Df.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Ls.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Ls.multiply(t.parent.matrixWorld)),t.applyMatrix4(Ls),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(g0),wo.child=t,this.dispatchEvent(wo),wo.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Va,t,HM),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Va,WM,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Mn.DEFAULT_UP=new O(0,1,0);Mn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Mn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ve=class extends Mn{constructor(){super(),this.isGroup=!0,this.type="Group"}},XM={type:"move"},Wo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ve,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ve,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new O,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new O),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ve,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new O,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new O,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let m=e.getJointPose(y,n),p=this._getHandJoint(c,y);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),p.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(XM)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Ve;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},My={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ar={h:0,s:0,l:0},Nc={h:0,s:0,l:0};function Ff(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var re=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=ii){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,Me.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=Me.workingColorSpace){return this.r=t,this.g=e,this.b=n,Me.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=Me.workingColorSpace){if(t=Lp(t,1),e=le(e,0,1),n=le(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Ff(o,r,t+1/3),this.g=Ff(o,r,t),this.b=Ff(o,r,t-1/3)}return Me.colorSpaceToWorking(this,s),this}setStyle(t,e=ii){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=ii){let n=My[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Us(t.r),this.g=Us(t.g),this.b=Us(t.b),this}copyLinearToSRGB(t){return this.r=Uo(t.r),this.g=Uo(t.g),this.b=Uo(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=ii){return Me.workingToColorSpace(qn.copy(this),t),Math.round(le(qn.r*255,0,255))*65536+Math.round(le(qn.g*255,0,255))*256+Math.round(le(qn.b*255,0,255))}getHexString(t=ii){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=Me.workingColorSpace){Me.workingToColorSpace(qn.copy(this),e);let n=qn.r,s=qn.g,r=qn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=Me.workingColorSpace){return Me.workingToColorSpace(qn.copy(this),e),t.r=qn.r,t.g=qn.g,t.b=qn.b,t}getStyle(t=ii){Me.workingToColorSpace(qn.copy(this),t);let e=qn.r,n=qn.g,s=qn.b;return t!==ii?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(ar),this.setHSL(ar.h+t,ar.s+e,ar.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(ar),t.getHSL(Nc);let n=ja(ar.h,Nc.h,e),s=ja(ar.s,Nc.s,e),r=ja(ar.l,Nc.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},qn=new re;re.NAMES=My;var nl=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new re(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Fr=class extends Mn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Bs,this.environmentIntensity=1,this.environmentRotation=new Bs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},$i=new O,Ds=new O,Nf=new O,Fs=new O,So=new O,Ao=new O,y0=new O,Of=new O,Uf=new O,kf=new O,Bf=new nn,zf=new nn,Vf=new nn,Zi=class i{constructor(t=new O,e=new O,n=new O){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),$i.subVectors(t,e),s.cross($i);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){$i.subVectors(s,e),Ds.subVectors(n,e),Nf.subVectors(t,e);let o=$i.dot($i),a=$i.dot(Ds),l=$i.dot(Nf),c=Ds.dot(Ds),h=Ds.dot(Nf),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,Fs)===null?!1:Fs.x>=0&&Fs.y>=0&&Fs.x+Fs.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,Fs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Fs.x),l.addScaledVector(o,Fs.y),l.addScaledVector(a,Fs.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return Bf.setScalar(0),zf.setScalar(0),Vf.setScalar(0),Bf.fromBufferAttribute(t,e),zf.fromBufferAttribute(t,n),Vf.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Bf,r.x),o.addScaledVector(zf,r.y),o.addScaledVector(Vf,r.z),o}static isFrontFacing(t,e,n,s){return $i.subVectors(n,e),Ds.subVectors(t,e),$i.cross(Ds).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return $i.subVectors(this.c,this.b),Ds.subVectors(this.a,this.b),$i.cross(Ds).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;So.subVectors(s,n),Ao.subVectors(r,n),Of.subVectors(t,n);let l=So.dot(Of),c=Ao.dot(Of);if(l<=0&&c<=0)return e.copy(n);Uf.subVectors(t,s);let h=So.dot(Uf),u=Ao.dot(Uf);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(So,o);kf.subVectors(t,r);let f=So.dot(kf),g=Ao.dot(kf);if(g>=0&&f<=g)return e.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(Ao,a);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return y0.subVectors(r,s),a=(u-h)/(u-h+(f-g)),e.copy(s).addScaledVector(y0,a);let p=1/(m+y+d);return o=y*p,a=d*p,e.copy(n).addScaledVector(So,o).addScaledVector(Ao,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Fi=class{constructor(t=new O(1/0,1/0,1/0),e=new O(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(ji.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(ji.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=ji.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,ji):ji.fromBufferAttribute(r,o),ji.applyMatrix4(t.matrixWorld),this.expandByPoint(ji);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Oc.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Oc.copy(n.boundingBox)),Oc.applyMatrix4(t.matrixWorld),this.union(Oc)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,ji),ji.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Ga),Uc.subVectors(this.max,Ga),Eo.subVectors(t.a,Ga),To.subVectors(t.b,Ga),Co.subVectors(t.c,Ga),lr.subVectors(To,Eo),cr.subVectors(Co,To),Pr.subVectors(Eo,Co);let e=[0,-lr.z,lr.y,0,-cr.z,cr.y,0,-Pr.z,Pr.y,lr.z,0,-lr.x,cr.z,0,-cr.x,Pr.z,0,-Pr.x,-lr.y,lr.x,0,-cr.y,cr.x,0,-Pr.y,Pr.x,0];return!Gf(e,Eo,To,Co,Uc)||(e=[1,0,0,0,1,0,0,0,1],!Gf(e,Eo,To,Co,Uc))?!1:(kc.crossVectors(lr,cr),e=[kc.x,kc.y,kc.z],Gf(e,Eo,To,Co,Uc))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,ji).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(ji).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ns[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ns[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ns[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ns[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ns[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ns[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ns[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ns[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ns),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Ns=[new O,new O,new O,new O,new O,new O,new O,new O],ji=new O,Oc=new Fi,Eo=new O,To=new O,Co=new O,lr=new O,cr=new O,Pr=new O,Ga=new O,Uc=new O,kc=new O,Ir=new O;function Gf(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Ir.fromArray(i,r);let a=s.x*Math.abs(Ir.x)+s.y*Math.abs(Ir.y)+s.z*Math.abs(Ir.z),l=t.dot(Ir),c=e.dot(Ir),h=n.dot(Ir);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new O,Bc=new Xt,YM=0,en=class extends Ki{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:YM++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Pp,this.updateRanges=[],this.gpuType=Ui,this.version=0,this._normalizationScale=t!==void 0?Cu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Bc.fromBufferAttribute(this,e),Bc.applyMatrix3(t),this.setXY(e,Bc.x,Bc.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix3(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix4(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyNormalMatrix(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.transformDirection(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Fp(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Np(t,this.array)}};var il=class extends en{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var sl=class extends en{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Se=class extends en{constructor(t,e,n){super(new Float32Array(t),e,n)}},$M=new Fi,Ha=new O,Hf=new O,zs=class{constructor(t=new O,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):$M.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Ha.subVectors(t,this.center);let e=Ha.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(Ha,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Hf.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Ha.copy(t.center).add(Hf)),this.expandByPoint(Ha.copy(t.center).sub(Hf))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},jM=0,Li=new _e,Wf=new Mn,Ro=new O,_i=new Fi,Wa=new Fi,Un=new O,Ee=class i extends Ki{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:jM++}),this.uuid=_r(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(_M(t)?sl:il)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ne().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Li.makeRotationFromQuaternion(t),this.applyMatrix4(Li),this}rotateX(t){return Li.makeRotationX(t),this.applyMatrix4(Li),this}rotateY(t){return Li.makeRotationY(t),this.applyMatrix4(Li),this}rotateZ(t){return Li.makeRotationZ(t),this.applyMatrix4(Li),this}translate(t,e,n){return Li.makeTranslation(t,e,n),this.applyMatrix4(Li),this}scale(t,e,n){return Li.makeScale(t,e,n),this.applyMatrix4(Li),this}lookAt(t){return Wf.lookAt(t),Wf.updateMatrix(),this.applyMatrix4(Wf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Ro).negate(),this.translate(Ro.x,Ro.y,Ro.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Se(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Fi);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Qt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new O(-1/0,-1/0,-1/0),new O(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];_i.setFromBufferAttribute(r),this.morphTargetsRelative?(Un.addVectors(this.boundingBox.min,_i.min),this.boundingBox.expandByPoint(Un),Un.addVectors(this.boundingBox.max,_i.max),this.boundingBox.expandByPoint(Un)):(this.boundingBox.expandByPoint(_i.min),this.boundingBox.expandByPoint(_i.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new zs);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Qt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new O,1/0);return}if(t){let n=this.boundingSphere.center;if(_i.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Wa.setFromBufferAttribute(a),this.morphTargetsRelative?(Un.addVectors(_i.min,Wa.min),_i.expandByPoint(Un),Un.addVectors(_i.max,Wa.max),_i.expandByPoint(Un)):(_i.expandByPoint(Wa.min),_i.expandByPoint(Wa.max))}_i.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Un.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Un));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Un.fromBufferAttribute(a,c),l&&(Ro.fromBufferAttribute(t,c),Un.add(Ro)),s=Math.max(s,n.distanceToSquared(Un))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Qt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new en(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let N=0;N<n.count;N++)a[N]=new O,l[N]=new O;let h=new O,u=new O,d=new O,f=new Xt,g=new Xt,y=new Xt,m=new O,p=new O;function v(N,I,L){c[N]=c[I]=c[L]=1,h.fromBufferAttribute(n,N),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,N),g.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),y.sub(f);let B=1/(g.x*y.y-y.x*g.y);isFinite(B)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(B),p.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(B),a[N].add(m),a[I].add(m),a[L].add(m),l[N].add(p),l[I].add(p),l[L].add(p))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let N=0,I=w.length;N<I;++N){let L=w[N],B=L.start,V=L.count;for(let D=B,G=B+V;D<G;D+=3)v(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new O,S=new O,E=new O,x=new O;function C(N){E.fromBufferAttribute(s,N),x.copy(E);let I=a[N];b.copy(I),b.sub(E.multiplyScalar(E.dot(I))).normalize(),S.crossVectors(x,I);let B=S.dot(l[N])<0?-1:1;o.setXYZW(N,b.x,b.y,b.z,B)}for(let N=0,I=n.count;N<I;++N)c[N]&&C(N);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new en(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new O,r=new O,o=new O,a=new O,l=new O,c=new O,h=new O,u=new O;if(t)for(let d=0,f=t.count;d<f;d+=3){let g=t.getX(d+0),y=t.getX(d+1),m=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Un.fromBufferAttribute(t,e),Un.normalize(),t.setXYZ(e,Un.x,Un.y,Un.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let p=0;p<h;p++)d[g++]=c[f++]}return new en(d,h,u)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},rl=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Pp,this.updateRanges=[],this.version=0,this.uuid=_r()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=v0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let n=new this.array.constructor(t.arrayBuffers[e]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=v0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function v0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=_r()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ni=new O,Nr=class i{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s,this._normalizationScale=t!==void 0?Cu(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)ni.fromBufferAttribute(this,e),ni.applyMatrix4(t),this.setXYZ(e,ni.x,ni.y,ni.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)ni.fromBufferAttribute(this,e),ni.applyNormalMatrix(t),this.setXYZ(e,ni.x,ni.y,ni.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)ni.fromBufferAttribute(this,e),ni.transformDirection(t),this.setXYZ(e,ni.x,ni.y,ni.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){tl("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new en(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new i(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){tl("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Fp(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Np(t,this.data.array)}},qf=new O,ZM=new O,KM=new ne,Vn=class{constructor(t=new O(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=qf.subVectors(n,e).cross(ZM.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(qf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||KM.getNormalMatrix(t),s=this.coplanarPoint(qf).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},JM=0,ys=class extends Ki{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:JM++}),this.uuid=_r(),this.name="",this.type="Material",this.blending=Zo,this.side=vr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=up,this.blendDst=dp,this.blendEquation=Hr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new re(0,0,0),this.blendAlpha=0,this.depthFunc=ko,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=dy,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=lh,this.stencilZFail=lh,this.stencilZPass=lh,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new re().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new Vn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Xt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Xt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Os=new O,Xf=new O,zc=new O,Vc=new O,ur=class{constructor(t=new O,e=new O(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Os)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Os.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Os.copy(this.origin).addScaledVector(this.direction,e),Os.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Xf.copy(t).add(e).multiplyScalar(.5),zc.copy(e).sub(t).normalize(),Vc.copy(this.origin).sub(Xf);let r=t.distanceTo(e)*.5,o=-this.direction.dot(zc),a=Vc.dot(this.direction),l=-Vc.dot(zc),c=Vc.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Xf).addScaledVector(zc,d),f}intersectSphere(t,e){if(t.radius<0)return null;Os.subVectors(t.center,this.origin);let n=Os.dot(this.direction),s=Os.dot(Os)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Os)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,g=e.x-o.x,y=e.y-o.y,m=e.z-o.z,p=n.x-o.x,v=n.y-o.y,w=n.z-o.z,b=Math.abs(l),S=Math.abs(c),E=Math.abs(h),x,C,N,I,L,B,V,D,G,Y,W,lt;if(b>=S&&b>=E?(N=l,B=u,G=g,lt=p,l>=0?(x=c,C=h,I=d,L=f,V=y,D=m,Y=v,W=w):(x=h,C=c,I=f,L=d,V=m,D=y,Y=w,W=v)):S>=E?(N=c,B=d,G=y,lt=v,c>=0?(x=h,C=l,I=f,L=u,V=m,D=g,Y=w,W=p):(x=l,C=h,I=u,L=f,V=g,D=m,Y=p,W=w)):(N=h,B=f,G=m,lt=w,h>=0?(x=l,C=c,I=u,L=d,V=g,D=y,Y=p,W=v):(x=c,C=l,I=d,L=u,V=y,D=g,Y=v,W=p)),N===0)return null;let j=x/N,J=C/N,et=1/N,dt=I-j*B,ut=L-J*B,tt=V-j*G,mt=D-J*G,vt=Y-j*lt,Tt=W-J*lt,Mt=vt*mt-Tt*tt,Wt=dt*Tt-ut*vt,oe=tt*ut-mt*dt;if(s){if(Mt<0||Wt<0||oe<0)return null}else if((Mt<0||Wt<0||oe<0)&&(Mt>0||Wt>0||oe>0))return null;let Gt=Mt+Wt+oe;if(Gt===0)return null;let pe=et*(Mt*B+Wt*G+oe*lt);return(Gt>0?pe<0:pe>0)?null:this.at(pe/Gt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ji=class extends ys{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new re(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.combine=zh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},x0=new _e,Lr=new ur,Gc=new zs,_0=new O,Hc=new O,Wc=new O,qc=new O,Yf=new O,Xc=new O,b0=new O,Yc=new O,ye=class extends Mn{constructor(t=new Ee,e=new Ji){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){Xc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Yf.fromBufferAttribute(u,t),o?Xc.addScaledVector(Yf,h):Xc.addScaledVector(Yf.sub(e),h))}e.add(Xc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Gc.copy(n.boundingSphere),Gc.applyMatrix4(r),Lr.copy(t.ray).recast(t.near),!(Gc.containsPoint(Lr.origin)===!1&&(Lr.intersectSphere(Gc,_0)===null||Lr.origin.distanceToSquared(_0)>(t.far-t.near)**2))&&(x0.copy(r).invert(),Lr.copy(t.ray).applyMatrix4(x0),!(n.boundingBox!==null&&Lr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,Lr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),w=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=v,S=w;b<S;b+=3){let E=a.getX(b),x=a.getX(b+1),C=a.getX(b+2);s=$c(this,p,t,n,c,h,u,E,x,C),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let v=a.getX(m),w=a.getX(m+1),b=a.getX(m+2);s=$c(this,o,t,n,c,h,u,v,w,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),w=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=v,S=w;b<S;b+=3){let E=b,x=b+1,C=b+2;s=$c(this,p,t,n,c,h,u,E,x,C),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let v=m,w=m+1,b=m+2;s=$c(this,o,t,n,c,h,u,v,w,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}};function QM(i,t,e,n,s,r,o,a){let l;if(t.side===ri?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===vr,a),l===null)return null;Yc.copy(a),Yc.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Yc);return c<e.near||c>e.far?null:{distance:c,point:Yc.clone(),object:i}}function $c(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,Hc),i.getVertexPosition(l,Wc),i.getVertexPosition(c,qc);let h=QM(i,t,e,n,Hc,Wc,qc,b0);if(h){let u=new O;Zi.getBarycoord(b0,Hc,Wc,qc,u),s&&(h.uv=Zi.getInterpolatedAttribute(s,a,l,c,u,new Xt)),r&&(h.uv1=Zi.getInterpolatedAttribute(r,a,l,c,u,new Xt)),o&&(h.normal=Zi.getInterpolatedAttribute(o,a,l,c,u,new O),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new O,materialIndex:0};Zi.getNormal(Hc,Wc,qc,d.normal),h.face=d,h.barycoord=u}return h}var ol=class extends li{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Bn,h=Bn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var qo=class extends en{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},Po=new _e,M0=new _e,jc=[],w0=new Fi,tw=new _e,qa=new ye,Xa=new zs,Xo=class extends ye{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new qo(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,tw)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Fi),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Po),w0.copy(t.boundingBox).applyMatrix4(Po),this.boundingBox.union(w0)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new zs),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Po),Xa.copy(t.boundingSphere).applyMatrix4(Po),this.boundingSphere.union(Xa)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(qa.geometry=this.geometry,qa.material=this.material,qa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Xa.copy(this.boundingSphere),Xa.applyMatrix4(n),t.ray.intersectsSphere(Xa)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Po),M0.multiplyMatrices(n,Po),qa.matrixWorld=M0,qa.raycast(t,jc);for(let o=0,a=jc.length;o<a;o++){let l=jc[o];l.instanceId=r,l.object=this,e.push(l)}jc.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new qo(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new ol(new Float32Array(s*this.count),s,this.count,Yh,Ui));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Dr=new zs,ew=new Xt(.5,.5),Zc=new O,dr=class{constructor(t=new Vn,e=new Vn,n=new Vn,s=new Vn,r=new Vn,o=new Vn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Di,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],y=r[9],m=r[10],p=r[11],v=r[12],w=r[13],b=r[14],S=r[15];if(s[0].setComponents(c-o,f-h,p-g,S-v).normalize(),s[1].setComponents(c+o,f+h,p+g,S+v).normalize(),s[2].setComponents(c+a,f+u,p+y,S+w).normalize(),s[3].setComponents(c-a,f-u,p-y,S-w).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,p-m,S-b).normalize();else if(s[4].setComponents(c-l,f-d,p-m,S-b).normalize(),e===Di)s[5].setComponents(c+l,f+d,p+m,S+b).normalize();else if(e===Bo)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Dr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Dr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Dr)}intersectsSprite(t){Dr.center.set(0,0,0);let e=ew.distanceTo(t.center);return Dr.radius=.7071067811865476+e,Dr.applyMatrix4(t.matrixWorld),this.intersectsSphere(Dr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(Zc.x=s.normal.x>0?t.max.x:t.min.x,Zc.y=s.normal.y>0?t.max.y:t.min.y,Zc.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(Zc)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},S0=new _e,Mh=class i{constructor(){this.coordinateSystem=Di,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];S0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new dr),n[s].setFromProjectionMatrix(S0,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new dr),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Qi=class extends ys{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new re(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},wh=new O,Sh=new O,A0=new _e,Ya=new ur,Kc=new zs,$f=new O,E0=new O,Vs=class extends Mn{constructor(t=new Ee,e=new Qi){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)wh.fromBufferAttribute(e,s-1),Sh.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=wh.distanceTo(Sh);t.setAttribute("lineDistance",new Se(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Kc.copy(n.boundingSphere),Kc.applyMatrix4(s),Kc.radius+=r,t.ray.intersectsSphere(Kc)===!1)return;A0.copy(s).invert(),Ya.copy(t.ray).applyMatrix4(A0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=h.getX(y),v=h.getX(y+1),w=Jc(this,t,Ya,l,p,v,y);w&&e.push(w)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(f),p=Jc(this,t,Ya,l,y,m,g-1);p&&e.push(p)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=Jc(this,t,Ya,l,y,y+1,y);p&&e.push(p)}if(this.isLineLoop){let y=Jc(this,t,Ya,l,g-1,f,g-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Jc(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(wh.fromBufferAttribute(a,s),Sh.fromBufferAttribute(a,r),e.distanceSqToSegment(wh,Sh,$f,E0)>n)return;$f.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo($f);if(!(c<t.near||c>t.far))return{distance:c,point:E0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var T0=new O,C0=new O,Or=class extends Vs{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)T0.fromBufferAttribute(e,s),C0.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+T0.distanceTo(C0);t.setAttribute("lineDistance",new Se(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},al=class extends Vs{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}};var ll=class extends li{constructor(t=[],e=Wr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Gs=class extends li{constructor(t,e,n=ts,s,r,o,a=Bn,l=Bn,c,h=ks,u=1){if(h!==ks&&h!==Xs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Go(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},cl=class extends Gs{constructor(t,e=ts,n=Wr,s,r,o=Bn,a=Bn,l,c=ks){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},hl=class extends li{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},vs=class i extends Ee{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Se(c,3)),this.setAttribute("normal",new Se(h,3)),this.setAttribute("uv",new Se(u,2));function g(y,m,p,v,w,b,S,E,x,C,N){let I=b/x,L=S/C,B=b/2,V=S/2,D=E/2,G=x+1,Y=C+1,W=0,lt=0,j=new O;for(let J=0;J<Y;J++){let et=J*L-V;for(let dt=0;dt<G;dt++){let ut=dt*I-B;j[y]=ut*v,j[m]=et*w,j[p]=D,c.push(j.x,j.y,j.z),j[y]=0,j[m]=0,j[p]=E>0?1:-1,h.push(j.x,j.y,j.z),u.push(dt/x),u.push(1-J/C),W+=1}}for(let J=0;J<C;J++)for(let et=0;et<x;et++){let dt=d+et+G*J,ut=d+et+G*(J+1),tt=d+(et+1)+G*(J+1),mt=d+(et+1)+G*J;l.push(dt,ut,mt),l.push(ut,tt,mt),lt+=6}a.addGroup(f,lt,N),f+=lt,d+=W}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},Ur=class i extends Ee{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,f=2*u+d,g=n*2+r,y=s+1,m=new O,p=new O;for(let v=0;v<=g;v++){let w=0,b=0,S=0,E=0;if(v<=n){let N=v/n,I=N*Math.PI/2;b=-h-t*Math.cos(I),S=t*Math.sin(I),E=-t*Math.cos(I),w=N*u}else if(v<=n+r){let N=(v-n)/r;b=-h+N*e,S=t,E=0,w=u+N*d}else{let N=(v-n-r)/n,I=N*Math.PI/2;b=h+t*Math.sin(I),S=t*Math.cos(I),E=t*Math.sin(I),w=u+d+N*u}let x=Math.max(0,Math.min(1,w/f)),C=0;v===0?C=.5/s:v===g&&(C=-.5/s);for(let N=0;N<=s;N++){let I=N/s,L=I*Math.PI*2,B=Math.sin(L),V=Math.cos(L);p.x=-S*V,p.y=b,p.z=S*B,a.push(p.x,p.y,p.z),m.set(-S*V,E,S*B),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+C,x)}if(v>0){let N=(v-1)*y;for(let I=0;I<s;I++){let L=N+I,B=N+I+1,V=v*y+I,D=v*y+I+1;o.push(L,B,V),o.push(B,D,V)}}}this.setIndex(o),this.setAttribute("position",new Se(a,3)),this.setAttribute("normal",new Se(l,3)),this.setAttribute("uv",new Se(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},kr=class i extends Ee{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new O,h=new Xt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let f=n+u/e*s;c.x=t*Math.cos(f),c.y=t*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Se(o,3)),this.setAttribute("normal",new Se(a,3)),this.setAttribute("uv",new Se(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},Mi=class i extends Ee{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,y=[],m=n/2,p=0;v(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(h),this.setAttribute("position",new Se(u,3)),this.setAttribute("normal",new Se(d,3)),this.setAttribute("uv",new Se(f,2));function v(){let b=new O,S=new O,E=0,x=(e-t)/n;for(let C=0;C<=r;C++){let N=[],I=C/r,L=I*(e-t)+t;for(let B=0;B<=s;B++){let V=B/s,D=V*l+a,G=Math.sin(D),Y=Math.cos(D);S.x=L*G,S.y=-I*n+m,S.z=L*Y,u.push(S.x,S.y,S.z),b.set(G,x,Y).normalize(),d.push(b.x,b.y,b.z),f.push(V,1-I),N.push(g++)}y.push(N)}for(let C=0;C<s;C++)for(let N=0;N<r;N++){let I=y[N][C],L=y[N+1][C],B=y[N+1][C+1],V=y[N][C+1];(t>0||N!==0)&&(h.push(I,L,V),E+=3),(e>0||N!==r-1)&&(h.push(L,B,V),E+=3)}c.addGroup(p,E,0),p+=E}function w(b){let S=g,E=new Xt,x=new O,C=0,N=b===!0?t:e,I=b===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,m*I,0),d.push(0,I,0),f.push(.5,.5),g++;let L=g;for(let B=0;B<=s;B++){let D=B/s*l+a,G=Math.cos(D),Y=Math.sin(D);x.x=N*Y,x.y=m*I,x.z=N*G,u.push(x.x,x.y,x.z),d.push(0,I,0),E.x=G*.5+.5,E.y=Y*.5*I+.5,f.push(E.x,E.y),g++}for(let B=0;B<s;B++){let V=S+B,D=L+B;b===!0?h.push(D,D+1,V):h.push(D+1,D,V),C+=3}c.addGroup(p,C,b===!0?1:2),p+=C}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},xs=class i extends Mi{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var Qc=new O,th=new O,jf=new O,eh=new Zi,ul=class extends Ee{constructor(t=null,e=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:e},t!==null){let s=Math.pow(10,4),r=Math.cos(Oo*e),o=t.getIndex(),a=t.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:y,b:m,c:p}=eh;if(y.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),p.fromBufferAttribute(a,c[2]),eh.getNormal(jf),u[0]=`${Math.round(y.x*s)},${Math.round(y.y*s)},${Math.round(y.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let w=(v+1)%3,b=u[v],S=u[w],E=eh[h[v]],x=eh[h[w]],C=`${b}_${S}`,N=`${S}_${b}`,I=d.get(N);I?(jf.dot(I.normal)<=r&&(f.push(E.x,E.y,E.z),f.push(x.x,x.y,x.z)),d.set(N,null)):d.has(C)||d.set(C,{index0:c[v],index1:c[w],normal:jf.clone()})}}for(let g of d.values())if(g){let{index0:y,index1:m}=g;Qc.fromBufferAttribute(a,y),th.fromBufferAttribute(a,m),f.push(Qc.x,Qc.y,Qc.z),f.push(th.x,th.y,th.z)}this.setAttribute("position",new Se(f,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var Hs=class i extends Ee{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],g=[],y=[],m=[];for(let p=0;p<h;p++){let v=p*d-o;for(let w=0;w<c;w++){let b=w*u-r;g.push(b,-v,0),y.push(0,0,1),m.push(w/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let v=0;v<a;v++){let w=v+c*p,b=v+c*(p+1),S=v+1+c*(p+1),E=v+1+c*p;f.push(w,b,E),f.push(b,S,E)}this.setIndex(f),this.setAttribute("position",new Se(g,3)),this.setAttribute("normal",new Se(y,3)),this.setAttribute("uv",new Se(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var _s=class i extends Ee{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new O,d=new O,f=[],g=[],y=[],m=[];for(let p=0;p<=n;p++){let v=[],w=p/n,b=o+w*a,S=t*Math.cos(b),E=Math.sqrt(t*t-S*S),x=0;p===0&&o===0?x=.5/e:p===n&&l===Math.PI&&(x=-.5/e);for(let C=0;C<=e;C++){let N=C/e,I=s+N*r;u.x=-E*Math.cos(I),u.y=S,u.z=E*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(N+x,1-w),v.push(c++)}h.push(v)}for(let p=0;p<n;p++)for(let v=0;v<e;v++){let w=h[p][v+1],b=h[p][v],S=h[p+1][v],E=h[p+1][v+1];(p!==0||o>0)&&f.push(w,b,E),(p!==n-1||l<Math.PI)&&f.push(b,S,E)}this.setIndex(f),this.setAttribute("position",new Se(g,3)),this.setAttribute("normal",new Se(y,3)),this.setAttribute("uv",new Se(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var dl=class i extends Ee{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new O,f=new O,g=new O;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let p=0;p<=s;p++){let v=p/s*r;f.x=(t+e*Math.cos(m))*Math.cos(v),f.y=(t+e*Math.cos(m))*Math.sin(v),f.z=e*Math.sin(m),c.push(f.x,f.y,f.z),d.x=t*Math.cos(v),d.y=t*Math.sin(v),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(p/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let p=(s+1)*y+m-1,v=(s+1)*(y-1)+m-1,w=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(p,v,b),l.push(v,w,b)}this.setIndex(l),this.setAttribute("position",new Se(c,3)),this.setAttribute("normal",new Se(h,3)),this.setAttribute("uv",new Se(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var fl=class extends ys{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new re(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function Xr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(R0(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(R0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Xn(i){let t={};for(let e=0;e<i.length;e++){let n=Xr(i[e]);for(let s in n)t[s]=n[s]}return t}function R0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function nw(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Op(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Me.workingColorSpace}var wy={clone:Xr,merge:Xn},iw=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,sw=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ni=class extends ys{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=iw,this.fragmentShader=sw,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Xr(t.uniforms),this.uniformsGroups=nw(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new re().setHex(s.value);break;case"v2":this.uniforms[n].value=new Xt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new O().fromArray(s.value);break;case"v4":this.uniforms[n].value=new nn().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ne().fromArray(s.value);break;case"m4":this.uniforms[n].value=new _e().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Ah=class extends Ni{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Ws=class extends ys{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new re(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new re(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Tu,this.normalScale=new Xt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.combine=zh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Eh=class extends ys{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=hy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Th=class extends ys{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Io(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function nh(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var fr=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Ch=class extends fr{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:tp,endingEnd:tp}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case ep:r=t,a=2*e-n;break;case np:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case ep:o=t,l=2*n-e;break;case np:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-e)/(s-e),y=g*g,m=y*g,p=-d*m+2*d*y-d*g,v=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,w=(-1-f)*m+(1.5+f)*y+.5*g,b=f*m-f*y;for(let S=0;S!==a;++S)r[S]=p*o[h+S]+v*o[c+S]+w*o[l+S]+b*o[u+S];return r}},Rh=class extends fr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Ph=class extends fr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Ih=class extends fr{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,f=t-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],p=f*d+g*2,v=u[p],w=u[p+1],b=t*d+g*2,S=h[b],E=h[b+1],x=ow(n,e,v,S,s);r[g]=Sy(x,y,w,E,m)}return r}};function Sy(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function rw(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function ow(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Sy(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=rw(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var wi=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Io(e,this.TimeBufferType),this.values=Io(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:Io(t.times,Array),values:Io(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),nh(t.settings)&&(n.settings={inTangents:Io(t.settings.inTangents,Array),outTangents:Io(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Ph(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Rh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Ch(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Ih(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Za:e=this.InterpolantFactoryMethodDiscrete;break;case vh:e=this.InterpolantFactoryMethodLinear;break;case ah:e=this.InterpolantFactoryMethodSmooth;break;case Qf:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $t("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Za;case this.InterpolantFactoryMethodLinear:return vh;case this.InterpolantFactoryMethodSmooth:return ah;case this.InterpolantFactoryMethodBezier:return Qf}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;nh(this.settings)&&(P0(this.settings.inTangents,t),P0(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;nh(this.settings)&&(I0(this.settings.inTangents,t),I0(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(Qt("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Qt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Qt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){Qt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&bM(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Qt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===ah,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let y=e[u+g];if(y!==e[d+g]||y!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,nh(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function P0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function I0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}wi.prototype.ValueTypeName="";wi.prototype.TimeBufferType=Float32Array;wi.prototype.ValueBufferType=Float32Array;wi.prototype.DefaultInterpolation=vh;var pr=class extends wi{constructor(t,e,n){super(t,e,n)}};pr.prototype.ValueTypeName="bool";pr.prototype.ValueBufferType=Array;pr.prototype.DefaultInterpolation=Za;pr.prototype.InterpolantFactoryMethodLinear=void 0;pr.prototype.InterpolantFactoryMethodSmooth=void 0;var Lh=class extends wi{constructor(t,e,n,s){super(t,e,n,s)}};Lh.prototype.ValueTypeName="color";var Dh=class extends wi{constructor(t,e,n,s){super(t,e,n,s)}};Dh.prototype.ValueTypeName="number";var Fh=class extends fr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)Gn.slerpFlat(r,0,o,c-a,o,c,l);return r}},pl=class extends wi{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Fh(this.times,this.values,this.getValueSize(),t)}};pl.prototype.ValueTypeName="quaternion";pl.prototype.InterpolantFactoryMethodSmooth=void 0;var mr=class extends wi{constructor(t,e,n){super(t,e,n)}};mr.prototype.ValueTypeName="string";mr.prototype.ValueBufferType=Array;mr.prototype.DefaultInterpolation=Za;mr.prototype.InterpolantFactoryMethodLinear=void 0;mr.prototype.InterpolantFactoryMethodSmooth=void 0;var Nh=class extends wi{constructor(t,e,n,s){super(t,e,n,s)}};Nh.prototype.ValueTypeName="vector";var Oh=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ay=new Oh,Uh=class{constructor(t){this.manager=t!==void 0?t:Ay,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Uh.DEFAULT_MATERIAL_NAME="__DEFAULT";var ml=class extends Mn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new re(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Br=class extends ml{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new re(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Zf=new _e,L0=new O,D0=new O,kh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Xt(512,512),this.mapType=ci,this.map=null,this.mapPass=null,this.matrix=new _e,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new dr,this._frameExtents=new Xt(1,1),this._viewportCount=1,this._viewports=[new nn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;L0.setFromMatrixPosition(t.matrixWorld),e.position.copy(L0),D0.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(D0),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Zf.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Zf,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===Bo||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Zf)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},ih=new O,sh=new Gn,ms=new O,gl=class extends Mn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new _e,this.projectionMatrix=new _e,this.projectionMatrixInverse=new _e,this.coordinateSystem=Di,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(ih,sh,ms),ms.x===1&&ms.y===1&&ms.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ih,sh,ms.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(ih,sh,ms),ms.x===1&&ms.y===1&&ms.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ih,sh,ms.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},hr=new O,F0=new Xt,N0=new Xt,kn=class extends gl{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=Vo*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Oo*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Vo*2*Math.atan(Math.tan(Oo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){hr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(hr.x,hr.y).multiplyScalar(-t/hr.z),hr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(hr.x,hr.y).multiplyScalar(-t/hr.z)}getViewSize(t,e){return this.getViewBounds(t,F0,N0),e.subVectors(N0,F0)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Oo*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var zr=class extends gl{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},ip=class extends kh{constructor(){super(new zr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Vr=class extends ml{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.target=new Mn,this.shadow=new ip}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var yl=class extends Ee{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){let t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}};var Lo=-90,Do=1,Yo=class extends Mn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new kn(Lo,Do,t,e);s.layers=this.layers,this.add(s);let r=new kn(Lo,Do,t,e);r.layers=this.layers,this.add(r);let o=new kn(Lo,Do,t,e);o.layers=this.layers,this.add(o);let a=new kn(Lo,Do,t,e);a.layers=this.layers,this.add(a);let l=new kn(Lo,Do,t,e);l.layers=this.layers,this.add(l);let c=new kn(Lo,Do,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Di)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===Bo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Bh=class extends kn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Up="\\[\\]\\.:\\/",aw=new RegExp("["+Up+"]","g"),kp="[^"+Up+"]",lw="[^"+Up.replace("\\.","")+"]",cw=/((?:WC+[\/:])*)/.source.replace("WC",kp),hw=/(WCOD+)?/.source.replace("WCOD",lw),uw=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",kp),dw=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",kp),fw=new RegExp("^"+cw+hw+uw+dw+"$"),pw=["material","materials","bones","map"],sp=class{constructor(t,e,n){let s=n||Ke.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ke=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(aw,"")}static parseTrackName(t){let e=fw.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);pw.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){$t("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){Qt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Qt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Qt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Qt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Qt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){Qt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){Qt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;Qt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){Qt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Qt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ke.Composite=sp;Ke.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ke.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ke.prototype.GetterByBindingType=[Ke.prototype._getValue_direct,Ke.prototype._getValue_array,Ke.prototype._getValue_arrayElement,Ke.prototype._getValue_toArray];Ke.prototype.SetterByBindingTypeAndVersioning=[[Ke.prototype._setValue_direct,Ke.prototype._setValue_direct_setNeedsUpdate,Ke.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ke.prototype._setValue_array,Ke.prototype._setValue_array_setNeedsUpdate,Ke.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ke.prototype._setValue_arrayElement,Ke.prototype._setValue_arrayElement_setNeedsUpdate,Ke.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ke.prototype._setValue_fromArray,Ke.prototype._setValue_fromArray_setNeedsUpdate,Ke.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var k2=new Float32Array(1);var vl=class extends rl{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){let e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){let e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}};var O0=new _e,xl=class{constructor(t,e,n=0,s=1/0){this.ray=new ur(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Ho,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):Qt("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return O0.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(O0),this}intersectObject(t,e=!0,n=[]){return rp(t,this,n,e),n.sort(U0),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)rp(t[s],this,n,e);return n.sort(U0),n}};function U0(i,t){return i.distance-t.distance}function rp(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)rp(r[o],t,e,!0)}}var $o=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=le(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(le(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var op=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var k0=new O,rh=new O,Fo=new O,No=new O,Kf=new O,mw=new O,gw=new O,_l=class{constructor(t=new O,e=new O){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){k0.subVectors(t,this.start),rh.subVectors(this.end,this.start);let n=rh.dot(rh);if(n===0)return 0;let r=rh.dot(k0)/n;return e&&(r=le(r,0,1)),r}closestPointToPoint(t,e,n){let s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=mw,n=gw){let s=10000000000000001e-32,r,o,a=this.start,l=t.start,c=this.end,h=t.end;Fo.subVectors(c,a),No.subVectors(h,l),Kf.subVectors(a,l);let u=Fo.dot(Fo),d=No.dot(No),f=No.dot(Kf);if(u<=s&&d<=s)return e.copy(a),n.copy(l),e.distanceToSquared(n);if(u<=s)r=0,o=f/d,o=le(o,0,1);else{let g=Fo.dot(Kf);if(d<=s)o=0,r=le(-g/u,0,1);else{let y=Fo.dot(No),m=u*d-y*y;m!==0?r=le((y*f-g*d)/m,0,1):r=0,o=(y*r+f)/d,o<0?(o=0,r=le(-g/u,0,1)):o>1&&(o=1,r=le((y-g)/u,0,1))}}return e.copy(a).addScaledVector(Fo,r),n.copy(l).addScaledVector(No,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var B0=new O,oh,Jf,bl=class extends Mn{constructor(t=new O(0,0,1),e=new O(0,0,0),n=1,s=16776960,r=n*.2,o=r*.2){super(),this.type="ArrowHelper",oh===void 0&&(oh=new Ee,oh.setAttribute("position",new Se([0,0,0,0,1,0],3)),Jf=new xs(.5,1,5,1),Jf.translate(0,-.5,0)),this.position.copy(e),this.line=new Vs(oh,new Qi({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new ye(Jf,new Ji({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(t),this.setLength(n,r,o)}setDirection(t){if(t.y>.99999)this.quaternion.set(0,0,0,1);else if(t.y<-.99999)this.quaternion.set(1,0,0,0);else{B0.set(t.z,0,-t.x).normalize();let e=Math.acos(t.y);this.quaternion.setFromAxisAngle(B0,e)}}setLength(t,e=t*.2,n=e*.2){this.line.scale.set(1,Math.max(1e-4,t-e),1),this.line.updateMatrix(),this.cone.scale.set(n,e,n),this.cone.position.y=t,this.cone.updateMatrix()}setColor(t){this.line.material.color.set(t),this.cone.material.color.set(t)}copy(t){return super.copy(t,!1),this.line.copy(t.line),this.cone.copy(t.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}};var Ml=class extends Ki{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function Bp(i,t,e,n){let s=yw(n);switch(e){case Ap:return i*t;case Yh:return i*t/s.components*s.byteLength;case $h:return i*t/s.components*s.byteLength;case xr:return i*t*2/s.components*s.byteLength;case jh:return i*t*2/s.components*s.byteLength;case Ep:return i*t*3/s.components*s.byteLength;case ns:return i*t*4/s.components*s.byteLength;case Zh:return i*t*4/s.components*s.byteLength;case Al:case El:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Tl:case Cl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Jh:case tu:return Math.max(i,16)*Math.max(t,8)/4;case Kh:case Qh:return Math.max(i,8)*Math.max(t,8)/2;case eu:case nu:case su:case ru:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case iu:case Rl:case ou:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case au:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case lu:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case cu:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case hu:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case uu:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case du:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case fu:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case pu:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case mu:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case gu:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case yu:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case vu:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case xu:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case _u:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case bu:case Mu:case wu:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Su:case Au:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Pl:case Eu:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function yw(i){switch(i){case ci:case bp:return{byteLength:1,components:1};case Jo:case Mp:case es:return{byteLength:2,components:1};case qh:case Xh:return{byteLength:2,components:4};case ts:case Wh:case Ui:return{byteLength:4,components:1};case wp:case Sp:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Yy(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function Mw(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],y=u[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var ww=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Sw=`#ifdef USE_ALPHAHASH
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
#endif`,Aw=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Ew=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Tw=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Cw=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Rw=`#ifdef USE_AOMAP
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
#endif`,Pw=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Iw=`#ifdef USE_BATCHING
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
#endif`,Lw=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Dw=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Fw=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Nw=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Ow=`#ifdef USE_IRIDESCENCE
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
#endif`,Uw=`#ifdef USE_BUMPMAP
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
#endif`,kw=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Bw=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,zw=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Vw=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Gw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Hw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ww=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,qw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Xw=`#define PI 3.141592653589793
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
} // validated`,Yw=`vec3 transformedNormal = objectNormal;
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
#endif`,$w=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,jw=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Zw=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Kw=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Jw="gl_FragColor = linearToOutputTexel( gl_FragColor );",Qw=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,tS=`#ifdef USE_ENVMAP
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
#endif`,eS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,nS=`#ifdef USE_ENVMAP
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
#endif`,iS=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,sS=`#ifdef USE_ENVMAP
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
#endif`,rS=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,oS=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,aS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,lS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,cS=`#ifdef USE_GRADIENTMAP
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
}`,hS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,uS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,dS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,fS=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,pS=`#ifdef USE_ENVMAP
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
#endif`,mS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,gS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,yS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,vS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,xS=`PhysicalMaterial material;
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
#endif`,_S=`uniform sampler2D dfgLUT;
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
}`,bS=`
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
#endif`,MS=`#if defined( RE_IndirectDiffuse )
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
#endif`,wS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,SS=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,AS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,ES=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,TS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,CS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,RS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,PS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,IS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,LS=`#if defined( USE_POINTS_UV )
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
#endif`,DS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,FS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,NS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,OS=`#if defined( USE_MORPHCOLORS )
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
#endif`,US=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,kS=`#ifdef USE_MORPHTARGETS
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
#endif`,BS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,zS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,VS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,GS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,HS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,WS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,qS=`#ifdef USE_NORMALMAP
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
#endif`,XS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,YS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,$S=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,jS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,ZS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,KS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,JS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,QS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,t1=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,e1=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,n1=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,i1=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,s1=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,r1=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,o1=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,a1=`float getShadowMask() {
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
}`,l1=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,c1=`#ifdef USE_SKINNING
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
#endif`,h1=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,u1=`#ifdef USE_SKINNING
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
#endif`,d1=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,f1=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,p1=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,m1=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,g1=`#ifdef USE_TRANSMISSION
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
#endif`,y1=`#ifdef USE_TRANSMISSION
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
#endif`,v1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,x1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,_1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,b1=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,M1=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,w1=`uniform sampler2D t2D;
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
}`,S1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,A1=`uniform float backgroundBlurriness;
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
}`,E1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,T1=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,C1=`#include <common>
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
}`,R1=`#if DEPTH_PACKING == 3200
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
}`,P1=`#define DISTANCE
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
}`,I1=`#define DISTANCE
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
}`,L1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,D1=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,F1=`uniform float scale;
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
}`,N1=`uniform vec3 diffuse;
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
}`,O1=`#include <common>
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
}`,U1=`uniform vec3 diffuse;
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
}`,k1=`#define LAMBERT
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
}`,B1=`#define LAMBERT
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
}`,z1=`#define MATCAP
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
}`,V1=`#define MATCAP
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
}`,G1=`#define NORMAL
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
}`,H1=`#define NORMAL
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
}`,W1=`#define PHONG
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
}`,q1=`#define PHONG
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
}`,X1=`#define STANDARD
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
}`,Y1=`#define STANDARD
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
}`,$1=`#define TOON
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
}`,j1=`#define TOON
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
}`,Z1=`uniform float size;
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
}`,K1=`uniform vec3 diffuse;
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
}`,J1=`#include <common>
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
}`,Q1=`uniform vec3 color;
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
}`,tA=`uniform float rotation;
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
}`,eA=`uniform vec3 diffuse;
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
}`,fe={alphahash_fragment:ww,alphahash_pars_fragment:Sw,alphamap_fragment:Aw,alphamap_pars_fragment:Ew,alphatest_fragment:Tw,alphatest_pars_fragment:Cw,aomap_fragment:Rw,aomap_pars_fragment:Pw,batching_pars_vertex:Iw,batching_vertex:Lw,begin_vertex:Dw,beginnormal_vertex:Fw,bsdfs:Nw,iridescence_fragment:Ow,bumpmap_pars_fragment:Uw,clipping_planes_fragment:kw,clipping_planes_pars_fragment:Bw,clipping_planes_pars_vertex:zw,clipping_planes_vertex:Vw,color_fragment:Gw,color_pars_fragment:Hw,color_pars_vertex:Ww,color_vertex:qw,common:Xw,defaultnormal_vertex:Yw,displacementmap_pars_vertex:$w,displacementmap_vertex:jw,emissivemap_fragment:Zw,emissivemap_pars_fragment:Kw,colorspace_fragment:Jw,colorspace_pars_fragment:Qw,envmap_fragment:tS,envmap_common_pars_fragment:eS,envmap_pars_fragment:nS,envmap_pars_vertex:iS,envmap_physical_pars_fragment:pS,envmap_vertex:sS,fog_vertex:rS,fog_pars_vertex:oS,fog_fragment:aS,fog_pars_fragment:lS,gradientmap_pars_fragment:cS,lightmap_pars_fragment:hS,lights_lambert_fragment:uS,lights_lambert_pars_fragment:dS,lights_pars_begin:fS,lights_toon_fragment:mS,lights_toon_pars_fragment:gS,lights_phong_fragment:yS,lights_phong_pars_fragment:vS,lights_physical_fragment:xS,lights_physical_pars_fragment:_S,lights_fragment_begin:bS,lights_fragment_maps:MS,lights_fragment_end:wS,lightprobes_pars_fragment:SS,logdepthbuf_fragment:AS,logdepthbuf_pars_fragment:ES,logdepthbuf_pars_vertex:TS,logdepthbuf_vertex:CS,map_fragment:RS,map_pars_fragment:PS,map_particle_fragment:IS,map_particle_pars_fragment:LS,metalnessmap_fragment:DS,metalnessmap_pars_fragment:FS,morphinstance_vertex:NS,morphcolor_vertex:OS,morphnormal_vertex:US,morphtarget_pars_vertex:kS,morphtarget_vertex:BS,normal_fragment_begin:zS,normal_fragment_maps:VS,normal_pars_fragment:GS,normal_pars_vertex:HS,normal_vertex:WS,normalmap_pars_fragment:qS,clearcoat_normal_fragment_begin:XS,clearcoat_normal_fragment_maps:YS,clearcoat_pars_fragment:$S,iridescence_pars_fragment:jS,opaque_fragment:ZS,packing:KS,premultiplied_alpha_fragment:JS,project_vertex:QS,dithering_fragment:t1,dithering_pars_fragment:e1,roughnessmap_fragment:n1,roughnessmap_pars_fragment:i1,shadowmap_pars_fragment:s1,shadowmap_pars_vertex:r1,shadowmap_vertex:o1,shadowmask_pars_fragment:a1,skinbase_vertex:l1,skinning_pars_vertex:c1,skinning_vertex:h1,skinnormal_vertex:u1,specularmap_fragment:d1,specularmap_pars_fragment:f1,tonemapping_fragment:p1,tonemapping_pars_fragment:m1,transmission_fragment:g1,transmission_pars_fragment:y1,uv_pars_fragment:v1,uv_pars_vertex:x1,uv_vertex:_1,worldpos_vertex:b1,background_vert:M1,background_frag:w1,backgroundCube_vert:S1,backgroundCube_frag:A1,cube_vert:E1,cube_frag:T1,depth_vert:C1,depth_frag:R1,distance_vert:P1,distance_frag:I1,equirect_vert:L1,equirect_frag:D1,linedashed_vert:F1,linedashed_frag:N1,meshbasic_vert:O1,meshbasic_frag:U1,meshlambert_vert:k1,meshlambert_frag:B1,meshmatcap_vert:z1,meshmatcap_frag:V1,meshnormal_vert:G1,meshnormal_frag:H1,meshphong_vert:W1,meshphong_frag:q1,meshphysical_vert:X1,meshphysical_frag:Y1,meshtoon_vert:$1,meshtoon_frag:j1,points_vert:Z1,points_frag:K1,shadow_vert:J1,shadow_frag:Q1,sprite_vert:tA,sprite_frag:eA},Lt={common:{diffuse:{value:new re(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ne},alphaMap:{value:null},alphaMapTransform:{value:new ne},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ne}},envmap:{envMap:{value:null},envMapRotation:{value:new ne},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ne}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ne}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ne},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ne},normalScale:{value:new Xt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ne},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ne}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ne}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ne}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new re(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new re(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ne},alphaTest:{value:0},uvTransform:{value:new ne}},sprite:{diffuse:{value:new re(16777215)},opacity:{value:1},center:{value:new Xt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ne},alphaMap:{value:null},alphaMapTransform:{value:new ne},alphaTest:{value:0}}},ws={basic:{uniforms:Xn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:fe.meshbasic_vert,fragmentShader:fe.meshbasic_frag},lambert:{uniforms:Xn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new re(0)},envMapIntensity:{value:1}}]),vertexShader:fe.meshlambert_vert,fragmentShader:fe.meshlambert_frag},phong:{uniforms:Xn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new re(0)},specular:{value:new re(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:fe.meshphong_vert,fragmentShader:fe.meshphong_frag},standard:{uniforms:Xn([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new re(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:fe.meshphysical_vert,fragmentShader:fe.meshphysical_frag},toon:{uniforms:Xn([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new re(0)}}]),vertexShader:fe.meshtoon_vert,fragmentShader:fe.meshtoon_frag},matcap:{uniforms:Xn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:fe.meshmatcap_vert,fragmentShader:fe.meshmatcap_frag},points:{uniforms:Xn([Lt.points,Lt.fog]),vertexShader:fe.points_vert,fragmentShader:fe.points_frag},dashed:{uniforms:Xn([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:fe.linedashed_vert,fragmentShader:fe.linedashed_frag},depth:{uniforms:Xn([Lt.common,Lt.displacementmap]),vertexShader:fe.depth_vert,fragmentShader:fe.depth_frag},normal:{uniforms:Xn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:fe.meshnormal_vert,fragmentShader:fe.meshnormal_frag},sprite:{uniforms:Xn([Lt.sprite,Lt.fog]),vertexShader:fe.sprite_vert,fragmentShader:fe.sprite_frag},background:{uniforms:{uvTransform:{value:new ne},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:fe.background_vert,fragmentShader:fe.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ne}},vertexShader:fe.backgroundCube_vert,fragmentShader:fe.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:fe.cube_vert,fragmentShader:fe.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:fe.equirect_vert,fragmentShader:fe.equirect_frag},distance:{uniforms:Xn([Lt.common,Lt.displacementmap,{referencePosition:{value:new O},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:fe.distance_vert,fragmentShader:fe.distance_frag},shadow:{uniforms:Xn([Lt.lights,Lt.fog,{color:{value:new re(0)},opacity:{value:1}}]),vertexShader:fe.shadow_vert,fragmentShader:fe.shadow_frag}};ws.physical={uniforms:Xn([ws.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ne},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ne},clearcoatNormalScale:{value:new Xt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ne},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ne},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ne},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ne},sheen:{value:0},sheenColor:{value:new re(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ne},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ne},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ne},transmissionSamplerSize:{value:new Xt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ne},attenuationDistance:{value:0},attenuationColor:{value:new re(0)},specularColor:{value:new re(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ne},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ne},anisotropyVector:{value:new Xt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ne}}]),vertexShader:fe.meshphysical_vert,fragmentShader:fe.meshphysical_frag};var Pu={r:0,b:0,g:0},nA=new _e,$y=new ne;$y.set(-1,0,0,0,1,0,0,0,1);function iA(i,t,e,n,s,r){let o=new re(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let w=v.isScene===!0?v.background:null;if(w&&w.isTexture){let b=v.backgroundBlurriness>0;w=t.get(w,b)}return w}function g(v){let w=!1,b=f(v);b===null?m(o,a):b&&b.isColor&&(m(b,1),w=!0);let S=i.xr.getEnvironmentBlendMode();S==="additive"?e.buffers.color.setClear(0,0,0,1,r):S==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(v,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new ye(new vs(1,1,1),new Ni({name:"BackgroundCubeMaterial",uniforms:Xr(ws.backgroundCube.uniforms),vertexShader:ws.backgroundCube.vertexShader,fragmentShader:ws.backgroundCube.fragmentShader,side:ri,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(S,E,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(nA.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply($y),c.material.toneMapped=Me.getTransfer(b.colorSpace)!==Le,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new ye(new Hs(2,2),new Ni({name:"BackgroundMaterial",uniforms:Xr(ws.background.uniforms),vertexShader:ws.background.vertexShader,fragmentShader:ws.background.fragmentShader,side:vr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Me.getTransfer(b.colorSpace)!==Le,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,w){v.getRGB(Pu,Op(i)),e.buffers.color.setClear(Pu.r,Pu.g,Pu.b,w,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,w=1){o.set(v),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:g,addToRenderList:y,dispose:p}}function sA(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,B,V,D,G){let Y=!1,W=u(L,D,V,B);r!==W&&(r=W,c(r.object)),Y=f(L,D,V,G),Y&&g(L,D,V,G),G!==null&&t.update(G,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,B,V,D),G!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(G).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,B,V,D){let G=D.wireframe===!0,Y=n[B.id];Y===void 0&&(Y={},n[B.id]=Y);let W=L.isInstancedMesh===!0?L.id:0,lt=Y[W];lt===void 0&&(lt={},Y[W]=lt);let j=lt[V.id];j===void 0&&(j={},lt[V.id]=j);let J=j[G];return J===void 0&&(J=d(l()),j[G]=J),J}function d(L){let B=[],V=[],D=[];for(let G=0;G<e;G++)B[G]=0,V[G]=0,D[G]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:V,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,B,V,D){let G=r.attributes,Y=B.attributes,W=0,lt=V.getAttributes();for(let j in lt)if(lt[j].location>=0){let et=G[j],dt=Y[j];if(dt===void 0&&(j==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),j==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),et===void 0||et.attribute!==dt||dt&&et.data!==dt.data)return!0;W++}return r.attributesNum!==W||r.index!==D}function g(L,B,V,D){let G={},Y=B.attributes,W=0,lt=V.getAttributes();for(let j in lt)if(lt[j].location>=0){let et=Y[j];et===void 0&&(j==="instanceMatrix"&&L.instanceMatrix&&(et=L.instanceMatrix),j==="instanceColor"&&L.instanceColor&&(et=L.instanceColor));let dt={};dt.attribute=et,et&&et.data&&(dt.data=et.data),G[j]=dt,W++}r.attributes=G,r.attributesNum=W,r.index=D}function y(){let L=r.newAttributes;for(let B=0,V=L.length;B<V;B++)L[B]=0}function m(L){p(L,0)}function p(L,B){let V=r.newAttributes,D=r.enabledAttributes,G=r.attributeDivisors;V[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),G[L]!==B&&(i.vertexAttribDivisor(L,B),G[L]=B)}function v(){let L=r.newAttributes,B=r.enabledAttributes;for(let V=0,D=B.length;V<D;V++)B[V]!==L[V]&&(i.disableVertexAttribArray(V),B[V]=0)}function w(L,B,V,D,G,Y,W){W===!0?i.vertexAttribIPointer(L,B,V,G,Y):i.vertexAttribPointer(L,B,V,D,G,Y)}function b(L,B,V,D){y();let G=D.attributes,Y=V.getAttributes(),W=B.defaultAttributeValues;for(let lt in Y){let j=Y[lt];if(j.location>=0){let J=G[lt];if(J===void 0&&(lt==="instanceMatrix"&&L.instanceMatrix&&(J=L.instanceMatrix),lt==="instanceColor"&&L.instanceColor&&(J=L.instanceColor)),J!==void 0){let et=J.normalized,dt=J.itemSize,ut=t.get(J);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,vt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||J.gpuType===Wh;if(J.isInterleavedBufferAttribute){let Mt=J.data,Wt=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,oe=J.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Gt=0;Gt<j.locationSize;Gt++)p(j.location+Gt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Gt=0;Gt<j.locationSize;Gt++)m(j.location+Gt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Gt=0;Gt<j.locationSize;Gt++)w(j.location+Gt,dt/j.locationSize,mt,et,Wt*vt,(oe+dt/j.locationSize*Gt)*vt,Tt)}else{if(J.isInstancedBufferAttribute){for(let Mt=0;Mt<j.locationSize;Mt++)p(j.location+Mt,J.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Mt=0;Mt<j.locationSize;Mt++)m(j.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<j.locationSize;Mt++)w(j.location+Mt,dt/j.locationSize,mt,et,dt*vt,dt/j.locationSize*Mt*vt,Tt)}}else if(W!==void 0){let et=W[lt];if(et!==void 0)switch(et.length){case 2:i.vertexAttrib2fv(j.location,et);break;case 3:i.vertexAttrib3fv(j.location,et);break;case 4:i.vertexAttrib4fv(j.location,et);break;default:i.vertexAttrib1fv(j.location,et)}}}}v()}function S(){N();for(let L in n){let B=n[L];for(let V in B){let D=B[V];for(let G in D){let Y=D[G];for(let W in Y)h(Y[W].object),delete Y[W];delete D[G]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let B=n[L.id];for(let V in B){let D=B[V];for(let G in D){let Y=D[G];for(let W in Y)h(Y[W].object),delete Y[W];delete D[G]}}delete n[L.id]}function x(L){for(let B in n){let V=n[B];for(let D in V){let G=V[D];if(G[L.id]===void 0)continue;let Y=G[L.id];for(let W in Y)h(Y[W].object),delete Y[W];delete G[L.id]}}}function C(L){for(let B in n){let V=n[B],D=L.isInstancedMesh===!0?L.id:0,G=V[D];if(G!==void 0){for(let Y in G){let W=G[Y];for(let lt in W)h(W[lt].object),delete W[lt];delete G[Y]}delete V[D],Object.keys(V).length===0&&delete n[B]}}}function N(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:N,resetDefaultState:I,dispose:S,releaseStatesOfGeometry:E,releaseStatesOfObject:C,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:v}}function rA(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function oA(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let x=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==ns&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let C=x===es&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(x!==ci&&x!==Ui&&!C&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&($t("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&$t("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),S=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:v,maxVaryings:w,maxFragmentUniforms:b,maxSamples:S,samples:E}}function aA(i){let t=this,e=null,n=0,s=!1,r=!1,o=new Vn,a=new ne,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,p=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,w=v*4,b=p.clippingState||null;l.value=b,b=h(g,d,w,f);for(let S=0;S!==w;++S)b[S]=e[S];p.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let p=f+y*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<p)&&(m=new Float32Array(p));for(let w=0,b=f;w!==y;++w,b+=4)o.copy(u[w]).applyMatrix4(v,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,m}}var Dl=class extends bi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new ll(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new vs(5,5,5),r=new Ni({name:"CubemapFromEquirect",uniforms:Xr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ri,blending:Gr});r.uniforms.tEquirect.value=e;let o=new ye(s,r),a=e.minFilter;return e.minFilter===qs&&(e.minFilter=si),new Yo(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Ey=256,lA=3,cA=20,jy=256,Zy=16,hA=3,uA=new O,dA=new re,Lu=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Yo(1,10,null),this._boxMesh=new ye(new vs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=uA}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor(dA));let m=new Yo(n,s,h);return m.position.copy(a),m.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Ry(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Cy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Ey,Dp(t))}_fromTexture(t,e){t.mapping===Wr||t.mapping===Ko?this._setSize(t.image.length===0?Ey:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Ty(t,!1,!1),n=Math.log2(t)-lA;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Ty(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Wr||t.mapping===Ko?(this._cubemapMaterial===null&&(this._cubemapMaterial=Ry()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Cy()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=fA(),this._integrationMaterial=pA());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/Zy);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-hA)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(jy*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=mA());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Ty(i,t,e){return new Dl(i,{minFilter:qs,generateMipmaps:t,type:es,colorSpace:Ka,depthBuffer:e})}function Fl(i,t,e){return new Ni({name:i,uniforms:t,vertexShader:fe.cube_vert,fragmentShader:e,side:ri,blending:Gr,depthTest:!1,depthWrite:!1})}function fA(){return Fl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${jy}u

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
	`)}function pA(){return Fl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Zy}},`

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
	`)}function mA(){return Fl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${cA}
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
	`)}function Cy(){return Fl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Ry(){return Fl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function gA(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Vh||f===Gh)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new Dl(g.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Vh||f===Gh,y=f===Wr||f===Ko;if(g||y){let m=e.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new Lu(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return g&&v&&v.height>0||y&&v&&l(v)?(n===null&&(n=new Lu(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===Vh?d.mapping=Wr:f===Gh&&(d.mapping=Ko),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function yA(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&$a("WebGLRenderer: "+n+" extension not supported."),s}}}function vA(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let m in g.attributes)t.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(t.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)t.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,p=0;if(m===void 0)return;let v=y!==null?y.array.length:m.array.length/3-1,w=m.count>=65535?sl:il,b=new w(Math.ceil(v/3)*6,1),S=b.array;if(y!==null){let x=y.array;p=y.version;for(let C=0,N=0;C<v;C+=3){let I=x[C+0],L=x[C+1],B=x[C+2];S[N++]=I,S[N++]=L,S[N++]=L,S[N++]=B,S[N++]=B,S[N++]=I}}else{p=m.version;for(let x=0,C=0;x<v;x+=3){let N=x+0,I=x+1,L=x+2;S[C++]=N,S[C++]=I,S[C++]=I,S[C++]=L,S[C++]=L,S[C++]=N}}b.version=p;let E=r.get(g);E&&t.remove(E),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function xA(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function _A(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:Qt("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function bA(i,t,e){let n=new WeakMap,s=new nn;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let N=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",N)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,S=1;b>t.maxTextureSize&&(S=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let E=new Float32Array(b*S*4*u),x=new el(E,b,S,u);x.type=Ui,x.needsUpdate=!0;let C=w*4;for(let I=0;I<u;I++){let L=m[I],B=p[I],V=v[I],D=b*S*4*I;for(let G=0;G<L.count;G++){let Y=G*C;f===!0&&(s.fromBufferAttribute(L,G),E[D+Y+0]=s.x,E[D+Y+1]=s.y,E[D+Y+2]=s.z,E[D+Y+3]=0),g===!0&&(s.fromBufferAttribute(B,G),E[D+Y+4]=s.x,E[D+Y+5]=s.y,E[D+Y+6]=s.z,E[D+Y+7]=0),y===!0&&(s.fromBufferAttribute(V,G),E[D+Y+8]=s.x,E[D+Y+9]=s.y,E[D+Y+10]=s.z,E[D+Y+11]=V.itemSize===4?s.w:1)}}d={count:u,texture:x,size:new Xt(b,S)},n.set(a,d),a.addEventListener("dispose",N)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function MA(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var wA={[fp]:"LINEAR_TONE_MAPPING",[pp]:"REINHARD_TONE_MAPPING",[mp]:"CINEON_TONE_MAPPING",[gp]:"ACES_FILMIC_TONE_MAPPING",[vp]:"AGX_TONE_MAPPING",[xp]:"NEUTRAL_TONE_MAPPING",[yp]:"CUSTOM_TONE_MAPPING"};function SA(i,t,e,n,s,r){let o=new bi(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Ee;h.setAttribute("position",new Se([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Se([0,2,0,0,2,0],2));let u=new Ah({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new ye(h,u),f=new zr(-1,1,1,-1,0,1),g=null,y=null,m=!1,p,v=null,w=[],b=!1;this.setSize=function(S,E){o.setSize(S,E),a!==null&&a.setSize(S,E),l!==null&&l.setSize(S,E);for(let x=0;x<w.length;x++){let C=w[x];C.setSize&&C.setSize(S,E)}},this.setEffects=function(S){w=S,b=w.length>0&&w[0].isRenderPass===!0;let E=o.width,x=o.height;w.length>0&&a===null&&(a=new bi(E,x,{type:es,depthBuffer:!1,stencilBuffer:!1}),l=new bi(E,x,{type:es,depthBuffer:!1,stencilBuffer:!1}));let C=s===!0&&w.some(N=>N.needsDepthTexture===!0);C!==(o.depthTexture!==null)&&(C===!0&&c===null&&(c=new Gs(E,x),r===!0&&(c.format=Xs,c.type=qr)),o.dispose(),o.depthTexture=C?c:null,o.resolveDepthBuffer=C,o.storeMultisampledDepthBuffer=C);for(let N=0;N<w.length;N++){let I=w[N];I.setSize&&I.setSize(E,x),C&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(S,E){if(m||S.toneMapping===bs&&w.length===0)return!1;if(v=E,E!==null){let x=E.width,C=E.height;(o.width!==x||o.height!==C)&&this.setSize(x,C)}return b===!1&&S.setRenderTarget(o),p=S.toneMapping,S.toneMapping=bs,!0},this.hasRenderPass=function(){return b},this.end=function(S,E){S.toneMapping=p,m=!0;let x=o,C=a;for(let N=0;N<w.length;N++){let I=w[N];I.enabled!==!1&&(I.render(S,C,x,E),I.needsSwap!==!1&&(x=C,C=C===a?l:a))}if(g!==S.outputColorSpace||y!==S.toneMapping){g=S.outputColorSpace,y=S.toneMapping,u.defines={},Me.getTransfer(g)===Le&&(u.defines.SRGB_TRANSFER="");let N=wA[y];N&&(u.defines[N]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=x.texture,S.setRenderTarget(v),S.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Ky=new li,Jy=new Gs(1,1),Qy=new cl(1),tv=new el,ev=new bh,nv=new ll,Py=[],Iy=[],Ly=new Float32Array(16),Dy=new Float32Array(9),Fy=new Float32Array(4);function ea(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Py[s];if(r===void 0&&(r=new Float32Array(s),Py[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function Tn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Cn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Du(i,t){let e=Iy[t];e===void 0&&(e=new Int32Array(t),Iy[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function AA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function EA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Tn(e,t))return;i.uniform2fv(this.addr,t),Cn(e,t)}}function TA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(Tn(e,t))return;i.uniform3fv(this.addr,t),Cn(e,t)}}function CA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Tn(e,t))return;i.uniform4fv(this.addr,t),Cn(e,t)}}function RA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Tn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Cn(e,t)}else{if(Tn(e,n))return;Fy.set(n),i.uniformMatrix2fv(this.addr,!1,Fy),Cn(e,n)}}function PA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Tn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Cn(e,t)}else{if(Tn(e,n))return;Dy.set(n),i.uniformMatrix3fv(this.addr,!1,Dy),Cn(e,n)}}function IA(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Tn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Cn(e,t)}else{if(Tn(e,n))return;Ly.set(n),i.uniformMatrix4fv(this.addr,!1,Ly),Cn(e,n)}}function LA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function DA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Tn(e,t))return;i.uniform2iv(this.addr,t),Cn(e,t)}}function FA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Tn(e,t))return;i.uniform3iv(this.addr,t),Cn(e,t)}}function NA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Tn(e,t))return;i.uniform4iv(this.addr,t),Cn(e,t)}}function OA(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function UA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Tn(e,t))return;i.uniform2uiv(this.addr,t),Cn(e,t)}}function kA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Tn(e,t))return;i.uniform3uiv(this.addr,t),Cn(e,t)}}function BA(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Tn(e,t))return;i.uniform4uiv(this.addr,t),Cn(e,t)}}function Fu(i){return i.version===0&&(i.compareFunction=Rp,i.needsUpdate=!0),i}function zA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Fu(Jy):r=Ky,e.setTexture2D(t||r,s)}function VA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||ev,s)}function GA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Fu(Qy):r=nv,e.setTextureCube(t||r,s)}function HA(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||tv,s)}function WA(i){switch(i){case 5126:return AA;case 35664:return EA;case 35665:return TA;case 35666:return CA;case 35674:return RA;case 35675:return PA;case 35676:return IA;case 5124:case 35670:return LA;case 35667:case 35671:return DA;case 35668:case 35672:return FA;case 35669:case 35673:return NA;case 5125:return OA;case 36294:return UA;case 36295:return kA;case 36296:return BA;case 35678:case 36198:case 36298:case 36306:case 35682:return zA;case 35679:case 36299:case 36307:return VA;case 35680:case 36300:case 36308:case 36293:return GA;case 36289:case 36303:case 36311:case 36292:return HA}}function qA(i,t){i.uniform1fv(this.addr,t)}function XA(i,t){let e=ea(t,this.size,2);i.uniform2fv(this.addr,e)}function YA(i,t){let e=ea(t,this.size,3);i.uniform3fv(this.addr,e)}function $A(i,t){let e=ea(t,this.size,4);i.uniform4fv(this.addr,e)}function jA(i,t){let e=ea(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function ZA(i,t){let e=ea(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function KA(i,t){let e=ea(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function JA(i,t){i.uniform1iv(this.addr,t)}function QA(i,t){i.uniform2iv(this.addr,t)}function tE(i,t){i.uniform3iv(this.addr,t)}function eE(i,t){i.uniform4iv(this.addr,t)}function nE(i,t){i.uniform1uiv(this.addr,t)}function iE(i,t){i.uniform2uiv(this.addr,t)}function sE(i,t){i.uniform3uiv(this.addr,t)}function rE(i,t){i.uniform4uiv(this.addr,t)}function oE(i,t,e){let n=this.cache,s=t.length,r=Du(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Fu(Jy):o=Ky;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function aE(i,t,e){let n=this.cache,s=t.length,r=Du(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||ev,r[o])}function lE(i,t,e){let n=this.cache,s=t.length,r=Du(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Fu(Qy):o=nv;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function cE(i,t,e){let n=this.cache,s=t.length,r=Du(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||tv,r[o])}function hE(i){switch(i){case 5126:return qA;case 35664:return XA;case 35665:return YA;case 35666:return $A;case 35674:return jA;case 35675:return ZA;case 35676:return KA;case 5124:case 35670:return JA;case 35667:case 35671:return QA;case 35668:case 35672:return tE;case 35669:case 35673:return eE;case 5125:return nE;case 36294:return iE;case 36295:return sE;case 36296:return rE;case 35678:case 36198:case 36298:case 36306:case 35682:return oE;case 35679:case 36299:case 36307:return aE;case 35680:case 36300:case 36308:case 36293:return lE;case 36289:case 36303:case 36311:case 36292:return cE}}var Gp=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=WA(e.type)}},Hp=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=hE(e.type)}},Wp=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},zp=/(\w+)(\])?(\[|\.)?/g;function Ny(i,t){i.seq.push(t),i.map[t.id]=t}function uE(i,t,e){let n=i.name,s=n.length;for(zp.lastIndex=0;;){let r=zp.exec(n),o=zp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Ny(e,c===void 0?new Gp(a,i,t):new Hp(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new Wp(a),Ny(e,u)),e=u}}}var Qo=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);uE(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Oy(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var dE=37297,fE=0;function pE(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Uy=new ne;function mE(i){Me._getMatrix(Uy,Me.workingColorSpace,i);let t=`mat3( ${Uy.elements.map(e=>e.toFixed(4))} )`;switch(Me.getTransfer(i)){case Ja:return[t,"LinearTransferOETF"];case Le:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function ky(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+pE(i.getShaderSource(t),a)}else return r}function gE(i,t){let e=mE(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var yE={[fp]:"Linear",[pp]:"Reinhard",[mp]:"Cineon",[gp]:"ACESFilmic",[vp]:"AgX",[xp]:"Neutral",[yp]:"Custom"};function vE(i,t){let e=yE[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Iu=new O;function xE(){Me.getLuminanceCoefficients(Iu);let i=Iu.x.toFixed(4),t=Iu.y.toFixed(4),e=Iu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function _E(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ll).join(`
`)}function bE(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function ME(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Ll(i){return i!==""}function By(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function zy(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var wE=/^[ \t]*#include +<([\w\d./]+)>/gm;function qp(i){return i.replace(wE,SE)}function SE(i,t){let e=fe[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return qp(e)}var AE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Vy(i){return i.replace(AE,EE)}function EE(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Gy(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var TE={[wl]:"SHADOWMAP_TYPE_PCF",[jo]:"SHADOWMAP_TYPE_VSM"};function CE(i){return TE[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var RE={[Ko]:"ENVMAP_MODE_REFRACTION"};function PE(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":RE[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var IE={[zh]:"ENVMAP_BLENDING_MULTIPLY",[ay]:"ENVMAP_BLENDING_MIX",[ly]:"ENVMAP_BLENDING_ADD"};function LE(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":IE[i.combine]||"ENVMAP_BLENDING_NONE"}function DE(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=CE(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=PE(e),u=LE(e),d=_E(e),f=bE(r),g=s.createProgram(),y,m,p=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Ll).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Ll).join(`
`),m.length>0&&(m+=`
`)):(y=[Gy(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ll).join(`
`),m=[Gy(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==bs?"#define TONE_MAPPING":"",e.toneMapping!==bs?fe.tonemapping_pars_fragment:"",e.toneMapping!==bs?vE("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",fe.colorspace_pars_fragment,gE("linearToOutputTexel",e.outputColorSpace),xE(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Ll).join(`
`)),o=qp(o),o=By(o,e),o=zy(o,e),a=qp(a),a=By(a,e),a=zy(a,e),o=Vy(o),a=Vy(a),e.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",e.glslVersion===Ip?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Ip?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=p+y+o,w=p+m+a,b=Oy(s,s.VERTEX_SHADER,v),S=Oy(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,S),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",B=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(S)||"",D=L.trim(),G=B.trim(),Y=V.trim(),W=!0,lt=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(W=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,S);else{let j=ky(s,b,"vertex"),J=ky(s,S,"fragment");Qt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+j+`
`+J)}else D!==""?$t("WebGLProgram: Program Info Log:",D):(G===""||Y==="")&&(lt=!1);lt&&(I.diagnostics={runnable:W,programLog:D,vertexShader:{log:G,prefix:y},fragmentShader:{log:Y,prefix:m}})}s.deleteShader(b),s.deleteShader(S),x=new Qo(s,g),C=ME(s,g)}let x;this.getUniforms=function(){return x===void 0&&E(this),x};let C;this.getAttributes=function(){return C===void 0&&E(this),C};let N=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return N===!1&&(N=s.getProgramParameter(g,dE)),N},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=fE++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=S,this}var FE=0,Xp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Yp(t),e.set(t,n)),n}},Yp=class{constructor(t){this.id=FE++,this.code=t,this.usedTimes=0}};function NE(i){return i===xr||i===Rl||i===Pl}function OE(i,t,e,n,s,r){let o=new Ho,a=new Xp,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,C,N,I,L,B){let V=I.fog,D=L.geometry,G=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?I.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,W=t.get(x.envMap||G,Y),lt=d[x.type],j=n.precision;x.precision!==null&&(j=n.getMaxPrecision(x.precision),j!==x.precision&&$t("WebGLProgram.getParameters:",x.precision,"not supported, using",j,"instead."));let J=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,et=J!==void 0?J.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,vt;if(lt){let Ct=ws[lt];ut=Ct.vertexShader,tt=Ct.fragmentShader}else{ut=x.vertexShader,tt=x.fragmentShader;let Ct=a.getVertexShaderStage(x),he=a.getFragmentShaderStage(x);a.update(x,Ct,he),mt=Ct.id,vt=he.id}let Tt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Wt=L.isInstancedMesh===!0,oe=L.isBatchedMesh===!0,Gt=!!x.map,pe=!!x.matcap,ue=!!W,ie=ue&&W.isPMREMTexture===!0,Qe=!!x.aoMap,qe=!!x.lightMap,mn=!!x.bumpMap&&x.wireframe===!1,ke=!!x.normalMap,Ln=!!x.displacementMap,Ae=!!x.emissiveMap,An=!!x.metalnessMap,on=!!x.roughnessMap,gn=x.anisotropy>0,k=x.clearcoat>0,Rt=x.diffuseRoughness>0,jt=x.dispersion>0,ae=x.retroreflectivity>0,wt=x.iridescence>0,ze=x.sheen>0,Vt=x.transmission>0,Yt=gn&&!!x.anisotropyMap,R=k&&!!x.clearcoatMap,M=k&&!!x.clearcoatNormalMap,X=k&&!!x.clearcoatRoughnessMap,ht=Rt&&!!x.diffuseRoughnessMap,ot=wt&&!!x.iridescenceMap,yt=wt&&!!x.iridescenceThicknessMap,xt=ze&&!!x.sheenColorMap,nt=ze&&!!x.sheenRoughnessMap,st=!!x.specularMap,pt=!!x.specularColorMap,U=!!x.specularIntensityMap,rt=Vt&&!!x.transmissionMap,it=Vt&&!!x.thicknessMap,St=!!x.gradientMap,gt=!!x.alphaMap,bt=x.alphaTest>0,Ht=!!x.alphaHash,Kt=!!x.extensions,ct=bs;x.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(ct=i.toneMapping);let Ut=ie?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,Jt={shaderID:lt,shaderType:x.type,shaderName:x.name,vertexShader:ut,fragmentShader:tt,defines:x.defines,customVertexShaderID:mt,customFragmentShaderID:vt,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:j,batching:oe,batchingColor:oe&&L._colorsTexture!==null,instancing:Wt,instancingColor:Wt&&L.instanceColor!==null,instancingMorph:Wt&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:Me.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Gt,matcap:pe,envMap:ue,envMapMode:ue&&W.mapping,envMapPMREM:ie,envMapMaxLod:ie?Ut.length-1:null,envMapSize:ie?Ut[0].width:null,aoMap:Qe,lightMap:qe,bumpMap:mn,normalMap:ke,displacementMap:Ln,emissiveMap:Ae,normalMapObjectSpace:ke&&x.normalMapType===uy,normalMapTangentSpace:ke&&x.normalMapType===Tu,packedNormalMap:ke&&x.normalMapType===Tu&&NE(x.normalMap.format),metalnessMap:An,roughnessMap:on,anisotropy:gn,anisotropyMap:Yt,clearcoat:k,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:X,diffuseRoughness:Rt,diffuseRoughnessMap:ht,dispersion:jt,retroreflection:ae,iridescence:wt,iridescenceMap:ot,iridescenceThicknessMap:yt,sheen:ze,sheenColorMap:xt,sheenRoughnessMap:nt,specularMap:st,specularColorMap:pt,specularIntensityMap:U,transmission:Vt,transmissionMap:rt,thicknessMap:it,gradientMap:St,opaque:x.transparent===!1&&x.blending===Zo&&x.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Ht,combine:x.combine,mapUv:Gt&&f(x.map.channel),aoMapUv:Qe&&f(x.aoMap.channel),lightMapUv:qe&&f(x.lightMap.channel),bumpMapUv:mn&&f(x.bumpMap.channel),normalMapUv:ke&&f(x.normalMap.channel),displacementMapUv:Ln&&f(x.displacementMap.channel),emissiveMapUv:Ae&&f(x.emissiveMap.channel),metalnessMapUv:An&&f(x.metalnessMap.channel),roughnessMapUv:on&&f(x.roughnessMap.channel),anisotropyMapUv:Yt&&f(x.anisotropyMap.channel),clearcoatMapUv:R&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:yt&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:nt&&f(x.sheenRoughnessMap.channel),specularMapUv:st&&f(x.specularMap.channel),specularColorMapUv:pt&&f(x.specularColorMap.channel),specularIntensityMapUv:U&&f(x.specularIntensityMap.channel),transmissionMapUv:rt&&f(x.transmissionMap.channel),thicknessMapUv:it&&f(x.thicknessMap.channel),alphaMapUv:gt&&f(x.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(ke||gn),vertexNormals:!!D.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Gt||gt),fog:!!V,useFog:x.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||D.attributes.normal===void 0&&ke===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:dt,numSunLights:C.sun.length,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numSunLightShadows:C.sunShadowMap.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:B.filter(Ct=>Ct.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&N.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Gt&&x.map.isVideoTexture===!0&&Me.getTransfer(x.map.colorSpace)===Le,decodeVideoTextureEmissive:Ae&&x.emissiveMap.isVideoTexture===!0&&Me.getTransfer(x.emissiveMap.colorSpace)===Le,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Oi,flipSided:x.side===ri,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Kt&&x.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Kt&&x.extensions.multiDraw===!0||oe)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Jt.vertexUv1s=l.has(1),Jt.vertexUv2s=l.has(2),Jt.vertexUv3s=l.has(3),l.clear(),Jt}function y(x){let C=[];if(x.shaderID?C.push(x.shaderID):(C.push(x.customVertexShaderID),C.push(x.customFragmentShaderID)),x.defines!==void 0)for(let N in x.defines)C.push(N),C.push(x.defines[N]);return x.isRawShaderMaterial===!1&&(m(C,x),p(C,x),C.push(i.outputColorSpace)),C.push(x.customProgramCacheKey),C.join()}function m(x,C){x.push(C.precision),x.push(C.outputColorSpace),x.push(C.envMapMode),x.push(C.envMapPMREM),x.push(C.envMapMaxLod),x.push(C.envMapSize),x.push(C.mapUv),x.push(C.alphaMapUv),x.push(C.lightMapUv),x.push(C.aoMapUv),x.push(C.bumpMapUv),x.push(C.normalMapUv),x.push(C.displacementMapUv),x.push(C.emissiveMapUv),x.push(C.metalnessMapUv),x.push(C.roughnessMapUv),x.push(C.anisotropyMapUv),x.push(C.clearcoatMapUv),x.push(C.clearcoatNormalMapUv),x.push(C.clearcoatRoughnessMapUv),x.push(C.diffuseRoughnessMapUv),x.push(C.iridescenceMapUv),x.push(C.iridescenceThicknessMapUv),x.push(C.sheenColorMapUv),x.push(C.sheenRoughnessMapUv),x.push(C.specularMapUv),x.push(C.specularColorMapUv),x.push(C.specularIntensityMapUv),x.push(C.transmissionMapUv),x.push(C.thicknessMapUv),x.push(C.combine),x.push(C.fogExp2),x.push(C.sizeAttenuation),x.push(C.morphTargetsCount),x.push(C.numSunLights),x.push(C.numDirLights),x.push(C.numPointLights),x.push(C.numSpotLights),x.push(C.numSpotLightMaps),x.push(C.numHemiLights),x.push(C.numRectAreaLights),x.push(C.numSunLightShadows),x.push(C.numDirLightShadows),x.push(C.numPointLightShadows),x.push(C.numSpotLightShadows),x.push(C.numSpotLightShadowsWithMaps),x.push(C.numLightProbes),x.push(C.numLightProbeGrids),x.push(C.shadowMapType),x.push(C.toneMapping),x.push(C.numClippingPlanes),x.push(C.numClipIntersection),x.push(C.depthPacking)}function p(x,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.retroreflection&&o.enable(24),C.diffuseRoughness&&o.enable(25),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),C.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function v(x){let C=d[x.type],N;if(C){let I=ws[C];N=wy.clone(I.uniforms)}else N=x.uniforms;return N}function w(x,C){let N=h.get(C);return N!==void 0?++N.usedTimes:(N=new DE(i,C,x,s),c.push(N),h.set(C,N)),N}function b(x){if(--x.usedTimes===0){let C=c.indexOf(x);c[C]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function S(x){a.remove(x)}function E(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:v,acquireProgram:w,releaseProgram:b,releaseShaderCache:S,programs:c,dispose:E}}function UE(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function kE(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Hy(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Wy(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,m,p){let v=i[t];return v===void 0?(v={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:p},i[t]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=g,v.materialVariant=o(d),v.groupOrder=y,v.renderOrder=d.renderOrder,v.z=m,v.group=p),t++,v}function l(d,f,g,y,m,p,v){v.reversedDepth===!0&&(m=-m);let w=a(d,f,g,y,m,p);g.transmission>0?n.push(w):g.transparent===!0?s.push(w):e.push(w)}function c(d,f,g,y,m,p){let v=a(d,f,g,y,m,p);g.transmission>0?n.unshift(v):g.transparent===!0?s.unshift(v):e.unshift(v)}function h(d,f){e.length>1&&e.sort(d||kE),n.length>1&&n.sort(f||Hy),s.length>1&&s.sort(f||Hy)}function u(){for(let d=t,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function BE(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Wy,i.set(n,[o])):s>=r.length?(o=new Wy,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function zE(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new O,color:new re};break;case"SpotLight":e={position:new O,direction:new O,color:new re,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new O,color:new re,distance:0,decay:0};break;case"HemisphereLight":e={direction:new O,skyColor:new re,groundColor:new re};break;case"RectAreaLight":e={color:new re,position:new O,halfWidth:new O,halfHeight:new O};break}return i[t.id]=e,e}}}function VE(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var GE=0;function HE(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function WE(i){let t=new zE,e=VE(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new O);let s=new O,r=new _e,o=new _e;function a(c){let h=0,u=0,d=0;for(let B=0;B<9;B++)n.probe[B].set(0,0,0);let f=0,g=0,y=0,m=0,p=0,v=0,w=0,b=0,S=0,E=0,x=0,C=0,N=0,I=0;c.sort(HE);for(let B=0,V=c.length;B<V;B++){let D=c[B],G=D.color,Y=D.intensity,W=D.distance,lt=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===xr?lt=D.shadow.map.texture:lt=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=G.r*Y,u+=G.g*Y,d+=G.b*Y;else if(D.isLightProbe){for(let j=0;j<9;j++)n.probe[j].addScaledVector(D.sh.coefficients[j],Y);I++}else if(D.isSunLight){let j=t.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let J=D.shadow,et=e.get(D);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),n.sunShadow[g]=et,n.sunShadowMap[g]=lt;let dt=J.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[y+ut]=J.getMatrix(ut),n.sunShadowCascade[y+ut]=J._cascadeData[ut];y+=dt,g++}n.sun[f]=j,f++}else if(D.isDirectionalLight){let j=t.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let J=D.shadow,et=e.get(D);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize=J.mapSize,n.directionalShadow[m]=et,n.directionalShadowMap[m]=lt,n.directionalShadowMatrix[m]=D.shadow.matrix,S++}n.directional[m]=j,m++}else if(D.isSpotLight){let j=t.get(D);j.position.setFromMatrixPosition(D.matrixWorld),j.color.copy(G).multiplyScalar(Y),j.distance=W,j.coneCos=Math.cos(D.angle),j.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),j.decay=D.decay,n.spot[v]=j;let J=D.shadow;if(D.map&&(n.spotLightMap[C]=D.map,C++,J.updateMatrices(D),D.castShadow&&N++),n.spotLightMatrix[v]=J.matrix,D.castShadow){let et=e.get(D);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize=J.mapSize,n.spotShadow[v]=et,n.spotShadowMap[v]=lt,x++}v++}else if(D.isRectAreaLight){let j=t.get(D);j.color.copy(G).multiplyScalar(Y),j.halfWidth.set(D.width*.5,0,0),j.halfHeight.set(0,D.height*.5,0),n.rectArea[w]=j,w++}else if(D.isPointLight){let j=t.get(D);if(j.color.copy(D.color).multiplyScalar(D.intensity),j.distance=D.distance,j.decay=D.decay,D.castShadow){let J=D.shadow,et=e.get(D);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize=J.mapSize,et.shadowCameraNear=J.camera.near,et.shadowCameraFar=J.camera.far,n.pointShadow[p]=et,n.pointShadowMap[p]=lt,n.pointShadowMatrix[p]=D.shadow.matrix,E++}n.point[p]=j,p++}else if(D.isHemisphereLight){let j=t.get(D);j.skyColor.copy(D.color).multiplyScalar(Y),j.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=j,b++}}w>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==m||L.pointLength!==p||L.spotLength!==v||L.rectAreaLength!==w||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==S||L.numPointShadows!==E||L.numSpotShadows!==x||L.numSpotMaps!==C||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=w,n.point.length=p,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=S,n.directionalShadowMap.length=S,n.directionalShadowMatrix.length=S,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+C-N,n.spotLightMap.length=C,n.numSpotLightShadowsWithMaps=N,n.numLightProbes=I,L.sunLength=f,L.directionalLength=m,L.pointLength=p,L.spotLength=v,L.rectAreaLength=w,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=S,L.numPointShadows=E,L.numSpotShadows=x,L.numSpotMaps=C,L.numLightProbes=I,n.version=GE++)}function l(c,h){let u=0,d=0,f=0,g=0,y=0,m=0,p=h.matrixWorldInverse;for(let v=0,w=c.length;v<w;v++){let b=c[v];if(b.isSunLight){let S=n.sun[u];S.direction.setFromMatrixPosition(b.matrixWorld),S.direction.transformDirection(p),u++}else if(b.isDirectionalLight){let S=n.directional[d];S.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(p),d++}else if(b.isSpotLight){let S=n.spot[g];S.position.setFromMatrixPosition(b.matrixWorld),S.position.applyMatrix4(p),S.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(p),g++}else if(b.isRectAreaLight){let S=n.rectArea[y];S.position.setFromMatrixPosition(b.matrixWorld),S.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),S.halfWidth.set(b.width*.5,0,0),S.halfHeight.set(0,b.height*.5,0),S.halfWidth.applyMatrix4(o),S.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let S=n.point[f];S.position.setFromMatrixPosition(b.matrixWorld),S.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let S=n.hemi[m];S.direction.setFromMatrixPosition(b.matrixWorld),S.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,state:n}}function qy(i){let t=new WE(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function qE(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new qy(i),t.set(s,[a])):r>=o.length?(a=new qy(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var XE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,YE=`uniform sampler2D shadow_pass;
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
}`,$E=[new O(1,0,0),new O(-1,0,0),new O(0,1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1)],jE=[new O(0,-1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1),new O(0,-1,0),new O(0,-1,0)],Xy=new _e,Il=new O,Vp=new O;function ZE(i,t,e){let n=new dr,s=new Xt,r=new Xt,o=new nn,a=new Eh,l=new Th,c={},h=e.maxTextureSize,u={[vr]:ri,[ri]:vr,[Oi]:Oi},d=new Ni({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Xt},radius:{value:4}},vertexShader:XE,fragmentShader:YE}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ee;g.setAttribute("position",new en(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new ye(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=wl;let p=this.type;this.render=function(E,x,C){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||E.length===0)return;this.type===G0&&($t("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=wl);let N=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),B=i.state;B.setBlending(Gr),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let V=p!==this.type;V&&x.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(G=>G.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,G=E.length;D<G;D++){let Y=E[D],W=Y.shadow;if(W===void 0){$t("WebGLShadowMap:",Y,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;s.copy(W.mapSize);let lt=W.getFrameExtents();s.multiply(lt),r.copy(W.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/lt.x),s.x=r.x*lt.x,W.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/lt.y),s.y=r.y*lt.y,W.mapSize.y=r.y));let j=i.state.buffers.depth.getReversed();if(W.camera._reversedDepth=j,W.map===null||V===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===jo){if(Y.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new bi(s.x,s.y,{format:xr,type:es,minFilter:si,magFilter:si,generateMipmaps:!1}),W.map.texture.name=Y.name+".shadowMap",W.map.depthTexture=new Gs(s.x,s.y,Ui),W.map.depthTexture.name=Y.name+".shadowMapDepth",W.map.depthTexture.format=ks,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Bn,W.map.depthTexture.magFilter=Bn}else Y.isPointLight?(W.map=new Dl(s.x),W.map.depthTexture=new cl(s.x,ts)):(W.map=new bi(s.x,s.y),W.map.depthTexture=new Gs(s.x,s.y,ts)),W.map.depthTexture.name=Y.name+".shadowMap",W.map.depthTexture.format=ks,this.type===wl?(W.map.depthTexture.compareFunction=j?Cp:Tp,W.map.depthTexture.minFilter=si,W.map.depthTexture.magFilter=si):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Bn,W.map.depthTexture.magFilter=Bn);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==s.x||W.map.height!==s.y)&&W.map.setSize(s.x,s.y);let J=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();Y.isPointLight!==!0&&W.updateMatrices(Y,C);let et=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:C.layers;for(let dt=0;dt<J;dt++){let ut=W.getCamera(dt);if(Y.isPointLight){let tt=W.camera,mt=W.matrix,vt=Y.distance||tt.far;vt!==tt.far&&(tt.far=vt,tt.updateProjectionMatrix()),Il.setFromMatrixPosition(Y.matrixWorld),tt.position.copy(Il),Vp.copy(tt.position),Vp.add($E[dt]),tt.up.copy(jE[dt]),tt.lookAt(Vp),tt.updateMatrixWorld(),mt.makeTranslation(-Il.x,-Il.y,-Il.z),Xy.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),W._frustum.setFromProjectionMatrix(Xy,tt.coordinateSystem,tt.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)i.setRenderTarget(W.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(W.map),i.clear());let tt=W.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),B.viewport(o)}n=W.getFrustum(dt),b(x,C,ut,Y,et,this.type)}W.isPointLightShadow!==!0&&this.type===jo&&v(W,C),W.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(N,I,L)};function v(E,x){let C=t.update(y);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new bi(s.x,s.y,{format:xr,type:es}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(x,null,C,d,y,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(x,null,C,f,y,null)}function w(E,x,C,N){let I=null,L=C.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)I=L;else if(I=C.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let B=I.uuid,V=x.uuid,D=c[B];D===void 0&&(D={},c[B]=D);let G=D[V];G===void 0&&(G=I.clone(),D[V]=G,x.addEventListener("dispose",S)),I=G}if(I.visible=x.visible,I.wireframe=x.wireframe,N===jo?I.side=x.shadowSide!==null?x.shadowSide:x.side:I.side=x.shadowSide!==null?x.shadowSide:u[x.side],I.alphaMap=x.alphaMap,I.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,I.map=x.map,I.clipShadows=x.clipShadows,I.clippingPlanes=x.clippingPlanes,I.clipIntersection=x.clipIntersection,I.displacementMap=x.displacementMap,I.displacementScale=x.displacementScale,I.displacementBias=x.displacementBias,I.wireframeLinewidth=x.wireframeLinewidth,I.linewidth=x.linewidth,C.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let B=i.properties.get(I);B.light=C}return I}function b(E,x,C,N,I,L){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===jo)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(C.matrixWorldInverse,E.matrixWorld);let D=t.update(E),G=E.material;if(Array.isArray(G)){let Y=D.groups;for(let W=0,lt=Y.length;W<lt;W++){let j=Y[W],J=G[j.materialIndex];if(J&&J.visible){let et=w(E,J,N,L);E.onBeforeShadow(i,E,x,C,D,et,j),i.renderBufferDirect(C,null,D,et,E,j),E.onAfterShadow(i,E,x,C,D,et,j)}}}else if(G.visible){let Y=w(E,G,N,L);E.onBeforeShadow(i,E,x,C,D,Y,null),i.renderBufferDirect(C,null,D,Y,E,null),E.onAfterShadow(i,E,x,C,D,Y,null)}}let V=E.children;for(let D=0,G=V.length;D<G;D++)b(V[D],x,C,N,I,L)}function S(E){E.target.removeEventListener("dispose",S);for(let C in c){let N=c[C],I=E.target.uuid;I in N&&(N[I].dispose(),delete N[I])}}}function KE(i,t){function e(){let U=!1,rt=new nn,it=null,St=new nn(0,0,0,0);return{setMask:function(gt){it!==gt&&!U&&(i.colorMask(gt,gt,gt,gt),it=gt)},setLocked:function(gt){U=gt},setClear:function(gt,bt,Ht,Kt,ct){ct===!0&&(gt*=Kt,bt*=Kt,Ht*=Kt),rt.set(gt,bt,Ht,Kt),St.equals(rt)===!1&&(i.clearColor(gt,bt,Ht,Kt),St.copy(rt))},reset:function(){U=!1,it=null,St.set(-1,0,0,0)}}}function n(){let U=!1,rt=!1,it=null,St=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Ht=t.get("EXT_clip_control");bt?Ht.clipControlEXT(Ht.LOWER_LEFT_EXT,Ht.ZERO_TO_ONE_EXT):Ht.clipControlEXT(Ht.LOWER_LEFT_EXT,Ht.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Kt=gt;gt=null,this.setClear(Kt)}},getReversed:function(){return rt},setTest:function(bt){bt?Mt(i.DEPTH_TEST):Wt(i.DEPTH_TEST)},setMask:function(bt){it!==bt&&!U&&(i.depthMask(bt),it=bt)},setFunc:function(bt){if(rt&&(bt=by[bt]),St!==bt){switch(bt){case ch:i.depthFunc(i.NEVER);break;case hh:i.depthFunc(i.ALWAYS);break;case uh:i.depthFunc(i.LESS);break;case ko:i.depthFunc(i.LEQUAL);break;case dh:i.depthFunc(i.EQUAL);break;case fh:i.depthFunc(i.GEQUAL);break;case ph:i.depthFunc(i.GREATER);break;case mh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}St=bt}},setLocked:function(bt){U=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){U=!1,it=null,St=null,gt=null,rt=!1}}}function s(){let U=!1,rt=null,it=null,St=null,gt=null,bt=null,Ht=null,Kt=null,ct=null;return{setTest:function(Ut){U||(Ut?Mt(i.STENCIL_TEST):Wt(i.STENCIL_TEST))},setMask:function(Ut){rt!==Ut&&!U&&(i.stencilMask(Ut),rt=Ut)},setFunc:function(Ut,Jt,Ct){(it!==Ut||St!==Jt||gt!==Ct)&&(i.stencilFunc(Ut,Jt,Ct),it=Ut,St=Jt,gt=Ct)},setOp:function(Ut,Jt,Ct){(bt!==Ut||Ht!==Jt||Kt!==Ct)&&(i.stencilOp(Ut,Jt,Ct),bt=Ut,Ht=Jt,Kt=Ct)},setLocked:function(Ut){U=Ut},setClear:function(Ut){ct!==Ut&&(i.clearStencil(Ut),ct=Ut)},reset:function(){U=!1,rt=null,it=null,St=null,gt=null,bt=null,Ht=null,Kt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],y=null,m=!1,p=null,v=null,w=null,b=null,S=null,E=null,x=null,C=new re(0,0,0),N=0,I=!1,L=null,B=null,V=null,D=null,G=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,lt=0,j=i.getParameter(i.VERSION);j.indexOf("WebGL")!==-1?(lt=parseFloat(/^WebGL (\d)/.exec(j)[1]),W=lt>=1):j.indexOf("OpenGL ES")!==-1&&(lt=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),W=lt>=2);let J=null,et={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new nn().fromArray(dt),mt=new nn().fromArray(ut);function vt(U,rt,it,St){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(U,bt),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ht=0;Ht<it;Ht++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,St,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Ht,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=vt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=vt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=vt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=vt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(ko),mn(!1),ke(ap),Mt(i.CULL_FACE),Qe(Gr);function Mt(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function Wt(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function oe(U,rt){return d[U]!==rt?(i.bindFramebuffer(U,rt),d[U]=rt,U===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),U===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Gt(U,rt){let it=g,St=!1;if(U){it=f.get(rt),it===void 0&&(it=[],f.set(rt,it));let gt=U.textures;if(it.length!==gt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Ht=gt.length;bt<Ht;bt++)it[bt]=i.COLOR_ATTACHMENT0+bt;it.length=gt.length,St=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,St=!0);St&&i.drawBuffers(it)}function pe(U){return y!==U?(i.useProgram(U),y=U,!0):!1}let ue={[Hr]:i.FUNC_ADD,[W0]:i.FUNC_SUBTRACT,[q0]:i.FUNC_REVERSE_SUBTRACT};ue[X0]=i.MIN,ue[Y0]=i.MAX;let ie={[$0]:i.ZERO,[j0]:i.ONE,[Z0]:i.SRC_COLOR,[up]:i.SRC_ALPHA,[ny]:i.SRC_ALPHA_SATURATE,[ty]:i.DST_COLOR,[J0]:i.DST_ALPHA,[K0]:i.ONE_MINUS_SRC_COLOR,[dp]:i.ONE_MINUS_SRC_ALPHA,[ey]:i.ONE_MINUS_DST_COLOR,[Q0]:i.ONE_MINUS_DST_ALPHA,[iy]:i.CONSTANT_COLOR,[sy]:i.ONE_MINUS_CONSTANT_COLOR,[ry]:i.CONSTANT_ALPHA,[oy]:i.ONE_MINUS_CONSTANT_ALPHA};function Qe(U,rt,it,St,gt,bt,Ht,Kt,ct,Ut){if(U===Gr){m===!0&&(Wt(i.BLEND),m=!1);return}if(m===!1&&(Mt(i.BLEND),m=!0),U!==H0){if(U!==p||Ut!==I){if((v!==Hr||S!==Hr)&&(i.blendEquation(i.FUNC_ADD),v=Hr,S=Hr),Ut)switch(U){case Zo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case lp:i.blendFunc(i.ONE,i.ONE);break;case cp:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case hp:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Qt("WebGLState: Invalid blending: ",U);break}else switch(U){case Zo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case lp:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case cp:Qt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case hp:Qt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Qt("WebGLState: Invalid blending: ",U);break}w=null,b=null,E=null,x=null,C.set(0,0,0),N=0,p=U,I=Ut}return}gt=gt||rt,bt=bt||it,Ht=Ht||St,(rt!==v||gt!==S)&&(i.blendEquationSeparate(ue[rt],ue[gt]),v=rt,S=gt),(it!==w||St!==b||bt!==E||Ht!==x)&&(i.blendFuncSeparate(ie[it],ie[St],ie[bt],ie[Ht]),w=it,b=St,E=bt,x=Ht),(Kt.equals(C)===!1||ct!==N)&&(i.blendColor(Kt.r,Kt.g,Kt.b,ct),C.copy(Kt),N=ct),p=U,I=!1}function qe(U,rt){U.side===Oi?Wt(i.CULL_FACE):Mt(i.CULL_FACE);let it=U.side===ri;rt&&(it=!it),mn(it),U.blending===Zo&&U.transparent===!1?Qe(Gr):Qe(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let St=U.stencilWrite;a.setTest(St),St&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),Ae(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Wt(i.SAMPLE_ALPHA_TO_COVERAGE)}function mn(U){L!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),L=U)}function ke(U){U!==z0?(Mt(i.CULL_FACE),U!==B&&(U===ap?i.cullFace(i.BACK):U===V0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Wt(i.CULL_FACE),B=U}function Ln(U){U!==V&&(W&&i.lineWidth(U),V=U)}function Ae(U,rt,it){U?(Mt(i.POLYGON_OFFSET_FILL),(D!==rt||G!==it)&&(D=rt,G=it,o.getReversed()&&(rt=-rt,it=-it),i.polygonOffset(rt,it))):Wt(i.POLYGON_OFFSET_FILL)}function An(U){U?Mt(i.SCISSOR_TEST):Wt(i.SCISSOR_TEST)}function on(U){U===void 0&&(U=i.TEXTURE0+Y-1),J!==U&&(i.activeTexture(U),J=U)}function gn(U,rt,it){it===void 0&&(J===null?it=i.TEXTURE0+Y-1:it=J);let St=et[it];St===void 0&&(St={type:void 0,texture:void 0},et[it]=St),(St.type!==U||St.texture!==rt)&&(J!==it&&(i.activeTexture(it),J=it),i.bindTexture(U,rt||Tt[U]),St.type=U,St.texture=rt)}function k(){let U=et[J];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function Rt(){try{i.compressedTexImage2D(...arguments)}catch(U){Qt("WebGLState:",U)}}function jt(){try{i.compressedTexImage3D(...arguments)}catch(U){Qt("WebGLState:",U)}}function ae(){try{i.texSubImage2D(...arguments)}catch(U){Qt("WebGLState:",U)}}function wt(){try{i.texSubImage3D(...arguments)}catch(U){Qt("WebGLState:",U)}}function ze(){try{i.compressedTexSubImage2D(...arguments)}catch(U){Qt("WebGLState:",U)}}function Vt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){Qt("WebGLState:",U)}}function Yt(){try{i.texStorage2D(...arguments)}catch(U){Qt("WebGLState:",U)}}function R(){try{i.texStorage3D(...arguments)}catch(U){Qt("WebGLState:",U)}}function M(){try{i.texImage2D(...arguments)}catch(U){Qt("WebGLState:",U)}}function X(){try{i.texImage3D(...arguments)}catch(U){Qt("WebGLState:",U)}}function ht(U){return u[U]!==void 0?u[U]:i.getParameter(U)}function ot(U,rt){u[U]!==rt&&(i.pixelStorei(U,rt),u[U]=rt)}function yt(U){tt.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),tt.copy(U))}function xt(U){mt.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),mt.copy(U))}function nt(U,rt){let it=c.get(rt);it===void 0&&(it=new WeakMap,c.set(rt,it));let St=it.get(U);St===void 0&&(St=i.getUniformBlockIndex(rt,U.name),i.uniformBlockBinding(rt,St,St),it.set(U,St))}function st(U,rt,it){let gt=c.get(rt).get(U);l[gt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,it),l[gt]=it)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},J=null,et={},d={},l={},f=new WeakMap,g=[],y=null,m=!1,p=null,v=null,w=null,b=null,S=null,E=null,x=null,C=new re(0,0,0),N=0,I=!1,L=null,B=null,V=null,D=null,G=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Wt,bindFramebuffer:oe,drawBuffers:Gt,useProgram:pe,setBlending:Qe,setMaterial:qe,setFlipSided:mn,setCullFace:ke,setLineWidth:Ln,setPolygonOffset:Ae,setScissorTest:An,activeTexture:on,bindTexture:gn,unbindTexture:k,compressedTexImage2D:Rt,compressedTexImage3D:jt,texImage2D:M,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:nt,uniformBlockBinding:st,texStorage2D:Yt,texStorage3D:R,texSubImage2D:ae,texSubImage3D:wt,compressedTexSubImage2D:ze,compressedTexSubImage3D:Vt,scissor:yt,viewport:xt,reset:pt}}function JE(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Xt,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(R=>g.delete(R)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(R,M){return m?new OffscreenCanvas(R,M):Qa("canvas")}function v(R,M,X){let ht=1,ot=Yt(R);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let yt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=p(yt,xt));let nt=M?p(yt,xt):d;return nt.width=yt,nt.height=xt,nt.getContext("2d").drawImage(R,0,0,yt,xt),$t("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+yt+"x"+xt+")."),nt}else return"data"in R&&$t("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),R;return R}function w(R){return R.generateMipmaps}function b(R){i.generateMipmap(R)}function S(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(R,M,X,ht,ot,yt=!1){if(R!==null){if(i[R]!==void 0)return i[R];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let nt=M;if(M===i.RED&&(X===i.FLOAT&&(nt=i.R32F),X===i.HALF_FLOAT&&(nt=i.R16F),X===i.UNSIGNED_BYTE&&(nt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.R16_EXT),X===i.SHORT&&xt&&(nt=xt.R16_SNORM_EXT)),M===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.R8UI),X===i.UNSIGNED_SHORT&&(nt=i.R16UI),X===i.UNSIGNED_INT&&(nt=i.R32UI),X===i.BYTE&&(nt=i.R8I),X===i.SHORT&&(nt=i.R16I),X===i.INT&&(nt=i.R32I)),M===i.RG&&(X===i.FLOAT&&(nt=i.RG32F),X===i.HALF_FLOAT&&(nt=i.RG16F),X===i.UNSIGNED_BYTE&&(nt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RG16_EXT),X===i.SHORT&&xt&&(nt=xt.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RG8UI),X===i.UNSIGNED_SHORT&&(nt=i.RG16UI),X===i.UNSIGNED_INT&&(nt=i.RG32UI),X===i.BYTE&&(nt=i.RG8I),X===i.SHORT&&(nt=i.RG16I),X===i.INT&&(nt=i.RG32I)),M===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGB16UI),X===i.UNSIGNED_INT&&(nt=i.RGB32UI),X===i.BYTE&&(nt=i.RGB8I),X===i.SHORT&&(nt=i.RGB16I),X===i.INT&&(nt=i.RGB32I)),M===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGBA16UI),X===i.UNSIGNED_INT&&(nt=i.RGBA32UI),X===i.BYTE&&(nt=i.RGBA8I),X===i.SHORT&&(nt=i.RGBA16I),X===i.INT&&(nt=i.RGBA32I)),M===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGB16_EXT),X===i.SHORT&&xt&&(nt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(nt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(nt=i.R11F_G11F_B10F)),M===i.RGBA){let st=yt?Ja:Me.getTransfer(ot);X===i.FLOAT&&(nt=i.RGBA32F),X===i.HALF_FLOAT&&(nt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(nt=st===Le?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(nt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(nt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(nt=i.RGB5_A1)}return(nt===i.R16F||nt===i.R32F||nt===i.RG16F||nt===i.RG32F||nt===i.RGBA16F||nt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),nt}function x(R,M){let X;return R?M===null||M===ts||M===qr?X=i.DEPTH24_STENCIL8:M===Ui?X=i.DEPTH32F_STENCIL8:M===Jo&&(X=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===ts||M===qr?X=i.DEPTH_COMPONENT24:M===Ui?X=i.DEPTH_COMPONENT32F:M===Jo&&(X=i.DEPTH_COMPONENT16),X}function C(R,M){return w(R)===!0||R.isFramebufferTexture&&R.minFilter!==Bn&&R.minFilter!==si?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function N(R){let M=new WeakRef(R);n.get(R).__ref=M,g.add(M),y.register(R,M,M)}function I(R){let M=n.get(R).__ref;M!==void 0&&(g.delete(M),y.unregister(M))}function L(R){V(R.target)}function B(R){D(R.target)}function V(R){R.removeEventListener("dispose",L),I(R),Y(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function D(R){R.removeEventListener("dispose",B),I(R),lt(R)}function G(){for(let R of g){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?D(M):V(M))}g.clear(),u.clear()}function Y(R){let M=n.get(R);if(M.__webglInit===void 0)return;let X=R.source,ht=f.get(X);if(ht){let ot=ht[M.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&W(R),Object.keys(ht).length===0&&f.delete(X)}n.remove(R)}function W(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let X=R.source,ht=f.get(X);delete ht[M.__cacheKey],o.memory.textures--}function lt(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let X=R.depthTexture;if(X&&X.renderTarget===R&&V(X),R.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(M.__webglFramebuffer[ot]))for(let yt=0;yt<M.__webglFramebuffer[ot].length;yt++)i.deleteFramebuffer(M.__webglFramebuffer[ot][yt]);else i.deleteFramebuffer(M.__webglFramebuffer[ot]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ot])}else{if(Array.isArray(M.__webglFramebuffer))for(let ot=0;ot<M.__webglFramebuffer.length;ot++)i.deleteFramebuffer(M.__webglFramebuffer[ot]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ot=0;ot<M.__webglColorRenderbuffer.length;ot++)M.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ot]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let ht=R.textures;for(let ot=0,yt=ht.length;ot<yt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(R)}let j=0;function J(){j=0}function et(){return j}function dt(R){j=R}function ut(){let R=j;return R>=s.maxTextures&&$t("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,R}function tt(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function mt(R,M){let X=n.get(R);if(R.isVideoTexture&&ze(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&X.__version!==R.version){let ht=R.image;if(ht===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{qe(X,R,M);return}}else R.isExternalTexture&&(X.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+M)}function vt(R,M){let X=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&X.__version!==R.version){qe(X,R,M);return}else R.isExternalTexture&&(X.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+M)}function Tt(R,M){let X=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&X.__version!==R.version){qe(X,R,M);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+M)}function Mt(R,M){let X=n.get(R);if(R.version>0&&X.__version!==R.version){mn(X,R,M);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+M)}let Wt={[gh]:i.REPEAT,[gs]:i.CLAMP_TO_EDGE,[yh]:i.MIRRORED_REPEAT},oe={[Bn]:i.NEAREST,[cy]:i.NEAREST_MIPMAP_NEAREST,[Sl]:i.NEAREST_MIPMAP_LINEAR,[si]:i.LINEAR,[Hh]:i.LINEAR_MIPMAP_NEAREST,[qs]:i.LINEAR_MIPMAP_LINEAR},Gt={[fy]:i.NEVER,[Rp]:i.ALWAYS,[py]:i.LESS,[Tp]:i.LEQUAL,[my]:i.EQUAL,[Cp]:i.GEQUAL,[gy]:i.GREATER,[yy]:i.NOTEQUAL};function pe(R,M){if(M.type===Ui&&t.has("OES_texture_float_linear")===!1&&(M.magFilter===si||M.magFilter===Hh||M.magFilter===Sl||M.magFilter===qs||M.minFilter===si||M.minFilter===Hh||M.minFilter===Sl||M.minFilter===qs)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,Wt[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,Wt[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,Wt[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,oe[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,oe[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Gt[M.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Bn||M.minFilter!==Sl&&M.minFilter!==qs||M.type===Ui&&t.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(R,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ue(R,M){let X=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",L),N(M));let ht=M.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let yt=tt(M);if(yt!==R.__cacheKey){ot[yt]===void 0&&(ot[yt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[yt].usedTimes++;let xt=ot[R.__cacheKey];xt!==void 0&&(ot[R.__cacheKey].usedTimes--,xt.usedTimes===0&&W(M)),R.__cacheKey=yt,R.__webglTexture=ot[yt].texture}return X}function ie(R,M,X){return Math.floor(Math.floor(R/X)/M)}function Qe(R,M,X,ht){let yt=R.updateRanges;if(yt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,X,ht,M.data);else{yt.sort((U,rt)=>U.start-rt.start);let xt=0;for(let U=1;U<yt.length;U++){let rt=yt[xt],it=yt[U],St=rt.start+rt.count,gt=ie(it.start,M.width,4),bt=ie(rt.start,M.width,4);it.start<=St+1&&gt===bt&&ie(it.start+it.count-1,M.width,4)===gt?rt.count=Math.max(rt.count,it.start+it.count-rt.start):(++xt,yt[xt]=it)}yt.length=xt+1;let nt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let U=0,rt=yt.length;U<rt;U++){let it=yt[U],St=Math.floor(it.start/4),gt=Math.ceil(it.count/4),bt=St%M.width,Ht=Math.floor(St/M.width),Kt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Ht),e.texSubImage2D(i.TEXTURE_2D,0,bt,Ht,Kt,ct,X,ht,M.data)}R.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,nt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function qe(R,M,X){let ht=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=ue(R,M),yt=M.source;e.bindTexture(ht,R.__webglTexture,i.TEXTURE0+X);let xt=n.get(yt);if(yt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ct=Me.getPrimaries(Me.workingColorSpace),Ut=M.colorSpace===Ys?null:Me.getPrimaries(M.colorSpace),Jt=M.colorSpace===Ys||ct===Ut?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Jt)}e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let st=v(M.image,!1,s.maxTextureSize);st=Vt(M,st);let pt=r.convert(M.format,M.colorSpace),U=r.convert(M.type),rt=E(M.internalFormat,pt,U,M.normalized,M.colorSpace,M.isVideoTexture);pe(ht,M);let it,St=M.mipmaps,gt=M.isVideoTexture!==!0,bt=xt.__version===void 0||ot===!0,Ht=yt.dataReady,Kt=C(M,st);if(M.isDepthTexture)rt=x(M.format===Xs,M.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,null));else if(M.isDataTexture)if(St.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,St[0].width,St[0].height);for(let ct=0,Ut=St.length;ct<Ut;ct++)it=St[ct],gt?Ht&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data);M.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,st.width,st.height),Ht&&Qe(M,st,pt,U)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,st.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,St[0].width,St[0].height,st.depth);for(let ct=0,Ut=St.length;ct<Ut;ct++)if(it=St[ct],M.format!==ns)if(pt!==null)if(gt){if(Ht)if(M.layerUpdates.size>0){let Jt=Bp(it.width,it.height,M.format,M.type);for(let Ct of M.layerUpdates){let he=it.data.subarray(Ct*Jt/it.data.BYTES_PER_ELEMENT,(Ct+1)*Jt/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Ct,it.width,it.height,1,pt,he)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,it.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Ht&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,U,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,pt,U,it.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,St[0].width,St[0].height);for(let ct=0,Ut=St.length;ct<Ut;ct++)it=St[ct],M.format!==ns?pt!==null?gt?Ht&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,it.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Ht&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data)}else if(M.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,st.width,st.height,st.depth),Ht)if(M.layerUpdates.size>0){let ct=Bp(st.width,st.height,M.format,M.type);for(let Ut of M.layerUpdates){let Jt=st.data.subarray(Ut*ct/st.data.BYTES_PER_ELEMENT,(Ut+1)*ct/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ut,st.width,st.height,1,pt,U,Jt)}M.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(M.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Kt,rt,st.width,st.height,st.depth),Ht&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(M.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Kt,rt,st.width,st.height);else{let ct=st.width,Ut=st.height;for(let Jt=0;Jt<Kt;Jt++)e.texImage2D(i.TEXTURE_2D,Jt,rt,ct,Ut,0,pt,U,null),ct>>=1,Ut>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),st.parentNode!==ct){ct.appendChild(st),u.add(M),ct.onpaint=Ut=>{let Jt=Ut.changedElements;for(let Ct of u)Jt.includes(Ct.image)&&(Ct.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let Jt=i.RGBA,Ct=i.RGBA,he=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Jt,Ct,he,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(St.length>0){if(gt&&bt){let ct=Yt(St[0]);e.texStorage2D(i.TEXTURE_2D,Kt,rt,ct.width,ct.height)}for(let ct=0,Ut=St.length;ct<Ut;ct++)it=St[ct],gt?Ht&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,U,it):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,U,it);M.generateMipmaps=!1}else if(gt){if(bt){let ct=Yt(st);e.texStorage2D(i.TEXTURE_2D,Kt,rt,ct.width,ct.height)}Ht&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,U,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,U,st);w(M)&&M.mipmapsAutoUpdate===!0&&b(ht),xt.__version=yt.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function mn(R,M,X){if(M.image.length!==6)return;let ht=ue(R,M),ot=M.source;e.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+X);let yt=n.get(ot);if(ot.version!==yt.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=Me.getPrimaries(Me.workingColorSpace),nt=M.colorSpace===Ys?null:Me.getPrimaries(M.colorSpace),st=M.colorSpace===Ys||xt===nt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let pt=M.isCompressedTexture||M.image[0].isCompressedTexture,U=M.image[0]&&M.image[0].isDataTexture,rt=[];for(let Ct=0;Ct<6;Ct++)!pt&&!U?rt[Ct]=v(M.image[Ct],!0,s.maxCubemapSize):rt[Ct]=U?M.image[Ct].image:M.image[Ct],rt[Ct]=Vt(M,rt[Ct]);let it=rt[0],St=r.convert(M.format,M.colorSpace),gt=r.convert(M.type),bt=E(M.internalFormat,St,gt,M.normalized,M.colorSpace),Ht=M.isVideoTexture!==!0,Kt=yt.__version===void 0||ht===!0,ct=ot.dataReady,Ut=C(M,it);pe(i.TEXTURE_CUBE_MAP,M);let Jt;if(M.isDepthTexture){if(bt=x(M.format===Xs,M.type),Kt)if(Ht)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,it.width,it.height);else for(let Ct=0;Ct<6;Ct++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,bt,it.width,it.height,0,St,gt,null)}else if(pt){Ht&&Kt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ut,bt,it.width,it.height);for(let Ct=0;Ct<6;Ct++){Jt=rt[Ct].mipmaps;for(let he=0;he<Jt.length;he++){let Ye=Jt[he];M.format!==ns?St!==null?Ht?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,0,0,Ye.width,Ye.height,St,Ye.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,bt,Ye.width,Ye.height,0,Ye.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,0,0,Ye.width,Ye.height,St,gt,Ye.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,bt,Ye.width,Ye.height,0,St,gt,Ye.data)}}}else{if(Jt=M.mipmaps,Ht&&Kt){Jt.length>0&&Ut++;let Ct=Yt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ut,bt,Ct.width,Ct.height)}for(let Ct=0;Ct<6;Ct++)if(U){Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,0,0,rt[Ct].width,rt[Ct].height,St,gt,rt[Ct].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,bt,rt[Ct].width,rt[Ct].height,0,St,gt,rt[Ct].data);for(let he=0;he<Jt.length;he++){let Zn=Jt[he].image[Ct].image;Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,0,0,Zn.width,Zn.height,St,gt,Zn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,bt,Zn.width,Zn.height,0,St,gt,Zn.data)}}else{Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,0,0,St,gt,rt[Ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,bt,St,gt,rt[Ct]);for(let he=0;he<Jt.length;he++){let Ye=Jt[he];Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,0,0,St,gt,Ye.image[Ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,bt,St,gt,Ye.image[Ct])}}}w(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),yt.__version=ot.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function ke(R,M,X,ht,ot,yt){let xt=r.convert(X.format,X.colorSpace),nt=r.convert(X.type),st=E(X.internalFormat,xt,nt,X.normalized,X.colorSpace),pt=n.get(M),U=n.get(X);if(U.__renderTarget=M,!pt.__hasExternalTextures){let rt=Math.max(1,M.width>>yt),it=Math.max(1,M.height>>yt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,yt,st,rt,it,M.depth,0,xt,nt,null):e.texImage2D(ot,yt,st,rt,it,0,xt,nt,null)}e.bindFramebuffer(i.FRAMEBUFFER,R),wt(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,U.__webglTexture,0,ae(M)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,U.__webglTexture,yt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ln(R,M,X){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let ht=M.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,yt=x(M.stencilBuffer,ot),xt=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;wt(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ae(M),yt,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,ae(M),yt,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,yt,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,R)}else{let ht=M.textures;for(let ot=0;ot<ht.length;ot++){let yt=ht[ot],xt=r.convert(yt.format,yt.colorSpace),nt=r.convert(yt.type),st=E(yt.internalFormat,xt,nt,yt.normalized,yt.colorSpace);wt(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ae(M),st,M.width,M.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,ae(M),st,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,st,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Ae(R,M,X){let ht=M.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(M.depthTexture);ot.__renderTarget=M;let yt=ht?M.depthTexture.image[0]:M.depthTexture.image;(!ot.__webglTexture||yt.width!==M.width||yt.height!==M.height)&&(yt.width=M.width,yt.height=M.height,M.depthTexture.needsUpdate=!0),ht?Mt(M.depthTexture,0):mt(M.depthTexture,0);let xt=ot.__webglTexture,nt=ae(M),st=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=M.depthTexture.format===Xs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===ks)wt(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else if(M.depthTexture.format===Xs)wt(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function An(R){let M=n.get(R),X=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let ht=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ht){let ot=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),M.__depthDisposeCallback=ot}M.__boundDepthTexture=ht}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)Ae(M.__webglFramebuffer[ht],R,ht);else R.texture.mipmaps.length>0?Ae(M.__webglFramebuffer[0],R,0):Ae(M.__webglFramebuffer,R,0);else if(X){M.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[ht]),M.__webglDepthbuffer[ht]===void 0)M.__webglDepthbuffer[ht]=i.createRenderbuffer(),Ln(M.__webglDepthbuffer[ht],R,!1);else{let ot=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}}else if(R.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Ln(M.__webglDepthbuffer,R,!1);else{let ot=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function on(R,M,X){let ht=n.get(R);M!==void 0&&ke(ht.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&An(R)}function gn(R){let M=R.texture,X=n.get(R),ht=n.get(M);R.addEventListener("dispose",B),N(R);let ot=R.textures,yt=R.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=M.version,o.memory.textures++),yt){X.__webglFramebuffer=[];for(let nt=0;nt<6;nt++)if(M.mipmaps.length>0){X.__webglFramebuffer[nt]=[];for(let st=0;st<M.mipmaps.length;st++)X.__webglFramebuffer[nt][st]=i.createFramebuffer()}else X.__webglFramebuffer[nt]=i.createFramebuffer()}else{if(M.mipmaps.length>0){X.__webglFramebuffer=[];for(let nt=0;nt<M.mipmaps.length;nt++)X.__webglFramebuffer[nt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let nt=0,st=ot.length;nt<st;nt++){let pt=n.get(ot[nt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&wt(R)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let nt=0;nt<ot.length;nt++){let st=ot[nt];X.__webglColorRenderbuffer[nt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[nt]);let pt=r.convert(st.format,st.colorSpace),U=r.convert(st.type),rt=E(st.internalFormat,pt,U,st.normalized,st.colorSpace,R.isXRRenderTarget===!0),it=ae(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,rt,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+nt,i.RENDERBUFFER,X.__webglColorRenderbuffer[nt])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),Ln(X.__webglDepthRenderbuffer,R,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(yt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),pe(i.TEXTURE_CUBE_MAP,M);for(let nt=0;nt<6;nt++)if(M.mipmaps.length>0)for(let st=0;st<M.mipmaps.length;st++)ke(X.__webglFramebuffer[nt][st],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,st);else ke(X.__webglFramebuffer[nt],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,0);w(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let nt=0,st=ot.length;nt<st;nt++){let pt=ot[nt],U=n.get(pt),rt=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(rt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,U.__webglTexture),pe(rt,pt),ke(X.__webglFramebuffer,R,pt,i.COLOR_ATTACHMENT0+nt,rt,0),w(pt)&&b(rt)}e.unbindTexture()}else{let nt=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(nt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(nt,ht.__webglTexture),pe(nt,M),M.mipmaps.length>0)for(let st=0;st<M.mipmaps.length;st++)ke(X.__webglFramebuffer[st],R,M,i.COLOR_ATTACHMENT0,nt,st);else ke(X.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,nt,0);w(M)?b(nt):M.mipmaps.length>0&&i.texParameteri(nt,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}R.depthBuffer&&An(R)}function k(R){let M=R.textures;for(let X=0,ht=M.length;X<ht;X++){let ot=M[X];if(w(ot)&&ot.mipmapsAutoUpdate===!0){let yt=S(R),xt=n.get(ot).__webglTexture;e.bindTexture(yt,xt),b(yt),e.unbindTexture()}}}let Rt=[];function jt(R){if(R.samples>0){if(wt(R)===!1){let M=R.textures,X=R.width,ht=R.height,ot=i.COLOR_BUFFER_BIT,yt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(R),nt=M.length>1;if(nt)for(let pt=0;pt<M.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<M.length;pt++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),nt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(M[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Rt.length=0,Rt.push(i.COLOR_ATTACHMENT0+pt),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Rt.push(yt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Rt))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),nt)for(let pt=0;pt<M.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(M[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ae(R){return Math.min(s.maxSamples,R.samples)}function wt(R){let M=n.get(R);return R.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function ze(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function Vt(R,M){let X=R.colorSpace,ht=R.format,ot=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||X!==Ka&&X!==Ys&&(Me.getTransfer(X)===Le?(ht!==ns||ot!==ci)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qt("WebGLTextures: Unsupported texture color space:",X)),M}function Yt(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=J,this.getTextureUnits=et,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=vt,this.setTexture3D=Tt,this.setTextureCube=Mt,this.rebindTextures=on,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=jt,this.setupDepthRenderbuffer=An,this.setupFrameBufferTexture=ke,this.useMultisampledRTT=wt,this.dispose=G}function QE(i,t){function e(n,s=Ys){let r,o=Me.getTransfer(s);if(n===ci)return i.UNSIGNED_BYTE;if(n===qh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Xh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===wp)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Sp)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===bp)return i.BYTE;if(n===Mp)return i.SHORT;if(n===Jo)return i.UNSIGNED_SHORT;if(n===Wh)return i.INT;if(n===ts)return i.UNSIGNED_INT;if(n===Ui)return i.FLOAT;if(n===es)return i.HALF_FLOAT;if(n===Ap)return i.ALPHA;if(n===Ep)return i.RGB;if(n===ns)return i.RGBA;if(n===ks)return i.DEPTH_COMPONENT;if(n===Xs)return i.DEPTH_STENCIL;if(n===Yh)return i.RED;if(n===$h)return i.RED_INTEGER;if(n===xr)return i.RG;if(n===jh)return i.RG_INTEGER;if(n===Zh)return i.RGBA_INTEGER;if(n===Al||n===El||n===Tl||n===Cl)if(o===Le)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Al)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===El)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Tl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Cl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Al)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===El)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Tl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Cl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Kh||n===Jh||n===Qh||n===tu)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Kh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Jh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Qh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===tu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===eu||n===nu||n===iu||n===su||n===ru||n===Rl||n===ou)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===eu||n===nu)return o===Le?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===iu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===su)return r.COMPRESSED_R11_EAC;if(n===ru)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Rl)return r.COMPRESSED_RG11_EAC;if(n===ou)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===au||n===lu||n===cu||n===hu||n===uu||n===du||n===fu||n===pu||n===mu||n===gu||n===yu||n===vu||n===xu||n===_u)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===au)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===lu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===cu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===hu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===uu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===du)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===fu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===pu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===mu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===gu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===yu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===vu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===xu)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===_u)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===bu||n===Mu||n===wu)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===bu)return o===Le?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Mu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===wu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Su||n===Au||n===Pl||n===Eu)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Su)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Au)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Pl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Eu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===qr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var tT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,eT=`
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

}`,$p=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new hl(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Ni({vertexShader:tT,fragmentShader:eT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new ye(new Hs(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},jp=class extends Ki{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",m=new $p,p={},v=e.getContextAttributes(),w=null,b=null,S=[],E=[],x=new Xt,C=null,N=null,I=new kn;I.viewport=new nn;let L=new kn;L.viewport=new nn;let B=[I,L],V=new Bh,D=null,G=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=S[tt];return mt===void 0&&(mt=new Wo,S[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=S[tt];return mt===void 0&&(mt=new Wo,S[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=S[tt];return mt===void 0&&(mt=new Wo,S[tt]=mt),mt.getHandSpace()};function Y(tt){let mt=E.indexOf(tt.inputSource);if(mt===-1)return;let vt=S[mt];vt!==void 0&&(vt.update(tt.inputSource,tt.frame,c||o),vt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function W(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",lt);for(let tt=0;tt<S.length;tt++){let mt=E[tt];mt!==null&&(E[tt]=null,S[tt].disconnect(mt))}D=null,G=null,m.reset();for(let tt in p)delete p[tt];if(t.setRenderTarget(w),f=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(C),t.setSize(x.width,x.height,!1),N!==null){let tt=N.camera;tt.fov=N.fov,tt.zoom=N.zoom,tt.updateProjectionMatrix(),N=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",W),s.addEventListener("inputsourceschange",lt),v.xrCompatible!==!0&&await e.makeXRCompatible(),C=t.getPixelRatio(),t.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let vt=null,Tt=null,Mt=null;v.depth&&(Mt=v.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,vt=v.stencil?Xs:ks,Tt=v.stencil?qr:ts);let Wt={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Wt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new bi(d.textureWidth,d.textureHeight,{format:ns,type:ci,depthTexture:new Gs(d.textureWidth,d.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,vt),stencilBuffer:v.stencil,colorSpace:t.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let vt={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,vt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new bi(f.framebufferWidth,f.framebufferHeight,{format:ns,type:ci,colorSpace:t.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function lt(tt){for(let mt=0;mt<tt.removed.length;mt++){let vt=tt.removed[mt],Tt=E.indexOf(vt);Tt>=0&&(E[Tt]=null,S[Tt].disconnect(vt))}for(let mt=0;mt<tt.added.length;mt++){let vt=tt.added[mt],Tt=E.indexOf(vt);if(Tt===-1){for(let Wt=0;Wt<S.length;Wt++)if(Wt>=E.length){E.push(vt),Tt=Wt;break}else if(E[Wt]===null){E[Wt]=vt,Tt=Wt;break}if(Tt===-1)break}let Mt=S[Tt];Mt&&Mt.connect(vt)}}function j(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,vt=tt.far;m.texture!==null&&(m.depthNear>0&&(mt=m.depthNear),m.depthFar>0&&(vt=m.depthFar)),V.near=L.near=I.near=mt,V.far=L.far=I.far=vt,(D!==V.near||G!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),D=V.near,G=V.far),V.layers.mask=tt.layers.mask|6,I.layers.mask=V.layers.mask&-5,L.layers.mask=V.layers.mask&-3;let Tt=tt.parent,Mt=V.cameras;j(V,Tt);for(let Wt=0;Wt<Mt.length;Wt++)j(Mt[Wt],Tt);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),N===null&&tt.isPerspectiveCamera&&(N={camera:tt,fov:tt.fov,zoom:tt.zoom}),J(tt,V,Tt)};function J(tt,mt,vt){vt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(vt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=Vo*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(V)},this.getCameraTexture=function(tt){return p[tt]};let et=null;function dt(tt,mt){if(h=mt.getViewerPose(c||o),g=mt,h!==null){let vt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Tt=!1;vt.length!==V.cameras.length&&(V.cameras.length=0,Tt=!0);for(let Gt=0;Gt<vt.length;Gt++){let pe=vt[Gt],ue=null;if(f!==null)ue=f.getViewport(pe);else{let Qe=u.getViewSubImage(d,pe);ue=Qe.viewport,Gt===0&&(t.setRenderTargetTextures(b,Qe.colorTexture,Qe.depthStencilTexture),t.setRenderTarget(b))}let ie=B[Gt];ie===void 0&&(ie=new kn,ie.layers.enable(Gt),ie.viewport=new nn,B[Gt]=ie),ie.matrix.fromArray(pe.transform.matrix),ie.matrix.decompose(ie.position,ie.quaternion,ie.scale),ie.projectionMatrix.fromArray(pe.projectionMatrix),ie.projectionMatrixInverse.copy(ie.projectionMatrix).invert(),ie.viewport.set(ue.x,ue.y,ue.width,ue.height),Gt===0&&(V.matrix.copy(ie.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Tt===!0&&V.cameras.push(ie)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Gt=u.getDepthInformation(vt[0]);Gt&&Gt.isValid&&Gt.texture&&m.init(Gt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Gt=0;Gt<vt.length;Gt++){let pe=vt[Gt].camera;if(pe){let ue=p[pe];ue||(ue=new hl,p[pe]=ue);let ie=u.getCameraImage(pe);ue.sourceTexture=ie}}}}for(let vt=0;vt<S.length;vt++){let Tt=E[vt],Mt=S[vt];Tt!==null&&Mt!==void 0&&Mt.update(Tt,mt,c||o)}et&&et(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new Yy;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){et=tt},this.dispose=function(){}}},nT=new _e,iv=new ne;iv.set(-1,0,0,0,1,0,0,0,1);function iT(i,t){function e(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,Op(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&(m.fogDensity.value=p.density)}function s(m,p,v,w,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(m,p),u(m,p)):p.isMeshPhongMaterial?(r(m,p),h(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&f(m,p,b)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),y(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,p)):p.isPointsMaterial?l(m,p,v,w):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,e(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,e(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===ri&&(m.bumpScale.value*=-1)),p.normalMap&&(m.normalMap.value=p.normalMap,e(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===ri&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.value=p.displacementMap,e(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.emissiveMap,e(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,e(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let v=t.get(p),w=v.envMap,b=v.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(nT.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(iv),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,e(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,e(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,p.map&&(m.map.value=p.map,e(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,v,w){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*v,m.scale.value=w*.5,p.map&&(m.map.value=p.map,e(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,e(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.shininess,1e-4)}function u(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,e(p.metalnessMap,m.metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,e(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}function f(m,p,v){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,e(p.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,e(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,e(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,e(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,e(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,e(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===ri&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,e(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=p.iridescenceThicknessMap,e(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,e(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.value=p.thicknessMap,e(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,e(p.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,e(p.specularColorMap,m.specularColorMapTransform)),p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,e(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function y(m,p){let v=t.get(p).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function sT(i,t,e,n){let s={},r={};function o(v,w){let b=w.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,w){let b=s[v.id];b===void 0&&(g(v),b=l(v),s[v.id]=b,v.addEventListener("dispose",m));let S=w.program;n.updateUBOMapping(v,S);let E=t.render.frame;r[v.id]!==E&&(c(v),r[v.id]=E)}function l(v){let w=i.createBuffer(),b=v.__size,S=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,w),i.bufferData(i.UNIFORM_BUFFER,b,S),i.bindBuffer(i.UNIFORM_BUFFER,null),w}function c(v){let w=s[v.id],b=v.uniforms,S=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let E=0,x=b.length;E<x;E++){let C=b[E];if(Array.isArray(C))for(let N=0,I=C.length;N<I;N++)h(C[N],E,N,S);else h(C,E,0,S)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,w,b,S){if(d(v,w,b,S)===!0){let E=v.__offset,x=v.value;if(Array.isArray(x)){let C=0;for(let N=0;N<x.length;N++){let I=x[N],L=y(I,!0);u(I,v.__data,C),C+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(x,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,v.__data)}}function u(v,w,b){typeof v=="number"||typeof v=="boolean"?w[b]=v:v.isMatrix3?(w[b]=v.elements[0],w[b+1]=v.elements[1],w[b+2]=v.elements[2],w[b+3]=0,w[b+4]=v.elements[3],w[b+5]=v.elements[4],w[b+6]=v.elements[5],w[b+7]=0,w[b+8]=v.elements[6],w[b+9]=v.elements[7],w[b+10]=v.elements[8],w[b+11]=0):ArrayBuffer.isView(v)?w.set(v.subarray(0,w.length-b),b):v.toArray(w,b)}function d(v,w,b,S){let E=v.value,x=w+"_"+b;if(Array.isArray(E)){S[x]===void 0&&(S[x]=[]);let C=S[x],N=!1;for(let I=0;I<E.length;I++)f(E[I],C,I)===!0&&(N=!0);return N}return f(E,S,x)}function f(v,w,b){if(w[b]===void 0)return typeof v=="number"||typeof v=="boolean"?w[b]=v:ArrayBuffer.isView(v)?w[b]=v.slice():w[b]=v.clone(),!0;{let S=w[b];if(typeof v=="number"||typeof v=="boolean"){if(S!==v)return w[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(S.equals(v)===!1)return S.copy(v),!0}}return!1}function g(v){let w=v.uniforms,b=0,S=16;for(let x=0,C=w.length;x<C;x++){let N=Array.isArray(w[x])?w[x]:[w[x]];for(let I=0,L=N.length;I<L;I++){let B=N[I],V=Array.isArray(B.value)?B.value:[B.value],D=Array.isArray(w[x])||Array.isArray(B.value),G=b;for(let W=0,lt=V.length;W<lt;W++){let j=V[W],J=y(j,D),et=b%S,dt=et%J.boundary,ut=et+dt;b+=dt,ut!==0&&S-ut<J.storage&&(b+=S-ut),W===0&&(G=b),b+=J.storage}let Y=B.type==="int"?Int32Array:B.type==="uint"?Uint32Array:Float32Array;B.__data=new Y((b-G)/Float32Array.BYTES_PER_ELEMENT),B.__offset=G}}let E=b%S;return E>0&&(b+=S-E),v.__size=b,v.__cache={},this}function y(v,w){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",v),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(v){let w=v.target;w.removeEventListener("dispose",m),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function p(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:p}}var rT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ms=null;function oT(){return Ms===null&&(Ms=new ol(rT,16,16,xr,es),Ms.name="DFG_LUT",Ms.minFilter=si,Ms.magFilter=si,Ms.wrapS=gs,Ms.wrapT=gs,Ms.generateMipmaps=!1,Ms.needsUpdate=!0),Ms}var ta=class{constructor(t={}){let{canvas:e=vy(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ci}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=f,m=new Set([Zh,jh,$h]),p=new Set([ci,ts,Jo,qr,qh,Xh]),v=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},S=null,E=null,x=[],C=[],N=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=bs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,B=null,V=null,D=null,G=null;this._outputColorSpace=ii;let Y=0,W=0,lt=null,j=-1,J=null,et=new nn,dt=new nn,ut=null,tt=new re(0),mt=0,vt=e.width,Tt=e.height,Mt=1,Wt=null,oe=null,Gt=new nn(0,0,vt,Tt),pe=new nn(0,0,vt,Tt),ue=!1,ie=new dr,Qe=new Mh,qe=!1,mn=!1,ke=new _e,Ln=new O,Ae=new nn,An={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},on=!1;function gn(){return lt===null?Mt:1}let k=n;function Rt(T,z){return e.getContext(T,z)}let jt,ae,wt,ze,Vt,Yt,R,M,X,ht,ot,yt,xt,nt,st,pt,U,rt,it,St,gt,bt,Ht;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ut,!1),e.addEventListener("webglcontextrestored",Jt,!1),e.addEventListener("webglcontextcreationerror",Ct,!1),k===null){let z="webgl2";if(k=Rt(z,T),k===null)throw Rt(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Kt()}catch(T){throw e.removeEventListener("webglcontextlost",Ut,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Ct,!1),Qt("WebGLRenderer: "+T.message),T}function Kt(){jt=new yA(k),jt.init(),gt=new QE(k,jt),ae=new oA(k,jt,t,gt),wt=new KE(k,jt),ae.reversedDepthBuffer&&d&&wt.buffers.depth.setReversed(!0),V=k.createFramebuffer(),D=k.createFramebuffer(),G=k.createFramebuffer(),ze=new _A(k),Vt=new UE,Yt=new JE(k,jt,wt,Vt,ae,gt,ze),R=new gA(I),M=new Mw(k),bt=new sA(k,M),X=new vA(k,M,ze,bt),ht=new MA(k,X,M,bt,ze),rt=new bA(k,ae,Yt),st=new aA(Vt),ot=new OE(I,R,jt,ae,bt,st),yt=new iT(I,Vt),xt=new BE,nt=new qE(jt),U=new iA(I,R,wt,ht,g,l),pt=new ZE(I,ht,ae),Ht=new sT(k,ze,ae,wt),it=new rA(k,jt,ze),St=new xA(k,jt,ze),ze.programs=ot.programs,I.capabilities=ae,I.extensions=jt,I.properties=Vt,I.renderLists=xt,I.shadowMap=pt,I.state=wt,I.info=ze}y!==ci&&(N=new SA(y,e.width,e.height,a,s,r));let ct=new jp(I,k);this.xr=ct,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let T=jt.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=jt.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(T){T!==void 0&&(Mt=T,this.setSize(vt,Tt,!1))},this.getSize=function(T){return T.set(vt,Tt)},this.setSize=function(T,z,Q=!0){if(ct.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}vt=T,Tt=z,e.width=Math.floor(T*Mt),e.height=Math.floor(z*Mt),Q===!0&&(e.style.width=T+"px",e.style.height=z+"px"),N!==null&&N.setSize(e.width,e.height),this.setViewport(0,0,T,z)},this.getDrawingBufferSize=function(T){return T.set(vt*Mt,Tt*Mt).floor()},this.setDrawingBufferSize=function(T,z,Q){vt=T,Tt=z,Mt=Q,e.width=Math.floor(T*Q),e.height=Math.floor(z*Q),this.setViewport(0,0,T,z)},this.setEffects=function(T){if(y===ci){Qt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let z=0;z<T.length;z++)if(T[z].isOutputPass===!0){$t("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}N.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(et)},this.getViewport=function(T){return T.copy(Gt)},this.setViewport=function(T,z,Q,$){T.isVector4?Gt.set(T.x,T.y,T.z,T.w):Gt.set(T,z,Q,$),wt.viewport(et.copy(Gt).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(pe)},this.setScissor=function(T,z,Q,$){T.isVector4?pe.set(T.x,T.y,T.z,T.w):pe.set(T,z,Q,$),wt.scissor(dt.copy(pe).multiplyScalar(gn()).round())},this.getScissorTest=function(){return ue},this.setScissorTest=function(T){wt.setScissorTest(ue=T)},this.setOpaqueSort=function(T){Wt=T},this.setTransparentSort=function(T){oe=T},this.getClearColor=function(T){return T.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(T=!0,z=!0,Q=!0){let $=0;if(T){let Z=!1;if(lt!==null){let At=lt.texture.format;Z=m.has(At)}if(Z){let At=lt.texture.type,Pt=p.has(At),Et=U.getClearColor(),It=U.getClearAlpha(),zt=Et.r,ee=Et.g,me=Et.b;Pt?(v[0]=zt,v[1]=ee,v[2]=me,v[3]=It,k.clearBufferuiv(k.COLOR,0,v)):(w[0]=zt,w[1]=ee,w[2]=me,w[3]=It,k.clearBufferiv(k.COLOR,0,w))}else $|=k.COLOR_BUFFER_BIT}z&&($|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&k.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),B=T},this.dispose=function(){e.removeEventListener("webglcontextlost",Ut,!1),e.removeEventListener("webglcontextrestored",Jt,!1),e.removeEventListener("webglcontextcreationerror",Ct,!1),U.dispose(),xt.dispose(),nt.dispose(),Yt.dispose(),Vt.dispose(),R.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Ht.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",fc),ct.removeEventListener("sessionend",ls),Ts.stop()};function Ut(T){T.preventDefault(),tl("WebGLRenderer: Context Lost."),L=!0}function Jt(){tl("WebGLRenderer: Context Restored."),L=!1;let T=ze.autoReset,z=pt.enabled,Q=pt.autoUpdate,$=pt.needsUpdate,Z=pt.type;Kt(),ze.autoReset=T,pt.enabled=z,pt.autoUpdate=Q,pt.needsUpdate=$,pt.type=Z}function Ct(T){Qt("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function he(T){let z=T.target;z.removeEventListener("dispose",he),Ye(z)}function Ye(T){Zn(T),Vt.remove(T)}function Zn(T){let z=Vt.get(T).programs;z!==void 0&&(z.forEach(function(Q){ot.releaseProgram(Q)}),T.isShaderMaterial&&ot.releaseShaderCache(T))}this.renderBufferDirect=function(T,z,Q,$,Z,At){z===null&&(z=An);let Pt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Et=Na(T,z,Q,$,Z);wt.setMaterial($,Pt);let It=Q.index,zt=1;if($.wireframe===!0){if(It=X.getWireframeAttribute(Q),It===void 0)return;zt=2}let ee=Q.drawRange,me=Q.attributes.position,kt=ee.start*zt,ge=(ee.start+ee.count)*zt;At!==null&&(kt=Math.max(kt,At.start*zt),ge=Math.min(ge,(At.start+At.count)*zt)),It!==null?(kt=Math.max(kt,0),ge=Math.min(ge,It.count)):me!=null&&(kt=Math.max(kt,0),ge=Math.min(ge,me.count));let rn=ge-kt;if(rn<0||rn===1/0)return;bt.setup(Z,$,Et,Q,It);let Fe,Ne=it;if(It!==null&&(Fe=M.get(It),Ne=St,Ne.setIndex(Fe)),Z.isMesh)$.wireframe===!0?(wt.setLineWidth($.wireframeLinewidth*gn()),Ne.setMode(k.LINES)):Ne.setMode(k.TRIANGLES);else if(Z.isLine){let En=$.linewidth;En===void 0&&(En=1),wt.setLineWidth(En*gn()),Z.isLineSegments?Ne.setMode(k.LINES):Z.isLineLoop?Ne.setMode(k.LINE_LOOP):Ne.setMode(k.LINE_STRIP)}else Z.isPoints?Ne.setMode(k.POINTS):Z.isSprite&&Ne.setMode(k.TRIANGLES);if(Z.isBatchedMesh)if(jt.get("WEBGL_multi_draw"))Ne.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let En=Z._multiDrawStarts,Nt=Z._multiDrawCounts,yn=Z._multiDrawCount,be=It?M.get(It).bytesPerElement:1,Rs=Vt.get($).currentProgram.getUniforms();for(let vn=0;vn<yn;vn++)Rs.setValue(k,"_gl_DrawID",vn),Ne.render(En[vn]/be,Nt[vn])}else if(Z.isInstancedMesh)Ne.renderInstances(kt,rn,Z.count);else if(Q.isInstancedBufferGeometry){let En=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Nt=Math.min(Q.instanceCount,En);Ne.renderInstances(kt,rn,Nt)}else Ne.render(kt,rn)};function La(T,z,Q,$){B!==null&&T.isNodeMaterial&&B.setObject($,T),qe===!0&&st.setState(T,Q,!1),T.transparent===!0&&T.side===Oi&&T.forceSinglePass===!1?(T.side=ri,T.needsUpdate=!0,cs(T,z,$),T.side=vr,T.needsUpdate=!0,cs(T,z,$),T.side=Oi):cs(T,z,$)}this.compile=function(T,z,Q=null){Q===null&&(Q=T),B!==null&&B.renderStart(T,z,Q),E=nt.get(Q),E.init(z),C.push(E),Q.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),T!==Q&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),E.setupLights(),B!==null&&B.updateLights(E.state.lightsArray),mn=this.localClippingEnabled,qe=st.init(this.clippingPlanes,mn),qe===!0&&st.setGlobalState(this.clippingPlanes,z),B!==null&&pt.render(E.state.shadowsArray,Q,z);let $=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let At=Z.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];La(Et,Q,z,Z),$.add(Et)}else La(At,Q,z,Z),$.add(At)}),E=C.pop(),B!==null&&B.renderEnd(),$},this.compileAsync=function(T,z,Q=null){let $=this.compile(T,z,Q);return new Promise(Z=>{function At(){if($.forEach(function(Pt){let It=Vt.get(Pt).currentProgram;(It===void 0||It.isReady())&&$.delete(Pt)}),$.size===0){Z(T);return}setTimeout(At,10)}jt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let lo=null;function cf(T){lo&&lo(T)}function fc(){Ts.stop()}function ls(){Ts.start()}let Ts=new Yy;Ts.setAnimationLoop(cf),typeof self<"u"&&Ts.setContext(self),this.setAnimationLoop=function(T){lo=T,ct.setAnimationLoop(T),T===null?Ts.stop():Ts.start()},ct.addEventListener("sessionstart",fc),ct.addEventListener("sessionend",ls),this.render=function(T,z){if(z!==void 0&&z.isCamera!==!0){Qt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;B!==null&&B.renderStart(T,z);let Q=ct.enabled===!0&&ct.isPresenting===!0,$=N!==null&&(lt===null||Q)&&N.begin(I,lt);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(N===null||N.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(z),z=ct.getCamera()),T.isScene===!0&&T.onBeforeRender(I,T,z,lt),E=nt.get(T,C.length),E.init(z),E.state.textureUnits=Yt.getTextureUnits(),C.push(E),ke.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?Qe.setFromArrayCamera(z):ie.setFromProjectionMatrix(ke,Di,z.reversedDepth),mn=this.localClippingEnabled,qe=st.init(this.clippingPlanes,mn),S=xt.get(T,x.length),S.init(),x.push(S),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&Cs(Pt,z,-1/0,I.sortObjects)}Cs(T,z,0,I.sortObjects),S.finish(),B!==null&&B.updateLights(E.state.lightsArray),I.sortObjects===!0&&S.sort(Wt,oe),on=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,on&&U.addToRenderList(S,T),this.info.autoReset===!0&&this.info.reset(),qe===!0&&st.beginShadows();let Z=E.state.shadowsArray;if(pt.render(Z,T,z),qe===!0&&st.endShadows(),($&&N.hasRenderPass())===!1){let Pt=S.opaque,Et=S.transmissive;if(E.setupLights(),z.isArrayCamera){let It=z.cameras;if(Et.length>0)for(let zt=0,ee=It.length;zt<ee;zt++){let me=It[zt];Hi(Pt,Et,T,me)}on&&U.render(T);for(let zt=0,ee=It.length;zt<ee;zt++){let me=It[zt];Da(S,T,me,me.viewport)}}else Et.length>0&&Hi(Pt,Et,T,z),on&&U.render(T),Da(S,T,z)}lt!==null&&W===0&&(Yt.updateMultisampleRenderTarget(lt),Yt.updateRenderTargetMipmap(lt)),$&&N.end(I),T.isScene===!0&&T.onAfterRender(I,T,z),bt.resetDefaultState(),j=-1,J=null,C.pop(),C.length>0?(E=C[C.length-1],Yt.setTextureUnits(E.state.textureUnits),qe===!0&&st.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,x.pop(),x.length>0?S=x[x.length-1]:S=null,B!==null&&B.renderEnd()};function Cs(T,z,Q,$){if(T.visible===!1)return;if(T.layers.test(z.layers)){if(T.isGroup)Q=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(z);else if(T.isLight)E.pushLight(T),T.castShadow&&E.pushShadow(T);else if(T.isSprite){let Pt=z.isArrayCamera?Qe:ie;if(!T.frustumCulled||T.intersectsFrustum(Pt)){$&&Ae.setFromMatrixPosition(T.matrixWorld).applyMatrix4(ke);let Et=ht.update(T),It=T.material;It.visible&&S.push(T,Et,It,Q,Ae.z,null,z)}}else if(T.isMesh||T.isLine||T.isPoints){let Pt=z.isArrayCamera?Qe:ie;if(!T.frustumCulled||T.intersectsFrustum(Pt)){let Et=ht.update(T),It=T.material;if($&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),Ae.copy(T.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),Ae.copy(Et.boundingSphere.center)),Ae.applyMatrix4(T.matrixWorld).applyMatrix4(ke)),Array.isArray(It)){let zt=Et.groups;for(let ee=0,me=zt.length;ee<me;ee++){let kt=zt[ee],ge=It[kt.materialIndex];ge&&ge.visible&&S.push(T,Et,ge,Q,Ae.z,kt,z)}}else It.visible&&S.push(T,Et,It,Q,Ae.z,null,z)}}}let At=T.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)Cs(At[Pt],z,Q,$)}function Da(T,z,Q,$){let{opaque:Z,transmissive:At,transparent:Pt}=T;E.setupLightsView(Q),qe===!0&&st.setGlobalState(I.clippingPlanes,Q),$&&wt.viewport(et.copy($)),Z.length>0&&an(Z,z,Q),At.length>0&&an(At,z,Q),Pt.length>0&&an(Pt,z,Q),wt.buffers.depth.setTest(!0),wt.buffers.depth.setMask(!0),wt.buffers.color.setMask(!0),wt.setPolygonOffset(!1)}function Hi(T,z,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let kt=jt.has("EXT_color_buffer_half_float")||jt.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new bi(1,1,{generateMipmaps:!0,type:kt?es:ci,minFilter:qs,samples:Math.max(4,ae.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Me.workingColorSpace})}let At=E.state.transmissionRenderTarget[$.id],Pt=$.viewport||et;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),zt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),on&&U.render(Q);let ee=I.toneMapping;I.toneMapping=bs;let me=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),qe===!0&&st.setGlobalState(I.clippingPlanes,$),an(T,Q,$),Yt.updateMultisampleRenderTarget(At),Yt.updateRenderTargetMipmap(At),jt.has("WEBGL_multisampled_render_to_texture")===!1){let kt=!1;for(let ge=0,rn=z.length;ge<rn;ge++){let Fe=z[ge],{object:Ne,geometry:En,material:Nt,group:yn}=Fe;if(Nt.side===Oi&&Ne.layers.test($.layers)){let be=Nt.side;Nt.side=ri,Nt.needsUpdate=!0,dn(Ne,Q,$,En,Nt,yn),Nt.side=be,Nt.needsUpdate=!0,kt=!0}}kt===!0&&(Yt.updateMultisampleRenderTarget(At),Yt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,zt),I.setClearColor(tt,mt),me!==void 0&&($.viewport=me),I.toneMapping=ee}function an(T,z,Q){let $=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,At=T.length;Z<At;Z++){let Pt=T[Z],{object:Et,geometry:It,group:zt}=Pt,ee=Pt.material;ee.allowOverride===!0&&$!==null&&(ee=$),Et.layers.test(Q.layers)&&dn(Et,z,Q,It,ee,zt)}}function dn(T,z,Q,$,Z,At){B!==null&&Z.isNodeMaterial&&B.setObject(T,Z),T.onBeforeRender(I,z,Q,$,Z,At),T.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(I,z,Q,$,T,At),Z.transparent===!0&&Z.side===Oi&&Z.forceSinglePass===!1?(Z.side=ri,Z.needsUpdate=!0,I.renderBufferDirect(Q,z,$,Z,T,At),Z.side=vr,Z.needsUpdate=!0,I.renderBufferDirect(Q,z,$,Z,T,At),Z.side=Oi):I.renderBufferDirect(Q,z,$,Z,T,At),T.onAfterRender(I,z,Q,$,Z,At)}function fn(T){let z=0;for(let Q of T)Q.texture!==null&&z++;return z}function cs(T,z,Q){z.isScene!==!0&&(z=An);let $=Vt.get(T),Z=E.state.lights,At=E.state.shadowsArray,Pt=Z.state.version,Et=ot.getParameters(T,Z.state,At,z,Q,E.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),zt=$.programs;$.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?z.environment:null,$.fog=z.fog;let ee=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;$.envMap=R.get(T.envMap||$.environment,ee),$.envMapRotation=$.environment!==null&&T.envMap===null?z.environmentRotation:T.envMapRotation,zt===void 0&&(T.addEventListener("dispose",he),zt=new Map,$.programs=zt,$.programVariants=new Map);let me=zt.get(It);if(me!==void 0){if($.currentProgram===me&&$.lightsStateVersion===Pt)return Fa(T,Et),me}else Et.uniforms=ot.getUniforms(T),B!==null&&T.isNodeMaterial&&B.build(T,Q,Et),T.onBeforeCompile(Et,I),me=ot.acquireProgram(Et,It),zt.set(It,me),$.uniforms=Et.uniforms;let kt=$.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(kt.clippingPlanes=st.uniform),Fa(T,Et),$.needsLights=Qs(T),$.lightsStateVersion=Pt,$.needsLights&&(kt.ambientLightColor.value=Z.state.ambient,kt.lightProbe.value=Z.state.probe,kt.sunLights.value=Z.state.sun,kt.sunLightShadows.value=Z.state.sunShadow,kt.directionalLights.value=Z.state.directional,kt.directionalLightShadows.value=Z.state.directionalShadow,kt.spotLights.value=Z.state.spot,kt.spotLightShadows.value=Z.state.spotShadow,kt.rectAreaLights.value=Z.state.rectArea,kt.ltc_1.value=Z.state.rectAreaLTC1,kt.ltc_2.value=Z.state.rectAreaLTC2,kt.pointLights.value=Z.state.point,kt.pointLightShadows.value=Z.state.pointShadow,kt.hemisphereLights.value=Z.state.hemi,kt.sunShadowMatrix.value=Z.state.sunShadowMatrix,kt.sunShadowCascade.value=Z.state.sunShadowCascade,kt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,kt.spotLightMatrix.value=Z.state.spotLightMatrix,kt.spotLightMap.value=Z.state.spotLightMap,kt.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=fn(E.state.lightProbeGridArray),$.currentProgram=me,$.uniformsList=null,me}function mi(T,z,Q,$,Z){let At=Vt.get(T),Pt=At.currentProgram.id+","+$+","+Z,Et=At.programVariants.get(Pt);return Et===void 0?(Et=cs(T,z,Q),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=$,At.toneMapping=Z),Et}function Js(T){if(T.uniformsList===null){let z=T.currentProgram.getUniforms();T.uniformsList=Qo.seqWithValue(z.seq,T.uniforms)}return T.uniformsList}function Fa(T,z){let Q=Vt.get(T);Q.outputColorSpace=z.outputColorSpace,Q.batching=z.batching,Q.batchingColor=z.batchingColor,Q.instancing=z.instancing,Q.instancingColor=z.instancingColor,Q.instancingMorph=z.instancingMorph,Q.skinning=z.skinning,Q.morphTargets=z.morphTargets,Q.morphNormals=z.morphNormals,Q.morphColors=z.morphColors,Q.morphTargetsCount=z.morphTargetsCount,Q.numClippingPlanes=z.numClippingPlanes,Q.numIntersection=z.numClipIntersection,Q.vertexAlphas=z.vertexAlphas,Q.vertexTangents=z.vertexTangents,Q.toneMapping=z.toneMapping}function Na(T,z,Q,$,Z){z.isScene!==!0&&(z=An),Yt.resetTextureUnits();let At=z.fog,Pt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?z.environment:null,Et=lt===null?I.outputColorSpace:lt.isXRRenderTarget===!0?lt.texture.colorSpace:Me.workingColorSpace,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,zt=R.get($.envMap||Pt,It),ee=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,me=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),kt=!!Q.morphAttributes.position,ge=!!Q.morphAttributes.normal,rn=!!Q.morphAttributes.color,Fe=bs;$.toneMapped&&(lt===null||lt.isXRRenderTarget===!0)&&(Fe=I.toneMapping);let Ne=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,En=Ne!==void 0?Ne.length:0,Nt=Vt.get($),yn=E.state.lights;if(qe===!0&&(mn===!0||T!==J)){let Oe=T===J&&$.id===j;st.setState($,T,Oe)}let be=!1,Rs=!1;$.version===Nt.__version?Nt.needsLights&&Nt.lightsStateVersion!==yn.state.version||Z.isBatchedMesh&&Nt.batching===!1||!Z.isBatchedMesh&&Nt.batching===!0||Z.isBatchedMesh&&Nt.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Nt.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Nt.instancing===!1||!Z.isInstancedMesh&&Nt.instancing===!0||Z.isSkinnedMesh&&Nt.skinning===!1||!Z.isSkinnedMesh&&Nt.skinning===!0||Z.isInstancedMesh&&Nt.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Nt.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Nt.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Nt.instancingMorph===!1&&Z.morphTexture!==null||Nt.envMap!==zt||$.fog===!0&&Nt.fog!==At||Nt.numClippingPlanes!==void 0&&(Nt.numClippingPlanes!==st.numPlanes||Nt.numIntersection!==st.numIntersection)||Nt.vertexAlphas!==ee||Nt.vertexTangents!==me||Nt.morphTargets!==kt||Nt.morphNormals!==ge||Nt.morphColors!==rn||Nt.morphTargetsCount!==En||Nt.numLightProbeGrids!==fn(E.state.lightProbeGridArray)?be=!0:(Nt.outputColorSpace!==Et||Nt.toneMapping!==Fe)&&(Rs=!0):(be=!0,Nt.__version=$.version);let vn=Nt.currentProgram;(be===!0||Rs===!0)&&(vn=Rs===!0?mi($,z,Z,Et,Fe):cs($,z,Z),B&&$.isNodeMaterial&&B.onUpdateProgram($,vn,Nt));let uo=!1,hs=!1,Ps=!1,de=vn.getUniforms(),ln=Nt.uniforms;if(wt.useProgram(vn.program)&&(uo=!0,hs=!0,Ps=!0),$.id!==j&&(j=$.id,hs=!0),uo||J!==T){wt.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),de.setValue(k,"projectionMatrix",T.projectionMatrix),de.setValue(k,"viewMatrix",T.matrixWorldInverse);let xn=de.map.cameraPosition;xn!==void 0&&xn.setValue(k,Ln.setFromMatrixPosition(T.matrixWorld)),ae.logarithmicDepthBuffer&&de.setValue(k,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&de.setValue(k,"isOrthographic",T.isOrthographicCamera===!0),J!==T&&(J=T,hs=!0,Ps=!0)}if(Nt.needsLights&&(yn.state.sunShadowMap.length>0&&de.setValue(k,"sunShadowMap",yn.state.sunShadowMap,Yt),yn.state.directionalShadowMap.length>0&&de.setValue(k,"directionalShadowMap",yn.state.directionalShadowMap,Yt),yn.state.spotShadowMap.length>0&&de.setValue(k,"spotShadowMap",yn.state.spotShadowMap,Yt),yn.state.pointShadowMap.length>0&&de.setValue(k,"pointShadowMap",yn.state.pointShadowMap,Yt)),Z.isSkinnedMesh){de.setOptional(k,Z,"bindMatrix"),de.setOptional(k,Z,"bindMatrixInverse");let Oe=Z.skeleton;Oe&&(Oe.boneTexture===null&&Oe.computeBoneTexture(),de.setValue(k,"boneTexture",Oe.boneTexture,Yt))}Z.isBatchedMesh&&(de.setOptional(k,Z,"batchingTexture"),de.setValue(k,"batchingTexture",Z._matricesTexture,Yt),de.setOptional(k,Z,"batchingIdTexture"),de.setValue(k,"batchingIdTexture",Z._indirectTexture,Yt),de.setOptional(k,Z,"batchingColorTexture"),Z._colorsTexture!==null&&de.setValue(k,"batchingColorTexture",Z._colorsTexture,Yt));let Kn=Q.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&rt.update(Z,Q,vn),(hs||Nt.receiveShadow!==Z.receiveShadow)&&(Nt.receiveShadow=Z.receiveShadow,de.setValue(k,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&z.environment!==null&&(ln.envMapIntensity.value=z.environmentIntensity),ln.dfgLUT!==void 0&&(ln.dfgLUT.value=oT()),hs){if(de.setValue(k,"toneMappingExposure",I.toneMappingExposure),Nt.needsLights&&co(ln,Ps),At&&$.fog===!0&&yt.refreshFogUniforms(ln,At),yt.refreshMaterialUniforms(ln,$,Mt,Tt,E.state.transmissionRenderTarget[T.id]),Nt.needsLights&&Nt.numLightProbeGrids>0){let Oe=b,xn=0;for(let Hn of E.state.lightProbeGridArray)Hn.texture!==null&&(Oe.textures[xn]=Hn.texture,Oe.min[xn]=Hn.boundingBox.min,Oe.max[xn]=Hn.boundingBox.max,Oe.resolution[xn]=Hn.resolution,xn++);for(let Hn in Oe)Oe[Hn].length=xn;ln.probesSH.value=Oe.textures,ln.probesMin.value=Oe.min,ln.probesMax.value=Oe.max,ln.probesResolution.value=Oe.resolution}Qo.upload(k,Js(Nt),ln,Yt)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Qo.upload(k,Js(Nt),ln,Yt),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&de.setValue(k,"center",Z.center),de.setValue(k,"modelViewMatrix",Z.modelViewMatrix),de.setValue(k,"normalMatrix",Z.normalMatrix),de.setValue(k,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Oe=$.uniformsGroups;for(let xn=0,Hn=Oe.length;xn<Hn;xn++){let pc=Oe[xn];Ht.update(pc,vn),Ht.bind(pc,vn)}}return vn}function co(T,z){T.ambientLightColor.needsUpdate=z,T.lightProbe.needsUpdate=z,T.sunLights.needsUpdate=z,T.sunLightShadows.needsUpdate=z,T.directionalLights.needsUpdate=z,T.directionalLightShadows.needsUpdate=z,T.pointLights.needsUpdate=z,T.pointLightShadows.needsUpdate=z,T.spotLights.needsUpdate=z,T.spotLightShadows.needsUpdate=z,T.rectAreaLights.needsUpdate=z,T.hemisphereLights.needsUpdate=z}function Qs(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return lt},this.setRenderTargetTextures=function(T,z,Q){let $=Vt.get(T);$.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Vt.get(T.texture).__webglTexture=z,Vt.get(T.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,z){let Q=Vt.get(T);Q.__webglFramebuffer=z,Q.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(T,z=0,Q=0){lt=T,Y=z,W=Q;let $=null,Z=!1,At=!1;if(T){let Et=Vt.get(T);if(Et.__useDefaultFramebuffer!==void 0){wt.bindFramebuffer(k.FRAMEBUFFER,Et.__webglFramebuffer),et.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest,wt.viewport(et),wt.scissor(dt),wt.setScissorTest(ut),j=-1;return}else if(Et.__webglFramebuffer===void 0)Yt.setupRenderTarget(T);else if(Et.__hasExternalTextures)Yt.rebindTextures(T,Vt.get(T.texture).__webglTexture,Vt.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let ee=T.depthTexture;if(Et.__boundDepthTexture!==ee){if(ee!==null&&Vt.has(ee)&&(T.width!==ee.image.width||T.height!==ee.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Yt.setupDepthRenderbuffer(T)}}let It=T.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let zt=Vt.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(zt[z])?$=zt[z][Q]:$=zt[z],Z=!0):T.samples>0&&Yt.useMultisampledRTT(T)===!1?$=Vt.get(T).__webglMultisampledFramebuffer:Array.isArray(zt)?$=zt[Q]:$=zt,et.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest}else et.copy(Gt).multiplyScalar(Mt).floor(),dt.copy(pe).multiplyScalar(Mt).floor(),ut=ue;if(Q!==0&&($=V),wt.bindFramebuffer(k.FRAMEBUFFER,$)&&wt.drawBuffers(T,$),wt.viewport(et),wt.scissor(dt),wt.setScissorTest(ut),Z){let Et=Vt.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+z,Et.__webglTexture,Q)}else if(At){let Et=z;for(let It=0;It<T.textures.length;It++){let zt=Vt.get(T.textures[It]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+It,zt.__webglTexture,Q,Et)}}else if(T!==null&&Q!==0){let Et=Vt.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Et.__webglTexture,Q)}j=-1};function ho(T){let z=Vt.get(T);return(z.__readFormat!==T.format||z.__readType!==T.type)&&(z.__readFormat=T.format,z.__readType=T.type,z.__formatReadable=ae.textureFormatReadable(T.format),z.__typeReadable=ae.textureTypeReadable(T.type)),z}this.readRenderTargetPixels=function(T,z,Q,$,Z,At,Pt,Et=0){if(!(T&&T.isWebGLRenderTarget)){Qt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=Vt.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){wt.bindFramebuffer(k.FRAMEBUFFER,It);try{let zt=T.textures[Et],ee=zt.format,me=zt.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Et);let kt=ho(zt);if(kt.__formatReadable===!1){Qt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(kt.__typeReadable===!1){Qt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=T.width-$&&Q>=0&&Q<=T.height-Z&&k.readPixels(z,Q,$,Z,gt.convert(ee),gt.convert(me),At)}finally{let zt=lt!==null?Vt.get(lt).__webglFramebuffer:null;wt.bindFramebuffer(k.FRAMEBUFFER,zt)}}},this.readRenderTargetPixelsAsync=async function(T,z,Q,$,Z,At,Pt,Et=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=Vt.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(z>=0&&z<=T.width-$&&Q>=0&&Q<=T.height-Z){wt.bindFramebuffer(k.FRAMEBUFFER,It);let zt=T.textures[Et],ee=zt.format,me=zt.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Et);let kt=ho(zt);if(kt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(kt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ge=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,ge),k.bufferData(k.PIXEL_PACK_BUFFER,At.byteLength,k.STREAM_READ),k.readPixels(z,Q,$,Z,gt.convert(ee),gt.convert(me),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let rn=lt!==null?Vt.get(lt).__webglFramebuffer:null;wt.bindFramebuffer(k.FRAMEBUFFER,rn);let Fe=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await _y(k,Fe,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,ge),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,At),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(ge),k.deleteSync(Fe),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,z=null,Q=0){let $=Math.pow(2,-Q),Z=Math.floor(T.image.width*$),At=Math.floor(T.image.height*$),Pt=z!==null?z.x:0,Et=z!==null?z.y:0;Yt.setTexture2D(T,0),k.copyTexSubImage2D(k.TEXTURE_2D,Q,0,0,Pt,Et,Z,At),wt.unbindTexture()},this.copyTextureToTexture=function(T,z,Q=null,$=null,Z=0,At=0){let Pt,Et,It,zt,ee,me,kt,ge,rn,Fe=T.isCompressedTexture?T.mipmaps[At]:T.image;if(Q!==null)Pt=Q.max.x-Q.min.x,Et=Q.max.y-Q.min.y,It=Q.isBox3?Q.max.z-Q.min.z:1,zt=Q.min.x,ee=Q.min.y,me=Q.isBox3?Q.min.z:0;else{let de=Math.pow(2,-Z);Pt=Math.floor(Fe.width*de),Et=Math.floor(Fe.height*de),T.isDataArrayTexture?It=Fe.depth:T.isData3DTexture?It=Math.floor(Fe.depth*de):It=1,zt=0,ee=0,me=0}$!==null?(kt=$.x,ge=$.y,rn=$.z):(kt=0,ge=0,rn=0);let Ne=gt.convert(z.format),En=gt.convert(z.type),Nt;z.isData3DTexture?(Yt.setTexture3D(z,0),Nt=k.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Yt.setTexture2DArray(z,0),Nt=k.TEXTURE_2D_ARRAY):(Yt.setTexture2D(z,0),Nt=k.TEXTURE_2D),wt.activeTexture(k.TEXTURE0),wt.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,z.flipY),wt.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),wt.pixelStorei(k.UNPACK_ALIGNMENT,z.unpackAlignment);let yn=wt.getParameter(k.UNPACK_ROW_LENGTH),be=wt.getParameter(k.UNPACK_IMAGE_HEIGHT),Rs=wt.getParameter(k.UNPACK_SKIP_PIXELS),vn=wt.getParameter(k.UNPACK_SKIP_ROWS),uo=wt.getParameter(k.UNPACK_SKIP_IMAGES);wt.pixelStorei(k.UNPACK_ROW_LENGTH,Fe.width),wt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,Fe.height),wt.pixelStorei(k.UNPACK_SKIP_PIXELS,zt),wt.pixelStorei(k.UNPACK_SKIP_ROWS,ee),wt.pixelStorei(k.UNPACK_SKIP_IMAGES,me);let hs=T.isDataArrayTexture||T.isData3DTexture,Ps=z.isDataArrayTexture||z.isData3DTexture;if(T.isDepthTexture){let de=Vt.get(T),ln=Vt.get(z),Kn=Vt.get(de.__renderTarget),Oe=Vt.get(ln.__renderTarget);wt.bindFramebuffer(k.READ_FRAMEBUFFER,Kn.__webglFramebuffer),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,Oe.__webglFramebuffer);for(let xn=0;xn<It;xn++)hs&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Vt.get(T).__webglTexture,Z,me+xn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Vt.get(z).__webglTexture,At,rn+xn)),k.blitFramebuffer(zt,ee,zt+Pt,ee+Et,kt,ge,kt+Pt,ge+Et,k.DEPTH_BUFFER_BIT,k.NEAREST);wt.bindFramebuffer(k.READ_FRAMEBUFFER,null),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||Vt.has(T)){let de=Vt.get(T),ln=Vt.get(z);wt.bindFramebuffer(k.READ_FRAMEBUFFER,D),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,G);for(let Kn=0;Kn<It;Kn++)hs?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,de.__webglTexture,Z,me+Kn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,de.__webglTexture,Z),Ps?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ln.__webglTexture,At,rn+Kn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ln.__webglTexture,At),Z!==0?k.blitFramebuffer(zt,ee,zt+Pt,ee+Et,kt,ge,kt+Pt,ge+Et,k.COLOR_BUFFER_BIT,k.NEAREST):Ps?k.copyTexSubImage3D(Nt,At,kt,ge,rn+Kn,zt,ee,Pt,Et):k.copyTexSubImage2D(Nt,At,kt,ge,zt,ee,Pt,Et);wt.bindFramebuffer(k.READ_FRAMEBUFFER,null),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else Ps?T.isDataTexture||T.isData3DTexture?k.texSubImage3D(Nt,At,kt,ge,rn,Pt,Et,It,Ne,En,Fe.data):z.isCompressedArrayTexture?k.compressedTexSubImage3D(Nt,At,kt,ge,rn,Pt,Et,It,Ne,Fe.data):k.texSubImage3D(Nt,At,kt,ge,rn,Pt,Et,It,Ne,En,Fe):T.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,At,kt,ge,Pt,Et,Ne,En,Fe.data):T.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,At,kt,ge,Fe.width,Fe.height,Ne,Fe.data):k.texSubImage2D(k.TEXTURE_2D,At,kt,ge,Pt,Et,Ne,En,Fe);wt.pixelStorei(k.UNPACK_ROW_LENGTH,yn),wt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,be),wt.pixelStorei(k.UNPACK_SKIP_PIXELS,Rs),wt.pixelStorei(k.UNPACK_SKIP_ROWS,vn),wt.pixelStorei(k.UNPACK_SKIP_IMAGES,uo),At===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&k.generateMipmap(Nt),wt.unbindTexture()},this.initRenderTarget=function(T){Vt.get(T).__webglFramebuffer===void 0&&Yt.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Yt.setTextureCube(T,0):T.isData3DTexture?Yt.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Yt.setTexture2DArray(T,0):Yt.setTexture2D(T,0),wt.unbindTexture()},this.resetState=function(){Y=0,W=0,lt=null,wt.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Di}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=Me._getDrawingBufferColorSpace(t),e.unpackColorSpace=Me._getUnpackColorSpace()}};function H(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of e)s!=null&&n.append(s);return n}var sv=0;function Yn(i){return sv+=1,`${i}-${sv}`}var aT={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function Nu(i){let t="http://www.w3.org/2000/svg",e=document.createElementNS(t,"svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true"),e.classList.add("icon");let n=document.createElementNS(t,"path");return n.setAttribute("d",aT[i]),i==="play"&&n.classList.add("filled"),e.append(n),e}function hi(i,t,e,n=""){return H("button",{type:"button",class:n?"button":"button only-icon","aria-label":t,title:t,onclick:e},Nu(i),n||null)}function rv(i,t,e){i.getAttribute("aria-label")!==e&&(i.setAttribute("aria-label",e),i.title=e,i.querySelector("svg")?.replaceWith(Nu(t)))}function Ge(i,t,...e){return H("details",{class:"card",open:t},H("summary",{},H("h2",{},i)),H("div",{class:"card-body"},...e))}function ce(i,t){i.textContent!==t&&(i.textContent=t)}function te(i,t=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let e=Math.abs(i);if(e!==0&&(e<.001||e>=1e6))return i.toExponential(t-2).replace("-","−").replace("e+","e");let n=e===0?0:Math.max(0,t-1-Math.floor(Math.log10(e)));return String(Number(i.toFixed(n))).replace("-","−")}function Yr(i){let t=Number(i.toPrecision(5)),e=Math.abs(t);return e!==0&&e<.001?t.toExponential():String(t)}function $s(i){return i.toFixed(2)}function Nl(i,t){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return te(i);let e=i.toFixed(t);return(/^-0\.?0*$/.test(e)?e.slice(1):e).replace("-","−")}function ki(i){if(!(i>0)||!Number.isFinite(i))return 1;let t=10**Math.floor(Math.log10(i)),e=i/t,n=e<=1?1:e<=2?2:e<=5?5:10;return Number((n*t).toPrecision(6))}function Ol(i){let t=i-2*Math.PI*Math.round(i/(2*Math.PI));return t===-Math.PI?Math.PI:t}function is(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n+=1)e[n]=t.charCodeAt(n);return e.buffer}var lT=200,cT=7,hT=9,ui=class{constructor(t){this.options=t;let e=Yn("field"),{label:n,unit:s,range:r,name:o}=t;this.value=t.value,this.slider=H("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=H("input",{type:"number",id:e,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed(),onkeydown:a=>{let{key:l}=a;l==="Escape"&&(this.number.value=Yr(this.value)),l==="Enter"&&this.typed(),(l==="Escape"||l==="Enter")&&this.number.validationMessage===""&&this.number.blur()}}),this.element=H("div",{class:n.length>hT?"field long":"field"},H("label",{for:e,title:t.meaning},n),this.slider,this.number,H("span",{class:"unit"},s)),this.show(t.value)}options;element;slider;number;value;show(t){t===this.value&&this.number.value!==""||(this.value=t,this.stretch(t),this.slider.value=String(t),this.slider.setAttribute("aria-valuetext",`${Yr(t)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=Yr(t)),this.number.classList.toggle("long-number",this.number.value.length>cT))}typed(){let t=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(t)?this.number.value=Yr(this.value):this.take(t)}take(t){try{this.options.change(t),this.number.setCustomValidity(""),this.show(t),Number(this.number.value)!==t&&(this.number.value=Yr(t))}catch(e){this.number.setCustomValidity(e instanceof Error?e.message:String(e)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=Yr(this.value)}}rounded(t){let{low:e,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-e)/lT));return Number((Math.round(t/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(t){let{low:e,high:n}=this.bounds();t<e&&(this.slider.min=String(t)),t>n&&(this.slider.max=String(t))}};function ov(i,t){if(i===0)return t?{low:0,high:1}:{low:-1,high:1};let e=Number((3*i).toPrecision(2)),n=t?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:e}:{low:e,high:n}}function Ou(i,t,e){let n=t?Math.PI:Math.max(2*Math.abs(i),e);return{low:Math.min(-n,i),high:Math.max(n,i)}}function Zp([i,t],e){return{low:Math.min(i,e),high:Math.max(t,e)}}var tm="#0072B2",Kp="#D55E00",Uu="#009E73",av="#CC79A7",Jp="#E69F00",Qp="#56B4E9",uT="#F0E442",dT={light:[tm,Kp,Uu,av,Jp,Qp],dark:[Qp,Jp,Uu,av,uT,Kp]},fT={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:Kp,potential:tm,ledger:Uu},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:Jp,potential:Qp,ledger:Uu}},lv=window.matchMedia("(prefers-color-scheme: dark)"),cv=[],em=null;function Ul(){return em??(lv.matches?"dark":"light")}function Ue(){return fT[Ul()]}function Xe(i,t){let e=dT[Ul()];if(t<=e.length)return e[i%e.length]??tm;let n=i/(t-1);return`oklch(${(Ul()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function ku(i){cv.push(i)}function Bu(){em=Ul()==="dark"?"light":"dark",na()}function na(){document.documentElement.dataset.theme=Ul();for(let i of cv)i()}lv.addEventListener("change",()=>{em===null&&na()});var hv={type:"change"},im={type:"start"},dv={type:"end"},zu=new ur,uv=new Vn,pT=Math.cos(70*Ru.DEG2RAD),Rn=new O,di=2*Math.PI,Pe={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},nm=1e-6,ia=class extends Ml{constructor(t,e=null){super(t,e),this.state=Pe.NONE,this.target=new O,this.cursor=new O,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:gr.ROTATE,MIDDLE:gr.DOLLY,RIGHT:gr.PAN},this.touches={ONE:yr.ROTATE,TWO:yr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new O,this._lastQuaternion=new Gn,this._lastTargetPosition=new O,this._quat=new Gn().setFromUnitVectors(t.up,new O(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new $o,this._sphericalDelta=new $o,this._scale=1,this._panOffset=new O,this._rotateStart=new Xt,this._rotateEnd=new Xt,this._rotateDelta=new Xt,this._panStart=new Xt,this._panEnd=new Xt,this._panDelta=new Xt,this._dollyStart=new Xt,this._dollyEnd=new Xt,this._dollyDelta=new Xt,this._dollyDirection=new O,this._mouse=new Xt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=gT.bind(this),this._onPointerDown=mT.bind(this),this._onPointerUp=yT.bind(this),this._onContextMenu=ST.bind(this),this._onMouseWheel=_T.bind(this),this._onKeyDown=bT.bind(this),this._onTouchStart=MT.bind(this),this._onTouchMove=wT.bind(this),this._onMouseDown=vT.bind(this),this._onMouseMove=xT.bind(this),this._interceptControlDown=AT.bind(this),this._interceptControlUp=ET.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Pe.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(hv),this.update(),this.state=Pe.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Rn.copy(e).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===Pe.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=di:n>Math.PI&&(n-=di),s<-Math.PI?s+=di:s>Math.PI&&(s-=di),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new O(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new O(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(zu.origin.copy(this.object.position),zu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(zu.direction))<pT?this.object.lookAt(this.target):(uv.setFromNormalAndCoplanarPoint(this.object.up,this.target),zu.intersectPlane(uv,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>nm||8*(1-this._lastQuaternion.dot(this.object.quaternion))>nm||this._lastTargetPosition.distanceToSquared(this.target)>nm?(this.dispatchEvent(hv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?di/60*this.autoRotateSpeed*t:di/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Rn.setFromMatrixColumn(e,0),Rn.multiplyScalar(-t),this._panOffset.add(Rn)}_panUp(t,e){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(e,1):(Rn.setFromMatrixColumn(e,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(t),this._panOffset.add(Rn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(di*this._rotateDelta.x/e.clientHeight),this._rotateUp(di*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(di*this._rotateDelta.x/e.clientHeight),this._rotateUp(di*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Xt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function mT(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function gT(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function yT(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(dv),this.state=Pe.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function vT(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case gr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Pe.DOLLY;break;case gr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Pe.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Pe.ROTATE}break;case gr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Pe.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Pe.PAN}break;default:this.state=Pe.NONE}this.state!==Pe.NONE&&this.dispatchEvent(im)}function xT(i){switch(this.state){case Pe.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Pe.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Pe.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function _T(i){this.enabled===!1||this.enableZoom===!1||this.state!==Pe.NONE||(i.preventDefault(),this.dispatchEvent(im),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(dv))}function bT(i){this.enabled!==!1&&this._handleKeyDown(i)}function MT(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case yr.ROTATE:if(this.enableRotate===!1){this.state=Pe.NONE;break}this._handleTouchStartRotate(i),this.state=Pe.TOUCH_ROTATE;break;case yr.PAN:if(this.enablePan===!1){this.state=Pe.NONE;break}this._handleTouchStartPan(i),this.state=Pe.TOUCH_PAN;break;default:this.state=Pe.NONE}break;case 2:switch(this.touches.TWO){case yr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Pe.TOUCH_DOLLY_PAN;break;case yr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Pe.TOUCH_DOLLY_ROTATE;break;default:this.state=Pe.NONE}break;default:this.state=Pe.NONE}this.state!==Pe.NONE&&this.dispatchEvent(im)}function wT(i){switch(this._trackPointer(i),this.state){case Pe.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Pe.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Pe.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Pe.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Pe.NONE}}function ST(i){this.enabled!==!1&&i.preventDefault()}function AT(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function ET(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function Vu(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let t=String(i.getParameter(i.RENDERER)),e=t==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):t;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var sa=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]],un=(i,t)=>[i[0]-t[0],i[1]-t[1],i[2]-t[2]],$n=(i,t)=>[i*t[0],i*t[1],i*t[2]],br=(i,t,e)=>sa(i,$n(t,e)),sn=(i,t)=>i[0]*t[0]+i[1]*t[1]+i[2]*t[2],Bi=i=>Math.hypot(...i),js=(i,t)=>[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]];function Ss(i){let t=Bi(i);return t>0?$n(1/t,i):[1,0,0]}function Gu(i){return Ss(js(i,Math.abs(i[0])<.6?[1,0,0]:[0,1,0]))}function kl(i,t){return i.reduce((e,n,s)=>br(e,t[s],n),[0,0,0])}var mv=1e-4,fv=1-1e-7;function rm({place:i,parts:t}){let e=pv(i);return t.map(({part:n,place:s})=>{let[r,o,a]=pv(s);return{part:n,position:ra({position:i.position,axes:e},s.position),axes:[Hu(e,r),Hu(e,o),Hu(e,a)]}})}function pv({rotation:i}){return[[i[0],i[3],i[6]],[i[1],i[4],i[7]],[i[2],i[5],i[8]]]}var gv=(i,t)=>[sn(i.axes[0],t),sn(i.axes[1],t),sn(i.axes[2],t)];function ra(i,t){return sa(i.position,Hu(i.axes,t))}function Hu([i,t,e],n){return br(br($n(n[0],i),n[1],t),n[2],e)}function oa(i,t){return ra(i,TT(i.part,gv(i,t)))}function TT({kind:i,size:t,vertices:e},n){if(i==="ellipsoid"){let s=Ss([t[0]*n[0],t[1]*n[1],t[2]*n[2]]);return[t[0]*s[0],t[1]*s[1],t[2]*s[2]]}if(i==="cylinder")return sm(t[0],n,n[2]>=0?t[2]:-t[2]);if(i==="cone"){let s=sm(t[0],n,-t[2]);return n[2]*t[2]>sn(s,n)?[0,0,t[2]]:s}return e.reduce((s,r)=>sn(r,n)>sn(s,n)?r:s)}function sm(i,t,e){let[n,s]=Ss([t[0],t[1],0]);return[i*n,i*s,e]}function om(i,t){let{part:e}=i,n=gv(i,t);if(e.kind==="plane")return{name:"plane",corners:[]};if(e.kind==="ellipsoid")return{name:"surface",corners:[]};if(e.kind!=="hull")return CT(i,n);let s=Math.max(...e.vertices.map(l=>sn(l,n))),r=Math.max(...e.vertices.map(l=>Math.hypot(...l)),e.radius),o=e.vertices.filter(l=>sn(l,n)>=s-mv*r),a=RT(o,n).map(l=>ra(i,l));return e.radius>0?{name:a.length===1?"round surface":"side",corners:a}:{name:["corner","edge","face"][Math.min(a.length,3)-1],corners:a}}function CT(i,t){let{kind:e,size:n}=i.part,s=e==="cone";if(t[2]<-fv||!s&&t[2]>fv)return{name:"end face",corners:[]};let r=sm(n[0],t,-n[2]),o=s?[0,0,n[2]]:[r[0],r[1],n[2]],a=sn(un(o,r),t);return Math.abs(a)<=mv*Math.hypot(...n)?{name:"side",corners:[ra(i,o),ra(i,r)]}:{name:a>0&&s?"tip":"rim",corners:[ra(i,a>0?o:r)]}}function RT(i,t){let e=Gu(t),n=js(t,e),s=$n(1/i.length,i.reduce(sa)),r=o=>Math.atan2(sn(un(o,s),n),sn(un(o,s),e));return[...i].sort((o,a)=>r(o)-r(a))}function yv(i,t,e){return sn(e,un(oa(i,$n(-1,e)),oa(t,e)))-i.part.radius-t.part.radius}var xv=200,Wu=1e-12,PT=1e-10;function _v(i,t){return i.flatMap(n=>t.map(s=>bv(n,s))).reduce((n,s)=>s.distance<n.distance?s:n)}function bv(i,t){if(i.part.kind==="plane")return IT(bv(t,i));if(t.part.kind==="plane"){let s=t.axes[2],r=br(oa(i,$n(-1,s)),-i.part.radius,s);return vv(i,t,s,r,sn(s,un(r,t.position)))}let{normal:e,witness:n}=LT(i,t);return vv(i,t,e,br(n,-i.part.radius,e),yv(i,t,e))}function vv(i,t,e,n,s){let r=[om(i,$n(-1,e)),om(t,e)];return{distance:s,normal:e,pointA:n,pointB:br(n,-s,e),features:r}}function IT({distance:i,normal:t,pointA:e,pointB:n,features:[s,r]}){return{distance:i,normal:$n(-1,t),pointA:n,pointB:e,features:[r,s]}}function zl(i,t,e){let n=oa(i,e);return{w:un(n,oa(t,$n(-1,e))),a:n}}function LT(i,t){let e=[zl(i,t,un(t.position,i.position))],n=-1/0,s=Bi(e[0].w),r={normal:[1,0,0],witness:e[0].a};for(let o=0;o<xv;o+=1){let{corners:a,weights:l}=DT(e),c=kl(a.map(({w:f})=>f),l),h=Bi(c);if(e=a,a.length===4||h<=Wu*s)break;let u=zl(i,t,$n(-1,c)),d=sn(c,u.w)/h;if(s=Math.max(s,Bi(u.w)),d>n&&(n=d,r={normal:$n(1/h,c),witness:kl(a.map(f=>f.a),l)}),h-n<=Wu*s||a.some(({w:f})=>Bi(un(f,u.w))<=Wu*s))break;e=[...a,u]}return n>0?r:FT(i,t,e)}function DT(i){let t={corners:[i[0]],weights:[1]},e=1/0;for(let n=1;n<1<<i.length;n+=1){let s=i.filter((a,l)=>n&1<<l),r=lm(s.map(({w:a})=>a));if(!r||r.some(a=>a<0))continue;let o=Bi(kl(s.map(({w:a})=>a),r));o<e&&([t,e]=[{corners:s,weights:r},o])}return t}function lm(i){let[t,...e]=i,n=e.map(a=>un(a,t)),s=n.map(a=>[...n.map(l=>sn(a,l)),-sn(a,t)]),r=n.length;for(let a=0;a<r;a+=1){if(!(s[a][a]>1e-14*sn(n[a],n[a])))return null;for(let l=0;l<r;l+=1){let c=s[l][a]/s[a][a];l!==a&&(s[l]=s[l].map((h,u)=>h-c*s[a][u]))}}let o=s.map((a,l)=>a[r]/a[l]);return[1-o.reduce((a,l)=>a+l,0),...o]}function FT(i,t,e){let n=NT(i,t,e);if(n.length<4)return UT(n);let[s,r,o,a]=n,l=Math.max(...n.map(({w:d})=>Bi(d))),c=[Bl(s,r,o),Bl(s,o,a),Bl(s,a,r),Bl(r,a,o)],h=1/0,u={normal:c[0].normal,witness:s.a};for(let d=0;d<xv;d+=1){let f=c.reduce((p,v)=>v.distance<p.distance?v:p),g=zl(i,t,f.normal),y=sn(f.normal,g.w);if(y<h&&(h=y,u={normal:$n(-1,f.normal),witness:zT(f)}),h-f.distance<=Wu*l)break;let m=kT(c,f,g);if(!m)break;c=m}return u}function NT(i,t,e){let n=[[1,0,0],[0,1,0],[0,0,1],[1,1,1],[1,-1,-1],[-1,1,-1],[-1,-1,1]],s=[...e,...n.flatMap(d=>[zl(i,t,d),zl(i,t,$n(-1,d))])],r=Math.max(...s.map(({w:d})=>Bi(d)),1e-300),o=[s[0]];for(;o.length<4;){let d=g=>OT(o.map(({w:y})=>y),g.w),f=s.reduce((g,y)=>d(y)>d(g)?y:g);if(d(f)<=PT*r)return o;o.push(f)}let[a,l,c,h]=o,u=js(un(l.w,a.w),un(c.w,a.w));return sn(u,un(h.w,a.w))<0?o:[a,c,l,h]}function OT([i,t,e],n){let s=un(n,i);if(!t)return Bi(s);let r=Ss(un(t,i));return e?Math.abs(sn(Ss(js(r,un(e,i))),s)):Bi(js(r,s))}function UT(i){let[t,e,n]=i.map(({w:a})=>a),s=e?Ss(un(e,t)):null,r=s?n?Ss(js(s,un(n,t))):Gu(s):[1,0,0],o=lm(i.map(({w:a})=>a))??[1];return{normal:r,witness:kl(i.slice(0,o.length).map(({a})=>a),o)}}function Bl(i,t,e){let n=js(un(t.w,i.w),un(e.w,i.w)),s=Ss(n);return{corners:[i,t,e],normal:s,distance:Bi(n)>0?sn(s,i.w):1/0}}function kT(i,t,e){let n=BT(i,t,e),s=[...n].flatMap(am),r=s.filter(([o,a])=>!s.some(([l,c])=>l===a&&c===o));return r.length<3||new Set(r.map(([o])=>o)).size<r.length?null:[...i.filter(o=>!n.has(o)),...r.map(([o,a])=>Bl(o,a,e))]}var am=({corners:[i,t,e]})=>[[i,t],[t,e],[e,i]];function BT(i,t,e){let n=i.filter(r=>sn(r.normal,un(e.w,r.corners[0].w))>0),s=new Set([t]);for(let r of s)for(let o of n)am(r).some(([a,l])=>am(o).some(([c,h])=>c===l&&h===a))&&s.add(o);return s}function zT({corners:i}){let t=(lm(i.map(({w:n})=>n))??[1,0,0]).map(n=>Math.max(n,0)),e=t.reduce((n,s)=>n+s,0);return i.map(({a:n},s)=>$n(t[s]/e,n)).reduce(sa)}var Xu=0,VT=1,GT=new O,Mv=new _l,cm=new Vn,wv=new O,qu=new Zi,Yu=class{constructor(){this.tolerance=-1,this.faces=[],this.newFaces=[],this.assigned=new $u,this.unassigned=new $u,this.vertices=[]}setFromPoints(t){if(t.length>=4){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.vertices.push(new hm(t[e]));this._compute()}return this}setFromObject(t){let e=[];return t.updateMatrixWorld(!0),t.traverse(function(n){let s=n.geometry;if(s!==void 0){let r=s.attributes.position;if(r!==void 0)for(let o=0,a=r.count;o<a;o++){let l=new O;l.fromBufferAttribute(r,o).applyMatrix4(n.matrixWorld),e.push(l)}}}),this.setFromPoints(e)}containsPoint(t){let e=this.faces;for(let n=0,s=e.length;n<s;n++)if(e[n].distanceToPoint(t)>this.tolerance)return!1;return!0}intersectRay(t,e){let n=this.faces,s=-1/0,r=1/0;for(let o=0,a=n.length;o<a;o++){let l=n[o],c=l.distanceToPoint(t.origin),h=l.normal.dot(t.direction);if(c>0&&h>=0)return null;let u=h!==0?-c/h:0;if(!(u<=0)&&(h>0?r=Math.min(u,r):s=Math.max(u,s),s>r))return null}return s!==-1/0?t.at(s,e):t.at(r,e),e}intersectsRay(t){return this.intersectRay(t,GT)!==null}makeEmpty(){return this.faces=[],this.vertices=[],this}_addVertexToFace(t,e){return t.face=e,e.outside===null?this.assigned.append(t):this.assigned.insertBefore(e.outside,t),e.outside=t,this}_removeVertexFromFace(t,e){return t===e.outside&&(t.next!==null&&t.next.face===e?e.outside=t.next:e.outside=null),this.assigned.remove(t),this}_removeAllVerticesFromFace(t){if(t.outside!==null){let e=t.outside,n=t.outside;for(;n.next!==null&&n.next.face===t;)n=n.next;return this.assigned.removeSubList(e,n),e.prev=n.next=null,t.outside=null,e}}_deleteFaceVertices(t,e){let n=this._removeAllVerticesFromFace(t);if(n!==void 0)if(e===void 0)this.unassigned.appendChain(n);else{let s=n;do{let r=s.next;e.distanceToPoint(s.point)>this.tolerance?this._addVertexToFace(s,e):this.unassigned.append(s),s=r}while(s!==null)}return this}_resolveUnassignedPoints(t){if(this.unassigned.isEmpty()===!1){let e=this.unassigned.first();do{let n=e.next,s=this.tolerance,r=null;for(let o=0;o<t.length;o++){let a=t[o];if(a.mark===Xu){let l=a.distanceToPoint(e.point);if(l>s&&(s=l,r=a),s>1e3*this.tolerance)break}}r!==null&&this._addVertexToFace(e,r),e=n}while(e!==null)}return this}_computeExtremes(){let t=new O,e=new O,n=[],s=[];for(let r=0;r<3;r++)n[r]=s[r]=this.vertices[0];t.copy(this.vertices[0].point),e.copy(this.vertices[0].point);for(let r=0,o=this.vertices.length;r<o;r++){let a=this.vertices[r],l=a.point;for(let c=0;c<3;c++)l.getComponent(c)<t.getComponent(c)&&(t.setComponent(c,l.getComponent(c)),n[c]=a);for(let c=0;c<3;c++)l.getComponent(c)>e.getComponent(c)&&(e.setComponent(c,l.getComponent(c)),s[c]=a)}return this.tolerance=3*Number.EPSILON*(Math.max(Math.abs(t.x),Math.abs(e.x))+Math.max(Math.abs(t.y),Math.abs(e.y))+Math.max(Math.abs(t.z),Math.abs(e.z))),{min:n,max:s}}_computeInitialHull(){let t=this.vertices,e=this._computeExtremes(),n=e.min,s=e.max,r=0,o=0;for(let d=0;d<3;d++){let f=s[d].point.getComponent(d)-n[d].point.getComponent(d);f>r&&(r=f,o=d)}let a=n[o],l=s[o],c,h;r=0,Mv.set(a.point,l.point);for(let d=0,f=this.vertices.length;d<f;d++){let g=t[d];if(g!==a&&g!==l){Mv.closestPointToPoint(g.point,!0,wv);let y=wv.distanceToSquared(g.point);y>r&&(r=y,c=g)}}r=-1,cm.setFromCoplanarPoints(a.point,l.point,c.point);for(let d=0,f=this.vertices.length;d<f;d++){let g=t[d];if(g!==a&&g!==l&&g!==c){let y=Math.abs(cm.distanceToPoint(g.point));y>r&&(r=y,h=g)}}let u=[];if(cm.distanceToPoint(h.point)<0){u.push(ss.create(a,l,c),ss.create(h,l,a),ss.create(h,c,l),ss.create(h,a,c));for(let d=0;d<3;d++){let f=(d+1)%3;u[d+1].getEdge(2).setTwin(u[0].getEdge(f)),u[d+1].getEdge(1).setTwin(u[f+1].getEdge(0))}}else{u.push(ss.create(a,c,l),ss.create(h,a,l),ss.create(h,l,c),ss.create(h,c,a));for(let d=0;d<3;d++){let f=(d+1)%3;u[d+1].getEdge(2).setTwin(u[0].getEdge((3-d)%3)),u[d+1].getEdge(0).setTwin(u[f+1].getEdge(1))}}for(let d=0;d<4;d++)this.faces.push(u[d]);for(let d=0,f=t.length;d<f;d++){let g=t[d];if(g!==a&&g!==l&&g!==c&&g!==h){r=this.tolerance;let y=null;for(let m=0;m<4;m++){let p=this.faces[m].distanceToPoint(g.point);p>r&&(r=p,y=this.faces[m])}y!==null&&this._addVertexToFace(g,y)}}return this}_reindexFaces(){let t=[];for(let e=0;e<this.faces.length;e++){let n=this.faces[e];n.mark===Xu&&t.push(n)}return this.faces=t,this}_nextVertexToAdd(){if(this.assigned.isEmpty()===!1){let t,e=0,n=this.assigned.first().face,s=n.outside;do{let r=n.distanceToPoint(s.point);r>e&&(e=r,t=s),s=s.next}while(s!==null&&s.face===n);return t}}_computeHorizon(t,e,n,s){this._deleteFaceVertices(n),n.mark=VT;let r;e===null?r=e=n.getEdge(0):r=e.next;do{let o=r.twin,a=o.face;a.mark===Xu&&(a.distanceToPoint(t)>this.tolerance?this._computeHorizon(t,o,a,s):s.push(r)),r=r.next}while(r!==e);return this}_addAdjoiningFace(t,e){let n=ss.create(t,e.tail(),e.head());return this.faces.push(n),n.getEdge(-1).setTwin(e.twin),n.getEdge(0)}_addNewFaces(t,e){this.newFaces=[];let n=null,s=null;for(let r=0;r<e.length;r++){let o=e[r],a=this._addAdjoiningFace(t,o);n===null?n=a:a.next.setTwin(s),this.newFaces.push(a.face),s=a}return n.next.setTwin(s),this}_addVertexToHull(t){let e=[];return this.unassigned.clear(),this._removeVertexFromFace(t,t.face),this._computeHorizon(t.point,null,t.face,e),this._addNewFaces(t,e),this._resolveUnassignedPoints(this.newFaces),this}_cleanup(){return this.assigned.clear(),this.unassigned.clear(),this.newFaces=[],this}_compute(){let t;for(this._computeInitialHull();(t=this._nextVertexToAdd())!==void 0;)this._addVertexToHull(t);return this._reindexFaces(),this._cleanup(),this}},ss=class i{constructor(){this.normal=new O,this.midpoint=new O,this.area=0,this.constant=0,this.outside=null,this.mark=Xu,this.edge=null}static create(t,e,n){let s=new i,r=new Vl(t,s),o=new Vl(e,s),a=new Vl(n,s);return r.next=a.prev=o,o.next=r.prev=a,a.next=o.prev=r,s.edge=r,s.compute()}getEdge(t){let e=this.edge;for(;t>0;)e=e.next,t--;for(;t<0;)e=e.prev,t++;return e}compute(){let t=this.edge.tail(),e=this.edge.head(),n=this.edge.next.head();return qu.set(t.point,e.point,n.point),qu.getNormal(this.normal),qu.getMidpoint(this.midpoint),this.area=qu.getArea(),this.constant=this.normal.dot(this.midpoint),this}distanceToPoint(t){return this.normal.dot(t)-this.constant}},Vl=class{constructor(t,e){this.vertex=t,this.prev=null,this.next=null,this.twin=null,this.face=e}head(){return this.vertex}tail(){return this.prev?this.prev.vertex:null}length(){let t=this.head(),e=this.tail();return e!==null?e.point.distanceTo(t.point):-1}lengthSquared(){let t=this.head(),e=this.tail();return e!==null?e.point.distanceToSquared(t.point):-1}setTwin(t){return this.twin=t,t.twin=this,this}},hm=class{constructor(t){this.point=t,this.prev=null,this.next=null,this.face=null}},$u=class{constructor(){this.head=null,this.tail=null}first(){return this.head}last(){return this.tail}clear(){return this.head=this.tail=null,this}insertBefore(t,e){return e.prev=t.prev,e.next=t,e.prev===null?this.head=e:e.prev.next=e,t.prev=e,this}insertAfter(t,e){return e.prev=t,e.next=t.next,e.next===null?this.tail=e:e.next.prev=e,t.next=e,this}append(t){return this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail,t.next=null,this.tail=t,this}appendChain(t){for(this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail;t.next!==null;)t=t.next;return this.tail=t,this}remove(t){return t.prev===null?this.head=t.next:t.prev.next=t.next,t.next===null?this.tail=t.prev:t.next.prev=t.prev,this}removeSubList(t,e){return t.prev===null?this.head=e.next:t.prev.next=e.next,e.next===null?this.tail=t.prev:e.next.prev=t.prev,this}isEmpty(){return this.head===null}};var ju=class extends Ee{constructor(t=[]){super();let e=[],n=[],r=new Yu().setFromPoints(t).faces;for(let o=0;o<r.length;o++){let a=r[o],l=a.edge;do{let c=l.head().point;e.push(c.x,c.y,c.z),n.push(a.normal.x,a.normal.y,a.normal.z),l=l.next}while(l!==a.edge)}this.setAttribute("position",new Se(e,3)),this.setAttribute("normal",new Se(n,3))}};var HT=25;function Sv(i,t){let e=new Ve,n=new Ws({transparent:!0,opacity:.45,depthWrite:!1}),s=new Qi;for(let{part:o,place:a}of i.parts){let l=WT(o,t),c=new ye(l,n);c.add(new Or(new ul(l,HT),s)),o.kind==="plane"&&(c.raycast=()=>{}),um(c,a),e.add(c)}return{object:e,dye:o=>{n.color.set(o),s.color.set(o)}}}function um(i,{position:t,rotation:e}){i.position.set(...t),i.setRotationFromMatrix(new _e().set(e[0],e[1],e[2],0,e[3],e[4],e[5],0,e[6],e[7],e[8],0,0,0,0,1))}function WT({kind:i,radius:t,size:e,vertices:n},s){return i==="plane"?new Hs(2*s,2*s):i==="ellipsoid"?new _s(1,48,32).scale(...e):i==="cylinder"?new Mi(e[0],e[0],2*e[2],48).rotateX(Math.PI/2):i==="cone"?new xs(e[0],2*e[2],48).rotateX(Math.PI/2):n.length===1?new _s(t,48,32):n.length===2?new Ur(t,Math.hypot(...n[0].map((r,o)=>r-n[1][o])),12,48).rotateX(Math.PI/2):new ju(n.map(r=>new O(...r)))}var Av=32,qT=.016,XT=.25,Ev=.008,Zu=class{constructor(t,e,n){this.data=t;this.canvas=e;this.moved=n;this.extent=$T(t);let s=t.bodies.map(o=>Sv(o,this.extent));this.bodies=s.map(({object:o})=>o),this.dyes=s.map(({dye:o})=>o);let r=new Vr(16777215,2);r.position.set(.9,-.7,2.2),this.scene.add(...this.bodies,this.marks,r,new Br(16777215,14212838,1.6)),this.reset(),this.camera.up.set(0,0,1),Object.assign(this.camera,{near:.01*this.extent,far:40*this.extent}),this.renderer=jT(e),this.controls=new ia(this.camera,e),this.look(),this.controls.addEventListener("change",n),e.addEventListener("pointerdown",o=>this.grab(o),{capture:!0}),e.addEventListener("pointermove",o=>this.drag(o));for(let o of["pointerup","pointercancel"])e.addEventListener(o,()=>this.release())}data;canvas;moved;bodies;extent;dyes;scene=new Fr;camera=new kn(Av,1);marks=new Ve;controls;renderer;held=null;get draws(){return this.renderer!==null}reset(){this.bodies.forEach((t,e)=>um(t,this.data.bodies[e].place))}closest(){return this.measure(this.data.bodies.map((t,e)=>({...t,place:YT(this.bodies[e])})))}measure([t,e]){return _v(rm(t),rm(e))}render(t){this.mark(t),this.renderer?.render(this.scene,this.camera)}resize(t,e){t<1||e<1||(this.renderer?.setPixelRatio(Math.min(window.devicePixelRatio,2)),this.renderer?.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix())}renew(){this.renderer?.setClearColor(Ue().wall),this.dyes.forEach((t,e)=>t(Xe(e,6)))}screenOf(t){let{x:e,y:n}=new O(...t).project(this.camera);return{x:(e+1)/2*this.canvas.clientWidth,y:(1-n)/2*this.canvas.clientHeight}}look(){let t=new O;for(let n of this.bodies)t.addScaledVector(n.position,.5);this.controls.target.copy(t);let e=this.extent/Math.sin(Av*Math.PI/360);this.camera.position.set(.75,-1.9,1).setLength(e).add(t),this.controls.update()}mark({pointA:t,pointB:e,normal:n,features:s}){for(let u of this.marks.children)(u instanceof ye||u instanceof Vs)&&u.geometry.dispose();this.marks.clear();let{ink:r,muted:o}=Ue(),a={depthTest:!1,transparent:!0},l=new Qi({color:r,...a}),[c,h]=[t,e].map(u=>new O(...u));this.marks.add(new bl(new O(...n),h,XT*this.extent,o)),this.marks.add(new Vs(new Ee().setFromPoints([c,h]),l)),[c,h].forEach((u,d)=>{let f=s[d].corners.map(m=>new O(...m));f.length>1&&this.marks.add(new al(new Ee().setFromPoints(f),l));let g=new Ji({color:Xe(d,6),...a}),y=new ye(new _s(qT*this.extent,16,12),g);y.position.copy(u),this.marks.add(y)}),this.marks.children.forEach((u,d)=>u.renderOrder=1+d)}grab(t){let e=this.rayAt(t).intersectObjects(this.bodies)[0],n=this.bodies.find(r=>e&&r.getObjectById(e.object.id));if(!e||!n||t.button!==0)return;let s=new Vn().setFromNormalAndCoplanarPoint(this.camera.getWorldDirection(new O),e.point);this.held={body:n,turns:t.shiftKey,plane:s,last:e.point,x:t.clientX,y:t.clientY},this.controls.enabled=!1,this.canvas.setPointerCapture(t.pointerId)}drag(t){if(!this.held)return;let{held:e}=this,n=this.rayAt(t).ray.intersectPlane(e.plane,new O);if(e.turns){let s=new O().setFromMatrixColumn(this.camera.matrixWorld,0),r=new O().setFromMatrixColumn(this.camera.matrixWorld,1);e.body.rotateOnWorldAxis(r,Ev*(t.clientX-e.x)),e.body.rotateOnWorldAxis(s,Ev*(t.clientY-e.y))}else n&&(e.body.position.add(n).sub(e.last),e.last=n);e.x=t.clientX,e.y=t.clientY,this.moved()}release(){this.held=null,this.controls.enabled=!0}rayAt(t){let{left:e,top:n,width:s,height:r}=this.canvas.getBoundingClientRect(),o=new xl;return o.setFromCamera(new Xt(2*(t.clientX-e)/s-1,1-2*(t.clientY-n)/r),this.camera),o}};function YT(i){let t=new _e().makeRotationFromQuaternion(i.quaternion).elements;return{position:[i.position.x,i.position.y,i.position.z],rotation:[t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]]}}function $T({bodies:i}){let t=i.flatMap(({parts:s})=>s.map(({part:r,place:o})=>{let a=Math.max(Math.hypot(...r.size),...r.vertices.map(l=>Math.hypot(...l)));return r.kind==="plane"?0:a+r.radius+Math.hypot(...o.position)})),[e,n]=i.map(({place:s})=>s.position);return Math.max(Math.max(...t)+.5*Math.hypot(e[0]-n[0],e[1]-n[1],e[2]-n[2]),1e-9)}function jT(i){let t=Vu();return t==="none"?null:new ta({canvas:i,antialias:t==="hardware"})}var Tv=Math.PI/180,Cv=["x","y","z"],ZT="The distance is negative where shapes overlap: the shortest way that parts them. Drag a shape to move it, with the shift key to turn it; drag beside the shapes to look from elsewhere.",KT="This browser draws nothing in space; the numbers are right.",Ku=class{frames=0;closest;stage;facts=H("dl",{class:"facts"});fields=[];requested=!1;constructor(t,e){document.title=e.title;let[n,s]=e.bodies.map(({name:h})=>h),r=`${n} and ${s} with their nearest points`,o=H("canvas",{class:"stage-canvas",role:"img","aria-label":r});this.stage=new Zu(e,o,()=>this.invalidate()),this.closest=this.stage.closest();let a=H("section",{class:"stage card","aria-label":"Picture"});a.append(this.stage.draws?o:H("p",{class:"no-picture"},KT)),new ResizeObserver(()=>{this.stage.resize(o.clientWidth,o.clientHeight),this.invalidate()}).observe(a);let l=H("div",{class:"controls"},Ge("Nearest points",!0,this.facts,H("p",{class:"note"},ZT)),...e.bodies.map(({name:h},u)=>Ge(h,!0,...this.placeFields(u)))),c=[hi("reset","Back to the start",()=>{this.stage.reset(),this.invalidate()}),hi("theme","Light or dark",Bu)];t.replaceChildren(H("header",{class:"top"},H("h1",{},e.title),H("div",{class:"top-buttons"},...c)),H("main",{class:"page shapes"},H("div",{class:"middle"},H("div",{class:"show"},a)),H("div",{class:"left"},l))),ku(()=>{this.stage.renew(),this.invalidate()}),na()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.frame()))}frame(){this.requested=!1,this.closest=this.stage.closest(),this.stage.render(this.closest);for(let{field:t,value:e}of this.fields)t.show(e());this.tell(),this.frames+=1}placeFields(t){let e=this.stage.bodies[t],n=2*this.stage.extent,s=(o,a,l,c,h)=>{let u=y=>{h(y),this.invalidate()},d=c(),f={low:Math.min(-l,d),high:Math.max(l,d)},g=new ui({label:o,unit:a,value:d,range:f,change:u,name:`${"ab"[t]} ${o}`});return this.fields.push({field:g,value:c}),g.element},r=(o,a)=>o[a]/Tv;return[...Cv.map(o=>s(o,"m",n,()=>e.position[o],a=>e.position[o]=a)),...Cv.map(o=>s(`about ${o}`,"°",180,()=>r(e.rotation,o),a=>e.rotation[o]=a*Tv))]}tell(){let{distance:t,normal:e,pointA:n,pointB:s,features:r}=this.closest,o=[["distance",`${te(t,6)} m`],["normal",dm(e)],["point of the first",dm(n)],["point of the second",dm(s)],["what meets",`${r[0].name} and ${r[1].name}`]];this.facts.childElementCount||this.facts.append(...o.flatMap(()=>[H("dt"),H("dd")])),o.flat().forEach((a,l)=>ce(this.facts.children[l],a))}};function dm(i){return i.map(t=>te(Math.abs(t)<1e-12?0:t,4)).join(", ")}var JT=new Set(["text","number","search","email","url","tel","password"]),QT=".corner-button, .transport .button, .top-buttons .button",tC=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function eC(i,t){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?JT.has(i.type)?!0:tC.has(t)||i.type!=="range"&&t===" ":i.closest("button, summary, a[href]")!==null&&(t===" "||t==="Enter"):!1}var Ju=class{constructor(t){this.keys=t;for(let e of t)for(let n of e.keys)this.bound.set(n,e);window.addEventListener("keydown",e=>this.down(e)),window.addEventListener("keyup",e=>this.up($r(e))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;letters=!0;down(t){let e=this.bound.get($r(t));!this.letters&&$r(t).length===1&&$r(t)!==" "&&$r(t)!=="?"||!e||t.ctrlKey||t.metaKey||t.altKey||eC(t.target,t.key)||document.querySelector("dialog[open]")&&$r(t)!=="?"||(t.preventDefault(),!(t.repeat&&!e.repeats)&&(this.held.add($r(t)),e.press()))}up(t){this.held.delete(t)&&this.bound.get(t)?.release?.()}releaseAll(){for(let t of[...this.held])this.up(t)}};function $r(i){return i.key.length===1?i.key.toLowerCase():i.key}function Rv(i){let t=!1;i.addEventListener("pointerdown",()=>{t=!0},!0),i.addEventListener("keydown",()=>{t=!1},!0),i.addEventListener("change",e=>{t&&e.target instanceof HTMLSelectElement&&e.target.blur()}),i.addEventListener("click",e=>{let n=e.target instanceof Element?e.target.closest(QT):null;t&&n instanceof HTMLElement&&n.blur()})}var nC={signorini:"bodies part or press",coulomb:"friction stays in its cone",dissipation:"friction opposes the slip",penetration:"depth in each other"},Qu=class{constructor(t,e){this.session=t;let{data:n,main:s}=t,r=new ui({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:5*n.step},change:a=>t.setStep(a)}),o=H("input",{type:"checkbox",checked:!0,onchange:()=>e(o.checked)});for(let{name:a,unit:l}of this.report?.residuals??[])this.add(this.facts,a,l,nC[a]);for(let{name:a}of this.report?.works??[])this.add(this.works,a,n.units.energy);this.element=Ge("Contact",!0,H("p",{class:"note"},"Drag a body with the mouse and let go to throw it."),r.element,H("label",{class:"check"},o," forces of contact as arrows"),H("h3",{},"Laws are missed by"),this.facts,H("h3",{},"Work since the start"),this.works,this.pace),this.update()}session;element;facts=H("dl",{class:"facts","data-facts":"residuals"});works=H("dl",{class:"facts","data-facts":"works"});pace=H("p",{class:"note"});values=new Map;update(){let{report:t,session:e}=this;if(!t)return;let{units:n}=e.data;for(let{name:r,value:o,unit:a}of t.residuals)this.say(r,`${te(o,2)} ${a}`);for(let{name:r,value:o}of t.works)this.say(r,`${te(o,4)} ${n.energy}`);let s=t.milliseconds>0?1e3*e.main.step/t.milliseconds:0;ce(this.pace,s>0?`A step takes ${te(t.milliseconds,2)} ms: ${te(s,2)} times real time.`:"")}get report(){return this.session.main.report?.()}add(t,e,n,s=""){let r=H("dd",{},`0 ${n}`);t.append(H("dt",s?{title:s}:{},e),r),this.values.set(e,r)}say(t,e){let n=this.values.get(t);n&&ce(n,e)}};var Pv="http://www.w3.org/2000/svg",fm=240,pm=150,iC=20,jr=2e3,sC="M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5",rC=1e-9,ed=class{constructor(t){this.timeUnit=t;this.drawing.setAttribute("viewBox",`${-fm/2} ${-pm/2} ${fm} ${pm}`),this.drawing.setAttribute("role","img"),this.drawing.classList.add("poles"),this.element=H("figure",{class:"poles-figure"},this.drawing,this.words)}timeUnit;element;drawing=document.createElementNS(Pv,"svg");words=H("figcaption",{class:"note"});poles=[];scale=1;show(t){this.poles=t;let e=ki(Math.max(...t.flat().map(Math.abs))),n=this.timeUnit?`1/${this.timeUnit}`:"",s=Math.min(fm,pm)/2-iC;this.scale=s/e,this.drawing.setAttribute("aria-label",`Poles: ${t.map(oC).join(", ")} ${n}`.trim()),this.words.textContent=`Poles of the linear system; the ring is ${te(e)} ${n}`.trim(),this.drawing.replaceChildren(td("rect",{x:0,y:-jr,width:jr,height:2*jr,class:"growing"}),td("path",{d:`M${-jr} 0H${jr}M0 ${-jr}V${jr}`,class:"axes"}),td("circle",{r:s,class:"axes"}),...t.map(([r,o])=>{let a=`translate(${this.scale*r} ${-this.scale*o})`;return td("path",{d:sC,transform:a,class:"pole"})}))}mark(t){let e=this.drawing.querySelectorAll(".pole"),n=rC*Math.max(1e-300,...this.poles.flat().map(Math.abs));this.poles.forEach(([s,r],o)=>{let a=t!==null&&Math.hypot(s-t[0],Math.abs(r)-Math.abs(t[1]))<=n;e[o]?.classList.toggle("chosen",a)})}};function td(i,t){let e=document.createElementNS(Pv,i);for(let[n,s]of Object.entries(t))e.setAttribute(n,String(s));return e}function oC([i,t]){return t===0?te(i):`${i===0?"":`${te(i)} `}${t<0?"−":i===0?"":"+ "}${te(Math.abs(t))}i`}var aC="These are for the parameters the page opened with.",lC="Rests and poles follow the parameters; modes are those of the parameters the page opened with.",cC="as opened",hC=.01;function id({stability:i}){return i==="stable"||i==="asymptotically stable"}var nd=class{constructor(t,e,n){this.session=t;this.analysis=e;this.theatre=n;let{data:s}=t;this.poles=new ed(s.units.time),this.marks=e.equilibria.map((r,o)=>Iv(`equilibrium ${o}`,Lv(s,r),r.stability,id(r),()=>t.rest(o))),this.release=mm("release","True motion from here",()=>t.release()),this.chosen=H("div",{class:"equilibrium",hidden:!0},H("div",{class:"button-row"},mm("rest","At rest",()=>t.rest(t.equilibrium)),mm("beside","Slightly beside",()=>t.rest(t.equilibrium,!0))),this.sentence,this.poles.element,this.modes,this.remark,this.release),this.element=Ge("Equilibria",!1,H("div",{class:"marks",role:"group","aria-label":"Equilibria to start from"},...this.marks),this.stale,this.chosen,H("p",{class:"note"},e.sentence)),t.whenChanged(()=>this.update()),this.update()}session;analysis;theatre;element;marks;poles;sentence=H("p",{class:"note"});stale=H("p",{class:"note",role:"status"});chosen;modes=H("div",{class:"marks",role:"group","aria-label":"Modes to watch"});remark=H("p",{class:"note",role:"status"});release;listed=-1;update(){let{session:t,analysis:e}=this,n=e.equilibria.map((l,c)=>t.equilibriumNow(c)),s=e.equilibria[t.equilibrium];this.marks.forEach((l,c)=>{l.setAttribute("aria-pressed",String(c===t.equilibrium)),uC(t.data,l,n[c])});let r=n.some(l=>l.followed);if(ce(this.stale,t.retuned&&n.length?r?lC:aC:""),this.chosen.hidden=!s,!s)return;this.listed!==t.equilibrium&&this.list(s);let o=n[t.equilibrium]?.found??s;ce(this.sentence,o.sentence),this.poles.show(o.poles);let a=t.swing?s.modes.indexOf(t.swing.mode):-1;[...this.modes.children].forEach((l,c)=>l.setAttribute("aria-pressed",String(c===a))),this.poles.mark(s.modes[a]?.pole??null),this.release.hidden=a<0,ce(this.remark,t.swing?mC(t.swing.slower):"")}list(t){let{session:e,theatre:n}=this,{time:s}=e.data.units;this.listed=e.equilibrium,this.modes.hidden=!n?.stage||!t.modes.length,this.modes.replaceChildren(...t.modes.map((r,o)=>Iv(`mode ${o}`,`Mode ${o+1}`,pC(r,s),!fC(r),()=>{e.swing?.mode===r?e.unwatch():e.watch(o,n?.framing.size??1)})))}};function Iv(i,t,e,n,s){return H("button",{type:"button",class:"mark","data-choice":i,"aria-pressed":"false",onclick:s},H("span",{class:n?"dot filled":"dot","aria-hidden":"true"}),H("span",{class:"name"},t),H("span",{class:"fate"},e))}function uC(i,t,e){let[n,s,r]=[...t.children];!e?.found||!n||!(s instanceof HTMLElement)||!(r instanceof HTMLElement)||(n.classList.toggle("filled",id(e.found)),ce(s,Lv(i,e.found)),ce(r,e.followed?e.found.stability:`${e.found.stability}, ${cC}`))}function mm(i,t,e){return H("button",{type:"button",class:"button","data-act":i,onclick:e},t)}function Lv(i,{state:t}){return(t.q.length?i.coordinates.map((s,r)=>({...s,value:t.q[r]??0})):i.states.map((s,r)=>({...s,angle:!1,value:t.z[r]??0}))).map(({label:s,unit:r,angle:o,value:a})=>`${s} = ${o?dC(a):`${te(a)} ${r}`.trim()}`).join(", ")}function dC(i){return`${te(i*180/Math.PI)}°`}function fC({pole:i,rigid:t}){return!t&&i[0]>0}function pC({pole:[i,t],rigid:e},n){let s=n?`/${n}`:"";return e?"rigid body":t>0?`${te(t)} rad${s}`:`${i>0?"grows":"decays"} ${te(Math.abs(i))} ${s}`.trim()}function mC(i){return`The linear motion along the mode, larger than life${i===0||Math.abs(i-1)<hC?"":i>1?`, ${te(i,2)} times slower`:`, ${te(1/i,2)} times faster`}.`}var gC=["off","continuous","sampled"];function Dv(i){let t=(e,n)=>n.map(({name:s},r)=>({name:s,part:e,index:r}));return[...t("q",i.coordinates),...t("v",i.velocities),...t("z",i.states)]}function aa(i){let{data:t,main:e}=i,n=new URLSearchParams;for(let{name:r,value:o}of t.parameters)r!==t.servo?.active&&e.parameter(r)!==o&&n.set(`p.${r}`,String(e.parameter(r)));for(let{name:r,part:o,index:a}of Dv(t)){let l=i.start[o][a];l!==void 0&&l!==t.start[o][a]&&n.set(`s.${r}`,String(l))}for(let[r,o]of i.settings){let a=t.inputs[r];a?.kind==="input"&&o!==0&&n.set(`u.${a.name}`,String(o))}e.integrator!==t.integrator&&n.set("integrator",e.integrator),e.step!==t.step&&n.set("step",String(e.step)),i.speed.value!==i.speed.usual&&n.set("speed",String(i.speed.value)),t.servo&&e.servoMode!==(t.servo.on?t.servo.mode:"off")&&n.set("servo",e.servoMode);let s=i.rivals.map(({integrator:r})=>r).join(" ");return s!==(t.view?.rivals??[]).join(" ")&&n.set("beside",s),n.toString()}function yC(i,t){let e={parameters:new Map,inputs:new Map,start:null,integrator:null,step:null,speed:null,servo:null,rivals:null,faults:[]},{q:n,v:s,z:r}=i.start,o={q:[...n],v:[...s],z:[...r]},a=Dv(i),l=c=>i.methods.some(h=>h.name===c&&!h.refusal);for(let[c,h]of new URLSearchParams(t.replace(/^#/,""))){let[u,d]=[c.slice(0,2),c.slice(2)],f=h.trim()===""?NaN:Number(h),g=()=>{e.faults.push(`The address says ${c} = ${h}, which this page cannot take.`)},y=i.parameters.find(v=>v.name===d&&v.name!==i.servo?.active),m=a.find(v=>v.name===d),p=i.inputs.findIndex(v=>v.name===d&&v.kind==="input");u==="p."&&y&&Number.isFinite(f)?e.parameters.set(d,f):u==="s."&&m&&Number.isFinite(f)?(o[m.part][m.index]=f,e.start=o):u==="u."&&p>=0&&Number.isFinite(f)?e.inputs.set(p,f):c==="integrator"&&l(h)?e.integrator=h:c==="step"&&f>0&&Number.isFinite(f)?e.step=f:c==="speed"&&f>0&&Number.isFinite(f)?e.speed=f:c==="servo"&&i.servo&&gC.includes(h)?e.servo=h:c==="beside"&&h.split(" ").every(v=>v===""||l(v))?e.rivals=h.split(" ").filter(Boolean):g()}return e}function la(i,t){let e=yC(i.data,t),n=[...e.faults],s=h=>{try{h()}catch(u){n.push(u instanceof Error?u.message:String(u))}};for(let[h,u]of e.parameters)s(()=>i.setParameter(h,u));for(let[h,u]of e.inputs)s(()=>i.setInput(h,u));let{integrator:r,step:o,servo:a,start:l,rivals:c}=e;if(r!==null&&s(()=>i.setIntegrator(r)),o!==null&&s(()=>i.setStep(o)),e.speed!==null&&(i.speed.value=e.speed),a!==null&&s(()=>i.setServo(a)),c!==null)for(let h of c)s(()=>i.setRival(h,!0));return l!==null&&s(()=>i.begin(l)),n}var sd=[[68,1,84],[71,44,122],[59,81,139],[44,113,142],[33,144,141],[39,173,129],[92,200,99],[170,220,50],[253,231,37]],gm=[190,190,190],vC=240;function xC(i){if(!Number.isFinite(i))return gm;let t=Math.min(Math.max(i,0),1)*(sd.length-1),e=Math.min(Math.floor(t),sd.length-2),n=t-e,[s,r]=[sd[e]??gm,sd[e+1]??gm];return[s[0]+n*(r[0]-s[0]),s[1]+n*(r[1]-s[1]),s[2]+n*(r[2]-s[2])]}function _C(i,t,e){let n=(s,{values:r})=>Math.min(Math.max(Math.floor(s*r.length),0),r.length-1);return[n(t,i.across),n(e,i.up)]}function bC(i,t,e){let n=new URLSearchParams(i.held);return n.set(i.across.key,String(i.across.values[t])),n.set(i.up.key,String(i.up.values[e])),n.toString()}var rd=class{constructor(t,e,n){this.session=t;this.map=e;this.opened=n;let{across:s,up:r,layers:o}=e,a=Math.max(1,Math.ceil(vC/Math.max(s.values.length,r.values.length)));[this.canvas.width,this.canvas.height]=[a*s.values.length,a*r.values.length],this.canvas.addEventListener("click",c=>this.point(c)),this.canvas.addEventListener("keydown",c=>this.move(c));let l=H("select",{"aria-label":"What the map shows",onchange:()=>this.show(l.selectedIndex)});for(let{name:c}of o)l.append(H("option",{},c));this.element=Ge("Map",!0,o.length>1?l:null,this.canvas,H("div",{class:"map-scale"},this.ends[0],H("div",{class:"map-colours"}),this.ends[1]),H("p",{class:"note"},`${Fv(s)} to the right, ${Fv(r)} upwards. A click opens a member; arrow keys move on.`),this.sentence),this.show(0)}session;map;opened;element;canvas=H("canvas",{class:"map",tabindex:0,role:"img","data-map":""});sentence=H("p",{class:"note",role:"status","data-map-says":""});ends=[H("span"),H("span")];values=new Float32Array(0);layer=0;range=[0,1];place=null;show(t){let{layers:e}=this.map;this.layer=t,this.values=new Float32Array(is(e[t]?.values??""));let[n,s]=[1/0,-1/0];for(let a of this.values)Number.isFinite(a)&&([n,s]=[Math.min(n,a),Math.max(s,a)]);this.range=n<=s?[n,s]:[0,0];let{name:r="",unit:o=""}=e[t]??{};this.ends.forEach((a,l)=>ce(a,`${te(this.range[l]??0)} ${o}`.trim())),this.canvas.setAttribute("aria-label",`Map of ${r} over ${this.map.across.label} and ${this.map.up.label}`),this.draw(),this.say()}draw(){let{canvas:t,map:e,place:n,values:s}=this,[r,o]=this.range,[a,l]=[e.across.values.length,e.up.values.length],c=t.getContext("2d"),h=t.width/a;if(!c)return;let u=c.createImageData(t.width,t.height);for(let f=0;f<t.height;f+=1){let g=l-1-Math.floor(f/h);for(let y=0;y<t.width;y+=1){let m=s[Math.floor(y/h)*l+g]??NaN,p=xC(o>r?(m-r)/(o-r):m*0),v=4*(f*t.width+y);u.data.set(p,v),u.data[v+3]=255}}if(c.putImageData(u,0,0),!n)return;let d=Math.max(h,t.width/40);for(let[f,g]of[["#000",4],["#fff",2]])c.beginPath(),c.arc((n[0]+.5)*h,t.height-(n[1]+.5)*h,d,0,2*Math.PI),[c.strokeStyle,c.lineWidth]=[f,g*t.width/320],c.stroke()}point(t){let e=this.canvas.getBoundingClientRect();this.open(..._C(this.map,(t.clientX-e.left)/e.width,(e.bottom-t.clientY)/e.height))}move(t){let e={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1],Enter:[0,0]}[t.key];if(!e)return;t.preventDefault(),t.stopPropagation();let{across:n,up:s}=this.map,[r,o]=this.place??[Math.floor(n.values.length/2),Math.floor(s.values.length/2)],a=(l,{values:c})=>Math.min(Math.max(l,0),c.length-1);this.open(a(r+(e[0]??0),n),a(o+(e[1]??0),s))}open(t,e){this.place=[t,e],this.draw();let n=la(this.session,bC(this.map,t,e));this.session.reset(),this.session.play(!0),this.say(n.join(" ")),this.opened()}say(t=""){let{map:e,place:n}=this,s=e.layers[this.layer];if(!n||!s)return;let[r,o]=n,a=this.values[r*e.up.values.length+o]??NaN,l=({label:h,values:u,unit:d},f)=>`${h} = ${te(u[f]??NaN)} ${d}`.trim(),c=Number.isNaN(a)?"none":`${te(a)} ${s.unit}`.trim();ce(this.sentence,`${l(e.across,r)}, ${l(e.up,o)}: ${s.name} ${c}. ${t}`.trim())}};function Fv({label:i,values:t,unit:e}){return`${i} from ${te(t[0]??NaN)} to ${te(t.at(-1)??NaN)} ${e}`.trim()}function ld(i,t){return i.data.methods.find(e=>e.name===t)?.label??t}var od=class{constructor(t){this.session=t;let e=Yn("integrator"),{data:n,main:s}=t;this.menu=H("select",{id:e,"data-menu":"integrator",onchange:()=>t.setIntegrator(this.menu.value)},...n.methods.map(r=>H("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new ui({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>t.setStep(r)}),this.element=Ge("Integrator",!0,H("div",{class:"stacked"},H("label",{for:e,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),t.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=H("p",{class:"note"});step;update(){let{main:t,data:e}=this.session,n=e.methods.find(({name:s})=>s===t.integrator);this.menu.value=t.integrator,ce(this.remark,n?.remark??""),this.step.show(t.step)}},ad=class{constructor(t){this.session=t;let e=H("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of t.data.methods){if(r==="none"||o)continue;let a=H("input",{type:"checkbox","data-rival":n,onchange:()=>t.setRival(n,a.checked)}),l=H("span",{class:"swatch","aria-hidden":"true"}),c=H("span",{class:"fate"});e.append(H("li",{},H("label",{},a,l,H("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=Ge("Side by side",!1,H("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),e),t.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:t}=this,e=t.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=e.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&e.length>1?Xe(a%6,6):"transparent"),ce(o,a===0?"shown":e[a]?.outcome?"failed":"")}}};function Gl(i,t){return t<new xe(i.layout).paired?i.coordinates[t]:void 0}function ca(i,t){return Gl(i,t)?.angle??i.velocities[t]?.unit.startsWith("rad")??!1}function Nv(i,t){return Gl(i,t)?.label??i.velocities[t]?.label??""}var MC=4,wC=1e-9;function ha(i,t){let e=i.inputs.findIndex(n=>n.kind==="push");return e<0?-1:e+t}function Uv(i,t,e){let n=new xe(i.layout),s=n.join(i.start.q,i.start.v,i.start.z),r=new Float64Array(i.inputs.length),o=Float64Array.from(i.parameters,({value:h})=>h),a=new Float64Array(0),l=new Float64Array(s.length),c=new Float64Array(s.length);return t.rate(0,s,r,o,a,l),r[e]=1,t.rate(0,s,r,o,a,c),c.map((h,u)=>Math.abs(h-(l[u]??0))).subarray(n.v.first)}function kv(i,t,e){return MC*(10/i.until)**2*(ca(i,t)?1:e/3)}function SC(i,t){return i.velocities.map((e,n)=>{let s=ha(i,n),r=s<0?0:Uv(i,t,s)[n]??0;return Number.isFinite(r)?r:0})}function Bv(i,t,e,n){let s=SC(i,t),r=wC*Math.max(...s),o=ca(i,e),a=s[e]??0,l=s.filter((h,u)=>h>r&&ca(i,u)===o),c=a>r?a:Math.max(0,...l);return c>0?ki(kv(i,e,n)/c):1}function zv(i,t,e){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...Uv(n,t,c)].map((f,g)=>kv(n,g,e)/f).filter(f=>f>0&&Number.isFinite(f)),u=5*ki(h.length?Math.min(...h):1),d=new ui({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:f=>i.setInput(c,f)});i.whenChanged(()=>d.show(i.settings.get(c)??0)),s.push(d.element)}),s.length?Ge("Inputs",!0,...s):null}var cd=class{constructor(t,e){this.session=t;let{data:n}=t;if(this.strength=e,t.whenMoved(()=>this.pending&&this.apply()),t.whenChanged(a=>a==="playing"&&this.pending&&this.apply()),this.element=null,ha(n,0)<0||!n.velocities.length)return;let s=Yn("push"),r=n.layout.identity,o=H("select",{id:s,"data-menu":"push",onchange:()=>this.choose(o.selectedIndex)},...n.velocities.map((a,l)=>H("option",{},Nv(n,l))));this.field=new ui({label:"strength",unit:n.inputs[ha(n,0)]?.unit??"",value:e[0]??1,name:"push",range:{low:0,high:5*Math.max(...e)},change:a=>{this.strength[this.velocity]=a}}),this.element=Ge("Push",!1,H("div",{class:"push-row"},this.holdButton(-1),H("label",{for:s,class:"hidden"},r?"Coordinate to push":"Velocity to push along"),o,this.holdButton(1)),this.field.element,H("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;velocity=0;strength;held=new Set;since=-1;pending=!1;field=null;choose(t){this.held.clear(),this.since=-1,this.apply(),this.velocity=t,this.field?.show(this.strength[t]??1)}push(t,e){e?this.held.add(t):this.held.delete(t),this.apply()}apply(){let{session:t,held:e}=this,{steps:n}=t.main;if(!e.size&&t.playing&&n===this.since){this.pending=!0;return}this.pending=!1,e.size&&(this.since=n);let s=0;for(let r of e)s+=r;for(let r of this.pushed){let o=ha(t.data,r);o>=0&&t.setInput(o,s*(this.strength[r]??1))}}get pushed(){let{pendularm:t,velocities:e}=this.session.data;return t?.links===2?e.map((n,s)=>s):[this.velocity]}holdButton(t){let e=()=>this.push(t,!0),n=()=>this.push(t,!1);return H("button",{type:"button",class:"button hold","aria-label":t<0?"Push down, hold":"Push up, hold",onpointerdown:e,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{Ov(r)&&e()},onkeyup:r=>{Ov(r)&&n()}},Nu(t<0?"left":"right"),t<0?"push −":"push +")}};function Ov(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function AC(i,t){let e=i.servo?.desired.indexOf(t)??-1;return i.coordinates[i.servo?.coordinates[e]??-1]}function EC(i,t,e){if(t.kind==="desired"){let n=AC(i,t.name);return n?.limits?Zp(n.limits,t.value):Ou(t.value,n?.angle??!1,e)}return ov(t.value,t.kind==="gain"||t.kind==="disturbance"||t.unit.includes("s²")||t.unit.includes("s^2"))}function Hl(i,t,e){let{desired:n=[],gains:s=[]}=i.data.servo??{},r=[...n,...s.flatMap(({kp:l,ki:c,kd:h})=>[l,c,h])],a=i.data.parameters.filter(({kind:l})=>t.includes(l)).sort((l,c)=>r.indexOf(l.name)-r.indexOf(c.name)||(l.kind==="gain"?TC(l,c):0)).map(l=>({name:l.name,field:new ui({label:l.label,unit:l.unit,value:l.value,name:l.name,meaning:l.meaning,range:EC(i.data,l,e),change:c=>l.kind==="desired"?i.setDesired(l.name,c):i.setParameter(l.name,c)})}));return i.whenChanged(()=>{for(let{name:l,field:c}of a)c.show(i.main.parameter(l))}),a.map(({field:l})=>l.element)}function TC(i,t){return i.name.localeCompare(t.name)}function Vv(i,t){let e=Hl(i,["parameter"],t);return e.length?Ge("Parameters",!0,...e):null}function Gv(i,t){let e=Hl(i,["disturbance"],t);return e.length?Ge("Disturbances",!0,...e):null}function Hv(i,t){let{data:e}=i,n=[],s=new Set(e.servo?.integrals??[]),r=new xe(e.layout),o=(c,h,u,d)=>{if(c==="v")return Ou(u,!1,d?10:2*t);if(c==="q"&&r.isUnit(h))return{low:-1,high:1};let f=c==="q"?e.coordinates[h]?.limits:void 0;return f?Zp(f,u):Ou(u,d,t)},a=(c,h,u,d,f,g)=>{let y=i.start[c][h]??0,m=new ui({label:u,unit:d,value:y,name:`start ${g}`,range:o(c,h,y,f),change:p=>i.setStart(c,h,p)});n.push({part:c,index:h,field:m})},l=c=>{let h=e.velocities[c];h&&a("v",c,h.label,h.unit,ca(e,c),h.name)};return e.coordinates.forEach(({label:c,unit:h,angle:u,name:d},f)=>{a("q",f,c,h,u,d),Gl(e,f)&&l(f)}),e.velocities.forEach((c,h)=>{Gl(e,h)||l(h)}),e.states.forEach(({label:c,unit:h,name:u},d)=>{s.has(d)||a("z",d,c,h,!1,u)}),i.whenChanged(()=>{for(let{part:c,index:h,field:u}of n)u.show(i.start[c][h]??0)}),Ge("Start",!1,H("p",{class:"note"},"A new start value takes the motion back to t = 0."),e.layout.unit.length?H("p",{class:"note"},"Quaternions are divided by their length, so that only ratios count."):null,...n.map(({field:c})=>c.element))}var CC=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],RC="Paused, a slider sets the pose; running, it is what the servo goes to.",Wv=8,hd=class{constructor(t,e){this.session=t;let n=Yn("servo"),{servo:s,step:r,pendularm:o,units:a}=t.data,l=s?.sampled??r,c=s?.poses?"Joints":o?"Servo":"Controller",h=Hl(t,["gain"],e),u=CC.map(({mode:d,label:f})=>{let g=H("input",{type:"radio",name:n,value:d,"data-servo":d,onchange:()=>t.setServo(d)});return this.buttons.set(d,g),H("label",{class:"segment"},g,H("span",{},f))});this.signals=(s?.signals??[]).flatMap(({label:d,unit:f,input:g},y)=>g<0?[{index:y,label:d,unit:f,place:H("p",{class:"note"})}]:[]),this.element=Ge(c,!0,H("div",{class:"segments",role:"radiogroup","aria-label":c},...u),H("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${te(l)} ${a.time}.`),...this.signals.map(({place:d})=>d),s?.poses?H("p",{class:"note"},RC):null,...Hl(t,["desired"],e),...h.length>Wv?[]:h),this.gains=h.length>Wv?Ge("Gains",!1,...h):null,t.whenChanged(()=>this.update()),this.update()}session;element;gains;buttons=new Map;signals;say(){let t=this.session.main.signals();for(let{index:e,label:n,unit:s,place:r}of this.signals)ce(r,`${n} = ${te(t[e]??NaN)} ${s}`.trim())}update(){let t=this.buttons.get(this.session.main.servoMode);t&&(t.checked=!0),this.say()}};function qv(i,{total:t,ledger:e,kinetic:n,turnover:s=0}){if(!i.energy)return 0;let r=Math.max(0,n-Math.abs(t-e)),o=Math.max(i.energyScale,r,s),a=Math.abs(t-e)/o;return Number.isFinite(a)?a:0}function PC(i,t,e,n){let s=qv(i,e);if(!(s>=.05))return"";let r=`Energy off by ${s<2?`${Math.round(100*s)} %`:`${Number(s.toPrecision(2))} times what moves`}`;if(t.kind==="adaptive")return`${r}: the tolerance of ${t.label} is too wide for this motion.`;let o=t.order<4?", or a method of higher order":"",a=i.units.time;return`${r}: step too long for ${t.label}. Try ${`${Number((n/4).toPrecision(2))} ${a}`.trim()}${o}.`}var ud=class{constructor(t){this.data=t}data;grown=-1/0;error=0;forget(){[this.grown,this.error]=[-1/0,0]}judge(t,e,n,s){let r=qv(this.data,e);return r>this.error+.005?[this.grown,this.error]=[s,r]:r<this.error-.005&&(this.error=r),s-this.grown<=this.data.until/10?PC(this.data,t,e,n):""}};var Xv=.35,Yv=.12,IC=.001,LC=.8,DC=4,FC=3,dd=class{constructor(t,e,n,s,r){this.player=t;this.mode=n;let{q:o,v:a,z:l}=e.state,c=n.pole[1]*r;this.layout=new xe(t.data.layout),this.rest=this.layout.join(o,a,l);let h=c>0?Math.min(DC,Math.max(LC,2*Math.PI/c)):FC;this.pace=2*Math.PI/h,this.slower=c>0?c/this.pace:0,this.amplitude=this.largest(s),this.show()}player;mode;pace;slower;rest;layout;amplitude;phase=0;get start(){return this.parts(this.amplitude,0)}advance(t){this.phase=(this.phase+this.pace*t)%(2*Math.PI),this.show()}show(){let{q:t,v:e,z:n}=this.parts(this.amplitude,this.phase);this.player.setState(t,e,n)}parts(t,e){let{layout:n,rest:s,mode:r}=this,[o,a]=[t*Math.cos(e),t*Math.sin(e)],l=s.map((d,f)=>d+o*r.real[f]-a*r.imaginary[f]),[c,h,u]=[n.q,n.v,n.z].map(d=>Array.from(n.take(d,l)));return{q:c,v:h,z:u}}largest(t){let{data:e}=this.player,{first:n}=this.layout.q,s=0,r=0;e.coordinates.forEach(({angle:h},u)=>{let d=Math.hypot(this.mode.real[n+u],this.mode.imaginary[n+u]);h?s=Math.max(s,d):r=Math.max(r,d)});let o=Math.min(Xv/s,Yv*t/r),a=IC*o;if(!Number.isFinite(o))return 1;let l=[null,0,Math.PI/2].map(h=>{let{q:u,v:d,z:f}=h===null?this.parts(0,0):this.parts(a,h);return this.player.setState(u,d,f),Float64Array.from(this.player.positions())}),c=l[0].reduce((h,u,d)=>Math.max(h,Math.hypot(l[1][d]-u,l[2][d]-u)),0);return Math.min(Xv/s,Yv*t*a/c)}};var fd=class{wall=0;moved=0;asked=0;note(t,e,n){let s=Math.exp(-t/1);this.wall=s*this.wall+t,this.moved=s*this.moved+e,this.asked=s*this.asked+n}forget(){this.wall=this.moved=this.asked=0}get ratio(){return this.wall>=.5*(1-Math.exp(-1))?this.moved/this.wall:NaN}get behind(){return Number.isFinite(this.ratio)&&this.moved<.95*this.asked}};var Wl=.1,pd=1500,ua=class{constructor(t){this.data=t;let{until:e}=t,n=t.view?.speed??(e>60?ki(e/20):e<2?1/ki(10/e):1);this.speed={value:n,usual:n}}data;speed;pace=new fd;playing=!1;changed=[];moved=[];moving=[];whenChanged(t){this.changed.push(t)}whenMoved(t){this.moved.push(t)}whenMoving(t){this.moving.push(t)}play(t){this.playing!==t&&(this.playing=t,this.pace.forget(),this.tell("playing"))}tell(t){for(let e of this.changed)e(t)}tellMoving(){for(let t of this.moving)t()}tellMoved(){for(let t of this.moved)t()}};var Mr=class extends ua{constructor(e){super(e.data);this.recorded=e;this.players=this.shown=[e],this.begin=e.t}recorded;warning="";part=1;players;shown;begin;get time(){return this.recorded.t}get animated(){return this.playing}play(e){e&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(e)}frame(e){if(!this.playing)return!1;let n=this.recorded.t+Math.min(e,Wl)*this.speed.value,s=this.recorded.t;return this.recorded.seek(Math.min(n,this.recorded.end)),this.pace.note(e,this.recorded.t-s,e*this.speed.value),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/pd)}seek(e){this.recorded.seek(Math.max(this.begin,Math.min(e,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};var NC=.02,OC=12,UC=8,Si=class extends ua{constructor(e,n){super(e.data);this.main=e;this.another=n;this.layout=new xe(e.data.layout),this.drift=new ud(e.data),this.start=ql(e.data.start)}main;another;rivals=[];warning="";start;equilibrium=-1;swing=null;inputs=new Map;layout;drift;owed=0;said="";get players(){return[this.main,...this.rivals]}get shown(){return this.swing?[this.swing.player]:this.players}get animated(){return this.playing||this.swing!==null}get time(){return Math.max(...this.players.map(e=>e.t))}get part(){let e=this.main.step/this.speed.value>NC;return this.playing&&e?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(e=>e.outcome!=="")}play(e){e&&this.over||(e&&this.unwatch(),super.play(e))}frame(e){if(this.swing?.advance(Math.min(e,Wl)),!this.playing)return this.swing!==null;let n=this.time,s=this.go(e);return this.pace.note(e,this.time-n,e*this.speed.value),s}go(e){this.owed+=Math.min(e,Wl)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(UC,n,Math.ceil(pd*n*this.main.step/this.data.until))),r=this.players.filter(c=>c.outcome===""),o=Math.min(...r.map(c=>c.t)),a=OC/s/Math.max(1,r.length),l=!1;n===1&&this.tellMoving();for(let c=1;c<=s;c+=1){let h=o+Math.round(n*c/s)*this.main.step;for(let u of r){let d=Math.round((h-u.t)/u.step);d<1||u.outcome!==""||u.advance(d*u.step,a)<d&&u.outcome===""&&(l=!0)}this.tellMoved()}return this.owed=l?0:this.owed-n*this.main.step,this.judge(),!0}single(){this.play(!1);for(let e of this.players)e.outcome===""&&e.single();this.tellMoved(),this.judge(),this.tell("settings")}reset(){this.unwatch();for(let e of this.players)e.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.pace.forget(),this.warning="",this.drift.forget(),this.said="",this.tell("reset")}ahead(){let e=this.copy(),{q:n,v:s,z:r}=this.layout;return e.integrator=this.main.integrator,e.setState(this.layout.take(n,this.main.y),this.layout.take(s,this.main.y),this.layout.take(r,this.main.y)),e}restore(){let{data:e}=this;this.play(!1),this.rivals.length=0,this.main.integrator=e.integrator,this.main.step=e.step,e.servo&&(this.main.servoMode=e.servo.on?e.servo.mode:"off");for(let{name:n,value:s}of e.parameters)n!==e.servo?.active&&this.main.setParameter(n,s);for(let n of this.inputs.keys())this.setInput(n,0);this.inputs.clear(),this.speed.value=this.speed.usual,this.equilibrium=-1,this.start=ql(e.start),this.reset();for(let n of e.view?.rivals??[])this.setRival(n,!0);this.tell("players"),this.tell("settings")}begin(e){let n=this.start;this.start=ql(e);try{this.reset()}catch(s){throw this.start=n,s}}get settings(){return this.inputs}get retuned(){return this.data.parameters.some(({name:e,value:n})=>this.main.parameter(e)!==n)}equilibriumNow(e){let n=this.data.analysis?.equilibria[e];if(!n||!this.retuned)return{found:n,followed:!0};let s=this.main.follow(n);return{found:s??n,followed:s!==null}}rest(e,n=!1){let{found:s}=this.equilibriumNow(e);if(!s)throw new Error(`There is no equilibrium ${e} in this page.`);this.play(!1),this.equilibrium=e,this.start=ql(n?s.beside:s.state),this.reset()}watch(e,n){let s=this.data.analysis?.equilibria[this.equilibrium],r=s?.modes[e];if(!s||!r)throw new Error(`There is no mode ${e} to watch.`);this.play(!1),this.swing=new dd(this.copy(),s,r,n,this.speed.value),this.tell("watched")}unwatch(){this.swing&&(this.swing=null,this.tell("watched"))}release(){this.swing&&(this.start=this.swing.start,this.reset(),this.play(!0))}setStart(e,n,s){let r=ql(this.start);r[e][n]=s,this.begin(r)}setParameter(e,n){for(let s of this.players)s.setParameter(e,n);this.tell("settings")}setDesired(e,n){let{servo:s}=this.data,r=s?.coordinates[s.desired.indexOf(e)];this.setParameter(e,n),!(!s?.poses||this.playing||r===void 0)&&(this.start={q:[...this.main.y.subarray(0,this.data.layout.nq)],v:this.start.v.map(()=>0),z:[...this.data.start.z]},this.setStart("q",r,n))}setStep(e){for(let n of this.players)n.step=e;this.owed=0,this.tell("settings")}setServo(e){for(let n of this.players)n.servoMode=e;this.tell("settings")}setIntegrator(e){this.main.integrator=e,this.leave(e),this.tell("players")}setInput(e,n){this.inputs.set(e,n);for(let s of this.players)s.setInput(e,n);this.tell("settings")}pull(e,n){this.unwatch();for(let s of this.players)s.pull(e,n)}setRival(e,n){if(n&&!this.rivals.some(s=>s.integrator===e)){let s=this.copy();s.integrator=e,this.rivals.push(s)}else n||this.leave(e);this.reset(),this.tell("players")}copy(){let e=this.another();e.step=this.main.step,e.servoMode=this.main.servoMode;for(let{name:n}of this.data.parameters)n!==this.data.servo?.active&&e.setParameter(n,this.main.parameter(n));for(let[n,s]of this.inputs)e.setInput(n,s);return e}leave(e){let n=this.rivals.findIndex(s=>s.integrator===e);n>=0&&this.rivals.splice(n,1)}judge(){let{main:e,data:n}=this,s=n.methods.find(({name:o})=>o===e.integrator);this.warning=s&&e.outcome===""?this.drift.judge(s,e.energy(),e.step,e.t):"";let r=this.players.map(o=>o.outcome).join(`
`);r!==this.said&&(this.said=r,this.over&&this.play(!1),this.tell("outcome"))}};function ql({q:i,v:t,z:e}){return{q:[...i],v:[...t],z:[...e]}}var kC=-6,BC=5,ym=1e4,md=class{constructor(t,e){this.session=t;let n=t instanceof Mr?t:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(n?t.data.until/1e3:t.data.step)))),this.playButton=hi("play","Play (space)",()=>t.play(!t.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let s=hi("step",n?"One picture further (full stop)":"One step (full stop)",()=>t.single()),r=hi("reset","Back to the start (r)",e);s.dataset.act="step",r.dataset.act="reset";let o=H("div",{class:"transport-row"},this.playButton,s,r,this.clock,this.remark,this.speedField());this.element=H("div",{class:"transport card",role:"group","aria-label":"Playback"},o),n&&(this.line=H("input",{type:"range",class:"time-line",min:0,max:ym,step:1,value:0,"aria-label":"Time line",oninput:()=>n.seek(n.begin+Number(this.line?.value)/ym*(n.recorded.end-n.begin))}),this.element.append(this.line)),t.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=H("output",{class:"clock","aria-label":"Time","aria-live":"off"});remark=H("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:t,line:e}=this,n=t.data.units.time;rv(this.playButton,t.playing?"pause":"play",t.playing?"Pause (space)":"Play (space)"),ce(this.clock,`t = ${Nl(t.time,this.decimals)} ${n}`.trim());let{pace:s,speed:r}=t;if(ce(this.remark,t.playing&&s.behind?`runs at ${te(s.ratio,2)}× of the ${te(r.value,2)}× asked for`:""),!e||!(t instanceof Mr))return;let{begin:o,recorded:a}=t;e.value=String(Math.round(ym*(t.time-o)/(a.end-o||1))),e.setAttribute("aria-valuetext",`${Nl(t.time,2)} ${n}`)}speedField(){let{speed:t}=this.session,e=Yn("speed"),n=H("output",{for:e,class:"speed-value","aria-live":"off"}),s=()=>{n.textContent=`${te(t.value,2)}×`,r.setAttribute("aria-valuetext",`${te(t.value,2)} times real time`)},r=H("input",{type:"range",id:e,min:kC,max:BC,step:.5,value:0,"data-slider":"speed",oninput:()=>{t.value=t.usual*2**Number(r.value),s()}});return s(),this.session.whenChanged(()=>{r.value=String(Math.log2(t.value/t.usual)),s()}),H("div",{class:"speed"},H("label",{for:e},"Speed"),r,n)}};var vm="http://www.w3.org/1998/Math/MathML";function $v(i,t){if(!i)return null;let e=new DOMParser().parseFromString(i,"text/html"),n=H("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...e.body.childNodes]){let r=jv(s);r&&n.append(r)}return Ge("Equations of motion",t,n)}function jv(i){let t=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(t);if(!(i instanceof Element))return null;if(!(i.namespaceURI===vm||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===vm?document.createElementNS(vm,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=jv(s);r&&n.append(r)}return n}var gd=class{element;constructor(t,e,n){let s=H("input",{type:"checkbox",checked:!0,"data-switch":"letter keys",onchange:()=>n(s.checked)}),r=t.flatMap(({keys:o,does:a})=>[H("dt",{},...o.flatMap((l,c)=>c?[" ",H("kbd",{},l)]:[H("kbd",{},l)])),H("dd",{},a)]);this.element=H("dialog",{class:"help","aria-labelledby":"help-title"},H("div",{class:"dialog-head"},H("h2",{id:"help-title"},"Keys"),hi("close","Close",()=>this.element.close())),H("dl",{},...r),H("label",{class:"switch"},s,"Keys of one letter or digit act"),...e.filter(Boolean).map(o=>H("p",{class:"note"},o))),this.element.addEventListener("click",o=>{o.target===this.element&&this.element.close()})}toggle(){this.element.open?this.element.close():this.element.showModal()}},yd=class{constructor(t){this.reset=t}reset;element=H("div",{class:"banner",role:"alert",hidden:!0});say(t){this.element.dataset.said!==t&&(this.element.dataset.said=t,this.element.hidden=t==="",this.element.replaceChildren(),t&&this.element.append(H("p",{},t),hi("reset","Reset",this.reset,"Reset")))}};var zC=["none","euler","verlet","velocity-verlet","rk4"],VC={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},Zv={m:"mass",l:"length",g:"gravity"},GC={a:"push ↻",d:"push ↺",c:"servo",s:"servo off"},HC=3,Kv=["12","34","56","78","90"];function xm(i,t,e){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&zC.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${Jv(h)}`,press:()=>WC(i,h,e)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),(n===1?["qe"]:Kv.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,f)=>o.push({keys:[h[f]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function WC(i,t,e){let n=i.data.methods.find(s=>s.name===t)?.refusal;n?e(n):i.setIntegrator(t)}function Jv(i){return VC[i]??i}var vd=class{element=H("div",{class:"arm-buttons",role:"group","aria-label":"Keys as buttons"});constructor(t,e){for(let n of xm(t,e,()=>{})){let[s=""]=n.keys;if(n.does.startsWith("integrator"))continue;let r=()=>n.release?.();this.element.append(H("button",{type:"button",class:"button hold","data-key":s,"aria-label":n.does,onpointerdown:o=>{o.preventDefault(),n.press()},onpointerup:r,onpointerleave:r,onpointercancel:r,oncontextmenu:o=>o.preventDefault(),onclick:o=>{o.detail>0||(n.press(),r())}},GC[s]??n.does.replace("desired angle","angle")))}}},xd=class{constructor(t){this.session=t;let{by:e="",links:n=1}=t.data.pendularm??{};this.element=H("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>HC?0:void 0},H("h2",{},"System"),this.system,e?H("p",{class:"by"},e):null,this.servoHead,this.servo,H("h2",{},"Pendulum"),this.pendulum,H("div",{class:"screen-keys"},H("h2",{},"Keys"),H("p",{},YC(n)))),this.update()}session;element;system=H("p");servo=H("p");pendulum=H("p");servoHead=H("h2");update(){let{main:t,data:e}=this.session;ce(this.system,qC(t).join(`
`)),ce(this.servoHead,`Servo: ${t.servoMode==="off"?"disabled":"active"}${t.servoMode==="sampled"?", sampled":""}`),ce(this.servo,XC(t).join(`
`));let n=s=>Object.keys(Zv).indexOf(s)+1||1/0;ce(this.pendulum,e.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${Zv[s]??s} = ${$s(t.parameter(s))}`).join(`
`))}};function Xl(i,t,e){return e>1?`${i}${t+1}`:i}function qC(i){let{data:t,y:e,step:n}=i,s=new xe(t.layout),r=s.paired,o=t.servo,a=n<.01?String(Number(n.toPrecision(4))):$s(n),l=[`t = ${$s(i.t)} dt = ${a}`,`integrator = ${Jv(i.integrator)}`],c=s.take(s.q,e),h=s.take(s.v,e);for(let u=0;u<r;u+=1)l.push(`${Xl("x",u,r)} = ${$s(c[u]??NaN)}`,`${Xl("x",u,r)}_dot = ${$s(h[u]??NaN)}`);return o?.desired.forEach((u,d)=>l.push(`${Xl("x",d,r)}_desired = ${$s(i.parameter(u))}`)),l}function XC(i){let{servo:t}=i.data,e=i.u;if(!t)return[];let n=t.inputs.length,s=(o,a)=>(e[o]??NaN)+(e[ha(i.data,a)]??0),r=t.inputs.map((o,a)=>`${Xl("u",a,n)} = ${$s(s(o,a))}`);for(let o of["kp","kd","ki"]){let a=t.gains.map(l=>$s(i.parameter(l[o])));new Set(a).size===1?r.push(`${o} = ${a[0]??""}`):a.forEach((l,c)=>r.push(`${Xl(o,c,n)} = ${l}`))}return r}function YC(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...Kv.slice(0,i).map((e,n)=>`${e[0]??""}/${e[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var wr=class{constructor(t,e){this.width=t;this.capacity=e;this.columns=Array.from({length:t},()=>new Float64Array(2*e))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(t){if(this.end===2*this.capacity){for(let e of this.columns)e.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let e=0;e<this.width;e+=1)this.column(e)[this.end]=t[e]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(t){let e=this.column(0);for(;this.first+1<this.end&&(e[this.first+1]??0)<t;)this.first+=1}values(t){return this.column(t).subarray(this.first,this.end)}last(t){return this.count?this.column(t)[this.end-1]??NaN:NaN}column(t){let e=this.columns[t];if(!e)throw new RangeError(`A history of ${this.width} columns has no column ${t}.`);return e}};var $C="uplot",jC="u-hz",ZC="u-vt",KC="u-title",JC="u-wrap",QC="u-under",tR="u-over",eR="u-axis",Jr="u-off",nR="u-select",iR="u-cursor-x",sR="u-cursor-y",rR="u-cursor-pt",oR="u-legend",aR="u-live",lR="u-inline",cR="u-series",hR="u-marker",Qv="u-label",uR="u-value",$l="width",jl="height";var tx="bottom",da="left",_m="right",Um="#000",ex=Um+"0",bm="mousemove",nx="mousedown",Mm="mouseup",ix="mouseenter",sx="mouseleave",rx="dblclick",dR="resize",fR="scroll",ox="change",Sd="dppxchange",km="--",xa=typeof window<"u",Tm=xa?document:null,pa=xa?window:null,pR=xa?navigator:null,Ie,_d;function Cm(){let i=devicePixelRatio;Ie!=i&&(Ie=i,_d&&Pm(ox,_d,Cm),_d=matchMedia(`(min-resolution: ${Ie-.001}dppx) and (max-resolution: ${Ie+.001}dppx)`),Qr(ox,_d,Cm),pa.dispatchEvent(new CustomEvent(Sd)))}function Ai(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Rm(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Je(i,t,e){i.style[t]=e+"px"}function rs(i,t,e,n){let s=Tm.createElement(i);return t!=null&&Ai(s,t),e?.insertBefore(s,n),s}function zi(i,t){return rs("div",i,t)}var ax=new WeakMap;function As(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=ax.get(i);r!=o&&(i.style.transform=r,ax.set(i,r),t<0||e<0||t>n||e>s?Ai(i,Jr):Rm(i,Jr))}var lx=new WeakMap;function cx(i,t,e){let n=t+e,s=lx.get(i);n!=s&&(lx.set(i,n),i.style.background=t,i.style.borderColor=e)}var hx=new WeakMap;function ux(i,t,e,n){let s=t+""+e,r=hx.get(i);s!=r&&(hx.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Bm={passive:!0},mR={...Bm,capture:!0};function Qr(i,t,e,n){t.addEventListener(i,e,n?mR:Bm)}function Pm(i,t,e,n){t.removeEventListener(i,e,Bm)}xa&&Cm();function os(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:Ei((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function Bx(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var zx=i=>i!=null,Vx=i=>i!=null&&i>0,Td=Bx(zx),gR=Bx(Vx);function yR(i,t,e,n=0,s=!1){let r=s?gR:Td,o=s?Vx:zx;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??He,l??-He]}function Cd(i,t,e,n){let s=px(i),r=px(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Zs:Gx,a=s==1?Ei:Vi,l=r==1?Vi:Ei,c=a(o(In(i))),h=l(o(In(t))),u=ma(e,c),d=ma(e,h);return e==10&&(c<0&&(u=We(u,-c)),h<0&&(d=We(d,-h))),n||e==2?(i=u*s,t=d*r):(i=Xx(i,u),t=Rd(t,d)),[i,t]}function zm(i,t,e,n){let s=Cd(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Vm=.1,dx={mode:3,pad:Vm},Kl={pad:0,soft:null,mode:0},vR={min:Kl,max:Kl};function Ad(i,t,e,n){return Pd(e)?fx(i,t,e):(Kl.pad=e,Kl.soft=n?0:null,Kl.mode=n?3:0,fx(i,t,vR))}function Ce(i,t){return i??t}function xR(i,t,e){for(t=Ce(t,0),e=Ce(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function fx(i,t,e){let n=e.min,s=e.max,r=Ce(n.pad,0),o=Ce(s.pad,0),a=Ce(n.hard,-He),l=Ce(s.hard,He),c=Ce(n.soft,He),h=Ce(s.soft,-He),u=Ce(n.mode,0),d=Ce(s.mode,0),f=t-i,g=Zs(f),y=oi(In(i),In(t)),m=Zs(y),p=In(m-g);(f<1e-24||p>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=He&&(r=0),d==2&&h!=-He&&(o=0)));let v=f||y||1e3,w=Zs(v),b=ma(10,Ei(w)),S=v*(f==0?i==0?.1:1:r),E=We(Xx(i-S,b/10),24),x=i>=c&&(u==1||u==3&&E<=c||u==2&&E>=c)?c:He,C=oi(a,E<x&&i>=x?x:as(x,E)),N=v*(f==0?t==0?.1:1:o),I=We(Rd(t+N,b/10),24),L=t<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-He,B=as(l,I>L&&t<=L?L:oi(L,I));return C==B&&C==0&&(B=100),[C,B]}var _R=new Intl.NumberFormat(xa?pR.language:"en-US"),Gm=i=>_R.format(i),Ti=Math,wd=Ti.PI,In=Ti.abs,Ei=Ti.floor,Pn=Ti.round,Vi=Ti.ceil,as=Ti.min,oi=Ti.max,ma=Ti.pow,px=Ti.sign,Zs=Ti.log10,Gx=Ti.log2,bR=(i,t=1)=>Ti.sinh(i)*t,wm=(i,t=1)=>Ti.asinh(i/t),He=1/0;function mx(i){return(Zs((i^i>>31)-(i>>31))|0)+1}function Im(i,t,e){return as(oi(i,t),e)}function Hx(i){return typeof i=="function"}function we(i){return Hx(i)?i:()=>i}var MR=()=>{},Wx=i=>i,qx=(i,t)=>t,wR=i=>null,gx=i=>!0,yx=(i,t)=>i==t,SR=/\.\d*?(?=9{6,}|0{6,})/gm,to=i=>{if($x(i)||Ar.has(i))return i;let t=`${i}`,e=t.match(SR);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${to(s)}e${r}`}return We(i,n)};function Zr(i,t){return to(We(to(i/t))*t)}function Rd(i,t){return to(Vi(to(i/t))*t)}function Xx(i,t){return to(Ei(to(i/t))*t)}function We(i,t=0){if($x(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return Pn(n)/e}var Ar=new Map;function Yx(i){return((""+i).split(".")[1]||"").length}function Ql(i,t,e,n){let s=[],r=n.map(Yx);for(let o=t;o<e;o++){let a=In(o),l=We(ma(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:We(h,u);s.push(d),Ar.set(d,u)}}return s}var Jl={},Hm=[],ga=[null,null],Sr=Array.isArray,$x=Number.isInteger,AR=i=>i===void 0;function vx(i){return typeof i=="string"}function Pd(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function ER(i){return i!=null&&typeof i=="object"}var TR=Object.getPrototypeOf(Uint8Array),jx="__proto__";function ya(i,t=Pd){let e;if(Sr(i)){let n=i.find(s=>s!=null);if(Sr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=ya(i[s],t)}else e=i.slice()}else if(i instanceof TR)e=i.slice();else if(t(i)){e={};for(let n in i)n!=jx&&(e[n]=ya(i[n],t))}else e=i;return e}function wn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=jx&&(Pd(i[s])?wn(i[s],ya(n[s])):i[s]=ya(n[s]))}return i}var CR=0,RR=1,PR=2;function IR(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function LR(i,t){if(NR(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return OR(o[0])||(o=FR(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:RR,f=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=CR&&(u[m]=y,d==PR&&f.push(m)):u[m]=y}IR(u,f,s),n.push(u)}}return n}var DR=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function FR(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function NR(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function OR(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=oi(1,Ei((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Zx=["January","February","March","April","May","June","July","August","September","October","November","December"],Kx=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Jx(i){return i.slice(0,3)}var UR=Kx.map(Jx),kR=Zx.map(Jx),BR={MMMM:Zx,MMM:kR,WWWW:Kx,WWW:UR};function Yl(i){return(i<10?"0":"")+i}function zR(i){return(i<10?"00":i<100?"0":"")+i}var VR={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Yl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Yl(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Yl(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Yl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Yl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>zR(i.getMilliseconds())};function Wm(i,t){t=t||BR;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?VR[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var GR=new Intl.DateTimeFormat().resolvedOptions().timeZone;function HR(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==GR?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var Qx=i=>i%1==0,Ed=[1,2,2.5,5],WR=Ql(10,-32,0,Ed),t_=Ql(10,0,32,Ed),qR=t_.filter(Qx),Kr=WR.concat(t_),qm=`
`,e_="{YYYY}",xx=qm+e_,n_="{M}/{D}",Zl=qm+n_,bd=Zl+"/{YY}",i_="{aa}",XR="{h}:{mm}",fa=XR+i_,_x=qm+fa,bx=":{ss}",De=null;function s_(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Ql(10,0,3,Ed).filter(Qx):Ql(10,-3,0,Ed)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,e_,De,De,De,De,De,De,1],[s*28,"{MMM}",xx,De,De,De,De,De,1],[s,n_,xx,De,De,De,De,De,1],[n,"{h}"+i_,bd,De,Zl,De,De,De,1],[e,fa,bd,De,Zl,De,De,De,1],[t,bx,bd+" "+fa,De,Zl+" "+fa,De,_x,De,1],[i,bx+".{fff}",bd+" "+fa,De,Zl+" "+fa,De,_x,De,1]];function h(u){return(d,f,g,y,m,p)=>{let v=[],w=m>=o,b=m>=r&&m<o,S=u(g),E=We(S*i,3),x=Sm(S.getFullYear(),w?0:S.getMonth(),b||w?1:S.getDate()),C=We(x*i,3);if(b||w){let N=b?m/r:0,I=w?m/o:0,L=E==C?E:We(Sm(x.getFullYear()+I,x.getMonth()+N,1)*i,3),B=new Date(Pn(L/i)),V=B.getFullYear(),D=B.getMonth();for(let G=0;L<=y;G++){let Y=Sm(V+I*G,D+N*G,1),W=Y-u(We(Y*i,3));L=We((+Y+W)*i,3),L<=y&&v.push(L)}}else{let N=m>=s?s:m,I=Ei(g)-Ei(E),L=C+I+Rd(E-C,N);v.push(L);let B=u(L),V=B.getHours()+B.getMinutes()/e+B.getSeconds()/n,D=m/n,G=d.axes[f]._space,Y=p/G;for(;L=We(L+m,i==1?0:3),!(L>y);)if(D>1){let W=Ei(We(V+D,6))%24,J=u(L).getHours()-W;J>1&&(J=-1),L-=J*n,V=(V+D)%24;let et=v[v.length-1];We((L-et)/m,3)*Y>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[YR,$R,jR]=s_(1),[ZR,KR,JR]=s_(.001);Ql(2,-53,53,[1]);function Mx(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function wx(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,f;return n.map(g=>{let y=i(g),m=y.getFullYear(),p=y.getMonth(),v=y.getDate(),w=y.getHours(),b=y.getMinutes(),S=y.getSeconds(),E=m!=l&&a[2]||p!=c&&a[3]||v!=h&&a[4]||w!=u&&a[5]||b!=d&&a[6]||S!=f&&a[7]||a[1];return l=m,c=p,h=v,u=w,d=b,f=S,E(y)})}}function QR(i,t){let e=Wm(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Sm(i,t,e){return new Date(i,t,e)}function Sx(i,t){return t(i)}var tP="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ax(i,t){return(e,n,s,r)=>r==null?km:t(i(n))}function eP(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function nP(i,t){return i.series[t].fill(i,t)}var iP={show:!0,live:!0,isolate:!1,mount:MR,markers:{show:!0,width:2,stroke:eP,fill:nP,dash:"solid"},idx:null,idxs:null,values:[]};function sP(i,t){let e=i.cursor.points,n=zi(),s=e.size(i,t);Je(n,$l,s),Je(n,jl,s);let r=s/-2;Je(n,"marginLeft",r),Je(n,"marginTop",r);let o=e.width(i,t,s);return o&&Je(n,"borderWidth",o),n}function rP(i,t){let e=i.series[t].points;return e._fill||e._stroke}function oP(i,t){let e=i.series[t].points;return e._stroke||e._fill}function aP(i,t){return i.series[t].points.size}var Am=[0,0];function lP(i,t,e){return Am[0]=t,Am[1]=e,Am}function Md(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Em(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var cP={show:!0,x:!0,y:!0,lock:!1,move:lP,points:{one:!1,show:sP,size:aP,width:0,stroke:oP,fill:rP},bind:{mousedown:Md,mouseup:Md,click:Md,dblclick:Md,mousemove:Em,mouseleave:Em,mouseenter:Em},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},r_={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Xm=wn({},r_,{filter:qx}),o_=wn({},Xm,{size:10}),a_=wn({},r_,{show:!1}),Ym='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',l_="bold "+Ym,c_=1.5,Ex={show:!0,scale:"x",stroke:Um,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:l_,side:2,grid:Xm,ticks:o_,border:a_,font:Ym,lineGap:c_,rotate:0},hP="Value",uP="Time",Tx={show:!0,scale:"x",auto:!1,sorted:1,min:He,max:-He,idxs:[]};function dP(i,t,e,n,s){return t.map(r=>r==null?"":Gm(r))}function fP(i,t,e,n,s,r,o){let a=[],l=Ar.get(s)||0;e=o?e:We(Rd(e,s),l);for(let c=e;c<=n;c=We(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Lm(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Zs:Gx,h=Ei(c(e));s=ma(l,h),l==10&&(s=Kr[os(s,Kr)]);let u=e,d=s*l;l==10&&(d=Kr[os(d,Kr)]);do a.push(u),u=u+s,l==10&&!Ar.has(u)&&(u=We(u,Ar.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Kr[os(d,Kr)]));while(u<=n);return a}function pP(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Lm(i,t,oi(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Lm(i,t,oi(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var h_=/./,mP=/[12357]/,gP=/[125]/,Cx=/1/,Dm=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function yP(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?h_:l(7,o)-h>=c?mP:l(5,o)-h>=c?gP:Cx;if(u==Cx){let d=In(l(1,o)-h);if(d<c)return Dm(t.slice().reverse(),a.distr,u,Vi(c/d)).reverse()}return Dm(t,a.distr,u,1)}function vP(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=In(l(1,o)-l(2,o));return c<a?Dm(t.slice().reverse(),3,h_,Vi(a/c)).reverse():t}function xP(i,t,e,n){return n==null?km:t==null?"":Gm(t)}var Rx={show:!0,scale:"y",stroke:Um,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:l_,side:3,grid:Xm,ticks:o_,border:a_,font:Ym,lineGap:c_,rotate:0};function _P(i,t){let e=3+(i||1)*2;return We(e*t,3)}function bP(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=In(o-r),l=i.series[t],c=a/(l.points.space*Ie);return n[1]-n[0]<=c}var Px={scale:null,auto:!0,sorted:0,min:He,max:-He},u_=(i,t,e,n,s)=>s,Ix={show:!0,auto:!0,sorted:0,gaps:u_,alpha:1,facets:[wn({},Px,{scale:"x"}),wn({},Px,{scale:"y"})]},Lx={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:u_,alpha:1,points:{show:bP,filter:null},values:null,min:He,max:-He,idxs:[],path:null,clip:null};function MP(i,t,e,n,s){return e/10}var d_={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},wP=wn({},d_,{time:!1,ori:1}),Dx={};function f_(i,t){let e=Dx[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Dx[i]=e)),e}var va=1,Fm=2;function eo(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,y=a.height,m=i.valToPosH,p=i.valToPosV;return h.ori==0?e(s,l,c,h,u,m,p,d,f,g,y,Ld,_a,Fd,m_,y_):e(s,l,c,h,u,p,m,f,d,y,g,Dd,ba,Zm,g_,v_)}function $m(i,t){let e=0,n=0,s=Ce(i.bands,Hm);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function SP(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ks(i,t,e,n,s,r){return eo(i,t,(o,a,l,c,h,u,d,f,g,y,m)=>{let p=o.pxRound,v=c.dir*(c.ori==0?1:-1),w=c.ori==0?_a:ba,b,S;v==1?(b=e,S=n):(b=n,S=e);let E=p(u(a[b],c,y,f)),x=p(d(l[b],h,m,g)),C=p(u(a[S],c,y,f)),N=p(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return w(I,C,N),w(I,E,N),w(I,E,x),I})}function Id(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?Fd:Zm,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function AP(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function jm(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let p=d+s;g=o>=0&&p>=0&&p<l?r(i[p]):g,g>=f&&a.push([f,g])}return a}function Fx(i){return i==0?Wx:i==1?Pn:t=>Zr(t,i)}function p_(i){let t=i==0?Ld:Dd,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=as(c,a/2,l/2),h=as(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var Ld=(i,t,e)=>{i.moveTo(t,e)},Dd=(i,t,e)=>{i.moveTo(e,t)},_a=(i,t,e)=>{i.lineTo(t,e)},ba=(i,t,e)=>{i.lineTo(e,t)},Fd=p_(0),Zm=p_(1),m_=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},g_=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},y_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},v_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function x_(i){return(t,e,n,s,r)=>eo(t,e,(o,a,l,c,h,u,d,f,g,y,m)=>{let{pxRound:p,points:v}=o,w,b;c.ori==0?(w=Ld,b=m_):(w=Dd,b=g_);let S=We(v.width*Ie,3),E=(v.size-v.width)/2*Ie,x=We(E*2,3),C=new Path2D,N=new Path2D,{left:I,top:L,width:B,height:V}=t.bbox;Fd(N,I-x,L-x,B+x*2,V+x*2);let D=G=>{if(l[G]!=null){let Y=p(u(a[G],c,y,f)),W=p(d(l[G],h,m,g));w(C,Y+E,W),b(C,Y,W,E,0,wd*2)}};if(r)r.forEach(D);else for(let G=n;G<=s;G++)D(G);return{stroke:S>0?C:null,fill:C,clip:N,flags:va|Fm}})}function __(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var EP=__(_a),TP=__(ba);function b_(i){let t=Ce(i?.alignGaps,0);return(e,n,s,r)=>eo(e,n,(o,a,l,c,h,u,d,f,g,y,m)=>{[s,r]=Td(l,s,r);let p=o.pxRound,v=V=>p(u(V,c,y,f)),w=V=>p(d(V,h,m,g)),b,S;c.ori==0?(b=_a,S=EP):(b=ba,S=TP);let E=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:va},C=x.stroke,N=!1;if(r-s>=y*4){let V=ut=>e.posToVal(ut,c.key,!0),D=null,G=null,Y,W,lt,j=v(a[E==1?s:r]),J=v(a[s]),et=v(a[r]),dt=V(E==1?J+1:et-1);for(let ut=E==1?s:r;ut>=s&&ut<=r;ut+=E){let tt=a[ut],vt=(E==1?tt<dt:tt>dt)?j:v(tt),Tt=l[ut];vt==j?Tt!=null?(W=Tt,D==null?(b(C,vt,w(W)),Y=D=G=W):W<D?D=W:W>G&&(G=W)):Tt===null&&(N=!0):(D!=null&&S(C,j,w(D),w(G),w(Y),w(W)),Tt!=null?(W=Tt,b(C,vt,w(W)),D=G=Y=W):(D=G=null,Tt===null&&(N=!0)),j=vt,dt=V(j+E))}D!=null&&D!=G&&lt!=j&&S(C,j,w(D),w(G),w(Y),w(W))}else for(let V=E==1?s:r;V>=s&&V<=r;V+=E){let D=l[V];D===null?N=!0:D!=null&&b(C,v(a[V]),w(D))}let[L,B]=$m(e,n);if(o.fill!=null||L!=0){let V=x.fill=new Path2D(C),D=o.fillTo(e,n,o.min,o.max,L),G=w(D),Y=v(a[s]),W=v(a[r]);E==-1&&([W,Y]=[Y,W]),b(V,W,G),b(V,Y,G)}if(!o.spanGaps){let V=[];N&&V.push(...jm(a,l,s,r,E,v,t)),x.gaps=V=o.gaps(e,n,s,r,V),x.clip=Id(V,c.ori,f,g,y,m)}return B!=0&&(x.band=B==2?[Ks(e,n,s,r,C,-1),Ks(e,n,s,r,C,1)]:Ks(e,n,s,r,C,B)),x})}function CP(i){let t=Ce(i.align,1),e=Ce(i.ascDesc,!1),n=Ce(i.alignGaps,0),s=Ce(i.extend,!1);return(r,o,a,l)=>eo(r,o,(c,h,u,d,f,g,y,m,p,v,w)=>{[a,l]=Td(u,a,l);let b=c.pxRound,{left:S,width:E}=r.bbox,x=J=>b(g(J,d,v,m)),C=J=>b(y(J,f,w,p)),N=d.ori==0?_a:ba,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:va},L=I.stroke,B=d.dir*(d.ori==0?1:-1),V=C(u[B==1?a:l]),D=x(h[B==1?a:l]),G=D,Y=D;s&&t==-1&&(Y=S,N(L,Y,V)),N(L,D,V);for(let J=B==1?a:l;J>=a&&J<=l;J+=B){let et=u[J];if(et==null)continue;let dt=x(h[J]),ut=C(et);t==1?N(L,dt,V):N(L,G,ut),N(L,dt,ut),V=ut,G=dt}let W=G;s&&t==1&&(W=S+E,N(L,W,V));let[lt,j]=$m(r,o);if(c.fill!=null||lt!=0){let J=I.fill=new Path2D(L),et=c.fillTo(r,o,c.min,c.max,lt),dt=C(et);N(J,W,dt),N(J,Y,dt)}if(!c.spanGaps){let J=[];J.push(...jm(h,u,a,l,B,x,n));let et=c.width*Ie/2,dt=e||t==1?et:-et,ut=e||t==-1?-et:et;J.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=J=c.gaps(r,o,a,l,J),I.clip=Id(J,d.ori,m,p,v,w)}return j!=0&&(I.band=j==2?[Ks(r,o,a,l,L,-1),Ks(r,o,a,l,L,1)]:Ks(r,o,a,l,L,j)),I})}function Nx(i,t,e,n,s,r,o=He){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=In(i[l]-i[a]);h<c&&(c=h,o=In(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function RP(i){i=i||Jl;let t=Ce(i.size,[.6,He,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=we(s),o=1-t[0],a=Ce(t[1],He),l=Ce(t[2],1),c=Ce(i.disp,Jl),h=Ce(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,y,m)=>eo(f,g,(p,v,w,b,S,E,x,C,N,I,L)=>{let B=p.pxRound,V=e,D=n*Ie,G=a*Ie,Y=l*Ie,W,lt;b.ori==0?[W,lt]=r(f,g):[lt,W]=r(f,g);let j=b.dir*(b.ori==0?1:-1),J=b.ori==0?Fd:Zm,et=b.ori==0?h:(Rt,jt,ae,wt,ze,Vt,Yt)=>{h(Rt,jt,ae,ze,wt,Yt,Vt)},dt=Ce(f.bands,Hm).find(Rt=>Rt.series[0]==g),ut=dt!=null?dt.dir:0,tt=p.fillTo(f,g,p.min,p.max,ut),mt=B(x(tt,S,L,N)),vt,Tt,Mt,Wt=I,oe=B(p.width*Ie),Gt=!1,pe=null,ue=null,ie=null,Qe=null;u!=null&&(oe==0||d!=null)&&(Gt=!0,pe=u.values(f,g,y,m),ue=new Map,new Set(pe).forEach(Rt=>{Rt!=null&&ue.set(Rt,new Path2D)}),oe>0&&(ie=d.values(f,g,y,m),Qe=new Map,new Set(ie).forEach(Rt=>{Rt!=null&&Qe.set(Rt,new Path2D)})));let{x0:qe,size:mn}=c;if(qe!=null&&mn!=null){V=1,v=qe.values(f,g,y,m),qe.unit==2&&(v=v.map(ae=>f.posToVal(C+ae*I,b.key,!0)));let Rt=mn.values(f,g,y,m);mn.unit==2?Tt=Rt[0]*I:Tt=E(Rt[0],b,I,C)-E(0,b,I,C),Wt=Nx(v,w,E,b,I,C,Wt),Mt=Wt-Tt+D}else Wt=Nx(v,w,E,b,I,C,Wt),Mt=Wt*o+D,Tt=Wt-Mt;Mt<1&&(Mt=0),oe>=Tt/2&&(oe=0),Mt<5&&(B=Wx);let ke=Mt>0,Ln=Wt-Mt-(ke?oe:0);Tt=B(Im(Ln,Y,G)),vt=(V==0?Tt/2:V==j?0:Tt)-V*j*((V==0?D/2:0)+(ke?oe/2:0));let Ae={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},An=Gt?null:new Path2D,on=null;if(dt!=null)on=f.data[dt.series[1]];else{let{y0:Rt,y1:jt}=c;Rt!=null&&jt!=null&&(w=jt.values(f,g,y,m),on=Rt.values(f,g,y,m))}let gn=W*Tt,k=lt*Tt;for(let Rt=j==1?y:m;Rt>=y&&Rt<=m;Rt+=j){let jt=w[Rt];if(jt==null)continue;if(on!=null){let X=on[Rt]??0;if(jt-X==0)continue;mt=x(X,S,L,N)}let ae=b.distr!=2||c!=null?v[Rt]:Rt,wt=E(ae,b,I,C),ze=x(Ce(jt,tt),S,L,N),Vt=B(wt-vt),Yt=B(oi(ze,mt)),R=B(as(ze,mt)),M=Yt-R;if(jt!=null){let X=jt<0?k:gn,ht=jt<0?gn:k;Gt?(oe>0&&ie[Rt]!=null&&J(Qe.get(ie[Rt]),Vt,R+Ei(oe/2),Tt,oi(0,M-oe),X,ht),pe[Rt]!=null&&J(ue.get(pe[Rt]),Vt,R+Ei(oe/2),Tt,oi(0,M-oe),X,ht)):J(An,Vt,R+Ei(oe/2),Tt,oi(0,M-oe),X,ht),et(f,g,Rt,Vt-oe/2,R,Tt+oe,M)}}return oe>0?Ae.stroke=Gt?Qe:An:Gt||(Ae._fill=p.width==0?p._fill:p._stroke??p._fill,Ae.width=0),Ae.fill=Gt?ue:An,Ae})}function PP(i,t){let e=Ce(t?.alignGaps,0);return(n,s,r,o)=>eo(n,s,(a,l,c,h,u,d,f,g,y,m,p)=>{[r,o]=Td(c,r,o);let v=a.pxRound,w=W=>v(d(W,h,m,g)),b=W=>v(f(W,u,p,y)),S,E,x;h.ori==0?(S=Ld,x=_a,E=y_):(S=Dd,x=ba,E=v_);let C=h.dir*(h.ori==0?1:-1),N=w(l[C==1?r:o]),I=N,L=[],B=[];for(let W=C==1?r:o;W>=r&&W<=o;W+=C)if(c[W]!=null){let j=l[W],J=w(j);L.push(I=J),B.push(b(c[W]))}let V={stroke:i(L,B,S,x,E,v),fill:null,clip:null,band:null,gaps:null,flags:va},D=V.stroke,[G,Y]=$m(n,s);if(a.fill!=null||G!=0){let W=V.fill=new Path2D(D),lt=a.fillTo(n,s,a.min,a.max,G),j=b(lt);x(W,I,j),x(W,N,j)}if(!a.spanGaps){let W=[];W.push(...jm(l,c,r,o,C,w,e)),V.gaps=W=a.gaps(n,s,r,o,W),V.clip=Id(W,h.ori,g,y,m,p)}return Y!=0&&(V.band=Y==2?[Ks(n,s,r,o,D,-1),Ks(n,s,r,o,D,1)]:Ks(n,s,r,o,D,Y)),V})}function IP(i){return PP(LP,i)}function LP(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Nm=new Set;function Ox(){for(let i of Nm)i.syncRect(!0)}xa&&(Qr(dR,pa,Ox),Qr(fR,pa,Ox,!0),Qr(Sd,pa,()=>{Sn.pxRatio=Ie}));var DP=b_(),FP=x_();function Ux(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Om(r,o,t,e))}function NP(i,t){return i.map((e,n)=>n==0?{}:wn({},t,e))}function Om(i,t,e,n){return wn({},t==0?e:n,i)}function M_(i,t,e){return t==null?ga:[t,e]}var OP=M_;function UP(i,t,e){return t==null?ga:Ad(t,e,Vm,!0)}function w_(i,t,e,n){return t==null?ga:Cd(t,e,i.scales[n].log,!1)}var kP=w_;function S_(i,t,e,n){return t==null?ga:zm(t,e,i.scales[n].log,!1)}var BP=S_;function zP(i,t,e,n,s){let r=oi(mx(i),mx(t)),o=t-i,a=os(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Ar.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function kx(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=Pn((e=+s)*Ie))+"px"),[i,t,e]}function VP(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=We(t[2]*Ie,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Sn(i,t,e){let n={mode:Ce(i.mode,1)},s=n.mode;function r(_,A,P,F){let q=A.valToPct(_);return F+P*(A.dir==-1?1-q:q)}function o(_,A,P,F){let q=A.valToPct(_);return F+P*(A.dir==-1?q:1-q)}function a(_,A,P,F){return A.ori==0?r(_,A,P,F):o(_,A,P,F)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=zi($C);if(i.id!=null&&(c.id=i.id),Ai(c,i.class),i.title){let _=zi(KC,c);_.textContent=i.title}let h=rs("canvas"),u=n.ctx=h.getContext("2d"),d=zi(JC,c);Qr("click",d,_=>{_.target===g&&($e!=mo||tn!=go)&&zn.click(n,_)},!0);let f=n.under=zi(QC,d);d.appendChild(h);let g=n.over=zi(tR,d);i=ya(i);let y=+Ce(i.pxAlign,1),m=Fx(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let p=i.ms||.001,v=n.series=s==1?Ux(i.series||[],Tx,Lx,!1):NP(i.series||[null],Ix),w=n.axes=Ux(i.axes||[],Ex,Rx,!0),b=n.scales={},S=n.bands=i.bands||[];S.forEach(_=>{_.fill=we(_.fill||null),_.dir=Ce(_.dir,-1)});let E=s==2?v[1].facets[0].scale:v[0].scale,x={axes:Ps,series:ge},C=(i.drawOrder||["axes","series"]).map(_=>x[_]);function N(_){let A=_.distr==3?P=>Zs(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>wm(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let F=A(P),{_min:q,_max:K}=_,at=K-q;return(F-q)/at}}function I(_){let A=b[_];if(A==null){let P=(i.scales||Jl)[_]||Jl;if(P.from!=null){I(P.from);let F=wn({},b[P.from],P,{key:_});F.valToPct=N(F),b[_]=F}else{A=b[_]=wn({},_==E?d_:wP,P),A.key=_;let F=A.time,q=A.range,K=Sr(q);if((_!=E||s==2&&!F)&&(K&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?dx:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?dx:{mode:1,hard:q[1],soft:q[1]}},K=!1),!K&&Pd(q))){let at=q;q=(ft,_t,Dt)=>_t==null?ga:Ad(_t,Dt,at)}A.range=we(q||(F?OP:_==E?A.distr==3?kP:A.distr==4?BP:M_:A.distr==3?w_:A.distr==4?S_:UP)),A.auto=we(K?!1:A.auto),A.clamp=we(A.clamp||MP),A._min=A._max=null,A.valToPct=N(A)}}}I("x"),I("y"),s==1&&v.forEach(_=>{I(_.scale)}),w.forEach(_=>{I(_.scale)});for(let _ in i.scales)I(_);let L=b[E],B=L.distr,V,D;L.ori==0?(Ai(c,jC),V=r,D=o):(Ai(c,ZC),V=o,D=r);let G={};for(let _ in b){let A=b[_];(A.min!=null||A.max!=null)&&(G[_]={min:A.min,max:A.max},A.min=A.max=null)}let Y=i.tzDate||(_=>new Date(Pn(_/p))),W=i.fmtDate||Wm,lt=p==1?jR(Y):JR(Y),j=wx(Y,Mx(p==1?$R:KR,W)),J=Ax(Y,Sx(tP,W)),et=[],dt=n.legend=wn({},iP,i.legend),ut=n.cursor=wn({},cP,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,vt=dt.markers;dt.idxs=et,vt.width=we(vt.width),vt.dash=we(vt.dash),vt.stroke=we(vt.stroke),vt.fill=we(vt.fill);let Tt,Mt,Wt,oe=[],Gt=[],pe,ue=!1,ie={};if(dt.live){let _=v[1]?v[1].values:null;ue=_!=null,pe=ue?_(n,1,0):{_:0};for(let A in pe)ie[A]=km}if(tt)if(Tt=rs("table",oR,c),Wt=rs("tbody",null,Tt),dt.mount(n,Tt),ue){Mt=rs("thead",null,Tt,Wt);let _=rs("tr",null,Mt);rs("th",null,_);for(var Qe in pe)rs("th",Qv,_).textContent=Qe}else Ai(Tt,lR),dt.live&&Ai(Tt,aR);let qe={show:!0},mn={show:!1};function ke(_,A){if(A==0&&(ue||!dt.live||s==2))return ga;let P=[],F=rs("tr",cR,Wt,Wt.childNodes[A]);Ai(F,_.class),_.show||Ai(F,Jr);let q=rs("th",null,F);if(vt.show){let ft=zi(hR,q);if(A>0){let _t=vt.width(n,A);_t&&(ft.style.border=_t+"px "+vt.dash(n,A)+" "+vt.stroke(n,A)),ft.style.background=vt.fill(n,A)}}let K=zi(Qv,q);_.label instanceof HTMLElement?K.appendChild(_.label):K.textContent=_.label,A>0&&(vt.show||(K.style.color=_.width>0?vt.stroke(n,A):vt.fill(n,A)),Ae("click",q,ft=>{if(ut._lock)return;Kt(ft);let _t=v.indexOf(_);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=v.some((Ft,Ot)=>Ot>0&&Ot!=_t&&Ft.show);v.forEach((Ft,Ot)=>{Ot>0&&us(Ot,Dt?Ot==_t?qe:mn:qe,!0,_n.setSeries)})}else us(_t,{show:!_.show},!0,_n.setSeries)},!1),Jt&&Ae(ix,q,ft=>{ut._lock||(Kt(ft),us(v.indexOf(_),vo,!0,_n.setSeries))},!1));for(var at in pe){let ft=rs("td",uR,F);ft.textContent="--",P.push(ft)}return[F,P]}let Ln=new Map;function Ae(_,A,P,F=!0){let q=Ln.get(A)||{},K=ut.bind[_](n,A,P,F);K&&(Qr(_,A,q[_]=K),Ln.set(A,q))}function An(_,A,P){let F=Ln.get(A)||{};for(let q in F)(_==null||q==_)&&(Pm(q,A,F[q]),delete F[q]);_==null&&Ln.delete(A)}let on=0,gn=0,k=0,Rt=0,jt=0,ae=0,wt=jt,ze=ae,Vt=k,Yt=Rt,R=0,M=0,X=0,ht=0;n.bbox={};let ot=!1,yt=!1,xt=!1,nt=!1,st=!1,pt=!1;function U(_,A,P){(P||_!=n.width||A!=n.height)&&rt(_,A),de(!1),xt=!0,yt=!0,Hn()}function rt(_,A){n.width=on=k=_,n.height=gn=Rt=A,jt=ae=0,bt(),Ht();let P=n.bbox;R=P.left=Zr(jt*Ie,.5),M=P.top=Zr(ae*Ie,.5),X=P.width=Zr(k*Ie,.5),ht=P.height=Zr(Rt*Ie,.5)}let it=3;function St(){let _=!1,A=0;for(;!_;){A++;let P=uo(A),F=hs(A);_=A==it||P&&F,_||(rt(n.width,n.height),yt=!0)}}function gt({width:_,height:A}){U(_,A)}n.setSize=gt;function bt(){let _=!1,A=!1,P=!1,F=!1;w.forEach((q,K)=>{if(q.show&&q._show){let{side:at,_size:ft}=q,_t=at%2,Dt=q.label!=null?q.labelSize:0,Ft=ft+Dt;Ft>0&&(_t?(k-=Ft,at==3?(jt+=Ft,F=!0):P=!0):(Rt-=Ft,at==0?(ae+=Ft,_=!0):A=!0))}}),ls[0]=_,ls[1]=P,ls[2]=A,ls[3]=F,k-=Hi[1]+Hi[3],jt+=Hi[3],Rt-=Hi[2]+Hi[0],ae+=Hi[0]}function Ht(){let _=jt+k,A=ae+Rt,P=jt,F=ae;function q(K,at){switch(K){case 1:return _+=at,_-at;case 2:return A+=at,A-at;case 3:return P-=at,P+at;case 0:return F-=at,F+at}}w.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=q(ft,K._size),K.label!=null&&(K._lpos=q(ft,K.labelSize))}})}if(ut.dataIdx==null){let _=ut.hover,A=_.skip=new Set(_.skip??[]);A.add(void 0);let P=_.prox=we(_.prox),F=_.bias??=0;ut.dataIdx=(q,K,at,ft)=>{if(K==0)return at;let _t=at,Dt=P(q,K,at,ft)??He,Ft=Dt>=0&&Dt<He,Ot=L.ori==0?k:Rt,se=ut.left,Re=t[0],Te=t[K];if(A.has(Te[at])){_t=null;let ve=null,Zt=null,qt;if(F==0||F==-1)for(qt=at;ve==null&&qt-- >0;)A.has(Te[qt])||(ve=qt);if(F==0||F==1)for(qt=at;Zt==null&&qt++<Te.length;)A.has(Te[qt])||(Zt=qt);if(ve!=null||Zt!=null)if(Ft){let Ze=ve==null?-1/0:V(Re[ve],L,Ot,0),cn=Zt==null?1/0:V(Re[Zt],L,Ot,0),On=se-Ze,Be=cn-se;On<=Be?On<=Dt&&(_t=ve):Be<=Dt&&(_t=Zt)}else _t=Zt==null?ve:ve==null?Zt:at-ve<=Zt-at?ve:Zt}else Ft&&In(se-V(Re[at],L,Ot,0))>Dt&&(_t=null);return _t}}let Kt=_=>{ut.event=_};ut.idxs=et,ut._lock=!1;let ct=ut.points;ct.show=we(ct.show),ct.size=we(ct.size),ct.stroke=we(ct.stroke),ct.width=we(ct.width),ct.fill=we(ct.fill);let Ut=n.focus=wn({},i.focus||{alpha:.3},ut.focus),Jt=Ut.prox>=0,Ct=Jt&&ct.one,he=[],Ye=[],Zn=[];function La(_,A){let P=ct.show(n,A);if(P instanceof HTMLElement)return Ai(P,rR),Ai(P,_.class),As(P,-10,-10,k,Rt),g.insertBefore(P,he[A]),P}function lo(_,A){if(s==1||A>0){let P=s==1&&b[_.scale].time,F=_.value;_.value=P?vx(F)?Ax(Y,Sx(F,W)):F||J:F||xP,_.label=_.label||(P?uP:hP)}if(Ct||A>0){_.width=_.width==null?1:_.width,_.paths=_.paths||DP||wR,_.fillTo=we(_.fillTo||SP),_.pxAlign=+Ce(_.pxAlign,y),_.pxRound=Fx(_.pxAlign),_.stroke=we(_.stroke||null),_.fill=we(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=_P(oi(1,_.width),1),F=_.points=wn({},{size:P,width:oi(1,P*.2),stroke:_.stroke,space:P*2,paths:FP,_stroke:null,_fill:null},_.points);F.show=we(F.show),F.filter=we(F.filter),F.fill=we(F.fill),F.stroke=we(F.stroke),F.paths=we(F.paths),F.pxAlign=_.pxAlign}if(tt){let P=ke(_,A);oe.splice(A,0,P[0]),Gt.splice(A,0,P[1]),dt.values.push(null)}if(mt){et.splice(A,0,null);let P=null;Ct?A==0&&(P=La(_,A)):A>0&&(P=La(_,A)),he.splice(A,0,P),Ye.splice(A,0,0),Zn.splice(A,0,0)}Nn("addSeries",A)}function cf(_,A){A=A??v.length,_=s==1?Om(_,A,Tx,Lx):Om(_,A,{},Ix),v.splice(A,0,_),lo(v[A],A)}n.addSeries=cf;function fc(_){if(v.splice(_,1),tt){dt.values.splice(_,1),Gt.splice(_,1);let A=oe.splice(_,1)[0];An(null,A.firstChild),A.remove()}mt&&(et.splice(_,1),he.splice(_,1)[0].remove(),Ye.splice(_,1),Zn.splice(_,1)),Nn("delSeries",_)}n.delSeries=fc;let ls=[!1,!1,!1,!1];function Ts(_,A){if(_._show=_.show,_.show){let P=_.side%2,F=b[_.scale];F==null&&(_.scale=P?v[1].scale:E,F=b[_.scale]);let q=F.time;_.size=we(_.size),_.space=we(_.space),_.rotate=we(_.rotate),Sr(_.incrs)&&_.incrs.forEach(at=>{!Ar.has(at)&&Ar.set(at,Yx(at))}),_.incrs=we(_.incrs||(F.distr==2?qR:q?p==1?YR:ZR:Kr)),_.splits=we(_.splits||(q&&F.distr==1?lt:F.distr==3?Lm:F.distr==4?pP:fP)),_.stroke=we(_.stroke),_.grid.stroke=we(_.grid.stroke),_.ticks.stroke=we(_.ticks.stroke),_.border.stroke=we(_.border.stroke);let K=_.values;_.values=Sr(K)&&!Sr(K[0])?we(K):q?Sr(K)?wx(Y,Mx(K,W)):vx(K)?QR(Y,K):K||j:K||dP,_.filter=we(_.filter||(F.distr>=3&&F.log==10?yP:F.distr==3&&F.log==2?vP:qx)),_.font=kx(_.font),_.labelFont=kx(_.labelFont),_._size=_.size(n,null,A,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(ls[A]=!0,_._el=zi(eR,d))}}function Cs(_,A,P,F){let[q,K,at,ft]=P,_t=A%2,Dt=0;return _t==0&&(ft||K)&&(Dt=A==0&&!q||A==2&&!at?Pn(Ex.size/3):0),_t==1&&(q||at)&&(Dt=A==1&&!K||A==3&&!ft?Pn(Rx.size/2):0),Dt}let Da=n.padding=(i.padding||[Cs,Cs,Cs,Cs]).map(_=>we(Ce(_,Cs))),Hi=n._padding=Da.map((_,A)=>_(n,A,ls,0)),an,dn=null,fn=null,cs=s==1?v[0].idxs:null,mi=null,Js=!1;function Fa(_,A){if(t=_??[],n.data=n._data=t,s==2){an=0;for(let P=1;P<v.length;P++)an+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),mi=t[0],an=mi.length;let P=t;if(B==2){P=t.slice();let F=P[0]=Array(an);for(let q=0;q<an;q++)F[q]=q}n._data=t=P}if(de(!0),Nn("setData"),B==2&&(xt=!0),A!==!1){let P=L;P.auto(n,Js)?Na():er(E,P.min,P.max),nt=nt||ut.left>=0,pt=!0,Hn()}}n.setData=Fa;function Na(){Js=!0;let _,A;s==1&&(an>0?(dn=cs[0]=0,fn=cs[1]=an-1,_=t[0][dn],A=t[0][fn],B==2?(_=dn,A=fn):_==A&&(B==3?[_,A]=Cd(_,_,L.log,!1):B==4?[_,A]=zm(_,_,L.log,!1):L.time?A=_+Pn(86400/p):[_,A]=Ad(_,A,Vm,!0))):(dn=cs[0]=_=null,fn=cs[1]=A=null)),er(E,_,A)}let co,Qs,ho,T,z,Q,$,Z,At,Pt;function Et(_,A,P,F,q,K){_??=ex,P??=Hm,F??="butt",q??=ex,K??="round",_!=co&&(u.strokeStyle=co=_),q!=Qs&&(u.fillStyle=Qs=q),A!=ho&&(u.lineWidth=ho=A),K!=z&&(u.lineJoin=z=K),F!=Q&&(u.lineCap=Q=F),P!=T&&u.setLineDash(T=P)}function It(_,A,P,F){A!=Qs&&(u.fillStyle=Qs=A),_!=$&&(u.font=$=_),P!=Z&&(u.textAlign=Z=P),F!=At&&(u.textBaseline=At=F)}function zt(_,A,P,F,q=0){if(F.length>0&&_.auto(n,Js)&&(A==null||A.min==null)){let K=Ce(dn,0),at=Ce(fn,F.length-1),ft=P.min==null?yR(F,K,at,q,_.distr==3):[P.min,P.max];_.min=as(_.min,P.min=ft[0]),_.max=oi(_.max,P.max=ft[1])}}let ee={min:null,max:null};function me(){for(let F in b){let q=b[F];G[F]==null&&(q.min==null||G[E]!=null&&q.auto(n,Js))&&(G[F]=ee)}for(let F in b){let q=b[F];G[F]==null&&q.from!=null&&G[q.from]!=null&&(G[F]=ee)}G[E]!=null&&de(!0);let _={};for(let F in G){let q=G[F];if(q!=null){let K=_[F]=ya(b[F],ER);if(q.min!=null)wn(K,q);else if(F!=E||s==2)if(an==0&&K.from==null){let at=K.range(n,null,null,F);K.min=at[0],K.max=at[1]}else K.min=He,K.max=-He}}if(an>0){v.forEach((F,q)=>{if(s==1){let K=F.scale,at=G[K];if(at==null)return;let ft=_[K];if(q==0){let _t=ft.range(n,ft.min,ft.max,K);ft.min=_t[0],ft.max=_t[1],dn=os(ft.min,t[0]),fn=os(ft.max,t[0]),fn-dn>1&&(t[0][dn]<ft.min&&dn++,t[0][fn]>ft.max&&fn--),F.min=mi[dn],F.max=mi[fn]}else F.show&&F.auto&&zt(ft,at,F,t[q],F.sorted);F.idxs[0]=dn,F.idxs[1]=fn}else if(q>0&&F.show&&F.auto){let[K,at]=F.facets,ft=K.scale,_t=at.scale,[Dt,Ft]=t[q],Ot=_[ft],se=_[_t];Ot!=null&&zt(Ot,G[ft],K,Dt,K.sorted),se!=null&&zt(se,G[_t],at,Ft,at.sorted),F.min=at.min,F.max=at.max}});for(let F in _){let q=_[F],K=G[F];if(q.from==null&&(K==null||K.min==null)){let at=q.range(n,q.min==He?null:q.min,q.max==-He?null:q.max,F);q.min=at[0],q.max=at[1]}}}for(let F in _){let q=_[F];if(q.from!=null){let K=_[q.from];if(K.min==null)q.min=q.max=null;else{let at=q.range(n,K.min,K.max,F);q.min=at[0],q.max=at[1]}}}let A={},P=!1;for(let F in _){let q=_[F],K=b[F];if(K.min!=q.min||K.max!=q.max){K.min=q.min,K.max=q.max;let at=K.distr;K._min=at==3?Zs(K.min):at==4?wm(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?Zs(K.max):at==4?wm(K.max,K.asinh):at==100?K.fwd(K.max):K.max,A[F]=P=!0}}if(P){v.forEach((F,q)=>{s==2?q>0&&A.y&&(F._paths=null):A[F.scale]&&(F._paths=null)});for(let F in A)xt=!0,Nn("setScale",F);mt&&ut.left>=0&&(nt=pt=!0)}for(let F in G)G[F]=null}function kt(_){let A=Im(dn-1,0,an-1),P=Im(fn+1,0,an-1);for(;_[A]==null&&A>0;)A--;for(;_[P]==null&&P<an-1;)P++;return[A,P]}function ge(){if(an>0){let _=v.some(A=>A._focus)&&Pt!=Ut.alpha;_&&(u.globalAlpha=Pt=Ut.alpha),v.forEach((A,P)=>{if(P>0&&A.show&&(rn(P,!1),rn(P,!0),A._paths==null)){let F=Pt;Pt!=A.alpha&&(u.globalAlpha=Pt=A.alpha);let q=s==2?[0,t[P][0].length-1]:kt(t[P]);A._paths=A.paths(n,P,q[0],q[1]),Pt!=F&&(u.globalAlpha=Pt=F)}}),v.forEach((A,P)=>{if(P>0&&A.show){let F=Pt;Pt!=A.alpha&&(u.globalAlpha=Pt=A.alpha),A._paths!=null&&Fe(P,!1);{let q=A._paths!=null?A._paths.gaps:null,K=A.points.show(n,P,dn,fn,q),at=A.points.filter(n,P,K,q);(K||at)&&(A.points._paths=A.points.paths(n,P,dn,fn,at),Fe(P,!0))}Pt!=F&&(u.globalAlpha=Pt=F),Nn("drawSeries",P)}}),_&&(u.globalAlpha=Pt=1)}}function rn(_,A){let P=A?v[_].points:v[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function Fe(_,A){let P=A?v[_].points:v[_],{stroke:F,fill:q,clip:K,flags:at,_stroke:ft=P._stroke,_fill:_t=P._fill,_width:Dt=P.width}=P._paths;Dt=We(Dt*Ie,3);let Ft=null,Ot=Dt%2/2;A&&_t==null&&(_t=Dt>0?"#fff":ft);let se=P.pxAlign==1&&Ot>0;if(se&&u.translate(Ot,Ot),!A){let Re=R-Dt/2,Te=M-Dt/2,ve=X+Dt,Zt=ht+Dt;Ft=new Path2D,Ft.rect(Re,Te,ve,Zt)}A?Nt(ft,Dt,P.dash,P.cap,_t,F,q,at,K):Ne(_,ft,Dt,P.dash,P.cap,_t,F,q,at,Ft,K),se&&u.translate(-Ot,-Ot)}function Ne(_,A,P,F,q,K,at,ft,_t,Dt,Ft){let Ot=!1;_t!=0&&S.forEach((se,Re)=>{if(se.series[0]==_){let Te=v[se.series[1]],ve=t[se.series[1]],Zt=(Te._paths||Jl).band;Sr(Zt)&&(Zt=se.dir==1?Zt[0]:Zt[1]);let qt,Ze=null;Te.show&&Zt&&xR(ve,dn,fn)?(Ze=se.fill(n,Re)||K,qt=Te._paths.clip):Zt=null,Nt(A,P,F,q,Ze,at,ft,_t,Dt,Ft,qt,Zt),Ot=!0}}),Ot||Nt(A,P,F,q,K,at,ft,_t,Dt,Ft)}let En=va|Fm;function Nt(_,A,P,F,q,K,at,ft,_t,Dt,Ft,Ot){Et(_,A,P,F,q),(_t||Dt||Ot)&&(u.save(),_t&&u.clip(_t),Dt&&u.clip(Dt)),Ot?(ft&En)==En?(u.clip(Ot),Ft&&u.clip(Ft),be(q,at),yn(_,K,A)):ft&Fm?(be(q,at),u.clip(Ot),yn(_,K,A)):ft&va&&(u.save(),u.clip(Ot),Ft&&u.clip(Ft),be(q,at),u.restore(),yn(_,K,A)):(be(q,at),yn(_,K,A)),(_t||Dt||Ot)&&u.restore()}function yn(_,A,P){P>0&&(A instanceof Map?A.forEach((F,q)=>{u.strokeStyle=co=q,u.stroke(F)}):A!=null&&_&&u.stroke(A))}function be(_,A){A instanceof Map?A.forEach((P,F)=>{u.fillStyle=Qs=F,u.fill(P)}):A!=null&&_&&u.fill(A)}function Rs(_,A,P,F){let q=w[_],K;if(F<=0)K=[0,0];else{let at=q._space=q.space(n,_,A,P,F),ft=q._incrs=q.incrs(n,_,A,P,F,at);K=zP(A,P,ft,F,at)}return q._found=K}function vn(_,A,P,F,q,K,at,ft,_t,Dt){let Ft=at%2/2;y==1&&u.translate(Ft,Ft),Et(ft,at,_t,Dt,ft),u.beginPath();let Ot,se,Re,Te,ve=q+(F==0||F==3?-K:K);P==0?(se=q,Te=ve):(Ot=q,Re=ve);for(let Zt=0;Zt<_.length;Zt++)A[Zt]!=null&&(P==0?Ot=Re=_[Zt]:se=Te=_[Zt],u.moveTo(Ot,se),u.lineTo(Re,Te));u.stroke(),y==1&&u.translate(-Ft,-Ft)}function uo(_){let A=!0;return w.forEach((P,F)=>{if(!P.show)return;let q=b[P.scale];if(q.min==null){P._show&&(A=!1,P._show=!1,de(!1));return}else P._show||(A=!1,P._show=!0,de(!1));let K=P.side,at=K%2,{min:ft,max:_t}=q,[Dt,Ft]=Rs(F,ft,_t,at==0?k:Rt);if(Ft==0)return;let Ot=q.distr==2,se=P._splits=P.splits(n,F,ft,_t,Dt,Ft,Ot),Re=q.distr==2?se.map(qt=>mi[qt]):se,Te=q.distr==2?mi[se[1]]-mi[se[0]]:Dt,ve=P._values=P.values(n,P.filter(n,Re,F,Ft,Te),F,Ft,Te);P._rotate=K==2?P.rotate(n,ve,F,Ft):0;let Zt=P._size;P._size=Vi(P.size(n,ve,F,_)),Zt!=null&&P._size!=Zt&&(A=!1)}),A}function hs(_){let A=!0;return Da.forEach((P,F)=>{let q=P(n,F,ls,_);q!=Hi[F]&&(A=!1),Hi[F]=q}),A}function Ps(){for(let _=0;_<w.length;_++){let A=w[_];if(!A.show||!A._show)continue;let P=A.side,F=P%2,q,K,at=A.stroke(n,_),ft=P==0||P==3?-1:1,[_t,Dt]=A._found;if(A.label!=null){let Qn=A.labelGap*ft,vi=Pn((A._lpos+Qn)*Ie);It(A.labelFont[0],at,"center",P==2?"top":tx),u.save(),F==1?(q=K=0,u.translate(vi,Pn(M+ht/2)),u.rotate((P==3?-wd:wd)/2)):(q=Pn(R+X/2),K=vi);let Cr=Hx(A.label)?A.label(n,_,_t,Dt):A.label;u.fillText(Cr,q,K),u.restore()}if(Dt==0)continue;let Ft=b[A.scale],Ot=F==0?X:ht,se=F==0?R:M,Re=A._splits,Te=Ft.distr==2?Re.map(Qn=>mi[Qn]):Re,ve=Ft.distr==2?mi[Re[1]]-mi[Re[0]]:_t,Zt=A.ticks,qt=A.border,Ze=Zt.show?Zt.size:0,cn=Pn(Ze*Ie),On=Pn((A.alignTo==2?A._size-Ze-A.gap:A.gap)*Ie),Be=A._rotate*-wd/180,hn=m(A._pos*Ie),gi=(cn+On)*ft,Jn=hn+gi;K=F==0?Jn:0,q=F==1?Jn:0;let Pi=A.font[0],Wi=A.align==1?da:A.align==2?_m:Be>0?da:Be<0?_m:F==0?"center":P==3?_m:da,fs=Be||F==1?"middle":P==2?"top":tx;It(Pi,at,Wi,fs);let yi=A.font[1]*A.lineGap,Ii=Re.map(Qn=>m(a(Qn,Ft,Ot,se))),qi=A._values;for(let Qn=0;Qn<qi.length;Qn++){let vi=qi[Qn];if(vi!=null){F==0?q=Ii[Qn]:K=Ii[Qn],vi=""+vi;let Cr=vi.indexOf(`
`)==-1?[vi]:vi.split(/\n/gm);for(let ti=0;ti<Cr.length;ti++){let Dg=Cr[ti];Be?(u.save(),u.translate(q,K+ti*yi),u.rotate(Be),u.fillText(Dg,0,0),u.restore()):u.fillText(Dg,q,K+ti*yi)}}}Zt.show&&vn(Ii,Zt.filter(n,Te,_,Dt,ve),F,P,hn,cn,We(Zt.width*Ie,3),Zt.stroke(n,_),Zt.dash,Zt.cap);let ps=A.grid;ps.show&&vn(Ii,ps.filter(n,Te,_,Dt,ve),F,F==0?2:1,F==0?M:R,F==0?ht:X,We(ps.width*Ie,3),ps.stroke(n,_),ps.dash,ps.cap),qt.show&&vn([hn],[1],F==0?1:0,F==0?1:2,F==1?M:R,F==1?ht:X,We(qt.width*Ie,3),qt.stroke(n,_),qt.dash,qt.cap)}Nn("drawAxes")}function de(_){v.forEach((A,P)=>{P>0&&(A._paths=null,_&&(s==1?(A.min=null,A.max=null):A.facets.forEach(F=>{F.min=null,F.max=null})))})}let ln=!1,Kn=!1,Oe=[];function xn(){Kn=!1;for(let _=0;_<Oe.length;_++)Nn(...Oe[_]);Oe.length=0}function Hn(){ln||(DR(mg),ln=!0)}function pc(_,A=!1){ln=!0,Kn=A,_(n),mg(),A&&Oe.length>0&&queueMicrotask(xn)}n.batch=pc;function mg(){if(ot&&(me(),ot=!1),xt&&(St(),xt=!1),yt){if(Je(f,da,jt),Je(f,"top",ae),Je(f,$l,k),Je(f,jl,Rt),Je(g,da,jt),Je(g,"top",ae),Je(g,$l,k),Je(g,jl,Rt),Je(d,$l,on),Je(d,jl,gn),h.width=Pn(on*Ie),h.height=Pn(gn*Ie),w.forEach(({_el:_,_show:A,_size:P,_pos:F,side:q})=>{if(_!=null)if(A){let K=q===3||q===0?P:0,at=q%2==1;Je(_,at?"left":"top",F-K),Je(_,at?"width":"height",P),Je(_,at?"top":"left",at?ae:jt),Je(_,at?"height":"width",at?Rt:k),Rm(_,Jr)}else Ai(_,Jr)}),co=Qs=ho=z=Q=$=Z=At=T=null,Pt=1,ka(!0),jt!=wt||ae!=ze||k!=Vt||Rt!=Yt){de(!1);let _=k/Vt,A=Rt/Yt;if(mt&&!nt&&ut.left>=0){ut.left*=_,ut.top*=A,fo&&As(fo,Pn(ut.left),0,k,Rt),po&&As(po,0,Pn(ut.top),k,Rt);for(let P=0;P<he.length;P++){let F=he[P];F!=null&&(Ye[P]*=_,Zn[P]*=A,As(F,Vi(Ye[P]),Vi(Zn[P]),k,Rt))}}if(je.show&&!st&&je.left>=0&&je.width>0){je.left*=_,je.width*=_,je.top*=A,je.height*=A;for(let P in mf)Je(yo,P,je[P])}wt=jt,ze=ae,Vt=k,Yt=Rt}Nn("setSize"),yt=!1}on>0&&gn>0&&(u.clearRect(0,0,h.width,h.height),Nn("drawClear"),C.forEach(_=>_()),Nn("draw")),je.show&&st&&(mc(je),st=!1),mt&&nt&&(Tr(null,!0,!1),nt=!1),dt.show&&dt.live&&pt&&(ff(),pt=!1),l||(l=!0,n.status=1,Nn("ready")),Js=!1,ln=!1}n.redraw=(_,A)=>{xt=A||!1,_!==!1?er(E,L.min,L.max):Hn()};function hf(_,A){let P=b[_];if(P.from==null){if(an==0){let F=P.range(n,A.min,A.max,_);A.min=F[0],A.max=F[1]}if(A.min>A.max){let F=A.min;A.min=A.max,A.max=F}if(an>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;_==E&&P.distr==2&&an>0&&(A.min=os(A.min,t[0]),A.max=os(A.max,t[0]),A.min==A.max&&A.max++),G[_]=A,ot=!0,Hn()}}n.setScale=hf;let uf,df,fo,po,gg,yg,mo,go,vg,xg,$e,tn,tr=!1,zn=ut.drag,Dn=zn.x,Fn=zn.y;mt&&(ut.x&&(uf=zi(iR,g)),ut.y&&(df=zi(sR,g)),L.ori==0?(fo=uf,po=df):(fo=df,po=uf),$e=ut.left,tn=ut.top);let je=n.select=wn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),yo=je.show?zi(nR,je.over?g:f):null;function mc(_,A){if(je.show){for(let P in _)je[P]=_[P],P in mf&&Je(yo,P,_[P]);A!==!1&&Nn("setSelect")}}n.setSelect=mc;function Tb(_){if(v[_].show)tt&&Rm(oe[_],Jr);else if(tt&&Ai(oe[_],Jr),mt){let P=Ct?he[0]:he[_];P!=null&&As(P,-10,-10,k,Rt)}}function er(_,A,P){hf(_,{min:A,max:P})}function us(_,A,P,F){A.focus!=null&&Lb(_),A.show!=null&&v.forEach((q,K)=>{K>0&&(_==K||_==null)&&(q.show=A.show,Tb(K),s==2?(er(q.facets[0].scale,null,null),er(q.facets[1].scale,null,null)):er(q.scale,null,null),Hn())}),P!==!1&&Nn("setSeries",_,A),F&&Ba("setSeries",n,_,A)}n.setSeries=us;function Cb(_,A){wn(S[_],A)}function Rb(_,A){_.fill=we(_.fill||null),_.dir=Ce(_.dir,-1),A=A??S.length,S.splice(A,0,_)}function Pb(_){_==null?S.length=0:S.splice(_,1)}n.addBand=Rb,n.setBand=Cb,n.delBand=Pb;function Ib(_,A){v[_].alpha=A,mt&&he[_]!=null&&(he[_].style.opacity=A),tt&&oe[_]&&(oe[_].style.opacity=A)}let Is,nr,Er,vo={focus:!0};function Lb(_){if(_!=Er){let A=_==null,P=Ut.alpha!=1;v.forEach((F,q)=>{if(s==1||q>0){let K=A||q==0||q==_;F._focus=A?null:K,P&&Ib(q,K?1:Ut.alpha)}}),Er=_,P&&Hn()}}tt&&Jt&&Ae(sx,Tt,_=>{ut._lock||(Kt(_),Er!=null&&us(null,vo,!0,_n.setSeries))});function ds(_,A,P){let F=b[A];P&&(_=_/Ie-(F.ori==1?ae:jt));let q=k;F.ori==1&&(q=Rt,_=q-_),F.dir==-1&&(_=q-_);let K=F._min,at=F._max,ft=_/q,_t=K+(at-K)*ft,Dt=F.distr;return Dt==3?ma(10,_t):Dt==4?bR(_t,F.asinh):Dt==100?F.bwd(_t):_t}function Db(_,A){let P=ds(_,E,A);return os(P,t[0],dn,fn)}n.valToIdx=_=>os(_,t[0]),n.posToIdx=Db,n.posToVal=ds,n.valToPos=(_,A,P)=>b[A].ori==0?r(_,b[A],P?X:k,P?R:0):o(_,b[A],P?ht:Rt,P?M:0),n.setCursor=(_,A,P)=>{$e=_.left,tn=_.top,Tr(null,A,P)};function _g(_,A){Je(yo,da,je.left=_),Je(yo,$l,je.width=A)}function bg(_,A){Je(yo,"top",je.top=_),Je(yo,jl,je.height=A)}let Oa=L.ori==0?_g:bg,Ua=L.ori==1?_g:bg;function Fb(){if(tt&&dt.live)for(let _=s==2?1:0;_<v.length;_++){if(_==0&&ue)continue;let A=dt.values[_],P=0;for(let F in A)Gt[_][P++].firstChild.nodeValue=A[F]}}function ff(_,A){if(_!=null&&(_.idxs?_.idxs.forEach((P,F)=>{et[F]=P}):AR(_.idx)||et.fill(_.idx),dt.idx=et[0]),tt&&dt.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ue)&&Nb(P,et[P]);Fb()}pt=!1,A!==!1&&Nn("setLegend")}n.setLegend=ff;function Nb(_,A){let P=v[_],F=_==0&&B==2?mi:t[_],q;ue?q=P.values(n,_,A)??ie:(q=P.value(n,A==null?null:F[A],_,A),q=q==null?ie:{_:q}),dt.values[_]=q}function Tr(_,A,P){vg=$e,xg=tn,[$e,tn]=ut.move(n,$e,tn),ut.left=$e,ut.top=tn,mt&&(fo&&As(fo,Pn($e),0,k,Rt),po&&As(po,0,Pn(tn),k,Rt));let F,q=dn>fn;Is=He,nr=null;let K=L.ori==0?k:Rt,at=L.ori==1?k:Rt;if($e<0||an==0||q){F=ut.idx=null;for(let ft=0;ft<v.length;ft++){let _t=he[ft];_t!=null&&As(_t,-10,-10,k,Rt)}Jt&&us(null,vo,!0,_==null&&_n.setSeries),dt.live&&(et.fill(F),pt=!0)}else{let ft,_t,Dt;s==1&&(ft=L.ori==0?$e:tn,_t=ds(ft,E),F=ut.idx=os(_t,t[0],dn,fn),Dt=V(t[0][F],L,K,0));let Ft=-10,Ot=-10,se=0,Re=0,Te=!0,ve="",Zt="";for(let qt=s==2?1:0;qt<v.length;qt++){let Ze=v[qt],cn=et[qt],On=cn==null?null:s==1?t[qt][cn]:t[qt][1][cn],Be=ut.dataIdx(n,qt,F,_t),hn=Be==null?null:s==1?t[qt][Be]:t[qt][1][Be];if(pt=pt||hn!=On||Be!=cn,et[qt]=Be,qt>0&&Ze.show){let gi=Be==null?-10:Be==F?Dt:V(s==1?t[0][Be]:t[qt][0][Be],L,K,0),Jn=hn==null?-10:D(hn,s==1?b[Ze.scale]:b[Ze.facets[1].scale],at,0);if(Jt&&hn!=null){let Pi=L.ori==1?$e:tn,Wi=In(Ut.dist(n,qt,Be,Jn,Pi));if(Wi<Is){let fs=Ut.bias;if(fs!=0){let yi=ds(Pi,Ze.scale),Ii=hn>=0?1:-1,qi=yi>=0?1:-1;qi==Ii&&(qi==1?fs==1?hn>=yi:hn<=yi:fs==1?hn<=yi:hn>=yi)&&(Is=Wi,nr=qt)}else Is=Wi,nr=qt}}if(pt||Ct){let Pi,Wi;L.ori==0?(Pi=gi,Wi=Jn):(Pi=Jn,Wi=gi);let fs,yi,Ii,qi,ps,Qn,vi=!0,Cr=ct.bbox;if(Cr!=null){vi=!1;let ti=Cr(n,qt);Ii=ti.left,qi=ti.top,fs=ti.width,yi=ti.height}else Ii=Pi,qi=Wi,fs=yi=ct.size(n,qt);if(Qn=ct.fill(n,qt),ps=ct.stroke(n,qt),Ct)qt==nr&&Is<=Ut.prox&&(Ft=Ii,Ot=qi,se=fs,Re=yi,Te=vi,ve=Qn,Zt=ps);else{let ti=he[qt];ti!=null&&(Ye[qt]=Ii,Zn[qt]=qi,ux(ti,fs,yi,vi),cx(ti,Qn,ps),As(ti,Vi(Ii),Vi(qi),k,Rt))}}}}if(Ct){let qt=Ut.prox,Ze=Er==null?Is<=qt:Is>qt||nr!=Er;if(pt||Ze){let cn=he[0];cn!=null&&(Ye[0]=Ft,Zn[0]=Ot,ux(cn,se,Re,Te),cx(cn,ve,Zt),As(cn,Vi(Ft),Vi(Ot),k,Rt))}}}if(je.show&&tr)if(_!=null){let[ft,_t]=_n.scales,[Dt,Ft]=_n.match,[Ot,se]=_.cursor.sync.scales,Re=_.cursor.drag;if(Dn=Re._x,Fn=Re._y,Dn||Fn){let{left:Te,top:ve,width:Zt,height:qt}=_.select,Ze=_.scales[Ot].ori,cn=_.posToVal,On,Be,hn,gi,Jn,Pi=ft!=null&&Dt(ft,Ot),Wi=_t!=null&&Ft(_t,se);Pi&&Dn?(Ze==0?(On=Te,Be=Zt):(On=ve,Be=qt),hn=b[ft],gi=V(cn(On,Ot),hn,K,0),Jn=V(cn(On+Be,Ot),hn,K,0),Oa(as(gi,Jn),In(Jn-gi))):Oa(0,K),Wi&&Fn?(Ze==1?(On=Te,Be=Zt):(On=ve,Be=qt),hn=b[_t],gi=D(cn(On,se),hn,at,0),Jn=D(cn(On+Be,se),hn,at,0),Ua(as(gi,Jn),In(Jn-gi))):Ua(0,at)}else gf()}else{let ft=In(vg-gg),_t=In(xg-yg);if(L.ori==1){let se=ft;ft=_t,_t=se}Dn=zn.x&&ft>=zn.dist,Fn=zn.y&&_t>=zn.dist;let Dt=zn.uni;Dt!=null?Dn&&Fn&&(Dn=ft>=Dt,Fn=_t>=Dt,!Dn&&!Fn&&(_t>ft?Fn=!0:Dn=!0)):zn.x&&zn.y&&(Dn||Fn)&&(Dn=Fn=!0);let Ft,Ot;Dn&&(L.ori==0?(Ft=mo,Ot=$e):(Ft=go,Ot=tn),Oa(as(Ft,Ot),In(Ot-Ft)),Fn||Ua(0,at)),Fn&&(L.ori==1?(Ft=mo,Ot=$e):(Ft=go,Ot=tn),Ua(as(Ft,Ot),In(Ot-Ft)),Dn||Oa(0,K)),!Dn&&!Fn&&(Oa(0,0),Ua(0,0))}if(zn._x=Dn,zn._y=Fn,_==null){if(P){if(Lg!=null){let[ft,_t]=_n.scales;_n.values[0]=ft!=null?ds(L.ori==0?$e:tn,ft):null,_n.values[1]=_t!=null?ds(L.ori==1?$e:tn,_t):null}Ba(bm,n,$e,tn,k,Rt,F)}if(Jt){let ft=P&&_n.setSeries,_t=Ut.prox;Er==null?Is<=_t&&us(nr,vo,!0,ft):Is>_t?us(null,vo,!0,ft):nr!=Er&&us(nr,vo,!0,ft)}}pt&&(dt.idx=F,ff()),A!==!1&&Nn("setCursor")}let ir=null;Object.defineProperty(n,"rect",{get(){return ir==null&&ka(!1),ir}});function ka(_=!1){_?ir=null:(ir=g.getBoundingClientRect(),Nn("syncRect",ir))}function Mg(_,A,P,F,q,K,at){ut._lock||tr&&_!=null&&_.movementX==0&&_.movementY==0||(pf(_,A,P,F,q,K,at,!1,_!=null),_!=null?Tr(null,!0,!0):Tr(A,!0,!1))}function pf(_,A,P,F,q,K,at,ft,_t){if(ir==null&&ka(!1),Kt(_),_!=null)P=_.clientX-ir.left,F=_.clientY-ir.top;else{if(P<0||F<0){$e=-10,tn=-10;return}let[Dt,Ft]=_n.scales,Ot=A.cursor.sync,[se,Re]=Ot.values,[Te,ve]=Ot.scales,[Zt,qt]=_n.match,Ze=A.axes[0].side%2==1,cn=L.ori==0?k:Rt,On=L.ori==1?k:Rt,Be=Ze?K:q,hn=Ze?q:K,gi=Ze?F:P,Jn=Ze?P:F;if(Te!=null?P=Zt(Dt,Te)?a(se,b[Dt],cn,0):-10:P=cn*(gi/Be),ve!=null?F=qt(Ft,ve)?a(Re,b[Ft],On,0):-10:F=On*(Jn/hn),L.ori==1){let Pi=P;P=F,F=Pi}}_t&&(A==null||A.cursor.event.type==bm)&&((P<=1||P>=k-1)&&(P=Zr(P,k)),(F<=1||F>=Rt-1)&&(F=Zr(F,Rt))),ft?(gg=P,yg=F,[mo,go]=ut.move(n,P,F)):($e=P,tn=F)}let mf={width:0,height:0,left:0,top:0};function gf(){mc(mf,!1)}let wg,Sg,Ag,Eg;function Tg(_,A,P,F,q,K,at){tr=!0,Dn=Fn=zn._x=zn._y=!1,pf(_,A,P,F,q,K,at,!0,!1),_!=null&&(Ae(Mm,Tm,Cg,!1),Ba(nx,n,mo,go,k,Rt,null));let{left:ft,top:_t,width:Dt,height:Ft}=je;wg=ft,Sg=_t,Ag=Dt,Eg=Ft}function Cg(_,A,P,F,q,K,at){tr=zn._x=zn._y=!1,pf(_,A,P,F,q,K,at,!1,!0);let{left:ft,top:_t,width:Dt,height:Ft}=je,Ot=Dt>0||Ft>0,se=wg!=ft||Sg!=_t||Ag!=Dt||Eg!=Ft;if(Ot&&se&&mc(je),zn.setScale&&Ot&&se){let Re=ft,Te=Dt,ve=_t,Zt=Ft;if(L.ori==1&&(Re=_t,Te=Ft,ve=ft,Zt=Dt),Dn&&er(E,ds(Re,E),ds(Re+Te,E)),Fn)for(let qt in b){let Ze=b[qt];qt!=E&&Ze.from==null&&Ze.min!=He&&er(qt,ds(ve+Zt,qt),ds(ve,qt))}gf()}else ut.lock&&(ut._lock=!ut._lock,Tr(A,!0,_!=null));_!=null&&(An(Mm,Tm),Ba(Mm,n,$e,tn,k,Rt,null))}function Ob(_,A,P,F,q,K,at){if(ut._lock)return;Kt(_);let ft=tr;if(tr){let _t=!0,Dt=!0,Ft=10,Ot,se;L.ori==0?(Ot=Dn,se=Fn):(Ot=Fn,se=Dn),Ot&&se&&(_t=$e<=Ft||$e>=k-Ft,Dt=tn<=Ft||tn>=Rt-Ft),Ot&&_t&&($e=$e<mo?0:k),se&&Dt&&(tn=tn<go?0:Rt),Tr(null,!0,!0),tr=!1}$e=-10,tn=-10,et.fill(null),Tr(null,!0,!0),ft&&(tr=ft)}function Rg(_,A,P,F,q,K,at){ut._lock||(Kt(_),Na(),gf(),_!=null&&Ba(rx,n,$e,tn,k,Rt,null))}function Pg(){w.forEach(VP),U(n.width,n.height,!0)}Qr(Sd,pa,Pg);let xo={};xo.mousedown=Tg,xo.mousemove=Mg,xo.mouseup=Cg,xo.dblclick=Rg,xo.setSeries=(_,A,P,F)=>{let q=_n.match[2];P=q(n,A,P),P!=-1&&us(P,F,!0,!1)},mt&&(Ae(nx,g,Tg),Ae(bm,g,Mg),Ae(ix,g,_=>{Kt(_),ka(!1)}),Ae(sx,g,Ob),Ae(rx,g,Rg),Nm.add(n),n.syncRect=ka);let gc=n.hooks=i.hooks||{};function Nn(_,A,P){Kn?Oe.push([_,A,P]):_ in gc&&gc[_].forEach(F=>{F.call(null,n,A,P)})}(i.plugins||[]).forEach(_=>{for(let A in _.hooks)gc[A]=(gc[A]||[]).concat(_.hooks[A])});let Ig=(_,A,P)=>P,_n=wn({key:null,setSeries:!1,filters:{pub:gx,sub:gx},scales:[E,v[1]?v[1].scale:null],match:[yx,yx,Ig],values:[null,null]},ut.sync);_n.match.length==2&&_n.match.push(Ig),ut.sync=_n;let Lg=_n.key,yf=f_(Lg);function Ba(_,A,P,F,q,K,at){_n.filters.pub(_,A,P,F,q,K,at)&&yf.pub(_,A,P,F,q,K,at)}yf.sub(n);function Ub(_,A,P,F,q,K,at){_n.filters.sub(_,A,P,F,q,K,at)&&xo[_](null,A,P,F,q,K,at)}n.pub=Ub;function kb(){yf.unsub(n),Nm.delete(n),Ln.clear(),Pm(Sd,pa,Pg),c.remove(),Tt?.remove(),Nn("destroy")}n.destroy=kb;function vf(){Nn("init",i,t),Fa(t||i.data,!1),G[E]?hf(E,G[E]):Na(),st=je.show&&(je.width>0||je.height>0),nt=pt=!0,U(i.width,i.height)}return v.forEach(lo),w.forEach(Ts),e?e instanceof HTMLElement?(e.appendChild(c),vf()):e(n,vf):vf(),n}Sn.assign=wn;Sn.fmtNum=Gm;Sn.rangeNum=Ad;Sn.rangeLog=Cd;Sn.rangeAsinh=zm;Sn.orient=eo;Sn.pxRatio=Ie;Sn.join=LR;Sn.fmtDate=Wm,Sn.tzDate=HR;Sn.sync=f_;{Sn.addGap=AP,Sn.clipGaps=Id;let i=Sn.paths={points:x_};i.linear=b_,i.stepped=CP,i.bars=RP,i.spline=IP}var A_=8,Jm='11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';function wa(i,t="",e=""){let n=i==="y";return{scale:i,font:Jm,labelFont:Jm,stroke:()=>Ue().muted,label:t||void 0,size:n?(s,r)=>Math.max(30,14+GP(r??[])):26,labelSize:16,labelGap:0,gap:4,space:n?28:56,grid:{stroke:()=>Ue().grid,width:1},ticks:{show:!1},values:(s,r)=>r.map((o,a)=>e&&a===r.length-1?`${te(o)} ${e}`:te(o))}}var Km=typeof document>"u"?null:document.createElement("canvas").getContext("2d");function GP(i){return Km?(Km.font=Jm,Math.ceil(Math.max(0,...i.map(t=>Km.measureText(t).width)))):0}var Ma=class{card;head;heading;legend=H("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(t,e){this.place=H("div",{class:"plot",role:"img","aria-label":e}),this.heading=H("h2",{},t),this.head=H("div",{class:"chart-head"},this.heading,this.legend),this.card=H("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot=new Sn(this.options(t,e),this.current(),this.place))}say(t){this.values.forEach((e,n)=>ce(e,te(t[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,A_).forEach(e=>{let n=H("output",{class:"value","aria-live":"off"}),s=H("span",{class:e.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",e.colour()),this.values.push(n),this.legend.append(H("li",{},s,H("span",{class:"name",title:e.hint},e.label),n))});let t=this.lines.length-A_;t>0&&this.legend.append(H("li",{},`and ${t} more`))}resize(){let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot?this.plot.setSize({width:t,height:e}):this.rebuild())}};function Qm(i,t=1/0){let e=1/0,n=-1/0;for(let s of i)for(let r=0;r<s.length;r+=1){let o=s[r]??NaN;Math.abs(o)<=t&&(o<e&&(e=o),o>n&&(n=o))}return[e,n]}function tc(i,t,e=0){if(!(i<=t)||!Number.isFinite(i)||!Number.isFinite(t))return[-1,1];let n=t-i,s=Math.max(Math.abs(i),Math.abs(t)),r=Math.max(1e-9*s,1e-14*e,1e-30);if(n>r)return[i-.06*n,t+.06*n];let o=s>1e-14*e&&s>1e-30?.1*s:.5*(e||1);return[i-o,t+o]}function E_(i,t=0,e=1/0){let[n,s]=Qm(i,e),r=[];for(let c of i){let h=Math.max(1,Math.floor(c.length*i.length/600));for(let u=0;u<c.length;u+=h){let d=c[u]??NaN;Math.abs(d)<=e&&r.push(d)}}if(r.length<100)return tc(n,s,t);r.sort((c,h)=>c-h);let o=Math.ceil(.02*r.length/2),a=[r[o]??n,r[r.length-1-o]??s],l=a[1]-a[0];return!(l>1e-9*(s-n))||l>=.1*(s-n)?tc(n,s,t):tc(Math.max(n,a[0]-.5*l),Math.min(s,a[1]+.5*l),t)}var HP=Sn.paths.spline?.(),WP=Sn.paths.linear?.(),no=class extends Ma{constructor(e,n,s){super(n.title,n.description);this.columns=e;this.settings=n;this.sliding=s;this.heading.after(this.instant)}columns;settings;sliding;cursorAt=null;hovered=null;instant=H("output",{class:"instant","aria-live":"off"});addChooser(e){e.length&&(this.heading.classList.add("hidden"),this.heading.after(...e))}choose(e,n,s){this.settings={...this.settings,title:e,unit:n},ce(this.heading,e),this.place.setAttribute("aria-label",`${e} over time`),this.setLines(s)}say(e){let n=this.hovered,s=this.columns();if(n===null||n>=s.count){ce(this.instant,""),super.say(e);return}ce(this.instant,`t = ${Nl(s.values(0)[n]??NaN,3)} ${this.settings.timeUnit}`.trim()),super.say(this.lines.map(({column:r})=>s.values(r)[n]??NaN))}setLines(e){this.lines=e,this.rebuild()}update(){this.plot?.setData(this.current())}mark(e,n){this.cursorAt=e,this.say(n),this.plot?.redraw(!1,!1)}current(){let e=this.columns(),n=this.lines.map(({column:s})=>e.values(s));return[e.values(0),...n]}options(e,n){return{width:e,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!1,y:!1}},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[wa("x","",this.settings.timeUnit),wa("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1,paths:(r,o,a,l)=>(!this.settings.stepped&&l-a<r.bbox.width/4?HP:WP)?.(r,o,a,l)??null}))],hooks:{draw:[s=>this.drawCursor(s)],setCursor:[s=>{this.hovered=s.cursor.idx??null,this.hovered!==null&&this.say([])}]}}}interval(){let e=this.columns().values(0),n=e[0]??0,s=e[e.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Math.max(s,n+this.settings.span);return[r-this.settings.span,r]}range(){let e=this.columns();return E_(this.lines.map(({column:n})=>e.values(n)),this.settings.size??0,this.settings.limit?.()??1/0)}drawCursor(e){if(this.cursorAt===null||this.sliding)return;let n=Math.round(e.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=e.bbox;e.ctx.save(),e.ctx.strokeStyle=Ue().ink,e.ctx.lineWidth=window.devicePixelRatio,e.ctx.beginPath(),e.ctx.moveTo(n,s),e.ctx.lineTo(n,s+r),e.ctx.stroke(),e.ctx.restore()}};var Nd=class{constructor(t,e,n){this.session=t;this.servo=e;let{data:s}=t;this.demands=e.signals.flatMap(({input:o},a)=>e.inputs.includes(o)?[a]:[]),this.history=new wr(1+e.inputs.length+this.demands.length,n);let r=new Set(e.inputs.map(o=>s.inputs[o]?.unit??""));this.chart=new no(()=>this.history,{title:"Inputs",description:"Inputs over time",unit:r.size===1?[...r][0]??"":"",timeUnit:s.units.time,span:s.until,stepped:!0},!0),this.chart.setLines(this.lines())}session;servo;chart;history;demands;sample(t){this.history.append([t,...this.present()]),this.history.forget(t-this.session.data.until)}draw(){this.chart.update(),this.chart.say(this.present())}clear(){this.history.clear()}lines(){let{servo:t,session:e}=this,n=t.inputs.length,s=a=>()=>Xe(a,n),r=t.inputs.map((a,l)=>({label:e.data.inputs[a]?.label??"",column:1+l,colour:s(l)})),o=this.demands.map((a,l)=>({label:t.signals[a]?.label??"",column:1+n+l,colour:s(t.inputs.indexOf(t.signals[a]?.input??-1)),dash:[5,4]}));return[...r,...o]}present(){let{main:t}=this.session;if(t.outcome!=="")return Array(this.history.width-1).fill(NaN);let{u:e}=t,n=t.signals();return[...this.servo.inputs.map(s=>e[s]??NaN),...this.demands.map(s=>n[s]??NaN)]}};var qP=1,XP=1200,YP=5,tg={mouse:12,touch:24},Od=class extends Ma{constructor(e,n,s,r,o,a){super(e,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.colour=a;o&&this.legend.replaceWith(o)}columns;plane;end;colour;marks=[];section=null;centre=0;picked=-1;addChooser(e){this.head.append(H("div",{class:"inline-field"},...e))}choose(e){this.plane=e,this.place.setAttribute("aria-label",`Phase portrait: ${e.yLabel} against ${e.xLabel}`),this.rebuild()}cut(e){this.section=e,this.update()}moveMarks(e){this.marks=e}mark(e,n){this.moveMarks(e),e.length&&(this.place.title="Marks are equilibria: filled ones are stable. Click one to start there.",this.place.addEventListener("pointerup",s=>{let r=this.near(s,s.pointerType==="touch"?tg.touch:tg.mouse),o=r.find(a=>a>this.picked)??r[0];o!==void 0&&(this.picked=o,n(o))}),this.place.addEventListener("pointermove",s=>{this.place.style.cursor=this.near(s,tg.mouse).length?"pointer":""}))}near(e,n){let{plot:s}=this;if(!s)return[];let r=s.over.getBoundingClientRect(),[o,a]=[e.clientX-r.left,e.clientY-r.top];return this.marks.flatMap((l,c)=>{let[h,u]=this.placeOf(s,l,!1);return Math.hypot(h-o,u-a)<=n?[c]:[]})}placeOf(e,{y:n},s){let r=io(n,this.plane.x);return[e.valToPos(this.shown(r),"x",s),e.valToPos(io(n,this.plane.y),"y",s)]}update(){this.centre=this.plane.angle?this.middle:0,this.plot?.setData(this.current())}current(){let{x:e,y:n}=this.plane;return[null,[this.columns().values(e),this.columns().values(n)]]}options(e,n){return{mode:2,width:e,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...wa("x",this.plane.xLabel),size:22},wa("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}shown(e){return this.plane.angle?this.centre+Ol(e-this.centre):e}get middle(){let e=1/0,n=-1/0;for(let s of this.columns().values(this.plane.x)){let r=Ol(s);if(Math.abs(r)<qP)return 0;r<e&&(e=r),r>n&&(n=r)}return e<0&&n>0?Math.PI:0}range(e,n){let s=this.section?this.section.map(a=>io(a,e)):this.columns().values(e),[r,o]=Qm([n?Float64Array.from(s,a=>this.shown(a)):s]);for(let{y:a}of n&&!this.section?this.marks:[])r=Math.min(r,this.shown(io(a,e))),o=Math.max(o,this.shown(io(a,e)));return tc(r,o)}draw(e){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=e,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),this.section?this.dots(e,this.section):(r<n.length&&this.stroke(e,n,s,n.length,Ue().grid),this.stroke(e,n,s,r,this.colour())),this.drawMarks(e);let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=Ue().ink,o.beginPath(),o.arc(e.valToPos(this.shown(c),"x",!0),e.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}dots(e,n){let{ctx:s}=e,r=2.5*window.devicePixelRatio;s.fillStyle=this.colour();for(let o of n)s.fillRect(e.valToPos(this.shown(io(o,this.plane.x)),"x",!0)-r/2,e.valToPos(io(o,this.plane.y),"y",!0)-r/2,r,r)}drawMarks(e){let{ctx:n}=e,s=window.devicePixelRatio;n.lineWidth=1.5*s,n.strokeStyle=Ue().ink;for(let r of this.marks)n.beginPath(),n.arc(...this.placeOf(e,r,!0),YP*s,0,2*Math.PI),n.fillStyle=r.filled?Ue().ledger:Ue().wall,n.fill(),n.stroke()}stroke(e,n,s,r,o){let{ctx:a}=e;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=new eg(a,r<XP),c=NaN;for(let h=0;h<r;h+=1){let u=n[h]??NaN,d=this.shown(u),f=s[h]??NaN,g=e.valToPos(d,"x",!0),y=e.valToPos(f,"y",!0);Math.abs(d-c)<(this.plane.angle?Math.PI:1/0)||(l.end(),a.moveTo(g,y)),l.to(g,y),c=d}l.end(),a.stroke()}},eg=class{constructor(t,e){this.pen=t;this.smooth=e}pen;smooth;places=[];to(t,e){if(!this.smooth){this.pen.lineTo(t,e);return}this.places.push([t,e]);let[n,s,r,o]=this.places;n&&s&&r&&o?this.piece(n,s,r,o):n&&s&&r&&this.piece(n,n,s,r),this.places.length>3&&this.places.shift()}end(){let[t,e,n]=this.places;t&&e&&n?this.piece(t,e,n,n):e&&this.pen.lineTo(...e),this.places.length=0}piece(t,e,n,s){this.pen.bezierCurveTo(e[0]+(n[0]-t[0])/6,e[1]+(n[1]-t[1])/6,n[0]-(s[0]-e[0])/6,n[1]-(s[1]-e[1])/6,...n)}};function io(i,t){return i[t-1]??NaN}function $P(i){return 1+i}function ng(i,t){return t.map(({label:e,unit:n,angle:s=!1},r)=>({column:$P(i.first+r),label:e,unit:n,angle:s}))}function R_(i,t){let e=new xe(i.layout),n=ng(e.q,i.coordinates),s=ng(e.v,i.velocities),r=ng(e.z,i.states),o=[...n,...s,...r],a=[...i.coordinates,...i.velocities,...i.states].map(({name:f})=>f),[l,c]=(i.view?.plane??[]).map(f=>o[a.indexOf(f)]);if(l&&c)return T_(o,[l,c],t);if(!e.identity)return T_([...n,...s,...r],s.length>1?s.slice(-2):n,t);let h=n.length?n.slice(0,e.paired).map((f,g)=>({...ec(f,s[g]),name:f.label})):r.flatMap((f,g)=>r.slice(g+1).map(y=>({...ec(f,y),name:`${f.label}, ${y.label}`}))),u=h[0];if(!u)return null;let d=so("Coordinate of the phase portrait",h.map(({name:f})=>f),0,f=>t(h[f]??u));return{first:u,chooser:h.length>1?H("div",{class:"inline-field"},...d):H("span")}}function T_(i,t,e){let[n,s]=t;if(!n||!s)return null;let r=i.map(({label:h})=>h),o=h=>i.findIndex(({column:u})=>u===h.column),a=ec(n,s),l=so("Horizontal axis of the phase portrait",r,o(n),h=>{n=i[h],n&&s&&e(ec(n,s))}),c=so("Vertical axis of the phase portrait",r,o(s),h=>{s=i[h],n&&s&&e(ec(n,s))});return{first:a,chooser:H("div",{class:"inline-field"},...l,...c)}}function ec(i,t){return{x:i.column,y:t.column,angle:i.angle,xLabel:C_(i),yLabel:C_(t)}}function C_({label:i,unit:t}){return t?`${i} / ${t}`:i}function so(i,t,e,n){let s=Yn("phase"),r=H("select",{id:s,onchange:()=>n(r.selectedIndex)},...t.map(o=>H("option",{},o)));return r.selectedIndex=e,[H("label",{for:s,class:"hidden"},i),r]}function P_(i){let{q:t,v:e,z:n,size:s}=new xe(i.layout),r=1+s,o=r+i.inputs.length,a=o+i.constraints.length,l=(u,d)=>d.map(({name:f,label:g,unit:y},m)=>({name:f,label:g,unit:y,column:u+m})),c=[{name:"Coordinates",entries:l(1+t.first,i.coordinates)},{name:"Velocities",entries:l(1+e.first,i.velocities)},{name:"States",entries:l(1+n.first,i.states)},{name:"Inputs",entries:l(r,i.inputs)},{name:"Multipliers",entries:l(o,i.constraints.map(u=>({name:u,label:u,unit:""})))},{name:"Errors",entries:i.mode==="live"?l(a,jP(i)):[]}];return[{name:"Chosen",entries:(i.view?.plot??[]).flatMap(u=>c.flatMap(({entries:d})=>d.filter(f=>f.name===u)))},...c].filter(({entries:u})=>u.length)}function jP(i){return(i.servo?.coordinates??[]).map(t=>{let{name:e="",label:n="",unit:s=""}=i.coordinates[t]??{};return{name:`${e}_error`,label:`${n} desired − ${n}`,unit:s}})}function I_(i){let{size:t}=new xe(i.layout);return 1+t+i.inputs.length+i.constraints.length+(i.servo?.coordinates.length??0)}function ig(i,t,e,n){let{data:s,y:r}=i,{servo:o}=s;if(n[0]=t,e){n.fill(NaN,1);return}n.set(r,1),n.set(i.u,1+r.length);let a=1+r.length+s.inputs.length;s.constraints.length&&n.set(i.multipliers(),a),a+=s.constraints.length,o?.coordinates.forEach((l,c)=>{n[a+c]=i.parameter(o.desired[c]??"")-(r[l]??NaN)})}var ZP=12,L_=[[],[9,4],[2,3],[9,4,2,4]],N_=6,KP="The ledger: the energy at the start and all work done since. What lies between it and the total is the error of the integrator.";function D_(i){let t=new Set(i.map(({unit:e})=>e));return t.size===1?[...t][0]??"":""}function Ud({name:i,entries:t}){return i!=="Chosen"?i:t.length>N_?"Selection":t.map(({label:e})=>e).join(", ")}function F_({entries:i}){return i.map(({label:t,column:e},n)=>{let s=i.length>N_?L_[n%L_.length]:void 0;return{label:t,column:e,colour:()=>Xe(n,i.length),...s?.length?{dash:[...s]}:{}}})}function nc({energyLabel:i,jacobi:t}){let e=[{label:"kinetic",column:1,colour:()=>Ue().kinetic},{label:"potential",column:2,colour:()=>Ue().potential},{label:i,column:3,colour:()=>Ue().ink,width:2.25},{label:"ledger",column:4,colour:()=>Ue().ledger,dash:[5,4],width:2.25,hint:KP}];return t&&e.push({label:"Jacobi integral",column:5,colour:()=>Xe(3,6),dash:[2,3]}),e}var Sa=class{constructor(t,e,n,s){this.session=t;let{data:r}=t,o=r.units.time;this.groups=P_(r);let[a={name:"States",entries:[]}]=this.groups;this.group=a;let l=()=>t.players.length<2?1/0:ZP*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new no(n,{title:Ud(a),description:`${Ud(a)} over time`,unit:D_(a.entries),timeUnit:o,span:r.until},e),this.coordinates.setLines(F_(a)),this.coordinates.addChooser(this.groupMenu()),this.energy=r.energy?new no(s,{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:o,span:r.until,limit:l,size:r.energyScale},e):null;let c=R_(r,h=>this.phase?.choose(h));this.phase=c?new Od("Phase portrait",n,c.first,()=>this.behind(),c.chooser,()=>Xe(0,6)):null;for(let h of[this.coordinates,this.energy,this.phase])h&&this.element.append(h.card)}session;element=H("div",{class:"plots"});coordinates;energy;phase;groups;group;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.phase?.rebuild()}plottedOf(t){return this.group.entries.map(({column:e})=>t[e]??NaN)}columnsOf(t,e){let{data:n}=this.session,s=new Set,r={name:"t",unit:n.units.time,values:t.values(0)},o=this.groups.flatMap(({entries:l})=>l.flatMap(({name:c,unit:h,column:u})=>s.has(u)?[]:(s.add(u),[{name:c,unit:h,values:t.values(u)}]))),a=this.energy?this.energyLines().map(({label:l,column:c})=>({name:l,unit:n.units.energy,values:e.values(c)})):[];return[r,...o,...a]}groupMenu(){return this.groups.length<2?[]:so("Quantities that are plotted",this.groups.map(Ud),0,t=>{this.group=this.groups[t]??this.group,this.coordinates.choose(Ud(this.group),D_(this.group.entries),F_(this.group)),this.draw()})}energyLines(){return nc(this.session.data)}};var JP=40,kd=class{constructor(t,e,n){this.passed=e;this.most=n;this.layout=new xe(t.layout)}passed;most;points=[];before=null;t=0;layout;clear(){this.points.length=0,this.before=null}sample(t,e){let{before:n}=this;if(n&&t>this.t){let s=this.passing(n,e,t-this.t);s&&this.points.push(s),this.points.length>this.most&&this.points.shift()}n?.length===e.length?n.set(e):this.before=Float64Array.from(e),this.t=t}passing(t,e,n){if("period"in this.passed){let u=this.passed.period(),d=Math.floor((this.t+n)/u+1e-12);return!(u>0)||d<=Math.floor(this.t/u+1e-12)?null:this.between(t,e,n,(d*u-this.t)/n)}let{entry:s,angle:r}=this.passed,o=u=>r?Ol(u[s]??NaN):u[s]??NaN,[a,l]=[o(t),o(e)];if(!(a<0&&l>=0)||r&&l-a>Math.PI)return null;let c=0,h=1;for(let u=0;u<JP;u+=1){let d=(c+h)/2;o(this.between(t,e,n,d))<0?c=d:h=d}return this.between(t,e,n,h)}between(t,e,n,s){let{q:r,v:o,identity:a}=this.layout;return t.map((l,c)=>{let h=e[c]??NaN;if(!a||c>=r.end)return l+s*(h-l);let[u,d]=[n*(t[o.first+c-r.first]??0),n*(e[o.first+c-r.first]??0)],f=1-s;return l*f*f*(1+2*s)+u*s*f*f+h*s*s*(3-2*s)-d*s*s*f})}};var QP=4e3;function tI(i){let{data:t}=i,{q:e,v:n,z:s}=new xe(t.layout),{period:r}=t.view?.section??{},o=t.parameters.find(({name:h})=>h===r),a=(h,u)=>u.map(({label:d,angle:f=!1},g)=>({label:`${d} = 0 ↑`,passed:{entry:h+g,angle:f}})),l=[...a(e.first,t.coordinates),...a(n.first,t.velocities),...a(s.first,t.states)];if(!o)return l;let c={period:()=>2*Math.PI/Math.abs(i.main.parameter(o.name))};return[{label:`every 2π/${o.label}`,passed:c},...l]}function eI({view:i,coordinates:t,velocities:e,states:n},s){if(i?.section?.period!==void 0)return"period"in(s[0]?.passed??{})?0:-1;let r=[...t,...e,...n].map(({name:o})=>o);return i?.section?.through===void 0?-1:r.indexOf(i.section.through)}var Bd=class{constructor(t,e){this.session=t;this.phase=e;let n=tI(t),s=eI(t.data,n);this.element=so("Line or section of the phase portrait",["line",...n.map(({label:r})=>r)],s+1,r=>this.choose(n[r-1])),this.choose(n[s])}session;phase;element;section=null;sample(t,e){this.section?.sample(t,e)}clear(){this.section?.clear()}choose(t){this.section=t?new kd(this.session.data,t.passed,QP):null,this.phase.cut(this.section?.points??null)}};var zd=3e3,nI=2500,Vd=class extends Sa{constructor(e,n){let s=e,{data:r}=e,o=new xe(r.layout),a=new wr(I_(r),zd),l=new wr(6,zd);super(s,!0,()=>a,()=>this.energies??l);this.live=e;this.nameOf=n;this.states=a,this.energies=l,this.row=new Float64Array(a.width),this.drive=r.servo?new Nd(s,r.servo,zd):null,this.drive&&this.coordinates.card.after(this.drive.chart.card);let c=()=>(r.analysis?.equilibria??[]).flatMap((h,u)=>{let{found:d}=s.equilibriumNow(u);return d?[{y:o.join(d.state.q,d.state.v,d.state.z),filled:id(d)}]:[]});this.phase?.mark(c(),h=>s.rest(h)),s.whenChanged(h=>h==="settings"&&this.phase?.moveMarks(c())),this.sections=this.phase&&new Bd(s,this.phase),this.sections&&this.phase?.addChooser(this.sections.element),this.energy?.setLines(this.energyLines())}live;nameOf;states;energies;row;drive;sections;record(){return this.columnsOf(this.states,this.energies)}sample(){let{session:e,states:n}=this,s=e.players[0],r=e.time;s?.outcome===""&&this.sections?.sample(r,s.y),!(!s||!(r>=n.last(0)+e.data.until/nI||n.count===0))&&(ig(this.live.main,r,s.outcome!==""&&n.count>0,this.row),n.append(this.row),n.forget(r-e.data.until),this.drive?.sample(r),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-e.data.until)))}draw(){let e=this.session.players[0];this.coordinates.update(),e&&ig(this.live.main,e.t,!1,this.row),this.coordinates.say(this.plottedOf(this.row)),this.drive?.draw(),this.energy?.update(),this.energy?.say(this.presentEnergies()),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.drive?.clear(),this.sections?.clear(),this.sample(),this.draw()}rebuild(){let{players:e}=this.session,n=e.length>1?1+e.length:6;n!==this.energies.width&&(this.energies=new wr(n,zd)),this.drive?.chart.rebuild(),super.rebuild()}behind(){return this.states.count}energyLines(){let{players:e}=this.session;return e.length<2?nc(this.session.data):e.map((n,s)=>({label:this.nameOf(s),column:1+s,colour:()=>Xe(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:e}=this.session;if(e.length>1)return e.map(s=>s.outcome===""?s.energy().total:NaN);let n=e[0]?.outcome===""?e[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger,n.jacobi]:Array(5).fill(NaN)}};var Gd=class{constructor(t){this.columns=t;this.count=t[0]?.length??0}columns;count;values(t){return this.columns[t]??new Float64Array(this.count)}};function iI(i,t){let e=t?i.length/t:0;return Array.from({length:e},(n,s)=>Float64Array.from({length:t},(r,o)=>i[o*e+s]??NaN))}var Hd=class extends Sa{constructor(e){let n=e.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(is(c)),r=s(n.t),o=new Gd([n.y,n.u,n.multipliers??""].reduce((c,h)=>[...c,...iI(s(h),r.length)],[r])),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((f,g)=>f+(g[d]??0),h))),a.push(s(n.energy?.jacobi??""))}let l=new Gd([r,...a]);super(e,!1,()=>o,()=>l);this.replay=e;this.t=r,this.columns={states:o,energies:l},this.energy?.setLines(this.energyLines())}replay;t;columns;sample(){}record(){return this.columnsOf(this.columns.states,this.columns.energies)}draw(){let{recorded:e}=this.replay,{kinetic:n,potential:s,total:r,ledger:o,jacobi:a}=e.energy();this.coordinates.mark(e.t,this.plottedOf([e.t,...e.y,...e.u,...e.multipliers()])),this.energy?.mark(e.t,[n,s,r,o,a]),this.phase?.update()}clear(){this.draw()}energyLines(){let e=nc(this.replay.data);return this.replay.data.run?.ledger?.length?e:e.slice(0,3)}behind(){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=this.replay.time?e=s+1:n=s}return e}};var U_=new O(0,1,0),ic=new O,O_=new _e,sI=new Gn;function Ci(i,t,e){let{offset:n,dimension:s}=i;return e.set(t[n]??0,t[n+1]??0,s===3?t[n+2]??0:0)}function ro(i,t,e,n){ic.subVectors(e,t);let s=ic.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(t).addScaledVector(ic,.5),i.quaternion.setFromUnitVectors(U_,ic.divideScalar(s)),i.scale.set(n,s,n),s):0}function k_(i,t){let e=t.length();e>0&&i.quaternion.setFromUnitVectors(U_,ic.copy(t).divideScalar(e))}function Aa(i,t,e){if(e===void 0){i.quaternion.identity();return}let n=s=>t[e+s]??0;O_.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(sI.setFromRotationMatrix(O_))}function sc(i,t,e){return t===void 0?e.set(0,0,0):e.set(i[t]??0,i[t+1]??0,i[t+2]??0)}function pn(i,t,e,n){let s=i.shape.points[t],r=s===void 0?void 0:i.data.points[s];return r?Ci(r,e.positions,n):n.set(0,0,0)}function fi(i,t,e,n=0){let s=i.shape.sizes[t],r=s===void 0?n:e.sizes[s]??n;return Number.isFinite(r)?r:0}function oo(i,t){return t!==void 0&&(i.points[t]?.fixed??!1)}var jn={a:new O,b:new O,c:new O,d:new O};var rg=9,sg=.1,ao=16*rg+4,Gi=6,rI=3.4,oI=.42;function B_(i){let t=new Ee,e=new en(new Float32Array(3*ao*Gi),3),n=new en(new Float32Array(3*ao*Gi),3);t.setAttribute("position",e),t.setAttribute("normal",n),t.setIndex(lI());let s=new ye(t,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=ro(s,pn(i,"start",o,jn.a),pn(i,"end",o,jn.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,aI(e,n,l,rI*a,oI*a))}}}function aI(i,t,e,n,s){let r=i.array,o=t.array,a=e*(1-2*sg)/rg;for(let l=0;l<ao;l+=1){let c=Math.min(Math.max((l-2)/(ao-5),0),1),h=l<2||l>ao-3,u=2*Math.PI*rg*c,d=h?0:n,f=l===0?0:l===ao-1?1:sg+(1-2*sg)*c,g=Math.cos(u),y=Math.sin(u),m=a/(2*Math.PI),p=Math.hypot(d,m)||1,v=-d*y/p,w=m/p,b=d*g/p,S=w*y,E=b*g-v*y,x=-w*g;for(let C=0;C<Gi;C+=1){let N=2*Math.PI*C/Gi,I=Math.cos(N),L=Math.sin(N),B=I*g+L*S,V=L*E,D=I*y+L*x,G=3*(Gi*l+C);r[G]=d*g+s*B,r[G+1]=(f-.5)*e+s*V,r[G+2]=d*y+s*D,o[G]=B,o[G+1]=V,o[G+2]=D}}i.needsUpdate=!0,t.needsUpdate=!0}function lI(){let i=[];for(let t=0;t+1<ao;t+=1)for(let e=0;e<Gi;e+=1){let n=Gi*t+e,s=Gi*t+(e+1)%Gi;i.push(n,s,n+Gi,s,s+Gi,n+Gi)}return i}var cI=.0068,hI=.015,uI=.012,dI=.75,fI=8,pI=.42,rc=class{constructor(t,e,n,s=!1){this.data=t;this.index=e;this.count=n;this.above=s;let r=t.shapes.filter(o=>o.kind==="rod").length;this.trails=t.shapes.filter(o=>o.kind==="trail").length,this.finer=Math.min(1,Math.max(.4,Math.sqrt(fI/Math.max(r,1))))}data;index;count;above;extent=1;strongest={force:0,torque:0};finer;trails;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return cI*this.extent*this.finer*(this.spatial?dI:1)}get pin(){return hI*this.extent*this.finer}get least(){return uI*this.extent*this.finer}colour(t=0){return this.ghost||this.count()>1&&this.trails<2?Xe(this.index%6,6):Xe(t%6,6)}material(t,e=0,n=""){let s=`${t}${t==="body"||t==="edge"||t==="face"?e:""}${n}`,r=this.materials.get(s);return r||(r=new Ws({side:Oi}),this.ghost?Object.assign(r,{transparent:!0,opacity:pI,depthWrite:!1}):t==="face"&&Object.assign(r,{transparent:!0,opacity:.22,depthWrite:!1}),this.above&&Object.assign(r,{transparent:!0,depthTest:!1}),r.userData.role=t,r.userData.trail=e,r.userData.given=n,this.materials.set(s,r),this.dye(r)),r}renew(){for(let t of this.materials.values())this.dye(t)}dispose(){for(let t of this.materials.values())t.dispose()}dye(t){let e=t.userData.role,s=(this.ghost?"":t.userData.given)||this.colour(t.userData.trail),{steel:r,rail:o,ground:a,pin:l,ink:c}=Ue(),h={steel:r,rail:o,ground:a,pin:l,body:s,edge:s,face:s,dark:c};t.color=new re(h[e]),e==="edge"&&t.color.multiplyScalar(.62),this.ghost&&e==="steel"&&(t.color=new re(s))}};function z_(i,t=Math.PI/3){let e=i.index?i.toNonIndexed():i,n=e.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(t),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let S=9*b,E=r[S+0],x=r[S+1],C=r[S+2],N=r[S+3],I=r[S+4],L=r[S+5],B=r[S+6],V=r[S+7],D=r[S+8],G=B-N,Y=V-I,W=D-L,lt=E-N,j=x-I,J=C-L,et=Y*J-W*j,dt=W*lt-G*J,ut=G*j-Y*lt,tt=1/(Math.sqrt(et*et+dt*dt+ut*ut)||1);c[3*b+0]=et*tt,c[3*b+1]=dt*tt,c[3*b+2]=ut*tt}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,g=new Int32Array(d),y=0;for(let b=0;b<s;b++){let S=3*b,E=Math.trunc(r[S+0]*a),x=Math.trunc(r[S+1]*a),C=Math.trunc(r[S+2]*a),N=(Math.imul(E,73856093)^Math.imul(x,19349663)^Math.imul(C,83492791))&f;for(;;){let I=g[N];if(I===0){let B=3*y;u[B+0]=E,u[B+1]=x,u[B+2]=C,g[N]=y+1,h[b]=y++;break}let L=3*(I-1);if(u[L+0]===E&&u[L+1]===x&&u[L+2]===C){h[b]=I-1;break}N=N+1&f}}let m=new Int32Array(y+1);for(let b=0;b<s;b++)m[h[b]+1]++;for(let b=0;b<y;b++)m[b+1]+=m[b];let p=new Int32Array(s),v=m.slice(0,y);for(let b=0;b<l;b++){let S=3*b;p[v[h[S+0]]++]=b,p[v[h[S+1]]++]=b,p[v[h[S+2]]++]=b}let w=new Float32Array(s*3);for(let b=0;b<l;b++){let S=3*b,E=c[S+0],x=c[S+1],C=c[S+2];for(let N=0;N<3;N++){let I=S+N,L=h[I],B=0,V=0,D=0;for(let Y=m[L],W=m[L+1];Y<W;Y++){let lt=3*p[Y],j=c[lt+0],J=c[lt+1],et=c[lt+2];E*j+x*J+C*et>o&&(B+=j,V+=J,D+=et)}let G=1/(Math.sqrt(B*B+V*V+D*D)||1);w[3*I+0]=B*G,w[3*I+1]=V*G,w[3*I+2]=D*G}}return e.setAttribute("normal",new en(w,3,!1)),e}var mI=new _s(1,32,20),oc=new Mi(1,1,1,48).rotateX(Math.PI/2),V_=new vs(1,1,1),gI=new kr(1,64),G_=.2,og=.05,yI=4e-4;function Es(i,t,e){let n=new ye(t,e);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function Ea(i){return i.look.material("body",i.trail,i.shape.colour)}function H_(i){let{look:t,trail:e,layer:n}=i;if(t.spatial)return ag(i);let s=new Ve,r=Es(i,oc,t.material("edge",e)),o=Es(i,oc,t.material("body",e));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(fi(i,"radius",a)),t.least),c=og*t.extent,h=Math.min(.16*l,.3*t.rod);pn(i,"center",a,s.position),s.position.z=(.03+yI*n)*t.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function ag(i){let t=Es(i,mI,Ea(i));return{object:t,place(e){pn(i,"center",e,t.position),t.scale.setScalar(Math.max(Math.abs(fi(i,"radius",e)),i.look.least))}}}function W_(i){let t=Es(i,V_,Ea(i));return{object:t,place(e){let n=sc(e.sizes,i.shape.vectors.size,jn.a),s=og*i.look.extent;t.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),pn(i,"center",e,t.position),Aa(t,e.sizes,i.shape.vectors.rotation)}}}function lg(i,t){let e=Es(i,new Ee,Ea(i)),n="";return{object:e,place(s){let r=Math.abs(fi(i,"radius",s)),o=Math.abs(fi(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,e.geometry.dispose(),e.geometry=(t?new Ur(r,o,8,24):new Mi(r,r,o,40)).rotateX(Math.PI/2)),pn(i,"center",s,e.position),Aa(e,s.sizes,i.shape.vectors.rotation)}}}function q_(i,t){let e=new Ve,n=Es(i,new Ee,i.look.material("steel")),s=t?new ye(gI,i.look.material("face",i.trail)):null;e.add(n),s&&e.add(s);let{a:r,b:o}=jn,a=0;return{object:e,place(l){let c=Math.abs(fi(i,"radius",l));if(e.visible=c>0,!e.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new dl(1,h,10,96)),pn(i,"center",l,e.position),e.scale.setScalar(c),sc(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),e.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function cg(i,t){return(.5+G_)*Math.abs(fi(i,"height",t))}function X_(i,t,e){let{look:n,trail:s}=i,r=new Ve,o=[],a=[],l=Es(i,V_,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(Es(i,oc,n.material("steel"))),a.push(new ye(oc,n.material("pin")));let c=e?new ye(oc,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(fi(i,"width",h)),d=Math.abs(fi(i,"height",h)),f=G_*d,g=n.spatial?d:2*og*n.extent;pn(i,"center",h,r.position);let y=t?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(y.y,y.x)),y.lifted&&r.position.addScaledVector(jn.a.set(-y.y,y.x,0),cg(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[m,p]of[-1,1].entries()){let v=p*Math.max(u/2-1.3*f,0),w=o[m],b=a[m];w?.position.set(v,-d/2,.12*g),w?.scale.set(f,f,.3*g),b?.position.set(v,-d/2,.13*g),b?.scale.set(.4*f,.4*f,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var vI=.6;function Y_(i){let t=j_(i.data,i.shape.mesh),e=xI(t),n=Es(i,e,Ea(i));if(t?.colours){n.material=t.colours.map(([r])=>r?i.look.material("body",i.trail,r):Ea(i));let s=0;t.colours.forEach(([,r],o)=>{e.addGroup(3*s,3*r,o),s+=r})}return{object:n,place(s){pn(i,"center",s,n.position),n.scale.setScalar(fi(i,"scale",s,1)),Aa(n,s.sizes,i.shape.vectors.rotation)}}}function $_(i,t){let e=j_(i,t.mesh),n=new Fi().setFromArray([...new Float32Array(is(e?.vertices??""))]),s=i.points[t.points.center??-1],r=new Mn;if(n.isEmpty()||!s)return()=>[];let{min:o,max:a}=n,l=[0,1,2,3,4,5,6,7].map(c=>new O(c&1?a.x:o.x,c&2?a.y:o.y,c&4?a.z:o.z));return c=>(Ci(s,c.positions,r.position),r.scale.setScalar(c.sizes[t.sizes.scale??-1]??1),Aa(r,c.sizes,t.vectors.rotation),r.updateMatrix(),l.map(h=>h.clone().applyMatrix4(r.matrix)))}function j_(i,t){if(!t||!("like"in t))return t;let e=i.shapes[t.like]?.mesh;return e&&!("like"in e)?e:void 0}function xI(i){let t=new Ee;return i?(t.setAttribute("position",new en(new Float32Array(is(i.vertices)),3)),t.setIndex(new en(new Uint32Array(is(i.faces)),1)),z_(t,vI)):t}var _I=`
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
}`,bI=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,Ta=class{constructor(t,e,n,s){this.capacity=t;this.points=new vl(new Float32Array(8*t),4,1);let r=new yl;r.setAttribute("corner",new en(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new Nr(this.points,4,0)),r.setAttribute("finish",new Nr(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:e},colour:{value:new re},opacity:{value:s}},a=new Ni({vertexShader:_I,fragmentShader:bI,uniforms:o,transparent:!0,depthWrite:!1});this.object=new ye(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new Xt(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(t,e,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=t,r[o+1]=e,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(t){this.object.material.uniforms.colour.value.set(t)}resize(t,e){this.resolution.set(t,e)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var ac=new Mi(1,1,1,14),MI=new vs(2,1,2),wI=new xs(1,1,18),SI=3.2,Z_=1.25,AI=1e-9,EI=.3;function K_(i){let t=new ye(ac,i.look.material("steel"));return t.castShadow=!i.look.ghost,{object:t,place(e){ro(t,pn(i,"start",e,jn.a),pn(i,"end",e,jn.b),i.look.rod)}}}function J_(i,t,e){let n=new Ve,s=new ye(ac,i.look.material("rail"));n.add(s);let r=t?new ye(MI,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=jn;return{object:n,place(c){pn(i,"start",c,o),pn(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=e(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),ro(s,o,a,i.look.rod*(t?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),ro(r,o,a,u),r.position.z=-.12*i.look.extent}}}var Ca=class{constructor(t,e,n=1){this.brief=t;this.colour=e;this.tips=Array.from({length:n},()=>new ye(wI,this.material)),this.object.add(this.shaft,...this.tips),t.look.above&&Object.assign(this.material,{transparent:!0,depthTest:!1});for(let s of[this.shaft,...this.tips])s.castShadow=!t.look.ghost}brief;colour;object=new Ve;material=new Ws;shaft=new ye(ac,this.material);tips;end=new O;place(t,e){let n=e.length(),s=.8*this.brief.look.rod,r=Math.min(SI*2*s,.6*n/this.tips.length);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(Xe(this.colour,6));let o=(n-r)/n;this.end.copy(t).addScaledVector(e,o),ro(this.shaft,t,this.end,s),this.tips.forEach((a,l)=>{k_(a,e),a.position.copy(t).addScaledVector(e,1-(l+.5)*r/n),a.scale.set(2*Z_*s,r,2*Z_*s)}),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function Q_(i,t,e,n="force"){if(i.shape.sizes.scale!==void 0)return fi(i,"scale",e,1);let{look:s}=i,{strongest:r}=s;Number.isFinite(t)&&(r[n]=Math.max(r[n],t));let o=n==="torque"?AI*s.extent*r.force:0;return r[n]>o?EI*s.extent/r[n]:0}function tb(i){return nb(i,new Ca(i,1),"force")}function eb(i){return nb(i,new Ca(i,3,2),"torque")}function nb(i,t,e){return{object:new Ve().add(t.object),place(s){let r=sc(s.sizes,i.shape.vectors.vector,jn.b);t.place(pn(i,"at",s,jn.a),r.multiplyScalar(Q_(i,r.length(),s,e)))}}}function ib(i){let t=new Ca(i,2),e=i.shape.multipliers??[];return{object:t.object,place(n){let s=o=>{let a=e[o]??-1;return a<0?0:n.multipliers[a]??0},r=jn.b.set(s(0),s(1),s(2));t.place(pn(i,"at",n,jn.a),r.multiplyScalar(Q_(i,r.length(),n)))}}}function sb(i){let t=new Ve,e=[1,2,0].map(r=>new Ca(i,r));for(let r of e)t.add(r.object);let{a:n,b:s}=jn;return{object:t,place(r){pn(i,"origin",r,n);let o=fi(i,"length",r,(i.shape.group===void 0?.14:.07)*i.look.extent),a=i.shape.vectors.rotation;e.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function rb(i,t){let e=new Ve,n=new ye(ac,i.look.material("steel")),s=new ye(ac,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,e.add(n,s);let r=oo(i.data,i.shape.points[t]);return{object:e,place(o){let{extent:a,pin:l}=i.look;pn(i,t,o,e.position),e.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),e.visible=r||!i.look.ghost}}}var cc=1e-6,TI=.01,Ra=new O,pi=new O,lc=new O;function ob(i,t,e,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?Ci(l,n.positions,a):a.set(NaN,NaN,NaN)};s(e.points.start,Ra),s(e.points.end,pi).sub(Ra),s(t.points.center,lc).sub(Ra);let r=pi.lengthSq();return{off:Math.abs(pi.x*lc.y-pi.y*lc.x)/r,inside:(pi.x*lc.x+pi.y*lc.y)/r}}function Wd(i,t,e){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=ob(i,t,n,e);if(s<=cc&&(n.kind==="rail"||r>cc&&r<1-cc))return n}return null}function ab(i,t,e){let n=!1,s={x:1,y:0,lifted:e.kind==="rod"};return r=>{let{off:o}=ob(i,t,e,r);n||=!(o<=TI);let a=Math.hypot(pi.x,pi.y)||1,l=pi.x<-cc*a?-1:1;return s.x=n?1:l*pi.x/a,s.y=n?0:l*pi.y/a,s.lifted=!n&&e.kind==="rod",s}}function qd(i,t,e,n){if(i.spatial)return!1;if(e)return!0;let s=[t.points.start,t.points.end],r=i.shapes.some(l=>l.kind==="rail"&&l!==t&&(s.includes(l.points.start)||s.includes(l.points.end))),[o,a]=s.map(l=>i.points[l??-1]);return r||!o||!a?!1:(Ci(o,n.positions,Ra),Ci(a,n.positions,pi),Math.abs(Ra.y-pi.y)<cc*Math.abs(Ra.x-pi.x))}function lb(i){let t=new Map,e=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||t.has(o)||e.has(o)||oo(i,o)&&!oo(i,n.points[r])&&t.set(o,{shape:n,role:s})}return[...t.values()]}function cb(i){return new Set(i.shapes.filter(t=>t.kind==="rod").flatMap(t=>[t.points.start,t.points.end]))}var CI=4e3,RI=300,PI=1,II=.6,hg=new Float64Array(0);function Ri(i){let t=i.data.shapes.some(e=>e.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:t?i.multipliers():hg}}var hc=class{constructor(t,e,n,s){this.data=t;this.player=e;this.look=new rc(t,n,s),this.markLook=new rc(t,n,s,!0);let r=Ri(e);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(t.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=cb(t),l=new Map;for(let c of t.shapes){let h=c.kind==="cart"?Wd(t,c,r):null;h&&l.set(c,h)}if(t.shapes.forEach((c,h)=>{if(this.look.ghost&&LI(t,c))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),f=c.group===void 0?this.look:this.markLook,g={data:t,shape:c,look:f,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(g,r,l,a),c.group)}),!t.spatial&&!this.look.ghost)for(let{shape:c,role:h}of lb(t))this.add(rb({data:t,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new Ve;look;markLook;shown;before=hg;parts=[];groups=new Map;trails=[];set extent(t){this.look.extent=this.markLook.extent=t}place(t){let e=Ri(this.player);if(t<1&&this.before.length===e.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+t*((e.positions[n]??0)-s)}else this.shown.positions.set(e.positions);this.shown.sizes=e.sizes,this.shown.multipliers=e.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(t,e){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=t[o]??0,c=t[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?t[o+2]??0:-.02*this.look.extent,e)}}get traced(){return this.trails.length>0}forget(){this.before=hg;for(let{ribbon:t}of this.trails)t.clear()}showTrails(t){for(let{ribbon:e}of this.trails)e.object.visible=t}resize(t,e){for(let{ribbon:n}of this.trails)n.resize(t,e)}renew(){this.look.renew(),this.markLook.renew();for(let{ribbon:t,colour:e}of this.trails)t.dye(this.look.colour(e))}dispose(){for(let{ribbon:t}of this.trails)t.dispose();this.look.dispose(),this.markLook.dispose(),this.object.removeFromParent()}showGroup(t,e){for(let{object:n}of this.groups.get(t)??[])n.visible=e}add(t,e){this.parts.push(t),this.object.add(t.object),e!==void 0&&(this.groups.set(e,[...this.groups.get(e)??[],t]),t.object.visible=!1)}addTrail(t,e){let n=t.points.point;if(n===void 0)return;let s=this.data.shapes.filter(({kind:a})=>a==="trail").length,r=Math.max(RI,Math.round(CI/s)),o=new Ta(r,this.data.view?.memory??II*this.data.until,PI,this.look.ghost?.55:.85);o.object.renderOrder=-1,o.dye(this.look.colour(e)),this.trails.push({point:n,ribbon:o,colour:e}),this.object.add(o.object)}part(t,e,n,s){let{shape:r,data:o}=t;switch(r.kind){case"rod":return K_(t);case"coil":return B_(t);case"disc":return H_(t);case"sphere":return ag(t);case"box":return W_(t);case"cylinder":return lg(t,!1);case"capsule":return lg(t,!0);case"mesh":return Y_(t);case"hoop":return q_(t,s.has(r.points.center));case"arrow":return tb(t);case"torquearrow":return eb(t);case"reaction":return ib(t);case"frame":return sb(t);case"cart":{let a=n.get(r);return X_(t,a?ab(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...t,shape:c})),l=c=>Math.max(0,...a.map(h=>cg(h,c)));return J_(t,qd(o,r,a.length>0,e),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function LI(i,t){return t.kind==="hoop"&&Object.keys(t.vectors).length?!1:t.kind!=="trail"&&Object.values(t.points).every(e=>oo(i,e))}var hb=120,DI=40;function ub(i,t){let e=performance.now()+DI;for(let n=0;n<hb&&performance.now()<e&&i.outcome==="";n+=1)i.advance(i.data.until/hb,e-performance.now()),i.outcome===""&&t.include(Ri(i))}var Pa=class{t;positions;width;constructor(t){this.t=new Float64Array(is(t.run?.t??"")),this.positions=new Float64Array(is(t.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(t){return this.positions.subarray(t*this.width,(t+1)*this.width)}include(t,e){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)t.include({...e,positions:this.row(s)})}*between(t,e,n){let s=this.after(t),r=this.after(e),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(t){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=t?e=s+1:n=s}return e}};var Xd={mouse:28,touch:44},Yd=class{constructor(t,e,n){this.stage=t;this.session=e;this.wanted=n;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&t.grab(...this.inside(o),Xd.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;placed=!1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let t=this.stage.unproject(this.at.x,this.at.y,this.point);if(!this.session.playing){this.placed&&this.place(t);return}this.session.pull(this.point,t),this.stage.showPull(this.point,t)}place(t){let{session:e}=this;this.placed=!1,e.unwatch();let{q:n}=e.main.posed(this.point,t);n.every(Number.isFinite)&&e.begin({...e.start,q:n})}begin(t){if(t.button!==0)return;let[e,n]=this.inside(t);this.point=this.stage.grab(e,n,t.pointerType==="touch"?Xd.touch:Xd.mouse),this.active&&(Object.assign(this.at,{x:e,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(t.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(t){let[e,n]=this.inside(t);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(e,n,Xd.mouse)>=0);return}Object.assign(this.at,{x:e,y:n}),this.placed=!0,this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(t){let e=this.stage.canvas.getBoundingClientRect();return[t.clientX-e.left,t.clientY-e.top]}};var FI=1e-9,NI=.05,OI=.02,UI=["ArrowUp","ArrowRight"],kI=["ArrowDown","ArrowLeft"],$d=class{constructor(t,e,n,s){this.stage=t;this.session=e;this.functions=n;this.size=s;let{data:r}=e,o=r.points.reduce((a,{dimension:l})=>a+l,0);this.layout=new xe(r.layout),this.y=new Float64Array(this.layout.size),this.positions=new Float64Array(o),this.slopes=new Float64Array(o*this.layout.v.length),!(!this.layout.identity||!n.point_jacobians||!r.servo||r.servo.poses)&&(this.look(),r.servo.coordinates.forEach((a,l)=>this.add(a,r.servo?.desired[l]??"")),this.update())}stage;session;functions;size;element=H("div",{class:"set-points",role:"group","aria-label":"Desired values to drag"});handles=[];layout;y;positions;slopes;update(){if(this.handles.length){this.element.hidden=this.session.main.servoMode==="off"||this.session.swing!==null,this.look();for(let{point:t,ring:e}of this.handles){let{x:n,y:s}=this.stage.project(this.placeOf(t));e.style.transform=`translate(${n.toFixed(1)}px, ${s.toFixed(1)}px)`}}}add(t,e){let{data:n}=this.session,s=this.pointFor(t),{label:r="",unit:o="",angle:a=!1}=n.coordinates[t]??{};if(s<0)return;let l=a?NI:OI*this.size,c=H("button",{type:"button",class:"set-point","data-set-point":e,"aria-label":`Desired ${r}: drag, or arrow keys`,title:`desired ${r}`,onpointerdown:u=>this.grab(u,h),onkeydown:u=>{let{key:d}=u,f=UI.includes(d)?1:kI.includes(d)?-1:0;f&&(u.preventDefault(),u.stopPropagation(),this.set(h,this.session.main.parameter(e)+f*l),c.title=`desired ${r} = ${te(this.session.main.parameter(e))} ${o}`.trim())}}),h={coordinate:t,name:e,point:s,ring:c};this.handles.push(h),this.element.append(c)}grab(t,e){if(t.button!==0)return;t.preventDefault();let{ring:n}=e;n.focus(),n.setPointerCapture(t.pointerId),n.classList.add("grabbing");let s=o=>this.drag(e,o),r=()=>{n.classList.remove("grabbing"),n.removeEventListener("pointermove",s)};n.addEventListener("pointermove",s);for(let o of["pointerup","pointercancel"])n.addEventListener(o,r,{once:!0})}drag(t,e){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.unproject(e.clientX-n.left,e.clientY-n.top,t.point);this.look();let r=this.placeOf(t.point),o=0,a=0;this.slopesOf(t.point,t.coordinate).forEach((l,c)=>{o+=l*((s[c]??0)-(r[c]??0)),a+=l*l}),a>0&&this.set(t,this.session.main.parameter(t.name)+o/a)}set({name:t},e){Number.isFinite(e)&&this.session.setParameter(t,Number(e.toPrecision(5)))}look(){let{main:t,data:e}=this.session,{y:n,functions:s}=this,r=new Float64Array(0);n.set(t.y),e.servo?.coordinates.forEach((o,a)=>{n[this.layout.q.first+o]=t.parameter(e.servo?.desired[a]??"")}),s.positions?.(t.t,n,t.u,t.p,r,this.positions),s.point_jacobians?.(t.t,n,t.u,t.p,r,this.slopes)}placeOf(t){let{offset:e,dimension:n}=this.pointOf(t);return this.positions.subarray(e,e+n)}slopesOf(t,e){let{offset:n,dimension:s}=this.pointOf(t),r=this.layout.v.length;return Array.from({length:s},(o,a)=>this.slopes[(n+a)*r+e]??0)}pointFor(t){let e=FI*Math.max(...this.slopes.map(Math.abs)),n=this.layout.v.length,s=(a,l)=>Math.hypot(...this.slopesOf(a,l)),r=-1,o=[1/0,0];return this.session.data.points.forEach((a,l)=>{let c=s(l,t);if(!a.draggable||!(c>e))return;let h=Array.from({length:n},(u,d)=>s(l,d)).filter(u=>u>e).length;h>o[0]||h===o[0]&&c<=o[1]||(r=l,o=[h,c])}),r}pointOf(t){let e=this.session.data.points[t];if(!e)throw new RangeError(`The drawing has no point ${t}.`);return e}};var Ia=class{zoom=1;shift={x:0,y:0};get held(){return this.zoom!==1||this.shift.x!==0||this.shift.y!==0}fit(){this.zoom=1,this.move(-this.shift.x,-this.shift.y)}move(t,e){this.shift.x+=t,this.shift.y+=e}zoomAt(t,e){let n=Math.min(200,Math.max(.05,this.zoom*t)),s=n/this.zoom;this.shift.x=e.x-s*(e.x-this.shift.x),this.shift.y=e.y-s*(e.y-this.shift.y),this.zoom=n}};function db({deltaY:i,deltaMode:t}){let e=t===1?33*i:i;return Math.exp(-Math.max(-400,Math.min(400,e))/500)}var fb=.0068,BI=.015,zI=.03,pb=9,mb=1500,jd=class{constructor(t,e,n){this.canvas=t;this.data=e;this.framing=n;let s=t.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;desired=null;first=0;view=new Ia;get scale(){return`grid ${te(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}setDesired(t){this.desired=t}get middle(){return{x:this.width-this.free/2,y:this.height/2}}viewChanged(){this.first||=this.framing.size}fit(){this.view.fit(),this.first=0}axes(){return null}render(){let{pen:t,players:e}=this,n=Math.min(window.devicePixelRatio,2);e[0]&&this.framing.shrink(e[0].t);for(let s of e)s.outcome===""&&this.framing.include(Ri(s));if(t.setTransform(n,0,0,n,0,0),t.fillStyle=Ue().wall,t.fillRect(0,0,this.width,this.height),t.lineCap=t.lineJoin="round",this.drawGrid(),this.trailsShown)for(let s of this.trails)this.line(s.path,Xe(s.player%6,6),1.5,.5);if(this.desired){t.globalAlpha=.3;for(let s of this.data.shapes)this.drawShape(s,Ri(this.desired),Xe(2,6));t.globalAlpha=1}return[...e].reverse().forEach((s,r)=>{let o=e.length-1-r,a=Ri(s);t.globalAlpha=o?.45:1;for(let l of this.data.shapes)this.drawShape(l,a,Xe(o%6,6));t.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],Xe(1,6),3),!1}remember(){}project(t){let[e,n]=this.pixel(t[0]??0,t[1]??0);return{x:e,y:n}}screenOf(t){return this.project(this.placeOf(t,this.positions))}setPlayers(t){this.players=t;let e=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=t.flatMap((n,s)=>e.map(r=>({point:r,player:s,path:[]})))}trace(){for(let t of this.trails){let e=this.players[t.player];e&&(t.path.push(...this.placeOf(t.point,e.positions())),t.path.length>4*mb&&t.path.splice(0,2*mb))}}retrace(t){for(let e of this.trails)e.path.length=0;for(let{positions:e}of t)for(let n of this.trails)n.path.push(...this.placeOf(n.point,e))}showGroup(){}showTrails(t){this.trailsShown=t}resize(t,e){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[t,e],this.canvas.width=Math.round(t*n),this.canvas.height=Math.round(e*n)}setInset(t){this.inset=t}renew(){}grab(t,e,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-t,c-e);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(t,e){let{scale:n,left:s,top:r}=this.map;return Float64Array.of((t-s)/n,(r-e)/n)}showPull(t,e){this.pulled=e?{point:t,target:e}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return ki(this.framing.size/9)}get free(){return Math.max(this.width-this.inset,.4*this.width)}get map(){let{low:t,high:e,size:n}=this.framing,{free:s}=this,r=1+2*this.framing.air,o=d=>r*Math.max((e[d]??0)-(t[d]??0),.25*n),a=d=>((e[d]??0)+(t[d]??0))/2,{zoom:l,shift:c}=this.view,h=this.view.held&&this.first?n/this.first:1,u=Math.min(s/o(0),this.height/o(1))*l*h;return{scale:u,left:this.width-s/2+c.x-u*a(0),top:this.height/2+c.y+u*a(1)}}pixel(t,e){let{scale:n,left:s,top:r}=this.map;return[s+n*t,r-n*e]}placeOf(t,e){let n=this.data.points[t]?.offset??0;return[e[n]??0,e[n+1]??0]}line(t,e,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.map;r.save(),r.globalAlpha*=s,r.strokeStyle=e,r.lineWidth=n,r.beginPath();for(let c=0;c+1<t.length;c+=2)r.lineTo(a+o*(t[c]??0),l-o*(t[c+1]??0));r.stroke(),r.restore()}circle(t,e,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(t,e);a.beginPath(),a.arc(l,c,Math.max(n*this.map.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:t}=this,{scale:e,left:n,top:s}=this.map,{pen:r}=this;r.strokeStyle=Ue().grid,r.lineWidth=1,r.beginPath();for(let o=n%(e*t);o<this.width;o+=e*t)r.rect(o,-1,0,this.height+2);for(let o=s%(e*t);o<this.height;o+=e*t)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(t,e,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=Ue(),c=2*fb*s*this.map.scale,h=f=>this.placeOf(t.points[f]??0,e.positions),u=f=>Math.abs(e.sizes[t.sizes[f]??-1]??0),d=f=>this.data.points[t.points[f]??-1]?.fixed??!1;switch(t.kind){case"rod":case"rail":case"coil":{let f=h("start"),g=h("end");t.kind==="coil"?this.line(VI(f,g,zI*s),r,.4*c):this.line([...f,...g],t.kind==="rail"?o:r,t.kind==="rail"?2:c);for(let y of["start","end"])t.kind!=="rail"&&d(y)&&this.circle(...h(y),BI*s,l,r,2);return}case"cart":{let[f,g]=h("center"),y=u("width")/2,m=u("height")/2;this.line([f-y,g-m,f+y,g-m,f+y,g+m,f-y,g+m,f-y,g-m],n,3);for(let p of[-1,1])this.circle(f+p*.7*y,g-m,.4*m,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":case"torquearrow":{let[f,g]=h("at"),y=t.vectors.vector??-1,m=u("scale")||1;return this.line([f,g,f+m*(e.sizes[y]??0),g+m*(e.sizes[y+1]??0)],a,.6*c)}case"box":{let f=t.vectors.size??-1,g=t.vectors.rotation,[y,m]=h("center"),p=[],v=w=>(g===void 0?[1,0,0,0,1][w]:e.sizes[g+w])??0;for(let[w,b]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let S=w*(e.sizes[f]??0)/2,E=b*(e.sizes[f+1]??0)/2;p.push(y+v(0)*S+v(1)*E,m+v(3)*S+v(4)*E)}return this.line(p,n,3)}default:t.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),fb*s),n,a)}}};function VI(i,t,e){let n=[t[0]-i[0],t[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*pb;o+=1){let a=.1+.8*(o+.5)/(2*pb),l=(o%2?-e:e)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...t]}var GI=.06,HI=.22,WI=40,qI=1.08,XI=.75;function uc(){return{low:[1/0,1/0,1/0],high:[-1/0,-1/0,-1/0]}}var Zd=class{constructor(t,e){this.data=t;let n=$I(t,e);this.margins=[];let s=({kind:o,group:a})=>a===void 0&&/^((torque)?arrow|reaction)$/.test(o);this.air=t.shapes.some(s)?HI:GI;let r=t.view?.frame==="trails"?t.shapes.filter(({kind:o})=>o==="trail"):t.shapes;for(let o of r)for(let a of Object.values(o.points))n.has(a)||this.margins.push({point:a,size:YI(o)});this.margins.length||t.points.forEach((o,a)=>this.margins.push({point:a,size:()=>0})),this.corners=t.shapes.filter(({kind:o})=>o==="mesh").map(o=>$_(t,o)),this.begin(e)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;firstSize=0;home=[new Float64Array(3),new Float64Array(3)];recent=uc();earlier=uc();whileFrom=-1/0;margins;corners;begin(t){this.firstSize=0,this.low.fill(1/0),this.high.fill(-1/0),this.include(t);for(let e=0;e<3;e+=1)(this.low[e]??0)>(this.high[e]??0)&&(this.low[e]=this.high[e]=0);this.data.spatial||this.includeReach(t)}settle(){this.firstSize=this.size,this.home[0]?.set(this.low),this.home[1]?.set(this.high),this.recent=uc(),this.earlier=uc(),this.whileFrom=-1/0}shrink(t){let e=this.data.until/2;if(t>=this.whileFrom&&t<this.whileFrom+e)return!1;let n=t>=this.whileFrom&&t<this.whileFrom+2*e,{earlier:s,recent:r}=this;if([this.earlier,this.recent,this.whileFrom]=[r,uc(),t],!n||!Number.isFinite(this.whileFrom))return!1;let o=this.size,a=this.low.map((h,u)=>Math.min(s.low[u]??0,r.low[u]??0,this.home[0]?.[u]??0)),l=this.high.map((h,u)=>Math.max(s.high[u]??0,r.high[u]??0,this.home[1]?.[u]??0)),c=[[...this.low],[...this.high]];return this.low.splice(0,3,...a),this.high.splice(0,3,...l),this.size<XI*o?!0:(this.low.splice(0,3,...c[0]??[]),this.high.splice(0,3,...c[1]??[]),!1)}get size(){let t=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...t,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(t){let e=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(t);for(let a=0;a<r.dimension;a+=1)e=this.stretch(a,t.positions[r.offset+a]??0,o)||e}for(let n of this.corners)for(let s of n(t))s.toArray().forEach((r,o)=>{e=this.stretch(o,r,0)||e});return e}stretch(t,e,n){if(!Number.isFinite(e+n))return!1;let{recent:s}=this;s.low[t]=Math.min(s.low[t]??1/0,e-n),s.high[t]=Math.max(s.high[t]??-1/0,e+n);let r=this.low[t]??0,o=this.high[t]??0,a=this.firstSize?WI*this.firstSize:1/0,l=this.firstSize?(qI-1)*(o-r):0,c=e-n<r&&!(o-e>a),h=e+n>o&&!(e-r>a);return c&&(this.low[t]=e-n-l),h&&(this.high[t]=e+n+l),c||h}includeReach(t){let{points:e,shapes:n}=this.data,s=e.map(l=>l.fixed?0:1/0),r=e.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=e[l];return h&&c<h.dimension?t.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,f=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,y]of[[u,d],[d,u]]){let m=(s[g]??1/0)+f;m<(s[y]??1/0)*(1-1e-9)&&(s[y]=m,r[y]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=e[l];if(!(!d||!(h>0&&h<1/0)))for(let f=0;f<d.dimension;f+=1)this.stretch(f,a(u,f)-h,c(t)),this.stretch(f,a(u,f)+h,c(t))}}};function YI(i){let t=(e,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(e.sizes[s]??0)};return e=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(e.sizes[n]??0,e.sizes[n+1]??0,e.sizes[n+2]??0)/2;return Math.max(s,t(e,"radius")+t(e,"length")/2,Math.hypot(t(e,"width"),1.4*t(e,"height"))/2)}}function $I(i,t){let e=new Set(i.shapes.filter(o=>o.kind==="cart").map(o=>Wd(i,o,t))),n=new Set(i.shapes.filter(o=>o.kind==="rail"&&qd(i,o,e.has(o),t))),s=new Set(i.shapes.filter(o=>!n.has(o)).flatMap(o=>Object.values(o.points))),r=[...n].flatMap(o=>Object.values(o.points));return s.size?new Set(r.filter(o=>!s.has(o))):new Set}var ug=2048,jI=.16,ZI=.012,gb=.0035,KI=.97,Kd=class{object=new Ve;material=new Ji({depthTest:!1,transparent:!0,opacity:.9});shafts=new Xo(new Mi(1,1,1,8),this.material,ug);heads=new Xo(new xs(1,1,10),this.material,ug);largest=0;matrix=new _e;turn=new Gn;middle=new O;along=new O;size=new O;up=new O(0,1,0);constructor(){for(let t of[this.shafts,this.heads])t.frustumCulled=!1,t.renderOrder=3,this.object.add(t)}dye(t){this.material.color.set(t)}place(t,e){let n=[...t].slice(0,ug);this.largest*=KI;for(let{impulse:r}of n)this.largest=Math.max(this.largest,Math.hypot(...r));let s=0;for(let{place:r,impulse:o}of n){let[a=0,l=0,c=0]=r,h=Math.hypot(...o),u=jI*e*h/this.largest;if(!(u>ZI*e))continue;let d=(o[2]??0)<0?-1:1;this.along.set(o[0]??0,o[1]??0,o[2]??0).multiplyScalar(d/h),this.turn.setFromUnitVectors(this.up,this.along);let f=Math.min(4*gb*e,.5*u),g=gb*e;this.set(this.shafts,s,[a,l,c],(u-f)/2,g,u-f),this.set(this.heads,s,[a,l,c],u-f/2,2.6*g,f),s+=1}for(let r of[this.shafts,this.heads])r.count=s,r.instanceMatrix.needsUpdate=!0}set(t,e,n,s,r,o){this.middle.set(...n).addScaledVector(this.along,s),t.setMatrixAt(e,this.matrix.compose(this.middle,this.turn,this.size.set(r,o,r)))}};var yb=-.16,vb=60,Jd=class{constructor(t,e,n,s){this.scene=t;this.spatial=n;this.grounded=s;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let r=.95;Object.assign(this.sun.shadow.camera,{left:-r,right:r,top:r,bottom:-r,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,this.floor.renderOrder=-3,this.grid.renderOrder=-2,t.add(this.sun,this.sky,this.shadow,this.floor),e.add(this.grid),this.renew()}scene;spatial;grounded;sun=new Vr(16777215,2.1);spacing=0;sky=new Br(16777215,15265010,1.5);shadow=new ye(new Hs(8,8),new fl);grid=new Or(new Ee,new Qi({transparent:!0}));floor=new ye(new kr(3,64),new Ji({transparent:!0,opacity:.3,depthWrite:!1}));gridAt="";place(t,e,n){let s=((t.low[2]??0)-(e[2]??0))/n;this.shadow.position.z=this.spatial?s:yb,this.grid.visible=!this.spatial||this.grounded,this.floor.visible=this.spatial&&this.grounded,this.floor.position.z=s-.002,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let r=ki(n/9),o=[0,1].map(l=>Math.round((e[l]??0)/r)),a=`${r} ${o.join(" ")} ${t.low[2]}`;this.grid.position.z=this.spatial?t.low[2]??0:(yb+.002)*n,a!==this.gridAt&&(this.gridAt=a,this.spacing=r,this.grid.geometry.dispose(),this.grid.geometry=JI(r,(o[0]??0)*r,(o[1]??0)*r))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}scale(t){return this.grid.visible&&this.spacing?`grid ${te(this.spacing)} ${t}`.trim():""}renew(){let{wall:t,grid:e,ground:n,shadow:s}=Ue();this.floor.material.color.set(n),this.grid.material.color.set(this.spatial?n:e),this.shadow.material.opacity=s,this.scene.fog=this.spatial?new nl(t,3.2,6.5):null}};function JI(i,t,e){let n=vb/2*i,s=[];for(let r=0;r<=vb;r+=1){let o=r*i-n;s.push(t+o,e-n,0,t+o,e+n,0,t-n,e+o,0,t+n,e+o,0)}return new Ee().setAttribute("position",new en(new Float32Array(s),3))}var QI=.18,xb=32,_b=35*Math.PI/180,tL=20*Math.PI/180,eL=40*Math.PI/180,bb=34,nL=30,iL=.001,sL={front:[0,-1,0],side:[1,0,0],top:[0,-iL,1]},rL=2,oL=1e3,Qd=class{constructor(t,e,n,s,r){this.canvas=t;this.data=e;this.framing=n;this.simplified=s==="software"?1:0,this.renderer=new ta({canvas:t,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=ii,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=e.points.some(a=>a.fixed);this.surroundings=new Jd(this.scene,this.world,e.spatial,o),e.view?.frame==="trails"&&this.surroundings.dropShadows(),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,e.contact&&this.world.add((this.arrows=new Kd).object),e.spatial?(this.camera=new kn(xb,1,.05,40),this.camera.up.set(0,0,1),this.controls=new ia(this.camera,t),Object.assign(this.controls,{minDistance:.05,maxDistance:30,zoomToCursor:!0}),this.controls.addEventListener("change",r),this.view=null,this.lookFrom(e.view?.look??"first")):(this.view=new Ia,this.camera=new zr(-1,1,1,-1,.1,10),this.camera.position.z=4),t.addEventListener("webglcontextlost",a=>{a.preventDefault(),this.lost=!0}),t.addEventListener("webglcontextrestored",()=>{this.lost=!1,this.renew(),r()}),this.renew()}canvas;data;framing;renderer;scene=new Fr;world=new Ve;camera;controls=null;surroundings;spring=new Ta(2,1e9,1.5,1);arrows=null;centre=[0,0,0];size=0;figures=[];desired=null;lost=!1;view;width=1;height=1;inset=0;trails=!0;groups=new Set;last=0;pace=16;simplified=0;distance=3;place=new O;pixel=new Xt;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(t=>t.traced)}setPlayers(t){for(let e of this.figures)e.dispose();this.figures=t.map((e,n)=>new hc(this.data,e,n,()=>t.length));for(let e of[...this.figures].reverse())this.world.add(e.object);this.showTrails(this.trails);for(let e of this.groups)this.showGroup(e,!0);this.sizeFigures(),this.size=0}setDesired(t){this.desired?.dispose(),this.desired=t&&new hc(this.data,t,rL,()=>1),this.desired&&this.world.add(this.desired.object)}get middle(){return{x:this.width-this.free/2,y:this.height/2}}viewChanged(){this.frame()}fit(t){if(this.view?.fit(),this.controls&&t!==void 0)this.lookFrom(t);else if(this.controls){let e=this.camera.position.clone().sub(this.controls.target);this.controls.target.set(0,0,0),this.camera.position.copy(e.setLength(this.distance)),this.controls.update()}this.frame()}axes(){if(!this.controls)return null;let t=this.camera.matrixWorldInverse;return[0,1,2].map(e=>(this.place.set(0,0,0).setComponent(e,1).transformDirection(t),{x:this.place.x,y:-this.place.y}))}render(t=1){if(this.lost)return!1;this.judge();let e=this.figures[0];e&&this.framing.shrink(e.player.t);for(let s of this.figures)s.player.outcome===""&&this.framing.include(Ri(s.player));let n=this.ease();for(let s of this.figures)s.extent=this.size,this.data.spatial||(s.object.position.z=-.02*s.look.index*this.size),s.place(t);return this.arrows?.place(this.figures[0]?.player.contacts?.()??[],this.size),this.desired&&(this.desired.extent=this.size,this.data.spatial||(this.desired.object.position.z=-.06*this.size),this.desired.place(1)),this.renderer.render(this.scene,this.camera),n}remember(){for(let t of this.figures)t.remember()}trace(){for(let t of this.figures)t.trace()}retrace(t){for(let e of this.figures)e.forget();for(let{positions:e,t:n}of t)this.figures[0]?.mark(e,n)}showTrails(t){this.trails=t;for(let e of this.figures)e.showTrails(t)}showGroup(t,e){this.arrows&&t==="forces"&&(this.arrows.object.visible=e),e?this.groups.add(t):this.groups.delete(t);for(let n of this.figures)n.showGroup(t,e)}resize(t,e){t<1||e<1||(this.width=t,this.height=e,this.renderer.setPixelRatio(this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(t,e,!1),this.sizeFigures(),this.frame())}setInset(t){t!==this.inset&&(this.inset=t,this.frame())}renew(){this.renderer.setClearColor(Ue().wall),this.surroundings.renew(),this.spring.dye(Xe(1,6)),this.arrows?.dye(Xe(1,6));for(let t of this.figures)t.renew();this.desired?.renew()}grab(t,e,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(Ci(a,s,this.place));let c=Math.hypot(this.pixel.x-t,this.pixel.y-e);c<=o&&([r,o]=[l,c])}),r}unproject(t,e,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(Ci(r,s,this.place)).project(this.camera).z;return this.place.set(2*t/this.width-1,1-2*e/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}project(t){return this.toScreen(this.place.set(t[0]??0,t[1]??0,t[2]??0)),{x:this.pixel.x,y:this.pixel.y}}screenOf(t){let e=this.figures[0]?.shown.positions,n=this.data.points[t];return e&&n&&this.toScreen(Ci(n,e,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(t,e){let n=this.figures[0]?.shown.positions,s=this.data.points[t];if(this.spring.object.visible=e!==null,!e||!n||!s)return;let r=this.data.spatial?0:.2*this.size;Ci(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(e[0]??0,e[1]??0,(e[2]??0)+r,0)}allowTurning(t){this.controls&&(this.controls.enabled=t)}toScreen(t){this.world.localToWorld(t).project(this.camera),this.pixel.set((t.x+1)/2*this.width,(1-t.y)/2*this.height)}sizeFigures(){for(let t of this.figures)t.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){if(this.view?.held&&this.size)return!1;let t=this.framing.size,e=this.size===0,n=e?1:QI,s=Math.abs(t-this.size)/t;this.size+=n*(t-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/t),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!e&&s>.001;return(e||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.frame()),r}lookFrom(t){let e=this.data.points.some(o=>o.fixed)?tL:eL,[n,s,r]=t==="first"?[Math.cos(_b)*Math.cos(e),Math.sin(_b)*Math.cos(e),Math.sin(e)]:sL[t];this.controls?.target.set(0,0,0),this.camera.position.set(n,s,r).setLength(this.distance),this.controls?.update()}get free(){return Math.max(this.width-this.inset,.4*this.width)}frame(){if(!this.size)return;let[t,e,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),{free:s}=this,r=1+2*this.framing.air;if(this.camera instanceof kn){let o=.5*r*(.6*Math.max(t,e,n)+.4*Math.hypot(t,e,n)),a=this.width/this.height,l=o/Math.sin(xb*Math.PI/360)/Math.min(1,a);this.camera.aspect=a,this.camera.position.multiplyScalar(l/this.distance),this.controls?.target.multiplyScalar(l/this.distance),this.distance=l,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(t,.25)),this.height/(r*Math.max(e,.25))),{zoom:a=1,shift:l={x:0,y:0}}=this.view??{},c=o*a,h=this.width/c/2,u=this.height/c/2,d=((this.width-s)/2+l.x)/c,f=l.y/c;Object.assign(this.camera,{left:-h-d,right:h-d,top:u+f,bottom:-u+f})}this.camera.updateProjectionMatrix()}judge(){let t=performance.now(),e=t-this.last;this.last=t,!(e>oL||this.simplified>1)&&(this.pace+=(Math.min(e,3*bb)-this.pace)/nL,!(this.pace<bb)&&(this.pace=16,this.simplified+=1,this.simplified===1?this.resize(this.width,this.height):this.surroundings.dropShadows()))}};var ef=class{constructor(t,e,n){this.session=t;this.wanted=n;let{data:s}=t,r=t.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new Zd(s,Ri(r));let o=H("canvas",{class:"stage-canvas",role:"img","aria-label":lL(s),tabindex:-1}),a=aL(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=H("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(H("p",{class:"no-picture"},a)):this.element.append(a.canvas,H("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n),...this.groupSwitches(s,n),...this.viewButtons(s)),this.warning),this.triad=this.stage?.axes()?new fg:null,this.triad&&this.element.append(this.triad.element),this.stage?.canvas.addEventListener("dblclick",()=>this.fit()),e&&this.element.append(e),this.stage?.setPlayers(t.players),new ResizeObserver(()=>this.resize(e,n)).observe(this.element)}session;wanted;element;stage;framing;trails;scale=H("span",{class:"grid-scale"});warning=H("p",{class:"warning",role:"status",hidden:!0});triad;update(){this.stage&&(ce(this.scale,this.stage.scale),this.warning.hidden=this.session.warning==="",ce(this.warning,this.session.warning),this.triad?.show(this.stage.axes()??[]))}fit(t){this.makeRoom(),this.stage?.fit(t),this.wanted()}makeRoom(){let{session:t,framing:e}=this,n=t.players[0];n&&(e.begin(Ri(n)),t instanceof Si?t.main.outcome===""&&ub(t.ahead(),e):new Pa(t.data).include(e,{sizes:n.sizes(),multipliers:n.multipliers()}),e.settle())}viewButtons(t){let e=H("button",{type:"button",class:"corner-button",title:"Fit the picture (f, double click)","data-act":"fit",onclick:()=>this.fit()},"fit");return t.spatial?[...["front","side","top","first"].map(s=>H("button",{type:"button",class:"corner-button",title:s==="first"?"The view from above and beside":`View from the ${s}`,"data-look":s,onclick:()=>this.fit(s)},s==="first"?"oblique":s)),e]:[e]}resize(t,e){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=t&&getComputedStyle(t).position==="absolute"?t.offsetWidth:0;n.resize(s,r),n.setInset(o),e()}trailsSwitch(t){let{stage:e}=this;return!e||!this.trails?null:Mb("trails",!0,n=>{e.showTrails(n),t()})}groupSwitches(t,e){let{stage:n}=this,s=new Set(t.shapes.flatMap(({group:r})=>r===void 0?[]:[r]));return n?[...s].map(r=>Mb(r,!1,o=>{n.showGroup(r,o),e()})):[]}},dg="http://www.w3.org/2000/svg",tf=20,fg=class{element=document.createElementNS(dg,"svg");lines;constructor(){this.element.classList.add("triad"),this.element.setAttribute("viewBox","-32 -32 64 64"),this.element.setAttribute("aria-hidden","true"),this.lines=["x","y","z"].map(t=>{let e=document.createElementNS(dg,"line"),n=document.createElementNS(dg,"text");return n.textContent=t,this.element.append(e,n),[e,n]})}show(t){this.lines.forEach(([e,n],s)=>{let{x:r,y:o}=t[s]??{x:0,y:0},a=Math.hypot(r,o);e.setAttribute("x2",(tf*r).toFixed(1)),e.setAttribute("y2",(tf*o).toFixed(1)),n.setAttribute("x",((tf+7)*r).toFixed(1)),n.setAttribute("y",((tf+7)*o+3).toFixed(1)),n.style.opacity=a<.3?"0":"1"})}};function Mb(i,t,e){let n=Yn("switch"),s=H("input",{type:"checkbox",id:n,checked:t,"data-switch":i,onchange:()=>e(s.checked)});return H("label",{for:n,class:"switch"},s,i)}function aL(i,t,e,n){let s=Vu();return s!=="none"?new Qd(i,t,e,s,n):t.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new jd(i,t,e)}function lL(i){let t=i.spatial?" Drag beside it to turn the view, with the right button to move it; the wheel zooms.":" The wheel zooms, a drag beside bodies moves the view.";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${t}`}var pg=new Float64Array(0),nf=class{constructor(t,e){this.session=t;this.functions=e;this.data=t.data,this.layout=new xe(this.data.layout),this.y=new Float64Array(this.layout.size),this.drawn={positions:new Float64Array(this.data.points.reduce((n,{dimension:s})=>n+s,0)),sizes:new Float64Array(this.data.sizes)}}session;functions;data;steps=0;outcome="";y;layout;drawn;get wanted(){let{main:t,data:e,swing:n}=this.session;return!!e.servo?.coordinates.length&&t.servoMode!=="off"&&n===null}get t(){return this.session.main.t}get u(){return this.session.main.u}get p(){return this.session.main.p}positions(){return this.look(),this.functions.positions?.(this.t,this.y,this.u,this.p,pg,this.drawn.positions),this.drawn.positions}sizes(){return this.look(),this.functions.sizes?.(this.t,this.y,this.u,this.p,pg,this.drawn.sizes),this.drawn.sizes}multipliers(){return pg}energy(){return{kinetic:NaN,potential:NaN,total:NaN,ledger:NaN,jacobi:NaN}}look(){let{main:t,data:e}=this.session;this.y.set(t.y),e.servo?.coordinates.forEach((n,s)=>{this.y[this.layout.q.first+n]=t.parameter(e.servo?.desired[s]??"")})}};var sf=class{constructor(t,e,n,s){this.stage=t;this.view=e;this.free=n;this.wanted=s;let{canvas:r}=t;r.addEventListener("wheel",o=>this.turn(o),{passive:!1}),r.addEventListener("pointerdown",o=>this.begin(o)),r.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])r.addEventListener(o,a=>this.pointers.delete(a.pointerId));r.addEventListener("touchmove",o=>{o.touches.length>1&&o.cancelable&&o.preventDefault()},{passive:!1})}stage;view;free;wanted;pointers=new Map;turn(t){t.preventDefault(),this.view.zoomAt(db(t),this.fromMiddle(t)),this.changed()}begin(t){this.free()&&(this.pointers.set(t.pointerId,{x:t.clientX,y:t.clientY}),t.pointerType!=="touch"&&this.stage.canvas.setPointerCapture(t.pointerId))}move(t){let e=this.pointers.get(t.pointerId);if(!e||!this.free())return;let n={x:t.clientX,y:t.clientY},s=[...this.pointers].filter(([a])=>a!==t.pointerId).map(([,a])=>a);this.pointers.set(t.pointerId,n);let r=s[0];if(!r&&t.pointerType==="touch")return;let o=r?.5:1;if(this.view.move(o*(n.x-e.x),o*(n.y-e.y)),r){let a=Math.hypot(e.x-r.x,e.y-r.y),l=Math.hypot(n.x-r.x,n.y-r.y),c={clientX:(n.x+r.x)/2,clientY:(n.y+r.y)/2};a>0&&l>0&&this.view.zoomAt(l/a,this.fromMiddle(c))}this.changed()}changed(){this.stage.viewChanged(),this.wanted()}fromMiddle({clientX:t,clientY:e}){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.middle;return{x:t-n.left-s.x,y:e-n.top-s.y}}};var cL=30,hL=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"];function wb(i){let t=i[0]?.values.length??0,e=[i.map(({name:n,unit:s})=>uL(s?`${n} [${s}]`:n)).join(",")];for(let n=0;n<t;n+=1)e.push(i.map(({values:s})=>{let r=s[n]??NaN;return Number.isFinite(r)?String(r):""}).join(","));return`${e.join(`\r
`)}\r
`}function uL(i){let t=/^[=+\-@]/.test(i)?`'${i}`:i;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function rf(i,t){return`${i.replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-+|-+$/g,"")||"pendula"}.${t}`}function of(i,t){let e=URL.createObjectURL(i),n=H("a",{href:e,download:t});document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(e),1e4)}function Sb(i,t,e){t(),i.toBlob(n=>n&&of(n,e),"image/png")}var dc=class{pieces=[];recorder;static possible(t){return typeof MediaRecorder<"u"&&typeof t.captureStream=="function"}constructor(t,e){let n=hL.find(s=>MediaRecorder.isTypeSupported(s))??"";this.recorder=new MediaRecorder(t.captureStream(cL),{...n?{mimeType:n}:{},videoBitsPerSecond:8e6}),this.recorder.addEventListener("dataavailable",({data:s})=>this.pieces.push(s)),this.recorder.addEventListener("stop",()=>of(new Blob(this.pieces,{type:"video/webm"}),e)),this.recorder.start(1e3)}stop(){this.recorder.stop()}};var dL=300,fL=4e3,af=class{constructor(t){this.needs=t;let e=t.session instanceof Si?t.session:null,n=e&&this.button("Defaults","All as the page opened","defaults",()=>this.restore(e)),s=e&&this.button("Link","Copy a link to this page as it is set","link",()=>{this.copy(e)});this.element=H("div",{class:"top-buttons"},this.remark,n,s,this.saveMenu(),this.button("Present","Large type, without controls (p)","present",()=>this.present()),hi("frame","Full screen",()=>{this.fill()}),hi("help","Keys and help (?)",t.help),hi("theme","Light or dark",Bu)),e&&(t.session.whenChanged(r=>{r!=="playing"&&r!=="outcome"&&this.follow(e)}),window.addEventListener("hashchange",()=>{location.hash.replace(/^#/,"")!==aa(e)&&(e.restore(),this.say(la(e,location.hash).join(" ")),t.restored())}))}needs;element;remark=H("span",{class:"remark",role:"status"});film=null;waiting=0;forgetting=0;present(){let t=document.documentElement.classList.toggle("presenting");this.element.querySelector("[data-act=present]")?.setAttribute("aria-pressed",String(t))}say(t){ce(this.remark,t),clearTimeout(this.forgetting),t&&(this.forgetting=window.setTimeout(()=>ce(this.remark,""),fL))}button(t,e,n,s){return H("button",{type:"button",class:"button",title:e,"data-act":n,onclick:s},t)}restore(t){t.restore(),this.needs.restored(),this.say("All as the page opened.")}follow(t){clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>Ab(aa(t)),dL)}async copy(t){Ab(aa(t));let e=location.href.split("#")[0]+(aa(t)?`#${aa(t)}`:"");try{await navigator.clipboard.writeText(e),this.say("Link copied.")}catch{this.say("The browser allows no copying; the link is in its address bar.")}}saveMenu(){let{session:t,theatre:e,record:n,render:s}=this.needs,{name:r}=t.data,o=e?.stage?.canvas,a=Yn("save"),l=[["csv","Numbers (CSV)",()=>of(new Blob([wb(n())],{type:"text/csv"}),rf(r,"csv"))]];o&&l.push(["png","Picture (PNG)",()=>Sb(o,s,rf(r,"png"))]),o&&dc.possible(o)&&l.push(["webm","Film (WebM)",()=>this.shoot(o)]);let c=H("div",{class:"menu-list card",id:a,hidden:!0},...l.map(([f,g,y])=>H("button",{type:"button",class:"button","data-save":f,onclick:()=>{u(!1),y()}},g))),h=this.button("Save","Files to take away","save",()=>u(c.hidden===!0)),u=f=>{c.hidden=!f,h.setAttribute("aria-expanded",String(f))};h.setAttribute("aria-controls",a),u(!1);let d=H("div",{class:"menu"},h,c);return document.addEventListener("pointerdown",f=>{d.contains(f.target)||u(!1)}),d.addEventListener("keydown",f=>{f.key!=="Escape"||c.hidden||(u(!1),h.focus())}),d}shoot(t){let{session:e}=this.needs,n=this.element.querySelector("[data-save=webm]");this.film?(this.film.stop(),this.film=null,this.say("")):(this.film=new dc(t,rf(e.data.name,"webm")),e.play(!0),ce(this.remark,"Filming; Save, End the film.")),n&&ce(n,this.film?"End the film (WebM)":"Film (WebM)")}async fill(){try{document.fullscreenElement?await document.exitFullscreen():await document.documentElement.requestFullscreen()}catch{this.say("The browser allows no full screen here.")}}};function Ab(i){try{history.replaceState(null,"",i?`#${i}`:location.href.split("#")[0])}catch{}}var pL=45,mL=60,gL=.6,yL=1500,lf=class{constructor(t,e,n){this.root=t;this.session=e;let{data:s}=e,r=e instanceof Si?e:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new xd(r):null,this.places=r?null:new Pa(s),this.theatre=s.shapes.length?new ef(e,this.text?.element??null,()=>this.invalidate()):null,this.banner=new yd(()=>this.reset()),this.transport=new md(e,()=>this.reset()),this.board=r?new Vd(r,g=>ld(r,r.players[g]?.integrator??"")):new Hd(e);let o=this.theatre?.framing.size??1,a=r&&n?new cd(r,s.velocities.map((g,y)=>s.pendularm?.push??Bv(s,n,y,o))):null;r&&(this.rivals=new ad(r)),r?.data.servo&&(this.servo=new hd(r,o)),r&&s.contact&&(this.contact=new Qu(r,g=>{this.theatre?.stage?.showGroup("forces",g),this.invalidate()}));let l=this.contact?H("div",{class:"controls"},this.contact.element):r&&n&&a?this.controls(r,n,a,o):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>d.toggle()}],h=new Ju(c),u=[s.reference,s.generator&&`Made with ${s.generator}.`],d=new gd(vL(c),u,g=>{h.letters=g});this.toolbar=new af({session:e,theatre:this.theatre,record:()=>this.board.record(),render:()=>this.theatre?.stage?.render(e.part),help:()=>d.toggle(),restored:()=>this.theatre?.fit()}),this.compose(s,l,d,a),this.listen(r);let{stage:f=null}=this.theatre??{};f?.view&&new sf(f,f.view,()=>!this.drag?.active,()=>this.invalidate()),!(!r||!this.theatre?.stage)&&(this.drag=new Yd(this.theatre.stage,r,()=>this.invalidate()),n&&(s.servo&&!s.servo.poses&&(this.desired=new nf(r,n)),this.setPoints=new $d(this.theatre.stage,r,n,o),this.theatre.element.append(this.setPoints.element)))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=H("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;servo=null;contact=null;setPoints=null;places;desired=null;toolbar;shownDesired=!1;drag=null;requested=!1;last=0;plotted=0;written=0;reset(){this.session.reset(),this.theatre?.fit()}open(){let{session:t}=this;if(t instanceof Si){for(let e of t.data.view?.rivals??[])t.setRival(e,!0);this.toolbar.say(la(t,location.hash).join(" "))}this.theatre?.makeRoom(),na(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(t=>this.frame(t)))}frame(t){let{session:e,theatre:n}=this,s=this.last?(t-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),e.frame(s),this.showDesired();let r=n?.stage?.render(e.part)??!1;this.drag?.update(),this.setPoints?.update(),this.write(t,!e.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=e.animated?t:0,(e.animated||r)&&this.invalidate()}showDesired(){let t=this.desired?.wanted??!1;t!==this.shownDesired&&(this.shownDesired=t,this.theatre?.stage?.setDesired(t?this.desired:null))}write(t,e){(e||t-this.plotted>=pL)&&(this.plotted=t,this.board.draw()),(e||t-this.written>=mL)&&(this.written=t,this.transport.update(),this.text?.update(),this.servo?.say(),this.contact?.update(),this.theatre?.update())}listen(t){let{session:e,theatre:n}=this,s=n?.stage;e.whenMoving(()=>s?.remember()),e.whenMoved(()=>{this.board.sample(),t?s?.trace():this.retrace()}),e.whenChanged(r=>{(r==="players"||r==="watched")&&(s?.setPlayers(e.shown),s?.renew(),s?.resize(s.canvas.clientWidth,s.canvas.clientHeight)),r==="players"&&(this.board.rebuild(),e.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),t||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(t),this.invalidate()}),ku(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:t}=this;if(!(t instanceof Si))return;let e=t.players.filter(s=>s.outcome!==""),n=t.players.length>1;this.banner.say(e.map(s=>n?`${ld(t,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(t){let e=[this.session.playing?"Playing":"Paused"];t&&e.push(ld(t,t.main.integrator)),t?.data.servo&&e.push(`servo ${t.main.servoMode}`),t?.swing&&e.push("watching a mode"),ce(this.announcer,e.join(", "))}retrace(){let{places:t,session:e}=this;if(!t||!this.theatre?.stage?.hasTrails)return;let n=e.data.view?.memory??gL*e.data.until;this.theatre.stage.retrace(t.between(e.time-n,e.time,yL)),this.theatre.stage.trace()}keys(t,e){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:t?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>this.reset()},{keys:["p"],does:"presentation: large type, without controls",press:()=>this.toolbar.present()}];return this.theatre&&s.push({keys:["f"],does:"fit the picture",press:()=>this.theatre?.fit()}),t&&e?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),t&&e&&t.data.pendularm&&s.unshift(...xm(t,e,r=>this.banner.say(r))),s}controls(t,e,n,s){return H("div",{class:"controls"},t.data.map?new rd(t,t.data.map,()=>this.theatre?.fit()).element:null,this.servo?.element,new od(t).element,zv(t,e,s),Gv(t,s),Vv(t,s),this.servo?.gains,t.data.analysis?new nd(t,t.data.analysis,this.theatre).element:null,this.rivals?.element,n.element,Hv(t,s))}record(t){let e=(r,o)=>[H("dt",{},r),H("dd",{},o)],n=t.methods.find(({name:r})=>r===t.run?.integrator)?.label??t.run?.integrator??"",s=t.parameters.filter(({kind:r})=>r!=="hidden");return H("div",{class:"controls"},Ge("Run",!0,H("p",{class:"outcome"},t.run?.outcome??""),t.run?.remark?H("p",{class:"remark"},t.run.remark):null,H("dl",{class:"facts"},...e("integrator",n))),s.length?Ge("Parameters",!0,H("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>e(r,`${te(o,6)} ${a}`.trim())))):null)}compose(t,e,n,s){let{session:r}=this,o=H("header",{class:"top"},H("div",{class:"titles"},H("h1",{},t.title||t.name),t.watch?H("p",{class:"watch"},t.watch):null),this.toolbar.element),a=$v(t.equations,!1),l=r instanceof Si&&s&&t.pendularm?new vd(r,s):null,c=H("div",{class:"show"},this.theatre?.element,l?.element,this.transport.element),h=H("div",{class:"middle"},c,a);(this.theatre?.element??c).append(this.banner.element),this.root.replaceChildren(o,H("main",{class:this.theatre?"page":"page plots-only"},h,H("div",{class:"right"},this.board.element),H("div",{class:"left"},e)),n.element,this.announcer),Rv(this.root)}};function vL(i){return i.map(({keys:t,shown:e,does:n})=>({keys:e??t,does:n}))}function xL(i){return i.rate!==void 0||i.contact!==void 0}function _L(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let t=document.getElementById("pendula")??document.body.appendChild(H("div",{id:"pendula"}));if(i.mode==="shapes"){window.pendula={data:i,page:new Ku(t,i),ready:!0};return}let e=globalThis.pendulaSystem??{},n=xL(e)?e:null,s;if(i.mode==="live"){if(!n)throw new Error("This page carries no functions of its system; write it again with pendula.html.");let o=()=>Cf(i,n);s=new Si(o(),o)}else s=new Mr(bf(i,e));let r=new lf(t,s,i.contact?null:n);window.pendula={data:i,page:r,ready:!1,get player(){return s.players[0]},get players(){return s.players}},r.open(),window.pendula.ready=!0}function Eb(){try{_L()}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.append(H("p",{role:"alert",class:"banner"},t)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",Eb):Eb();})();
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

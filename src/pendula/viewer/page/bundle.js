"use strict";(()=>{var xe=class{q;v;z;size;identity;unit;constructor({nq:t,nv:e,nz:n,unit:s,identity:r}){this.q=wc(0,t),this.v=wc(this.q.end,e),this.z=wc(this.v.end,n),this.size=this.z.end,this.identity=r,this.unit=s.map(([o,a])=>wc(this.q.first+o,a))}get paired(){return this.identity?this.q.length:0}get hasUnits(){return this.unit.length>0}isUnit(t){let e=this.q.first+t;return this.unit.some(({first:n,end:s})=>n<=e&&e<s)}take(t,e){return e.subarray(t.first,t.end)}join(t,e,n){let s=new Float64Array(this.size);for(let[r,o,a]of[["q",this.q,t],["v",this.v,e],["z",this.z,n]]){if(a.length!==o.length)throw new Error(`A state of this system needs ${o.length} numbers in ${r}, not ${a.length}.`);s.set(a,o.first)}return s}normalise(t){let e=0;for(let{first:n,end:s}of this.unit){let r=$g(t,n,s);if(r!==0){for(let o=n;o<s;o++)t[o]/=r;e=Math.max(e,Math.abs(r-1))}}return e}lacksDirection(t){return this.unit.some(({first:e,end:n})=>$g(t,e,n)===0)}};function wc(i,t){return{first:i,end:i+t,length:t}}function $g(i,t,e){let n=0;for(let s=t;s<e;s++)n+=i[s]*i[s];return Math.sqrt(n)}var ar=0,li=1,jg=2,Nt=new Float64Array(0),Sc=class{constructor(t,e){this.data=t;this.functions=e;this.layout=new xe(t.layout),this.constrained=t.constraints.length>0,this.rate=e.rate,this.p=Float64Array.from(t.parameters,n=>n.value),this.u=new Float64Array(t.inputs.length),this.rates=new Float64Array(this.layout.size)}data;functions;layout;constrained;rate;p;u;rates;deadline=1/0;solve(t,e,n){if(this.functions.solution!==void 0){this.functions.solution(t,e,this.u,this.p,Nt,n);return}this.rate(t,e,this.u,this.p,Nt,this.rates),n.set(this.layout.take(this.layout.v,this.rates))}moves(t,e){return this.rate(t,e,this.u,this.p,Nt,this.rates),this.rates.every(Number.isFinite)}};function Gn(i,t,e,n){for(let s=0;s<e.length;s++)n[s]=e[s]}function bi(i,t){if(i===void 0)throw new Error(`This page was written without the function '${t}'.`);return i}var yM=new Float64Array(0),vM=-1,xM=-2;function Cf(i,t={}){return new Tf(i,t)}function Ac(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return new Float64Array(e.buffer)}var Xa=class{row;values;constructor(t,e){this.values=Ac(t),this.row=new Float64Array(e>0?this.values.length/e:0)}at(t,e){let n=this.row.length,s=t*n;for(let r=0;r<n;r++){let o=this.values[s+r];this.row[r]=e>0?o+e*(this.values[s+n+r]-o):o}return this.row}},Ef=class{constructor(t,e,n){this.layout=n;[this.y,this.rates,this.bends]=[t.y,t.rates,t.bends].map(s=>new Xa(s,e)),this.row=new Float64Array(this.y.row.length),this.hits=new Xa(t.impacts?.hits??"",e),this.groups=t.impacts?.groups??[]}layout;row;y;rates;bends;hits;groups;hit(t,e){let n=this.groups[e]??-1;return n<0?vM:this.hits.values[t*this.hits.row.length+n]}through(t,e,n,s,r){let o=this.row.length,a=this.bends.row.length,l=t*o+e,[c,h]=[this.y.values[l],this.y.values[l+o]],[u,d]=[s*this.rates.values[l],s*this.rates.values[l+o]];if(e>=a)return n<r?c+n*u:h-(1-n)*d;let f=M=>s*s*this.bends.values[M*a+e]/2,g=M=>c+M*u+M*M*f(t),y=M=>h-(1-M)*d+(1-M)**2*f(t+1),m=(g(r)-y(r))/2,p=n<r?n/r:(1-n)/(1-r),v=r<1||n<r?p*p*(3-2*p)*m:m;return n<r?g(n)-v:y(n)+v}at(t,e,n){let s=this.row.length,r=this.bends.row.length,o=1-e;for(let a=0;a<s;a++){let l=t*s+a,c=this.y.values[l];if(!(e>0)){this.row[a]=c;continue}let h=this.hit(t,a);if(h>=0){this.row[a]=this.through(t,a,e,n,h);continue}let u=this.y.values[l+s]-c,d=n*this.rates.values[l],f=n*this.rates.values[l+s],g=c+e*e*(3-2*e)*u+e*o*(o*d-e*f);if(h===xM)a>=r&&(g=c+e*u);else if(a<r){let y=n*n*this.bends.values[t*r+a]/2-(3*u-2*d-f),m=n*n*this.bends.values[(t+1)*r+a]/2-(-3*u+d+2*f);g+=(e*o)**2*(o*y+e*m)}this.row[a]=g}return e>0&&this.layout.normalise(this.row),this.row}},Tf=class{constructor(t,e){this.data=t;this.functions=e;let n=t.run;if(n===void 0)throw new Error("This page holds no recorded run.");this.times=Ac(n.t);let s=this.times.length,r=o=>new Xa(o??"",s);this.states=new Ef(n,s,new xe(t.layout)),this.series={u:r(n.u),positions:r(n.positions),sizes:r(n.sizes),multipliers:r(n.multipliers)},this.energies=[n.energy?.kinetic,n.energy?.potential,n.energy?.total,n.energy?.jacobi].map(r),this.works=(n.ledger??[]).map(o=>r(o.values)),this.p=Float64Array.from(t.parameters,o=>o.value),this.outcome=n.outcome,this.end=s>0?this.times[s-1]:0,this.first=this.energies[2]?.at(0,0)[0]??0}data;functions;outcome;end;p;times;states;series;energies;works;first;index=0;part=0;get t(){let t=this.times[this.index]??0;return this.part>0?t+this.part*(this.times[this.index+1]-t):t}get steps(){return this.index}get y(){let{times:t,index:e}=this;return this.states.at(e,this.part,this.part>0?t[e+1]-t[e]:0)}get u(){return this.series.u.at(this.index,this.part)}seek(t){let{times:e}=this,n=0,s=e.length-1;for(;n<s;){let o=n+s+1>>1;e[o]<=t?n=o:s=o-1}let r=n+1<e.length?e[n+1]-e[n]:0;[this.index,this.part]=[n,r>0?Math.min(Math.max((t-e[n])/r,0),1):0]}energy(){let t=this.energies.map(a=>a.at(this.index,this.part)[0]),[e=0,n=0,s=0,r=0]=t,o=this.works.reduce((a,l)=>a+l.at(this.index,this.part)[0],0);return{kinetic:e,potential:n,total:s,ledger:this.first+o,jacobi:r}}positions(){return this.computed(this.functions.positions,this.series.positions)}sizes(){return this.computed(this.functions.sizes,this.series.sizes)}computed(t,e){let n=e.at(this.index,this.part);if(t===void 0||!(this.part>0))return n;t(this.t,this.y,this.u,this.p,yM,n);for(let s=0;s<n.length;s++)Number.isFinite(n[s])||(n[s]=0);return n}multipliers(){return this.series.multipliers.at(this.index,this.part)}};function Zg(i){let t=new Float64Array(i.size);for(let[e,n]of i.memory)t.set(Ac(n),e);return t}var Ec=class{constructor(t){this.fields=t}fields;offset(t,e){let n=this.fields[t]?.indexOf(e)??-1;if(n<0)throw new Error(`There is no field ${e} of ${t}; write the page again with pendula.html.`);return n}width(t){return this.fields[t]?.length??0}};var Rf=["signorini","coulomb","dissipation","penetration"],Pf=["impacts","friction","position correction"],lr={q:7,v:6},bM=["nx","ny","nz","sx","sy","sz","tx","ty","tz","ax","ay","az","ln","ls","lt","a","b"],Tc=class{constructor(t,e){this.data=t;this.initial=Zg(t),this.F=this.initial.slice(),this.loops=e(this.F),this.fields=new Ec(t.fields),this.w=t.workspace,this.bodies=this.read("bodies"),this.count=this.F[this.bodies+this.fields.offset("Bodies","count")];let n=s=>this.F[this.bodies+this.fields.offset("Bodies",s)];this.at={positions:n("positions"),quaternions:n("quaternions"),rotations:n("rotations"),velocities:n("velocities"),inverse_masses:n("inverse_masses"),inertias:n("inertias"),gravity:n("gravity")},this.contact=Object.fromEntries(bM.map(s=>[s,this.fields.offset("Contact",s)]))}data;count;initial;F;loops;fields;w;bodies;at;contact;read(t){return this.F[this.w+this.fields.offset("Workspace",t)]}set step(t){this.F[this.w+this.fields.offset("Workspace","step")]=t,this.F[this.w+this.fields.offset("Workspace","stale")]=1}reset(t,e){this.F.set(this.initial),this.write(t),this.step=e}take(t){return this.loops.take_steps(this.w,t),this.read("status")}get residuals(){let t=this.read("residuals");return this.F.subarray(t,t+Rf.length)}get works(){let t=this.read("works");return this.F.subarray(t,t+Pf.length)}write(t){let{F:e,at:n,count:s}=this,r=new Float64Array(3);for(let o=0;o<s;o++){let a=lr.q*o,l=lr.q*s+lr.v*o,c=this.data.centers.slice(3*o,3*o+3);for(let d=0;d<4;d++)e[n.quaternions+4*o+d]=t[a+3+d];this.loops.turn_axes(this.bodies,o),this.turn(o,c,r);for(let d=0;d<3;d++)e[n.positions+3*o+d]=t[a+d]+r[d];let h=t.subarray(l+3,l+6),u=Kg(h,c);for(let d=0;d<3;d++)u[d]+=t[l+d];this.turn(o,u,r),e.set(r,n.velocities+6*o),this.turn(o,h,r),e.set(r,n.velocities+6*o+3)}}state(t){let{F:e,at:n,count:s}=this,r=new Float64Array(3);for(let o=0;o<s;o++){let a=lr.q*o,l=lr.q*s+lr.v*o,c=this.data.centers.slice(3*o,3*o+3);for(let f=0;f<4;f++)t[a+3+f]=e[n.quaternions+4*o+f];this.turn(o,c,r);for(let f=0;f<3;f++)t[a+f]=e[n.positions+3*o+f]-r[f];let h=this.turnedBack(o,n.velocities+6*o+3),u=this.turnedBack(o,n.velocities+6*o),d=Kg(h,c);for(let f=0;f<3;f++)[t[l+f],t[l+3+f]]=[u[f]-d[f],h[f]]}}energies(){let t=0,e=0;for(let n=0;n<this.count;n++){let{F:s,at:r}=this,o=1/s[r.inverse_masses+n];t+=this.kinetic(n);for(let a=0;a<3;a++)e-=o*s[r.gravity+a]*s[r.positions+3*n+a]}return{kinetic:t,potential:e}}kinetic(t){let{F:e,at:n}=this,s=this.turnedBack(t,n.velocities+6*t+3),r=0;for(let o=0;o<3;o++){r+=e[n.velocities+6*t+o]**2/e[n.inverse_masses+t];for(let a=0;a<3;a++)r+=s[o]*e[n.inertias+9*t+3*o+a]*s[a]}return r/2}draw(t,e,n,s){let{F:r,at:o}=this,a=this.kinetic(t),{frequency:l,damping:c,turning:h}=n;for(let u=0;u<3;u++){let d=o.velocities+6*t+u,f=(e[u]??0)-r[o.positions+3*t+u];r[d]+=s*(l*l*f-2*c*l*r[d]),r[d+3]*=Math.max(0,1-s*h)}return r[this.w+this.fields.offset("Workspace","disturbed")]=1,this.kinetic(t)-a}*contacts(){let{F:t,at:e,contact:n}=this,s=this.read("contacts"),r=t[s+this.fields.offset("Contacts","count")],o=this.fields.width("Contact"),a=t[s+this.fields.offset("Contacts","first")]/8;for(let l=0;l<r;l++){let c=a+o*l,[h,u,d]=[t[c+n.ln],t[c+n.ls],t[c+n.lt]];if(!(h>0))continue;let f=t[c+n.a],g=[],y=[];for(let m=0;m<3;m++)g.push(t[e.positions+3*f+m]+t[c+n.ax+m]),y.push(h*t[c+n.nx+m]+u*t[c+n.sx+m]+d*t[c+n.tx+m]);yield{a:f,b:t[c+n.b],place:g,impulse:y}}}turn(t,e,n){let{F:s}=this,r=this.at.rotations+9*t;for(let o=0;o<3;o++)n[o]=s[r+3*o]*e[0]+s[r+3*o+1]*e[1]+s[r+3*o+2]*e[2]}turnedBack(t,e){let{F:n}=this,s=this.at.rotations+9*t,r=o=>n[s+o]*n[e]+n[s+3+o]*n[e+1]+n[s+6+o]*n[e+2];return[r(0),r(1),r(2)]}};function Kg(i,t){return[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]]}var _M=2,Jg={frequency:18,damping:.8,turning:6},MM=.3,Cc=class{constructor(t,e){this.data=t;this.functions=e;let{contact:n}=t;if(!n||!e.contact)throw new Error("This page carries no steps with contact; write it again with pendula.html.");this.world=new Tc(n,e.contact),this.start=new xe(t.layout).join(t.start.q,t.start.v,t.start.z),this.shown=this.start.slice(),this.p=Float64Array.from(t.parameters,({value:s})=>s),this.drawn={positions:new Float64Array(t.points.reduce((s,r)=>s+r.dimension,0)),sizes:new Float64Array(t.sizes)},this.h=t.step,this.reset()}data;functions;outcome="";steps=0;servoMode="off";u=Nt;p;world;start;shown;drawn;h;origin=0;counted=0;carry=0;revealed=!1;first=0;dragged=0;held=-1;target=new Float64Array(3);pace=0;get t(){return this.origin+(this.steps-this.counted)*this.h}get y(){return this.revealed||this.world.state(this.shown),this.revealed=!0,this.shown}get integrator(){return this.data.integrator}set integrator(t){if(t!==this.data.integrator)throw new Error(`Bodies that touch are stepped by ${this.data.integrator} only.`)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");[this.origin,this.counted]=[this.t,this.steps],this.h=t,this.world.step=t}signals(){return Nt}follow(t){return null}parameter(t){return this.p[this.data.parameters.findIndex(e=>e.name===t)]??NaN}setParameter(t,e){if(e!==this.parameter(t))throw new Error(`'${t}' is part of the bodies of this page and cannot be changed.`)}setInput(t){throw new Error(`There is no input ${t}.`)}pull(t,e){this.held=e?this.data.contact?.grabbed[t]??-1:-1,e&&this.target.set(e)}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9),s=performance.now();this.carry+=t-n*this.h;let r=0;for(;r<n&&this.outcome==="";){let o=performance.now()-s;if(r>0&&o+this.pace>e)break;this.one(),r++}return r>0&&(this.pace=(performance.now()-s)/r),r<n&&(this.carry=0),r}single(){this.outcome===""&&this.one(),this.carry=0}setState(t,e,n){let s=new xe(this.data.layout),r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");s.normalise(r),this.start.set(r),this.reset()}posed(t,e){let n=new xe(this.data.layout),s=Float64Array.from(this.y),r=this.data.contact?.grabbed[t]??-1,o=this.data.points[t],a=this.positions();if(r>=0&&o)for(let l=0;l<o.dimension;l++)s[n.q.first+lr.q*r+l]+=e[l]-a[o.offset+l];return{q:[...n.take(n.q,s)],v:[...n.take(n.v,s)],z:[...n.take(n.z,s)]}}reset(){this.world.reset(this.start,this.h),[this.steps,this.origin,this.counted,this.carry,this.dragged,this.held,this.outcome]=[0,0,0,0,0,-1,""],this.revealed=!1;let{kinetic:t,potential:e}=this.world.energies();this.first=t+e}energy(){let{kinetic:t,potential:e}=this.world.energies(),n=t+e,s=this.world.works.reduce((r,o)=>r+o,this.first+this.dragged);return{kinetic:t,potential:e,total:n,ledger:s,jacobi:n}}positions(){return this.functions.positions?.(this.t,this.y,this.u,this.p,Nt,this.drawn.positions),this.drawn.positions}sizes(){return this.functions.sizes?.(this.t,this.y,this.u,this.p,Nt,this.drawn.sizes),this.drawn.sizes}multipliers(){return Nt}contacts(){return this.world.contacts()}report(){let{world:t}=this,e=Pf.map((n,s)=>({name:n,value:t.works[s]}));return{residuals:Rf.map((n,s)=>({name:n,value:t.residuals[s],unit:n==="penetration"?"m":"m/s"})),works:[...e,{name:"hand",value:this.dragged}],milliseconds:this.pace}}one(){let{h:t,world:e}=this;if(this.held>=0){let r=Math.min(Jg.frequency,MM/t);this.dragged+=e.draw(this.held,this.target,{...Jg,frequency:r},t)}let n=e.take(this.steps+1);if(this.revealed=!1,n===0){this.steps++;return}let s=`At t = ${this.t.toPrecision(4)} `;this.outcome=n===_M?`${s}the motion grew beyond all bounds; a smaller step may help.`:`${s}more bodies touched than this page has room for; fewer bodies, or pendula.simulate, go on.`}};var Rc=class{constructor(t){this.motion=t;let{data:e,layout:n}=t,s=n.size;[this.earlier,this.earlierRate]=[new Float64Array(s),new Float64Array(s)],[this.middle,this.rate]=[new Float64Array(s),new Float64Array(s)],this.powers=new Float64Array(e.powers.length),this.solution=new Float64Array(n.v.length+e.constraints.length),this.pushes=e.inputs.flatMap((r,o)=>r.kind==="push"?[o]:[])}motion;powers;solution;pushes;energies=new Float64Array(3);earlier;earlierRate;middle;rate;power=0;known=!1;total=0;turnover=0;get busy(){if(!this.motion.data.energy||this.motion.data.gaps)return!1;if(this.powers.length>0)return!0;let{u:t}=this.motion;for(let e of this.pushes)if(t[e]!==0)return!0;return!1}open(t,e){this.total=this.energyAt(t,e),this.turnover=0,this.known=!1}book(t){Number.isFinite(t)&&(this.total+=t)}forget(){this.known=!1}before(t,e){if(this.known)return;let{motion:n}=this;this.earlier.set(e),n.rate(t,e,n.u,n.p,Nt,this.earlierRate),[this.power,this.known]=[this.powerAt(t,e),!0]}after(t,e,n){let{motion:s,earlier:r,earlierRate:o,middle:a,rate:l}=this;s.rate(e,n,s.u,s.p,Nt,l);for(let d=0;d<n.length;d++)a[d]=.5*(r[d]+n[d])+.125*t*(o[d]-l[d]);s.layout.normalise(a);let c=this.powerAt(e-.5*t,a),h=this.powerAt(e,n),u=t/6*(this.power+4*c+h);this.add(t,u),r.set(n),o.set(l),[this.power,this.known]=[h,!0]}add(t,e){this.book(e),this.turnover=Math.max(0,1-t/this.motion.data.until)*this.turnover+Math.abs(e)}energyAt(t,e){let{functions:n,u:s,p:r}=this.motion;return n.energy===void 0?0:(n.energy(t,e,s,r,Nt,this.energies),this.energies[0]+this.energies[1])}powerAt(t,e){let{functions:n,data:s,layout:r,u:o,p:a}=this.motion,{powers:l,solution:c,pushes:h}=this,u=0;if(l.length>0&&n.powers!==void 0){s.powersReadSolution&&this.motion.solve(t,e,c),n.powers(t,e,o,a,c,l);for(let d=0;d<l.length;d++)u+=l[d]}for(let d=0;d<h.length;d++)u+=o[h[d]]*e[r.v.first+d];return u}};function Ao(i,t,e,n,s){for(let r=0;r<i;r++){let o=r;for(let h=r+1;h<i;h++)Math.abs(t[e+h*i+r])>Math.abs(t[e+o*i+r])&&(o=h);n[s+r]=o;let a=e+r*i,l=e+o*i;if(o!==r)for(let h=0;h<i;h++){let u=t[a+h];t[a+h]=t[l+h],t[l+h]=u}let c=1/t[a+r];for(let h=r+1;h<i;h++){let u=e+h*i,d=t[u+r]*c;if(t[u+r]=d,d!==0)for(let f=r+1;f<i;f++)t[u+f]-=d*t[a+f]}}}function Eo(i,t,e,n,s,r){for(let o=0;o<i;o++){let a=s+n[s+o],l=r[s+o],c=r[a];r[a]=l;for(let h=0;h<o;h++)c-=t[e+o*i+h]*r[s+h];r[s+o]=c}for(let o=i-1;o>=0;o--){let a=r[s+o];for(let l=o+1;l<i;l++)a-=t[e+o*i+l]*r[s+l];r[s+o]=a/t[e+o*i+o]}}var wM=1e4,SM=1e-8,AM=1e-11;function Lf(i,t){return Array.from({length:i},()=>new Float64Array(t))}function If(i){let t=i.length,e=new Float64Array(t*t),n=new Int32Array(t);return i.forEach((s,r)=>e.set(s,r*t)),Ao(t,e,0,n,0),s=>(Eo(t,e,0,n,0,s),s)}function Qg(i,t){let e=t.length;if(t.every(a=>a>=0))return new Float64Array(e);let n=i.map((a,l)=>Float64Array.from({length:2*e+2},(c,h)=>h<e?+(l===h):h<2*e?-a[h-e]:h===2*e?-1:t[l])),s=Array.from({length:e},(a,l)=>l),r=t.indexOf(Math.min(...t)),o=2*e;for(let a=0;a<wM&&r>=0;a++){let l=s[r];if(s[r]=o,TM(n,r,o),l===2*e)return EM(i,t,s);o=l<e?l+e:l-e,r=CM(n,s,o)}return null}function EM(i,t,e){let n=t.length,s=Lf(n,n),r=new Float64Array(n);for(let l=0;l<n;l++)e.forEach((c,h)=>{s[l][h]=c<n?+(l===c):-i[l][c-n]});let o=If(s)(Float64Array.from(t));e.forEach((l,c)=>{l>=n&&(r[l-n]=Math.max(o[c],0))});let a=Math.max(...t.map(Math.abs));for(let l=0;l<n;l++){let c=r.reduce((h,u,d)=>h+i[l][d]*u,t[l]);if(!(Math.abs(Math.min(c,r[l]))<=SM*a))return null}return r}function TM(i,t,e){let n=i[t],s=n[e];for(let r=0;r<n.length;r++)n[r]/=s;i.forEach((r,o)=>{let a=r[e];if(o!==t)for(let l=0;l<n.length;l++)r[l]-=a*n[l]})}function CM(i,t,e){let n=i.length,s=i.map(a=>a[e]),r=Math.max(...s.map(Math.abs)),o=s.flatMap((a,l)=>a>AM*r?[l]:[]);for(let a=-1;a<n&&o.length>1;a++){let l=o.map(u=>i[u].at(a)/s[u]),c=Math.min(...l);o=o.filter((u,d)=>l[d]<=c+1e-14*(1+Math.abs(c)));let h=o.find(u=>t[u]===2*n);if(a<0&&h!==void 0)return h}return o[0]??-1}var RM=2e4,PM=1e-14,t0=1e-12,Ff=1e-300;function Df(i,t,e){return e.some(n=>n.length>1)?IM(i,t,e):LM(i,t,e)}function LM({G:i,free:t,rebound:e},n,s){let r=e.length,o=s.flatMap((p,v)=>p.length?[v]:[]),a=o.length,l=r+3*a,c=Float64Array.from(i,(p,v)=>1/Math.sqrt(Math.max(p[v],Ff))),h=t.map((p,v)=>p*c[v]),u=p=>p<r+a?[p,1]:[p-a,-1],d=Lf(l,l),f=new Float64Array(l);for(let p=0;p<r+2*a;p++){let[v,M]=u(p);f[p]=M*h[v]+(p<r?e[p]*c[p]:0);for(let b=0;b<r+2*a;b++){let[S,A]=u(b);d[p][b]=M*A*i[v][S]*c[v]*c[S]}}o.forEach((p,v)=>{let M=r+2*a+v;for(let b of[r+v,r+a+v])[d[b][M],d[M][b]]=[1,-1];d[M][p]=n[p]*c[p]/c[r+v]});let g=Qg(d,f);if(g===null)return null;let y=c.map((p,v)=>p*(v<r?g[v]:g[v]-g[v+a])),m=t0*Pc(h);return{all:y,slips:s.map((p,v)=>p.length>0&&g[r+2*a+o.indexOf(v)]>m)}}function IM({G:i,free:t,rebound:e},n,s){let r=new Float64Array(t.length),o=r.slice(),a=h=>i[h].reduce((u,d,f)=>u+d*r[f],0)+t[h],l=s.map(h=>Math.max(FM(i,h),Ff));for(let h=0;h<RM&&(o.set(r),s.forEach((u,d)=>{r[d]=Math.max(0,r[d]-(a(d)+e[d])/Math.max(i[d][d],Ff));let f=u.map(m=>r[m]-a(m)/l[d]),g=Math.hypot(...f),y=n[d]*r[d];u.forEach((m,p)=>{r[m]=g<=y?f[p]:f[p]*(y/g)})}),!(Pc(r.map((u,d)=>u-o[d]))<=PM*Pc(r)));h++);let c=t0*Pc(t);return{all:r,slips:s.map(h=>Math.hypot(...h.map(a))>c)}}function FM(i,[t,e]){if(t===void 0)return 1;if(e===void 0)return Math.abs(i[t][t]);let[n,s,r]=[i[t][t],i[t][e],i[e][e]];return(n+r)/2+Math.hypot((n-r)/2,s)}function Pc(i){return i.reduce((t,e)=>Math.max(t,Math.abs(e)),0)}var DM=2,Nf=1e-9,Lr=3,Lc=class{constructor(t){this.motion=t;let{data:e}=t;if(!e.gaps)throw new Error("This page carries no gaps; write it again with pendula.html.");this.gaps=e.gaps,this.pushes=e.inputs.findIndex(({kind:r})=>r==="push");let n=e.constraints.length,s=t.layout.v.length;this.forces=new Float64Array(n+Lr*e.gaps.arrows.length),this.sizes={mass_matrix:s*s,force:s,constraints:e.holonomic+n,constraint_jacobian:n*s,position_correction:t.layout.q.length,velocity_correction:s,powers:e.powers.length,energy:3,contact_laws:3*e.gaps.names.length,contact_axes:Lr*Lr*e.gaps.arrows.length}}motion;contact=this;failed=!1;work=0;reveal=Gn;forces;gaps;sizes;pushes;works={impacts:0,friction:0,"position correction":0,hand:0};law=0;depth=0;touches=[];held=new Set;open(t,e){let{gaps:n,motion:s}=this,r=this.ungated(e),o=new Set;this.correct(t,r,0);let a=this.call("constraints",t,r),l=a.subarray(s.data.holonomic);n.normal.forEach((c,h)=>{a[c]<=Nf&&l[c]<=Nf&&(o.add(h),n.tangents[h].every(u=>Math.abs(l[u])<=Nf)&&this.held.add(h))});for(let c of n.normal.keys()){let h=!o.has(c)||this.held.has(c)?[]:n.tangents[c].map(u=>l[u]);this.setMode(r,c,o.has(c),h)}e.set(r)}step(t,e,n,s){let{motion:r,pushes:o}=this,{q:a,v:l}=r.layout,c=n+e/2,h=this.ungated(s),u=Float64Array.from(r.layout.take(l,s));this.work=0;let d=p=>{for(let v=0;v<l.length;v++)h[a.first+v]+=e/2*p[v]};d(u);let f=If(this.matrix("mass_matrix",c,h)),g=f(this.call("force",c,h));h.set(u.map((p,v)=>p+e/2*g[v]),l.first);let y=f(this.call("force",c,h)).map(p=>e*p);h.set(u,l.first);let m=this.collide(this.middle(c,h,f,y),e);if(m===null)return this.failed=!0,s.fill(NaN),!0;h.set(u.map((p,v)=>(p+m[v])/2),l.first),this.work+=e*this.power(c,h);for(let p=0;o>=0&&p<l.length;p++){let v=e*r.u[o+p]*h[l.first+p];this.work+=v,this.works.hand+=v}d(m),h.set(m,l.first),this.correct(n+e,h,e);for(let p of this.gaps.names.keys())this.setMode(h,p,!1);for(let{gap:p,tangent:v,slips:M}of this.touches)this.setMode(h,p,!0,M?v.map(b=>-b):[]);return s.set(h),!0}reactions(t,e){let{forces:n,gaps:s,motion:r}=this,o=r.data.constraints.length;n.fill(0);let a=this.touches.length&&s.arrows.length?this.call("contact_axes",t,e):Nt;for(let{gap:l,normal:c,tangent:h,slips:u}of this.touches){n[s.normal[l]]=c,u||s.tangents[l].forEach((g,y)=>{n[g]=h[y]});let d=s.arrows.indexOf(l),f=o+Lr*d;for(let g=0;d>=0&&g<Lr;g++)n[f+g]=[c,...h].reduce((y,m,p)=>y+m*a[Lr*(Lr*d+p)+g],0)}return n}refuse(t,e){let n=this.call("contact_laws",t,e);for(let[s,r]of this.gaps.names.entries()){let[o,a,l]=n.subarray(3*s,3*s+3);if(!(o>=0&&o<=1))return`The restitution of ${r} would be ${o}; it is from 0, nothing bounces, to 1, nothing is lost.`;if(!(a>=0))return`The friction of ${r} would be ${a}; it is not negative.`;if(!(l>=a))return`Friction of ${r} would be less while it sticks, ${l}, than while it slips, ${a}.`}return""}report(){return{residuals:[{name:"law",value:this.law,unit:"m/s"},{name:"penetration",value:this.depth,unit:"m"}],works:Object.entries(this.works).map(([t,e])=>({name:t,value:e})),milliseconds:0,gaps:this.gaps.names.map((t,e)=>{let n=this.touches.find(({gap:r})=>r===e),s=n?n.tangent.length?n.slips?"slips":"sticks":"presses":"open";return{name:t,state:s,force:n?.normal??0}})}}middle(t,e,n,s){let{motion:r,gaps:o}=this,{v:a}=r.layout,l=this.call("constraints",t,e),c=this.matrix("constraint_jacobian",t,e),h=Float64Array.from(r.layout.take(a,e)),u=c.map(g=>n(g.slice())),d=h.map((g,y)=>g+s[y]);if(o.bound){let g=e.slice();for(let p of o.closed)g[p]=0;let y=p=>(g.set(p,a.first),this.call("velocity_correction",t,g)),m=y(new Float64Array(a.length));for(let[p,v]of[[d,null],...u.map(M=>[M,m])])y(p).forEach((M,b)=>{p[b]+=M-(v?.[b]??0)})}let f=l.slice(r.data.holonomic);return{gaps:Float64Array.from(o.normal,g=>l[g]),rates:f,jacobian:c,inverse:u,v:h,free:d}}collide(t,e){let{gaps:n}=this,s=t.free.map((y,m)=>y-t.v[m]),r=n.normal.flatMap((y,m)=>t.gaps[m]+e/2*Ya(t.jacobian[y],s)<=0?[m]:[]);this.law=0;let o=r.map(y=>n.normal[y]),a=r.length,l=r.map(y=>n.tangents[y].map(m=>o.push(m)-1)),c=Float64Array.from(o,y=>t.rates[y]+Ya(t.jacobian[y],s)),h=this.call("contact_laws",0,new Float64Array(this.motion.layout.size)),u=Float64Array.from(r,y=>h[3*y]*Math.min(t.rates[n.normal[y]],0)),d=o.map(y=>Float64Array.from(o,m=>Ya(t.jacobian[y],t.inverse[m]))),f=a?this.push(r,{G:d,free:c,rebound:u},h,l):{all:Nt,slips:[]};if(f===null)return null;let g=t.free.map((y,m)=>o.reduce((p,v,M)=>p+t.inverse[v][m]*f.all[M],y));return this.touches=r.flatMap((y,m)=>f.all[m]>0?[{gap:y,normal:f.all[m]/e,tangent:l[m].map(p=>f.all[p]/e),slips:f.slips[m]}]:[]),this.held=new Set(this.touches.filter(({slips:y})=>!y).map(({gap:y})=>y)),o.forEach((y,m)=>{let p=f.all[m],v=(Ya(t.jacobian[y],t.v)+Ya(t.jacobian[y],g))/2;if(this.works[m<a?"impacts":"friction"]+=p*v,this.work+=p*v,m>=a)return;let M=c[m]+d[m].reduce((b,S,A)=>b+S*f.all[A],0)+u[m];this.law=Math.max(this.law,p>0?Math.abs(M):-M)}),g}push(t,e,n,s){let r=l=>Float64Array.from(t,(c,h)=>n[3*c+(l(c,h)?2:1)]),o=Df(e,r(l=>this.held.has(l)),s),a=(l,c)=>this.held.has(l)&&!!o?.slips[c];return t.some((l,c)=>a(l,c)&&n[3*l+2]>n[3*l+1])?Df(e,r((l,c)=>this.held.has(l)&&!a(l,c)),s):o}correct(t,e,n){let{gaps:s,motion:r}=this,{q:o}=r.layout,a=this.call("constraints",t,e),l=a.subarray(r.data.holonomic);this.depth=s.normal.reduce((h,u)=>Math.max(h,-a[u]),0);let c=s.normal.map(h=>a[h]<0&&n*l[h]<=-a[h]);if(c.includes(!0)||s.bound){let h=this.energy(t,e);c.forEach((d,f)=>this.setMode(e,f,d));for(let d=0;d<DM;d++)this.call("position_correction",t,e).forEach((f,g)=>{e[o.first+g]+=f});let u=this.energy(t,e)-h;this.works["position correction"]+=u,this.work+=u}}setMode(t,e,n,s=[]){let{gaps:r}=this,[o=0,a=0]=s,l=r.headings[e]>=0;t[r.closed[e]]=Number(n),r.slips[e]>=0&&(t[r.slips[e]]=l?+(s.length>0):Math.sign(o)),l&&(t[r.headings[e]]=s.length?Math.atan2(a,o):0)}ungated(t){let e=t.slice();for(let n of this.gaps.names.keys())this.setMode(e,n,!0);return e}power(t,e){let{data:n,layout:s}=this.motion;return n.powers.length?this.call("powers",t,e,new Float64Array(s.v.length+n.constraints.length)).reduce((r,o)=>r+o,0):0}energy(t,e){let[n=0,s=0]=this.call("energy",t,e);return n+s}matrix(t,e,n){let s=this.call(t,e,n),{length:r}=this.motion.layout.v;return Array.from({length:s.length/r},(o,a)=>s.slice(r*a,r*(a+1)))}call(t,e,n,s=Nt){let{functions:r,u:o,p:a}=this.motion,l=new Float64Array(this.sizes[t]);return bi(r[t],t)(e,n,o,a,s,l),l}};function Ya(i,t){let e=0;for(let n=0;n<i.length;n++)e+=i[n]*t[n];return e}function Ic(i){let{layout:t,u:e,p:n,functions:s,data:r}=i,{q:o,v:a}=t,{most:l,nearly:c}=r.decisions.projection,h=bi(s.velocity_correction,"velocity_correction"),u=r.holonomic>0?bi(s.position_correction,"position_correction"):void 0,[d,f]=[new Float64Array(o.length),new Float64Array(a.length)];return(g,y)=>{for(let m=0;u!==void 0&&m<l;m++){u(g,y,e,n,Nt,d);let p=0;for(let v=0;v<o.length;v++){let M=o.first+v;y[M]+=d[v],p=Math.max(p,Math.abs(d[v])/(1+Math.abs(y[M])))}if(t.normalise(y),!(p>c))break}h(g,y,e,n,Nt,f);for(let m=0;m<a.length;m++)y[a.first+m]+=f[m]}}var Fc=class{constructor(t){this.motion=t;let e=t.layout.size;this.turning=new Uint8Array(e);for(let n of t.data.scales.turning)this.turning[n]=1;[this.size,this.floor,this.sums]=[new Float64Array(e),new Float64Array(e),new Float64Array(e)],this.M=new Float64Array(t.layout.v.length**2)}motion;turning;size;floor;sums;M;passed=0;length=0;begin(t,e,n){for(let s=0;s<e.length;s++)this.floor[s]=this.turning[s],this.size[s]=this.turning[s]?1:Math.abs(e[s]);this.sums.fill(0),this.passed=0,this.length=this.lengthOf(t,e),this.raiseFloors(e,n)}of(t,e){return this.turning[t]?this.size[t]:Math.max(this.size[t],e)}update(t,e){this.passed+=t;for(let n=0;n<e.length;n++)this.turning[n]||(this.sums[n]+=t*Math.abs(e[n]),this.size[n]=Math.max(this.floor[n],this.sums[n]/this.passed))}raiseFloors(t,e){let{data:n,layout:s}=this.motion,{part:r,moment:o}=n.decisions.scales,{kinds:a,lengths:l}=n.scales,{q:c,v:h,paired:u}=s,{floor:d,size:f}=this,g=t.map((S,A)=>this.of(A,Math.abs(S))),y=e0(a,g),m=e0(a,e),p=this.typicalTime(g,e),v=Math.max(this.length,...l.map(S=>this.turning[S]?0:Math.abs(t[S])));for(let S of l)y[S]=v;for(let S=0;S<u;S++)y[h.first+S]=Math.max(y[h.first+S],y[c.first+S]/p);y.forEach((S,A)=>{S===0&&(y[A]=o*n.until*m[A])});let M=y.slice(h.first,h.first+h.length).filter(Number.isFinite),b=o*n.until*Math.max(0,...M);for(let S=c.first;S<c.first+c.length;S++)y[S]===0&&(y[S]=b);for(let S=0;S<t.length;S++){let A=r*y[S];this.turning[S]||!Number.isFinite(A)||A<=d[S]||(d[S]=A,f[S]=Math.max(f[S],A))}}lengthOf(t,e){let{functions:n,layout:s,u:r,p:o}=this.motion,{M:a}=this,{first:l,length:c}=s.q,h=0,u=0,d=0;n.mass_matrix?.(t,e,r,o,Nt,a);for(let g=0;g<c;g++){let y=Math.abs(a[g*c+g]??0);this.turning[l+g]?u=Math.max(u,y):[h,d]=[Math.max(h,Math.abs(e[l+g])),Math.max(d,y)]}let f=Math.sqrt(u/d);return n.mass_matrix!==void 0&&Number.isFinite(f)?Math.max(h,f):h}typicalTime(t,e){let{paired:n,q:s,v:r}=this.motion.layout,o=0;for(let a=0;a<t.length;a++){let l=a-r.first,c=l>=0&&l<n,h=Math.abs(e[a]),u=c?Math.sqrt(h/t[s.first+l]):h/t[a];Number.isFinite(u)&&(o=Math.max(o,u))}return 1/o}};function e0(i,t){let e=new Float64Array(t.length);for(let n of i){let s=Math.max(...n.map(r=>Math.abs(t[r])));for(let r of n)e[r]=s}return e}var NM=32,OM=1e-4,UM=1e-14,kM=1e-22,BM=1e3;function n0(i,t){return new Of(i,t)}var Of=class{constructor(t,e){this.motion=t;this.method=e;let n=t.layout.size;this.k=Array.from({length:e.error.length},()=>new Float64Array(n)),[this.stage,this.fresh]=[new Float64Array(n),new Float64Array(n)],this.scales=new Fc(t),this.project=t.constrained?Ic(t):void 0,this.exponent=1/(e.errorOrder+1)}motion;method;failed=!1;k;stage;fresh;scales;project;exponent;length=0;lastError=1;repeated=!1;steps=0;reached=NaN;reveal=Gn;step(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,l=n+e;t===li&&([this.length,this.lastError,this.repeated,this.failed,this.reached]=[0,1,!1,!1,NaN],this.steps=0);let c=Number.isNaN(this.reached)?n:this.reached;t!==ar&&r(c,s,o,a,Nt,this.k[0]),t===li&&this.scales.begin(c,s,this.k[0]);for(let h=1;c<l;h++){let u=this.length>0?this.length:e,d=u>=l-c,f=d?l:c+u,g=f-c,y=this.attempt(c,g,f,s);if(y<=1)this.accept(g,y,d,s),c=f,++this.steps===this.motion.data.decisions.scales.look&&this.scales.raiseFloors(s,this.k[0]);else if(!this.reject(g,y,c,l))return[this.failed,s[0],this.reached]=[!0,NaN,NaN],!0;if(h%NM===0&&c<l&&performance.now()>this.motion.deadline)return this.reached=c,!1}return this.reached=NaN,!0}attempt(t,e,n,s){let{rate:r,u:o,p:a}=this.motion,{a:l,b:c,c:h}=this.method.tableau,{k:u,stage:d,fresh:f}=this,g=s.length,y=c.length;for(let p=1;p<=y;p++){let v=p<y?l[p]:c,M=p<y?d:f;this.combined(p,e,v,s,M),p===y&&this.settle(n,f),r(p<y?t+h[p]*e:n,M,o,a,Nt,u[p])}let m=0;for(let p=0;p<g;p++){let v=0;for(let S=0;S<=y;S++)v+=this.method.error[S]*u[S][p];let M=this.scales.of(p,Math.max(Math.abs(s[p]),Math.abs(f[p]))),b=M===0?0:Math.abs(e*v)/(this.method.tolerance*M);b<=m||(m=b)}return m}settle(t,e){let{layout:n}=this.motion;n.normalise(e),this.project!==void 0&&(this.project(t,e),n.normalise(e))}combined(t,e,n,s,r){for(let o=0;o<s.length;o++){let a=0;for(let l=0;l<t;l++)a+=n[l]*this.k[l][o];r[o]=s[o]+e*a}}accept(t,e,n,s){let r=e>0?.9*e**(-.7*this.exponent)*this.lastError**(.4*this.exponent):5,o=t*Math.min(this.repeated?1:5,Math.max(.2,r));this.length=n?Math.max(this.length,o):o,this.lastError=Math.max(e,OM),this.repeated=!1,this.scales.update(t,this.fresh),s.set(this.fresh),this.k[0].set(this.k[this.k.length-1])}reject(t,e,n,s){let r=e<1e300?t*Math.min(.9,Math.max(.2,.9*e**-this.exponent)):.1*t;return this.length=r,this.repeated=!0,r>Math.max(UM*Math.max(n,Math.min(s,BM*n)),kM*this.motion.data.until)}};function i0(){return{step:()=>!0,reveal:Gn,failed:!1}}function s0({rate:i,layout:t,u:e,p:n}){let s=t.size,r=new Float64Array(s);function o(a,l,c,h){i(c,h,e,n,Nt,r);for(let u=0;u<s;u++)h[u]+=l*r[u];return!0}return{step:o,reveal:Gn,failed:!1}}function r0({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,z:a,size:l}=e,c=new Float64Array(l),h=e.identity?void 0:bi(t.qdot,"qdot"),u=new Float64Array(r.length);function d(f,g,y,m){i(y,m,n,s,Nt,c);for(let p=o.first;p<o.end;p++)m[p]+=g*c[p];if(h===void 0)for(let p=0;p<r.length;p++)m[r.first+p]+=g*m[o.first+p];else{h(y,m,n,s,Nt,u);for(let p=0;p<r.length;p++)m[r.first+p]+=g*u[p]}for(let p=a.first;p<a.end;p++)m[p]+=g*c[p];return!0}return{step:d,reveal:Gn,failed:!1}}function o0({rate:i,functions:t,layout:e,u:n,p:s}){let{q:r,v:o,size:a}=e,l=new Float64Array(a),c=e.identity?void 0:bi(t.qdot,"qdot"),h=new Float64Array(a),u=new Float64Array(r.length);function d(f,g,y,m){if(i(y,m,n,s,Nt,l),c===void 0){for(let p=0;p<r.length;p++)m[r.first+p]+=.5*g*g*l[o.first+p];for(let p=r.first;p<r.end;p++)m[p]+=g*l[p]}else{h.set(m);for(let p=o.first;p<o.end;p++)h[p]+=.5*g*l[p];c(y,h,n,s,Nt,u);for(let p=0;p<r.length;p++)m[r.first+p]+=g*u[p]}for(let p=o.first;p<a;p++)m[p]+=g*l[p];return!0}return{step:d,reveal:Gn,failed:!1}}var zM=15e-9;function a0(i,t){return new Uf(i,t)}var Uf=class{constructor(t,e){this.motion=t;let{a:n,b:s,c:r}=e.tableau,o=this.ny=t.layout.size,a=this.stages=s.length,l=o*a,{functions:c}=t;this.canonical=e.canonical===!0,this.rate=this.canonical?bi(c.canonical_rate,"canonical_rate"):t.rate,this.jacobian=this.canonical?c.canonical_jacobian:c.jacobian,[this.a,this.b,this.c]=[Float64Array.from(n.flat()),Float64Array.from(s),Float64Array.from(r)],this.ahead=Float64Array.from(e.continuation.flat()),this.ends=e.blocks,[this.k,this.change]=[new Float64Array(l),new Float64Array(l)],this.pivots=new Int32Array(l),[this.stage,this.result]=[new Float64Array(o),new Float64Array(o)],[this.J,this.factors]=[new Float64Array(o*o),new Float64Array(l*l)]}motion;failed=!1;ny;stages;canonical;rate;jacobian;a;b;c;ahead;ends;k;change;pivots;stage;result;J;factors;started=!1;outdated=!0;iterations=0;step(t,e,n,s){let{ny:r,stages:o,b:a,k:l}=this,{slower:c}=this.motion.data.decisions.newton,h=this.begun(t,n,s),u=t!==li,d=0,f=0,g=0;for(;d<o;){d===0&&this.renewed(u,n,s);let y=this.ends[d],m=(y-d)*r;this.outdated&&(this.newtonMatrix(e,d,m,g),Ao(m,this.factors,g,this.pivots,d*r));let p=this.newton(e,n,s,h,d,y,g);p>0?[d,f,g]=[y,Math.max(f,p),g+m*m]:u?[u,d,g,this.outdated]=[!1,0,0,!0]:(this.failed=!0,s[0]=NaN,d=o)}for(let y=0;y<o;y++)for(let m=0;m<r;m++)s[m]+=e*a[y]*l[y*r+m];return this.outdated?[this.iterations,this.outdated]=[f,!1]:f>this.iterations+c&&(this.outdated=!0),!0}reveal(t,e,n,s){if(Gn(t,e,n,s),!this.canonical||!this.started)return;let{layout:{q:r,v:o},u:a,p:l}=this.motion;this.rate(e,n,a,l,Nt,this.result);for(let c=0;c<o.length;c++)s[o.first+c]=this.result[r.first+c]}begun(t,e,n){let{ny:s,stages:r,k:o,change:a,ahead:l}=this,{layout:{v:c},u:h,p:u,functions:d,data:f}=this.motion;if(t===li){if([this.started,this.outdated,this.failed]=[!0,!0,!1],this.canonical){bi(d.momenta,"momenta")(e,n,h,u,Nt,this.result);for(let y=0;y<c.length;y++)n[c.first+y]=this.result[y]}}else{for(let y=0;y<r;y++)for(let m=0;m<s;m++){let p=0;for(let v=0;v<r;v++)p+=l[y*r+v]*o[v*s+m];a[y*s+m]=p}o.set(a)}let g=0;for(let y=0;y<s;y++)g=Math.max(g,Math.abs(n[y]));return f.decisions.newton.negligible*g+1e-300}renewed(t,e,n){let{ny:s,stages:r,k:o,stage:a}=this,{u:l,p:c}=this.motion;if(!t){this.rate(e,n,l,c,Nt,a);for(let h=0;h<r;h++)o.set(a,h*s)}this.outdated&&(this.jacobian!==void 0?this.jacobian(e,n,l,c,Nt,this.J):this.differences(e,n))}differences(t,e){let{ny:n,stage:s,result:r,J:o}=this,{u:a,p:l}=this.motion;this.rate(t,e,a,l,Nt,r);let c=Float64Array.from(e);for(let h=0;h<n;h++){let u=e[h];c[h]=u+zM*(1+Math.abs(u)),this.rate(t,c,a,l,Nt,s);for(let d=0;d<n;d++)o[d*n+h]=(s[d]-r[d])/(c[h]-u);c[h]=u}}newtonMatrix(t,e,n,s){let{ny:r,stages:o,a,J:l,factors:c}=this;for(let h=0;h<n;h++){let u=e+Math.floor(h/r),d=h%r;for(let f=0;f<n;f++){let g=a[u*o+e+Math.floor(f/r)];c[s+h*n+f]=-t*g*l[d*r+f%r]}c[s+h*n+h]+=1}}newton(t,e,n,s,r,o,a){let{ny:l,stages:c,a:h}=this,u=this.motion.data.decisions.newton,d=(o-r)*l,f=r*l,g=o===r+1&&h[r*c+r]===0,y=0,m=0,p=0;for(;m<=u.growth&&p<u.most;){this.changes(t,e,n,r,o),g||Eo(d,this.factors,a,this.pivots,f,this.change);let v=y;y=this.applied(t,d,f,s,n),p++;let M=y<v;if(g||y===0||M&&y*y<=u.converged*(v-y))return p;if(p>1&&!M){if(y<=u.stagnant)return p;m++}}return 0}applied(t,e,n,s,r){let{ny:o,k:a,change:l}=this,c=0,h=0;for(let u=0;u<e;u++){let d=l[n+u];a[n+u]+=d;let f=t*Math.abs(d)/(Math.abs(r[u%o])+t*Math.abs(a[n+u])+s);f>c&&(c=f),h+=f*0}return c+h}changes(t,e,n,s,r){let{ny:o,stages:a,a:l,c,k:h,change:u,stage:d,result:f}=this,{u:g,p:y}=this.motion;for(let m=s;m<r;m++){for(let p=0;p<o;p++)d[p]=n[p];for(let p=0;p<r;p++){let v=t*l[m*a+p];if(v!==0)for(let M=0;M<o;M++)d[M]+=v*h[p*o+M]}this.rate(e+c[m]*t,d,g,y,Nt,f);for(let p=0;p<o;p++)u[m*o+p]=f[p]-h[m*o+p]}}};function l0({rate:i,layout:t,u:e,p:n},s){let r=t.size,o=s.b.length,a=Float64Array.from(s.a.flat()),l=Float64Array.from(s.b),c=Float64Array.from(s.c),h=s.b.map(()=>new Float64Array(r)),u=new Float64Array(r);function d(f,g,y,m){i(y,m,e,n,Nt,h[0]);for(let p=1;p<o;p++){for(let v=0;v<r;v++)u[v]=m[v];for(let v=0;v<p;v++){let M=g*a[p*o+v];if(M===0)continue;let b=h[v];for(let S=0;S<r;S++)u[S]+=M*b[S]}i(y+c[p]*g,u,e,n,Nt,h[p])}for(let p=0;p<o;p++){let v=g*l[p],M=h[p];for(let b=0;b<r;b++)m[b]+=v*M[b]}return!0}return{step:d,reveal:Gn,failed:!1}}function c0({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,z:o,size:a}=t,l=new Float64Array(a),c=new Float64Array(s.length),h=new Float64Array(a),u=new Float64Array(a),d=!1;function f(y,m,p,v){if(y===li)for(let M=0;M<a;M++)h[M]=v[M];d=!0,i(p,h,e,n,Nt,l);for(let M=0;M<s.length;M++){let b=s.first+M,S=r.first+M,A=l[S];y===li?c[M]=m*v[S]-.5*m*m*A:c[M]+=v[b]-h[b],c[M]+=m*m*A,v[b]+=c[M],v[S]=c[M]/m+.5*m*A,h[b]=v[b],h[S]=v[S]}for(let M=o.first;M<o.end;M++)v[M]+=.5*m*(3*l[M]-(y===li?l[M]:u[M])),u[M]=l[M],h[M]=v[M];return!0}function g(y,m,p,v){if(Gn(y,m,p,v),!!d){i(m,h,e,n,Nt,l);for(let M=0;M<s.length;M++){let b=s.first+M,S=r.first+M;v[S]=(c[M]+(p[b]-h[b]))/y+.5*y*l[S]}}}return{step:f,reveal:g,forget:()=>{d=!1},failed:!1}}function h0({rate:i,layout:t,u:e,p:n}){let{q:s,v:r,size:o}=t,a=new Float64Array(o),l=new Float64Array(o),c=new Float64Array(o);function h(u,d,f,g){u!==ar&&i(f,g,e,n,Nt,a);for(let y=0;y<s.length;y++){let m=s.first+y,p=r.first+y;c[m]=g[m]+d*g[p]+.5*d*d*a[p]}for(let y=r.first;y<o;y++)c[y]=g[y]+d*a[y];i(f+d,c,e,n,Nt,l);for(let y=s.first;y<s.end;y++)g[y]=c[y];for(let y=r.first;y<o;y++)g[y]+=.5*d*(a[y]+l[y]);for(let y=0;y<o;y++)a[y]=l[y];return!0}return{step:h,reveal:Gn,failed:!1}}function u0({rate:i,layout:t,u:e,p:n},s,r){let{q:o,v:a,size:l}=t,c=new Float64Array(l);function h(u,d,f,g){u!==ar&&i(f,g,e,n,Nt,c);for(let y=0;y<s.length;y++){let m=s[y]*d;for(let p=a.first;p<a.end;p++)g[p]+=.5*m*c[p];for(let p=0;p<o.length;p++)g[o.first+p]+=m*g[a.first+p];i(f+r[y+1]*d,g,e,n,Nt,c);for(let p=a.first;p<a.end;p++)g[p]+=.5*m*c[p]}return!0}return{step:h,reveal:Gn,failed:!1}}function $a(i,t){switch(t.kind){case"none":return i0();case"euler":return s0(i);case"semi-implicit-euler":return r0(i);case"half-acceleration-euler":return o0(i);case"verlet":return c0(i);case"velocity-verlet":return h0(i);case"tableau":return l0(i,t.tableau);case"composition":return u0(i,t.weights,t.nodes);case"implicit":return a0(i,t);case"adaptive":return n0(i,t);case"gaps":return new Lc(i)}}var GM=12,VM=.001,HM=1e-9;function d0(i,t,e,n,s){let{functions:r,data:o,layout:a,u:l,p:c}=i,h=o.points[n];if(!h?.draggable||r.positions===void 0||r.point_jacobians===void 0)return;let{offset:u,dimension:d}=h,f=a.v.length,g=o.points.reduce((M,b)=>Math.max(M,b.offset+b.dimension),0),y=new Float64Array(g),m=new Float64Array(g*f),p=new Float64Array(d),v=0;for(let M=0;M<GM;M++){r.positions(t,e,l,c,Nt,y),r.point_jacobians(t,e,l,c,Nt,m);for(let A=0;A<d;A++)p[A]=(s[A]??0)-y[u+A];let b=Math.hypot(...p);if(M===0&&(v=b),!(b>HM*v)||!Number.isFinite(b))return;let S=Array.from({length:d},(A,x)=>m.subarray((u+x)*f,(u+x+1)*f));WM(i,t,e,S,p),a.normalise(e)}}function WM(i,t,e,n,s){let{layout:{q:r,v:o},functions:a,u:l,p:c}=i,h=n.map(m=>n.map(p=>m.reduce((v,M,b)=>v+M*p[b],0))),u=h.reduce((m,p,v)=>m+p[v],0);if(!(u>0))return;h.forEach((m,p)=>{m[p]+=VM*u});let d=qM(h,[...s]),f=new Float64Array(o.length);if(n.forEach((m,p)=>m.forEach((v,M)=>{f[M]+=v*d[p]})),a.qdot===void 0){for(let m=0;m<f.length;m++)e[r.first+m]+=f[m];return}let g=Float64Array.from(e),y=new Float64Array(r.length);g.set(f,o.first),a.qdot(t,g,l,c,Nt,y);for(let m=0;m<y.length;m++)e[r.first+m]+=y[m]}function qM(i,t){let e=t.length;for(let n=0;n<e;n++)for(let s=n+1;s<e;s++){let r=i[s][n]/i[n][n];for(let o=n;o<e;o++)i[s][o]-=r*i[n][o];t[s]-=r*t[n]}for(let n=e-1;n>=0;n--){for(let s=n+1;s<e;s++)t[n]-=i[n][s]*t[s];t[n]/=i[n][n]}return t}var XM=1/3,YM=.3,$M=.4,Dc=class{constructor(t,e){this.motion=t;let{data:n,layout:s}=t,r=s.v.length,o=n.points.reduce((a,l)=>Math.max(a,l.offset+l.dimension),0);this.positions=new Float64Array(o),this.jacobians=new Float64Array(o*r),this.rates=[new Float64Array(s.size),new Float64Array(s.size)],this.first=n.inputs.findIndex(a=>a.kind==="push"),this.Q=new Float64Array(r),this.size=this.extent(e)}motion;positions;jacobians;force=new Float64Array(3);rates;first;size;stiffness=0;damping=0;point=-1;target=new Float64Array(3);Q;get active(){return this.point>=0}hold(t,e,n,s,r){let{functions:o,data:a}=this.motion;if(!(this.first<0||o.point_jacobians===void 0||!a.points[t]?.draggable)){for(let l=0;l<3;l++)this.target[l]=e[l]??0;t!==this.point&&(this.point=t,this.gauge(n,s,r))}}release(){this.point=-1,this.Q.fill(0)}apply(t,e){let{data:n,layout:{v:s}}=this.motion,{offset:r,dimension:o}=n.points[this.point],{Q:a,jacobians:l,force:c}=this;this.look(t,e);for(let h=0;h<o;h++){let u=0;for(let d=0;d<s.length;d++)u+=l[(r+h)*s.length+d]*e[s.first+d];c[h]=this.stiffness*(this.target[h]-this.positions[r+h])-this.damping*u}for(let h=0;h<s.length;h++){a[h]=0;for(let u=0;u<o;u++)a[h]+=l[(r+u)*s.length+h]*c[u]}}look(t,e){let{functions:n,u:s,p:r}=this.motion;n.positions(t,e,s,r,Nt,this.positions),n.point_jacobians(t,e,s,r,Nt,this.jacobians)}gauge(t,e,n){let s=this.felt(t,e),r=YM/n,o=2*this.motion.data.energyScale/(XM*this.size)**2;this.stiffness=Math.min(o>0?o:s,s*r*r),this.damping=2*$M*Math.sqrt(this.stiffness*s)}felt(t,e){let{data:n,layout:{v:s},rate:r,u:o,p:a}=this.motion,{offset:l,dimension:c}=n.points[this.point],[h,u]=this.rates,d=Float64Array.from(o);this.look(t,e),r(t,e,o,a,Nt,h);let f=0;for(let g=0;g<c;g++){let y=this.jacobians.subarray((l+g)*s.length,(l+g+1)*s.length);for(let p=0;p<s.length;p++)o[this.first+p]+=y[p];r(t,e,o,a,Nt,u),o.set(d);let m=0;for(let p=0;p<s.length;p++)m+=y[p]*(u[s.first+p]-h[s.first+p]);f=Math.max(f,m)}return f>0&&Number.isFinite(f)?1/f:0}extent(t){let{data:e,functions:n,u:s,p:r}=this.motion;if(n.positions===void 0)return 1;n.positions(0,t,s,r,Nt,this.positions);let o=(l,c)=>c<l.dimension?this.positions[l.offset+c]:0,a=0;for(let l of e.points)for(let c of e.points)a=Math.max(a,Math.hypot(...[0,1,2].map(h=>o(l,h)-o(c,h))));return a>0&&Number.isFinite(a)?a:1}};var jM=4*Number.EPSILON,ZM=64*Number.EPSILON;function f0(i,t){let e=KM(i,t),n=new Float64Array(i*i),s=[],r=i-1,o=0;for(;r>=0;){let l=r;for(;l>0&&!JM(i,e,n,l);)l--;if(l===r){s.push([e[r*i+r],n[r*i+r]]),r--,o=0;continue}if(++o>60)return null;let c=o%12===0?[e[r*i+r]+Math.abs(e[r*i+r-1]),Math.abs(e[r*i+r-1])]:QM(i,e,n,r);tw(i,e,n,l,r,c)}let a=Math.max(...s.map(([l,c])=>Math.hypot(l,c)),0);return s.map(([l,c])=>[l,Math.abs(c)<=ZM*a*i?0:c])}function KM(i,t){let e=Float64Array.from(t),n=new Float64Array(i);for(let s=0;s+2<i;s++){let r=0;for(let a=s+1;a<i;a++)r=Math.hypot(r,e[a*i+s]);if(r===0)continue;let o=0;for(let a=s+1;a<i;a++)n[a]=e[a*i+s],a===s+1&&(n[a]+=n[a]<0?-r:r),o+=n[a]*n[a];for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=n[c]*e[c*i+a];for(let c=s+1;c<i;c++)e[c*i+a]-=2*l*n[c]/o}for(let a=0;a<i;a++){let l=0;for(let c=s+1;c<i;c++)l+=e[a*i+c]*n[c];for(let c=s+1;c<i;c++)e[a*i+c]-=2*l*n[c]/o}for(let a=s+2;a<i;a++)e[a*i+s]=0}return e}function JM(i,t,e,n){let s=n*i+n-1,r=n*i+n,o=(n-1)*i+n-1,a=Math.hypot(t[r],e[r])+Math.hypot(t[o],e[o]);return Math.hypot(t[s],e[s])>jM*a?!1:(t[s]=e[s]=0,!0)}function QM(i,t,e,n){let s=(g,y)=>[t[g*i+y],e[g*i+y]],r=s(n-1,n-1),o=s(n-1,n),a=s(n,n-1),l=s(n,n),c=[(r[0]-l[0])/2,(r[1]-l[1])/2],h=Ir(o,a),u=Ir(c,c),d=sw([u[0]+h[0],u[1]+h[1]]),f=c[0]*d[0]+c[1]*d[1]>0?-1:1;return[l[0]+c[0]+f*d[0],l[1]+c[1]+f*d[1]]}function tw(i,t,e,n,s,r){let o=[];for(let a=n;a<=s;a++)t[a*i+a]-=r[0],e[a*i+a]-=r[1];for(let a=n;a<s;a++){let[l,c]=[a*i+a,(a+1)*i+a],h=Math.hypot(t[l],e[l]),u=Math.hypot(t[c],e[c]),d=Math.hypot(h,u),f=d>0?h/d:1,g=h>0?[t[l]/h,e[l]/h]:[1,0],y=d>0?iw(Ir(g,[t[c],-e[c]]),1/d):[0,0];o.push({c:f,s:y});for(let m=a;m<=s;m++)ew(i,t,e,a,m,f,y)}o.forEach(({c:a,s:l},c)=>{let h=n+c;for(let u=n;u<=Math.min(h+1,s);u++)nw(i,t,e,u,h,a,l)});for(let a=n;a<=s;a++)t[a*i+a]+=r[0],e[a*i+a]+=r[1]}function ew(i,t,e,n,s,r,o){let[a,l]=[n*i+s,(n+1)*i+s],c=[t[a],e[a]],h=[t[l],e[l]],u=Ir(o,h),d=Ir([o[0],-o[1]],c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function nw(i,t,e,n,s,r,o){let a=n*i+s,l=a+1,c=[t[a],e[a]],h=[t[l],e[l]],u=Ir([o[0],-o[1]],h),d=Ir(o,c);[t[a],e[a]]=[r*c[0]+u[0],r*c[1]+u[1]],[t[l],e[l]]=[r*h[0]-d[0],r*h[1]-d[1]]}function Ir(i,t){return[i[0]*t[0]-i[1]*t[1],i[0]*t[1]+i[1]*t[0]]}function iw(i,t){return[i[0]*t,i[1]*t]}function sw([i,t]){let e=Math.hypot(i,t),n=Math.sqrt((e+Math.abs(i))/2);if(n===0)return[0,0];let s=t/(2*n);return i>=0?[n,s]:[Math.abs(s),t<0?-n:n]}var rw=40,ow=1e-9,aw=1e-13,lw=Math.cbrt(Number.EPSILON),p0=1e-6;function g0(i,t){let{layout:e}=i;if(i.constrained||!e.identity||e.hasUnits)return null;let n=e.join(t.state.q,t.state.v,t.state.z),s=cw(i,n),r=s&&f0(e.size,s);if(!r)return null;let o=c=>({q:Array.from(e.take(e.q,c)),v:Array.from(e.take(e.v,c)),z:Array.from(e.take(e.z,c))}),a=e.join(t.state.q,t.state.v,t.state.z),l=e.join(t.beside.q,t.beside.v,t.beside.z).map((c,h)=>c+n[h]-a[h]);return{...t,state:o(n),beside:o(l),poles:r,...hw(t,r)}}function cw(i,t){let{layout:{q:e,v:n,z:s,size:r},rate:o,p:a}=i,l=new Float64Array(i.u.length),c=[...Nc(e),...Nc(s)],h=[...Nc(n),...Nc(s)],u=c.length,d=new Float64Array(r),f=new Float64Array(r*r),g=new Float64Array(u*u),y=new Float64Array(u),m=new Int32Array(u);for(let p=0;p<rw;p++){o(0,t,l,a,Nt,d),m0(i,t,l,f);let v=0;c.forEach((M,b)=>{y[b]=-h.reduce((S,A)=>S+f[A*r+M]*d[A],0),c.forEach((S,A)=>{g[b*u+A]=h.reduce((x,C)=>x+f[C*r+M]*f[C*r+S],0),v=Math.max(v,Math.abs(g[b*u+A]))})});for(let M=0;M<u;M++)g[M*u+M]+=aw*v;if(Ao(u,g,0,m,0),Eo(u,g,0,m,0,y),!y.every(Number.isFinite))return null;if(c.forEach((M,b)=>{t[M]+=y[b]}),c.every((M,b)=>Math.abs(y[b])<=ow*(1+Math.abs(t[M]))))return m0(i,t,l,f),f.every(Number.isFinite)?f:null}return null}function m0(i,t,e,n){let{functions:{jacobian:s},rate:r,p:o}=i,a=t.length;if(s!==void 0){s(0,t,e,o,Nt,n);return}let l=Float64Array.from(t),[c,h]=[new Float64Array(a),new Float64Array(a)];for(let u=0;u<a;u++){let d=t[u],f=lw*(1+Math.abs(d));l[u]=d+f,r(0,l,e,o,Nt,c),l[u]=d-f,r(0,l,e,o,Nt,h),l[u]=d;for(let g=0;g<a;g++)n[g*a+u]=(c[g]-h[g])/(2*f)}}function Nc({first:i,end:t}){return Array.from({length:t-i},(e,n)=>i+n)}function hw(i,t){let e=Math.max(...t.map(([o,a])=>Math.hypot(o,a)),0),n=Math.max(...t.map(([o])=>o));return n>p0*e?{stability:"unstable",sentence:"A pole lies right of the axis: a deviation grows."}:n<-p0*e?{stability:"asymptotically stable",sentence:"All poles lie left of the axis: deviations decay."}:i.stability==="unstable"||i.stability==="asymptotically stable"?{stability:"undecided",sentence:"No pole lies right of the axis, but some on it: the linear system does not decide."}:{stability:i.stability,sentence:i.sentence}}var Oc=class{constructor(t,e){this.motion=t;this.servo=e;this.held=new Float64Array(t.u.length),this.law=new Float64Array(e.inputs.length+e.integrals.length+e.signals.length),this.active=t.data.parameters.findIndex(n=>n.name===e.active),this.mode=e.on?e.mode:"off"}motion;servo;held;law;active;current="off";get mode(){return this.current}set mode(t){this.current=t,this.motion.p[this.active]=t==="continuous"?1:0,this.held.fill(0),this.law.fill(NaN)}every(t){return Math.max(1,Math.round(this.servo.sampled/t))}sample(t,e,n,s){let{servo:r,law:o,held:a}=this,{first:l}=this.motion.layout.z,c=this.every(t)*t;this.evaluate(e,n),r.inputs.forEach((h,u)=>{a[h]=o[u]}),r.integrals.forEach((h,u)=>{s[l+h]+=c*o[r.inputs.length+u]})}show(t,e,n){this.current==="continuous"&&(this.evaluate(t,e),this.servo.inputs.forEach((s,r)=>{n[s]+=this.law[r]}))}signals(t,e){return this.current==="continuous"&&this.evaluate(t,e),this.law.subarray(this.servo.inputs.length+this.servo.integrals.length)}evaluate(t,e){let{functions:n,u:s,p:r}=this.motion;bi(n.law,"law")(t,e,s,r,Nt,this.law)}};function y0(i){let t=1;for(let e=0;e<i.length;e++)t=Math.max(t,Math.abs(i[e]));return 1e15*t}function kf(i,t){for(let e=0;e<i.length;e++)if(!(Math.abs(i[e])<=t))return!1;return!0}function v0(i,t,{t:e,y:n,energy:s,step:r,reason:o}){let a=[...i.coordinates,...i.velocities,...i.states],l=0;for(let m=1;m<n.length;m++)Math.abs(n[m])>Math.abs(n[l])&&(l=m);let c=`; there ${a[l].label} = ${Uc(n[l])}`,h=i.energyLabel==="total"?"energy":i.energyLabel;i.energy&&(c+=Number.isFinite(s)?` and the ${h} was ${Uc(s)} ${i.units.energy}`.trimEnd():` and no finite ${h}`);let u=(m,p)=>`${Uc(m,p)} ${i.units.time}`.trimEnd(),d=`t = ${u(e,6)}`;if(o==="unsolved"&&t.kind==="adaptive")return`Diverged: at ${d} no step is small enough${c}. The motion may be singular there (a collision, a mass matrix without inverse) or without bounds.`;if(o==="unsolved")return`Diverged: the stage equations of ${t.label} did not converge at ${d}${c}. Try a step smaller than ${u(r,3)}.`;let f=t.order<4?" or a method of higher order (Runge–Kutta 4)":"",g=t.kind==="adaptive"?"a method with a fixed step":`a step smaller than ${u(r,3)}`;return`Diverged: the state ${o==="infinite"?"stopped being finite":"grew beyond all bounds"} in the step after ${d}${c}. Try ${g}${f}; if that does not help, the ${i.coordinates.length?"forces":"rates"} or the start are to blame.`}function x0({label:i,unit:t},e){return`With ${`${i} = ${Uc(e)} ${t}`.trimEnd()} the accelerations are not finite: the mass matrix has no inverse there, or a length is divided by.`}function Uc(i,t=3){let e=Math.abs(i);return e!==0&&(e<1e-4||e>=1e6)?i.toExponential(t-1):String(+i.toPrecision(t))}var uw=200,b0=1;function zf(i,t){return i.contact?new Cc(i,t):new Bf(i,t)}var Bf=class{constructor(t,e){this.data=t;this.functions=e;let n=this.motion=new Sc(t,e),{layout:s}=n,r=s.size;this.start=s.join(t.start.q,t.start.v,t.start.z),[this.moved,this.last,this.shown]=[new Float64Array(r),new Float64Array(r),new Float64Array(r)],[this.given,this.visible]=[new Float64Array(n.u.length),new Float64Array(n.u.length)],this.drawn={positions:new Float64Array(t.points.reduce((o,a)=>o+a.dimension,0)),sizes:new Float64Array(t.sizes),solution:new Float64Array(s.v.length+t.constraints.length)},this.ledger=new Rc(n),this.drive=t.servo&&new Oc(n,t.servo),this.project=n.constrained&&!t.gaps?Ic(n):void 0,this.hand=new Dc(n,this.start),this.h=t.step,this.method=this.found(t.integrator),this.stepper=$a(n,this.method),this.reset()}data;functions;outcome="";steps=0;motion;ledger;hand;drive;project;start;moved;last;shown;given;visible;drawn;method;stepper;h;origin=0;count=0;begin=li;paused=!1;carry=0;revealed=!1;limit=1/0;pace=0;get t(){return this.origin+this.count*this.h}get y(){return this.reveal(),this.shown}get p(){return this.motion.p}get u(){return this.visible.set(this.motion.u),this.drive?.show(this.t,this.y,this.visible),this.visible}signals(){return this.drive?.signals(this.t,this.y)??Nt}follow(t){return g0(this.motion,t)}get integrator(){return this.method.name}set integrator(t){let e=this.found(t);if(e.refusal)throw new Error(e.refusal);this.restart(),this.method=e,this.stepper=$a(this.motion,e)}get step(){return this.h}set step(t){if(!(t>0&&Number.isFinite(t)))throw new Error("A step must be greater than zero.");this.restart(),this.h=t,this.carry=0}get servoMode(){return this.drive?.mode??"off"}set servoMode(t){if(!(this.drive===void 0||t===this.drive.mode)){if(this.restart(),this.drive.mode==="off"){let{first:e}=this.motion.layout.z;for(let n of this.drive.servo.integrals)this.moved[e+n]=this.data.start.z[n]??0;this.revealed=!1}this.drive.mode=t,this.impose(),this.ledger.forget()}}parameter(t){return this.motion.p[this.place(t)]}setParameter(t,e){let n=this.place(t),s=this.motion.p[n];if(!Number.isFinite(e))throw new Error(`The parameter '${t}' must be a finite number.`);if(e===s)return;this.restart();let r=this.ledger.energyAt(this.t,this.moved),o=this.motion.moves(this.t,this.moved);this.motion.p[n]=e;let a=o&&!this.motion.moves(this.t,this.moved)?x0(this.data.parameters[n],e):this.stepper.contact?.refuse(this.t,this.moved)??"";if(a!=="")throw this.motion.p[n]=s,new Error(a);this.ledger.book(this.ledger.energyAt(this.t,this.moved)-r),this.settle(this.t),this.revealed=!1,this.ledger.forget()}setInput(t,e){if(!(t in this.given))throw new Error(`There is no input ${t}.`);this.given[t]=e,this.impose()}pull(t,e){e===null?this.hand.release():this.hand.hold(t,e,this.t,this.y,this.h),this.impose()}advance(t,e){if(this.outcome!=="")return 0;let n=Math.floor((this.carry+t)/this.h+1e-9);this.carry+=t-n*this.h;let s=performance.now(),r=s+e;this.motion.deadline=r;let o=0,a=s;for(;o<n&&a<r&&this.outcome==="";){let l=this.pace>0?Math.floor(Math.min(b0,r-a)/this.pace):1,c=Math.min(n-o,Math.max(1,l)),h=this.march(c),u=performance.now();if(h>0&&(this.pace=u>a?(u-a)/h:Math.min(this.pace||1,b0)/8),[o,a]=[o+h,u],h<c)break}return o<n&&(this.carry=0),o}single(){this.outcome===""&&(this.motion.deadline=performance.now()+uw,this.march(1),this.carry=0)}setState(t,e,n){let{layout:s}=this.motion,r=s.join(t,e,n);if(!r.every(Number.isFinite))throw new Error("A state needs finite numbers.");if(s.lacksDirection(r))throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");this.start.set(r),this.reset()}posed(t,e){let{layout:n}=this.motion,s=Float64Array.from(this.y);return d0(this.motion,this.t,s,t,e),{q:[...n.take(n.q,s)],v:[...n.take(n.v,s)],z:[...n.take(n.z,s)]}}reset(){this.moved.set(this.start),[this.origin,this.count,this.steps,this.carry,this.outcome]=[0,0,0,0,""],this.stepper=$a(this.motion,this.method),[this.begin,this.paused]=[li,!1],this.hand.release(),this.drive!==void 0&&(this.drive.mode=this.drive.mode),this.impose(),this.stepper.contact?.open(0,this.moved),this.settle(0),this.limit=y0(this.moved),this.last.set(this.moved),this.revealed=!1,this.ledger.open(0,this.moved)}energy(){let[t=0,e=0,n=0]=this.evaluated("energy",new Float64Array(3));return{kinetic:t,potential:e,total:t+e,ledger:this.ledger.total,turnover:this.ledger.turnover,jacobi:n}}positions(){return this.evaluated("positions",this.drawn.positions)}sizes(){return this.evaluated("sizes",this.drawn.sizes)}report(){return this.stepper.contact&&{...this.stepper.contact.report(),milliseconds:this.pace}}multipliers(){return this.stepper.contact?this.stepper.contact.reactions(this.t,this.y):(this.motion.constrained&&this.motion.solve(this.t,this.y,this.drawn.solution),this.drawn.solution.subarray(this.motion.layout.v.length))}evaluated(t,e){return this.functions[t]?.(this.t,this.y,this.motion.u,this.motion.p,Nt,e),e}march(t){let{moved:e,last:n,stepper:s,h:r,ledger:o,hand:a}=this,l=e.length,h=this.drive!==void 0&&this.drive.mode==="sampled"||a.active,u=this.project!==void 0||this.motion.layout.hasUnits;this.revealed=!1;for(let d=0;d<t;d++){let f=this.origin+this.count*r;if(!this.paused){for(let p=0;p<l;p++)n[p]=e[p];h&&this.react(f)}let g=o.busy;g&&o.before(f,this.seen(f));let y=s.step(this.begin,r,f,e);if(this.begin=ar,this.paused=!y,!y)return d;let m=this.origin+(this.count+1)*r;if(u&&kf(e,this.limit)&&this.settle(m),!kf(e,this.limit))return this.end(f),d;this.count++,this.steps++,g&&o.after(r,m,this.seen(m)),s.contact&&o.add(r,s.contact.work)}return t}react(t){let{drive:e,hand:n,h:s}=this;e!==void 0&&e.mode==="sampled"&&this.count%e.every(s)===0&&e.sample(s,t,this.seen(t),this.moved),n.active&&n.apply(t,this.seen(t)),this.impose()}settle(t){let{moved:e,ledger:n,data:s}=this,{layout:r}=this.motion;if(r.normalise(e),this.project===void 0)return;let o=s.energy?n.energyAt(t,e):0;this.project(t,e),s.energy&&n.book(n.energyAt(t,e)-o)}end(t){let e=this.moved.every(Number.isFinite),n=this.stepper.failed?"unsolved":e?"beyond bounds":"infinite";this.moved.set(this.last),this.stepper.forget?.(),this.revealed=!1;let s=this.y,r=this.ledger.energyAt(t,s);this.outcome=v0(this.data,this.method,{t,y:s,energy:r,step:this.h,reason:n})}seen(t){return this.stepper.reveal(this.h,t,this.moved,this.shown),this.shown}reveal(){this.revealed||this.seen(this.t),this.revealed=!0}impose(){let{u:t}=this.motion,{given:e,drive:n,hand:s}=this,r=t.length-s.Q.length,o=!1;for(let a=0;a<t.length;a++){let l=e[a]+(n?.held[a]??0);s.active&&a>=r&&(l+=s.Q[a-r]),l!==t[a]&&(t[a]=l,o=!0)}o&&(this.begin===ar&&(this.begin=jg),this.ledger.forget())}restart(){this.paused&&(this.moved.set(this.last),this.paused=this.revealed=!1),this.moved.set(this.y),[this.origin,this.count,this.begin]=[this.t,0,li],this.stepper.contact||(this.stepper=$a(this.motion,this.method)),this.revealed=!1}found(t){let e=this.data.methods.find(n=>n.name===t);if(e===void 0)throw new Error(`There is no integrator '${t}' in this page.`);return e}place(t){let e=this.data.parameters.findIndex(n=>n.name===t);if(e<0)throw new Error(`There is no parameter '${t}' in this page.`);return e}};var xr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},br={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},ny=0,xp=1,iy=2;var Pl=1,sy=2,na=3,Ms=0,ri=1,ki=2,Ys=0,ia=1,bp=2,_p=3,Mp=4,ry=5;var qr=100,oy=101,ay=102,ly=103,cy=104,hy=200,uy=201,dy=202,fy=203,wp=204,Sp=205,py=206,my=207,gy=208,yy=209,vy=210,xy=211,by=212,_y=213,My=214,ph=0,mh=1,gh=2,qo=3,yh=4,vh=5,xh=6,bh=7,qh=0,wy=1,Sy=2,ws=0,Ap=1,Ep=2,Tp=3,Cp=4,Rp=5,Pp=6,Lp=7;var Ip=300,Xr=301,sa=302,Xh=303,Yh=304,_h=1e3,vs=1001,Mh=1002,Bn=1003,Ay=1004;var Ll=1005;var si=1006,$h=1007;var $s=1008;var hi=1009,Fp=1010,Dp=1011,ra=1012,jh=1013,es=1014,Bi=1015,ns=1016,Zh=1017,Kh=1018,Yr=1020,Np=35902,Op=35899,Up=1021,kp=1022,is=1023,Bs=1026,js=1027,Jh=1028,Qh=1029,_r=1030,tu=1031;var eu=1033,Il=33776,Fl=33777,Dl=33778,Nl=33779,nu=35840,iu=35841,su=35842,ru=35843,ou=36196,au=37492,lu=37496,cu=37488,hu=37489,Ol=37490,uu=37491,du=37808,fu=37809,pu=37810,mu=37811,gu=37812,yu=37813,vu=37814,xu=37815,bu=37816,_u=37817,Mu=37818,wu=37819,Su=37820,Au=37821,Eu=36492,Tu=36494,Cu=36495,Ru=36283,Pu=36284,Ul=36285,Lu=36286;var sl=2300,wh=2301,dh=2302,up=2303,dp=2400,fp=2401,pp=2402;var Ey=3200;var Iu=0,Ty=1,Zs="",ii="srgb",rl="srgb-linear",ol="linear",Ie="srgb";var fh=7680;var Cy=519,Ry=512,Py=513,Ly=514,Bp=515,Iy=516,Fy=517,zp=518,Gp=519,Vp=35044;var Hp="300 es",Ni=2e3,Xo=2001;function dw(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function fw(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function al(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Dy(){let i=al("canvas");return i.style.display="block",i}var _0={},Yo=null;function ll(...i){let t="THREE."+i.shift();Yo?Yo("log",t,...i):console.log(t,...i)}function Ny(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function jt(...i){i=Ny(i);let t="THREE."+i.shift();if(Yo)Yo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function te(...i){i=Ny(i);let t="THREE."+i.shift();if(Yo)Yo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function nl(...i){let t=i.join(" ");t in _0||(_0[t]=!0,jt(...i))}function Oy(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Uy={[ph]:ph,[gh]:xh,[yh]:yh,[qo]:vh,[mh]:mh,[xh]:gh,[bh]:bh,[vh]:qo},Ji=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},Xn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],M0=1234567,Ho=Math.PI/180,$o=180/Math.PI;function Mr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Xn[i&255]+Xn[i>>8&255]+Xn[i>>16&255]+Xn[i>>24&255]+"-"+Xn[t&255]+Xn[t>>8&255]+"-"+Xn[t>>16&15|64]+Xn[t>>24&255]+"-"+Xn[e&63|128]+Xn[e>>8&255]+"-"+Xn[e>>16&255]+Xn[e>>24&255]+Xn[n&255]+Xn[n>>8&255]+Xn[n>>16&255]+Xn[n>>24&255]).toLowerCase()}function ce(i,t,e){return Math.max(t,Math.min(e,i))}function Wp(i,t){return(i%t+t)%t}function pw(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function mw(i,t,e){return i!==t?(e-i)/(t-i):0}function il(i,t,e){return(1-e)*i+e*t}function gw(i,t,e,n){return il(i,t,1-Math.exp(-e*n))}function yw(i,t=1){return t-Math.abs(Wp(i,t*2)-t)}function vw(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function xw(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function bw(i,t){return i+Math.floor(Math.random()*(t-i+1))}function _w(i,t){return i+Math.random()*(t-i)}function Mw(i){return i*(.5-Math.random())}function ww(i){i!==void 0&&(M0=i);let t=M0+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Sw(i){return i*Ho}function Aw(i){return i*$o}function Ew(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Tw(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function qp(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Cw(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:jt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Fu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Xp(i,t){if(t.constructor===Float32Array)return i;let e=Fu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Yp(i,t){if(t.constructor===Float32Array)return i;let e=Fu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Du={DEG2RAD:Ho,RAD2DEG:$o,generateUUID:Mr,clamp:ce,euclideanModulo:Wp,mapLinear:pw,inverseLerp:mw,lerp:il,damp:gw,pingpong:yw,smoothstep:vw,smootherstep:xw,randInt:bw,randFloat:_w,randFloatSpread:Mw,seededRandom:ww,degToRad:Sw,radToDeg:Aw,isPowerOfTwo:Ew,ceilPowerOfTwo:Tw,floorPowerOfTwo:qp,setQuaternionFromProperEuler:Cw,normalize:Yp,denormalize:Xp},Xt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ce(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Hn=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*y;m<0&&(d=-d,f=-f,g=-g,y=-y,m=-m);let p=1-a;if(m<.9995){let v=Math.acos(m),M=Math.sin(v);p=Math.sin(p*v)/M,a=Math.sin(a*v)/M,l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a}else{l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*f-c*d,t[e+1]=l*g+h*d+c*u-a*f,t[e+2]=c*g+h*f+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:jt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ce(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},O=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(w0.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(w0.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this.z=ce(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this.z=ce(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return Gf.copy(this).projectOnVector(t),this.sub(Gf)}reflect(t){return this.sub(Gf.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ce(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Gf=new O,w0=new Hn,ie=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],y=s[0],m=s[3],p=s[6],v=s[1],M=s[4],b=s[7],S=s[2],A=s[5],x=s[8];return r[0]=o*y+a*v+l*S,r[3]=o*m+a*M+l*A,r[6]=o*p+a*b+l*x,r[1]=c*y+h*v+u*S,r[4]=c*m+h*M+u*A,r[7]=c*p+h*b+u*x,r[2]=d*y+f*v+g*S,r[5]=d*m+f*M+g*A,r[8]=d*p+f*b+g*x,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=e*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=f*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return nl("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Vf.makeScale(t,e)),this}rotate(t){return nl("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Vf.makeRotation(-t)),this}translate(t,e){return nl("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Vf.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Vf=new ie,S0=new ie().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),A0=new ie().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Rw(){let i={enabled:!0,workingColorSpace:rl,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ie&&(s.r=ks(s.r),s.g=ks(s.g),s.b=ks(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ie&&(s.r=Wo(s.r),s.g=Wo(s.g),s.b=Wo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Zs?ol:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[rl]:{primaries:t,whitePoint:n,transfer:ol,toXYZ:S0,fromXYZ:A0,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:ii},outputColorSpaceConfig:{drawingBufferColorSpace:ii}},[ii]:{primaries:t,whitePoint:n,transfer:Ie,toXYZ:S0,fromXYZ:A0,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:ii}}}),i}var Me=Rw();function ks(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Wo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var To,Sh=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{To===void 0&&(To=al("canvas")),To.width=t.width,To.height=t.height;let s=To.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=To}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=al("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ks(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ks(e[n]/255)*255):e[n]=ks(e[n]);return{data:e,width:t.width,height:t.height}}else return jt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},Pw=0,jo=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Pw++}),this.uuid=Mr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Hf(s[o].image)):r.push(Hf(s[o]))}else r=Hf(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Hf(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Sh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(jt("Texture: Unable to serialize Texture."),{})}var Lw=0,Wf=new O,ci=class i extends Ji{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=vs,s=vs,r=si,o=$s,a=is,l=hi,c=i.DEFAULT_ANISOTROPY,h=Zs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Lw++}),this.uuid=Mr(),this.name="",this.source=new jo(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Xt(0,0),this.repeat=new Xt(1,1),this.center=new Xt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ie,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Wf).x}get height(){return this.source.getSize(Wf).y}get depth(){return this.source.getSize(Wf).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){jt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){jt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Ip)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case _h:t.x=t.x-Math.floor(t.x);break;case vs:t.x=t.x<0?0:1;break;case Mh:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case _h:t.y=t.y-Math.floor(t.y);break;case vs:t.y=t.y<0?0:1;break;case Mh:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};ci.DEFAULT_IMAGE=null;ci.DEFAULT_MAPPING=Ip;ci.DEFAULT_ANISOTROPY=1;var nn=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],y=l[2],m=l[6],p=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let M=(c+1)/2,b=(f+1)/2,S=(p+1)/2,A=(h+d)/4,x=(u+y)/4,C=(g+m)/4;return M>b&&M>S?M<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(M),s=A/n,r=x/n):b>S?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=A/s,r=C/s):S<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(S),n=x/r,s=C/r),this.set(n,s,r,e),this}let v=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-g)/v,this.y=(u-y)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this.z=ce(this.z,t.z,e.z),this.w=ce(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this.z=ce(this.z,t,e),this.w=ce(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ah=class extends Ji{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:si,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new nn(0,0,t,e),this.scissorTest=!1,this.viewport=new nn(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ci({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:si,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new jo(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},wi=class extends Ah{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},cl=class extends ci{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=vs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Eh=class extends ci{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=vs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var be=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,m)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,m){let p=this.elements;return p[0]=t,p[4]=e,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=u,p[14]=d,p[3]=f,p[7]=g,p[11]=y,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/Co.setFromMatrixColumn(t,0).length(),r=1/Co.setFromMatrixColumn(t,1).length(),o=1/Co.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,g=c*h,y=c*u;e[0]=d+y*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-g,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,g=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=g*c-f,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=g*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+g,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Iw,t,Fw)}lookAt(t,e,n){let s=this.elements;return _i.subVectors(t,e),_i.lengthSq()===0&&(_i.z=1),_i.normalize(),cr.crossVectors(n,_i),cr.lengthSq()===0&&(Math.abs(n.z)===1?_i.x+=1e-4:_i.z+=1e-4,_i.normalize(),cr.crossVectors(n,_i)),cr.normalize(),kc.crossVectors(_i,cr),s[0]=cr.x,s[4]=kc.x,s[8]=_i.x,s[1]=cr.y,s[5]=kc.y,s[9]=_i.y,s[2]=cr.z,s[6]=kc.z,s[10]=_i.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],y=n[6],m=n[10],p=n[14],v=n[3],M=n[7],b=n[11],S=n[15],A=s[0],x=s[4],C=s[8],N=s[12],L=s[1],I=s[5],B=s[9],G=s[13],F=s[2],V=s[6],Y=s[10],W=s[14],lt=s[3],j=s[7],J=s[11],et=s[15];return r[0]=o*A+a*L+l*F+c*lt,r[4]=o*x+a*I+l*V+c*j,r[8]=o*C+a*B+l*Y+c*J,r[12]=o*N+a*G+l*W+c*et,r[1]=h*A+u*L+d*F+f*lt,r[5]=h*x+u*I+d*V+f*j,r[9]=h*C+u*B+d*Y+f*J,r[13]=h*N+u*G+d*W+f*et,r[2]=g*A+y*L+m*F+p*lt,r[6]=g*x+y*I+m*V+p*j,r[10]=g*C+y*B+m*Y+p*J,r[14]=g*N+y*G+m*W+p*et,r[3]=v*A+M*L+b*F+S*lt,r[7]=v*x+M*I+b*V+S*j,r[11]=v*C+M*B+b*Y+S*J,r[15]=v*N+M*G+b*W+S*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],g=t[3],y=t[7],m=t[11],p=t[15],v=l*f-c*d,M=a*f-c*u,b=a*d-l*u,S=o*f-c*h,A=o*d-l*h,x=o*u-a*h;return e*(y*v-m*M+p*b)-n*(g*v-m*S+p*A)+s*(g*M-y*S+p*x)-r*(g*b-y*A+m*x)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],g=t[12],y=t[13],m=t[14],p=t[15],v=e*a-n*o,M=e*l-s*o,b=e*c-r*o,S=n*l-s*a,A=n*c-r*a,x=s*c-r*l,C=h*y-u*g,N=h*m-d*g,L=h*p-f*g,I=u*m-d*y,B=u*p-f*y,G=d*p-f*m,F=v*G-M*B+b*I+S*L-A*N+x*C;if(F===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let V=1/F;return t[0]=(a*G-l*B+c*I)*V,t[1]=(s*B-n*G-r*I)*V,t[2]=(y*x-m*A+p*S)*V,t[3]=(d*A-u*x-f*S)*V,t[4]=(l*L-o*G-c*N)*V,t[5]=(e*G-s*L+r*N)*V,t[6]=(m*b-g*x-p*M)*V,t[7]=(h*x-d*b+f*M)*V,t[8]=(o*B-a*L+c*C)*V,t[9]=(n*L-e*B-r*C)*V,t[10]=(g*A-y*b+p*v)*V,t[11]=(u*b-h*A-f*v)*V,t[12]=(a*N-o*I-l*C)*V,t[13]=(e*I-n*N+s*C)*V,t[14]=(y*M-g*S-m*v)*V,t[15]=(h*S-u*M+d*v)*V,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,y=o*h,m=o*u,p=a*u,v=l*c,M=l*h,b=l*u,S=n.x,A=n.y,x=n.z;return s[0]=(1-(y+p))*S,s[1]=(f+b)*S,s[2]=(g-M)*S,s[3]=0,s[4]=(f-b)*A,s[5]=(1-(d+p))*A,s[6]=(m+v)*A,s[7]=0,s[8]=(g+M)*x,s[9]=(m-v)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=Co.set(s[0],s[1],s[2]).length(),a=Co.set(s[4],s[5],s[6]).length(),l=Co.set(s[8],s[9],s[10]).length();r<0&&(o=-o),$i.copy(this);let c=1/o,h=1/a,u=1/l;return $i.elements[0]*=c,$i.elements[1]*=c,$i.elements[2]*=c,$i.elements[4]*=h,$i.elements[5]*=h,$i.elements[6]*=h,$i.elements[8]*=u,$i.elements[9]*=u,$i.elements[10]*=u,e.setFromRotationMatrix($i),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ni,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ni)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Xo)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ni,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ni)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===Xo)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},Co=new O,$i=new be,Iw=new O(0,0,0),Fw=new O(1,1,1),cr=new O,kc=new O,_i=new O,E0=new be,T0=new Hn,zs=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(ce(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ce(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(ce(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ce(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ce(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ce(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:jt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return E0.makeRotationFromQuaternion(t),this.setFromRotationMatrix(E0,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return T0.setFromEuler(this),this.setFromQuaternion(T0,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};zs.DEFAULT_ORDER="XYZ";var Zo=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},Dw=0,C0=new O,Ro=new Hn,Fs=new be,Bc=new O,ja=new O,Nw=new O,Ow=new Hn,R0=new O(1,0,0),P0=new O(0,1,0),L0=new O(0,0,1),I0={type:"added"},Uw={type:"removed"},Po={type:"childadded",child:null},qf={type:"childremoved",child:null},Mn=class i extends Ji{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Dw++}),this.uuid=Mr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new O,e=new zs,n=new Hn,s=new O(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new be},normalMatrix:{value:new ie}}),this.matrix=new be,this.matrixWorld=new be,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Zo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Ro.setFromAxisAngle(t,e),this.quaternion.multiply(Ro),this}rotateOnWorldAxis(t,e){return Ro.setFromAxisAngle(t,e),this.quaternion.premultiply(Ro),this}rotateX(t){return this.rotateOnAxis(R0,t)}rotateY(t){return this.rotateOnAxis(P0,t)}rotateZ(t){return this.rotateOnAxis(L0,t)}translateOnAxis(t,e){return C0.copy(t).applyQuaternion(this.quaternion),this.position.add(C0.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(R0,t)}translateY(t){return this.translateOnAxis(P0,t)}translateZ(t){return this.translateOnAxis(L0,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Fs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Bc.copy(t):Bc.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ja.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Fs.lookAt(ja,Bc,this.up):Fs.lookAt(Bc,ja,this.up),this.quaternion.setFromRotationMatrix(Fs),s&&(Fs.extractRotation(s.matrixWorld),Ro.setFromRotationMatrix(Fs),this.quaternion.premultiply(Ro.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(te("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(I0),Po.child=t,this.dispatchEvent(Po),Po.child=null):te("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Uw),qf.child=t,this.dispatchEvent(qf),qf.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Fs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Fs.multiply(t.parent.matrixWorld)),t.applyMatrix4(Fs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(I0),Po.child=t,this.dispatchEvent(Po),Po.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ja,t,Nw),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ja,Ow,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Mn.DEFAULT_UP=new O(0,1,0);Mn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Mn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ge=class extends Mn{constructor(){super(),this.isGroup=!0,this.type="Group"}},kw={type:"move"},Ko=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ge,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ge,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new O,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new O),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ge,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new O,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new O,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let m=e.getJointPose(y,n),p=this._getHandJoint(c,y);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),p.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(kw)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Ge;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},ky={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},hr={h:0,s:0,l:0},zc={h:0,s:0,l:0};function Xf(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var ee=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=ii){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,Me.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=Me.workingColorSpace){return this.r=t,this.g=e,this.b=n,Me.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=Me.workingColorSpace){if(t=Wp(t,1),e=ce(e,0,1),n=ce(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Xf(o,r,t+1/3),this.g=Xf(o,r,t),this.b=Xf(o,r,t-1/3)}return Me.colorSpaceToWorking(this,s),this}setStyle(t,e=ii){function n(r){r!==void 0&&parseFloat(r)<1&&jt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:jt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);jt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=ii){let n=ky[t.toLowerCase()];return n!==void 0?this.setHex(n,e):jt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ks(t.r),this.g=ks(t.g),this.b=ks(t.b),this}copyLinearToSRGB(t){return this.r=Wo(t.r),this.g=Wo(t.g),this.b=Wo(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=ii){return Me.workingToColorSpace(Yn.copy(this),t),Math.round(ce(Yn.r*255,0,255))*65536+Math.round(ce(Yn.g*255,0,255))*256+Math.round(ce(Yn.b*255,0,255))}getHexString(t=ii){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=Me.workingColorSpace){Me.workingToColorSpace(Yn.copy(this),e);let n=Yn.r,s=Yn.g,r=Yn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=Me.workingColorSpace){return Me.workingToColorSpace(Yn.copy(this),e),t.r=Yn.r,t.g=Yn.g,t.b=Yn.b,t}getStyle(t=ii){Me.workingToColorSpace(Yn.copy(this),t);let e=Yn.r,n=Yn.g,s=Yn.b;return t!==ii?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(hr),this.setHSL(hr.h+t,hr.s+e,hr.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(hr),t.getHSL(zc);let n=il(hr.h,zc.h,e),s=il(hr.s,zc.s,e),r=il(hr.l,zc.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Yn=new ee;ee.NAMES=ky;var hl=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new ee(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Ur=class extends Mn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new zs,this.environmentIntensity=1,this.environmentRotation=new zs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},ji=new O,Ds=new O,Yf=new O,Ns=new O,Lo=new O,Io=new O,F0=new O,$f=new O,jf=new O,Zf=new O,Kf=new nn,Jf=new nn,Qf=new nn,Ki=class i{constructor(t=new O,e=new O,n=new O){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),ji.subVectors(t,e),s.cross(ji);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){ji.subVectors(s,e),Ds.subVectors(n,e),Yf.subVectors(t,e);let o=ji.dot(ji),a=ji.dot(Ds),l=ji.dot(Yf),c=Ds.dot(Ds),h=Ds.dot(Yf),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,Ns)===null?!1:Ns.x>=0&&Ns.y>=0&&Ns.x+Ns.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,Ns)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ns.x),l.addScaledVector(o,Ns.y),l.addScaledVector(a,Ns.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return Kf.setScalar(0),Jf.setScalar(0),Qf.setScalar(0),Kf.fromBufferAttribute(t,e),Jf.fromBufferAttribute(t,n),Qf.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Kf,r.x),o.addScaledVector(Jf,r.y),o.addScaledVector(Qf,r.z),o}static isFrontFacing(t,e,n,s){return ji.subVectors(n,e),Ds.subVectors(t,e),ji.cross(Ds).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return ji.subVectors(this.c,this.b),Ds.subVectors(this.a,this.b),ji.cross(Ds).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;Lo.subVectors(s,n),Io.subVectors(r,n),$f.subVectors(t,n);let l=Lo.dot($f),c=Io.dot($f);if(l<=0&&c<=0)return e.copy(n);jf.subVectors(t,s);let h=Lo.dot(jf),u=Io.dot(jf);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(Lo,o);Zf.subVectors(t,r);let f=Lo.dot(Zf),g=Io.dot(Zf);if(g>=0&&f<=g)return e.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(Io,a);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return F0.subVectors(r,s),a=(u-h)/(u-h+(f-g)),e.copy(s).addScaledVector(F0,a);let p=1/(m+y+d);return o=y*p,a=d*p,e.copy(n).addScaledVector(Lo,o).addScaledVector(Io,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Oi=class{constructor(t=new O(1/0,1/0,1/0),e=new O(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Zi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Zi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Zi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Zi):Zi.fromBufferAttribute(r,o),Zi.applyMatrix4(t.matrixWorld),this.expandByPoint(Zi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Gc.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Gc.copy(n.boundingBox)),Gc.applyMatrix4(t.matrixWorld),this.union(Gc)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Zi),Zi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Za),Vc.subVectors(this.max,Za),Fo.subVectors(t.a,Za),Do.subVectors(t.b,Za),No.subVectors(t.c,Za),ur.subVectors(Do,Fo),dr.subVectors(No,Do),Fr.subVectors(Fo,No);let e=[0,-ur.z,ur.y,0,-dr.z,dr.y,0,-Fr.z,Fr.y,ur.z,0,-ur.x,dr.z,0,-dr.x,Fr.z,0,-Fr.x,-ur.y,ur.x,0,-dr.y,dr.x,0,-Fr.y,Fr.x,0];return!tp(e,Fo,Do,No,Vc)||(e=[1,0,0,0,1,0,0,0,1],!tp(e,Fo,Do,No,Vc))?!1:(Hc.crossVectors(ur,dr),e=[Hc.x,Hc.y,Hc.z],tp(e,Fo,Do,No,Vc))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Zi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Zi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Os[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Os[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Os[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Os[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Os[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Os[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Os[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Os[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Os),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Os=[new O,new O,new O,new O,new O,new O,new O,new O],Zi=new O,Gc=new Oi,Fo=new O,Do=new O,No=new O,ur=new O,dr=new O,Fr=new O,Za=new O,Vc=new O,Hc=new O,Dr=new O;function tp(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Dr.fromArray(i,r);let a=s.x*Math.abs(Dr.x)+s.y*Math.abs(Dr.y)+s.z*Math.abs(Dr.z),l=t.dot(Dr),c=e.dot(Dr),h=n.dot(Dr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var _n=new O,Wc=new Xt,Bw=0,en=class extends Ji{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Bw++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Vp,this.updateRanges=[],this.gpuType=Bi,this.version=0,this._normalizationScale=t!==void 0?Fu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Wc.fromBufferAttribute(this,e),Wc.applyMatrix3(t),this.setXY(e,Wc.x,Wc.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.applyMatrix3(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.applyMatrix4(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.applyNormalMatrix(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)_n.fromBufferAttribute(this,e),_n.transformDirection(t),this.setXYZ(e,_n.x,_n.y,_n.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Xp(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Yp(t,this.array)}};var ul=class extends en{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var dl=class extends en{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Se=class extends en{constructor(t,e,n){super(new Float32Array(t),e,n)}},zw=new Oi,Ka=new O,ep=new O,Gs=class{constructor(t=new O,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):zw.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Ka.subVectors(t,this.center);let e=Ka.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(Ka,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(ep.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Ka.copy(t.center).add(ep)),this.expandByPoint(Ka.copy(t.center).sub(ep))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Gw=0,Di=new be,np=new Mn,Oo=new O,Mi=new Oi,Ja=new Oi,Un=new O,Ee=class i extends Ji{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Gw++}),this.uuid=Mr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(dw(t)?dl:ul)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ie().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Di.makeRotationFromQuaternion(t),this.applyMatrix4(Di),this}rotateX(t){return Di.makeRotationX(t),this.applyMatrix4(Di),this}rotateY(t){return Di.makeRotationY(t),this.applyMatrix4(Di),this}rotateZ(t){return Di.makeRotationZ(t),this.applyMatrix4(Di),this}translate(t,e,n){return Di.makeTranslation(t,e,n),this.applyMatrix4(Di),this}scale(t,e,n){return Di.makeScale(t,e,n),this.applyMatrix4(Di),this}lookAt(t){return np.lookAt(t),np.updateMatrix(),this.applyMatrix4(np.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Oo).negate(),this.translate(Oo.x,Oo.y,Oo.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Se(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&jt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Oi);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new O(-1/0,-1/0,-1/0),new O(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];Mi.setFromBufferAttribute(r),this.morphTargetsRelative?(Un.addVectors(this.boundingBox.min,Mi.min),this.boundingBox.expandByPoint(Un),Un.addVectors(this.boundingBox.max,Mi.max),this.boundingBox.expandByPoint(Un)):(this.boundingBox.expandByPoint(Mi.min),this.boundingBox.expandByPoint(Mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&te('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Gs);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){te("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new O,1/0);return}if(t){let n=this.boundingSphere.center;if(Mi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Ja.setFromBufferAttribute(a),this.morphTargetsRelative?(Un.addVectors(Mi.min,Ja.min),Mi.expandByPoint(Un),Un.addVectors(Mi.max,Ja.max),Mi.expandByPoint(Un)):(Mi.expandByPoint(Ja.min),Mi.expandByPoint(Ja.max))}Mi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Un.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Un));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Un.fromBufferAttribute(a,c),l&&(Oo.fromBufferAttribute(t,c),Un.add(Oo)),s=Math.max(s,n.distanceToSquared(Un))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&te('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){te("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new en(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let N=0;N<n.count;N++)a[N]=new O,l[N]=new O;let h=new O,u=new O,d=new O,f=new Xt,g=new Xt,y=new Xt,m=new O,p=new O;function v(N,L,I){c[N]=c[L]=c[I]=1,h.fromBufferAttribute(n,N),u.fromBufferAttribute(n,L),d.fromBufferAttribute(n,I),f.fromBufferAttribute(r,N),g.fromBufferAttribute(r,L),y.fromBufferAttribute(r,I),u.sub(h),d.sub(h),g.sub(f),y.sub(f);let B=1/(g.x*y.y-y.x*g.y);isFinite(B)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(B),p.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(B),a[N].add(m),a[L].add(m),a[I].add(m),l[N].add(p),l[L].add(p),l[I].add(p))}let M=this.groups;M.length===0&&(M=[{start:0,count:t.count}]);for(let N=0,L=M.length;N<L;++N){let I=M[N],B=I.start,G=I.count;for(let F=B,V=B+G;F<V;F+=3)v(t.getX(F+0),t.getX(F+1),t.getX(F+2))}let b=new O,S=new O,A=new O,x=new O;function C(N){A.fromBufferAttribute(s,N),x.copy(A);let L=a[N];b.copy(L),b.sub(A.multiplyScalar(A.dot(L))).normalize(),S.crossVectors(x,L);let B=S.dot(l[N])<0?-1:1;o.setXYZW(N,b.x,b.y,b.z,B)}for(let N=0,L=n.count;N<L;++N)c[N]&&C(N);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new en(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new O,r=new O,o=new O,a=new O,l=new O,c=new O,h=new O,u=new O;if(t)for(let d=0,f=t.count;d<f;d+=3){let g=t.getX(d+0),y=t.getX(d+1),m=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Un.fromBufferAttribute(t,e),Un.normalize(),t.setXYZ(e,Un.x,Un.y,Un.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let p=0;p<h;p++)d[g++]=c[f++]}return new en(d,h,u)}if(this.index===null)return jt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},fl=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Vp,this.updateRanges=[],this.version=0,this.uuid=Mr()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=D0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let n=new this.array.constructor(t.arrayBuffers[e]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=D0(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function D0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=Mr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ni=new O,kr=class i{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s,this._normalizationScale=t!==void 0?Fu(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)ni.fromBufferAttribute(this,e),ni.applyMatrix4(t),this.setXYZ(e,ni.x,ni.y,ni.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)ni.fromBufferAttribute(this,e),ni.applyNormalMatrix(t),this.setXYZ(e,ni.x,ni.y,ni.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)ni.fromBufferAttribute(this,e),ni.transformDirection(t),this.setXYZ(e,ni.x,ni.y,ni.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){ll("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new en(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new i(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){ll("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Xp(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Yp(t,this.data.array)}},ip=new O,Vw=new O,Hw=new ie,Vn=class{constructor(t=new O(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=ip.subVectors(n,e).cross(Vw.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(ip),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||Hw.getNormalMatrix(t),s=this.coplanarPoint(ip).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Ww=0,xs=class extends Ji{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ww++}),this.uuid=Mr(),this.name="",this.type="Material",this.blending=ia,this.side=Ms,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=wp,this.blendDst=Sp,this.blendEquation=qr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ee(0,0,0),this.blendAlpha=0,this.depthFunc=qo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Cy,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=fh,this.stencilZFail=fh,this.stencilZPass=fh,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){jt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){jt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new ee().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new Vn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Xt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Xt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Us=new O,sp=new O,qc=new O,Xc=new O,pr=class{constructor(t=new O,e=new O(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Us)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Us.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Us.copy(this.origin).addScaledVector(this.direction,e),Us.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){sp.copy(t).add(e).multiplyScalar(.5),qc.copy(e).sub(t).normalize(),Xc.copy(this.origin).sub(sp);let r=t.distanceTo(e)*.5,o=-this.direction.dot(qc),a=Xc.dot(this.direction),l=-Xc.dot(qc),c=Xc.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(sp).addScaledVector(qc,d),f}intersectSphere(t,e){if(t.radius<0)return null;Us.subVectors(t.center,this.origin);let n=Us.dot(this.direction),s=Us.dot(Us)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Us)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,g=e.x-o.x,y=e.y-o.y,m=e.z-o.z,p=n.x-o.x,v=n.y-o.y,M=n.z-o.z,b=Math.abs(l),S=Math.abs(c),A=Math.abs(h),x,C,N,L,I,B,G,F,V,Y,W,lt;if(b>=S&&b>=A?(N=l,B=u,V=g,lt=p,l>=0?(x=c,C=h,L=d,I=f,G=y,F=m,Y=v,W=M):(x=h,C=c,L=f,I=d,G=m,F=y,Y=M,W=v)):S>=A?(N=c,B=d,V=y,lt=v,c>=0?(x=h,C=l,L=f,I=u,G=m,F=g,Y=M,W=p):(x=l,C=h,L=u,I=f,G=g,F=m,Y=p,W=M)):(N=h,B=f,V=m,lt=M,h>=0?(x=l,C=c,L=u,I=d,G=g,F=y,Y=p,W=v):(x=c,C=l,L=d,I=u,G=y,F=g,Y=v,W=p)),N===0)return null;let j=x/N,J=C/N,et=1/N,dt=L-j*B,ut=I-J*B,tt=G-j*V,mt=F-J*V,vt=Y-j*lt,Tt=W-J*lt,Mt=vt*mt-Tt*tt,Wt=dt*Tt-ut*vt,ae=tt*ut-mt*dt;if(s){if(Mt<0||Wt<0||ae<0)return null}else if((Mt<0||Wt<0||ae<0)&&(Mt>0||Wt>0||ae>0))return null;let Vt=Mt+Wt+ae;if(Vt===0)return null;let pe=et*(Mt*B+Wt*V+ae*lt);return(Vt>0?pe<0:pe>0)?null:this.at(pe/Vt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Qi=class extends xs{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ee(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new zs,this.combine=qh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},N0=new be,Nr=new pr,Yc=new Gs,O0=new O,$c=new O,jc=new O,Zc=new O,rp=new O,Kc=new O,U0=new O,Jc=new O,ye=class extends Mn{constructor(t=new Ee,e=new Qi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){Kc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(rp.fromBufferAttribute(u,t),o?Kc.addScaledVector(rp,h):Kc.addScaledVector(rp.sub(e),h))}e.add(Kc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Yc.copy(n.boundingSphere),Yc.applyMatrix4(r),Nr.copy(t.ray).recast(t.near),!(Yc.containsPoint(Nr.origin)===!1&&(Nr.intersectSphere(Yc,O0)===null||Nr.origin.distanceToSquared(O0)>(t.far-t.near)**2))&&(N0.copy(r).invert(),Nr.copy(t.ray).applyMatrix4(N0),!(n.boundingBox!==null&&Nr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,Nr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),M=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=v,S=M;b<S;b+=3){let A=a.getX(b),x=a.getX(b+1),C=a.getX(b+2);s=Qc(this,p,t,n,c,h,u,A,x,C),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let v=a.getX(m),M=a.getX(m+1),b=a.getX(m+2);s=Qc(this,o,t,n,c,h,u,v,M,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),M=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=v,S=M;b<S;b+=3){let A=b,x=b+1,C=b+2;s=Qc(this,p,t,n,c,h,u,A,x,C),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let v=m,M=m+1,b=m+2;s=Qc(this,o,t,n,c,h,u,v,M,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}};function qw(i,t,e,n,s,r,o,a){let l;if(t.side===ri?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Ms,a),l===null)return null;Jc.copy(a),Jc.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Jc);return c<e.near||c>e.far?null:{distance:c,point:Jc.clone(),object:i}}function Qc(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,$c),i.getVertexPosition(l,jc),i.getVertexPosition(c,Zc);let h=qw(i,t,e,n,$c,jc,Zc,U0);if(h){let u=new O;Ki.getBarycoord(U0,$c,jc,Zc,u),s&&(h.uv=Ki.getInterpolatedAttribute(s,a,l,c,u,new Xt)),r&&(h.uv1=Ki.getInterpolatedAttribute(r,a,l,c,u,new Xt)),o&&(h.normal=Ki.getInterpolatedAttribute(o,a,l,c,u,new O),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new O,materialIndex:0};Ki.getNormal($c,jc,Zc,d.normal),h.face=d,h.barycoord=u}return h}var pl=class extends ci{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Bn,h=Bn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Jo=class extends en{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},Uo=new be,k0=new be,th=[],B0=new Oi,Xw=new be,Qa=new ye,tl=new Gs,Qo=class extends ye{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Jo(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,Xw)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Oi),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Uo),B0.copy(t.boundingBox).applyMatrix4(Uo),this.boundingBox.union(B0)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Gs),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Uo),tl.copy(t.boundingSphere).applyMatrix4(Uo),this.boundingSphere.union(tl)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(Qa.geometry=this.geometry,Qa.material=this.material,Qa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),tl.copy(this.boundingSphere),tl.applyMatrix4(n),t.ray.intersectsSphere(tl)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Uo),k0.multiplyMatrices(n,Uo),Qa.matrixWorld=k0,Qa.raycast(t,th);for(let o=0,a=th.length;o<a;o++){let l=th[o];l.instanceId=r,l.object=this,e.push(l)}th.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Jo(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new pl(new Float32Array(s*this.count),s,this.count,Jh,Bi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Or=new Gs,Yw=new Xt(.5,.5),eh=new O,mr=class{constructor(t=new Vn,e=new Vn,n=new Vn,s=new Vn,r=new Vn,o=new Vn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ni,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],y=r[9],m=r[10],p=r[11],v=r[12],M=r[13],b=r[14],S=r[15];if(s[0].setComponents(c-o,f-h,p-g,S-v).normalize(),s[1].setComponents(c+o,f+h,p+g,S+v).normalize(),s[2].setComponents(c+a,f+u,p+y,S+M).normalize(),s[3].setComponents(c-a,f-u,p-y,S-M).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,p-m,S-b).normalize();else if(s[4].setComponents(c-l,f-d,p-m,S-b).normalize(),e===Ni)s[5].setComponents(c+l,f+d,p+m,S+b).normalize();else if(e===Xo)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Or.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Or.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Or)}intersectsSprite(t){Or.center.set(0,0,0);let e=Yw.distanceTo(t.center);return Or.radius=.7071067811865476+e,Or.applyMatrix4(t.matrixWorld),this.intersectsSphere(Or)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(eh.x=s.normal.x>0?t.max.x:t.min.x,eh.y=s.normal.y>0?t.max.y:t.min.y,eh.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(eh)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},z0=new be,Th=class i{constructor(){this.coordinateSystem=Ni,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];z0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new mr),n[s].setFromProjectionMatrix(z0,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new mr),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Si=class extends xs{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ee(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Ch=new O,Rh=new O,G0=new be,el=new pr,nh=new Gs,op=new O,V0=new O,Vs=class extends Mn{constructor(t=new Ee,e=new Si){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Ch.fromBufferAttribute(e,s-1),Rh.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Ch.distanceTo(Rh);t.setAttribute("lineDistance",new Se(n,1))}else jt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),nh.copy(n.boundingSphere),nh.applyMatrix4(s),nh.radius+=r,t.ray.intersectsSphere(nh)===!1)return;G0.copy(s).invert(),el.copy(t.ray).applyMatrix4(G0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=h.getX(y),v=h.getX(y+1),M=ih(this,t,el,l,p,v,y);M&&e.push(M)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(f),p=ih(this,t,el,l,y,m,g-1);p&&e.push(p)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=ih(this,t,el,l,y,y+1,y);p&&e.push(p)}if(this.isLineLoop){let y=ih(this,t,el,l,g-1,f,g-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function ih(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Ch.fromBufferAttribute(a,s),Rh.fromBufferAttribute(a,r),e.distanceSqToSegment(Ch,Rh,op,V0)>n)return;op.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(op);if(!(c<t.near||c>t.far))return{distance:c,point:V0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var H0=new O,W0=new O,Hs=class extends Vs{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)H0.fromBufferAttribute(e,s),W0.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+H0.distanceTo(W0);t.setAttribute("lineDistance",new Se(n,1))}else jt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},ml=class extends Vs{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}};var gl=class extends ci{constructor(t=[],e=Xr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Ws=class extends ci{constructor(t,e,n=es,s,r,o,a=Bn,l=Bn,c,h=Bs,u=1){if(h!==Bs&&h!==js)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new jo(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},yl=class extends Ws{constructor(t,e=es,n=Xr,s,r,o=Bn,a=Bn,l,c=Bs){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},vl=class extends ci{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},bs=class i extends Ee{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Se(c,3)),this.setAttribute("normal",new Se(h,3)),this.setAttribute("uv",new Se(u,2));function g(y,m,p,v,M,b,S,A,x,C,N){let L=b/x,I=S/C,B=b/2,G=S/2,F=A/2,V=x+1,Y=C+1,W=0,lt=0,j=new O;for(let J=0;J<Y;J++){let et=J*I-G;for(let dt=0;dt<V;dt++){let ut=dt*L-B;j[y]=ut*v,j[m]=et*M,j[p]=F,c.push(j.x,j.y,j.z),j[y]=0,j[m]=0,j[p]=A>0?1:-1,h.push(j.x,j.y,j.z),u.push(dt/x),u.push(1-J/C),W+=1}}for(let J=0;J<C;J++)for(let et=0;et<x;et++){let dt=d+et+V*J,ut=d+et+V*(J+1),tt=d+(et+1)+V*(J+1),mt=d+(et+1)+V*J;l.push(dt,ut,mt),l.push(ut,tt,mt),lt+=6}a.addGroup(f,lt,N),f+=lt,d+=W}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},Br=class i extends Ee{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,f=2*u+d,g=n*2+r,y=s+1,m=new O,p=new O;for(let v=0;v<=g;v++){let M=0,b=0,S=0,A=0;if(v<=n){let N=v/n,L=N*Math.PI/2;b=-h-t*Math.cos(L),S=t*Math.sin(L),A=-t*Math.cos(L),M=N*u}else if(v<=n+r){let N=(v-n)/r;b=-h+N*e,S=t,A=0,M=u+N*d}else{let N=(v-n-r)/n,L=N*Math.PI/2;b=h+t*Math.sin(L),S=t*Math.cos(L),A=t*Math.sin(L),M=u+d+N*u}let x=Math.max(0,Math.min(1,M/f)),C=0;v===0?C=.5/s:v===g&&(C=-.5/s);for(let N=0;N<=s;N++){let L=N/s,I=L*Math.PI*2,B=Math.sin(I),G=Math.cos(I);p.x=-S*G,p.y=b,p.z=S*B,a.push(p.x,p.y,p.z),m.set(-S*G,A,S*B),m.normalize(),l.push(m.x,m.y,m.z),c.push(L+C,x)}if(v>0){let N=(v-1)*y;for(let L=0;L<s;L++){let I=N+L,B=N+L+1,G=v*y+L,F=v*y+L+1;o.push(I,B,G),o.push(B,F,G)}}}this.setIndex(o),this.setAttribute("position",new Se(a,3)),this.setAttribute("normal",new Se(l,3)),this.setAttribute("uv",new Se(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},zr=class i extends Ee{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new O,h=new Xt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let f=n+u/e*s;c.x=t*Math.cos(f),c.y=t*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Se(o,3)),this.setAttribute("normal",new Se(a,3)),this.setAttribute("uv",new Se(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},Ai=class i extends Ee{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,y=[],m=n/2,p=0;v(),o===!1&&(t>0&&M(!0),e>0&&M(!1)),this.setIndex(h),this.setAttribute("position",new Se(u,3)),this.setAttribute("normal",new Se(d,3)),this.setAttribute("uv",new Se(f,2));function v(){let b=new O,S=new O,A=0,x=(e-t)/n;for(let C=0;C<=r;C++){let N=[],L=C/r,I=L*(e-t)+t;for(let B=0;B<=s;B++){let G=B/s,F=G*l+a,V=Math.sin(F),Y=Math.cos(F);S.x=I*V,S.y=-L*n+m,S.z=I*Y,u.push(S.x,S.y,S.z),b.set(V,x,Y).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-L),N.push(g++)}y.push(N)}for(let C=0;C<s;C++)for(let N=0;N<r;N++){let L=y[N][C],I=y[N+1][C],B=y[N+1][C+1],G=y[N][C+1];(t>0||N!==0)&&(h.push(L,I,G),A+=3),(e>0||N!==r-1)&&(h.push(I,B,G),A+=3)}c.addGroup(p,A,0),p+=A}function M(b){let S=g,A=new Xt,x=new O,C=0,N=b===!0?t:e,L=b===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,m*L,0),d.push(0,L,0),f.push(.5,.5),g++;let I=g;for(let B=0;B<=s;B++){let F=B/s*l+a,V=Math.cos(F),Y=Math.sin(F);x.x=N*Y,x.y=m*L,x.z=N*V,u.push(x.x,x.y,x.z),d.push(0,L,0),A.x=V*.5+.5,A.y=Y*.5*L+.5,f.push(A.x,A.y),g++}for(let B=0;B<s;B++){let G=S+B,F=I+B;b===!0?h.push(F,F+1,G):h.push(F+1,F,G),C+=3}c.addGroup(p,C,b===!0?1:2),p+=C}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},_s=class i extends Ai{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var sh=new O,rh=new O,ap=new O,oh=new Ki,Gr=class extends Ee{constructor(t=null,e=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:e},t!==null){let s=Math.pow(10,4),r=Math.cos(Ho*e),o=t.getIndex(),a=t.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:y,b:m,c:p}=oh;if(y.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),p.fromBufferAttribute(a,c[2]),oh.getNormal(ap),u[0]=`${Math.round(y.x*s)},${Math.round(y.y*s)},${Math.round(y.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let M=(v+1)%3,b=u[v],S=u[M],A=oh[h[v]],x=oh[h[M]],C=`${b}_${S}`,N=`${S}_${b}`,L=d.get(N);L?(ap.dot(L.normal)<=r&&(f.push(A.x,A.y,A.z),f.push(x.x,x.y,x.z)),d.set(N,null)):d.has(C)||d.set(C,{index0:c[v],index1:c[M],normal:ap.clone()})}}for(let g of d.values())if(g){let{index0:y,index1:m}=g;sh.fromBufferAttribute(a,y),rh.fromBufferAttribute(a,m),f.push(sh.x,sh.y,sh.z),f.push(rh.x,rh.y,rh.z)}this.setAttribute("position",new Se(f,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var qs=class i extends Ee{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],g=[],y=[],m=[];for(let p=0;p<h;p++){let v=p*d-o;for(let M=0;M<c;M++){let b=M*u-r;g.push(b,-v,0),y.push(0,0,1),m.push(M/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let v=0;v<a;v++){let M=v+c*p,b=v+c*(p+1),S=v+1+c*(p+1),A=v+1+c*p;f.push(M,b,A),f.push(b,S,A)}this.setIndex(f),this.setAttribute("position",new Se(g,3)),this.setAttribute("normal",new Se(y,3)),this.setAttribute("uv",new Se(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var ts=class i extends Ee{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new O,d=new O,f=[],g=[],y=[],m=[];for(let p=0;p<=n;p++){let v=[],M=p/n,b=o+M*a,S=t*Math.cos(b),A=Math.sqrt(t*t-S*S),x=0;p===0&&o===0?x=.5/e:p===n&&l===Math.PI&&(x=-.5/e);for(let C=0;C<=e;C++){let N=C/e,L=s+N*r;u.x=-A*Math.cos(L),u.y=S,u.z=A*Math.sin(L),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(N+x,1-M),v.push(c++)}h.push(v)}for(let p=0;p<n;p++)for(let v=0;v<e;v++){let M=h[p][v+1],b=h[p][v],S=h[p+1][v],A=h[p+1][v+1];(p!==0||o>0)&&f.push(M,b,A),(p!==n-1||l<Math.PI)&&f.push(b,S,A)}this.setIndex(f),this.setAttribute("position",new Se(g,3)),this.setAttribute("normal",new Se(y,3)),this.setAttribute("uv",new Se(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var xl=class i extends Ee{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new O,f=new O,g=new O;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let p=0;p<=s;p++){let v=p/s*r;f.x=(t+e*Math.cos(m))*Math.cos(v),f.y=(t+e*Math.cos(m))*Math.sin(v),f.z=e*Math.sin(m),c.push(f.x,f.y,f.z),d.x=t*Math.cos(v),d.y=t*Math.sin(v),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(p/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let p=(s+1)*y+m-1,v=(s+1)*(y-1)+m-1,M=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(p,v,b),l.push(v,M,b)}this.setIndex(l),this.setAttribute("position",new Se(c,3)),this.setAttribute("normal",new Se(h,3)),this.setAttribute("uv",new Se(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var bl=class extends xs{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ee(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function $r(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(q0(s))s.isRenderTargetTexture?(jt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(q0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function $n(i){let t={};for(let e=0;e<i.length;e++){let n=$r(i[e]);for(let s in n)t[s]=n[s]}return t}function q0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function $w(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function $p(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Me.workingColorSpace}var By={clone:$r,merge:$n},jw=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Zw=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ui=class extends xs{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=jw,this.fragmentShader=Zw,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=$r(t.uniforms),this.uniformsGroups=$w(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new ee().setHex(s.value);break;case"v2":this.uniforms[n].value=new Xt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new O().fromArray(s.value);break;case"v4":this.uniforms[n].value=new nn().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ie().fromArray(s.value);break;case"m4":this.uniforms[n].value=new be().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Ph=class extends Ui{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Xs=class extends xs{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ee(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ee(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Iu,this.normalScale=new Xt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new zs,this.combine=qh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Lh=class extends xs{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Ey,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Ih=class extends xs{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function ko(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function ah(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var gr=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Fh=class extends gr{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:dp,endingEnd:dp}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case fp:r=t,a=2*e-n;break;case pp:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case fp:o=t,l=2*n-e;break;case pp:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-e)/(s-e),y=g*g,m=y*g,p=-d*m+2*d*y-d*g,v=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,M=(-1-f)*m+(1.5+f)*y+.5*g,b=f*m-f*y;for(let S=0;S!==a;++S)r[S]=p*o[h+S]+v*o[c+S]+M*o[l+S]+b*o[u+S];return r}},Dh=class extends gr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Nh=class extends gr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Oh=class extends gr{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,f=t-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],p=f*d+g*2,v=u[p],M=u[p+1],b=t*d+g*2,S=h[b],A=h[b+1],x=Jw(n,e,v,S,s);r[g]=zy(x,y,M,A,m)}return r}};function zy(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function Kw(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function Jw(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=zy(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Kw(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Ei=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=ko(e,this.TimeBufferType),this.values=ko(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:ko(t.times,Array),values:ko(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),ah(t.settings)&&(n.settings={inTangents:ko(t.settings.inTangents,Array),outTangents:ko(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Nh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Dh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Fh(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Oh(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case sl:e=this.InterpolantFactoryMethodDiscrete;break;case wh:e=this.InterpolantFactoryMethodLinear;break;case dh:e=this.InterpolantFactoryMethodSmooth;break;case up:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return jt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return sl;case this.InterpolantFactoryMethodLinear:return wh;case this.InterpolantFactoryMethodSmooth:return dh;case this.InterpolantFactoryMethodBezier:return up}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;ah(this.settings)&&(X0(this.settings.inTangents,t),X0(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;ah(this.settings)&&(Y0(this.settings.inTangents,t),Y0(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(te("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(te("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){te("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){te("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&fw(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){te("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===dh,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let y=e[u+g];if(y!==e[d+g]||y!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,ah(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function X0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Y0(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}Ei.prototype.ValueTypeName="";Ei.prototype.TimeBufferType=Float32Array;Ei.prototype.ValueBufferType=Float32Array;Ei.prototype.DefaultInterpolation=wh;var yr=class extends Ei{constructor(t,e,n){super(t,e,n)}};yr.prototype.ValueTypeName="bool";yr.prototype.ValueBufferType=Array;yr.prototype.DefaultInterpolation=sl;yr.prototype.InterpolantFactoryMethodLinear=void 0;yr.prototype.InterpolantFactoryMethodSmooth=void 0;var Uh=class extends Ei{constructor(t,e,n,s){super(t,e,n,s)}};Uh.prototype.ValueTypeName="color";var kh=class extends Ei{constructor(t,e,n,s){super(t,e,n,s)}};kh.prototype.ValueTypeName="number";var Bh=class extends gr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)Hn.slerpFlat(r,0,o,c-a,o,c,l);return r}},_l=class extends Ei{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Bh(this.times,this.values,this.getValueSize(),t)}};_l.prototype.ValueTypeName="quaternion";_l.prototype.InterpolantFactoryMethodSmooth=void 0;var vr=class extends Ei{constructor(t,e,n){super(t,e,n)}};vr.prototype.ValueTypeName="string";vr.prototype.ValueBufferType=Array;vr.prototype.DefaultInterpolation=sl;vr.prototype.InterpolantFactoryMethodLinear=void 0;vr.prototype.InterpolantFactoryMethodSmooth=void 0;var zh=class extends Ei{constructor(t,e,n,s){super(t,e,n,s)}};zh.prototype.ValueTypeName="vector";var Gh=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Gy=new Gh,Vh=class{constructor(t){this.manager=t!==void 0?t:Gy,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Vh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ml=class extends Mn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new ee(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Vr=class extends Ml{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ee(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},lp=new be,$0=new O,j0=new O,Hh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Xt(512,512),this.mapType=hi,this.map=null,this.mapPass=null,this.matrix=new be,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new mr,this._frameExtents=new Xt(1,1),this._viewportCount=1,this._viewports=[new nn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;$0.setFromMatrixPosition(t.matrixWorld),e.position.copy($0),j0.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(j0),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){lp.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(lp,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===Xo||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(lp)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},lh=new O,ch=new Hn,ys=new O,wl=class extends Mn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new be,this.projectionMatrix=new be,this.projectionMatrixInverse=new be,this.coordinateSystem=Ni,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(lh,ch,ys),ys.x===1&&ys.y===1&&ys.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(lh,ch,ys.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(lh,ch,ys),ys.x===1&&ys.y===1&&ys.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(lh,ch,ys.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},fr=new O,Z0=new Xt,K0=new Xt,kn=class extends wl{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=$o*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Ho*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return $o*2*Math.atan(Math.tan(Ho*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){fr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(fr.x,fr.y).multiplyScalar(-t/fr.z),fr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(fr.x,fr.y).multiplyScalar(-t/fr.z)}getViewSize(t,e){return this.getViewBounds(t,Z0,K0),e.subVectors(K0,Z0)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Ho*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var Hr=class extends wl{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},mp=class extends Hh{constructor(){super(new Hr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Wr=class extends Ml{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.target=new Mn,this.shadow=new mp}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Sl=class extends Ee{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){let t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}};var Bo=-90,zo=1,ta=class extends Mn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new kn(Bo,zo,t,e);s.layers=this.layers,this.add(s);let r=new kn(Bo,zo,t,e);r.layers=this.layers,this.add(r);let o=new kn(Bo,zo,t,e);o.layers=this.layers,this.add(o);let a=new kn(Bo,zo,t,e);a.layers=this.layers,this.add(a);let l=new kn(Bo,zo,t,e);l.layers=this.layers,this.add(l);let c=new kn(Bo,zo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ni)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===Xo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Wh=class extends kn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var jp="\\[\\]\\.:\\/",Qw=new RegExp("["+jp+"]","g"),Zp="[^"+jp+"]",tS="[^"+jp.replace("\\.","")+"]",eS=/((?:WC+[\/:])*)/.source.replace("WC",Zp),nS=/(WCOD+)?/.source.replace("WCOD",tS),iS=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Zp),sS=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Zp),rS=new RegExp("^"+eS+nS+iS+sS+"$"),oS=["material","materials","bones","map"],gp=class{constructor(t,e,n){let s=n||Ke.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ke=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(Qw,"")}static parseTrackName(t){let e=rS.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);oS.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){jt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){te("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){te("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){te("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){te("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){te("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){te("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;te("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){te("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ke.Composite=gp;Ke.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ke.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ke.prototype.GetterByBindingType=[Ke.prototype._getValue_direct,Ke.prototype._getValue_array,Ke.prototype._getValue_arrayElement,Ke.prototype._getValue_toArray];Ke.prototype.SetterByBindingTypeAndVersioning=[[Ke.prototype._setValue_direct,Ke.prototype._setValue_direct_setNeedsUpdate,Ke.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ke.prototype._setValue_array,Ke.prototype._setValue_array_setNeedsUpdate,Ke.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ke.prototype._setValue_arrayElement,Ke.prototype._setValue_arrayElement_setNeedsUpdate,Ke.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ke.prototype._setValue_fromArray,Ke.prototype._setValue_fromArray_setNeedsUpdate,Ke.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var hF=new Float32Array(1);var Al=class extends fl{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){let e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){let e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}};var J0=new be,El=class{constructor(t,e,n=0,s=1/0){this.ray=new pr(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Zo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):te("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return J0.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(J0),this}intersectObject(t,e=!0,n=[]){return yp(t,this,n,e),n.sort(Q0),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)yp(t[s],this,n,e);return n.sort(Q0),n}};function Q0(i,t){return i.distance-t.distance}function yp(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)yp(r[o],t,e,!0)}}var ea=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ce(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ce(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var vp=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var ty=new O,hh=new O,Go=new O,Vo=new O,cp=new O,aS=new O,lS=new O,Tl=class{constructor(t=new O,e=new O){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){ty.subVectors(t,this.start),hh.subVectors(this.end,this.start);let n=hh.dot(hh);if(n===0)return 0;let r=hh.dot(ty)/n;return e&&(r=ce(r,0,1)),r}closestPointToPoint(t,e,n){let s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=aS,n=lS){let s=10000000000000001e-32,r,o,a=this.start,l=t.start,c=this.end,h=t.end;Go.subVectors(c,a),Vo.subVectors(h,l),cp.subVectors(a,l);let u=Go.dot(Go),d=Vo.dot(Vo),f=Vo.dot(cp);if(u<=s&&d<=s)return e.copy(a),n.copy(l),e.distanceToSquared(n);if(u<=s)r=0,o=f/d,o=ce(o,0,1);else{let g=Go.dot(cp);if(d<=s)o=0,r=ce(-g/u,0,1);else{let y=Go.dot(Vo),m=u*d-y*y;m!==0?r=ce((y*f-g*d)/m,0,1):r=0,o=(y*r+f)/d,o<0?(o=0,r=ce(-g/u,0,1)):o>1&&(o=1,r=ce((y-g)/u,0,1))}}return e.copy(a).addScaledVector(Go,r),n.copy(l).addScaledVector(Vo,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var ey=new O,uh,hp,Cl=class extends Mn{constructor(t=new O(0,0,1),e=new O(0,0,0),n=1,s=16776960,r=n*.2,o=r*.2){super(),this.type="ArrowHelper",uh===void 0&&(uh=new Ee,uh.setAttribute("position",new Se([0,0,0,0,1,0],3)),hp=new _s(.5,1,5,1),hp.translate(0,-.5,0)),this.position.copy(e),this.line=new Vs(uh,new Si({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new ye(hp,new Qi({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(t),this.setLength(n,r,o)}setDirection(t){if(t.y>.99999)this.quaternion.set(0,0,0,1);else if(t.y<-.99999)this.quaternion.set(1,0,0,0);else{ey.set(t.z,0,-t.x).normalize();let e=Math.acos(t.y);this.quaternion.setFromAxisAngle(ey,e)}}setLength(t,e=t*.2,n=e*.2){this.line.scale.set(1,Math.max(1e-4,t-e),1),this.line.updateMatrix(),this.cone.scale.set(n,e,n),this.cone.position.y=t,this.cone.updateMatrix()}setColor(t){this.line.material.color.set(t),this.cone.material.color.set(t)}copy(t){return super.copy(t,!1),this.line.copy(t.line),this.cone.copy(t.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}};var Rl=class extends Ji{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function Kp(i,t,e,n){let s=cS(n);switch(e){case Up:return i*t;case Jh:return i*t/s.components*s.byteLength;case Qh:return i*t/s.components*s.byteLength;case _r:return i*t*2/s.components*s.byteLength;case tu:return i*t*2/s.components*s.byteLength;case kp:return i*t*3/s.components*s.byteLength;case is:return i*t*4/s.components*s.byteLength;case eu:return i*t*4/s.components*s.byteLength;case Il:case Fl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Dl:case Nl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case iu:case ru:return Math.max(i,16)*Math.max(t,8)/4;case nu:case su:return Math.max(i,8)*Math.max(t,8)/2;case ou:case au:case cu:case hu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case lu:case Ol:case uu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case du:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case fu:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case pu:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case mu:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case gu:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case yu:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case vu:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case xu:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case bu:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case _u:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Mu:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case wu:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Su:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Au:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Eu:case Tu:case Cu:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Ru:case Pu:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Ul:case Lu:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function cS(i){switch(i){case hi:case Fp:return{byteLength:1,components:1};case ra:case Dp:case ns:return{byteLength:2,components:1};case Zh:case Kh:return{byteLength:2,components:4};case es:case jh:case Bi:return{byteLength:4,components:1};case Np:case Op:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?jt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function cv(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function pS(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],y=u[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var mS=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,gS=`#ifdef USE_ALPHAHASH
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
#endif`,yS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,vS=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,xS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,bS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,_S=`#ifdef USE_AOMAP
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
#endif`,MS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,wS=`#ifdef USE_BATCHING
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
#endif`,SS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,AS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,ES=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,TS=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,CS=`#ifdef USE_IRIDESCENCE
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
#endif`,RS=`#ifdef USE_BUMPMAP
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
#endif`,PS=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,LS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,IS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,FS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,DS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,NS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,OS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,US=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,kS=`#define PI 3.141592653589793
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
} // validated`,BS=`vec3 transformedNormal = objectNormal;
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
#endif`,zS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,GS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,VS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,HS=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,WS="gl_FragColor = linearToOutputTexel( gl_FragColor );",qS=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,XS=`#ifdef USE_ENVMAP
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
#endif`,YS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,$S=`#ifdef USE_ENVMAP
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
#endif`,jS=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,ZS=`#ifdef USE_ENVMAP
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
#endif`,KS=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,JS=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,QS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,t1=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,e1=`#ifdef USE_GRADIENTMAP
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
}`,n1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,i1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,s1=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,r1=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,o1=`#ifdef USE_ENVMAP
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
#endif`,a1=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,l1=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,c1=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,h1=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,u1=`PhysicalMaterial material;
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
#endif`,d1=`uniform sampler2D dfgLUT;
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
}`,f1=`
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
#endif`,p1=`#if defined( RE_IndirectDiffuse )
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
#endif`,m1=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,g1=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,y1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,v1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,x1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,b1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,_1=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,M1=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,w1=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,S1=`#if defined( USE_POINTS_UV )
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
#endif`,A1=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,E1=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,T1=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,C1=`#if defined( USE_MORPHCOLORS )
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
#endif`,R1=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,P1=`#ifdef USE_MORPHTARGETS
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
#endif`,L1=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,I1=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,F1=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,D1=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,N1=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,O1=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,U1=`#ifdef USE_NORMALMAP
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
#endif`,k1=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,B1=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,z1=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,G1=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,V1=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,H1=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,W1=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,q1=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,X1=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Y1=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,$1=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,j1=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Z1=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,K1=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,J1=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Q1=`float getShadowMask() {
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
}`,tA=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,eA=`#ifdef USE_SKINNING
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
#endif`,nA=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,iA=`#ifdef USE_SKINNING
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
#endif`,sA=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,rA=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,oA=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,aA=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,lA=`#ifdef USE_TRANSMISSION
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
#endif`,cA=`#ifdef USE_TRANSMISSION
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
#endif`,hA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,uA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,fA=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,pA=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,mA=`uniform sampler2D t2D;
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
}`,gA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,yA=`uniform float backgroundBlurriness;
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
}`,vA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,xA=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,bA=`#include <common>
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
}`,_A=`#if DEPTH_PACKING == 3200
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
}`,MA=`#define DISTANCE
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
}`,wA=`#define DISTANCE
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
}`,SA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,AA=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,EA=`uniform float scale;
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
}`,TA=`uniform vec3 diffuse;
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
}`,CA=`#include <common>
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
}`,RA=`uniform vec3 diffuse;
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
}`,PA=`#define LAMBERT
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
}`,LA=`#define LAMBERT
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
}`,IA=`#define MATCAP
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
}`,FA=`#define MATCAP
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
}`,DA=`#define NORMAL
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
}`,NA=`#define NORMAL
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
}`,OA=`#define PHONG
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
}`,UA=`#define PHONG
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
}`,kA=`#define STANDARD
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
}`,BA=`#define STANDARD
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
}`,zA=`#define TOON
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
}`,GA=`#define TOON
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
}`,VA=`uniform float size;
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
}`,HA=`uniform vec3 diffuse;
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
}`,WA=`#include <common>
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
}`,qA=`uniform vec3 color;
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
}`,XA=`uniform float rotation;
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
}`,YA=`uniform vec3 diffuse;
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
}`,fe={alphahash_fragment:mS,alphahash_pars_fragment:gS,alphamap_fragment:yS,alphamap_pars_fragment:vS,alphatest_fragment:xS,alphatest_pars_fragment:bS,aomap_fragment:_S,aomap_pars_fragment:MS,batching_pars_vertex:wS,batching_vertex:SS,begin_vertex:AS,beginnormal_vertex:ES,bsdfs:TS,iridescence_fragment:CS,bumpmap_pars_fragment:RS,clipping_planes_fragment:PS,clipping_planes_pars_fragment:LS,clipping_planes_pars_vertex:IS,clipping_planes_vertex:FS,color_fragment:DS,color_pars_fragment:NS,color_pars_vertex:OS,color_vertex:US,common:kS,defaultnormal_vertex:BS,displacementmap_pars_vertex:zS,displacementmap_vertex:GS,emissivemap_fragment:VS,emissivemap_pars_fragment:HS,colorspace_fragment:WS,colorspace_pars_fragment:qS,envmap_fragment:XS,envmap_common_pars_fragment:YS,envmap_pars_fragment:$S,envmap_pars_vertex:jS,envmap_physical_pars_fragment:o1,envmap_vertex:ZS,fog_vertex:KS,fog_pars_vertex:JS,fog_fragment:QS,fog_pars_fragment:t1,gradientmap_pars_fragment:e1,lightmap_pars_fragment:n1,lights_lambert_fragment:i1,lights_lambert_pars_fragment:s1,lights_pars_begin:r1,lights_toon_fragment:a1,lights_toon_pars_fragment:l1,lights_phong_fragment:c1,lights_phong_pars_fragment:h1,lights_physical_fragment:u1,lights_physical_pars_fragment:d1,lights_fragment_begin:f1,lights_fragment_maps:p1,lights_fragment_end:m1,lightprobes_pars_fragment:g1,logdepthbuf_fragment:y1,logdepthbuf_pars_fragment:v1,logdepthbuf_pars_vertex:x1,logdepthbuf_vertex:b1,map_fragment:_1,map_pars_fragment:M1,map_particle_fragment:w1,map_particle_pars_fragment:S1,metalnessmap_fragment:A1,metalnessmap_pars_fragment:E1,morphinstance_vertex:T1,morphcolor_vertex:C1,morphnormal_vertex:R1,morphtarget_pars_vertex:P1,morphtarget_vertex:L1,normal_fragment_begin:I1,normal_fragment_maps:F1,normal_pars_fragment:D1,normal_pars_vertex:N1,normal_vertex:O1,normalmap_pars_fragment:U1,clearcoat_normal_fragment_begin:k1,clearcoat_normal_fragment_maps:B1,clearcoat_pars_fragment:z1,iridescence_pars_fragment:G1,opaque_fragment:V1,packing:H1,premultiplied_alpha_fragment:W1,project_vertex:q1,dithering_fragment:X1,dithering_pars_fragment:Y1,roughnessmap_fragment:$1,roughnessmap_pars_fragment:j1,shadowmap_pars_fragment:Z1,shadowmap_pars_vertex:K1,shadowmap_vertex:J1,shadowmask_pars_fragment:Q1,skinbase_vertex:tA,skinning_pars_vertex:eA,skinning_vertex:nA,skinnormal_vertex:iA,specularmap_fragment:sA,specularmap_pars_fragment:rA,tonemapping_fragment:oA,tonemapping_pars_fragment:aA,transmission_fragment:lA,transmission_pars_fragment:cA,uv_pars_fragment:hA,uv_pars_vertex:uA,uv_vertex:dA,worldpos_vertex:fA,background_vert:pA,background_frag:mA,backgroundCube_vert:gA,backgroundCube_frag:yA,cube_vert:vA,cube_frag:xA,depth_vert:bA,depth_frag:_A,distance_vert:MA,distance_frag:wA,equirect_vert:SA,equirect_frag:AA,linedashed_vert:EA,linedashed_frag:TA,meshbasic_vert:CA,meshbasic_frag:RA,meshlambert_vert:PA,meshlambert_frag:LA,meshmatcap_vert:IA,meshmatcap_frag:FA,meshnormal_vert:DA,meshnormal_frag:NA,meshphong_vert:OA,meshphong_frag:UA,meshphysical_vert:kA,meshphysical_frag:BA,meshtoon_vert:zA,meshtoon_frag:GA,points_vert:VA,points_frag:HA,shadow_vert:WA,shadow_frag:qA,sprite_vert:XA,sprite_frag:YA},It={common:{diffuse:{value:new ee(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ie},alphaMap:{value:null},alphaMapTransform:{value:new ie},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ie}},envmap:{envMap:{value:null},envMapRotation:{value:new ie},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ie}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ie}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ie},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ie},normalScale:{value:new Xt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ie},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ie}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ie}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ie}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ee(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ee(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ie},alphaTest:{value:0},uvTransform:{value:new ie}},sprite:{diffuse:{value:new ee(16777215)},opacity:{value:1},center:{value:new Xt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ie},alphaMap:{value:null},alphaMapTransform:{value:new ie},alphaTest:{value:0}}},As={basic:{uniforms:$n([It.common,It.specularmap,It.envmap,It.aomap,It.lightmap,It.fog]),vertexShader:fe.meshbasic_vert,fragmentShader:fe.meshbasic_frag},lambert:{uniforms:$n([It.common,It.specularmap,It.envmap,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.fog,It.lights,{emissive:{value:new ee(0)},envMapIntensity:{value:1}}]),vertexShader:fe.meshlambert_vert,fragmentShader:fe.meshlambert_frag},phong:{uniforms:$n([It.common,It.specularmap,It.envmap,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.fog,It.lights,{emissive:{value:new ee(0)},specular:{value:new ee(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:fe.meshphong_vert,fragmentShader:fe.meshphong_frag},standard:{uniforms:$n([It.common,It.envmap,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.roughnessmap,It.metalnessmap,It.fog,It.lights,{emissive:{value:new ee(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:fe.meshphysical_vert,fragmentShader:fe.meshphysical_frag},toon:{uniforms:$n([It.common,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.gradientmap,It.fog,It.lights,{emissive:{value:new ee(0)}}]),vertexShader:fe.meshtoon_vert,fragmentShader:fe.meshtoon_frag},matcap:{uniforms:$n([It.common,It.bumpmap,It.normalmap,It.displacementmap,It.fog,{matcap:{value:null}}]),vertexShader:fe.meshmatcap_vert,fragmentShader:fe.meshmatcap_frag},points:{uniforms:$n([It.points,It.fog]),vertexShader:fe.points_vert,fragmentShader:fe.points_frag},dashed:{uniforms:$n([It.common,It.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:fe.linedashed_vert,fragmentShader:fe.linedashed_frag},depth:{uniforms:$n([It.common,It.displacementmap]),vertexShader:fe.depth_vert,fragmentShader:fe.depth_frag},normal:{uniforms:$n([It.common,It.bumpmap,It.normalmap,It.displacementmap,{opacity:{value:1}}]),vertexShader:fe.meshnormal_vert,fragmentShader:fe.meshnormal_frag},sprite:{uniforms:$n([It.sprite,It.fog]),vertexShader:fe.sprite_vert,fragmentShader:fe.sprite_frag},background:{uniforms:{uvTransform:{value:new ie},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:fe.background_vert,fragmentShader:fe.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ie}},vertexShader:fe.backgroundCube_vert,fragmentShader:fe.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:fe.cube_vert,fragmentShader:fe.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:fe.equirect_vert,fragmentShader:fe.equirect_frag},distance:{uniforms:$n([It.common,It.displacementmap,{referencePosition:{value:new O},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:fe.distance_vert,fragmentShader:fe.distance_frag},shadow:{uniforms:$n([It.lights,It.fog,{color:{value:new ee(0)},opacity:{value:1}}]),vertexShader:fe.shadow_vert,fragmentShader:fe.shadow_frag}};As.physical={uniforms:$n([As.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ie},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ie},clearcoatNormalScale:{value:new Xt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ie},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ie},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ie},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ie},sheen:{value:0},sheenColor:{value:new ee(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ie},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ie},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ie},transmissionSamplerSize:{value:new Xt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ie},attenuationDistance:{value:0},attenuationColor:{value:new ee(0)},specularColor:{value:new ee(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ie},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ie},anisotropyVector:{value:new Xt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ie}}]),vertexShader:fe.meshphysical_vert,fragmentShader:fe.meshphysical_frag};var Nu={r:0,b:0,g:0},$A=new be,hv=new ie;hv.set(-1,0,0,0,1,0,0,0,1);function jA(i,t,e,n,s,r){let o=new ee(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let M=v.isScene===!0?v.background:null;if(M&&M.isTexture){let b=v.backgroundBlurriness>0;M=t.get(M,b)}return M}function g(v){let M=!1,b=f(v);b===null?m(o,a):b&&b.isColor&&(m(b,1),M=!0);let S=i.xr.getEnvironmentBlendMode();S==="additive"?e.buffers.color.setClear(0,0,0,1,r):S==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||M)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(v,M){let b=f(M);b&&b.isCubeTexture?(c===void 0&&(c=new ye(new bs(1,1,1),new Ui({name:"BackgroundCubeMaterial",uniforms:$r(As.backgroundCube.uniforms),vertexShader:As.backgroundCube.vertexShader,fragmentShader:As.backgroundCube.fragmentShader,side:ri,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(S,A,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=M.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=M.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4($A.makeRotationFromEuler(M.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(hv),c.material.toneMapped=Me.getTransfer(b.colorSpace)!==Ie,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new ye(new qs(2,2),new Ui({name:"BackgroundMaterial",uniforms:$r(As.background.uniforms),vertexShader:As.background.vertexShader,fragmentShader:As.background.fragmentShader,side:Ms,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=M.backgroundIntensity,l.material.toneMapped=Me.getTransfer(b.colorSpace)!==Ie,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,M){v.getRGB(Nu,$p(i)),e.buffers.color.setClear(Nu.r,Nu.g,Nu.b,M,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,M=1){o.set(v),a=M,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:g,addToRenderList:y,dispose:p}}function ZA(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(I,B,G,F,V){let Y=!1,W=u(I,F,G,B);r!==W&&(r=W,c(r.object)),Y=f(I,F,G,V),Y&&g(I,F,G,V),V!==null&&t.update(V,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(I,B,G,F),V!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(V).buffer))}function l(){return i.createVertexArray()}function c(I){return i.bindVertexArray(I)}function h(I){return i.deleteVertexArray(I)}function u(I,B,G,F){let V=F.wireframe===!0,Y=n[B.id];Y===void 0&&(Y={},n[B.id]=Y);let W=I.isInstancedMesh===!0?I.id:0,lt=Y[W];lt===void 0&&(lt={},Y[W]=lt);let j=lt[G.id];j===void 0&&(j={},lt[G.id]=j);let J=j[V];return J===void 0&&(J=d(l()),j[V]=J),J}function d(I){let B=[],G=[],F=[];for(let V=0;V<e;V++)B[V]=0,G[V]=0,F[V]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:G,attributeDivisors:F,object:I,attributes:{},index:null}}function f(I,B,G,F){let V=r.attributes,Y=B.attributes,W=0,lt=G.getAttributes();for(let j in lt)if(lt[j].location>=0){let et=V[j],dt=Y[j];if(dt===void 0&&(j==="instanceMatrix"&&I.instanceMatrix&&(dt=I.instanceMatrix),j==="instanceColor"&&I.instanceColor&&(dt=I.instanceColor)),et===void 0||et.attribute!==dt||dt&&et.data!==dt.data)return!0;W++}return r.attributesNum!==W||r.index!==F}function g(I,B,G,F){let V={},Y=B.attributes,W=0,lt=G.getAttributes();for(let j in lt)if(lt[j].location>=0){let et=Y[j];et===void 0&&(j==="instanceMatrix"&&I.instanceMatrix&&(et=I.instanceMatrix),j==="instanceColor"&&I.instanceColor&&(et=I.instanceColor));let dt={};dt.attribute=et,et&&et.data&&(dt.data=et.data),V[j]=dt,W++}r.attributes=V,r.attributesNum=W,r.index=F}function y(){let I=r.newAttributes;for(let B=0,G=I.length;B<G;B++)I[B]=0}function m(I){p(I,0)}function p(I,B){let G=r.newAttributes,F=r.enabledAttributes,V=r.attributeDivisors;G[I]=1,F[I]===0&&(i.enableVertexAttribArray(I),F[I]=1),V[I]!==B&&(i.vertexAttribDivisor(I,B),V[I]=B)}function v(){let I=r.newAttributes,B=r.enabledAttributes;for(let G=0,F=B.length;G<F;G++)B[G]!==I[G]&&(i.disableVertexAttribArray(G),B[G]=0)}function M(I,B,G,F,V,Y,W){W===!0?i.vertexAttribIPointer(I,B,G,V,Y):i.vertexAttribPointer(I,B,G,F,V,Y)}function b(I,B,G,F){y();let V=F.attributes,Y=G.getAttributes(),W=B.defaultAttributeValues;for(let lt in Y){let j=Y[lt];if(j.location>=0){let J=V[lt];if(J===void 0&&(lt==="instanceMatrix"&&I.instanceMatrix&&(J=I.instanceMatrix),lt==="instanceColor"&&I.instanceColor&&(J=I.instanceColor)),J!==void 0){let et=J.normalized,dt=J.itemSize,ut=t.get(J);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,vt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||J.gpuType===jh;if(J.isInterleavedBufferAttribute){let Mt=J.data,Wt=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,ae=J.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Vt=0;Vt<j.locationSize;Vt++)p(j.location+Vt,Mt.meshPerAttribute);I.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Vt=0;Vt<j.locationSize;Vt++)m(j.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Vt=0;Vt<j.locationSize;Vt++)M(j.location+Vt,dt/j.locationSize,mt,et,Wt*vt,(ae+dt/j.locationSize*Vt)*vt,Tt)}else{if(J.isInstancedBufferAttribute){for(let Mt=0;Mt<j.locationSize;Mt++)p(j.location+Mt,J.meshPerAttribute);I.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Mt=0;Mt<j.locationSize;Mt++)m(j.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<j.locationSize;Mt++)M(j.location+Mt,dt/j.locationSize,mt,et,dt*vt,dt/j.locationSize*Mt*vt,Tt)}}else if(W!==void 0){let et=W[lt];if(et!==void 0)switch(et.length){case 2:i.vertexAttrib2fv(j.location,et);break;case 3:i.vertexAttrib3fv(j.location,et);break;case 4:i.vertexAttrib4fv(j.location,et);break;default:i.vertexAttrib1fv(j.location,et)}}}}v()}function S(){N();for(let I in n){let B=n[I];for(let G in B){let F=B[G];for(let V in F){let Y=F[V];for(let W in Y)h(Y[W].object),delete Y[W];delete F[V]}}delete n[I]}}function A(I){if(n[I.id]===void 0)return;let B=n[I.id];for(let G in B){let F=B[G];for(let V in F){let Y=F[V];for(let W in Y)h(Y[W].object),delete Y[W];delete F[V]}}delete n[I.id]}function x(I){for(let B in n){let G=n[B];for(let F in G){let V=G[F];if(V[I.id]===void 0)continue;let Y=V[I.id];for(let W in Y)h(Y[W].object),delete Y[W];delete V[I.id]}}}function C(I){for(let B in n){let G=n[B],F=I.isInstancedMesh===!0?I.id:0,V=G[F];if(V!==void 0){for(let Y in V){let W=V[Y];for(let lt in W)h(W[lt].object),delete W[lt];delete V[Y]}delete G[F],Object.keys(G).length===0&&delete n[B]}}}function N(){L(),o=!0,r!==s&&(r=s,c(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:N,resetDefaultState:L,dispose:S,releaseStatesOfGeometry:A,releaseStatesOfObject:C,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:v}}function KA(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function JA(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let x=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==is&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let C=x===ns&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(x!==hi&&x!==Bi&&!C&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(jt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&jt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&jt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),M=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),S=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:v,maxVaryings:M,maxFragmentUniforms:b,maxSamples:S,samples:A}}function QA(i){let t=this,e=null,n=0,s=!1,r=!1,o=new Vn,a=new ie,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,p=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,M=v*4,b=p.clippingState||null;l.value=b,b=h(g,d,M,f);for(let S=0;S!==M;++S)b[S]=e[S];p.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let p=f+y*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<p)&&(m=new Float32Array(p));for(let M=0,b=f;M!==y;++M,b+=4)o.copy(u[M]).applyMatrix4(v,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,m}}var zl=class extends wi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new gl(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new bs(5,5,5),r=new Ui({name:"CubemapFromEquirect",uniforms:$r(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ri,blending:Ys});r.uniforms.tEquirect.value=e;let o=new ye(s,r),a=e.minFilter;return e.minFilter===$s&&(e.minFilter=si),new ta(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Vy=256,tE=3,eE=20,uv=256,dv=16,nE=3,iE=new O,sE=new ee,Uu=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new ta(1,10,null),this._boxMesh=new ye(new bs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=iE}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor(sE));let m=new ta(n,s,h);return m.position.copy(a),m.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=qy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Wy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Vy,qp(t))}_fromTexture(t,e){t.mapping===Xr||t.mapping===sa?this._setSize(t.image.length===0?Vy:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Hy(t,!1,!1),n=Math.log2(t)-tE;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Hy(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Xr||t.mapping===sa?(this._cubemapMaterial===null&&(this._cubemapMaterial=qy()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Wy()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=rE(),this._integrationMaterial=oE());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/dv);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-nE)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(uv*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=aE());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Hy(i,t,e){return new zl(i,{minFilter:$s,generateMipmaps:t,type:ns,colorSpace:rl,depthBuffer:e})}function Gl(i,t,e){return new Ui({name:i,uniforms:t,vertexShader:fe.cube_vert,fragmentShader:e,side:ri,blending:Ys,depthTest:!1,depthWrite:!1})}function rE(){return Gl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${uv}u

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
	`)}function oE(){return Gl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:dv}},`

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
	`)}function aE(){return Gl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${eE}
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
	`)}function Wy(){return Gl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function qy(){return Gl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function lE(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Xh||f===Yh)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new zl(g.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Xh||f===Yh,y=f===Xr||f===sa;if(g||y){let m=e.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new Uu(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return g&&v&&v.height>0||y&&v&&l(v)?(n===null&&(n=new Uu(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===Xh?d.mapping=Xr:f===Yh&&(d.mapping=sa),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function cE(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&nl("WebGLRenderer: "+n+" extension not supported."),s}}}function hE(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let m in g.attributes)t.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(t.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)t.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,p=0;if(m===void 0)return;let v=y!==null?y.array.length:m.array.length/3-1,M=m.count>=65535?dl:ul,b=new M(Math.ceil(v/3)*6,1),S=b.array;if(y!==null){let x=y.array;p=y.version;for(let C=0,N=0;C<v;C+=3){let L=x[C+0],I=x[C+1],B=x[C+2];S[N++]=L,S[N++]=I,S[N++]=I,S[N++]=B,S[N++]=B,S[N++]=L}}else{p=m.version;for(let x=0,C=0;x<v;x+=3){let N=x+0,L=x+1,I=x+2;S[C++]=N,S[C++]=L,S[C++]=L,S[C++]=I,S[C++]=I,S[C++]=N}}b.version=p;let A=r.get(g);A&&t.remove(A),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function uE(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function dE(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:te("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function fE(i,t,e){let n=new WeakMap,s=new nn;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let N=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",N)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],M=0;f===!0&&(M=1),g===!0&&(M=2),y===!0&&(M=3);let b=a.attributes.position.count*M,S=1;b>t.maxTextureSize&&(S=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let A=new Float32Array(b*S*4*u),x=new cl(A,b,S,u);x.type=Bi,x.needsUpdate=!0;let C=M*4;for(let L=0;L<u;L++){let I=m[L],B=p[L],G=v[L],F=b*S*4*L;for(let V=0;V<I.count;V++){let Y=V*C;f===!0&&(s.fromBufferAttribute(I,V),A[F+Y+0]=s.x,A[F+Y+1]=s.y,A[F+Y+2]=s.z,A[F+Y+3]=0),g===!0&&(s.fromBufferAttribute(B,V),A[F+Y+4]=s.x,A[F+Y+5]=s.y,A[F+Y+6]=s.z,A[F+Y+7]=0),y===!0&&(s.fromBufferAttribute(G,V),A[F+Y+8]=s.x,A[F+Y+9]=s.y,A[F+Y+10]=s.z,A[F+Y+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:x,size:new Xt(b,S)},n.set(a,d),a.addEventListener("dispose",N)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function pE(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var mE={[Ap]:"LINEAR_TONE_MAPPING",[Ep]:"REINHARD_TONE_MAPPING",[Tp]:"CINEON_TONE_MAPPING",[Cp]:"ACES_FILMIC_TONE_MAPPING",[Pp]:"AGX_TONE_MAPPING",[Lp]:"NEUTRAL_TONE_MAPPING",[Rp]:"CUSTOM_TONE_MAPPING"};function gE(i,t,e,n,s,r){let o=new wi(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Ee;h.setAttribute("position",new Se([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Se([0,2,0,0,2,0],2));let u=new Ph({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new ye(h,u),f=new Hr(-1,1,1,-1,0,1),g=null,y=null,m=!1,p,v=null,M=[],b=!1;this.setSize=function(S,A){o.setSize(S,A),a!==null&&a.setSize(S,A),l!==null&&l.setSize(S,A);for(let x=0;x<M.length;x++){let C=M[x];C.setSize&&C.setSize(S,A)}},this.setEffects=function(S){M=S,b=M.length>0&&M[0].isRenderPass===!0;let A=o.width,x=o.height;M.length>0&&a===null&&(a=new wi(A,x,{type:ns,depthBuffer:!1,stencilBuffer:!1}),l=new wi(A,x,{type:ns,depthBuffer:!1,stencilBuffer:!1}));let C=s===!0&&M.some(N=>N.needsDepthTexture===!0);C!==(o.depthTexture!==null)&&(C===!0&&c===null&&(c=new Ws(A,x),r===!0&&(c.format=js,c.type=Yr)),o.dispose(),o.depthTexture=C?c:null,o.resolveDepthBuffer=C,o.storeMultisampledDepthBuffer=C);for(let N=0;N<M.length;N++){let L=M[N];L.setSize&&L.setSize(A,x),C&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(c)}},this.begin=function(S,A){if(m||S.toneMapping===ws&&M.length===0)return!1;if(v=A,A!==null){let x=A.width,C=A.height;(o.width!==x||o.height!==C)&&this.setSize(x,C)}return b===!1&&S.setRenderTarget(o),p=S.toneMapping,S.toneMapping=ws,!0},this.hasRenderPass=function(){return b},this.end=function(S,A){S.toneMapping=p,m=!0;let x=o,C=a;for(let N=0;N<M.length;N++){let L=M[N];L.enabled!==!1&&(L.render(S,C,x,A),L.needsSwap!==!1&&(x=C,C=C===a?l:a))}if(g!==S.outputColorSpace||y!==S.toneMapping){g=S.outputColorSpace,y=S.toneMapping,u.defines={},Me.getTransfer(g)===Ie&&(u.defines.SRGB_TRANSFER="");let N=mE[y];N&&(u.defines[N]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=x.texture,S.setRenderTarget(v),S.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var fv=new ci,pv=new Ws(1,1),mv=new yl(1),gv=new cl,yv=new Eh,vv=new gl,Xy=[],Yy=[],$y=new Float32Array(16),jy=new Float32Array(9),Zy=new Float32Array(4);function la(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Xy[s];if(r===void 0&&(r=new Float32Array(s),Xy[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function Tn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Cn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function ku(i,t){let e=Yy[t];e===void 0&&(e=new Int32Array(t),Yy[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function yE(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function vE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Tn(e,t))return;i.uniform2fv(this.addr,t),Cn(e,t)}}function xE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(Tn(e,t))return;i.uniform3fv(this.addr,t),Cn(e,t)}}function bE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Tn(e,t))return;i.uniform4fv(this.addr,t),Cn(e,t)}}function _E(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Tn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Cn(e,t)}else{if(Tn(e,n))return;Zy.set(n),i.uniformMatrix2fv(this.addr,!1,Zy),Cn(e,n)}}function ME(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Tn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Cn(e,t)}else{if(Tn(e,n))return;jy.set(n),i.uniformMatrix3fv(this.addr,!1,jy),Cn(e,n)}}function wE(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Tn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Cn(e,t)}else{if(Tn(e,n))return;$y.set(n),i.uniformMatrix4fv(this.addr,!1,$y),Cn(e,n)}}function SE(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function AE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Tn(e,t))return;i.uniform2iv(this.addr,t),Cn(e,t)}}function EE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Tn(e,t))return;i.uniform3iv(this.addr,t),Cn(e,t)}}function TE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Tn(e,t))return;i.uniform4iv(this.addr,t),Cn(e,t)}}function CE(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function RE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Tn(e,t))return;i.uniform2uiv(this.addr,t),Cn(e,t)}}function PE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Tn(e,t))return;i.uniform3uiv(this.addr,t),Cn(e,t)}}function LE(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Tn(e,t))return;i.uniform4uiv(this.addr,t),Cn(e,t)}}function Bu(i){return i.version===0&&(i.compareFunction=Gp,i.needsUpdate=!0),i}function IE(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Bu(pv):r=fv,e.setTexture2D(t||r,s)}function FE(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||yv,s)}function DE(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Bu(mv):r=vv,e.setTextureCube(t||r,s)}function NE(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||gv,s)}function OE(i){switch(i){case 5126:return yE;case 35664:return vE;case 35665:return xE;case 35666:return bE;case 35674:return _E;case 35675:return ME;case 35676:return wE;case 5124:case 35670:return SE;case 35667:case 35671:return AE;case 35668:case 35672:return EE;case 35669:case 35673:return TE;case 5125:return CE;case 36294:return RE;case 36295:return PE;case 36296:return LE;case 35678:case 36198:case 36298:case 36306:case 35682:return IE;case 35679:case 36299:case 36307:return FE;case 35680:case 36300:case 36308:case 36293:return DE;case 36289:case 36303:case 36311:case 36292:return NE}}function UE(i,t){i.uniform1fv(this.addr,t)}function kE(i,t){let e=la(t,this.size,2);i.uniform2fv(this.addr,e)}function BE(i,t){let e=la(t,this.size,3);i.uniform3fv(this.addr,e)}function zE(i,t){let e=la(t,this.size,4);i.uniform4fv(this.addr,e)}function GE(i,t){let e=la(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function VE(i,t){let e=la(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function HE(i,t){let e=la(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function WE(i,t){i.uniform1iv(this.addr,t)}function qE(i,t){i.uniform2iv(this.addr,t)}function XE(i,t){i.uniform3iv(this.addr,t)}function YE(i,t){i.uniform4iv(this.addr,t)}function $E(i,t){i.uniform1uiv(this.addr,t)}function jE(i,t){i.uniform2uiv(this.addr,t)}function ZE(i,t){i.uniform3uiv(this.addr,t)}function KE(i,t){i.uniform4uiv(this.addr,t)}function JE(i,t,e){let n=this.cache,s=t.length,r=ku(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Bu(pv):o=fv;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function QE(i,t,e){let n=this.cache,s=t.length,r=ku(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||yv,r[o])}function tT(i,t,e){let n=this.cache,s=t.length,r=ku(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Bu(mv):o=vv;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function eT(i,t,e){let n=this.cache,s=t.length,r=ku(e,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||gv,r[o])}function nT(i){switch(i){case 5126:return UE;case 35664:return kE;case 35665:return BE;case 35666:return zE;case 35674:return GE;case 35675:return VE;case 35676:return HE;case 5124:case 35670:return WE;case 35667:case 35671:return qE;case 35668:case 35672:return XE;case 35669:case 35673:return YE;case 5125:return $E;case 36294:return jE;case 36295:return ZE;case 36296:return KE;case 35678:case 36198:case 36298:case 36306:case 35682:return JE;case 35679:case 36299:case 36307:return QE;case 35680:case 36300:case 36308:case 36293:return tT;case 36289:case 36303:case 36311:case 36292:return eT}}var tm=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=OE(e.type)}},em=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=nT(e.type)}},nm=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},Jp=/(\w+)(\])?(\[|\.)?/g;function Ky(i,t){i.seq.push(t),i.map[t.id]=t}function iT(i,t,e){let n=i.name,s=n.length;for(Jp.lastIndex=0;;){let r=Jp.exec(n),o=Jp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Ky(e,c===void 0?new tm(a,i,t):new em(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new nm(a),Ky(e,u)),e=u}}}var oa=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);iT(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Jy(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var sT=37297,rT=0;function oT(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Qy=new ie;function aT(i){Me._getMatrix(Qy,Me.workingColorSpace,i);let t=`mat3( ${Qy.elements.map(e=>e.toFixed(4))} )`;switch(Me.getTransfer(i)){case ol:return[t,"LinearTransferOETF"];case Ie:return[t,"sRGBTransferOETF"];default:return jt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function tv(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+oT(i.getShaderSource(t),a)}else return r}function lT(i,t){let e=aT(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var cT={[Ap]:"Linear",[Ep]:"Reinhard",[Tp]:"Cineon",[Cp]:"ACESFilmic",[Pp]:"AgX",[Lp]:"Neutral",[Rp]:"Custom"};function hT(i,t){let e=cT[t];return e===void 0?(jt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Ou=new O;function uT(){Me.getLuminanceCoefficients(Ou);let i=Ou.x.toFixed(4),t=Ou.y.toFixed(4),e=Ou.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function dT(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Bl).join(`
`)}function fT(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function pT(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Bl(i){return i!==""}function ev(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function nv(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var mT=/^[ \t]*#include +<([\w\d./]+)>/gm;function im(i){return i.replace(mT,gT)}function gT(i,t){let e=fe[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return im(e)}var yT=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function iv(i){return i.replace(yT,vT)}function vT(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function sv(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var xT={[Pl]:"SHADOWMAP_TYPE_PCF",[na]:"SHADOWMAP_TYPE_VSM"};function bT(i){return xT[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var _T={[sa]:"ENVMAP_MODE_REFRACTION"};function MT(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":_T[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var wT={[qh]:"ENVMAP_BLENDING_MULTIPLY",[wy]:"ENVMAP_BLENDING_MIX",[Sy]:"ENVMAP_BLENDING_ADD"};function ST(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":wT[i.combine]||"ENVMAP_BLENDING_NONE"}function AT(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=bT(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=MT(e),u=ST(e),d=dT(e),f=fT(r),g=s.createProgram(),y,m,p=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Bl).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Bl).join(`
`),m.length>0&&(m+=`
`)):(y=[sv(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Bl).join(`
`),m=[sv(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ws?"#define TONE_MAPPING":"",e.toneMapping!==ws?fe.tonemapping_pars_fragment:"",e.toneMapping!==ws?hT("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",fe.colorspace_pars_fragment,lT("linearToOutputTexel",e.outputColorSpace),uT(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Bl).join(`
`)),o=im(o),o=ev(o,e),o=nv(o,e),a=im(a),a=ev(a,e),a=nv(a,e),o=iv(o),a=iv(a),e.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",e.glslVersion===Hp?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Hp?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=p+y+o,M=p+m+a,b=Jy(s,s.VERTEX_SHADER,v),S=Jy(s,s.FRAGMENT_SHADER,M);s.attachShader(g,b),s.attachShader(g,S),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function A(L){if(i.debug.checkShaderErrors){let I=s.getProgramInfoLog(g)||"",B=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(S)||"",F=I.trim(),V=B.trim(),Y=G.trim(),W=!0,lt=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(W=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,S);else{let j=tv(s,b,"vertex"),J=tv(s,S,"fragment");te("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+F+`
`+j+`
`+J)}else F!==""?jt("WebGLProgram: Program Info Log:",F):(V===""||Y==="")&&(lt=!1);lt&&(L.diagnostics={runnable:W,programLog:F,vertexShader:{log:V,prefix:y},fragmentShader:{log:Y,prefix:m}})}s.deleteShader(b),s.deleteShader(S),x=new oa(s,g),C=pT(s,g)}let x;this.getUniforms=function(){return x===void 0&&A(this),x};let C;this.getAttributes=function(){return C===void 0&&A(this),C};let N=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return N===!1&&(N=s.getProgramParameter(g,sT)),N},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=rT++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=S,this}var ET=0,sm=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new rm(t),e.set(t,n)),n}},rm=class{constructor(t){this.id=ET++,this.code=t,this.usedTimes=0}};function TT(i){return i===_r||i===Ol||i===Ul}function CT(i,t,e,n,s,r){let o=new Zo,a=new sm,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,C,N,L,I,B){let G=L.fog,F=I.geometry,V=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?L.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,W=t.get(x.envMap||V,Y),lt=d[x.type],j=n.precision;x.precision!==null&&(j=n.getMaxPrecision(x.precision),j!==x.precision&&jt("WebGLProgram.getParameters:",x.precision,"not supported, using",j,"instead."));let J=F.morphAttributes.position||F.morphAttributes.normal||F.morphAttributes.color,et=J!==void 0?J.length:0,dt=0;F.morphAttributes.position!==void 0&&(dt=1),F.morphAttributes.normal!==void 0&&(dt=2),F.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,vt;if(lt){let Ct=As[lt];ut=Ct.vertexShader,tt=Ct.fragmentShader}else{ut=x.vertexShader,tt=x.fragmentShader;let Ct=a.getVertexShaderStage(x),he=a.getFragmentShaderStage(x);a.update(x,Ct,he),mt=Ct.id,vt=he.id}let Tt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Wt=I.isInstancedMesh===!0,ae=I.isBatchedMesh===!0,Vt=!!x.map,pe=!!x.matcap,ue=!!W,re=ue&&W.isPMREMTexture===!0,Qe=!!x.aoMap,qe=!!x.lightMap,mn=!!x.bumpMap&&x.wireframe===!1,ke=!!x.normalMap,In=!!x.displacementMap,Ae=!!x.emissiveMap,An=!!x.metalnessMap,on=!!x.roughnessMap,gn=x.anisotropy>0,k=x.clearcoat>0,Rt=x.diffuseRoughness>0,Zt=x.dispersion>0,le=x.retroreflectivity>0,wt=x.iridescence>0,ze=x.sheen>0,Gt=x.transmission>0,$t=gn&&!!x.anisotropyMap,R=k&&!!x.clearcoatMap,w=k&&!!x.clearcoatNormalMap,X=k&&!!x.clearcoatRoughnessMap,ht=Rt&&!!x.diffuseRoughnessMap,ot=wt&&!!x.iridescenceMap,yt=wt&&!!x.iridescenceThicknessMap,xt=ze&&!!x.sheenColorMap,nt=ze&&!!x.sheenRoughnessMap,st=!!x.specularMap,pt=!!x.specularColorMap,U=!!x.specularIntensityMap,rt=Gt&&!!x.transmissionMap,it=Gt&&!!x.thicknessMap,St=!!x.gradientMap,gt=!!x.alphaMap,_t=x.alphaTest>0,Ht=!!x.alphaHash,Jt=!!x.extensions,ct=ws;x.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(ct=i.toneMapping);let kt=re?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,Qt={shaderID:lt,shaderType:x.type,shaderName:x.name,vertexShader:ut,fragmentShader:tt,defines:x.defines,customVertexShaderID:mt,customFragmentShaderID:vt,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:j,batching:ae,batchingColor:ae&&I._colorsTexture!==null,instancing:Wt,instancingColor:Wt&&I.instanceColor!==null,instancingMorph:Wt&&I.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:Me.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Vt,matcap:pe,envMap:ue,envMapMode:ue&&W.mapping,envMapPMREM:re,envMapMaxLod:re?kt.length-1:null,envMapSize:re?kt[0].width:null,aoMap:Qe,lightMap:qe,bumpMap:mn,normalMap:ke,displacementMap:In,emissiveMap:Ae,normalMapObjectSpace:ke&&x.normalMapType===Ty,normalMapTangentSpace:ke&&x.normalMapType===Iu,packedNormalMap:ke&&x.normalMapType===Iu&&TT(x.normalMap.format),metalnessMap:An,roughnessMap:on,anisotropy:gn,anisotropyMap:$t,clearcoat:k,clearcoatMap:R,clearcoatNormalMap:w,clearcoatRoughnessMap:X,diffuseRoughness:Rt,diffuseRoughnessMap:ht,dispersion:Zt,retroreflection:le,iridescence:wt,iridescenceMap:ot,iridescenceThicknessMap:yt,sheen:ze,sheenColorMap:xt,sheenRoughnessMap:nt,specularMap:st,specularColorMap:pt,specularIntensityMap:U,transmission:Gt,transmissionMap:rt,thicknessMap:it,gradientMap:St,opaque:x.transparent===!1&&x.blending===ia&&x.alphaToCoverage===!1,alphaMap:gt,alphaTest:_t,alphaHash:Ht,combine:x.combine,mapUv:Vt&&f(x.map.channel),aoMapUv:Qe&&f(x.aoMap.channel),lightMapUv:qe&&f(x.lightMap.channel),bumpMapUv:mn&&f(x.bumpMap.channel),normalMapUv:ke&&f(x.normalMap.channel),displacementMapUv:In&&f(x.displacementMap.channel),emissiveMapUv:Ae&&f(x.emissiveMap.channel),metalnessMapUv:An&&f(x.metalnessMap.channel),roughnessMapUv:on&&f(x.roughnessMap.channel),anisotropyMapUv:$t&&f(x.anisotropyMap.channel),clearcoatMapUv:R&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:w&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:yt&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:nt&&f(x.sheenRoughnessMap.channel),specularMapUv:st&&f(x.specularMap.channel),specularColorMapUv:pt&&f(x.specularColorMap.channel),specularIntensityMapUv:U&&f(x.specularIntensityMap.channel),transmissionMapUv:rt&&f(x.transmissionMap.channel),thicknessMapUv:it&&f(x.thicknessMap.channel),alphaMapUv:gt&&f(x.alphaMap.channel),vertexTangents:!!F.attributes.tangent&&(ke||gn),vertexNormals:!!F.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!F.attributes.color&&F.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!F.attributes.uv&&(Vt||gt),fog:!!G,useFog:x.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||F.attributes.normal===void 0&&ke===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:F.attributes.position!==void 0,morphTargets:F.morphAttributes.position!==void 0,morphNormals:F.morphAttributes.normal!==void 0,morphColors:F.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:dt,numSunLights:C.sun.length,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numSunLightShadows:C.sunShadowMap.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:B.filter(Ct=>Ct.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&N.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Vt&&x.map.isVideoTexture===!0&&Me.getTransfer(x.map.colorSpace)===Ie,decodeVideoTextureEmissive:Ae&&x.emissiveMap.isVideoTexture===!0&&Me.getTransfer(x.emissiveMap.colorSpace)===Ie,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===ki,flipSided:x.side===ri,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Jt&&x.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Jt&&x.extensions.multiDraw===!0||ae)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Qt.vertexUv1s=l.has(1),Qt.vertexUv2s=l.has(2),Qt.vertexUv3s=l.has(3),l.clear(),Qt}function y(x){let C=[];if(x.shaderID?C.push(x.shaderID):(C.push(x.customVertexShaderID),C.push(x.customFragmentShaderID)),x.defines!==void 0)for(let N in x.defines)C.push(N),C.push(x.defines[N]);return x.isRawShaderMaterial===!1&&(m(C,x),p(C,x),C.push(i.outputColorSpace)),C.push(x.customProgramCacheKey),C.join()}function m(x,C){x.push(C.precision),x.push(C.outputColorSpace),x.push(C.envMapMode),x.push(C.envMapPMREM),x.push(C.envMapMaxLod),x.push(C.envMapSize),x.push(C.mapUv),x.push(C.alphaMapUv),x.push(C.lightMapUv),x.push(C.aoMapUv),x.push(C.bumpMapUv),x.push(C.normalMapUv),x.push(C.displacementMapUv),x.push(C.emissiveMapUv),x.push(C.metalnessMapUv),x.push(C.roughnessMapUv),x.push(C.anisotropyMapUv),x.push(C.clearcoatMapUv),x.push(C.clearcoatNormalMapUv),x.push(C.clearcoatRoughnessMapUv),x.push(C.diffuseRoughnessMapUv),x.push(C.iridescenceMapUv),x.push(C.iridescenceThicknessMapUv),x.push(C.sheenColorMapUv),x.push(C.sheenRoughnessMapUv),x.push(C.specularMapUv),x.push(C.specularColorMapUv),x.push(C.specularIntensityMapUv),x.push(C.transmissionMapUv),x.push(C.thicknessMapUv),x.push(C.combine),x.push(C.fogExp2),x.push(C.sizeAttenuation),x.push(C.morphTargetsCount),x.push(C.numSunLights),x.push(C.numDirLights),x.push(C.numPointLights),x.push(C.numSpotLights),x.push(C.numSpotLightMaps),x.push(C.numHemiLights),x.push(C.numRectAreaLights),x.push(C.numSunLightShadows),x.push(C.numDirLightShadows),x.push(C.numPointLightShadows),x.push(C.numSpotLightShadows),x.push(C.numSpotLightShadowsWithMaps),x.push(C.numLightProbes),x.push(C.numLightProbeGrids),x.push(C.shadowMapType),x.push(C.toneMapping),x.push(C.numClippingPlanes),x.push(C.numClipIntersection),x.push(C.depthPacking)}function p(x,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.retroreflection&&o.enable(24),C.diffuseRoughness&&o.enable(25),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),C.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function v(x){let C=d[x.type],N;if(C){let L=As[C];N=By.clone(L.uniforms)}else N=x.uniforms;return N}function M(x,C){let N=h.get(C);return N!==void 0?++N.usedTimes:(N=new AT(i,C,x,s),c.push(N),h.set(C,N)),N}function b(x){if(--x.usedTimes===0){let C=c.indexOf(x);c[C]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function S(x){a.remove(x)}function A(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:v,acquireProgram:M,releaseProgram:b,releaseShaderCache:S,programs:c,dispose:A}}function RT(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function PT(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function rv(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function ov(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,m,p){let v=i[t];return v===void 0?(v={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:p},i[t]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=g,v.materialVariant=o(d),v.groupOrder=y,v.renderOrder=d.renderOrder,v.z=m,v.group=p),t++,v}function l(d,f,g,y,m,p,v){v.reversedDepth===!0&&(m=-m);let M=a(d,f,g,y,m,p);g.transmission>0?n.push(M):g.transparent===!0?s.push(M):e.push(M)}function c(d,f,g,y,m,p){let v=a(d,f,g,y,m,p);g.transmission>0?n.unshift(v):g.transparent===!0?s.unshift(v):e.unshift(v)}function h(d,f){e.length>1&&e.sort(d||PT),n.length>1&&n.sort(f||rv),s.length>1&&s.sort(f||rv)}function u(){for(let d=t,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function LT(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new ov,i.set(n,[o])):s>=r.length?(o=new ov,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function IT(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new O,color:new ee};break;case"SpotLight":e={position:new O,direction:new O,color:new ee,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new O,color:new ee,distance:0,decay:0};break;case"HemisphereLight":e={direction:new O,skyColor:new ee,groundColor:new ee};break;case"RectAreaLight":e={color:new ee,position:new O,halfWidth:new O,halfHeight:new O};break}return i[t.id]=e,e}}}function FT(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var DT=0;function NT(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function OT(i){let t=new IT,e=FT(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new O);let s=new O,r=new be,o=new be;function a(c){let h=0,u=0,d=0;for(let B=0;B<9;B++)n.probe[B].set(0,0,0);let f=0,g=0,y=0,m=0,p=0,v=0,M=0,b=0,S=0,A=0,x=0,C=0,N=0,L=0;c.sort(NT);for(let B=0,G=c.length;B<G;B++){let F=c[B],V=F.color,Y=F.intensity,W=F.distance,lt=null;if(F.shadow&&F.shadow.map&&(F.shadow.map.texture.format===_r?lt=F.shadow.map.texture:lt=F.shadow.map.depthTexture||F.shadow.map.texture),F.isAmbientLight)h+=V.r*Y,u+=V.g*Y,d+=V.b*Y;else if(F.isLightProbe){for(let j=0;j<9;j++)n.probe[j].addScaledVector(F.sh.coefficients[j],Y);L++}else if(F.isSunLight){let j=t.get(F);if(j.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let J=F.shadow,et=e.get(F);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),n.sunShadow[g]=et,n.sunShadowMap[g]=lt;let dt=J.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[y+ut]=J.getMatrix(ut),n.sunShadowCascade[y+ut]=J._cascadeData[ut];y+=dt,g++}n.sun[f]=j,f++}else if(F.isDirectionalLight){let j=t.get(F);if(j.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let J=F.shadow,et=e.get(F);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize=J.mapSize,n.directionalShadow[m]=et,n.directionalShadowMap[m]=lt,n.directionalShadowMatrix[m]=F.shadow.matrix,S++}n.directional[m]=j,m++}else if(F.isSpotLight){let j=t.get(F);j.position.setFromMatrixPosition(F.matrixWorld),j.color.copy(V).multiplyScalar(Y),j.distance=W,j.coneCos=Math.cos(F.angle),j.penumbraCos=Math.cos(F.angle*(1-F.penumbra)),j.decay=F.decay,n.spot[v]=j;let J=F.shadow;if(F.map&&(n.spotLightMap[C]=F.map,C++,J.updateMatrices(F),F.castShadow&&N++),n.spotLightMatrix[v]=J.matrix,F.castShadow){let et=e.get(F);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize=J.mapSize,n.spotShadow[v]=et,n.spotShadowMap[v]=lt,x++}v++}else if(F.isRectAreaLight){let j=t.get(F);j.color.copy(V).multiplyScalar(Y),j.halfWidth.set(F.width*.5,0,0),j.halfHeight.set(0,F.height*.5,0),n.rectArea[M]=j,M++}else if(F.isPointLight){let j=t.get(F);if(j.color.copy(F.color).multiplyScalar(F.intensity),j.distance=F.distance,j.decay=F.decay,F.castShadow){let J=F.shadow,et=e.get(F);et.shadowIntensity=J.intensity,et.shadowBias=J.bias,et.shadowNormalBias=J.normalBias,et.shadowRadius=J.radius,et.shadowMapSize=J.mapSize,et.shadowCameraNear=J.camera.near,et.shadowCameraFar=J.camera.far,n.pointShadow[p]=et,n.pointShadowMap[p]=lt,n.pointShadowMatrix[p]=F.shadow.matrix,A++}n.point[p]=j,p++}else if(F.isHemisphereLight){let j=t.get(F);j.skyColor.copy(F.color).multiplyScalar(Y),j.groundColor.copy(F.groundColor).multiplyScalar(Y),n.hemi[b]=j,b++}}M>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=It.LTC_FLOAT_1,n.rectAreaLTC2=It.LTC_FLOAT_2):(n.rectAreaLTC1=It.LTC_HALF_1,n.rectAreaLTC2=It.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let I=n.hash;(I.sunLength!==f||I.directionalLength!==m||I.pointLength!==p||I.spotLength!==v||I.rectAreaLength!==M||I.hemiLength!==b||I.numSunShadows!==g||I.numDirectionalShadows!==S||I.numPointShadows!==A||I.numSpotShadows!==x||I.numSpotMaps!==C||I.numLightProbes!==L)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=M,n.point.length=p,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=S,n.directionalShadowMap.length=S,n.directionalShadowMatrix.length=S,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+C-N,n.spotLightMap.length=C,n.numSpotLightShadowsWithMaps=N,n.numLightProbes=L,I.sunLength=f,I.directionalLength=m,I.pointLength=p,I.spotLength=v,I.rectAreaLength=M,I.hemiLength=b,I.numSunShadows=g,I.numDirectionalShadows=S,I.numPointShadows=A,I.numSpotShadows=x,I.numSpotMaps=C,I.numLightProbes=L,n.version=DT++)}function l(c,h){let u=0,d=0,f=0,g=0,y=0,m=0,p=h.matrixWorldInverse;for(let v=0,M=c.length;v<M;v++){let b=c[v];if(b.isSunLight){let S=n.sun[u];S.direction.setFromMatrixPosition(b.matrixWorld),S.direction.transformDirection(p),u++}else if(b.isDirectionalLight){let S=n.directional[d];S.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(p),d++}else if(b.isSpotLight){let S=n.spot[g];S.position.setFromMatrixPosition(b.matrixWorld),S.position.applyMatrix4(p),S.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(p),g++}else if(b.isRectAreaLight){let S=n.rectArea[y];S.position.setFromMatrixPosition(b.matrixWorld),S.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),S.halfWidth.set(b.width*.5,0,0),S.halfHeight.set(0,b.height*.5,0),S.halfWidth.applyMatrix4(o),S.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let S=n.point[f];S.position.setFromMatrixPosition(b.matrixWorld),S.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let S=n.hemi[m];S.direction.setFromMatrixPosition(b.matrixWorld),S.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,state:n}}function av(i){let t=new OT(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function UT(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new av(i),t.set(s,[a])):r>=o.length?(a=new av(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var kT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,BT=`uniform sampler2D shadow_pass;
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
}`,zT=[new O(1,0,0),new O(-1,0,0),new O(0,1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1)],GT=[new O(0,-1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1),new O(0,-1,0),new O(0,-1,0)],lv=new be,kl=new O,Qp=new O;function VT(i,t,e){let n=new mr,s=new Xt,r=new Xt,o=new nn,a=new Lh,l=new Ih,c={},h=e.maxTextureSize,u={[Ms]:ri,[ri]:Ms,[ki]:ki},d=new Ui({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Xt},radius:{value:4}},vertexShader:kT,fragmentShader:BT}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ee;g.setAttribute("position",new en(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new ye(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Pl;let p=this.type;this.render=function(A,x,C){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||A.length===0)return;this.type===sy&&(jt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Pl);let N=i.getRenderTarget(),L=i.getActiveCubeFace(),I=i.getActiveMipmapLevel(),B=i.state;B.setBlending(Ys),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let G=p!==this.type;G&&x.traverse(function(F){F.material&&(Array.isArray(F.material)?F.material.forEach(V=>V.needsUpdate=!0):F.material.needsUpdate=!0)});for(let F=0,V=A.length;F<V;F++){let Y=A[F],W=Y.shadow;if(W===void 0){jt("WebGLShadowMap:",Y,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;s.copy(W.mapSize);let lt=W.getFrameExtents();s.multiply(lt),r.copy(W.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/lt.x),s.x=r.x*lt.x,W.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/lt.y),s.y=r.y*lt.y,W.mapSize.y=r.y));let j=i.state.buffers.depth.getReversed();if(W.camera._reversedDepth=j,W.map===null||G===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===na){if(Y.isPointLight){jt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new wi(s.x,s.y,{format:_r,type:ns,minFilter:si,magFilter:si,generateMipmaps:!1}),W.map.texture.name=Y.name+".shadowMap",W.map.depthTexture=new Ws(s.x,s.y,Bi),W.map.depthTexture.name=Y.name+".shadowMapDepth",W.map.depthTexture.format=Bs,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Bn,W.map.depthTexture.magFilter=Bn}else Y.isPointLight?(W.map=new zl(s.x),W.map.depthTexture=new yl(s.x,es)):(W.map=new wi(s.x,s.y),W.map.depthTexture=new Ws(s.x,s.y,es)),W.map.depthTexture.name=Y.name+".shadowMap",W.map.depthTexture.format=Bs,this.type===Pl?(W.map.depthTexture.compareFunction=j?zp:Bp,W.map.depthTexture.minFilter=si,W.map.depthTexture.magFilter=si):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Bn,W.map.depthTexture.magFilter=Bn);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==s.x||W.map.height!==s.y)&&W.map.setSize(s.x,s.y);let J=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();Y.isPointLight!==!0&&W.updateMatrices(Y,C);let et=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:C.layers;for(let dt=0;dt<J;dt++){let ut=W.getCamera(dt);if(Y.isPointLight){let tt=W.camera,mt=W.matrix,vt=Y.distance||tt.far;vt!==tt.far&&(tt.far=vt,tt.updateProjectionMatrix()),kl.setFromMatrixPosition(Y.matrixWorld),tt.position.copy(kl),Qp.copy(tt.position),Qp.add(zT[dt]),tt.up.copy(GT[dt]),tt.lookAt(Qp),tt.updateMatrixWorld(),mt.makeTranslation(-kl.x,-kl.y,-kl.z),lv.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),W._frustum.setFromProjectionMatrix(lv,tt.coordinateSystem,tt.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)i.setRenderTarget(W.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(W.map),i.clear());let tt=W.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),B.viewport(o)}n=W.getFrustum(dt),b(x,C,ut,Y,et,this.type)}W.isPointLightShadow!==!0&&this.type===na&&v(W,C),W.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(N,L,I)};function v(A,x){let C=t.update(y);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new wi(s.x,s.y,{format:_r,type:ns}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(x,null,C,d,y,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(x,null,C,f,y,null)}function M(A,x,C,N){let L=null,I=C.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(I!==void 0)L=I;else if(L=C.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let B=L.uuid,G=x.uuid,F=c[B];F===void 0&&(F={},c[B]=F);let V=F[G];V===void 0&&(V=L.clone(),F[G]=V,x.addEventListener("dispose",S)),L=V}if(L.visible=x.visible,L.wireframe=x.wireframe,N===na?L.side=x.shadowSide!==null?x.shadowSide:x.side:L.side=x.shadowSide!==null?x.shadowSide:u[x.side],L.alphaMap=x.alphaMap,L.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,L.map=x.map,L.clipShadows=x.clipShadows,L.clippingPlanes=x.clippingPlanes,L.clipIntersection=x.clipIntersection,L.displacementMap=x.displacementMap,L.displacementScale=x.displacementScale,L.displacementBias=x.displacementBias,L.wireframeLinewidth=x.wireframeLinewidth,L.linewidth=x.linewidth,C.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let B=i.properties.get(L);B.light=C}return L}function b(A,x,C,N,L,I){if(A.visible===!1)return;if(A.layers.test(L)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&I===na)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(C.matrixWorldInverse,A.matrixWorld);let F=t.update(A),V=A.material;if(Array.isArray(V)){let Y=F.groups;for(let W=0,lt=Y.length;W<lt;W++){let j=Y[W],J=V[j.materialIndex];if(J&&J.visible){let et=M(A,J,N,I);A.onBeforeShadow(i,A,x,C,F,et,j),i.renderBufferDirect(C,null,F,et,A,j),A.onAfterShadow(i,A,x,C,F,et,j)}}}else if(V.visible){let Y=M(A,V,N,I);A.onBeforeShadow(i,A,x,C,F,Y,null),i.renderBufferDirect(C,null,F,Y,A,null),A.onAfterShadow(i,A,x,C,F,Y,null)}}let G=A.children;for(let F=0,V=G.length;F<V;F++)b(G[F],x,C,N,L,I)}function S(A){A.target.removeEventListener("dispose",S);for(let C in c){let N=c[C],L=A.target.uuid;L in N&&(N[L].dispose(),delete N[L])}}}function HT(i,t){function e(){let U=!1,rt=new nn,it=null,St=new nn(0,0,0,0);return{setMask:function(gt){it!==gt&&!U&&(i.colorMask(gt,gt,gt,gt),it=gt)},setLocked:function(gt){U=gt},setClear:function(gt,_t,Ht,Jt,ct){ct===!0&&(gt*=Jt,_t*=Jt,Ht*=Jt),rt.set(gt,_t,Ht,Jt),St.equals(rt)===!1&&(i.clearColor(gt,_t,Ht,Jt),St.copy(rt))},reset:function(){U=!1,it=null,St.set(-1,0,0,0)}}}function n(){let U=!1,rt=!1,it=null,St=null,gt=null;return{setReversed:function(_t){if(rt!==_t){let Ht=t.get("EXT_clip_control");_t?Ht.clipControlEXT(Ht.LOWER_LEFT_EXT,Ht.ZERO_TO_ONE_EXT):Ht.clipControlEXT(Ht.LOWER_LEFT_EXT,Ht.NEGATIVE_ONE_TO_ONE_EXT),rt=_t;let Jt=gt;gt=null,this.setClear(Jt)}},getReversed:function(){return rt},setTest:function(_t){_t?Mt(i.DEPTH_TEST):Wt(i.DEPTH_TEST)},setMask:function(_t){it!==_t&&!U&&(i.depthMask(_t),it=_t)},setFunc:function(_t){if(rt&&(_t=Uy[_t]),St!==_t){switch(_t){case ph:i.depthFunc(i.NEVER);break;case mh:i.depthFunc(i.ALWAYS);break;case gh:i.depthFunc(i.LESS);break;case qo:i.depthFunc(i.LEQUAL);break;case yh:i.depthFunc(i.EQUAL);break;case vh:i.depthFunc(i.GEQUAL);break;case xh:i.depthFunc(i.GREATER);break;case bh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}St=_t}},setLocked:function(_t){U=_t},setClear:function(_t){gt!==_t&&(gt=_t,rt&&(_t=1-_t),i.clearDepth(_t))},reset:function(){U=!1,it=null,St=null,gt=null,rt=!1}}}function s(){let U=!1,rt=null,it=null,St=null,gt=null,_t=null,Ht=null,Jt=null,ct=null;return{setTest:function(kt){U||(kt?Mt(i.STENCIL_TEST):Wt(i.STENCIL_TEST))},setMask:function(kt){rt!==kt&&!U&&(i.stencilMask(kt),rt=kt)},setFunc:function(kt,Qt,Ct){(it!==kt||St!==Qt||gt!==Ct)&&(i.stencilFunc(kt,Qt,Ct),it=kt,St=Qt,gt=Ct)},setOp:function(kt,Qt,Ct){(_t!==kt||Ht!==Qt||Jt!==Ct)&&(i.stencilOp(kt,Qt,Ct),_t=kt,Ht=Qt,Jt=Ct)},setLocked:function(kt){U=kt},setClear:function(kt){ct!==kt&&(i.clearStencil(kt),ct=kt)},reset:function(){U=!1,rt=null,it=null,St=null,gt=null,_t=null,Ht=null,Jt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],y=null,m=!1,p=null,v=null,M=null,b=null,S=null,A=null,x=null,C=new ee(0,0,0),N=0,L=!1,I=null,B=null,G=null,F=null,V=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,lt=0,j=i.getParameter(i.VERSION);j.indexOf("WebGL")!==-1?(lt=parseFloat(/^WebGL (\d)/.exec(j)[1]),W=lt>=1):j.indexOf("OpenGL ES")!==-1&&(lt=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),W=lt>=2);let J=null,et={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new nn().fromArray(dt),mt=new nn().fromArray(ut);function vt(U,rt,it,St){let gt=new Uint8Array(4),_t=i.createTexture();i.bindTexture(U,_t),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ht=0;Ht<it;Ht++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,St,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Ht,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return _t}let Tt={};Tt[i.TEXTURE_2D]=vt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=vt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=vt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=vt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(qo),mn(!1),ke(xp),Mt(i.CULL_FACE),Qe(Ys);function Mt(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function Wt(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function ae(U,rt){return d[U]!==rt?(i.bindFramebuffer(U,rt),d[U]=rt,U===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),U===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Vt(U,rt){let it=g,St=!1;if(U){it=f.get(rt),it===void 0&&(it=[],f.set(rt,it));let gt=U.textures;if(it.length!==gt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let _t=0,Ht=gt.length;_t<Ht;_t++)it[_t]=i.COLOR_ATTACHMENT0+_t;it.length=gt.length,St=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,St=!0);St&&i.drawBuffers(it)}function pe(U){return y!==U?(i.useProgram(U),y=U,!0):!1}let ue={[qr]:i.FUNC_ADD,[oy]:i.FUNC_SUBTRACT,[ay]:i.FUNC_REVERSE_SUBTRACT};ue[ly]=i.MIN,ue[cy]=i.MAX;let re={[hy]:i.ZERO,[uy]:i.ONE,[dy]:i.SRC_COLOR,[wp]:i.SRC_ALPHA,[vy]:i.SRC_ALPHA_SATURATE,[gy]:i.DST_COLOR,[py]:i.DST_ALPHA,[fy]:i.ONE_MINUS_SRC_COLOR,[Sp]:i.ONE_MINUS_SRC_ALPHA,[yy]:i.ONE_MINUS_DST_COLOR,[my]:i.ONE_MINUS_DST_ALPHA,[xy]:i.CONSTANT_COLOR,[by]:i.ONE_MINUS_CONSTANT_COLOR,[_y]:i.CONSTANT_ALPHA,[My]:i.ONE_MINUS_CONSTANT_ALPHA};function Qe(U,rt,it,St,gt,_t,Ht,Jt,ct,kt){if(U===Ys){m===!0&&(Wt(i.BLEND),m=!1);return}if(m===!1&&(Mt(i.BLEND),m=!0),U!==ry){if(U!==p||kt!==L){if((v!==qr||S!==qr)&&(i.blendEquation(i.FUNC_ADD),v=qr,S=qr),kt)switch(U){case ia:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case bp:i.blendFunc(i.ONE,i.ONE);break;case _p:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Mp:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:te("WebGLState: Invalid blending: ",U);break}else switch(U){case ia:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case bp:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case _p:te("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Mp:te("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:te("WebGLState: Invalid blending: ",U);break}M=null,b=null,A=null,x=null,C.set(0,0,0),N=0,p=U,L=kt}return}gt=gt||rt,_t=_t||it,Ht=Ht||St,(rt!==v||gt!==S)&&(i.blendEquationSeparate(ue[rt],ue[gt]),v=rt,S=gt),(it!==M||St!==b||_t!==A||Ht!==x)&&(i.blendFuncSeparate(re[it],re[St],re[_t],re[Ht]),M=it,b=St,A=_t,x=Ht),(Jt.equals(C)===!1||ct!==N)&&(i.blendColor(Jt.r,Jt.g,Jt.b,ct),C.copy(Jt),N=ct),p=U,L=!1}function qe(U,rt){U.side===ki?Wt(i.CULL_FACE):Mt(i.CULL_FACE);let it=U.side===ri;rt&&(it=!it),mn(it),U.blending===ia&&U.transparent===!1?Qe(Ys):Qe(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let St=U.stencilWrite;a.setTest(St),St&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),Ae(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Wt(i.SAMPLE_ALPHA_TO_COVERAGE)}function mn(U){I!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),I=U)}function ke(U){U!==ny?(Mt(i.CULL_FACE),U!==B&&(U===xp?i.cullFace(i.BACK):U===iy?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Wt(i.CULL_FACE),B=U}function In(U){U!==G&&(W&&i.lineWidth(U),G=U)}function Ae(U,rt,it){U?(Mt(i.POLYGON_OFFSET_FILL),(F!==rt||V!==it)&&(F=rt,V=it,o.getReversed()&&(rt=-rt,it=-it),i.polygonOffset(rt,it))):Wt(i.POLYGON_OFFSET_FILL)}function An(U){U?Mt(i.SCISSOR_TEST):Wt(i.SCISSOR_TEST)}function on(U){U===void 0&&(U=i.TEXTURE0+Y-1),J!==U&&(i.activeTexture(U),J=U)}function gn(U,rt,it){it===void 0&&(J===null?it=i.TEXTURE0+Y-1:it=J);let St=et[it];St===void 0&&(St={type:void 0,texture:void 0},et[it]=St),(St.type!==U||St.texture!==rt)&&(J!==it&&(i.activeTexture(it),J=it),i.bindTexture(U,rt||Tt[U]),St.type=U,St.texture=rt)}function k(){let U=et[J];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function Rt(){try{i.compressedTexImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function Zt(){try{i.compressedTexImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function le(){try{i.texSubImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function wt(){try{i.texSubImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function ze(){try{i.compressedTexSubImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function Gt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function $t(){try{i.texStorage2D(...arguments)}catch(U){te("WebGLState:",U)}}function R(){try{i.texStorage3D(...arguments)}catch(U){te("WebGLState:",U)}}function w(){try{i.texImage2D(...arguments)}catch(U){te("WebGLState:",U)}}function X(){try{i.texImage3D(...arguments)}catch(U){te("WebGLState:",U)}}function ht(U){return u[U]!==void 0?u[U]:i.getParameter(U)}function ot(U,rt){u[U]!==rt&&(i.pixelStorei(U,rt),u[U]=rt)}function yt(U){tt.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),tt.copy(U))}function xt(U){mt.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),mt.copy(U))}function nt(U,rt){let it=c.get(rt);it===void 0&&(it=new WeakMap,c.set(rt,it));let St=it.get(U);St===void 0&&(St=i.getUniformBlockIndex(rt,U.name),i.uniformBlockBinding(rt,St,St),it.set(U,St))}function st(U,rt,it){let gt=c.get(rt).get(U);l[gt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,it),l[gt]=it)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},J=null,et={},d={},l={},f=new WeakMap,g=[],y=null,m=!1,p=null,v=null,M=null,b=null,S=null,A=null,x=null,C=new ee(0,0,0),N=0,L=!1,I=null,B=null,G=null,F=null,V=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Wt,bindFramebuffer:ae,drawBuffers:Vt,useProgram:pe,setBlending:Qe,setMaterial:qe,setFlipSided:mn,setCullFace:ke,setLineWidth:In,setPolygonOffset:Ae,setScissorTest:An,activeTexture:on,bindTexture:gn,unbindTexture:k,compressedTexImage2D:Rt,compressedTexImage3D:Zt,texImage2D:w,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:nt,uniformBlockBinding:st,texStorage2D:$t,texStorage3D:R,texSubImage2D:le,texSubImage3D:wt,compressedTexSubImage2D:ze,compressedTexSubImage3D:Gt,scissor:yt,viewport:xt,reset:pt}}function WT(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Xt,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(R=>g.delete(R)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(R,w){return m?new OffscreenCanvas(R,w):al("canvas")}function v(R,w,X){let ht=1,ot=$t(R);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let yt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=p(yt,xt));let nt=w?p(yt,xt):d;return nt.width=yt,nt.height=xt,nt.getContext("2d").drawImage(R,0,0,yt,xt),jt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+yt+"x"+xt+")."),nt}else return"data"in R&&jt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),R;return R}function M(R){return R.generateMipmaps}function b(R){i.generateMipmap(R)}function S(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(R,w,X,ht,ot,yt=!1){if(R!==null){if(i[R]!==void 0)return i[R];jt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||jt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let nt=w;if(w===i.RED&&(X===i.FLOAT&&(nt=i.R32F),X===i.HALF_FLOAT&&(nt=i.R16F),X===i.UNSIGNED_BYTE&&(nt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.R16_EXT),X===i.SHORT&&xt&&(nt=xt.R16_SNORM_EXT)),w===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.R8UI),X===i.UNSIGNED_SHORT&&(nt=i.R16UI),X===i.UNSIGNED_INT&&(nt=i.R32UI),X===i.BYTE&&(nt=i.R8I),X===i.SHORT&&(nt=i.R16I),X===i.INT&&(nt=i.R32I)),w===i.RG&&(X===i.FLOAT&&(nt=i.RG32F),X===i.HALF_FLOAT&&(nt=i.RG16F),X===i.UNSIGNED_BYTE&&(nt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RG16_EXT),X===i.SHORT&&xt&&(nt=xt.RG16_SNORM_EXT)),w===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RG8UI),X===i.UNSIGNED_SHORT&&(nt=i.RG16UI),X===i.UNSIGNED_INT&&(nt=i.RG32UI),X===i.BYTE&&(nt=i.RG8I),X===i.SHORT&&(nt=i.RG16I),X===i.INT&&(nt=i.RG32I)),w===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGB16UI),X===i.UNSIGNED_INT&&(nt=i.RGB32UI),X===i.BYTE&&(nt=i.RGB8I),X===i.SHORT&&(nt=i.RGB16I),X===i.INT&&(nt=i.RGB32I)),w===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGBA16UI),X===i.UNSIGNED_INT&&(nt=i.RGBA32UI),X===i.BYTE&&(nt=i.RGBA8I),X===i.SHORT&&(nt=i.RGBA16I),X===i.INT&&(nt=i.RGBA32I)),w===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGB16_EXT),X===i.SHORT&&xt&&(nt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(nt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(nt=i.R11F_G11F_B10F)),w===i.RGBA){let st=yt?ol:Me.getTransfer(ot);X===i.FLOAT&&(nt=i.RGBA32F),X===i.HALF_FLOAT&&(nt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(nt=st===Ie?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(nt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(nt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(nt=i.RGB5_A1)}return(nt===i.R16F||nt===i.R32F||nt===i.RG16F||nt===i.RG32F||nt===i.RGBA16F||nt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),nt}function x(R,w){let X;return R?w===null||w===es||w===Yr?X=i.DEPTH24_STENCIL8:w===Bi?X=i.DEPTH32F_STENCIL8:w===ra&&(X=i.DEPTH24_STENCIL8,jt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):w===null||w===es||w===Yr?X=i.DEPTH_COMPONENT24:w===Bi?X=i.DEPTH_COMPONENT32F:w===ra&&(X=i.DEPTH_COMPONENT16),X}function C(R,w){return M(R)===!0||R.isFramebufferTexture&&R.minFilter!==Bn&&R.minFilter!==si?Math.log2(Math.max(w.width,w.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?w.mipmaps.length:1}function N(R){let w=new WeakRef(R);n.get(R).__ref=w,g.add(w),y.register(R,w,w)}function L(R){let w=n.get(R).__ref;w!==void 0&&(g.delete(w),y.unregister(w))}function I(R){G(R.target)}function B(R){F(R.target)}function G(R){R.removeEventListener("dispose",I),L(R),Y(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function F(R){R.removeEventListener("dispose",B),L(R),lt(R)}function V(){for(let R of g){let w=R.deref();w!==void 0&&(w.isRenderTarget===!0?F(w):G(w))}g.clear(),u.clear()}function Y(R){let w=n.get(R);if(w.__webglInit===void 0)return;let X=R.source,ht=f.get(X);if(ht){let ot=ht[w.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&W(R),Object.keys(ht).length===0&&f.delete(X)}n.remove(R)}function W(R){let w=n.get(R);i.deleteTexture(w.__webglTexture);let X=R.source,ht=f.get(X);delete ht[w.__cacheKey],o.memory.textures--}function lt(R){let w=n.get(R);w.__depthDisposeCallback&&w.__depthDisposeCallback();let X=R.depthTexture;if(X&&X.renderTarget===R&&G(X),R.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(w.__webglFramebuffer[ot]))for(let yt=0;yt<w.__webglFramebuffer[ot].length;yt++)i.deleteFramebuffer(w.__webglFramebuffer[ot][yt]);else i.deleteFramebuffer(w.__webglFramebuffer[ot]);w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer[ot])}else{if(Array.isArray(w.__webglFramebuffer))for(let ot=0;ot<w.__webglFramebuffer.length;ot++)i.deleteFramebuffer(w.__webglFramebuffer[ot]);else i.deleteFramebuffer(w.__webglFramebuffer);if(w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer),w.__webglMultisampledFramebuffer&&i.deleteFramebuffer(w.__webglMultisampledFramebuffer),w.__webglColorRenderbuffer)for(let ot=0;ot<w.__webglColorRenderbuffer.length;ot++)w.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(w.__webglColorRenderbuffer[ot]);w.__webglDepthRenderbuffer&&i.deleteRenderbuffer(w.__webglDepthRenderbuffer)}let ht=R.textures;for(let ot=0,yt=ht.length;ot<yt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(R)}let j=0;function J(){j=0}function et(){return j}function dt(R){j=R}function ut(){let R=j;return R>=s.maxTextures&&jt("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,R}function tt(R){let w=[];return w.push(R.wrapS),w.push(R.wrapT),w.push(R.wrapR||0),w.push(R.magFilter),w.push(R.minFilter),w.push(R.anisotropy),w.push(R.internalFormat),w.push(R.format),w.push(R.type),w.push(R.generateMipmaps),w.push(R.mipmapsAutoUpdate),w.push(R.premultiplyAlpha),w.push(R.flipY),w.push(R.unpackAlignment),w.push(R.colorSpace),w.join()}function mt(R,w){let X=n.get(R);if(R.isVideoTexture&&ze(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&X.__version!==R.version){let ht=R.image;if(ht===null)jt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)jt("WebGLRenderer: Texture marked for update but image is incomplete");else{qe(X,R,w);return}}else R.isExternalTexture&&(X.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+w)}function vt(R,w){let X=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&X.__version!==R.version){qe(X,R,w);return}else R.isExternalTexture&&(X.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+w)}function Tt(R,w){let X=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&X.__version!==R.version){qe(X,R,w);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+w)}function Mt(R,w){let X=n.get(R);if(R.version>0&&X.__version!==R.version){mn(X,R,w);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+w)}let Wt={[_h]:i.REPEAT,[vs]:i.CLAMP_TO_EDGE,[Mh]:i.MIRRORED_REPEAT},ae={[Bn]:i.NEAREST,[Ay]:i.NEAREST_MIPMAP_NEAREST,[Ll]:i.NEAREST_MIPMAP_LINEAR,[si]:i.LINEAR,[$h]:i.LINEAR_MIPMAP_NEAREST,[$s]:i.LINEAR_MIPMAP_LINEAR},Vt={[Ry]:i.NEVER,[Gp]:i.ALWAYS,[Py]:i.LESS,[Bp]:i.LEQUAL,[Ly]:i.EQUAL,[zp]:i.GEQUAL,[Iy]:i.GREATER,[Fy]:i.NOTEQUAL};function pe(R,w){if(w.type===Bi&&t.has("OES_texture_float_linear")===!1&&(w.magFilter===si||w.magFilter===$h||w.magFilter===Ll||w.magFilter===$s||w.minFilter===si||w.minFilter===$h||w.minFilter===Ll||w.minFilter===$s)&&jt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,Wt[w.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,Wt[w.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,Wt[w.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,ae[w.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,ae[w.minFilter]),w.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Vt[w.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(w.magFilter===Bn||w.minFilter!==Ll&&w.minFilter!==$s||w.type===Bi&&t.has("OES_texture_float_linear")===!1)return;if(w.anisotropy>1||n.get(w).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(R,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(w.anisotropy,s.getMaxAnisotropy())),n.get(w).__currentAnisotropy=w.anisotropy}}}function ue(R,w){let X=!1;R.__webglInit===void 0&&(R.__webglInit=!0,w.addEventListener("dispose",I),N(w));let ht=w.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let yt=tt(w);if(yt!==R.__cacheKey){ot[yt]===void 0&&(ot[yt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[yt].usedTimes++;let xt=ot[R.__cacheKey];xt!==void 0&&(ot[R.__cacheKey].usedTimes--,xt.usedTimes===0&&W(w)),R.__cacheKey=yt,R.__webglTexture=ot[yt].texture}return X}function re(R,w,X){return Math.floor(Math.floor(R/X)/w)}function Qe(R,w,X,ht){let yt=R.updateRanges;if(yt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,w.width,w.height,X,ht,w.data);else{yt.sort((U,rt)=>U.start-rt.start);let xt=0;for(let U=1;U<yt.length;U++){let rt=yt[xt],it=yt[U],St=rt.start+rt.count,gt=re(it.start,w.width,4),_t=re(rt.start,w.width,4);it.start<=St+1&&gt===_t&&re(it.start+it.count-1,w.width,4)===gt?rt.count=Math.max(rt.count,it.start+it.count-rt.start):(++xt,yt[xt]=it)}yt.length=xt+1;let nt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,w.width);for(let U=0,rt=yt.length;U<rt;U++){let it=yt[U],St=Math.floor(it.start/4),gt=Math.ceil(it.count/4),_t=St%w.width,Ht=Math.floor(St/w.width),Jt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,_t),e.pixelStorei(i.UNPACK_SKIP_ROWS,Ht),e.texSubImage2D(i.TEXTURE_2D,0,_t,Ht,Jt,ct,X,ht,w.data)}R.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,nt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function qe(R,w,X){let ht=i.TEXTURE_2D;(w.isDataArrayTexture||w.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),w.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=ue(R,w),yt=w.source;e.bindTexture(ht,R.__webglTexture,i.TEXTURE0+X);let xt=n.get(yt);if(yt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&w.image instanceof ImageBitmap)===!1){let ct=Me.getPrimaries(Me.workingColorSpace),kt=w.colorSpace===Zs?null:Me.getPrimaries(w.colorSpace),Qt=w.colorSpace===Zs||ct===kt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Qt)}e.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment);let st=v(w.image,!1,s.maxTextureSize);st=Gt(w,st);let pt=r.convert(w.format,w.colorSpace),U=r.convert(w.type),rt=A(w.internalFormat,pt,U,w.normalized,w.colorSpace,w.isVideoTexture);pe(ht,w);let it,St=w.mipmaps,gt=w.isVideoTexture!==!0,_t=xt.__version===void 0||ot===!0,Ht=yt.dataReady,Jt=C(w,st);if(w.isDepthTexture)rt=x(w.format===js,w.type),_t&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,null));else if(w.isDataTexture)if(St.length>0){gt&&_t&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,St[0].width,St[0].height);for(let ct=0,kt=St.length;ct<kt;ct++)it=St[ct],gt?Ht&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data);w.generateMipmaps=!1}else gt?(_t&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height),Ht&&Qe(w,st,pt,U)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,st.data);else if(w.isCompressedTexture)if(w.isCompressedArrayTexture){gt&&_t&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,St[0].width,St[0].height,st.depth);for(let ct=0,kt=St.length;ct<kt;ct++)if(it=St[ct],w.format!==is)if(pt!==null)if(gt){if(Ht)if(w.layerUpdates.size>0){let Qt=Kp(it.width,it.height,w.format,w.type);for(let Ct of w.layerUpdates){let he=it.data.subarray(Ct*Qt/it.data.BYTES_PER_ELEMENT,(Ct+1)*Qt/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Ct,it.width,it.height,1,pt,he)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,it.data,0,0);else jt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Ht&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,U,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,pt,U,it.data);w.layerUpdates.size>0&&w.clearLayerUpdates()}else{gt&&_t&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,St[0].width,St[0].height);for(let ct=0,kt=St.length;ct<kt;ct++)it=St[ct],w.format!==is?pt!==null?gt?Ht&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,it.data):jt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Ht&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data)}else if(w.isDataArrayTexture)if(gt){if(_t&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,st.width,st.height,st.depth),Ht)if(w.layerUpdates.size>0){let ct=Kp(st.width,st.height,w.format,w.type);for(let kt of w.layerUpdates){let Qt=st.data.subarray(kt*ct/st.data.BYTES_PER_ELEMENT,(kt+1)*ct/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,kt,st.width,st.height,1,pt,U,Qt)}w.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(w.isData3DTexture)gt?(_t&&e.texStorage3D(i.TEXTURE_3D,Jt,rt,st.width,st.height,st.depth),Ht&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(w.isFramebufferTexture){if(_t)if(gt)e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height);else{let ct=st.width,kt=st.height;for(let Qt=0;Qt<Jt;Qt++)e.texImage2D(i.TEXTURE_2D,Qt,rt,ct,kt,0,pt,U,null),ct>>=1,kt>>=1}}else if(w.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),st.parentNode!==ct){ct.appendChild(st),u.add(w),ct.onpaint=kt=>{let Qt=kt.changedElements;for(let Ct of u)Qt.includes(Ct.image)&&(Ct.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let Qt=i.RGBA,Ct=i.RGBA,he=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Qt,Ct,he,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(St.length>0){if(gt&&_t){let ct=$t(St[0]);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}for(let ct=0,kt=St.length;ct<kt;ct++)it=St[ct],gt?Ht&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,U,it):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,U,it);w.generateMipmaps=!1}else if(gt){if(_t){let ct=$t(st);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}Ht&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,U,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,U,st);M(w)&&w.mipmapsAutoUpdate===!0&&b(ht),xt.__version=yt.version,w.onUpdate&&w.onUpdate(w)}R.__version=w.version}function mn(R,w,X){if(w.image.length!==6)return;let ht=ue(R,w),ot=w.source;e.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+X);let yt=n.get(ot);if(ot.version!==yt.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=Me.getPrimaries(Me.workingColorSpace),nt=w.colorSpace===Zs?null:Me.getPrimaries(w.colorSpace),st=w.colorSpace===Zs||xt===nt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let pt=w.isCompressedTexture||w.image[0].isCompressedTexture,U=w.image[0]&&w.image[0].isDataTexture,rt=[];for(let Ct=0;Ct<6;Ct++)!pt&&!U?rt[Ct]=v(w.image[Ct],!0,s.maxCubemapSize):rt[Ct]=U?w.image[Ct].image:w.image[Ct],rt[Ct]=Gt(w,rt[Ct]);let it=rt[0],St=r.convert(w.format,w.colorSpace),gt=r.convert(w.type),_t=A(w.internalFormat,St,gt,w.normalized,w.colorSpace),Ht=w.isVideoTexture!==!0,Jt=yt.__version===void 0||ht===!0,ct=ot.dataReady,kt=C(w,it);pe(i.TEXTURE_CUBE_MAP,w);let Qt;if(w.isDepthTexture){if(_t=x(w.format===js,w.type),Jt)if(Ht)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,_t,it.width,it.height);else for(let Ct=0;Ct<6;Ct++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,_t,it.width,it.height,0,St,gt,null)}else if(pt){Ht&&Jt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,kt,_t,it.width,it.height);for(let Ct=0;Ct<6;Ct++){Qt=rt[Ct].mipmaps;for(let he=0;he<Qt.length;he++){let Ye=Qt[he];w.format!==is?St!==null?Ht?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,0,0,Ye.width,Ye.height,St,Ye.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,_t,Ye.width,Ye.height,0,Ye.data):jt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,0,0,Ye.width,Ye.height,St,gt,Ye.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he,_t,Ye.width,Ye.height,0,St,gt,Ye.data)}}}else{if(Qt=w.mipmaps,Ht&&Jt){Qt.length>0&&kt++;let Ct=$t(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,kt,_t,Ct.width,Ct.height)}for(let Ct=0;Ct<6;Ct++)if(U){Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,0,0,rt[Ct].width,rt[Ct].height,St,gt,rt[Ct].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,_t,rt[Ct].width,rt[Ct].height,0,St,gt,rt[Ct].data);for(let he=0;he<Qt.length;he++){let Kn=Qt[he].image[Ct].image;Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,0,0,Kn.width,Kn.height,St,gt,Kn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,_t,Kn.width,Kn.height,0,St,gt,Kn.data)}}else{Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,0,0,St,gt,rt[Ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,_t,St,gt,rt[Ct]);for(let he=0;he<Qt.length;he++){let Ye=Qt[he];Ht?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,0,0,St,gt,Ye.image[Ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,he+1,_t,St,gt,Ye.image[Ct])}}}M(w)&&w.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),yt.__version=ot.version,w.onUpdate&&w.onUpdate(w)}R.__version=w.version}function ke(R,w,X,ht,ot,yt){let xt=r.convert(X.format,X.colorSpace),nt=r.convert(X.type),st=A(X.internalFormat,xt,nt,X.normalized,X.colorSpace),pt=n.get(w),U=n.get(X);if(U.__renderTarget=w,!pt.__hasExternalTextures){let rt=Math.max(1,w.width>>yt),it=Math.max(1,w.height>>yt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,yt,st,rt,it,w.depth,0,xt,nt,null):e.texImage2D(ot,yt,st,rt,it,0,xt,nt,null)}e.bindFramebuffer(i.FRAMEBUFFER,R),wt(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,U.__webglTexture,0,le(w)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,U.__webglTexture,yt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function In(R,w,X){if(i.bindRenderbuffer(i.RENDERBUFFER,R),w.depthBuffer){let ht=w.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,yt=x(w.stencilBuffer,ot),xt=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;wt(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,le(w),yt,w.width,w.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,le(w),yt,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,yt,w.width,w.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,R)}else{let ht=w.textures;for(let ot=0;ot<ht.length;ot++){let yt=ht[ot],xt=r.convert(yt.format,yt.colorSpace),nt=r.convert(yt.type),st=A(yt.internalFormat,xt,nt,yt.normalized,yt.colorSpace);wt(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,le(w),st,w.width,w.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,le(w),st,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,st,w.width,w.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Ae(R,w,X){let ht=w.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,R),!(w.depthTexture&&w.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(w.depthTexture);ot.__renderTarget=w;let yt=ht?w.depthTexture.image[0]:w.depthTexture.image;(!ot.__webglTexture||yt.width!==w.width||yt.height!==w.height)&&(yt.width=w.width,yt.height=w.height,w.depthTexture.needsUpdate=!0),ht?Mt(w.depthTexture,0):mt(w.depthTexture,0);let xt=ot.__webglTexture,nt=le(w),st=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=w.depthTexture.format===js?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(w.depthTexture.format===Bs)wt(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else if(w.depthTexture.format===js)wt(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function An(R){let w=n.get(R),X=R.isWebGLCubeRenderTarget===!0;if(w.__boundDepthTexture!==R.depthTexture){let ht=R.depthTexture;if(w.__depthDisposeCallback&&w.__depthDisposeCallback(),ht){let ot=()=>{delete w.__boundDepthTexture,delete w.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),w.__depthDisposeCallback=ot}w.__boundDepthTexture=ht}if(R.depthTexture&&!w.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)Ae(w.__webglFramebuffer[ht],R,ht);else R.texture.mipmaps.length>0?Ae(w.__webglFramebuffer[0],R,0):Ae(w.__webglFramebuffer,R,0);else if(X){w.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[ht]),w.__webglDepthbuffer[ht]===void 0)w.__webglDepthbuffer[ht]=i.createRenderbuffer(),In(w.__webglDepthbuffer[ht],R,!1);else{let ot=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=w.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}}else if(R.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer),w.__webglDepthbuffer===void 0)w.__webglDepthbuffer=i.createRenderbuffer(),In(w.__webglDepthbuffer,R,!1);else{let ot=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=w.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,yt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,yt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function on(R,w,X){let ht=n.get(R);w!==void 0&&ke(ht.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&An(R)}function gn(R){let w=R.texture,X=n.get(R),ht=n.get(w);R.addEventListener("dispose",B),N(R);let ot=R.textures,yt=R.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=w.version,o.memory.textures++),yt){X.__webglFramebuffer=[];for(let nt=0;nt<6;nt++)if(w.mipmaps.length>0){X.__webglFramebuffer[nt]=[];for(let st=0;st<w.mipmaps.length;st++)X.__webglFramebuffer[nt][st]=i.createFramebuffer()}else X.__webglFramebuffer[nt]=i.createFramebuffer()}else{if(w.mipmaps.length>0){X.__webglFramebuffer=[];for(let nt=0;nt<w.mipmaps.length;nt++)X.__webglFramebuffer[nt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let nt=0,st=ot.length;nt<st;nt++){let pt=n.get(ot[nt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&wt(R)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let nt=0;nt<ot.length;nt++){let st=ot[nt];X.__webglColorRenderbuffer[nt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[nt]);let pt=r.convert(st.format,st.colorSpace),U=r.convert(st.type),rt=A(st.internalFormat,pt,U,st.normalized,st.colorSpace,R.isXRRenderTarget===!0),it=le(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,rt,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+nt,i.RENDERBUFFER,X.__webglColorRenderbuffer[nt])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),In(X.__webglDepthRenderbuffer,R,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(yt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),pe(i.TEXTURE_CUBE_MAP,w);for(let nt=0;nt<6;nt++)if(w.mipmaps.length>0)for(let st=0;st<w.mipmaps.length;st++)ke(X.__webglFramebuffer[nt][st],R,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,st);else ke(X.__webglFramebuffer[nt],R,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,0);M(w)?b(i.TEXTURE_CUBE_MAP):w.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let nt=0,st=ot.length;nt<st;nt++){let pt=ot[nt],U=n.get(pt),rt=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(rt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,U.__webglTexture),pe(rt,pt),ke(X.__webglFramebuffer,R,pt,i.COLOR_ATTACHMENT0+nt,rt,0),M(pt)&&b(rt)}e.unbindTexture()}else{let nt=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(nt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(nt,ht.__webglTexture),pe(nt,w),w.mipmaps.length>0)for(let st=0;st<w.mipmaps.length;st++)ke(X.__webglFramebuffer[st],R,w,i.COLOR_ATTACHMENT0,nt,st);else ke(X.__webglFramebuffer,R,w,i.COLOR_ATTACHMENT0,nt,0);M(w)?b(nt):w.mipmaps.length>0&&i.texParameteri(nt,i.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),e.unbindTexture()}R.depthBuffer&&An(R)}function k(R){let w=R.textures;for(let X=0,ht=w.length;X<ht;X++){let ot=w[X];if(M(ot)&&ot.mipmapsAutoUpdate===!0){let yt=S(R),xt=n.get(ot).__webglTexture;e.bindTexture(yt,xt),b(yt),e.unbindTexture()}}}let Rt=[];function Zt(R){if(R.samples>0){if(wt(R)===!1){let w=R.textures,X=R.width,ht=R.height,ot=i.COLOR_BUFFER_BIT,yt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(R),nt=w.length>1;if(nt)for(let pt=0;pt<w.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<w.length;pt++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),nt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(w[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Rt.length=0,Rt.push(i.COLOR_ATTACHMENT0+pt),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Rt.push(yt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Rt))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),nt)for(let pt=0;pt<w.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(w[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let w=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[w])}}}function le(R){return Math.min(s.maxSamples,R.samples)}function wt(R){let w=n.get(R);return R.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&w.__useRenderToTexture!==!1}function ze(R){let w=o.render.frame;h.get(R)!==w&&(h.set(R,w),R.update())}function Gt(R,w){let X=R.colorSpace,ht=R.format,ot=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||X!==rl&&X!==Zs&&(Me.getTransfer(X)===Ie?(ht!==is||ot!==hi)&&jt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):te("WebGLTextures: Unsupported texture color space:",X)),w}function $t(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=J,this.getTextureUnits=et,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=vt,this.setTexture3D=Tt,this.setTextureCube=Mt,this.rebindTextures=on,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=Zt,this.setupDepthRenderbuffer=An,this.setupFrameBufferTexture=ke,this.useMultisampledRTT=wt,this.dispose=V}function qT(i,t){function e(n,s=Zs){let r,o=Me.getTransfer(s);if(n===hi)return i.UNSIGNED_BYTE;if(n===Zh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Kh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Np)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Op)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Fp)return i.BYTE;if(n===Dp)return i.SHORT;if(n===ra)return i.UNSIGNED_SHORT;if(n===jh)return i.INT;if(n===es)return i.UNSIGNED_INT;if(n===Bi)return i.FLOAT;if(n===ns)return i.HALF_FLOAT;if(n===Up)return i.ALPHA;if(n===kp)return i.RGB;if(n===is)return i.RGBA;if(n===Bs)return i.DEPTH_COMPONENT;if(n===js)return i.DEPTH_STENCIL;if(n===Jh)return i.RED;if(n===Qh)return i.RED_INTEGER;if(n===_r)return i.RG;if(n===tu)return i.RG_INTEGER;if(n===eu)return i.RGBA_INTEGER;if(n===Il||n===Fl||n===Dl||n===Nl)if(o===Ie)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Il)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Fl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Dl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Nl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Il)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Fl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Dl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Nl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===nu||n===iu||n===su||n===ru)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===nu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===iu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===su)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ru)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===ou||n===au||n===lu||n===cu||n===hu||n===Ol||n===uu)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===ou||n===au)return o===Ie?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===lu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===cu)return r.COMPRESSED_R11_EAC;if(n===hu)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ol)return r.COMPRESSED_RG11_EAC;if(n===uu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===du||n===fu||n===pu||n===mu||n===gu||n===yu||n===vu||n===xu||n===bu||n===_u||n===Mu||n===wu||n===Su||n===Au)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===du)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===fu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===pu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===mu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===gu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===yu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===vu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===xu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===bu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===_u)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Mu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===wu)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Su)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Au)return o===Ie?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Eu||n===Tu||n===Cu)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Eu)return o===Ie?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Tu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Cu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ru||n===Pu||n===Ul||n===Lu)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ru)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Pu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Ul)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Lu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Yr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var XT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,YT=`
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

}`,om=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new vl(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Ui({vertexShader:XT,fragmentShader:YT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new ye(new qs(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},am=class extends Ji{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",m=new om,p={},v=e.getContextAttributes(),M=null,b=null,S=[],A=[],x=new Xt,C=null,N=null,L=new kn;L.viewport=new nn;let I=new kn;I.viewport=new nn;let B=[L,I],G=new Wh,F=null,V=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=S[tt];return mt===void 0&&(mt=new Ko,S[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=S[tt];return mt===void 0&&(mt=new Ko,S[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=S[tt];return mt===void 0&&(mt=new Ko,S[tt]=mt),mt.getHandSpace()};function Y(tt){let mt=A.indexOf(tt.inputSource);if(mt===-1)return;let vt=S[mt];vt!==void 0&&(vt.update(tt.inputSource,tt.frame,c||o),vt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function W(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",lt);for(let tt=0;tt<S.length;tt++){let mt=A[tt];mt!==null&&(A[tt]=null,S[tt].disconnect(mt))}F=null,V=null,m.reset();for(let tt in p)delete p[tt];if(t.setRenderTarget(M),f=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(C),t.setSize(x.width,x.height,!1),N!==null){let tt=N.camera;tt.fov=N.fov,tt.zoom=N.zoom,tt.updateProjectionMatrix(),N=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&jt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&jt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(M=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",W),s.addEventListener("inputsourceschange",lt),v.xrCompatible!==!0&&await e.makeXRCompatible(),C=t.getPixelRatio(),t.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let vt=null,Tt=null,Mt=null;v.depth&&(Mt=v.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,vt=v.stencil?js:Bs,Tt=v.stencil?Yr:es);let Wt={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Wt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new wi(d.textureWidth,d.textureHeight,{format:is,type:hi,depthTexture:new Ws(d.textureWidth,d.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,vt),stencilBuffer:v.stencil,colorSpace:t.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let vt={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,vt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new wi(f.framebufferWidth,f.framebufferHeight,{format:is,type:hi,colorSpace:t.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function lt(tt){for(let mt=0;mt<tt.removed.length;mt++){let vt=tt.removed[mt],Tt=A.indexOf(vt);Tt>=0&&(A[Tt]=null,S[Tt].disconnect(vt))}for(let mt=0;mt<tt.added.length;mt++){let vt=tt.added[mt],Tt=A.indexOf(vt);if(Tt===-1){for(let Wt=0;Wt<S.length;Wt++)if(Wt>=A.length){A.push(vt),Tt=Wt;break}else if(A[Wt]===null){A[Wt]=vt,Tt=Wt;break}if(Tt===-1)break}let Mt=S[Tt];Mt&&Mt.connect(vt)}}function j(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,vt=tt.far;m.texture!==null&&(m.depthNear>0&&(mt=m.depthNear),m.depthFar>0&&(vt=m.depthFar)),G.near=I.near=L.near=mt,G.far=I.far=L.far=vt,(F!==G.near||V!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),F=G.near,V=G.far),G.layers.mask=tt.layers.mask|6,L.layers.mask=G.layers.mask&-5,I.layers.mask=G.layers.mask&-3;let Tt=tt.parent,Mt=G.cameras;j(G,Tt);for(let Wt=0;Wt<Mt.length;Wt++)j(Mt[Wt],Tt);G.projectionMatrix.copy(L.projectionMatrix),G.projectionMatrixInverse.copy(L.projectionMatrixInverse),N===null&&tt.isPerspectiveCamera&&(N={camera:tt,fov:tt.fov,zoom:tt.zoom}),J(tt,G,Tt)};function J(tt,mt,vt){vt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(vt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=$o*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(tt){return p[tt]};let et=null;function dt(tt,mt){if(h=mt.getViewerPose(c||o),g=mt,h!==null){let vt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Tt=!1;vt.length!==G.cameras.length&&(G.cameras.length=0,Tt=!0);for(let Vt=0;Vt<vt.length;Vt++){let pe=vt[Vt],ue=null;if(f!==null)ue=f.getViewport(pe);else{let Qe=u.getViewSubImage(d,pe);ue=Qe.viewport,Vt===0&&(t.setRenderTargetTextures(b,Qe.colorTexture,Qe.depthStencilTexture),t.setRenderTarget(b))}let re=B[Vt];re===void 0&&(re=new kn,re.layers.enable(Vt),re.viewport=new nn,B[Vt]=re),re.matrix.fromArray(pe.transform.matrix),re.matrix.decompose(re.position,re.quaternion,re.scale),re.projectionMatrix.fromArray(pe.projectionMatrix),re.projectionMatrixInverse.copy(re.projectionMatrix).invert(),re.viewport.set(ue.x,ue.y,ue.width,ue.height),Vt===0&&(G.matrix.copy(re.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Tt===!0&&G.cameras.push(re)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Vt=u.getDepthInformation(vt[0]);Vt&&Vt.isValid&&Vt.texture&&m.init(Vt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Vt=0;Vt<vt.length;Vt++){let pe=vt[Vt].camera;if(pe){let ue=p[pe];ue||(ue=new vl,p[pe]=ue);let re=u.getCameraImage(pe);ue.sourceTexture=re}}}}for(let vt=0;vt<S.length;vt++){let Tt=A[vt],Mt=S[vt];Tt!==null&&Mt!==void 0&&Mt.update(Tt,mt,c||o)}et&&et(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new cv;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){et=tt},this.dispose=function(){}}},$T=new be,xv=new ie;xv.set(-1,0,0,0,1,0,0,0,1);function jT(i,t){function e(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,$p(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&(m.fogDensity.value=p.density)}function s(m,p,v,M,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(m,p),u(m,p)):p.isMeshPhongMaterial?(r(m,p),h(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&f(m,p,b)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),y(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,p)):p.isPointsMaterial?l(m,p,v,M):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,e(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,e(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===ri&&(m.bumpScale.value*=-1)),p.normalMap&&(m.normalMap.value=p.normalMap,e(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===ri&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.value=p.displacementMap,e(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.emissiveMap,e(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,e(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let v=t.get(p),M=v.envMap,b=v.envMapRotation;M&&(m.envMap.value=M,m.envMapRotation.value.setFromMatrix4($T.makeRotationFromEuler(b)).transpose(),M.isCubeTexture&&M.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(xv),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,e(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,e(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,p.map&&(m.map.value=p.map,e(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,v,M){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*v,m.scale.value=M*.5,p.map&&(m.map.value=p.map,e(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,e(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.shininess,1e-4)}function u(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,e(p.metalnessMap,m.metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,e(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}function f(m,p,v){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,e(p.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,e(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,e(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,e(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,e(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,e(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===ri&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,e(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=p.iridescenceThicknessMap,e(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,e(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.value=p.thicknessMap,e(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,e(p.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,e(p.specularColorMap,m.specularColorMapTransform)),p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,e(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function y(m,p){let v=t.get(p).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function ZT(i,t,e,n){let s={},r={};function o(v,M){let b=M.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,M){let b=s[v.id];b===void 0&&(g(v),b=l(v),s[v.id]=b,v.addEventListener("dispose",m));let S=M.program;n.updateUBOMapping(v,S);let A=t.render.frame;r[v.id]!==A&&(c(v),r[v.id]=A)}function l(v){let M=i.createBuffer(),b=v.__size,S=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,M),i.bufferData(i.UNIFORM_BUFFER,b,S),i.bindBuffer(i.UNIFORM_BUFFER,null),M}function c(v){let M=s[v.id],b=v.uniforms,S=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,M);for(let A=0,x=b.length;A<x;A++){let C=b[A];if(Array.isArray(C))for(let N=0,L=C.length;N<L;N++)h(C[N],A,N,S);else h(C,A,0,S)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,M,b,S){if(d(v,M,b,S)===!0){let A=v.__offset,x=v.value;if(Array.isArray(x)){let C=0;for(let N=0;N<x.length;N++){let L=x[N],I=y(L,!0);u(L,v.__data,C),C+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(x,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,v.__data)}}function u(v,M,b){typeof v=="number"||typeof v=="boolean"?M[b]=v:v.isMatrix3?(M[b]=v.elements[0],M[b+1]=v.elements[1],M[b+2]=v.elements[2],M[b+3]=0,M[b+4]=v.elements[3],M[b+5]=v.elements[4],M[b+6]=v.elements[5],M[b+7]=0,M[b+8]=v.elements[6],M[b+9]=v.elements[7],M[b+10]=v.elements[8],M[b+11]=0):ArrayBuffer.isView(v)?M.set(v.subarray(0,M.length-b),b):v.toArray(M,b)}function d(v,M,b,S){let A=v.value,x=M+"_"+b;if(Array.isArray(A)){S[x]===void 0&&(S[x]=[]);let C=S[x],N=!1;for(let L=0;L<A.length;L++)f(A[L],C,L)===!0&&(N=!0);return N}return f(A,S,x)}function f(v,M,b){if(M[b]===void 0)return typeof v=="number"||typeof v=="boolean"?M[b]=v:ArrayBuffer.isView(v)?M[b]=v.slice():M[b]=v.clone(),!0;{let S=M[b];if(typeof v=="number"||typeof v=="boolean"){if(S!==v)return M[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(S.equals(v)===!1)return S.copy(v),!0}}return!1}function g(v){let M=v.uniforms,b=0,S=16;for(let x=0,C=M.length;x<C;x++){let N=Array.isArray(M[x])?M[x]:[M[x]];for(let L=0,I=N.length;L<I;L++){let B=N[L],G=Array.isArray(B.value)?B.value:[B.value],F=Array.isArray(M[x])||Array.isArray(B.value),V=b;for(let W=0,lt=G.length;W<lt;W++){let j=G[W],J=y(j,F),et=b%S,dt=et%J.boundary,ut=et+dt;b+=dt,ut!==0&&S-ut<J.storage&&(b+=S-ut),W===0&&(V=b),b+=J.storage}let Y=B.type==="int"?Int32Array:B.type==="uint"?Uint32Array:Float32Array;B.__data=new Y((b-V)/Float32Array.BYTES_PER_ELEMENT),B.__offset=V}}let A=b%S;return A>0&&(b+=S-A),v.__size=b,v.__cache={},this}function y(v,M){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?jt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):jt("WebGLRenderer: Unsupported uniform value type.",v),M===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(v){let M=v.target;M.removeEventListener("dispose",m),i.deleteBuffer(s[M.id]),delete s[M.id],delete r[M.id]}function p(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:p}}var KT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ss=null;function JT(){return Ss===null&&(Ss=new pl(KT,16,16,_r,ns),Ss.name="DFG_LUT",Ss.minFilter=si,Ss.magFilter=si,Ss.wrapS=vs,Ss.wrapT=vs,Ss.generateMipmaps=!1,Ss.needsUpdate=!0),Ss}var aa=class{constructor(t={}){let{canvas:e=Dy(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=hi}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=f,m=new Set([eu,tu,Qh]),p=new Set([hi,es,ra,Yr,Zh,Kh]),v=new Uint32Array(4),M=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},S=null,A=null,x=[],C=[],N=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ws,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,I=!1,B=null,G=null,F=null,V=null;this._outputColorSpace=ii;let Y=0,W=0,lt=null,j=-1,J=null,et=new nn,dt=new nn,ut=null,tt=new ee(0),mt=0,vt=e.width,Tt=e.height,Mt=1,Wt=null,ae=null,Vt=new nn(0,0,vt,Tt),pe=new nn(0,0,vt,Tt),ue=!1,re=new mr,Qe=new Th,qe=!1,mn=!1,ke=new be,In=new O,Ae=new nn,An={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},on=!1;function gn(){return lt===null?Mt:1}let k=n;function Rt(T,z){return e.getContext(T,z)}let Zt,le,wt,ze,Gt,$t,R,w,X,ht,ot,yt,xt,nt,st,pt,U,rt,it,St,gt,_t,Ht;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",kt,!1),e.addEventListener("webglcontextrestored",Qt,!1),e.addEventListener("webglcontextcreationerror",Ct,!1),k===null){let z="webgl2";if(k=Rt(z,T),k===null)throw Rt(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Jt()}catch(T){throw e.removeEventListener("webglcontextlost",kt,!1),e.removeEventListener("webglcontextrestored",Qt,!1),e.removeEventListener("webglcontextcreationerror",Ct,!1),te("WebGLRenderer: "+T.message),T}function Jt(){Zt=new cE(k),Zt.init(),gt=new qT(k,Zt),le=new JA(k,Zt,t,gt),wt=new HT(k,Zt),le.reversedDepthBuffer&&d&&wt.buffers.depth.setReversed(!0),G=k.createFramebuffer(),F=k.createFramebuffer(),V=k.createFramebuffer(),ze=new dE(k),Gt=new RT,$t=new WT(k,Zt,wt,Gt,le,gt,ze),R=new lE(L),w=new pS(k),_t=new ZA(k,w),X=new hE(k,w,ze,_t),ht=new pE(k,X,w,_t,ze),rt=new fE(k,le,$t),st=new QA(Gt),ot=new CT(L,R,Zt,le,_t,st),yt=new jT(L,Gt),xt=new LT,nt=new UT(Zt),U=new jA(L,R,wt,ht,g,l),pt=new VT(L,ht,le),Ht=new ZT(k,ze,le,wt),it=new KA(k,Zt,ze),St=new uE(k,Zt,ze),ze.programs=ot.programs,L.capabilities=le,L.extensions=Zt,L.properties=Gt,L.renderLists=xt,L.shadowMap=pt,L.state=wt,L.info=ze}y!==hi&&(N=new gE(y,e.width,e.height,a,s,r));let ct=new am(L,k);this.xr=ct,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let T=Zt.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Zt.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(T){T!==void 0&&(Mt=T,this.setSize(vt,Tt,!1))},this.getSize=function(T){return T.set(vt,Tt)},this.setSize=function(T,z,Q=!0){if(ct.isPresenting){jt("WebGLRenderer: Can't change size while VR device is presenting.");return}vt=T,Tt=z,e.width=Math.floor(T*Mt),e.height=Math.floor(z*Mt),Q===!0&&(e.style.width=T+"px",e.style.height=z+"px"),N!==null&&N.setSize(e.width,e.height),this.setViewport(0,0,T,z)},this.getDrawingBufferSize=function(T){return T.set(vt*Mt,Tt*Mt).floor()},this.setDrawingBufferSize=function(T,z,Q){vt=T,Tt=z,Mt=Q,e.width=Math.floor(T*Q),e.height=Math.floor(z*Q),this.setViewport(0,0,T,z)},this.setEffects=function(T){if(y===hi){te("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let z=0;z<T.length;z++)if(T[z].isOutputPass===!0){jt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}N.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(et)},this.getViewport=function(T){return T.copy(Vt)},this.setViewport=function(T,z,Q,$){T.isVector4?Vt.set(T.x,T.y,T.z,T.w):Vt.set(T,z,Q,$),wt.viewport(et.copy(Vt).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(pe)},this.setScissor=function(T,z,Q,$){T.isVector4?pe.set(T.x,T.y,T.z,T.w):pe.set(T,z,Q,$),wt.scissor(dt.copy(pe).multiplyScalar(gn()).round())},this.getScissorTest=function(){return ue},this.setScissorTest=function(T){wt.setScissorTest(ue=T)},this.setOpaqueSort=function(T){Wt=T},this.setTransparentSort=function(T){ae=T},this.getClearColor=function(T){return T.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(T=!0,z=!0,Q=!0){let $=0;if(T){let Z=!1;if(lt!==null){let At=lt.texture.format;Z=m.has(At)}if(Z){let At=lt.texture.type,Pt=p.has(At),Et=U.getClearColor(),Lt=U.getClearAlpha(),zt=Et.r,ne=Et.g,me=Et.b;Pt?(v[0]=zt,v[1]=ne,v[2]=me,v[3]=Lt,k.clearBufferuiv(k.COLOR,0,v)):(M[0]=zt,M[1]=ne,M[2]=me,M[3]=Lt,k.clearBufferiv(k.COLOR,0,M))}else $|=k.COLOR_BUFFER_BIT}z&&($|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&k.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),B=T},this.dispose=function(){e.removeEventListener("webglcontextlost",kt,!1),e.removeEventListener("webglcontextrestored",Qt,!1),e.removeEventListener("webglcontextcreationerror",Ct,!1),U.dispose(),xt.dispose(),nt.dispose(),$t.dispose(),Gt.dispose(),R.dispose(),ht.dispose(),X.dispose(),_t.dispose(),Ht.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",xc),ct.removeEventListener("sessionend",hs),Cs.stop()};function kt(T){T.preventDefault(),ll("WebGLRenderer: Context Lost."),I=!0}function Qt(){ll("WebGLRenderer: Context Restored."),I=!1;let T=ze.autoReset,z=pt.enabled,Q=pt.autoUpdate,$=pt.needsUpdate,Z=pt.type;Jt(),ze.autoReset=T,pt.enabled=z,pt.autoUpdate=Q,pt.needsUpdate=$,pt.type=Z}function Ct(T){te("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function he(T){let z=T.target;z.removeEventListener("dispose",he),Ye(z)}function Ye(T){Kn(T),Gt.remove(T)}function Kn(T){let z=Gt.get(T).programs;z!==void 0&&(z.forEach(function(Q){ot.releaseProgram(Q)}),T.isShaderMaterial&&ot.releaseShaderCache(T))}this.renderBufferDirect=function(T,z,Q,$,Z,At){z===null&&(z=An);let Pt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Et=Ga(T,z,Q,$,Z);wt.setMaterial($,Pt);let Lt=Q.index,zt=1;if($.wireframe===!0){if(Lt=X.getWireframeAttribute(Q),Lt===void 0)return;zt=2}let ne=Q.drawRange,me=Q.attributes.position,Bt=ne.start*zt,ge=(ne.start+ne.count)*zt;At!==null&&(Bt=Math.max(Bt,At.start*zt),ge=Math.min(ge,(At.start+At.count)*zt)),Lt!==null?(Bt=Math.max(Bt,0),ge=Math.min(ge,Lt.count)):me!=null&&(Bt=Math.max(Bt,0),ge=Math.min(ge,me.count));let rn=ge-Bt;if(rn<0||rn===1/0)return;_t.setup(Z,$,Et,Q,Lt);let De,Ne=it;if(Lt!==null&&(De=w.get(Lt),Ne=St,Ne.setIndex(De)),Z.isMesh)$.wireframe===!0?(wt.setLineWidth($.wireframeLinewidth*gn()),Ne.setMode(k.LINES)):Ne.setMode(k.TRIANGLES);else if(Z.isLine){let En=$.linewidth;En===void 0&&(En=1),wt.setLineWidth(En*gn()),Z.isLineSegments?Ne.setMode(k.LINES):Z.isLineLoop?Ne.setMode(k.LINE_LOOP):Ne.setMode(k.LINE_STRIP)}else Z.isPoints?Ne.setMode(k.POINTS):Z.isSprite&&Ne.setMode(k.TRIANGLES);if(Z.isBatchedMesh)if(Zt.get("WEBGL_multi_draw"))Ne.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let En=Z._multiDrawStarts,Ot=Z._multiDrawCounts,yn=Z._multiDrawCount,_e=Lt?w.get(Lt).bytesPerElement:1,Ps=Gt.get($).currentProgram.getUniforms();for(let vn=0;vn<yn;vn++)Ps.setValue(k,"_gl_DrawID",vn),Ne.render(En[vn]/_e,Ot[vn])}else if(Z.isInstancedMesh)Ne.renderInstances(Bt,rn,Z.count);else if(Q.isInstancedBufferGeometry){let En=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ot=Math.min(Q.instanceCount,En);Ne.renderInstances(Bt,rn,Ot)}else Ne.render(Bt,rn)};function ka(T,z,Q,$){B!==null&&T.isNodeMaterial&&B.setObject($,T),qe===!0&&st.setState(T,Q,!1),T.transparent===!0&&T.side===ki&&T.forceSinglePass===!1?(T.side=ri,T.needsUpdate=!0,us(T,z,$),T.side=Ms,T.needsUpdate=!0,us(T,z,$),T.side=ki):us(T,z,$)}this.compile=function(T,z,Q=null){Q===null&&(Q=T),B!==null&&B.renderStart(T,z,Q),A=nt.get(Q),A.init(z),C.push(A),Q.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),T!==Q&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),B!==null&&B.updateLights(A.state.lightsArray),mn=this.localClippingEnabled,qe=st.init(this.clippingPlanes,mn),qe===!0&&st.setGlobalState(this.clippingPlanes,z),B!==null&&pt.render(A.state.shadowsArray,Q,z);let $=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let At=Z.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];ka(Et,Q,z,Z),$.add(Et)}else ka(At,Q,z,Z),$.add(At)}),A=C.pop(),B!==null&&B.renderEnd(),$},this.compileAsync=function(T,z,Q=null){let $=this.compile(T,z,Q);return new Promise(Z=>{function At(){if($.forEach(function(Pt){let Lt=Gt.get(Pt).currentProgram;(Lt===void 0||Lt.isReady())&&$.delete(Pt)}),$.size===0){Z(T);return}setTimeout(At,10)}Zt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let po=null;function gf(T){po&&po(T)}function xc(){Cs.stop()}function hs(){Cs.start()}let Cs=new cv;Cs.setAnimationLoop(gf),typeof self<"u"&&Cs.setContext(self),this.setAnimationLoop=function(T){po=T,ct.setAnimationLoop(T),T===null?Cs.stop():Cs.start()},ct.addEventListener("sessionstart",xc),ct.addEventListener("sessionend",hs),this.render=function(T,z){if(z!==void 0&&z.isCamera!==!0){te("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;B!==null&&B.renderStart(T,z);let Q=ct.enabled===!0&&ct.isPresenting===!0,$=N!==null&&(lt===null||Q)&&N.begin(L,lt);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(N===null||N.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(z),z=ct.getCamera()),T.isScene===!0&&T.onBeforeRender(L,T,z,lt),A=nt.get(T,C.length),A.init(z),A.state.textureUnits=$t.getTextureUnits(),C.push(A),ke.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?Qe.setFromArrayCamera(z):re.setFromProjectionMatrix(ke,Ni,z.reversedDepth),mn=this.localClippingEnabled,qe=st.init(this.clippingPlanes,mn),S=xt.get(T,x.length),S.init(),x.push(S),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=L.xr.getDepthSensingMesh();Pt!==null&&Rs(Pt,z,-1/0,L.sortObjects)}Rs(T,z,0,L.sortObjects),S.finish(),B!==null&&B.updateLights(A.state.lightsArray),L.sortObjects===!0&&S.sort(Wt,ae),on=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,on&&U.addToRenderList(S,T),this.info.autoReset===!0&&this.info.reset(),qe===!0&&st.beginShadows();let Z=A.state.shadowsArray;if(pt.render(Z,T,z),qe===!0&&st.endShadows(),($&&N.hasRenderPass())===!1){let Pt=S.opaque,Et=S.transmissive;if(A.setupLights(),z.isArrayCamera){let Lt=z.cameras;if(Et.length>0)for(let zt=0,ne=Lt.length;zt<ne;zt++){let me=Lt[zt];qi(Pt,Et,T,me)}on&&U.render(T);for(let zt=0,ne=Lt.length;zt<ne;zt++){let me=Lt[zt];Ba(S,T,me,me.viewport)}}else Et.length>0&&qi(Pt,Et,T,z),on&&U.render(T),Ba(S,T,z)}lt!==null&&W===0&&($t.updateMultisampleRenderTarget(lt),$t.updateRenderTargetMipmap(lt)),$&&N.end(L),T.isScene===!0&&T.onAfterRender(L,T,z),_t.resetDefaultState(),j=-1,J=null,C.pop(),C.length>0?(A=C[C.length-1],$t.setTextureUnits(A.state.textureUnits),qe===!0&&st.setGlobalState(L.clippingPlanes,A.state.camera)):A=null,x.pop(),x.length>0?S=x[x.length-1]:S=null,B!==null&&B.renderEnd()};function Rs(T,z,Q,$){if(T.visible===!1)return;if(T.layers.test(z.layers)){if(T.isGroup)Q=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(z);else if(T.isLight)A.pushLight(T),T.castShadow&&A.pushShadow(T);else if(T.isSprite){let Pt=z.isArrayCamera?Qe:re;if(!T.frustumCulled||T.intersectsFrustum(Pt)){$&&Ae.setFromMatrixPosition(T.matrixWorld).applyMatrix4(ke);let Et=ht.update(T),Lt=T.material;Lt.visible&&S.push(T,Et,Lt,Q,Ae.z,null,z)}}else if(T.isMesh||T.isLine||T.isPoints){let Pt=z.isArrayCamera?Qe:re;if(!T.frustumCulled||T.intersectsFrustum(Pt)){let Et=ht.update(T),Lt=T.material;if($&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),Ae.copy(T.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),Ae.copy(Et.boundingSphere.center)),Ae.applyMatrix4(T.matrixWorld).applyMatrix4(ke)),Array.isArray(Lt)){let zt=Et.groups;for(let ne=0,me=zt.length;ne<me;ne++){let Bt=zt[ne],ge=Lt[Bt.materialIndex];ge&&ge.visible&&S.push(T,Et,ge,Q,Ae.z,Bt,z)}}else Lt.visible&&S.push(T,Et,Lt,Q,Ae.z,null,z)}}}let At=T.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)Rs(At[Pt],z,Q,$)}function Ba(T,z,Q,$){let{opaque:Z,transmissive:At,transparent:Pt}=T;A.setupLightsView(Q),qe===!0&&st.setGlobalState(L.clippingPlanes,Q),$&&wt.viewport(et.copy($)),Z.length>0&&an(Z,z,Q),At.length>0&&an(At,z,Q),Pt.length>0&&an(Pt,z,Q),wt.buffers.depth.setTest(!0),wt.buffers.depth.setMask(!0),wt.buffers.color.setMask(!0),wt.setPolygonOffset(!1)}function qi(T,z,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[$.id]===void 0){let Bt=Zt.has("EXT_color_buffer_half_float")||Zt.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[$.id]=new wi(1,1,{generateMipmaps:!0,type:Bt?ns:hi,minFilter:$s,samples:Math.max(4,le.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Me.workingColorSpace})}let At=A.state.transmissionRenderTarget[$.id],Pt=$.viewport||et;At.setSize(Pt.z*L.transmissionResolutionScale,Pt.w*L.transmissionResolutionScale);let Et=L.getRenderTarget(),Lt=L.getActiveCubeFace(),zt=L.getActiveMipmapLevel();L.setRenderTarget(At),L.getClearColor(tt),mt=L.getClearAlpha(),mt<1&&L.setClearColor(16777215,.5),L.clear(),on&&U.render(Q);let ne=L.toneMapping;L.toneMapping=ws;let me=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),A.setupLightsView($),qe===!0&&st.setGlobalState(L.clippingPlanes,$),an(T,Q,$),$t.updateMultisampleRenderTarget(At),$t.updateRenderTargetMipmap(At),Zt.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let ge=0,rn=z.length;ge<rn;ge++){let De=z[ge],{object:Ne,geometry:En,material:Ot,group:yn}=De;if(Ot.side===ki&&Ne.layers.test($.layers)){let _e=Ot.side;Ot.side=ri,Ot.needsUpdate=!0,dn(Ne,Q,$,En,Ot,yn),Ot.side=_e,Ot.needsUpdate=!0,Bt=!0}}Bt===!0&&($t.updateMultisampleRenderTarget(At),$t.updateRenderTargetMipmap(At))}L.setRenderTarget(Et,Lt,zt),L.setClearColor(tt,mt),me!==void 0&&($.viewport=me),L.toneMapping=ne}function an(T,z,Q){let $=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,At=T.length;Z<At;Z++){let Pt=T[Z],{object:Et,geometry:Lt,group:zt}=Pt,ne=Pt.material;ne.allowOverride===!0&&$!==null&&(ne=$),Et.layers.test(Q.layers)&&dn(Et,z,Q,Lt,ne,zt)}}function dn(T,z,Q,$,Z,At){B!==null&&Z.isNodeMaterial&&B.setObject(T,Z),T.onBeforeRender(L,z,Q,$,Z,At),T.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(L,z,Q,$,T,At),Z.transparent===!0&&Z.side===ki&&Z.forceSinglePass===!1?(Z.side=ri,Z.needsUpdate=!0,L.renderBufferDirect(Q,z,$,Z,T,At),Z.side=Ms,Z.needsUpdate=!0,L.renderBufferDirect(Q,z,$,Z,T,At),Z.side=ki):L.renderBufferDirect(Q,z,$,Z,T,At),T.onAfterRender(L,z,Q,$,Z,At)}function fn(T){let z=0;for(let Q of T)Q.texture!==null&&z++;return z}function us(T,z,Q){z.isScene!==!0&&(z=An);let $=Gt.get(T),Z=A.state.lights,At=A.state.shadowsArray,Pt=Z.state.version,Et=ot.getParameters(T,Z.state,At,z,Q,A.state.lightProbeGridArray),Lt=ot.getProgramCacheKey(Et),zt=$.programs;$.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?z.environment:null,$.fog=z.fog;let ne=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;$.envMap=R.get(T.envMap||$.environment,ne),$.envMapRotation=$.environment!==null&&T.envMap===null?z.environmentRotation:T.envMapRotation,zt===void 0&&(T.addEventListener("dispose",he),zt=new Map,$.programs=zt,$.programVariants=new Map);let me=zt.get(Lt);if(me!==void 0){if($.currentProgram===me&&$.lightsStateVersion===Pt)return za(T,Et),me}else Et.uniforms=ot.getUniforms(T),B!==null&&T.isNodeMaterial&&B.build(T,Q,Et),T.onBeforeCompile(Et,L),me=ot.acquireProgram(Et,Lt),zt.set(Lt,me),$.uniforms=Et.uniforms;let Bt=$.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Bt.clippingPlanes=st.uniform),za(T,Et),$.needsLights=nr(T),$.lightsStateVersion=Pt,$.needsLights&&(Bt.ambientLightColor.value=Z.state.ambient,Bt.lightProbe.value=Z.state.probe,Bt.sunLights.value=Z.state.sun,Bt.sunLightShadows.value=Z.state.sunShadow,Bt.directionalLights.value=Z.state.directional,Bt.directionalLightShadows.value=Z.state.directionalShadow,Bt.spotLights.value=Z.state.spot,Bt.spotLightShadows.value=Z.state.spotShadow,Bt.rectAreaLights.value=Z.state.rectArea,Bt.ltc_1.value=Z.state.rectAreaLTC1,Bt.ltc_2.value=Z.state.rectAreaLTC2,Bt.pointLights.value=Z.state.point,Bt.pointLightShadows.value=Z.state.pointShadow,Bt.hemisphereLights.value=Z.state.hemi,Bt.sunShadowMatrix.value=Z.state.sunShadowMatrix,Bt.sunShadowCascade.value=Z.state.sunShadowCascade,Bt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Bt.spotLightMatrix.value=Z.state.spotLightMatrix,Bt.spotLightMap.value=Z.state.spotLightMap,Bt.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=fn(A.state.lightProbeGridArray),$.currentProgram=me,$.uniformsList=null,me}function gi(T,z,Q,$,Z){let At=Gt.get(T),Pt=At.currentProgram.id+","+$+","+Z,Et=At.programVariants.get(Pt);return Et===void 0?(Et=us(T,z,Q),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=$,At.toneMapping=Z),Et}function er(T){if(T.uniformsList===null){let z=T.currentProgram.getUniforms();T.uniformsList=oa.seqWithValue(z.seq,T.uniforms)}return T.uniformsList}function za(T,z){let Q=Gt.get(T);Q.outputColorSpace=z.outputColorSpace,Q.batching=z.batching,Q.batchingColor=z.batchingColor,Q.instancing=z.instancing,Q.instancingColor=z.instancingColor,Q.instancingMorph=z.instancingMorph,Q.skinning=z.skinning,Q.morphTargets=z.morphTargets,Q.morphNormals=z.morphNormals,Q.morphColors=z.morphColors,Q.morphTargetsCount=z.morphTargetsCount,Q.numClippingPlanes=z.numClippingPlanes,Q.numIntersection=z.numClipIntersection,Q.vertexAlphas=z.vertexAlphas,Q.vertexTangents=z.vertexTangents,Q.toneMapping=z.toneMapping}function Ga(T,z,Q,$,Z){z.isScene!==!0&&(z=An),$t.resetTextureUnits();let At=z.fog,Pt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?z.environment:null,Et=lt===null?L.outputColorSpace:lt.isXRRenderTarget===!0?lt.texture.colorSpace:Me.workingColorSpace,Lt=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,zt=R.get($.envMap||Pt,Lt),ne=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,me=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Bt=!!Q.morphAttributes.position,ge=!!Q.morphAttributes.normal,rn=!!Q.morphAttributes.color,De=ws;$.toneMapped&&(lt===null||lt.isXRRenderTarget===!0)&&(De=L.toneMapping);let Ne=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,En=Ne!==void 0?Ne.length:0,Ot=Gt.get($),yn=A.state.lights;if(qe===!0&&(mn===!0||T!==J)){let Oe=T===J&&$.id===j;st.setState($,T,Oe)}let _e=!1,Ps=!1;$.version===Ot.__version?Ot.needsLights&&Ot.lightsStateVersion!==yn.state.version||Z.isBatchedMesh&&Ot.batching===!1||!Z.isBatchedMesh&&Ot.batching===!0||Z.isBatchedMesh&&Ot.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ot.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ot.instancing===!1||!Z.isInstancedMesh&&Ot.instancing===!0||Z.isSkinnedMesh&&Ot.skinning===!1||!Z.isSkinnedMesh&&Ot.skinning===!0||Z.isInstancedMesh&&Ot.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ot.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ot.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ot.instancingMorph===!1&&Z.morphTexture!==null||Ot.envMap!==zt||$.fog===!0&&Ot.fog!==At||Ot.numClippingPlanes!==void 0&&(Ot.numClippingPlanes!==st.numPlanes||Ot.numIntersection!==st.numIntersection)||Ot.vertexAlphas!==ne||Ot.vertexTangents!==me||Ot.morphTargets!==Bt||Ot.morphNormals!==ge||Ot.morphColors!==rn||Ot.morphTargetsCount!==En||Ot.numLightProbeGrids!==fn(A.state.lightProbeGridArray)?_e=!0:(Ot.outputColorSpace!==Et||Ot.toneMapping!==De)&&(Ps=!0):(_e=!0,Ot.__version=$.version);let vn=Ot.currentProgram;(_e===!0||Ps===!0)&&(vn=Ps===!0?gi($,z,Z,Et,De):us($,z,Z),B&&$.isNodeMaterial&&B.onUpdateProgram($,vn,Ot));let yo=!1,ds=!1,Ls=!1,de=vn.getUniforms(),ln=Ot.uniforms;if(wt.useProgram(vn.program)&&(yo=!0,ds=!0,Ls=!0),$.id!==j&&(j=$.id,ds=!0),yo||J!==T){wt.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),de.setValue(k,"projectionMatrix",T.projectionMatrix),de.setValue(k,"viewMatrix",T.matrixWorldInverse);let xn=de.map.cameraPosition;xn!==void 0&&xn.setValue(k,In.setFromMatrixPosition(T.matrixWorld)),le.logarithmicDepthBuffer&&de.setValue(k,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&de.setValue(k,"isOrthographic",T.isOrthographicCamera===!0),J!==T&&(J=T,ds=!0,Ls=!0)}if(Ot.needsLights&&(yn.state.sunShadowMap.length>0&&de.setValue(k,"sunShadowMap",yn.state.sunShadowMap,$t),yn.state.directionalShadowMap.length>0&&de.setValue(k,"directionalShadowMap",yn.state.directionalShadowMap,$t),yn.state.spotShadowMap.length>0&&de.setValue(k,"spotShadowMap",yn.state.spotShadowMap,$t),yn.state.pointShadowMap.length>0&&de.setValue(k,"pointShadowMap",yn.state.pointShadowMap,$t)),Z.isSkinnedMesh){de.setOptional(k,Z,"bindMatrix"),de.setOptional(k,Z,"bindMatrixInverse");let Oe=Z.skeleton;Oe&&(Oe.boneTexture===null&&Oe.computeBoneTexture(),de.setValue(k,"boneTexture",Oe.boneTexture,$t))}Z.isBatchedMesh&&(de.setOptional(k,Z,"batchingTexture"),de.setValue(k,"batchingTexture",Z._matricesTexture,$t),de.setOptional(k,Z,"batchingIdTexture"),de.setValue(k,"batchingIdTexture",Z._indirectTexture,$t),de.setOptional(k,Z,"batchingColorTexture"),Z._colorsTexture!==null&&de.setValue(k,"batchingColorTexture",Z._colorsTexture,$t));let Jn=Q.morphAttributes;if((Jn.position!==void 0||Jn.normal!==void 0||Jn.color!==void 0)&&rt.update(Z,Q,vn),(ds||Ot.receiveShadow!==Z.receiveShadow)&&(Ot.receiveShadow=Z.receiveShadow,de.setValue(k,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&z.environment!==null&&(ln.envMapIntensity.value=z.environmentIntensity),ln.dfgLUT!==void 0&&(ln.dfgLUT.value=JT()),ds){if(de.setValue(k,"toneMappingExposure",L.toneMappingExposure),Ot.needsLights&&mo(ln,Ls),At&&$.fog===!0&&yt.refreshFogUniforms(ln,At),yt.refreshMaterialUniforms(ln,$,Mt,Tt,A.state.transmissionRenderTarget[T.id]),Ot.needsLights&&Ot.numLightProbeGrids>0){let Oe=b,xn=0;for(let qn of A.state.lightProbeGridArray)qn.texture!==null&&(Oe.textures[xn]=qn.texture,Oe.min[xn]=qn.boundingBox.min,Oe.max[xn]=qn.boundingBox.max,Oe.resolution[xn]=qn.resolution,xn++);for(let qn in Oe)Oe[qn].length=xn;ln.probesSH.value=Oe.textures,ln.probesMin.value=Oe.min,ln.probesMax.value=Oe.max,ln.probesResolution.value=Oe.resolution}oa.upload(k,er(Ot),ln,$t)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(oa.upload(k,er(Ot),ln,$t),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&de.setValue(k,"center",Z.center),de.setValue(k,"modelViewMatrix",Z.modelViewMatrix),de.setValue(k,"normalMatrix",Z.normalMatrix),de.setValue(k,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Oe=$.uniformsGroups;for(let xn=0,qn=Oe.length;xn<qn;xn++){let bc=Oe[xn];Ht.update(bc,vn),Ht.bind(bc,vn)}}return vn}function mo(T,z){T.ambientLightColor.needsUpdate=z,T.lightProbe.needsUpdate=z,T.sunLights.needsUpdate=z,T.sunLightShadows.needsUpdate=z,T.directionalLights.needsUpdate=z,T.directionalLightShadows.needsUpdate=z,T.pointLights.needsUpdate=z,T.pointLightShadows.needsUpdate=z,T.spotLights.needsUpdate=z,T.spotLightShadows.needsUpdate=z,T.rectAreaLights.needsUpdate=z,T.hemisphereLights.needsUpdate=z}function nr(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return lt},this.setRenderTargetTextures=function(T,z,Q){let $=Gt.get(T);$.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Gt.get(T.texture).__webglTexture=z,Gt.get(T.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,z){let Q=Gt.get(T);Q.__webglFramebuffer=z,Q.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(T,z=0,Q=0){lt=T,Y=z,W=Q;let $=null,Z=!1,At=!1;if(T){let Et=Gt.get(T);if(Et.__useDefaultFramebuffer!==void 0){wt.bindFramebuffer(k.FRAMEBUFFER,Et.__webglFramebuffer),et.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest,wt.viewport(et),wt.scissor(dt),wt.setScissorTest(ut),j=-1;return}else if(Et.__webglFramebuffer===void 0)$t.setupRenderTarget(T);else if(Et.__hasExternalTextures)$t.rebindTextures(T,Gt.get(T.texture).__webglTexture,Gt.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let ne=T.depthTexture;if(Et.__boundDepthTexture!==ne){if(ne!==null&&Gt.has(ne)&&(T.width!==ne.image.width||T.height!==ne.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");$t.setupDepthRenderbuffer(T)}}let Lt=T.texture;(Lt.isData3DTexture||Lt.isDataArrayTexture||Lt.isCompressedArrayTexture)&&(At=!0);let zt=Gt.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(zt[z])?$=zt[z][Q]:$=zt[z],Z=!0):T.samples>0&&$t.useMultisampledRTT(T)===!1?$=Gt.get(T).__webglMultisampledFramebuffer:Array.isArray(zt)?$=zt[Q]:$=zt,et.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest}else et.copy(Vt).multiplyScalar(Mt).floor(),dt.copy(pe).multiplyScalar(Mt).floor(),ut=ue;if(Q!==0&&($=G),wt.bindFramebuffer(k.FRAMEBUFFER,$)&&wt.drawBuffers(T,$),wt.viewport(et),wt.scissor(dt),wt.setScissorTest(ut),Z){let Et=Gt.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+z,Et.__webglTexture,Q)}else if(At){let Et=z;for(let Lt=0;Lt<T.textures.length;Lt++){let zt=Gt.get(T.textures[Lt]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+Lt,zt.__webglTexture,Q,Et)}}else if(T!==null&&Q!==0){let Et=Gt.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Et.__webglTexture,Q)}j=-1};function go(T){let z=Gt.get(T);return(z.__readFormat!==T.format||z.__readType!==T.type)&&(z.__readFormat=T.format,z.__readType=T.type,z.__formatReadable=le.textureFormatReadable(T.format),z.__typeReadable=le.textureTypeReadable(T.type)),z}this.readRenderTargetPixels=function(T,z,Q,$,Z,At,Pt,Et=0){if(!(T&&T.isWebGLRenderTarget)){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Lt=Gt.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pt!==void 0&&(Lt=Lt[Pt],Array.isArray(Lt)&&(Lt=Lt[0])),Lt){wt.bindFramebuffer(k.FRAMEBUFFER,Lt);try{let zt=T.textures[Et],ne=zt.format,me=zt.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Et);let Bt=go(zt);if(Bt.__formatReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=T.width-$&&Q>=0&&Q<=T.height-Z&&k.readPixels(z,Q,$,Z,gt.convert(ne),gt.convert(me),At)}finally{let zt=lt!==null?Gt.get(lt).__webglFramebuffer:null;wt.bindFramebuffer(k.FRAMEBUFFER,zt)}}},this.readRenderTargetPixelsAsync=async function(T,z,Q,$,Z,At,Pt,Et=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Lt=Gt.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pt!==void 0&&(Lt=Lt[Pt],Array.isArray(Lt)&&(Lt=Lt[0])),Lt)if(z>=0&&z<=T.width-$&&Q>=0&&Q<=T.height-Z){wt.bindFramebuffer(k.FRAMEBUFFER,Lt);let zt=T.textures[Et],ne=zt.format,me=zt.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Et);let Bt=go(zt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ge=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,ge),k.bufferData(k.PIXEL_PACK_BUFFER,At.byteLength,k.STREAM_READ),k.readPixels(z,Q,$,Z,gt.convert(ne),gt.convert(me),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let rn=lt!==null?Gt.get(lt).__webglFramebuffer:null;wt.bindFramebuffer(k.FRAMEBUFFER,rn);let De=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await Oy(k,De,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,ge),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,At),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(ge),k.deleteSync(De),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,z=null,Q=0){let $=Math.pow(2,-Q),Z=Math.floor(T.image.width*$),At=Math.floor(T.image.height*$),Pt=z!==null?z.x:0,Et=z!==null?z.y:0;$t.setTexture2D(T,0),k.copyTexSubImage2D(k.TEXTURE_2D,Q,0,0,Pt,Et,Z,At),wt.unbindTexture()},this.copyTextureToTexture=function(T,z,Q=null,$=null,Z=0,At=0){let Pt,Et,Lt,zt,ne,me,Bt,ge,rn,De=T.isCompressedTexture?T.mipmaps[At]:T.image;if(Q!==null)Pt=Q.max.x-Q.min.x,Et=Q.max.y-Q.min.y,Lt=Q.isBox3?Q.max.z-Q.min.z:1,zt=Q.min.x,ne=Q.min.y,me=Q.isBox3?Q.min.z:0;else{let de=Math.pow(2,-Z);Pt=Math.floor(De.width*de),Et=Math.floor(De.height*de),T.isDataArrayTexture?Lt=De.depth:T.isData3DTexture?Lt=Math.floor(De.depth*de):Lt=1,zt=0,ne=0,me=0}$!==null?(Bt=$.x,ge=$.y,rn=$.z):(Bt=0,ge=0,rn=0);let Ne=gt.convert(z.format),En=gt.convert(z.type),Ot;z.isData3DTexture?($t.setTexture3D(z,0),Ot=k.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?($t.setTexture2DArray(z,0),Ot=k.TEXTURE_2D_ARRAY):($t.setTexture2D(z,0),Ot=k.TEXTURE_2D),wt.activeTexture(k.TEXTURE0),wt.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,z.flipY),wt.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),wt.pixelStorei(k.UNPACK_ALIGNMENT,z.unpackAlignment);let yn=wt.getParameter(k.UNPACK_ROW_LENGTH),_e=wt.getParameter(k.UNPACK_IMAGE_HEIGHT),Ps=wt.getParameter(k.UNPACK_SKIP_PIXELS),vn=wt.getParameter(k.UNPACK_SKIP_ROWS),yo=wt.getParameter(k.UNPACK_SKIP_IMAGES);wt.pixelStorei(k.UNPACK_ROW_LENGTH,De.width),wt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,De.height),wt.pixelStorei(k.UNPACK_SKIP_PIXELS,zt),wt.pixelStorei(k.UNPACK_SKIP_ROWS,ne),wt.pixelStorei(k.UNPACK_SKIP_IMAGES,me);let ds=T.isDataArrayTexture||T.isData3DTexture,Ls=z.isDataArrayTexture||z.isData3DTexture;if(T.isDepthTexture){let de=Gt.get(T),ln=Gt.get(z),Jn=Gt.get(de.__renderTarget),Oe=Gt.get(ln.__renderTarget);wt.bindFramebuffer(k.READ_FRAMEBUFFER,Jn.__webglFramebuffer),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,Oe.__webglFramebuffer);for(let xn=0;xn<Lt;xn++)ds&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Gt.get(T).__webglTexture,Z,me+xn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Gt.get(z).__webglTexture,At,rn+xn)),k.blitFramebuffer(zt,ne,zt+Pt,ne+Et,Bt,ge,Bt+Pt,ge+Et,k.DEPTH_BUFFER_BIT,k.NEAREST);wt.bindFramebuffer(k.READ_FRAMEBUFFER,null),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||Gt.has(T)){let de=Gt.get(T),ln=Gt.get(z);wt.bindFramebuffer(k.READ_FRAMEBUFFER,F),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,V);for(let Jn=0;Jn<Lt;Jn++)ds?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,de.__webglTexture,Z,me+Jn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,de.__webglTexture,Z),Ls?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ln.__webglTexture,At,rn+Jn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ln.__webglTexture,At),Z!==0?k.blitFramebuffer(zt,ne,zt+Pt,ne+Et,Bt,ge,Bt+Pt,ge+Et,k.COLOR_BUFFER_BIT,k.NEAREST):Ls?k.copyTexSubImage3D(Ot,At,Bt,ge,rn+Jn,zt,ne,Pt,Et):k.copyTexSubImage2D(Ot,At,Bt,ge,zt,ne,Pt,Et);wt.bindFramebuffer(k.READ_FRAMEBUFFER,null),wt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else Ls?T.isDataTexture||T.isData3DTexture?k.texSubImage3D(Ot,At,Bt,ge,rn,Pt,Et,Lt,Ne,En,De.data):z.isCompressedArrayTexture?k.compressedTexSubImage3D(Ot,At,Bt,ge,rn,Pt,Et,Lt,Ne,De.data):k.texSubImage3D(Ot,At,Bt,ge,rn,Pt,Et,Lt,Ne,En,De):T.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,At,Bt,ge,Pt,Et,Ne,En,De.data):T.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,At,Bt,ge,De.width,De.height,Ne,De.data):k.texSubImage2D(k.TEXTURE_2D,At,Bt,ge,Pt,Et,Ne,En,De);wt.pixelStorei(k.UNPACK_ROW_LENGTH,yn),wt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,_e),wt.pixelStorei(k.UNPACK_SKIP_PIXELS,Ps),wt.pixelStorei(k.UNPACK_SKIP_ROWS,vn),wt.pixelStorei(k.UNPACK_SKIP_IMAGES,yo),At===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&k.generateMipmap(Ot),wt.unbindTexture()},this.initRenderTarget=function(T){Gt.get(T).__webglFramebuffer===void 0&&$t.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?$t.setTextureCube(T,0):T.isData3DTexture?$t.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?$t.setTexture2DArray(T,0):$t.setTexture2D(T,0),wt.unbindTexture()},this.resetState=function(){Y=0,W=0,lt=null,wt.reset(),_t.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ni}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=Me._getDrawingBufferColorSpace(t),e.unpackColorSpace=Me._getUnpackColorSpace()}};function H(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r===void 0||r===!1||(typeof r=="function"?n.addEventListener(s.slice(2),r):n.setAttribute(s,r===!0?"":String(r)));for(let s of e)s!=null&&n.append(s);return n}var bv=0;function Wn(i){return bv+=1,`${i}-${bv}`}var QT={play:"M8 5.5v13l10.5-6.5z",pause:"M8.5 5.5v13M15.5 5.5v13",step:"M6 5.5v13l9-6.5zM18 5.5v13",reset:"M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",help:"M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",theme:"M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",close:"M6 6l12 12M18 6L6 18",left:"M14.5 6l-6 6 6 6",right:"M9.5 6l6 6-6 6",frame:"M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"};function zu(i){let t="http://www.w3.org/2000/svg",e=document.createElementNS(t,"svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true"),e.classList.add("icon");let n=document.createElementNS(t,"path");return n.setAttribute("d",QT[i]),i==="play"&&n.classList.add("filled"),e.append(n),e}function ui(i,t,e,n=""){return H("button",{type:"button",class:n?"button":"button only-icon","aria-label":t,title:t,onclick:e},zu(i),n||null)}function _v(i,t,e){i.getAttribute("aria-label")!==e&&(i.setAttribute("aria-label",e),i.title=e,i.querySelector("svg")?.replaceWith(zu(t)))}function Ve(i,t,...e){return H("details",{class:"card",open:t},H("summary",{},H("h2",{},i)),H("div",{class:"card-body"},...e))}function se(i,t){i.textContent!==t&&(i.textContent=t)}function Yt(i,t=4){if(!Number.isFinite(i))return Number.isNaN(i)?"–":i>0?"∞":"−∞";let e=Math.abs(i);if(e!==0&&(e<.001||e>=1e6))return i.toExponential(t-2).replace("-","−").replace("e+","e");let n=e===0?0:Math.max(0,t-1-Math.floor(Math.log10(e)));return String(Number(i.toFixed(n))).replace("-","−")}function Mv(i){for(let t=4;;t+=1){let e=i.map(n=>Yt(n,t));if(t===12||new Set(e).size===new Set(i).size)return e}}function jr(i){let t=Number(i.toPrecision(5)),e=Math.abs(t);return e!==0&&e<.001?t.toExponential():String(t)}function Ks(i){return i.toFixed(2)}function Vl(i,t){if(!Number.isFinite(i)||Math.abs(i)>=1e5)return Yt(i);let e=i.toFixed(t);return(/^-0\.?0*$/.test(e)?e.slice(1):e).replace("-","−")}function zi(i){if(!(i>0)||!Number.isFinite(i))return 1;let t=10**Math.floor(Math.log10(i)),e=i/t,n=e<=1?1:e<=2?2:e<=5?5:10;return Number((n*t).toPrecision(6))}function Hl(i){let t=i-2*Math.PI*Math.round(i/(2*Math.PI));return t===-Math.PI?Math.PI:t}function ss(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n+=1)e[n]=t.charCodeAt(n);return e.buffer}var tC=200,eC=7,nC=9,di=class{constructor(t){this.options=t;let e=Wn("field"),{label:n,unit:s,range:r,name:o}=t;this.value=t.value,this.slider=H("input",{type:"range",min:r.low,max:r.high,step:"any","aria-label":`${n}, slider`,"data-slider":o,oninput:()=>this.take(this.rounded(Number(this.slider.value)))}),this.number=H("input",{type:"number",id:e,step:"any","data-number":o,inputmode:"decimal",onchange:()=>this.typed(),onkeydown:a=>{let{key:l}=a;l==="Escape"&&(this.number.value=jr(this.value)),l==="Enter"&&this.typed(),(l==="Escape"||l==="Enter")&&this.number.validationMessage===""&&this.number.blur()}}),this.element=H("div",{class:n.length>nC?"field long":"field"},H("label",{for:e,title:t.meaning},n),this.slider,this.number,H("span",{class:"unit"},s),t.limits?this.beyond:null),t.limits&&this.number.setAttribute("aria-describedby",this.beyond.id),this.show(t.value)}options;element;slider;number;beyond=H("p",{class:"beyond",id:Wn("beyond"),hidden:!0});value;show(t){t===this.value&&this.number.value!==""||(this.value=t,this.stretch(t),this.slider.value=String(t),this.slider.setAttribute("aria-valuetext",`${jr(t)} ${this.options.unit}`.trim()),document.activeElement!==this.number&&(this.number.value=jr(t)),this.number.classList.toggle("long-number",this.number.value.length>eC),this.sayBeyond(t))}typed(){let t=Number(this.number.value);this.number.value.trim()===""||!Number.isFinite(t)?this.number.value=jr(this.value):this.take(t)}take(t){try{this.options.change(t),this.number.setCustomValidity(""),this.show(t),Number(this.number.value)!==t&&(this.number.value=jr(t))}catch(e){this.number.setCustomValidity(e instanceof Error?e.message:String(e)),this.number.reportValidity(),this.slider.value=String(this.value),this.number.value=jr(this.value)}}sayBeyond(t){if(!this.options.limits)return;let[e,n]=this.options.limits;this.beyond.hidden=t>=e&&t<=n,se(this.beyond,this.beyond.hidden?"":`beyond its limits, ${Yt(e,4)} to ${Yt(n,4)}`)}rounded(t){let{low:e,high:n}=this.bounds(),s=10**Math.floor(Math.log10((n-e)/tC));return Number((Math.round(t/s)*s).toPrecision(12))}bounds(){return{low:Number(this.slider.min),high:Number(this.slider.max)}}stretch(t){let{low:e,high:n}=this.bounds();t<e&&(this.slider.min=String(t)),t>n&&(this.slider.max=String(t))}};function wv(i,t){if(i===0)return t?{low:0,high:1}:{low:-1,high:1};let e=Number((3*i).toPrecision(2)),n=t?0:Number((.1*i).toPrecision(2));return i>0?{low:n,high:e}:{low:e,high:n}}function Gu(i,t,e){let n=t?Math.PI:Math.max(2*Math.abs(i),e);return{low:Math.min(-n,i),high:Math.max(n,i)}}function lm([i,t],e){return{low:Math.min(i,e),high:Math.max(t,e)}}var dm="#0072B2",cm="#D55E00",Vu="#009E73",Sv="#CC79A7",hm="#E69F00",um="#56B4E9",iC="#F0E442",sC={light:[dm,cm,Vu,Sv,hm,um],dark:[um,hm,Vu,Sv,iC,cm]},rC={light:{wall:"#fbfcfd",ink:"#1b2430",muted:"#55606e",grid:"#e3e7ec",steel:"#69757f",rail:"#7b8792",ground:"#d5dbe1",pin:"#ffffff",shadow:.16,kinetic:cm,potential:dm,ledger:Vu},dark:{wall:"#121920",ink:"#e8edf2",muted:"#a3afbc",grid:"#27313c",steel:"#9aa7b4",rail:"#8a97a4",ground:"#2a3540",pin:"#121920",shadow:.45,kinetic:hm,potential:um,ledger:Vu}},Av=window.matchMedia("(prefers-color-scheme: dark)"),Ev=[],fm=null,Tv=Av.matches?"dark":"light";function Zr(){return fm??Tv}function Ue(){return rC[Zr()]}function Xe(i,t){let e=sC[Zr()];if(t<=e.length)return e[i%e.length]??dm;let n=i/(t-1);return`oklch(${(Zr()==="light"?.36+.34*n:.82-.3*n).toFixed(3)} 0.13 ${(265-165*n).toFixed(1)})`}function Hu(i){Ev.push(i)}function Wu(){fm=Zr()==="dark"?"light":"dark",ca()}function ca(){document.documentElement.dataset.theme=Zr();for(let i of Ev)i()}Av.addEventListener("change",({matches:i})=>{Tv=i?"dark":"light",fm===null&&ca()});var Cv={type:"change"},mm={type:"start"},Pv={type:"end"},qu=new pr,Rv=new Vn,oC=Math.cos(70*Du.DEG2RAD),Rn=new O,fi=2*Math.PI,Pe={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},pm=1e-6,ha=class extends Rl{constructor(t,e=null){super(t,e),this.state=Pe.NONE,this.target=new O,this.cursor=new O,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:xr.ROTATE,MIDDLE:xr.DOLLY,RIGHT:xr.PAN},this.touches={ONE:br.ROTATE,TWO:br.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new O,this._lastQuaternion=new Hn,this._lastTargetPosition=new O,this._quat=new Hn().setFromUnitVectors(t.up,new O(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new ea,this._sphericalDelta=new ea,this._scale=1,this._panOffset=new O,this._rotateStart=new Xt,this._rotateEnd=new Xt,this._rotateDelta=new Xt,this._panStart=new Xt,this._panEnd=new Xt,this._panDelta=new Xt,this._dollyStart=new Xt,this._dollyEnd=new Xt,this._dollyDelta=new Xt,this._dollyDirection=new O,this._mouse=new Xt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=lC.bind(this),this._onPointerDown=aC.bind(this),this._onPointerUp=cC.bind(this),this._onContextMenu=gC.bind(this),this._onMouseWheel=dC.bind(this),this._onKeyDown=fC.bind(this),this._onTouchStart=pC.bind(this),this._onTouchMove=mC.bind(this),this._onMouseDown=hC.bind(this),this._onMouseMove=uC.bind(this),this._interceptControlDown=yC.bind(this),this._interceptControlUp=vC.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Pe.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Cv),this.update(),this.state=Pe.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Rn.copy(e).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===Pe.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=fi:n>Math.PI&&(n-=fi),s<-Math.PI?s+=fi:s>Math.PI&&(s-=fi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new O(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new O(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(qu.origin.copy(this.object.position),qu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(qu.direction))<oC?this.object.lookAt(this.target):(Rv.setFromNormalAndCoplanarPoint(this.object.up,this.target),qu.intersectPlane(Rv,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>pm||8*(1-this._lastQuaternion.dot(this.object.quaternion))>pm||this._lastTargetPosition.distanceToSquared(this.target)>pm?(this.dispatchEvent(Cv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?fi/60*this.autoRotateSpeed*t:fi/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Rn.setFromMatrixColumn(e,0),Rn.multiplyScalar(-t),this._panOffset.add(Rn)}_panUp(t,e){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(e,1):(Rn.setFromMatrixColumn(e,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(t),this._panOffset.add(Rn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(fi*this._rotateDelta.x/e.clientHeight),this._rotateUp(fi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(fi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-fi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(fi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-fi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(fi*this._rotateDelta.x/e.clientHeight),this._rotateUp(fi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Xt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function aC(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function lC(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function cC(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Pv),this.state=Pe.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function hC(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case xr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Pe.DOLLY;break;case xr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Pe.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Pe.ROTATE}break;case xr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Pe.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Pe.PAN}break;default:this.state=Pe.NONE}this.state!==Pe.NONE&&this.dispatchEvent(mm)}function uC(i){switch(this.state){case Pe.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Pe.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Pe.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function dC(i){this.enabled===!1||this.enableZoom===!1||this.state!==Pe.NONE||(i.preventDefault(),this.dispatchEvent(mm),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Pv))}function fC(i){this.enabled!==!1&&this._handleKeyDown(i)}function pC(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case br.ROTATE:if(this.enableRotate===!1){this.state=Pe.NONE;break}this._handleTouchStartRotate(i),this.state=Pe.TOUCH_ROTATE;break;case br.PAN:if(this.enablePan===!1){this.state=Pe.NONE;break}this._handleTouchStartPan(i),this.state=Pe.TOUCH_PAN;break;default:this.state=Pe.NONE}break;case 2:switch(this.touches.TWO){case br.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Pe.TOUCH_DOLLY_PAN;break;case br.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Pe.TOUCH_DOLLY_ROTATE;break;default:this.state=Pe.NONE}break;default:this.state=Pe.NONE}this.state!==Pe.NONE&&this.dispatchEvent(mm)}function mC(i){switch(this._trackPointer(i),this.state){case Pe.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Pe.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Pe.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Pe.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Pe.NONE}}function gC(i){this.enabled!==!1&&i.preventDefault()}function yC(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function vC(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function Xu(){let i=document.createElement("canvas").getContext("webgl2");if(!i)return"none";let t=String(i.getParameter(i.RENDERER)),e=t==="WebKit WebGL"?i.getExtension("WEBGL_debug_renderer_info"):null,n=e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):t;return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(n)?"software":"hardware"}var ua=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]],un=(i,t)=>[i[0]-t[0],i[1]-t[1],i[2]-t[2]],jn=(i,t)=>[i*t[0],i*t[1],i*t[2]],wr=(i,t,e)=>ua(i,jn(t,e)),sn=(i,t)=>i[0]*t[0]+i[1]*t[1]+i[2]*t[2],Gi=i=>Math.hypot(...i),Js=(i,t)=>[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]];function Es(i){let t=Gi(i);return t>0?jn(1/t,i):[1,0,0]}function Yu(i){return Es(Js(i,Math.abs(i[0])<.6?[1,0,0]:[0,1,0]))}function Wl(i,t){return i.reduce((e,n,s)=>wr(e,t[s],n),[0,0,0])}var Fv=1e-4,Lv=1-1e-7;function ym({place:i,parts:t}){let e=Iv(i);return t.map(({part:n,place:s})=>{let[r,o,a]=Iv(s);return{part:n,position:da({position:i.position,axes:e},s.position),axes:[$u(e,r),$u(e,o),$u(e,a)]}})}function Iv({rotation:i}){return[[i[0],i[3],i[6]],[i[1],i[4],i[7]],[i[2],i[5],i[8]]]}var Dv=(i,t)=>[sn(i.axes[0],t),sn(i.axes[1],t),sn(i.axes[2],t)];function da(i,t){return ua(i.position,$u(i.axes,t))}function $u([i,t,e],n){return wr(wr(jn(n[0],i),n[1],t),n[2],e)}function fa(i,t){return da(i,xC(i.part,Dv(i,t)))}function xC({kind:i,size:t,vertices:e},n){if(i==="ellipsoid"){let s=Es([t[0]*n[0],t[1]*n[1],t[2]*n[2]]);return[t[0]*s[0],t[1]*s[1],t[2]*s[2]]}if(i==="cylinder")return gm(t[0],n,n[2]>=0?t[2]:-t[2]);if(i==="cone"){let s=gm(t[0],n,-t[2]);return n[2]*t[2]>sn(s,n)?[0,0,t[2]]:s}return e.reduce((s,r)=>sn(r,n)>sn(s,n)?r:s)}function gm(i,t,e){let[n,s]=Es([t[0],t[1],0]);return[i*n,i*s,e]}function vm(i,t){let{part:e}=i,n=Dv(i,t);if(e.kind==="plane")return{name:"plane",corners:[]};if(e.kind==="ellipsoid")return{name:"surface",corners:[]};if(e.kind!=="hull")return bC(i,n);let s=Math.max(...e.vertices.map(l=>sn(l,n))),r=Math.max(...e.vertices.map(l=>Math.hypot(...l)),e.radius),o=e.vertices.filter(l=>sn(l,n)>=s-Fv*r),a=_C(o,n).map(l=>da(i,l));return e.radius>0?{name:a.length===1?"round surface":"side",corners:a}:{name:["corner","edge","face"][Math.min(a.length,3)-1],corners:a}}function bC(i,t){let{kind:e,size:n}=i.part,s=e==="cone";if(t[2]<-Lv||!s&&t[2]>Lv)return{name:"end face",corners:[]};let r=gm(n[0],t,-n[2]),o=s?[0,0,n[2]]:[r[0],r[1],n[2]],a=sn(un(o,r),t);return Math.abs(a)<=Fv*Math.hypot(...n)?{name:"side",corners:[da(i,o),da(i,r)]}:{name:a>0&&s?"tip":"rim",corners:[da(i,a>0?o:r)]}}function _C(i,t){let e=Yu(t),n=Js(t,e),s=jn(1/i.length,i.reduce(ua)),r=o=>Math.atan2(sn(un(o,s),n),sn(un(o,s),e));return[...i].sort((o,a)=>r(o)-r(a))}function Nv(i,t,e){return sn(e,un(fa(i,jn(-1,e)),fa(t,e)))-i.part.radius-t.part.radius}var Uv=200,ju=1e-12,MC=1e-10;function kv(i,t){return i.flatMap(n=>t.map(s=>Bv(n,s))).reduce((n,s)=>s.distance<n.distance?s:n)}function Bv(i,t){if(i.part.kind==="plane")return wC(Bv(t,i));if(t.part.kind==="plane"){let s=t.axes[2],r=wr(fa(i,jn(-1,s)),-i.part.radius,s);return Ov(i,t,s,r,sn(s,un(r,t.position)))}let{normal:e,witness:n}=SC(i,t);return Ov(i,t,e,wr(n,-i.part.radius,e),Nv(i,t,e))}function Ov(i,t,e,n,s){let r=[vm(i,jn(-1,e)),vm(t,e)];return{distance:s,normal:e,pointA:n,pointB:wr(n,-s,e),features:r}}function wC({distance:i,normal:t,pointA:e,pointB:n,features:[s,r]}){return{distance:i,normal:jn(-1,t),pointA:n,pointB:e,features:[r,s]}}function Xl(i,t,e){let n=fa(i,e);return{w:un(n,fa(t,jn(-1,e))),a:n}}function SC(i,t){let e=[Xl(i,t,un(t.position,i.position))],n=-1/0,s=Gi(e[0].w),r={normal:[1,0,0],witness:e[0].a};for(let o=0;o<Uv;o+=1){let{corners:a,weights:l}=AC(e),c=Wl(a.map(({w:f})=>f),l),h=Gi(c);if(e=a,a.length===4||h<=ju*s)break;let u=Xl(i,t,jn(-1,c)),d=sn(c,u.w)/h;if(s=Math.max(s,Gi(u.w)),d>n&&(n=d,r={normal:jn(1/h,c),witness:Wl(a.map(f=>f.a),l)}),h-n<=ju*s||a.some(({w:f})=>Gi(un(f,u.w))<=ju*s))break;e=[...a,u]}return n>0?r:EC(i,t,e)}function AC(i){let t={corners:[i[0]],weights:[1]},e=1/0;for(let n=1;n<1<<i.length;n+=1){let s=i.filter((a,l)=>n&1<<l),r=bm(s.map(({w:a})=>a));if(!r||r.some(a=>a<0))continue;let o=Gi(Wl(s.map(({w:a})=>a),r));o<e&&([t,e]=[{corners:s,weights:r},o])}return t}function bm(i){let[t,...e]=i,n=e.map(a=>un(a,t)),s=n.map(a=>[...n.map(l=>sn(a,l)),-sn(a,t)]),r=n.length;for(let a=0;a<r;a+=1){if(!(s[a][a]>1e-14*sn(n[a],n[a])))return null;for(let l=0;l<r;l+=1){let c=s[l][a]/s[a][a];l!==a&&(s[l]=s[l].map((h,u)=>h-c*s[a][u]))}}let o=s.map((a,l)=>a[r]/a[l]);return[1-o.reduce((a,l)=>a+l,0),...o]}function EC(i,t,e){let n=TC(i,t,e);if(n.length<4)return RC(n);let[s,r,o,a]=n,l=Math.max(...n.map(({w:d})=>Gi(d))),c=[ql(s,r,o),ql(s,o,a),ql(s,a,r),ql(r,a,o)],h=1/0,u={normal:c[0].normal,witness:s.a};for(let d=0;d<Uv;d+=1){let f=c.reduce((p,v)=>v.distance<p.distance?v:p),g=Xl(i,t,f.normal),y=sn(f.normal,g.w);if(y<h&&(h=y,u={normal:jn(-1,f.normal),witness:IC(f)}),h-f.distance<=ju*l)break;let m=PC(c,f,g);if(!m)break;c=m}return u}function TC(i,t,e){let n=[[1,0,0],[0,1,0],[0,0,1],[1,1,1],[1,-1,-1],[-1,1,-1],[-1,-1,1]],s=[...e,...n.flatMap(d=>[Xl(i,t,d),Xl(i,t,jn(-1,d))])],r=Math.max(...s.map(({w:d})=>Gi(d)),1e-300),o=[s[0]];for(;o.length<4;){let d=g=>CC(o.map(({w:y})=>y),g.w),f=s.reduce((g,y)=>d(y)>d(g)?y:g);if(d(f)<=MC*r)return o;o.push(f)}let[a,l,c,h]=o,u=Js(un(l.w,a.w),un(c.w,a.w));return sn(u,un(h.w,a.w))<0?o:[a,c,l,h]}function CC([i,t,e],n){let s=un(n,i);if(!t)return Gi(s);let r=Es(un(t,i));return e?Math.abs(sn(Es(Js(r,un(e,i))),s)):Gi(Js(r,s))}function RC(i){let[t,e,n]=i.map(({w:a})=>a),s=e?Es(un(e,t)):null,r=s?n?Es(Js(s,un(n,t))):Yu(s):[1,0,0],o=bm(i.map(({w:a})=>a))??[1];return{normal:r,witness:Wl(i.slice(0,o.length).map(({a})=>a),o)}}function ql(i,t,e){let n=Js(un(t.w,i.w),un(e.w,i.w)),s=Es(n);return{corners:[i,t,e],normal:s,distance:Gi(n)>0?sn(s,i.w):1/0}}function PC(i,t,e){let n=LC(i,t,e),s=[...n].flatMap(xm),r=s.filter(([o,a])=>!s.some(([l,c])=>l===a&&c===o));return r.length<3||new Set(r.map(([o])=>o)).size<r.length?null:[...i.filter(o=>!n.has(o)),...r.map(([o,a])=>ql(o,a,e))]}var xm=({corners:[i,t,e]})=>[[i,t],[t,e],[e,i]];function LC(i,t,e){let n=i.filter(r=>sn(r.normal,un(e.w,r.corners[0].w))>0),s=new Set([t]);for(let r of s)for(let o of n)xm(r).some(([a,l])=>xm(o).some(([c,h])=>c===l&&h===a))&&s.add(o);return s}function IC({corners:i}){let t=(bm(i.map(({w:n})=>n))??[1,0,0]).map(n=>Math.max(n,0)),e=t.reduce((n,s)=>n+s,0);return i.map(({a:n},s)=>jn(t[s]/e,n)).reduce(ua)}var Ku=0,FC=1,DC=new O,zv=new Tl,_m=new Vn,Gv=new O,Zu=new Ki,Ju=class{constructor(){this.tolerance=-1,this.faces=[],this.newFaces=[],this.assigned=new Qu,this.unassigned=new Qu,this.vertices=[]}setFromPoints(t){if(t.length>=4){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.vertices.push(new Mm(t[e]));this._compute()}return this}setFromObject(t){let e=[];return t.updateMatrixWorld(!0),t.traverse(function(n){let s=n.geometry;if(s!==void 0){let r=s.attributes.position;if(r!==void 0)for(let o=0,a=r.count;o<a;o++){let l=new O;l.fromBufferAttribute(r,o).applyMatrix4(n.matrixWorld),e.push(l)}}}),this.setFromPoints(e)}containsPoint(t){let e=this.faces;for(let n=0,s=e.length;n<s;n++)if(e[n].distanceToPoint(t)>this.tolerance)return!1;return!0}intersectRay(t,e){let n=this.faces,s=-1/0,r=1/0;for(let o=0,a=n.length;o<a;o++){let l=n[o],c=l.distanceToPoint(t.origin),h=l.normal.dot(t.direction);if(c>0&&h>=0)return null;let u=h!==0?-c/h:0;if(!(u<=0)&&(h>0?r=Math.min(u,r):s=Math.max(u,s),s>r))return null}return s!==-1/0?t.at(s,e):t.at(r,e),e}intersectsRay(t){return this.intersectRay(t,DC)!==null}makeEmpty(){return this.faces=[],this.vertices=[],this}_addVertexToFace(t,e){return t.face=e,e.outside===null?this.assigned.append(t):this.assigned.insertBefore(e.outside,t),e.outside=t,this}_removeVertexFromFace(t,e){return t===e.outside&&(t.next!==null&&t.next.face===e?e.outside=t.next:e.outside=null),this.assigned.remove(t),this}_removeAllVerticesFromFace(t){if(t.outside!==null){let e=t.outside,n=t.outside;for(;n.next!==null&&n.next.face===t;)n=n.next;return this.assigned.removeSubList(e,n),e.prev=n.next=null,t.outside=null,e}}_deleteFaceVertices(t,e){let n=this._removeAllVerticesFromFace(t);if(n!==void 0)if(e===void 0)this.unassigned.appendChain(n);else{let s=n;do{let r=s.next;e.distanceToPoint(s.point)>this.tolerance?this._addVertexToFace(s,e):this.unassigned.append(s),s=r}while(s!==null)}return this}_resolveUnassignedPoints(t){if(this.unassigned.isEmpty()===!1){let e=this.unassigned.first();do{let n=e.next,s=this.tolerance,r=null;for(let o=0;o<t.length;o++){let a=t[o];if(a.mark===Ku){let l=a.distanceToPoint(e.point);if(l>s&&(s=l,r=a),s>1e3*this.tolerance)break}}r!==null&&this._addVertexToFace(e,r),e=n}while(e!==null)}return this}_computeExtremes(){let t=new O,e=new O,n=[],s=[];for(let r=0;r<3;r++)n[r]=s[r]=this.vertices[0];t.copy(this.vertices[0].point),e.copy(this.vertices[0].point);for(let r=0,o=this.vertices.length;r<o;r++){let a=this.vertices[r],l=a.point;for(let c=0;c<3;c++)l.getComponent(c)<t.getComponent(c)&&(t.setComponent(c,l.getComponent(c)),n[c]=a);for(let c=0;c<3;c++)l.getComponent(c)>e.getComponent(c)&&(e.setComponent(c,l.getComponent(c)),s[c]=a)}return this.tolerance=3*Number.EPSILON*(Math.max(Math.abs(t.x),Math.abs(e.x))+Math.max(Math.abs(t.y),Math.abs(e.y))+Math.max(Math.abs(t.z),Math.abs(e.z))),{min:n,max:s}}_computeInitialHull(){let t=this.vertices,e=this._computeExtremes(),n=e.min,s=e.max,r=0,o=0;for(let d=0;d<3;d++){let f=s[d].point.getComponent(d)-n[d].point.getComponent(d);f>r&&(r=f,o=d)}let a=n[o],l=s[o],c,h;r=0,zv.set(a.point,l.point);for(let d=0,f=this.vertices.length;d<f;d++){let g=t[d];if(g!==a&&g!==l){zv.closestPointToPoint(g.point,!0,Gv);let y=Gv.distanceToSquared(g.point);y>r&&(r=y,c=g)}}r=-1,_m.setFromCoplanarPoints(a.point,l.point,c.point);for(let d=0,f=this.vertices.length;d<f;d++){let g=t[d];if(g!==a&&g!==l&&g!==c){let y=Math.abs(_m.distanceToPoint(g.point));y>r&&(r=y,h=g)}}let u=[];if(_m.distanceToPoint(h.point)<0){u.push(rs.create(a,l,c),rs.create(h,l,a),rs.create(h,c,l),rs.create(h,a,c));for(let d=0;d<3;d++){let f=(d+1)%3;u[d+1].getEdge(2).setTwin(u[0].getEdge(f)),u[d+1].getEdge(1).setTwin(u[f+1].getEdge(0))}}else{u.push(rs.create(a,c,l),rs.create(h,a,l),rs.create(h,l,c),rs.create(h,c,a));for(let d=0;d<3;d++){let f=(d+1)%3;u[d+1].getEdge(2).setTwin(u[0].getEdge((3-d)%3)),u[d+1].getEdge(0).setTwin(u[f+1].getEdge(1))}}for(let d=0;d<4;d++)this.faces.push(u[d]);for(let d=0,f=t.length;d<f;d++){let g=t[d];if(g!==a&&g!==l&&g!==c&&g!==h){r=this.tolerance;let y=null;for(let m=0;m<4;m++){let p=this.faces[m].distanceToPoint(g.point);p>r&&(r=p,y=this.faces[m])}y!==null&&this._addVertexToFace(g,y)}}return this}_reindexFaces(){let t=[];for(let e=0;e<this.faces.length;e++){let n=this.faces[e];n.mark===Ku&&t.push(n)}return this.faces=t,this}_nextVertexToAdd(){if(this.assigned.isEmpty()===!1){let t,e=0,n=this.assigned.first().face,s=n.outside;do{let r=n.distanceToPoint(s.point);r>e&&(e=r,t=s),s=s.next}while(s!==null&&s.face===n);return t}}_computeHorizon(t,e,n,s){this._deleteFaceVertices(n),n.mark=FC;let r;e===null?r=e=n.getEdge(0):r=e.next;do{let o=r.twin,a=o.face;a.mark===Ku&&(a.distanceToPoint(t)>this.tolerance?this._computeHorizon(t,o,a,s):s.push(r)),r=r.next}while(r!==e);return this}_addAdjoiningFace(t,e){let n=rs.create(t,e.tail(),e.head());return this.faces.push(n),n.getEdge(-1).setTwin(e.twin),n.getEdge(0)}_addNewFaces(t,e){this.newFaces=[];let n=null,s=null;for(let r=0;r<e.length;r++){let o=e[r],a=this._addAdjoiningFace(t,o);n===null?n=a:a.next.setTwin(s),this.newFaces.push(a.face),s=a}return n.next.setTwin(s),this}_addVertexToHull(t){let e=[];return this.unassigned.clear(),this._removeVertexFromFace(t,t.face),this._computeHorizon(t.point,null,t.face,e),this._addNewFaces(t,e),this._resolveUnassignedPoints(this.newFaces),this}_cleanup(){return this.assigned.clear(),this.unassigned.clear(),this.newFaces=[],this}_compute(){let t;for(this._computeInitialHull();(t=this._nextVertexToAdd())!==void 0;)this._addVertexToHull(t);return this._reindexFaces(),this._cleanup(),this}},rs=class i{constructor(){this.normal=new O,this.midpoint=new O,this.area=0,this.constant=0,this.outside=null,this.mark=Ku,this.edge=null}static create(t,e,n){let s=new i,r=new Yl(t,s),o=new Yl(e,s),a=new Yl(n,s);return r.next=a.prev=o,o.next=r.prev=a,a.next=o.prev=r,s.edge=r,s.compute()}getEdge(t){let e=this.edge;for(;t>0;)e=e.next,t--;for(;t<0;)e=e.prev,t++;return e}compute(){let t=this.edge.tail(),e=this.edge.head(),n=this.edge.next.head();return Zu.set(t.point,e.point,n.point),Zu.getNormal(this.normal),Zu.getMidpoint(this.midpoint),this.area=Zu.getArea(),this.constant=this.normal.dot(this.midpoint),this}distanceToPoint(t){return this.normal.dot(t)-this.constant}},Yl=class{constructor(t,e){this.vertex=t,this.prev=null,this.next=null,this.twin=null,this.face=e}head(){return this.vertex}tail(){return this.prev?this.prev.vertex:null}length(){let t=this.head(),e=this.tail();return e!==null?e.point.distanceTo(t.point):-1}lengthSquared(){let t=this.head(),e=this.tail();return e!==null?e.point.distanceToSquared(t.point):-1}setTwin(t){return this.twin=t,t.twin=this,this}},Mm=class{constructor(t){this.point=t,this.prev=null,this.next=null,this.face=null}},Qu=class{constructor(){this.head=null,this.tail=null}first(){return this.head}last(){return this.tail}clear(){return this.head=this.tail=null,this}insertBefore(t,e){return e.prev=t.prev,e.next=t,e.prev===null?this.head=e:e.prev.next=e,t.prev=e,this}insertAfter(t,e){return e.prev=t,e.next=t.next,e.next===null?this.tail=e:e.next.prev=e,t.next=e,this}append(t){return this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail,t.next=null,this.tail=t,this}appendChain(t){for(this.head===null?this.head=t:this.tail.next=t,t.prev=this.tail;t.next!==null;)t=t.next;return this.tail=t,this}remove(t){return t.prev===null?this.head=t.next:t.prev.next=t.next,t.next===null?this.tail=t.prev:t.next.prev=t.prev,this}removeSubList(t,e){return t.prev===null?this.head=e.next:t.prev.next=e.next,e.next===null?this.tail=t.prev:e.next.prev=t.prev,this}isEmpty(){return this.head===null}};var td=class extends Ee{constructor(t=[]){super();let e=[],n=[],r=new Ju().setFromPoints(t).faces;for(let o=0;o<r.length;o++){let a=r[o],l=a.edge;do{let c=l.head().point;e.push(c.x,c.y,c.z),n.push(a.normal.x,a.normal.y,a.normal.z),l=l.next}while(l!==a.edge)}this.setAttribute("position",new Se(e,3)),this.setAttribute("normal",new Se(n,3))}};var NC=25;function Vv(i,t){let e=new Ge,n=new Xs({transparent:!0,opacity:.45,depthWrite:!1}),s=new Si;for(let{part:o,place:a}of i.parts){let l=OC(o,t),c=new ye(l,n);c.add(new Hs(new Gr(l,NC),s)),o.kind==="plane"&&(c.raycast=()=>{}),wm(c,a),e.add(c)}return{object:e,dye:o=>{n.color.set(o),s.color.set(o)}}}function wm(i,{position:t,rotation:e}){i.position.set(...t),i.setRotationFromMatrix(new be().set(e[0],e[1],e[2],0,e[3],e[4],e[5],0,e[6],e[7],e[8],0,0,0,0,1))}function OC({kind:i,radius:t,size:e,vertices:n},s){return i==="plane"?new qs(2*s,2*s):i==="ellipsoid"?new ts(1,48,32).scale(...e):i==="cylinder"?new Ai(e[0],e[0],2*e[2],48).rotateX(Math.PI/2):i==="cone"?new _s(e[0],2*e[2],48).rotateX(Math.PI/2):n.length===1?new ts(t,48,32):n.length===2?new Br(t,Math.hypot(...n[0].map((r,o)=>r-n[1][o])),12,48).rotateX(Math.PI/2):new td(n.map(r=>new O(...r)))}var Hv=32,UC=.016,kC=.25,Wv=.008,ed=class{constructor(t,e,n){this.data=t;this.canvas=e;this.moved=n;this.extent=zC(t);let s=t.bodies.map(o=>Vv(o,this.extent));this.bodies=s.map(({object:o})=>o),this.dyes=s.map(({dye:o})=>o);let r=new Wr(16777215,2);r.position.set(.9,-.7,2.2),this.scene.add(...this.bodies,this.marks,r,new Vr(16777215,14212838,1.6)),this.reset(),this.camera.up.set(0,0,1),Object.assign(this.camera,{near:.01*this.extent,far:40*this.extent}),this.renderer=GC(e),this.controls=new ha(this.camera,e),this.look(),this.controls.addEventListener("change",n),e.addEventListener("pointerdown",o=>this.grab(o),{capture:!0}),e.addEventListener("pointermove",o=>this.drag(o));for(let o of["pointerup","pointercancel"])e.addEventListener(o,()=>this.release())}data;canvas;moved;bodies;extent;dyes;scene=new Ur;camera=new kn(Hv,1);marks=new Ge;controls;renderer;held=null;get draws(){return this.renderer!==null}reset(){this.bodies.forEach((t,e)=>wm(t,this.data.bodies[e].place))}closest(){return this.measure(this.data.bodies.map((t,e)=>({...t,place:BC(this.bodies[e])})))}measure([t,e]){return kv(ym(t),ym(e))}render(t){this.mark(t),this.renderer?.render(this.scene,this.camera)}resize(t,e){t<1||e<1||(this.renderer?.setPixelRatio(Math.min(window.devicePixelRatio,2)),this.renderer?.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix())}renew(){this.renderer?.setClearColor(Ue().wall),this.dyes.forEach((t,e)=>t(Xe(e,6)))}screenOf(t){let{x:e,y:n}=new O(...t).project(this.camera);return{x:(e+1)/2*this.canvas.clientWidth,y:(1-n)/2*this.canvas.clientHeight}}look(){let t=new O;for(let n of this.bodies)t.addScaledVector(n.position,.5);this.controls.target.copy(t);let e=this.extent/Math.sin(Hv*Math.PI/360);this.camera.position.set(.75,-1.9,1).setLength(e).add(t),this.controls.update()}mark({pointA:t,pointB:e,normal:n,features:s}){for(let u of this.marks.children)(u instanceof ye||u instanceof Vs)&&u.geometry.dispose();this.marks.clear();let{ink:r,muted:o}=Ue(),a={depthTest:!1,transparent:!0},l=new Si({color:r,...a}),[c,h]=[t,e].map(u=>new O(...u));this.marks.add(new Cl(new O(...n),h,kC*this.extent,o)),this.marks.add(new Vs(new Ee().setFromPoints([c,h]),l)),[c,h].forEach((u,d)=>{let f=s[d].corners.map(m=>new O(...m));f.length>1&&this.marks.add(new ml(new Ee().setFromPoints(f),l));let g=new Qi({color:Xe(d,6),...a}),y=new ye(new ts(UC*this.extent,16,12),g);y.position.copy(u),this.marks.add(y)}),this.marks.children.forEach((u,d)=>u.renderOrder=1+d)}grab(t){let e=this.rayAt(t).intersectObjects(this.bodies)[0],n=this.bodies.find(r=>e&&r.getObjectById(e.object.id));if(!e||!n||t.button!==0)return;let s=new Vn().setFromNormalAndCoplanarPoint(this.camera.getWorldDirection(new O),e.point);this.held={body:n,turns:t.shiftKey,plane:s,last:e.point,x:t.clientX,y:t.clientY},this.controls.enabled=!1,this.canvas.setPointerCapture(t.pointerId)}drag(t){if(!this.held)return;let{held:e}=this,n=this.rayAt(t).ray.intersectPlane(e.plane,new O);if(e.turns){let s=new O().setFromMatrixColumn(this.camera.matrixWorld,0),r=new O().setFromMatrixColumn(this.camera.matrixWorld,1);e.body.rotateOnWorldAxis(r,Wv*(t.clientX-e.x)),e.body.rotateOnWorldAxis(s,Wv*(t.clientY-e.y))}else n&&(e.body.position.add(n).sub(e.last),e.last=n);e.x=t.clientX,e.y=t.clientY,this.moved()}release(){this.held=null,this.controls.enabled=!0}rayAt(t){let{left:e,top:n,width:s,height:r}=this.canvas.getBoundingClientRect(),o=new El;return o.setFromCamera(new Xt(2*(t.clientX-e)/s-1,1-2*(t.clientY-n)/r),this.camera),o}};function BC(i){let t=new be().makeRotationFromQuaternion(i.quaternion).elements;return{position:[i.position.x,i.position.y,i.position.z],rotation:[t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]]}}function zC({bodies:i}){let t=i.flatMap(({parts:s})=>s.map(({part:r,place:o})=>{let a=Math.max(Math.hypot(...r.size),...r.vertices.map(l=>Math.hypot(...l)));return r.kind==="plane"?0:a+r.radius+Math.hypot(...o.position)})),[e,n]=i.map(({place:s})=>s.position);return Math.max(Math.max(...t)+.5*Math.hypot(e[0]-n[0],e[1]-n[1],e[2]-n[2]),1e-9)}function GC(i){let t=Xu();return t==="none"?null:new aa({canvas:i,antialias:t==="hardware"})}var qv=Math.PI/180,Xv=["x","y","z"],VC="The distance is negative where shapes overlap: the shortest way that parts them. Drag a shape to move it, with the shift key to turn it; drag beside the shapes to look from elsewhere.",HC="This browser draws nothing in space; the numbers are right.",nd=class{frames=0;closest;stage;facts=H("dl",{class:"facts"});fields=[];requested=!1;constructor(t,e){document.title=e.title;let[n,s]=e.bodies.map(({name:h})=>h),r=`${n} and ${s} with their nearest points`,o=H("canvas",{class:"stage-canvas",role:"img","aria-label":r});this.stage=new ed(e,o,()=>this.invalidate()),this.closest=this.stage.closest();let a=H("section",{class:"stage card","aria-label":"Picture"});a.append(this.stage.draws?o:H("p",{class:"no-picture"},HC)),new ResizeObserver(()=>{this.stage.resize(o.clientWidth,o.clientHeight),this.invalidate()}).observe(a);let l=H("div",{class:"controls"},Ve("Nearest points",!0,this.facts,H("p",{class:"note"},VC)),...e.bodies.map(({name:h},u)=>Ve(h,!0,...this.placeFields(u)))),c=[ui("reset","Back to the start",()=>{this.stage.reset(),this.invalidate()}),ui("theme","Light or dark",Wu)];t.replaceChildren(H("header",{class:"top"},H("h1",{},e.title),H("div",{class:"top-buttons"},...c)),H("main",{class:"page shapes"},H("div",{class:"middle"},H("div",{class:"show"},a)),H("div",{class:"left"},l))),Hu(()=>{this.stage.renew(),this.invalidate()}),ca()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.frame()))}frame(){this.requested=!1,this.closest=this.stage.closest(),this.stage.render(this.closest);for(let{field:t,value:e}of this.fields)t.show(e());this.tell(),this.frames+=1}placeFields(t){let e=this.stage.bodies[t],n=2*this.stage.extent,s=(o,a,l,c,h)=>{let u=y=>{h(y),this.invalidate()},d=c(),f={low:Math.min(-l,d),high:Math.max(l,d)},g=new di({label:o,unit:a,value:d,range:f,change:u,name:`${"ab"[t]} ${o}`});return this.fields.push({field:g,value:c}),g.element},r=(o,a)=>o[a]/qv;return[...Xv.map(o=>s(o,"m",n,()=>e.position[o],a=>e.position[o]=a)),...Xv.map(o=>s(`about ${o}`,"°",180,()=>r(e.rotation,o),a=>e.rotation[o]=a*qv))]}tell(){let{distance:t,normal:e,pointA:n,pointB:s,features:r}=this.closest,o=[["distance",`${Yt(t,6)} m`],["normal",Sm(e)],["point of the first",Sm(n)],["point of the second",Sm(s)],["what meets",`${r[0].name} and ${r[1].name}`]];this.facts.childElementCount||this.facts.append(...o.flatMap(()=>[H("dt"),H("dd")])),o.flat().forEach((a,l)=>se(this.facts.children[l],a))}};function Sm(i){return i.map(t=>Yt(Math.abs(t)<1e-12?0:t,4)).join(", ")}var WC=new Set(["text","number","search","email","url","tel","password"]),qC=".corner-button, .transport .button, .top-buttons .button",XC=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","PageUp","PageDown"]);function YC(i,t){return i instanceof HTMLElement?i.isContentEditable||i instanceof HTMLTextAreaElement||i instanceof HTMLSelectElement?!0:i instanceof HTMLInputElement?WC.has(i.type)?!0:XC.has(t)||i.type!=="range"&&t===" ":i.closest("button, summary, a[href]")!==null&&(t===" "||t==="Enter"):!1}var id=class{constructor(t){this.keys=t;for(let e of t)for(let n of e.keys)this.bound.set(n,e);window.addEventListener("keydown",e=>this.down(e)),window.addEventListener("keyup",e=>this.up(Kr(e))),window.addEventListener("blur",()=>this.releaseAll()),document.addEventListener("visibilitychange",()=>this.releaseAll())}keys;bound=new Map;held=new Set;letters=!0;down(t){let e=this.bound.get(Kr(t));!this.letters&&Kr(t).length===1&&Kr(t)!==" "&&Kr(t)!=="?"||!e||t.ctrlKey||t.metaKey||t.altKey||YC(t.target,t.key)||document.querySelector("dialog[open]")&&Kr(t)!=="?"||(t.preventDefault(),!(t.repeat&&!e.repeats)&&(this.held.add(Kr(t)),e.press()))}up(t){this.held.delete(t)&&this.bound.get(t)?.release?.()}releaseAll(){for(let t of[...this.held])this.up(t)}};function Kr(i){return i.key.length===1?i.key.toLowerCase():i.key}function Yv(i){let t=!1;i.addEventListener("pointerdown",()=>{t=!0},!0),i.addEventListener("keydown",()=>{t=!1},!0),i.addEventListener("change",e=>{t&&e.target instanceof HTMLSelectElement&&e.target.blur()}),i.addEventListener("click",e=>{let n=e.target instanceof Element?e.target.closest(qC):null;t&&n instanceof HTMLElement&&n.blur()})}var $C={law:"gaps open or press, with their restitution",signorini:"bodies part or press",coulomb:"friction stays in its cone",dissipation:"friction opposes the slip",penetration:"depth in each other"},jC="Steps of equal length over impacts, sticking and slipping, of first order (Moreau–Jean).",sd=class{constructor(t,e){this.session=t;let{data:n,main:s}=t,r=new di({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:5*n.step},change:c=>t.setStep(c)}),o=H("input",{type:"checkbox",checked:!0,onchange:()=>e(o.checked)}),a=this.report?.gaps,l=H("dl",{class:"facts","data-facts":"gaps"});for(let{name:c}of a??[])this.add(l,c,"","what it does, and its normal force");for(let{name:c,unit:h}of this.report?.residuals??[])this.add(this.facts,c,h,$C[c]);for(let{name:c}of this.report?.works??[])this.add(this.works,c,n.units.energy);this.element=Ve("Contact",!0,H("p",{class:"note"},a?jC:"Drag a body with the mouse and let go to throw it."),r.element,a?l:H("label",{class:"switch"},o,"forces of contact as arrows"),H("h3",{},"Laws are missed by"),this.facts,H("h3",{},"Work since the start"),this.works,this.pace),this.update()}session;element;facts=H("dl",{class:"facts","data-facts":"residuals"});works=H("dl",{class:"facts","data-facts":"works"});pace=H("p",{class:"note"});values=new Map;update(){let{report:t,session:e}=this;if(!t)return;let{units:n}=e.data;for(let{name:r,state:o,force:a}of t.gaps??[])this.say(r,a>0?`${o}, ${Yt(a,3)} ${e.data.gaps?.unit??""}`.trim():o);for(let{name:r,value:o,unit:a}of t.residuals)this.say(r,`${Yt(o,2)} ${a}`);for(let{name:r,value:o}of t.works)this.say(r,`${Yt(o,4)} ${n.energy}`);let s=t.milliseconds>0?1e3*e.main.step/t.milliseconds:0;se(this.pace,s>0?`A step takes ${Yt(t.milliseconds,2)} ms: ${Yt(s,2)} times real time.`:"")}get report(){return this.session.main.report?.()}add(t,e,n,s=""){let r=H("dd",{},`0 ${n}`);t.append(H("dt",s?{title:s}:{},e),r),this.values.set(e,r)}say(t,e){let n=this.values.get(t);n&&se(n,e)}};var $v="http://www.w3.org/2000/svg",Am=240,Em=150,ZC=20,Jr=2e3,KC="M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5",JC=1e-9,od=class{constructor(t){this.timeUnit=t;this.drawing.setAttribute("viewBox",`${-Am/2} ${-Em/2} ${Am} ${Em}`),this.drawing.setAttribute("role","img"),this.drawing.classList.add("poles"),this.element=H("figure",{class:"poles-figure"},this.drawing,this.words)}timeUnit;element;drawing=document.createElementNS($v,"svg");words=H("figcaption",{class:"note"});poles=[];scale=1;show(t){this.poles=t;let e=zi(Math.max(...t.flat().map(Math.abs))),n=this.timeUnit?`1/${this.timeUnit}`:"",s=Math.min(Am,Em)/2-ZC;this.scale=s/e,this.drawing.setAttribute("aria-label",`Poles: ${t.map(QC).join(", ")} ${n}`.trim()),this.words.textContent=`Poles of the linear system; the ring is ${Yt(e)} ${n}`.trim(),this.drawing.replaceChildren(rd("rect",{x:0,y:-Jr,width:Jr,height:2*Jr,class:"growing"}),rd("path",{d:`M${-Jr} 0H${Jr}M0 ${-Jr}V${Jr}`,class:"axes"}),rd("circle",{r:s,class:"axes"}),...t.map(([r,o])=>{let a=`translate(${this.scale*r} ${-this.scale*o})`;return rd("path",{d:KC,transform:a,class:"pole"})}))}mark(t){let e=this.drawing.querySelectorAll(".pole"),n=JC*Math.max(1e-300,...this.poles.flat().map(Math.abs));this.poles.forEach(([s,r],o)=>{let a=t!==null&&Math.hypot(s-t[0],Math.abs(r)-Math.abs(t[1]))<=n;e[o]?.classList.toggle("chosen",a)})}};function rd(i,t){let e=document.createElementNS($v,i);for(let[n,s]of Object.entries(t))e.setAttribute(n,String(s));return e}function QC([i,t]){return t===0?Yt(i):`${i===0?"":`${Yt(i)} `}${t<0?"−":i===0?"":"+ "}${Yt(Math.abs(t))}i`}var tR="These are for the parameters the page opened with.",eR="Rests and poles follow the parameters; modes are those of the parameters the page opened with.",nR="as opened",iR=.01;function ld({stability:i}){return i==="stable"||i==="asymptotically stable"}var ad=class{constructor(t,e,n){this.session=t;this.analysis=e;this.theatre=n;let{data:s}=t;this.poles=new od(s.units.time),this.marks=e.equilibria.map((r,o)=>jv(`equilibrium ${o}`,Zv(s,r),r.stability,ld(r),()=>t.rest(o))),this.release=Tm("release","True motion from here",()=>t.release()),this.chosen=H("div",{class:"equilibrium",hidden:!0},H("div",{class:"button-row"},Tm("rest","At rest",()=>t.rest(t.equilibrium)),Tm("beside","Slightly beside",()=>t.rest(t.equilibrium,!0))),this.sentence,this.poles.element,this.modes,this.remark,this.release),this.element=Ve("Equilibria",!1,H("div",{class:"marks",role:"group","aria-label":"Equilibria to start from"},...this.marks),this.stale,this.chosen,H("p",{class:"note"},e.sentence)),t.whenChanged(()=>this.update()),this.update()}session;analysis;theatre;element;marks;poles;sentence=H("p",{class:"note"});stale=H("p",{class:"note",role:"status"});chosen;modes=H("div",{class:"marks",role:"group","aria-label":"Modes to watch"});remark=H("p",{class:"note",role:"status"});release;listed=-1;update(){let{session:t,analysis:e}=this,n=e.equilibria.map((l,c)=>t.equilibriumNow(c)),s=e.equilibria[t.equilibrium];this.marks.forEach((l,c)=>{l.setAttribute("aria-pressed",String(c===t.equilibrium)),sR(t.data,l,n[c])});let r=n.some(l=>l.followed);if(se(this.stale,t.retuned&&n.length?r?eR:tR:""),this.chosen.hidden=!s,!s)return;this.listed!==t.equilibrium&&this.list(s);let o=n[t.equilibrium]?.found??s;se(this.sentence,o.sentence),this.poles.show(o.poles);let a=t.swing?s.modes.indexOf(t.swing.mode):-1;[...this.modes.children].forEach((l,c)=>l.setAttribute("aria-pressed",String(c===a))),this.poles.mark(s.modes[a]?.pole??null),this.release.hidden=a<0,se(this.remark,t.swing?lR(t.swing.slower):"")}list(t){let{session:e,theatre:n}=this,{time:s}=e.data.units;this.listed=e.equilibrium,this.modes.hidden=!n?.stage||!t.modes.length,this.modes.replaceChildren(...t.modes.map((r,o)=>jv(`mode ${o}`,`Mode ${o+1}`,aR(r,s),!oR(r),()=>{e.swing?.mode===r?e.unwatch():e.watch(o,n?.framing.size??1)})))}};function jv(i,t,e,n,s){return H("button",{type:"button",class:"mark","data-choice":i,"aria-pressed":"false",onclick:s},H("span",{class:n?"dot filled":"dot","aria-hidden":"true"}),H("span",{class:"name"},t),H("span",{class:"fate"},e))}function sR(i,t,e){let[n,s,r]=[...t.children];!e?.found||!n||!(s instanceof HTMLElement)||!(r instanceof HTMLElement)||(n.classList.toggle("filled",ld(e.found)),se(s,Zv(i,e.found)),se(r,e.followed?e.found.stability:`${e.found.stability}, ${nR}`))}function Tm(i,t,e){return H("button",{type:"button",class:"button","data-act":i,onclick:e},t)}function Zv(i,{state:t}){return(t.q.length?i.coordinates.map((s,r)=>({...s,value:t.q[r]??0})):i.states.map((s,r)=>({...s,angle:!1,value:t.z[r]??0}))).map(({label:s,unit:r,angle:o,value:a})=>`${s} = ${o?rR(a):`${Yt(a)} ${r}`.trim()}`).join(", ")}function rR(i){return`${Yt(i*180/Math.PI)}°`}function oR({pole:i,rigid:t}){return!t&&i[0]>0}function aR({pole:[i,t],rigid:e},n){let s=n?`/${n}`:"";return e?"rigid body":t>0?`${Yt(t)} rad${s}`:`${i>0?"grows":"decays"} ${Yt(Math.abs(i))} ${s}`.trim()}function lR(i){return`The linear motion along the mode, larger than life${i===0||Math.abs(i-1)<iR?"":i>1?`, ${Yt(i,2)} times slower`:`, ${Yt(1/i,2)} times faster`}.`}var cR=["off","continuous","sampled"];function Kv(i){let t=(e,n)=>n.map(({name:s},r)=>({name:s,part:e,index:r}));return[...t("q",i.coordinates),...t("v",i.velocities),...t("z",i.states)]}function pa(i){let{data:t,main:e}=i,n=new URLSearchParams;for(let{name:r,value:o}of t.parameters)r!==t.servo?.active&&e.parameter(r)!==o&&n.set(`p.${r}`,String(e.parameter(r)));for(let{name:r,part:o,index:a}of Kv(t)){let l=i.start[o][a];l!==void 0&&l!==t.start[o][a]&&n.set(`s.${r}`,String(l))}for(let[r,o]of i.settings){let a=t.inputs[r];a?.kind==="input"&&o!==0&&n.set(`u.${a.name}`,String(o))}e.integrator!==t.integrator&&n.set("integrator",e.integrator),e.step!==t.step&&n.set("step",String(e.step)),i.speed.value!==i.speed.usual&&n.set("speed",String(i.speed.value)),t.servo&&e.servoMode!==(t.servo.on?t.servo.mode:"off")&&n.set("servo",e.servoMode);let s=i.rivals.map(({integrator:r})=>r).join(" ");return s!==(t.view?.rivals??[]).join(" ")&&n.set("beside",s),n.toString()}function hR(i,t){let e={parameters:new Map,inputs:new Map,start:null,integrator:null,step:null,speed:null,servo:null,rivals:null,faults:[]},{q:n,v:s,z:r}=i.start,o={q:[...n],v:[...s],z:[...r]},a=Kv(i),l=c=>i.methods.some(h=>h.name===c&&!h.refusal);for(let[c,h]of new URLSearchParams(t.replace(/^#/,""))){let[u,d]=[c.slice(0,2),c.slice(2)],f=h.trim()===""?NaN:Number(h),g=()=>{e.faults.push(`The address says ${c} = ${h}, which this page cannot take.`)},y=i.parameters.find(v=>v.name===d&&v.name!==i.servo?.active),m=a.find(v=>v.name===d),p=i.inputs.findIndex(v=>v.name===d&&v.kind==="input");u==="p."&&y&&Number.isFinite(f)?e.parameters.set(d,f):u==="s."&&m&&Number.isFinite(f)?(o[m.part][m.index]=f,e.start=o):u==="u."&&p>=0&&Number.isFinite(f)?e.inputs.set(p,f):c==="integrator"&&l(h)?e.integrator=h:c==="step"&&f>0&&Number.isFinite(f)?e.step=f:c==="speed"&&f>0&&Number.isFinite(f)?e.speed=f:c==="servo"&&i.servo&&cR.includes(h)?e.servo=h:c==="beside"&&h.split(" ").every(v=>v===""||l(v))?e.rivals=h.split(" ").filter(Boolean):g()}return e}function ma(i,t){let e=hR(i.data,t),n=[...e.faults],s=h=>{try{h()}catch(u){n.push(u instanceof Error?u.message:String(u))}};for(let[h,u]of e.parameters)s(()=>i.setParameter(h,u));for(let[h,u]of e.inputs)s(()=>i.setInput(h,u));let{integrator:r,step:o,servo:a,start:l,rivals:c}=e;if(r!==null&&s(()=>i.setIntegrator(r)),o!==null&&s(()=>i.setStep(o)),e.speed!==null&&(i.speed.value=e.speed),a!==null&&s(()=>i.setServo(a)),c!==null)for(let h of c)s(()=>i.setRival(h,!0));return l!==null&&s(()=>i.begin(l)),n}var cd=[[68,1,84],[71,44,122],[59,81,139],[44,113,142],[33,144,141],[39,173,129],[92,200,99],[170,220,50],[253,231,37]],Cm=[190,190,190],uR=240;function dR(i){if(!Number.isFinite(i))return Cm;let t=Math.min(Math.max(i,0),1)*(cd.length-1),e=Math.min(Math.floor(t),cd.length-2),n=t-e,[s,r]=[cd[e]??Cm,cd[e+1]??Cm];return[s[0]+n*(r[0]-s[0]),s[1]+n*(r[1]-s[1]),s[2]+n*(r[2]-s[2])]}function fR(i,t,e){let n=(s,{values:r})=>Math.min(Math.max(Math.floor(s*r.length),0),r.length-1);return[n(t,i.across),n(e,i.up)]}function pR(i,t,e){let n=new URLSearchParams(i.held);return n.set(i.across.key,String(i.across.values[t])),n.set(i.up.key,String(i.up.values[e])),n.toString()}var hd=class{constructor(t,e,n){this.session=t;this.map=e;this.opened=n;let{across:s,up:r,layers:o}=e,a=Math.max(1,Math.ceil(uR/Math.max(s.values.length,r.values.length)));[this.canvas.width,this.canvas.height]=[a*s.values.length,a*r.values.length],this.canvas.addEventListener("click",c=>this.point(c)),this.canvas.addEventListener("keydown",c=>this.move(c));let l=H("select",{"aria-label":"What the map shows",onchange:()=>this.show(l.selectedIndex)});for(let{name:c}of o)l.append(H("option",{},c));this.element=Ve("Map",!0,o.length>1?l:null,this.canvas,H("div",{class:"map-scale"},this.ends[0],H("div",{class:"map-colours"}),this.ends[1]),H("p",{class:"note"},`${Jv(s)} to the right, ${Jv(r)} upwards. A click opens a member; arrow keys move on.`),this.sentence),this.show(0)}session;map;opened;element;canvas=H("canvas",{class:"map",tabindex:0,role:"img","data-map":""});sentence=H("p",{class:"note",role:"status","data-map-says":""});ends=[H("span"),H("span")];values=new Float32Array(0);layer=0;range=[0,1];place=null;show(t){let{layers:e}=this.map;this.layer=t,this.values=new Float32Array(ss(e[t]?.values??""));let[n,s]=[1/0,-1/0];for(let a of this.values)Number.isFinite(a)&&([n,s]=[Math.min(n,a),Math.max(s,a)]);this.range=n<=s?[n,s]:[0,0];let{name:r="",unit:o=""}=e[t]??{};this.ends.forEach((a,l)=>se(a,`${Yt(this.range[l]??0)} ${o}`.trim())),this.canvas.setAttribute("aria-label",`Map of ${r} over ${this.map.across.label} and ${this.map.up.label}`),this.draw(),this.say()}draw(){let{canvas:t,map:e,place:n,values:s}=this,[r,o]=this.range,[a,l]=[e.across.values.length,e.up.values.length],c=t.getContext("2d"),h=t.width/a;if(!c)return;let u=c.createImageData(t.width,t.height);for(let f=0;f<t.height;f+=1){let g=l-1-Math.floor(f/h);for(let y=0;y<t.width;y+=1){let m=s[Math.floor(y/h)*l+g]??NaN,p=dR(o>r?(m-r)/(o-r):m*0),v=4*(f*t.width+y);u.data.set(p,v),u.data[v+3]=255}}if(c.putImageData(u,0,0),!n)return;let d=Math.max(h,t.width/40);for(let[f,g]of[["#000",4],["#fff",2]])c.beginPath(),c.arc((n[0]+.5)*h,t.height-(n[1]+.5)*h,d,0,2*Math.PI),[c.strokeStyle,c.lineWidth]=[f,g*t.width/320],c.stroke()}point(t){let e=this.canvas.getBoundingClientRect();this.open(...fR(this.map,(t.clientX-e.left)/e.width,(e.bottom-t.clientY)/e.height))}move(t){let e={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1],Enter:[0,0]}[t.key];if(!e)return;t.preventDefault(),t.stopPropagation();let{across:n,up:s}=this.map,[r,o]=this.place??[Math.floor(n.values.length/2),Math.floor(s.values.length/2)],a=(l,{values:c})=>Math.min(Math.max(l,0),c.length-1);this.open(a(r+(e[0]??0),n),a(o+(e[1]??0),s))}open(t,e){this.place=[t,e],this.draw();let n=ma(this.session,pR(this.map,t,e));this.session.reset(),this.session.play(!0),this.say(n.join(" ")),this.opened()}say(t=""){let{map:e,place:n}=this,s=e.layers[this.layer];if(!n||!s)return;let[r,o]=n,a=this.values[r*e.up.values.length+o]??NaN,l=({label:h,values:u,unit:d},f)=>`${h} = ${Yt(u[f]??NaN)} ${d}`.trim(),c=Number.isNaN(a)?"none":`${Yt(a)} ${s.unit}`.trim();se(this.sentence,`${l(e.across,r)}, ${l(e.up,o)}: ${s.name} ${c}. ${t}`.trim())}};function Jv({label:i,values:t,unit:e}){return`${i} from ${Yt(t[0]??NaN)} to ${Yt(t.at(-1)??NaN)} ${e}`.trim()}function fd(i,t){return i.data.methods.find(e=>e.name===t)?.label??t}var ud=class{constructor(t){this.session=t;let e=Wn("integrator"),{data:n,main:s}=t;this.menu=H("select",{id:e,"data-menu":"integrator",onchange:()=>t.setIntegrator(this.menu.value)},...n.methods.map(r=>H("option",{value:r.name,disabled:!!r.refusal,title:r.refusal??r.remark},r.label))),this.step=new di({label:"step",unit:n.units.time,value:s.step,name:"step",range:{low:n.step/10,high:Math.max(10*n.step,n.until/100)},change:r=>t.setStep(r)}),this.element=Ve("Integrator",!0,H("div",{class:"stacked"},H("label",{for:e,class:"hidden"},"Integrator"),this.menu),this.remark,this.step.element),t.whenChanged(()=>this.update()),this.update()}session;element;menu;remark=H("p",{class:"note"});step;update(){let{main:t,data:e}=this.session,n=e.methods.find(({name:s})=>s===t.integrator);this.menu.value=t.integrator,se(this.remark,n?.remark??""),this.step.show(t.step)}},dd=class{constructor(t){this.session=t;let e=H("ul",{class:"choices"});for(let{name:n,label:s,kind:r,refusal:o}of t.data.methods){if(r==="none"||o)continue;let a=H("input",{type:"checkbox","data-rival":n,onchange:()=>t.setRival(n,a.checked)}),l=H("span",{class:"swatch","aria-hidden":"true"}),c=H("span",{class:"fate"});e.append(H("li",{},H("label",{},a,l,H("span",{class:"name"},s),c))),this.rows.set(n,{box:a,swatch:l,fate:c})}this.element=Ve("Side by side",!1,H("p",{class:"note"},"Choose integrators to run beside the one above, from the same start and with the same step."),e),t.whenChanged(()=>this.update()),this.update()}session;element;rows=new Map;update(){let{session:t}=this,e=t.players;for(let[n,{box:s,swatch:r,fate:o}]of this.rows){let a=e.findIndex(l=>l.integrator===n);s.checked=a>=0,s.disabled=a===0,r.style.setProperty("--colour",a>=0&&e.length>1?Xe(a%6,6):"transparent"),se(o,a===0?"shown":e[a]?.outcome?"failed":"")}}};function $l(i,t){return t<new xe(i.layout).paired?i.coordinates[t]:void 0}function ga(i,t){return $l(i,t)?.angle??i.velocities[t]?.unit.startsWith("rad")??!1}function Qv(i,t){return $l(i,t)?.label??i.velocities[t]?.label??""}var mR=4,gR=1e-9;function ya(i,t){let e=i.inputs.findIndex(n=>n.kind==="push");return e<0?-1:e+t}function ex(i,t,e){let n=new xe(i.layout),s=n.join(i.start.q,i.start.v,i.start.z),r=new Float64Array(i.inputs.length),o=Float64Array.from(i.parameters,({value:h})=>h),a=new Float64Array(0),l=new Float64Array(s.length),c=new Float64Array(s.length);return t.rate(0,s,r,o,a,l),r[e]=1,t.rate(0,s,r,o,a,c),c.map((h,u)=>Math.abs(h-(l[u]??0))).subarray(n.v.first)}function nx(i,t,e){return mR*(10/i.until)**2*(ga(i,t)?1:e/3)}function yR(i,t){return i.velocities.map((e,n)=>{let s=ya(i,n),r=s<0?0:ex(i,t,s)[n]??0;return Number.isFinite(r)?r:0})}function ix(i,t,e,n){let s=yR(i,t),r=gR*Math.max(...s),o=ga(i,e),a=s[e]??0,l=s.filter((h,u)=>h>r&&ga(i,u)===o),c=a>r?a:Math.max(0,...l);return c>0?zi(nx(i,e,n)/c):1}function sx(i,t,e){let{data:n}=i,s=[];return n.inputs.forEach(({name:r,label:o,unit:a,kind:l},c)=>{if(l!=="input"||n.servo?.inputs.includes(c))return;let h=[...ex(n,t,c)].map((f,g)=>nx(n,g,e)/f).filter(f=>f>0&&Number.isFinite(f)),u=5*zi(h.length?Math.min(...h):1),d=new di({label:o,unit:a,value:0,name:r,range:{low:-u,high:u},change:f=>i.setInput(c,f)});i.whenChanged(()=>d.show(i.settings.get(c)??0)),s.push(d.element)}),s.length?Ve("Inputs",!0,...s):null}var pd=class{constructor(t,e){this.session=t;let{data:n}=t;if(this.strength=e,t.whenMoved(()=>this.pending&&this.apply()),t.whenChanged(a=>a==="playing"&&this.pending&&this.apply()),this.element=null,ya(n,0)<0||!n.velocities.length)return;let s=Wn("push"),r=n.layout.identity,o=H("select",{id:s,"data-menu":"push",onchange:()=>this.choose(o.selectedIndex)},...n.velocities.map((a,l)=>H("option",{},Qv(n,l))));this.field=new di({label:"strength",unit:n.inputs[ya(n,0)]?.unit??"",value:e[0]??1,name:"push",range:{low:0,high:5*Math.max(...e)},change:a=>{this.strength[this.velocity]=a}}),this.element=Ve("Push",!1,H("div",{class:"push-row"},this.holdButton(-1),H("label",{for:s,class:"hidden"},r?"Coordinate to push":"Velocity to push along"),o,this.holdButton(1)),this.field.element,H("p",{class:"note"},"Hold ← or → to push; or drag a body in the picture."))}session;element;velocity=0;strength;held=new Set;since=-1;pending=!1;field=null;choose(t){this.held.clear(),this.since=-1,this.apply(),this.velocity=t,this.field?.show(this.strength[t]??1)}push(t,e){e?this.held.add(t):this.held.delete(t),this.apply()}apply(){let{session:t,held:e}=this,{steps:n}=t.main;if(!e.size&&t.playing&&n===this.since){this.pending=!0;return}this.pending=!1,e.size&&(this.since=n);let s=0;for(let r of e)s+=r;for(let r of this.pushed){let o=ya(t.data,r);o>=0&&t.setInput(o,s*(this.strength[r]??1))}}get pushed(){let{pendularm:t,velocities:e}=this.session.data;return t?.links===2?e.map((n,s)=>s):[this.velocity]}holdButton(t){let e=()=>this.push(t,!0),n=()=>this.push(t,!1);return H("button",{type:"button",class:"button hold","aria-label":t<0?"Push down, hold":"Push up, hold",onpointerdown:e,onpointerup:n,onpointerleave:n,onpointercancel:n,onblur:n,oncontextmenu:r=>r.preventDefault(),onkeydown:r=>{tx(r)&&e()},onkeyup:r=>{tx(r)&&n()}},zu(t<0?"left":"right"),t<0?"push −":"push +")}};function tx(i){return i instanceof KeyboardEvent&&(i.key==="Enter"||i.key===" ")}function rx(i,t){let e=i.servo?.desired.indexOf(t)??-1;return i.coordinates[i.servo?.coordinates[e]??-1]}function vR(i,t,e){if(t.kind==="desired"){let n=rx(i,t.name);return n?.limits?lm(n.limits,t.value):Gu(t.value,n?.angle??!1,e)}return wv(t.value,t.kind==="gain"||t.kind==="disturbance"||t.unit.includes("s²")||t.unit.includes("s^2"))}function jl(i,t,e){let{desired:n=[],gains:s=[]}=i.data.servo??{},r=[...n,...s.flatMap(({kp:l,ki:c,kd:h})=>[l,c,h])],a=i.data.parameters.filter(({kind:l})=>t.includes(l)).sort((l,c)=>r.indexOf(l.name)-r.indexOf(c.name)||(l.kind==="gain"?xR(l,c):0)).map(l=>({name:l.name,field:new di({label:l.label,unit:l.unit,value:l.value,name:l.name,meaning:l.meaning,range:vR(i.data,l,e),limits:l.kind==="desired"?rx(i.data,l.name)?.limits:void 0,change:c=>l.kind==="desired"?i.setDesired(l.name,c):i.setParameter(l.name,c)})}));return i.whenChanged(()=>{for(let{name:l,field:c}of a)c.show(i.main.parameter(l))}),a.map(({field:l})=>l.element)}function xR(i,t){return i.name.localeCompare(t.name)}function ox(i,t){let e=jl(i,["parameter"],t);return e.length?Ve("Parameters",!0,...e):null}function ax(i,t){let e=jl(i,["disturbance"],t);return e.length?Ve("Disturbances",!0,...e):null}function lx(i,t){let{data:e}=i,n=[],s=new Set(e.servo?.integrals??[]),r=new xe(e.layout),o=(c,h,u,d)=>{if(c==="v")return Gu(u,!1,d?10:2*t);if(c==="q"&&r.isUnit(h))return{low:-1,high:1};let f=c==="q"?e.coordinates[h]?.limits:void 0;return f?lm(f,u):Gu(u,d,t)},a=(c,h,u,d,f,g)=>{let y=i.start[c][h]??0,m=new di({label:u,unit:d,value:y,name:`start ${g}`,range:o(c,h,y,f),limits:c==="q"?e.coordinates[h]?.limits:void 0,change:p=>i.setStart(c,h,p)});n.push({part:c,index:h,field:m})},l=c=>{let h=e.velocities[c];h&&a("v",c,h.label,h.unit,ga(e,c),h.name)};return e.coordinates.forEach(({label:c,unit:h,angle:u,name:d},f)=>{a("q",f,c,h,u,d),$l(e,f)&&l(f)}),e.velocities.forEach((c,h)=>{$l(e,h)||l(h)}),e.states.forEach(({label:c,unit:h,name:u},d)=>{!s.has(d)&&!e.gaps&&a("z",d,c,h,!1,u)}),i.whenChanged(()=>{for(let{part:c,index:h,field:u}of n)u.show(i.start[c][h]??0)}),Ve("Start",!1,H("p",{class:"note"},"A new start value takes the motion back to t = 0."),e.layout.unit.length?H("p",{class:"note"},"Quaternions are divided by their length, so that only ratios count."):null,...n.map(({field:c})=>c.element))}var bR=[{mode:"off",label:"off"},{mode:"continuous",label:"continuous"},{mode:"sampled",label:"sampled"}],_R="Paused, a slider sets the pose; running, it is what the servo goes to.",cx=8,md=class{constructor(t,e){this.session=t;let n=Wn("servo"),{servo:s,step:r,pendularm:o,units:a}=t.data,l=s?.sampled??r,c=s?.poses?"Joints":o?"Servo":"Controller",h=jl(t,["gain"],e),u=bR.map(({mode:d,label:f})=>{let g=H("input",{type:"radio",name:n,value:d,"data-servo":d,onchange:()=>t.setServo(d)});return this.buttons.set(d,g),H("label",{class:"segment"},g,H("span",{},f))});this.signals=(s?.signals??[]).flatMap(({label:d,unit:f,input:g},y)=>g<0?[{index:y,label:d,unit:f,place:H("p",{class:"note"})}]:[]),this.element=Ve(c,!0,H("div",{class:"segments",role:"radiogroup","aria-label":c},...u),H("p",{class:"note"},`Continuous: the law is part of the dynamics. Sampled: it is held for ${Yt(l)} ${a.time}.`),...this.signals.map(({place:d})=>d),s?.poses?H("p",{class:"note"},_R):null,...jl(t,["desired"],e),...h.length>cx?[]:h),this.gains=h.length>cx?Ve("Gains",!1,...h):null,t.whenChanged(()=>this.update()),this.update()}session;element;gains;buttons=new Map;signals;say(){let t=this.session.main.signals();for(let{index:e,label:n,unit:s,place:r}of this.signals)se(r,`${n} = ${Yt(t[e]??NaN)} ${s}`.trim())}update(){let t=this.buttons.get(this.session.main.servoMode);t&&(t.checked=!0),this.say()}};function hx(i,{total:t,ledger:e,kinetic:n,turnover:s=0}){if(!i.energy)return 0;let r=Math.max(0,n-Math.abs(t-e)),o=Math.max(i.energyScale,r,s),a=Math.abs(t-e)/o;return Number.isFinite(a)?a:0}function MR(i,t,e,n){let s=hx(i,e);if(!(s>=.05))return"";let r=`Energy off by ${s<2?`${Math.round(100*s)} %`:`${Number(s.toPrecision(2))} times what moves`}`;if(t.kind==="adaptive")return`${r}: the tolerance of ${t.label} is too wide for this motion.`;let o=t.order<4?", or a method of higher order":"",a=i.units.time;return`${r}: step too long for ${t.label}. Try ${`${Number((n/4).toPrecision(2))} ${a}`.trim()}${o}.`}var gd=class{constructor(t){this.data=t}data;grown=-1/0;error=0;forget(){[this.grown,this.error]=[-1/0,0]}judge(t,e,n,s){let r=hx(this.data,e);return r>this.error+.005?[this.grown,this.error]=[s,r]:r<this.error-.005&&(this.error=r),s-this.grown<=this.data.until/10?MR(this.data,t,e,n):""}};var ux=.35,dx=.12,wR=.001,SR=.8,AR=4,ER=3,yd=class{constructor(t,e,n,s,r){this.player=t;this.mode=n;let{q:o,v:a,z:l}=e.state,c=n.pole[1]*r;this.layout=new xe(t.data.layout),this.rest=this.layout.join(o,a,l);let h=c>0?Math.min(AR,Math.max(SR,2*Math.PI/c)):ER;this.pace=2*Math.PI/h,this.slower=c>0?c/this.pace:0,this.amplitude=this.largest(s),this.show()}player;mode;pace;slower;rest;layout;amplitude;phase=0;get start(){return this.parts(this.amplitude,0)}advance(t){this.phase=(this.phase+this.pace*t)%(2*Math.PI),this.show()}show(){let{q:t,v:e,z:n}=this.parts(this.amplitude,this.phase);this.player.setState(t,e,n)}parts(t,e){let{layout:n,rest:s,mode:r}=this,[o,a]=[t*Math.cos(e),t*Math.sin(e)],l=s.map((d,f)=>d+o*r.real[f]-a*r.imaginary[f]),[c,h,u]=[n.q,n.v,n.z].map(d=>Array.from(n.take(d,l)));return{q:c,v:h,z:u}}largest(t){let{data:e}=this.player,{first:n}=this.layout.q,s=0,r=0;e.coordinates.forEach(({angle:h},u)=>{let d=Math.hypot(this.mode.real[n+u],this.mode.imaginary[n+u]);h?s=Math.max(s,d):r=Math.max(r,d)});let o=Math.min(ux/s,dx*t/r),a=wR*o;if(!Number.isFinite(o))return 1;let l=[null,0,Math.PI/2].map(h=>{let{q:u,v:d,z:f}=h===null?this.parts(0,0):this.parts(a,h);return this.player.setState(u,d,f),Float64Array.from(this.player.positions())}),c=l[0].reduce((h,u,d)=>Math.max(h,Math.hypot(l[1][d]-u,l[2][d]-u)),0);return Math.min(ux/s,dx*t*a/c)}};var vd=class{wall=0;moved=0;asked=0;drawn=0;note(t,e,n){let s=Math.exp(-t/1);this.wall=s*this.wall+t,this.moved=s*this.moved+e,this.asked=s*this.asked+n,this.drawn=s*this.drawn+1}forget(){this.wall=this.moved=this.asked=this.drawn=0}get ratio(){return this.known?this.moved/this.wall:NaN}get jumping(){return this.known&&this.drawn<.95*30*this.wall?this.drawn/this.wall:NaN}get behind(){return this.known&&this.moved<.95*this.asked}get known(){return this.wall>=.5*(1-Math.exp(-1))}};var xa=.25,xd=1500,va=class{constructor(t){this.data=t;let{until:e}=t,n=t.view?.speed??(e>60?zi(e/20):e<2?1/zi(10/e):1);this.speed={value:n,usual:n}}data;speed;pace=new vd;playing=!1;changed=[];moved=[];moving=[];whenChanged(t){this.changed.push(t)}whenMoved(t){this.moved.push(t)}whenMoving(t){this.moving.push(t)}play(t){this.playing!==t&&(this.playing=t,this.pace.forget(),this.tell("playing"))}tell(t){for(let e of this.changed)e(t)}tellMoving(){for(let t of this.moving)t()}tellMoved(){for(let t of this.moved)t()}};var Sr=class extends va{constructor(e){super(e.data);this.recorded=e;this.players=this.shown=[e],this.begin=e.t}recorded;warning="";part=1;players;shown;begin;get time(){return this.recorded.t}get animated(){return this.playing}play(e){e&&this.recorded.t>=this.recorded.end&&this.seek(this.begin),super.play(e)}frame(e){if(!this.playing)return!1;let n=this.recorded.t+Math.min(e,xa)*this.speed.value,s=this.recorded.t;return this.recorded.seek(Math.min(n,this.recorded.end)),this.pace.note(e,this.recorded.t-s,e*this.speed.value),this.tellMoved(),n>=this.recorded.end&&this.play(!1),!0}single(){this.play(!1),this.seek(this.recorded.t+(this.recorded.end-this.begin)/xd)}seek(e){this.recorded.seek(Math.max(this.begin,Math.min(e,this.recorded.end))),this.tellMoved(),this.tell("sought")}reset(){this.seek(this.begin),this.tell("reset")}};var TR=.02,CR=12,RR=.5,PR=8,LR=60,Ti=class extends va{constructor(e,n){super(e.data);this.main=e;this.another=n;this.layout=new xe(e.data.layout),this.drift=new gd(e.data),this.start=Zl(e.data.start)}main;another;rivals=[];warning="";start;equilibrium=-1;swing=null;inputs=new Map;layout;drift;owed=0;said="";get players(){return[this.main,...this.rivals]}get shown(){return this.swing?[this.swing.player]:this.players}get animated(){return this.playing||this.swing!==null}get time(){return Math.max(...this.players.map(e=>e.t))}get part(){let e=this.main.step/this.speed.value>TR;return this.playing&&e?Math.min(1,this.owed/this.main.step):1}get over(){return this.players.every(e=>e.outcome!=="")}play(e){e&&this.over||(e&&this.unwatch(),super.play(e))}frame(e){if(this.swing?.advance(Math.min(e,xa)),!this.playing)return this.swing!==null;let n=this.time,s=this.go(e);return this.pace.note(e,this.time-n,e*this.speed.value),s}go(e){this.owed+=Math.min(e,xa)*this.speed.value;let n=Math.floor(this.owed/this.main.step+1e-9);if(n<1)return this.part<1;let s=Math.max(1,Math.min(PR,n,Math.max(Math.ceil(xd*n*this.main.step/this.data.until),Math.round(LR*e)))),r=this.players.filter(h=>h.outcome===""),o=Math.min(...r.map(h=>h.t)),a=performance.now(),l=Math.max(CR,1e3*RR*Math.min(e,xa)),c=!1;n===1&&this.tellMoving();for(let h=1;h<=s;h+=1){let u=o+Math.round(n*h/s)*this.main.step,d=Math.max(0,l-(performance.now()-a))/r.length;for(let f of r){let g=Math.round((u-f.t)/f.step);g<1||f.outcome!==""||f.advance(g*f.step,d)<g&&f.outcome===""&&(c=!0)}this.tellMoved()}return this.owed=c?0:this.owed-n*this.main.step,this.judge(),!0}single(){this.play(!1);for(let e of this.players)e.outcome===""&&e.single();this.tellMoved(),this.judge(),this.tell("settings")}reset(){this.unwatch();for(let e of this.players)e.setState(this.start.q,this.start.v,this.start.z);this.owed=0,this.pace.forget(),this.warning="",this.drift.forget(),this.said="",this.tell("reset")}ahead(){let e=this.copy(),{q:n,v:s,z:r}=this.layout;return e.integrator=this.main.integrator,e.setState(this.layout.take(n,this.main.y),this.layout.take(s,this.main.y),this.layout.take(r,this.main.y)),e}restore(){let{data:e}=this;this.play(!1),this.rivals.length=0,this.main.integrator=e.integrator,this.main.step=e.step,e.servo&&(this.main.servoMode=e.servo.on?e.servo.mode:"off");for(let{name:n,value:s}of e.parameters)n!==e.servo?.active&&this.main.setParameter(n,s);for(let n of this.inputs.keys())this.setInput(n,0);this.inputs.clear(),this.speed.value=this.speed.usual,this.equilibrium=-1,this.start=Zl(e.start),this.reset();for(let n of e.view?.rivals??[])this.setRival(n,!0);this.tell("players"),this.tell("settings")}begin(e){let n=this.start;this.start=Zl(e);try{this.reset()}catch(s){throw this.start=n,s}}get settings(){return this.inputs}get retuned(){return this.data.parameters.some(({name:e,value:n})=>this.main.parameter(e)!==n)}equilibriumNow(e){let n=this.data.analysis?.equilibria[e];if(!n||!this.retuned)return{found:n,followed:!0};let s=this.main.follow(n);return{found:s??n,followed:s!==null}}rest(e,n=!1){let{found:s}=this.equilibriumNow(e);if(!s)throw new Error(`There is no equilibrium ${e} in this page.`);this.play(!1),this.equilibrium=e,this.start=Zl(n?s.beside:s.state),this.reset()}watch(e,n){let s=this.data.analysis?.equilibria[this.equilibrium],r=s?.modes[e];if(!s||!r)throw new Error(`There is no mode ${e} to watch.`);this.play(!1),this.swing=new yd(this.copy(),s,r,n,this.speed.value),this.tell("watched")}unwatch(){this.swing&&(this.swing=null,this.tell("watched"))}release(){this.swing&&(this.start=this.swing.start,this.reset(),this.play(!0))}setStart(e,n,s){let r=Zl(this.start);r[e][n]=s,this.begin(r)}setParameter(e,n){for(let s of this.players)s.setParameter(e,n);this.tell("settings")}setDesired(e,n){let{servo:s}=this.data,r=s?.coordinates[s.desired.indexOf(e)];this.setParameter(e,n),!(!s?.poses||this.playing||r===void 0)&&(this.start={q:[...this.main.y.subarray(0,this.data.layout.nq)],v:this.start.v.map(()=>0),z:[...this.data.start.z]},this.setStart("q",r,n))}setStep(e){for(let n of this.players)n.step=e;this.owed=0,this.tell("settings")}setServo(e){for(let n of this.players)n.servoMode=e;this.tell("settings")}setIntegrator(e){this.main.integrator=e,this.leave(e),this.tell("players")}setInput(e,n){this.inputs.set(e,n);for(let s of this.players)s.setInput(e,n);this.tell("settings")}pull(e,n){this.unwatch();for(let s of this.players)s.pull(e,n)}setRival(e,n){if(n&&!this.rivals.some(s=>s.integrator===e)){let s=this.copy();s.integrator=e,this.rivals.push(s)}else n||this.leave(e);this.reset(),this.tell("players")}copy(){let e=this.another();e.step=this.main.step,e.servoMode=this.main.servoMode;for(let{name:n}of this.data.parameters)n!==this.data.servo?.active&&e.setParameter(n,this.main.parameter(n));for(let[n,s]of this.inputs)e.setInput(n,s);return e}leave(e){let n=this.rivals.findIndex(s=>s.integrator===e);n>=0&&this.rivals.splice(n,1)}judge(){let{main:e,data:n}=this,s=n.methods.find(({name:o})=>o===e.integrator);this.warning=s&&e.outcome===""?this.drift.judge(s,e.energy(),e.step,e.t):"";let r=this.players.map(o=>o.outcome).join(`
`);r!==this.said&&(this.said=r,this.over&&this.play(!1),this.tell("outcome"))}};function Zl({q:i,v:t,z:e}){return{q:[...i],v:[...t],z:[...e]}}var IR=-6,FR=5,Rm=1e4,bd=class{constructor(t,e){this.session=t;let n=t instanceof Sr?t:null;this.decimals=Math.min(6,Math.max(2,Math.ceil(-Math.log10(n?t.data.until/1e3:t.data.step)))),this.playButton=ui("play","Play (space)",()=>t.play(!t.playing)),this.playButton.classList.add("primary"),this.playButton.dataset.act="play";let s=ui("step",n?"One picture further (full stop)":"One step (full stop)",()=>t.single()),r=ui("reset","Back to the start (r)",e);s.dataset.act="step",r.dataset.act="reset";let o=H("div",{class:"transport-row"},this.playButton,s,r,this.clock,this.remark,this.speedField());this.element=H("div",{class:"transport card",role:"group","aria-label":"Playback"},o),n&&(this.line=H("input",{type:"range",class:"time-line",min:0,max:Rm,step:1,value:0,"aria-label":"Time line",oninput:()=>n.seek(n.begin+Number(this.line?.value)/Rm*(n.recorded.end-n.begin))}),this.element.append(this.line)),t.whenChanged(()=>this.update()),this.update()}session;element;playButton;clock=H("output",{class:"clock","aria-label":"Time","aria-live":"off"});remark=H("span",{class:"remark",role:"status"});line=null;decimals;update(){let{session:t,line:e}=this,n=t.data.units.time;_v(this.playButton,t.playing?"pause":"play",t.playing?"Pause (space)":"Play (space)"),se(this.clock,`t = ${Vl(t.time,this.decimals)} ${n}`.trim());let{pace:s,speed:r}=t,o=s.behind?[`${Yt(s.ratio,2)}× instead of ${Yt(r.value,2)}×`]:[],a=s.jumping>0?[`${Yt(s.jumping,2)} pictures/s`]:[];if(se(this.remark,t.playing?[...o,...a].join(", "):""),!e||!(t instanceof Sr))return;let{begin:l,recorded:c}=t;e.value=String(Math.round(Rm*(t.time-l)/(c.end-l||1))),e.setAttribute("aria-valuetext",`${Vl(t.time,2)} ${n}`)}speedField(){let{speed:t}=this.session,e=Wn("speed"),n=H("output",{for:e,class:"speed-value","aria-live":"off"}),s=()=>{n.textContent=`${Yt(t.value,2)}×`,r.setAttribute("aria-valuetext",`${Yt(t.value,2)} times real time`)},r=H("input",{type:"range",id:e,min:IR,max:FR,step:.5,value:0,"data-slider":"speed",oninput:()=>{t.value=t.usual*2**Number(r.value),s()}});return s(),this.session.whenChanged(()=>{r.value=String(Math.log2(t.value/t.usual)),s()}),H("div",{class:"speed"},H("label",{for:e},"Speed"),r,n)}};var Pm="http://www.w3.org/1998/Math/MathML";function fx(i,t){if(!i)return null;let e=new DOMParser().parseFromString(i,"text/html"),n=H("div",{class:"equations",tabindex:0,role:"region","aria-label":"Equations of motion"});for(let s of[...e.body.childNodes]){let r=px(s);r&&n.append(r)}return Ve("Equations of motion",t,n)}function px(i){let t=i.parentNode?.nodeName.toLowerCase()==="mo"&&i.textContent==="-"?"−":i.textContent??"";if(i.nodeType===Node.TEXT_NODE)return document.createTextNode(t);if(!(i instanceof Element))return null;if(!(i.namespaceURI===Pm||i.localName==="p"||i.localName==="div"))return document.createTextNode(i.textContent??"");let n=i.namespaceURI===Pm?document.createElementNS(Pm,i.localName):document.createElement(i.localName);for(let{name:s,value:r}of[...i.attributes])!s.startsWith("on")&&!s.includes("href")&&s!=="style"&&s!=="src"&&n.setAttribute(s,r);for(let s of[...i.childNodes]){let r=px(s);r&&n.append(r)}return n}var _d=class{element;constructor(t,e,n){let s=H("input",{type:"checkbox",checked:!0,"data-switch":"letter keys",onchange:()=>n(s.checked)}),r=t.flatMap(({keys:o,does:a})=>[H("dt",{},...o.flatMap((l,c)=>c?[" ",H("kbd",{},l)]:[H("kbd",{},l)])),H("dd",{},a)]);this.element=H("dialog",{class:"help","aria-labelledby":"help-title"},H("div",{class:"dialog-head"},H("h2",{id:"help-title"},"Keys"),ui("close","Close",()=>this.close())),H("dl",{},...r),H("label",{class:"switch"},s,"Keys of one letter or digit act"),...e.filter(Boolean).map(o=>H("p",{class:"note"},o))),this.element.addEventListener("click",o=>{o.target===this.element&&this.close()}),this.element.addEventListener("cancel",()=>this.release())}toggle(){this.element.open?this.close():this.element.showModal()}close(){this.release(),this.element.close()}release(){let t=document.activeElement;t instanceof HTMLElement&&this.element.contains(t)&&t.blur()}},Md=class{constructor(t){this.reset=t}reset;element=H("div",{class:"banner",role:"alert",hidden:!0});say(t){this.element.dataset.said!==t&&(this.element.dataset.said=t,this.element.hidden=t==="",this.element.replaceChildren(),t&&this.element.append(H("p",{},t),ui("reset","Reset",this.reset,"Reset")))}};var DR=["none","euler","verlet","velocity-verlet","rk4"],NR={"velocity-verlet":"velocity verlet",rk4:"runge-kutta"},mx={m:"mass",l:"length",g:"gravity"},OR={a:"push ↻",d:"push ↺",c:"servo",s:"servo off"},UR=3,gx=["12","34","56","78","90"];function Lm(i,t,e){let{links:n,turn:s}=i.data.pendularm??{links:1,turn:.05},{servo:r}=i.data,o=[],a=(h,u)=>{let d=r?.desired[h];d!==void 0&&i.setParameter(d,i.main.parameter(d)+u)},l=()=>i.setServo(i.main.servoMode==="off"?r?.mode??"continuous":"off");return n===1&&DR.forEach((h,u)=>o.push({keys:[String(u)],does:`integrator: ${yx(h)}`,press:()=>kR(i,h,e)})),o.push({keys:["a"],does:"push clockwise while held",press:()=>t.push(-1,!0),release:()=>t.push(-1,!1)},{keys:["d"],does:"push counter-clockwise while held",press:()=>t.push(1,!0),release:()=>t.push(1,!1)}),(n===1?["qe"]:gx.slice(0,Math.min(n,r?.desired.length??0))).forEach((h,u)=>[-1,1].forEach((d,f)=>o.push({keys:[h[f]??""],repeats:!0,does:`desired angle${n>1?` ${u+1}`:""} ${d<0?"down":"up"}`,press:()=>a(u,d*s)}))),o.push({keys:["c","x"],does:"servo on and off",press:l},{keys:["s"],does:"servo off",press:()=>i.setServo("off")}),o}function kR(i,t,e){let n=i.data.methods.find(s=>s.name===t)?.refusal;n?e(n):i.setIntegrator(t)}function yx(i){return NR[i]??i}var wd=class{element=H("div",{class:"arm-buttons",role:"group","aria-label":"Keys as buttons"});constructor(t,e){for(let n of Lm(t,e,()=>{})){let[s=""]=n.keys;if(n.does.startsWith("integrator"))continue;let r=()=>n.release?.();this.element.append(H("button",{type:"button",class:"button hold","data-key":s,"aria-label":n.does,onpointerdown:o=>{o.preventDefault(),n.press()},onpointerup:r,onpointerleave:r,onpointercancel:r,oncontextmenu:o=>o.preventDefault(),onclick:o=>{o.detail>0||(n.press(),r())}},OR[s]??n.does.replace("desired angle","angle")))}}},Sd=class{constructor(t){this.session=t;let{by:e="",links:n=1}=t.data.pendularm??{};this.element=H("div",{class:"screen-text",role:"region","aria-label":"Numbers of the arm",tabindex:n>UR?0:void 0},H("h2",{},"System"),this.system,e?H("p",{class:"by"},e):null,this.servoHead,this.servo,H("h2",{},"Pendulum"),this.pendulum,H("div",{class:"screen-keys"},H("h2",{},"Keys"),H("p",{},GR(n)))),this.update()}session;element;system=H("p");servo=H("p");pendulum=H("p");servoHead=H("h2");update(){let{main:t,data:e}=this.session;se(this.system,BR(t).join(`
`)),se(this.servoHead,`Servo: ${t.servoMode==="off"?"disabled":"active"}${t.servoMode==="sampled"?", sampled":""}`),se(this.servo,zR(t).join(`
`));let n=s=>Object.keys(mx).indexOf(s)+1||1/0;se(this.pendulum,e.parameters.filter(({kind:s})=>s==="parameter").sort((s,r)=>n(s.name)-n(r.name)).map(({name:s})=>`${mx[s]??s} = ${Ks(t.parameter(s))}`).join(`
`))}};function Kl(i,t,e){return e>1?`${i}${t+1}`:i}function BR(i){let{data:t,y:e,step:n}=i,s=new xe(t.layout),r=s.paired,o=t.servo,a=n<.01?String(Number(n.toPrecision(4))):Ks(n),l=[`t = ${Ks(i.t)} dt = ${a}`,`integrator = ${yx(i.integrator)}`],c=s.take(s.q,e),h=s.take(s.v,e);for(let u=0;u<r;u+=1)l.push(`${Kl("x",u,r)} = ${Ks(c[u]??NaN)}`,`${Kl("x",u,r)}_dot = ${Ks(h[u]??NaN)}`);return o?.desired.forEach((u,d)=>l.push(`${Kl("x",d,r)}_desired = ${Ks(i.parameter(u))}`)),l}function zR(i){let{servo:t}=i.data,e=i.u;if(!t)return[];let n=t.inputs.length,s=(o,a)=>(e[o]??NaN)+(e[ya(i.data,a)]??0),r=t.inputs.map((o,a)=>`${Kl("u",a,n)} = ${Ks(s(o,a))}`);for(let o of["kp","kd","ki"]){let a=t.gains.map(l=>Ks(i.parameter(l[o])));new Set(a).size===1?r.push(`${o} = ${a[0]??""}`):a.forEach((l,c)=>r.push(`${Kl(o,c,n)} = ${l}`))}return r}function GR(i){return i===1?["[0-4] - select integrator","a/d - apply user force","q/e - adjust desired angle","c - toggle servo","s - disable servo"].join(`
`):["a/d - apply user force",...gx.slice(0,i).map((e,n)=>`${e[0]??""}/${e[1]??""} - adjust desired angle ${n+1}`),"c/x - toggle servo","s - disable servo"].join(`
`)}var Ar=class{constructor(t,e){this.width=t;this.capacity=e;this.columns=Array.from({length:t},()=>new Float64Array(2*e))}width;capacity;columns;first=0;end=0;get count(){return this.end-this.first}clear(){this.first=0,this.end=0}append(t){if(this.end===2*this.capacity){for(let e of this.columns)e.copyWithin(0,this.first,this.end);this.end-=this.first,this.first=0}for(let e=0;e<this.width;e+=1)this.column(e)[this.end]=t[e]??NaN;this.end+=1,this.count>this.capacity&&(this.first+=1)}forget(t){let e=this.column(0);for(;this.first+1<this.end&&(e[this.first+1]??0)<t;)this.first+=1}values(t){return this.column(t).subarray(this.first,this.end)}last(t){return this.count?this.column(t)[this.end-1]??NaN:NaN}column(t){let e=this.columns[t];if(!e)throw new RangeError(`A history of ${this.width} columns has no column ${t}.`);return e}};var VR="uplot",HR="u-hz",WR="u-vt",qR="u-title",XR="u-wrap",YR="u-under",$R="u-over",jR="u-axis",eo="u-off",ZR="u-select",KR="u-cursor-x",JR="u-cursor-y",QR="u-cursor-pt",tP="u-legend",eP="u-live",nP="u-inline",iP="u-series",sP="u-marker",vx="u-label",rP="u-value",Ql="width",tc="height";var xx="bottom",ba="left",Im="right",jm="#000",bx=jm+"0",Fm="mousemove",_x="mousedown",Dm="mouseup",Mx="mouseenter",wx="mouseleave",Sx="dblclick",oP="resize",aP="scroll",Ax="change",Rd="dppxchange",Zm="--",Ta=typeof window<"u",Bm=Ta?document:null,Ma=Ta?window:null,lP=Ta?navigator:null,Le,Ad;function zm(){let i=devicePixelRatio;Le!=i&&(Le=i,Ad&&Vm(Ax,Ad,zm),Ad=matchMedia(`(min-resolution: ${Le-.001}dppx) and (max-resolution: ${Le+.001}dppx)`),no(Ax,Ad,zm),Ma.dispatchEvent(new CustomEvent(Rd)))}function Ci(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Gm(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Je(i,t,e){i.style[t]=e+"px"}function os(i,t,e,n){let s=Bm.createElement(i);return t!=null&&Ci(s,t),e?.insertBefore(s,n),s}function Vi(i,t){return os("div",i,t)}var Ex=new WeakMap;function Ts(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Ex.get(i);r!=o&&(i.style.transform=r,Ex.set(i,r),t<0||e<0||t>n||e>s?Ci(i,eo):Gm(i,eo))}var Tx=new WeakMap;function Cx(i,t,e){let n=t+e,s=Tx.get(i);n!=s&&(Tx.set(i,n),i.style.background=t,i.style.borderColor=e)}var Rx=new WeakMap;function Px(i,t,e,n){let s=t+""+e,r=Rx.get(i);s!=r&&(Rx.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Km={passive:!0},cP={...Km,capture:!0};function no(i,t,e,n){t.addEventListener(i,e,n?cP:Km)}function Vm(i,t,e,n){t.removeEventListener(i,e,Km)}Ta&&zm();function as(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:Ri((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function sb(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var rb=i=>i!=null,ob=i=>i!=null&&i>0,Id=sb(rb),hP=sb(ob);function uP(i,t,e,n=0,s=!1){let r=s?hP:Id,o=s?ob:rb;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??He,l??-He]}function Fd(i,t,e,n){let s=Fx(i),r=Fx(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Qs:ab,a=s==1?Ri:Hi,l=r==1?Hi:Ri,c=a(o(Ln(i))),h=l(o(Ln(t))),u=wa(e,c),d=wa(e,h);return e==10&&(c<0&&(u=We(u,-c)),h<0&&(d=We(d,-h))),n||e==2?(i=u*s,t=d*r):(i=ub(i,u),t=Dd(t,d)),[i,t]}function Jm(i,t,e,n){let s=Fd(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Qm=.1,Lx={mode:3,pad:Qm},nc={pad:0,soft:null,mode:0},dP={min:nc,max:nc};function Pd(i,t,e,n){return Nd(e)?Ix(i,t,e):(nc.pad=e,nc.soft=n?0:null,nc.mode=n?3:0,Ix(i,t,dP))}function Ce(i,t){return i??t}function fP(i,t,e){for(t=Ce(t,0),e=Ce(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function Ix(i,t,e){let n=e.min,s=e.max,r=Ce(n.pad,0),o=Ce(s.pad,0),a=Ce(n.hard,-He),l=Ce(s.hard,He),c=Ce(n.soft,He),h=Ce(s.soft,-He),u=Ce(n.mode,0),d=Ce(s.mode,0),f=t-i,g=Qs(f),y=oi(Ln(i),Ln(t)),m=Qs(y),p=Ln(m-g);(f<1e-24||p>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=He&&(r=0),d==2&&h!=-He&&(o=0)));let v=f||y||1e3,M=Qs(v),b=wa(10,Ri(M)),S=v*(f==0?i==0?.1:1:r),A=We(ub(i-S,b/10),24),x=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:He,C=oi(a,A<x&&i>=x?x:ls(x,A)),N=v*(f==0?t==0?.1:1:o),L=We(Dd(t+N,b/10),24),I=t<=h&&(d==1||d==3&&L>=h||d==2&&L<=h)?h:-He,B=ls(l,L>I&&t<=I?I:oi(I,L));return C==B&&C==0&&(B=100),[C,B]}var pP=new Intl.NumberFormat(Ta?lP.language:"en-US"),tg=i=>pP.format(i),Pi=Math,Cd=Pi.PI,Ln=Pi.abs,Ri=Pi.floor,Pn=Pi.round,Hi=Pi.ceil,ls=Pi.min,oi=Pi.max,wa=Pi.pow,Fx=Pi.sign,Qs=Pi.log10,ab=Pi.log2,mP=(i,t=1)=>Pi.sinh(i)*t,Nm=(i,t=1)=>Pi.asinh(i/t),He=1/0;function Dx(i){return(Qs((i^i>>31)-(i>>31))|0)+1}function Hm(i,t,e){return ls(oi(i,t),e)}function lb(i){return typeof i=="function"}function we(i){return lb(i)?i:()=>i}var gP=()=>{},cb=i=>i,hb=(i,t)=>t,yP=i=>null,Nx=i=>!0,Ox=(i,t)=>i==t,vP=/\.\d*?(?=9{6,}|0{6,})/gm,io=i=>{if(fb(i)||Tr.has(i))return i;let t=`${i}`,e=t.match(vP);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${io(s)}e${r}`}return We(i,n)};function Qr(i,t){return io(We(io(i/t))*t)}function Dd(i,t){return io(Hi(io(i/t))*t)}function ub(i,t){return io(Ri(io(i/t))*t)}function We(i,t=0){if(fb(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return Pn(n)/e}var Tr=new Map;function db(i){return((""+i).split(".")[1]||"").length}function sc(i,t,e,n){let s=[],r=n.map(db);for(let o=t;o<e;o++){let a=Ln(o),l=We(wa(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:We(h,u);s.push(d),Tr.set(d,u)}}return s}var ic={},eg=[],Sa=[null,null],Er=Array.isArray,fb=Number.isInteger,xP=i=>i===void 0;function Ux(i){return typeof i=="string"}function Nd(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function bP(i){return i!=null&&typeof i=="object"}var _P=Object.getPrototypeOf(Uint8Array),pb="__proto__";function Aa(i,t=Nd){let e;if(Er(i)){let n=i.find(s=>s!=null);if(Er(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=Aa(i[s],t)}else e=i.slice()}else if(i instanceof _P)e=i.slice();else if(t(i)){e={};for(let n in i)n!=pb&&(e[n]=Aa(i[n],t))}else e=i;return e}function wn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=pb&&(Nd(i[s])?wn(i[s],Aa(n[s])):i[s]=Aa(n[s]))}return i}var MP=0,wP=1,SP=2;function AP(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function EP(i,t){if(RP(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return PP(o[0])||(o=CP(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:wP,f=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=MP&&(u[m]=y,d==SP&&f.push(m)):u[m]=y}AP(u,f,s),n.push(u)}}return n}var TP=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function CP(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function RP(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function PP(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=oi(1,Ri((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var mb=["January","February","March","April","May","June","July","August","September","October","November","December"],gb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function yb(i){return i.slice(0,3)}var LP=gb.map(yb),IP=mb.map(yb),FP={MMMM:mb,MMM:IP,WWWW:gb,WWW:LP};function Jl(i){return(i<10?"0":"")+i}function DP(i){return(i<10?"00":i<100?"0":"")+i}var NP={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Jl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Jl(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Jl(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Jl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Jl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>DP(i.getMilliseconds())};function ng(i,t){t=t||FP;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?NP[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var OP=new Intl.DateTimeFormat().resolvedOptions().timeZone;function UP(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==OP?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var vb=i=>i%1==0,Ld=[1,2,2.5,5],kP=sc(10,-32,0,Ld),xb=sc(10,0,32,Ld),BP=xb.filter(vb),to=kP.concat(xb),ig=`
`,bb="{YYYY}",kx=ig+bb,_b="{M}/{D}",ec=ig+_b,Ed=ec+"/{YY}",Mb="{aa}",zP="{h}:{mm}",_a=zP+Mb,Bx=ig+_a,zx=":{ss}",Fe=null;function wb(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?sc(10,0,3,Ld).filter(vb):sc(10,-3,0,Ld)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,bb,Fe,Fe,Fe,Fe,Fe,Fe,1],[s*28,"{MMM}",kx,Fe,Fe,Fe,Fe,Fe,1],[s,_b,kx,Fe,Fe,Fe,Fe,Fe,1],[n,"{h}"+Mb,Ed,Fe,ec,Fe,Fe,Fe,1],[e,_a,Ed,Fe,ec,Fe,Fe,Fe,1],[t,zx,Ed+" "+_a,Fe,ec+" "+_a,Fe,Bx,Fe,1],[i,zx+".{fff}",Ed+" "+_a,Fe,ec+" "+_a,Fe,Bx,Fe,1]];function h(u){return(d,f,g,y,m,p)=>{let v=[],M=m>=o,b=m>=r&&m<o,S=u(g),A=We(S*i,3),x=Om(S.getFullYear(),M?0:S.getMonth(),b||M?1:S.getDate()),C=We(x*i,3);if(b||M){let N=b?m/r:0,L=M?m/o:0,I=A==C?A:We(Om(x.getFullYear()+L,x.getMonth()+N,1)*i,3),B=new Date(Pn(I/i)),G=B.getFullYear(),F=B.getMonth();for(let V=0;I<=y;V++){let Y=Om(G+L*V,F+N*V,1),W=Y-u(We(Y*i,3));I=We((+Y+W)*i,3),I<=y&&v.push(I)}}else{let N=m>=s?s:m,L=Ri(g)-Ri(A),I=C+L+Dd(A-C,N);v.push(I);let B=u(I),G=B.getHours()+B.getMinutes()/e+B.getSeconds()/n,F=m/n,V=d.axes[f]._space,Y=p/V;for(;I=We(I+m,i==1?0:3),!(I>y);)if(F>1){let W=Ri(We(G+F,6))%24,J=u(I).getHours()-W;J>1&&(J=-1),I-=J*n,G=(G+F)%24;let et=v[v.length-1];We((I-et)/m,3)*Y>=.7&&v.push(I)}else v.push(I)}return v}}return[l,c,h]}var[GP,VP,HP]=wb(1),[WP,qP,XP]=wb(.001);sc(2,-53,53,[1]);function Gx(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function Vx(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,f;return n.map(g=>{let y=i(g),m=y.getFullYear(),p=y.getMonth(),v=y.getDate(),M=y.getHours(),b=y.getMinutes(),S=y.getSeconds(),A=m!=l&&a[2]||p!=c&&a[3]||v!=h&&a[4]||M!=u&&a[5]||b!=d&&a[6]||S!=f&&a[7]||a[1];return l=m,c=p,h=v,u=M,d=b,f=S,A(y)})}}function YP(i,t){let e=ng(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Om(i,t,e){return new Date(i,t,e)}function Hx(i,t){return t(i)}var $P="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Wx(i,t){return(e,n,s,r)=>r==null?Zm:t(i(n))}function jP(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function ZP(i,t){return i.series[t].fill(i,t)}var KP={show:!0,live:!0,isolate:!1,mount:gP,markers:{show:!0,width:2,stroke:jP,fill:ZP,dash:"solid"},idx:null,idxs:null,values:[]};function JP(i,t){let e=i.cursor.points,n=Vi(),s=e.size(i,t);Je(n,Ql,s),Je(n,tc,s);let r=s/-2;Je(n,"marginLeft",r),Je(n,"marginTop",r);let o=e.width(i,t,s);return o&&Je(n,"borderWidth",o),n}function QP(i,t){let e=i.series[t].points;return e._fill||e._stroke}function tL(i,t){let e=i.series[t].points;return e._stroke||e._fill}function eL(i,t){return i.series[t].points.size}var Um=[0,0];function nL(i,t,e){return Um[0]=t,Um[1]=e,Um}function Td(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function km(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var iL={show:!0,x:!0,y:!0,lock:!1,move:nL,points:{one:!1,show:JP,size:eL,width:0,stroke:tL,fill:QP},bind:{mousedown:Td,mouseup:Td,click:Td,dblclick:Td,mousemove:km,mouseleave:km,mouseenter:km},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Sb={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},sg=wn({},Sb,{filter:hb}),Ab=wn({},sg,{size:10}),Eb=wn({},Sb,{show:!1}),rg='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Tb="bold "+rg,Cb=1.5,qx={show:!0,scale:"x",stroke:jm,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tb,side:2,grid:sg,ticks:Ab,border:Eb,font:rg,lineGap:Cb,rotate:0},sL="Value",rL="Time",Xx={show:!0,scale:"x",auto:!1,sorted:1,min:He,max:-He,idxs:[]};function oL(i,t,e,n,s){return t.map(r=>r==null?"":tg(r))}function aL(i,t,e,n,s,r,o){let a=[],l=Tr.get(s)||0;e=o?e:We(Dd(e,s),l);for(let c=e;c<=n;c=We(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Wm(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Qs:ab,h=Ri(c(e));s=wa(l,h),l==10&&(s=to[as(s,to)]);let u=e,d=s*l;l==10&&(d=to[as(d,to)]);do a.push(u),u=u+s,l==10&&!Tr.has(u)&&(u=We(u,Tr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=to[as(d,to)]));while(u<=n);return a}function lL(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Wm(i,t,oi(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Wm(i,t,oi(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var Rb=/./,cL=/[12357]/,hL=/[125]/,Yx=/1/,qm=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function uL(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Rb:l(7,o)-h>=c?cL:l(5,o)-h>=c?hL:Yx;if(u==Yx){let d=Ln(l(1,o)-h);if(d<c)return qm(t.slice().reverse(),a.distr,u,Hi(c/d)).reverse()}return qm(t,a.distr,u,1)}function dL(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=Ln(l(1,o)-l(2,o));return c<a?qm(t.slice().reverse(),3,Rb,Hi(a/c)).reverse():t}function fL(i,t,e,n){return n==null?Zm:t==null?"":tg(t)}var $x={show:!0,scale:"y",stroke:jm,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tb,side:3,grid:sg,ticks:Ab,border:Eb,font:rg,lineGap:Cb,rotate:0};function pL(i,t){let e=3+(i||1)*2;return We(e*t,3)}function mL(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=Ln(o-r),l=i.series[t],c=a/(l.points.space*Le);return n[1]-n[0]<=c}var jx={scale:null,auto:!0,sorted:0,min:He,max:-He},Pb=(i,t,e,n,s)=>s,Zx={show:!0,auto:!0,sorted:0,gaps:Pb,alpha:1,facets:[wn({},jx,{scale:"x"}),wn({},jx,{scale:"y"})]},Kx={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Pb,alpha:1,points:{show:mL,filter:null},values:null,min:He,max:-He,idxs:[],path:null,clip:null};function gL(i,t,e,n,s){return e/10}var Lb={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},yL=wn({},Lb,{time:!1,ori:1}),Jx={};function Ib(i,t){let e=Jx[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Jx[i]=e)),e}var Ea=1,Xm=2;function so(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,y=a.height,m=i.valToPosH,p=i.valToPosV;return h.ori==0?e(s,l,c,h,u,m,p,d,f,g,y,Ud,Ca,Bd,Db,Ob):e(s,l,c,h,u,p,m,f,d,y,g,kd,Ra,lg,Nb,Ub)}function og(i,t){let e=0,n=0,s=Ce(i.bands,eg);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function vL(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function tr(i,t,e,n,s,r){return so(i,t,(o,a,l,c,h,u,d,f,g,y,m)=>{let p=o.pxRound,v=c.dir*(c.ori==0?1:-1),M=c.ori==0?Ca:Ra,b,S;v==1?(b=e,S=n):(b=n,S=e);let A=p(u(a[b],c,y,f)),x=p(d(l[b],h,m,g)),C=p(u(a[S],c,y,f)),N=p(d(r==1?h.max:h.min,h,m,g)),L=new Path2D(s);return M(L,C,N),M(L,A,N),M(L,A,x),L})}function Od(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?Bd:lg,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function xL(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function ag(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let p=d+s;g=o>=0&&p>=0&&p<l?r(i[p]):g,g>=f&&a.push([f,g])}return a}function Qx(i){return i==0?cb:i==1?Pn:t=>Qr(t,i)}function Fb(i){let t=i==0?Ud:kd,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=ls(c,a/2,l/2),h=ls(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var Ud=(i,t,e)=>{i.moveTo(t,e)},kd=(i,t,e)=>{i.moveTo(e,t)},Ca=(i,t,e)=>{i.lineTo(t,e)},Ra=(i,t,e)=>{i.lineTo(e,t)},Bd=Fb(0),lg=Fb(1),Db=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},Nb=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Ob=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},Ub=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function kb(i){return(t,e,n,s,r)=>so(t,e,(o,a,l,c,h,u,d,f,g,y,m)=>{let{pxRound:p,points:v}=o,M,b;c.ori==0?(M=Ud,b=Db):(M=kd,b=Nb);let S=We(v.width*Le,3),A=(v.size-v.width)/2*Le,x=We(A*2,3),C=new Path2D,N=new Path2D,{left:L,top:I,width:B,height:G}=t.bbox;Bd(N,L-x,I-x,B+x*2,G+x*2);let F=V=>{if(l[V]!=null){let Y=p(u(a[V],c,y,f)),W=p(d(l[V],h,m,g));M(C,Y+A,W),b(C,Y,W,A,0,Cd*2)}};if(r)r.forEach(F);else for(let V=n;V<=s;V++)F(V);return{stroke:S>0?C:null,fill:C,clip:N,flags:Ea|Xm}})}function Bb(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var bL=Bb(Ca),_L=Bb(Ra);function zb(i){let t=Ce(i?.alignGaps,0);return(e,n,s,r)=>so(e,n,(o,a,l,c,h,u,d,f,g,y,m)=>{[s,r]=Id(l,s,r);let p=o.pxRound,v=G=>p(u(G,c,y,f)),M=G=>p(d(G,h,m,g)),b,S;c.ori==0?(b=Ca,S=bL):(b=Ra,S=_L);let A=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ea},C=x.stroke,N=!1;if(r-s>=y*4){let G=ut=>e.posToVal(ut,c.key,!0),F=null,V=null,Y,W,lt,j=v(a[A==1?s:r]),J=v(a[s]),et=v(a[r]),dt=G(A==1?J+1:et-1);for(let ut=A==1?s:r;ut>=s&&ut<=r;ut+=A){let tt=a[ut],vt=(A==1?tt<dt:tt>dt)?j:v(tt),Tt=l[ut];vt==j?Tt!=null?(W=Tt,F==null?(b(C,vt,M(W)),Y=F=V=W):W<F?F=W:W>V&&(V=W)):Tt===null&&(N=!0):(F!=null&&S(C,j,M(F),M(V),M(Y),M(W)),Tt!=null?(W=Tt,b(C,vt,M(W)),F=V=Y=W):(F=V=null,Tt===null&&(N=!0)),j=vt,dt=G(j+A))}F!=null&&F!=V&&lt!=j&&S(C,j,M(F),M(V),M(Y),M(W))}else for(let G=A==1?s:r;G>=s&&G<=r;G+=A){let F=l[G];F===null?N=!0:F!=null&&b(C,v(a[G]),M(F))}let[I,B]=og(e,n);if(o.fill!=null||I!=0){let G=x.fill=new Path2D(C),F=o.fillTo(e,n,o.min,o.max,I),V=M(F),Y=v(a[s]),W=v(a[r]);A==-1&&([W,Y]=[Y,W]),b(G,W,V),b(G,Y,V)}if(!o.spanGaps){let G=[];N&&G.push(...ag(a,l,s,r,A,v,t)),x.gaps=G=o.gaps(e,n,s,r,G),x.clip=Od(G,c.ori,f,g,y,m)}return B!=0&&(x.band=B==2?[tr(e,n,s,r,C,-1),tr(e,n,s,r,C,1)]:tr(e,n,s,r,C,B)),x})}function ML(i){let t=Ce(i.align,1),e=Ce(i.ascDesc,!1),n=Ce(i.alignGaps,0),s=Ce(i.extend,!1);return(r,o,a,l)=>so(r,o,(c,h,u,d,f,g,y,m,p,v,M)=>{[a,l]=Id(u,a,l);let b=c.pxRound,{left:S,width:A}=r.bbox,x=J=>b(g(J,d,v,m)),C=J=>b(y(J,f,M,p)),N=d.ori==0?Ca:Ra,L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ea},I=L.stroke,B=d.dir*(d.ori==0?1:-1),G=C(u[B==1?a:l]),F=x(h[B==1?a:l]),V=F,Y=F;s&&t==-1&&(Y=S,N(I,Y,G)),N(I,F,G);for(let J=B==1?a:l;J>=a&&J<=l;J+=B){let et=u[J];if(et==null)continue;let dt=x(h[J]),ut=C(et);t==1?N(I,dt,G):N(I,V,ut),N(I,dt,ut),G=ut,V=dt}let W=V;s&&t==1&&(W=S+A,N(I,W,G));let[lt,j]=og(r,o);if(c.fill!=null||lt!=0){let J=L.fill=new Path2D(I),et=c.fillTo(r,o,c.min,c.max,lt),dt=C(et);N(J,W,dt),N(J,Y,dt)}if(!c.spanGaps){let J=[];J.push(...ag(h,u,a,l,B,x,n));let et=c.width*Le/2,dt=e||t==1?et:-et,ut=e||t==-1?-et:et;J.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),L.gaps=J=c.gaps(r,o,a,l,J),L.clip=Od(J,d.ori,m,p,v,M)}return j!=0&&(L.band=j==2?[tr(r,o,a,l,I,-1),tr(r,o,a,l,I,1)]:tr(r,o,a,l,I,j)),L})}function tb(i,t,e,n,s,r,o=He){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=Ln(i[l]-i[a]);h<c&&(c=h,o=Ln(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function wL(i){i=i||ic;let t=Ce(i.size,[.6,He,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=we(s),o=1-t[0],a=Ce(t[1],He),l=Ce(t[2],1),c=Ce(i.disp,ic),h=Ce(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,y,m)=>so(f,g,(p,v,M,b,S,A,x,C,N,L,I)=>{let B=p.pxRound,G=e,F=n*Le,V=a*Le,Y=l*Le,W,lt;b.ori==0?[W,lt]=r(f,g):[lt,W]=r(f,g);let j=b.dir*(b.ori==0?1:-1),J=b.ori==0?Bd:lg,et=b.ori==0?h:(Rt,Zt,le,wt,ze,Gt,$t)=>{h(Rt,Zt,le,ze,wt,$t,Gt)},dt=Ce(f.bands,eg).find(Rt=>Rt.series[0]==g),ut=dt!=null?dt.dir:0,tt=p.fillTo(f,g,p.min,p.max,ut),mt=B(x(tt,S,I,N)),vt,Tt,Mt,Wt=L,ae=B(p.width*Le),Vt=!1,pe=null,ue=null,re=null,Qe=null;u!=null&&(ae==0||d!=null)&&(Vt=!0,pe=u.values(f,g,y,m),ue=new Map,new Set(pe).forEach(Rt=>{Rt!=null&&ue.set(Rt,new Path2D)}),ae>0&&(re=d.values(f,g,y,m),Qe=new Map,new Set(re).forEach(Rt=>{Rt!=null&&Qe.set(Rt,new Path2D)})));let{x0:qe,size:mn}=c;if(qe!=null&&mn!=null){G=1,v=qe.values(f,g,y,m),qe.unit==2&&(v=v.map(le=>f.posToVal(C+le*L,b.key,!0)));let Rt=mn.values(f,g,y,m);mn.unit==2?Tt=Rt[0]*L:Tt=A(Rt[0],b,L,C)-A(0,b,L,C),Wt=tb(v,M,A,b,L,C,Wt),Mt=Wt-Tt+F}else Wt=tb(v,M,A,b,L,C,Wt),Mt=Wt*o+F,Tt=Wt-Mt;Mt<1&&(Mt=0),ae>=Tt/2&&(ae=0),Mt<5&&(B=cb);let ke=Mt>0,In=Wt-Mt-(ke?ae:0);Tt=B(Hm(In,Y,V)),vt=(G==0?Tt/2:G==j?0:Tt)-G*j*((G==0?F/2:0)+(ke?ae/2:0));let Ae={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},An=Vt?null:new Path2D,on=null;if(dt!=null)on=f.data[dt.series[1]];else{let{y0:Rt,y1:Zt}=c;Rt!=null&&Zt!=null&&(M=Zt.values(f,g,y,m),on=Rt.values(f,g,y,m))}let gn=W*Tt,k=lt*Tt;for(let Rt=j==1?y:m;Rt>=y&&Rt<=m;Rt+=j){let Zt=M[Rt];if(Zt==null)continue;if(on!=null){let X=on[Rt]??0;if(Zt-X==0)continue;mt=x(X,S,I,N)}let le=b.distr!=2||c!=null?v[Rt]:Rt,wt=A(le,b,L,C),ze=x(Ce(Zt,tt),S,I,N),Gt=B(wt-vt),$t=B(oi(ze,mt)),R=B(ls(ze,mt)),w=$t-R;if(Zt!=null){let X=Zt<0?k:gn,ht=Zt<0?gn:k;Vt?(ae>0&&re[Rt]!=null&&J(Qe.get(re[Rt]),Gt,R+Ri(ae/2),Tt,oi(0,w-ae),X,ht),pe[Rt]!=null&&J(ue.get(pe[Rt]),Gt,R+Ri(ae/2),Tt,oi(0,w-ae),X,ht)):J(An,Gt,R+Ri(ae/2),Tt,oi(0,w-ae),X,ht),et(f,g,Rt,Gt-ae/2,R,Tt+ae,w)}}return ae>0?Ae.stroke=Vt?Qe:An:Vt||(Ae._fill=p.width==0?p._fill:p._stroke??p._fill,Ae.width=0),Ae.fill=Vt?ue:An,Ae})}function SL(i,t){let e=Ce(t?.alignGaps,0);return(n,s,r,o)=>so(n,s,(a,l,c,h,u,d,f,g,y,m,p)=>{[r,o]=Id(c,r,o);let v=a.pxRound,M=W=>v(d(W,h,m,g)),b=W=>v(f(W,u,p,y)),S,A,x;h.ori==0?(S=Ud,x=Ca,A=Ob):(S=kd,x=Ra,A=Ub);let C=h.dir*(h.ori==0?1:-1),N=M(l[C==1?r:o]),L=N,I=[],B=[];for(let W=C==1?r:o;W>=r&&W<=o;W+=C)if(c[W]!=null){let j=l[W],J=M(j);I.push(L=J),B.push(b(c[W]))}let G={stroke:i(I,B,S,x,A,v),fill:null,clip:null,band:null,gaps:null,flags:Ea},F=G.stroke,[V,Y]=og(n,s);if(a.fill!=null||V!=0){let W=G.fill=new Path2D(F),lt=a.fillTo(n,s,a.min,a.max,V),j=b(lt);x(W,L,j),x(W,N,j)}if(!a.spanGaps){let W=[];W.push(...ag(l,c,r,o,C,M,e)),G.gaps=W=a.gaps(n,s,r,o,W),G.clip=Od(W,h.ori,g,y,m,p)}return Y!=0&&(G.band=Y==2?[tr(n,s,r,o,F,-1),tr(n,s,r,o,F,1)]:tr(n,s,r,o,F,Y)),G})}function AL(i){return SL(EL,i)}function EL(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Ym=new Set;function eb(){for(let i of Ym)i.syncRect(!0)}Ta&&(no(oP,Ma,eb),no(aP,Ma,eb,!0),no(Rd,Ma,()=>{Sn.pxRatio=Le}));var TL=zb(),CL=kb();function nb(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>$m(r,o,t,e))}function RL(i,t){return i.map((e,n)=>n==0?{}:wn({},t,e))}function $m(i,t,e,n){return wn({},t==0?e:n,i)}function Gb(i,t,e){return t==null?Sa:[t,e]}var PL=Gb;function LL(i,t,e){return t==null?Sa:Pd(t,e,Qm,!0)}function Vb(i,t,e,n){return t==null?Sa:Fd(t,e,i.scales[n].log,!1)}var IL=Vb;function Hb(i,t,e,n){return t==null?Sa:Jm(t,e,i.scales[n].log,!1)}var FL=Hb;function DL(i,t,e,n,s){let r=oi(Dx(i),Dx(t)),o=t-i,a=as(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Tr.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function ib(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=Pn((e=+s)*Le))+"px"),[i,t,e]}function NL(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=We(t[2]*Le,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Sn(i,t,e){let n={mode:Ce(i.mode,1)},s=n.mode;function r(_,E,P,D){let q=E.valToPct(_);return D+P*(E.dir==-1?1-q:q)}function o(_,E,P,D){let q=E.valToPct(_);return D+P*(E.dir==-1?q:1-q)}function a(_,E,P,D){return E.ori==0?r(_,E,P,D):o(_,E,P,D)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Vi(VR);if(i.id!=null&&(c.id=i.id),Ci(c,i.class),i.title){let _=Vi(qR,c);_.textContent=i.title}let h=os("canvas"),u=n.ctx=h.getContext("2d"),d=Vi(XR,c);no("click",d,_=>{_.target===g&&($e!=bo||tn!=_o)&&zn.click(n,_)},!0);let f=n.under=Vi(YR,d);d.appendChild(h);let g=n.over=Vi($R,d);i=Aa(i);let y=+Ce(i.pxAlign,1),m=Qx(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let p=i.ms||.001,v=n.series=s==1?nb(i.series||[],Xx,Kx,!1):RL(i.series||[null],Zx),M=n.axes=nb(i.axes||[],qx,$x,!0),b=n.scales={},S=n.bands=i.bands||[];S.forEach(_=>{_.fill=we(_.fill||null),_.dir=Ce(_.dir,-1)});let A=s==2?v[1].facets[0].scale:v[0].scale,x={axes:Ls,series:ge},C=(i.drawOrder||["axes","series"]).map(_=>x[_]);function N(_){let E=_.distr==3?P=>Qs(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>Nm(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let D=E(P),{_min:q,_max:K}=_,at=K-q;return(D-q)/at}}function L(_){let E=b[_];if(E==null){let P=(i.scales||ic)[_]||ic;if(P.from!=null){L(P.from);let D=wn({},b[P.from],P,{key:_});D.valToPct=N(D),b[_]=D}else{E=b[_]=wn({},_==A?Lb:yL,P),E.key=_;let D=E.time,q=E.range,K=Er(q);if((_!=A||s==2&&!D)&&(K&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?Lx:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?Lx:{mode:1,hard:q[1],soft:q[1]}},K=!1),!K&&Nd(q))){let at=q;q=(ft,bt,Ft)=>bt==null?Sa:Pd(bt,Ft,at)}E.range=we(q||(D?PL:_==A?E.distr==3?IL:E.distr==4?FL:Gb:E.distr==3?Vb:E.distr==4?Hb:LL)),E.auto=we(K?!1:E.auto),E.clamp=we(E.clamp||gL),E._min=E._max=null,E.valToPct=N(E)}}}L("x"),L("y"),s==1&&v.forEach(_=>{L(_.scale)}),M.forEach(_=>{L(_.scale)});for(let _ in i.scales)L(_);let I=b[A],B=I.distr,G,F;I.ori==0?(Ci(c,HR),G=r,F=o):(Ci(c,WR),G=o,F=r);let V={};for(let _ in b){let E=b[_];(E.min!=null||E.max!=null)&&(V[_]={min:E.min,max:E.max},E.min=E.max=null)}let Y=i.tzDate||(_=>new Date(Pn(_/p))),W=i.fmtDate||ng,lt=p==1?HP(Y):XP(Y),j=Vx(Y,Gx(p==1?VP:qP,W)),J=Wx(Y,Hx($P,W)),et=[],dt=n.legend=wn({},KP,i.legend),ut=n.cursor=wn({},iL,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,vt=dt.markers;dt.idxs=et,vt.width=we(vt.width),vt.dash=we(vt.dash),vt.stroke=we(vt.stroke),vt.fill=we(vt.fill);let Tt,Mt,Wt,ae=[],Vt=[],pe,ue=!1,re={};if(dt.live){let _=v[1]?v[1].values:null;ue=_!=null,pe=ue?_(n,1,0):{_:0};for(let E in pe)re[E]=Zm}if(tt)if(Tt=os("table",tP,c),Wt=os("tbody",null,Tt),dt.mount(n,Tt),ue){Mt=os("thead",null,Tt,Wt);let _=os("tr",null,Mt);os("th",null,_);for(var Qe in pe)os("th",vx,_).textContent=Qe}else Ci(Tt,nP),dt.live&&Ci(Tt,eP);let qe={show:!0},mn={show:!1};function ke(_,E){if(E==0&&(ue||!dt.live||s==2))return Sa;let P=[],D=os("tr",iP,Wt,Wt.childNodes[E]);Ci(D,_.class),_.show||Ci(D,eo);let q=os("th",null,D);if(vt.show){let ft=Vi(sP,q);if(E>0){let bt=vt.width(n,E);bt&&(ft.style.border=bt+"px "+vt.dash(n,E)+" "+vt.stroke(n,E)),ft.style.background=vt.fill(n,E)}}let K=Vi(vx,q);_.label instanceof HTMLElement?K.appendChild(_.label):K.textContent=_.label,E>0&&(vt.show||(K.style.color=_.width>0?vt.stroke(n,E):vt.fill(n,E)),Ae("click",q,ft=>{if(ut._lock)return;Jt(ft);let bt=v.indexOf(_);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Ft=v.some((Dt,Ut)=>Ut>0&&Ut!=bt&&Dt.show);v.forEach((Dt,Ut)=>{Ut>0&&fs(Ut,Ft?Ut==bt?qe:mn:qe,!0,bn.setSeries)})}else fs(bt,{show:!_.show},!0,bn.setSeries)},!1),Qt&&Ae(Mx,q,ft=>{ut._lock||(Jt(ft),fs(v.indexOf(_),wo,!0,bn.setSeries))},!1));for(var at in pe){let ft=os("td",rP,D);ft.textContent="--",P.push(ft)}return[D,P]}let In=new Map;function Ae(_,E,P,D=!0){let q=In.get(E)||{},K=ut.bind[_](n,E,P,D);K&&(no(_,E,q[_]=K),In.set(E,q))}function An(_,E,P){let D=In.get(E)||{};for(let q in D)(_==null||q==_)&&(Vm(q,E,D[q]),delete D[q]);_==null&&In.delete(E)}let on=0,gn=0,k=0,Rt=0,Zt=0,le=0,wt=Zt,ze=le,Gt=k,$t=Rt,R=0,w=0,X=0,ht=0;n.bbox={};let ot=!1,yt=!1,xt=!1,nt=!1,st=!1,pt=!1;function U(_,E,P){(P||_!=n.width||E!=n.height)&&rt(_,E),de(!1),xt=!0,yt=!0,qn()}function rt(_,E){n.width=on=k=_,n.height=gn=Rt=E,Zt=le=0,_t(),Ht();let P=n.bbox;R=P.left=Qr(Zt*Le,.5),w=P.top=Qr(le*Le,.5),X=P.width=Qr(k*Le,.5),ht=P.height=Qr(Rt*Le,.5)}let it=3;function St(){let _=!1,E=0;for(;!_;){E++;let P=yo(E),D=ds(E);_=E==it||P&&D,_||(rt(n.width,n.height),yt=!0)}}function gt({width:_,height:E}){U(_,E)}n.setSize=gt;function _t(){let _=!1,E=!1,P=!1,D=!1;M.forEach((q,K)=>{if(q.show&&q._show){let{side:at,_size:ft}=q,bt=at%2,Ft=q.label!=null?q.labelSize:0,Dt=ft+Ft;Dt>0&&(bt?(k-=Dt,at==3?(Zt+=Dt,D=!0):P=!0):(Rt-=Dt,at==0?(le+=Dt,_=!0):E=!0))}}),hs[0]=_,hs[1]=P,hs[2]=E,hs[3]=D,k-=qi[1]+qi[3],Zt+=qi[3],Rt-=qi[2]+qi[0],le+=qi[0]}function Ht(){let _=Zt+k,E=le+Rt,P=Zt,D=le;function q(K,at){switch(K){case 1:return _+=at,_-at;case 2:return E+=at,E-at;case 3:return P-=at,P+at;case 0:return D-=at,D+at}}M.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=q(ft,K._size),K.label!=null&&(K._lpos=q(ft,K.labelSize))}})}if(ut.dataIdx==null){let _=ut.hover,E=_.skip=new Set(_.skip??[]);E.add(void 0);let P=_.prox=we(_.prox),D=_.bias??=0;ut.dataIdx=(q,K,at,ft)=>{if(K==0)return at;let bt=at,Ft=P(q,K,at,ft)??He,Dt=Ft>=0&&Ft<He,Ut=I.ori==0?k:Rt,oe=ut.left,Re=t[0],Te=t[K];if(E.has(Te[at])){bt=null;let ve=null,Kt=null,qt;if(D==0||D==-1)for(qt=at;ve==null&&qt-- >0;)E.has(Te[qt])||(ve=qt);if(D==0||D==1)for(qt=at;Kt==null&&qt++<Te.length;)E.has(Te[qt])||(Kt=qt);if(ve!=null||Kt!=null)if(Dt){let Ze=ve==null?-1/0:G(Re[ve],I,Ut,0),cn=Kt==null?1/0:G(Re[Kt],I,Ut,0),On=oe-Ze,Be=cn-oe;On<=Be?On<=Ft&&(bt=ve):Be<=Ft&&(bt=Kt)}else bt=Kt==null?ve:ve==null?Kt:at-ve<=Kt-at?ve:Kt}else Dt&&Ln(oe-G(Re[at],I,Ut,0))>Ft&&(bt=null);return bt}}let Jt=_=>{ut.event=_};ut.idxs=et,ut._lock=!1;let ct=ut.points;ct.show=we(ct.show),ct.size=we(ct.size),ct.stroke=we(ct.stroke),ct.width=we(ct.width),ct.fill=we(ct.fill);let kt=n.focus=wn({},i.focus||{alpha:.3},ut.focus),Qt=kt.prox>=0,Ct=Qt&&ct.one,he=[],Ye=[],Kn=[];function ka(_,E){let P=ct.show(n,E);if(P instanceof HTMLElement)return Ci(P,QR),Ci(P,_.class),Ts(P,-10,-10,k,Rt),g.insertBefore(P,he[E]),P}function po(_,E){if(s==1||E>0){let P=s==1&&b[_.scale].time,D=_.value;_.value=P?Ux(D)?Wx(Y,Hx(D,W)):D||J:D||fL,_.label=_.label||(P?rL:sL)}if(Ct||E>0){_.width=_.width==null?1:_.width,_.paths=_.paths||TL||yP,_.fillTo=we(_.fillTo||vL),_.pxAlign=+Ce(_.pxAlign,y),_.pxRound=Qx(_.pxAlign),_.stroke=we(_.stroke||null),_.fill=we(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=pL(oi(1,_.width),1),D=_.points=wn({},{size:P,width:oi(1,P*.2),stroke:_.stroke,space:P*2,paths:CL,_stroke:null,_fill:null},_.points);D.show=we(D.show),D.filter=we(D.filter),D.fill=we(D.fill),D.stroke=we(D.stroke),D.paths=we(D.paths),D.pxAlign=_.pxAlign}if(tt){let P=ke(_,E);ae.splice(E,0,P[0]),Vt.splice(E,0,P[1]),dt.values.push(null)}if(mt){et.splice(E,0,null);let P=null;Ct?E==0&&(P=ka(_,E)):E>0&&(P=ka(_,E)),he.splice(E,0,P),Ye.splice(E,0,0),Kn.splice(E,0,0)}Nn("addSeries",E)}function gf(_,E){E=E??v.length,_=s==1?$m(_,E,Xx,Kx):$m(_,E,{},Zx),v.splice(E,0,_),po(v[E],E)}n.addSeries=gf;function xc(_){if(v.splice(_,1),tt){dt.values.splice(_,1),Vt.splice(_,1);let E=ae.splice(_,1)[0];An(null,E.firstChild),E.remove()}mt&&(et.splice(_,1),he.splice(_,1)[0].remove(),Ye.splice(_,1),Kn.splice(_,1)),Nn("delSeries",_)}n.delSeries=xc;let hs=[!1,!1,!1,!1];function Cs(_,E){if(_._show=_.show,_.show){let P=_.side%2,D=b[_.scale];D==null&&(_.scale=P?v[1].scale:A,D=b[_.scale]);let q=D.time;_.size=we(_.size),_.space=we(_.space),_.rotate=we(_.rotate),Er(_.incrs)&&_.incrs.forEach(at=>{!Tr.has(at)&&Tr.set(at,db(at))}),_.incrs=we(_.incrs||(D.distr==2?BP:q?p==1?GP:WP:to)),_.splits=we(_.splits||(q&&D.distr==1?lt:D.distr==3?Wm:D.distr==4?lL:aL)),_.stroke=we(_.stroke),_.grid.stroke=we(_.grid.stroke),_.ticks.stroke=we(_.ticks.stroke),_.border.stroke=we(_.border.stroke);let K=_.values;_.values=Er(K)&&!Er(K[0])?we(K):q?Er(K)?Vx(Y,Gx(K,W)):Ux(K)?YP(Y,K):K||j:K||oL,_.filter=we(_.filter||(D.distr>=3&&D.log==10?uL:D.distr==3&&D.log==2?dL:hb)),_.font=ib(_.font),_.labelFont=ib(_.labelFont),_._size=_.size(n,null,E,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(hs[E]=!0,_._el=Vi(jR,d))}}function Rs(_,E,P,D){let[q,K,at,ft]=P,bt=E%2,Ft=0;return bt==0&&(ft||K)&&(Ft=E==0&&!q||E==2&&!at?Pn(qx.size/3):0),bt==1&&(q||at)&&(Ft=E==1&&!K||E==3&&!ft?Pn($x.size/2):0),Ft}let Ba=n.padding=(i.padding||[Rs,Rs,Rs,Rs]).map(_=>we(Ce(_,Rs))),qi=n._padding=Ba.map((_,E)=>_(n,E,hs,0)),an,dn=null,fn=null,us=s==1?v[0].idxs:null,gi=null,er=!1;function za(_,E){if(t=_??[],n.data=n._data=t,s==2){an=0;for(let P=1;P<v.length;P++)an+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),gi=t[0],an=gi.length;let P=t;if(B==2){P=t.slice();let D=P[0]=Array(an);for(let q=0;q<an;q++)D[q]=q}n._data=t=P}if(de(!0),Nn("setData"),B==2&&(xt=!0),E!==!1){let P=I;P.auto(n,er)?Ga():sr(A,P.min,P.max),nt=nt||ut.left>=0,pt=!0,qn()}}n.setData=za;function Ga(){er=!0;let _,E;s==1&&(an>0?(dn=us[0]=0,fn=us[1]=an-1,_=t[0][dn],E=t[0][fn],B==2?(_=dn,E=fn):_==E&&(B==3?[_,E]=Fd(_,_,I.log,!1):B==4?[_,E]=Jm(_,_,I.log,!1):I.time?E=_+Pn(86400/p):[_,E]=Pd(_,E,Qm,!0))):(dn=us[0]=_=null,fn=us[1]=E=null)),sr(A,_,E)}let mo,nr,go,T,z,Q,$,Z,At,Pt;function Et(_,E,P,D,q,K){_??=bx,P??=eg,D??="butt",q??=bx,K??="round",_!=mo&&(u.strokeStyle=mo=_),q!=nr&&(u.fillStyle=nr=q),E!=go&&(u.lineWidth=go=E),K!=z&&(u.lineJoin=z=K),D!=Q&&(u.lineCap=Q=D),P!=T&&u.setLineDash(T=P)}function Lt(_,E,P,D){E!=nr&&(u.fillStyle=nr=E),_!=$&&(u.font=$=_),P!=Z&&(u.textAlign=Z=P),D!=At&&(u.textBaseline=At=D)}function zt(_,E,P,D,q=0){if(D.length>0&&_.auto(n,er)&&(E==null||E.min==null)){let K=Ce(dn,0),at=Ce(fn,D.length-1),ft=P.min==null?uP(D,K,at,q,_.distr==3):[P.min,P.max];_.min=ls(_.min,P.min=ft[0]),_.max=oi(_.max,P.max=ft[1])}}let ne={min:null,max:null};function me(){for(let D in b){let q=b[D];V[D]==null&&(q.min==null||V[A]!=null&&q.auto(n,er))&&(V[D]=ne)}for(let D in b){let q=b[D];V[D]==null&&q.from!=null&&V[q.from]!=null&&(V[D]=ne)}V[A]!=null&&de(!0);let _={};for(let D in V){let q=V[D];if(q!=null){let K=_[D]=Aa(b[D],bP);if(q.min!=null)wn(K,q);else if(D!=A||s==2)if(an==0&&K.from==null){let at=K.range(n,null,null,D);K.min=at[0],K.max=at[1]}else K.min=He,K.max=-He}}if(an>0){v.forEach((D,q)=>{if(s==1){let K=D.scale,at=V[K];if(at==null)return;let ft=_[K];if(q==0){let bt=ft.range(n,ft.min,ft.max,K);ft.min=bt[0],ft.max=bt[1],dn=as(ft.min,t[0]),fn=as(ft.max,t[0]),fn-dn>1&&(t[0][dn]<ft.min&&dn++,t[0][fn]>ft.max&&fn--),D.min=gi[dn],D.max=gi[fn]}else D.show&&D.auto&&zt(ft,at,D,t[q],D.sorted);D.idxs[0]=dn,D.idxs[1]=fn}else if(q>0&&D.show&&D.auto){let[K,at]=D.facets,ft=K.scale,bt=at.scale,[Ft,Dt]=t[q],Ut=_[ft],oe=_[bt];Ut!=null&&zt(Ut,V[ft],K,Ft,K.sorted),oe!=null&&zt(oe,V[bt],at,Dt,at.sorted),D.min=at.min,D.max=at.max}});for(let D in _){let q=_[D],K=V[D];if(q.from==null&&(K==null||K.min==null)){let at=q.range(n,q.min==He?null:q.min,q.max==-He?null:q.max,D);q.min=at[0],q.max=at[1]}}}for(let D in _){let q=_[D];if(q.from!=null){let K=_[q.from];if(K.min==null)q.min=q.max=null;else{let at=q.range(n,K.min,K.max,D);q.min=at[0],q.max=at[1]}}}let E={},P=!1;for(let D in _){let q=_[D],K=b[D];if(K.min!=q.min||K.max!=q.max){K.min=q.min,K.max=q.max;let at=K.distr;K._min=at==3?Qs(K.min):at==4?Nm(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?Qs(K.max):at==4?Nm(K.max,K.asinh):at==100?K.fwd(K.max):K.max,E[D]=P=!0}}if(P){v.forEach((D,q)=>{s==2?q>0&&E.y&&(D._paths=null):E[D.scale]&&(D._paths=null)});for(let D in E)xt=!0,Nn("setScale",D);mt&&ut.left>=0&&(nt=pt=!0)}for(let D in V)V[D]=null}function Bt(_){let E=Hm(dn-1,0,an-1),P=Hm(fn+1,0,an-1);for(;_[E]==null&&E>0;)E--;for(;_[P]==null&&P<an-1;)P++;return[E,P]}function ge(){if(an>0){let _=v.some(E=>E._focus)&&Pt!=kt.alpha;_&&(u.globalAlpha=Pt=kt.alpha),v.forEach((E,P)=>{if(P>0&&E.show&&(rn(P,!1),rn(P,!0),E._paths==null)){let D=Pt;Pt!=E.alpha&&(u.globalAlpha=Pt=E.alpha);let q=s==2?[0,t[P][0].length-1]:Bt(t[P]);E._paths=E.paths(n,P,q[0],q[1]),Pt!=D&&(u.globalAlpha=Pt=D)}}),v.forEach((E,P)=>{if(P>0&&E.show){let D=Pt;Pt!=E.alpha&&(u.globalAlpha=Pt=E.alpha),E._paths!=null&&De(P,!1);{let q=E._paths!=null?E._paths.gaps:null,K=E.points.show(n,P,dn,fn,q),at=E.points.filter(n,P,K,q);(K||at)&&(E.points._paths=E.points.paths(n,P,dn,fn,at),De(P,!0))}Pt!=D&&(u.globalAlpha=Pt=D),Nn("drawSeries",P)}}),_&&(u.globalAlpha=Pt=1)}}function rn(_,E){let P=E?v[_].points:v[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function De(_,E){let P=E?v[_].points:v[_],{stroke:D,fill:q,clip:K,flags:at,_stroke:ft=P._stroke,_fill:bt=P._fill,_width:Ft=P.width}=P._paths;Ft=We(Ft*Le,3);let Dt=null,Ut=Ft%2/2;E&&bt==null&&(bt=Ft>0?"#fff":ft);let oe=P.pxAlign==1&&Ut>0;if(oe&&u.translate(Ut,Ut),!E){let Re=R-Ft/2,Te=w-Ft/2,ve=X+Ft,Kt=ht+Ft;Dt=new Path2D,Dt.rect(Re,Te,ve,Kt)}E?Ot(ft,Ft,P.dash,P.cap,bt,D,q,at,K):Ne(_,ft,Ft,P.dash,P.cap,bt,D,q,at,Dt,K),oe&&u.translate(-Ut,-Ut)}function Ne(_,E,P,D,q,K,at,ft,bt,Ft,Dt){let Ut=!1;bt!=0&&S.forEach((oe,Re)=>{if(oe.series[0]==_){let Te=v[oe.series[1]],ve=t[oe.series[1]],Kt=(Te._paths||ic).band;Er(Kt)&&(Kt=oe.dir==1?Kt[0]:Kt[1]);let qt,Ze=null;Te.show&&Kt&&fP(ve,dn,fn)?(Ze=oe.fill(n,Re)||K,qt=Te._paths.clip):Kt=null,Ot(E,P,D,q,Ze,at,ft,bt,Ft,Dt,qt,Kt),Ut=!0}}),Ut||Ot(E,P,D,q,K,at,ft,bt,Ft,Dt)}let En=Ea|Xm;function Ot(_,E,P,D,q,K,at,ft,bt,Ft,Dt,Ut){Et(_,E,P,D,q),(bt||Ft||Ut)&&(u.save(),bt&&u.clip(bt),Ft&&u.clip(Ft)),Ut?(ft&En)==En?(u.clip(Ut),Dt&&u.clip(Dt),_e(q,at),yn(_,K,E)):ft&Xm?(_e(q,at),u.clip(Ut),yn(_,K,E)):ft&Ea&&(u.save(),u.clip(Ut),Dt&&u.clip(Dt),_e(q,at),u.restore(),yn(_,K,E)):(_e(q,at),yn(_,K,E)),(bt||Ft||Ut)&&u.restore()}function yn(_,E,P){P>0&&(E instanceof Map?E.forEach((D,q)=>{u.strokeStyle=mo=q,u.stroke(D)}):E!=null&&_&&u.stroke(E))}function _e(_,E){E instanceof Map?E.forEach((P,D)=>{u.fillStyle=nr=D,u.fill(P)}):E!=null&&_&&u.fill(E)}function Ps(_,E,P,D){let q=M[_],K;if(D<=0)K=[0,0];else{let at=q._space=q.space(n,_,E,P,D),ft=q._incrs=q.incrs(n,_,E,P,D,at);K=DL(E,P,ft,D,at)}return q._found=K}function vn(_,E,P,D,q,K,at,ft,bt,Ft){let Dt=at%2/2;y==1&&u.translate(Dt,Dt),Et(ft,at,bt,Ft,ft),u.beginPath();let Ut,oe,Re,Te,ve=q+(D==0||D==3?-K:K);P==0?(oe=q,Te=ve):(Ut=q,Re=ve);for(let Kt=0;Kt<_.length;Kt++)E[Kt]!=null&&(P==0?Ut=Re=_[Kt]:oe=Te=_[Kt],u.moveTo(Ut,oe),u.lineTo(Re,Te));u.stroke(),y==1&&u.translate(-Dt,-Dt)}function yo(_){let E=!0;return M.forEach((P,D)=>{if(!P.show)return;let q=b[P.scale];if(q.min==null){P._show&&(E=!1,P._show=!1,de(!1));return}else P._show||(E=!1,P._show=!0,de(!1));let K=P.side,at=K%2,{min:ft,max:bt}=q,[Ft,Dt]=Ps(D,ft,bt,at==0?k:Rt);if(Dt==0)return;let Ut=q.distr==2,oe=P._splits=P.splits(n,D,ft,bt,Ft,Dt,Ut),Re=q.distr==2?oe.map(qt=>gi[qt]):oe,Te=q.distr==2?gi[oe[1]]-gi[oe[0]]:Ft,ve=P._values=P.values(n,P.filter(n,Re,D,Dt,Te),D,Dt,Te);P._rotate=K==2?P.rotate(n,ve,D,Dt):0;let Kt=P._size;P._size=Hi(P.size(n,ve,D,_)),Kt!=null&&P._size!=Kt&&(E=!1)}),E}function ds(_){let E=!0;return Ba.forEach((P,D)=>{let q=P(n,D,hs,_);q!=qi[D]&&(E=!1),qi[D]=q}),E}function Ls(){for(let _=0;_<M.length;_++){let E=M[_];if(!E.show||!E._show)continue;let P=E.side,D=P%2,q,K,at=E.stroke(n,_),ft=P==0||P==3?-1:1,[bt,Ft]=E._found;if(E.label!=null){let ti=E.labelGap*ft,xi=Pn((E._lpos+ti)*Le);Lt(E.labelFont[0],at,"center",P==2?"top":xx),u.save(),D==1?(q=K=0,u.translate(xi,Pn(w+ht/2)),u.rotate((P==3?-Cd:Cd)/2)):(q=Pn(R+X/2),K=xi);let Pr=lb(E.label)?E.label(n,_,bt,Ft):E.label;u.fillText(Pr,q,K),u.restore()}if(Ft==0)continue;let Dt=b[E.scale],Ut=D==0?X:ht,oe=D==0?R:w,Re=E._splits,Te=Dt.distr==2?Re.map(ti=>gi[ti]):Re,ve=Dt.distr==2?gi[Re[1]]-gi[Re[0]]:bt,Kt=E.ticks,qt=E.border,Ze=Kt.show?Kt.size:0,cn=Pn(Ze*Le),On=Pn((E.alignTo==2?E._size-Ze-E.gap:E.gap)*Le),Be=E._rotate*-Cd/180,hn=m(E._pos*Le),yi=(cn+On)*ft,Qn=hn+yi;K=D==0?Qn:0,q=D==1?Qn:0;let Ii=E.font[0],Xi=E.align==1?ba:E.align==2?Im:Be>0?ba:Be<0?Im:D==0?"center":P==3?Im:ba,ms=Be||D==1?"middle":P==2?"top":xx;Lt(Ii,at,Xi,ms);let vi=E.font[1]*E.lineGap,Fi=Re.map(ti=>m(a(ti,Dt,Ut,oe))),Yi=E._values;for(let ti=0;ti<Yi.length;ti++){let xi=Yi[ti];if(xi!=null){D==0?q=Fi[ti]:K=Fi[ti],xi=""+xi;let Pr=xi.indexOf(`
`)==-1?[xi]:xi.split(/\n/gm);for(let ei=0;ei<Pr.length;ei++){let Yg=Pr[ei];Be?(u.save(),u.translate(q,K+ei*vi),u.rotate(Be),u.fillText(Yg,0,0),u.restore()):u.fillText(Yg,q,K+ei*vi)}}}Kt.show&&vn(Fi,Kt.filter(n,Te,_,Ft,ve),D,P,hn,cn,We(Kt.width*Le,3),Kt.stroke(n,_),Kt.dash,Kt.cap);let gs=E.grid;gs.show&&vn(Fi,gs.filter(n,Te,_,Ft,ve),D,D==0?2:1,D==0?w:R,D==0?ht:X,We(gs.width*Le,3),gs.stroke(n,_),gs.dash,gs.cap),qt.show&&vn([hn],[1],D==0?1:0,D==0?1:2,D==1?w:R,D==1?ht:X,We(qt.width*Le,3),qt.stroke(n,_),qt.dash,qt.cap)}Nn("drawAxes")}function de(_){v.forEach((E,P)=>{P>0&&(E._paths=null,_&&(s==1?(E.min=null,E.max=null):E.facets.forEach(D=>{D.min=null,D.max=null})))})}let ln=!1,Jn=!1,Oe=[];function xn(){Jn=!1;for(let _=0;_<Oe.length;_++)Nn(...Oe[_]);Oe.length=0}function qn(){ln||(TP(Rg),ln=!0)}function bc(_,E=!1){ln=!0,Jn=E,_(n),Rg(),E&&Oe.length>0&&queueMicrotask(xn)}n.batch=bc;function Rg(){if(ot&&(me(),ot=!1),xt&&(St(),xt=!1),yt){if(Je(f,ba,Zt),Je(f,"top",le),Je(f,Ql,k),Je(f,tc,Rt),Je(g,ba,Zt),Je(g,"top",le),Je(g,Ql,k),Je(g,tc,Rt),Je(d,Ql,on),Je(d,tc,gn),h.width=Pn(on*Le),h.height=Pn(gn*Le),M.forEach(({_el:_,_show:E,_size:P,_pos:D,side:q})=>{if(_!=null)if(E){let K=q===3||q===0?P:0,at=q%2==1;Je(_,at?"left":"top",D-K),Je(_,at?"width":"height",P),Je(_,at?"top":"left",at?le:Zt),Je(_,at?"height":"width",at?Rt:k),Gm(_,eo)}else Ci(_,eo)}),mo=nr=go=z=Q=$=Z=At=T=null,Pt=1,Wa(!0),Zt!=wt||le!=ze||k!=Gt||Rt!=$t){de(!1);let _=k/Gt,E=Rt/$t;if(mt&&!nt&&ut.left>=0){ut.left*=_,ut.top*=E,vo&&Ts(vo,Pn(ut.left),0,k,Rt),xo&&Ts(xo,0,Pn(ut.top),k,Rt);for(let P=0;P<he.length;P++){let D=he[P];D!=null&&(Ye[P]*=_,Kn[P]*=E,Ts(D,Hi(Ye[P]),Hi(Kn[P]),k,Rt))}}if(je.show&&!st&&je.left>=0&&je.width>0){je.left*=_,je.width*=_,je.top*=E,je.height*=E;for(let P in Mf)Je(Mo,P,je[P])}wt=Zt,ze=le,Gt=k,$t=Rt}Nn("setSize"),yt=!1}on>0&&gn>0&&(u.clearRect(0,0,h.width,h.height),Nn("drawClear"),C.forEach(_=>_()),Nn("draw")),je.show&&st&&(_c(je),st=!1),mt&&nt&&(Rr(null,!0,!1),nt=!1),dt.show&&dt.live&&pt&&(bf(),pt=!1),l||(l=!0,n.status=1,Nn("ready")),er=!1,ln=!1}n.redraw=(_,E)=>{xt=E||!1,_!==!1?sr(A,I.min,I.max):qn()};function yf(_,E){let P=b[_];if(P.from==null){if(an==0){let D=P.range(n,E.min,E.max,_);E.min=D[0],E.max=D[1]}if(E.min>E.max){let D=E.min;E.min=E.max,E.max=D}if(an>1&&E.min!=null&&E.max!=null&&E.max-E.min<1e-16)return;_==A&&P.distr==2&&an>0&&(E.min=as(E.min,t[0]),E.max=as(E.max,t[0]),E.min==E.max&&E.max++),V[_]=E,ot=!0,qn()}}n.setScale=yf;let vf,xf,vo,xo,Pg,Lg,bo,_o,Ig,Fg,$e,tn,ir=!1,zn=ut.drag,Fn=zn.x,Dn=zn.y;mt&&(ut.x&&(vf=Vi(KR,g)),ut.y&&(xf=Vi(JR,g)),I.ori==0?(vo=vf,xo=xf):(vo=xf,xo=vf),$e=ut.left,tn=ut.top);let je=n.select=wn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Mo=je.show?Vi(ZR,je.over?g:f):null;function _c(_,E){if(je.show){for(let P in _)je[P]=_[P],P in Mf&&Je(Mo,P,_[P]);E!==!1&&Nn("setSelect")}}n.setSelect=_c;function rM(_){if(v[_].show)tt&&Gm(ae[_],eo);else if(tt&&Ci(ae[_],eo),mt){let P=Ct?he[0]:he[_];P!=null&&Ts(P,-10,-10,k,Rt)}}function sr(_,E,P){yf(_,{min:E,max:P})}function fs(_,E,P,D){E.focus!=null&&hM(_),E.show!=null&&v.forEach((q,K)=>{K>0&&(_==K||_==null)&&(q.show=E.show,rM(K),s==2?(sr(q.facets[0].scale,null,null),sr(q.facets[1].scale,null,null)):sr(q.scale,null,null),qn())}),P!==!1&&Nn("setSeries",_,E),D&&qa("setSeries",n,_,E)}n.setSeries=fs;function oM(_,E){wn(S[_],E)}function aM(_,E){_.fill=we(_.fill||null),_.dir=Ce(_.dir,-1),E=E??S.length,S.splice(E,0,_)}function lM(_){_==null?S.length=0:S.splice(_,1)}n.addBand=aM,n.setBand=oM,n.delBand=lM;function cM(_,E){v[_].alpha=E,mt&&he[_]!=null&&(he[_].style.opacity=E),tt&&ae[_]&&(ae[_].style.opacity=E)}let Is,rr,Cr,wo={focus:!0};function hM(_){if(_!=Cr){let E=_==null,P=kt.alpha!=1;v.forEach((D,q)=>{if(s==1||q>0){let K=E||q==0||q==_;D._focus=E?null:K,P&&cM(q,K?1:kt.alpha)}}),Cr=_,P&&qn()}}tt&&Qt&&Ae(wx,Tt,_=>{ut._lock||(Jt(_),Cr!=null&&fs(null,wo,!0,bn.setSeries))});function ps(_,E,P){let D=b[E];P&&(_=_/Le-(D.ori==1?le:Zt));let q=k;D.ori==1&&(q=Rt,_=q-_),D.dir==-1&&(_=q-_);let K=D._min,at=D._max,ft=_/q,bt=K+(at-K)*ft,Ft=D.distr;return Ft==3?wa(10,bt):Ft==4?mP(bt,D.asinh):Ft==100?D.bwd(bt):bt}function uM(_,E){let P=ps(_,A,E);return as(P,t[0],dn,fn)}n.valToIdx=_=>as(_,t[0]),n.posToIdx=uM,n.posToVal=ps,n.valToPos=(_,E,P)=>b[E].ori==0?r(_,b[E],P?X:k,P?R:0):o(_,b[E],P?ht:Rt,P?w:0),n.setCursor=(_,E,P)=>{$e=_.left,tn=_.top,Rr(null,E,P)};function Dg(_,E){Je(Mo,ba,je.left=_),Je(Mo,Ql,je.width=E)}function Ng(_,E){Je(Mo,"top",je.top=_),Je(Mo,tc,je.height=E)}let Va=I.ori==0?Dg:Ng,Ha=I.ori==1?Dg:Ng;function dM(){if(tt&&dt.live)for(let _=s==2?1:0;_<v.length;_++){if(_==0&&ue)continue;let E=dt.values[_],P=0;for(let D in E)Vt[_][P++].firstChild.nodeValue=E[D]}}function bf(_,E){if(_!=null&&(_.idxs?_.idxs.forEach((P,D)=>{et[D]=P}):xP(_.idx)||et.fill(_.idx),dt.idx=et[0]),tt&&dt.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ue)&&fM(P,et[P]);dM()}pt=!1,E!==!1&&Nn("setLegend")}n.setLegend=bf;function fM(_,E){let P=v[_],D=_==0&&B==2?gi:t[_],q;ue?q=P.values(n,_,E)??re:(q=P.value(n,E==null?null:D[E],_,E),q=q==null?re:{_:q}),dt.values[_]=q}function Rr(_,E,P){Ig=$e,Fg=tn,[$e,tn]=ut.move(n,$e,tn),ut.left=$e,ut.top=tn,mt&&(vo&&Ts(vo,Pn($e),0,k,Rt),xo&&Ts(xo,0,Pn(tn),k,Rt));let D,q=dn>fn;Is=He,rr=null;let K=I.ori==0?k:Rt,at=I.ori==1?k:Rt;if($e<0||an==0||q){D=ut.idx=null;for(let ft=0;ft<v.length;ft++){let bt=he[ft];bt!=null&&Ts(bt,-10,-10,k,Rt)}Qt&&fs(null,wo,!0,_==null&&bn.setSeries),dt.live&&(et.fill(D),pt=!0)}else{let ft,bt,Ft;s==1&&(ft=I.ori==0?$e:tn,bt=ps(ft,A),D=ut.idx=as(bt,t[0],dn,fn),Ft=G(t[0][D],I,K,0));let Dt=-10,Ut=-10,oe=0,Re=0,Te=!0,ve="",Kt="";for(let qt=s==2?1:0;qt<v.length;qt++){let Ze=v[qt],cn=et[qt],On=cn==null?null:s==1?t[qt][cn]:t[qt][1][cn],Be=ut.dataIdx(n,qt,D,bt),hn=Be==null?null:s==1?t[qt][Be]:t[qt][1][Be];if(pt=pt||hn!=On||Be!=cn,et[qt]=Be,qt>0&&Ze.show){let yi=Be==null?-10:Be==D?Ft:G(s==1?t[0][Be]:t[qt][0][Be],I,K,0),Qn=hn==null?-10:F(hn,s==1?b[Ze.scale]:b[Ze.facets[1].scale],at,0);if(Qt&&hn!=null){let Ii=I.ori==1?$e:tn,Xi=Ln(kt.dist(n,qt,Be,Qn,Ii));if(Xi<Is){let ms=kt.bias;if(ms!=0){let vi=ps(Ii,Ze.scale),Fi=hn>=0?1:-1,Yi=vi>=0?1:-1;Yi==Fi&&(Yi==1?ms==1?hn>=vi:hn<=vi:ms==1?hn<=vi:hn>=vi)&&(Is=Xi,rr=qt)}else Is=Xi,rr=qt}}if(pt||Ct){let Ii,Xi;I.ori==0?(Ii=yi,Xi=Qn):(Ii=Qn,Xi=yi);let ms,vi,Fi,Yi,gs,ti,xi=!0,Pr=ct.bbox;if(Pr!=null){xi=!1;let ei=Pr(n,qt);Fi=ei.left,Yi=ei.top,ms=ei.width,vi=ei.height}else Fi=Ii,Yi=Xi,ms=vi=ct.size(n,qt);if(ti=ct.fill(n,qt),gs=ct.stroke(n,qt),Ct)qt==rr&&Is<=kt.prox&&(Dt=Fi,Ut=Yi,oe=ms,Re=vi,Te=xi,ve=ti,Kt=gs);else{let ei=he[qt];ei!=null&&(Ye[qt]=Fi,Kn[qt]=Yi,Px(ei,ms,vi,xi),Cx(ei,ti,gs),Ts(ei,Hi(Fi),Hi(Yi),k,Rt))}}}}if(Ct){let qt=kt.prox,Ze=Cr==null?Is<=qt:Is>qt||rr!=Cr;if(pt||Ze){let cn=he[0];cn!=null&&(Ye[0]=Dt,Kn[0]=Ut,Px(cn,oe,Re,Te),Cx(cn,ve,Kt),Ts(cn,Hi(Dt),Hi(Ut),k,Rt))}}}if(je.show&&ir)if(_!=null){let[ft,bt]=bn.scales,[Ft,Dt]=bn.match,[Ut,oe]=_.cursor.sync.scales,Re=_.cursor.drag;if(Fn=Re._x,Dn=Re._y,Fn||Dn){let{left:Te,top:ve,width:Kt,height:qt}=_.select,Ze=_.scales[Ut].ori,cn=_.posToVal,On,Be,hn,yi,Qn,Ii=ft!=null&&Ft(ft,Ut),Xi=bt!=null&&Dt(bt,oe);Ii&&Fn?(Ze==0?(On=Te,Be=Kt):(On=ve,Be=qt),hn=b[ft],yi=G(cn(On,Ut),hn,K,0),Qn=G(cn(On+Be,Ut),hn,K,0),Va(ls(yi,Qn),Ln(Qn-yi))):Va(0,K),Xi&&Dn?(Ze==1?(On=Te,Be=Kt):(On=ve,Be=qt),hn=b[bt],yi=F(cn(On,oe),hn,at,0),Qn=F(cn(On+Be,oe),hn,at,0),Ha(ls(yi,Qn),Ln(Qn-yi))):Ha(0,at)}else wf()}else{let ft=Ln(Ig-Pg),bt=Ln(Fg-Lg);if(I.ori==1){let oe=ft;ft=bt,bt=oe}Fn=zn.x&&ft>=zn.dist,Dn=zn.y&&bt>=zn.dist;let Ft=zn.uni;Ft!=null?Fn&&Dn&&(Fn=ft>=Ft,Dn=bt>=Ft,!Fn&&!Dn&&(bt>ft?Dn=!0:Fn=!0)):zn.x&&zn.y&&(Fn||Dn)&&(Fn=Dn=!0);let Dt,Ut;Fn&&(I.ori==0?(Dt=bo,Ut=$e):(Dt=_o,Ut=tn),Va(ls(Dt,Ut),Ln(Ut-Dt)),Dn||Ha(0,at)),Dn&&(I.ori==1?(Dt=bo,Ut=$e):(Dt=_o,Ut=tn),Ha(ls(Dt,Ut),Ln(Ut-Dt)),Fn||Va(0,K)),!Fn&&!Dn&&(Va(0,0),Ha(0,0))}if(zn._x=Fn,zn._y=Dn,_==null){if(P){if(Xg!=null){let[ft,bt]=bn.scales;bn.values[0]=ft!=null?ps(I.ori==0?$e:tn,ft):null,bn.values[1]=bt!=null?ps(I.ori==1?$e:tn,bt):null}qa(Fm,n,$e,tn,k,Rt,D)}if(Qt){let ft=P&&bn.setSeries,bt=kt.prox;Cr==null?Is<=bt&&fs(rr,wo,!0,ft):Is>bt?fs(null,wo,!0,ft):rr!=Cr&&fs(rr,wo,!0,ft)}}pt&&(dt.idx=D,bf()),E!==!1&&Nn("setCursor")}let or=null;Object.defineProperty(n,"rect",{get(){return or==null&&Wa(!1),or}});function Wa(_=!1){_?or=null:(or=g.getBoundingClientRect(),Nn("syncRect",or))}function Og(_,E,P,D,q,K,at){ut._lock||ir&&_!=null&&_.movementX==0&&_.movementY==0||(_f(_,E,P,D,q,K,at,!1,_!=null),_!=null?Rr(null,!0,!0):Rr(E,!0,!1))}function _f(_,E,P,D,q,K,at,ft,bt){if(or==null&&Wa(!1),Jt(_),_!=null)P=_.clientX-or.left,D=_.clientY-or.top;else{if(P<0||D<0){$e=-10,tn=-10;return}let[Ft,Dt]=bn.scales,Ut=E.cursor.sync,[oe,Re]=Ut.values,[Te,ve]=Ut.scales,[Kt,qt]=bn.match,Ze=E.axes[0].side%2==1,cn=I.ori==0?k:Rt,On=I.ori==1?k:Rt,Be=Ze?K:q,hn=Ze?q:K,yi=Ze?D:P,Qn=Ze?P:D;if(Te!=null?P=Kt(Ft,Te)?a(oe,b[Ft],cn,0):-10:P=cn*(yi/Be),ve!=null?D=qt(Dt,ve)?a(Re,b[Dt],On,0):-10:D=On*(Qn/hn),I.ori==1){let Ii=P;P=D,D=Ii}}bt&&(E==null||E.cursor.event.type==Fm)&&((P<=1||P>=k-1)&&(P=Qr(P,k)),(D<=1||D>=Rt-1)&&(D=Qr(D,Rt))),ft?(Pg=P,Lg=D,[bo,_o]=ut.move(n,P,D)):($e=P,tn=D)}let Mf={width:0,height:0,left:0,top:0};function wf(){_c(Mf,!1)}let Ug,kg,Bg,zg;function Gg(_,E,P,D,q,K,at){ir=!0,Fn=Dn=zn._x=zn._y=!1,_f(_,E,P,D,q,K,at,!0,!1),_!=null&&(Ae(Dm,Bm,Vg,!1),qa(_x,n,bo,_o,k,Rt,null));let{left:ft,top:bt,width:Ft,height:Dt}=je;Ug=ft,kg=bt,Bg=Ft,zg=Dt}function Vg(_,E,P,D,q,K,at){ir=zn._x=zn._y=!1,_f(_,E,P,D,q,K,at,!1,!0);let{left:ft,top:bt,width:Ft,height:Dt}=je,Ut=Ft>0||Dt>0,oe=Ug!=ft||kg!=bt||Bg!=Ft||zg!=Dt;if(Ut&&oe&&_c(je),zn.setScale&&Ut&&oe){let Re=ft,Te=Ft,ve=bt,Kt=Dt;if(I.ori==1&&(Re=bt,Te=Dt,ve=ft,Kt=Ft),Fn&&sr(A,ps(Re,A),ps(Re+Te,A)),Dn)for(let qt in b){let Ze=b[qt];qt!=A&&Ze.from==null&&Ze.min!=He&&sr(qt,ps(ve+Kt,qt),ps(ve,qt))}wf()}else ut.lock&&(ut._lock=!ut._lock,Rr(E,!0,_!=null));_!=null&&(An(Dm,Bm),qa(Dm,n,$e,tn,k,Rt,null))}function pM(_,E,P,D,q,K,at){if(ut._lock)return;Jt(_);let ft=ir;if(ir){let bt=!0,Ft=!0,Dt=10,Ut,oe;I.ori==0?(Ut=Fn,oe=Dn):(Ut=Dn,oe=Fn),Ut&&oe&&(bt=$e<=Dt||$e>=k-Dt,Ft=tn<=Dt||tn>=Rt-Dt),Ut&&bt&&($e=$e<bo?0:k),oe&&Ft&&(tn=tn<_o?0:Rt),Rr(null,!0,!0),ir=!1}$e=-10,tn=-10,et.fill(null),Rr(null,!0,!0),ft&&(ir=ft)}function Hg(_,E,P,D,q,K,at){ut._lock||(Jt(_),Ga(),wf(),_!=null&&qa(Sx,n,$e,tn,k,Rt,null))}function Wg(){M.forEach(NL),U(n.width,n.height,!0)}no(Rd,Ma,Wg);let So={};So.mousedown=Gg,So.mousemove=Og,So.mouseup=Vg,So.dblclick=Hg,So.setSeries=(_,E,P,D)=>{let q=bn.match[2];P=q(n,E,P),P!=-1&&fs(P,D,!0,!1)},mt&&(Ae(_x,g,Gg),Ae(Fm,g,Og),Ae(Mx,g,_=>{Jt(_),Wa(!1)}),Ae(wx,g,pM),Ae(Sx,g,Hg),Ym.add(n),n.syncRect=Wa);let Mc=n.hooks=i.hooks||{};function Nn(_,E,P){Jn?Oe.push([_,E,P]):_ in Mc&&Mc[_].forEach(D=>{D.call(null,n,E,P)})}(i.plugins||[]).forEach(_=>{for(let E in _.hooks)Mc[E]=(Mc[E]||[]).concat(_.hooks[E])});let qg=(_,E,P)=>P,bn=wn({key:null,setSeries:!1,filters:{pub:Nx,sub:Nx},scales:[A,v[1]?v[1].scale:null],match:[Ox,Ox,qg],values:[null,null]},ut.sync);bn.match.length==2&&bn.match.push(qg),ut.sync=bn;let Xg=bn.key,Sf=Ib(Xg);function qa(_,E,P,D,q,K,at){bn.filters.pub(_,E,P,D,q,K,at)&&Sf.pub(_,E,P,D,q,K,at)}Sf.sub(n);function mM(_,E,P,D,q,K,at){bn.filters.sub(_,E,P,D,q,K,at)&&So[_](null,E,P,D,q,K,at)}n.pub=mM;function gM(){Sf.unsub(n),Ym.delete(n),In.clear(),Vm(Rd,Ma,Wg),c.remove(),Tt?.remove(),Nn("destroy")}n.destroy=gM;function Af(){Nn("init",i,t),za(t||i.data,!1),V[A]?yf(A,V[A]):Ga(),st=je.show&&(je.width>0||je.height>0),nt=pt=!0,U(i.width,i.height)}return v.forEach(po),M.forEach(Cs),e?e instanceof HTMLElement?(e.appendChild(c),Af()):e(n,Af):Af(),n}Sn.assign=wn;Sn.fmtNum=tg;Sn.rangeNum=Pd;Sn.rangeLog=Fd;Sn.rangeAsinh=Jm;Sn.orient=so;Sn.pxRatio=Le;Sn.join=EP;Sn.fmtDate=ng,Sn.tzDate=UP;Sn.sync=Ib;{Sn.addGap=xL,Sn.clipGaps=Od;let i=Sn.paths={points:kb};i.linear=zb,i.stepped=ML,i.bars=wL,i.spline=AL}var Wb=8,OL='system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',qb=11,UL=16,kL=26;function zd(){return document.documentElement.classList.contains("presenting")?UL/qb:1}function hg(){return`${qb*zd()}px ${OL}`}function La(i,t="",e=""){let n=i==="y",s=zd();return{scale:i,font:hg(),labelFont:hg(),stroke:()=>Ue().muted,label:t||void 0,size:n?(r,o)=>Math.max(30,14+BL(o??[])):kL*s,labelSize:16*s,labelGap:0,gap:4,space:(n?28:56)*s,grid:{stroke:()=>Ue().grid,width:1},ticks:{show:!1},values:(r,o)=>{let a=Mv(o);return a.map((l,c)=>e&&c===a.length-1?`${l} ${e}`:l)}}}var cg=typeof document>"u"?null:document.createElement("canvas").getContext("2d");function BL(i){return cg?(cg.font=hg(),Math.ceil(Math.max(0,...i.map(t=>cg.measureText(t).width)))):0}var Pa=class{card;head;heading;legend=H("ul",{class:"legend"});place;plot=null;lines=[];values=[];constructor(t,e){this.place=H("div",{class:"plot",role:"img","aria-label":e}),this.heading=H("h2",{},t),this.head=H("div",{class:"chart-head"},this.heading,this.legend),this.card=H("section",{class:"card chart"},this.head,this.place),new ResizeObserver(()=>this.resize()).observe(this.place)}rebuild(){this.plot?.destroy(),this.plot=null,this.writeLegend();let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot=new Sn(this.options(t,e),this.current(),this.place))}say(t){this.values.forEach((e,n)=>se(e,Yt(t[n]??NaN,4)))}writeLegend(){this.values=[],this.legend.replaceChildren(),this.lines.slice(0,Wb).forEach(e=>{let n=H("output",{class:"value","aria-live":"off"}),s=H("span",{class:e.dash?"swatch dashed":"swatch","aria-hidden":"true"});s.style.setProperty("--colour",e.colour()),this.values.push(n),this.legend.append(H("li",{},s,H("span",{class:"name",title:e.hint},e.label),n))});let t=this.lines.length-Wb;t>0&&this.legend.append(H("li",{},`and ${t} more`))}resize(){let{clientWidth:t,clientHeight:e}=this.place;t<40||e<40||(this.plot?this.plot.setSize({width:t,height:e}):this.rebuild())}};function oc(i,t=1/0){let e=1/0,n=-1/0;for(let s of i)for(let r=0;r<s.length;r+=1){let o=s[r]??NaN;Math.abs(o)<=t&&(o<e&&(e=o),o>n&&(n=o))}return[e,n]}function Xb(i,t){let e=t;for(let n=0;n<3&&i<=e/2;n+=1)e/=2;return e}function rc(i,t,e=0,n=0){if(!(i<=t)||!Number.isFinite(i)||!Number.isFinite(t))return[-1,1];let s=t-i,r=Math.max(Math.abs(i),Math.abs(t)),o=Math.max(1e-14*e,n,1e-30),a=Math.max(1e-9*r,o);if(s>a)return[i-.06*s,t+.06*s];let l=r>o?.1*r:.5*(e||1);return[i-l,t+l]}function Yb(i,t=0,e=1/0,n=0){let[s,r]=oc(i,e),o=[];for(let h of i){let u=Math.max(1,Math.floor(h.length*i.length/600));for(let d=0;d<h.length;d+=u){let f=h[d]??NaN;Math.abs(f)<=e&&o.push(f)}}if(o.length<100)return rc(s,r,t,n);o.sort((h,u)=>h-u);let a=Math.ceil(.02*o.length/2),l=[o[a]??s,o[o.length-1-a]??r],c=l[1]-l[0];return!(c>1e-9*(r-s))||c>=.1*(r-s)?rc(s,r,t,n):rc(Math.max(s,l[0]-.5*c),Math.min(r,l[1]+.5*c),t,n)}var zL=Sn.paths.spline?.(),GL=Sn.paths.linear?.(),ro=class extends Pa{constructor(e,n,s){super(n.title,n.description);this.columns=e;this.settings=n;this.sliding=s;this.heading.after(this.instant)}columns;settings;sliding;cursorAt=null;hovered=null;instant=H("output",{class:"instant","aria-live":"off"});addChooser(e){e.length&&(this.heading.classList.add("hidden"),this.heading.after(...e))}choose(e,n,s){this.settings={...this.settings,title:e,unit:n},se(this.heading,e),this.place.setAttribute("aria-label",`${e} over time`),this.setLines(s)}rename(e){se(this.heading,e)}say(e){let n=this.hovered,s=this.columns();if(n===null||n>=s.count){se(this.instant,""),super.say(e);return}se(this.instant,`t = ${Vl(s.values(0)[n]??NaN,3)} ${this.settings.timeUnit}`.trim()),super.say(this.lines.map(({column:r})=>s.values(r)[n]??NaN))}setLines(e){this.lines=e,this.rebuild()}update(){this.plot?.setData(this.current())}mark(e,n){this.cursorAt=e,this.say(n),this.plot?.redraw(!1,!1)}current(){let e=this.columns(),n=this.lines.map(({column:s})=>e.values(s));return[e.values(0),...n]}options(e,n){return{width:e,height:n,padding:[8,18,0,0],legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!1,y:!1}},scales:{x:{time:!1,range:()=>this.interval()},y:{range:()=>this.range()}},axes:[La("x","",this.settings.timeUnit),La("y",this.settings.unit)],series:[{},...this.lines.map(s=>({stroke:s.colour,width:s.width??1.75,dash:s.dash,points:{show:!1},spanGaps:!1,paths:(r,o,a,l)=>(!this.settings.stepped&&l-a<r.bbox.width/4?zL:GL)?.(r,o,a,l)??null}))],hooks:{draw:[s=>this.drawCursor(s)],setCursor:[s=>{this.hovered=s.cursor.idx??null,this.hovered!==null&&this.say([])}]}}}interval(){let e=this.columns().values(0),n=e[0]??0,s=e[e.length-1]??0;if(!this.sliding)return[n,Math.max(s,n+1e-9)];let r=Xb(s-n,this.settings.span),o=Math.max(s,n+r);return[o-r,o]}range(){let e=this.columns();return Yb(this.lines.map(({column:n})=>e.values(n)),this.settings.size??0,this.settings.limit?.()??1/0,this.settings.still??0)}drawCursor(e){if(this.cursorAt===null||this.sliding)return;let n=Math.round(e.valToPos(this.cursorAt,"x",!0))+.5,{top:s,height:r}=e.bbox;e.ctx.save(),e.ctx.strokeStyle=Ue().ink,e.ctx.lineWidth=window.devicePixelRatio,e.ctx.setLineDash([]),e.ctx.beginPath(),e.ctx.moveTo(n,s),e.ctx.lineTo(n,s+r),e.ctx.stroke(),e.ctx.restore()}};var Gd=class{constructor(t,e,n){this.session=t;this.servo=e;let{data:s}=t;this.demands=e.signals.flatMap(({input:o},a)=>e.inputs.includes(o)?[a]:[]),this.history=new Ar(1+e.inputs.length+this.demands.length,n);let r=new Set(e.inputs.map(o=>s.inputs[o]?.unit??""));this.chart=new ro(()=>this.history,{title:"Inputs",description:"Inputs over time",unit:r.size===1?[...r][0]??"":"",timeUnit:s.units.time,span:s.until,stepped:!0},!0),this.chart.setLines(this.lines())}session;servo;chart;history;demands;sample(t){this.history.append([t,...this.present()]),this.history.forget(t-this.session.data.until)}draw(){this.chart.update(),this.chart.say(this.present())}clear(){this.history.clear()}lines(){let{servo:t,session:e}=this,n=t.inputs.length,s=a=>()=>Xe(a,n),r=t.inputs.map((a,l)=>({label:e.data.inputs[a]?.label??"",column:1+l,colour:s(l)})),o=this.demands.map((a,l)=>({label:t.signals[a]?.label??"",column:1+n+l,colour:s(t.inputs.indexOf(t.signals[a]?.input??-1)),dash:[5,4]}));return[...r,...o]}present(){let{main:t}=this.session;if(t.outcome!=="")return Array(this.history.width-1).fill(NaN);let{u:e}=t,n=t.signals();return[...this.servo.inputs.map(s=>e[s]??NaN),...this.demands.map(s=>n[s]??NaN)]}};var Vd=class{constructor(t,e){this.energies=t;this.long=e}energies;long;level=0;decided=!1;get count(){return this.energies().count}values(t){let e=this.energies().values(t);return this.level&&t>=2?e.map(n=>n-this.level):e}shifted(t){return t.map((e,n)=>1+n>=2?e-this.level:e)}decide(){let t=this.energies(),e=t.values(0);if(this.decided||!(VL(e)-(e[0]??0)>=.02*this.long))return!1;this.decided=!0;let n=t.values(2)[0]??NaN,s=Math.max($b(t.values(1)),$b(t.values(2)));return s>0&&Math.abs(n)>8*s?(this.level=n,!0):!1}clear(){this.level=0,this.decided=!1}};function VL(i){return i[i.length-1]??NaN}function $b(i){return i.reduce((t,e)=>Math.max(t,e),-1/0)-i.reduce((t,e)=>Math.min(t,e),1/0)}var HL=1,WL=1200,qL=5,ug={mouse:12,touch:24},Hd=class extends Pa{constructor(e,n,s,r,o,a,l){super(e,`Phase portrait: ${s.yLabel} against ${s.xLabel}`);this.columns=n;this.plane=s;this.end=r;this.chooser=o;this.colour=a;this.still=l;this.legend.replaceWith(o)}columns;plane;end;chooser;colour;still;marks=[];section=null;centre=0;picked=-1;addChooser(e){this.chooser.append(...e)}choose(e){this.plane=e,this.place.setAttribute("aria-label",`Phase portrait: ${e.yLabel} against ${e.xLabel}`),this.rebuild()}cut(e){this.section=e,this.update()}moveMarks(e){this.marks=e}mark(e,n){this.moveMarks(e),e.length&&(this.place.title="Marks are equilibria: filled ones are stable. Click one to start there.",this.place.addEventListener("pointerup",s=>{let r=this.near(s,s.pointerType==="touch"?ug.touch:ug.mouse),o=r.find(a=>a>this.picked)??r[0];o!==void 0&&(this.picked=o,n(o))}),this.place.addEventListener("pointermove",s=>{this.place.style.cursor=this.near(s,ug.mouse).length?"pointer":""}))}near(e,n){let{plot:s}=this;if(!s)return[];let r=s.over.getBoundingClientRect(),[o,a]=[e.clientX-r.left,e.clientY-r.top];return this.marks.flatMap((l,c)=>{let[h,u]=this.placeOf(s,l,!1);return Math.hypot(h-o,u-a)<=n?[c]:[]})}placeOf(e,{y:n},s){let r=oo(n,this.plane.x);return[e.valToPos(this.shown(r),"x",s),e.valToPos(oo(n,this.plane.y),"y",s)]}update(){this.centre=this.plane.angle?this.middle:0,this.plot?.setData(this.current())}current(){let{x:e,y:n}=this.plane;return[null,[this.columns().values(e),this.columns().values(n)]]}options(e,n){return{mode:2,width:e,height:n,padding:[8,10,0,0],legend:{show:!1},cursor:{show:!1},scales:{x:{time:!1,range:()=>this.range(this.plane.x,this.plane.angle)},y:{range:()=>this.range(this.plane.y,!1)}},axes:[{...La("x",this.plane.xLabel),size:22*zd()},La("y",this.plane.yLabel)],series:[{},{stroke:this.colour,width:1.5,facets:[{scale:"x",auto:!1},{scale:"y",auto:!1}],paths:s=>this.draw(s)}]}}shown(e){return this.plane.angle?this.centre+Hl(e-this.centre):e}get middle(){let e=1/0,n=-1/0;for(let s of this.columns().values(this.plane.x)){let r=Hl(s);if(Math.abs(r)<HL)return 0;r<e&&(e=r),r>n&&(n=r)}return e<0&&n>0?Math.PI:0}range(e,n){let s=this.section?this.section.map(a=>oo(a,e)):this.columns().values(e),[r,o]=oc([n?Float64Array.from(s,a=>this.shown(a)):s]);for(let{y:a}of n&&!this.section?this.marks:[])r=Math.min(r,this.shown(oo(a,e))),o=Math.max(o,this.shown(oo(a,e)));return rc(r,o,0,this.still)}draw(e){let n=this.columns().values(this.plane.x),s=this.columns().values(this.plane.y),r=Math.min(this.end(),n.length),{ctx:o,bbox:a}=e,l=window.devicePixelRatio;o.save(),o.beginPath(),o.rect(a.left,a.top,a.width,a.height),o.clip(),this.section?this.dots(e,this.section):(r<n.length&&this.stroke(e,n,s,n.length,Ue().grid),this.stroke(e,n,s,r,this.colour())),this.drawMarks(e);let c=n[r-1],h=s[r-1];return c!==void 0&&h!==void 0&&Number.isFinite(c+h)&&(o.fillStyle=Ue().ink,o.beginPath(),o.arc(e.valToPos(this.shown(c),"x",!0),e.valToPos(h,"y",!0),3.5*l,0,2*Math.PI),o.fill()),o.restore(),null}dots(e,n){let{ctx:s}=e,r=2.5*window.devicePixelRatio;s.fillStyle=this.colour();for(let o of n)s.fillRect(e.valToPos(this.shown(oo(o,this.plane.x)),"x",!0)-r/2,e.valToPos(oo(o,this.plane.y),"y",!0)-r/2,r,r)}drawMarks(e){let{ctx:n}=e,s=window.devicePixelRatio;n.lineWidth=1.5*s,n.strokeStyle=Ue().ink;for(let r of this.marks)n.beginPath(),n.arc(...this.placeOf(e,r,!0),qL*s,0,2*Math.PI),n.fillStyle=r.filled?Ue().ledger:Ue().wall,n.fill(),n.stroke()}stroke(e,n,s,r,o){let{ctx:a}=e;a.strokeStyle=o,a.lineWidth=1.5*window.devicePixelRatio,a.lineJoin="round",a.beginPath();let l=new dg(a,r<WL),c=NaN;for(let h=0;h<r;h+=1){let u=n[h]??NaN,d=this.shown(u),f=s[h]??NaN,g=e.valToPos(d,"x",!0),y=e.valToPos(f,"y",!0);Math.abs(d-c)<(this.plane.angle?Math.PI:1/0)||(l.end(),a.moveTo(g,y)),l.to(g,y),c=d}l.end(),a.stroke()}},dg=class{constructor(t,e){this.pen=t;this.smooth=e}pen;smooth;places=[];to(t,e){if(!this.smooth){this.pen.lineTo(t,e);return}this.places.push([t,e]);let[n,s,r,o]=this.places;n&&s&&r&&o?this.piece(n,s,r,o):n&&s&&r&&this.piece(n,n,s,r),this.places.length>3&&this.places.shift()}end(){let[t,e,n]=this.places;t&&e&&n?this.piece(t,e,n,n):e&&this.pen.lineTo(...e),this.places.length=0}piece(t,e,n,s){this.pen.bezierCurveTo(e[0]+(n[0]-t[0])/6,e[1]+(n[1]-t[1])/6,n[0]-(s[0]-e[0])/6,n[1]-(s[1]-e[1])/6,...n)}};function oo(i,t){return i[t-1]??NaN}function XL(i){return 1+i}function fg(i,t){return t.map(({label:e,unit:n,angle:s=!1},r)=>({column:XL(i.first+r),label:e,unit:n,angle:s}))}function Kb(i,t){let e=new xe(i.layout),n=fg(e.q,i.coordinates),s=fg(e.v,i.velocities),r=fg(e.z,i.states),o=[...n,...s,...r],a=[...i.coordinates,...i.velocities,...i.states].map(({name:f})=>f),[l,c]=(i.view?.plane??[]).map(f=>o[a.indexOf(f)]);if(l&&c)return jb(o,[l,c],t);if(!e.identity)return jb([...n,...s,...r],s.length>1?s.slice(-2):n,t);let h=n.length?n.slice(0,e.paired).map((f,g)=>({...ac(f,s[g]),name:f.label})):r.flatMap((f,g)=>r.slice(g+1).map(y=>({...ac(f,y),name:`${f.label}, ${y.label}`}))),u=h[0];if(!u)return null;let d=ao("Coordinate of the phase portrait",h.map(({name:f})=>f),0,f=>t(h[f]??u));return{first:u,chooser:H("div",{class:"inline-field"},...h.length>1?d:[])}}function jb(i,t,e){let[n,s]=t;if(!n||!s)return null;let r=i.map(({label:h})=>h),o=h=>i.findIndex(({column:u})=>u===h.column),a=ac(n,s),l=ao("Horizontal axis of the phase portrait",r,o(n),h=>{n=i[h],n&&s&&e(ac(n,s))}),c=ao("Vertical axis of the phase portrait",r,o(s),h=>{s=i[h],n&&s&&e(ac(n,s))});return{first:a,chooser:H("div",{class:"inline-field"},...l,...c)}}function ac(i,t){return{x:i.column,y:t.column,angle:i.angle,xLabel:Zb(i),yLabel:Zb(t)}}function Zb({label:i,unit:t}){return t?`${i} / ${t}`:i}function ao(i,t,e,n){let s=Wn("phase"),r=H("select",{id:s,onchange:()=>n(r.selectedIndex)},...t.map(o=>H("option",{},o)));return r.selectedIndex=e,[H("label",{for:s,class:"hidden"},i),r]}function Jb(i){let{q:t,v:e,z:n,size:s}=new xe(i.layout),r=1+s,o=r+i.inputs.length,a=o+i.constraints.length,l=(u,d)=>d.map(({name:f,label:g,unit:y},m)=>({name:f,label:g,unit:y,column:u+m})),c=[{name:"Coordinates",entries:l(1+t.first,i.coordinates)},{name:"Velocities",entries:l(1+e.first,i.velocities)},{name:"States",entries:l(1+n.first,i.states)},{name:"Inputs",entries:l(r,i.inputs)},{name:"Multipliers",entries:l(o,i.constraints.map(u=>({name:u,label:u,unit:""})))},{name:"Errors",entries:i.mode==="live"?l(a,YL(i)):[]},{name:"Length of steps",entries:i.run?.steps?l(a,[{name:"h",label:"h",unit:i.units.time}]):[]}];return[{name:"Chosen",entries:(i.view?.plot??[]).flatMap(u=>c.flatMap(({entries:d})=>d.filter(f=>f.name===u)))},...c].filter(({entries:u})=>u.length)}function YL(i){return(i.servo?.coordinates??[]).map(t=>{let{name:e="",label:n="",unit:s=""}=i.coordinates[t]??{};return{name:`${e}_error`,label:`${n} desired − ${n}`,unit:s}})}function Qb(i){let{size:t}=new xe(i.layout);return 1+t+i.inputs.length+i.constraints.length+(i.servo?.coordinates.length??0)}function pg(i,t,e,n){let{data:s,y:r}=i,{servo:o}=s;if(n[0]=t,e){n.fill(NaN,1);return}n.set(r,1),n.set(i.u,1+r.length);let a=1+r.length+s.inputs.length;s.constraints.length&&n.set(i.multipliers().subarray(0,s.constraints.length),a),a+=s.constraints.length,o?.coordinates.forEach((l,c)=>{n[a+c]=i.parameter(o.desired[c]??"")-(r[l]??NaN)})}var $L=12,t_=[[],[9,4],[2,3],[9,4,2,4]],jL="moreau-jean",ZL=1e-5,s_=6,KL="The ledger: the energy at the start and all work done since. What lies between it and the total is the error of the integrator.";function e_(i){let t=new Set(i.map(({unit:e})=>e));return t.size===1?[...t][0]??"":""}function Wd({name:i,entries:t}){return i!=="Chosen"?i:t.length>s_?"Selection":t.map(({label:e})=>e).join(", ")}function n_({entries:i}){return i.map(({label:t,column:e},n)=>{let s=i.length>s_?t_[n%t_.length]:void 0;return{label:t,column:e,colour:()=>Xe(n,i.length),...s?.length?{dash:[...s]}:{}}})}function lc({energyLabel:i,jacobi:t}){let e=[{label:"kinetic",column:1,colour:()=>Ue().kinetic},{label:"potential",column:2,colour:()=>Ue().potential},{label:i,column:3,colour:()=>Ue().ink,width:2.25},{label:"ledger",column:4,colour:()=>Ue().ledger,dash:[5,4],width:2.25,hint:KL}];return t&&e.push({label:"Jacobi integral",column:5,colour:()=>Xe(3,6),dash:[2,3]}),e}function i_(i){let[t,e]=oc([i.players[0]?.positions()??[]]);return e>=t?e-t:0}var Ia=class{constructor(t,e,n,s){this.session=t;let{data:r}=t,o=r.units.time;this.groups=Jb(r);let[a={name:"States",entries:[]}]=this.groups,l=r.contact||r.run?.integrator===jL?ZL:0;this.group=a;let c=()=>t.players.length<2?1/0:$L*Math.max(r.energyScale,Math.abs(s().values(1)[0]??0));this.coordinates=new ro(n,{title:Wd(a),description:`${Wd(a)} over time`,unit:e_(a.entries),timeUnit:o,span:r.until,still:l*i_(t)},e),this.coordinates.setLines(n_(a)),this.coordinates.addChooser(this.groupMenu()),this.levelled=new Vd(s,r.until),this.energy=r.energy?new ro(()=>this.kinds?this.levelled:s(),{title:"Energy",description:"Energy over time",unit:r.units.energy,timeUnit:o,span:r.until,limit:c,size:r.energyScale,still:l*r.energyScale},e):null;let h=Kb(r,u=>this.phase?.choose(u));this.phase=h?new Hd("Phase portrait",n,h.first,()=>this.behind(),h.chooser,()=>Xe(0,6),l*i_(t)):null;for(let u of[this.coordinates,this.energy,this.phase])u&&this.element.append(u.card)}session;element=H("div",{class:"plots"});coordinates;energy;phase;levelled;groups;group;rebuild(){this.coordinates.rebuild(),this.energy?.setLines(this.energyLines()),this.nameEnergy(),this.phase?.rebuild()}get kinds(){return!0}shifted(t){return this.kinds?this.levelled.shifted(t):[...t]}level(){this.kinds&&this.levelled.decide()&&this.nameEnergy()}unlevel(){this.levelled.clear(),this.nameEnergy()}nameEnergy(){let{level:t}=this.levelled,{energy:e}=this.session.data.units;this.energy?.rename(t&&this.kinds?`Energy, V from ${`${Yt(t)} ${e}`.trim()}`:"Energy")}plottedOf(t){return this.group.entries.map(({column:e})=>t[e]??NaN)}columnsOf(t,e){let{data:n}=this.session,s=new Set,r={name:"t",unit:n.units.time,values:t.values(0)},o=this.groups.flatMap(({entries:l})=>l.flatMap(({name:c,unit:h,column:u})=>s.has(u)?[]:(s.add(u),[{name:c,unit:h,values:t.values(u)}]))),a=this.energy?this.energyLines().map(({label:l,column:c})=>({name:l,unit:n.units.energy,values:e.values(c)})):[];return[r,...o,...a]}groupMenu(){return this.groups.length<2?[]:ao("Quantities that are plotted",this.groups.map(Wd),0,t=>{this.group=this.groups[t]??this.group,this.coordinates.choose(Wd(this.group),e_(this.group.entries),n_(this.group)),this.draw()})}energyLines(){return lc(this.session.data)}};var JL=40,qd=class{constructor(t,e,n){this.passed=e;this.most=n;this.layout=new xe(t.layout)}passed;most;points=[];before=null;t=0;layout;clear(){this.points.length=0,this.before=null}sample(t,e){let{before:n}=this;if(n&&t>this.t){let s=this.passing(n,e,t-this.t);s&&this.points.push(s),this.points.length>this.most&&this.points.shift()}n?.length===e.length?n.set(e):this.before=Float64Array.from(e),this.t=t}passing(t,e,n){if("period"in this.passed){let u=this.passed.period(),d=Math.floor((this.t+n)/u+1e-12);return!(u>0)||d<=Math.floor(this.t/u+1e-12)?null:this.between(t,e,n,(d*u-this.t)/n)}let{entry:s,angle:r}=this.passed,o=u=>r?Hl(u[s]??NaN):u[s]??NaN,[a,l]=[o(t),o(e)];if(!(a<0&&l>=0)||r&&l-a>Math.PI)return null;let c=0,h=1;for(let u=0;u<JL;u+=1){let d=(c+h)/2;o(this.between(t,e,n,d))<0?c=d:h=d}return this.between(t,e,n,h)}between(t,e,n,s){let{q:r,v:o,identity:a}=this.layout;return t.map((l,c)=>{let h=e[c]??NaN;if(!a||c>=r.end)return l+s*(h-l);let[u,d]=[n*(t[o.first+c-r.first]??0),n*(e[o.first+c-r.first]??0)],f=1-s;return l*f*f*(1+2*s)+u*s*f*f+h*s*s*(3-2*s)-d*s*s*f})}};var QL=4e3;function tI(i){let{data:t}=i,{q:e,v:n,z:s}=new xe(t.layout),{period:r}=t.view?.section??{},o=t.parameters.find(({name:h})=>h===r),a=(h,u)=>u.map(({label:d,angle:f=!1},g)=>({label:`${d} = 0 ↑`,passed:{entry:h+g,angle:f}})),l=[...a(e.first,t.coordinates),...a(n.first,t.velocities),...a(s.first,t.states)];if(!o)return l;let c={period:()=>2*Math.PI/Math.abs(i.main.parameter(o.name))};return[{label:`every 2π/${o.label}`,passed:c},...l]}function eI({view:i,coordinates:t,velocities:e,states:n},s){if(i?.section?.period!==void 0)return"period"in(s[0]?.passed??{})?0:-1;let r=[...t,...e,...n].map(({name:o})=>o);return i?.section?.through===void 0?-1:r.indexOf(i.section.through)}var Xd=class{constructor(t,e){this.session=t;this.phase=e;let n=tI(t),s=eI(t.data,n);this.element=ao("Line or section of the phase portrait",["line",...n.map(({label:r})=>r)],s+1,r=>this.choose(n[r-1])),this.choose(n[s])}session;phase;element;section=null;sample(t,e){this.section?.sample(t,e)}clear(){this.section?.clear()}choose(t){this.section=t?new qd(this.session.data,t.passed,QL):null,this.phase.cut(this.section?.points??null)}};var Yd=3e3,nI=2500,$d=class extends Ia{constructor(e,n){let s=e,{data:r}=e,o=new xe(r.layout),a=new Ar(Qb(r),Yd),l=new Ar(6,Yd);super(s,!0,()=>a,()=>this.energies??l);this.live=e;this.nameOf=n;this.states=a,this.energies=l,this.row=new Float64Array(a.width),this.drive=r.servo?new Gd(s,r.servo,Yd):null,this.drive&&this.coordinates.card.after(this.drive.chart.card);let c=()=>(r.analysis?.equilibria??[]).flatMap((h,u)=>{let{found:d}=s.equilibriumNow(u);return d?[{y:o.join(d.state.q,d.state.v,d.state.z),filled:ld(d)}]:[]});this.phase?.mark(c(),h=>s.rest(h)),s.whenChanged(h=>h==="settings"&&this.phase?.moveMarks(c())),this.sections=this.phase&&new Xd(s,this.phase),this.sections&&this.phase?.addChooser(this.sections.element),this.energy?.setLines(this.energyLines())}live;nameOf;states;energies;row;drive;sections;record(){return this.columnsOf(this.states,this.energies)}sample(){let{session:e,states:n}=this,s=e.players[0],r=e.time;s?.outcome===""&&this.sections?.sample(r,s.y),!(!s||!(r>=n.last(0)+e.data.until/nI||n.count===0))&&(pg(this.live.main,r,s.outcome!==""&&n.count>0,this.row),n.append(this.row),n.forget(r-e.data.until),this.drive?.sample(r),this.energy&&(this.energies.append([r,...this.presentEnergies()]),this.energies.forget(r-e.data.until)))}draw(){let e=this.session.players[0];this.coordinates.update(),e&&pg(this.live.main,e.t,!1,this.row),this.coordinates.say(this.plottedOf(this.row)),this.drive?.draw(),this.level(),this.energy?.update(),this.energy?.say(this.shifted(this.presentEnergies())),this.phase?.update()}clear(){this.states.clear(),this.energies.clear(),this.unlevel(),this.drive?.clear(),this.sections?.clear(),this.sample(),this.draw()}rebuild(){let{players:e}=this.session,n=e.length>1?1+e.length:6;n!==this.energies.width&&(this.energies=new Ar(n,Yd)),this.drive?.chart.rebuild(),super.rebuild()}behind(){return this.states.count}get kinds(){return this.session.players.length<2}energyLines(){let{players:e}=this.session;return e.length<2?lc(this.session.data):e.map((n,s)=>({label:this.nameOf(s),column:1+s,colour:()=>Xe(s%6,6),width:s?2:2.5}))}presentEnergies(){let{players:e}=this.session;if(e.length>1)return e.map(s=>s.outcome===""?s.energy().total:NaN);let n=e[0]?.outcome===""?e[0].energy():null;return n?[n.kinetic,n.potential,n.total,n.ledger,n.jacobi]:Array(5).fill(NaN)}};var jd=class{constructor(t){this.columns=t;this.count=t[0]?.length??0}columns;count;values(t){return this.columns[t]??new Float64Array(this.count)}};function iI(i,t){let e=t?i.length/t:0;return Array.from({length:e},(n,s)=>Float64Array.from({length:t},(r,o)=>i[o*e+s]??NaN))}var Zd=class extends Ia{constructor(e){let n=e.data.run;if(!n)throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");let s=c=>new Float64Array(ss(c)),r=s(n.t),o=new jd([n.y,n.u,n.multipliers??"",n.steps??""].reduce((c,h)=>[...c,...iI(s(h),r.length)],[r])),a=n.energy?[n.energy.kinetic,n.energy.potential,n.energy.total].map(s):[];if(a.length&&n.ledger?.length){let c=n.ledger.map(({values:u})=>s(u)),h=a[2]?.[0]??0;a.push(Float64Array.from(r,(u,d)=>c.reduce((f,g)=>f+(g[d]??0),h))),a.push(s(n.energy?.jacobi??""))}let l=new jd([r,...a]);super(e,!1,()=>o,()=>l);this.replay=e;this.t=r,this.steps=s(n.steps??""),this.columns={states:o,energies:l},this.level(),this.energy?.setLines(this.energyLines())}replay;t;steps;columns;sample(){}record(){return this.columnsOf(this.columns.states,this.columns.energies)}draw(){let{recorded:e}=this.replay,{kinetic:n,potential:s,total:r,ledger:o,jacobi:a}=e.energy(),l=[e.t,...e.y,...e.u,...e.multipliers()];this.steps.length&&l.push(this.steps[Math.min(this.behind(),this.steps.length-1)]??NaN),this.coordinates.mark(e.t,this.plottedOf(l)),this.energy?.mark(e.t,this.shifted([n,s,r,o,a])),this.phase?.update()}clear(){this.draw()}energyLines(){let e=lc(this.replay.data);return this.replay.data.run?.ledger?.length?e:e.slice(0,3)}behind(){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=this.replay.time?e=s+1:n=s}return e}};var o_=new O(0,1,0),cc=new O,r_=new be,sI=new Hn;function ai(i,t,e){let{offset:n,dimension:s}=i;return e.set(t[n]??0,t[n+1]??0,s===3?t[n+2]??0:0)}function lo(i,t,e,n){cc.subVectors(e,t);let s=cc.length();return i.visible=s>0&&Number.isFinite(s),i.visible?(i.position.copy(t).addScaledVector(cc,.5),i.quaternion.setFromUnitVectors(o_,cc.divideScalar(s)),i.scale.set(n,s,n),s):0}function a_(i,t){let e=t.length();e>0&&i.quaternion.setFromUnitVectors(o_,cc.copy(t).divideScalar(e))}function co(i,t,e){if(e===void 0){i.quaternion.identity();return}let n=s=>t[e+s]??0;r_.set(n(0),n(1),n(2),0,n(3),n(4),n(5),0,n(6),n(7),n(8),0,0,0,0,1),i.quaternion.copy(sI.setFromRotationMatrix(r_))}function hc(i,t,e){return t===void 0?e.set(0,0,0):e.set(i[t]??0,i[t+1]??0,i[t+2]??0)}function pn(i,t,e,n){let s=i.shape.points[t],r=s===void 0?void 0:i.data.points[s];return r?ai(r,e.positions,n):n.set(0,0,0)}function pi(i,t,e,n=0){let s=i.shape.sizes[t],r=s===void 0?n:e.sizes[s]??n;return Number.isFinite(r)?r:0}function ho(i,t){return t!==void 0&&(i.points[t]?.fixed??!1)}var Zn={a:new O,b:new O,c:new O,d:new O};var gg=9,mg=.1,uo=16*gg+4,Wi=6,rI=3.4,oI=.42;function l_(i){let t=new Ee,e=new en(new Float32Array(3*uo*Wi),3),n=new en(new Float32Array(3*uo*Wi),3);t.setAttribute("position",e),t.setAttribute("normal",n),t.setIndex(lI());let s=new ye(t,i.look.material("steel"));s.frustumCulled=!1,s.castShadow=!i.look.ghost;let r=NaN;return{object:s,place(o){let a=i.look.rod,l=lo(s,pn(i,"start",o,Zn.a),pn(i,"end",o,Zn.b),1);s.scale.setScalar(1),!(!s.visible||Math.abs(l-r)<=1e-4*l)&&(r=l,aI(e,n,l,rI*a,oI*a))}}}function aI(i,t,e,n,s){let r=i.array,o=t.array,a=e*(1-2*mg)/gg;for(let l=0;l<uo;l+=1){let c=Math.min(Math.max((l-2)/(uo-5),0),1),h=l<2||l>uo-3,u=2*Math.PI*gg*c,d=h?0:n,f=l===0?0:l===uo-1?1:mg+(1-2*mg)*c,g=Math.cos(u),y=Math.sin(u),m=a/(2*Math.PI),p=Math.hypot(d,m)||1,v=-d*y/p,M=m/p,b=d*g/p,S=M*y,A=b*g-v*y,x=-M*g;for(let C=0;C<Wi;C+=1){let N=2*Math.PI*C/Wi,L=Math.cos(N),I=Math.sin(N),B=L*g+I*S,G=I*A,F=L*y+I*x,V=3*(Wi*l+C);r[V]=d*g+s*B,r[V+1]=(f-.5)*e+s*G,r[V+2]=d*y+s*F,o[V]=B,o[V+1]=G,o[V+2]=F}}i.needsUpdate=!0,t.needsUpdate=!0}function lI(){let i=[];for(let t=0;t+1<uo;t+=1)for(let e=0;e<Wi;e+=1){let n=Wi*t+e,s=Wi*t+(e+1)%Wi;i.push(n,s,n+Wi,s,s+Wi,n+Wi)}return i}function c_({r:i,g:t,b:e}){return .2126*i+.7152*t+.0722*e}function h_(i,t){let e=c_(t),n=3*(c_(i)+.05)-.05;if(e>=2*n)return;let s=(n-e/2)/(1-e);for(let r of["r","g","b"])t[r]+=s*(1-t[r])}var cI=.0068,hI=.015,uI=.012,dI=.75,fI=8,pI=.42,mI=.35,u_=[0,.36,-.32,.18],gI=727590,yI=new ee(16777215),vI=new ee(0),uc=class{constructor(t,e,n,s=!1){this.data=t;this.index=e;this.count=n;this.above=s;let r=t.shapes.filter(o=>o.kind==="rod").length;this.trails=t.shapes.filter(o=>o.kind==="trail").length,this.balls=t.shapes.filter(o=>o.kind==="sphere").length,this.finer=Math.min(1,Math.max(.4,Math.sqrt(fI/Math.max(r,1))))}data;index;count;above;extent=1;strongest={force:0,torque:0};line=new Si({color:gI,transparent:!0,opacity:.55});balls;finer;trails;materials=new Map;get ghost(){return this.index>0}get spatial(){return this.data.spatial}get rod(){return cI*this.extent*this.finer*(this.spatial?dI:1)}get pin(){return hI*this.extent*this.finer}get least(){return uI*this.extent*this.finer}colour(t=0){return this.ghost||this.count()>1&&this.trails<2?Xe(this.index%6,6):Xe(t%6,6)}material(t,e=0,n="",s=0){let r=n?0:s%u_.length,o=t==="body"||t==="surface"||t==="edge"||t==="face",a=`${t}${o?e:""}${n} ${r}`,l=this.materials.get(a);return l||(l=new Xs({side:t==="body"?Ms:ki}),this.ghost?Object.assign(l,{transparent:!0,opacity:pI,depthWrite:!1}):t==="face"?Object.assign(l,{transparent:!0,opacity:.22,depthWrite:!1}):t==="wall"&&Object.assign(l,{transparent:!0,opacity:mI,depthWrite:!1}),this.above&&Object.assign(l,{transparent:!0,depthTest:!1}),l.userData.role=t,l.userData.trail=e,l.userData.given=n,l.userData.tint=r,this.materials.set(a,l),this.dye(l)),l}renew(){for(let t of this.materials.values())this.dye(t)}dispose(){for(let t of this.materials.values())t.dispose();this.line.dispose()}dye(t){let e=t.userData.role,n=this.ghost?"":t.userData.given,s=n||this.colour(t.userData.trail),{wall:r,steel:o,rail:a,ground:l,pin:c,ink:h}=Ue(),u={steel:o,rail:a,ground:l,wall:a,pin:c,body:s,surface:s,edge:s,face:s,dark:h};t.color=new ee(u[e]),n&&Zr()==="dark"&&h_(new ee(r),t.color);let d=u_[t.userData.tint]??0;(e==="body"||e==="surface")&&t.color.lerp(d<0?vI:yI,Math.abs(d)),e==="edge"&&t.color.multiplyScalar(.62),this.ghost&&e==="steel"&&(t.color=new ee(s))}};function d_(i,t=Math.PI/3){let e=i.index?i.toNonIndexed():i,n=e.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(t),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let S=9*b,A=r[S+0],x=r[S+1],C=r[S+2],N=r[S+3],L=r[S+4],I=r[S+5],B=r[S+6],G=r[S+7],F=r[S+8],V=B-N,Y=G-L,W=F-I,lt=A-N,j=x-L,J=C-I,et=Y*J-W*j,dt=W*lt-V*J,ut=V*j-Y*lt,tt=1/(Math.sqrt(et*et+dt*dt+ut*ut)||1);c[3*b+0]=et*tt,c[3*b+1]=dt*tt,c[3*b+2]=ut*tt}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,g=new Int32Array(d),y=0;for(let b=0;b<s;b++){let S=3*b,A=Math.trunc(r[S+0]*a),x=Math.trunc(r[S+1]*a),C=Math.trunc(r[S+2]*a),N=(Math.imul(A,73856093)^Math.imul(x,19349663)^Math.imul(C,83492791))&f;for(;;){let L=g[N];if(L===0){let B=3*y;u[B+0]=A,u[B+1]=x,u[B+2]=C,g[N]=y+1,h[b]=y++;break}let I=3*(L-1);if(u[I+0]===A&&u[I+1]===x&&u[I+2]===C){h[b]=L-1;break}N=N+1&f}}let m=new Int32Array(y+1);for(let b=0;b<s;b++)m[h[b]+1]++;for(let b=0;b<y;b++)m[b+1]+=m[b];let p=new Int32Array(s),v=m.slice(0,y);for(let b=0;b<l;b++){let S=3*b;p[v[h[S+0]]++]=b,p[v[h[S+1]]++]=b,p[v[h[S+2]]++]=b}let M=new Float32Array(s*3);for(let b=0;b<l;b++){let S=3*b,A=c[S+0],x=c[S+1],C=c[S+2];for(let N=0;N<3;N++){let L=S+N,I=h[L],B=0,G=0,F=0;for(let Y=m[I],W=m[I+1];Y<W;Y++){let lt=3*p[Y],j=c[lt+0],J=c[lt+1],et=c[lt+2];A*j+x*J+C*et>o&&(B+=j,G+=J,F+=et)}let V=1/(Math.sqrt(B*B+G*G+F*F)||1);M[3*L+0]=B*V,M[3*L+1]=G*V,M[3*L+2]=F*V}}return e.setAttribute("normal",new en(M,3,!1)),e}var f_=new ts(1,32,20),xI=y_(f_),bI=60,p_=new ts(1,18,11),_I=y_(p_),dc=new Ai(1,1,1,48).rotateX(Math.PI/2),yg=new bs(1,1,1),MI=new Gr(yg),wI=new zr(1,64),m_=.2,vg=.05,SI=4e-4;function cs(i,t,e){let n=new ye(t,e);return n.castShadow=!i.look.ghost,n.receiveShadow=i.look.spatial&&!i.look.ghost,n}function fo(i){let{look:t,shape:e,trail:n}=i;return e.ground!==void 0&&!t.ghost?t.material(e.ground==="floor"?"ground":"wall"):t.material(e.kind==="mesh"?"surface":"body",n,e.colour,e.body)}function g_(i){let{look:t,trail:e,layer:n}=i;if(t.spatial)return xg(i);let s=new Ge,r=cs(i,dc,t.material("edge",e)),o=cs(i,dc,t.material("body",e));return o.castShadow=!1,s.add(r,o),{object:s,place(a){let l=Math.max(Math.abs(pi(i,"radius",a)),t.least),c=vg*t.extent,h=Math.min(.16*l,.3*t.rod);pn(i,"center",a,s.position),s.position.z=(.03+SI*n)*t.extent,r.scale.set(l,l,c),o.scale.set(l-h,l-h,c*1.02)}}}function xg(i){let{look:t,shape:e,trail:n}=i,s=e.vectors.rotation,r=s!==void 0&&e.ground===void 0,o=t.balls>bI,a=r?cs(i,o?_I:xI,[fo(i),t.material("edge",n,e.colour)]):cs(i,o?p_:f_,fo(i));return{object:a,place(l){pn(i,"center",l,a.position),a.scale.setScalar(Math.max(Math.abs(pi(i,"radius",l)),t.least)),r&&co(a,l.sizes,s)}}}function y_(i){let t=i.clone(),e=i.getAttribute("position"),n=[[],[]],s=i.getIndex()?.array??[];for(let r=0;r<s.length;r+=3){let o=[s[r]??0,s[r+1]??0,s[r+2]??0],a=o.reduce((c,h)=>c+e.getX(h),0),l=o.reduce((c,h)=>c+e.getY(h),0);n[a*l>0?0:1].push(...o)}return t.setIndex([...n[0],...n[1]]),t.addGroup(0,n[0].length,0),t.addGroup(n[0].length,n[1].length,1),t}function v_(i){let t=cs(i,yg,fo(i));return i.look.spatial&&!i.look.ghost&&t.add(new Hs(MI,i.look.line)),{object:t,place(e){let n=hc(e.sizes,i.shape.vectors.size,Zn.a),s=vg*i.look.extent;t.scale.set(Math.abs(n.x)||s,Math.abs(n.y)||s,Math.abs(n.z)||s),pn(i,"center",e,t.position),co(t,e.sizes,i.shape.vectors.rotation)}}}function bg(i,t){let e=cs(i,new Ee,fo(i)),n="";return{object:e,place(s){let r=Math.abs(pi(i,"radius",s)),o=Math.abs(pi(i,"length",s)),a=`${r} ${o}`;a!==n&&(n=a,e.geometry.dispose(),e.geometry=(t?new Br(r,o,8,24):new Ai(r,r,o,40)).rotateX(Math.PI/2)),pn(i,"center",s,e.position),co(e,s.sizes,i.shape.vectors.rotation)}}}function x_(i,t){let e=new Ge,n=cs(i,new Ee,i.look.material("steel")),s=t?new ye(wI,i.look.material("face",i.trail)):null;e.add(n),s&&e.add(s);let{a:r,b:o}=Zn,a=0;return{object:e,place(l){let c=Math.abs(pi(i,"radius",l));if(e.visible=c>0,!e.visible)return;let h=.75*i.look.rod/c;Math.abs(h-a)>.02*a&&(a=h,n.geometry.dispose(),n.geometry=new xl(1,h,10,96)),pn(i,"center",l,e.position),e.scale.setScalar(c),hc(l.sizes,i.shape.vectors.axis,r),r.lengthSq()===0&&(r.z=1),e.quaternion.setFromUnitVectors(o.set(0,0,1),r.normalize())}}}function _g(i,t){return(.5+m_)*Math.abs(pi(i,"height",t))}function b_(i,t,e){let{look:n,trail:s}=i,r=new Ge,o=[],a=[],l=cs(i,yg,n.material("body",s));r.add(l);for(let h=0;h<2;h+=1)o.push(cs(i,dc,n.material("steel"))),a.push(new ye(dc,n.material("pin")));let c=e?new ye(dc,n.material("pin")):null;return r.add(...o,...a),c&&r.add(c),{object:r,place(h){let u=Math.abs(pi(i,"width",h)),d=Math.abs(pi(i,"height",h)),f=m_*d,g=n.spatial?d:2*vg*n.extent;pn(i,"center",h,r.position);let y=t?.(h)??{x:1,y:0,lifted:!1};r.rotation.set(n.spatial?Math.PI/2:0,0,Math.atan2(y.y,y.x)),y.lifted&&r.position.addScaledVector(Zn.a.set(-y.y,y.x,0),_g(i,h)),l.scale.set(u,d,g),l.position.z=-.4*g;for(let[m,p]of[-1,1].entries()){let v=p*Math.max(u/2-1.3*f,0),M=o[m],b=a[m];M?.position.set(v,-d/2,.12*g),M?.scale.set(f,f,.3*g),b?.position.set(v,-d/2,.13*g),b?.scale.set(.4*f,.4*f,.3*g)}c?.position.set(0,0,.06*n.extent),c?.scale.set(.8*n.pin,.8*n.pin,.02*n.extent)}}}var AI=.6;function __(i){let t=w_(i.data,i.shape.mesh),e=EI(t),n=cs(i,e,fo(i));if(t?.colours){n.material=t.colours.map(([r])=>r?i.look.material("surface",i.trail,r):fo(i));let s=0;t.colours.forEach(([,r],o)=>{e.addGroup(3*s,3*r,o),s+=r})}return{object:n,place(s){pn(i,"center",s,n.position),n.scale.setScalar(pi(i,"scale",s,1)),co(n,s.sizes,i.shape.vectors.rotation)}}}function M_(i,t){let e=w_(i,t.mesh),n=new Oi().setFromArray([...new Float32Array(ss(e?.vertices??""))]),s=i.points[t.points.center??-1],r=new Mn;if(n.isEmpty()||!s)return()=>[];let{min:o,max:a}=n,l=[0,1,2,3,4,5,6,7].map(c=>new O(c&1?a.x:o.x,c&2?a.y:o.y,c&4?a.z:o.z));return c=>(ai(s,c.positions,r.position),r.scale.setScalar(c.sizes[t.sizes.scale??-1]??1),co(r,c.sizes,t.vectors.rotation),r.updateMatrix(),l.map(h=>h.clone().applyMatrix4(r.matrix)))}function w_(i,t){if(!t||!("like"in t))return t;let e=i.shapes[t.like]?.mesh;return e&&!("like"in e)?e:void 0}function EI(i){let t=new Ee;return i?(t.setAttribute("position",new en(new Float32Array(ss(i.vertices)),3)),t.setIndex(new en(new Uint32Array(ss(i.faces)),1)),d_(t,AI)):t}var TI=`
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
}`,CI=`
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`,Fa=class{constructor(t,e,n,s){this.capacity=t;this.points=new Al(new Float32Array(8*t),4,1);let r=new Sl;r.setAttribute("corner",new en(new Float32Array([0,-1,0,1,1,-1,1,1]),2)),r.setIndex([0,2,1,1,2,3]),r.setAttribute("begin",new kr(this.points,4,0)),r.setAttribute("finish",new kr(this.points,4,4)),r.instanceCount=0;let o={resolution:{value:this.resolution},width:{value:n},now:{value:0},memory:{value:e},colour:{value:new ee},opacity:{value:s}},a=new Ui({vertexShader:TI,fragmentShader:CI,uniforms:o,transparent:!0,depthWrite:!1});this.object=new ye(r,a),this.object.frustumCulled=!1}capacity;object;points;resolution=new Xt(1,1);end=0;clear(){this.end=0,this.object.geometry.instanceCount=0}append(t,e,n,s){let r=this.points.array;this.end===2*this.capacity&&(r.copyWithin(0,4*this.capacity),this.end=this.capacity);let o=4*this.end;r[o]=t,r[o+1]=e,r[o+2]=n,r[o+3]=s,this.end+=1,this.points.needsUpdate=!0,this.object.geometry.instanceCount=Math.max(0,this.end-1),this.object.material.uniforms.now.value=s}dye(t){this.object.material.uniforms.colour.value.set(t)}resize(t,e){this.resolution.set(t,e)}dispose(){this.object.geometry.dispose(),this.object.material.dispose()}};var fc=new Ai(1,1,1,14),RI=new bs(2,1,2),PI=new _s(1,1,18),LI=3.2,S_=1.25,II=1e-9,FI=.3,DI=.985;function A_(i){let t=new ye(fc,i.look.material("steel"));return t.castShadow=!i.look.ghost,{object:t,place(e){lo(t,pn(i,"start",e,Zn.a),pn(i,"end",e,Zn.b),i.look.rod)}}}function E_(i,t,e){let n=new Ge,s=new ye(fc,i.look.material("rail"));n.add(s);let r=t?new ye(RI,i.look.material("ground")):null;r&&n.add(r);let{a:o,b:a,c:l}=Zn;return{object:n,place(c){pn(i,"start",c,o),pn(i,"end",c,a),l.subVectors(a,o).normalize(),l.set(-l.y,l.x,0),l.y<0&&l.negate();let h=e(c)+i.look.rod*.5;if(o.addScaledVector(l,-h),a.addScaledVector(l,-h),lo(s,o,a,i.look.rod*(t?.5:.7)),!r)return;let u=2.6*i.look.rod;o.addScaledVector(l,-u),a.addScaledVector(l,-u),lo(r,o,a,u),r.position.z=-.12*i.look.extent}}}var Da=class{constructor(t,e,n=1){this.brief=t;this.colour=e;this.tips=Array.from({length:n},()=>new ye(PI,this.material)),this.object.add(this.shaft,...this.tips),t.look.above&&Object.assign(this.material,{transparent:!0,depthTest:!1});for(let s of[this.shaft,...this.tips])s.castShadow=!t.look.ghost}brief;colour;object=new Ge;material=new Xs;shaft=new ye(fc,this.material);tips;end=new O;place(t,e){let n=e.length(),s=.8*this.brief.look.rod,r=Math.min(LI*2*s,.6*n/this.tips.length);if(this.object.visible=n>.2*s&&Number.isFinite(n),!this.object.visible)return;this.material.color.set(Xe(this.colour,6));let o=(n-r)/n;this.end.copy(t).addScaledVector(e,o),lo(this.shaft,t,this.end,s),this.tips.forEach((a,l)=>{a_(a,e),a.position.copy(t).addScaledVector(e,1-(l+.5)*r/n),a.scale.set(2*S_*s,r,2*S_*s)}),this.object.position.z=this.brief.look.spatial?0:.14*this.brief.look.extent}};function T_(i,t,e,n="force"){if(i.shape.sizes.scale!==void 0)return pi(i,"scale",e,1);let{look:s}=i,{strongest:r}=s;Number.isFinite(t)&&(r[n]=Math.max(r[n],t));let o=n==="torque"?II*s.extent*r.force:0;return r[n]>o?FI*s.extent/r[n]:0}function C_(i){return P_(i,new Da(i,1),"force")}function R_(i){return P_(i,new Da(i,3,2),"torque")}function P_(i,t,e){return{object:new Ge().add(t.object),place(s){let r=hc(s.sizes,i.shape.vectors.vector,Zn.b);t.place(pn(i,"at",s,Zn.a),r.multiplyScalar(T_(i,r.length(),s,e)))}}}function L_(i){let t=new Da(i,2),e=i.shape.multipliers??[];return{object:t.object,place(n){let s=o=>{let a=e[o]??-1;return a<0?0:n.multipliers[a]??0},r=Zn.b.set(s(0),s(1),s(2));i.shape.group!==void 0&&(i.look.strongest.force*=DI),t.place(pn(i,"at",n,Zn.a),r.multiplyScalar(T_(i,r.length(),n)))}}}function I_(i){let t=new Ge,e=[1,2,0].map(r=>new Da(i,r));for(let r of e)t.add(r.object);let{a:n,b:s}=Zn;return{object:t,place(r){pn(i,"origin",r,n);let o=pi(i,"length",r,(i.shape.group===void 0?.14:.07)*i.look.extent),a=i.shape.vectors.rotation;e.forEach((l,c)=>{let h=u=>a===void 0?+(u===c):r.sizes[a+3*u+c]??0;l.place(n,s.set(h(0),h(1),h(2)).multiplyScalar(o)),l.object.position.z=0})}}}function F_(i,t){let e=new Ge,n=new ye(fc,i.look.material("steel")),s=new ye(fc,i.look.material("pin"));n.rotation.x=s.rotation.x=Math.PI/2,e.add(n,s);let r=ho(i.data,i.shape.points[t]);return{object:e,place(o){let{extent:a,pin:l}=i.look;pn(i,t,o,e.position),e.position.z+=.075*a,n.scale.set(l,.02*a,l),s.scale.set(.55*l,.024*a,.55*l),e.visible=r||!i.look.ghost}}}var mc=1e-6,NI=.01,OI=.6,UI=1-1e-9,Na=new O,mi=new O,pc=new O;function D_(i,t,e,n){let s=(o,a)=>{let l=o===void 0?void 0:i.points[o];return l?ai(l,n.positions,a):a.set(NaN,NaN,NaN)};s(e.points.start,Na),s(e.points.end,mi).sub(Na),s(t.points.center,pc).sub(Na);let r=mi.lengthSq();return{off:Math.abs(mi.x*pc.y-mi.y*pc.x)/r,inside:(mi.x*pc.x+mi.y*pc.y)/r}}function Kd(i,t,e){if(i.spatial)return null;for(let n of i.shapes){if(n.kind!=="rail"&&n.kind!=="rod")continue;let{off:s,inside:r}=D_(i,t,n,e);if(s<=mc&&(n.kind==="rail"||r>mc&&r<1-mc))return n}return null}function N_(i,t,e){let n=!1,s={x:1,y:0,lifted:e.kind==="rod"};return r=>{let{off:o}=D_(i,t,e,r);n||=!(o<=NI);let a=Math.hypot(mi.x,mi.y)||1,l=mi.x<-mc*a?-1:1;return s.x=n?1:l*mi.x/a,s.y=n?0:l*mi.y/a,s.lifted=!n&&e.kind==="rod",s}}function Jd(i,t,e,n){if(i.spatial)return!1;if(e)return!0;let s=[t.points.start,t.points.end],r=i.shapes.some(c=>c.kind==="rail"&&c!==t&&(s.includes(c.points.start)||s.includes(c.points.end))),[o,a]=s.map(c=>i.points[c??-1]);if(r||!o||!a)return!1;ai(o,n.positions,Na),ai(a,n.positions,mi);let l=o.fixed&&a.fixed?OI:mc;return Math.abs(Na.y-mi.y)<l*Math.abs(Na.x-mi.x)}function Mg(i,t){let e=i.vectors.rotation;return i.ground==="floor"&&(e===void 0||(t.sizes[e+8]??0)>UI)}function O_(i,t){let e=i.shapes.filter(n=>Mg(n,t)).map(n=>{let s=i.points[n.points.center??-1],r=n.vectors.size;return(t.positions[(s?.offset??0)+2]??0)+(r===void 0?0:(t.sizes[r+2]??0)/2)});return e.length?Math.max(...e):null}function U_(i){let t=new Map,e=new Set(i.shapes.filter(n=>n.kind==="disc").map(n=>n.points.center));for(let n of i.shapes)if(!(n.kind!=="rod"&&n.kind!=="coil"))for(let[s,r]of[["start","end"],["end","start"]]){let o=n.points[s];o===void 0||t.has(o)||e.has(o)||ho(i,o)&&!ho(i,n.points[r])&&t.set(o,{shape:n,role:s})}return[...t.values()]}function k_(i){return new Set(i.shapes.filter(t=>t.kind==="rod").flatMap(t=>[t.points.start,t.points.end]))}var kI=4e3,BI=300,zI=1,GI=.6,wg=new Float64Array(0);function Li(i){let t=i.data.shapes.some(e=>e.kind==="reaction");return{positions:i.positions(),sizes:i.sizes(),multipliers:t?i.multipliers():wg}}var gc=class{constructor(t,e,n,s){this.data=t;this.player=e;this.look=new uc(t,n,s),this.markLook=new uc(t,n,s,!0);let r=Li(e);this.shown={...r,positions:Float64Array.from(r.positions)};let o=[...new Set(t.shapes.filter(c=>c.kind==="trail").map(c=>c.points.point))],a=k_(t),l=new Map;for(let c of t.shapes){let h=c.kind==="cart"?Kd(t,c,r):null;h&&l.set(c,h)}if(t.shapes.forEach((c,h)=>{if(this.look.ghost&&VI(t,c)||Mg(c,r))return;let u=Object.values(c.points)[0],d=Math.max(0,o.indexOf(u)),f=c.group===void 0?this.look:this.markLook,g={data:t,shape:c,look:f,trail:d,layer:h};c.kind==="trail"?this.addTrail(c,d):this.add(this.part(g,r,l,a),c.group)}),!t.spatial&&!this.look.ghost)for(let{shape:c,role:h}of U_(t))this.add(F_({data:t,shape:c,look:this.look,trail:0,layer:0},h))}data;player;object=new Ge;look;markLook;shown;before=wg;parts=[];groups=new Map;trails=[];set extent(t){this.look.extent=this.markLook.extent=t}place(t){let e=Li(this.player);if(t<1&&this.before.length===e.positions.length)for(let n=0;n<this.before.length;n+=1){let s=this.before[n]??0;this.shown.positions[n]=s+t*((e.positions[n]??0)-s)}else this.shown.positions.set(e.positions);this.shown.sizes=e.sizes,this.shown.multipliers=e.multipliers;for(let n of this.parts)n.place(this.shown)}remember(){this.before.length!==this.shown.positions.length&&(this.before=new Float64Array(this.shown.positions.length)),this.before.set(this.player.positions())}trace(){this.trails.length&&this.mark(this.player.positions(),this.player.t)}mark(t,e){for(let{point:n,ribbon:s}of this.trails){let r=this.data.points[n];if(!r)continue;let{offset:o,dimension:a}=r,l=t[o]??0,c=t[o+1]??0;Number.isFinite(l+c)&&s.append(l,c,a===3?t[o+2]??0:-.02*this.look.extent,e)}}get traced(){return this.trails.length>0}forget(){this.before=wg;for(let{ribbon:t}of this.trails)t.clear()}showTrails(t){for(let{ribbon:e}of this.trails)e.object.visible=t}resize(t,e){for(let{ribbon:n}of this.trails)n.resize(t,e)}renew(){this.look.renew(),this.markLook.renew();for(let{ribbon:t,colour:e}of this.trails)t.dye(this.look.colour(e))}dispose(){for(let{ribbon:t}of this.trails)t.dispose();this.look.dispose(),this.markLook.dispose(),this.object.removeFromParent()}showGroup(t,e){for(let{object:n}of this.groups.get(t)??[])n.visible=e}add(t,e){this.parts.push(t),this.object.add(t.object),e!==void 0&&(this.groups.set(e,[...this.groups.get(e)??[],t]),t.object.visible=!1)}addTrail(t,e){let n=t.points.point;if(n===void 0)return;let s=this.data.shapes.filter(({kind:a})=>a==="trail").length,r=Math.max(BI,Math.round(kI/s)),o=new Fa(r,this.data.view?.memory??GI*this.data.until,zI,this.look.ghost?.55:.85);o.object.renderOrder=-1,o.dye(this.look.colour(e)),this.trails.push({point:n,ribbon:o,colour:e}),this.object.add(o.object)}part(t,e,n,s){let{shape:r,data:o}=t;switch(r.kind){case"rod":return A_(t);case"coil":return l_(t);case"disc":return g_(t);case"sphere":return xg(t);case"box":return v_(t);case"cylinder":return bg(t,!1);case"capsule":return bg(t,!0);case"mesh":return __(t);case"hoop":return x_(t,s.has(r.points.center));case"arrow":return C_(t);case"torquearrow":return R_(t);case"reaction":return L_(t);case"frame":return I_(t);case"cart":{let a=n.get(r);return b_(t,a?N_(o,r,a):null,s.has(r.points.center))}case"rail":{let a=[...n].filter(([,c])=>c===r).map(([c])=>({...t,shape:c})),l=c=>Math.max(0,...a.map(h=>_g(h,c)));return E_(t,Jd(o,r,a.length>0,e),l)}default:throw new Error(`The page cannot draw a ${r.kind}; open it with a newer version of pendula.`)}}};function VI(i,t){return t.kind==="hoop"&&Object.keys(t.vectors).length?!1:t.kind!=="trail"&&Object.values(t.points).every(e=>ho(i,e))}function B_(i){let t=1.0334204677559646,e=i*(t-1)/(t**120-1);return Array.from({length:120},(n,s)=>e*t**s)}var HI=60;function z_(i,t){let e=performance.now()+HI;for(let n of B_(i.data.until)){if(performance.now()>=e||i.outcome!=="")return;i.advance(n,e-performance.now()),i.outcome===""&&t.include(Li(i))}}var Oa=class{t;positions;width;constructor(t){this.t=new Float64Array(ss(t.run?.t??"")),this.positions=new Float64Array(ss(t.run?.positions??"")),this.width=this.t.length?this.positions.length/this.t.length:0}row(t){return this.positions.subarray(t*this.width,(t+1)*this.width)}include(t,e){let n=Math.max(1,Math.floor(this.t.length/5e3));for(let s=0;s<this.t.length;s+=n)t.include({...e,positions:this.row(s)})}*between(t,e,n){let s=this.after(t),r=this.after(e),o=Math.max(1,Math.ceil((r-s)/n));for(let a=s;a<r;a+=o)yield{positions:this.row(a),t:this.t[a]??0}}after(t){let e=0,n=this.t.length;for(;e<n;){let s=e+n>>1;(this.t[s]??1/0)<=t?e=s+1:n=s}return e}};var Qd={mouse:28,touch:44},tf=class{constructor(t,e,n){this.stage=t;this.session=e;this.wanted=n;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.begin(r)),s.addEventListener("pointermove",r=>this.move(r));for(let r of["pointerup","pointercancel"])s.addEventListener(r,()=>this.end());s.addEventListener("touchstart",r=>{let o=r.touches[0];o&&r.cancelable&&t.grab(...this.inside(o),Qd.touch)>=0&&r.preventDefault()},{passive:!1})}stage;session;wanted;point=-1;placed=!1;at={x:0,y:0};get active(){return this.point>=0}update(){if(!this.active)return;let t=this.stage.unproject(this.at.x,this.at.y,this.point);if(!this.session.playing){this.placed&&this.place(t);return}this.session.pull(this.point,t),this.stage.showPull(this.point,t)}place(t){let{session:e}=this;this.placed=!1,e.unwatch();let{q:n}=e.main.posed(this.point,t);n.every(Number.isFinite)&&e.begin({...e.start,q:n})}begin(t){if(t.button!==0)return;let[e,n]=this.inside(t);this.point=this.stage.grab(e,n,t.pointerType==="touch"?Qd.touch:Qd.mouse),this.active&&(Object.assign(this.at,{x:e,y:n}),this.stage.allowTurning(!1),this.stage.canvas.setPointerCapture(t.pointerId),this.stage.canvas.classList.add("grabbing"),this.update(),this.wanted())}move(t){let[e,n]=this.inside(t);if(!this.active){this.stage.canvas.classList.toggle("grab",this.stage.grab(e,n,Qd.mouse)>=0);return}Object.assign(this.at,{x:e,y:n}),this.placed=!0,this.update(),this.wanted()}end(){this.active&&(this.session.pull(this.point,null),this.stage.showPull(this.point,null),this.stage.allowTurning(!0),this.stage.canvas.classList.remove("grabbing"),this.point=-1,this.wanted())}inside(t){let e=this.stage.canvas.getBoundingClientRect();return[t.clientX-e.left,t.clientY-e.top]}};var WI=1e-9,qI=.05,XI=.02,YI=["ArrowUp","ArrowRight"],$I=["ArrowDown","ArrowLeft"],ef=class{constructor(t,e,n,s){this.stage=t;this.session=e;this.functions=n;this.size=s;let{data:r}=e,o=r.points.reduce((a,{dimension:l})=>a+l,0);this.layout=new xe(r.layout),this.y=new Float64Array(this.layout.size),this.positions=new Float64Array(o),this.slopes=new Float64Array(o*this.layout.v.length),!(!this.layout.identity||!n.point_jacobians||!r.servo||r.servo.poses)&&(this.look(),r.servo.coordinates.forEach((a,l)=>this.add(a,r.servo?.desired[l]??"")),this.update())}stage;session;functions;size;element=H("div",{class:"set-points",role:"group","aria-label":"Desired values to drag"});handles=[];layout;y;positions;slopes;update(){if(this.handles.length){this.element.hidden=this.session.main.servoMode==="off"||this.session.swing!==null,this.look();for(let{point:t,ring:e}of this.handles){let{x:n,y:s}=this.stage.project(this.placeOf(t));e.style.transform=`translate(${n.toFixed(1)}px, ${s.toFixed(1)}px)`}}}add(t,e){let{data:n}=this.session,s=this.pointFor(t),{label:r="",unit:o="",angle:a=!1}=n.coordinates[t]??{};if(s<0)return;let l=a?qI:XI*this.size,c=H("button",{type:"button",class:"set-point","data-set-point":e,"aria-label":`Desired ${r}: drag, or arrow keys`,title:`desired ${r}`,onpointerdown:u=>this.grab(u,h),onkeydown:u=>{let{key:d}=u,f=YI.includes(d)?1:$I.includes(d)?-1:0;f&&(u.preventDefault(),u.stopPropagation(),this.set(h,this.session.main.parameter(e)+f*l),c.title=`desired ${r} = ${Yt(this.session.main.parameter(e))} ${o}`.trim())}}),h={coordinate:t,name:e,point:s,ring:c};this.handles.push(h),this.element.append(c)}grab(t,e){if(t.button!==0)return;t.preventDefault();let{ring:n}=e;n.focus(),n.setPointerCapture(t.pointerId),n.classList.add("grabbing");let s=o=>this.drag(e,o),r=()=>{n.classList.remove("grabbing"),n.removeEventListener("pointermove",s)};n.addEventListener("pointermove",s);for(let o of["pointerup","pointercancel"])n.addEventListener(o,r,{once:!0})}drag(t,e){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.unproject(e.clientX-n.left,e.clientY-n.top,t.point);this.look();let r=this.placeOf(t.point),o=0,a=0;this.slopesOf(t.point,t.coordinate).forEach((l,c)=>{o+=l*((s[c]??0)-(r[c]??0)),a+=l*l}),a>0&&this.set(t,this.session.main.parameter(t.name)+o/a)}set({name:t},e){Number.isFinite(e)&&this.session.setParameter(t,Number(e.toPrecision(5)))}look(){let{main:t,data:e}=this.session,{y:n,functions:s}=this,r=new Float64Array(0);n.set(t.y),e.servo?.coordinates.forEach((o,a)=>{n[this.layout.q.first+o]=t.parameter(e.servo?.desired[a]??"")}),s.positions?.(t.t,n,t.u,t.p,r,this.positions),s.point_jacobians?.(t.t,n,t.u,t.p,r,this.slopes)}placeOf(t){let{offset:e,dimension:n}=this.pointOf(t);return this.positions.subarray(e,e+n)}slopesOf(t,e){let{offset:n,dimension:s}=this.pointOf(t),r=this.layout.v.length;return Array.from({length:s},(o,a)=>this.slopes[(n+a)*r+e]??0)}pointFor(t){let e=WI*Math.max(...this.slopes.map(Math.abs)),n=this.layout.v.length,s=(a,l)=>Math.hypot(...this.slopesOf(a,l)),r=-1,o=[1/0,0];return this.session.data.points.forEach((a,l)=>{let c=s(l,t);if(!a.draggable||!(c>e))return;let h=Array.from({length:n},(u,d)=>s(l,d)).filter(u=>u>e).length;h>o[0]||h===o[0]&&c<=o[1]||(r=l,o=[h,c])}),r}pointOf(t){let e=this.session.data.points[t];if(!e)throw new RangeError(`The drawing has no point ${t}.`);return e}};var Ua=class{zoom=1;shift={x:0,y:0};get held(){return this.zoom!==1||this.shift.x!==0||this.shift.y!==0}fit(){this.zoom=1,this.move(-this.shift.x,-this.shift.y)}move(t,e){this.shift.x+=t,this.shift.y+=e}zoomAt(t,e){let n=Math.min(200,Math.max(.05,this.zoom*t)),s=n/this.zoom;this.shift.x=e.x-s*(e.x-this.shift.x),this.shift.y=e.y-s*(e.y-this.shift.y),this.zoom=n}};function G_({deltaY:i,deltaMode:t}){let e=t===1?33*i:i;return Math.exp(-Math.max(-400,Math.min(400,e))/500)}var V_=.0068,jI=.015,ZI=.03,H_=9,W_=1500,nf=class{constructor(t,e,n){this.canvas=t;this.data=e;this.framing=n;let s=t.getContext("2d");if(!s)throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");this.pen=s}canvas;data;framing;pen;players=[];trails=[];trailsShown=!0;pulled=null;width=1;height=1;inset=0;desired=null;first=0;view=new Ua;get scale(){return`grid ${Yt(this.spacing)} ${this.data.units.length}`.trim()}get hasTrails(){return this.trails.length>0}setDesired(t){this.desired=t}get middle(){return{x:this.width-this.free/2,y:this.height/2}}viewChanged(){this.first||=this.framing.size}fit(){this.view.fit(),this.first=0}axes(){return null}render(){let{pen:t,players:e}=this,n=Math.min(window.devicePixelRatio,2),s=this.pulled?[]:e;s[0]&&this.framing.shrink(s[0].t);for(let r of s)r.outcome===""&&this.framing.include(Li(r));if(t.setTransform(n,0,0,n,0,0),t.fillStyle=Ue().wall,t.fillRect(0,0,this.width,this.height),t.lineCap=t.lineJoin="round",this.drawGrid(),this.trailsShown)for(let r of this.trails)this.line(r.path,Xe(r.player%6,6),1.5,.5);if(this.desired){t.globalAlpha=.3;for(let r of this.data.shapes)this.drawShape(r,Li(this.desired),Xe(2,6));t.globalAlpha=1}return[...e].reverse().forEach((r,o)=>{let a=e.length-1-o,l=Li(r);t.globalAlpha=a?.45:1;for(let c of this.data.shapes)this.drawShape(c,l,Xe(a%6,6));t.globalAlpha=1}),this.pulled&&this.line([...this.placeOf(this.pulled.point,this.positions),...this.pulled.target],Xe(1,6),3),!1}remember(){}project(t){let[e,n]=this.pixel(t[0]??0,t[1]??0);return{x:e,y:n}}screenOf(t){return this.project(this.placeOf(t,this.positions))}setPlayers(t){this.players=t;let e=this.data.shapes.filter(n=>n.kind==="trail").map(n=>n.points.point??0);this.trails=t.flatMap((n,s)=>e.map(r=>({point:r,player:s,path:[]})))}trace(){for(let t of this.trails){let e=this.players[t.player];e&&(t.path.push(...this.placeOf(t.point,e.positions())),t.path.length>4*W_&&t.path.splice(0,2*W_))}}retrace(t){for(let e of this.trails)e.path.length=0;for(let{positions:e}of t)for(let n of this.trails)n.path.push(...this.placeOf(n.point,e))}showGroup(){}showTrails(t){this.trailsShown=t}resize(t,e){let n=Math.min(window.devicePixelRatio,2);[this.width,this.height]=[t,e],this.canvas.width=Math.round(t*n),this.canvas.height=Math.round(e*n)}setInset(t){this.inset=t}renew(){}grab(t,e,n){let s=-1,r=n;return this.data.points.forEach((o,a)=>{let[l,c]=this.pixel(...this.placeOf(a,this.positions)),h=Math.hypot(l-t,c-e);o.draggable&&h<=r&&([s,r]=[a,h])}),s}unproject(t,e){let{scale:n,left:s,top:r}=this.map;return Float64Array.of((t-s)/n,(r-e)/n)}showPull(t,e){this.pulled=e?{point:t,target:e}:null}allowTurning(){}get positions(){return this.players[0]?.positions()??new Float64Array(0)}get spacing(){return zi(this.framing.size/9)}get free(){return Math.max(this.width-this.inset,.4*this.width)}get map(){let{low:t,high:e,size:n}=this.framing,{free:s}=this,r=1+2*this.framing.air,o=d=>r*Math.max((e[d]??0)-(t[d]??0),.25*n),a=d=>((e[d]??0)+(t[d]??0))/2,{zoom:l,shift:c}=this.view,h=this.view.held&&this.first?n/this.first:1,u=Math.min(s/o(0),this.height/o(1))*l*h;return{scale:u,left:this.width-s/2+c.x-u*a(0),top:this.height/2+c.y+u*a(1)}}pixel(t,e){let{scale:n,left:s,top:r}=this.map;return[s+n*t,r-n*e]}placeOf(t,e){let n=this.data.points[t]?.offset??0;return[e[n]??0,e[n+1]??0]}line(t,e,n,s=1){let{pen:r}=this,{scale:o,left:a,top:l}=this.map;r.save(),r.globalAlpha*=s,r.strokeStyle=e,r.lineWidth=n,r.beginPath();for(let c=0;c+1<t.length;c+=2)r.lineTo(a+o*(t[c]??0),l-o*(t[c+1]??0));r.stroke(),r.restore()}circle(t,e,n,s,r,o=1.5){let{pen:a}=this,[l,c]=this.pixel(t,e);a.beginPath(),a.arc(l,c,Math.max(n*this.map.scale,1),0,2*Math.PI),a.fillStyle=s??"transparent",a.strokeStyle=r,a.lineWidth=o,s&&a.fill(),a.stroke()}drawGrid(){let{spacing:t}=this,{scale:e,left:n,top:s}=this.map,{pen:r}=this;r.strokeStyle=Ue().grid,r.lineWidth=1,r.beginPath();for(let o=n%(e*t);o<this.width;o+=e*t)r.rect(o,-1,0,this.height+2);for(let o=s%(e*t);o<this.height;o+=e*t)r.rect(-1,o,this.width+2,0);r.stroke()}drawShape(t,e,n){let{size:s}=this.framing,{steel:r,rail:o,ink:a,pin:l}=Ue(),c=2*V_*s*this.map.scale,h=f=>this.placeOf(t.points[f]??0,e.positions),u=f=>Math.abs(e.sizes[t.sizes[f]??-1]??0),d=f=>this.data.points[t.points[f]??-1]?.fixed??!1;switch(t.kind){case"rod":case"rail":case"coil":{let f=h("start"),g=h("end");t.kind==="coil"?this.line(KI(f,g,ZI*s),r,.4*c):this.line([...f,...g],t.kind==="rail"?o:r,t.kind==="rail"?2:c);for(let y of["start","end"])t.kind!=="rail"&&d(y)&&this.circle(...h(y),jI*s,l,r,2);return}case"cart":{let[f,g]=h("center"),y=u("width")/2,m=u("height")/2;this.line([f-y,g-m,f+y,g-m,f+y,g+m,f-y,g+m,f-y,g-m],n,3);for(let p of[-1,1])this.circle(f+p*.7*y,g-m,.4*m,l,r);return}case"hoop":return this.circle(...h("center"),u("radius"),null,r,.7*c);case"trail":return;case"arrow":case"torquearrow":{let[f,g]=h("at"),y=t.vectors.vector??-1,m=u("scale")||1;return this.line([f,g,f+m*(e.sizes[y]??0),g+m*(e.sizes[y+1]??0)],a,.6*c)}case"box":{let f=t.vectors.size??-1,g=t.vectors.rotation,[y,m]=h("center"),p=[],v=M=>(g===void 0?[1,0,0,0,1][M]:e.sizes[g+M])??0;for(let[M,b]of[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]){let S=M*(e.sizes[f]??0)/2,A=b*(e.sizes[f+1]??0)/2;p.push(y+v(0)*S+v(1)*A,m+v(3)*S+v(4)*A)}return this.line(p,n,3)}default:t.points.center!==void 0&&this.circle(...h("center"),Math.max(u("radius"),V_*s),n,a)}}};function KI(i,t,e){let n=[t[0]-i[0],t[1]-i[1]],s=Math.hypot(...n)||1,r=[...i];for(let o=0;o<2*H_;o+=1){let a=.1+.8*(o+.5)/(2*H_),l=(o%2?-e:e)/s;r.push(i[0]+a*n[0]-l*n[1],i[1]+a*n[1]+l*n[0])}return[...r,...t]}var JI=.06,QI=.22,t2=40,e2=12,n2=1.08,i2=.75;function yc(){return{low:[1/0,1/0,1/0],high:[-1/0,-1/0,-1/0]}}var sf=class{constructor(t,e){this.data=t;this.ground=r2(t,e);let n=o2(t,this.ground);this.floor=t.view?.floor??O_(t,e),this.margins=[];let s=({kind:o,group:a})=>a===void 0&&/^((torque)?arrow|reaction)$/.test(o);this.air=t.shapes.some(s)?QI:JI;let r=t.view?.frame==="trails"?t.shapes.filter(({kind:o})=>o==="trail"):t.shapes.filter(o=>o.ground!=="floor");for(let o of r)for(let a of Object.values(o.points))n.has(a)||this.margins.push({point:a,size:s2(o)});t.view?.frame==="trails"&&(this.hanger=t.points.find(({fixed:o,dimension:a})=>o&&a===3)),this.margins.length||t.points.forEach((o,a)=>this.margins.push({point:a,size:()=>0})),this.corners=t.shapes.filter(({kind:o})=>o==="mesh").map(o=>M_(t,o)),this.begin(e)}data;low=[1/0,1/0,1/0];high=[-1/0,-1/0,-1/0];air;floor;start=[];firstSize=0;home=[new Float64Array(3),new Float64Array(3)];recent=yc();earlier=yc();whileFrom=-1/0;margins;corners;ground;hanger;begin(t){this.firstSize=0,this.low.fill(1/0),this.high.fill(-1/0),this.include(t),this.start.splice(0,1/0,...this.placesOf(t)),this.floor!==null&&this.stretch(2,this.floor,0);for(let e=0;e<3;e+=1)(this.low[e]??0)>(this.high[e]??0)&&(this.low[e]=this.high[e]=0);this.data.spatial||this.includeReach(t),this.includeGround(t)}settle(){this.firstSize=this.size,this.home[0]?.set(this.low),this.home[1]?.set(this.high),this.recent=yc(),this.earlier=yc(),this.whileFrom=-1/0}shrink(t){let e=this.data.until/2;if(t>=this.whileFrom&&t<this.whileFrom+e)return!1;let n=t>=this.whileFrom&&t<this.whileFrom+2*e,{earlier:s,recent:r}=this;if([this.earlier,this.recent,this.whileFrom]=[r,yc(),t],!n||!Number.isFinite(this.whileFrom))return!1;let o=this.size,a=this.low.map((h,u)=>Math.min(s.low[u]??0,r.low[u]??0,this.home[0]?.[u]??0)),l=this.high.map((h,u)=>Math.max(s.high[u]??0,r.high[u]??0,this.home[1]?.[u]??0)),c=[[...this.low],[...this.high]];return this.low.splice(0,3,...a),this.high.splice(0,3,...l),this.size<i2*o?!0:(this.low.splice(0,3,...c[0]??[]),this.high.splice(0,3,...c[1]??[]),!1)}get size(){let t=this.low.map((n,s)=>(this.high[s]??0)-n);return(Math.max(...t,1e-9*Math.max(...this.low.map(Math.abs),...this.high.map(Math.abs)))||1)*(1+2*this.air)}include(t){let e=!1;for(let{point:n,size:s}of this.margins){let r=this.data.points[n];if(!r)continue;let o=s(t);for(let a=0;a<r.dimension;a+=1)e=this.stretch(a,t.positions[r.offset+a]??0,o)||e}for(let n of this.corners)for(let s of n(t))s.toArray().forEach((r,o)=>{e=this.stretch(o,r,0)||e});return this.hanger&&this.centre(t.positions.subarray(this.hanger.offset)),e}placesOf(t){if(!this.data.spatial)return[];let e=this.margins.flatMap(({point:s,size:r})=>{let o=this.data.points[s];return o?[{at:[...ai(o,t.positions,new O)],radius:r(t)}]:[]}),n=this.corners.flatMap(s=>s(t).map(r=>({at:r.toArray(),radius:0})));return[...e,...n].filter(({at:s,radius:r})=>[...s,r].every(Number.isFinite))}centre(t){for(let e of[0,1]){let n=t[e]??0,s=Math.max((this.high[e]??0)-n,n-(this.low[e]??0));[this.low[e],this.high[e]]=[n-s,n+s]}}stretch(t,e,n){if(!Number.isFinite(e+n))return!1;let{recent:s}=this;s.low[t]=Math.min(s.low[t]??1/0,e-n),s.high[t]=Math.max(s.high[t]??-1/0,e+n);let r=this.low[t]??0,o=this.high[t]??0,a=this.firstSize?t2*this.firstSize:1/0,l=this.firstSize?(n2-1)*(o-r):0,c=e-n<r&&!(o-e>a),h=e+n>o&&!(e-r>a);return c&&(this.low[t]=e-n-l),h&&(this.high[t]=e+n+l),c||h}includeGround(t){let[e=0,n=0]=this.low,[s=0,r=0]=this.high,o=e2*Math.max(s-e,r-n);for(let a of this.ground){let[l,c]=["start","end"].map(m=>this.data.points[a.points[m]??-1]);if(!l||!c)continue;let h=({offset:m})=>[t.positions[m]??0,t.positions[m+1]??0],[u=0,d=0]=h(l),[f=0,g=0]=h(c),y=(g-d)/(f-u);for(let m of[e,s]){let p=Math.min(Math.max(m,Math.min(u,f)),Math.max(u,f)),v=d+y*(p-u);v<n&&n-v<=o&&this.stretch(1,v,0)}}}includeReach(t){let{points:e,shapes:n}=this.data,s=e.map(l=>l.fixed?0:1/0),r=e.map((l,c)=>c),o=n.filter(l=>l.kind==="rod"),a=(l,c)=>{let h=e[l];return h&&c<h.dimension?t.positions[h.offset+c]??0:0};for(let l=0;l<o.length;l+=1){let c=!1;for(let h of o){let u=h.points.start??0,d=h.points.end??0,f=Math.hypot(...[0,1,2].map(g=>a(u,g)-a(d,g)));for(let[g,y]of[[u,d],[d,u]]){let m=(s[g]??1/0)+f;m<(s[y]??1/0)*(1-1e-9)&&(s[y]=m,r[y]=r[g]??g,c=!0)}}if(!c)break}for(let{point:l,size:c}of this.margins){let h=s[l]??1/0,u=r[l]??l,d=e[l];if(!(!d||!(h>0&&h<1/0)))for(let f=0;f<d.dimension;f+=1)this.stretch(f,a(u,f)-h,c(t)),this.stretch(f,a(u,f)+h,c(t))}}};function s2(i){let t=(e,n)=>{let s=i.sizes[n];return s===void 0?0:Math.abs(e.sizes[s]??0)};return e=>{let n=i.vectors.size,s=n===void 0?0:Math.hypot(e.sizes[n]??0,e.sizes[n+1]??0,e.sizes[n+2]??0)/2;return Math.max(s,t(e,"radius")+t(e,"length")/2,Math.hypot(t(e,"width"),1.4*t(e,"height"))/2)}}function r2(i,t){let e=new Set(i.shapes.filter(n=>n.kind==="cart").map(n=>Kd(i,n,t)));return i.shapes.filter(n=>n.kind==="rail"&&Jd(i,n,e.has(n),t))}function o2(i,t){let e=new Set(i.shapes.filter(s=>!t.includes(s)).flatMap(s=>Object.values(s.points))),n=t.flatMap(s=>Object.values(s.points));return e.size?new Set(n.filter(s=>!e.has(s))):new Set}var Sg=2048,a2=.16,l2=.012,q_=.0035,c2=.97,rf=class{object=new Ge;material=new Qi({depthTest:!1,transparent:!0,blending:Ys});shafts=new Qo(new Ai(1,1,1,5,1,!0),this.material,Sg);heads=new Qo(new _s(1,1,7,1,!0),this.material,Sg);largest=0;matrix=new be;turn=new Hn;middle=new O;along=new O;size=new O;up=new O(0,1,0);constructor(){for(let t of[this.shafts,this.heads])t.frustumCulled=!1,t.renderOrder=3,this.object.add(t)}dye(t){this.material.color.set(t)}place(t,e){let n=[...t].slice(0,Sg);this.largest*=c2;for(let{impulse:r}of n)this.largest=Math.max(this.largest,Math.hypot(...r));let s=0;for(let{place:r,impulse:o}of n){let[a=0,l=0,c=0]=r,h=Math.hypot(...o),u=a2*e*h/this.largest;if(!(u>l2*e))continue;let d=(o[2]??0)<0?-1:1;this.along.set(o[0]??0,o[1]??0,o[2]??0).multiplyScalar(d/h),this.turn.setFromUnitVectors(this.up,this.along);let f=Math.min(4*q_*e,.5*u),g=q_*e;this.set(this.shafts,s,[a,l,c],(u-f)/2,g,u-f),this.set(this.heads,s,[a,l,c],u-f/2,2.6*g,f),s+=1}for(let r of[this.shafts,this.heads])r.count=s,r.instanceMatrix.needsUpdate=!0}set(t,e,n,s,r,o){this.middle.set(...n).addScaledVector(this.along,s),t.setMatrixAt(e,this.matrix.compose(this.middle,this.turn,this.size.set(r,o,r)))}};var X_=35*Math.PI/180,h2=20*Math.PI/180,u2=40*Math.PI/180,d2=1e-4,f2={front:[0,-1,0],side:[1,0,0],top:[0,-d2,1]};function Y_(i,t){if(i!=="first")return f2[i];let e=t?h2:u2;return[Math.cos(X_)*Math.cos(e),Math.sin(X_)*Math.cos(e),Math.sin(e)]}var $_=.4,p2=.7;function j_(i,{direction:t,across:e,up:n}){let s=new O(0,0,1).cross(t).normalize(),r=t.clone().cross(s),o=new O,a=0;for(let{at:l,radius:c}of i){o.set(l[0]??0,l[1]??0,l[2]??0);let h=(Math.abs(o.dot(s))+c)/e,u=(Math.abs(o.dot(r))+c)/n;a=Math.max(a,o.dot(t)+Math.max(h,u))}return a}function Z_(i,t,e){let{across:n,up:s}=e,r=.5*((1-$_)*Math.max(...i)+$_*Math.hypot(...i)),o=r*Math.hypot(1,1/Math.min(n,s)),[a,l,c]=i,h=[0,1,2,3,4,5,6,7].map(d=>({at:[d&1?a/2:-a/2,d&2?l/2:-l/2,d&4?c/2:-c/2],radius:0})),u=j_(h,e);return Math.max(Math.min(j_(t,e),u),Math.min(o,Math.max(p2*o,u)))}var K_=-.16,J_=60,of=class{constructor(t,e,n,s,r){this.scene=t;this.spatial=n;this.grounded=s;this.hazy=r;n?this.sun.position.set(.9,-.7,2.2):this.sun.position.set(-.45,.9,1.9),this.sky.position.set(0,n?0:1,1),this.sun.castShadow=!0,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=4,this.sun.shadow.bias=-.002;let o=.95;Object.assign(this.sun.shadow.camera,{left:-o,right:o,top:o,bottom:-o,near:.2,far:5}),this.shadow.receiveShadow=!0,this.grid.frustumCulled=!1,this.floor.renderOrder=-3,this.grid.renderOrder=-2,t.add(this.sun,this.sky,this.shadow,this.floor),e.add(this.grid),this.renew()}scene;spatial;grounded;hazy;sun=new Wr(16777215,2.1);spacing=0;sky=new Vr(16777215,15265010,1.5);shadow=new ye(new qs(8,8),new bl);grid=new Hs(new Ee,new Si({transparent:!0}));floor=new ye(new zr(3,64),new Qi({transparent:!0,opacity:.3,depthWrite:!1}));gridAt="";plain=!1;place(t,e,n){let s=t.floor??t.low[2]??0,r=(s-(e[2]??0))/n;this.shadow.position.z=this.spatial?r:K_,this.grid.visible=!this.spatial||this.grounded,this.floor.visible=this.spatial&&this.grounded&&!this.plain,this.floor.position.z=r-.002,this.shadow.visible=this.grid.visible&&this.sun.castShadow;let o=zi(n/9),a=[0,1].map(c=>Math.round((e[c]??0)/o)),l=`${o} ${a.join(" ")} ${s}`;this.grid.position.z=this.spatial?s:(K_+.002)*n,l!==this.gridAt&&(this.gridAt=l,this.spacing=o,this.grid.geometry.dispose(),this.grid.geometry=m2(o,(a[0]??0)*o,(a[1]??0)*o))}dropShadows(){this.sun.castShadow=this.shadow.visible=!1}simplify(){this.plain=!0,this.floor.visible=!1,this.dropShadows()}scale(t){return this.grid.visible&&this.spacing?`grid ${Yt(this.spacing)} ${t}`.trim():""}renew(){let{wall:t,grid:e,ground:n,shadow:s}=Ue();this.floor.material.color.set(n),this.grid.material.color.set(this.spatial?n:e),this.shadow.material.opacity=s,this.scene.fog=this.spatial&&this.hazy?new hl(t,3.2,6.5):null}};function m2(i,t,e){let n=J_/2*i,s=[];for(let r=0;r<=J_;r+=1){let o=r*i-n;s.push(t+o,e-n,0,t+o,e+n,0,t-n,e+o,0,t+n,e+o,0)}return new Ee().setAttribute("position",new en(new Float32Array(s),3))}var g2=.18,Ag=32,y2=1,Q_=34,v2=20,x2=30,b2=.7,_2=2,M2=1e3,af=class{constructor(t,e,n,s,r){this.canvas=t;this.data=e;this.framing=n;this.means=s;this.simplified=s==="software"?1:0,this.renderer=new aa({canvas:t,antialias:!this.simplified,powerPreference:"high-performance"}),this.renderer.outputColorSpace=ii,this.renderer.shadowMap.enabled=!0,this.scene.add(this.world);let o=e.view?.frame==="trails";this.field=o?y2:Ag,this.grounded=e.grounded||n.floor!==null,this.surroundings=new of(this.scene,this.world,e.spatial,this.grounded,!o),o&&this.surroundings.dropShadows(),this.world.add(this.spring.object),this.spring.object.visible=!1,this.spring.object.renderOrder=2,e.contact&&this.world.add((this.arrows=new rf).object),e.spatial?(this.camera=new kn(this.field,1,.05,40*Ag/this.field),this.camera.up.set(0,0,1),this.controls=new ha(this.camera,t),Object.assign(this.controls,{minDistance:.05,maxDistance:30*Ag/this.field,zoomToCursor:!0}),this.controls.addEventListener("change",r),this.view=null,this.lookFrom(e.view?.look??"first")):(this.view=new Ua,this.camera=new Hr(-1,1,1,-1,.1,10),this.camera.position.z=4),t.addEventListener("webglcontextlost",a=>{a.preventDefault(),this.lost=!0}),t.addEventListener("webglcontextrestored",()=>{this.lost=!1,this.renew(),r()}),this.renew()}canvas;data;framing;means;renderer;scene=new Ur;world=new Ge;camera;controls=null;surroundings;field;grounded;spring=new Fa(2,1e9,1.5,1);arrows=null;centre=[0,0,0];size=0;figures=[];desired=null;lost=!1;view;width=1;height=1;inset=0;trails=!0;groups=new Set;last=0;pace=16;simplified=0;distance=3;direction=new O(0,-1,0);place=new O;pixel=new Xt;get scale(){return this.surroundings.scale(this.data.units.length)}get hasTrails(){return this.figures.some(t=>t.traced)}setPlayers(t){for(let e of this.figures)e.dispose();this.figures=t.map((e,n)=>new gc(this.data,e,n,()=>t.length));for(let e of[...this.figures].reverse())this.world.add(e.object);this.showTrails(this.trails);for(let e of this.groups)this.showGroup(e,!0);this.sizeFigures(),this.size=0}setDesired(t){this.desired?.dispose(),this.desired=t&&new gc(this.data,t,_2,()=>1),this.desired&&this.world.add(this.desired.object)}get middle(){return{x:this.width-this.free/2,y:this.height/2}}viewChanged(){this.frame()}fit(t){this.view?.fit(),this.controls&&t!==void 0?this.lookFrom(t):this.controls&&(this.direction.copy(this.camera.position).sub(this.controls.target).normalize(),this.controls.target.set(0,0,0),this.camera.position.copy(this.direction).setLength(this.distance),this.controls.update()),this.frame()}axes(){if(!this.controls)return null;let t=this.camera.matrixWorldInverse;return[0,1,2].map(e=>(this.place.set(0,0,0).setComponent(e,1).transformDirection(t),{x:this.place.x,y:-this.place.y}))}render(t=1){if(this.lost)return!1;this.judge();let e=this.figures[0],n=this.spring.object.visible?[]:this.figures;e&&n.length&&this.framing.shrink(e.player.t);for(let r of n)r.player.outcome===""&&this.framing.include(Li(r.player));let s=this.ease();for(let r of this.figures)r.extent=this.size,this.data.spatial||(r.object.position.z=-.02*r.look.index*this.size),r.place(t);return this.arrows?.place(this.figures[0]?.player.contacts?.()??[],this.size),this.desired&&(this.desired.extent=this.size,this.data.spatial||(this.desired.object.position.z=-.06*this.size),this.desired.place(1)),this.renderer.render(this.scene,this.camera),s}remember(){for(let t of this.figures)t.remember()}trace(){for(let t of this.figures)t.trace()}retrace(t){for(let e of this.figures)e.forget();for(let{positions:e,t:n}of t)this.figures[0]?.mark(e,n)}showTrails(t){this.trails=t;for(let e of this.figures)e.showTrails(t)}showGroup(t,e){this.arrows&&t==="forces"&&(this.arrows.object.visible=e),e?this.groups.add(t):this.groups.delete(t);for(let n of this.figures)n.showGroup(t,e)}resize(t,e){t<1||e<1||(this.width=t,this.height=e,this.renderer.setPixelRatio(this.simplified>2?b2:this.simplified?1:Math.min(window.devicePixelRatio,2)),this.renderer.setSize(t,e,!1),this.sizeFigures(),this.frame())}setInset(t){t!==this.inset&&(this.inset=t,this.frame())}renew(){this.renderer.setClearColor(Ue().wall),this.surroundings.renew(),this.spring.dye(Xe(1,6)),this.arrows?.dye(Xe(1,6));for(let t of this.figures)t.renew();this.desired?.renew()}grab(t,e,n){let s=this.figures[0]?.shown.positions;if(!s)return-1;let r=-1,o=n;return this.data.points.forEach((a,l)=>{if(!a.draggable)return;this.toScreen(ai(a,s,this.place));let c=Math.hypot(this.pixel.x-t,this.pixel.y-e);c<=o&&([r,o]=[l,c])}),r}unproject(t,e,n){let s=this.figures[0]?.shown.positions,r=this.data.points[n];if(!s||!r)return new Float64Array(3);let o=this.world.localToWorld(ai(r,s,this.place)).project(this.camera).z;return this.place.set(2*t/this.width-1,1-2*e/this.height,o).unproject(this.camera),this.world.worldToLocal(this.place),Float64Array.from([this.place.x,this.place.y,this.place.z].slice(0,r.dimension))}project(t){return this.toScreen(this.place.set(t[0]??0,t[1]??0,t[2]??0)),{x:this.pixel.x,y:this.pixel.y}}screenOf(t){let e=this.figures[0]?.shown.positions,n=this.data.points[t];return e&&n&&this.toScreen(ai(n,e,this.place)),{x:this.pixel.x,y:this.pixel.y}}showPull(t,e){let n=this.figures[0]?.shown.positions,s=this.data.points[t];if(this.spring.object.visible=e!==null,!e||!n||!s)return;let r=this.data.spatial?0:.2*this.size;ai(s,n,this.place),this.spring.clear(),this.spring.append(this.place.x,this.place.y,this.place.z+r,0),this.spring.append(e[0]??0,e[1]??0,(e[2]??0)+r,0)}allowTurning(t){this.controls&&(this.controls.enabled=t)}toScreen(t){this.world.localToWorld(t).project(this.camera),this.pixel.set((t.x+1)/2*this.width,(1-t.y)/2*this.height)}sizeFigures(){for(let t of this.figures)t.resize(this.width,this.height);this.spring.resize(this.width,this.height)}ease(){if(this.view?.held&&this.size)return!1;let t=this.framing.size,e=this.size===0,n=e?1:g2,s=Math.abs(t-this.size)/t;this.size+=n*(t-this.size);for(let o=0;o<3;o+=1){let a=((this.framing.low[o]??0)+(this.framing.high[o]??0))/2;s=Math.max(s,Math.abs(a-(this.centre[o]??0))/t),this.centre[o]=(this.centre[o]??0)+n*(a-(this.centre[o]??0))}let r=!e&&s>.001;return(e||s>1e-5)&&(this.world.scale.setScalar(1/this.size),this.world.position.set(...this.centre.map(o=>-o/this.size)),this.world.updateMatrixWorld(!0),this.surroundings.place(this.framing,this.centre,this.size),this.frame()),r}lookFrom(t){this.controls?.target.set(0,0,0),this.direction.set(...Y_(t,this.grounded)).normalize(),this.camera.position.copy(this.direction).setLength(this.distance),this.controls?.update()}get free(){return Math.max(this.width-this.inset,.4*this.width)}frame(){if(!this.size)return;let[t,e,n]=this.framing.low.map((o,a)=>((this.framing.high[a]??0)-o)/this.size),{free:s}=this,r=1+2*this.framing.air;if(this.camera instanceof kn){let o=this.width/this.height,a=Math.tan(this.field*Math.PI/360),l={direction:this.direction,across:o*a,up:a},c=(d,f)=>r*(d-(this.centre[f]??0))/this.size,h=this.framing.start.map(({at:d,radius:f})=>({at:d.map(c),radius:r*f/this.size})),u=Z_([r*t,r*e,r*n],h,l);this.camera.aspect=o,this.camera.position.multiplyScalar(u/this.distance),this.controls?.target.multiplyScalar(u/this.distance),this.distance=u,this.controls?.update()}else{let o=Math.min(s/(r*Math.max(t,.25)),this.height/(r*Math.max(e,.25))),{zoom:a=1,shift:l={x:0,y:0}}=this.view??{},c=o*a,h=this.width/c/2,u=this.height/c/2,d=((this.width-s)/2+l.x)/c,f=l.y/c;Object.assign(this.camera,{left:-h-d,right:h-d,top:u+f,bottom:-u+f})}this.camera.updateProjectionMatrix()}judge(){let t=performance.now(),e=t-this.last;this.last=t,!(e>M2||this.simplified>2)&&(this.pace+=(Math.min(e,3*Q_)-this.pace)/x2,!(this.pace<(this.simplified===1&&this.means==="software"?v2:Q_))&&(this.pace=16,this.simplified+=1,this.simplified===2?this.surroundings.simplify():this.resize(this.width,this.height)))}};var w2="forces of contact",cf=class{constructor(t,e,n){this.session=t;this.wanted=n;let{data:s}=t,r=t.players[0];if(!r)throw new Error("A page needs a player.");this.framing=new sf(s,Li(r));let o=H("canvas",{class:"stage-canvas",role:"img","aria-label":A2(s),tabindex:-1}),a=S2(o,s,this.framing,n);this.stage=a instanceof Object?a:null,this.trails=s.shapes.some(l=>l.kind==="trail"),this.element=H("section",{class:"stage card","aria-label":"Picture"}),typeof a=="string"?this.element.append(H("p",{class:"no-picture"},a)):this.element.append(a.canvas,H("div",{class:"stage-corner"},this.scale,this.trailsSwitch(n),...this.groupSwitches(s,n),H("div",{class:"views"},...this.viewButtons(s))),this.warning),this.triad=this.stage?.axes()?new Tg:null,this.triad&&this.element.append(this.triad.element),this.stage?.canvas.addEventListener("dblclick",()=>this.fit()),e&&this.element.append(e),this.stage?.setPlayers(t.players),new ResizeObserver(()=>this.resize(e,n)).observe(this.element)}session;wanted;element;stage;framing;trails;scale=H("span",{class:"grid-scale"});warning=H("p",{class:"warning",role:"status",hidden:!0});triad;update(){this.stage&&(se(this.scale,this.stage.scale),this.warning.hidden=this.session.warning==="",se(this.warning,this.session.warning),this.triad?.show(this.stage.axes()??[]))}fit(t){this.makeRoom(),this.stage?.fit(t),this.wanted()}makeRoom(){let{session:t,framing:e}=this,n=t.players[0];n&&(e.begin(Li(n)),t instanceof Ti?t.main.outcome===""&&z_(t.ahead(),e):new Oa(t.data).include(e,{sizes:n.sizes(),multipliers:n.multipliers()}),e.settle())}viewButtons(t){let e=H("button",{type:"button",class:"corner-button",title:"Fit the picture (f, double click)","data-act":"fit",onclick:()=>this.fit()},"fit");return t.spatial?[...["front","side","top","first"].map(s=>H("button",{type:"button",class:"corner-button",title:s==="first"?"The view from above and beside":`View from the ${s}`,"data-look":s,onclick:()=>this.fit(s)},s==="first"?"oblique":s)),e]:[e]}resize(t,e){let{stage:n}=this;if(!n)return;let{clientWidth:s,clientHeight:r}=n.canvas,o=t&&getComputedStyle(t).position==="absolute"?t.offsetWidth:0;n.resize(s,r),n.setInset(o),e()}trailsSwitch(t){let{stage:e}=this;return!e||!this.trails?null:tM("trails",!0,n=>{e.showTrails(n),t()})}groupSwitches(t,e){let{stage:n}=this,s=new Set(t.shapes.flatMap(({group:r})=>r===void 0?[]:[r]));return n?[...s].map(r=>{let o=r===w2;return n.showGroup(r,o),tM(r,o,a=>{n.showGroup(r,a),e()})}):[]}},Eg="http://www.w3.org/2000/svg",lf=20,Tg=class{element=document.createElementNS(Eg,"svg");lines;constructor(){this.element.classList.add("triad"),this.element.setAttribute("viewBox","-32 -32 64 64"),this.element.setAttribute("aria-hidden","true"),this.lines=["x","y","z"].map(t=>{let e=document.createElementNS(Eg,"line"),n=document.createElementNS(Eg,"text");return n.textContent=t,this.element.append(e,n),[e,n]})}show(t){this.lines.forEach(([e,n],s)=>{let{x:r,y:o}=t[s]??{x:0,y:0},a=Math.hypot(r,o);e.setAttribute("x2",(lf*r).toFixed(1)),e.setAttribute("y2",(lf*o).toFixed(1)),n.setAttribute("x",((lf+7)*r).toFixed(1)),n.setAttribute("y",((lf+7)*o+3).toFixed(1)),n.style.opacity=a<.3?"0":"1"})}};function tM(i,t,e){let n=Wn("switch"),s=H("input",{type:"checkbox",id:n,checked:t,"data-switch":i,onchange:()=>e(s.checked)});return H("label",{for:n,class:"switch"},s,i)}function S2(i,t,e,n){let s=Xu();return s!=="none"?new af(i,t,e,s,n):t.spatial?"This browser has no WebGL, which a picture in space needs; plots and numbers work without it.":new nf(i,t,e)}function A2(i){let t=i.spatial?" Drag beside it to turn the view, with the right button to move it; the wheel zooms.":" The wheel zooms, a drag beside bodies moves the view.";return`Moving picture of ${i.title||i.name}.${i.mode==="live"?" Bodies can be dragged.":""}${t}`}var Cg=new Float64Array(0),hf=class{constructor(t,e){this.session=t;this.functions=e;this.data=t.data,this.layout=new xe(this.data.layout),this.y=new Float64Array(this.layout.size),this.drawn={positions:new Float64Array(this.data.points.reduce((n,{dimension:s})=>n+s,0)),sizes:new Float64Array(this.data.sizes)}}session;functions;data;steps=0;outcome="";y;layout;drawn;get wanted(){let{main:t,data:e,swing:n}=this.session;return!!e.servo?.coordinates.length&&t.servoMode!=="off"&&n===null}get t(){return this.session.main.t}get u(){return this.session.main.u}get p(){return this.session.main.p}positions(){return this.look(),this.functions.positions?.(this.t,this.y,this.u,this.p,Cg,this.drawn.positions),this.drawn.positions}sizes(){return this.look(),this.functions.sizes?.(this.t,this.y,this.u,this.p,Cg,this.drawn.sizes),this.drawn.sizes}multipliers(){return Cg}energy(){return{kinetic:NaN,potential:NaN,total:NaN,ledger:NaN,jacobi:NaN}}look(){let{main:t,data:e}=this.session;this.y.set(t.y),e.servo?.coordinates.forEach((n,s)=>{this.y[this.layout.q.first+n]=t.parameter(e.servo?.desired[s]??"")})}};var uf=class{constructor(t,e,n,s){this.stage=t;this.view=e;this.free=n;this.wanted=s;let{canvas:r}=t;r.addEventListener("wheel",o=>this.turn(o),{passive:!1}),r.addEventListener("pointerdown",o=>this.begin(o)),r.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])r.addEventListener(o,a=>this.pointers.delete(a.pointerId));r.addEventListener("touchmove",o=>{o.touches.length>1&&o.cancelable&&o.preventDefault()},{passive:!1})}stage;view;free;wanted;pointers=new Map;turn(t){t.preventDefault(),this.view.zoomAt(G_(t),this.fromMiddle(t)),this.changed()}begin(t){this.free()&&(this.pointers.set(t.pointerId,{x:t.clientX,y:t.clientY}),t.pointerType!=="touch"&&this.stage.canvas.setPointerCapture(t.pointerId))}move(t){let e=this.pointers.get(t.pointerId);if(!e||!this.free())return;let n={x:t.clientX,y:t.clientY},s=[...this.pointers].filter(([a])=>a!==t.pointerId).map(([,a])=>a);this.pointers.set(t.pointerId,n);let r=s[0];if(!r&&t.pointerType==="touch")return;let o=r?.5:1;if(this.view.move(o*(n.x-e.x),o*(n.y-e.y)),r){let a=Math.hypot(e.x-r.x,e.y-r.y),l=Math.hypot(n.x-r.x,n.y-r.y),c={clientX:(n.x+r.x)/2,clientY:(n.y+r.y)/2};a>0&&l>0&&this.view.zoomAt(l/a,this.fromMiddle(c))}this.changed()}changed(){this.stage.viewChanged(),this.wanted()}fromMiddle({clientX:t,clientY:e}){let n=this.stage.canvas.getBoundingClientRect(),s=this.stage.middle;return{x:t-n.left-s.x,y:e-n.top-s.y}}};var E2=30,T2=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"];function eM(i){let t=i[0]?.values.length??0,e=[i.map(({name:n,unit:s})=>C2(s?`${n} [${s}]`:n)).join(",")];for(let n=0;n<t;n+=1)e.push(i.map(({values:s})=>{let r=s[n]??NaN;return Number.isFinite(r)?String(r):""}).join(","));return`${e.join(`\r
`)}\r
`}function C2(i){let t=/^[=+\-@]/.test(i)?`'${i}`:i;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function df(i,t){return`${i.replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-+|-+$/g,"")||"pendula"}.${t}`}function ff(i,t){let e=URL.createObjectURL(i),n=H("a",{href:e,download:t});document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(e),1e4)}function nM(i,t,e){t(),i.toBlob(n=>n&&ff(n,e),"image/png")}var vc=class{pieces=[];recorder;static possible(t){return typeof MediaRecorder<"u"&&typeof t.captureStream=="function"}constructor(t,e){let n=T2.find(s=>MediaRecorder.isTypeSupported(s))??"";this.recorder=new MediaRecorder(t.captureStream(E2),{...n?{mimeType:n}:{},videoBitsPerSecond:8e6}),this.recorder.addEventListener("dataavailable",({data:s})=>this.pieces.push(s)),this.recorder.addEventListener("stop",()=>ff(new Blob(this.pieces,{type:"video/webm"}),e)),this.recorder.start(1e3)}stop(){this.recorder.stop()}};var R2=300,P2=4e3,pf=class{constructor(t){this.needs=t;let e=t.session instanceof Ti?t.session:null,n=e&&this.button("Defaults","All as the page opened","defaults",()=>this.restore(e)),s=e&&this.button("Link","Copy a link to this page as it is set","link",()=>{this.copy(e)});this.element=H("div",{class:"top-buttons"},this.remark,n,s,this.saveMenu(),this.button("Present","Large type, without controls (p)","present",()=>this.present()),ui("frame","Full screen",()=>{this.fill()}),ui("help","Keys and help (?)",t.help),ui("theme","Light or dark",Wu)),e&&(t.session.whenChanged(r=>{r!=="playing"&&r!=="outcome"&&this.follow(e)}),window.addEventListener("hashchange",()=>{location.hash.replace(/^#/,"")!==pa(e)&&(e.restore(),this.say(ma(e,location.hash).join(" ")),t.restored())}))}needs;element;remark=H("span",{class:"remark",role:"status"});film=null;waiting=0;forgetting=0;present(t){let e=document.documentElement.classList.toggle("presenting",t);this.element.querySelector("[data-act=present]")?.setAttribute("aria-pressed",String(e)),this.needs.presented()}say(t){se(this.remark,t),clearTimeout(this.forgetting),t&&(this.forgetting=window.setTimeout(()=>se(this.remark,""),P2))}button(t,e,n,s){return H("button",{type:"button",class:"button",title:e,"data-act":n,onclick:s},t)}restore(t){t.restore(),this.needs.restored(),this.say("All as the page opened.")}follow(t){clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>iM(pa(t)),R2)}async copy(t){iM(pa(t));let e=location.href.split("#")[0]+(pa(t)?`#${pa(t)}`:"");try{await navigator.clipboard.writeText(e),this.say("Link copied.")}catch{this.say("The browser allows no copying; the link is in its address bar.")}}saveMenu(){let{session:t,theatre:e,record:n,render:s}=this.needs,{name:r}=t.data,o=e?.stage?.canvas,a=Wn("save"),l=[["csv","Numbers (CSV)",()=>ff(new Blob([eM(n())],{type:"text/csv"}),df(r,"csv"))]];o&&l.push(["png","Picture (PNG)",()=>nM(o,s,df(r,"png"))]),o&&vc.possible(o)&&l.push(["webm","Film (WebM)",()=>this.shoot(o)]);let c=H("div",{class:"menu-list card",id:a,hidden:!0},...l.map(([f,g,y])=>H("button",{type:"button",class:"button","data-save":f,onclick:()=>{u(!1),y()}},g))),h=this.button("Save","Files to take away","save",()=>u(c.hidden===!0)),u=f=>{c.hidden=!f,h.setAttribute("aria-expanded",String(f))};h.setAttribute("aria-controls",a),u(!1);let d=H("div",{class:"menu"},h,c);return document.addEventListener("pointerdown",f=>{d.contains(f.target)||u(!1)}),d.addEventListener("keydown",f=>{f.key!=="Escape"||c.hidden||(u(!1),h.focus())}),d}shoot(t){let{session:e}=this.needs,n=this.element.querySelector("[data-save=webm]");this.film?(this.film.stop(),this.film=null,this.say("")):(this.film=new vc(t,df(e.data.name,"webm")),e.play(!0),se(this.remark,"Filming; Save, End the film.")),n&&se(n,this.film?"End the film (WebM)":"Film (WebM)")}async fill(){try{document.fullscreenElement?await document.exitFullscreen():await document.documentElement.requestFullscreen()}catch{this.say("The browser allows no full screen here.")}}};function iM(i){try{history.replaceState(null,"",i?`#${i}`:location.href.split("#")[0])}catch{}}var L2=45,I2=60,F2=.6,D2=1500,mf=class{constructor(t,e,n){this.root=t;this.session=e;let{data:s}=e,r=e instanceof Ti?e:null;document.title=s.title||s.name,this.text=r&&s.pendularm?new Sd(r):null,this.places=r?null:new Oa(s),this.theatre=s.shapes.length?new cf(e,this.text?.element??null,()=>this.invalidate()):null,this.banner=new Md(()=>this.reset()),this.transport=new bd(e,()=>this.reset()),this.board=r?new $d(r,g=>fd(r,r.players[g]?.integrator??"")):new Zd(e);let o=this.theatre?.framing.size??1,a=r&&n?new pd(r,s.velocities.map((g,y)=>s.pendularm?.push??ix(s,n,y,o))):null;r&&!s.gaps&&(this.rivals=new dd(r)),r?.data.servo&&(this.servo=new md(r,o)),r&&(s.contact||s.gaps)&&(this.contact=new sd(r,g=>{this.theatre?.stage?.showGroup("forces",g),this.invalidate()}));let l=r&&n&&a?this.controls(r,n,a,o):this.contact?H("div",{class:"controls"},this.contact.element):this.record(s),c=[...this.keys(r,a),{keys:["?"],does:"this list",press:()=>d.toggle()}],h=new id(c),u=[s.reference,s.generator&&`Made with ${s.generator}.`],d=new _d(N2(c),u,g=>{h.letters=g});this.toolbar=new pf({session:e,theatre:this.theatre,record:()=>this.board.record(),render:()=>this.theatre?.stage?.render(e.part),help:()=>d.toggle(),restored:()=>this.theatre?.fit(),presented:()=>this.board.rebuild()}),this.compose(s,l,d,a),this.listen(r);let{stage:f=null}=this.theatre??{};f?.view&&new uf(f,f.view,()=>!this.drag?.active,()=>this.invalidate()),!(!r||!this.theatre?.stage)&&(this.drag=new tf(this.theatre.stage,r,()=>this.invalidate()),n&&(s.servo&&!s.servo.poses&&(this.desired=new hf(r,n)),this.setPoints=new ef(this.theatre.stage,r,n,o),this.theatre.element.append(this.setPoints.element)))}root;session;frames=0;firstFrame=0;theatre;board;transport;banner;announcer=H("div",{class:"hidden",role:"status","aria-live":"polite"});text;rivals=null;servo=null;contact=null;setPoints=null;places;desired=null;toolbar;shownDesired=!1;drag=null;requested=!1;last=0;plotted=0;written=0;reset(){this.session.reset(),this.theatre?.fit()}open(){let{session:t}=this;if(t instanceof Ti){for(let e of t.data.view?.rivals??[])t.setRival(e,!0);this.toolbar.say(ma(t,location.hash).join(" "))}this.theatre?.makeRoom(),ca(),this.board.clear(),this.judge(),this.retrace(),this.session.data.pendularm&&!window.matchMedia("(prefers-reduced-motion: reduce)").matches&&this.session.play(!0),this.invalidate()}invalidate(){this.requested||(this.requested=!0,requestAnimationFrame(t=>this.frame(t)))}frame(t){let{session:e,theatre:n}=this,s=this.last?(t-this.last)/1e3:1/60;this.requested=!1,this.drag?.update(),e.frame(s),this.showDesired();let r=n?.stage?.render(e.part)??!1;this.drag?.update(),this.setPoints?.update(),this.write(t,!e.playing),this.frames+=1,this.firstFrame||(this.firstFrame=performance.now()),this.last=e.animated?t:0,(e.animated||r)&&this.invalidate()}showDesired(){let t=this.desired?.wanted??!1;t!==this.shownDesired&&(this.shownDesired=t,this.theatre?.stage?.setDesired(t?this.desired:null))}write(t,e){(e||t-this.plotted>=L2)&&(this.plotted=t,this.board.draw()),(e||t-this.written>=I2)&&(this.written=t,this.transport.update(),this.text?.update(),this.servo?.say(),this.contact?.update(),this.theatre?.update())}listen(t){let{session:e,theatre:n}=this,s=n?.stage;e.whenMoving(()=>s?.remember()),e.whenMoved(()=>{this.board.sample(),t?s?.trace():this.retrace()}),e.whenChanged(r=>{(r==="players"||r==="watched")&&(s?.setPlayers(e.shown),s?.renew(),s?.resize(s.canvas.clientWidth,s.canvas.clientHeight)),r==="players"&&(this.board.rebuild(),e.time===0&&this.board.clear()),r==="reset"&&(s?.retrace([]),this.board.clear(),t||this.retrace()),(r==="reset"||r==="outcome"||r==="players")&&this.judge(),this.rivals?.update(),this.announce(t),this.invalidate()}),Hu(()=>{s?.renew(),this.board.rebuild(),this.rivals?.update(),this.invalidate()})}judge(){let{session:t}=this;if(!(t instanceof Ti))return;let e=t.players.filter(s=>s.outcome!==""),n=t.players.length>1;this.banner.say(e.map(s=>n?`${fd(t,s.integrator)}: ${s.outcome}`:s.outcome).join(" "))}announce(t){let e=[this.session.playing?"Playing":"Paused"];t&&e.push(fd(t,t.main.integrator)),t?.data.servo&&e.push(`servo ${t.main.servoMode}`),t?.swing&&e.push("watching a mode"),se(this.announcer,e.join(", "))}retrace(){let{places:t,session:e}=this;if(!t||!this.theatre?.stage?.hasTrails)return;let n=e.data.view?.memory??F2*e.data.until;this.theatre.stage.retrace(t.between(e.time-n,e.time,D2)),this.theatre.stage.trace()}keys(t,e){let{session:n}=this,s=[{keys:[" "],shown:["space"],does:"play and pause",press:()=>n.play(!n.playing)},{keys:["."],does:t?"one step":"one picture further",repeats:!0,press:()=>n.single()},{keys:["r"],does:"back to the start",press:()=>this.reset()},{keys:["p"],does:"presentation: large type, without controls",press:()=>this.toolbar.present()},{keys:["Escape"],shown:["Esc"],does:"end of the presentation",press:()=>this.toolbar.present(!1)}];return this.theatre&&s.push({keys:["f"],does:"fit the picture",press:()=>this.theatre?.fit()}),t&&e?.element&&s.push({keys:["ArrowLeft"],shown:["←"],does:"push the chosen coordinate down while held",press:()=>e.push(-1,!0),release:()=>e.push(-1,!1)},{keys:["ArrowRight"],shown:["→"],does:"push it up while held",press:()=>e.push(1,!0),release:()=>e.push(1,!1)}),t&&e&&t.data.pendularm&&s.unshift(...Lm(t,e,r=>this.banner.say(r))),s}controls(t,e,n,s){return H("div",{class:"controls"},t.data.map?new hd(t,t.data.map,()=>this.theatre?.fit()).element:null,this.servo?.element,this.contact?.element??new ud(t).element,sx(t,e,s),ax(t,s),ox(t,s),this.servo?.gains,t.data.analysis?new ad(t,t.data.analysis,this.theatre).element:null,this.rivals?.element,n.element,lx(t,s))}record(t){let e=(r,o)=>[H("dt",{},r),H("dd",{},o)],n=t.methods.find(({name:r})=>r===t.run?.integrator)?.label??t.run?.integrator??"",s=t.parameters.filter(({kind:r})=>r!=="hidden");return H("div",{class:"controls"},Ve("Run",!0,H("p",{class:"outcome"},t.run?.outcome??""),t.run?.remark?H("p",{class:"remark"},t.run.remark):null,H("dl",{class:"facts"},...e("integrator",n))),s.length?Ve("Parameters",!0,H("dl",{class:"facts"},...s.flatMap(({label:r,value:o,unit:a})=>e(r,`${Yt(o,6)} ${a}`.trim())))):null)}compose(t,e,n,s){let{session:r}=this,o=H("header",{class:"top"},H("div",{class:"titles"},H("h1",{},t.title||t.name),t.watch?H("p",{class:"watch"},t.watch):null),this.toolbar.element),a=fx(t.equations,!1),l=r instanceof Ti&&s&&t.pendularm?new wd(r,s):null,c=H("div",{class:"show"},this.theatre?.element,l?.element,this.transport.element),h=H("div",{class:"middle"},c,a);(this.theatre?.element??c).append(this.banner.element),this.root.replaceChildren(o,H("main",{class:this.theatre?"page":"page plots-only"},h,H("div",{class:"right"},this.board.element),H("div",{class:"left"},e)),n.element,this.announcer),Yv(this.root)}};function N2(i){return i.map(({keys:t,shown:e,does:n})=>({keys:e??t,does:n}))}function O2(i){return i.rate!==void 0||i.contact!==void 0}function U2(){let i=JSON.parse(document.getElementById("pendula-data")?.textContent??"null");if(!i)throw new Error("This page carries no data; write it again with pendula.html.");let t=document.getElementById("pendula")??document.body.appendChild(H("div",{id:"pendula"}));if(i.mode==="shapes"){window.pendula={data:i,page:new nd(t,i),ready:!0};return}let e=globalThis.pendulaSystem??{},n=O2(e)?e:null,s;if(i.mode==="live"){if(!n)throw new Error("This page carries no functions of its system; write it again with pendula.html.");let o=()=>zf(i,n);s=new Ti(o(),o)}else s=new Sr(Cf(i,e));let r=new mf(t,s,i.contact?null:n);window.pendula={data:i,page:r,ready:!1,get player(){return s.players[0]},get players(){return s.players}},r.open(),window.pendula.ready=!0}function sM(){try{U2()}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.append(H("p",{role:"alert",class:"banner"},t)),i}}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",sM):sM();})();
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

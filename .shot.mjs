import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
const s = spawn('node',['scripts/serve.mjs','0'],{stdio:['ignore','pipe','inherit']});
const url = await new Promise(r=>s.stdout.on('data',d=>{const m=/http:\S+/.exec(String(d)); if(m) r(m[0])}));
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const list = JSON.parse(process.argv[2]);
for (const [name,path,w,h,theme,full] of list) {
  const c = await b.newContext({viewport:{width:w,height:h},colorScheme:theme,hasTouch:w<800});
  const p = await c.newPage(); p.on('console',m=>m.type()==='error'&&console.log(name,m.text()));
  await p.goto(url+path,{waitUntil:'load'}); await p.waitForTimeout(1200);
  await p.screenshot({path:`/tmp/shots/${name}.png`,fullPage:!!full}); await c.close();
}
await b.close(); s.kill();

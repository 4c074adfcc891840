import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking'] })
for (const [n,w,h,s] of [['a',1280,800,'light'],['b',360,740,'dark']]) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: s })
  await p.goto('file://'+process.argv[2]); await p.screenshot({ path: `/tmp/rooms/check-${n}.png` })
  console.log(await p.evaluate(() => document.documentElement.scrollWidth))
}
await b.close()

import { drawCover } from './src/modules/pictures/cover.ts';
import { sanitiseSvg } from './src/modules/media/sanitise-svg.ts';
import sharp from 'sharp';
const { motifs } = await import('./src/modules/pictures/motif.ts');
const rows: any[] = [];
for (const [i,m] of motifs.entries()) { const t=drawCover('media-'+m,m); const s=sanitiseSvg(t)!; if(i===0) console.log(m,t.length,s?.text.length,s?.width,s?.height);
 rows.push({input: await sharp(Buffer.from(t)).resize(320).png().toBuffer(), left: i%5*320, top: Math.floor(i/5)*360});
 rows.push({input: await sharp(Buffer.from(s.text)).resize(320).png().toBuffer(), left: i%5*320, top: Math.floor(i/5)*360+180}); }
await sharp({create:{width:1600,height:720,channels:3,background:'#fff'}}).composite(rows).png().toFile('/tmp/svgs.png');
const t0=Date.now(); const j=await sharp(Buffer.from(drawCover('media-bamboo','bamboo'))).jpeg({quality:90}).toBuffer(); console.log(j.length, Date.now()-t0);

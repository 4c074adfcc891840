/** Looks of the HTML report, light and dark; nothing is loaded for them. */
export const style = `
:root{color-scheme:light dark;--ground:#f6f5f1;--sheet:#fff;--ink:#1c2430;--soft:#5c6675;--line:#dfe1e4;--ok:#1f6b45;--ok-bg:#e2f2e9;--breaks:#9d2020;--breaks-bg:#fbe5e3;--harmless:#7a5200;--harmless-bg:#fbf0d7;--untested:#46506a;--untested-bg:#e8eaf2;--absent:#7a1f5c;--absent-bg:#f7e3f0;--lax:#1d5573;--lax-bg:#dff0f8}
@media (prefers-color-scheme:dark){:root{--ground:#11161f;--sheet:#1a212d;--ink:#e9ecf2;--soft:#a3adbc;--line:#2d3645;--ok:#86dcb0;--ok-bg:#15392a;--breaks:#ffa8a0;--breaks-bg:#45191a;--harmless:#f3cd7f;--harmless-bg:#3d2e0f;--untested:#b9c3de;--untested-bg:#2a3348;--absent:#f0a8d6;--absent-bg:#43162f;--lax:#9fd3ee;--lax-bg:#123344}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:.2rem 0 .6rem;font-size:clamp(1.3rem,4vw,2rem);line-height:1.2;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:0 0 .5rem}h3{font-size:.9rem;margin:1rem 0 .3rem;color:var(--soft)}
.kicker{margin:0;color:var(--soft);font-weight:600;letter-spacing:.04em}
.sentence{display:inline-block;margin:0 0 .5rem;padding:.5rem .8rem;border-radius:.5rem;font-weight:600}
.facts{margin:0;color:var(--soft);font-size:.9rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.5rem 0}
.tile{padding:.8rem 1rem;border-radius:.75rem}.tile strong{display:block;font-size:1.8rem;line-height:1.1}
.ok{color:var(--ok);background:var(--ok-bg)}.breaks{color:var(--breaks);background:var(--breaks-bg)}
.harmless{color:var(--harmless);background:var(--harmless-bg)}.untested{color:var(--untested);background:var(--untested-bg)}
.absent{color:var(--absent);background:var(--absent-bg)}.lax{color:var(--lax);background:var(--lax-bg)}
.advice{background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.2rem;margin:1.5rem 0}
.calls{display:grid;gap:.5rem}
.advice ul{margin:0;padding-left:1.2rem}
details{background:var(--sheet);border:1px solid var(--line);border-radius:.75rem}
summary{display:grid;grid-template-columns:minmax(14rem,1.3fr) 9rem 5rem 3fr;gap:.5rem 1rem;align-items:center;padding:.7rem 1rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible,pre:focus-visible{outline:3px solid var(--ok);outline-offset:2px;border-radius:.75rem}
.call{font-weight:600;overflow-wrap:anywhere}.ms{color:var(--soft);text-align:right;font-variant-numeric:tabular-nums}
.first{overflow-wrap:anywhere;font-size:.9rem}
.badge{display:inline-block;justify-self:start;padding:.1rem .55rem;border-radius:1rem;font-size:.8rem;font-weight:600;white-space:nowrap}
.body{padding:0 1rem 1rem;border-top:1px solid var(--line)}
.body>ul{padding-left:1.2rem;margin:.5rem 0}.body>ul.findings{list-style:none;padding:0}
.findings>li{padding:1rem 0;border-bottom:1px solid var(--line)}.level,.known{color:var(--soft);font-size:.85rem}
dl{display:grid;grid-template-columns:5.5rem 1fr;gap:.2rem .8rem;margin:.6rem 0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
code,pre{font-family:ui-monospace,monospace;font-size:.85rem}
pre{margin:.5rem 0 0;padding:.7rem .9rem;background:var(--ground);border:1px solid var(--line);border-radius:.5rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:44rem){summary{grid-template-columns:1fr auto}.call{grid-column:1/-1}.first{grid-column:1/-1}}
@media print{details>.body{display:block}body{background:#fff}}
`.replaceAll('\n', '')

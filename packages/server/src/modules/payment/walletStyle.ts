/** Style sheet of the sandbox wallet: one column, phone size, light and dark. */
export const walletStyle = `
:root { font: 100%/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; color-scheme: light dark; --ink: #16181d; --soft: #5b6270; --line: #e3e6eb; --page: #f3f4f6; --card: #fff; --brand: #0a7d3f; }
.alipay { --brand: #0d62d6; }
.pingpong { --brand: #6b3fd4; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f3f5; --soft: #a5acb8; --line: #343841; --page: #14161a; --card: #1f2228; --brand: #3ccf7c; } .alipay { --brand: #7ab0ff; } .pingpong { --brand: #b79cff; } }
/* Korean breaks between words. */
:root:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; min-block-size: 100dvh; display: flex; flex-direction: column; max-inline-size: 30rem; margin-inline: auto; padding: 0 1rem 1.5rem; color: var(--ink); background: var(--page); }
html { background: var(--page); }
header { display: flex; align-items: center; gap: .625rem; padding: 1rem .25rem; }
h1 { margin: 0; font-size: 1.0625rem; font-weight: 600; }
.mark { inline-size: 1.5rem; block-size: 1.5rem; border-radius: .5rem; background: var(--brand); position: relative; }
.mark::after { content: ''; position: absolute; inset-block-start: .375rem; inset-inline-start: .5625rem; inline-size: .375rem; block-size: .6875rem; border: solid var(--card); border-width: 0 .1875rem .1875rem 0; transform: rotate(42deg); }
main { background: var(--card); border-radius: 1rem; padding: 2rem 1.25rem 1.25rem; text-align: center; }
.to, .hint { margin: 0; color: var(--soft); }
.amount { margin: .25rem 0 1.5rem; font-size: 2.5rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { display: flex; gap: 1rem; justify-content: space-between; margin: 0 0 1.5rem; padding-block: .875rem; border-block: 1px solid var(--line); font-size: .8125rem; text-align: start; }
dt { color: var(--soft); flex: none; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-align: end; }
form { display: grid; gap: .625rem; }
button, .back { display: block; inline-size: 100%; min-block-size: 3rem; padding: .625rem 1rem; border: 1px solid var(--line); border-radius: .75rem; font: inherit; font-weight: 600; color: var(--ink); background: transparent; text-decoration: none; cursor: pointer; }
button[value=success], .back { border-color: var(--brand); background: var(--brand); color: var(--card); }
button[value=delay] { border-color: var(--brand); color: var(--brand); }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.result { margin: 0 0 .25rem; font-size: 1.125rem; font-weight: 600; }
.result.success { color: var(--brand); }
footer { margin-block-start: auto; padding-block-start: 1.5rem; text-align: center; font-size: .8125rem; color: var(--soft); }
`;

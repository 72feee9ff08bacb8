/** Inline style of the simulators' pages; every pair of colours meets WCAG AA. */
export const pageStyle = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:#f6efe4;color:#14213d;font:1rem/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:.875rem 1.25rem;background:#14213d;color:#fff;font-weight:600}
.mark{width:1.75rem;height:1.25rem;border-radius:.25rem;background:linear-gradient(#f6efe4 30%,#f77f00 30% 55%,#f6efe4 55%)}
.tag{margin-left:auto;padding:.125rem .625rem;border-radius:1rem;background:#ffd9a8;color:#14213d;font-size:.8125rem;white-space:nowrap}
main{flex:1;width:100%;max-width:30rem;margin:0 auto;padding:1.5rem 1rem 2rem}
h1{font-size:1.5rem;line-height:1.25;margin-bottom:1rem}
.amount{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem 1rem;padding:1.25rem;border-radius:.75rem .75rem 0 0;background:#fff}
.amount strong{font-size:2rem;line-height:1.2;font-variant-numeric:tabular-nums}
dl{padding:.5rem 1.25rem 1rem;border-radius:0 0 .75rem .75rem;border-top:2px dashed #e3d7c3;background:#fff}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0}
dt{color:#4b5674;flex:none}
dd{text-align:right;font-weight:600;overflow-wrap:anywhere;min-width:0}
small{display:block;color:#4b5674;font-weight:400;font-size:.875rem}
form{margin-top:1.5rem}
fieldset{border:0;padding:0;display:grid;gap:.75rem}
.card{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin-bottom:1.5rem}
input{min-height:2.75rem;padding:.25rem .5rem;border:2px solid #14213d;border-radius:.5rem;background:#fff;color:inherit;font:inherit}
legend{font-weight:600;margin-bottom:.75rem}
.outcome p{margin-top:.25rem;color:#4b5674;font-size:.875rem}
button{width:100%;min-height:3rem;padding:.5rem 1rem;border:2px solid transparent;border-radius:.625rem;font:inherit;font-weight:600;cursor:pointer}
.primary{background:#ff9f1c;color:#14213d}
.danger{background:#fff;border-color:#b3261e;color:#b3261e}
.plain{background:#fff;border-color:#14213d;color:#14213d}
.link{width:auto;min-height:2.75rem;padding:0 .25rem;background:none;color:#14213d;text-decoration:underline}
button:hover{filter:brightness(.96)}
:focus-visible{outline:3px solid #1d5fd1;outline-offset:2px}
details{margin-top:1.25rem;padding-top:.75rem;border-top:1px solid #e3d7c3}
summary{min-height:2.75rem;display:list-item;align-content:center;cursor:pointer;font-weight:600}
details p{font-size:.875rem;color:#4b5674}
footer{padding:1rem;text-align:center;font-size:.8125rem;color:#4b5674}
`;

/** The page where someone lets a device sign in: HTML without scripts, cookies or anything from elsewhere. */
import { createHash } from 'node:crypto';
import { type Scope, scopeMeanings } from '../schema/api-key.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#1c1f23;max-width:34rem;margin:3rem auto;padding:0 1rem}h1{font-size:1.5rem}label{display:block;margin:1.5rem 0 .25rem}input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #6b7280;border-radius:4px}button{font:inherit;margin:1.5rem .5rem 0 0;padding:.5rem 1.25rem;border:1px solid #1c1f23;border-radius:4px;background:#fff;cursor:pointer}button[value=approve],button[value=look]{background:#1c1f23;color:#fff}.code{font:1.25rem/1.5 ui-monospace,monospace;letter-spacing:.1em}.wrong{color:#b00020}';

/** Nothing is loaded, nothing may frame it, and forms go nowhere else. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Asks for the code that the device shows. */
export function codePage(userCode: string, wrong?: string): string {
  return page(
    'Sign in on a device',
    `${note(wrong)}<form method="post"><label for="user_code">Code shown on the device</label>
<input id="user_code" name="user_code" class="code" value="${escaped(userCode)}" maxlength="20" autocomplete="off" spellcheck="false" required autofocus>
<button name="step" value="look">Continue</button></form>`,
  );
}

/** Names who asks for what, and asks for an API key as consent. */
export function consentPage(
  userCode: string,
  { clientName, scopes, address }: { clientName: string; scopes: readonly Scope[]; address: string },
  wrong?: string,
): string {
  const list = scopes.map((scope) => `<li><code>${scope}</code>: ${scopeMeanings[scope]}</li>`).join('\n');
  return page(
    `Let ${clientName} sign in?`,
    `<p><strong>${escaped(clientName)}</strong>, at the address ${escaped(address)}, shows the code <span class="code">${escaped(userCode)}</span> and asks to:</p>
<ul>${list}</ul>
<p>Approve only if you started this sign-in yourself and the device shows this very code. It gets no more than the API key below may do, and stays signed in until it signs out, the key is revoked, or 180 days have passed.</p>
${note(wrong)}<form method="post"><input type="hidden" name="user_code" value="${escaped(userCode)}">
<label for="api_key">Your API key; the device does not see it</label>
<input id="api_key" name="api_key" type="password" maxlength="200" autocomplete="off">
<button name="step" value="approve">Approve</button><button name="step" value="deny">Deny</button></form>`,
  );
}

export function donePage(title: string, text: string): string {
  return page(title, `<p>${escaped(text)}</p>`);
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)} · Quarterdeck</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
${body}
</body></html>
`;
}

function note(wrong: string | undefined): string {
  return wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

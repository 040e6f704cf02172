import { html, type Html } from '../pages/html.ts';
import { localPeople } from './local-people.seed.ts';
import { identityOfName } from './local-wechat.ts';
import { localWechatStrings as strings } from './local-wechat.strings.ts';
import type { WechatIdentity } from './wechat-scan.ts';

const other = 'other';
const longestName = 32;

export type PersonAnswer = { identity: WechatIdentity } | { problem: string; name: string };

/** Whom the sent form means. */
export function readPerson(fields: URLSearchParams): PersonAnswer {
  const known = localPeople.find((_, index) => fields.get('person') === String(index));
  if (known) return { identity: identityOfName(known.nickName) };
  const name = (fields.get('name') ?? '').replace(/\p{Cc}/gu, '').trim();
  if (name === '') return { problem: strings.nameMissing, name };
  if (name.length > longestName) return { problem: strings.nameTooLong, name };
  return { identity: identityOfName(name) };
}

/**
 * Somebody to be, and yes or no. Sent to the address of the page itself.
 *
 * @param mobiles Mobile numbers of those who have one, by `openId`.
 */
export function localPersonForm(
  mobiles: ReadonlyMap<string, string>,
  refused?: { problem: string; name: string },
): Html {
  const people = localPeople.map(({ nickName }, index) => {
    const mobile = mobiles.get(identityOfName(nickName).openId);
    const note = mobile === undefined ? strings.unbound : strings.bound(mobile);
    return person(String(index), nickName, note, refused === undefined && index === 0);
  });
  return html`<form method="post">
    <fieldset>
      <legend>${strings.who}</legend>
      <div>${people} ${person(other, strings.other, strings.otherNote, refused !== undefined)}</div>
      ${nameField(refused)}
    </fieldset>
    <div class="actions">
      <button class="button action" name="answer" value="confirm">${strings.confirm}</button>
      <button class="button" name="answer" value="refuse" formnovalidate>${strings.refuse}</button>
    </div>
  </form>`;
}

function person(value: string, name: string, note: string, isChosen: boolean): Html {
  return html`<label class="person">
    <input type="radio" name="person" value="${value}" ${isChosen ? html`checked` : null} />
    <span class="grow"><span>${name}</span><span class="muted">${note}</span></span>
  </label>`;
}

function nameField(refused?: { problem: string; name: string }): Html {
  const complaint = refused ? html`aria-invalid="true" aria-describedby="name-problem" autofocus` : null;
  return html`<label class="field">
      <span>${strings.name}</span>
      <input name="name" autocomplete="off" value="${refused?.name ?? ''}" ${complaint} />
    </label>
    ${refused ? html`<p class="error" id="name-problem" role="alert">${refused.problem}</p>` : null}`;
}

import { expect, it } from 'vitest';
import { accountSettingsStrings } from './account-settings/account-settings.strings.ts';
import { orderPaymentStrings } from './checkout/payment/payment.strings.ts';
import { commentBoxStrings } from './comment-box/comment-box.strings.ts';
import { orderListStrings } from './order-list/order-list.strings.ts';
import { recordLibraryStrings } from './record-library/record-library.strings.ts';
import { sharedRecordingStrings } from './record-library/shared-recording.strings.ts';
import { screenRecorderStrings } from './screen-recorder/screen-recorder.strings.ts';

const comments = commentBoxStrings.en;

it.each([
  ['the field to write in', comments.placeholder, 'write your discussion here'],
  ['the button below it', comments.submit, 'discuss'],
  ['a comment on its way', comments.posting, 'posting discussion'],
  ['the link to reply', comments.reply, 'reply'],
  ['the target of a reply', comments.replyTo('林知远'), 'reply: @林知远'],
  ['the button of a reply', comments.replySubmit, 'post reply'],
  ['a missing author', comments.unknownUser, 'unknown user'],
  ['the missing author of a recording', sharedRecordingStrings.en.unknownUser, 'unknown user'],
  ['a reply to somebody missing', comments.repliedUserMissing, 'the replied user does not exist'],
])('T13 the English of %s is the specification’s', (_, words, specified) => {
  expect(words).toBe(specified);
});

it.each([
  ['a comment', comments.linkCopied, comments.linkNotCopied],
  ['a recording', recordLibraryStrings.en.linkCopied, recordLibraryStrings.en.linkNotCopied],
  ['what was just recorded', screenRecorderStrings.en.copied, screenRecorderStrings.en.notCopied],
  ['an account id', accountSettingsStrings.en.copied, accountSettingsStrings.en.notCopied],
  ['an order', orderListStrings.en.copied, orderListStrings.en.notCopied],
  ['an order that is paid for', orderPaymentStrings.en.copied, orderPaymentStrings.en.notCopied],
])('T13 copying %s is told in the specification’s English', (_, copied, notCopied) => {
  expect([copied, notCopied]).toEqual(['copy succeeded', 'copy failed']);
});

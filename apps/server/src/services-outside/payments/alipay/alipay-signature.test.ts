import { describe, expect, it } from 'vitest';
import {
  alipayKeys,
  applicationKeys,
  knownKey,
  notificationOf,
  paidNotification,
} from './alipay.fixtures.ts';
import {
  canonicalText,
  isSigned,
  isSignedNotification,
  memberText,
  signText,
  type Fields,
} from './alipay-signature.ts';
import { beijingText, momentOf } from './beijing-time.ts';
import { fenOf, yuanText } from './yuan.ts';

describe('what is signed', () => {
  it('are the fields by name, capitals before small letters, not encoded and without the signature', () => {
    const fields = { version: '1.0', app_id: '2014', biz_content: '{"a":"b & c=1"}', Z: '中', sign: 'x' };
    expect(canonicalText(fields)).toBe('Z=中&app_id=2014&biz_content={"a":"b & c=1"}&version=1.0');
  });

  it('is signed by SHA-256 with RSA, the same each time', () => {
    const first = signText('app_id=2014&charset=utf-8', applicationKeys.privateKey);
    expect(signText('app_id=2014&charset=utf-8', applicationKeys.privateKey)).toBe(first);
    expect(Buffer.from(first, 'base64')).toHaveLength(256);
    expect(isSigned('app_id=2014&charset=utf-8', first, applicationKeys.publicKey)).toBe(true);
    expect(isSigned('app_id=2015&charset=utf-8', first, applicationKeys.publicKey)).toBe(false);
  });

  it('has a known signature by a known key', () => {
    expect(signText('a=1&b=2', knownKey)).toBe(knownSignature);
  });
});

describe('a notification', () => {
  const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body));
  const told = fieldsOf(notificationOf(paidNotification));

  it('is believed when Alipay has signed every field of it', () => {
    expect(isSignedNotification(told, alipayKeys.publicKey)).toBe(true);
  });

  it.each(Object.keys(paidNotification))('is not believed when %s was changed', (name) => {
    expect(isSignedNotification({ ...told, [name]: `${told[name]}0` }, alipayKeys.publicKey)).toBe(false);
  });

  it.each([
    ['a field more', { ...told, refund_fee: '19.00' }],
    ['no signature', { ...told, sign: '' }],
    ['another kind of signature', { ...told, sign_type: 'RSA' }],
    [
      'the signature of another key',
      fieldsOf(notificationOf(paidNotification, { key: applicationKeys.privateKey })),
    ],
  ])('is not believed with %s', (_, fields) => {
    expect(isSignedNotification(fields, alipayKeys.publicKey)).toBe(false);
  });

  it('is not believed with a field less', () => {
    const { seller_id: _, ...less } = told;
    expect(isSignedNotification(less, alipayKeys.publicKey)).toBe(false);
  });
});

describe('a member of an answer', () => {
  it.each([
    ['{"a_response":{"code":"10000"},"sign":"x"}', '{"code":"10000"}'],
    ['{ "a_response" : {"b": {"c":"}"}} ,"sign":"x"}', '{"b": {"c":"}"}}'],
    [String.raw`{"a_response":{"b":"\"}{\\"},"sign":"}"}`, String.raw`{"b":"\"}{\\"}`],
    ['{"a_response":{"code":"10000"', undefined],
    ['{"b_response":{}}', undefined],
    ['{"b":{"a_response":{}}}', undefined],
    ['', undefined],
  ])('of %s is taken as it came', (json, text) => {
    expect(memberText(json, 'a_response')).toBe(text);
  });
});

describe('money and time', () => {
  it.each([
    [1, '0.01'],
    [1_900, '19.00'],
    [1_905, '19.05'],
    [29_990, '299.90'],
  ])('%i fen are %s yuan', (fen, text) => {
    expect([yuanText(fen), fenOf(text)]).toEqual([text, fen]);
  });

  it.each([
    ['19', 1_900],
    ['19.9', 1_990],
    ['1.005', undefined],
    ['-1.00', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('reads %s as %s fen', (text, fen) => {
    expect(fenOf(text)).toBe(fen);
  });

  it('has the time of Beijing, to the second', () => {
    expect(beijingText(new Date('2026-11-22T16:00:01.900Z'))).toBe('2026-11-23 00:00:01');
    expect(momentOf('2026-11-23 00:00:01')).toEqual(new Date('2026-11-22T16:00:01Z'));
    expect(['gestern', '2026-13-40 00:00:00', ''].map(momentOf)).toEqual([undefined, undefined, undefined]);
  });
});

/** By `openssl dgst -sha256 -sign`. */
const knownSignature =
  'ISRpMAHXXFo26hmJ7PYYZTY1rC0ewIndaqhu1cS1pHUwVYOBMsLDZGtX7YwAWntm6oEt5/afmfAtIW0cCAr401A9KlYtOH9nO+Cxwo0ivlHGpyyM9i8MsFghAK2nD3iggyBCb5sZYSut7IvNcIMYQgNf4ABfOj2SqAkIefWoV30=';

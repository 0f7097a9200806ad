import { gzipSync } from 'node:zlib'

export interface HostileBody {
  name: string
  type: string
  headers?: Record<string, string>
  body: string | Buffer
}

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const DEEP = 60_000
const BOMB_BYTES = 50_000_000

const part = (disposition: string, content = 'a') =>
  `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`

/** No visitor could send one of these forms, so none may be accepted. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  { name: 'nothing', type: FORM, body: '' },
  { name: 'only separators', type: FORM, body: '&&&==;;&=&' },
  { name: 'broken percent codes', type: FORM, body: 'company=%&name=%zz&email=%e0%a4%a&phone=%00' },
  {
    name: 'broken UTF-8',
    type: FORM,
    body: Buffer.from('company=\xff\xfe\xc3\x28&name=\xed\xa0\x80', 'latin1'),
  },
  { name: 'UTF-16', type: `${FORM}; charset=utf-16`, body: Buffer.from('company=a&name=b', 'utf16le') },
  { name: 'UTF-7', type: `${FORM}; charset=utf-7`, body: 'company=+ADw-script+AD4-' },
  { name: 'ten thousand fields', type: FORM, body: 'a=1&'.repeat(10_000) },
  { name: 'one field ten thousand times', type: FORM, body: 'cpv_codes=45000000-7&'.repeat(3_000) },
  { name: 'deeply nested names', type: FORM, body: `${'a[b]'.repeat(5_000)}=1` },
  {
    name: 'prototype names',
    type: FORM,
    body: '__proto__=1&__proto__[a]=1&constructor.prototype=1&toString=1',
  },
  { name: 'more than 64 KB', type: FORM, body: `company=${'a'.repeat(1_000_000)}` },
  { name: 'deeply nested JSON', type: 'application/json', body: '['.repeat(DEEP) },
  {
    name: 'JSON with __proto__',
    type: 'application/json',
    body: '{"__proto__":{"admin":true},"company":"a"}',
  },
  { name: 'JSON that says it is a form', type: FORM, body: '{"company":"a","email":{"$ne":null}}' },
  {
    name: 'XML with an outside entity',
    type: 'text/xml',
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { name: 'plain text', type: 'text/plain', body: 'company=a' },
  { name: 'no type', type: '', body: 'company=a' },
  { name: 'two types', type: `${FORM}, ${MULTIPART}`, body: 'company=a' },
  { name: 'an overlong type', type: `${FORM}; ${'a'.repeat(4_000)}`, body: 'company=a' },
  { name: 'a type with quotes and markup', type: '"><script>alert(1)</script>', body: 'a' },
  { name: 'compressed', type: FORM, headers: { 'Content-Encoding': 'gzip' }, body: gzipSync('company=a') },
  {
    name: 'a bomb',
    type: FORM,
    headers: { 'Content-Encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(BOMB_BYTES)),
  },
  {
    name: 'multipart without boundary',
    type: 'multipart/form-data',
    body: part('form-data; name="company"'),
  },
  {
    name: 'multipart with another boundary',
    type: 'multipart/form-data; boundary=y',
    body: `${part('form-data; name="a"')}--x--`,
  },
  { name: 'multipart without end', type: MULTIPART, body: part('form-data; name="company"') },
  {
    name: 'multipart with a thousand parts',
    type: MULTIPART,
    body: `${part('form-data; name="a"').repeat(1_000)}--x--\r\n`,
  },
  {
    name: 'multipart with files for texts',
    type: MULTIPART,
    body: `${part('form-data; name="company"; filename="../../etc/passwd"')}--x--\r\n`,
  },
  {
    name: 'multipart with line ends in names',
    type: MULTIPART,
    body: `${part('form-data; name="company\r\nX-Injected: yes"')}--x--\r\n`,
  },
  {
    name: 'multipart with null bytes',
    type: MULTIPART,
    body: `${part('form-data; name="comp\0any"', '\0')}--x--\r\n`,
  },
  {
    name: 'multipart within multipart',
    type: MULTIPART,
    body: `--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${part('form-data; name="a"')}--x--\r\n--x--\r\n`,
  },
  {
    name: 'multipart with a prototype name',
    type: MULTIPART,
    body: `${part('form-data; name="__proto__"')}--x--\r\n`,
  },
  {
    name: 'multipart with an overlong boundary',
    type: `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
    body: 'a',
  },
  {
    name: 'multipart of more than 64 KB',
    type: MULTIPART,
    body: `${part('form-data; name="company"', 'a'.repeat(200_000))}--x--\r\n`,
  },
]

// biome-ignore format: a few rows read better than twenty
export const ODD_METHODS: readonly string[] = [
  'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK',
  'SEARCH', 'PURGE', 'REPORT', 'QUERY', 'M-SEARCH', 'SUBSCRIBE', 'LINK', 'BIND', 'SOURCE',
]

export const FOREIGN_ORIGINS: readonly string[] = [
  'https://evil.example',
  'http://evil.example',
  'null',
  'http://127.0.0.1:1',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example/127.0.0.1',
  'http://user@evil.example',
  'file://',
  'chrome-extension://abcdef',
  '//127.0.0.1',
  'not an origin',
  '"><script>',
]

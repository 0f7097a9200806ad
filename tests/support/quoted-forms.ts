import { domainToASCII } from 'node:url'

/** The encodings and spellings in which a server may quote a text. */
export function quotedForms(text: string): string[] {
  const bytes = [...Buffer.from(text)]
  const base64 = Buffer.from(text).toString('base64')
  const quotedPrintable = bytes
    .map((byte) => (byte > 0x7e || byte === 0x3d ? `=${hex(byte)}` : String.fromCharCode(byte)))
    .join('')
  const [local = '', domain = ''] = text.split('@')
  return [
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    text.normalize('NFD'),
    text.normalize('NFD').replace(/\p{M}/gu, ''),
    `=?UTF-8?Q?${quotedPrintable.replaceAll(' ', '_')}?=`,
    `=?utf-8?B?${base64}?=`,
    base64,
    base64.replace(/.{8}/g, '$&\r\n'),
    quotedPrintable,
    quotedPrintable.replace(/.{7}/g, '$&=\r\n'),
    encodeURIComponent(text),
    encodeURIComponent(text).toLowerCase(),
    bytes.map((byte) => `%${hex(byte)}`).join(''),
    [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
    [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join(''),
    [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    JSON.stringify(text),
    text.replace(/.{3}/gu, '$&\r\n'),
    [...text].join(' '),
    Buffer.from(text).toString('latin1'),
    Buffer.from(text, 'latin1').toString('utf8'),
    `${local}@${domainToASCII(domain)}`,
    domainToASCII(text.replace(/[^\p{L}]/gu, '')),
  ]
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0')
}

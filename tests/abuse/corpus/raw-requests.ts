/** Smuggled behind a request whose length two parsers understand differently; it must not be answered. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const POST = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
const GET = 'GET /blog HTTP/1.1\r\nHost: x\r\n'
const LENGTH_0 = 'Content-Length: 0\r\n'
const CHUNKED = 'Transfer-Encoding: chunked\r\n'
const END = '0\r\n\r\n'

/** Request smuggling: a proxy would see one request and the server two. */
export const SMUGGLING: Record<string, string> = {
  'length and chunks': `${POST}Content-Length: 4\r\n${CHUNKED}\r\n${END}${SMUGGLED}`,
  'chunks and length': `${POST}${CHUNKED}Content-Length: 4\r\n\r\n${END}${SMUGGLED}`,
  'two lengths': `${POST}${LENGTH_0}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'two lengths in one header': `${POST}Content-Length: 0, ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a length with a plus': `${POST}Content-Length: +0\r\n\r\n${SMUGGLED}`,
  'a negative length': `${POST}Content-Length: -1\r\n\r\n${SMUGGLED}`,
  'a hexadecimal length': `${POST}Content-Length: 0x0\r\n\r\n${SMUGGLED}`,
  'a length with letters': `${POST}Content-Length: 0a\r\n\r\n${SMUGGLED}`,
  'an endless length': `${POST}Content-Length: 99999999999999999999999\r\n\r\n${SMUGGLED}`,
  'a space before the colon': `${POST}Content-Length : 0\r\n\r\n${SMUGGLED}`,
  'unknown encoding': `${POST}Transfer-Encoding: xchunked\r\n\r\n${END}${SMUGGLED}`,
  'two encodings': `${POST}Transfer-Encoding: chunked, identity\r\n\r\n${END}${SMUGGLED}`,
  'two encoding headers': `${POST}${CHUNKED}Transfer-Encoding: identity\r\n\r\n${END}${SMUGGLED}`,
  'an encoding in quotes': `${POST}Transfer-Encoding: "chunked"\r\n\r\n${END}${SMUGGLED}`,
  'an encoding after a tab': `${POST}Transfer-Encoding:\u000bchunked\r\n\r\n${END}${SMUGGLED}`,
  'a space before the encoding’s colon': `${POST}Transfer-Encoding : chunked\r\n\r\n${END}${SMUGGLED}`,
  'a folded encoding': `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n${END}${SMUGGLED}`,
  'an encoding behind a lone line feed': `${POST}X: a\nTransfer-Encoding: chunked\r\n\r\n${END}${SMUGGLED}`,
  'an encoding behind a lone carriage return': `${POST}X: a\rTransfer-Encoding: chunked\r\n\r\n${END}${SMUGGLED}`,
  'an encoding in HTTP/1.0': `${POST.replace('1.1', '1.0')}${CHUNKED}\r\n${END}${SMUGGLED}`,
  'a chunk length with spaces': `${POST}${CHUNKED}\r\n 0\r\n\r\n${SMUGGLED}`,
  'a chunk length with a sign': `${POST}${CHUNKED}\r\n+0\r\n\r\n${SMUGGLED}`,
  'a chunk length with 0x': `${POST}${CHUNKED}\r\n0x0\r\n\r\n${SMUGGLED}`,
  'an overflowing chunk length': `${POST}${CHUNKED}\r\nfffffffffffffffff0\r\n\r\n${SMUGGLED}`,
  'a chunk longer than it says': `${POST}${CHUNKED}\r\n1\r\nabcdef\r\n${END}${SMUGGLED}`,
  'a chunk with lone line feeds': `${POST}${CHUNKED}\r\n1\na\n0\n\n${SMUGGLED}`,
  'a chunk extension with a lone line feed': `${POST}${CHUNKED}\r\n1;a\nb\r\na\r\n${END}${SMUGGLED}`,
  'a chunk extension with a line end': `${POST}${CHUNKED}\r\n1;\n${SMUGGLED}\r\n${END}`,
  'a body of a GET that is chunked wrongly': `${GET}${CHUNKED}\r\nzz\r\n${SMUGGLED}`,
  'a null byte in a header': `${GET}X: a\0b\r\n\r\n${SMUGGLED}`,
  'a line end in the target': `GET /blog\r\nX: y HTTP/1.1\r\nHost: x\r\n\r\n${SMUGGLED}`,
}

/** Invalid HTTP, or at the limits of valid HTTP. */
export const ODD_REQUESTS: Record<string, string> = {
  'HTTP/0.9': 'GET /\r\n\r\n',
  'HTTP/9.9': 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an upgrade to HTTP/2': `${GET}Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  'an upgrade to a web socket': `${GET}Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n`,
  'the start of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an unknown method': 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
  'a method in small letters': 'get / HTTP/1.1\r\nHost: x\r\n\r\n',
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'CONNECT to a path': 'CONNECT / HTTP/1.1\r\nHost: x\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'an empty host': 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'a host with markup': 'GET / HTTP/1.1\r\nHost: "><script>alert(1)</script>\r\nConnection: close\r\n\r\n',
  'a host with a path': 'GET / HTTP/1.1\r\nHost: evil.example/x?\r\nConnection: close\r\n\r\n',
  'a host with a user': 'GET /blog/ HTTP/1.1\r\nHost: a@evil.example\r\nConnection: close\r\n\r\n',
  'a host with spaces': 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'a host with an impossible port': 'GET / HTTP/1.1\r\nHost: a:99999999\r\nConnection: close\r\n\r\n',
  'a broken IPv6 host': 'GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n',
  'a host that is not text': 'GET / HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n',
  'another host and its redirect': 'GET /blog/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'a header of 20 KB': `${GET}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  'headers of 1 MB': `${GET}${`X: ${'a'.repeat(1_000)}\r\n`.repeat(1_000)}\r\n`,
  'two thousand headers': `${GET}Connection: close\r\n${'X: a\r\n'.repeat(2_000)}\r\n`,
  'a header without a colon': `${GET}Connection close\r\n\r\n`,
  'a header without a name': `${GET}: a\r\n\r\n`,
  'a folded header': `${GET}X: a\r\n b\r\nConnection: close\r\n\r\n`,
  'a header named __proto__': `${GET}__proto__: a\r\nconstructor: b\r\nConnection: close\r\n\r\n`,
  'lone line feeds': 'GET / HTTP/1.1\nHost: x\nConnection: close\n\n',
  'a strange expectation': `${POST}Expect: 200-ok\r\nConnection: close\r\n${LENGTH_0}\r\n`,
  'an awaited body': `${POST}Expect: 100-continue\r\nConnection: close\r\nContent-Length: 1\r\n\r\na`,
  'five hundred ranges': `GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=${'0-0,'.repeat(500)}1-1\r\n\r\n`,
  'a range from the end':
    'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=-99999999\r\n\r\n',
  'a range beyond the end':
    'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=99999999-\r\n\r\n',
  'a range backwards':
    'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=5-2\r\n\r\n',
  'a range that is not a number':
    'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=a-b\r\n\r\n',
  'a range of nothing': 'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=-\r\n\r\n',
  'odd encodings': `${GET}Accept-Encoding: br;q=zz, gzip;q=-1, *;q=9, ${'x,'.repeat(500)}\r\nConnection: close\r\n\r\n`,
  'odd tags': `${GET}If-None-Match: ${'"a",'.repeat(800)}W/"\r\nConnection: close\r\n\r\n`,
}

import { createServer } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificate } from '#tests/support/certificate.ts'
import { REFUSING_PORT } from '#tests/support/free-port.ts'
import { certificateEndsAt, freeBytes } from './machine.server.ts'

const { cert, key } = await createCertificate(['localhost'])
const server = createServer({ cert, key }, (_request, response) => response.end('ok'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('the end of a certificate is read, also of one that browsers refuse', async () => {
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  expect(await certificateEndsAt(`https://127.0.0.1:${port}`)).toBeGreaterThan(Date.now())
})

test.each(['http://localhost', `https://127.0.0.1:${REFUSING_PORT}`])(
  'at %s there is no certificate to read',
  async (url) => {
    expect(await certificateEndsAt(url)).toBeNaN()
  },
)

test('what is free where nothing is cannot be known', async () => {
  expect(await freeBytes('/nera/tokio')).toBeNaN()
})

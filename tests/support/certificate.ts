import { generate } from 'selfsigned'

/** Self-signed and new each time: no key is in the repository. */
export async function createCertificate(hosts: readonly string[]) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  })
  return { key, cert }
}

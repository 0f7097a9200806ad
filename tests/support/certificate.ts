import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
}

/** A key and its self-signed certificate for this host name, new each time: none lies in the repository. */
export async function createCertificate(host: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
  })
  return { key, cert }
}

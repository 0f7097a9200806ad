import { type FaultyServer, startFaultyServer } from './faulty-server.ts'

/** Receives the whole mail and then answers with these bytes. */
export function startRefusingSmtpServer(reply: (mail: string) => string): Promise<FaultyServer> {
  return startFaultyServer((socket) => {
    let received = ''
    let isInData = false
    socket.setEncoding('utf8')
    socket.write('220 mail.example.lt\r\n')
    socket.on('data', (chunk) => {
      received += chunk
      const end = isInData ? '\r\n.\r\n' : '\r\n'
      if (!received.endsWith(end)) return
      if (isInData) socket.write(reply(received))
      else socket.write(received.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
      isInData = !isInData && received.startsWith('DATA')
      received = ''
    })
  })
}

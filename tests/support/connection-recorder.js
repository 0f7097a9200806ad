// Loaded before the server (NODE_OPTIONS=--import): prints a line for every connection that it makes, but to its own
// database, which has no address.
import { subscribe } from 'node:diagnostics_channel'

const print = () => process.stderr.write('CONNECTION MADE\n')
subscribe('net.client.socket', ({ socket }) => socket.once('connect', () => socket.remoteAddress && print()))
subscribe('undici:client:beforeConnect', print)

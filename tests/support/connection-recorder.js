// Loaded before the server (NODE_OPTIONS=--import): prints a line for every connection that it makes to another process.
import { subscribe } from 'node:diagnostics_channel'

const print = () => process.stderr.write('CONNECTION MADE\n')
subscribe('net.client.socket', print)
subscribe('undici:client:beforeConnect', print)

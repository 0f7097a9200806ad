// The former names, which database tests still use.
export { type FaultyServer as RudeServer, startFaultyServer as startRudeServer } from './faulty-server.ts'

// The server bundle: React Router's build for its own tools, and what the start script calls.
export * from 'virtual:react-router/server-build'
export { main } from './main.ts'

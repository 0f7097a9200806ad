// React Router's build, and `main` for the start script.
export * from 'virtual:react-router/server-build'
export { main } from './main.ts'

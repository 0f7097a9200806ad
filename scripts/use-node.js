// After `npm ci`, `node` in npm's scripts must be the Node of this project. npm 11 sees to it; npm 10 installs the
// package but loses its command; both install the package for glibc on musl (Alpine), where it does not run, and say
// nothing when an optional package could not be installed. Plain JavaScript, because an old Node has to be able to run it.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys(optionalDependencies).filter((each) => each.startsWith('node-'))
const runnable = packages.find((each) => existsSync(`node_modules/${each}`) && canRun(each))
const version = optionalDependencies[runnable ?? packages[0]]
const isTooOld = Number.parseInt(process.versions.node, 10) < Number.parseInt(version, 10)

if (runnable === undefined) rmSync('node_modules/.bin/node', { force: true })
if (runnable !== undefined && process.version !== `v${version}`) linkCommand(runnable)
else if (isTooOld) {
  console.error(
    `This software needs Node ${version}, and its package for ${process.platform} ${process.arch} could not be installed or does not run here; the log of npm says why. Run "npm ci" again, without --omit=optional. Where there is no such package, as on Alpine, install Node ${Number.parseInt(version, 10)} first.`,
  )
  process.exitCode = 1
}

function canRun(packageName) {
  if (process.platform === 'win32') return true
  return spawnSync(`node_modules/${packageName}/bin/node`, ['--version']).status === 0
}

function linkCommand(packageName) {
  if (process.platform === 'win32') {
    writeFileSync('node_modules/.bin/node.cmd', `@"%~dp0\\..\\${packageName}\\bin\\node.exe" %*\r\n`)
    return
  }
  rmSync('node_modules/.bin/node', { force: true })
  symlinkSync(`../${packageName}/bin/node`, 'node_modules/.bin/node')
  chmodSync('node_modules/.bin/node', 0o755)
}

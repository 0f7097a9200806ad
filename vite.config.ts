import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { basketChunk } from './tools/vite/basket-chunk.ts'
import { clientScripts } from './tools/vite/client-scripts.ts'
import { preloadHelper } from './tools/vite/preload-helper.ts'
import { rehypeChecklists } from './tools/vite/rehype-checklists.ts'
import { rehypeHeadings } from './tools/vite/rehype-headings.ts'
import { remarkGlossary } from './tools/vite/remark-glossary.ts'
import { remarkTypography } from './tools/vite/remark-typography.ts'
import { templateFilesPlugin } from './tools/vite/template-files-plugin.ts'
import { templateTexts } from './tools/vite/template-texts.ts'

/** Unknown without git, as in a container. A folder of another project's git would name that one's commit. */
const git = existsSync('.git') ? spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*']) : null

export default defineConfig(({ command }) => ({
  plugins: [
    {
      enforce: 'pre',
      ...mdx({
        // The Markdown of templates is not for it.
        format: 'mdx',
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkTypography, remarkGlossary],
        rehypePlugins: [rehypeHeadings, rehypeChecklists],
        // An attribute, not an inline style: the content security policy allows no inline styles.
        tableCellAlignToStyle: false,
      }),
    },
    tailwindcss(),
    reactRouter(),
    clientScripts(),
    preloadHelper(),
    templateTexts(),
    templateFilesPlugin(),
  ],
  assetsInclude: '**/*.bin',
  // Neither sizes, which tests bound, nor how long plugins take is reported: `npm start` builds, too.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // The list of what lazy parts import would be a thirtieth of the client entry, which every page loads.
    modulePreload: {
      resolveDependencies: (_file, imports, { hostId }) => (/\/islands-/.test(hostId) ? [] : imports),
    },
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Addresses are constants: a browser gets those that a script uses, not the module with all of them.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: [basketChunk] } },
        },
      },
    },
    ssr: {
      define:
        command === 'build'
          ? {
              // Libraries choose their production half at build: the other one would be memory for nothing.
              'process.env.NODE_ENV': '"production"',
              SITE_RELEASE: JSON.stringify({
                version: packageFile.version,
                commit: String(git?.stdout ?? '').trim(),
              }),
            }
          : {},
      build: { rollupOptions: { input: './server/build-entry.ts' } },
      // One file starts fast and small.
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  server: { host: '127.0.0.1' },
}))

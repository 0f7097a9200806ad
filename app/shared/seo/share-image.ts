export interface ShareImage {
  path: string
  width: number
  height: number
}

export const SHARE_IMAGE_WIDTH = 1200
export const SHARE_IMAGE_HEIGHT = 630

/** The picture that the build draws for a page: `/blog/ebvpd` → `/share/blog/ebvpd.png`. */
export function shareImage(pagePath: string): ShareImage {
  const name = pagePath === '/' ? '/pradzia' : pagePath
  return { path: `/share${name}.png`, width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT }
}

import * as urls from '../urls.ts'

export interface ShareImage {
  path: string
  width: number
  height: number
}

export const SHARE_IMAGE_WIDTH = 1200
export const SHARE_IMAGE_HEIGHT = 630

/** The picture that the build draws for a page. */
export function shareImage(pagePath: string): ShareImage {
  return { path: urls.shareImage(pagePath), width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT }
}

import { maxImageBytes, maxVideoBytes } from '@pawlet/core/contract';
import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { none } from '../fields.ts';

const upload = {
  method: 'POST',
  access: 'catalogue:write',
  params: none,
  input: none,
  writes: true,
} as const;

/** Pictures and videos of the catalogue. Uploading the same file again returns the same one. */
export const mediaCalls = {
  uploadPicture: operatorCall({
    ...upload,
    name: 'media.upload-picture',
    summary: 'Stores a JPEG, PNG, WebP, GIF or AVIF picture in the widths that shoppers load',
    path: '/pictures',
    file: { maxBytes: maxImageBytes },
    output: v.object({
      /** For products, categories and campaigns. */
      key: v.string(),
      url: v.string(),
      /** Size in pixels as it is displayed. */
      width: v.number(),
      height: v.number(),
      /** Average color, `#rrggbb`. */
      color: v.string(),
    }),
  }),
  uploadVideo: operatorCall({
    ...upload,
    name: 'media.upload-video',
    summary: 'Stores an MP4, MOV or WebM video',
    path: '/videos',
    file: { maxBytes: maxVideoBytes },
    output: v.object({
      /** For `video` of a product. */
      address: v.string(),
      url: v.string(),
    }),
  }),
};

import { shopMessages } from '@pawlet/core/errors';
import { useConfig, useText } from '../../runtime/index.ts';
import { maxBytes, type FileProblem } from './checkFile.ts';
import { uploadsMessages } from './uploadsMessages.ts';
import type { UploadKind, UploadOptions } from './types.ts';

const megabyte = 1024 * 1024;

/** Message for the shopper why a file is refused. */
export function useProblemText(): (problem: FileProblem, options: UploadOptions) => string {
  const text = useText(uploadsMessages);
  const shopText = useText(shopMessages);
  const limits = useConfig()?.upload;
  // One decimal is sufficient.
  const getSize = (kind: UploadKind) => Math.floor((maxBytes(kind, limits) / megabyte) * 10) / 10;
  return (problem, { most = 9, mostVideos = 0 }) => {
    switch (problem) {
      case 'kind':
        return text(mostVideos > 0 ? 'uploads.kindOrVideo' : 'uploads.kind');
      case 'unreadable':
        return text('uploads.unreadable');
      case 'image-size':
        return text('uploads.imageSize', { size: getSize('image') });
      case 'video-size':
        return text('uploads.videoSize', { size: getSize('video') });
      case 'too-many':
        return text('uploads.tooMany', { count: most });
      case 'too-many-videos':
        return mostVideos === 1
          ? shopText('check.video.one')
          : text('uploads.tooManyVideos', { count: mostVideos });
      case 'video-length':
        return shopText('check.video.length');
    }
  };
}

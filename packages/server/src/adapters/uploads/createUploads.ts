import path from 'node:path';
import type { AppDeps } from '../../http/appDeps.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ServerConfig } from '../environment.ts';
import { createDiskFiles } from './diskFiles.ts';
import { createMultipartIntake } from './multipartIntake.ts';
import { createS3Files } from './s3Files.ts';
import { createSharpImages } from './sharpImages.ts';

/** Where uploads are received and stored: in the data folder, or in a bucket. */
export function createUploads(
  { dataFolder, bucket, databaseUrl, isUploadsFolderShared }: ServerConfig,
  clock: Clock,
): AppDeps['uploads'] {
  return {
    isLocal: databaseUrl !== undefined && bucket === undefined && !isUploadsFolderShared,
    intake: createMultipartIntake(path.join(dataFolder, 'incoming')),
    files:
      bucket === undefined ? createDiskFiles(path.join(dataFolder, 'uploads')) : createS3Files(bucket, clock),
    images: createSharpImages(),
  };
}

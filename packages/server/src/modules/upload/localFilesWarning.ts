/** Warning for operators of a shop whose nodes may share the database, but not the files. */
export const localFilesWarning =
  'Uploads and imported pictures and videos are stored on this machine only: other nodes of this shop respond with 404 for them. ' +
  'Before you start a second node, set PAWLET_S3_ENDPOINT, PAWLET_S3_BUCKET, PAWLET_S3_ACCESS_KEY and PAWLET_S3_SECRET_KEY.';

CREATE TABLE "running_nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"facts" jsonb NOT NULL
);

-- Trusted extensions: whoever may create things in the database may create them. docs/guides/operate.md says what to do where that is refused.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "goods_search" (
	"goods_id" integer NOT NULL,
	"language" text NOT NULL,
	"names" text NOT NULL,
	"document" text NOT NULL,
	"squeezed" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "goods_search_language_goods_id_pk" PRIMARY KEY("language","goods_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "goods_search_document" ON "goods_search" USING gin ("document" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("word" gist_trgm_ops);
CREATE INDEX "goods_search_document_zh" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'zh';--> statement-breakpoint
CREATE INDEX "goods_search_document_en" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'en';--> statement-breakpoint
CREATE INDEX "goods_search_document_ja" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'ja';--> statement-breakpoint
CREATE INDEX "goods_search_document_fr" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'fr';--> statement-breakpoint
CREATE INDEX "goods_search_document_de" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'de';--> statement-breakpoint
CREATE INDEX "goods_search_document_it" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'it';--> statement-breakpoint
CREATE INDEX "goods_search_document_es" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'es';--> statement-breakpoint
CREATE INDEX "goods_search_document_ko" ON "goods_search" USING gin ("document" gin_trgm_ops) WHERE "goods_search"."language" = 'ko';
-- The rows of one statement have no statistics: they were joined by nested loops, which took 1.5 s for 2,000 products.
ALTER FUNCTION "publish_goods"() SET enable_nestloop = off;
--> statement-breakpoint
ALTER FUNCTION "publish_skus"() SET enable_nestloop = off;

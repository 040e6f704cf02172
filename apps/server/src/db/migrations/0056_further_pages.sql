ALTER TABLE "pages" DROP CONSTRAINT "pages_name";--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_name" CHECK ("pages"."name" ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$');--> statement-breakpoint
-- Agreements were written as settings; they are pages now.
INSERT INTO "pages" ("name", "title", "content")
SELECT "key", CASE "key" WHEN 'user_protocol' THEN '用户协议' ELSE '隐私政策' END, "value" #>> '{}'
FROM "settings" WHERE "key" IN ('user_protocol', 'user_private_protocol') AND btrim("value" #>> '{}') <> ''
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "settings" WHERE "key" IN ('user_protocol', 'user_private_protocol');

ALTER TABLE "roles" ALTER COLUMN "code" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD COLUMN "reach" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "is_built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_reach" CHECK ("role_permissions"."reach" in ('all', 'own'));--> statement-breakpoint
-- The roles that every database has. Where one is already, it keeps its name and what it may do, but for the lines below.
WITH "added" AS (
	INSERT INTO "roles" ("code", "name") VALUES ('learner', '学员'), ('teacher', '教师'), ('administrator', '管理员')
	ON CONFLICT ("code") DO NOTHING
	RETURNING "id", "code"
)
INSERT INTO "role_permissions" ("role_id", "permission")
SELECT "id", 'comment.store' FROM "added" WHERE "code" IN ('learner', 'teacher');--> statement-breakpoint
UPDATE "roles" SET "is_built_in" = true WHERE "code" IN ('learner', 'teacher', 'administrator');--> statement-breakpoint
-- Teachers look after what is their own. No call has asked for these before.
INSERT INTO "role_permissions" ("role_id", "permission", "reach")
SELECT "roles"."id", "permission", 'own'
FROM "roles", unnest(ARRAY['article', 'article.store', 'article.update', 'article.delete']) AS "permission"
WHERE "roles"."code" = 'teacher'
ON CONFLICT ("role_id", "permission") DO UPDATE SET "reach" = 'own';--> statement-breakpoint
-- The administrator holds everything by being it, also what comes later.
DELETE FROM "role_permissions" USING "roles" WHERE "roles"."id" = "role_id" AND "roles"."code" = 'administrator';

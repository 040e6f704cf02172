ALTER TABLE "sessions" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removed_role_id" bigint;--> statement-breakpoint
CREATE INDEX "users_removed_role" ON "users" USING btree ("removed_role_id") WHERE removed_role_id is not null;